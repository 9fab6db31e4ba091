/* Scalars and points of every backend against the affine model. */
#include "group/curve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/cpu.h"
#include "bench.h"
#include "model.h"
#include "test.h"

#define WIDTH 32

static const curve_params *curve;

/* The backends that this machine runs. Each must give what the model gives, so they agree. */
static const weierstrass_ops *backends[16];
static size_t backend_count;

static void find_backends(void) {
  size_t count;
  const bench_backend *all = bench_backends(SLIMB_CURVE_P256, &count);
  for (size_t i = 0; i < count; i++) {
    if ((all[i].cpu & ~cpu_bits()) == 0)
      backends[backend_count++] = all[i].weierstrass;
    else
      test_skip(bench_backend_name(&all[i]), "this machine does not run it");
  }
}

/* ---- what the operations must answer ---- */

static void expect_base(const mpz_t k, const model_point *kg) {
  uint8_t scalar[WIDTH], expected[2 * WIDTH], got[2 * WIDTH];
  model_to_bytes(scalar, WIDTH, k);
  model_point_to_bytes(expected, WIDTH, kg);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    const ct_mask finite = backends[i]->pt_mul_base(got, scalar);
    CHECK(finite == (kg->infinite ? 0 : ~(ct_mask)0));
    CHECK_BYTES(got, expected, sizeof got);
  }
}

static void expect_mul(const mpz_t k, const model_point *p, const model_point *kp) {
  uint8_t scalar[WIDTH], point[2 * WIDTH], expected[2 * WIDTH], got[2 * WIDTH];
  model_to_bytes(scalar, WIDTH, k);
  model_point_to_bytes(point, WIDTH, p);
  model_point_to_bytes(expected, WIDTH, kp);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    const ct_mask finite = backends[i]->pt_mul(got, scalar, point);
    CHECK(finite == (kp->infinite ? 0 : ~(ct_mask)0));
    CHECK_BYTES(got, expected, sizeof got);
  }
}

/* k G by both multiplications. */
static void expect_both(const mpz_t k) {
  model_point g, kg;
  model_init(&g);
  model_init(&kg);
  model_base(&g, curve);
  model_mul(&kg, k, &g, curve);
  expect_base(k, &kg);
  expect_mul(k, &g, &kg);
  model_clear(&g);
  model_clear(&kg);
}

/* u1 G + u2 P: true for its own x mod n, false for others. */
static void expect_check(const mpz_t u1, const mpz_t u2, const model_point *p) {
  uint8_t b1[WIDTH], b2[WIDTH], point[2 * WIDTH], r[WIDTH];
  model_point sum, other;
  mpz_t x;
  model_init(&sum);
  model_init(&other);
  mpz_init(x);
  model_base(&sum, curve);
  model_mul(&sum, u1, &sum, curve);
  model_mul(&other, u2, p, curve);
  model_add(&sum, &sum, &other, curve);
  model_to_bytes(b1, WIDTH, u1);
  model_to_bytes(b2, WIDTH, u2);
  model_point_to_bytes(point, WIDTH, p);
  mpz_mod(x, sum.x, curve->n);
  if (sum.infinite) mpz_set_ui(x, 1);
  model_to_bytes(r, WIDTH, x);
  for (size_t i = 0; i < backend_count; i++) {
    const ct_mask is = backends[i]->pt_check_vartime(r, b1, b2, point);
    CHECK(is == (sum.infinite ? 0 : ~(ct_mask)0));
  }
  r[WIDTH - 1] ^= 1;
  for (size_t i = 0; i < backend_count; i++)
    CHECK(backends[i]->pt_check_vartime(r, b1, b2, point) == 0);
  mpz_clear(x);
  model_clear(&sum);
  model_clear(&other);
}

static void expect_on_curve(const uint8_t point[2 * WIDTH], int expected) {
  mpz_t x, y;
  mpz_inits(x, y, NULL);
  model_from_bytes(x, point, WIDTH);
  model_from_bytes(y, point + WIDTH, WIDTH);
  CHECK(model_on_curve(x, y, curve) == expected);
  for (size_t i = 0; i < backend_count; i++)
    CHECK(backends[i]->pt_on_curve(point) == (expected ? ~(ct_mask)0 : 0));
  mpz_clears(x, y, NULL);
}

/* ---- scalar multiplication ---- */

static void test_small_multiples(void) {
  model_point g, kg, minus;
  mpz_t k;
  model_init(&g);
  model_init(&kg);
  model_init(&minus);
  mpz_init(k);
  model_base(&g, curve);
  test_case("0 G ... 200 G and (n - 200) G ... (n - 1) G");
  for (unsigned i = 0; i <= 200; i++) {
    test_context("k = %u", i);
    mpz_set_ui(k, i);
    expect_base(k, &kg);
    expect_mul(k, &g, &kg);
    if (i > 0) {
      test_context("k = n - %u", i);
      mpz_sub_ui(k, curve->n, i);
      model_negate(&minus, &kg, curve);
      expect_base(k, &minus);
      expect_mul(k, &g, &minus);
    }
    model_add(&kg, &kg, &g, curve);
  }
  mpz_clear(k);
  model_clear(&g);
  model_clear(&kg);
  model_clear(&minus);
}

/* Odd scalars k = sum d_i 2^(w i) whose last addition in a comb of width w, from the lowest digit
 * up, adds equal points: k = 2 d_top 2^(w top) mod n, for the top digit that k itself has. */
static unsigned comb_doublings(unsigned w) {
  const unsigned windows = (WIDTH * 8 + w - 1) / w, place = w * (windows - 1);
  unsigned found = 0;
  mpz_t k, v;
  mpz_inits(k, v, NULL);
  for (long digit = 1 - (1L << w); digit < 1L << w; digit += 2) {
    mpz_set_si(k, 2 * digit);
    mpz_mul_2exp(k, k, place);
    mpz_mod(k, k, curve->n);
    test_context("comb %u, digit %ld", w, digit);
    expect_both(k);
    mpz_sub(v, curve->n, k);
    expect_both(v);
    mpz_fdiv_q_2exp(v, k, 1);
    mpz_setbit(v, w * windows - 1);
    mpz_fdiv_q_2exp(v, v, place);
    if (mpz_odd_p(k) && 2 * mpz_get_si(v) - ((1L << w) - 1) == digit) found++;
  }
  mpz_clears(k, v, NULL);
  return found;
}

static void test_exceptional_scalars(void) {
  test_case("scalars whose last comb addition doubles");
  for (unsigned w = 2; w <= 8; w++) CHECK(comb_doublings(w) > 0);
  test_case("scalars whose last window addition doubles");
  mpz_t k;
  mpz_init(k);
  for (unsigned w = 2; w <= 6; w++) {
    for (unsigned digit = 1; digit < 1u << w; digit += 2) { /* n - 2 d, whose last digit is -d */
      mpz_set_ui(k, 2 * digit);
      expect_both(k);
      mpz_sub(k, curve->n, k);
      expect_both(k);
    }
  }
  mpz_clear(k);
}

static void test_powers_of_two(void) {
  mpz_t k;
  mpz_init(k);
  test_case("2^i - 1, 2^i, 2^i + 1");
  for (unsigned i = 1; i < 8 * WIDTH; i++) {
    for (int add = -1; add <= 1; add++) {
      mpz_set_ui(k, 1);
      mpz_mul_2exp(k, k, i);
      if (add < 0) mpz_sub_ui(k, k, 1);
      if (add > 0) mpz_add_ui(k, k, 1);
      test_context("2^%u%+d", i, add);
      if (mpz_cmp(k, curve->n) < 0) expect_both(k);
    }
  }
  mpz_clear(k);
}

static void test_random_scalars(void) {
  model_point p, kp;
  mpz_t k;
  model_init(&p);
  model_init(&kp);
  mpz_init(k);
  test_case("random scalars and points");
  for (unsigned i = 0; i < 200; i++) {
    model_random(k, curve->n);
    test_context("round %u", i);
    expect_both(k);
    model_random_point(&p, curve);
    model_mul(&kp, k, &p, curve);
    expect_mul(k, &p, &kp);
  }
  test_case("exceptional scalars on random points");
  for (unsigned i = 0; i < 70; i++) {
    model_random_point(&p, curve);
    mpz_set_ui(k, i);
    model_mul(&kp, k, &p, curve);
    expect_mul(k, &p, &kp);
    if (i == 0) continue;
    mpz_sub(k, curve->n, k);
    model_negate(&kp, &kp, curve);
    expect_mul(k, &p, &kp);
  }
  mpz_clear(k);
  model_clear(&p);
  model_clear(&kp);
}

/* Where other libraries failed: golang/go#58647 (CVE-2023-24532), golang/go#60717, crypton#78. */
static void test_published_failures(void) {
  static const char x34[] =
      "21538630073048560509735576007149539115526969787353231629118474871518563178910";
  static const char y34[] =
      "60188232952792585766986390787318113745120282298037326219660563054891997721808";
  model_point g, p;
  mpz_t k;
  model_init(&g);
  model_init(&p);
  mpz_init(k);
  model_base(&g, curve);
  test_case("(n - 34) G");
  mpz_set_str(p.x, x34, 10);
  mpz_set_str(p.y, y34, 10);
  p.infinite = 0;
  mpz_sub_ui(k, curve->n, 34);
  expect_base(k, &p);
  expect_mul(k, &g, &p);
  test_case("(n + 30) G by the reduced scalar");
  mpz_set_ui(k, 30);
  expect_both(k);
  test_case("multiples of the point with x = 2^96");
  mpz_ui_pow_ui(k, 2, 96);
  CHECK(model_lift_x(&p, k, curve));
  for (unsigned i = 0; i < 20; i++) {
    model_random(k, curve->n);
    model_mul(&g, k, &p, curve);
    expect_mul(k, &p, &g);
    expect_check(k, k, &p);
  }
  mpz_clear(k);
  model_clear(&g);
  model_clear(&p);
}

/* ---- u1 G + u2 P ---- */

static void test_check_random(void) {
  model_point p;
  mpz_t u1, u2;
  model_init(&p);
  mpz_inits(u1, u2, NULL);
  test_case("u1 G + u2 P at random, with zeros and short scalars");
  for (unsigned i = 0; i < 150; i++) {
    model_random(u1, curve->n);
    model_random(u2, curve->n);
    if (i % 5 == 1) mpz_set_ui(u1, 0);
    if (i % 5 == 2) mpz_set_ui(u2, 0);
    if (i % 5 == 3) mpz_fdiv_r_2exp(u1, u1, i);
    if (i % 5 == 4) mpz_fdiv_r_2exp(u2, u2, i);
    model_random_point(&p, curve);
    test_context("round %u", i);
    expect_check(u1, u2, &p);
  }
  test_case("0 G + 0 P");
  mpz_set_ui(u1, 0);
  mpz_set_ui(u2, 0);
  expect_check(u1, u2, &p);
  mpz_clears(u1, u2, NULL);
  model_clear(&p);
}

/* P = d G makes sums of the two meet each other inside the run: u1 = +-u2 d at the end, small u and
 * d also on the way. */
static void test_check_meeting(void) {
  model_point p;
  mpz_t u1, u2, d;
  model_init(&p);
  mpz_inits(u1, u2, d, NULL);
  test_case("u1 G = +-u2 P");
  for (unsigned i = 0; i < 60; i++) {
    if (i < 40)
      mpz_set_si(d, (i & 1 ? -1 : 1) * (long)(i / 2 + 1));
    else
      model_random(d, curve->n);
    mpz_mod(d, d, curve->n);
    model_base(&p, curve);
    model_mul(&p, d, &p, curve);
    model_random(u2, curve->n);
    for (int sign = -1; sign <= 1; sign += 2) {
      mpz_mul_si(u1, u2, sign);
      mpz_mul(u1, u1, d);
      mpz_mod(u1, u1, curve->n);
      test_context("round %u, sign %d", i, sign);
      expect_check(u1, u2, &p);
    }
  }
  test_case("small u1, u2 and P = +-G, +-2 G, +-3 G");
  for (long multiple = -3; multiple <= 3; multiple++) {
    if (multiple == 0) continue;
    mpz_set_si(d, multiple);
    model_base(&p, curve);
    model_mul(&p, d, &p, curve);
    for (unsigned long i = 0; i < 24; i++) {
      for (unsigned long j = 0; j < 24; j++) {
        mpz_set_ui(u1, i);
        mpz_set_ui(u2, j);
        test_context("%lu G + %lu (%ld G)", i, j, multiple);
        expect_check(u1, u2, &p);
      }
    }
  }
  mpz_clears(u1, u2, d, NULL);
  model_clear(&p);
}

/* x in [n, p) is rare: take such an x and any u1, u2 with u1 G + u2 P there, P chosen to fit. */
static void test_check_wrapped_x(void) {
  model_point sum, p;
  mpz_t x, u1, u2, inverse;
  model_init(&sum);
  model_init(&p);
  mpz_inits(x, u1, u2, inverse, NULL);
  test_case("x(u1 G + u2 P) from n to p - 1");
  mpz_set(x, curve->n);
  for (unsigned found = 0; found < 5; mpz_add_ui(x, x, 1)) {
    if (!model_lift_x(&sum, x, curve)) continue;
    found++;
    model_random(u1, curve->n);
    do model_random(u2, curve->n);
    while (!mpz_invert(inverse, u2, curve->n));
    model_base(&p, curve); /* P = (sum - u1 G) / u2 */
    model_mul(&p, u1, &p, curve);
    model_negate(&p, &p, curve);
    model_add(&p, &p, &sum, curve);
    model_mul(&p, inverse, &p, curve);
    expect_check(u1, u2, &p);
  }
  CHECK(mpz_cmp(x, curve->p) < 0);
  mpz_clears(x, u1, u2, inverse, NULL);
  model_clear(&sum);
  model_clear(&p);
}

/* ---- points from octets ---- */

static void test_on_curve(void) {
  model_point p;
  mpz_t v;
  uint8_t bytes[2 * WIDTH];
  model_init(&p);
  mpz_init(v);
  test_case("points on the curve, beside it, and beyond p");
  for (unsigned i = 0; i < 50; i++) {
    model_random_point(&p, curve);
    model_point_to_bytes(bytes, WIDTH, &p);
    expect_on_curve(bytes, 1);
    bytes[test_random_below(sizeof bytes)] ^= (uint8_t)(1u << test_random_below(8));
    expect_on_curve(bytes, 0);
  }
  memset(bytes, 0, sizeof bytes);
  expect_on_curve(bytes, 0);
  memset(bytes, 0xff, sizeof bytes);
  expect_on_curve(bytes, 0);
  /* x = 5 is on the curve and x + p fits 256 bits: the same residue, refused. */
  mpz_set_ui(v, 5);
  CHECK(model_lift_x(&p, v, curve));
  model_point_to_bytes(bytes, WIDTH, &p);
  expect_on_curve(bytes, 1);
  mpz_add(v, v, curve->p);
  model_to_bytes(bytes, WIDTH, v);
  expect_on_curve(bytes, 0);
  mpz_clear(v);
  model_clear(&p);
}

static void expect_decompress(const mpz_t x) {
  uint8_t in[WIDTH], expected[2 * WIDTH], got[2 * WIDTH];
  model_point p;
  model_init(&p);
  model_to_bytes(in, WIDTH, x);
  const int exists = model_lift_x(&p, x, curve);
  for (unsigned parity = 0; parity < 2; parity++) {
    if (exists && mpz_odd_p(p.y) != (int)parity) model_negate(&p, &p, curve);
    model_point_to_bytes(expected, WIDTH, &p);
    for (size_t i = 0; i < backend_count; i++) {
      memset(got, 0xa5, sizeof got);
      CHECK(backends[i]->pt_decompress(got, in, parity) == (exists ? ~(ct_mask)0 : 0));
      CHECK_BYTES(got, expected, sizeof got);
    }
  }
  model_clear(&p);
}

static void test_decompress(void) {
  mpz_t x;
  mpz_init(x);
  test_case("decompression");
  for (unsigned i = 0; i < 60; i++) {
    model_random(x, curve->p);
    if (i < 20) mpz_set_ui(x, i);
    if (i >= 20 && i < 30) mpz_sub_ui(x, curve->p, i - 19);
    if (i >= 30 && i < 40) mpz_add_ui(x, curve->p, i - 30);
    test_context("round %u", i);
    expect_decompress(x);
  }
  mpz_ui_pow_ui(x, 2, 96);
  expect_decompress(x);
  mpz_ui_pow_ui(x, 2, 256);
  mpz_sub_ui(x, x, 1);
  expect_decompress(x);
  mpz_clear(x);
}

/* ---- scalars ---- */

static void test_reduce(void) {
  uint8_t in[200], got[WIDTH], expected[WIDTH];
  mpz_t v;
  mpz_init(v);
  test_case("reduction of octet strings of every length");
  for (size_t len = 0; len <= sizeof in; len++) {
    for (unsigned fill = 0; fill < 4; fill++) {
      if (fill < 2)
        test_random(in, len);
      else
        memset(in, fill == 2 ? 0xff : 0, len);
      model_from_bytes(v, in, len);
      mpz_mod(v, v, curve->n);
      model_to_bytes(expected, WIDTH, v);
      test_context("%zu bytes, fill %u", len, fill);
      for (size_t i = 0; i < backend_count; i++) {
        backends[i]->sc_reduce(got, in, len);
        CHECK_BYTES(got, expected, WIDTH);
      }
    }
  }
  for (int add = -2; add <= 2; add++) {
    if (add < 0)
      mpz_sub_ui(v, curve->n, (unsigned)-add);
    else
      mpz_add_ui(v, curve->n, (unsigned)add);
    model_to_bytes(in, WIDTH, v);
    mpz_mod(v, v, curve->n);
    model_to_bytes(expected, WIDTH, v);
    for (size_t i = 0; i < backend_count; i++) {
      backends[i]->sc_reduce(got, in, WIDTH);
      CHECK_BYTES(got, expected, WIDTH);
    }
  }
  mpz_clear(v);
}

/* A scalar for round i: the ends of the range first, then random. */
static void scalar_of_round(mpz_t v, unsigned i) {
  if (i < 2)
    mpz_set_ui(v, i);
  else if (i < 4)
    mpz_sub_ui(v, curve->n, i - 1);
  else
    model_random(v, curve->n);
}

static void expect_scalars(const mpz_t k, const mpz_t e, const mpz_t r, const mpz_t d) {
  uint8_t kb[WIDTH], eb[WIDTH], rb[WIDTH], db[WIDTH], got[2][WIDTH], expected[3][WIDTH];
  mpz_t inverse, v;
  mpz_inits(inverse, v, NULL);
  model_to_bytes(kb, WIDTH, k);
  model_to_bytes(eb, WIDTH, e);
  model_to_bytes(rb, WIDTH, r);
  model_to_bytes(db, WIDTH, d);
  CHECK(mpz_invert(inverse, k, curve->n));
  mpz_mul(v, r, d);
  mpz_add(v, v, e);
  mpz_mul(v, v, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[0], WIDTH, v);
  mpz_mul(v, e, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[1], WIDTH, v);
  mpz_mul(v, r, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[2], WIDTH, v);
  for (size_t i = 0; i < backend_count; i++) {
    backends[i]->sc_sign(got[0], kb, eb, rb, db);
    CHECK_BYTES(got[0], expected[0], WIDTH);
    backends[i]->sc_verify_vartime(got[0], got[1], eb, rb, kb);
    CHECK_BYTES(got[0], expected[1], WIDTH);
    CHECK_BYTES(got[1], expected[2], WIDTH);
  }
  mpz_clears(inverse, v, NULL);
}

static void test_scalars(void) {
  mpz_t k, e, r, d;
  mpz_inits(k, e, r, d, NULL);
  test_case("(e + r d) / k, e / s and r / s");
  for (unsigned i = 0; i < 400; i++) {
    scalar_of_round(k, i % 4 == 0 ? 4 : i % 7);
    if (mpz_sgn(k) == 0) mpz_set_ui(k, 2);
    scalar_of_round(e, i / 4 % 5);
    scalar_of_round(r, i / 20 % 5);
    scalar_of_round(d, i / 100 % 5);
    test_context("round %u", i);
    expect_scalars(k, e, r, d);
  }
  mpz_clears(k, e, r, d, NULL);
}

/* ---- the choice of a backend ---- */

/* Exit status of a child that asks for the backend with SLIMB_BACKEND set; 0: the named one serves.
 */
static int forced_status(const char *name) {
  const pid_t child = fork();
  if (child == 0) {
    if (freopen("/dev/null", "w", stderr) == NULL) _exit(3);
    setenv("SLIMB_BACKEND", name, 1);
    const weierstrass_ops *ops = weierstrass_get(SLIMB_CURVE_P256);
    _exit(strcmp(ops->backend, name) == 0 ? 0 : 1);
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

/* Before anything else asks for a backend: the choice is made once in a process. */
static void test_choice(void) {
  size_t count;
  const bench_backend *all = bench_backends(SLIMB_CURVE_P256, &count);
  test_case("forced backends");
  CHECK(count > 0);
  for (size_t i = 0; i < count; i++) CHECK(forced_status(bench_backend_name(&all[i])) == 0);
  CHECK(forced_status("abacus") == 2);
  CHECK(!bench_set_backend("abacus"));
  test_case("the best backend that runs here");
  unsetenv("SLIMB_BACKEND");
  CHECK(weierstrass_get(SLIMB_CURVE_ANY) == NULL);
  CHECK(weierstrass_get(SLIMB_CURVE_P256) == backends[0]);
  for (size_t i = 0; i < count; i++) {
    CHECK(bench_set_backend(bench_backend_name(&all[i])));
    CHECK(weierstrass_get(SLIMB_CURVE_P256) == all[i].weierstrass);
  }
  test_case("order and width");
  uint8_t order[WIDTH];
  model_to_bytes(order, WIDTH, curve->n);
  for (size_t i = 0; i < count; i++) {
    CHECK(all[i].weierstrass->width == WIDTH);
    CHECK_BYTES(all[i].weierstrass->order, order, WIDTH);
  }
}

int main(void) {
  test_begin("group");
  curve = model_curve("p256");
  find_backends();
  test_choice();
  test_small_multiples();
  test_exceptional_scalars();
  test_powers_of_two();
  test_random_scalars();
  test_published_failures();
  test_check_random();
  test_check_meeting();
  test_check_wrapped_x();
  test_on_curve();
  test_decompress();
  test_reduce();
  test_scalars();
  return test_end();
}

/* Scalars and points of every short Weierstrass curve on every backend against the affine model. */
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

#define TRUE_MASK (~(ct_mask)0)
#define WIDTH_MAX CURVE_WIDTH_MAX

static const struct {
  slimb_curve id;
  const char *name;
} curves[] = {{SLIMB_CURVE_P256, "p256"},
              {SLIMB_CURVE_P384, "p384"},
              {SLIMB_CURVE_P521, "p521"},
              {SLIMB_CURVE_SECP256K1, "secp256k1"}};

enum { CURVES = sizeof curves / sizeof curves[0] };

static const curve_params *curve;
static size_t width;

/* The backends that this machine runs. Each must give what the model gives, so they agree. */
static const weierstrass_ops *backends[8];
static size_t backend_count;

static void find_backends(slimb_curve id) {
  size_t count;
  const bench_backend *all = bench_backends(id, &count);
  backend_count = 0;
  for (size_t i = 0; i < count; i++) {
    if ((all[i].cpu & ~cpu_bits()) == 0)
      backends[backend_count++] = all[i].weierstrass;
    else
      test_skip(bench_backend_name(&all[i]), "this machine does not run it");
  }
}

static void begin(const char *what) {
  char name[128];
  snprintf(name, sizeof name, "%s: %s", curve->name, what);
  test_case(name);
}

/* ---- multiples of G by the model, from 2^i G: a known point d G has its own multiples there ----
 */

static model_point doubled[8 * WIDTH_MAX + 1];

static void multiple(model_point *r, const mpz_t k) {
  model_point negative;
  mpz_t v, twice;
  model_init(&negative);
  mpz_inits(v, twice, NULL);
  mpz_mod(v, k, curve->n);
  mpz_mul_ui(twice, v, 3); /* the digits of 3 v - v, halved: 0, 1, -1 */
  r->infinite = 1;
  for (size_t i = 0; i <= 8 * width; i++) {
    const int digit = mpz_tstbit(twice, i + 1) - mpz_tstbit(v, i + 1);
    model_negate(&negative, &doubled[i], curve);
    if (digit != 0) model_add(r, r, digit < 0 ? &negative : &doubled[i], curve);
  }
  mpz_clears(v, twice, NULL);
  model_clear(&negative);
}

static void find_doubled(void) {
  model_base(&doubled[0], curve);
  for (size_t i = 1; i <= 8 * width; i++)
    model_add(&doubled[i], &doubled[i - 1], &doubled[i - 1], curve);
}

/* ---- what the operations must answer ---- */

static void expect_base(const mpz_t k, const model_point *kg) {
  uint8_t scalar[WIDTH_MAX], expected[2 * WIDTH_MAX], got[2 * WIDTH_MAX];
  model_to_bytes(scalar, width, k);
  model_point_to_bytes(expected, width, kg);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    CHECK(backends[i]->pt_mul_base(got, scalar) == (kg->infinite ? 0 : TRUE_MASK));
    CHECK_BYTES(got, expected, 2 * width);
  }
}

static void expect_mul(const mpz_t k, const model_point *p, const model_point *kp) {
  uint8_t scalar[WIDTH_MAX], point[2 * WIDTH_MAX], expected[2 * WIDTH_MAX], got[2 * WIDTH_MAX];
  model_to_bytes(scalar, width, k);
  model_point_to_bytes(point, width, p);
  model_point_to_bytes(expected, width, kp);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    CHECK(backends[i]->pt_mul(got, scalar, point) == (kp->infinite ? 0 : TRUE_MASK));
    CHECK_BYTES(got, expected, 2 * width);
  }
}

/* k G by the comb and, if asked for, by the window; k is below n or not judged. */
static void expect_base_and(int window, const mpz_t k) {
  model_point kg;
  if (mpz_sgn(k) < 0 || mpz_cmp(k, curve->n) >= 0) return;
  model_init(&kg);
  multiple(&kg, k);
  expect_base(k, &kg);
  if (window) expect_mul(k, &doubled[0], &kg);
  model_clear(&kg);
}

static void expect_both(const mpz_t k) { expect_base_and(1, k); }

/* k P for P = d G. */
static void expect_mul_of(const mpz_t k, const mpz_t d) {
  model_point p, kp;
  mpz_t v;
  model_init(&p);
  model_init(&kp);
  mpz_init(v);
  mpz_mul(v, k, d);
  multiple(&p, d);
  multiple(&kp, v);
  expect_mul(k, &p, &kp);
  mpz_clear(v);
  model_clear(&p);
  model_clear(&kp);
}

/* The answer of every backend on whether x(u1 G + u2 P) mod n = r. */
static void expect_verdict(const mpz_t r, const mpz_t u1, const mpz_t u2, const model_point *p,
                           int expected) {
  uint8_t b1[WIDTH_MAX], b2[WIDTH_MAX], point[2 * WIDTH_MAX], x[WIDTH_MAX];
  model_to_bytes(b1, width, u1);
  model_to_bytes(b2, width, u2);
  model_point_to_bytes(point, width, p);
  model_to_bytes(x, width, r);
  for (size_t i = 0; i < backend_count; i++)
    CHECK(backends[i]->pt_check_vartime(x, b1, b2, point) == (expected ? TRUE_MASK : 0));
}

/* sum = u1 G + u2 P: true for its own x mod n, false for another. */
static void expect_check(const mpz_t u1, const mpz_t u2, const model_point *p,
                         const model_point *sum) {
  mpz_t r;
  mpz_init_set_ui(r, 1);
  if (!sum->infinite) mpz_mod(r, sum->x, curve->n);
  expect_verdict(r, u1, u2, p, !sum->infinite);
  mpz_add_ui(r, r, 1);
  if (mpz_cmp(r, curve->n) >= 0) mpz_set_ui(r, 1);
  expect_verdict(r, u1, u2, p, 0);
  mpz_clear(r);
}

/* The same for P = d G. */
static void expect_check_of(const mpz_t u1, const mpz_t u2, const mpz_t d) {
  model_point p, sum;
  mpz_t v;
  model_init(&p);
  model_init(&sum);
  mpz_init(v);
  multiple(&p, d);
  mpz_mul(v, u2, d);
  mpz_add(v, v, u1);
  multiple(&sum, v);
  expect_check(u1, u2, &p, &sum);
  mpz_clear(v);
  model_clear(&p);
  model_clear(&sum);
}

/* ---- scalar multiplication ---- */

static void test_small_multiples(void) {
  mpz_t k;
  mpz_init(k);
  begin("0 G ... 40 G and (n - 40) G ... (n - 1) G");
  for (unsigned i = 0; i <= 40; i++) {
    test_context("k = %u", i);
    mpz_set_ui(k, i);
    expect_both(k);
    test_context("k = n - %u", i);
    mpz_sub_ui(k, curve->n, i);
    expect_both(k);
  }
  mpz_clear(k);
}

/* In the last addition, of the digit d, equal points meet for k = n + 2 d alone, where d is the
 * last digit of that k, which is so for one d where bit w of n is set (weierstrass_mul.inc). */
static void test_exceptional_scalars(void) {
  unsigned found[9] = {0};
  mpz_t k;
  mpz_init(k);
  begin("scalars whose last addition doubles");
  for (long digit = 1; digit < 1L << 8; digit += 2) {
    test_context("digit %ld", digit);
    mpz_set_ui(k, (unsigned long)(2 * digit));
    expect_base_and(digit < 64, k);
    mpz_sub(k, curve->n, k);
    expect_base_and(digit < 64, k);
    for (unsigned w = 2; w <= 8; w++) {
      const long window = (long)mpz_fdiv_ui(k, 2UL << w) / 2;
      if (digit < 1L << w && 2 * window - ((1L << w) - 1) == -digit) found[w]++;
    }
  }
  for (unsigned w = 2; w <= 8; w++) CHECK(found[w] == (unsigned)mpz_tstbit(curve->n, w));
  mpz_clear(k);
}

static void test_patterns(void) {
  mpz_t k;
  mpz_init(k);
  begin("2^i - 1, 2^i, 2^i + 1");
  for (unsigned i = 1; i < 8 * width; i++) {
    for (int add = -1; add <= 1; add++) {
      mpz_set_ui(k, 0);
      mpz_setbit(k, i);
      if (add < 0) mpz_sub_ui(k, k, 1);
      if (add > 0) mpz_add_ui(k, k, 1);
      test_context("2^%u%+d", i, add);
      expect_base_and((i + (unsigned)(add + 1)) % 3 == 0, k);
    }
  }
  begin("the same octets over and over, and n less them");
  for (unsigned i = 0; i < 16; i++) {
    static const uint16_t octets[16] = {0x0001, 0x0080, 0x00ff, 0x0101, 0x5555, 0x5a5a,
                                        0x7f7f, 0x8000, 0x8080, 0xaaaa, 0xa5a5, 0xf0f0,
                                        0x0f0f, 0xff00, 0xfefe, 0xffff};
    mpz_set_ui(k, 0);
    for (size_t j = 0; j < width / 2; j++) {
      mpz_mul_2exp(k, k, 16);
      mpz_add_ui(k, k, octets[i]);
    }
    mpz_mod(k, k, curve->n);
    test_context("%04x", octets[i]);
    expect_both(k);
    mpz_sub(k, curve->n, k);
    expect_both(k);
  }
  begin("the same odd digits over and over");
  for (unsigned w = 4; w <= 8; w++) {
    for (unsigned pattern = 0; pattern < MODEL_DIGIT_PATTERNS; pattern++) {
      model_digit_pattern(k, w, pattern, curve);
      test_context("digits of %u bits, pattern %u", w, pattern);
      expect_both(k);
    }
  }
  mpz_clear(k);
}

static void test_random_scalars(void) {
  mpz_t k, d;
  mpz_inits(k, d, NULL);
  begin("random scalars and points");
  for (unsigned i = 0; i < 40; i++) {
    test_context("round %u", i);
    model_random(k, curve->n);
    expect_both(k);
    model_random(d, curve->n);
    expect_mul_of(k, d);
  }
  begin("exceptional scalars on random points");
  for (unsigned i = 0; i < 20; i++) {
    test_context("round %u", i);
    model_random(d, curve->n);
    mpz_set_ui(k, i);
    expect_mul_of(k, d);
    mpz_sub_ui(k, curve->n, i + 1);
    expect_mul_of(k, d);
    mpz_sub_ui(k, curve->n, 2 * i + 64);
    expect_mul_of(k, d);
  }
  mpz_clears(k, d, NULL);
}

/* P has this x: multiples of P and, of the point whose multiple it is, P. */
static void expect_at(const mpz_t x) {
  model_point p, q;
  mpz_t k, inverse;
  model_init(&p);
  model_init(&q);
  mpz_inits(k, inverse, NULL);
  CHECK(model_lift_x(&p, x, curve));
  for (unsigned i = 0; i < 4; i++) {
    model_random(k, curve->n);
    if (i == 0) mpz_set_ui(k, 1);
    if (i == 1) mpz_sub_ui(k, curve->n, 2);
    model_mul(&q, k, &p, curve);
    expect_mul(k, &p, &q);
    CHECK(mpz_invert(inverse, k, curve->n));
    expect_mul(inverse, &q, &p);
    multiple(&q, inverse);
    model_mul(&p, k, &p, curve);
    model_add(&q, &q, &p, curve);
    mpz_set(k, inverse);
    mpz_set_ui(inverse, 1);
    expect_check(k, inverse, &p, &q);
    model_lift_x(&p, x, curve);
  }
  mpz_clears(k, inverse, NULL);
  model_clear(&p);
  model_clear(&q);
}

/* The ends of the range of x, a power of two (crypton#78 failed on P-256 at 2^96), and 0 where the
 * curve has such a point. */
static void test_special_x(void) {
  model_point p;
  mpz_t x;
  model_init(&p);
  mpz_init(x);
  begin("multiples of points with x = 0, or small, or close to p, or to 2^96");
  if (model_lift_x(&p, x, curve)) expect_at(x);
  for (unsigned i = 0; i < 3; i++) {
    if (i < 2) mpz_set_ui(x, 1);
    if (i == 1) mpz_sub_ui(x, curve->p, 1);
    if (i == 2) mpz_ui_pow_ui(x, 2, 96);
    while (!model_lift_x(&p, x, curve)) i == 1 ? mpz_sub_ui(x, x, 1) : mpz_add_ui(x, x, 1);
    test_context("case %u", i);
    expect_at(x);
  }
  mpz_clear(x);
  model_clear(&p);
}

/* Where other libraries failed: golang/go#58647 (CVE-2023-24532), golang/go#60717. */
static void test_published_failures(void) {
  static const char x34[] =
      "21538630073048560509735576007149539115526969787353231629118474871518563178910";
  static const char y34[] =
      "60188232952792585766986390787318113745120282298037326219660563054891997721808";
  model_point p;
  mpz_t k;
  model_init(&p);
  mpz_init(k);
  begin("(n - 34) G");
  mpz_set_str(p.x, x34, 10);
  mpz_set_str(p.y, y34, 10);
  p.infinite = 0;
  mpz_sub_ui(k, curve->n, 34);
  expect_base(k, &p);
  expect_mul(k, &doubled[0], &p);
  mpz_clear(k);
  model_clear(&p);
}

/* ---- u1 G + u2 P ---- */

static void test_check_random(void) {
  mpz_t u1, u2, d;
  mpz_inits(u1, u2, d, NULL);
  begin("u1 G + u2 P at random, with zeros and short scalars");
  for (unsigned i = 0; i < 50; i++) {
    model_random(u1, curve->n);
    model_random(u2, curve->n);
    model_random(d, curve->n);
    if (i % 5 == 1) mpz_set_ui(u1, 0);
    if (i % 5 == 2) mpz_set_ui(u2, 0);
    if (i % 5 == 3) mpz_fdiv_r_2exp(u1, u1, i);
    if (i % 5 == 4) mpz_fdiv_r_2exp(u2, u2, i);
    test_context("round %u", i);
    expect_check_of(u1, u2, d);
  }
  begin("u1, u2 from 0, 1, 2, n - 1, n - 2 and patterns of digits");
  for (unsigned i = 0; i < 5 + MODEL_DIGIT_PATTERNS; i++) {
    for (unsigned j = 0; j < 5 + MODEL_DIGIT_PATTERNS; j++) {
      for (unsigned second = 0; second < 2; second++) {
        mpz_ptr u = second ? u2 : u1;
        const unsigned which = second ? j : i;
        if (which < 3)
          mpz_set_ui(u, which);
        else if (which < 5)
          mpz_sub_ui(u, curve->n, which - 2);
        else
          model_digit_pattern(u, second ? 5 : 9, which - 5, curve);
      }
      test_context("%u, %u", i, j);
      expect_check_of(u1, u2, d);
    }
  }
  mpz_clears(u1, u2, d, NULL);
}

/* P = d G makes sums of the two meet each other inside the run: u1 = +-u2 d at the end, small u and
 * d also on the way. */
static void test_check_meeting(void) {
  mpz_t u1, u2, d;
  mpz_inits(u1, u2, d, NULL);
  begin("u1 G = +-u2 P");
  for (unsigned i = 0; i < 30; i++) {
    if (i < 20)
      mpz_set_si(d, (i & 1 ? -1 : 1) * (long)(i / 2 + 1));
    else
      model_random(d, curve->n);
    model_random(u2, curve->n);
    for (int sign = -1; sign <= 1; sign += 2) {
      mpz_mul_si(u1, u2, sign);
      mpz_mul(u1, u1, d);
      mpz_mod(u1, u1, curve->n);
      test_context("round %u, sign %d", i, sign);
      expect_check_of(u1, u2, d);
    }
  }
  begin("small u1, u2 and P = +-G, +-2 G, +-3 G");
  for (long times = -3; times <= 3; times++) {
    if (times == 0) continue;
    mpz_set_si(d, times);
    for (unsigned long i = 0; i < 12; i++) {
      for (unsigned long j = 0; j < 12; j++) {
        mpz_set_ui(u1, i);
        mpz_set_ui(u2, j);
        test_context("%lu G + %lu (%ld G)", i, j, times);
        expect_check_of(u1, u2, d);
      }
    }
  }
  mpz_clears(u1, u2, d, NULL);
}

/* A sum with this x for random u1, u2, P chosen to fit: whether r is taken for x mod n. */
static void expect_verdict_at(const mpz_t x, const mpz_t r, int expected) {
  model_point sum, p;
  mpz_t u1, u2, inverse;
  model_init(&sum);
  model_init(&p);
  mpz_inits(u1, u2, inverse, NULL);
  CHECK(model_lift_x(&sum, x, curve));
  model_random(u1, curve->n);
  do model_random(u2, curve->n);
  while (!mpz_invert(inverse, u2, curve->n));
  multiple(&p, u1); /* P = (sum - u1 G) / u2 */
  model_negate(&p, &p, curve);
  model_add(&p, &p, &sum, curve);
  model_mul(&p, inverse, &p, curve);
  expect_verdict(r, u1, u2, &p, expected);
  mpz_clears(u1, u2, inverse, NULL);
  model_clear(&sum);
  model_clear(&p);
}

/* The next x from here on, up or down, that points have. */
static void next_x(mpz_t x, int step) {
  model_point p;
  model_init(&p);
  do step < 0 ? mpz_sub_ui(x, x, 1) : mpz_add_ui(x, x, 1);
  while (!model_lift_x(&p, x, curve));
  model_clear(&p);
}

static void test_check_wrapped_x(void) {
  mpz_t x, r, beyond;
  mpz_inits(x, r, beyond, NULL);
  begin("x(u1 G + u2 P) from n to p - 1, which is rare");
  mpz_set(x, curve->n);
  for (unsigned i = 0; i < 8; i++) {
    if (i == 4) mpz_set(x, curve->p);
    next_x(x, i < 4 ? 1 : -1);
    mpz_sub(r, x, curve->n);
    test_context("case %u", i);
    expect_verdict_at(x, r, 1);
  }
  begin("no sum where r + n is x + p, or wraps to x");
  mpz_setbit(beyond, 8 * width);
  for (unsigned i = 0; i < 4; i++) {
    if (i % 2 == 0) mpz_set_ui(x, 0);
    next_x(x, 1);
    mpz_add(r, x, i < 2 ? curve->p : beyond);
    mpz_sub(r, r, curve->n);
    test_context("case %u", i);
    if (mpz_cmp(r, curve->n) < 0) expect_verdict_at(x, r, 0);
  }
  mpz_clears(x, r, beyond, NULL);
}

/* ---- points from octets ---- */

static void expect_on_curve(const uint8_t *point, int expected) {
  mpz_t x, y;
  mpz_inits(x, y, NULL);
  model_from_bytes(x, point, width);
  model_from_bytes(y, point + width, width);
  CHECK(model_on_curve(x, y, curve) == expected);
  for (size_t i = 0; i < backend_count; i++)
    CHECK(backends[i]->pt_on_curve(point) == (expected ? TRUE_MASK : 0));
  mpz_clears(x, y, NULL);
}

/* A coordinate of a point on the curve, which is at out, with every multiple of p that its octets
 * can hold on top: the same residue, refused. */
static void expect_no_residue(uint8_t *point, uint8_t *coordinate, unsigned *found) {
  uint8_t original[WIDTH_MAX];
  mpz_t v;
  mpz_init(v);
  memcpy(original, coordinate, width);
  model_from_bytes(v, coordinate, width);
  for (mpz_add(v, v, curve->p); mpz_sizeinbase(v, 2) <= 8 * width; mpz_add(v, v, curve->p)) {
    model_to_bytes(coordinate, width, v);
    expect_on_curve(point, 0);
    ++*found;
  }
  memcpy(coordinate, original, width);
  mpz_clear(v);
}

static void test_on_curve(void) {
  model_point p;
  mpz_t v;
  uint8_t bytes[2 * WIDTH_MAX];
  unsigned residues = 0;
  model_init(&p);
  mpz_init(v);
  begin("points on the curve, beside it, and beyond p");
  for (unsigned i = 0; i < 30; i++) {
    model_random(v, curve->n);
    multiple(&p, v);
    model_point_to_bytes(bytes, width, &p);
    expect_on_curve(bytes, 1);
    test_context("point %u", i);
    for (size_t bit = i; bit < 16 * width; bit += 30) {
      bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
      expect_on_curve(bytes, 0);
      bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    mpz_set_ui(v, i);
    if (!model_lift_x(&p, v, curve)) continue;
    model_point_to_bytes(bytes, width, &p);
    expect_on_curve(bytes, 1);
    expect_no_residue(bytes, bytes, &residues);
    expect_no_residue(bytes, bytes + width, &residues);
  }
  CHECK(residues > 0);
  memset(bytes, 0, sizeof bytes);
  expect_on_curve(bytes, 0);
  memset(bytes, 0xff, sizeof bytes);
  expect_on_curve(bytes, 0);
  mpz_clear(v);
  model_clear(&p);
}

static void expect_decompress(const mpz_t x) {
  uint8_t in[WIDTH_MAX], expected[2 * WIDTH_MAX], got[2 * WIDTH_MAX];
  model_point p;
  if (mpz_sgn(x) < 0 || mpz_sizeinbase(x, 2) > 8 * width) return;
  model_init(&p);
  model_to_bytes(in, width, x);
  const int exists = model_lift_x(&p, x, curve);
  for (unsigned parity = 0; parity < 2; parity++) {
    if (exists && mpz_odd_p(p.y) != (int)parity) model_negate(&p, &p, curve);
    model_point_to_bytes(expected, width, &p);
    for (size_t i = 0; i < backend_count; i++) {
      memset(got, 0xa5, sizeof got);
      CHECK(backends[i]->pt_decompress(got, in, parity) == (exists ? TRUE_MASK : 0));
      CHECK_BYTES(got, expected, 2 * width);
      memcpy(got, in, width);
      CHECK(backends[i]->pt_decompress(got, got, parity) == (exists ? TRUE_MASK : 0));
      CHECK_BYTES(got, expected, 2 * width);
    }
  }
  model_clear(&p);
}

static void test_decompress(void) {
  mpz_t x;
  mpz_init(x);
  begin("decompression of x around 0, around p, at the top and at random");
  for (unsigned i = 0; i < 20; i++) {
    test_context("round %u", i);
    mpz_set_ui(x, i);
    expect_decompress(x);
    mpz_add(x, curve->p, x);
    expect_decompress(x);
    mpz_sub_ui(x, curve->p, i + 1);
    expect_decompress(x);
    mpz_set_ui(x, 0);
    mpz_setbit(x, 8 * width);
    mpz_sub_ui(x, x, i + 1);
    expect_decompress(x);
    model_random(x, curve->p);
    expect_decompress(x);
  }
  begin("decompression of powers of two, and of points with bits beyond p");
  for (unsigned i = 0; i < 8 * width; i++) {
    test_context("2^%u", i);
    mpz_set_ui(x, 0);
    mpz_setbit(x, i);
    if (i % 8 == 0 || i + 16 > 8 * width) expect_decompress(x);
    mpz_add(x, x, curve->gx);
    if (i >= mpz_sizeinbase(curve->p, 2)) expect_decompress(x);
  }
  mpz_clear(x);
}

/* Outputs that are exact aliases of an input. */
static void test_in_place(void) {
  uint8_t point[2 * WIDTH_MAX], scalar[2 * WIDTH_MAX], expected[2 * WIDTH_MAX];
  uint8_t got[2 * WIDTH_MAX];
  model_point p;
  mpz_t k;
  model_init(&p);
  mpz_init(k);
  begin("multiplications in place");
  for (unsigned i = 0; i < 4; i++) {
    model_random(k, curve->n);
    model_to_bytes(scalar, width, k);
    model_point_to_bytes(point, width, &doubled[0]);
    multiple(&p, k);
    model_point_to_bytes(expected, width, &p);
    for (size_t j = 0; j < backend_count; j++) {
      memcpy(got, point, sizeof got);
      CHECK(backends[j]->pt_mul(got, scalar, got) == TRUE_MASK);
      CHECK_BYTES(got, expected, 2 * width);
      memcpy(got, scalar, sizeof got);
      CHECK(backends[j]->pt_mul(got, got, point) == TRUE_MASK);
      CHECK_BYTES(got, expected, 2 * width);
      memcpy(got, scalar, sizeof got);
      CHECK(backends[j]->pt_mul_base(got, got) == TRUE_MASK);
      CHECK_BYTES(got, expected, 2 * width);
    }
  }
  mpz_clear(k);
  model_clear(&p);
}

/* ---- scalars ---- */

static void expect_reduce(const uint8_t *in, size_t len) {
  uint8_t got[WIDTH_MAX], expected[WIDTH_MAX];
  mpz_t v;
  mpz_init(v);
  model_from_bytes(v, in, len);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected, width, v);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    backends[i]->sc_reduce(got, in, len);
    CHECK_BYTES(got, expected, width);
  }
  mpz_clear(v);
}

static void test_reduce(void) {
  uint8_t in[3 * WIDTH_MAX + 2];
  mpz_t v, bound;
  mpz_inits(v, bound, NULL);
  begin("reduction of octet strings of every length");
  for (size_t len = 0; len <= sizeof in; len++) {
    for (unsigned fill = 0; fill < 4; fill++) {
      if (fill < 2)
        test_random(in, len);
      else
        memset(in, fill == 2 ? 0xff : 0, len);
      test_context("%zu bytes, fill %u", len, fill);
      expect_reduce(in, len);
    }
  }
  begin("reduction around multiples of n and of the parts");
  for (unsigned i = 0; i < 6; i++) {
    mpz_set_ui(bound, 0);
    mpz_setbit(bound, 8 * width * (i % 2 + 1));
    if (i >= 2) mpz_fdiv_q(bound, bound, curve->n); /* the largest multiple that fits */
    if (i >= 4) mpz_set_ui(bound, i - 3);           /* n, 2 n */
    if (i >= 2) mpz_mul(bound, bound, curve->n);
    for (int add = -2; add <= 2; add++) {
      mpz_add_ui(v, bound, 2);
      mpz_sub_ui(v, v, (unsigned)(2 - add));
      test_context("bound %u%+d", i, add);
      model_to_bytes(in, sizeof in, v);
      for (size_t len = (mpz_sizeinbase(v, 2) + 7) / 8; len <= 2 * width + 1; len += width / 4)
        expect_reduce(in + sizeof in - len, len);
    }
  }
  mpz_clears(v, bound, NULL);
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
  uint8_t kb[WIDTH_MAX], eb[WIDTH_MAX], rb[WIDTH_MAX], db[WIDTH_MAX], got[2][WIDTH_MAX],
      expected[3][WIDTH_MAX];
  mpz_t inverse, v;
  mpz_inits(inverse, v, NULL);
  model_to_bytes(kb, width, k);
  model_to_bytes(eb, width, e);
  model_to_bytes(rb, width, r);
  model_to_bytes(db, width, d);
  CHECK(mpz_invert(inverse, k, curve->n));
  mpz_mul(v, r, d);
  mpz_add(v, v, e);
  mpz_mul(v, v, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[0], width, v);
  mpz_mul(v, e, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[1], width, v);
  mpz_mul(v, r, inverse);
  mpz_mod(v, v, curve->n);
  model_to_bytes(expected[2], width, v);
  for (size_t i = 0; i < backend_count; i++) {
    backends[i]->sc_sign(got[0], kb, eb, rb, db);
    CHECK_BYTES(got[0], expected[0], width);
    backends[i]->sc_verify_vartime(got[0], got[1], eb, rb, kb);
    CHECK_BYTES(got[0], expected[1], width);
    CHECK_BYTES(got[1], expected[2], width);
  }
  mpz_clears(inverse, v, NULL);
}

static void test_scalars(void) {
  mpz_t k, e, r, d;
  mpz_inits(k, e, r, d, NULL);
  begin("(e + r d) / k, e / s and r / s");
  for (unsigned i = 0; i < 200; i++) {
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
static int forced_status(slimb_curve id, const char *name) {
  const pid_t child = fork();
  if (child == 0) {
    if (freopen("/dev/null", "w", stderr) == NULL) _exit(3);
    setenv("SLIMB_BACKEND", name, 1);
    const weierstrass_ops *ops = weierstrass_get(id);
    _exit(strcmp(ops->backend, name) == 0 ? 0 : 1);
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

/* Before anything else asks for a backend: the choice is made once in a process. */
static void test_choice(void) {
  size_t count;
  test_case("forced backends");
  for (size_t c = 0; c < CURVES; c++) {
    const bench_backend *all = bench_backends(curves[c].id, &count);
    CHECK(count > 0);
    for (size_t i = 0; i < count; i++)
      CHECK(forced_status(curves[c].id, bench_backend_name(&all[i])) == 0);
    CHECK(forced_status(curves[c].id, "abacus") == 2);
  }
  CHECK(!bench_set_backend("abacus"));
  test_case("the best backend that runs here");
  unsetenv("SLIMB_BACKEND");
  CHECK(weierstrass_get(SLIMB_CURVE_ANY) == NULL);
  for (size_t c = 0; c < CURVES; c++) {
    find_backends(curves[c].id);
    CHECK(weierstrass_get(curves[c].id) == backends[0]);
  }
  test_case("backends set by name");
  for (size_t c = 0; c < CURVES; c++) {
    const bench_backend *all = bench_backends(curves[c].id, &count);
    for (size_t i = 0; i < count; i++) {
      CHECK(bench_set_backend(bench_backend_name(&all[i])));
      CHECK(weierstrass_get(curves[c].id) == all[i].weierstrass);
    }
  }
}

static void test_constants(void) {
  uint8_t order[WIDTH_MAX];
  begin("order and width");
  model_to_bytes(order, width, curve->n);
  for (size_t i = 0; i < backend_count; i++) {
    CHECK(backends[i]->width == width);
    CHECK(backends[i]->order_bits == mpz_sizeinbase(curve->n, 2));
    CHECK_BYTES(backends[i]->order, order, width);
  }
}

int main(void) {
  test_begin("group");
  test_choice();
  for (size_t i = 0; i <= 8 * WIDTH_MAX; i++) model_init(&doubled[i]);
  for (size_t c = 0; c < CURVES; c++) {
    curve = model_curve(curves[c].name);
    width = params_width(curve);
    find_backends(curves[c].id);
    find_doubled();
    test_constants();
    test_small_multiples();
    test_exceptional_scalars();
    test_patterns();
    test_random_scalars();
    test_special_x();
    if (curves[c].id == SLIMB_CURVE_P256) test_published_failures();
    test_check_random();
    test_check_meeting();
    test_check_wrapped_x();
    test_on_curve();
    test_decompress();
    test_in_place();
    test_reduce();
    test_scalars();
  }
  for (size_t i = 0; i <= 8 * WIDTH_MAX; i++) model_clear(&doubled[i]);
  return test_end();
}

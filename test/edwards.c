/* Scalars, Edwards points and the Montgomery form of every backend against the affine model. */
#include <stdio.h>
#include <string.h>

#include "base/cpu.h"
#include "bench.h"
#include "group/curve.h"
#include "model_edwards.h"
#include "rfc7748.h"
#include "test.h"

#define TRUE_MASK (~(ct_mask)0)
#define ENCODED_MAX 57
#define POINT_MAX (2 * RFC7748_WIDTH_MAX)

static const curve_params *curve;
static size_t width, encoded;

/* The backends that this machine runs. Each must give what the model gives, so they agree. */
static const edwards_ops *backends[8];
static size_t backend_count;

static void find_backends(slimb_curve id) {
  size_t count;
  const bench_backend *all = bench_backends(id, &count);
  backend_count = 0;
  for (size_t i = 0; i < count; i++) {
    if ((all[i].cpu & ~cpu_bits()) == 0)
      backends[backend_count++] = all[i].edwards;
    else
      test_skip(bench_backend_name(&all[i]), "this machine does not run it");
  }
}

static void begin(const char *what) {
  char name[128];
  snprintf(name, sizeof name, "%s: %s", curve->name, what);
  test_case(name);
}

/* ---- scalars to try ---- */

/* As RFC 7748 5 decodes scalars: a multiple of the cofactor with the top bit set. */
static void clamp(mpz_t k) {
  mpz_fdiv_r_2exp(k, k, mpz_sizeinbase(curve->p, 2) - 1);
  mpz_setbit(k, mpz_sizeinbase(curve->p, 2) - 1);
  mpz_fdiv_q(k, k, curve->h);
  mpz_mul(k, k, curve->h);
}

static void for_multiples_of_order(void (*run)(const mpz_t k)) {
  mpz_t k, multiple, limit;
  mpz_inits(k, multiple, limit, NULL);
  mpz_setbit(limit, 8 * width);
  for (; mpz_cmp(multiple, limit) < 0; mpz_add(multiple, multiple, curve->n)) {
    for (long add = -2; add <= 2; add++) {
      if (add < 0)
        mpz_sub_ui(k, multiple, 2);
      else
        mpz_add_ui(k, multiple, (unsigned long)add);
      test_context("a multiple of the order, and %ld", add);
      if (mpz_sgn(k) >= 0 && mpz_cmp(k, limit) < 0) run(k);
    }
  }
  mpz_clears(k, multiple, limit, NULL);
}

static void for_extreme_digits(void (*run)(const mpz_t k)) {
  mpz_t k;
  mpz_init(k);
  for (unsigned w = 4; w <= 8; w++) {
    for (unsigned pattern = 0; pattern < MODEL_DIGIT_PATTERNS; pattern++) {
      model_digit_pattern(k, w, pattern, curve);
      test_context("digits of %u bits, pattern %u", w, pattern);
      run(k);
    }
  }
  mpz_clear(k);
}

static void for_scalars(void (*run)(const mpz_t k)) {
  mpz_t k, limit;
  mpz_inits(k, limit, NULL);
  mpz_setbit(limit, 8 * width);
  for (unsigned i = 0; i < 40; i++) {
    test_context("k = %u", i);
    mpz_set_ui(k, i);
    run(k);
    test_context("k = 2^%zu - %u", 8 * width, i + 1);
    mpz_sub_ui(k, limit, i + 1);
    run(k);
  }
  for (unsigned i = 1; i < 8 * width; i += 3) {
    test_context("k = 2^%u", i);
    mpz_set_ui(k, 0);
    mpz_setbit(k, i);
    run(k);
    test_context("k = 2^%u - 1", i + 1);
    mpz_mul_2exp(k, k, 1);
    mpz_sub_ui(k, k, 1);
    run(k);
  }
  for (unsigned i = 0; i < 60; i++) {
    test_context("random scalar %u", i);
    model_random(k, limit);
    run(k);
  }
  for_multiples_of_order(run);
  for_extreme_digits(run);
  mpz_clears(k, limit, NULL);
}

/* ---- scalars mod n ---- */

static void expect_reduce(const uint8_t *in, size_t len) {
  uint8_t got[RFC7748_WIDTH_MAX], expected[RFC7748_WIDTH_MAX];
  mpz_t v;
  mpz_init(v);
  model_from_octets(v, in, len);
  mpz_mod(v, v, curve->n);
  model_to_octets(expected, width, v);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    backends[i]->sc_reduce(got, in, len);
    CHECK_BYTES(got, expected, width);
  }
  mpz_clear(v);
}

static void expect_reduce_scalar(const mpz_t k) {
  uint8_t in[RFC7748_WIDTH_MAX];
  model_to_octets(in, width, k);
  expect_reduce(in, width);
}

static void test_reduce(void) {
  uint8_t in[200];
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
  begin("reduction of scalars at the bounds");
  for_scalars(expect_reduce_scalar);
}

static void expect_mul_add(const mpz_t k, const mpz_t a, const mpz_t r) {
  uint8_t kb[RFC7748_WIDTH_MAX], ab[RFC7748_WIDTH_MAX], rb[RFC7748_WIDTH_MAX];
  uint8_t got[RFC7748_WIDTH_MAX], expected[RFC7748_WIDTH_MAX];
  mpz_t s;
  mpz_init(s);
  model_to_octets(kb, width, k);
  model_to_octets(ab, width, a);
  model_to_octets(rb, width, r);
  mpz_mul(s, k, a);
  mpz_add(s, s, r);
  mpz_mod(s, s, curve->n);
  model_to_octets(expected, width, s);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    backends[i]->sc_mul_add(got, kb, ab, rb);
    CHECK_BYTES(got, expected, width);
    memcpy(got, kb, width);
    backends[i]->sc_mul_add(got, got, ab, rb);
    CHECK_BYTES(got, expected, width);
  }
  mpz_clear(s);
}

static void test_mul_add(void) {
  enum { COUNT = 10 };
  mpz_t v[COUNT], limit;
  mpz_init(limit);
  mpz_setbit(limit, 8 * width);
  for (unsigned i = 0; i < COUNT; i++) mpz_init(v[i]);
  mpz_set_ui(v[1], 1);
  mpz_sub_ui(v[2], curve->n, 1);
  mpz_set(v[3], curve->n);
  mpz_add_ui(v[4], curve->n, 1);
  mpz_mul_ui(v[5], curve->n, 2);
  mpz_sub_ui(v[6], limit, 1);
  mpz_setbit(v[7], 8 * width - 1);
  begin("k a + r for scalars at the bounds and at random");
  for (unsigned round = 0; round < 3; round++) {
    model_random(v[8], limit);
    model_random(v[9], limit);
    for (unsigned i = 0; i < COUNT * COUNT * COUNT; i++) {
      test_context("round %u, %u", round, i);
      expect_mul_add(v[i % COUNT], v[i / COUNT % COUNT], v[i / COUNT / COUNT]);
    }
  }
  for (unsigned i = 0; i < COUNT; i++) mpz_clear(v[i]);
  mpz_clear(limit);
}

/* ---- multiples of the base point ---- */

static void expect_base(const mpz_t k) {
  uint8_t scalar[RFC7748_WIDTH_MAX], expected[ENCODED_MAX], got[ENCODED_MAX];
  model_point p;
  model_init(&p);
  model_base(&p, curve);
  model_mul(&p, k, &p, curve);
  model_to_octets(scalar, width, k);
  model_ed_encode(expected, &p, curve);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    backends[i]->ed_mul_base(got, scalar);
    CHECK_BYTES(got, expected, encoded);
  }
  model_clear(&p);
}

/* By way of the Edwards curve, by the ladder and by the model's affine law, as long as the scalar
 * is clamped. */
static void expect_mont_base(const mpz_t scalar) {
  uint8_t kb[RFC7748_WIDTH_MAX], base[RFC7748_WIDTH_MAX];
  uint8_t got[RFC7748_WIDTH_MAX], expected[RFC7748_WIDTH_MAX];
  mpz_t k, u;
  mpz_init(u);
  mpz_init_set(k, scalar);
  clamp(k);
  model_mont_mul(u, k, curve->mont_u, curve);
  model_to_octets(expected, width, u);
  model_to_octets(kb, width, k);
  model_to_octets(base, width, curve->mont_u);
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    backends[i]->mont_mul_base(got, kb);
    CHECK_BYTES(got, expected, width);
    memset(got, 0xa5, sizeof got);
    CHECK(backends[i]->mont_mul(got, kb, base) == (mpz_sgn(u) == 0 ? 0 : TRUE_MASK));
    CHECK_BYTES(got, expected, width);
  }
  mpz_clears(k, u, NULL);
}

static void test_base_point(void) {
  begin("multiples of the base point");
  for_scalars(expect_base);
  begin("u of multiples of the base point");
  for_scalars(expect_mont_base);
}

/* ---- the ladder ---- */

static void expect_mont(const mpz_t k, const uint8_t *u) {
  uint8_t kb[RFC7748_WIDTH_MAX], got[RFC7748_WIDTH_MAX], expected[RFC7748_WIDTH_MAX];
  mpz_t v;
  mpz_init(v);
  model_from_octets(v, u, width);
  if (mpz_sizeinbase(curve->p, 2) < 8 * width) mpz_clrbit(v, 8 * width - 1);
  model_mont_mul(v, k, v, curve);
  model_to_octets(kb, width, k);
  model_to_octets(expected, width, v);
  for (size_t i = 0; i < backend_count; i++) {
    memcpy(got, u, width); /* in place */
    CHECK(backends[i]->mont_mul(got, kb, got) == (mpz_sgn(v) == 0 ? 0 : TRUE_MASK));
    CHECK_BYTES(got, expected, width);
  }
  mpz_clear(v);
}

/* u and, where there is room for one, u with the bit above p. */
static void expect_mont_residue(const mpz_t k, const mpz_t u) {
  uint8_t octets[RFC7748_WIDTH_MAX];
  if (mpz_sgn(u) < 0 || mpz_sizeinbase(u, 2) > mpz_sizeinbase(curve->p, 2)) return;
  model_to_octets(octets, width, u);
  expect_mont(k, octets);
  octets[width - 1] |= 0x80;
  if (mpz_sizeinbase(curve->p, 2) < 8 * width) expect_mont(k, octets);
}

/* The u of the small subgroups of the curve and of its twist: u of every point killed by h: 0, 1,
 * -1, and on curve25519 the two of order 8, (1 + y) / (1 - y) for the y of that order. */
static void test_small_u(void) {
  uint8_t octets[RFC7748_WIDTH_MAX];
  model_point t;
  mpz_t k, u, one;
  model_init(&t);
  mpz_inits(k, u, NULL);
  mpz_init_set_ui(one, 1);
  begin("every u of small order gives 0");
  model_ed_torsion(&t, curve);
  for (unsigned round = 0; round < 12; round++) {
    model_random(k, curve->p);
    clamp(k);
    if (round < 3) mpz_set_si(u, (long)round - 1);
    if (round >= 3) {
      if (mpz_cmp_ui(curve->h, 8) != 0) break;
      mpz_add_ui(u, t.y, 1);
      mpz_ui_sub(one, 1, t.y);
      mpz_mod(one, one, curve->p);
      CHECK(mpz_invert(one, one, curve->p));
      mpz_mul(u, u, one);
      model_negate(&t, &t, curve);
      if (round % 2) mpz_sub(t.y, curve->p, t.y);
    }
    mpz_mod(u, u, curve->p);
    model_to_octets(octets, width, u);
    test_context("round %u", round);
    for (size_t i = 0; i < backend_count; i++) {
      uint8_t kb[RFC7748_WIDTH_MAX], got[RFC7748_WIDTH_MAX], zero[RFC7748_WIDTH_MAX] = {0};
      model_to_octets(kb, width, k);
      CHECK(backends[i]->mont_mul(got, kb, octets) == 0);
      CHECK_BYTES(got, zero, width);
    }
    expect_mont_residue(k, u);
    mpz_add(u, u, curve->p);
    expect_mont_residue(k, u);
  }
  mpz_clears(k, u, one, NULL);
  model_clear(&t);
}

static void test_ladder(void) {
  mpz_t k, u;
  mpz_inits(k, u, NULL);
  begin("random u, on the curve and on its twist");
  for (unsigned i = 0; i < 60; i++) {
    test_context("round %u", i);
    model_random(k, curve->p);
    clamp(k);
    model_random(u, curve->p);
    expect_mont_residue(k, u);
  }
  begin("u around 0, around p and at the top");
  for (unsigned i = 0; i < 24; i++) {
    model_random(k, curve->p);
    clamp(k);
    test_context("round %u", i);
    mpz_set_ui(u, i);
    expect_mont_residue(k, u);
    mpz_add(u, u, curve->p);
    expect_mont_residue(k, u);
    mpz_sub_ui(u, curve->p, i + 1);
    expect_mont_residue(k, u);
    mpz_set_ui(u, 0);
    mpz_setbit(u, mpz_sizeinbase(curve->p, 2));
    mpz_sub_ui(u, u, i + 1);
    expect_mont_residue(k, u);
  }
  mpz_clears(k, u, NULL);
  test_small_u();
}

static void test_rfc7748(const rfc7748_curve *v) {
  begin("RFC 7748 5.2");
  for (unsigned j = 0; j < 2; j++) {
    uint8_t k[RFC7748_WIDTH_MAX], u[RFC7748_WIDTH_MAX], expected[RFC7748_WIDTH_MAX];
    mpz_t scalar;
    mpz_init(scalar);
    CHECK(test_hex(k, width, v->vectors[j].k) == width);
    test_hex(u, width, v->vectors[j].u);
    test_hex(expected, width, v->vectors[j].result);
    rfc7748_clamp(k, width);
    for (size_t i = 0; i < backend_count; i++) {
      uint8_t got[RFC7748_WIDTH_MAX];
      CHECK(backends[i]->mont_mul(got, k, u) == TRUE_MASK);
      CHECK_BYTES(got, expected, width);
    }
    model_from_octets(scalar, k, width);
    expect_mont(scalar, u);
    mpz_clear(scalar);
  }
  begin("RFC 7748 5.2, 1 and 1000 iterations");
  for (size_t i = 0; i < backend_count; i++) {
    CHECK(rfc7748_iterate(backends[i], v, 1));
    CHECK(rfc7748_iterate(backends[i], v, 1000));
  }
}

/* ---- encodings ---- */

static void expect_decode(const uint8_t *in) {
  uint8_t expected[POINT_MAX] = {0}, got[POINT_MAX];
  model_point p;
  model_init(&p);
  const int ok = model_ed_decode(&p, in, curve);
  if (ok) {
    model_to_octets(expected, width, p.x);
    model_to_octets(expected + width, width, p.y);
  }
  for (size_t i = 0; i < backend_count; i++) {
    memset(got, 0xa5, sizeof got);
    CHECK(backends[i]->ed_decode_vartime(got, in) == (ok ? TRUE_MASK : 0));
    CHECK_BYTES(got, expected, 2 * width);
  }
  model_clear(&p);
}

/* y with both signs, and every bit between y and the sign. */
static void expect_decode_y(const mpz_t y) {
  uint8_t in[ENCODED_MAX];
  if (mpz_sgn(y) < 0 || mpz_sizeinbase(y, 2) > 8 * encoded - 1) return;
  model_to_octets(in, encoded, y);
  expect_decode(in);
  in[encoded - 1] ^= 0x80;
  expect_decode(in);
  for (unsigned bit = 0; encoded > width && bit < 7; bit++) {
    in[encoded - 1] ^= (uint8_t)(1u << bit);
    expect_decode(in);
    in[encoded - 1] ^= (uint8_t)(1u << bit);
  }
}

static void test_decode(void) {
  uint8_t in[ENCODED_MAX];
  model_point p;
  mpz_t y;
  model_init(&p);
  mpz_init(y);
  begin("decoding of y around 0, around p and at the top");
  for (unsigned i = 0; i < 40; i++) {
    test_context("round %u", i);
    mpz_set_ui(y, i);
    expect_decode_y(y);
    mpz_add(y, curve->p, y);
    expect_decode_y(y);
    mpz_sub_ui(y, curve->p, i + 1);
    expect_decode_y(y);
    mpz_set_ui(y, 0);
    mpz_setbit(y, 8 * encoded - 1);
    mpz_sub_ui(y, y, i + 1);
    expect_decode_y(y);
  }
  begin("decoding of random strings and of points");
  for (unsigned i = 0; i < 60; i++) {
    test_context("round %u", i);
    test_random(in, encoded);
    if (encoded > width) in[encoded - 1] &= 0x80;
    expect_decode(in);
    model_random(y, curve->n);
    model_base(&p, curve);
    model_mul(&p, y, &p, curve);
    model_ed_encode(in, &p, curve);
    expect_decode(in);
  }
  begin("decoding of the points of small order");
  model_ed_torsion(&p, curve);
  for (unsigned long i = 0; mpz_cmp_ui(curve->h, i) > 0; i++) {
    model_point t;
    model_init(&t);
    mpz_set_ui(y, i);
    model_mul(&t, y, &p, curve);
    test_context("%lu T", i);
    expect_decode_y(t.y);
    mpz_add(y, t.y, curve->p);
    expect_decode_y(y);
    model_clear(&t);
  }
  mpz_clear(y);
  model_clear(&p);
}

/* ---- points with small components ---- */

static void point_to_octets(uint8_t *out, const model_point *p) {
  model_to_octets(out, width, p->x);
  model_to_octets(out + width, width, p->y);
}

/* r = k B + i T */
static void mixed_point(model_point *r, const mpz_t k, unsigned long i,
                        const model_point *torsion) {
  model_point t;
  mpz_t v;
  model_init(&t);
  mpz_init_set_ui(v, i);
  model_mul(&t, v, torsion, curve);
  model_base(r, curve);
  model_mul(r, k, r, curve);
  model_add(r, r, &t, curve);
  mpz_clear(v);
  model_clear(&t);
}

static void test_small_order(void) {
  uint8_t octets[POINT_MAX];
  model_point p, torsion;
  mpz_t k;
  model_init(&p);
  model_init(&torsion);
  mpz_init(k);
  begin("points of small order are known");
  model_ed_torsion(&torsion, curve);
  for (unsigned long i = 0; mpz_cmp_ui(curve->h, i) > 0; i++) {
    for (unsigned round = 0; round < 6; round++) {
      if (round == 1) mpz_set_ui(k, 1);
      if (round == 2) mpz_sub_ui(k, curve->n, 1);
      if (round > 2) model_random(k, curve->n);
      if (round == 0) mpz_set_ui(k, 0);
      mixed_point(&p, k, i, &torsion);
      point_to_octets(octets, &p);
      test_context("round %u, %lu T", round, i);
      for (size_t b = 0; b < backend_count; b++)
        CHECK(backends[b]->ed_small_order_vartime(octets) == (round == 0 ? TRUE_MASK : 0));
    }
  }
  mpz_clear(k);
  model_clear(&p);
  model_clear(&torsion);
}

static void expect_verdict(const uint8_t *r, const uint8_t *s, const uint8_t *k,
                           const uint8_t *point, ct_mask expected) {
  for (size_t i = 0; i < backend_count; i++)
    CHECK(backends[i]->ed_check_vartime(r, s, k, point) == expected);
}

/* s B - k P is its own encoding and no other: not of a point that differs by one of small order,
 * not with another sign, not with y + p, not with the sign of x = 0 set. */
static void expect_check(const mpz_t s, const mpz_t k, const model_point *p,
                         const model_point *torsion) {
  uint8_t sb[RFC7748_WIDTH_MAX], kb[RFC7748_WIDTH_MAX], point[POINT_MAX], r[ENCODED_MAX];
  model_point sum, term;
  mpz_t v;
  model_init(&sum);
  model_init(&term);
  mpz_init(v);
  model_base(&sum, curve);
  model_mul(&sum, s, &sum, curve);
  mpz_neg(v, k);
  model_mul(&term, v, p, curve);
  model_add(&sum, &sum, &term, curve);
  model_to_octets(sb, width, s);
  model_to_octets(kb, width, k);
  point_to_octets(point, p);
  model_ed_encode(r, &sum, curve);
  expect_verdict(r, sb, kb, point, TRUE_MASK);
  r[test_random_below(encoded)] ^= (uint8_t)(1u << test_random_below(8));
  expect_verdict(r, sb, kb, point, 0);
  model_ed_encode(r, &sum, curve);
  r[encoded - 1] ^= 0x80;
  expect_verdict(r, sb, kb, point, 0);
  mpz_add(v, sum.y, curve->p);
  if (mpz_sizeinbase(v, 2) < 8 * encoded) {
    if (mpz_odd_p(sum.x)) mpz_setbit(v, 8 * encoded - 1);
    model_to_octets(r, encoded, v);
    expect_verdict(r, sb, kb, point, 0);
  }
  for (unsigned long i = 1; mpz_cmp_ui(curve->h, i) > 0; i++) {
    model_add(&sum, &sum, torsion, curve);
    model_ed_encode(r, &sum, curve);
    expect_verdict(r, sb, kb, point, 0);
  }
  mpz_clear(v);
  model_clear(&sum);
  model_clear(&term);
}

/* The values of s and k in each pair of rounds. */
static void set_by_round(mpz_t v, unsigned round) {
  if (round == 0) mpz_set_ui(v, 0);
  if (round == 1) mpz_set_ui(v, 1);
  if (round == 2) mpz_sub_ui(v, curve->n, 1);
  if (round == 3) mpz_set_ui(v, (unsigned long)test_random_below(1 << 12));
  if (round > 3) model_random(v, curve->n);
}

static void test_check(void) {
  model_point p, torsion;
  mpz_t s, k, a;
  model_init(&p);
  model_init(&torsion);
  mpz_inits(s, k, a, NULL);
  begin("s B - k P, P with a component of small order");
  model_ed_torsion(&torsion, curve);
  for (unsigned round = 0; round < 36; round++) {
    for (unsigned long i = 0; mpz_cmp_ui(curve->h, i) > 0; i++) {
      if ((i + round) % 3 != 0) continue;
      set_by_round(s, round / 6);
      set_by_round(k, round % 6);
      set_by_round(a, (unsigned)test_random_below(6));
      mixed_point(&p, a, i, &torsion);
      test_context("round %u, %lu T", round, i);
      expect_check(s, k, &p, &torsion);
    }
  }
  begin("s B - k P, P of small order or a small multiple of B, s and k small");
  for (unsigned round = 0; round < 60; round++) {
    mpz_set_ui(s, (unsigned long)test_random_below(40));
    mpz_set_ui(k, (unsigned long)test_random_below(40));
    mpz_set_si(a, (long)test_random_below(9) - 4);
    if (round % 3 == 0) mpz_set_ui(a, 0);
    mixed_point(&p, a, round % 8, &torsion);
    test_context("round %u", round);
    expect_check(s, k, &p, &torsion);
  }
  begin("s B - k P of small order");
  for (unsigned round = 0; round < 24; round++) {
    model_random(a, curve->n);
    model_random(k, curve->n);
    mpz_mul(s, a, k);
    mpz_mod(s, s, curve->n);
    mixed_point(&p, a, round % 8, &torsion);
    test_context("round %u", round);
    expect_check(s, k, &p, &torsion);
  }
  mpz_clears(s, k, a, NULL);
  model_clear(&p);
  model_clear(&torsion);
}

/* ---- the choice of a backend ---- */

static void test_tables(slimb_curve mont, slimb_curve ed) {
  uint8_t order[RFC7748_WIDTH_MAX];
  begin("one table for both forms; order and sizes");
  CHECK(edwards_get(mont) != NULL && edwards_get(mont) == edwards_get(ed));
  CHECK(weierstrass_get(mont) == NULL && weierstrass_get(ed) == NULL);
  model_to_octets(order, width, curve->n);
  for (size_t i = 0; i < backend_count; i++) {
    CHECK(backends[i]->width == width);
    CHECK(backends[i]->encoded == encoded);
    CHECK_BYTES(backends[i]->order, order, width);
  }
}

static void test_curve(const rfc7748_curve *v) {
  curve = model_curve(v->name);
  width = params_width(curve);
  encoded = model_ed_encoded(curve);
  find_backends(v->montgomery);
  test_tables(v->montgomery, v->edwards);
  test_rfc7748(v);
  test_reduce();
  test_mul_add();
  test_base_point();
  test_ladder();
  test_decode();
  test_small_order();
  test_check();
}

int main(void) {
  test_begin("edwards");
  for (size_t i = 0; i < 2; i++) test_curve(&rfc7748_curves[i]);
  return test_end();
}

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit secp256k1 --field p --layout solinas-5x52 --out src/generated/secp256k1_fe_solinas5x52.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * Layout   solinas-5x52: 5 signed limbs of 52 bits, balanced; products in 128 bits, folded from
 *          the top by 2^260 mod m
 * Value    sum of limb[i] 2^(52 i), mod m
 * Tight    limbs within 2^51.000, the top one 2^51.000, value in (-8.001 m, 8.001 m)
 * Loose    limbs within 2^52.000, the top one 2^52.000, value in (-16.001 m, 16.001 m)
 *
 * The bounds were computed exactly for every intermediate value; secp256k1_fe_tight_bounds and
 * secp256k1_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_SECP256K1_FE_SOLINAS5X52_H
#define SLIMB_GENERATED_SECP256K1_FE_SOLINAS5X52_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[5];
} secp256k1_fe_loose;

typedef struct {
  secp256k1_fe_loose v;
} secp256k1_fe;

static inline const secp256k1_fe_loose *secp256k1_fe_relax(const secp256k1_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t secp256k1_fe_tight_bounds[4][5] = {
    {-0x8000000000000, -0x8000000000000, -0x8000000000000, -0x8000000000000, -0x8000000000003},
    {0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x8001000003d13},
    {0x8000000000000, 0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, -0x8000000000004},
    {0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x8001000003d13},
};
static const int64_t secp256k1_fe_loose_bounds[4][5] = {
    {-0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10001000003d16},
    {0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0x10002000007a26},
    {0x1, 0x0, 0x0, 0x0, -0x10001000003d17},
    {0xffffffffffffe, 0xffffffffffffe, 0xffffffffffffe, 0xffffffffffffe, 0x10002000007a26},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void secp256k1_fe_check(const int64_t limb[5], const int64_t bounds[4][5],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 5; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 52) + x - bounds[2][i];
    under = (under >> 52) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const secp256k1_fe secp256k1_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0}}};
static const secp256k1_fe secp256k1_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0}}};
static const secp256k1_fe secp256k1_fe_b = {{{0x7, 0x0, 0x0, 0x0, 0x0}}};
static const uint64_t secp256k1_fe_modulus[4] = {
    0xfffffffefffffc2f, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t secp256k1_fe_inverse_factor[4] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^52.000, the top one 2^52.000, value in (-16.001 m, 16.001 m).
 * Largest intermediate value: 2^52.00. */
static inline void secp256k1_fe_add_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
}

static inline void secp256k1_fe_add(secp256k1_fe_loose *r, const secp256k1_fe *a, const secp256k1_fe *b) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_check(b->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  secp256k1_fe_check(r->limb, secp256k1_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^52.000, the top one 2^52.000, value in (-16.001 m, 16.001 m).
 * Largest intermediate value: 2^52.00. */
static inline void secp256k1_fe_sub_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
}

static inline void secp256k1_fe_sub(secp256k1_fe_loose *r, const secp256k1_fe *a, const secp256k1_fe *b) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_check(b->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  secp256k1_fe_check(r->limb, secp256k1_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^51.000, the top one 2^51.000, value in (-8.001 m, 8.001 m).
 * Largest intermediate value: 2^51.00. */
static inline void secp256k1_fe_neg_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
}

static inline void secp256k1_fe_neg(secp256k1_fe_loose *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_neg_limbs(r->limb, a->v.limb);
  secp256k1_fe_check(r->limb, secp256k1_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^51.000, the top one 2^51.000, value in (-8.001 m, 8.001 m).
 * Largest intermediate value: 2^106.32. Word multiplications: 30. */
static inline void secp256k1_fe_mul_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  const __int128 t3 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0;
  const __int128 h3 = t3 >> 52;
  const __int128 l3 = t3 & 0xfffffffffffffLL;
  const __int128 t4 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 + h3;
  const __int128 h4 = t4 >> 52;
  const __int128 l4 = t4 & 0xfffffffffffffLL;
  const __int128 t5 = (__int128)a1 * b4 + (__int128)a2 * b3 + (__int128)a3 * b2 +
      (__int128)a4 * b1 + h4;
  const __int128 h5 = t5 >> 52;
  const __int128 l5 = t5 & 0xfffffffffffffLL;
  const __int128 t6 = (__int128)a2 * b4 + (__int128)a3 * b3 + (__int128)a4 * b2 + h5;
  const __int128 h6 = t6 >> 52;
  const __int128 l6 = t6 & 0xfffffffffffffLL;
  const __int128 t7 = (__int128)a3 * b4 + (__int128)a4 * b3 + h6;
  const __int128 h7 = t7 >> 52;
  const __int128 l7 = t7 & 0xfffffffffffffLL;
  const __int128 t8 = (__int128)a4 * b4 + h7;
  const __int128 h8 = t8 >> 52;
  const __int128 l8 = t8 & 0xfffffffffffffLL;
  const __int128 s = l4 + h8 * 0x1000003d10LL + 0x8000000000000LL;
  const __int128 c = s >> 52;
  const __int128 top = (s & 0xfffffffffffffLL) - 0x8000000000000LL;
  const __int128 e5 = l5 + c;
  const __int128 s2 = (__int128)a0 * b0 + e5 * 0x1000003d10LL + 0x8000000000000LL;
  const __int128 c2 = s2 >> 52;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 + l6 * 0x1000003d10LL + c2 +
      0x8000000000000LL;
  const __int128 c3 = s3 >> 52;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 +
      l7 * 0x1000003d10LL + c3 + 0x8000000000000LL;
  const __int128 c4 = s4 >> 52;
  const __int128 s5 = l3 + l8 * 0x1000003d10LL + c4 + 0x8000000000000LL;
  const __int128 c5 = s5 >> 52;
  r[0] = (int64_t)((s2 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[1] = (int64_t)((s3 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[2] = (int64_t)((s4 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[3] = (int64_t)((s5 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[4] = (int64_t)(top + c5);
}

static inline void secp256k1_fe_mul(secp256k1_fe *r, const secp256k1_fe_loose *a, const secp256k1_fe_loose *b) {
  secp256k1_fe_check(a->limb, secp256k1_fe_loose_bounds, __func__);
  secp256k1_fe_check(b->limb, secp256k1_fe_loose_bounds, __func__);
  secp256k1_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^51.000, the top one 2^51.000, value in (-8.001 m, 8.001 m).
 * Largest intermediate value: 2^106.32. Word multiplications: 20. */
static inline void secp256k1_fe_sqr_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const __int128 t3 = (__int128)d0 * a3 + (__int128)d1 * a2;
  const __int128 h3 = t3 >> 52;
  const __int128 l3 = t3 & 0xfffffffffffffLL;
  const __int128 t4 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 + h3;
  const __int128 h4 = t4 >> 52;
  const __int128 l4 = t4 & 0xfffffffffffffLL;
  const __int128 t5 = (__int128)d1 * a4 + (__int128)d2 * a3 + h4;
  const __int128 h5 = t5 >> 52;
  const __int128 l5 = t5 & 0xfffffffffffffLL;
  const __int128 t6 = (__int128)d2 * a4 + (__int128)a3 * a3 + h5;
  const __int128 h6 = t6 >> 52;
  const __int128 l6 = t6 & 0xfffffffffffffLL;
  const __int128 t7 = (__int128)d3 * a4 + h6;
  const __int128 h7 = t7 >> 52;
  const __int128 l7 = t7 & 0xfffffffffffffLL;
  const __int128 t8 = (__int128)a4 * a4 + h7;
  const __int128 h8 = t8 >> 52;
  const __int128 l8 = t8 & 0xfffffffffffffLL;
  const __int128 s = l4 + h8 * 0x1000003d10LL + 0x8000000000000LL;
  const __int128 c = s >> 52;
  const __int128 top = (s & 0xfffffffffffffLL) - 0x8000000000000LL;
  const __int128 e5 = l5 + c;
  const __int128 s2 = (__int128)a0 * a0 + e5 * 0x1000003d10LL + 0x8000000000000LL;
  const __int128 c2 = s2 >> 52;
  const __int128 s3 = (__int128)d0 * a1 + l6 * 0x1000003d10LL + c2 + 0x8000000000000LL;
  const __int128 c3 = s3 >> 52;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 + l7 * 0x1000003d10LL + c3 +
      0x8000000000000LL;
  const __int128 c4 = s4 >> 52;
  const __int128 s5 = l3 + l8 * 0x1000003d10LL + c4 + 0x8000000000000LL;
  const __int128 c5 = s5 >> 52;
  r[0] = (int64_t)((s2 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[1] = (int64_t)((s3 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[2] = (int64_t)((s4 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[3] = (int64_t)((s5 & 0xfffffffffffffLL) - 0x8000000000000LL);
  r[4] = (int64_t)(top + c5);
}

static inline void secp256k1_fe_sqr(secp256k1_fe *r, const secp256k1_fe_loose *a) {
  secp256k1_fe_check(a->limb, secp256k1_fe_loose_bounds, __func__);
  secp256k1_fe_sqr_limbs(r->v.limb, a->limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^52.58. Word multiplications: 1. */
static inline void secp256k1_fe_carry_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = a1 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = a2 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = a3 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_carry(secp256k1_fe *r, const secp256k1_fe_loose *a) {
  secp256k1_fe_check(a->limb, secp256k1_fe_loose_bounds, __func__);
  secp256k1_fe_carry_limbs(r->v.limb, a->limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^52.58. Word multiplications: 1. */
static inline void secp256k1_fe_mul2_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x2 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x2 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = a1 * 0x2 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = a2 * 0x2 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = a3 * 0x2 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_mul2(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_mul2_limbs(r->v.limb, a->v.limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^53.00. Word multiplications: 6. */
static inline void secp256k1_fe_mul3_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 3 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 3 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = a1 * 3 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = a2 * 3 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = a3 * 3 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_mul3(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_mul3_limbs(r->v.limb, a->v.limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^53.32. Word multiplications: 1. */
static inline void secp256k1_fe_mul4_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x4 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = a1 * 0x4 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = a2 * 0x4 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = a3 * 0x4 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_mul4(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_mul4_limbs(r->v.limb, a->v.limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^54.17. Word multiplications: 1. */
static inline void secp256k1_fe_mul8_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x8 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x8 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = a1 * 0x8 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = a2 * 0x8 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = a3 * 0x8 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_mul8(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_mul8_limbs(r->v.limb, a->v.limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 1. */
static inline void secp256k1_fe_half_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0xffffefffffc2fULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even3 = a3 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0xffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 51);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 51);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 51);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 51);
  const int64_t half4 = even4 >> 1;
  const int64_t top = half4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = half0 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = half1 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = half2 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = half3 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_half(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  secp256k1_fe_half_limbs(r->v.limb, a->v.limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs within 2^51.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 6. */
static inline void secp256k1_fe_half3_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t u0 = a0 * 3;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xffffefffffc2fULL, 0u);
  const int64_t even1 = a1 * 3 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even2 = a2 * 3 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even3 = a3 * 3 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even4 = a4 * 3 + (int64_t)ct_select(odd, 0xffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 51);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 51);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 51);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 51);
  const int64_t half4 = even4 >> 1;
  const int64_t top = half4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = half0 + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = half1 + c0 + 0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = half2 + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = half3 + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void secp256k1_fe_half3(secp256k1_fe *r, const secp256k1_fe_loose *a) {
  secp256k1_fe_check(a->limb, secp256k1_fe_loose_bounds, __func__);
  secp256k1_fe_half3_limbs(r->v.limb, a->limb);
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void secp256k1_fe_select_loose(secp256k1_fe_loose *r, ct_mask mask, const secp256k1_fe_loose *a,
                                   const secp256k1_fe_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 5; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void secp256k1_fe_select(secp256k1_fe *r, ct_mask mask, const secp256k1_fe *a, const secp256k1_fe *b) {
  secp256k1_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void secp256k1_fe_pack(uint64_t w[4], const secp256k1_fe *a) {
  secp256k1_fe_check(a->v.limb, secp256k1_fe_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4];
  const int64_t s0 = a0 + 0xffff6ffffdda7LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = a1 + 0xfffffffffffffLL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = a2 + 0xfffffffffffffLL + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = a3 + 0xfffffffffffffLL + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = a4 + 0x8ffffffffffffLL + c3;
  const int64_t q = x4 >> 48;
  const int64_t s0_2 = x0 + q * 0x1000003d1LL;
  const int64_t c0_2 = s0_2 >> 52;
  const int64_t x0_2 = s0_2 & 0xfffffffffffffLL;
  const int64_t s1_2 = x1 + c0_2;
  const int64_t c1_2 = s1_2 >> 52;
  const int64_t x1_2 = s1_2 & 0xfffffffffffffLL;
  const int64_t s2_2 = x2 + c1_2;
  const int64_t c2_2 = s2_2 >> 52;
  const int64_t x2_2 = s2_2 & 0xfffffffffffffLL;
  const int64_t s3_2 = x3 + c2_2;
  const int64_t c3_2 = s3_2 >> 52;
  const int64_t x3_2 = s3_2 & 0xfffffffffffffLL;
  const int64_t x4_2 = (x4 & 0xffffffffffffLL) + c3_2;
  const int64_t y0 = x0_2 - 0xffffefffffc2fLL;
  const int64_t borrow = y0 >> 52;
  const int64_t y1 = x1_2 - 0xfffffffffffffLL + borrow;
  const int64_t borrow2 = y1 >> 52;
  const int64_t y2 = x2_2 - 0xfffffffffffffLL + borrow2;
  const int64_t borrow3 = y2 >> 52;
  const int64_t y3 = x3_2 - 0xfffffffffffffLL + borrow3;
  const int64_t borrow4 = y3 >> 52;
  const int64_t y4 = x4_2 - 0xffffffffffffLL + borrow4;
  const int64_t borrow5 = y4 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow5);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2,
      (uint64_t)(y0 & 0xfffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2,
      (uint64_t)(y1 & 0xfffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2,
      (uint64_t)(y2 & 0xfffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2,
      (uint64_t)(y3 & 0xfffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2,
      (uint64_t)(y4 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  w[0] = (uint64_t)z0 + ((u0 & 0xfffu) << 52);
  w[1] = (u0 >> 12) + ((u1 & 0xffffffu) << 40);
  w[2] = (u1 >> 24) + ((u2 & 0xfffffffffULL) << 28);
  w[3] = (u2 >> 36) + ((uint64_t)z4 << 16);
}

/* The inverse of pack, for any w below 2^256. Out: tight. */
static inline void secp256k1_fe_unpack(secp256k1_fe *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  const int64_t top = (int64_t)(w3 >> 16) + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(w0 & 0xfffffffffffffULL) + q * 0x1000003d1LL + 0x8000000000000LL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = (s0 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 52) + ((w1 & 0xffffffffffULL) << 12)) + c0 +
      0x8000000000000LL;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = (s1 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 40) + ((w2 & 0xfffffffu) << 24)) + c1 + 0x8000000000000LL;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = (s2 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 28) + ((w3 & 0xffffu) << 36)) + c2 + 0x8000000000000LL;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = (s3 & 0xfffffffffffffLL) - 0x8000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  secp256k1_fe_check(r->v.limb, secp256k1_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask secp256k1_fe_is_zero(const secp256k1_fe *a) {
  uint64_t w[4], any = 0;
  secp256k1_fe_pack(w, a);
  for (int i = 0; i < 4; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask secp256k1_fe_eq(const secp256k1_fe *a, const secp256k1_fe *b) {
  secp256k1_fe_loose difference;
  secp256k1_fe carried;
  secp256k1_fe_sub(&difference, a, b);
  secp256k1_fe_carry(&carried, &difference);
  return secp256k1_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask secp256k1_fe_from_bytes(secp256k1_fe *r, const uint8_t in[32]) {
  uint64_t w[4];
  bytes_load_be(w, in, 32);
  secp256k1_fe_unpack(r, w);
  return ct_words_less(w, secp256k1_fe_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void secp256k1_fe_to_bytes(uint8_t out[32], const secp256k1_fe *a) {
  uint64_t w[4];
  secp256k1_fe_pack(w, a);
  bytes_store_be(out, w, 32);
}

#endif

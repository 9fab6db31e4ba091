/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve448 --field p --layout solinas-8x56 --out src/generated/curve448_fe_solinas8x56.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * Layout   solinas-8x56: 8 signed limbs of 56 bits, balanced; products in 128 bits, folded from
 *          the top by 2^448 mod m
 * Value    sum of limb[i] 2^(56 i), mod m
 * Tight    limbs within 2^55.000, the top one 2^55.000, value in (-1.000 m, 1.000 m)
 * Loose    limbs within 2^56.000, the top one 2^56.000, value in (-2.001 m, 2.001 m)
 *
 * The bounds were computed exactly for every intermediate value; curve448_fe_tight_bounds and
 * curve448_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_FE_SOLINAS8X56_H
#define SLIMB_GENERATED_CURVE448_FE_SOLINAS8X56_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[8];
} curve448_fe_loose;

typedef struct {
  curve448_fe_loose v;
} curve448_fe;

static inline const curve448_fe_loose *curve448_fe_relax(const curve448_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve448_fe_tight_bounds[4][8] = {
    {-0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000010},
    {0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x80000000000010},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x100000000000000},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x100000000000000},
};
static const int64_t curve448_fe_loose_bounds[4][8] = {
    {-0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000020},
    {0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x100000000000020},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x200000000000000},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x200000000000000},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve448_fe_check(const int64_t limb[8], const int64_t bounds[4][8],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 8; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 56) + x - bounds[2][i];
    under = (under >> 56) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const curve448_fe curve448_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve448_fe curve448_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve448_fe curve448_fe_d = {{{-0x98aa, 0x0, 0x0, 0x0, -0x1, 0x0, 0x0, 0x100000000000000}}};
static const curve448_fe curve448_fe_d2 = {{{-0x13153, 0x0, 0x0, 0x0, -0x1, 0x0, 0x0, 0x100000000000000}}};
static const uint64_t curve448_fe_modulus[7] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffeffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve448_fe_inverse_factor[7] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^56.000, the top one 2^56.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^56.00. */
static inline void curve448_fe_add_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
  r[5] = a5 + b5;
  r[6] = a6 + b6;
  r[7] = a7 + b7;
}

static inline void curve448_fe_add(curve448_fe_loose *r, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_check(b->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^56.000, the top one 2^56.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^56.00. */
static inline void curve448_fe_sub_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
  r[5] = a5 - b5;
  r[6] = a6 - b6;
  r[7] = a7 - b7;
}

static inline void curve448_fe_sub(curve448_fe_loose *r, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_check(b->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^55.000, the top one 2^55.000, value in (-1.000 m, 1.000 m).
 * Largest intermediate value: 2^55.00. */
static inline void curve448_fe_neg_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
  r[5] = 0 - a5;
  r[6] = 0 - a6;
  r[7] = 0 - a7;
}

static inline void curve448_fe_neg(curve448_fe_loose *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_neg_limbs(r->limb, a->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^116.17. Word multiplications: 64. */
static inline void curve448_fe_mul_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  const __int128 e14 = (__int128)a7 * b7;
  const __int128 e13 = (__int128)a6 * b7 + (__int128)a7 * b6;
  const __int128 e12 = (__int128)a5 * b7 + (__int128)a6 * b6 + (__int128)a7 * b5;
  const __int128 e11 = (__int128)a4 * b7 + (__int128)a5 * b6 + (__int128)a6 * b5 +
      (__int128)a7 * b4;
  const __int128 e10 = (__int128)a3 * b7 + (__int128)a4 * b6 + (__int128)a5 * b5 +
      (__int128)a6 * b4 + (__int128)a7 * b3 + e14;
  const __int128 e9 = (__int128)a2 * b7 + (__int128)a3 * b6 + (__int128)a4 * b5 +
      (__int128)a5 * b4 + (__int128)a6 * b3 + (__int128)a7 * b2 + e13;
  const __int128 e8 = (__int128)a1 * b7 + (__int128)a2 * b6 + (__int128)a3 * b5 +
      (__int128)a4 * b4 + (__int128)a5 * b3 + (__int128)a6 * b2 + (__int128)a7 * b1 + e12;
  const __int128 t6 = (__int128)a0 * b6 + (__int128)a1 * b5 + (__int128)a2 * b4 +
      (__int128)a3 * b3 + (__int128)a4 * b2 + (__int128)a5 * b1 + (__int128)a6 * b0 + e14 + e10;
  const __int128 h6 = t6 >> 56;
  const __int128 l6 = t6 & 0xffffffffffffffLL;
  const __int128 t7 = (__int128)a0 * b7 + (__int128)a1 * b6 + (__int128)a2 * b5 +
      (__int128)a3 * b4 + (__int128)a4 * b3 + (__int128)a5 * b2 + (__int128)a6 * b1 +
      (__int128)a7 * b0 + e11 + h6;
  const __int128 h7 = t7 >> 56;
  const __int128 l7 = t7 & 0xffffffffffffffLL;
  const __int128 s = l7 + 0x80000000000000LL;
  const __int128 c = s >> 56;
  const __int128 top = (s & 0xffffffffffffffLL) - 0x80000000000000LL;
  const __int128 e8_2 = h7 + c;
  const __int128 s2 = (__int128)a0 * b0 + e8 + e8_2 + 0x80000000000000LL;
  const __int128 c2 = s2 >> 56;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 + e9 + c2 + 0x80000000000000LL;
  const __int128 c3 = s3 >> 56;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 + e10 + c3 +
      0x80000000000000LL;
  const __int128 c4 = s4 >> 56;
  const __int128 s5 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0 + e11 + c4 + 0x80000000000000LL;
  const __int128 c5 = s5 >> 56;
  const __int128 s6 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 + e12 + e8 + e8_2 + c5 + 0x80000000000000LL;
  const __int128 c6 = s6 >> 56;
  const __int128 s7 = (__int128)a0 * b5 + (__int128)a1 * b4 + (__int128)a2 * b3 +
      (__int128)a3 * b2 + (__int128)a4 * b1 + (__int128)a5 * b0 + e13 + e9 + c6 +
      0x80000000000000LL;
  const __int128 c7 = s7 >> 56;
  const __int128 s8 = l6 + c7 + 0x80000000000000LL;
  const __int128 c8 = s8 >> 56;
  r[0] = (int64_t)((s2 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[1] = (int64_t)((s3 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[2] = (int64_t)((s4 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[3] = (int64_t)((s5 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[4] = (int64_t)((s6 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[5] = (int64_t)((s7 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[6] = (int64_t)((s8 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[7] = (int64_t)(top + c8);
}

static inline void curve448_fe_mul(curve448_fe *r, const curve448_fe_loose *a, const curve448_fe_loose *b) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_check(b->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^116.17. Word multiplications: 36. */
static inline void curve448_fe_sqr_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const int64_t d4 = a4 * 0x2;
  const int64_t d5 = a5 * 0x2;
  const int64_t d6 = a6 * 0x2;
  const __int128 e14 = (__int128)a7 * a7;
  const __int128 e13 = (__int128)d6 * a7;
  const __int128 e12 = (__int128)d5 * a7 + (__int128)a6 * a6;
  const __int128 e11 = (__int128)d4 * a7 + (__int128)d5 * a6;
  const __int128 e10 = (__int128)d3 * a7 + (__int128)d4 * a6 + (__int128)a5 * a5 + e14;
  const __int128 e9 = (__int128)d2 * a7 + (__int128)d3 * a6 + (__int128)d4 * a5 + e13;
  const __int128 e8 = (__int128)d1 * a7 + (__int128)d2 * a6 + (__int128)d3 * a5 +
      (__int128)a4 * a4 + e12;
  const __int128 t6 = (__int128)d0 * a6 + (__int128)d1 * a5 + (__int128)d2 * a4 +
      (__int128)a3 * a3 + e14 + e10;
  const __int128 h6 = t6 >> 56;
  const __int128 l6 = t6 & 0xffffffffffffffLL;
  const __int128 t7 = (__int128)d0 * a7 + (__int128)d1 * a6 + (__int128)d2 * a5 +
      (__int128)d3 * a4 + e11 + h6;
  const __int128 h7 = t7 >> 56;
  const __int128 l7 = t7 & 0xffffffffffffffLL;
  const __int128 s = l7 + 0x80000000000000LL;
  const __int128 c = s >> 56;
  const __int128 top = (s & 0xffffffffffffffLL) - 0x80000000000000LL;
  const __int128 e8_2 = h7 + c;
  const __int128 s2 = (__int128)a0 * a0 + e8 + e8_2 + 0x80000000000000LL;
  const __int128 c2 = s2 >> 56;
  const __int128 s3 = (__int128)d0 * a1 + e9 + c2 + 0x80000000000000LL;
  const __int128 c3 = s3 >> 56;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 + e10 + c3 + 0x80000000000000LL;
  const __int128 c4 = s4 >> 56;
  const __int128 s5 = (__int128)d0 * a3 + (__int128)d1 * a2 + e11 + c4 + 0x80000000000000LL;
  const __int128 c5 = s5 >> 56;
  const __int128 s6 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 + e12 + e8 +
      e8_2 + c5 + 0x80000000000000LL;
  const __int128 c6 = s6 >> 56;
  const __int128 s7 = (__int128)d0 * a5 + (__int128)d1 * a4 + (__int128)d2 * a3 + e13 + e9 + c6 +
      0x80000000000000LL;
  const __int128 c7 = s7 >> 56;
  const __int128 s8 = l6 + c7 + 0x80000000000000LL;
  const __int128 c8 = s8 >> 56;
  r[0] = (int64_t)((s2 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[1] = (int64_t)((s3 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[2] = (int64_t)((s4 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[3] = (int64_t)((s5 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[4] = (int64_t)((s6 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[5] = (int64_t)((s7 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[6] = (int64_t)((s8 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[7] = (int64_t)(top + c8);
}

static inline void curve448_fe_sqr(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_sqr_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^56.58. */
static inline void curve448_fe_carry_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = a0 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = a4 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = a5 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = a6 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_carry(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_carry_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^56.58. */
static inline void curve448_fe_mul2_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x2 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = a0 * 0x2 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x2 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x2 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x2 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = a4 * 0x2 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = a5 * 0x2 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = a6 * 0x2 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_mul2(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul2_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^57.00. Word multiplications: 8. */
static inline void curve448_fe_mul3_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 3 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = a0 * 3 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 3 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 3 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 3 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = a4 * 3 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = a5 * 3 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = a6 * 3 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_mul3(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul3_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^57.32. */
static inline void curve448_fe_mul4_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x4 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = a0 * 0x4 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x4 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x4 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x4 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = a4 * 0x4 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = a5 * 0x4 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = a6 * 0x4 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_mul4(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul4_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^58.17. */
static inline void curve448_fe_mul8_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x8 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = a0 * 0x8 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x8 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x8 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x8 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = a4 * 0x8 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = a5 * 0x8 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = a6 * 0x8 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_mul8(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul8_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^64.00. */
static inline void curve448_fe_half_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even3 = a3 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0xfffffffffffffeULL, 0u);
  const int64_t even5 = a5 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even6 = a6 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even7 = a7 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 55);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 55);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 55);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 55);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 55);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 55);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 55);
  const int64_t half7 = even7 >> 1;
  const int64_t top = half7 + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = half0 + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = half1 + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = half2 + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = half3 + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = half4 + q + c3 + 0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = half5 + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = half6 + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_fe_half(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_half_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = (mont_a - 2) / 4 a
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^71.25. Word multiplications: 8. */
static inline void curve448_fe_mul_a24_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const __int128 t6 = (__int128)a6 * 0x98a9;
  const __int128 h6 = t6 >> 56;
  const __int128 l6 = t6 & 0xffffffffffffffLL;
  const __int128 t7 = (__int128)a7 * 0x98a9 + h6;
  const __int128 h7 = t7 >> 56;
  const __int128 l7 = t7 & 0xffffffffffffffLL;
  const __int128 s = l7 + 0x80000000000000LL;
  const __int128 c = s >> 56;
  const __int128 top = (s & 0xffffffffffffffLL) - 0x80000000000000LL;
  const __int128 e8 = h7 + c;
  const __int128 s2 = (__int128)a0 * 0x98a9 + e8 + 0x80000000000000LL;
  const __int128 c2 = s2 >> 56;
  const __int128 s3 = (__int128)a1 * 0x98a9 + c2 + 0x80000000000000LL;
  const __int128 c3 = s3 >> 56;
  const __int128 s4 = (__int128)a2 * 0x98a9 + c3 + 0x80000000000000LL;
  const __int128 c4 = s4 >> 56;
  const __int128 s5 = (__int128)a3 * 0x98a9 + c4 + 0x80000000000000LL;
  const __int128 c5 = s5 >> 56;
  const __int128 s6 = (__int128)a4 * 0x98a9 + e8 + c5 + 0x80000000000000LL;
  const __int128 c6 = s6 >> 56;
  const __int128 s7 = (__int128)a5 * 0x98a9 + c6 + 0x80000000000000LL;
  const __int128 c7 = s7 >> 56;
  const __int128 s8 = l6 + c7 + 0x80000000000000LL;
  const __int128 c8 = s8 >> 56;
  r[0] = (int64_t)((s2 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[1] = (int64_t)((s3 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[2] = (int64_t)((s4 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[3] = (int64_t)((s5 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[4] = (int64_t)((s6 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[5] = (int64_t)((s7 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[6] = (int64_t)((s8 & 0xffffffffffffffLL) - 0x80000000000000LL);
  r[7] = (int64_t)(top + c8);
}

static inline void curve448_fe_mul_a24(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_a24_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve448_fe_select_loose(curve448_fe_loose *r, ct_mask mask, const curve448_fe_loose *a,
                                   const curve448_fe_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 8; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void curve448_fe_select(curve448_fe *r, ct_mask mask, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void curve448_fe_pack(uint64_t w[7], const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7];
  const int64_t s0 = a0 + 0xffffffffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = a1 + 0xffffffffffffffLL + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = a2 + 0xffffffffffffffLL + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = a3 + 0xffffffffffffffLL + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = a4 + 0xfffffffffffffeLL + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = a5 + 0xffffffffffffffLL + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = a6 + 0xffffffffffffffLL + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = a7 + 0xffffffffffffffLL + c6;
  const int64_t y0 = x0 - 0xffffffffffffffLL;
  const int64_t borrow = y0 >> 56;
  const int64_t y1 = x1 - 0xffffffffffffffLL + borrow;
  const int64_t borrow2 = y1 >> 56;
  const int64_t y2 = x2 - 0xffffffffffffffLL + borrow2;
  const int64_t borrow3 = y2 >> 56;
  const int64_t y3 = x3 - 0xffffffffffffffLL + borrow3;
  const int64_t borrow4 = y3 >> 56;
  const int64_t y4 = x4 - 0xfffffffffffffeLL + borrow4;
  const int64_t borrow5 = y4 >> 56;
  const int64_t y5 = x5 - 0xffffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 56;
  const int64_t y6 = x6 - 0xffffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 56;
  const int64_t y7 = x7 - 0xffffffffffffffLL + borrow7;
  const int64_t borrow8 = y7 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow8);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0,
      (uint64_t)(y0 & 0xffffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1,
      (uint64_t)(y1 & 0xffffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2,
      (uint64_t)(y2 & 0xffffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3,
      (uint64_t)(y3 & 0xffffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4,
      (uint64_t)(y4 & 0xffffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5,
      (uint64_t)(y5 & 0xffffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6,
      (uint64_t)(y6 & 0xffffffffffffffLL));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7,
      (uint64_t)(y7 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  const uint64_t u3 = (uint64_t)z4;
  const uint64_t u4 = (uint64_t)z5;
  const uint64_t u5 = (uint64_t)z6;
  w[0] = (uint64_t)z0 + ((u0 & 0xffu) << 56);
  w[1] = (u0 >> 8) + ((u1 & 0xffffu) << 48);
  w[2] = (u1 >> 16) + ((u2 & 0xffffffu) << 40);
  w[3] = (u2 >> 24) + ((u3 & 0xffffffffULL) << 32);
  w[4] = (u3 >> 32) + ((u4 & 0xffffffffffULL) << 24);
  w[5] = (u4 >> 40) + ((u5 & 0xffffffffffffULL) << 16);
  w[6] = (u5 >> 48) + ((uint64_t)z7 << 8);
}

/* The inverse of pack, for any w below 2^448. Out: tight. */
static inline void curve448_fe_unpack(curve448_fe *r, const uint64_t w[7]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6];
  const int64_t top = (int64_t)(w6 >> 8) + 0x80000000000000LL;
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)(w0 & 0xffffffffffffffULL) + q + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 56) + ((w1 & 0xffffffffffffULL) << 8)) + c0 +
      0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 48) + ((w2 & 0xffffffffffULL) << 16)) + c1 +
      0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 40) + ((w3 & 0xffffffffULL) << 24)) + c2 +
      0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = (int64_t)((w3 >> 32) + ((w4 & 0xffffffu) << 32)) + q + c3 +
      0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = (int64_t)((w4 >> 24) + ((w5 & 0xffffu) << 40)) + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = (int64_t)((w5 >> 16) + ((w6 & 0xffu) << 48)) + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0xffffffffffffffLL) - 0x80000000000000LL + c6;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  r->v.limb[5] = x5;
  r->v.limb[6] = x6;
  r->v.limb[7] = x7;
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask curve448_fe_is_zero(const curve448_fe *a) {
  uint64_t w[7], any = 0;
  curve448_fe_pack(w, a);
  for (int i = 0; i < 7; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask curve448_fe_eq(const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_loose difference;
  curve448_fe carried;
  curve448_fe_sub(&difference, a, b);
  curve448_fe_carry(&carried, &difference);
  return curve448_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask curve448_fe_from_bytes(curve448_fe *r, const uint8_t in[56]) {
  uint64_t w[7];
  bytes_load_le(w, in, 56);
  curve448_fe_unpack(r, w);
  return ct_words_less(w, curve448_fe_modulus, 7);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void curve448_fe_to_bytes(uint8_t out[56], const curve448_fe *a) {
  uint64_t w[7];
  curve448_fe_pack(w, a);
  bytes_store_le(out, w, 56);
}

#endif

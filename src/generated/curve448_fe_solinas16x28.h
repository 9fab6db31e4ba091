/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve448 --field p --layout solinas-16x28 --out src/generated/curve448_fe_solinas16x28.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * Layout   solinas-16x28: 16 signed limbs of 28 bits, balanced; products in 64 bits, folded from
 *          the top by 2^448 mod m
 * Value    sum of limb[i] 2^(28 i), mod m
 * Tight    limbs within 2^27.000, the top one 2^27.000, value in (-1.000 m, 1.000 m)
 * Loose    limbs within 2^28.000, the top one 2^28.000, value in (-2.001 m, 2.001 m)
 *
 * The bounds were computed exactly for every intermediate value; curve448_fe_tight_bounds and
 * curve448_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_FE_SOLINAS16X28_H
#define SLIMB_GENERATED_CURVE448_FE_SOLINAS16X28_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int32_t limb[16];
} curve448_fe_loose;

typedef struct {
  curve448_fe_loose v;
} curve448_fe;

static inline const curve448_fe_loose *curve448_fe_relax(const curve448_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve448_fe_tight_bounds[4][16] = {
    {-0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x8000000, -0x800001c},
    {0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x7ffffff, 0x800001c},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x10000000},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10000000},
};
static const int64_t curve448_fe_loose_bounds[4][16] = {
    {-0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000038},
    {0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0x10000038},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x20000000},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x20000000},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve448_fe_check(const int32_t limb[16], const int64_t bounds[4][16],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 16; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 28) + x - bounds[2][i];
    under = (under >> 28) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const curve448_fe curve448_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve448_fe curve448_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve448_fe curve448_fe_d = {{{-0x98aa, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10000000}}};
static const curve448_fe curve448_fe_d2 = {{{-0x13153, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x10000000}}};
static const uint64_t curve448_fe_modulus[7] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffeffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve448_fe_inverse_factor[7] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^28.000, the top one 2^28.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^28.00. */
static inline void curve448_fe_add_limbs(int32_t r[16], const int32_t a[16], const int32_t b[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10], b11 = b[11], b12 = b[12],
      b13 = b[13], b14 = b[14], b15 = b[15];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
  r[5] = a5 + b5;
  r[6] = a6 + b6;
  r[7] = a7 + b7;
  r[8] = a8 + b8;
  r[9] = a9 + b9;
  r[10] = a10 + b10;
  r[11] = a11 + b11;
  r[12] = a12 + b12;
  r[13] = a13 + b13;
  r[14] = a14 + b14;
  r[15] = a15 + b15;
}

static inline void curve448_fe_add(curve448_fe_loose *r, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_check(b->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^28.000, the top one 2^28.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^28.00. */
static inline void curve448_fe_sub_limbs(int32_t r[16], const int32_t a[16], const int32_t b[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10], b11 = b[11], b12 = b[12],
      b13 = b[13], b14 = b[14], b15 = b[15];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
  r[5] = a5 - b5;
  r[6] = a6 - b6;
  r[7] = a7 - b7;
  r[8] = a8 - b8;
  r[9] = a9 - b9;
  r[10] = a10 - b10;
  r[11] = a11 - b11;
  r[12] = a12 - b12;
  r[13] = a13 - b13;
  r[14] = a14 - b14;
  r[15] = a15 - b15;
}

static inline void curve448_fe_sub(curve448_fe_loose *r, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_check(b->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^27.000, the top one 2^27.000, value in (-1.000 m, 1.000 m).
 * Largest intermediate value: 2^27.00. */
static inline void curve448_fe_neg_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
  r[5] = 0 - a5;
  r[6] = 0 - a6;
  r[7] = 0 - a7;
  r[8] = 0 - a8;
  r[9] = 0 - a9;
  r[10] = 0 - a10;
  r[11] = 0 - a11;
  r[12] = 0 - a12;
  r[13] = 0 - a13;
  r[14] = 0 - a14;
  r[15] = 0 - a15;
}

static inline void curve448_fe_neg(curve448_fe_loose *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_neg_limbs(r->limb, a->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^61.25. Word multiplications: 256. */
static inline void curve448_fe_mul_limbs(int32_t r[16], const int32_t a[16], const int32_t b[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10], b11 = b[11], b12 = b[12],
      b13 = b[13], b14 = b[14], b15 = b[15];
  const int64_t e30 = (int64_t)a15 * b15;
  const int64_t e29 = (int64_t)a14 * b15 + (int64_t)a15 * b14;
  const int64_t e28 = (int64_t)a13 * b15 + (int64_t)a14 * b14 + (int64_t)a15 * b13;
  const int64_t e27 = (int64_t)a12 * b15 + (int64_t)a13 * b14 + (int64_t)a14 * b13 +
      (int64_t)a15 * b12;
  const int64_t e26 = (int64_t)a11 * b15 + (int64_t)a12 * b14 + (int64_t)a13 * b13 +
      (int64_t)a14 * b12 + (int64_t)a15 * b11;
  const int64_t e25 = (int64_t)a10 * b15 + (int64_t)a11 * b14 + (int64_t)a12 * b13 +
      (int64_t)a13 * b12 + (int64_t)a14 * b11 + (int64_t)a15 * b10;
  const int64_t e24 = (int64_t)a9 * b15 + (int64_t)a10 * b14 + (int64_t)a11 * b13 +
      (int64_t)a12 * b12 + (int64_t)a13 * b11 + (int64_t)a14 * b10 + (int64_t)a15 * b9;
  const int64_t e23 = (int64_t)a8 * b15 + (int64_t)a9 * b14 + (int64_t)a10 * b13 +
      (int64_t)a11 * b12 + (int64_t)a12 * b11 + (int64_t)a13 * b10 + (int64_t)a14 * b9 +
      (int64_t)a15 * b8;
  const int64_t e22 = (int64_t)a7 * b15 + (int64_t)a8 * b14 + (int64_t)a9 * b13 +
      (int64_t)a10 * b12 + (int64_t)a11 * b11 + (int64_t)a12 * b10 + (int64_t)a13 * b9 +
      (int64_t)a14 * b8 + (int64_t)a15 * b7 + e30;
  const int64_t e21 = (int64_t)a6 * b15 + (int64_t)a7 * b14 + (int64_t)a8 * b13 +
      (int64_t)a9 * b12 + (int64_t)a10 * b11 + (int64_t)a11 * b10 + (int64_t)a12 * b9 +
      (int64_t)a13 * b8 + (int64_t)a14 * b7 + (int64_t)a15 * b6 + e29;
  const int64_t e20 = (int64_t)a5 * b15 + (int64_t)a6 * b14 + (int64_t)a7 * b13 +
      (int64_t)a8 * b12 + (int64_t)a9 * b11 + (int64_t)a10 * b10 + (int64_t)a11 * b9 +
      (int64_t)a12 * b8 + (int64_t)a13 * b7 + (int64_t)a14 * b6 + (int64_t)a15 * b5 + e28;
  const int64_t e19 = (int64_t)a4 * b15 + (int64_t)a5 * b14 + (int64_t)a6 * b13 +
      (int64_t)a7 * b12 + (int64_t)a8 * b11 + (int64_t)a9 * b10 + (int64_t)a10 * b9 +
      (int64_t)a11 * b8 + (int64_t)a12 * b7 + (int64_t)a13 * b6 + (int64_t)a14 * b5 +
      (int64_t)a15 * b4 + e27;
  const int64_t e18 = (int64_t)a3 * b15 + (int64_t)a4 * b14 + (int64_t)a5 * b13 +
      (int64_t)a6 * b12 + (int64_t)a7 * b11 + (int64_t)a8 * b10 + (int64_t)a9 * b9 +
      (int64_t)a10 * b8 + (int64_t)a11 * b7 + (int64_t)a12 * b6 + (int64_t)a13 * b5 +
      (int64_t)a14 * b4 + (int64_t)a15 * b3 + e26;
  const int64_t e17 = (int64_t)a2 * b15 + (int64_t)a3 * b14 + (int64_t)a4 * b13 +
      (int64_t)a5 * b12 + (int64_t)a6 * b11 + (int64_t)a7 * b10 + (int64_t)a8 * b9 +
      (int64_t)a9 * b8 + (int64_t)a10 * b7 + (int64_t)a11 * b6 + (int64_t)a12 * b5 +
      (int64_t)a13 * b4 + (int64_t)a14 * b3 + (int64_t)a15 * b2 + e25;
  const int64_t e16 = (int64_t)a1 * b15 + (int64_t)a2 * b14 + (int64_t)a3 * b13 +
      (int64_t)a4 * b12 + (int64_t)a5 * b11 + (int64_t)a6 * b10 + (int64_t)a7 * b9 +
      (int64_t)a8 * b8 + (int64_t)a9 * b7 + (int64_t)a10 * b6 + (int64_t)a11 * b5 +
      (int64_t)a12 * b4 + (int64_t)a13 * b3 + (int64_t)a14 * b2 + (int64_t)a15 * b1 + e24;
  const int64_t t14 = (int64_t)a0 * b14 + (int64_t)a1 * b13 + (int64_t)a2 * b12 +
      (int64_t)a3 * b11 + (int64_t)a4 * b10 + (int64_t)a5 * b9 + (int64_t)a6 * b8 +
      (int64_t)a7 * b7 + (int64_t)a8 * b6 + (int64_t)a9 * b5 + (int64_t)a10 * b4 +
      (int64_t)a11 * b3 + (int64_t)a12 * b2 + (int64_t)a13 * b1 + (int64_t)a14 * b0 + e30 + e22;
  const int64_t h14 = t14 >> 28;
  const int64_t l14 = t14 & 0xfffffff;
  const int64_t t15 = (int64_t)a0 * b15 + (int64_t)a1 * b14 + (int64_t)a2 * b13 +
      (int64_t)a3 * b12 + (int64_t)a4 * b11 + (int64_t)a5 * b10 + (int64_t)a6 * b9 +
      (int64_t)a7 * b8 + (int64_t)a8 * b7 + (int64_t)a9 * b6 + (int64_t)a10 * b5 +
      (int64_t)a11 * b4 + (int64_t)a12 * b3 + (int64_t)a13 * b2 + (int64_t)a14 * b1 +
      (int64_t)a15 * b0 + e23 + h14;
  const int64_t h15 = t15 >> 28;
  const int64_t l15 = t15 & 0xfffffff;
  const int64_t s = l15 + 0x8000000;
  const int64_t c = s >> 28;
  const int64_t top = (s & 0xfffffff) - 0x8000000;
  const int64_t e16_2 = h15 + c;
  const int64_t s2 = (int64_t)a0 * b0 + e16 + e16_2 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t s3 = (int64_t)a0 * b1 + (int64_t)a1 * b0 + e17 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t s4 = (int64_t)a0 * b2 + (int64_t)a1 * b1 + (int64_t)a2 * b0 + e18 + c3 +
      0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t s5 = (int64_t)a0 * b3 + (int64_t)a1 * b2 + (int64_t)a2 * b1 + (int64_t)a3 * b0 +
      e19 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t s6 = (int64_t)a0 * b4 + (int64_t)a1 * b3 + (int64_t)a2 * b2 + (int64_t)a3 * b1 +
      (int64_t)a4 * b0 + e20 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t s7 = (int64_t)a0 * b5 + (int64_t)a1 * b4 + (int64_t)a2 * b3 + (int64_t)a3 * b2 +
      (int64_t)a4 * b1 + (int64_t)a5 * b0 + e21 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t s8 = (int64_t)a0 * b6 + (int64_t)a1 * b5 + (int64_t)a2 * b4 + (int64_t)a3 * b3 +
      (int64_t)a4 * b2 + (int64_t)a5 * b1 + (int64_t)a6 * b0 + e22 + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t s9 = (int64_t)a0 * b7 + (int64_t)a1 * b6 + (int64_t)a2 * b5 + (int64_t)a3 * b4 +
      (int64_t)a4 * b3 + (int64_t)a5 * b2 + (int64_t)a6 * b1 + (int64_t)a7 * b0 + e23 + c8 +
      0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t s10 = (int64_t)a0 * b8 + (int64_t)a1 * b7 + (int64_t)a2 * b6 + (int64_t)a3 * b5 +
      (int64_t)a4 * b4 + (int64_t)a5 * b3 + (int64_t)a6 * b2 + (int64_t)a7 * b1 +
      (int64_t)a8 * b0 + e24 + e16 + e16_2 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t s11 = (int64_t)a0 * b9 + (int64_t)a1 * b8 + (int64_t)a2 * b7 + (int64_t)a3 * b6 +
      (int64_t)a4 * b5 + (int64_t)a5 * b4 + (int64_t)a6 * b3 + (int64_t)a7 * b2 +
      (int64_t)a8 * b1 + (int64_t)a9 * b0 + e25 + e17 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t s12 = (int64_t)a0 * b10 + (int64_t)a1 * b9 + (int64_t)a2 * b8 +
      (int64_t)a3 * b7 + (int64_t)a4 * b6 + (int64_t)a5 * b5 + (int64_t)a6 * b4 +
      (int64_t)a7 * b3 + (int64_t)a8 * b2 + (int64_t)a9 * b1 + (int64_t)a10 * b0 + e26 + e18 +
      c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t s13 = (int64_t)a0 * b11 + (int64_t)a1 * b10 + (int64_t)a2 * b9 +
      (int64_t)a3 * b8 + (int64_t)a4 * b7 + (int64_t)a5 * b6 + (int64_t)a6 * b5 +
      (int64_t)a7 * b4 + (int64_t)a8 * b3 + (int64_t)a9 * b2 + (int64_t)a10 * b1 +
      (int64_t)a11 * b0 + e27 + e19 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t s14 = (int64_t)a0 * b12 + (int64_t)a1 * b11 + (int64_t)a2 * b10 +
      (int64_t)a3 * b9 + (int64_t)a4 * b8 + (int64_t)a5 * b7 + (int64_t)a6 * b6 +
      (int64_t)a7 * b5 + (int64_t)a8 * b4 + (int64_t)a9 * b3 + (int64_t)a10 * b2 +
      (int64_t)a11 * b1 + (int64_t)a12 * b0 + e28 + e20 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t s15 = (int64_t)a0 * b13 + (int64_t)a1 * b12 + (int64_t)a2 * b11 +
      (int64_t)a3 * b10 + (int64_t)a4 * b9 + (int64_t)a5 * b8 + (int64_t)a6 * b7 +
      (int64_t)a7 * b6 + (int64_t)a8 * b5 + (int64_t)a9 * b4 + (int64_t)a10 * b3 +
      (int64_t)a11 * b2 + (int64_t)a12 * b1 + (int64_t)a13 * b0 + e29 + e21 + c14 + 0x8000000;
  const int64_t c15 = s15 >> 28;
  const int64_t s16 = l14 + c15 + 0x8000000;
  const int64_t c16 = s16 >> 28;
  r[0] = (int32_t)((s2 & 0xfffffff) - 0x8000000);
  r[1] = (int32_t)((s3 & 0xfffffff) - 0x8000000);
  r[2] = (int32_t)((s4 & 0xfffffff) - 0x8000000);
  r[3] = (int32_t)((s5 & 0xfffffff) - 0x8000000);
  r[4] = (int32_t)((s6 & 0xfffffff) - 0x8000000);
  r[5] = (int32_t)((s7 & 0xfffffff) - 0x8000000);
  r[6] = (int32_t)((s8 & 0xfffffff) - 0x8000000);
  r[7] = (int32_t)((s9 & 0xfffffff) - 0x8000000);
  r[8] = (int32_t)((s10 & 0xfffffff) - 0x8000000);
  r[9] = (int32_t)((s11 & 0xfffffff) - 0x8000000);
  r[10] = (int32_t)((s12 & 0xfffffff) - 0x8000000);
  r[11] = (int32_t)((s13 & 0xfffffff) - 0x8000000);
  r[12] = (int32_t)((s14 & 0xfffffff) - 0x8000000);
  r[13] = (int32_t)((s15 & 0xfffffff) - 0x8000000);
  r[14] = (int32_t)((s16 & 0xfffffff) - 0x8000000);
  r[15] = (int32_t)(top + c16);
}

static inline void curve448_fe_mul(curve448_fe *r, const curve448_fe_loose *a, const curve448_fe_loose *b) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_check(b->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^61.25. Word multiplications: 136. */
static inline void curve448_fe_sqr_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int32_t d0 = a0 * 0x2;
  const int32_t d1 = a1 * 0x2;
  const int32_t d2 = a2 * 0x2;
  const int32_t d3 = a3 * 0x2;
  const int32_t d4 = a4 * 0x2;
  const int32_t d5 = a5 * 0x2;
  const int32_t d6 = a6 * 0x2;
  const int32_t d7 = a7 * 0x2;
  const int32_t d8 = a8 * 0x2;
  const int32_t d9 = a9 * 0x2;
  const int32_t d10 = a10 * 0x2;
  const int32_t d11 = a11 * 0x2;
  const int32_t d12 = a12 * 0x2;
  const int32_t d13 = a13 * 0x2;
  const int32_t d14 = a14 * 0x2;
  const int64_t e30 = (int64_t)a15 * a15;
  const int64_t e29 = (int64_t)d14 * a15;
  const int64_t e28 = (int64_t)d13 * a15 + (int64_t)a14 * a14;
  const int64_t e27 = (int64_t)d12 * a15 + (int64_t)d13 * a14;
  const int64_t e26 = (int64_t)d11 * a15 + (int64_t)d12 * a14 + (int64_t)a13 * a13;
  const int64_t e25 = (int64_t)d10 * a15 + (int64_t)d11 * a14 + (int64_t)d12 * a13;
  const int64_t e24 = (int64_t)d9 * a15 + (int64_t)d10 * a14 + (int64_t)d11 * a13 +
      (int64_t)a12 * a12;
  const int64_t e23 = (int64_t)d8 * a15 + (int64_t)d9 * a14 + (int64_t)d10 * a13 +
      (int64_t)d11 * a12;
  const int64_t e22 = (int64_t)d7 * a15 + (int64_t)d8 * a14 + (int64_t)d9 * a13 +
      (int64_t)d10 * a12 + (int64_t)a11 * a11 + e30;
  const int64_t e21 = (int64_t)d6 * a15 + (int64_t)d7 * a14 + (int64_t)d8 * a13 +
      (int64_t)d9 * a12 + (int64_t)d10 * a11 + e29;
  const int64_t e20 = (int64_t)d5 * a15 + (int64_t)d6 * a14 + (int64_t)d7 * a13 +
      (int64_t)d8 * a12 + (int64_t)d9 * a11 + (int64_t)a10 * a10 + e28;
  const int64_t e19 = (int64_t)d4 * a15 + (int64_t)d5 * a14 + (int64_t)d6 * a13 +
      (int64_t)d7 * a12 + (int64_t)d8 * a11 + (int64_t)d9 * a10 + e27;
  const int64_t e18 = (int64_t)d3 * a15 + (int64_t)d4 * a14 + (int64_t)d5 * a13 +
      (int64_t)d6 * a12 + (int64_t)d7 * a11 + (int64_t)d8 * a10 + (int64_t)a9 * a9 + e26;
  const int64_t e17 = (int64_t)d2 * a15 + (int64_t)d3 * a14 + (int64_t)d4 * a13 +
      (int64_t)d5 * a12 + (int64_t)d6 * a11 + (int64_t)d7 * a10 + (int64_t)d8 * a9 + e25;
  const int64_t e16 = (int64_t)d1 * a15 + (int64_t)d2 * a14 + (int64_t)d3 * a13 +
      (int64_t)d4 * a12 + (int64_t)d5 * a11 + (int64_t)d6 * a10 + (int64_t)d7 * a9 +
      (int64_t)a8 * a8 + e24;
  const int64_t t14 = (int64_t)d0 * a14 + (int64_t)d1 * a13 + (int64_t)d2 * a12 +
      (int64_t)d3 * a11 + (int64_t)d4 * a10 + (int64_t)d5 * a9 + (int64_t)d6 * a8 +
      (int64_t)a7 * a7 + e30 + e22;
  const int64_t h14 = t14 >> 28;
  const int64_t l14 = t14 & 0xfffffff;
  const int64_t t15 = (int64_t)d0 * a15 + (int64_t)d1 * a14 + (int64_t)d2 * a13 +
      (int64_t)d3 * a12 + (int64_t)d4 * a11 + (int64_t)d5 * a10 + (int64_t)d6 * a9 +
      (int64_t)d7 * a8 + e23 + h14;
  const int64_t h15 = t15 >> 28;
  const int64_t l15 = t15 & 0xfffffff;
  const int64_t s = l15 + 0x8000000;
  const int64_t c = s >> 28;
  const int64_t top = (s & 0xfffffff) - 0x8000000;
  const int64_t e16_2 = h15 + c;
  const int64_t s2 = (int64_t)a0 * a0 + e16 + e16_2 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t s3 = (int64_t)d0 * a1 + e17 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t s4 = (int64_t)d0 * a2 + (int64_t)a1 * a1 + e18 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t s5 = (int64_t)d0 * a3 + (int64_t)d1 * a2 + e19 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t s6 = (int64_t)d0 * a4 + (int64_t)d1 * a3 + (int64_t)a2 * a2 + e20 + c5 +
      0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t s7 = (int64_t)d0 * a5 + (int64_t)d1 * a4 + (int64_t)d2 * a3 + e21 + c6 +
      0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t s8 = (int64_t)d0 * a6 + (int64_t)d1 * a5 + (int64_t)d2 * a4 + (int64_t)a3 * a3 +
      e22 + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t s9 = (int64_t)d0 * a7 + (int64_t)d1 * a6 + (int64_t)d2 * a5 + (int64_t)d3 * a4 +
      e23 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t s10 = (int64_t)d0 * a8 + (int64_t)d1 * a7 + (int64_t)d2 * a6 + (int64_t)d3 * a5 +
      (int64_t)a4 * a4 + e24 + e16 + e16_2 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t s11 = (int64_t)d0 * a9 + (int64_t)d1 * a8 + (int64_t)d2 * a7 + (int64_t)d3 * a6 +
      (int64_t)d4 * a5 + e25 + e17 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t s12 = (int64_t)d0 * a10 + (int64_t)d1 * a9 + (int64_t)d2 * a8 +
      (int64_t)d3 * a7 + (int64_t)d4 * a6 + (int64_t)a5 * a5 + e26 + e18 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t s13 = (int64_t)d0 * a11 + (int64_t)d1 * a10 + (int64_t)d2 * a9 +
      (int64_t)d3 * a8 + (int64_t)d4 * a7 + (int64_t)d5 * a6 + e27 + e19 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t s14 = (int64_t)d0 * a12 + (int64_t)d1 * a11 + (int64_t)d2 * a10 +
      (int64_t)d3 * a9 + (int64_t)d4 * a8 + (int64_t)d5 * a7 + (int64_t)a6 * a6 + e28 + e20 +
      c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t s15 = (int64_t)d0 * a13 + (int64_t)d1 * a12 + (int64_t)d2 * a11 +
      (int64_t)d3 * a10 + (int64_t)d4 * a9 + (int64_t)d5 * a8 + (int64_t)d6 * a7 + e29 + e21 +
      c14 + 0x8000000;
  const int64_t c15 = s15 >> 28;
  const int64_t s16 = l14 + c15 + 0x8000000;
  const int64_t c16 = s16 >> 28;
  r[0] = (int32_t)((s2 & 0xfffffff) - 0x8000000);
  r[1] = (int32_t)((s3 & 0xfffffff) - 0x8000000);
  r[2] = (int32_t)((s4 & 0xfffffff) - 0x8000000);
  r[3] = (int32_t)((s5 & 0xfffffff) - 0x8000000);
  r[4] = (int32_t)((s6 & 0xfffffff) - 0x8000000);
  r[5] = (int32_t)((s7 & 0xfffffff) - 0x8000000);
  r[6] = (int32_t)((s8 & 0xfffffff) - 0x8000000);
  r[7] = (int32_t)((s9 & 0xfffffff) - 0x8000000);
  r[8] = (int32_t)((s10 & 0xfffffff) - 0x8000000);
  r[9] = (int32_t)((s11 & 0xfffffff) - 0x8000000);
  r[10] = (int32_t)((s12 & 0xfffffff) - 0x8000000);
  r[11] = (int32_t)((s13 & 0xfffffff) - 0x8000000);
  r[12] = (int32_t)((s14 & 0xfffffff) - 0x8000000);
  r[13] = (int32_t)((s15 & 0xfffffff) - 0x8000000);
  r[14] = (int32_t)((s16 & 0xfffffff) - 0x8000000);
  r[15] = (int32_t)(top + c16);
}

static inline void curve448_fe_sqr(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_sqr_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^28.58. */
static inline void curve448_fe_carry_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t top = (int64_t)a15 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)a1 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)a2 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)a3 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)a4 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)a5 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)a6 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)a7 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)a8 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)a9 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)a10 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)a11 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)a12 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)a13 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)a14 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_carry(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_carry_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^28.58. */
static inline void curve448_fe_mul2_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t top = (int64_t)a15 * 0x2 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x2 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)a1 * 0x2 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)a2 * 0x2 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)a3 * 0x2 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)a4 * 0x2 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)a5 * 0x2 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)a6 * 0x2 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)a7 * 0x2 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)a8 * 0x2 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)a9 * 0x2 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)a10 * 0x2 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)a11 * 0x2 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)a12 * 0x2 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)a13 * 0x2 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)a14 * 0x2 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_mul2(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul2_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^29.00. Word multiplications: 16. */
static inline void curve448_fe_mul3_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t top = (int64_t)a15 * 3 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 3 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)a1 * 3 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)a2 * 3 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)a3 * 3 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)a4 * 3 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)a5 * 3 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)a6 * 3 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)a7 * 3 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)a8 * 3 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)a9 * 3 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)a10 * 3 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)a11 * 3 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)a12 * 3 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)a13 * 3 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)a14 * 3 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_mul3(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul3_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^29.32. */
static inline void curve448_fe_mul4_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t top = (int64_t)a15 * 0x4 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x4 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)a1 * 0x4 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)a2 * 0x4 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)a3 * 0x4 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)a4 * 0x4 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)a5 * 0x4 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)a6 * 0x4 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)a7 * 0x4 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)a8 * 0x4 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)a9 * 0x4 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)a10 * 0x4 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)a11 * 0x4 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)a12 * 0x4 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)a13 * 0x4 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)a14 * 0x4 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_mul4(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul4_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^30.17. */
static inline void curve448_fe_mul8_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t top = (int64_t)a15 * 0x8 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x8 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)a1 * 0x8 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)a2 * 0x8 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)a3 * 0x8 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)a4 * 0x8 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)a5 * 0x8 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)a6 * 0x8 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)a7 * 0x8 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)a8 * 0x8 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)a9 * 0x8 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)a10 * 0x8 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)a11 * 0x8 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)a12 * 0x8 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)a13 * 0x8 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)a14 * 0x8 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_mul8(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul8_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. */
static inline void curve448_fe_half_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even8 = (int64_t)a8 + (int64_t)ct_select(odd, 0xffffffeu, 0u);
  const int64_t even9 = (int64_t)a9 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even10 = (int64_t)a10 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even11 = (int64_t)a11 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even12 = (int64_t)a12 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even13 = (int64_t)a13 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even14 = (int64_t)a14 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t even15 = (int64_t)a15 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 27);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 27);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 27);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 27);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 27);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 27);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 27);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 27);
  const int64_t half8 = (even8 >> 1) + ((even9 & 1) << 27);
  const int64_t half9 = (even9 >> 1) + ((even10 & 1) << 27);
  const int64_t half10 = (even10 >> 1) + ((even11 & 1) << 27);
  const int64_t half11 = (even11 >> 1) + ((even12 & 1) << 27);
  const int64_t half12 = (even12 >> 1) + ((even13 & 1) << 27);
  const int64_t half13 = (even13 >> 1) + ((even14 & 1) << 27);
  const int64_t half14 = (even14 >> 1) + ((even15 & 1) << 27);
  const int64_t half15 = even15 >> 1;
  const int64_t top = half15 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = half0 + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = half1 + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = half2 + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = half3 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = half4 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = half5 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = half6 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = half7 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = half8 + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = half9 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = half10 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = half11 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = half12 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = half13 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = half14 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
  r[9] = (int32_t)x9;
  r[10] = (int32_t)x10;
  r[11] = (int32_t)x11;
  r[12] = (int32_t)x12;
  r[13] = (int32_t)x13;
  r[14] = (int32_t)x14;
  r[15] = (int32_t)x15;
}

static inline void curve448_fe_half(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_half_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = (mont_a - 2) / 4 a
 * In: loose. Out: tight; limbs within 2^27.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^43.25. Word multiplications: 16. */
static inline void curve448_fe_mul_a24_limbs(int32_t r[16], const int32_t a[16]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15];
  const int64_t t14 = (int64_t)a14 * 0x98a9;
  const int64_t h14 = t14 >> 28;
  const int64_t l14 = t14 & 0xfffffff;
  const int64_t t15 = (int64_t)a15 * 0x98a9 + h14;
  const int64_t h15 = t15 >> 28;
  const int64_t l15 = t15 & 0xfffffff;
  const int64_t s = l15 + 0x8000000;
  const int64_t c = s >> 28;
  const int64_t top = (s & 0xfffffff) - 0x8000000;
  const int64_t e16 = h15 + c;
  const int64_t s2 = (int64_t)a0 * 0x98a9 + e16 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t s3 = (int64_t)a1 * 0x98a9 + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t s4 = (int64_t)a2 * 0x98a9 + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t s5 = (int64_t)a3 * 0x98a9 + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t s6 = (int64_t)a4 * 0x98a9 + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t s7 = (int64_t)a5 * 0x98a9 + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t s8 = (int64_t)a6 * 0x98a9 + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t s9 = (int64_t)a7 * 0x98a9 + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t s10 = (int64_t)a8 * 0x98a9 + e16 + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t s11 = (int64_t)a9 * 0x98a9 + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t s12 = (int64_t)a10 * 0x98a9 + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t s13 = (int64_t)a11 * 0x98a9 + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t s14 = (int64_t)a12 * 0x98a9 + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t s15 = (int64_t)a13 * 0x98a9 + c14 + 0x8000000;
  const int64_t c15 = s15 >> 28;
  const int64_t s16 = l14 + c15 + 0x8000000;
  const int64_t c16 = s16 >> 28;
  r[0] = (int32_t)((s2 & 0xfffffff) - 0x8000000);
  r[1] = (int32_t)((s3 & 0xfffffff) - 0x8000000);
  r[2] = (int32_t)((s4 & 0xfffffff) - 0x8000000);
  r[3] = (int32_t)((s5 & 0xfffffff) - 0x8000000);
  r[4] = (int32_t)((s6 & 0xfffffff) - 0x8000000);
  r[5] = (int32_t)((s7 & 0xfffffff) - 0x8000000);
  r[6] = (int32_t)((s8 & 0xfffffff) - 0x8000000);
  r[7] = (int32_t)((s9 & 0xfffffff) - 0x8000000);
  r[8] = (int32_t)((s10 & 0xfffffff) - 0x8000000);
  r[9] = (int32_t)((s11 & 0xfffffff) - 0x8000000);
  r[10] = (int32_t)((s12 & 0xfffffff) - 0x8000000);
  r[11] = (int32_t)((s13 & 0xfffffff) - 0x8000000);
  r[12] = (int32_t)((s14 & 0xfffffff) - 0x8000000);
  r[13] = (int32_t)((s15 & 0xfffffff) - 0x8000000);
  r[14] = (int32_t)((s16 & 0xfffffff) - 0x8000000);
  r[15] = (int32_t)(top + c16);
}

static inline void curve448_fe_mul_a24(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_a24_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve448_fe_select_loose(curve448_fe_loose *r, ct_mask mask, const curve448_fe_loose *a,
                                   const curve448_fe_loose *b) {
  const int32_t m = (int32_t)ct_barrier(mask);
  for (int i = 0; i < 16; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void curve448_fe_select(curve448_fe *r, ct_mask mask, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void curve448_fe_pack(uint64_t w[7], const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  const int32_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8], a9 = a->v.limb[9], a10 = a->v.limb[10], a11 = a->v.limb[11],
      a12 = a->v.limb[12], a13 = a->v.limb[13], a14 = a->v.limb[14], a15 = a->v.limb[15];
  const int64_t s0 = (int64_t)a0 + 0xfffffff;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = s0 & 0xfffffff;
  const int64_t s1 = (int64_t)a1 + 0xfffffff + c0;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = s1 & 0xfffffff;
  const int64_t s2 = (int64_t)a2 + 0xfffffff + c1;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = s2 & 0xfffffff;
  const int64_t s3 = (int64_t)a3 + 0xfffffff + c2;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = s3 & 0xfffffff;
  const int64_t s4 = (int64_t)a4 + 0xfffffff + c3;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = s4 & 0xfffffff;
  const int64_t s5 = (int64_t)a5 + 0xfffffff + c4;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = s5 & 0xfffffff;
  const int64_t s6 = (int64_t)a6 + 0xfffffff + c5;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = s6 & 0xfffffff;
  const int64_t s7 = (int64_t)a7 + 0xfffffff + c6;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = s7 & 0xfffffff;
  const int64_t s8 = (int64_t)a8 + 0xffffffe + c7;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = s8 & 0xfffffff;
  const int64_t s9 = (int64_t)a9 + 0xfffffff + c8;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = s9 & 0xfffffff;
  const int64_t s10 = (int64_t)a10 + 0xfffffff + c9;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = s10 & 0xfffffff;
  const int64_t s11 = (int64_t)a11 + 0xfffffff + c10;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = s11 & 0xfffffff;
  const int64_t s12 = (int64_t)a12 + 0xfffffff + c11;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = s12 & 0xfffffff;
  const int64_t s13 = (int64_t)a13 + 0xfffffff + c12;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = s13 & 0xfffffff;
  const int64_t s14 = (int64_t)a14 + 0xfffffff + c13;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = s14 & 0xfffffff;
  const int64_t x15 = (int64_t)a15 + 0xfffffff + c14;
  const int64_t y0 = x0 - 0xfffffff;
  const int64_t borrow = y0 >> 28;
  const int64_t y1 = x1 - 0xfffffff + borrow;
  const int64_t borrow2 = y1 >> 28;
  const int64_t y2 = x2 - 0xfffffff + borrow2;
  const int64_t borrow3 = y2 >> 28;
  const int64_t y3 = x3 - 0xfffffff + borrow3;
  const int64_t borrow4 = y3 >> 28;
  const int64_t y4 = x4 - 0xfffffff + borrow4;
  const int64_t borrow5 = y4 >> 28;
  const int64_t y5 = x5 - 0xfffffff + borrow5;
  const int64_t borrow6 = y5 >> 28;
  const int64_t y6 = x6 - 0xfffffff + borrow6;
  const int64_t borrow7 = y6 >> 28;
  const int64_t y7 = x7 - 0xfffffff + borrow7;
  const int64_t borrow8 = y7 >> 28;
  const int64_t y8 = x8 - 0xffffffe + borrow8;
  const int64_t borrow9 = y8 >> 28;
  const int64_t y9 = x9 - 0xfffffff + borrow9;
  const int64_t borrow10 = y9 >> 28;
  const int64_t y10 = x10 - 0xfffffff + borrow10;
  const int64_t borrow11 = y10 >> 28;
  const int64_t y11 = x11 - 0xfffffff + borrow11;
  const int64_t borrow12 = y11 >> 28;
  const int64_t y12 = x12 - 0xfffffff + borrow12;
  const int64_t borrow13 = y12 >> 28;
  const int64_t y13 = x13 - 0xfffffff + borrow13;
  const int64_t borrow14 = y13 >> 28;
  const int64_t y14 = x14 - 0xfffffff + borrow14;
  const int64_t borrow15 = y14 >> 28;
  const int64_t y15 = x15 - 0xfffffff + borrow15;
  const int64_t borrow16 = y15 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow16);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0, (uint64_t)(y0 & 0xfffffff));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1, (uint64_t)(y1 & 0xfffffff));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2, (uint64_t)(y2 & 0xfffffff));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3, (uint64_t)(y3 & 0xfffffff));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4, (uint64_t)(y4 & 0xfffffff));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5, (uint64_t)(y5 & 0xfffffff));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6, (uint64_t)(y6 & 0xfffffff));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7, (uint64_t)(y7 & 0xfffffff));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8, (uint64_t)(y8 & 0xfffffff));
  const int64_t z9 = (int64_t)ct_select(below_m, (uint64_t)x9, (uint64_t)(y9 & 0xfffffff));
  const int64_t z10 = (int64_t)ct_select(below_m, (uint64_t)x10, (uint64_t)(y10 & 0xfffffff));
  const int64_t z11 = (int64_t)ct_select(below_m, (uint64_t)x11, (uint64_t)(y11 & 0xfffffff));
  const int64_t z12 = (int64_t)ct_select(below_m, (uint64_t)x12, (uint64_t)(y12 & 0xfffffff));
  const int64_t z13 = (int64_t)ct_select(below_m, (uint64_t)x13, (uint64_t)(y13 & 0xfffffff));
  const int64_t z14 = (int64_t)ct_select(below_m, (uint64_t)x14, (uint64_t)(y14 & 0xfffffff));
  const int64_t z15 = (int64_t)ct_select(below_m, (uint64_t)x15,
      (uint64_t)(y15 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z2;
  const uint64_t u1 = (uint64_t)z4;
  const uint64_t u2 = (uint64_t)z6;
  const uint64_t u3 = (uint64_t)z9;
  const uint64_t u4 = (uint64_t)z11;
  const uint64_t u5 = (uint64_t)z13;
  w[0] = (uint64_t)z0 + ((uint64_t)z1 << 28) + ((u0 & 0xffu) << 56);
  w[1] = (u0 >> 8) + ((uint64_t)z3 << 20) + ((u1 & 0xffffu) << 48);
  w[2] = (u1 >> 16) + ((uint64_t)z5 << 12) + ((u2 & 0xffffffu) << 40);
  w[3] = (u2 >> 24) + ((uint64_t)z7 << 4) + ((uint64_t)z8 << 32) + ((u3 & 15u) << 60);
  w[4] = (u3 >> 4) + ((uint64_t)z10 << 24) + ((u4 & 0xfffu) << 52);
  w[5] = (u4 >> 12) + ((uint64_t)z12 << 16) + ((u5 & 0xfffffu) << 44);
  w[6] = (u5 >> 20) + ((uint64_t)z14 << 8) + ((uint64_t)z15 << 36);
}

/* The inverse of pack, for any w below 2^448. Out: tight. */
static inline void curve448_fe_unpack(curve448_fe *r, const uint64_t w[7]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6];
  const int64_t top = (int64_t)(w6 >> 36) + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)(w0 & 0xfffffffu) + q + 0x8000000;
  const int64_t c0 = s0 >> 28;
  const int64_t x0 = (s0 & 0xfffffff) - 0x8000000;
  const int64_t s1 = (int64_t)((w0 >> 28) & 0xfffffffu) + c0 + 0x8000000;
  const int64_t c1 = s1 >> 28;
  const int64_t x1 = (s1 & 0xfffffff) - 0x8000000;
  const int64_t s2 = (int64_t)((w0 >> 56) + ((w1 & 0xfffffu) << 8)) + c1 + 0x8000000;
  const int64_t c2 = s2 >> 28;
  const int64_t x2 = (s2 & 0xfffffff) - 0x8000000;
  const int64_t s3 = (int64_t)((w1 >> 20) & 0xfffffffu) + c2 + 0x8000000;
  const int64_t c3 = s3 >> 28;
  const int64_t x3 = (s3 & 0xfffffff) - 0x8000000;
  const int64_t s4 = (int64_t)((w1 >> 48) + ((w2 & 0xfffu) << 16)) + c3 + 0x8000000;
  const int64_t c4 = s4 >> 28;
  const int64_t x4 = (s4 & 0xfffffff) - 0x8000000;
  const int64_t s5 = (int64_t)((w2 >> 12) & 0xfffffffu) + c4 + 0x8000000;
  const int64_t c5 = s5 >> 28;
  const int64_t x5 = (s5 & 0xfffffff) - 0x8000000;
  const int64_t s6 = (int64_t)((w2 >> 40) + ((w3 & 15u) << 24)) + c5 + 0x8000000;
  const int64_t c6 = s6 >> 28;
  const int64_t x6 = (s6 & 0xfffffff) - 0x8000000;
  const int64_t s7 = (int64_t)((w3 >> 4) & 0xfffffffu) + c6 + 0x8000000;
  const int64_t c7 = s7 >> 28;
  const int64_t x7 = (s7 & 0xfffffff) - 0x8000000;
  const int64_t s8 = (int64_t)((w3 >> 32) & 0xfffffffu) + q + c7 + 0x8000000;
  const int64_t c8 = s8 >> 28;
  const int64_t x8 = (s8 & 0xfffffff) - 0x8000000;
  const int64_t s9 = (int64_t)((w3 >> 60) + ((w4 & 0xffffffu) << 4)) + c8 + 0x8000000;
  const int64_t c9 = s9 >> 28;
  const int64_t x9 = (s9 & 0xfffffff) - 0x8000000;
  const int64_t s10 = (int64_t)((w4 >> 24) & 0xfffffffu) + c9 + 0x8000000;
  const int64_t c10 = s10 >> 28;
  const int64_t x10 = (s10 & 0xfffffff) - 0x8000000;
  const int64_t s11 = (int64_t)((w4 >> 52) + ((w5 & 0xffffu) << 12)) + c10 + 0x8000000;
  const int64_t c11 = s11 >> 28;
  const int64_t x11 = (s11 & 0xfffffff) - 0x8000000;
  const int64_t s12 = (int64_t)((w5 >> 16) & 0xfffffffu) + c11 + 0x8000000;
  const int64_t c12 = s12 >> 28;
  const int64_t x12 = (s12 & 0xfffffff) - 0x8000000;
  const int64_t s13 = (int64_t)((w5 >> 44) + ((w6 & 0xffu) << 20)) + c12 + 0x8000000;
  const int64_t c13 = s13 >> 28;
  const int64_t x13 = (s13 & 0xfffffff) - 0x8000000;
  const int64_t s14 = (int64_t)((w6 >> 8) & 0xfffffffu) + c13 + 0x8000000;
  const int64_t c14 = s14 >> 28;
  const int64_t x14 = (s14 & 0xfffffff) - 0x8000000;
  const int64_t x15 = (top & 0xfffffff) - 0x8000000 + c14;
  r->v.limb[0] = (int32_t)x0;
  r->v.limb[1] = (int32_t)x1;
  r->v.limb[2] = (int32_t)x2;
  r->v.limb[3] = (int32_t)x3;
  r->v.limb[4] = (int32_t)x4;
  r->v.limb[5] = (int32_t)x5;
  r->v.limb[6] = (int32_t)x6;
  r->v.limb[7] = (int32_t)x7;
  r->v.limb[8] = (int32_t)x8;
  r->v.limb[9] = (int32_t)x9;
  r->v.limb[10] = (int32_t)x10;
  r->v.limb[11] = (int32_t)x11;
  r->v.limb[12] = (int32_t)x12;
  r->v.limb[13] = (int32_t)x13;
  r->v.limb[14] = (int32_t)x14;
  r->v.limb[15] = (int32_t)x15;
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

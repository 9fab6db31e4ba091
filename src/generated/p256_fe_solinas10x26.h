/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p256 --field p --layout solinas-10x26 --out src/generated/p256_fe_solinas10x26.h
 *
 * Field    integers modulo m = p
 *          m = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * Layout   solinas-10x26: 10 signed limbs of 26 bits, balanced; products in 64 bits, folded from
 *          the top by 2^260 mod m
 * Value    sum of limb[i] 2^(26 i), mod m
 * Tight    limbs within 2^25.000, the top one 2^26.038, value in (-16.430 m, 15.648 m)
 * Loose    limbs within 2^26.000, the top one 2^27.038, value in (-32.859 m, 32.078 m)
 *
 * The bounds were computed exactly for every intermediate value; p256_fe_tight_bounds and
 * p256_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P256_FE_SOLINAS10X26_H
#define SLIMB_GENERATED_P256_FE_SOLINAS10X26_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int32_t limb[10];
} p256_fe_loose;

typedef struct {
  p256_fe_loose v;
} p256_fe;

static inline const p256_fe_loose *p256_fe_relax(const p256_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p256_fe_tight_bounds[4][10] = {
    {-0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x2000000, -0x41b7980},
    {0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x3e974ac},
    {0x2000000, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, -0x41b7981},
    {0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x1ffffff, 0x3e974ac},
};
static const int64_t p256_fe_loose_bounds[4][10] = {
    {-0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x4000000, -0x836f300},
    {0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x804ee2c},
    {0x0, 0x3ffffff, 0x3fffffe, 0x3fffffe, 0x3fffffe, 0x3fffffe, 0x3fffffe, 0x3fffffe, 0x3fffffe, -0x836f302},
    {0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x3ffffff, 0x804ee2c},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p256_fe_check(const int32_t limb[10], const int64_t bounds[4][10],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 10; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 26) + x - bounds[2][i];
    under = (under >> 26) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const p256_fe p256_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p256_fe p256_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p256_fe p256_fe_b = {{{-0x2d9fb5, -0x70f076, -0xf09c43, -0x13cceb1, 0x651d07, 0x1a621af, -0x1442aa9, -0x1b06130, 0x1d8aa3b, 0x16b18d}}};
static const uint64_t p256_fe_modulus[4] = {
    0xffffffffffffffff, 0x00000000ffffffff, 0x0000000000000000, 0xffffffff00000001};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p256_fe_inverse_factor[4] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^26.000, the top one 2^27.038, value in (-32.859 m, 31.296 m).
 * Largest intermediate value: 2^27.04. */
static inline void p256_fe_add_limbs(int32_t r[10], const int32_t a[10], const int32_t b[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4],
      b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9];
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
}

static inline void p256_fe_add(p256_fe_loose *r, const p256_fe *a, const p256_fe *b) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_check(b->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^26.000, the top one 2^27.003, value in (-32.078 m, 32.078 m).
 * Largest intermediate value: 2^27.00. */
static inline void p256_fe_sub_limbs(int32_t r[10], const int32_t a[10], const int32_t b[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4],
      b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9];
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
}

static inline void p256_fe_sub(p256_fe_loose *r, const p256_fe *a, const p256_fe *b) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_check(b->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^25.000, the top one 2^26.038, value in (-15.648 m, 16.430 m).
 * Largest intermediate value: 2^26.04. */
static inline void p256_fe_neg_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
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
}

static inline void p256_fe_neg(p256_fe_loose *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_neg_limbs(r->limb, a->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^25.000, the top one 2^26.038, value in (-16.430 m, 15.648 m).
 * Largest intermediate value: 2^55.60. Word multiplications: 100. */
static inline void p256_fe_mul_limbs(int32_t r[10], const int32_t a[10], const int32_t b[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4],
      b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9];
  const int64_t t18 = (int64_t)a9 * b9;
  const int64_t t8 = (int64_t)a0 * b8 + (int64_t)a1 * b7 + (int64_t)a2 * b6 + (int64_t)a3 * b5 +
      (int64_t)a4 * b4 + (int64_t)a5 * b3 + (int64_t)a6 * b2 + (int64_t)a7 * b1 +
      (int64_t)a8 * b0;
  const int64_t h8 = t8 >> 26;
  const int64_t l8 = t8 & 0x3ffffff;
  const int64_t t9 = (int64_t)a0 * b9 + (int64_t)a1 * b8 + (int64_t)a2 * b7 + (int64_t)a3 * b6 +
      (int64_t)a4 * b5 + (int64_t)a5 * b4 + (int64_t)a6 * b3 + (int64_t)a7 * b2 +
      (int64_t)a8 * b1 + (int64_t)a9 * b0 + h8;
  const int64_t h9 = t9 >> 26;
  const int64_t l9 = t9 & 0x3ffffff;
  const int64_t h18 = t18 >> 26;
  const int64_t l18 = t18 & 0x3ffffff;
  const int64_t t17 = (int64_t)a8 * b9 + (int64_t)a9 * b8 + h18 * 0x100000;
  const int64_t h17 = t17 >> 26;
  const int64_t l17 = t17 & 0x3ffffff;
  const int64_t e18 = l18 + h17;
  const int64_t t16 = (int64_t)a7 * b9 + (int64_t)a8 * b8 + (int64_t)a9 * b7 - h18 * 0x4000 +
      e18 * 0x100000;
  const int64_t h16 = t16 >> 26;
  const int64_t l16 = t16 & 0x3ffffff;
  const int64_t e17 = l17 + h16;
  const int64_t t15 = (int64_t)a6 * b9 + (int64_t)a7 * b8 + (int64_t)a8 * b7 + (int64_t)a9 * b6 -
      e18 * 0x4000 + e17 * 0x100000;
  const int64_t h15 = t15 >> 26;
  const int64_t l15 = t15 & 0x3ffffff;
  const int64_t e16 = l16 + h15;
  const int64_t t14 = (int64_t)a5 * b9 + (int64_t)a6 * b8 + (int64_t)a7 * b7 + (int64_t)a8 * b6 +
      (int64_t)a9 * b5 - e17 * 0x4000 + e16 * 0x100000;
  const int64_t h14 = t14 >> 26;
  const int64_t l14 = t14 & 0x3ffffff;
  const int64_t e15 = l15 + h14;
  const int64_t t13 = (int64_t)a4 * b9 + (int64_t)a5 * b8 + (int64_t)a6 * b7 + (int64_t)a7 * b6 +
      (int64_t)a8 * b5 + (int64_t)a9 * b4 - e16 * 0x4000 + e15 * 0x100000;
  const int64_t h13 = t13 >> 26;
  const int64_t l13 = t13 & 0x3ffffff;
  const int64_t e14 = l14 + h13;
  const int64_t t12 = (int64_t)a3 * b9 + (int64_t)a4 * b8 + (int64_t)a5 * b7 + (int64_t)a6 * b6 +
      (int64_t)a7 * b5 + (int64_t)a8 * b4 + (int64_t)a9 * b3 - h18 * 0x400000 - e15 * 0x4000 +
      e14 * 0x100000;
  const int64_t h12 = t12 >> 26;
  const int64_t l12 = t12 & 0x3ffffff;
  const int64_t e13 = l13 + h12;
  const int64_t t11 = (int64_t)a2 * b9 + (int64_t)a3 * b8 + (int64_t)a4 * b7 + (int64_t)a5 * b6 +
      (int64_t)a6 * b5 + (int64_t)a7 * b4 + (int64_t)a8 * b3 + (int64_t)a9 * b2 -
      e18 * 0x400000 - e14 * 0x4000 + e13 * 0x100000;
  const int64_t h11 = t11 >> 26;
  const int64_t l11 = t11 & 0x3ffffff;
  const int64_t e12 = l12 + h11;
  const int64_t t10 = (int64_t)a1 * b9 + (int64_t)a2 * b8 + (int64_t)a3 * b7 + (int64_t)a4 * b6 +
      (int64_t)a5 * b5 + (int64_t)a6 * b4 + (int64_t)a7 * b3 + (int64_t)a8 * b2 +
      (int64_t)a9 * b1 + h9 - e17 * 0x400000 - e13 * 0x4000 + e12 * 0x100000;
  const int64_t h10 = t10 >> 26;
  const int64_t l10 = t10 & 0x3ffffff;
  const int64_t e11 = l11 + h10;
  const int64_t s = l9 + h18 * 0x10 - e16 * 0x400000 - e12 * 0x4000 + e11 * 0x100000 + 0x2000000;
  const int64_t c = s >> 26;
  const int64_t top = (s & 0x3ffffff) - 0x2000000;
  const int64_t e10 = l10 + c;
  const int64_t s2 = (int64_t)a0 * b0 + e10 * 0x10 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t s3 = (int64_t)a0 * b1 + (int64_t)a1 * b0 + e11 * 0x10 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t s4 = (int64_t)a0 * b2 + (int64_t)a1 * b1 + (int64_t)a2 * b0 + e12 * 0x10 + c3 +
      0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t s5 = (int64_t)a0 * b3 + (int64_t)a1 * b2 + (int64_t)a2 * b1 + (int64_t)a3 * b0 +
      e13 * 0x10 - e10 * 0x400000 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t s6 = (int64_t)a0 * b4 + (int64_t)a1 * b3 + (int64_t)a2 * b2 + (int64_t)a3 * b1 +
      (int64_t)a4 * b0 + e14 * 0x10 - e11 * 0x400000 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t s7 = (int64_t)a0 * b5 + (int64_t)a1 * b4 + (int64_t)a2 * b3 + (int64_t)a3 * b2 +
      (int64_t)a4 * b1 + (int64_t)a5 * b0 + e15 * 0x10 - e12 * 0x400000 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t s8 = (int64_t)a0 * b6 + (int64_t)a1 * b5 + (int64_t)a2 * b4 + (int64_t)a3 * b3 +
      (int64_t)a4 * b2 + (int64_t)a5 * b1 + (int64_t)a6 * b0 + e16 * 0x10 - e13 * 0x400000 + c7 +
      0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t s9 = (int64_t)a0 * b7 + (int64_t)a1 * b6 + (int64_t)a2 * b5 + (int64_t)a3 * b4 +
      (int64_t)a4 * b3 + (int64_t)a5 * b2 + (int64_t)a6 * b1 + (int64_t)a7 * b0 + e17 * 0x10 -
      e14 * 0x400000 - e10 * 0x4000 + c8 + 0x2000000;
  const int64_t c9 = s9 >> 26;
  const int64_t s10 = l8 + e18 * 0x10 - e15 * 0x400000 - e11 * 0x4000 + e10 * 0x100000 + c9 +
      0x2000000;
  const int64_t c10 = s10 >> 26;
  r[0] = (int32_t)((s2 & 0x3ffffff) - 0x2000000);
  r[1] = (int32_t)((s3 & 0x3ffffff) - 0x2000000);
  r[2] = (int32_t)((s4 & 0x3ffffff) - 0x2000000);
  r[3] = (int32_t)((s5 & 0x3ffffff) - 0x2000000);
  r[4] = (int32_t)((s6 & 0x3ffffff) - 0x2000000);
  r[5] = (int32_t)((s7 & 0x3ffffff) - 0x2000000);
  r[6] = (int32_t)((s8 & 0x3ffffff) - 0x2000000);
  r[7] = (int32_t)((s9 & 0x3ffffff) - 0x2000000);
  r[8] = (int32_t)((s10 & 0x3ffffff) - 0x2000000);
  r[9] = (int32_t)(top + c10);
}

static inline void p256_fe_mul(p256_fe *r, const p256_fe_loose *a, const p256_fe_loose *b) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_check(b->limb, p256_fe_loose_bounds, __func__);
  p256_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^25.000, the top one 2^26.038, value in (-16.425 m, 14.644 m).
 * Largest intermediate value: 2^55.60. Word multiplications: 55. */
static inline void p256_fe_sqr_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int32_t d0 = a0 * 0x2;
  const int32_t d1 = a1 * 0x2;
  const int32_t d2 = a2 * 0x2;
  const int32_t d3 = a3 * 0x2;
  const int32_t d4 = a4 * 0x2;
  const int32_t d5 = a5 * 0x2;
  const int32_t d6 = a6 * 0x2;
  const int32_t d7 = a7 * 0x2;
  const int32_t d8 = a8 * 0x2;
  const int64_t t18 = (int64_t)a9 * a9;
  const int64_t t8 = (int64_t)d0 * a8 + (int64_t)d1 * a7 + (int64_t)d2 * a6 + (int64_t)d3 * a5 +
      (int64_t)a4 * a4;
  const int64_t h8 = t8 >> 26;
  const int64_t l8 = t8 & 0x3ffffff;
  const int64_t t9 = (int64_t)d0 * a9 + (int64_t)d1 * a8 + (int64_t)d2 * a7 + (int64_t)d3 * a6 +
      (int64_t)d4 * a5 + h8;
  const int64_t h9 = t9 >> 26;
  const int64_t l9 = t9 & 0x3ffffff;
  const int64_t h18 = t18 >> 26;
  const int64_t l18 = t18 & 0x3ffffff;
  const int64_t t17 = (int64_t)d8 * a9 + (h18 << 20);
  const int64_t h17 = t17 >> 26;
  const int64_t l17 = t17 & 0x3ffffff;
  const int64_t e18 = l18 + h17;
  const int64_t t16 = (int64_t)d7 * a9 + (int64_t)a8 * a8 - (h18 << 14) + e18 * 0x100000;
  const int64_t h16 = t16 >> 26;
  const int64_t l16 = t16 & 0x3ffffff;
  const int64_t e17 = l17 + h16;
  const int64_t t15 = (int64_t)d6 * a9 + (int64_t)d7 * a8 - e18 * 0x4000 + e17 * 0x100000;
  const int64_t h15 = t15 >> 26;
  const int64_t l15 = t15 & 0x3ffffff;
  const int64_t e16 = l16 + h15;
  const int64_t t14 = (int64_t)d5 * a9 + (int64_t)d6 * a8 + (int64_t)a7 * a7 - e17 * 0x4000 +
      e16 * 0x100000;
  const int64_t h14 = t14 >> 26;
  const int64_t l14 = t14 & 0x3ffffff;
  const int64_t e15 = l15 + h14;
  const int64_t t13 = (int64_t)d4 * a9 + (int64_t)d5 * a8 + (int64_t)d6 * a7 - e16 * 0x4000 +
      e15 * 0x100000;
  const int64_t h13 = t13 >> 26;
  const int64_t l13 = t13 & 0x3ffffff;
  const int64_t e14 = l14 + h13;
  const int64_t t12 = (int64_t)d3 * a9 + (int64_t)d4 * a8 + (int64_t)d5 * a7 + (int64_t)a6 * a6 -
      (h18 << 22) - e15 * 0x4000 + e14 * 0x100000;
  const int64_t h12 = t12 >> 26;
  const int64_t l12 = t12 & 0x3ffffff;
  const int64_t e13 = l13 + h12;
  const int64_t t11 = (int64_t)d2 * a9 + (int64_t)d3 * a8 + (int64_t)d4 * a7 + (int64_t)d5 * a6 -
      e18 * 0x400000 - e14 * 0x4000 + e13 * 0x100000;
  const int64_t h11 = t11 >> 26;
  const int64_t l11 = t11 & 0x3ffffff;
  const int64_t e12 = l12 + h11;
  const int64_t t10 = (int64_t)d1 * a9 + (int64_t)d2 * a8 + (int64_t)d3 * a7 + (int64_t)d4 * a6 +
      (int64_t)a5 * a5 + h9 - e17 * 0x400000 - e13 * 0x4000 + e12 * 0x100000;
  const int64_t h10 = t10 >> 26;
  const int64_t l10 = t10 & 0x3ffffff;
  const int64_t e11 = l11 + h10;
  const int64_t s = l9 + (h18 << 4) - e16 * 0x400000 - e12 * 0x4000 + e11 * 0x100000 + 0x2000000;
  const int64_t c = s >> 26;
  const int64_t top = (s & 0x3ffffff) - 0x2000000;
  const int64_t e10 = l10 + c;
  const int64_t s2 = (int64_t)a0 * a0 + e10 * 0x10 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t s3 = (int64_t)d0 * a1 + e11 * 0x10 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t s4 = (int64_t)d0 * a2 + (int64_t)a1 * a1 + e12 * 0x10 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t s5 = (int64_t)d0 * a3 + (int64_t)d1 * a2 + e13 * 0x10 - e10 * 0x400000 + c4 +
      0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t s6 = (int64_t)d0 * a4 + (int64_t)d1 * a3 + (int64_t)a2 * a2 + e14 * 0x10 -
      e11 * 0x400000 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t s7 = (int64_t)d0 * a5 + (int64_t)d1 * a4 + (int64_t)d2 * a3 + e15 * 0x10 -
      e12 * 0x400000 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t s8 = (int64_t)d0 * a6 + (int64_t)d1 * a5 + (int64_t)d2 * a4 + (int64_t)a3 * a3 +
      e16 * 0x10 - e13 * 0x400000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t s9 = (int64_t)d0 * a7 + (int64_t)d1 * a6 + (int64_t)d2 * a5 + (int64_t)d3 * a4 +
      e17 * 0x10 - e14 * 0x400000 - e10 * 0x4000 + c8 + 0x2000000;
  const int64_t c9 = s9 >> 26;
  const int64_t s10 = l8 + e18 * 0x10 - e15 * 0x400000 - e11 * 0x4000 + e10 * 0x100000 + c9 +
      0x2000000;
  const int64_t c10 = s10 >> 26;
  r[0] = (int32_t)((s2 & 0x3ffffff) - 0x2000000);
  r[1] = (int32_t)((s3 & 0x3ffffff) - 0x2000000);
  r[2] = (int32_t)((s4 & 0x3ffffff) - 0x2000000);
  r[3] = (int32_t)((s5 & 0x3ffffff) - 0x2000000);
  r[4] = (int32_t)((s6 & 0x3ffffff) - 0x2000000);
  r[5] = (int32_t)((s7 & 0x3ffffff) - 0x2000000);
  r[6] = (int32_t)((s8 & 0x3ffffff) - 0x2000000);
  r[7] = (int32_t)((s9 & 0x3ffffff) - 0x2000000);
  r[8] = (int32_t)((s10 & 0x3ffffff) - 0x2000000);
  r[9] = (int32_t)(top + c10);
}

static inline void p256_fe_sqr(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_sqr_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^27.04. */
static inline void p256_fe_carry_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = (int64_t)a9 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)a0 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)a1 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)a2 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)a3 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)a4 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)a5 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)a6 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)a7 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)a8 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_carry(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_carry_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^27.04. */
static inline void p256_fe_mul2_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = (int64_t)a9 * 0x2 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)a0 * 0x2 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)a1 * 0x2 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)a2 * 0x2 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)a3 * 0x2 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)a4 * 0x2 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)a5 * 0x2 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)a6 * 0x2 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)a7 * 0x2 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)a8 * 0x2 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_mul2(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul2_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^27.62. Word multiplications: 10. */
static inline void p256_fe_mul3_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = (int64_t)a9 * 3 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)a0 * 3 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)a1 * 3 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)a2 * 3 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)a3 * 3 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)a4 * 3 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)a5 * 3 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)a6 * 3 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)a7 * 3 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)a8 * 3 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_mul3(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul3_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^28.04. */
static inline void p256_fe_mul4_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = (int64_t)a9 * 0x4 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)a0 * 0x4 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)a1 * 0x4 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)a2 * 0x4 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)a3 * 0x4 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)a4 * 0x4 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)a5 * 0x4 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)a6 * 0x4 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)a7 * 0x4 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)a8 * 0x4 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_mul4(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul4_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^29.04. */
static inline void p256_fe_mul8_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = (int64_t)a9 * 0x8 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)a0 * 0x8 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)a1 * 0x8 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)a2 * 0x8 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)a3 * 0x8 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)a4 * 0x8 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)a5 * 0x8 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)a6 * 0x8 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)a7 * 0x8 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)a8 * 0x8 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_mul8(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul8_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. */
static inline void p256_fe_half_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t u0 = (int64_t)a0;
  const int64_t even4 = (int64_t)a4;
  const int64_t even5 = (int64_t)a5;
  const int64_t even6 = (int64_t)a6;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0x3ffffu, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0x400u, 0u);
  const int64_t even8 = (int64_t)a8 + (int64_t)ct_select(odd, 0x3ff0000u, 0u);
  const int64_t even9 = (int64_t)a9 + (int64_t)ct_select(odd, 0x3fffffu, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 25);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 25);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 25);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 25);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 25);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 25);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 25);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 25);
  const int64_t half8 = (even8 >> 1) + ((even9 & 1) << 25);
  const int64_t half9 = even9 >> 1;
  const int64_t top = half9 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = half0 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = half1 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = half2 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = half3 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = half4 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = half5 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = half6 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = half7 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = half8 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_half(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_half_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs within 2^25.000, the top one 2^21.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 10. */
static inline void p256_fe_half3_limbs(int32_t r[10], const int32_t a[10]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t u0 = (int64_t)a0 * 3;
  const int64_t even4 = (int64_t)a4 * 3;
  const int64_t even5 = (int64_t)a5 * 3;
  const int64_t even6 = (int64_t)a6 * 3;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even1 = (int64_t)a1 * 3 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even2 = (int64_t)a2 * 3 + (int64_t)ct_select(odd, 0x3ffffffu, 0u);
  const int64_t even3 = (int64_t)a3 * 3 + (int64_t)ct_select(odd, 0x3ffffu, 0u);
  const int64_t even7 = (int64_t)a7 * 3 + (int64_t)ct_select(odd, 0x400u, 0u);
  const int64_t even8 = (int64_t)a8 * 3 + (int64_t)ct_select(odd, 0x3ff0000u, 0u);
  const int64_t even9 = (int64_t)a9 * 3 + (int64_t)ct_select(odd, 0x3fffffu, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 25);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 25);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 25);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 25);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 25);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 25);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 25);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 25);
  const int64_t half8 = (even8 >> 1) + ((even9 & 1) << 25);
  const int64_t half9 = even9 >> 1;
  const int64_t top = half9 + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = half0 + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = half1 + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = half2 + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = half3 - q * 0x40000 + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = half4 + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = half5 + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = half6 + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = half7 - q * 0x400 + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = half8 + q * 0x10000 + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
}

static inline void p256_fe_half3(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_half3_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p256_fe_select_loose(p256_fe_loose *r, ct_mask mask, const p256_fe_loose *a,
                                   const p256_fe_loose *b) {
  const int32_t m = (int32_t)ct_barrier(mask);
  for (int i = 0; i < 10; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p256_fe_select(p256_fe *r, ct_mask mask, const p256_fe *a, const p256_fe *b) {
  p256_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p256_fe_pack(uint64_t w[4], const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  const int32_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8], a9 = a->v.limb[9];
  const int64_t s0 = (int64_t)a0 + 0x3ffffef;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = s0 & 0x3ffffff;
  const int64_t s1 = (int64_t)a1 + 0x3ffffff + c0;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = s1 & 0x3ffffff;
  const int64_t s2 = (int64_t)a2 + 0x3ffffff + c1;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = s2 & 0x3ffffff;
  const int64_t s3 = (int64_t)a3 + 0x443ffff + c2;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = s3 & 0x3ffffff;
  const int64_t s4 = (int64_t)a4 + 0x3ffffff + c3;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = s4 & 0x3ffffff;
  const int64_t s5 = (int64_t)a5 + 0x3ffffff + c4;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = s5 & 0x3ffffff;
  const int64_t s6 = (int64_t)a6 + 0x3ffffff + c5;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = s6 & 0x3ffffff;
  const int64_t s7 = (int64_t)a7 + 0x40043ff + c6;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = s7 & 0x3ffffff;
  const int64_t s8 = (int64_t)a8 + 0x3eeffff + c7;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = s8 & 0x3ffffff;
  const int64_t x9 = (int64_t)a9 + 0x43fffff + c8;
  const int64_t q = x9 >> 22;
  const int64_t s0_2 = x0 + q;
  const int64_t c0_2 = s0_2 >> 26;
  const int64_t x0_2 = s0_2 & 0x3ffffff;
  const int64_t s1_2 = x1 + c0_2;
  const int64_t c1_2 = s1_2 >> 26;
  const int64_t x1_2 = s1_2 & 0x3ffffff;
  const int64_t s2_2 = x2 + c1_2;
  const int64_t c2_2 = s2_2 >> 26;
  const int64_t x2_2 = s2_2 & 0x3ffffff;
  const int64_t s3_2 = x3 - (q << 18) + c2_2;
  const int64_t c3_2 = s3_2 >> 26;
  const int64_t x3_2 = s3_2 & 0x3ffffff;
  const int64_t s4_2 = x4 + c3_2;
  const int64_t c4_2 = s4_2 >> 26;
  const int64_t x4_2 = s4_2 & 0x3ffffff;
  const int64_t s5_2 = x5 + c4_2;
  const int64_t c5_2 = s5_2 >> 26;
  const int64_t x5_2 = s5_2 & 0x3ffffff;
  const int64_t s6_2 = x6 + c5_2;
  const int64_t c6_2 = s6_2 >> 26;
  const int64_t x6_2 = s6_2 & 0x3ffffff;
  const int64_t s7_2 = x7 - (q << 10) + c6_2;
  const int64_t c7_2 = s7_2 >> 26;
  const int64_t x7_2 = s7_2 & 0x3ffffff;
  const int64_t s8_2 = x8 + (q << 16) + c7_2;
  const int64_t c8_2 = s8_2 >> 26;
  const int64_t x8_2 = s8_2 & 0x3ffffff;
  const int64_t x9_2 = (x9 & 0x3fffff) + c8_2;
  const int64_t y0 = x0_2 - 0x3ffffff;
  const int64_t borrow = y0 >> 26;
  const int64_t y1 = x1_2 - 0x3ffffff + borrow;
  const int64_t borrow2 = y1 >> 26;
  const int64_t y2 = x2_2 - 0x3ffffff + borrow2;
  const int64_t borrow3 = y2 >> 26;
  const int64_t y3 = x3_2 - 0x3ffff + borrow3;
  const int64_t borrow4 = y3 >> 26;
  const int64_t y4 = x4_2 + borrow4;
  const int64_t borrow5 = y4 >> 26;
  const int64_t y5 = x5_2 + borrow5;
  const int64_t borrow6 = y5 >> 26;
  const int64_t y6 = x6_2 + borrow6;
  const int64_t borrow7 = y6 >> 26;
  const int64_t y7 = x7_2 - 0x400 + borrow7;
  const int64_t borrow8 = y7 >> 26;
  const int64_t y8 = x8_2 - 0x3ff0000 + borrow8;
  const int64_t borrow9 = y8 >> 26;
  const int64_t y9 = x9_2 - 0x3fffff + borrow9;
  const int64_t borrow10 = y9 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow10);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2, (uint64_t)(y0 & 0x3ffffff));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2, (uint64_t)(y1 & 0x3ffffff));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2, (uint64_t)(y2 & 0x3ffffff));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2, (uint64_t)(y3 & 0x3ffffff));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2, (uint64_t)(y4 & 0x3ffffff));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2, (uint64_t)(y5 & 0x3ffffff));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2, (uint64_t)(y6 & 0x3ffffff));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7_2, (uint64_t)(y7 & 0x3ffffff));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8_2, (uint64_t)(y8 & 0x3ffffff));
  const int64_t z9 = (int64_t)ct_select(below_m, (uint64_t)x9_2,
      (uint64_t)(y9 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z2;
  const uint64_t u1 = (uint64_t)z4;
  const uint64_t u2 = (uint64_t)z7;
  w[0] = (uint64_t)z0 + ((uint64_t)z1 << 26) + ((u0 & 0xfffu) << 52);
  w[1] = (u0 >> 12) + ((uint64_t)z3 << 14) + ((u1 & 0xffffffu) << 40);
  w[2] = (u1 >> 24) + ((uint64_t)z5 << 2) + ((uint64_t)z6 << 28) + ((u2 & 0x3ffu) << 54);
  w[3] = (u2 >> 10) + ((uint64_t)z8 << 16) + ((uint64_t)z9 << 42);
}

/* The inverse of pack, for any w below 2^256. Out: tight. */
static inline void p256_fe_unpack(p256_fe *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  const int64_t top = (int64_t)(w3 >> 42) + 0x200000;
  const int64_t q = top >> 22;
  const int64_t s0 = (int64_t)(w0 & 0x3ffffffu) + q + 0x2000000;
  const int64_t c0 = s0 >> 26;
  const int64_t x0 = (s0 & 0x3ffffff) - 0x2000000;
  const int64_t s1 = (int64_t)((w0 >> 26) & 0x3ffffffu) + c0 + 0x2000000;
  const int64_t c1 = s1 >> 26;
  const int64_t x1 = (s1 & 0x3ffffff) - 0x2000000;
  const int64_t s2 = (int64_t)((w0 >> 52) + ((w1 & 0x3fffu) << 12)) + c1 + 0x2000000;
  const int64_t c2 = s2 >> 26;
  const int64_t x2 = (s2 & 0x3ffffff) - 0x2000000;
  const int64_t s3 = (int64_t)((w1 >> 14) & 0x3ffffffu) - (q << 18) + c2 + 0x2000000;
  const int64_t c3 = s3 >> 26;
  const int64_t x3 = (s3 & 0x3ffffff) - 0x2000000;
  const int64_t s4 = (int64_t)((w1 >> 40) + ((w2 & 3u) << 24)) + c3 + 0x2000000;
  const int64_t c4 = s4 >> 26;
  const int64_t x4 = (s4 & 0x3ffffff) - 0x2000000;
  const int64_t s5 = (int64_t)((w2 >> 2) & 0x3ffffffu) + c4 + 0x2000000;
  const int64_t c5 = s5 >> 26;
  const int64_t x5 = (s5 & 0x3ffffff) - 0x2000000;
  const int64_t s6 = (int64_t)((w2 >> 28) & 0x3ffffffu) + c5 + 0x2000000;
  const int64_t c6 = s6 >> 26;
  const int64_t x6 = (s6 & 0x3ffffff) - 0x2000000;
  const int64_t s7 = (int64_t)((w2 >> 54) + ((w3 & 0xffffu) << 10)) - (q << 10) + c6 + 0x2000000;
  const int64_t c7 = s7 >> 26;
  const int64_t x7 = (s7 & 0x3ffffff) - 0x2000000;
  const int64_t s8 = (int64_t)((w3 >> 16) & 0x3ffffffu) + (q << 16) + c7 + 0x2000000;
  const int64_t c8 = s8 >> 26;
  const int64_t x8 = (s8 & 0x3ffffff) - 0x2000000;
  const int64_t x9 = (top & 0x3fffff) - 0x200000 + c8;
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
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask p256_fe_is_zero(const p256_fe *a) {
  uint64_t w[4], any = 0;
  p256_fe_pack(w, a);
  for (int i = 0; i < 4; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask p256_fe_eq(const p256_fe *a, const p256_fe *b) {
  p256_fe_loose difference;
  p256_fe carried;
  p256_fe_sub(&difference, a, b);
  p256_fe_carry(&carried, &difference);
  return p256_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask p256_fe_from_bytes(p256_fe *r, const uint8_t in[32]) {
  uint64_t w[4];
  bytes_load_be(w, in, 32);
  p256_fe_unpack(r, w);
  return ct_words_less(w, p256_fe_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p256_fe_to_bytes(uint8_t out[32], const p256_fe *a) {
  uint64_t w[4];
  p256_fe_pack(w, a);
  bytes_store_be(out, w, 32);
}

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p384 --field p --layout solinas-7x55 --out src/generated/p384_fe_solinas7x55.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * Layout   solinas-7x55: 7 signed limbs of 55 bits, balanced; products in 128 bits, folded from
 *          the top by 2^385 mod m
 * Value    sum of limb[i] 2^(55 i), mod m
 * Tight    limbs within 2^54.000, the top one 2^54.000, value in (-1.001 m, 1.001 m)
 * Loose    limbs within 2^55.000, the top one 2^55.000, value in (-2.001 m, 2.001 m)
 *
 * The bounds were computed exactly for every intermediate value; p384_fe_tight_bounds and
 * p384_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P384_FE_SOLINAS7X55_H
#define SLIMB_GENERATED_P384_FE_SOLINAS7X55_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[7];
} p384_fe_loose;

typedef struct {
  p384_fe_loose v;
} p384_fe;

static inline const p384_fe_loose *p384_fe_relax(const p384_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p384_fe_tight_bounds[4][7] = {
    {-0x40000000000000, -0x40000000000000, -0x40000000000000, -0x40000000000000, -0x40000000000000, -0x40000000000000, -0x40000200000003},
    {0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x40040000080005},
    {0x40000000000000, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, -0x40000200000004},
    {0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x3fffffffffffff, 0x40040000080005},
};
static const int64_t p384_fe_loose_bounds[4][7] = {
    {-0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80040200080008},
    {0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x8008000010000a},
    {0x1, 0x0, 0x0, 0x0, 0x0, 0x0, -0x80040200080009},
    {0x7ffffffffffffe, 0x7ffffffffffffe, 0x7ffffffffffffe, 0x7ffffffffffffe, 0x7ffffffffffffe, 0x7ffffffffffffe, 0x8008000010000a},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p384_fe_check(const int64_t limb[7], const int64_t bounds[4][7],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 7; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 55) + x - bounds[2][i];
    under = (under >> 55) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const p384_fe p384_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p384_fe p384_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p384_fe p384_fe_b = {{{0x5c8edd3ec2aef, -0xce4eba25cc5ab, 0x3d404e1d6b1959, -0xbf5f76fe75fbc, 0x2d19181d9c6f0, -0x36cee3f528381, 0x2ccc4be9f88fba}}};
static const uint64_t p384_fe_modulus[6] = {
    0x00000000ffffffff, 0xffffffff00000000, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p384_fe_inverse_factor[6] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^55.000, the top one 2^55.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^55.00. */
static inline void p384_fe_add_limbs(int64_t r[7], const int64_t a[7], const int64_t b[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
  r[5] = a5 + b5;
  r[6] = a6 + b6;
}

static inline void p384_fe_add(p384_fe_loose *r, const p384_fe *a, const p384_fe *b) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_check(b->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  p384_fe_check(r->limb, p384_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^55.000, the top one 2^55.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^55.00. */
static inline void p384_fe_sub_limbs(int64_t r[7], const int64_t a[7], const int64_t b[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
  r[5] = a5 - b5;
  r[6] = a6 - b6;
}

static inline void p384_fe_sub(p384_fe_loose *r, const p384_fe *a, const p384_fe *b) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_check(b->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p384_fe_check(r->limb, p384_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^54.000, the top one 2^54.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^54.00. */
static inline void p384_fe_neg_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
  r[5] = 0 - a5;
  r[6] = 0 - a6;
}

static inline void p384_fe_neg(p384_fe_loose *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_neg_limbs(r->limb, a->v.limb);
  p384_fe_check(r->limb, p384_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^54.000, the top one 2^54.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^112.81. Word multiplications: 56. */
static inline void p384_fe_mul_limbs(int64_t r[7], const int64_t a[7], const int64_t b[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6];
  const __int128 t5 = (__int128)a0 * b5 + (__int128)a1 * b4 + (__int128)a2 * b3 +
      (__int128)a3 * b2 + (__int128)a4 * b1 + (__int128)a5 * b0;
  const __int128 h5 = t5 >> 55;
  const __int128 l5 = t5 & 0x7fffffffffffffLL;
  const __int128 t6 = (__int128)a0 * b6 + (__int128)a1 * b5 + (__int128)a2 * b4 +
      (__int128)a3 * b3 + (__int128)a4 * b2 + (__int128)a5 * b1 + (__int128)a6 * b0 + h5;
  const __int128 h6 = t6 >> 55;
  const __int128 l6 = t6 & 0x7fffffffffffffLL;
  const __int128 t7 = (__int128)a1 * b6 + (__int128)a2 * b5 + (__int128)a3 * b4 +
      (__int128)a4 * b3 + (__int128)a5 * b2 + (__int128)a6 * b1 + h6;
  const __int128 h7 = t7 >> 55;
  const __int128 l7 = t7 & 0x7fffffffffffffLL;
  const __int128 t8 = (__int128)a2 * b6 + (__int128)a3 * b5 + (__int128)a4 * b4 +
      (__int128)a5 * b3 + (__int128)a6 * b2 + h7;
  const __int128 h8 = t8 >> 55;
  const __int128 l8 = t8 & 0x7fffffffffffffLL;
  const __int128 t9 = (__int128)a3 * b6 + (__int128)a4 * b5 + (__int128)a5 * b4 +
      (__int128)a6 * b3 + h8;
  const __int128 h9 = t9 >> 55;
  const __int128 l9 = t9 & 0x7fffffffffffffLL;
  const __int128 t10 = (__int128)a4 * b6 + (__int128)a5 * b5 + (__int128)a6 * b4 + h9;
  const __int128 h10 = t10 >> 55;
  const __int128 l10 = t10 & 0x7fffffffffffffLL;
  const __int128 t11 = (__int128)a5 * b6 + (__int128)a6 * b5 + h10;
  const __int128 h11 = t11 >> 55;
  const __int128 l11 = t11 & 0x7fffffffffffffLL;
  const __int128 t12 = (__int128)a6 * b6 + h11;
  const __int128 h12 = t12 >> 55;
  const __int128 l12 = t12 & 0x7fffffffffffffLL;
  const __int128 t8_2 = l8 + h12 * 0x80000;
  const __int128 t7_2 = l7 + h12 * 0x40000000000LL + (l12 << 19);
  const __int128 h8_2 = t8_2 >> 55;
  const __int128 l8_2 = t8_2 & 0x7fffffffffffffLL;
  const __int128 e9 = l9 + h8_2;
  const __int128 h7_2 = t7_2 >> 55;
  const __int128 l7_2 = t7_2 & 0x7fffffffffffffLL;
  const __int128 e8 = l8_2 + h7_2;
  const __int128 s = l6 - h12 * 0x1fffffffeLL + (l12 << 42) + (l11 << 19) + 0x40000000000000LL;
  const __int128 c = s >> 55;
  const __int128 top = (s & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const __int128 e7 = l7_2 + c;
  const __int128 s2 = (__int128)a0 * b0 - e7 * 0x1fffffffeLL + 0x40000000000000LL;
  const __int128 c2 = s2 >> 55;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 - e8 * 0x1fffffffeLL +
      e7 * 0x40000000000LL + c2 + 0x40000000000000LL;
  const __int128 c3 = s3 >> 55;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 -
      e9 * 0x1fffffffeLL + e8 * 0x40000000000LL + e7 * 0x80000 + c3 + 0x40000000000000LL;
  const __int128 c4 = s4 >> 55;
  const __int128 s5 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0 - l10 * 0x1fffffffeLL + e9 * 0x40000000000LL + e8 * 0x80000 + c4 +
      0x40000000000000LL;
  const __int128 c5 = s5 >> 55;
  const __int128 s6 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 - l11 * 0x1fffffffeLL + (l10 << 42) + e9 * 0x80000 +
      c5 + 0x40000000000000LL;
  const __int128 c6 = s6 >> 55;
  const __int128 s7 = l5 - l12 * 0x1fffffffeLL + (l11 << 42) + (l10 << 19) + c6 +
      0x40000000000000LL;
  const __int128 c7 = s7 >> 55;
  r[0] = (int64_t)((s2 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[1] = (int64_t)((s3 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[2] = (int64_t)((s4 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[3] = (int64_t)((s5 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[4] = (int64_t)((s6 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[5] = (int64_t)((s7 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[6] = (int64_t)(top + c7);
}

static inline void p384_fe_mul(p384_fe *r, const p384_fe_loose *a, const p384_fe_loose *b) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_check(b->limb, p384_fe_loose_bounds, __func__);
  p384_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^54.000, the top one 2^54.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^112.81. Word multiplications: 35. */
static inline void p384_fe_sqr_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const int64_t d4 = a4 * 0x2;
  const int64_t d5 = a5 * 0x2;
  const __int128 t5 = (__int128)d0 * a5 + (__int128)d1 * a4 + (__int128)d2 * a3;
  const __int128 h5 = t5 >> 55;
  const __int128 l5 = t5 & 0x7fffffffffffffLL;
  const __int128 t6 = (__int128)d0 * a6 + (__int128)d1 * a5 + (__int128)d2 * a4 +
      (__int128)a3 * a3 + h5;
  const __int128 h6 = t6 >> 55;
  const __int128 l6 = t6 & 0x7fffffffffffffLL;
  const __int128 t7 = (__int128)d1 * a6 + (__int128)d2 * a5 + (__int128)d3 * a4 + h6;
  const __int128 h7 = t7 >> 55;
  const __int128 l7 = t7 & 0x7fffffffffffffLL;
  const __int128 t8 = (__int128)d2 * a6 + (__int128)d3 * a5 + (__int128)a4 * a4 + h7;
  const __int128 h8 = t8 >> 55;
  const __int128 l8 = t8 & 0x7fffffffffffffLL;
  const __int128 t9 = (__int128)d3 * a6 + (__int128)d4 * a5 + h8;
  const __int128 h9 = t9 >> 55;
  const __int128 l9 = t9 & 0x7fffffffffffffLL;
  const __int128 t10 = (__int128)d4 * a6 + (__int128)a5 * a5 + h9;
  const __int128 h10 = t10 >> 55;
  const __int128 l10 = t10 & 0x7fffffffffffffLL;
  const __int128 t11 = (__int128)d5 * a6 + h10;
  const __int128 h11 = t11 >> 55;
  const __int128 l11 = t11 & 0x7fffffffffffffLL;
  const __int128 t12 = (__int128)a6 * a6 + h11;
  const __int128 h12 = t12 >> 55;
  const __int128 l12 = t12 & 0x7fffffffffffffLL;
  const __int128 t8_2 = l8 + h12 * 0x80000;
  const __int128 t7_2 = l7 + h12 * 0x40000000000LL + (l12 << 19);
  const __int128 h8_2 = t8_2 >> 55;
  const __int128 l8_2 = t8_2 & 0x7fffffffffffffLL;
  const __int128 e9 = l9 + h8_2;
  const __int128 h7_2 = t7_2 >> 55;
  const __int128 l7_2 = t7_2 & 0x7fffffffffffffLL;
  const __int128 e8 = l8_2 + h7_2;
  const __int128 s = l6 - h12 * 0x1fffffffeLL + (l12 << 42) + (l11 << 19) + 0x40000000000000LL;
  const __int128 c = s >> 55;
  const __int128 top = (s & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const __int128 e7 = l7_2 + c;
  const __int128 s2 = (__int128)a0 * a0 - e7 * 0x1fffffffeLL + 0x40000000000000LL;
  const __int128 c2 = s2 >> 55;
  const __int128 s3 = (__int128)d0 * a1 - e8 * 0x1fffffffeLL + e7 * 0x40000000000LL + c2 +
      0x40000000000000LL;
  const __int128 c3 = s3 >> 55;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 - e9 * 0x1fffffffeLL +
      e8 * 0x40000000000LL + e7 * 0x80000 + c3 + 0x40000000000000LL;
  const __int128 c4 = s4 >> 55;
  const __int128 s5 = (__int128)d0 * a3 + (__int128)d1 * a2 - l10 * 0x1fffffffeLL +
      e9 * 0x40000000000LL + e8 * 0x80000 + c4 + 0x40000000000000LL;
  const __int128 c5 = s5 >> 55;
  const __int128 s6 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 -
      l11 * 0x1fffffffeLL + (l10 << 42) + e9 * 0x80000 + c5 + 0x40000000000000LL;
  const __int128 c6 = s6 >> 55;
  const __int128 s7 = l5 - l12 * 0x1fffffffeLL + (l11 << 42) + (l10 << 19) + c6 +
      0x40000000000000LL;
  const __int128 c7 = s7 >> 55;
  r[0] = (int64_t)((s2 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[1] = (int64_t)((s3 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[2] = (int64_t)((s4 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[3] = (int64_t)((s5 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[4] = (int64_t)((s6 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[5] = (int64_t)((s7 & 0x7fffffffffffffLL) - 0x40000000000000LL);
  r[6] = (int64_t)(top + c7);
}

static inline void p384_fe_sqr(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_sqr_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^55.59. Word multiplications: 1. */
static inline void p384_fe_carry_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = a6 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = a1 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = a2 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = a3 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = a4 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = a5 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_carry(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_carry_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^55.59. Word multiplications: 1. */
static inline void p384_fe_mul2_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = a6 * 0x2 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x2 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = a1 * 0x2 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = a2 * 0x2 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = a3 * 0x2 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = a4 * 0x2 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = a5 * 0x2 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_mul2(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul2_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^56.00. Word multiplications: 8. */
static inline void p384_fe_mul3_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = a6 * 3 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 3 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = a1 * 3 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = a2 * 3 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = a3 * 3 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = a4 * 3 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = a5 * 3 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_mul3(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul3_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^56.32. Word multiplications: 1. */
static inline void p384_fe_mul4_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = a6 * 0x4 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x4 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = a1 * 0x4 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = a2 * 0x4 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = a3 * 0x4 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = a4 * 0x4 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = a5 * 0x4 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_mul4(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul4_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^57.17. Word multiplications: 1. */
static inline void p384_fe_mul8_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = a6 * 0x8 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x8 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = a1 * 0x8 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = a2 * 0x8 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = a3 * 0x8 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = a4 * 0x8 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = a5 * 0x8 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_mul8(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul8_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 1. */
static inline void p384_fe_half_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0xffffffffULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0x7ffe0000000000ULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0x7ffffffffbffffULL, 0u);
  const int64_t even3 = a3 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even5 = a5 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even6 = a6 + (int64_t)ct_select(odd, 0x3fffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 54);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 54);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 54);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 54);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 54);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 54);
  const int64_t half6 = even6 >> 1;
  const int64_t top = half6 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = half0 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = half1 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = half2 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = half3 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = half4 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = half5 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_half(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_half_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs within 2^54.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 8. */
static inline void p384_fe_half3_limbs(int64_t r[7], const int64_t a[7]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t u0 = a0 * 3;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xffffffffULL, 0u);
  const int64_t even1 = a1 * 3 + (int64_t)ct_select(odd, 0x7ffe0000000000ULL, 0u);
  const int64_t even2 = a2 * 3 + (int64_t)ct_select(odd, 0x7ffffffffbffffULL, 0u);
  const int64_t even3 = a3 * 3 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even4 = a4 * 3 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even5 = a5 * 3 + (int64_t)ct_select(odd, 0x7fffffffffffffULL, 0u);
  const int64_t even6 = a6 * 3 + (int64_t)ct_select(odd, 0x3fffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 54);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 54);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 54);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 54);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 54);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 54);
  const int64_t half6 = even6 >> 1;
  const int64_t top = half6 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = half0 - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = half1 + q * 0x20000000000LL + c0 + 0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = half2 + q * 0x40000 + c1 + 0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = half3 + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = half4 + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = half5 + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
}

static inline void p384_fe_half3(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_half3_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p384_fe_select_loose(p384_fe_loose *r, ct_mask mask, const p384_fe_loose *a,
                                   const p384_fe_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 7; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p384_fe_select(p384_fe *r, ct_mask mask, const p384_fe *a, const p384_fe *b) {
  p384_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p384_fe_pack(uint64_t w[6], const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6];
  const int64_t s0 = a0 + 0x800001fffffffeLL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = s0 & 0x7fffffffffffffLL;
  const int64_t s1 = a1 + 0x7ffbffffffffffLL + c0;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = s1 & 0x7fffffffffffffLL;
  const int64_t s2 = a2 + 0x7ffffffff7ffffLL + c1;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = s2 & 0x7fffffffffffffLL;
  const int64_t s3 = a3 + 0x7fffffffffffffLL + c2;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = s3 & 0x7fffffffffffffLL;
  const int64_t s4 = a4 + 0x7fffffffffffffLL + c3;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = s4 & 0x7fffffffffffffLL;
  const int64_t s5 = a5 + 0x7fffffffffffffLL + c4;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = s5 & 0x7fffffffffffffLL;
  const int64_t x6 = a6 + 0x7fffffffffffffLL + c5;
  const int64_t q = x6 >> 54;
  const int64_t s0_2 = x0 - q * 0xffffffffLL;
  const int64_t c0_2 = s0_2 >> 55;
  const int64_t x0_2 = s0_2 & 0x7fffffffffffffLL;
  const int64_t s1_2 = x1 + (q << 41) + c0_2;
  const int64_t c1_2 = s1_2 >> 55;
  const int64_t x1_2 = s1_2 & 0x7fffffffffffffLL;
  const int64_t s2_2 = x2 + (q << 18) + c1_2;
  const int64_t c2_2 = s2_2 >> 55;
  const int64_t x2_2 = s2_2 & 0x7fffffffffffffLL;
  const int64_t s3_2 = x3 + c2_2;
  const int64_t c3_2 = s3_2 >> 55;
  const int64_t x3_2 = s3_2 & 0x7fffffffffffffLL;
  const int64_t s4_2 = x4 + c3_2;
  const int64_t c4_2 = s4_2 >> 55;
  const int64_t x4_2 = s4_2 & 0x7fffffffffffffLL;
  const int64_t s5_2 = x5 + c4_2;
  const int64_t c5_2 = s5_2 >> 55;
  const int64_t x5_2 = s5_2 & 0x7fffffffffffffLL;
  const int64_t x6_2 = (x6 & 0x3fffffffffffffLL) + c5_2;
  const int64_t y0 = x0_2 - 0xffffffffLL;
  const int64_t borrow = y0 >> 55;
  const int64_t y1 = x1_2 - 0x7ffe0000000000LL + borrow;
  const int64_t borrow2 = y1 >> 55;
  const int64_t y2 = x2_2 - 0x7ffffffffbffffLL + borrow2;
  const int64_t borrow3 = y2 >> 55;
  const int64_t y3 = x3_2 - 0x7fffffffffffffLL + borrow3;
  const int64_t borrow4 = y3 >> 55;
  const int64_t y4 = x4_2 - 0x7fffffffffffffLL + borrow4;
  const int64_t borrow5 = y4 >> 55;
  const int64_t y5 = x5_2 - 0x7fffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 55;
  const int64_t y6 = x6_2 - 0x3fffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow7);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2,
      (uint64_t)(y0 & 0x7fffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2,
      (uint64_t)(y1 & 0x7fffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2,
      (uint64_t)(y2 & 0x7fffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2,
      (uint64_t)(y3 & 0x7fffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2,
      (uint64_t)(y4 & 0x7fffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2,
      (uint64_t)(y5 & 0x7fffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2,
      (uint64_t)(y6 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  const uint64_t u3 = (uint64_t)z4;
  const uint64_t u4 = (uint64_t)z5;
  w[0] = (uint64_t)z0 + ((u0 & 0x1ffu) << 55);
  w[1] = (u0 >> 9) + ((u1 & 0x3ffffu) << 46);
  w[2] = (u1 >> 18) + ((u2 & 0x7ffffffu) << 37);
  w[3] = (u2 >> 27) + ((u3 & 0xfffffffffULL) << 28);
  w[4] = (u3 >> 36) + ((u4 & 0x1fffffffffffULL) << 19);
  w[5] = (u4 >> 45) + ((uint64_t)z6 << 10);
}

/* The inverse of pack, for any w below 2^384. Out: tight. */
static inline void p384_fe_unpack(p384_fe *r, const uint64_t w[6]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5];
  const int64_t top = (int64_t)(w5 >> 10) + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = (int64_t)(w0 & 0x7fffffffffffffULL) - q * 0xffffffffLL + 0x40000000000000LL;
  const int64_t c0 = s0 >> 55;
  const int64_t x0 = (s0 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 55) + ((w1 & 0x3fffffffffffULL) << 9)) + (q << 41) + c0 +
      0x40000000000000LL;
  const int64_t c1 = s1 >> 55;
  const int64_t x1 = (s1 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 46) + ((w2 & 0x1fffffffffULL) << 18)) + (q << 18) + c1 +
      0x40000000000000LL;
  const int64_t c2 = s2 >> 55;
  const int64_t x2 = (s2 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 37) + ((w3 & 0xfffffffu) << 27)) + c2 + 0x40000000000000LL;
  const int64_t c3 = s3 >> 55;
  const int64_t x3 = (s3 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s4 = (int64_t)((w3 >> 28) + ((w4 & 0x7ffffu) << 36)) + c3 + 0x40000000000000LL;
  const int64_t c4 = s4 >> 55;
  const int64_t x4 = (s4 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t s5 = (int64_t)((w4 >> 19) + ((w5 & 0x3ffu) << 45)) + c4 + 0x40000000000000LL;
  const int64_t c5 = s5 >> 55;
  const int64_t x5 = (s5 & 0x7fffffffffffffLL) - 0x40000000000000LL;
  const int64_t x6 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c5;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  r->v.limb[5] = x5;
  r->v.limb[6] = x6;
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask p384_fe_is_zero(const p384_fe *a) {
  uint64_t w[6], any = 0;
  p384_fe_pack(w, a);
  for (int i = 0; i < 6; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask p384_fe_eq(const p384_fe *a, const p384_fe *b) {
  p384_fe_loose difference;
  p384_fe carried;
  p384_fe_sub(&difference, a, b);
  p384_fe_carry(&carried, &difference);
  return p384_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask p384_fe_from_bytes(p384_fe *r, const uint8_t in[48]) {
  uint64_t w[6];
  bytes_load_be(w, in, 48);
  p384_fe_unpack(r, w);
  return ct_words_less(w, p384_fe_modulus, 6);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p384_fe_to_bytes(uint8_t out[48], const p384_fe *a) {
  uint64_t w[6];
  p384_fe_pack(w, a);
  bytes_store_be(out, w, 48);
}

#endif

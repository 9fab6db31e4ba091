/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve25519 --field p --layout solinas-9x29 --out src/generated/curve25519_fe_solinas9x29.h
 *
 * Field    integers modulo m = p
 *          m = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * Layout   solinas-9x29: 9 signed limbs of 29 bits, balanced; products in 64 bits, folded from
 *          the top by 2^261 mod m
 * Value    sum of limb[i] 2^(29 i), mod m
 * Tight    limbs within 2^28.000, the top one 2^28.000, value in (-32.001 m, 32.001 m)
 * Loose    limbs within 2^29.000, the top one 2^29.000, value in (-64.001 m, 64.001 m)
 *
 * The bounds were computed exactly for every intermediate value; curve25519_fe_tight_bounds and
 * curve25519_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE25519_FE_SOLINAS9X29_H
#define SLIMB_GENERATED_CURVE25519_FE_SOLINAS9X29_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int32_t limb[9];
} curve25519_fe_loose;

typedef struct {
  curve25519_fe_loose v;
} curve25519_fe;

static inline const curve25519_fe_loose *curve25519_fe_relax(const curve25519_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve25519_fe_tight_bounds[4][9] = {
    {-0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000007},
    {0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0x100004c7},
    {0x10000000, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, -0x10000008},
    {0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0x100004c7},
};
static const int64_t curve25519_fe_loose_bounds[4][9] = {
    {-0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x200004ce},
    {0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x2000098e},
    {0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x200004cf},
    {0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x2000098e},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve25519_fe_check(const int32_t limb[9], const int64_t bounds[4][9],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 9; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 29) + x - bounds[2][i];
    under = (under >> 29) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const curve25519_fe curve25519_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve25519_fe curve25519_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve25519_fe curve25519_fe_d = {{{-0xca6875d, 0xf5a6e51, -0xf89d523, 0x149a83, -0x1767ff9, 0x3cbbbd, -0x631cce3, -0x23a9200, 0x52036d}}};
static const curve25519_fe curve25519_fe_d2 = {{{0x6b2f159, -0x14b235f, 0xec55bb, 0x293505, -0x2ecfff2, 0x79777a, -0xc6399c6, -0x4752400, 0x2406da}}};
static const uint64_t curve25519_fe_modulus[4] = {
    0xffffffffffffffed, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve25519_fe_inverse_factor[4] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^29.000, the top one 2^29.000, value in (-64.001 m, 64.001 m).
 * Largest intermediate value: 2^29.00. */
static inline void curve25519_fe_add_limbs(int32_t r[9], const int32_t a[9], const int32_t b[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
  r[5] = a5 + b5;
  r[6] = a6 + b6;
  r[7] = a7 + b7;
  r[8] = a8 + b8;
}

static inline void curve25519_fe_add(curve25519_fe_loose *r, const curve25519_fe *a, const curve25519_fe *b) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_check(b->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  curve25519_fe_check(r->limb, curve25519_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^29.000, the top one 2^29.000, value in (-64.001 m, 64.001 m).
 * Largest intermediate value: 2^29.00. */
static inline void curve25519_fe_sub_limbs(int32_t r[9], const int32_t a[9], const int32_t b[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
  r[5] = a5 - b5;
  r[6] = a6 - b6;
  r[7] = a7 - b7;
  r[8] = a8 - b8;
}

static inline void curve25519_fe_sub(curve25519_fe_loose *r, const curve25519_fe *a, const curve25519_fe *b) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_check(b->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve25519_fe_check(r->limb, curve25519_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^28.000, the top one 2^28.000, value in (-32.001 m, 32.001 m).
 * Largest intermediate value: 2^28.00. */
static inline void curve25519_fe_neg_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
  r[5] = 0 - a5;
  r[6] = 0 - a6;
  r[7] = 0 - a7;
  r[8] = 0 - a8;
}

static inline void curve25519_fe_neg(curve25519_fe_loose *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_neg_limbs(r->limb, a->v.limb);
  curve25519_fe_check(r->limb, curve25519_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^28.000, value in (-32.001 m, 32.001 m).
 * Largest intermediate value: 2^61.17. Word multiplications: 90. */
static inline void curve25519_fe_mul_limbs(int32_t r[9], const int32_t a[9], const int32_t b[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8];
  const int64_t t7 = (int64_t)a0 * b7 + (int64_t)a1 * b6 + (int64_t)a2 * b5 + (int64_t)a3 * b4 +
      (int64_t)a4 * b3 + (int64_t)a5 * b2 + (int64_t)a6 * b1 + (int64_t)a7 * b0;
  const int64_t h7 = t7 >> 29;
  const int64_t l7 = t7 & 0x1fffffff;
  const int64_t t8 = (int64_t)a0 * b8 + (int64_t)a1 * b7 + (int64_t)a2 * b6 + (int64_t)a3 * b5 +
      (int64_t)a4 * b4 + (int64_t)a5 * b3 + (int64_t)a6 * b2 + (int64_t)a7 * b1 +
      (int64_t)a8 * b0 + h7;
  const int64_t h8 = t8 >> 29;
  const int64_t l8 = t8 & 0x1fffffff;
  const int64_t t9 = (int64_t)a1 * b8 + (int64_t)a2 * b7 + (int64_t)a3 * b6 + (int64_t)a4 * b5 +
      (int64_t)a5 * b4 + (int64_t)a6 * b3 + (int64_t)a7 * b2 + (int64_t)a8 * b1 + h8;
  const int64_t h9 = t9 >> 29;
  const int64_t l9 = t9 & 0x1fffffff;
  const int64_t t10 = (int64_t)a2 * b8 + (int64_t)a3 * b7 + (int64_t)a4 * b6 + (int64_t)a5 * b5 +
      (int64_t)a6 * b4 + (int64_t)a7 * b3 + (int64_t)a8 * b2 + h9;
  const int64_t h10 = t10 >> 29;
  const int64_t l10 = t10 & 0x1fffffff;
  const int64_t t11 = (int64_t)a3 * b8 + (int64_t)a4 * b7 + (int64_t)a5 * b6 + (int64_t)a6 * b5 +
      (int64_t)a7 * b4 + (int64_t)a8 * b3 + h10;
  const int64_t h11 = t11 >> 29;
  const int64_t l11 = t11 & 0x1fffffff;
  const int64_t t12 = (int64_t)a4 * b8 + (int64_t)a5 * b7 + (int64_t)a6 * b6 + (int64_t)a7 * b5 +
      (int64_t)a8 * b4 + h11;
  const int64_t h12 = t12 >> 29;
  const int64_t l12 = t12 & 0x1fffffff;
  const int64_t t13 = (int64_t)a5 * b8 + (int64_t)a6 * b7 + (int64_t)a7 * b6 + (int64_t)a8 * b5 +
      h12;
  const int64_t h13 = t13 >> 29;
  const int64_t l13 = t13 & 0x1fffffff;
  const int64_t t14 = (int64_t)a6 * b8 + (int64_t)a7 * b7 + (int64_t)a8 * b6 + h13;
  const int64_t h14 = t14 >> 29;
  const int64_t l14 = t14 & 0x1fffffff;
  const int64_t t15 = (int64_t)a7 * b8 + (int64_t)a8 * b7 + h14;
  const int64_t h15 = t15 >> 29;
  const int64_t l15 = t15 & 0x1fffffff;
  const int64_t t16 = (int64_t)a8 * b8 + h15;
  const int64_t h16 = t16 >> 29;
  const int64_t l16 = t16 & 0x1fffffff;
  const int64_t s = l8 + h16 * 0x4c0 + 0x10000000;
  const int64_t c = s >> 29;
  const int64_t top = (s & 0x1fffffff) - 0x10000000;
  const int64_t e9 = l9 + c;
  const int64_t s2 = (int64_t)a0 * b0 + e9 * 0x4c0 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t s3 = (int64_t)a0 * b1 + (int64_t)a1 * b0 + l10 * 0x4c0 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t s4 = (int64_t)a0 * b2 + (int64_t)a1 * b1 + (int64_t)a2 * b0 + l11 * 0x4c0 + c3 +
      0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t s5 = (int64_t)a0 * b3 + (int64_t)a1 * b2 + (int64_t)a2 * b1 + (int64_t)a3 * b0 +
      l12 * 0x4c0 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t s6 = (int64_t)a0 * b4 + (int64_t)a1 * b3 + (int64_t)a2 * b2 + (int64_t)a3 * b1 +
      (int64_t)a4 * b0 + l13 * 0x4c0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t s7 = (int64_t)a0 * b5 + (int64_t)a1 * b4 + (int64_t)a2 * b3 + (int64_t)a3 * b2 +
      (int64_t)a4 * b1 + (int64_t)a5 * b0 + l14 * 0x4c0 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t s8 = (int64_t)a0 * b6 + (int64_t)a1 * b5 + (int64_t)a2 * b4 + (int64_t)a3 * b3 +
      (int64_t)a4 * b2 + (int64_t)a5 * b1 + (int64_t)a6 * b0 + l15 * 0x4c0 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t s9 = l7 + l16 * 0x4c0 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  r[0] = (int32_t)((s2 & 0x1fffffff) - 0x10000000);
  r[1] = (int32_t)((s3 & 0x1fffffff) - 0x10000000);
  r[2] = (int32_t)((s4 & 0x1fffffff) - 0x10000000);
  r[3] = (int32_t)((s5 & 0x1fffffff) - 0x10000000);
  r[4] = (int32_t)((s6 & 0x1fffffff) - 0x10000000);
  r[5] = (int32_t)((s7 & 0x1fffffff) - 0x10000000);
  r[6] = (int32_t)((s8 & 0x1fffffff) - 0x10000000);
  r[7] = (int32_t)((s9 & 0x1fffffff) - 0x10000000);
  r[8] = (int32_t)(top + c9);
}

static inline void curve25519_fe_mul(curve25519_fe *r, const curve25519_fe_loose *a, const curve25519_fe_loose *b) {
  curve25519_fe_check(a->limb, curve25519_fe_loose_bounds, __func__);
  curve25519_fe_check(b->limb, curve25519_fe_loose_bounds, __func__);
  curve25519_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^28.000, value in (-32.001 m, 32.001 m).
 * Largest intermediate value: 2^61.17. Word multiplications: 54. */
static inline void curve25519_fe_sqr_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int32_t d0 = a0 * 0x2;
  const int32_t d1 = a1 * 0x2;
  const int32_t d2 = a2 * 0x2;
  const int32_t d3 = a3 * 0x2;
  const int32_t d4 = a4 * 0x2;
  const int32_t d5 = a5 * 0x2;
  const int32_t d6 = a6 * 0x2;
  const int32_t d7 = a7 * 0x2;
  const int64_t t7 = (int64_t)d0 * a7 + (int64_t)d1 * a6 + (int64_t)d2 * a5 + (int64_t)d3 * a4;
  const int64_t h7 = t7 >> 29;
  const int64_t l7 = t7 & 0x1fffffff;
  const int64_t t8 = (int64_t)d0 * a8 + (int64_t)d1 * a7 + (int64_t)d2 * a6 + (int64_t)d3 * a5 +
      (int64_t)a4 * a4 + h7;
  const int64_t h8 = t8 >> 29;
  const int64_t l8 = t8 & 0x1fffffff;
  const int64_t t9 = (int64_t)d1 * a8 + (int64_t)d2 * a7 + (int64_t)d3 * a6 + (int64_t)d4 * a5 +
      h8;
  const int64_t h9 = t9 >> 29;
  const int64_t l9 = t9 & 0x1fffffff;
  const int64_t t10 = (int64_t)d2 * a8 + (int64_t)d3 * a7 + (int64_t)d4 * a6 + (int64_t)a5 * a5 +
      h9;
  const int64_t h10 = t10 >> 29;
  const int64_t l10 = t10 & 0x1fffffff;
  const int64_t t11 = (int64_t)d3 * a8 + (int64_t)d4 * a7 + (int64_t)d5 * a6 + h10;
  const int64_t h11 = t11 >> 29;
  const int64_t l11 = t11 & 0x1fffffff;
  const int64_t t12 = (int64_t)d4 * a8 + (int64_t)d5 * a7 + (int64_t)a6 * a6 + h11;
  const int64_t h12 = t12 >> 29;
  const int64_t l12 = t12 & 0x1fffffff;
  const int64_t t13 = (int64_t)d5 * a8 + (int64_t)d6 * a7 + h12;
  const int64_t h13 = t13 >> 29;
  const int64_t l13 = t13 & 0x1fffffff;
  const int64_t t14 = (int64_t)d6 * a8 + (int64_t)a7 * a7 + h13;
  const int64_t h14 = t14 >> 29;
  const int64_t l14 = t14 & 0x1fffffff;
  const int64_t t15 = (int64_t)d7 * a8 + h14;
  const int64_t h15 = t15 >> 29;
  const int64_t l15 = t15 & 0x1fffffff;
  const int64_t t16 = (int64_t)a8 * a8 + h15;
  const int64_t h16 = t16 >> 29;
  const int64_t l16 = t16 & 0x1fffffff;
  const int64_t s = l8 + h16 * 0x4c0 + 0x10000000;
  const int64_t c = s >> 29;
  const int64_t top = (s & 0x1fffffff) - 0x10000000;
  const int64_t e9 = l9 + c;
  const int64_t s2 = (int64_t)a0 * a0 + e9 * 0x4c0 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t s3 = (int64_t)d0 * a1 + l10 * 0x4c0 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t s4 = (int64_t)d0 * a2 + (int64_t)a1 * a1 + l11 * 0x4c0 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t s5 = (int64_t)d0 * a3 + (int64_t)d1 * a2 + l12 * 0x4c0 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t s6 = (int64_t)d0 * a4 + (int64_t)d1 * a3 + (int64_t)a2 * a2 + l13 * 0x4c0 + c5 +
      0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t s7 = (int64_t)d0 * a5 + (int64_t)d1 * a4 + (int64_t)d2 * a3 + l14 * 0x4c0 + c6 +
      0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t s8 = (int64_t)d0 * a6 + (int64_t)d1 * a5 + (int64_t)d2 * a4 + (int64_t)a3 * a3 +
      l15 * 0x4c0 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t s9 = l7 + l16 * 0x4c0 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  r[0] = (int32_t)((s2 & 0x1fffffff) - 0x10000000);
  r[1] = (int32_t)((s3 & 0x1fffffff) - 0x10000000);
  r[2] = (int32_t)((s4 & 0x1fffffff) - 0x10000000);
  r[3] = (int32_t)((s5 & 0x1fffffff) - 0x10000000);
  r[4] = (int32_t)((s6 & 0x1fffffff) - 0x10000000);
  r[5] = (int32_t)((s7 & 0x1fffffff) - 0x10000000);
  r[6] = (int32_t)((s8 & 0x1fffffff) - 0x10000000);
  r[7] = (int32_t)((s9 & 0x1fffffff) - 0x10000000);
  r[8] = (int32_t)(top + c9);
}

static inline void curve25519_fe_sqr(curve25519_fe *r, const curve25519_fe_loose *a) {
  curve25519_fe_check(a->limb, curve25519_fe_loose_bounds, __func__);
  curve25519_fe_sqr_limbs(r->v.limb, a->limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^29.58. Word multiplications: 1. */
static inline void curve25519_fe_carry_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)a0 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_carry(curve25519_fe *r, const curve25519_fe_loose *a) {
  curve25519_fe_check(a->limb, curve25519_fe_loose_bounds, __func__);
  curve25519_fe_carry_limbs(r->v.limb, a->limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^29.58. Word multiplications: 1. */
static inline void curve25519_fe_mul2_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8 * 0x2 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)a0 * 0x2 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x2 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x2 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x2 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x2 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x2 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x2 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x2 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_mul2(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_mul2_limbs(r->v.limb, a->v.limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^30.00. Word multiplications: 10. */
static inline void curve25519_fe_mul3_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8 * 3 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)a0 * 3 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 3 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 3 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 3 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 3 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 3 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 3 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 3 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_mul3(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_mul3_limbs(r->v.limb, a->v.limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^30.32. Word multiplications: 1. */
static inline void curve25519_fe_mul4_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8 * 0x4 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)a0 * 0x4 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x4 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x4 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x4 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x4 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x4 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x4 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x4 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_mul4(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_mul4_limbs(r->v.limb, a->v.limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^31.17. Word multiplications: 1. */
static inline void curve25519_fe_mul8_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8 * 0x8 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)a0 * 0x8 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x8 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x8 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x8 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x8 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x8 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x8 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x8 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_mul8(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_mul8_limbs(r->v.limb, a->v.limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^22.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 1. */
static inline void curve25519_fe_half_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x1fffffedu, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even8 = (int64_t)a8 + (int64_t)ct_select(odd, 0x7fffffu, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 28);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 28);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 28);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 28);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 28);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 28);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 28);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 28);
  const int64_t half8 = even8 >> 1;
  const int64_t top = half8 + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = half0 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = half1 + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = half2 + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = half3 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = half4 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = half5 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = half6 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = half7 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r[0] = (int32_t)x0;
  r[1] = (int32_t)x1;
  r[2] = (int32_t)x2;
  r[3] = (int32_t)x3;
  r[4] = (int32_t)x4;
  r[5] = (int32_t)x5;
  r[6] = (int32_t)x6;
  r[7] = (int32_t)x7;
  r[8] = (int32_t)x8;
}

static inline void curve25519_fe_half(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  curve25519_fe_half_limbs(r->v.limb, a->v.limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = (mont_a - 2) / 4 a
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^28.000, value in (-32.001 m, 32.001 m).
 * Largest intermediate value: 2^45.89. Word multiplications: 10. */
static inline void curve25519_fe_mul_a24_limbs(int32_t r[9], const int32_t a[9]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t t7 = (int64_t)a7 * 0x1db41;
  const int64_t h7 = t7 >> 29;
  const int64_t l7 = t7 & 0x1fffffff;
  const int64_t t8 = (int64_t)a8 * 0x1db41 + h7;
  const int64_t h8 = t8 >> 29;
  const int64_t l8 = t8 & 0x1fffffff;
  const int64_t s = l8 + 0x10000000;
  const int64_t c = s >> 29;
  const int64_t top = (s & 0x1fffffff) - 0x10000000;
  const int64_t e9 = h8 + c;
  const int64_t s2 = (int64_t)a0 * 0x1db41 + e9 * 0x4c0 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t s3 = (int64_t)a1 * 0x1db41 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t s4 = (int64_t)a2 * 0x1db41 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t s5 = (int64_t)a3 * 0x1db41 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t s6 = (int64_t)a4 * 0x1db41 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t s7 = (int64_t)a5 * 0x1db41 + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t s8 = (int64_t)a6 * 0x1db41 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t s9 = l7 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  r[0] = (int32_t)((s2 & 0x1fffffff) - 0x10000000);
  r[1] = (int32_t)((s3 & 0x1fffffff) - 0x10000000);
  r[2] = (int32_t)((s4 & 0x1fffffff) - 0x10000000);
  r[3] = (int32_t)((s5 & 0x1fffffff) - 0x10000000);
  r[4] = (int32_t)((s6 & 0x1fffffff) - 0x10000000);
  r[5] = (int32_t)((s7 & 0x1fffffff) - 0x10000000);
  r[6] = (int32_t)((s8 & 0x1fffffff) - 0x10000000);
  r[7] = (int32_t)((s9 & 0x1fffffff) - 0x10000000);
  r[8] = (int32_t)(top + c9);
}

static inline void curve25519_fe_mul_a24(curve25519_fe *r, const curve25519_fe_loose *a) {
  curve25519_fe_check(a->limb, curve25519_fe_loose_bounds, __func__);
  curve25519_fe_mul_a24_limbs(r->v.limb, a->limb);
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve25519_fe_select_loose(curve25519_fe_loose *r, ct_mask mask, const curve25519_fe_loose *a,
                                   const curve25519_fe_loose *b) {
  const int32_t m = (int32_t)ct_barrier(mask);
  for (int i = 0; i < 9; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void curve25519_fe_select(curve25519_fe *r, ct_mask mask, const curve25519_fe *a, const curve25519_fe *b) {
  curve25519_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void curve25519_fe_pack(uint64_t w[4], const curve25519_fe *a) {
  curve25519_fe_check(a->v.limb, curve25519_fe_tight_bounds, __func__);
  const int32_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8];
  const int64_t s0 = (int64_t)a0 + 0x1ffffd8d;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = s0 & 0x1fffffff;
  const int64_t s1 = (int64_t)a1 + 0x1fffffff + c0;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = s1 & 0x1fffffff;
  const int64_t s2 = (int64_t)a2 + 0x1fffffff + c1;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = s2 & 0x1fffffff;
  const int64_t s3 = (int64_t)a3 + 0x1fffffff + c2;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = s3 & 0x1fffffff;
  const int64_t s4 = (int64_t)a4 + 0x1fffffff + c3;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = s4 & 0x1fffffff;
  const int64_t s5 = (int64_t)a5 + 0x1fffffff + c4;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = s5 & 0x1fffffff;
  const int64_t s6 = (int64_t)a6 + 0x1fffffff + c5;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = s6 & 0x1fffffff;
  const int64_t s7 = (int64_t)a7 + 0x1fffffff + c6;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = s7 & 0x1fffffff;
  const int64_t x8 = (int64_t)a8 + 0x107fffff + c7;
  const int64_t q = x8 >> 23;
  const int64_t s0_2 = x0 + q * 19;
  const int64_t c0_2 = s0_2 >> 29;
  const int64_t x0_2 = s0_2 & 0x1fffffff;
  const int64_t s1_2 = x1 + c0_2;
  const int64_t c1_2 = s1_2 >> 29;
  const int64_t x1_2 = s1_2 & 0x1fffffff;
  const int64_t s2_2 = x2 + c1_2;
  const int64_t c2_2 = s2_2 >> 29;
  const int64_t x2_2 = s2_2 & 0x1fffffff;
  const int64_t s3_2 = x3 + c2_2;
  const int64_t c3_2 = s3_2 >> 29;
  const int64_t x3_2 = s3_2 & 0x1fffffff;
  const int64_t s4_2 = x4 + c3_2;
  const int64_t c4_2 = s4_2 >> 29;
  const int64_t x4_2 = s4_2 & 0x1fffffff;
  const int64_t s5_2 = x5 + c4_2;
  const int64_t c5_2 = s5_2 >> 29;
  const int64_t x5_2 = s5_2 & 0x1fffffff;
  const int64_t s6_2 = x6 + c5_2;
  const int64_t c6_2 = s6_2 >> 29;
  const int64_t x6_2 = s6_2 & 0x1fffffff;
  const int64_t s7_2 = x7 + c6_2;
  const int64_t c7_2 = s7_2 >> 29;
  const int64_t x7_2 = s7_2 & 0x1fffffff;
  const int64_t x8_2 = (x8 & 0x7fffff) + c7_2;
  const int64_t y0 = x0_2 - 0x1fffffed;
  const int64_t borrow = y0 >> 29;
  const int64_t y1 = x1_2 - 0x1fffffff + borrow;
  const int64_t borrow2 = y1 >> 29;
  const int64_t y2 = x2_2 - 0x1fffffff + borrow2;
  const int64_t borrow3 = y2 >> 29;
  const int64_t y3 = x3_2 - 0x1fffffff + borrow3;
  const int64_t borrow4 = y3 >> 29;
  const int64_t y4 = x4_2 - 0x1fffffff + borrow4;
  const int64_t borrow5 = y4 >> 29;
  const int64_t y5 = x5_2 - 0x1fffffff + borrow5;
  const int64_t borrow6 = y5 >> 29;
  const int64_t y6 = x6_2 - 0x1fffffff + borrow6;
  const int64_t borrow7 = y6 >> 29;
  const int64_t y7 = x7_2 - 0x1fffffff + borrow7;
  const int64_t borrow8 = y7 >> 29;
  const int64_t y8 = x8_2 - 0x7fffff + borrow8;
  const int64_t borrow9 = y8 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow9);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2, (uint64_t)(y0 & 0x1fffffff));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2, (uint64_t)(y1 & 0x1fffffff));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2, (uint64_t)(y2 & 0x1fffffff));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2, (uint64_t)(y3 & 0x1fffffff));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2, (uint64_t)(y4 & 0x1fffffff));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2, (uint64_t)(y5 & 0x1fffffff));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2, (uint64_t)(y6 & 0x1fffffff));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7_2, (uint64_t)(y7 & 0x1fffffff));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8_2,
      (uint64_t)(y8 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z2;
  const uint64_t u1 = (uint64_t)z4;
  const uint64_t u2 = (uint64_t)z6;
  w[0] = (uint64_t)z0 + ((uint64_t)z1 << 29) + ((u0 & 63u) << 58);
  w[1] = (u0 >> 6) + ((uint64_t)z3 << 23) + ((u1 & 0xfffu) << 52);
  w[2] = (u1 >> 12) + ((uint64_t)z5 << 17) + ((u2 & 0x3ffffu) << 46);
  w[3] = (u2 >> 18) + ((uint64_t)z7 << 11) + ((uint64_t)z8 << 40);
}

/* The inverse of pack, for any w below 2^256. Out: tight. */
static inline void curve25519_fe_unpack(curve25519_fe *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  const int64_t above = (int64_t)(w3 >> 63);
  const int64_t top = (int64_t)((w3 >> 40) & 0x7fffffu) + 0x400000;
  const int64_t q = top >> 23;
  const int64_t s0 = (int64_t)(w0 & 0x1fffffffu) + above * 19 + q * 19 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)((w0 >> 29) & 0x1fffffffu) + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)((w0 >> 58) + ((w1 & 0x7fffffu) << 6)) + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)((w1 >> 23) & 0x1fffffffu) + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)((w1 >> 52) + ((w2 & 0x1ffffu) << 12)) + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)((w2 >> 17) & 0x1fffffffu) + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)((w2 >> 46) + ((w3 & 0x7ffu) << 18)) + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)((w3 >> 11) & 0x1fffffffu) + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t x8 = (top & 0x7fffff) - 0x400000 + c7;
  r->v.limb[0] = (int32_t)x0;
  r->v.limb[1] = (int32_t)x1;
  r->v.limb[2] = (int32_t)x2;
  r->v.limb[3] = (int32_t)x3;
  r->v.limb[4] = (int32_t)x4;
  r->v.limb[5] = (int32_t)x5;
  r->v.limb[6] = (int32_t)x6;
  r->v.limb[7] = (int32_t)x7;
  r->v.limb[8] = (int32_t)x8;
  curve25519_fe_check(r->v.limb, curve25519_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask curve25519_fe_is_zero(const curve25519_fe *a) {
  uint64_t w[4], any = 0;
  curve25519_fe_pack(w, a);
  for (int i = 0; i < 4; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask curve25519_fe_eq(const curve25519_fe *a, const curve25519_fe *b) {
  curve25519_fe_loose difference;
  curve25519_fe carried;
  curve25519_fe_sub(&difference, a, b);
  curve25519_fe_carry(&carried, &difference);
  return curve25519_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask curve25519_fe_from_bytes(curve25519_fe *r, const uint8_t in[32]) {
  uint64_t w[4];
  bytes_load_le(w, in, 32);
  curve25519_fe_unpack(r, w);
  return ct_words_less(w, curve25519_fe_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void curve25519_fe_to_bytes(uint8_t out[32], const curve25519_fe *a) {
  uint64_t w[4];
  curve25519_fe_pack(w, a);
  bytes_store_le(out, w, 32);
}

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve25519 --field n --layout solinas-5x51 --out src/generated/curve25519_sc_solinas5x51.h
 *
 * Field    integers modulo m = n
 *          m = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * Layout   solinas-5x51: 5 signed limbs of 51 bits, balanced; products in 128 bits, folded from
 *          the top by 2^255 mod m
 * Value    sum of limb[i] 2^(51 i), mod m
 * Tight    limbs within 2^50.000, the top one 2^50.827, value in (-7.097 m, 5.364 m)
 * Loose    limbs within 2^51.000, the top one 2^51.827, value in (-14.194 m, 12.461 m)
 *
 * The bounds were computed exactly for every intermediate value; curve25519_sc_tight_bounds and
 * curve25519_sc_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE25519_SC_SOLINAS5X51_H
#define SLIMB_GENERATED_CURVE25519_SC_SOLINAS5X51_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[5];
} curve25519_sc_loose;

typedef struct {
  curve25519_sc_loose v;
} curve25519_sc;

static inline const curve25519_sc_loose *curve25519_sc_relax(const curve25519_sc *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve25519_sc_tight_bounds[4][5] = {
    {-0x4000000000000, -0x4000000000000, -0x4000000000000, -0x4000000000000, -0x718d2ed171bd2},
    {0x3ffffffffffff, 0x3ffffffffffff, 0x3ffffffffffff, 0x3ffffffffffff, 0x55d08659ebf49},
    {0x4000000000000, 0x3ffffffffffff, 0x3ffffffffffff, 0x3ffffffffffff, -0x718d2ed171bd3},
    {0x3ffffffffffff, 0x3ffffffffffff, 0x3ffffffffffff, 0x3ffffffffffff, 0x55d08659ebf49},
};
static const int64_t curve25519_sc_loose_bounds[4][5] = {
    {-0x8000000000000, -0x8000000000000, -0x8000000000000, -0x8000000000000, -0xe31a5da2e37a4},
    {0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0xc75db52b5db1b},
    {0x0, 0x7ffffffffffff, 0x7fffffffffffe, 0x7fffffffffffe, -0xe31a5da2e37a6},
    {0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0x7ffffffffffff, 0xc75db52b5db1b},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve25519_sc_check(const int64_t limb[5], const int64_t bounds[4][5],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 5; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 51) + x - bounds[2][i];
    under = (under >> 51) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const curve25519_sc curve25519_sc_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve25519_sc curve25519_sc_one = {{{0x1, 0x0, 0x0, 0x0, 0x0}}};
static const uint64_t curve25519_sc_modulus[4] = {
    0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0x0000000000000000, 0x1000000000000000};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve25519_sc_inverse_factor[4] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^51.000, the top one 2^51.827, value in (-14.194 m, 10.727 m).
 * Largest intermediate value: 2^51.83. */
static inline void curve25519_sc_add_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
}

static inline void curve25519_sc_add(curve25519_sc_loose *r, const curve25519_sc *a, const curve25519_sc *b) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_check(b->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_add_limbs(r->limb, a->v.limb, b->v.limb);
  curve25519_sc_check(r->limb, curve25519_sc_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^51.000, the top one 2^51.639, value in (-12.461 m, 12.461 m).
 * Largest intermediate value: 2^51.64. */
static inline void curve25519_sc_sub_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 - b0;
  r[1] = a1 - b1;
  r[2] = a2 - b2;
  r[3] = a3 - b3;
  r[4] = a4 - b4;
}

static inline void curve25519_sc_sub(curve25519_sc_loose *r, const curve25519_sc *a, const curve25519_sc *b) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_check(b->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve25519_sc_check(r->limb, curve25519_sc_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^50.000, the top one 2^50.827, value in (-5.364 m, 7.097 m).
 * Largest intermediate value: 2^50.83. */
static inline void curve25519_sc_neg_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  r[0] = 0 - a0;
  r[1] = 0 - a1;
  r[2] = 0 - a2;
  r[3] = 0 - a3;
  r[4] = 0 - a4;
}

static inline void curve25519_sc_neg(curve25519_sc_loose *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_neg_limbs(r->limb, a->v.limb);
  curve25519_sc_check(r->limb, curve25519_sc_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^50.000, the top one 2^50.827, value in (-7.097 m, 5.364 m).
 * Largest intermediate value: 2^104.71. Word multiplications: 40. */
static inline void curve25519_sc_mul_limbs(int64_t r[5], const int64_t a[5], const int64_t b[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  const __int128 t3 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0;
  const __int128 h3 = t3 >> 51;
  const __int128 l3 = t3 & 0x7ffffffffffffLL;
  const __int128 t4 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 + h3;
  const __int128 h4 = t4 >> 51;
  const __int128 l4 = t4 & 0x7ffffffffffffLL;
  const __int128 t5 = (__int128)a1 * b4 + (__int128)a2 * b3 + (__int128)a3 * b2 +
      (__int128)a4 * b1 + h4;
  const __int128 h5 = t5 >> 51;
  const __int128 l5 = t5 & 0x7ffffffffffffLL;
  const __int128 t6 = (__int128)a2 * b4 + (__int128)a3 * b3 + (__int128)a4 * b2 + h5;
  const __int128 h6 = t6 >> 51;
  const __int128 l6 = t6 & 0x7ffffffffffffLL;
  const __int128 t7 = (__int128)a3 * b4 + (__int128)a4 * b3 + h6;
  const __int128 h7 = t7 >> 51;
  const __int128 l7 = t7 & 0x7ffffffffffffLL;
  const __int128 t8 = (__int128)a4 * b4 + h7;
  const __int128 h8 = t8 >> 51;
  const __int128 l8 = t8 & 0x7ffffffffffffLL;
  const __int128 t6_2 = l6 - h8 * 0x29bdf3c;
  const __int128 t5_2 = l5 + h8 * 0x15d086329a7eeLL - l8 * 0x29bdf3c;
  const __int128 h6_2 = t6_2 >> 51;
  const __int128 l6_2 = t6_2 & 0x7ffffffffffffLL;
  const __int128 e7 = l7 + h6_2;
  const __int128 h5_2 = t5_2 >> 51;
  const __int128 l5_2 = t5_2 & 0x7ffffffffffffLL;
  const __int128 e6 = l6_2 + h5_2;
  const __int128 s = l4 - h8 * 0x318d2e7ae9f68LL + l8 * 0x15d086329a7eeLL - e7 * 0x29bdf3c +
      0x4000000000000LL;
  const __int128 c = s >> 51;
  const __int128 top = (s & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const __int128 e5 = l5_2 + c;
  const __int128 s2 = (__int128)a0 * b0 - e5 * 0x318d2e7ae9f68LL + 0x4000000000000LL;
  const __int128 c2 = s2 >> 51;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 - e6 * 0x318d2e7ae9f68LL +
      e5 * 0x15d086329a7eeLL + c2 + 0x4000000000000LL;
  const __int128 c3 = s3 >> 51;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 -
      e7 * 0x318d2e7ae9f68LL + e6 * 0x15d086329a7eeLL - e5 * 0x29bdf3c + c3 + 0x4000000000000LL;
  const __int128 c4 = s4 >> 51;
  const __int128 s5 = l3 - l8 * 0x318d2e7ae9f68LL + e7 * 0x15d086329a7eeLL - e6 * 0x29bdf3c +
      c4 + 0x4000000000000LL;
  const __int128 c5 = s5 >> 51;
  r[0] = (int64_t)((s2 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[1] = (int64_t)((s3 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[2] = (int64_t)((s4 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[3] = (int64_t)((s5 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[4] = (int64_t)(top + c5);
}

static inline void curve25519_sc_mul(curve25519_sc *r, const curve25519_sc_loose *a, const curve25519_sc_loose *b) {
  curve25519_sc_check(a->limb, curve25519_sc_loose_bounds, __func__);
  curve25519_sc_check(b->limb, curve25519_sc_loose_bounds, __func__);
  curve25519_sc_mul_limbs(r->v.limb, a->limb, b->limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^50.000, the top one 2^50.827, value in (-7.097 m, 5.364 m).
 * Largest intermediate value: 2^104.71. Word multiplications: 30. */
static inline void curve25519_sc_sqr_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const __int128 t3 = (__int128)d0 * a3 + (__int128)d1 * a2;
  const __int128 h3 = t3 >> 51;
  const __int128 l3 = t3 & 0x7ffffffffffffLL;
  const __int128 t4 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 + h3;
  const __int128 h4 = t4 >> 51;
  const __int128 l4 = t4 & 0x7ffffffffffffLL;
  const __int128 t5 = (__int128)d1 * a4 + (__int128)d2 * a3 + h4;
  const __int128 h5 = t5 >> 51;
  const __int128 l5 = t5 & 0x7ffffffffffffLL;
  const __int128 t6 = (__int128)d2 * a4 + (__int128)a3 * a3 + h5;
  const __int128 h6 = t6 >> 51;
  const __int128 l6 = t6 & 0x7ffffffffffffLL;
  const __int128 t7 = (__int128)d3 * a4 + h6;
  const __int128 h7 = t7 >> 51;
  const __int128 l7 = t7 & 0x7ffffffffffffLL;
  const __int128 t8 = (__int128)a4 * a4 + h7;
  const __int128 h8 = t8 >> 51;
  const __int128 l8 = t8 & 0x7ffffffffffffLL;
  const __int128 t6_2 = l6 - h8 * 0x29bdf3c;
  const __int128 t5_2 = l5 + h8 * 0x15d086329a7eeLL - l8 * 0x29bdf3c;
  const __int128 h6_2 = t6_2 >> 51;
  const __int128 l6_2 = t6_2 & 0x7ffffffffffffLL;
  const __int128 e7 = l7 + h6_2;
  const __int128 h5_2 = t5_2 >> 51;
  const __int128 l5_2 = t5_2 & 0x7ffffffffffffLL;
  const __int128 e6 = l6_2 + h5_2;
  const __int128 s = l4 - h8 * 0x318d2e7ae9f68LL + l8 * 0x15d086329a7eeLL - e7 * 0x29bdf3c +
      0x4000000000000LL;
  const __int128 c = s >> 51;
  const __int128 top = (s & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const __int128 e5 = l5_2 + c;
  const __int128 s2 = (__int128)a0 * a0 - e5 * 0x318d2e7ae9f68LL + 0x4000000000000LL;
  const __int128 c2 = s2 >> 51;
  const __int128 s3 = (__int128)d0 * a1 - e6 * 0x318d2e7ae9f68LL + e5 * 0x15d086329a7eeLL + c2 +
      0x4000000000000LL;
  const __int128 c3 = s3 >> 51;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 - e7 * 0x318d2e7ae9f68LL +
      e6 * 0x15d086329a7eeLL - e5 * 0x29bdf3c + c3 + 0x4000000000000LL;
  const __int128 c4 = s4 >> 51;
  const __int128 s5 = l3 - l8 * 0x318d2e7ae9f68LL + e7 * 0x15d086329a7eeLL - e6 * 0x29bdf3c +
      c4 + 0x4000000000000LL;
  const __int128 c5 = s5 >> 51;
  r[0] = (int64_t)((s2 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[1] = (int64_t)((s3 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[2] = (int64_t)((s4 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[3] = (int64_t)((s5 & 0x7ffffffffffffLL) - 0x4000000000000LL);
  r[4] = (int64_t)(top + c5);
}

static inline void curve25519_sc_sqr(curve25519_sc *r, const curve25519_sc_loose *a) {
  curve25519_sc_check(a->limb, curve25519_sc_loose_bounds, __func__);
  curve25519_sc_sqr_limbs(r->v.limb, a->limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^54.04. Word multiplications: 3. */
static inline void curve25519_sc_carry_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = a1 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = a2 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = a3 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_carry(curve25519_sc *r, const curve25519_sc_loose *a) {
  curve25519_sc_check(a->limb, curve25519_sc_loose_bounds, __func__);
  curve25519_sc_carry_limbs(r->v.limb, a->limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^54.04. Word multiplications: 3. */
static inline void curve25519_sc_mul2_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x2 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x2 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = a1 * 0x2 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = a2 * 0x2 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = a3 * 0x2 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_mul2(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_mul2_limbs(r->v.limb, a->v.limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^54.59. Word multiplications: 8. */
static inline void curve25519_sc_mul3_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 3 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 3 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = a1 * 3 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = a2 * 3 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = a3 * 3 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_mul3(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_mul3_limbs(r->v.limb, a->v.limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^54.99. Word multiplications: 3. */
static inline void curve25519_sc_mul4_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x4 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = a1 * 0x4 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = a2 * 0x4 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = a3 * 0x4 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_mul4(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_mul4_limbs(r->v.limb, a->v.limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^55.99. Word multiplications: 3. */
static inline void curve25519_sc_mul8_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = a4 * 0x8 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = a0 * 0x8 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = a1 * 0x8 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = a2 * 0x8 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = a3 * 0x8 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_mul8(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_mul8_limbs(r->v.limb, a->v.limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^50.000, the top one 2^47.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 3. */
static inline void curve25519_sc_half_limbs(int64_t r[5], const int64_t a[5]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0x2631a5cf5d3edULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0x3d45ef39acb02ULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0x537be7u, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0x1000000000000ULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 50);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 50);
  const int64_t half2 = (even2 >> 1) + ((a3 & 1) << 50);
  const int64_t half3 = (a3 >> 1) + ((even4 & 1) << 50);
  const int64_t half4 = even4 >> 1;
  const int64_t top = half4 + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = half0 - q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = half1 - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = half2 - q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = half3 + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
}

static inline void curve25519_sc_half(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  curve25519_sc_half_limbs(r->v.limb, a->v.limb);
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve25519_sc_select_loose(curve25519_sc_loose *r, ct_mask mask, const curve25519_sc_loose *a,
                                   const curve25519_sc_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 5; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void curve25519_sc_select(curve25519_sc *r, ct_mask mask, const curve25519_sc *a, const curve25519_sc *b) {
  curve25519_sc_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void curve25519_sc_pack(uint64_t w[4], const curve25519_sc *a) {
  curve25519_sc_check(a->v.limb, curve25519_sc_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4];
  const int64_t s0 = a0 + 0xb18d2e7ae9f68LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = s0 & 0x7ffffffffffffLL;
  const int64_t s1 = a1 + 0x6a2f79cd65811LL + c0;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = s1 & 0x7ffffffffffffLL;
  const int64_t s2 = a2 + 0x80000029bdf3bLL + c1;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = s2 & 0x7ffffffffffffLL;
  const int64_t s3 = a3 + 0x7ffffffffffffLL + c2;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = s3 & 0x7ffffffffffffLL;
  const int64_t x4 = a4 + 0x7ffffffffffffLL + c3;
  const int64_t q = x4 >> 48;
  const int64_t s0_2 = x0 - q * 0x2631a5cf5d3edLL + 0x2631a5cf5d3edLL;
  const int64_t c0_2 = s0_2 >> 51;
  const int64_t x0_2 = s0_2 & 0x7ffffffffffffLL;
  const int64_t s1_2 = x1 - q * 0x3d45ef39acb02LL + 0x3d45ef39acb02LL + c0_2;
  const int64_t c1_2 = s1_2 >> 51;
  const int64_t x1_2 = s1_2 & 0x7ffffffffffffLL;
  const int64_t s2_2 = x2 - q * 0x537be7 + 0x537be7 + c1_2;
  const int64_t c2_2 = s2_2 >> 51;
  const int64_t x2_2 = s2_2 & 0x7ffffffffffffLL;
  const int64_t s3_2 = x3 + c2_2;
  const int64_t c3_2 = s3_2 >> 51;
  const int64_t x3_2 = s3_2 & 0x7ffffffffffffLL;
  const int64_t x4_2 = (x4 & 0xffffffffffffLL) + 0x1000000000000LL + c3_2;
  const int64_t y0 = x0_2 - 0x2631a5cf5d3edLL;
  const int64_t borrow = y0 >> 51;
  const int64_t y1 = x1_2 - 0x3d45ef39acb02LL + borrow;
  const int64_t borrow2 = y1 >> 51;
  const int64_t y2 = x2_2 - 0x537be7 + borrow2;
  const int64_t borrow3 = y2 >> 51;
  const int64_t y3 = x3_2 + borrow3;
  const int64_t borrow4 = y3 >> 51;
  const int64_t y4 = x4_2 - 0x1000000000000LL + borrow4;
  const int64_t borrow5 = y4 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow5);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2,
      (uint64_t)(y0 & 0x7ffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2,
      (uint64_t)(y1 & 0x7ffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2,
      (uint64_t)(y2 & 0x7ffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2,
      (uint64_t)(y3 & 0x7ffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2,
      (uint64_t)(y4 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  w[0] = (uint64_t)z0 + ((u0 & 0x1fffu) << 51);
  w[1] = (u0 >> 13) + ((u1 & 0x3ffffffu) << 38);
  w[2] = (u1 >> 26) + ((u2 & 0x7fffffffffULL) << 25);
  w[3] = (u2 >> 39) + ((uint64_t)z4 << 12);
}

/* The inverse of pack, for any w below 2^256. Out: tight. */
static inline void curve25519_sc_unpack(curve25519_sc *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  const int64_t above = (int64_t)(w3 >> 60);
  const int64_t top = (int64_t)((w3 >> 12) & 0xffffffffffffULL) + 0x800000000000LL;
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(w0 & 0x7ffffffffffffULL) - above * 0x2631a5cf5d3edLL -
      q * 0x2631a5cf5d3edLL + 0x4000000000000LL;
  const int64_t c0 = s0 >> 51;
  const int64_t x0 = (s0 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 51) + ((w1 & 0x3fffffffffULL) << 13)) -
      above * 0x3d45ef39acb02LL - q * 0x3d45ef39acb02LL + c0 + 0x4000000000000LL;
  const int64_t c1 = s1 >> 51;
  const int64_t x1 = (s1 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 38) + ((w2 & 0x1ffffffu) << 26)) - above * 0x537be7 -
      q * 0x537be7 + c1 + 0x4000000000000LL;
  const int64_t c2 = s2 >> 51;
  const int64_t x2 = (s2 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 25) + ((w3 & 0xfffu) << 39)) + c2 + 0x4000000000000LL;
  const int64_t c3 = s3 >> 51;
  const int64_t x3 = (s3 & 0x7ffffffffffffLL) - 0x4000000000000LL;
  const int64_t x4 = (top & 0xffffffffffffLL) - 0x800000000000LL + c3;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  curve25519_sc_check(r->v.limb, curve25519_sc_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask curve25519_sc_is_zero(const curve25519_sc *a) {
  uint64_t w[4], any = 0;
  curve25519_sc_pack(w, a);
  for (int i = 0; i < 4; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask curve25519_sc_eq(const curve25519_sc *a, const curve25519_sc *b) {
  curve25519_sc_loose difference;
  curve25519_sc carried;
  curve25519_sc_sub(&difference, a, b);
  curve25519_sc_carry(&carried, &difference);
  return curve25519_sc_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask curve25519_sc_from_bytes(curve25519_sc *r, const uint8_t in[32]) {
  uint64_t w[4];
  bytes_load_le(w, in, 32);
  curve25519_sc_unpack(r, w);
  return ct_words_less(w, curve25519_sc_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void curve25519_sc_to_bytes(uint8_t out[32], const curve25519_sc *a) {
  uint64_t w[4];
  curve25519_sc_pack(w, a);
  bytes_store_le(out, w, 32);
}

#endif

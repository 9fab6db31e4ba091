/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve448 --field n --layout solinas-8x56 --out src/generated/curve448_sc_solinas8x56.h
 *
 * Field    integers modulo m = n
 *          m = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3
 * Layout   solinas-8x56: 8 signed limbs of 56 bits, balanced; products in 128 bits, folded from
 *          the top by 2^448 mod m
 * Value    sum of limb[i] 2^(56 i), mod m
 * Tight    limbs within 2^55.000, the top one 2^55.474, value in (-2.778 m, 2.673 m)
 * Loose    limbs within 2^56.000, the top one 2^56.474, value in (-5.555 m, 5.450 m)
 *
 * The bounds were computed exactly for every intermediate value; curve448_sc_tight_bounds and
 * curve448_sc_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_SC_SOLINAS8X56_H
#define SLIMB_GENERATED_CURVE448_SC_SOLINAS8X56_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[8];
} curve448_sc_loose;

typedef struct {
  curve448_sc_loose v;
} curve448_sc;

static inline const curve448_sc_loose *curve448_sc_relax(const curve448_sc *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve448_sc_tight_bounds[4][8] = {
    {-0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0x80000000000000, -0xb1bd8b0cf2eed0},
    {0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0xab0b1e4db99e36},
    {0x80000000000000, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, -0xb1bd8b0cf2eed1},
    {0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0x7fffffffffffff, 0xab0b1e4db99e36},
};
static const int64_t curve448_sc_loose_bounds[4][8] = {
    {-0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x100000000000000, -0x1637b1619e5dda0},
    {0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x15cc8a95aac8d06},
    {0x0, 0xffffffffffffff, 0xfffffffffffffe, 0xfffffffffffffe, 0xfffffffffffffe, 0xfffffffffffffe, 0xfffffffffffffe, -0x1637b1619e5dda2},
    {0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x15cc8a95aac8d06},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve448_sc_check(const int64_t limb[8], const int64_t bounds[4][8],
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

static const curve448_sc curve448_sc_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const curve448_sc curve448_sc_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const uint64_t curve448_sc_modulus[7] = {
    0x2378c292ab5844f3, 0x216cc2728dc58f55, 0xc44edb49aed63690, 0xffffffff7cca23e9, 0xffffffffffffffff, 0xffffffffffffffff, 0x3fffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve448_sc_inverse_factor[7] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^56.000, the top one 2^56.474, value in (-5.555 m, 5.346 m).
 * Largest intermediate value: 2^56.47. */
static inline void curve448_sc_add_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
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

static inline void curve448_sc_add(curve448_sc_loose *r, const curve448_sc *a, const curve448_sc *b) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_check(b->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_add_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_sc_check(r->limb, curve448_sc_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^56.000, the top one 2^56.446, value in (-5.450 m, 5.450 m).
 * Largest intermediate value: 2^56.45. */
static inline void curve448_sc_sub_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
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

static inline void curve448_sc_sub(curve448_sc_loose *r, const curve448_sc *a, const curve448_sc *b) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_check(b->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_sc_check(r->limb, curve448_sc_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^55.000, the top one 2^55.474, value in (-2.673 m, 2.778 m).
 * Largest intermediate value: 2^55.47. */
static inline void curve448_sc_neg_limbs(int64_t r[8], const int64_t a[8]) {
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

static inline void curve448_sc_neg(curve448_sc_loose *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_neg_limbs(r->limb, a->v.limb);
  curve448_sc_check(r->limb, curve448_sc_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.474, value in (-2.778 m, 2.673 m).
 * Largest intermediate value: 2^115.13. Word multiplications: 96. */
static inline void curve448_sc_mul_limbs(int64_t r[8], const int64_t a[8], const int64_t b[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  const __int128 t6 = (__int128)a0 * b6 + (__int128)a1 * b5 + (__int128)a2 * b4 +
      (__int128)a3 * b3 + (__int128)a4 * b2 + (__int128)a5 * b1 + (__int128)a6 * b0;
  const __int128 h6 = t6 >> 56;
  const __int128 l6 = t6 & 0xffffffffffffffLL;
  const __int128 t7 = (__int128)a0 * b7 + (__int128)a1 * b6 + (__int128)a2 * b5 +
      (__int128)a3 * b4 + (__int128)a4 * b3 + (__int128)a5 * b2 + (__int128)a6 * b1 +
      (__int128)a7 * b0 + h6;
  const __int128 h7 = t7 >> 56;
  const __int128 l7 = t7 & 0xffffffffffffffLL;
  const __int128 t8 = (__int128)a1 * b7 + (__int128)a2 * b6 + (__int128)a3 * b5 +
      (__int128)a4 * b4 + (__int128)a5 * b3 + (__int128)a6 * b2 + (__int128)a7 * b1 + h7;
  const __int128 h8 = t8 >> 56;
  const __int128 l8 = t8 & 0xffffffffffffffLL;
  const __int128 t9 = (__int128)a2 * b7 + (__int128)a3 * b6 + (__int128)a4 * b5 +
      (__int128)a5 * b4 + (__int128)a6 * b3 + (__int128)a7 * b2 + h8;
  const __int128 h9 = t9 >> 56;
  const __int128 l9 = t9 & 0xffffffffffffffLL;
  const __int128 t10 = (__int128)a3 * b7 + (__int128)a4 * b6 + (__int128)a5 * b5 +
      (__int128)a6 * b4 + (__int128)a7 * b3 + h9;
  const __int128 h10 = t10 >> 56;
  const __int128 l10 = t10 & 0xffffffffffffffLL;
  const __int128 t11 = (__int128)a4 * b7 + (__int128)a5 * b6 + (__int128)a6 * b5 +
      (__int128)a7 * b4 + h10;
  const __int128 h11 = t11 >> 56;
  const __int128 l11 = t11 & 0xffffffffffffffLL;
  const __int128 t12 = (__int128)a5 * b7 + (__int128)a6 * b6 + (__int128)a7 * b5 + h11;
  const __int128 h12 = t12 >> 56;
  const __int128 l12 = t12 & 0xffffffffffffffLL;
  const __int128 t13 = (__int128)a6 * b7 + (__int128)a7 * b6 + h12;
  const __int128 h13 = t13 >> 56;
  const __int128 l13 = t13 & 0xffffffffffffffLL;
  const __int128 t14 = (__int128)a7 * b7 + h13;
  const __int128 h14 = t14 >> 56;
  const __int128 l14 = t14 & 0xffffffffffffffLL;
  const __int128 t11_2 = l11 + h14 * 0x2;
  const __int128 t10_2 = l10 + h14 * 0xcd77058eec493LL + (l14 << 1);
  const __int128 t9_2 = l9 - h14 * 0x26bb58da4085b3LL + l14 * 0xcd77058eec493LL + (l13 << 1);
  const __int128 h11_2 = t11_2 >> 56;
  const __int128 l11_2 = t11_2 & 0xffffffffffffffLL;
  const __int128 e12 = l12 + h11_2;
  const __int128 t8_2 = l8 - h14 * 0x9ca37163d548eLL - l14 * 0x26bb58da4085b3LL +
      l13 * 0xcd77058eec493LL + e12 * 0x2;
  const __int128 h10_2 = t10_2 >> 56;
  const __int128 l10_2 = t10_2 & 0xffffffffffffffLL;
  const __int128 e11 = l11_2 + h10_2;
  const __int128 h9_2 = t9_2 >> 56;
  const __int128 l9_2 = t9_2 & 0xffffffffffffffLL;
  const __int128 e10 = l10_2 + h9_2;
  const __int128 h8_2 = t8_2 >> 56;
  const __int128 l8_2 = t8_2 & 0xffffffffffffffLL;
  const __int128 e9 = l9_2 + h8_2;
  const __int128 s = l7 + h14 * 0x1cf5b5529eec34LL - l14 * 0x9ca37163d548eLL -
      l13 * 0x26bb58da4085b3LL + e12 * 0xcd77058eec493LL + e11 * 0x2 + 0x80000000000000LL;
  const __int128 c = s >> 56;
  const __int128 top = (s & 0xffffffffffffffLL) - 0x80000000000000LL;
  const __int128 e8 = l8_2 + c;
  const __int128 s2 = (__int128)a0 * b0 + e8 * 0x1cf5b5529eec34LL + 0x80000000000000LL;
  const __int128 c2 = s2 >> 56;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 + e9 * 0x1cf5b5529eec34LL -
      e8 * 0x9ca37163d548eLL + c2 + 0x80000000000000LL;
  const __int128 c3 = s3 >> 56;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 +
      e10 * 0x1cf5b5529eec34LL - e9 * 0x9ca37163d548eLL - e8 * 0x26bb58da4085b3LL + c3 +
      0x80000000000000LL;
  const __int128 c4 = s4 >> 56;
  const __int128 s5 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0 + e11 * 0x1cf5b5529eec34LL - e10 * 0x9ca37163d548eLL -
      e9 * 0x26bb58da4085b3LL + e8 * 0xcd77058eec493LL + c4 + 0x80000000000000LL;
  const __int128 c5 = s5 >> 56;
  const __int128 s6 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 + e12 * 0x1cf5b5529eec34LL -
      e11 * 0x9ca37163d548eLL - e10 * 0x26bb58da4085b3LL + e9 * 0xcd77058eec493LL + e8 * 0x2 +
      c5 + 0x80000000000000LL;
  const __int128 c6 = s6 >> 56;
  const __int128 s7 = (__int128)a0 * b5 + (__int128)a1 * b4 + (__int128)a2 * b3 +
      (__int128)a3 * b2 + (__int128)a4 * b1 + (__int128)a5 * b0 + l13 * 0x1cf5b5529eec34LL -
      e12 * 0x9ca37163d548eLL - e11 * 0x26bb58da4085b3LL + e10 * 0xcd77058eec493LL + e9 * 0x2 +
      c6 + 0x80000000000000LL;
  const __int128 c7 = s7 >> 56;
  const __int128 s8 = l6 + l14 * 0x1cf5b5529eec34LL - l13 * 0x9ca37163d548eLL -
      e12 * 0x26bb58da4085b3LL + e11 * 0xcd77058eec493LL + e10 * 0x2 + c7 + 0x80000000000000LL;
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

static inline void curve448_sc_mul(curve448_sc *r, const curve448_sc_loose *a, const curve448_sc_loose *b) {
  curve448_sc_check(a->limb, curve448_sc_loose_bounds, __func__);
  curve448_sc_check(b->limb, curve448_sc_loose_bounds, __func__);
  curve448_sc_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^55.464, value in (-2.759 m, 2.673 m).
 * Largest intermediate value: 2^115.13. Word multiplications: 68. */
static inline void curve448_sc_sqr_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const int64_t d4 = a4 * 0x2;
  const int64_t d5 = a5 * 0x2;
  const int64_t d6 = a6 * 0x2;
  const __int128 t6 = (__int128)d0 * a6 + (__int128)d1 * a5 + (__int128)d2 * a4 +
      (__int128)a3 * a3;
  const __int128 h6 = t6 >> 56;
  const __int128 l6 = t6 & 0xffffffffffffffLL;
  const __int128 t7 = (__int128)d0 * a7 + (__int128)d1 * a6 + (__int128)d2 * a5 +
      (__int128)d3 * a4 + h6;
  const __int128 h7 = t7 >> 56;
  const __int128 l7 = t7 & 0xffffffffffffffLL;
  const __int128 t8 = (__int128)d1 * a7 + (__int128)d2 * a6 + (__int128)d3 * a5 +
      (__int128)a4 * a4 + h7;
  const __int128 h8 = t8 >> 56;
  const __int128 l8 = t8 & 0xffffffffffffffLL;
  const __int128 t9 = (__int128)d2 * a7 + (__int128)d3 * a6 + (__int128)d4 * a5 + h8;
  const __int128 h9 = t9 >> 56;
  const __int128 l9 = t9 & 0xffffffffffffffLL;
  const __int128 t10 = (__int128)d3 * a7 + (__int128)d4 * a6 + (__int128)a5 * a5 + h9;
  const __int128 h10 = t10 >> 56;
  const __int128 l10 = t10 & 0xffffffffffffffLL;
  const __int128 t11 = (__int128)d4 * a7 + (__int128)d5 * a6 + h10;
  const __int128 h11 = t11 >> 56;
  const __int128 l11 = t11 & 0xffffffffffffffLL;
  const __int128 t12 = (__int128)d5 * a7 + (__int128)a6 * a6 + h11;
  const __int128 h12 = t12 >> 56;
  const __int128 l12 = t12 & 0xffffffffffffffLL;
  const __int128 t13 = (__int128)d6 * a7 + h12;
  const __int128 h13 = t13 >> 56;
  const __int128 l13 = t13 & 0xffffffffffffffLL;
  const __int128 t14 = (__int128)a7 * a7 + h13;
  const __int128 h14 = t14 >> 56;
  const __int128 l14 = t14 & 0xffffffffffffffLL;
  const __int128 t11_2 = l11 + h14 * 0x2;
  const __int128 t10_2 = l10 + h14 * 0xcd77058eec493LL + (l14 << 1);
  const __int128 t9_2 = l9 - h14 * 0x26bb58da4085b3LL + l14 * 0xcd77058eec493LL + (l13 << 1);
  const __int128 h11_2 = t11_2 >> 56;
  const __int128 l11_2 = t11_2 & 0xffffffffffffffLL;
  const __int128 e12 = l12 + h11_2;
  const __int128 t8_2 = l8 - h14 * 0x9ca37163d548eLL - l14 * 0x26bb58da4085b3LL +
      l13 * 0xcd77058eec493LL + e12 * 0x2;
  const __int128 h10_2 = t10_2 >> 56;
  const __int128 l10_2 = t10_2 & 0xffffffffffffffLL;
  const __int128 e11 = l11_2 + h10_2;
  const __int128 h9_2 = t9_2 >> 56;
  const __int128 l9_2 = t9_2 & 0xffffffffffffffLL;
  const __int128 e10 = l10_2 + h9_2;
  const __int128 h8_2 = t8_2 >> 56;
  const __int128 l8_2 = t8_2 & 0xffffffffffffffLL;
  const __int128 e9 = l9_2 + h8_2;
  const __int128 s = l7 + h14 * 0x1cf5b5529eec34LL - l14 * 0x9ca37163d548eLL -
      l13 * 0x26bb58da4085b3LL + e12 * 0xcd77058eec493LL + e11 * 0x2 + 0x80000000000000LL;
  const __int128 c = s >> 56;
  const __int128 top = (s & 0xffffffffffffffLL) - 0x80000000000000LL;
  const __int128 e8 = l8_2 + c;
  const __int128 s2 = (__int128)a0 * a0 + e8 * 0x1cf5b5529eec34LL + 0x80000000000000LL;
  const __int128 c2 = s2 >> 56;
  const __int128 s3 = (__int128)d0 * a1 + e9 * 0x1cf5b5529eec34LL - e8 * 0x9ca37163d548eLL + c2 +
      0x80000000000000LL;
  const __int128 c3 = s3 >> 56;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 + e10 * 0x1cf5b5529eec34LL -
      e9 * 0x9ca37163d548eLL - e8 * 0x26bb58da4085b3LL + c3 + 0x80000000000000LL;
  const __int128 c4 = s4 >> 56;
  const __int128 s5 = (__int128)d0 * a3 + (__int128)d1 * a2 + e11 * 0x1cf5b5529eec34LL -
      e10 * 0x9ca37163d548eLL - e9 * 0x26bb58da4085b3LL + e8 * 0xcd77058eec493LL + c4 +
      0x80000000000000LL;
  const __int128 c5 = s5 >> 56;
  const __int128 s6 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 +
      e12 * 0x1cf5b5529eec34LL - e11 * 0x9ca37163d548eLL - e10 * 0x26bb58da4085b3LL +
      e9 * 0xcd77058eec493LL + e8 * 0x2 + c5 + 0x80000000000000LL;
  const __int128 c6 = s6 >> 56;
  const __int128 s7 = (__int128)d0 * a5 + (__int128)d1 * a4 + (__int128)d2 * a3 +
      l13 * 0x1cf5b5529eec34LL - e12 * 0x9ca37163d548eLL - e11 * 0x26bb58da4085b3LL +
      e10 * 0xcd77058eec493LL + e9 * 0x2 + c6 + 0x80000000000000LL;
  const __int128 c7 = s7 >> 56;
  const __int128 s8 = l6 + l14 * 0x1cf5b5529eec34LL - l13 * 0x9ca37163d548eLL -
      e12 * 0x26bb58da4085b3LL + e11 * 0xcd77058eec493LL + e10 * 0x2 + c7 + 0x80000000000000LL;
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

static inline void curve448_sc_sqr(curve448_sc *r, const curve448_sc_loose *a) {
  curve448_sc_check(a->limb, curve448_sc_loose_bounds, __func__);
  curve448_sc_sqr_limbs(r->v.limb, a->limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^58.15. Word multiplications: 4. */
static inline void curve448_sc_carry_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_carry(curve448_sc *r, const curve448_sc_loose *a) {
  curve448_sc_check(a->limb, curve448_sc_loose_bounds, __func__);
  curve448_sc_carry_limbs(r->v.limb, a->limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^58.15. Word multiplications: 4. */
static inline void curve448_sc_mul2_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x2 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x2 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x2 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x2 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x2 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_mul2(curve448_sc *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_mul2_limbs(r->v.limb, a->v.limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^58.56. Word multiplications: 12. */
static inline void curve448_sc_mul3_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 3 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 3 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 3 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 3 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 3 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_mul3(curve448_sc *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_mul3_limbs(r->v.limb, a->v.limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^58.97. Word multiplications: 4. */
static inline void curve448_sc_mul4_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x4 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x4 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x4 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x4 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x4 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_mul4(curve448_sc *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_mul4_limbs(r->v.limb, a->v.limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^59.93. Word multiplications: 4. */
static inline void curve448_sc_mul8_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = a7 * 0x8 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = a0 * 0x8 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = a1 * 0x8 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = a2 * 0x8 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = a3 * 0x8 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_mul8(curve448_sc *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_mul8_limbs(r->v.limb, a->v.limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^55.000, the top one 2^53.000, value in (-0.500 m, 0.500 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 4. */
static inline void curve448_sc_half_limbs(int64_t r[8], const int64_t a[8]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0x78c292ab5844f3ULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0xc2728dc58f5523ULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0x49aed63690216cULL, 0u);
  const int64_t even3 = a3 + (int64_t)ct_select(odd, 0x7cca23e9c44edbULL, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even5 = a5 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even6 = a6 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even7 = a7 + (int64_t)ct_select(odd, 0x3fffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 55);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 55);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 55);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 55);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 55);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 55);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 55);
  const int64_t half7 = even7 >> 1;
  const int64_t top = half7 + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = half0 - q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = half1 + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = half2 - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = half3 - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
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
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
}

static inline void curve448_sc_half(curve448_sc *r, const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  curve448_sc_half_limbs(r->v.limb, a->v.limb);
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve448_sc_select_loose(curve448_sc_loose *r, ct_mask mask, const curve448_sc_loose *a,
                                   const curve448_sc_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 8; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void curve448_sc_select(curve448_sc *r, ct_mask mask, const curve448_sc *a, const curve448_sc *b) {
  curve448_sc_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void curve448_sc_pack(uint64_t w[7], const curve448_sc *a) {
  curve448_sc_check(a->v.limb, curve448_sc_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7];
  const int64_t s0 = a0 + 0x16a47b80208ced9LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = a1 + 0x14757a950adff69LL + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = a2 + 0xdd0c82a3b06445LL + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = a3 + 0x1765e6bbd4cec91LL + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = a4 + 0xfffffffffffffdLL + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = a5 + 0xffffffffffffffLL + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = a6 + 0xffffffffffffffLL + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = a7 + 0xbfffffffffffffLL + c6;
  const int64_t q = x7 >> 54;
  const int64_t s0_2 = x0 - q * 0x78c292ab5844f3LL;
  const int64_t c0_2 = s0_2 >> 56;
  const int64_t x0_2 = s0_2 & 0xffffffffffffffLL;
  const int64_t s1_2 = x1 + q * 0x3d8d723a70aaddLL + c0_2;
  const int64_t c1_2 = s1_2 >> 56;
  const int64_t x1_2 = s1_2 & 0xffffffffffffffLL;
  const int64_t s2_2 = x2 - q * 0x49aed63690216dLL + c1_2;
  const int64_t c2_2 = s2_2 >> 56;
  const int64_t x2_2 = s2_2 & 0xffffffffffffffLL;
  const int64_t s3_2 = x3 - q * 0x7cca23e9c44edbLL + c2_2;
  const int64_t c3_2 = s3_2 >> 56;
  const int64_t x3_2 = s3_2 & 0xffffffffffffffLL;
  const int64_t s4_2 = x4 + q + c3_2;
  const int64_t c4_2 = s4_2 >> 56;
  const int64_t x4_2 = s4_2 & 0xffffffffffffffLL;
  const int64_t s5_2 = x5 + c4_2;
  const int64_t c5_2 = s5_2 >> 56;
  const int64_t x5_2 = s5_2 & 0xffffffffffffffLL;
  const int64_t s6_2 = x6 + c5_2;
  const int64_t c6_2 = s6_2 >> 56;
  const int64_t x6_2 = s6_2 & 0xffffffffffffffLL;
  const int64_t x7_2 = (x7 & 0x3fffffffffffffLL) + c6_2;
  const int64_t y0 = x0_2 - 0x78c292ab5844f3LL;
  const int64_t borrow = y0 >> 56;
  const int64_t y1 = x1_2 - 0xc2728dc58f5523LL + borrow;
  const int64_t borrow2 = y1 >> 56;
  const int64_t y2 = x2_2 - 0x49aed63690216cLL + borrow2;
  const int64_t borrow3 = y2 >> 56;
  const int64_t y3 = x3_2 - 0x7cca23e9c44edbLL + borrow3;
  const int64_t borrow4 = y3 >> 56;
  const int64_t y4 = x4_2 - 0xffffffffffffffLL + borrow4;
  const int64_t borrow5 = y4 >> 56;
  const int64_t y5 = x5_2 - 0xffffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 56;
  const int64_t y6 = x6_2 - 0xffffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 56;
  const int64_t y7 = x7_2 - 0x3fffffffffffffLL + borrow7;
  const int64_t borrow8 = y7 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow8);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2,
      (uint64_t)(y0 & 0xffffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2,
      (uint64_t)(y1 & 0xffffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2,
      (uint64_t)(y2 & 0xffffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2,
      (uint64_t)(y3 & 0xffffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2,
      (uint64_t)(y4 & 0xffffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2,
      (uint64_t)(y5 & 0xffffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2,
      (uint64_t)(y6 & 0xffffffffffffffLL));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7_2,
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
static inline void curve448_sc_unpack(curve448_sc *r, const uint64_t w[7]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6];
  const int64_t above = (int64_t)(w6 >> 62);
  const int64_t top = (int64_t)((w6 >> 8) & 0x3fffffffffffffULL) + 0x20000000000000LL;
  const int64_t q = top >> 54;
  const int64_t s0 = (int64_t)(w0 & 0xffffffffffffffULL) - above * 0x78c292ab5844f3LL -
      q * 0x78c292ab5844f3LL + 0x80000000000000LL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = (s0 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 56) + ((w1 & 0xffffffffffffULL) << 8)) +
      above * 0x3d8d723a70aaddLL + q * 0x3d8d723a70aaddLL + c0 + 0x80000000000000LL;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = (s1 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 48) + ((w2 & 0xffffffffffULL) << 16)) -
      above * 0x49aed63690216dLL - q * 0x49aed63690216dLL + c1 + 0x80000000000000LL;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = (s2 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 40) + ((w3 & 0xffffffffULL) << 24)) -
      above * 0x7cca23e9c44edbLL - q * 0x7cca23e9c44edbLL + c2 + 0x80000000000000LL;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = (s3 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s4 = (int64_t)((w3 >> 32) + ((w4 & 0xffffffu) << 32)) + above + q + c3 +
      0x80000000000000LL;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = (s4 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s5 = (int64_t)((w4 >> 24) + ((w5 & 0xffffu) << 40)) + c4 + 0x80000000000000LL;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = (s5 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t s6 = (int64_t)((w5 >> 16) + ((w6 & 0xffu) << 48)) + c5 + 0x80000000000000LL;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = (s6 & 0xffffffffffffffLL) - 0x80000000000000LL;
  const int64_t x7 = (top & 0x3fffffffffffffLL) - 0x20000000000000LL + c6;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  r->v.limb[5] = x5;
  r->v.limb[6] = x6;
  r->v.limb[7] = x7;
  curve448_sc_check(r->v.limb, curve448_sc_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask curve448_sc_is_zero(const curve448_sc *a) {
  uint64_t w[7], any = 0;
  curve448_sc_pack(w, a);
  for (int i = 0; i < 7; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask curve448_sc_eq(const curve448_sc *a, const curve448_sc *b) {
  curve448_sc_loose difference;
  curve448_sc carried;
  curve448_sc_sub(&difference, a, b);
  curve448_sc_carry(&carried, &difference);
  return curve448_sc_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask curve448_sc_from_bytes(curve448_sc *r, const uint8_t in[56]) {
  uint64_t w[7];
  bytes_load_le(w, in, 56);
  curve448_sc_unpack(r, w);
  return ct_words_less(w, curve448_sc_modulus, 7);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void curve448_sc_to_bytes(uint8_t out[56], const curve448_sc *a) {
  uint64_t w[7];
  curve448_sc_pack(w, a);
  bytes_store_le(out, w, 56);
}

#endif

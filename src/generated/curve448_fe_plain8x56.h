/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve448 --field p --layout plain-8x56 --kernel 20:120 --out src/generated/curve448_fe_plain8x56.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * Layout   plain-8x56: 8 unsigned limbs of 56 bits; products in 128 bits, folded from the top by
 *          2^448 mod m
 * Value    sum of limb[i] 2^(56 i), mod m
 * Tight    limbs to 2^56.000, the top one 2^56.000, value below 1.001 m
 * Loose    limbs to 2^57.585, the top one 2^57.585, value below 3.001 m
 *
 * The bounds were computed exactly for every intermediate value; curve448_fe_tight_bounds and
 * curve448_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_FE_PLAIN8X56_H
#define SLIMB_GENERATED_CURVE448_FE_PLAIN8X56_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  uint64_t limb[8];
} curve448_fe_loose;

typedef struct {
  curve448_fe_loose v;
} curve448_fe;

static inline const curve448_fe_loose *curve448_fe_relax(const curve448_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t curve448_fe_tight_bounds[4][8] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe, 0x1000000000ffffe},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffffe, 0xfffff, 0xfffff, 0xfffff, 0xfffff, 0xfffff, 0xfffff, 0x1000000000fffff},
};
static const int64_t curve448_fe_loose_bounds[4][8] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x3000000000ffffc, 0x3000000000ffffc, 0x3000000000ffffc, 0x3000000000ffffc, 0x3000000000ffffa, 0x3000000000ffffc, 0x3000000000ffffc, 0x3000000000ffffc},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffffc, 0xfffff, 0xfffff, 0xfffff, 0xffffd, 0xfffff, 0xfffff, 0x3000000000fffff},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void curve448_fe_check(const uint64_t limb[8], const int64_t bounds[4][8],
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
static const curve448_fe curve448_fe_d = {{{0xffffffffff6756, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xfffffffffffffe, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff}}};
static const curve448_fe curve448_fe_d2 = {{{0xfffffffffecead, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xfffffffffffffe, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff}}};
static const uint64_t curve448_fe_modulus[7] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xfffffffeffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t curve448_fe_inverse_factor[7] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs to 2^57.000, the top one 2^57.000, value below 2.001 m.
 * Largest intermediate value: 2^57.00. */
static inline void curve448_fe_add_limbs(uint64_t r[8], const uint64_t a[8], const uint64_t b[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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
 * In: tight. Out: loose; limbs to 2^57.585, the top one 2^57.585, value below 3.001 m.
 * Largest intermediate value: 2^57.58. */
static inline void curve448_fe_sub_limbs(uint64_t r[8], const uint64_t a[8], const uint64_t b[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  r[0] = a0 + 0x1fffffffffffffeULL - b0;
  r[1] = a1 + 0x1fffffffffffffeULL - b1;
  r[2] = a2 + 0x1fffffffffffffeULL - b2;
  r[3] = a3 + 0x1fffffffffffffeULL - b3;
  r[4] = a4 + 0x1fffffffffffffcULL - b4;
  r[5] = a5 + 0x1fffffffffffffeULL - b5;
  r[6] = a6 + 0x1fffffffffffffeULL - b6;
  r[7] = a7 + 0x1fffffffffffffeULL - b7;
}

static inline void curve448_fe_sub(curve448_fe_loose *r, const curve448_fe *a, const curve448_fe *b) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_check(b->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs to 2^57.000, the top one 2^57.000, value below 2.001 m.
 * Largest intermediate value: 2^57.00. */
static inline void curve448_fe_neg_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  r[0] = 0x1fffffffffffffeULL - a0;
  r[1] = 0x1fffffffffffffeULL - a1;
  r[2] = 0x1fffffffffffffeULL - a2;
  r[3] = 0x1fffffffffffffeULL - a3;
  r[4] = 0x1fffffffffffffcULL - a4;
  r[5] = 0x1fffffffffffffeULL - a5;
  r[6] = 0x1fffffffffffffeULL - a6;
  r[7] = 0x1fffffffffffffeULL - a7;
}

static inline void curve448_fe_neg(curve448_fe_loose *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_neg_limbs(r->limb, a->v.limb);
  curve448_fe_check(r->limb, curve448_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.001 m.
 * Largest intermediate value: 2^119.34. Word multiplications: 64. */
static inline void curve448_fe_mul_limbs(uint64_t r[8], const uint64_t a[8], const uint64_t b[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6],
      b7 = b[7];
  const unsigned __int128 e14 = (unsigned __int128)a7 * b7;
  const unsigned __int128 e13 = (unsigned __int128)a6 * b7 + (unsigned __int128)a7 * b6;
  const unsigned __int128 e12 = (unsigned __int128)a5 * b7 + (unsigned __int128)a6 * b6 +
      (unsigned __int128)a7 * b5;
  const unsigned __int128 e11 = (unsigned __int128)a4 * b7 + (unsigned __int128)a5 * b6 +
      (unsigned __int128)a6 * b5 + (unsigned __int128)a7 * b4;
  const unsigned __int128 e10 = (unsigned __int128)a3 * b7 + (unsigned __int128)a4 * b6 +
      (unsigned __int128)a5 * b5 + (unsigned __int128)a6 * b4 + (unsigned __int128)a7 * b3 + e14;
  const unsigned __int128 e9 = (unsigned __int128)a2 * b7 + (unsigned __int128)a3 * b6 +
      (unsigned __int128)a4 * b5 + (unsigned __int128)a5 * b4 + (unsigned __int128)a6 * b3 +
      (unsigned __int128)a7 * b2 + e13;
  const unsigned __int128 e8 = (unsigned __int128)a1 * b7 + (unsigned __int128)a2 * b6 +
      (unsigned __int128)a3 * b5 + (unsigned __int128)a4 * b4 + (unsigned __int128)a5 * b3 +
      (unsigned __int128)a6 * b2 + (unsigned __int128)a7 * b1 + e12;
  const unsigned __int128 t6 = (unsigned __int128)a0 * b6 + (unsigned __int128)a1 * b5 +
      (unsigned __int128)a2 * b4 + (unsigned __int128)a3 * b3 + (unsigned __int128)a4 * b2 +
      (unsigned __int128)a5 * b1 + (unsigned __int128)a6 * b0 + e14 + e10;
  const unsigned __int128 h6 = t6 >> 56;
  const unsigned __int128 l6 = t6 & 0xffffffffffffffULL;
  const unsigned __int128 t7 = (unsigned __int128)a0 * b7 + (unsigned __int128)a1 * b6 +
      (unsigned __int128)a2 * b5 + (unsigned __int128)a3 * b4 + (unsigned __int128)a4 * b3 +
      (unsigned __int128)a5 * b2 + (unsigned __int128)a6 * b1 + (unsigned __int128)a7 * b0 +
      e11 + h6;
  const unsigned __int128 h7 = t7 >> 56;
  const unsigned __int128 l7 = t7 & 0xffffffffffffffULL;
  const unsigned __int128 s = (unsigned __int128)a0 * b0 + e8 + h7;
  const unsigned __int128 c = s >> 56;
  const unsigned __int128 s2 = (unsigned __int128)a0 * b1 + (unsigned __int128)a1 * b0 + e9 + c;
  const unsigned __int128 c2 = s2 >> 56;
  const unsigned __int128 s3 = (unsigned __int128)a0 * b2 + (unsigned __int128)a1 * b1 +
      (unsigned __int128)a2 * b0 + e10 + c2;
  const unsigned __int128 c3 = s3 >> 56;
  const unsigned __int128 s4 = (unsigned __int128)a0 * b3 + (unsigned __int128)a1 * b2 +
      (unsigned __int128)a2 * b1 + (unsigned __int128)a3 * b0 + e11 + c3;
  const unsigned __int128 c4 = s4 >> 56;
  const unsigned __int128 s5 = (unsigned __int128)a0 * b4 + (unsigned __int128)a1 * b3 +
      (unsigned __int128)a2 * b2 + (unsigned __int128)a3 * b1 + (unsigned __int128)a4 * b0 +
      e12 + e8 + h7 + c4;
  const unsigned __int128 c5 = s5 >> 56;
  const unsigned __int128 s6 = (unsigned __int128)a0 * b5 + (unsigned __int128)a1 * b4 +
      (unsigned __int128)a2 * b3 + (unsigned __int128)a3 * b2 + (unsigned __int128)a4 * b1 +
      (unsigned __int128)a5 * b0 + e13 + e9 + c5;
  const unsigned __int128 c6 = s6 >> 56;
  const unsigned __int128 s7 = l6 + c6;
  const unsigned __int128 c7 = s7 >> 56;
  r[0] = (uint64_t)(s & 0xffffffffffffffULL);
  r[1] = (uint64_t)(s2 & 0xffffffffffffffULL);
  r[2] = (uint64_t)(s3 & 0xffffffffffffffULL);
  r[3] = (uint64_t)(s4 & 0xffffffffffffffULL);
  r[4] = (uint64_t)(s5 & 0xffffffffffffffULL);
  r[5] = (uint64_t)(s6 & 0xffffffffffffffULL);
  r[6] = (uint64_t)(s7 & 0xffffffffffffffULL);
  r[7] = (uint64_t)(l7 + c7);
}

static inline void curve448_fe_mul(curve448_fe *r, const curve448_fe_loose *a, const curve448_fe_loose *b) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_check(b->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.001 m.
 * Largest intermediate value: 2^119.34. Word multiplications: 36. */
static inline void curve448_fe_sqr_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const uint64_t d0 = a0 << 1;
  const uint64_t d1 = a1 << 1;
  const uint64_t d2 = a2 << 1;
  const uint64_t d3 = a3 << 1;
  const uint64_t d4 = a4 << 1;
  const uint64_t d5 = a5 << 1;
  const uint64_t d6 = a6 << 1;
  const unsigned __int128 e14 = (unsigned __int128)a7 * a7;
  const unsigned __int128 e13 = (unsigned __int128)d6 * a7;
  const unsigned __int128 e12 = (unsigned __int128)d5 * a7 + (unsigned __int128)a6 * a6;
  const unsigned __int128 e11 = (unsigned __int128)d4 * a7 + (unsigned __int128)d5 * a6;
  const unsigned __int128 e10 = (unsigned __int128)d3 * a7 + (unsigned __int128)d4 * a6 +
      (unsigned __int128)a5 * a5 + e14;
  const unsigned __int128 e9 = (unsigned __int128)d2 * a7 + (unsigned __int128)d3 * a6 +
      (unsigned __int128)d4 * a5 + e13;
  const unsigned __int128 e8 = (unsigned __int128)d1 * a7 + (unsigned __int128)d2 * a6 +
      (unsigned __int128)d3 * a5 + (unsigned __int128)a4 * a4 + e12;
  const unsigned __int128 t6 = (unsigned __int128)d0 * a6 + (unsigned __int128)d1 * a5 +
      (unsigned __int128)d2 * a4 + (unsigned __int128)a3 * a3 + e14 + e10;
  const unsigned __int128 h6 = t6 >> 56;
  const unsigned __int128 l6 = t6 & 0xffffffffffffffULL;
  const unsigned __int128 t7 = (unsigned __int128)d0 * a7 + (unsigned __int128)d1 * a6 +
      (unsigned __int128)d2 * a5 + (unsigned __int128)d3 * a4 + e11 + h6;
  const unsigned __int128 h7 = t7 >> 56;
  const unsigned __int128 l7 = t7 & 0xffffffffffffffULL;
  const unsigned __int128 s = (unsigned __int128)a0 * a0 + e8 + h7;
  const unsigned __int128 c = s >> 56;
  const unsigned __int128 s2 = (unsigned __int128)d0 * a1 + e9 + c;
  const unsigned __int128 c2 = s2 >> 56;
  const unsigned __int128 s3 = (unsigned __int128)d0 * a2 + (unsigned __int128)a1 * a1 + e10 + c2;
  const unsigned __int128 c3 = s3 >> 56;
  const unsigned __int128 s4 = (unsigned __int128)d0 * a3 + (unsigned __int128)d1 * a2 + e11 + c3;
  const unsigned __int128 c4 = s4 >> 56;
  const unsigned __int128 s5 = (unsigned __int128)d0 * a4 + (unsigned __int128)d1 * a3 +
      (unsigned __int128)a2 * a2 + e12 + e8 + h7 + c4;
  const unsigned __int128 c5 = s5 >> 56;
  const unsigned __int128 s6 = (unsigned __int128)d0 * a5 + (unsigned __int128)d1 * a4 +
      (unsigned __int128)d2 * a3 + e13 + e9 + c5;
  const unsigned __int128 c6 = s6 >> 56;
  const unsigned __int128 s7 = l6 + c6;
  const unsigned __int128 c7 = s7 >> 56;
  r[0] = (uint64_t)(s & 0xffffffffffffffULL);
  r[1] = (uint64_t)(s2 & 0xffffffffffffffULL);
  r[2] = (uint64_t)(s3 & 0xffffffffffffffULL);
  r[3] = (uint64_t)(s4 & 0xffffffffffffffULL);
  r[4] = (uint64_t)(s5 & 0xffffffffffffffULL);
  r[5] = (uint64_t)(s6 & 0xffffffffffffffULL);
  r[6] = (uint64_t)(s7 & 0xffffffffffffffULL);
  r[7] = (uint64_t)(l7 + c7);
}

static inline void curve448_fe_sqr(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_sqr_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^57.58. */
static inline void curve448_fe_carry_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = (int64_t)a7;
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)a0 + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)a3 + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)a4 + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)a5 + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)a6 + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (top & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_carry(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_carry_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^57.00. */
static inline void curve448_fe_mul2_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = (int64_t)(a7 << 1);
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)(a0 << 1) + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 1) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 1) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 1) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 1) + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 1) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 1) + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (top & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_mul2(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul2_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^57.58. Word multiplications: 8. */
static inline void curve448_fe_mul3_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = (int64_t)(a7 * 3u);
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)(a0 * 3u) + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 * 3u) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 * 3u) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 * 3u) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 * 3u) + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 * 3u) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 * 3u) + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (top & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_mul3(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul3_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^58.00. */
static inline void curve448_fe_mul4_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = (int64_t)(a7 << 2);
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)(a0 << 2) + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 2) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 2) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 2) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 2) + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 2) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 2) + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (top & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_mul4(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul4_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^59.00. */
static inline void curve448_fe_mul8_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t top = (int64_t)(a7 << 3);
  const int64_t q = top >> 56;
  const int64_t s0 = (int64_t)(a0 << 3) + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 3) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 3) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 3) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 3) + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 3) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 3) + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (top & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_mul8(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_mul8_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^64.00. */
static inline void curve448_fe_half_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0xfffffffffffffeULL, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 55);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 55);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 55);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 55);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 55);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 55);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 55);
  const int64_t half7 = even7 >> 1;
  const int64_t q = half7 >> 56;
  const int64_t s0 = half0 + q;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = half1 + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = half2 + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = half3 + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = half4 + q + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = half5 + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = half6 + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (half7 & 0xffffffffffffffLL) + c6;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
}

static inline void curve448_fe_half(curve448_fe *r, const curve448_fe *a) {
  curve448_fe_check(a->v.limb, curve448_fe_tight_bounds, __func__);
  curve448_fe_half_limbs(r->v.limb, a->v.limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = (mont_a - 2) / 4 a
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^56.000, value below 1.000 m.
 * Largest intermediate value: 2^72.84. Word multiplications: 8. */
static inline void curve448_fe_mul_a24_limbs(uint64_t r[8], const uint64_t a[8]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7];
  const unsigned __int128 t6 = (unsigned __int128)a6 * 0x98a9u;
  const unsigned __int128 h6 = t6 >> 56;
  const unsigned __int128 l6 = t6 & 0xffffffffffffffULL;
  const unsigned __int128 t7 = (unsigned __int128)a7 * 0x98a9u + h6;
  const unsigned __int128 h7 = t7 >> 56;
  const unsigned __int128 l7 = t7 & 0xffffffffffffffULL;
  const unsigned __int128 s = (unsigned __int128)a0 * 0x98a9u + h7;
  const unsigned __int128 c = s >> 56;
  const unsigned __int128 s2 = (unsigned __int128)a1 * 0x98a9u + c;
  const unsigned __int128 c2 = s2 >> 56;
  const unsigned __int128 s3 = (unsigned __int128)a2 * 0x98a9u + c2;
  const unsigned __int128 c3 = s3 >> 56;
  const unsigned __int128 s4 = (unsigned __int128)a3 * 0x98a9u + c3;
  const unsigned __int128 c4 = s4 >> 56;
  const unsigned __int128 s5 = (unsigned __int128)a4 * 0x98a9u + h7 + c4;
  const unsigned __int128 c5 = s5 >> 56;
  const unsigned __int128 s6 = (unsigned __int128)a5 * 0x98a9u + c5;
  const unsigned __int128 c6 = s6 >> 56;
  const unsigned __int128 s7 = l6 + c6;
  const unsigned __int128 c7 = s7 >> 56;
  r[0] = (uint64_t)(s & 0xffffffffffffffULL);
  r[1] = (uint64_t)(s2 & 0xffffffffffffffULL);
  r[2] = (uint64_t)(s3 & 0xffffffffffffffULL);
  r[3] = (uint64_t)(s4 & 0xffffffffffffffULL);
  r[4] = (uint64_t)(s5 & 0xffffffffffffffULL);
  r[5] = (uint64_t)(s6 & 0xffffffffffffffULL);
  r[6] = (uint64_t)(s7 & 0xffffffffffffffULL);
  r[7] = (uint64_t)(l7 + c7);
}

static inline void curve448_fe_mul_a24(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_a24_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void curve448_fe_select_loose(curve448_fe_loose *r, ct_mask mask, const curve448_fe_loose *a,
                                   const curve448_fe_loose *b) {
  const uint64_t m = (uint64_t)ct_barrier(mask);
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
  const uint64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7];
  const int64_t s0 = (int64_t)a0;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)a3 + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)a4 + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)a5 + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t s6 = (int64_t)a6 + c5;
  const int64_t c6 = s6 >> 56;
  const int64_t x6 = s6 & 0xffffffffffffffLL;
  const int64_t x7 = (int64_t)a7 + c6;
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
  const int64_t s0 = (int64_t)(w0 & 0xffffffffffffffULL);
  const int64_t s1 = (int64_t)((w0 >> 56) + ((w1 & 0xffffffffffffULL) << 8));
  const int64_t s2 = (int64_t)((w1 >> 48) + ((w2 & 0xffffffffffULL) << 16));
  const int64_t s3 = (int64_t)((w2 >> 40) + ((w3 & 0xffffffffULL) << 24));
  const int64_t s4 = (int64_t)((w3 >> 32) + ((w4 & 0xffffffu) << 32));
  const int64_t s5 = (int64_t)((w4 >> 24) + ((w5 & 0xffffu) << 40));
  const int64_t s6 = (int64_t)((w5 >> 16) + ((w6 & 0xffu) << 48));
  const int64_t top = (int64_t)(w6 >> 8);
  r->v.limb[0] = (uint64_t)s0;
  r->v.limb[1] = (uint64_t)s1;
  r->v.limb[2] = (uint64_t)s2;
  r->v.limb[3] = (uint64_t)s3;
  r->v.limb[4] = (uint64_t)s4;
  r->v.limb[5] = (uint64_t)s5;
  r->v.limb[6] = (uint64_t)s6;
  r->v.limb[7] = (uint64_t)top;
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

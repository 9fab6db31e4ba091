/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p521 --field p --layout plain-9x58 --kernel 12:126 --out src/generated/p521_fe_plain9x58.h
 *
 * Field    integers modulo m = p
 *          m = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * Layout   plain-9x58: 9 unsigned limbs of 58 bits; products in 128 bits, folded from the top by
 *          2^522 mod m
 * Value    sum of limb[i] 2^(58 i), mod m
 * Tight    limbs to 2^58.000, the top one 2^57.000, value below 1.001 m
 * Loose    limbs to 2^59.585, the top one 2^58.585, value below 3.001 m
 *
 * The bounds were computed exactly for every intermediate value; p521_fe_tight_bounds and
 * p521_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P521_FE_PLAIN9X58_H
#define SLIMB_GENERATED_P521_FE_PLAIN9X58_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  uint64_t limb[9];
} p521_fe_loose;

typedef struct {
  p521_fe_loose v;
} p521_fe;

static inline const p521_fe_loose *p521_fe_relax(const p521_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p521_fe_tight_bounds[4][9] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x400000000000ffe, 0x200000000000ffe},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffe, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0x200000000000fff},
};
static const int64_t p521_fe_loose_bounds[4][9] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0xc00000000000ffc, 0x600000000000ffc},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffc, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0xfff, 0x600000000000fff},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p521_fe_check(const uint64_t limb[9], const int64_t bounds[4][9],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 9; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 58) + x - bounds[2][i];
    under = (under >> 58) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const p521_fe p521_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p521_fe p521_fe_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p521_fe p521_fe_b = {{{0x3451fd46b503f00, 0xf7e20f4b0d3c7b, 0xbd3bb1bf07357, 0x147b1fa4dec594b, 0x18ef109e1561939, 0x26cc57cee2d2264, 0x540eea2da725b9, 0x2687e4a688682da, 0x51953eb9618e1c}}};
static const uint64_t p521_fe_modulus[9] = {
    0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x00000000000001ff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p521_fe_inverse_factor[9] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs to 2^59.000, the top one 2^58.000, value below 2.001 m.
 * Largest intermediate value: 2^59.00. */
static inline void p521_fe_add_limbs(uint64_t r[9], const uint64_t a[9], const uint64_t b[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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

static inline void p521_fe_add(p521_fe_loose *r, const p521_fe *a, const p521_fe *b) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_check(b->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  p521_fe_check(r->limb, p521_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs to 2^59.585, the top one 2^58.585, value below 3.001 m.
 * Largest intermediate value: 2^59.58. */
static inline void p521_fe_sub_limbs(uint64_t r[9], const uint64_t a[9], const uint64_t b[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8];
  r[0] = a0 + 0x7fffffffffffffeULL - b0;
  r[1] = a1 + 0x7fffffffffffffeULL - b1;
  r[2] = a2 + 0x7fffffffffffffeULL - b2;
  r[3] = a3 + 0x7fffffffffffffeULL - b3;
  r[4] = a4 + 0x7fffffffffffffeULL - b4;
  r[5] = a5 + 0x7fffffffffffffeULL - b5;
  r[6] = a6 + 0x7fffffffffffffeULL - b6;
  r[7] = a7 + 0x7fffffffffffffeULL - b7;
  r[8] = a8 + 0x3fffffffffffffeULL - b8;
}

static inline void p521_fe_sub(p521_fe_loose *r, const p521_fe *a, const p521_fe *b) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_check(b->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p521_fe_check(r->limb, p521_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs to 2^59.000, the top one 2^58.000, value below 2.001 m.
 * Largest intermediate value: 2^59.00. */
static inline void p521_fe_neg_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  r[0] = 0x7fffffffffffffeULL - a0;
  r[1] = 0x7fffffffffffffeULL - a1;
  r[2] = 0x7fffffffffffffeULL - a2;
  r[3] = 0x7fffffffffffffeULL - a3;
  r[4] = 0x7fffffffffffffeULL - a4;
  r[5] = 0x7fffffffffffffeULL - a5;
  r[6] = 0x7fffffffffffffeULL - a6;
  r[7] = 0x7fffffffffffffeULL - a7;
  r[8] = 0x3fffffffffffffeULL - a8;
}

static inline void p521_fe_neg(p521_fe_loose *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_neg_limbs(r->limb, a->v.limb);
  p521_fe_check(r->limb, p521_fe_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.001 m.
 * Largest intermediate value: 2^123.08. Word multiplications: 81. */
static inline void p521_fe_mul_limbs(uint64_t r[9], const uint64_t a[9], const uint64_t b[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5],
      b6 = b[6], b7 = b[7], b8 = b[8];
  const unsigned __int128 e16 = (unsigned __int128)a8 * b8;
  const unsigned __int128 e15 = (unsigned __int128)a7 * b8 + (unsigned __int128)a8 * b7;
  const unsigned __int128 e14 = (unsigned __int128)a6 * b8 + (unsigned __int128)a7 * b7 +
      (unsigned __int128)a8 * b6;
  const unsigned __int128 e13 = (unsigned __int128)a5 * b8 + (unsigned __int128)a6 * b7 +
      (unsigned __int128)a7 * b6 + (unsigned __int128)a8 * b5;
  const unsigned __int128 e12 = (unsigned __int128)a4 * b8 + (unsigned __int128)a5 * b7 +
      (unsigned __int128)a6 * b6 + (unsigned __int128)a7 * b5 + (unsigned __int128)a8 * b4;
  const unsigned __int128 e11 = (unsigned __int128)a3 * b8 + (unsigned __int128)a4 * b7 +
      (unsigned __int128)a5 * b6 + (unsigned __int128)a6 * b5 + (unsigned __int128)a7 * b4 +
      (unsigned __int128)a8 * b3;
  const unsigned __int128 e10 = (unsigned __int128)a2 * b8 + (unsigned __int128)a3 * b7 +
      (unsigned __int128)a4 * b6 + (unsigned __int128)a5 * b5 + (unsigned __int128)a6 * b4 +
      (unsigned __int128)a7 * b3 + (unsigned __int128)a8 * b2;
  const unsigned __int128 e9 = (unsigned __int128)a1 * b8 + (unsigned __int128)a2 * b7 +
      (unsigned __int128)a3 * b6 + (unsigned __int128)a4 * b5 + (unsigned __int128)a5 * b4 +
      (unsigned __int128)a6 * b3 + (unsigned __int128)a7 * b2 + (unsigned __int128)a8 * b1;
  const unsigned __int128 t7 = (unsigned __int128)a0 * b7 + (unsigned __int128)a1 * b6 +
      (unsigned __int128)a2 * b5 + (unsigned __int128)a3 * b4 + (unsigned __int128)a4 * b3 +
      (unsigned __int128)a5 * b2 + (unsigned __int128)a6 * b1 + (unsigned __int128)a7 * b0 +
      (e16 << 1);
  const unsigned __int128 h7 = t7 >> 58;
  const unsigned __int128 l7 = t7 & 0x3ffffffffffffffULL;
  const unsigned __int128 t8 = (unsigned __int128)a0 * b8 + (unsigned __int128)a1 * b7 +
      (unsigned __int128)a2 * b6 + (unsigned __int128)a3 * b5 + (unsigned __int128)a4 * b4 +
      (unsigned __int128)a5 * b3 + (unsigned __int128)a6 * b2 + (unsigned __int128)a7 * b1 +
      (unsigned __int128)a8 * b0 + h7;
  const unsigned __int128 h8 = t8 >> 58;
  const unsigned __int128 l8 = t8 & 0x3ffffffffffffffULL;
  const unsigned __int128 c = l8 >> 57;
  const unsigned __int128 top = l8 & 0x1ffffffffffffffULL;
  const unsigned __int128 s = (unsigned __int128)a0 * b0 + (e9 << 1) + c + (h8 << 1);
  const unsigned __int128 c2 = s >> 58;
  const unsigned __int128 s2 = (unsigned __int128)a0 * b1 + (unsigned __int128)a1 * b0 +
      (e10 << 1) + c2;
  const unsigned __int128 c3 = s2 >> 58;
  const unsigned __int128 s3 = (unsigned __int128)a0 * b2 + (unsigned __int128)a1 * b1 +
      (unsigned __int128)a2 * b0 + (e11 << 1) + c3;
  const unsigned __int128 c4 = s3 >> 58;
  const unsigned __int128 s4 = (unsigned __int128)a0 * b3 + (unsigned __int128)a1 * b2 +
      (unsigned __int128)a2 * b1 + (unsigned __int128)a3 * b0 + (e12 << 1) + c4;
  const unsigned __int128 c5 = s4 >> 58;
  const unsigned __int128 s5 = (unsigned __int128)a0 * b4 + (unsigned __int128)a1 * b3 +
      (unsigned __int128)a2 * b2 + (unsigned __int128)a3 * b1 + (unsigned __int128)a4 * b0 +
      (e13 << 1) + c5;
  const unsigned __int128 c6 = s5 >> 58;
  const unsigned __int128 s6 = (unsigned __int128)a0 * b5 + (unsigned __int128)a1 * b4 +
      (unsigned __int128)a2 * b3 + (unsigned __int128)a3 * b2 + (unsigned __int128)a4 * b1 +
      (unsigned __int128)a5 * b0 + (e14 << 1) + c6;
  const unsigned __int128 c7 = s6 >> 58;
  const unsigned __int128 s7 = (unsigned __int128)a0 * b6 + (unsigned __int128)a1 * b5 +
      (unsigned __int128)a2 * b4 + (unsigned __int128)a3 * b3 + (unsigned __int128)a4 * b2 +
      (unsigned __int128)a5 * b1 + (unsigned __int128)a6 * b0 + (e15 << 1) + c7;
  const unsigned __int128 c8 = s7 >> 58;
  const unsigned __int128 s8 = l7 + c8;
  const unsigned __int128 c9 = s8 >> 58;
  r[0] = (uint64_t)(s & 0x3ffffffffffffffULL);
  r[1] = (uint64_t)(s2 & 0x3ffffffffffffffULL);
  r[2] = (uint64_t)(s3 & 0x3ffffffffffffffULL);
  r[3] = (uint64_t)(s4 & 0x3ffffffffffffffULL);
  r[4] = (uint64_t)(s5 & 0x3ffffffffffffffULL);
  r[5] = (uint64_t)(s6 & 0x3ffffffffffffffULL);
  r[6] = (uint64_t)(s7 & 0x3ffffffffffffffULL);
  r[7] = (uint64_t)(s8 & 0x3ffffffffffffffULL);
  r[8] = (uint64_t)(top + c9);
}

static inline void p521_fe_mul(p521_fe *r, const p521_fe_loose *a, const p521_fe_loose *b) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_check(b->limb, p521_fe_loose_bounds, __func__);
  p521_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.001 m.
 * Largest intermediate value: 2^123.08. Word multiplications: 45. */
static inline void p521_fe_sqr_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const uint64_t d0 = a0 << 1;
  const uint64_t d1 = a1 << 1;
  const uint64_t d2 = a2 << 1;
  const uint64_t d3 = a3 << 1;
  const uint64_t d4 = a4 << 1;
  const uint64_t d5 = a5 << 1;
  const uint64_t d6 = a6 << 1;
  const uint64_t d7 = a7 << 1;
  const unsigned __int128 e16 = (unsigned __int128)a8 * a8;
  const unsigned __int128 e15 = (unsigned __int128)d7 * a8;
  const unsigned __int128 e14 = (unsigned __int128)d6 * a8 + (unsigned __int128)a7 * a7;
  const unsigned __int128 e13 = (unsigned __int128)d5 * a8 + (unsigned __int128)d6 * a7;
  const unsigned __int128 e12 = (unsigned __int128)d4 * a8 + (unsigned __int128)d5 * a7 +
      (unsigned __int128)a6 * a6;
  const unsigned __int128 e11 = (unsigned __int128)d3 * a8 + (unsigned __int128)d4 * a7 +
      (unsigned __int128)d5 * a6;
  const unsigned __int128 e10 = (unsigned __int128)d2 * a8 + (unsigned __int128)d3 * a7 +
      (unsigned __int128)d4 * a6 + (unsigned __int128)a5 * a5;
  const unsigned __int128 e9 = (unsigned __int128)d1 * a8 + (unsigned __int128)d2 * a7 +
      (unsigned __int128)d3 * a6 + (unsigned __int128)d4 * a5;
  const unsigned __int128 t7 = (unsigned __int128)d0 * a7 + (unsigned __int128)d1 * a6 +
      (unsigned __int128)d2 * a5 + (unsigned __int128)d3 * a4 + (e16 << 1);
  const unsigned __int128 h7 = t7 >> 58;
  const unsigned __int128 l7 = t7 & 0x3ffffffffffffffULL;
  const unsigned __int128 t8 = (unsigned __int128)d0 * a8 + (unsigned __int128)d1 * a7 +
      (unsigned __int128)d2 * a6 + (unsigned __int128)d3 * a5 + (unsigned __int128)a4 * a4 + h7;
  const unsigned __int128 h8 = t8 >> 58;
  const unsigned __int128 l8 = t8 & 0x3ffffffffffffffULL;
  const unsigned __int128 c = l8 >> 57;
  const unsigned __int128 top = l8 & 0x1ffffffffffffffULL;
  const unsigned __int128 s = (unsigned __int128)a0 * a0 + (e9 << 1) + c + (h8 << 1);
  const unsigned __int128 c2 = s >> 58;
  const unsigned __int128 s2 = (unsigned __int128)d0 * a1 + (e10 << 1) + c2;
  const unsigned __int128 c3 = s2 >> 58;
  const unsigned __int128 s3 = (unsigned __int128)d0 * a2 + (unsigned __int128)a1 * a1 +
      (e11 << 1) + c3;
  const unsigned __int128 c4 = s3 >> 58;
  const unsigned __int128 s4 = (unsigned __int128)d0 * a3 + (unsigned __int128)d1 * a2 +
      (e12 << 1) + c4;
  const unsigned __int128 c5 = s4 >> 58;
  const unsigned __int128 s5 = (unsigned __int128)d0 * a4 + (unsigned __int128)d1 * a3 +
      (unsigned __int128)a2 * a2 + (e13 << 1) + c5;
  const unsigned __int128 c6 = s5 >> 58;
  const unsigned __int128 s6 = (unsigned __int128)d0 * a5 + (unsigned __int128)d1 * a4 +
      (unsigned __int128)d2 * a3 + (e14 << 1) + c6;
  const unsigned __int128 c7 = s6 >> 58;
  const unsigned __int128 s7 = (unsigned __int128)d0 * a6 + (unsigned __int128)d1 * a5 +
      (unsigned __int128)d2 * a4 + (unsigned __int128)a3 * a3 + (e15 << 1) + c7;
  const unsigned __int128 c8 = s7 >> 58;
  const unsigned __int128 s8 = l7 + c8;
  const unsigned __int128 c9 = s8 >> 58;
  r[0] = (uint64_t)(s & 0x3ffffffffffffffULL);
  r[1] = (uint64_t)(s2 & 0x3ffffffffffffffULL);
  r[2] = (uint64_t)(s3 & 0x3ffffffffffffffULL);
  r[3] = (uint64_t)(s4 & 0x3ffffffffffffffULL);
  r[4] = (uint64_t)(s5 & 0x3ffffffffffffffULL);
  r[5] = (uint64_t)(s6 & 0x3ffffffffffffffULL);
  r[6] = (uint64_t)(s7 & 0x3ffffffffffffffULL);
  r[7] = (uint64_t)(s8 & 0x3ffffffffffffffULL);
  r[8] = (uint64_t)(top + c9);
}

static inline void p521_fe_sqr(p521_fe *r, const p521_fe_loose *a) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_sqr_limbs(r->v.limb, a->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^59.58. */
static inline void p521_fe_carry_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)a8;
  const int64_t q = top >> 57;
  const int64_t s0 = (int64_t)a0 + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)a3 + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)a4 + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)a5 + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)a6 + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)a7 + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (top & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_carry(p521_fe *r, const p521_fe_loose *a) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_carry_limbs(r->v.limb, a->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^59.00. */
static inline void p521_fe_mul2_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)(a8 << 1);
  const int64_t q = top >> 57;
  const int64_t s0 = (int64_t)(a0 << 1) + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 1) + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 1) + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 1) + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 1) + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 1) + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 1) + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)(a7 << 1) + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (top & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_mul2(p521_fe *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_mul2_limbs(r->v.limb, a->v.limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^59.58. Word multiplications: 9. */
static inline void p521_fe_mul3_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)(a8 * 3u);
  const int64_t q = top >> 57;
  const int64_t s0 = (int64_t)(a0 * 3u) + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 * 3u) + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 * 3u) + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 * 3u) + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 * 3u) + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 * 3u) + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 * 3u) + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)(a7 * 3u) + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (top & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_mul3(p521_fe *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_mul3_limbs(r->v.limb, a->v.limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^60.00. */
static inline void p521_fe_mul4_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)(a8 << 2);
  const int64_t q = top >> 57;
  const int64_t s0 = (int64_t)(a0 << 2) + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 2) + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 2) + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 2) + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 2) + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 2) + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 2) + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)(a7 << 2) + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (top & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_mul4(p521_fe *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_mul4_limbs(r->v.limb, a->v.limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^61.00. */
static inline void p521_fe_mul8_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t top = (int64_t)(a8 << 3);
  const int64_t q = top >> 57;
  const int64_t s0 = (int64_t)(a0 << 3) + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 3) + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 3) + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 3) + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 3) + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 3) + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)(a6 << 3) + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)(a7 << 3) + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (top & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_mul8(p521_fe *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_mul8_limbs(r->v.limb, a->v.limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^64.00. */
static inline void p521_fe_half_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even8 = (int64_t)a8 + (int64_t)ct_select(odd, 0x1ffffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 57);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 57);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 57);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 57);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 57);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 57);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 57);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 57);
  const int64_t half8 = even8 >> 1;
  const int64_t q = half8 >> 57;
  const int64_t s0 = half0 + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = half1 + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = half2 + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = half3 + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = half4 + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = half5 + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = half6 + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = half7 + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (half8 & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_half(p521_fe *r, const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  p521_fe_half_limbs(r->v.limb, a->v.limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs to 2^58.000, the top one 2^57.000, value below 1.000 m.
 * Largest intermediate value: 2^64.00. Word multiplications: 9. */
static inline void p521_fe_half3_limbs(uint64_t r[9], const uint64_t a[9]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8];
  const int64_t u0 = (int64_t)(a0 * 3u);
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even1 = (int64_t)(a1 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even2 = (int64_t)(a2 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even3 = (int64_t)(a3 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even4 = (int64_t)(a4 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even5 = (int64_t)(a5 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even6 = (int64_t)(a6 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even7 = (int64_t)(a7 * 3u) + (int64_t)ct_select(odd, 0x3ffffffffffffffULL, 0u);
  const int64_t even8 = (int64_t)(a8 * 3u) + (int64_t)ct_select(odd, 0x1ffffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 57);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 57);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 57);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 57);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 57);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 57);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 57);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 57);
  const int64_t half8 = even8 >> 1;
  const int64_t q = half8 >> 57;
  const int64_t s0 = half0 + q;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = half1 + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = half2 + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = half3 + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = half4 + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = half5 + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = half6 + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = half7 + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (half8 & 0x1ffffffffffffffLL) + c7;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
  r[7] = (uint64_t)x7;
  r[8] = (uint64_t)x8;
}

static inline void p521_fe_half3(p521_fe *r, const p521_fe_loose *a) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_half3_limbs(r->v.limb, a->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p521_fe_select_loose(p521_fe_loose *r, ct_mask mask, const p521_fe_loose *a,
                                   const p521_fe_loose *b) {
  const uint64_t m = (uint64_t)ct_barrier(mask);
  for (int i = 0; i < 9; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p521_fe_select(p521_fe *r, ct_mask mask, const p521_fe *a, const p521_fe *b) {
  p521_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p521_fe_pack(uint64_t w[9], const p521_fe *a) {
  p521_fe_check(a->v.limb, p521_fe_tight_bounds, __func__);
  const uint64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8];
  const int64_t s0 = (int64_t)a0;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)a3 + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)a4 + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)a5 + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)a6 + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)a7 + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = (int64_t)a8 + c7;
  const int64_t y0 = x0 - 0x3ffffffffffffffLL;
  const int64_t borrow = y0 >> 58;
  const int64_t y1 = x1 - 0x3ffffffffffffffLL + borrow;
  const int64_t borrow2 = y1 >> 58;
  const int64_t y2 = x2 - 0x3ffffffffffffffLL + borrow2;
  const int64_t borrow3 = y2 >> 58;
  const int64_t y3 = x3 - 0x3ffffffffffffffLL + borrow3;
  const int64_t borrow4 = y3 >> 58;
  const int64_t y4 = x4 - 0x3ffffffffffffffLL + borrow4;
  const int64_t borrow5 = y4 >> 58;
  const int64_t y5 = x5 - 0x3ffffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 58;
  const int64_t y6 = x6 - 0x3ffffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 58;
  const int64_t y7 = x7 - 0x3ffffffffffffffLL + borrow7;
  const int64_t borrow8 = y7 >> 58;
  const int64_t y8 = x8 - 0x1ffffffffffffffLL + borrow8;
  const int64_t borrow9 = y8 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow9);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0,
      (uint64_t)(y0 & 0x3ffffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1,
      (uint64_t)(y1 & 0x3ffffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2,
      (uint64_t)(y2 & 0x3ffffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3,
      (uint64_t)(y3 & 0x3ffffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4,
      (uint64_t)(y4 & 0x3ffffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5,
      (uint64_t)(y5 & 0x3ffffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6,
      (uint64_t)(y6 & 0x3ffffffffffffffLL));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7,
      (uint64_t)(y7 & 0x3ffffffffffffffLL));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8,
      (uint64_t)(y8 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  const uint64_t u3 = (uint64_t)z4;
  const uint64_t u4 = (uint64_t)z5;
  const uint64_t u5 = (uint64_t)z6;
  const uint64_t u6 = (uint64_t)z7;
  const uint64_t u7 = (uint64_t)z8;
  w[0] = (uint64_t)z0 + ((u0 & 63u) << 58);
  w[1] = (u0 >> 6) + ((u1 & 0xfffu) << 52);
  w[2] = (u1 >> 12) + ((u2 & 0x3ffffu) << 46);
  w[3] = (u2 >> 18) + ((u3 & 0xffffffu) << 40);
  w[4] = (u3 >> 24) + ((u4 & 0x3fffffffu) << 34);
  w[5] = (u4 >> 30) + ((u5 & 0xfffffffffULL) << 28);
  w[6] = (u5 >> 36) + ((u6 & 0x3ffffffffffULL) << 22);
  w[7] = (u6 >> 42) + ((u7 & 0xffffffffffffULL) << 16);
  w[8] = u7 >> 48;
}

/* The inverse of pack, for any w below 2^528. Out: tight. */
static inline void p521_fe_unpack(p521_fe *r, const uint64_t w[9]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6],
      w7 = w[7], w8 = w[8];
  const int64_t top = (int64_t)((w7 >> 16) + ((w8 & 0x1ffu) << 48));
  const int64_t above = (int64_t)(w8 >> 9);
  const int64_t s0 = (int64_t)(w0 & 0x3ffffffffffffffULL) + above;
  const int64_t c0 = s0 >> 58;
  const int64_t x0 = s0 & 0x3ffffffffffffffLL;
  const int64_t s1 = (int64_t)((w0 >> 58) + ((w1 & 0xfffffffffffffULL) << 6)) + c0;
  const int64_t c1 = s1 >> 58;
  const int64_t x1 = s1 & 0x3ffffffffffffffLL;
  const int64_t s2 = (int64_t)((w1 >> 52) + ((w2 & 0x3fffffffffffULL) << 12)) + c1;
  const int64_t c2 = s2 >> 58;
  const int64_t x2 = s2 & 0x3ffffffffffffffLL;
  const int64_t s3 = (int64_t)((w2 >> 46) + ((w3 & 0xffffffffffULL) << 18)) + c2;
  const int64_t c3 = s3 >> 58;
  const int64_t x3 = s3 & 0x3ffffffffffffffLL;
  const int64_t s4 = (int64_t)((w3 >> 40) + ((w4 & 0x3ffffffffULL) << 24)) + c3;
  const int64_t c4 = s4 >> 58;
  const int64_t x4 = s4 & 0x3ffffffffffffffLL;
  const int64_t s5 = (int64_t)((w4 >> 34) + ((w5 & 0xfffffffu) << 30)) + c4;
  const int64_t c5 = s5 >> 58;
  const int64_t x5 = s5 & 0x3ffffffffffffffLL;
  const int64_t s6 = (int64_t)((w5 >> 28) + ((w6 & 0x3fffffu) << 36)) + c5;
  const int64_t c6 = s6 >> 58;
  const int64_t x6 = s6 & 0x3ffffffffffffffLL;
  const int64_t s7 = (int64_t)((w6 >> 22) + ((w7 & 0xffffu) << 42)) + c6;
  const int64_t c7 = s7 >> 58;
  const int64_t x7 = s7 & 0x3ffffffffffffffLL;
  const int64_t x8 = top + c7;
  r->v.limb[0] = (uint64_t)x0;
  r->v.limb[1] = (uint64_t)x1;
  r->v.limb[2] = (uint64_t)x2;
  r->v.limb[3] = (uint64_t)x3;
  r->v.limb[4] = (uint64_t)x4;
  r->v.limb[5] = (uint64_t)x5;
  r->v.limb[6] = (uint64_t)x6;
  r->v.limb[7] = (uint64_t)x7;
  r->v.limb[8] = (uint64_t)x8;
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask p521_fe_is_zero(const p521_fe *a) {
  uint64_t w[9], any = 0;
  p521_fe_pack(w, a);
  for (int i = 0; i < 9; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask p521_fe_eq(const p521_fe *a, const p521_fe *b) {
  p521_fe_loose difference;
  p521_fe carried;
  p521_fe_sub(&difference, a, b);
  p521_fe_carry(&carried, &difference);
  return p521_fe_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask p521_fe_from_bytes(p521_fe *r, const uint8_t in[66]) {
  uint64_t w[9];
  bytes_load_be(w, in, 66);
  p521_fe_unpack(r, w);
  return ct_words_less(w, p521_fe_modulus, 9);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p521_fe_to_bytes(uint8_t out[66], const p521_fe *a) {
  uint64_t w[9];
  p521_fe_pack(w, a);
  bytes_store_be(out, w, 66);
}

#endif

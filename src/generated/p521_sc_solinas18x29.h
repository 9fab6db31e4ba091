/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p521 --field n --layout solinas-18x29 --out src/generated/p521_sc_solinas18x29.h
 *
 * Field    integers modulo m = n
 *          m = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
 * Layout   solinas-18x29: 18 signed limbs of 29 bits, balanced; products in 64 bits, folded from
 *          the top by 2^522 mod m
 * Value    sum of limb[i] 2^(29 i), mod m
 * Tight    limbs within 2^28.000, the top one 2^28.000, value in (-1.001 m, 1.001 m)
 * Loose    limbs within 2^29.000, the top one 2^29.000, value in (-2.001 m, 2.001 m)
 *
 * The bounds were computed exactly for every intermediate value; p521_sc_tight_bounds and
 * p521_sc_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P521_SC_SOLINAS18X29_H
#define SLIMB_GENERATED_P521_SC_SOLINAS18X29_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int32_t limb[18];
} p521_sc_loose;

typedef struct {
  p521_sc_loose v;
} p521_sc;

static inline const p521_sc_loose *p521_sc_relax(const p521_sc *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p521_sc_tight_bounds[4][18] = {
    {-0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000000, -0x10000011},
    {0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0x10000012},
    {0x10000000, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, -0x10000012},
    {0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0xfffffff, 0x10000012},
};
static const int64_t p521_sc_loose_bounds[4][18] = {
    {-0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000000, -0x20000023},
    {0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x1fffffff, 0x20000024},
    {0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, -0x20000024},
    {0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x1ffffffe, 0x20000024},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p521_sc_check(const int32_t limb[18], const int64_t bounds[4][18],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 18; i++) {
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

static const p521_sc p521_sc_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p521_sc p521_sc_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const uint64_t p521_sc_modulus[9] = {
    0xbb6fb71e91386409, 0x3bb5c9b8899c47ae, 0x7fcc0148f709a5d0, 0x51868783bf2f966b, 0xfffffffffffffffa, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x00000000000001ff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p521_sc_inverse_factor[9] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^29.000, the top one 2^29.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^29.00. */
static inline void p521_sc_add_limbs(int32_t r[18], const int32_t a[18], const int32_t b[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17], b0 = b[0], b1 = b[1], b2 = b[2],
      b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10],
      b11 = b[11], b12 = b[12], b13 = b[13], b14 = b[14], b15 = b[15], b16 = b[16], b17 = b[17];
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
  r[16] = a16 + b16;
  r[17] = a17 + b17;
}

static inline void p521_sc_add(p521_sc_loose *r, const p521_sc *a, const p521_sc *b) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_check(b->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_add_limbs(r->limb, a->v.limb, b->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^29.000, the top one 2^29.000, value in (-2.001 m, 2.001 m).
 * Largest intermediate value: 2^29.00. */
static inline void p521_sc_sub_limbs(int32_t r[18], const int32_t a[18], const int32_t b[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17], b0 = b[0], b1 = b[1], b2 = b[2],
      b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10],
      b11 = b[11], b12 = b[12], b13 = b[13], b14 = b[14], b15 = b[15], b16 = b[16], b17 = b[17];
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
  r[16] = a16 - b16;
  r[17] = a17 - b17;
}

static inline void p521_sc_sub(p521_sc_loose *r, const p521_sc *a, const p521_sc *b) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_check(b->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^28.000, the top one 2^28.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^28.00. */
static inline void p521_sc_neg_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
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
  r[16] = 0 - a16;
  r[17] = 0 - a17;
}

static inline void p521_sc_neg(p521_sc_loose *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_neg_limbs(r->limb, a->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^28.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^62.17. Word multiplications: 495. */
static inline void p521_sc_mul_limbs(int32_t r[18], const int32_t a[18], const int32_t b[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17], b0 = b[0], b1 = b[1], b2 = b[2],
      b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9], b10 = b[10],
      b11 = b[11], b12 = b[12], b13 = b[13], b14 = b[14], b15 = b[15], b16 = b[16], b17 = b[17];
  const int64_t t16 = (int64_t)a0 * b16 + (int64_t)a1 * b15 + (int64_t)a2 * b14 +
      (int64_t)a3 * b13 + (int64_t)a4 * b12 + (int64_t)a5 * b11 + (int64_t)a6 * b10 +
      (int64_t)a7 * b9 + (int64_t)a8 * b8 + (int64_t)a9 * b7 + (int64_t)a10 * b6 +
      (int64_t)a11 * b5 + (int64_t)a12 * b4 + (int64_t)a13 * b3 + (int64_t)a14 * b2 +
      (int64_t)a15 * b1 + (int64_t)a16 * b0;
  const int64_t h16 = t16 >> 29;
  const int64_t l16 = t16 & 0x1fffffff;
  const int64_t t17 = (int64_t)a0 * b17 + (int64_t)a1 * b16 + (int64_t)a2 * b15 +
      (int64_t)a3 * b14 + (int64_t)a4 * b13 + (int64_t)a5 * b12 + (int64_t)a6 * b11 +
      (int64_t)a7 * b10 + (int64_t)a8 * b9 + (int64_t)a9 * b8 + (int64_t)a10 * b7 +
      (int64_t)a11 * b6 + (int64_t)a12 * b5 + (int64_t)a13 * b4 + (int64_t)a14 * b3 +
      (int64_t)a15 * b2 + (int64_t)a16 * b1 + (int64_t)a17 * b0 + h16;
  const int64_t h17 = t17 >> 29;
  const int64_t l17 = t17 & 0x1fffffff;
  const int64_t t18 = (int64_t)a1 * b17 + (int64_t)a2 * b16 + (int64_t)a3 * b15 +
      (int64_t)a4 * b14 + (int64_t)a5 * b13 + (int64_t)a6 * b12 + (int64_t)a7 * b11 +
      (int64_t)a8 * b10 + (int64_t)a9 * b9 + (int64_t)a10 * b8 + (int64_t)a11 * b7 +
      (int64_t)a12 * b6 + (int64_t)a13 * b5 + (int64_t)a14 * b4 + (int64_t)a15 * b3 +
      (int64_t)a16 * b2 + (int64_t)a17 * b1 + h17;
  const int64_t h18 = t18 >> 29;
  const int64_t l18 = t18 & 0x1fffffff;
  const int64_t t19 = (int64_t)a2 * b17 + (int64_t)a3 * b16 + (int64_t)a4 * b15 +
      (int64_t)a5 * b14 + (int64_t)a6 * b13 + (int64_t)a7 * b12 + (int64_t)a8 * b11 +
      (int64_t)a9 * b10 + (int64_t)a10 * b9 + (int64_t)a11 * b8 + (int64_t)a12 * b7 +
      (int64_t)a13 * b6 + (int64_t)a14 * b5 + (int64_t)a15 * b4 + (int64_t)a16 * b3 +
      (int64_t)a17 * b2 + h18;
  const int64_t h19 = t19 >> 29;
  const int64_t l19 = t19 & 0x1fffffff;
  const int64_t t20 = (int64_t)a3 * b17 + (int64_t)a4 * b16 + (int64_t)a5 * b15 +
      (int64_t)a6 * b14 + (int64_t)a7 * b13 + (int64_t)a8 * b12 + (int64_t)a9 * b11 +
      (int64_t)a10 * b10 + (int64_t)a11 * b9 + (int64_t)a12 * b8 + (int64_t)a13 * b7 +
      (int64_t)a14 * b6 + (int64_t)a15 * b5 + (int64_t)a16 * b4 + (int64_t)a17 * b3 + h19;
  const int64_t h20 = t20 >> 29;
  const int64_t l20 = t20 & 0x1fffffff;
  const int64_t t21 = (int64_t)a4 * b17 + (int64_t)a5 * b16 + (int64_t)a6 * b15 +
      (int64_t)a7 * b14 + (int64_t)a8 * b13 + (int64_t)a9 * b12 + (int64_t)a10 * b11 +
      (int64_t)a11 * b10 + (int64_t)a12 * b9 + (int64_t)a13 * b8 + (int64_t)a14 * b7 +
      (int64_t)a15 * b6 + (int64_t)a16 * b5 + (int64_t)a17 * b4 + h20;
  const int64_t h21 = t21 >> 29;
  const int64_t l21 = t21 & 0x1fffffff;
  const int64_t t22 = (int64_t)a5 * b17 + (int64_t)a6 * b16 + (int64_t)a7 * b15 +
      (int64_t)a8 * b14 + (int64_t)a9 * b13 + (int64_t)a10 * b12 + (int64_t)a11 * b11 +
      (int64_t)a12 * b10 + (int64_t)a13 * b9 + (int64_t)a14 * b8 + (int64_t)a15 * b7 +
      (int64_t)a16 * b6 + (int64_t)a17 * b5 + h21;
  const int64_t h22 = t22 >> 29;
  const int64_t l22 = t22 & 0x1fffffff;
  const int64_t t23 = (int64_t)a6 * b17 + (int64_t)a7 * b16 + (int64_t)a8 * b15 +
      (int64_t)a9 * b14 + (int64_t)a10 * b13 + (int64_t)a11 * b12 + (int64_t)a12 * b11 +
      (int64_t)a13 * b10 + (int64_t)a14 * b9 + (int64_t)a15 * b8 + (int64_t)a16 * b7 +
      (int64_t)a17 * b6 + h22;
  const int64_t h23 = t23 >> 29;
  const int64_t l23 = t23 & 0x1fffffff;
  const int64_t t24 = (int64_t)a7 * b17 + (int64_t)a8 * b16 + (int64_t)a9 * b15 +
      (int64_t)a10 * b14 + (int64_t)a11 * b13 + (int64_t)a12 * b12 + (int64_t)a13 * b11 +
      (int64_t)a14 * b10 + (int64_t)a15 * b9 + (int64_t)a16 * b8 + (int64_t)a17 * b7 + h23;
  const int64_t h24 = t24 >> 29;
  const int64_t l24 = t24 & 0x1fffffff;
  const int64_t t25 = (int64_t)a8 * b17 + (int64_t)a9 * b16 + (int64_t)a10 * b15 +
      (int64_t)a11 * b14 + (int64_t)a12 * b13 + (int64_t)a13 * b12 + (int64_t)a14 * b11 +
      (int64_t)a15 * b10 + (int64_t)a16 * b9 + (int64_t)a17 * b8 + h24;
  const int64_t h25 = t25 >> 29;
  const int64_t l25 = t25 & 0x1fffffff;
  const int64_t t26 = (int64_t)a9 * b17 + (int64_t)a10 * b16 + (int64_t)a11 * b15 +
      (int64_t)a12 * b14 + (int64_t)a13 * b13 + (int64_t)a14 * b12 + (int64_t)a15 * b11 +
      (int64_t)a16 * b10 + (int64_t)a17 * b9 + h25;
  const int64_t h26 = t26 >> 29;
  const int64_t l26 = t26 & 0x1fffffff;
  const int64_t t27 = (int64_t)a10 * b17 + (int64_t)a11 * b16 + (int64_t)a12 * b15 +
      (int64_t)a13 * b14 + (int64_t)a14 * b13 + (int64_t)a15 * b12 + (int64_t)a16 * b11 +
      (int64_t)a17 * b10 + h26;
  const int64_t h27 = t27 >> 29;
  const int64_t l27 = t27 & 0x1fffffff;
  const int64_t t28 = (int64_t)a11 * b17 + (int64_t)a12 * b16 + (int64_t)a13 * b15 +
      (int64_t)a14 * b14 + (int64_t)a15 * b13 + (int64_t)a16 * b12 + (int64_t)a17 * b11 + h27;
  const int64_t h28 = t28 >> 29;
  const int64_t l28 = t28 & 0x1fffffff;
  const int64_t t29 = (int64_t)a12 * b17 + (int64_t)a13 * b16 + (int64_t)a14 * b15 +
      (int64_t)a15 * b14 + (int64_t)a16 * b13 + (int64_t)a17 * b12 + h28;
  const int64_t h29 = t29 >> 29;
  const int64_t l29 = t29 & 0x1fffffff;
  const int64_t t30 = (int64_t)a13 * b17 + (int64_t)a14 * b16 + (int64_t)a15 * b15 +
      (int64_t)a16 * b14 + (int64_t)a17 * b13 + h29;
  const int64_t h30 = t30 >> 29;
  const int64_t l30 = t30 & 0x1fffffff;
  const int64_t t31 = (int64_t)a14 * b17 + (int64_t)a15 * b16 + (int64_t)a16 * b15 +
      (int64_t)a17 * b14 + h30;
  const int64_t h31 = t31 >> 29;
  const int64_t l31 = t31 & 0x1fffffff;
  const int64_t t32 = (int64_t)a15 * b17 + (int64_t)a16 * b16 + (int64_t)a17 * b15 + h31;
  const int64_t h32 = t32 >> 29;
  const int64_t l32 = t32 & 0x1fffffff;
  const int64_t t33 = (int64_t)a16 * b17 + (int64_t)a17 * b16 + h32;
  const int64_t h33 = t33 >> 29;
  const int64_t l33 = t33 & 0x1fffffff;
  const int64_t t34 = (int64_t)a17 * b17 + h33;
  const int64_t h34 = t34 >> 29;
  const int64_t l34 = t34 & 0x1fffffff;
  const int64_t t25_2 = l25 + h34 * 0xb5cf2f1;
  const int64_t t24_2 = l24 - h34 * 0xefcbe6 + l34 * 0xb5cf2f1;
  const int64_t t23_2 = l23 + h34 * 0xca401a0 - l34 * 0xefcbe6 + l33 * 0xb5cf2f1;
  const int64_t t22_2 = l22 - h34 * 0x148f70a + l34 * 0xca401a0 - l33 * 0xefcbe6 +
      l32 * 0xb5cf2f1;
  const int64_t t21_2 = l21 + h34 * 0xb45f889 - l34 * 0x148f70a + l33 * 0xca401a0 -
      l32 * 0xefcbe6 + l31 * 0xb5cf2f1;
  const int64_t t20_2 = l20 + h34 * 0x8d91dda + l34 * 0xb45f889 - l33 * 0x148f70a +
      l32 * 0xca401a0 - l31 * 0xefcbe6 + l30 * 0xb5cf2f1;
  const int64_t t19_2 = l19 - h34 * 0xe23d75e + l34 * 0x8d91dda + l33 * 0xb45f889 -
      l32 * 0x148f70a + l31 * 0xca401a0 - l30 * 0xefcbe6 + l29 * 0xb5cf2f1;
  const int64_t t18_2 = l18 + h34 * 0x9048e17 - l34 * 0xe23d75e + l33 * 0x8d91dda +
      l32 * 0xb45f889 - l31 * 0x148f70a + l30 * 0xca401a0 - l29 * 0xefcbe6 + l28 * 0xb5cf2f1;
  const int64_t h25_2 = t25_2 >> 29;
  const int64_t l25_2 = t25_2 & 0x1fffffff;
  const int64_t e26 = l26 + h25_2;
  const int64_t t16_2 = l16 - l34 * 0x270c812 + l33 * 0x9048e17 - l32 * 0xe23d75e +
      l31 * 0x8d91dda + l30 * 0xb45f889 - l29 * 0x148f70a + l28 * 0xca401a0 - l27 * 0xefcbe6 +
      e26 * 0xb5cf2f1;
  const int64_t h24_2 = t24_2 >> 29;
  const int64_t l24_2 = t24_2 & 0x1fffffff;
  const int64_t e25 = l25_2 + h24_2;
  const int64_t h23_2 = t23_2 >> 29;
  const int64_t l23_2 = t23_2 & 0x1fffffff;
  const int64_t e24 = l24_2 + h23_2;
  const int64_t h22_2 = t22_2 >> 29;
  const int64_t l22_2 = t22_2 & 0x1fffffff;
  const int64_t e23 = l23_2 + h22_2;
  const int64_t h21_2 = t21_2 >> 29;
  const int64_t l21_2 = t21_2 & 0x1fffffff;
  const int64_t e22 = l22_2 + h21_2;
  const int64_t h20_2 = t20_2 >> 29;
  const int64_t l20_2 = t20_2 & 0x1fffffff;
  const int64_t e21 = l21_2 + h20_2;
  const int64_t h19_2 = t19_2 >> 29;
  const int64_t l19_2 = t19_2 & 0x1fffffff;
  const int64_t e20 = l20_2 + h19_2;
  const int64_t h18_2 = t18_2 >> 29;
  const int64_t l18_2 = t18_2 & 0x1fffffff;
  const int64_t e19 = l19_2 + h18_2;
  const int64_t h16_2 = t16_2 >> 29;
  const int64_t l16_2 = t16_2 & 0x1fffffff;
  const int64_t t17_2 = l17 - h34 * 0x270c812 + l34 * 0x9048e17 - l33 * 0xe23d75e +
      l32 * 0x8d91dda + l31 * 0xb45f889 - l30 * 0x148f70a + l29 * 0xca401a0 - l28 * 0xefcbe6 +
      l27 * 0xb5cf2f1 + h16_2;
  const int64_t h17_2 = t17_2 >> 29;
  const int64_t l17_2 = t17_2 & 0x1fffffff;
  const int64_t t18_3 = l18_2 + h17_2;
  const int64_t h18_3 = t18_3 >> 29;
  const int64_t l18_3 = t18_3 & 0x1fffffff;
  const int64_t s = l17_2 + 0x10000000;
  const int64_t c = s >> 29;
  const int64_t top = (s & 0x1fffffff) - 0x10000000;
  const int64_t e18 = l18_3 + c;
  const int64_t s2 = (int64_t)a0 * b0 - e18 * 0x270c812 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t s3 = (int64_t)a0 * b1 + (int64_t)a1 * b0 - e19 * 0x270c812 - h18_3 * 0x270c812 +
      e18 * 0x9048e17 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t s4 = (int64_t)a0 * b2 + (int64_t)a1 * b1 + (int64_t)a2 * b0 - e20 * 0x270c812 +
      e19 * 0x9048e17 + h18_3 * 0x9048e17 - e18 * 0xe23d75e + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t s5 = (int64_t)a0 * b3 + (int64_t)a1 * b2 + (int64_t)a2 * b1 + (int64_t)a3 * b0 -
      e21 * 0x270c812 + e20 * 0x9048e17 - e19 * 0xe23d75e - h18_3 * 0xe23d75e + e18 * 0x8d91dda +
      c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t s6 = (int64_t)a0 * b4 + (int64_t)a1 * b3 + (int64_t)a2 * b2 + (int64_t)a3 * b1 +
      (int64_t)a4 * b0 - e22 * 0x270c812 + e21 * 0x9048e17 - e20 * 0xe23d75e + e19 * 0x8d91dda +
      h18_3 * 0x8d91dda + e18 * 0xb45f889 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t s7 = (int64_t)a0 * b5 + (int64_t)a1 * b4 + (int64_t)a2 * b3 + (int64_t)a3 * b2 +
      (int64_t)a4 * b1 + (int64_t)a5 * b0 - e23 * 0x270c812 + e22 * 0x9048e17 - e21 * 0xe23d75e +
      e20 * 0x8d91dda + e19 * 0xb45f889 + h18_3 * 0xb45f889 - e18 * 0x148f70a + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t s8 = (int64_t)a0 * b6 + (int64_t)a1 * b5 + (int64_t)a2 * b4 + (int64_t)a3 * b3 +
      (int64_t)a4 * b2 + (int64_t)a5 * b1 + (int64_t)a6 * b0 - e24 * 0x270c812 +
      e23 * 0x9048e17 - e22 * 0xe23d75e + e21 * 0x8d91dda + e20 * 0xb45f889 - e19 * 0x148f70a -
      h18_3 * 0x148f70a + e18 * 0xca401a0 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t s9 = (int64_t)a0 * b7 + (int64_t)a1 * b6 + (int64_t)a2 * b5 + (int64_t)a3 * b4 +
      (int64_t)a4 * b3 + (int64_t)a5 * b2 + (int64_t)a6 * b1 + (int64_t)a7 * b0 -
      e25 * 0x270c812 + e24 * 0x9048e17 - e23 * 0xe23d75e + e22 * 0x8d91dda + e21 * 0xb45f889 -
      e20 * 0x148f70a + e19 * 0xca401a0 + h18_3 * 0xca401a0 - e18 * 0xefcbe6 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t s10 = (int64_t)a0 * b8 + (int64_t)a1 * b7 + (int64_t)a2 * b6 + (int64_t)a3 * b5 +
      (int64_t)a4 * b4 + (int64_t)a5 * b3 + (int64_t)a6 * b2 + (int64_t)a7 * b1 +
      (int64_t)a8 * b0 - e26 * 0x270c812 + e25 * 0x9048e17 - e24 * 0xe23d75e + e23 * 0x8d91dda +
      e22 * 0xb45f889 - e21 * 0x148f70a + e20 * 0xca401a0 - e19 * 0xefcbe6 - h18_3 * 0xefcbe6 +
      e18 * 0xb5cf2f1 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t s11 = (int64_t)a0 * b9 + (int64_t)a1 * b8 + (int64_t)a2 * b7 + (int64_t)a3 * b6 +
      (int64_t)a4 * b5 + (int64_t)a5 * b4 + (int64_t)a6 * b3 + (int64_t)a7 * b2 +
      (int64_t)a8 * b1 + (int64_t)a9 * b0 - l27 * 0x270c812 + e26 * 0x9048e17 - e25 * 0xe23d75e +
      e24 * 0x8d91dda + e23 * 0xb45f889 - e22 * 0x148f70a + e21 * 0xca401a0 - e20 * 0xefcbe6 +
      e19 * 0xb5cf2f1 + h18_3 * 0xb5cf2f1 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t s12 = (int64_t)a0 * b10 + (int64_t)a1 * b9 + (int64_t)a2 * b8 +
      (int64_t)a3 * b7 + (int64_t)a4 * b6 + (int64_t)a5 * b5 + (int64_t)a6 * b4 +
      (int64_t)a7 * b3 + (int64_t)a8 * b2 + (int64_t)a9 * b1 + (int64_t)a10 * b0 -
      l28 * 0x270c812 + l27 * 0x9048e17 - e26 * 0xe23d75e + e25 * 0x8d91dda + e24 * 0xb45f889 -
      e23 * 0x148f70a + e22 * 0xca401a0 - e21 * 0xefcbe6 + e20 * 0xb5cf2f1 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t s13 = (int64_t)a0 * b11 + (int64_t)a1 * b10 + (int64_t)a2 * b9 +
      (int64_t)a3 * b8 + (int64_t)a4 * b7 + (int64_t)a5 * b6 + (int64_t)a6 * b5 +
      (int64_t)a7 * b4 + (int64_t)a8 * b3 + (int64_t)a9 * b2 + (int64_t)a10 * b1 +
      (int64_t)a11 * b0 - l29 * 0x270c812 + l28 * 0x9048e17 - l27 * 0xe23d75e + e26 * 0x8d91dda +
      e25 * 0xb45f889 - e24 * 0x148f70a + e23 * 0xca401a0 - e22 * 0xefcbe6 + e21 * 0xb5cf2f1 +
      c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t s14 = (int64_t)a0 * b12 + (int64_t)a1 * b11 + (int64_t)a2 * b10 +
      (int64_t)a3 * b9 + (int64_t)a4 * b8 + (int64_t)a5 * b7 + (int64_t)a6 * b6 +
      (int64_t)a7 * b5 + (int64_t)a8 * b4 + (int64_t)a9 * b3 + (int64_t)a10 * b2 +
      (int64_t)a11 * b1 + (int64_t)a12 * b0 - l30 * 0x270c812 + l29 * 0x9048e17 -
      l28 * 0xe23d75e + l27 * 0x8d91dda + e26 * 0xb45f889 - e25 * 0x148f70a + e24 * 0xca401a0 -
      e23 * 0xefcbe6 + e22 * 0xb5cf2f1 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t s15 = (int64_t)a0 * b13 + (int64_t)a1 * b12 + (int64_t)a2 * b11 +
      (int64_t)a3 * b10 + (int64_t)a4 * b9 + (int64_t)a5 * b8 + (int64_t)a6 * b7 +
      (int64_t)a7 * b6 + (int64_t)a8 * b5 + (int64_t)a9 * b4 + (int64_t)a10 * b3 +
      (int64_t)a11 * b2 + (int64_t)a12 * b1 + (int64_t)a13 * b0 - l31 * 0x270c812 +
      l30 * 0x9048e17 - l29 * 0xe23d75e + l28 * 0x8d91dda + l27 * 0xb45f889 - e26 * 0x148f70a +
      e25 * 0xca401a0 - e24 * 0xefcbe6 + e23 * 0xb5cf2f1 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t s16 = (int64_t)a0 * b14 + (int64_t)a1 * b13 + (int64_t)a2 * b12 +
      (int64_t)a3 * b11 + (int64_t)a4 * b10 + (int64_t)a5 * b9 + (int64_t)a6 * b8 +
      (int64_t)a7 * b7 + (int64_t)a8 * b6 + (int64_t)a9 * b5 + (int64_t)a10 * b4 +
      (int64_t)a11 * b3 + (int64_t)a12 * b2 + (int64_t)a13 * b1 + (int64_t)a14 * b0 -
      l32 * 0x270c812 + l31 * 0x9048e17 - l30 * 0xe23d75e + l29 * 0x8d91dda + l28 * 0xb45f889 -
      l27 * 0x148f70a + e26 * 0xca401a0 - e25 * 0xefcbe6 + e24 * 0xb5cf2f1 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t s17 = (int64_t)a0 * b15 + (int64_t)a1 * b14 + (int64_t)a2 * b13 +
      (int64_t)a3 * b12 + (int64_t)a4 * b11 + (int64_t)a5 * b10 + (int64_t)a6 * b9 +
      (int64_t)a7 * b8 + (int64_t)a8 * b7 + (int64_t)a9 * b6 + (int64_t)a10 * b5 +
      (int64_t)a11 * b4 + (int64_t)a12 * b3 + (int64_t)a13 * b2 + (int64_t)a14 * b1 +
      (int64_t)a15 * b0 - l33 * 0x270c812 + l32 * 0x9048e17 - l31 * 0xe23d75e + l30 * 0x8d91dda +
      l29 * 0xb45f889 - l28 * 0x148f70a + l27 * 0xca401a0 - e26 * 0xefcbe6 + e25 * 0xb5cf2f1 +
      c16 + 0x10000000;
  const int64_t c17 = s17 >> 29;
  const int64_t s18 = l16_2 + c17 + 0x10000000;
  const int64_t c18 = s18 >> 29;
  r[0] = (int32_t)((s2 & 0x1fffffff) - 0x10000000);
  r[1] = (int32_t)((s3 & 0x1fffffff) - 0x10000000);
  r[2] = (int32_t)((s4 & 0x1fffffff) - 0x10000000);
  r[3] = (int32_t)((s5 & 0x1fffffff) - 0x10000000);
  r[4] = (int32_t)((s6 & 0x1fffffff) - 0x10000000);
  r[5] = (int32_t)((s7 & 0x1fffffff) - 0x10000000);
  r[6] = (int32_t)((s8 & 0x1fffffff) - 0x10000000);
  r[7] = (int32_t)((s9 & 0x1fffffff) - 0x10000000);
  r[8] = (int32_t)((s10 & 0x1fffffff) - 0x10000000);
  r[9] = (int32_t)((s11 & 0x1fffffff) - 0x10000000);
  r[10] = (int32_t)((s12 & 0x1fffffff) - 0x10000000);
  r[11] = (int32_t)((s13 & 0x1fffffff) - 0x10000000);
  r[12] = (int32_t)((s14 & 0x1fffffff) - 0x10000000);
  r[13] = (int32_t)((s15 & 0x1fffffff) - 0x10000000);
  r[14] = (int32_t)((s16 & 0x1fffffff) - 0x10000000);
  r[15] = (int32_t)((s17 & 0x1fffffff) - 0x10000000);
  r[16] = (int32_t)((s18 & 0x1fffffff) - 0x10000000);
  r[17] = (int32_t)(top + c18);
}

static inline void p521_sc_mul(p521_sc *r, const p521_sc_loose *a, const p521_sc_loose *b) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_check(b->limb, p521_sc_loose_bounds, __func__);
  p521_sc_mul_limbs(r->v.limb, a->limb, b->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^28.000, value in (-1.001 m, 1.001 m).
 * Largest intermediate value: 2^62.17. Word multiplications: 342. */
static inline void p521_sc_sqr_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
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
  const int32_t d15 = a15 * 0x2;
  const int32_t d16 = a16 * 0x2;
  const int64_t t16 = (int64_t)d0 * a16 + (int64_t)d1 * a15 + (int64_t)d2 * a14 +
      (int64_t)d3 * a13 + (int64_t)d4 * a12 + (int64_t)d5 * a11 + (int64_t)d6 * a10 +
      (int64_t)d7 * a9 + (int64_t)a8 * a8;
  const int64_t h16 = t16 >> 29;
  const int64_t l16 = t16 & 0x1fffffff;
  const int64_t t17 = (int64_t)d0 * a17 + (int64_t)d1 * a16 + (int64_t)d2 * a15 +
      (int64_t)d3 * a14 + (int64_t)d4 * a13 + (int64_t)d5 * a12 + (int64_t)d6 * a11 +
      (int64_t)d7 * a10 + (int64_t)d8 * a9 + h16;
  const int64_t h17 = t17 >> 29;
  const int64_t l17 = t17 & 0x1fffffff;
  const int64_t t18 = (int64_t)d1 * a17 + (int64_t)d2 * a16 + (int64_t)d3 * a15 +
      (int64_t)d4 * a14 + (int64_t)d5 * a13 + (int64_t)d6 * a12 + (int64_t)d7 * a11 +
      (int64_t)d8 * a10 + (int64_t)a9 * a9 + h17;
  const int64_t h18 = t18 >> 29;
  const int64_t l18 = t18 & 0x1fffffff;
  const int64_t t19 = (int64_t)d2 * a17 + (int64_t)d3 * a16 + (int64_t)d4 * a15 +
      (int64_t)d5 * a14 + (int64_t)d6 * a13 + (int64_t)d7 * a12 + (int64_t)d8 * a11 +
      (int64_t)d9 * a10 + h18;
  const int64_t h19 = t19 >> 29;
  const int64_t l19 = t19 & 0x1fffffff;
  const int64_t t20 = (int64_t)d3 * a17 + (int64_t)d4 * a16 + (int64_t)d5 * a15 +
      (int64_t)d6 * a14 + (int64_t)d7 * a13 + (int64_t)d8 * a12 + (int64_t)d9 * a11 +
      (int64_t)a10 * a10 + h19;
  const int64_t h20 = t20 >> 29;
  const int64_t l20 = t20 & 0x1fffffff;
  const int64_t t21 = (int64_t)d4 * a17 + (int64_t)d5 * a16 + (int64_t)d6 * a15 +
      (int64_t)d7 * a14 + (int64_t)d8 * a13 + (int64_t)d9 * a12 + (int64_t)d10 * a11 + h20;
  const int64_t h21 = t21 >> 29;
  const int64_t l21 = t21 & 0x1fffffff;
  const int64_t t22 = (int64_t)d5 * a17 + (int64_t)d6 * a16 + (int64_t)d7 * a15 +
      (int64_t)d8 * a14 + (int64_t)d9 * a13 + (int64_t)d10 * a12 + (int64_t)a11 * a11 + h21;
  const int64_t h22 = t22 >> 29;
  const int64_t l22 = t22 & 0x1fffffff;
  const int64_t t23 = (int64_t)d6 * a17 + (int64_t)d7 * a16 + (int64_t)d8 * a15 +
      (int64_t)d9 * a14 + (int64_t)d10 * a13 + (int64_t)d11 * a12 + h22;
  const int64_t h23 = t23 >> 29;
  const int64_t l23 = t23 & 0x1fffffff;
  const int64_t t24 = (int64_t)d7 * a17 + (int64_t)d8 * a16 + (int64_t)d9 * a15 +
      (int64_t)d10 * a14 + (int64_t)d11 * a13 + (int64_t)a12 * a12 + h23;
  const int64_t h24 = t24 >> 29;
  const int64_t l24 = t24 & 0x1fffffff;
  const int64_t t25 = (int64_t)d8 * a17 + (int64_t)d9 * a16 + (int64_t)d10 * a15 +
      (int64_t)d11 * a14 + (int64_t)d12 * a13 + h24;
  const int64_t h25 = t25 >> 29;
  const int64_t l25 = t25 & 0x1fffffff;
  const int64_t t26 = (int64_t)d9 * a17 + (int64_t)d10 * a16 + (int64_t)d11 * a15 +
      (int64_t)d12 * a14 + (int64_t)a13 * a13 + h25;
  const int64_t h26 = t26 >> 29;
  const int64_t l26 = t26 & 0x1fffffff;
  const int64_t t27 = (int64_t)d10 * a17 + (int64_t)d11 * a16 + (int64_t)d12 * a15 +
      (int64_t)d13 * a14 + h26;
  const int64_t h27 = t27 >> 29;
  const int64_t l27 = t27 & 0x1fffffff;
  const int64_t t28 = (int64_t)d11 * a17 + (int64_t)d12 * a16 + (int64_t)d13 * a15 +
      (int64_t)a14 * a14 + h27;
  const int64_t h28 = t28 >> 29;
  const int64_t l28 = t28 & 0x1fffffff;
  const int64_t t29 = (int64_t)d12 * a17 + (int64_t)d13 * a16 + (int64_t)d14 * a15 + h28;
  const int64_t h29 = t29 >> 29;
  const int64_t l29 = t29 & 0x1fffffff;
  const int64_t t30 = (int64_t)d13 * a17 + (int64_t)d14 * a16 + (int64_t)a15 * a15 + h29;
  const int64_t h30 = t30 >> 29;
  const int64_t l30 = t30 & 0x1fffffff;
  const int64_t t31 = (int64_t)d14 * a17 + (int64_t)d15 * a16 + h30;
  const int64_t h31 = t31 >> 29;
  const int64_t l31 = t31 & 0x1fffffff;
  const int64_t t32 = (int64_t)d15 * a17 + (int64_t)a16 * a16 + h31;
  const int64_t h32 = t32 >> 29;
  const int64_t l32 = t32 & 0x1fffffff;
  const int64_t t33 = (int64_t)d16 * a17 + h32;
  const int64_t h33 = t33 >> 29;
  const int64_t l33 = t33 & 0x1fffffff;
  const int64_t t34 = (int64_t)a17 * a17 + h33;
  const int64_t h34 = t34 >> 29;
  const int64_t l34 = t34 & 0x1fffffff;
  const int64_t t25_2 = l25 + h34 * 0xb5cf2f1;
  const int64_t t24_2 = l24 - h34 * 0xefcbe6 + l34 * 0xb5cf2f1;
  const int64_t t23_2 = l23 + h34 * 0xca401a0 - l34 * 0xefcbe6 + l33 * 0xb5cf2f1;
  const int64_t t22_2 = l22 - h34 * 0x148f70a + l34 * 0xca401a0 - l33 * 0xefcbe6 +
      l32 * 0xb5cf2f1;
  const int64_t t21_2 = l21 + h34 * 0xb45f889 - l34 * 0x148f70a + l33 * 0xca401a0 -
      l32 * 0xefcbe6 + l31 * 0xb5cf2f1;
  const int64_t t20_2 = l20 + h34 * 0x8d91dda + l34 * 0xb45f889 - l33 * 0x148f70a +
      l32 * 0xca401a0 - l31 * 0xefcbe6 + l30 * 0xb5cf2f1;
  const int64_t t19_2 = l19 - h34 * 0xe23d75e + l34 * 0x8d91dda + l33 * 0xb45f889 -
      l32 * 0x148f70a + l31 * 0xca401a0 - l30 * 0xefcbe6 + l29 * 0xb5cf2f1;
  const int64_t t18_2 = l18 + h34 * 0x9048e17 - l34 * 0xe23d75e + l33 * 0x8d91dda +
      l32 * 0xb45f889 - l31 * 0x148f70a + l30 * 0xca401a0 - l29 * 0xefcbe6 + l28 * 0xb5cf2f1;
  const int64_t h25_2 = t25_2 >> 29;
  const int64_t l25_2 = t25_2 & 0x1fffffff;
  const int64_t e26 = l26 + h25_2;
  const int64_t t16_2 = l16 - l34 * 0x270c812 + l33 * 0x9048e17 - l32 * 0xe23d75e +
      l31 * 0x8d91dda + l30 * 0xb45f889 - l29 * 0x148f70a + l28 * 0xca401a0 - l27 * 0xefcbe6 +
      e26 * 0xb5cf2f1;
  const int64_t h24_2 = t24_2 >> 29;
  const int64_t l24_2 = t24_2 & 0x1fffffff;
  const int64_t e25 = l25_2 + h24_2;
  const int64_t h23_2 = t23_2 >> 29;
  const int64_t l23_2 = t23_2 & 0x1fffffff;
  const int64_t e24 = l24_2 + h23_2;
  const int64_t h22_2 = t22_2 >> 29;
  const int64_t l22_2 = t22_2 & 0x1fffffff;
  const int64_t e23 = l23_2 + h22_2;
  const int64_t h21_2 = t21_2 >> 29;
  const int64_t l21_2 = t21_2 & 0x1fffffff;
  const int64_t e22 = l22_2 + h21_2;
  const int64_t h20_2 = t20_2 >> 29;
  const int64_t l20_2 = t20_2 & 0x1fffffff;
  const int64_t e21 = l21_2 + h20_2;
  const int64_t h19_2 = t19_2 >> 29;
  const int64_t l19_2 = t19_2 & 0x1fffffff;
  const int64_t e20 = l20_2 + h19_2;
  const int64_t h18_2 = t18_2 >> 29;
  const int64_t l18_2 = t18_2 & 0x1fffffff;
  const int64_t e19 = l19_2 + h18_2;
  const int64_t h16_2 = t16_2 >> 29;
  const int64_t l16_2 = t16_2 & 0x1fffffff;
  const int64_t t17_2 = l17 - h34 * 0x270c812 + l34 * 0x9048e17 - l33 * 0xe23d75e +
      l32 * 0x8d91dda + l31 * 0xb45f889 - l30 * 0x148f70a + l29 * 0xca401a0 - l28 * 0xefcbe6 +
      l27 * 0xb5cf2f1 + h16_2;
  const int64_t h17_2 = t17_2 >> 29;
  const int64_t l17_2 = t17_2 & 0x1fffffff;
  const int64_t t18_3 = l18_2 + h17_2;
  const int64_t h18_3 = t18_3 >> 29;
  const int64_t l18_3 = t18_3 & 0x1fffffff;
  const int64_t s = l17_2 + 0x10000000;
  const int64_t c = s >> 29;
  const int64_t top = (s & 0x1fffffff) - 0x10000000;
  const int64_t e18 = l18_3 + c;
  const int64_t s2 = (int64_t)a0 * a0 - e18 * 0x270c812 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t s3 = (int64_t)d0 * a1 - e19 * 0x270c812 - h18_3 * 0x270c812 + e18 * 0x9048e17 +
      c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t s4 = (int64_t)d0 * a2 + (int64_t)a1 * a1 - e20 * 0x270c812 + e19 * 0x9048e17 +
      h18_3 * 0x9048e17 - e18 * 0xe23d75e + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t s5 = (int64_t)d0 * a3 + (int64_t)d1 * a2 - e21 * 0x270c812 + e20 * 0x9048e17 -
      e19 * 0xe23d75e - h18_3 * 0xe23d75e + e18 * 0x8d91dda + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t s6 = (int64_t)d0 * a4 + (int64_t)d1 * a3 + (int64_t)a2 * a2 - e22 * 0x270c812 +
      e21 * 0x9048e17 - e20 * 0xe23d75e + e19 * 0x8d91dda + h18_3 * 0x8d91dda + e18 * 0xb45f889 +
      c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t s7 = (int64_t)d0 * a5 + (int64_t)d1 * a4 + (int64_t)d2 * a3 - e23 * 0x270c812 +
      e22 * 0x9048e17 - e21 * 0xe23d75e + e20 * 0x8d91dda + e19 * 0xb45f889 + h18_3 * 0xb45f889 -
      e18 * 0x148f70a + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t s8 = (int64_t)d0 * a6 + (int64_t)d1 * a5 + (int64_t)d2 * a4 + (int64_t)a3 * a3 -
      e24 * 0x270c812 + e23 * 0x9048e17 - e22 * 0xe23d75e + e21 * 0x8d91dda + e20 * 0xb45f889 -
      e19 * 0x148f70a - h18_3 * 0x148f70a + e18 * 0xca401a0 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t s9 = (int64_t)d0 * a7 + (int64_t)d1 * a6 + (int64_t)d2 * a5 + (int64_t)d3 * a4 -
      e25 * 0x270c812 + e24 * 0x9048e17 - e23 * 0xe23d75e + e22 * 0x8d91dda + e21 * 0xb45f889 -
      e20 * 0x148f70a + e19 * 0xca401a0 + h18_3 * 0xca401a0 - e18 * 0xefcbe6 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t s10 = (int64_t)d0 * a8 + (int64_t)d1 * a7 + (int64_t)d2 * a6 + (int64_t)d3 * a5 +
      (int64_t)a4 * a4 - e26 * 0x270c812 + e25 * 0x9048e17 - e24 * 0xe23d75e + e23 * 0x8d91dda +
      e22 * 0xb45f889 - e21 * 0x148f70a + e20 * 0xca401a0 - e19 * 0xefcbe6 - h18_3 * 0xefcbe6 +
      e18 * 0xb5cf2f1 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t s11 = (int64_t)d0 * a9 + (int64_t)d1 * a8 + (int64_t)d2 * a7 + (int64_t)d3 * a6 +
      (int64_t)d4 * a5 - l27 * 0x270c812 + e26 * 0x9048e17 - e25 * 0xe23d75e + e24 * 0x8d91dda +
      e23 * 0xb45f889 - e22 * 0x148f70a + e21 * 0xca401a0 - e20 * 0xefcbe6 + e19 * 0xb5cf2f1 +
      h18_3 * 0xb5cf2f1 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t s12 = (int64_t)d0 * a10 + (int64_t)d1 * a9 + (int64_t)d2 * a8 +
      (int64_t)d3 * a7 + (int64_t)d4 * a6 + (int64_t)a5 * a5 - l28 * 0x270c812 +
      l27 * 0x9048e17 - e26 * 0xe23d75e + e25 * 0x8d91dda + e24 * 0xb45f889 - e23 * 0x148f70a +
      e22 * 0xca401a0 - e21 * 0xefcbe6 + e20 * 0xb5cf2f1 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t s13 = (int64_t)d0 * a11 + (int64_t)d1 * a10 + (int64_t)d2 * a9 +
      (int64_t)d3 * a8 + (int64_t)d4 * a7 + (int64_t)d5 * a6 - l29 * 0x270c812 +
      l28 * 0x9048e17 - l27 * 0xe23d75e + e26 * 0x8d91dda + e25 * 0xb45f889 - e24 * 0x148f70a +
      e23 * 0xca401a0 - e22 * 0xefcbe6 + e21 * 0xb5cf2f1 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t s14 = (int64_t)d0 * a12 + (int64_t)d1 * a11 + (int64_t)d2 * a10 +
      (int64_t)d3 * a9 + (int64_t)d4 * a8 + (int64_t)d5 * a7 + (int64_t)a6 * a6 -
      l30 * 0x270c812 + l29 * 0x9048e17 - l28 * 0xe23d75e + l27 * 0x8d91dda + e26 * 0xb45f889 -
      e25 * 0x148f70a + e24 * 0xca401a0 - e23 * 0xefcbe6 + e22 * 0xb5cf2f1 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t s15 = (int64_t)d0 * a13 + (int64_t)d1 * a12 + (int64_t)d2 * a11 +
      (int64_t)d3 * a10 + (int64_t)d4 * a9 + (int64_t)d5 * a8 + (int64_t)d6 * a7 -
      l31 * 0x270c812 + l30 * 0x9048e17 - l29 * 0xe23d75e + l28 * 0x8d91dda + l27 * 0xb45f889 -
      e26 * 0x148f70a + e25 * 0xca401a0 - e24 * 0xefcbe6 + e23 * 0xb5cf2f1 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t s16 = (int64_t)d0 * a14 + (int64_t)d1 * a13 + (int64_t)d2 * a12 +
      (int64_t)d3 * a11 + (int64_t)d4 * a10 + (int64_t)d5 * a9 + (int64_t)d6 * a8 +
      (int64_t)a7 * a7 - l32 * 0x270c812 + l31 * 0x9048e17 - l30 * 0xe23d75e + l29 * 0x8d91dda +
      l28 * 0xb45f889 - l27 * 0x148f70a + e26 * 0xca401a0 - e25 * 0xefcbe6 + e24 * 0xb5cf2f1 +
      c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t s17 = (int64_t)d0 * a15 + (int64_t)d1 * a14 + (int64_t)d2 * a13 +
      (int64_t)d3 * a12 + (int64_t)d4 * a11 + (int64_t)d5 * a10 + (int64_t)d6 * a9 +
      (int64_t)d7 * a8 - l33 * 0x270c812 + l32 * 0x9048e17 - l31 * 0xe23d75e + l30 * 0x8d91dda +
      l29 * 0xb45f889 - l28 * 0x148f70a + l27 * 0xca401a0 - e26 * 0xefcbe6 + e25 * 0xb5cf2f1 +
      c16 + 0x10000000;
  const int64_t c17 = s17 >> 29;
  const int64_t s18 = l16_2 + c17 + 0x10000000;
  const int64_t c18 = s18 >> 29;
  r[0] = (int32_t)((s2 & 0x1fffffff) - 0x10000000);
  r[1] = (int32_t)((s3 & 0x1fffffff) - 0x10000000);
  r[2] = (int32_t)((s4 & 0x1fffffff) - 0x10000000);
  r[3] = (int32_t)((s5 & 0x1fffffff) - 0x10000000);
  r[4] = (int32_t)((s6 & 0x1fffffff) - 0x10000000);
  r[5] = (int32_t)((s7 & 0x1fffffff) - 0x10000000);
  r[6] = (int32_t)((s8 & 0x1fffffff) - 0x10000000);
  r[7] = (int32_t)((s9 & 0x1fffffff) - 0x10000000);
  r[8] = (int32_t)((s10 & 0x1fffffff) - 0x10000000);
  r[9] = (int32_t)((s11 & 0x1fffffff) - 0x10000000);
  r[10] = (int32_t)((s12 & 0x1fffffff) - 0x10000000);
  r[11] = (int32_t)((s13 & 0x1fffffff) - 0x10000000);
  r[12] = (int32_t)((s14 & 0x1fffffff) - 0x10000000);
  r[13] = (int32_t)((s15 & 0x1fffffff) - 0x10000000);
  r[14] = (int32_t)((s16 & 0x1fffffff) - 0x10000000);
  r[15] = (int32_t)((s17 & 0x1fffffff) - 0x10000000);
  r[16] = (int32_t)((s18 & 0x1fffffff) - 0x10000000);
  r[17] = (int32_t)(top + c18);
}

static inline void p521_sc_sqr(p521_sc *r, const p521_sc_loose *a) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_sqr_limbs(r->v.limb, a->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^30.30. Word multiplications: 9. */
static inline void p521_sc_carry_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t top = (int64_t)a17 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)a8 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)a9 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)a10 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)a11 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)a12 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)a13 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)a14 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)a15 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)a16 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_carry(p521_sc *r, const p521_sc_loose *a) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_carry_limbs(r->v.limb, a->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^30.30. Word multiplications: 9. */
static inline void p521_sc_mul2_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t top = (int64_t)a17 * 0x2 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x2 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x2 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x2 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x2 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x2 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x2 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x2 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x2 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)a8 * 0x2 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)a9 * 0x2 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)a10 * 0x2 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)a11 * 0x2 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)a12 * 0x2 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)a13 * 0x2 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)a14 * 0x2 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)a15 * 0x2 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)a16 * 0x2 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_mul2(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul2_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^30.79. Word multiplications: 27. */
static inline void p521_sc_mul3_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t top = (int64_t)a17 * 3 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 3 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 3 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 3 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 3 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 3 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 3 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 3 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 3 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)a8 * 3 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)a9 * 3 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)a10 * 3 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)a11 * 3 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)a12 * 3 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)a13 * 3 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)a14 * 3 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)a15 * 3 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)a16 * 3 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_mul3(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul3_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^31.15. Word multiplications: 9. */
static inline void p521_sc_mul4_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t top = (int64_t)a17 * 0x4 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x4 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x4 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x4 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x4 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x4 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x4 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x4 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x4 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)a8 * 0x4 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)a9 * 0x4 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)a10 * 0x4 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)a11 * 0x4 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)a12 * 0x4 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)a13 * 0x4 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)a14 * 0x4 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)a15 * 0x4 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)a16 * 0x4 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_mul4(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul4_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^32.07. Word multiplications: 9. */
static inline void p521_sc_mul8_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t top = (int64_t)a17 * 0x8 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)a0 * 0x8 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)a1 * 0x8 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)a2 * 0x8 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)a3 * 0x8 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)a4 * 0x8 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)a5 * 0x8 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)a6 * 0x8 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)a7 * 0x8 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)a8 * 0x8 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)a9 * 0x8 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)a10 * 0x8 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)a11 * 0x8 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)a12 * 0x8 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)a13 * 0x8 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)a14 * 0x8 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)a15 * 0x8 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)a16 * 0x8 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_mul8(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul8_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^28.000, the top one 2^27.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 9. */
static inline void p521_sc_half_limbs(int32_t r[18], const int32_t a[18]) {
  const int32_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], a10 = a[10], a11 = a[11], a12 = a[12], a13 = a[13],
      a14 = a[14], a15 = a[15], a16 = a[16], a17 = a[17];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x11386409u, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0x1b7db8f4u, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0x711ebaeu, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0xb937113u, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0x1a5d03bbu, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0xa47b84u, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0x19adff30u, 0u);
  const int64_t even7 = (int64_t)a7 + (int64_t)ct_select(odd, 0x1077e5f2u, 0u);
  const int64_t even8 = (int64_t)a8 + (int64_t)ct_select(odd, 0x1a518687u, 0u);
  const int64_t even9 = (int64_t)a9 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even10 = (int64_t)a10 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even11 = (int64_t)a11 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even12 = (int64_t)a12 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even13 = (int64_t)a13 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even14 = (int64_t)a14 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even15 = (int64_t)a15 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even16 = (int64_t)a16 + (int64_t)ct_select(odd, 0x1fffffffu, 0u);
  const int64_t even17 = (int64_t)a17 + (int64_t)ct_select(odd, 0xfffffffu, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 28);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 28);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 28);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 28);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 28);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 28);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 28);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 28);
  const int64_t half8 = (even8 >> 1) + ((even9 & 1) << 28);
  const int64_t half9 = (even9 >> 1) + ((even10 & 1) << 28);
  const int64_t half10 = (even10 >> 1) + ((even11 & 1) << 28);
  const int64_t half11 = (even11 >> 1) + ((even12 & 1) << 28);
  const int64_t half12 = (even12 >> 1) + ((even13 & 1) << 28);
  const int64_t half13 = (even13 >> 1) + ((even14 & 1) << 28);
  const int64_t half14 = (even14 >> 1) + ((even15 & 1) << 28);
  const int64_t half15 = (even15 >> 1) + ((even16 & 1) << 28);
  const int64_t half16 = (even16 >> 1) + ((even17 & 1) << 28);
  const int64_t half17 = even17 >> 1;
  const int64_t top = half17 + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = half0 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = half1 + q * 0x482470b + c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = half2 - q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = half3 - q * 0xb937113 + c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = half4 + q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = half5 - q * 0xa47b85 + c4 + 0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = half6 + q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = half7 + q * 0xf881a0d + c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = half8 + q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = half9 + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = half10 + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = half11 + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = half12 + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = half13 + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = half14 + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = half15 + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = half16 + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r[16] = (int32_t)x16;
  r[17] = (int32_t)x17;
}

static inline void p521_sc_half(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_half_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p521_sc_select_loose(p521_sc_loose *r, ct_mask mask, const p521_sc_loose *a,
                                   const p521_sc_loose *b) {
  const int32_t m = (int32_t)ct_barrier(mask);
  for (int i = 0; i < 18; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p521_sc_select(p521_sc *r, ct_mask mask, const p521_sc *a, const p521_sc *b) {
  p521_sc_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p521_sc_pack(uint64_t w[9], const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  const int32_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8], a9 = a->v.limb[9], a10 = a->v.limb[10], a11 = a->v.limb[11],
      a12 = a->v.limb[12], a13 = a->v.limb[13], a14 = a->v.limb[14], a15 = a->v.limb[15],
      a16 = a->v.limb[16], a17 = a->v.limb[17];
  const int64_t s0 = (int64_t)a0 + 0x2270c812;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = s0 & 0x1fffffff;
  const int64_t s1 = (int64_t)a1 + 0x16fb71e8 + c0;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = s1 & 0x1fffffff;
  const int64_t s2 = (int64_t)a2 + 0x2e23d75d + c1;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = s2 & 0x1fffffff;
  const int64_t s3 = (int64_t)a3 + 0x1726e225 + c2;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = s3 & 0x1fffffff;
  const int64_t s4 = (int64_t)a4 + 0x14ba0776 + c3;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = s4 & 0x1fffffff;
  const int64_t s5 = (int64_t)a5 + 0x2148f709 + c4;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = s5 & 0x1fffffff;
  const int64_t s6 = (int64_t)a6 + 0x135bfe5f + c5;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = s6 & 0x1fffffff;
  const int64_t s7 = (int64_t)a7 + 0x20efcbe5 + c6;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = s7 & 0x1fffffff;
  const int64_t s8 = (int64_t)a8 + 0x14a30d0e + c7;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = s8 & 0x1fffffff;
  const int64_t s9 = (int64_t)a9 + 0x1fffffff + c8;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = s9 & 0x1fffffff;
  const int64_t s10 = (int64_t)a10 + 0x1fffffff + c9;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = s10 & 0x1fffffff;
  const int64_t s11 = (int64_t)a11 + 0x1fffffff + c10;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = s11 & 0x1fffffff;
  const int64_t s12 = (int64_t)a12 + 0x1fffffff + c11;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = s12 & 0x1fffffff;
  const int64_t s13 = (int64_t)a13 + 0x1fffffff + c12;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = s13 & 0x1fffffff;
  const int64_t s14 = (int64_t)a14 + 0x1fffffff + c13;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = s14 & 0x1fffffff;
  const int64_t s15 = (int64_t)a15 + 0x1fffffff + c14;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = s15 & 0x1fffffff;
  const int64_t s16 = (int64_t)a16 + 0x1fffffff + c15;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = s16 & 0x1fffffff;
  const int64_t x17 = (int64_t)a17 + 0x1fffffff + c16;
  const int64_t q = x17 >> 28;
  const int64_t s0_2 = x0 + q * 0xec79bf7;
  const int64_t c0_2 = s0_2 >> 29;
  const int64_t x0_2 = s0_2 & 0x1fffffff;
  const int64_t s1_2 = x1 + q * 0x482470b + c0_2;
  const int64_t c1_2 = s1_2 >> 29;
  const int64_t x1_2 = s1_2 & 0x1fffffff;
  const int64_t s2_2 = x2 - q * 0x711ebaf + c1_2;
  const int64_t c2_2 = s2_2 >> 29;
  const int64_t x2_2 = s2_2 & 0x1fffffff;
  const int64_t s3_2 = x3 - q * 0xb937113 + c2_2;
  const int64_t c3_2 = s3_2 >> 29;
  const int64_t x3_2 = s3_2 & 0x1fffffff;
  const int64_t s4_2 = x4 + q * 0x5a2fc45 + c3_2;
  const int64_t c4_2 = s4_2 >> 29;
  const int64_t x4_2 = s4_2 & 0x1fffffff;
  const int64_t s5_2 = x5 - q * 0xa47b85 + c4_2;
  const int64_t c5_2 = s5_2 >> 29;
  const int64_t x5_2 = s5_2 & 0x1fffffff;
  const int64_t s6_2 = x6 + q * 0x65200d0 + c5_2;
  const int64_t c6_2 = s6_2 >> 29;
  const int64_t x6_2 = s6_2 & 0x1fffffff;
  const int64_t s7_2 = x7 + q * 0xf881a0d + c6_2;
  const int64_t c7_2 = s7_2 >> 29;
  const int64_t x7_2 = s7_2 & 0x1fffffff;
  const int64_t s8_2 = x8 + q * 0x5ae7978 + c7_2;
  const int64_t c8_2 = s8_2 >> 29;
  const int64_t x8_2 = s8_2 & 0x1fffffff;
  const int64_t s9_2 = x9 + c8_2;
  const int64_t c9_2 = s9_2 >> 29;
  const int64_t x9_2 = s9_2 & 0x1fffffff;
  const int64_t s10_2 = x10 + c9_2;
  const int64_t c10_2 = s10_2 >> 29;
  const int64_t x10_2 = s10_2 & 0x1fffffff;
  const int64_t s11_2 = x11 + c10_2;
  const int64_t c11_2 = s11_2 >> 29;
  const int64_t x11_2 = s11_2 & 0x1fffffff;
  const int64_t s12_2 = x12 + c11_2;
  const int64_t c12_2 = s12_2 >> 29;
  const int64_t x12_2 = s12_2 & 0x1fffffff;
  const int64_t s13_2 = x13 + c12_2;
  const int64_t c13_2 = s13_2 >> 29;
  const int64_t x13_2 = s13_2 & 0x1fffffff;
  const int64_t s14_2 = x14 + c13_2;
  const int64_t c14_2 = s14_2 >> 29;
  const int64_t x14_2 = s14_2 & 0x1fffffff;
  const int64_t s15_2 = x15 + c14_2;
  const int64_t c15_2 = s15_2 >> 29;
  const int64_t x15_2 = s15_2 & 0x1fffffff;
  const int64_t s16_2 = x16 + c15_2;
  const int64_t c16_2 = s16_2 >> 29;
  const int64_t x16_2 = s16_2 & 0x1fffffff;
  const int64_t x17_2 = (x17 & 0xfffffff) + c16_2;
  const int64_t y0 = x0_2 - 0x11386409;
  const int64_t borrow = y0 >> 29;
  const int64_t y1 = x1_2 - 0x1b7db8f4 + borrow;
  const int64_t borrow2 = y1 >> 29;
  const int64_t y2 = x2_2 - 0x711ebae + borrow2;
  const int64_t borrow3 = y2 >> 29;
  const int64_t y3 = x3_2 - 0xb937113 + borrow3;
  const int64_t borrow4 = y3 >> 29;
  const int64_t y4 = x4_2 - 0x1a5d03bb + borrow4;
  const int64_t borrow5 = y4 >> 29;
  const int64_t y5 = x5_2 - 0xa47b84 + borrow5;
  const int64_t borrow6 = y5 >> 29;
  const int64_t y6 = x6_2 - 0x19adff30 + borrow6;
  const int64_t borrow7 = y6 >> 29;
  const int64_t y7 = x7_2 - 0x1077e5f2 + borrow7;
  const int64_t borrow8 = y7 >> 29;
  const int64_t y8 = x8_2 - 0x1a518687 + borrow8;
  const int64_t borrow9 = y8 >> 29;
  const int64_t y9 = x9_2 - 0x1fffffff + borrow9;
  const int64_t borrow10 = y9 >> 29;
  const int64_t y10 = x10_2 - 0x1fffffff + borrow10;
  const int64_t borrow11 = y10 >> 29;
  const int64_t y11 = x11_2 - 0x1fffffff + borrow11;
  const int64_t borrow12 = y11 >> 29;
  const int64_t y12 = x12_2 - 0x1fffffff + borrow12;
  const int64_t borrow13 = y12 >> 29;
  const int64_t y13 = x13_2 - 0x1fffffff + borrow13;
  const int64_t borrow14 = y13 >> 29;
  const int64_t y14 = x14_2 - 0x1fffffff + borrow14;
  const int64_t borrow15 = y14 >> 29;
  const int64_t y15 = x15_2 - 0x1fffffff + borrow15;
  const int64_t borrow16 = y15 >> 29;
  const int64_t y16 = x16_2 - 0x1fffffff + borrow16;
  const int64_t borrow17 = y16 >> 29;
  const int64_t y17 = x17_2 - 0xfffffff + borrow17;
  const int64_t borrow18 = y17 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow18);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2, (uint64_t)(y0 & 0x1fffffff));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2, (uint64_t)(y1 & 0x1fffffff));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2, (uint64_t)(y2 & 0x1fffffff));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2, (uint64_t)(y3 & 0x1fffffff));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2, (uint64_t)(y4 & 0x1fffffff));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2, (uint64_t)(y5 & 0x1fffffff));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2, (uint64_t)(y6 & 0x1fffffff));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7_2, (uint64_t)(y7 & 0x1fffffff));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8_2, (uint64_t)(y8 & 0x1fffffff));
  const int64_t z9 = (int64_t)ct_select(below_m, (uint64_t)x9_2, (uint64_t)(y9 & 0x1fffffff));
  const int64_t z10 = (int64_t)ct_select(below_m, (uint64_t)x10_2, (uint64_t)(y10 & 0x1fffffff));
  const int64_t z11 = (int64_t)ct_select(below_m, (uint64_t)x11_2, (uint64_t)(y11 & 0x1fffffff));
  const int64_t z12 = (int64_t)ct_select(below_m, (uint64_t)x12_2, (uint64_t)(y12 & 0x1fffffff));
  const int64_t z13 = (int64_t)ct_select(below_m, (uint64_t)x13_2, (uint64_t)(y13 & 0x1fffffff));
  const int64_t z14 = (int64_t)ct_select(below_m, (uint64_t)x14_2, (uint64_t)(y14 & 0x1fffffff));
  const int64_t z15 = (int64_t)ct_select(below_m, (uint64_t)x15_2, (uint64_t)(y15 & 0x1fffffff));
  const int64_t z16 = (int64_t)ct_select(below_m, (uint64_t)x16_2, (uint64_t)(y16 & 0x1fffffff));
  const int64_t z17 = (int64_t)ct_select(below_m, (uint64_t)x17_2,
      (uint64_t)(y17 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z2;
  const uint64_t u1 = (uint64_t)z4;
  const uint64_t u2 = (uint64_t)z6;
  const uint64_t u3 = (uint64_t)z8;
  const uint64_t u4 = (uint64_t)z11;
  const uint64_t u5 = (uint64_t)z13;
  const uint64_t u6 = (uint64_t)z15;
  const uint64_t u7 = (uint64_t)z17;
  w[0] = (uint64_t)z0 + ((uint64_t)z1 << 29) + ((u0 & 63u) << 58);
  w[1] = (u0 >> 6) + ((uint64_t)z3 << 23) + ((u1 & 0xfffu) << 52);
  w[2] = (u1 >> 12) + ((uint64_t)z5 << 17) + ((u2 & 0x3ffffu) << 46);
  w[3] = (u2 >> 18) + ((uint64_t)z7 << 11) + ((u3 & 0xffffffu) << 40);
  w[4] = (u3 >> 24) + ((uint64_t)z9 << 5) + ((uint64_t)z10 << 34) + ((u4 & 1u) << 63);
  w[5] = (u4 >> 1) + ((uint64_t)z12 << 28) + ((u5 & 0x7fu) << 57);
  w[6] = (u5 >> 7) + ((uint64_t)z14 << 22) + ((u6 & 0x1fffu) << 51);
  w[7] = (u6 >> 13) + ((uint64_t)z16 << 16) + ((u7 & 0x7ffffu) << 45);
  w[8] = u7 >> 19;
}

/* The inverse of pack, for any w below 2^528. Out: tight. */
static inline void p521_sc_unpack(p521_sc *r, const uint64_t w[9]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6],
      w7 = w[7], w8 = w[8];
  const int64_t above = (int64_t)(w8 >> 9);
  const int64_t top = (int64_t)((w7 >> 45) + ((w8 & 0x1ffu) << 19)) + 0x8000000;
  const int64_t q = top >> 28;
  const int64_t s0 = (int64_t)(w0 & 0x1fffffffu) + above * 0xec79bf7 + q * 0xec79bf7 + 0x10000000;
  const int64_t c0 = s0 >> 29;
  const int64_t x0 = (s0 & 0x1fffffff) - 0x10000000;
  const int64_t s1 = (int64_t)((w0 >> 29) & 0x1fffffffu) + above * 0x482470b + q * 0x482470b +
      c0 + 0x10000000;
  const int64_t c1 = s1 >> 29;
  const int64_t x1 = (s1 & 0x1fffffff) - 0x10000000;
  const int64_t s2 = (int64_t)((w0 >> 58) + ((w1 & 0x7fffffu) << 6)) - above * 0x711ebaf -
      q * 0x711ebaf + c1 + 0x10000000;
  const int64_t c2 = s2 >> 29;
  const int64_t x2 = (s2 & 0x1fffffff) - 0x10000000;
  const int64_t s3 = (int64_t)((w1 >> 23) & 0x1fffffffu) - above * 0xb937113 - q * 0xb937113 +
      c2 + 0x10000000;
  const int64_t c3 = s3 >> 29;
  const int64_t x3 = (s3 & 0x1fffffff) - 0x10000000;
  const int64_t s4 = (int64_t)((w1 >> 52) + ((w2 & 0x1ffffu) << 12)) + above * 0x5a2fc45 +
      q * 0x5a2fc45 + c3 + 0x10000000;
  const int64_t c4 = s4 >> 29;
  const int64_t x4 = (s4 & 0x1fffffff) - 0x10000000;
  const int64_t s5 = (int64_t)((w2 >> 17) & 0x1fffffffu) - above * 0xa47b85 - q * 0xa47b85 + c4 +
      0x10000000;
  const int64_t c5 = s5 >> 29;
  const int64_t x5 = (s5 & 0x1fffffff) - 0x10000000;
  const int64_t s6 = (int64_t)((w2 >> 46) + ((w3 & 0x7ffu) << 18)) + above * 0x65200d0 +
      q * 0x65200d0 + c5 + 0x10000000;
  const int64_t c6 = s6 >> 29;
  const int64_t x6 = (s6 & 0x1fffffff) - 0x10000000;
  const int64_t s7 = (int64_t)((w3 >> 11) & 0x1fffffffu) + above * 0xf881a0d + q * 0xf881a0d +
      c6 + 0x10000000;
  const int64_t c7 = s7 >> 29;
  const int64_t x7 = (s7 & 0x1fffffff) - 0x10000000;
  const int64_t s8 = (int64_t)((w3 >> 40) + ((w4 & 31u) << 24)) + above * 0x5ae7978 +
      q * 0x5ae7978 + c7 + 0x10000000;
  const int64_t c8 = s8 >> 29;
  const int64_t x8 = (s8 & 0x1fffffff) - 0x10000000;
  const int64_t s9 = (int64_t)((w4 >> 5) & 0x1fffffffu) + c8 + 0x10000000;
  const int64_t c9 = s9 >> 29;
  const int64_t x9 = (s9 & 0x1fffffff) - 0x10000000;
  const int64_t s10 = (int64_t)((w4 >> 34) & 0x1fffffffu) + c9 + 0x10000000;
  const int64_t c10 = s10 >> 29;
  const int64_t x10 = (s10 & 0x1fffffff) - 0x10000000;
  const int64_t s11 = (int64_t)((w4 >> 63) + ((w5 & 0xfffffffu) << 1)) + c10 + 0x10000000;
  const int64_t c11 = s11 >> 29;
  const int64_t x11 = (s11 & 0x1fffffff) - 0x10000000;
  const int64_t s12 = (int64_t)((w5 >> 28) & 0x1fffffffu) + c11 + 0x10000000;
  const int64_t c12 = s12 >> 29;
  const int64_t x12 = (s12 & 0x1fffffff) - 0x10000000;
  const int64_t s13 = (int64_t)((w5 >> 57) + ((w6 & 0x3fffffu) << 7)) + c12 + 0x10000000;
  const int64_t c13 = s13 >> 29;
  const int64_t x13 = (s13 & 0x1fffffff) - 0x10000000;
  const int64_t s14 = (int64_t)((w6 >> 22) & 0x1fffffffu) + c13 + 0x10000000;
  const int64_t c14 = s14 >> 29;
  const int64_t x14 = (s14 & 0x1fffffff) - 0x10000000;
  const int64_t s15 = (int64_t)((w6 >> 51) + ((w7 & 0xffffu) << 13)) + c14 + 0x10000000;
  const int64_t c15 = s15 >> 29;
  const int64_t x15 = (s15 & 0x1fffffff) - 0x10000000;
  const int64_t s16 = (int64_t)((w7 >> 16) & 0x1fffffffu) + c15 + 0x10000000;
  const int64_t c16 = s16 >> 29;
  const int64_t x16 = (s16 & 0x1fffffff) - 0x10000000;
  const int64_t x17 = (top & 0xfffffff) - 0x8000000 + c16;
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
  r->v.limb[16] = (int32_t)x16;
  r->v.limb[17] = (int32_t)x17;
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* a = 0 mod m */
static inline ct_mask p521_sc_is_zero(const p521_sc *a) {
  uint64_t w[9], any = 0;
  p521_sc_pack(w, a);
  for (int i = 0; i < 9; i++) any |= w[i];
  return ct_is_zero(any);
}

/* a = b mod m */
static inline ct_mask p521_sc_eq(const p521_sc *a, const p521_sc *b) {
  p521_sc_loose difference;
  p521_sc carried;
  p521_sc_sub(&difference, a, b);
  p521_sc_carry(&carried, &difference);
  return p521_sc_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask p521_sc_from_bytes(p521_sc *r, const uint8_t in[66]) {
  uint64_t w[9];
  bytes_load_be(w, in, 66);
  p521_sc_unpack(r, w);
  return ct_words_less(w, p521_sc_modulus, 9);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p521_sc_to_bytes(uint8_t out[66], const p521_sc *a) {
  uint64_t w[9];
  p521_sc_pack(w, a);
  bytes_store_be(out, w, 66);
}

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p521 --field n --layout solinas-10x53 --out src/generated/p521_sc_solinas10x53.h
 *
 * Field    integers modulo m = n
 *          m = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409
 * Layout   solinas-10x53: 10 signed limbs of 53 bits, balanced; products in 128 bits, folded from
 *          the top by 2^530 mod m
 * Value    sum of limb[i] 2^(53 i), mod m
 * Tight    limbs within 2^52.000, the top one 2^52.000, value in (-256.001 m, 256.001 m)
 * Loose    limbs within 2^53.000, the top one 2^53.000, value in (-512.001 m, 512.001 m)
 *
 * The bounds were computed exactly for every intermediate value; p521_sc_tight_bounds and
 * p521_sc_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P521_SC_SOLINAS10X53_H
#define SLIMB_GENERATED_P521_SC_SOLINAS10X53_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  int64_t limb[10];
} p521_sc_loose;

typedef struct {
  p521_sc_loose v;
} p521_sc;

static inline const p521_sc_loose *p521_sc_relax(const p521_sc *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p521_sc_tight_bounds[4][10] = {
    {-0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000000, -0x10000000000009},
    {0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0x10000000000008},
    {0x10000000000000, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, -0x1000000000000a},
    {0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0x10000000000008},
};
static const int64_t p521_sc_loose_bounds[4][10] = {
    {-0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000000, -0x20000000000012},
    {0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x20000000000011},
    {0x0, 0x1fffffffffffff, 0x1ffffffffffffe, 0x1ffffffffffffe, 0x1ffffffffffffe, 0x1ffffffffffffe, 0x1ffffffffffffe, 0x1ffffffffffffe, 0x1ffffffffffffe, -0x20000000000014},
    {0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x1fffffffffffff, 0x20000000000011},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p521_sc_check(const int64_t limb[10], const int64_t bounds[4][10],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 10; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 53) + x - bounds[2][i];
    under = (under >> 53) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const p521_sc p521_sc_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p521_sc p521_sc_one = {{{0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const uint64_t p521_sc_modulus[9] = {
    0xbb6fb71e91386409, 0x3bb5c9b8899c47ae, 0x7fcc0148f709a5d0, 0x51868783bf2f966b, 0xfffffffffffffffa, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x00000000000001ff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p521_sc_inverse_factor[9] = {
    0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs within 2^53.000, the top one 2^53.000, value in (-512.001 m, 512.001 m).
 * Largest intermediate value: 2^53.00. */
static inline void p521_sc_add_limbs(int64_t r[10], const int64_t a[10], const int64_t b[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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

static inline void p521_sc_add(p521_sc_loose *r, const p521_sc *a, const p521_sc *b) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_check(b->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_add_limbs(r->limb, a->v.limb, b->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs within 2^53.000, the top one 2^53.000, value in (-512.001 m, 512.001 m).
 * Largest intermediate value: 2^53.00. */
static inline void p521_sc_sub_limbs(int64_t r[10], const int64_t a[10], const int64_t b[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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

static inline void p521_sc_sub(p521_sc_loose *r, const p521_sc *a, const p521_sc *b) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_check(b->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs within 2^52.000, the top one 2^52.000, value in (-256.001 m, 256.001 m).
 * Largest intermediate value: 2^52.00. */
static inline void p521_sc_neg_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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

static inline void p521_sc_neg(p521_sc_loose *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_neg_limbs(r->limb, a->v.limb);
  p521_sc_check(r->limb, p521_sc_loose_bounds, __func__);
}

/* r = a b
 * In: loose. Out: tight; limbs within 2^52.000, the top one 2^52.000, value in (-256.001 m, 256.001 m).
 * Largest intermediate value: 2^109.32. Word multiplications: 166. */
static inline void p521_sc_mul_limbs(int64_t r[10], const int64_t a[10], const int64_t b[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9], b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4],
      b5 = b[5], b6 = b[6], b7 = b[7], b8 = b[8], b9 = b[9];
  const __int128 t8 = (__int128)a0 * b8 + (__int128)a1 * b7 + (__int128)a2 * b6 +
      (__int128)a3 * b5 + (__int128)a4 * b4 + (__int128)a5 * b3 + (__int128)a6 * b2 +
      (__int128)a7 * b1 + (__int128)a8 * b0;
  const __int128 h8 = t8 >> 53;
  const __int128 l8 = t8 & 0x1fffffffffffffLL;
  const __int128 t9 = (__int128)a0 * b9 + (__int128)a1 * b8 + (__int128)a2 * b7 +
      (__int128)a3 * b6 + (__int128)a4 * b5 + (__int128)a5 * b4 + (__int128)a6 * b3 +
      (__int128)a7 * b2 + (__int128)a8 * b1 + (__int128)a9 * b0 + h8;
  const __int128 h9 = t9 >> 53;
  const __int128 l9 = t9 & 0x1fffffffffffffLL;
  const __int128 t10 = (__int128)a1 * b9 + (__int128)a2 * b8 + (__int128)a3 * b7 +
      (__int128)a4 * b6 + (__int128)a5 * b5 + (__int128)a6 * b4 + (__int128)a7 * b3 +
      (__int128)a8 * b2 + (__int128)a9 * b1 + h9;
  const __int128 h10 = t10 >> 53;
  const __int128 l10 = t10 & 0x1fffffffffffffLL;
  const __int128 t11 = (__int128)a2 * b9 + (__int128)a3 * b8 + (__int128)a4 * b7 +
      (__int128)a5 * b6 + (__int128)a6 * b5 + (__int128)a7 * b4 + (__int128)a8 * b3 +
      (__int128)a9 * b2 + h10;
  const __int128 h11 = t11 >> 53;
  const __int128 l11 = t11 & 0x1fffffffffffffLL;
  const __int128 t12 = (__int128)a3 * b9 + (__int128)a4 * b8 + (__int128)a5 * b7 +
      (__int128)a6 * b6 + (__int128)a7 * b5 + (__int128)a8 * b4 + (__int128)a9 * b3 + h11;
  const __int128 h12 = t12 >> 53;
  const __int128 l12 = t12 & 0x1fffffffffffffLL;
  const __int128 t13 = (__int128)a4 * b9 + (__int128)a5 * b8 + (__int128)a6 * b7 +
      (__int128)a7 * b6 + (__int128)a8 * b5 + (__int128)a9 * b4 + h12;
  const __int128 h13 = t13 >> 53;
  const __int128 l13 = t13 & 0x1fffffffffffffLL;
  const __int128 t14 = (__int128)a5 * b9 + (__int128)a6 * b8 + (__int128)a7 * b7 +
      (__int128)a8 * b6 + (__int128)a9 * b5 + h13;
  const __int128 h14 = t14 >> 53;
  const __int128 l14 = t14 & 0x1fffffffffffffLL;
  const __int128 t15 = (__int128)a6 * b9 + (__int128)a7 * b8 + (__int128)a8 * b7 +
      (__int128)a9 * b6 + h14;
  const __int128 h15 = t15 >> 53;
  const __int128 l15 = t15 & 0x1fffffffffffffLL;
  const __int128 t16 = (__int128)a7 * b9 + (__int128)a8 * b8 + (__int128)a9 * b7 + h15;
  const __int128 h16 = t16 >> 53;
  const __int128 l16 = t16 & 0x1fffffffffffffLL;
  const __int128 t17 = (__int128)a8 * b9 + (__int128)a9 * b8 + h16;
  const __int128 h17 = t17 >> 53;
  const __int128 l17 = t17 & 0x1fffffffffffffLL;
  const __int128 t18 = (__int128)a9 * b9 + h17;
  const __int128 h18 = t18 >> 53;
  const __int128 l18 = t18 & 0x1fffffffffffffLL;
  const __int128 t14_2 = l14 + h18 * 6;
  const __int128 t13_2 = l13 - h18 * 0xa30d0f077e5f3LL + l18 * 6;
  const __int128 t12_2 = l12 + h18 * 0x65200cffadc24LL - l18 * 0xa30d0f077e5f3LL + l17 * 6;
  const __int128 t11_2 = l11 - h18 * 0x4d2e81ddae4dcLL + l18 * 0x65200cffadc24LL -
      l17 * 0xa30d0f077e5f3LL + l16 * 6;
  const __int128 h14_2 = t14_2 >> 53;
  const __int128 l14_2 = t14_2 & 0x1fffffffffffffLL;
  const __int128 e15 = l15 + h14_2;
  const __int128 t10_2 = l10 - h18 * 0x899c47aebb6fbLL - l18 * 0x4d2e81ddae4dcLL +
      l17 * 0x65200cffadc24LL - l16 * 0xa30d0f077e5f3LL + e15 * 6;
  const __int128 h13_2 = t13_2 >> 53;
  const __int128 l13_2 = t13_2 & 0x1fffffffffffffLL;
  const __int128 e14 = l14_2 + h13_2;
  const __int128 h12_2 = t12_2 >> 53;
  const __int128 l12_2 = t12_2 & 0x1fffffffffffffLL;
  const __int128 e13 = l13_2 + h12_2;
  const __int128 t8_2 = l8 - l18 * 0xe3d2270c81200LL - l17 * 0x899c47aebb6fbLL -
      l16 * 0x4d2e81ddae4dcLL + e15 * 0x65200cffadc24LL - e14 * 0xa30d0f077e5f3LL + e13 * 6;
  const __int128 h11_2 = t11_2 >> 53;
  const __int128 l11_2 = t11_2 & 0x1fffffffffffffLL;
  const __int128 e12 = l12_2 + h11_2;
  const __int128 h10_2 = t10_2 >> 53;
  const __int128 l10_2 = t10_2 & 0x1fffffffffffffLL;
  const __int128 e11 = l11_2 + h10_2;
  const __int128 h8_2 = t8_2 >> 53;
  const __int128 l8_2 = t8_2 & 0x1fffffffffffffLL;
  const __int128 t9_2 = l9 - h18 * 0xe3d2270c81200LL - l18 * 0x899c47aebb6fbLL -
      l17 * 0x4d2e81ddae4dcLL + l16 * 0x65200cffadc24LL - e15 * 0xa30d0f077e5f3LL + e14 * 6 +
      h8_2;
  const __int128 h9_2 = t9_2 >> 53;
  const __int128 l9_2 = t9_2 & 0x1fffffffffffffLL;
  const __int128 t10_3 = l10_2 + h9_2;
  const __int128 h10_3 = t10_3 >> 53;
  const __int128 l10_3 = t10_3 & 0x1fffffffffffffLL;
  const __int128 s = l9_2 + 0x10000000000000LL;
  const __int128 c = s >> 53;
  const __int128 top = (s & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const __int128 e10 = l10_3 + c;
  const __int128 s2 = (__int128)a0 * b0 - e10 * 0xe3d2270c81200LL + 0x10000000000000LL;
  const __int128 c2 = s2 >> 53;
  const __int128 s3 = (__int128)a0 * b1 + (__int128)a1 * b0 - e11 * 0xe3d2270c81200LL -
      h10_3 * 0xe3d2270c81200LL - e10 * 0x899c47aebb6fbLL + c2 + 0x10000000000000LL;
  const __int128 c3 = s3 >> 53;
  const __int128 s4 = (__int128)a0 * b2 + (__int128)a1 * b1 + (__int128)a2 * b0 -
      e12 * 0xe3d2270c81200LL - e11 * 0x899c47aebb6fbLL - h10_3 * 0x899c47aebb6fbLL -
      e10 * 0x4d2e81ddae4dcLL + c3 + 0x10000000000000LL;
  const __int128 c4 = s4 >> 53;
  const __int128 s5 = (__int128)a0 * b3 + (__int128)a1 * b2 + (__int128)a2 * b1 +
      (__int128)a3 * b0 - e13 * 0xe3d2270c81200LL - e12 * 0x899c47aebb6fbLL -
      e11 * 0x4d2e81ddae4dcLL - h10_3 * 0x4d2e81ddae4dcLL + e10 * 0x65200cffadc24LL + c4 +
      0x10000000000000LL;
  const __int128 c5 = s5 >> 53;
  const __int128 s6 = (__int128)a0 * b4 + (__int128)a1 * b3 + (__int128)a2 * b2 +
      (__int128)a3 * b1 + (__int128)a4 * b0 - e14 * 0xe3d2270c81200LL - e13 * 0x899c47aebb6fbLL -
      e12 * 0x4d2e81ddae4dcLL + e11 * 0x65200cffadc24LL + h10_3 * 0x65200cffadc24LL -
      e10 * 0xa30d0f077e5f3LL + c5 + 0x10000000000000LL;
  const __int128 c6 = s6 >> 53;
  const __int128 s7 = (__int128)a0 * b5 + (__int128)a1 * b4 + (__int128)a2 * b3 +
      (__int128)a3 * b2 + (__int128)a4 * b1 + (__int128)a5 * b0 - e15 * 0xe3d2270c81200LL -
      e14 * 0x899c47aebb6fbLL - e13 * 0x4d2e81ddae4dcLL + e12 * 0x65200cffadc24LL -
      e11 * 0xa30d0f077e5f3LL - h10_3 * 0xa30d0f077e5f3LL + e10 * 6 + c6 + 0x10000000000000LL;
  const __int128 c7 = s7 >> 53;
  const __int128 s8 = (__int128)a0 * b6 + (__int128)a1 * b5 + (__int128)a2 * b4 +
      (__int128)a3 * b3 + (__int128)a4 * b2 + (__int128)a5 * b1 + (__int128)a6 * b0 -
      l16 * 0xe3d2270c81200LL - e15 * 0x899c47aebb6fbLL - e14 * 0x4d2e81ddae4dcLL +
      e13 * 0x65200cffadc24LL - e12 * 0xa30d0f077e5f3LL + e11 * 6 + h10_3 * 6 + c7 +
      0x10000000000000LL;
  const __int128 c8 = s8 >> 53;
  const __int128 s9 = (__int128)a0 * b7 + (__int128)a1 * b6 + (__int128)a2 * b5 +
      (__int128)a3 * b4 + (__int128)a4 * b3 + (__int128)a5 * b2 + (__int128)a6 * b1 +
      (__int128)a7 * b0 - l17 * 0xe3d2270c81200LL - l16 * 0x899c47aebb6fbLL -
      e15 * 0x4d2e81ddae4dcLL + e14 * 0x65200cffadc24LL - e13 * 0xa30d0f077e5f3LL + e12 * 6 +
      c8 + 0x10000000000000LL;
  const __int128 c9 = s9 >> 53;
  const __int128 s10 = l8_2 + c9 + 0x10000000000000LL;
  const __int128 c10 = s10 >> 53;
  r[0] = (int64_t)((s2 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[1] = (int64_t)((s3 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[2] = (int64_t)((s4 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[3] = (int64_t)((s5 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[4] = (int64_t)((s6 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[5] = (int64_t)((s7 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[6] = (int64_t)((s8 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[7] = (int64_t)((s9 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[8] = (int64_t)((s10 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[9] = (int64_t)(top + c10);
}

static inline void p521_sc_mul(p521_sc *r, const p521_sc_loose *a, const p521_sc_loose *b) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_check(b->limb, p521_sc_loose_bounds, __func__);
  p521_sc_mul_limbs(r->v.limb, a->limb, b->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a^2
 * In: loose. Out: tight; limbs within 2^52.000, the top one 2^52.000, value in (-256.001 m, 256.001 m).
 * Largest intermediate value: 2^109.32. Word multiplications: 121. */
static inline void p521_sc_sqr_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t d0 = a0 * 0x2;
  const int64_t d1 = a1 * 0x2;
  const int64_t d2 = a2 * 0x2;
  const int64_t d3 = a3 * 0x2;
  const int64_t d4 = a4 * 0x2;
  const int64_t d5 = a5 * 0x2;
  const int64_t d6 = a6 * 0x2;
  const int64_t d7 = a7 * 0x2;
  const int64_t d8 = a8 * 0x2;
  const __int128 t8 = (__int128)d0 * a8 + (__int128)d1 * a7 + (__int128)d2 * a6 +
      (__int128)d3 * a5 + (__int128)a4 * a4;
  const __int128 h8 = t8 >> 53;
  const __int128 l8 = t8 & 0x1fffffffffffffLL;
  const __int128 t9 = (__int128)d0 * a9 + (__int128)d1 * a8 + (__int128)d2 * a7 +
      (__int128)d3 * a6 + (__int128)d4 * a5 + h8;
  const __int128 h9 = t9 >> 53;
  const __int128 l9 = t9 & 0x1fffffffffffffLL;
  const __int128 t10 = (__int128)d1 * a9 + (__int128)d2 * a8 + (__int128)d3 * a7 +
      (__int128)d4 * a6 + (__int128)a5 * a5 + h9;
  const __int128 h10 = t10 >> 53;
  const __int128 l10 = t10 & 0x1fffffffffffffLL;
  const __int128 t11 = (__int128)d2 * a9 + (__int128)d3 * a8 + (__int128)d4 * a7 +
      (__int128)d5 * a6 + h10;
  const __int128 h11 = t11 >> 53;
  const __int128 l11 = t11 & 0x1fffffffffffffLL;
  const __int128 t12 = (__int128)d3 * a9 + (__int128)d4 * a8 + (__int128)d5 * a7 +
      (__int128)a6 * a6 + h11;
  const __int128 h12 = t12 >> 53;
  const __int128 l12 = t12 & 0x1fffffffffffffLL;
  const __int128 t13 = (__int128)d4 * a9 + (__int128)d5 * a8 + (__int128)d6 * a7 + h12;
  const __int128 h13 = t13 >> 53;
  const __int128 l13 = t13 & 0x1fffffffffffffLL;
  const __int128 t14 = (__int128)d5 * a9 + (__int128)d6 * a8 + (__int128)a7 * a7 + h13;
  const __int128 h14 = t14 >> 53;
  const __int128 l14 = t14 & 0x1fffffffffffffLL;
  const __int128 t15 = (__int128)d6 * a9 + (__int128)d7 * a8 + h14;
  const __int128 h15 = t15 >> 53;
  const __int128 l15 = t15 & 0x1fffffffffffffLL;
  const __int128 t16 = (__int128)d7 * a9 + (__int128)a8 * a8 + h15;
  const __int128 h16 = t16 >> 53;
  const __int128 l16 = t16 & 0x1fffffffffffffLL;
  const __int128 t17 = (__int128)d8 * a9 + h16;
  const __int128 h17 = t17 >> 53;
  const __int128 l17 = t17 & 0x1fffffffffffffLL;
  const __int128 t18 = (__int128)a9 * a9 + h17;
  const __int128 h18 = t18 >> 53;
  const __int128 l18 = t18 & 0x1fffffffffffffLL;
  const __int128 t14_2 = l14 + h18 * 6;
  const __int128 t13_2 = l13 - h18 * 0xa30d0f077e5f3LL + l18 * 6;
  const __int128 t12_2 = l12 + h18 * 0x65200cffadc24LL - l18 * 0xa30d0f077e5f3LL + l17 * 6;
  const __int128 t11_2 = l11 - h18 * 0x4d2e81ddae4dcLL + l18 * 0x65200cffadc24LL -
      l17 * 0xa30d0f077e5f3LL + l16 * 6;
  const __int128 h14_2 = t14_2 >> 53;
  const __int128 l14_2 = t14_2 & 0x1fffffffffffffLL;
  const __int128 e15 = l15 + h14_2;
  const __int128 t10_2 = l10 - h18 * 0x899c47aebb6fbLL - l18 * 0x4d2e81ddae4dcLL +
      l17 * 0x65200cffadc24LL - l16 * 0xa30d0f077e5f3LL + e15 * 6;
  const __int128 h13_2 = t13_2 >> 53;
  const __int128 l13_2 = t13_2 & 0x1fffffffffffffLL;
  const __int128 e14 = l14_2 + h13_2;
  const __int128 h12_2 = t12_2 >> 53;
  const __int128 l12_2 = t12_2 & 0x1fffffffffffffLL;
  const __int128 e13 = l13_2 + h12_2;
  const __int128 t8_2 = l8 - l18 * 0xe3d2270c81200LL - l17 * 0x899c47aebb6fbLL -
      l16 * 0x4d2e81ddae4dcLL + e15 * 0x65200cffadc24LL - e14 * 0xa30d0f077e5f3LL + e13 * 6;
  const __int128 h11_2 = t11_2 >> 53;
  const __int128 l11_2 = t11_2 & 0x1fffffffffffffLL;
  const __int128 e12 = l12_2 + h11_2;
  const __int128 h10_2 = t10_2 >> 53;
  const __int128 l10_2 = t10_2 & 0x1fffffffffffffLL;
  const __int128 e11 = l11_2 + h10_2;
  const __int128 h8_2 = t8_2 >> 53;
  const __int128 l8_2 = t8_2 & 0x1fffffffffffffLL;
  const __int128 t9_2 = l9 - h18 * 0xe3d2270c81200LL - l18 * 0x899c47aebb6fbLL -
      l17 * 0x4d2e81ddae4dcLL + l16 * 0x65200cffadc24LL - e15 * 0xa30d0f077e5f3LL + e14 * 6 +
      h8_2;
  const __int128 h9_2 = t9_2 >> 53;
  const __int128 l9_2 = t9_2 & 0x1fffffffffffffLL;
  const __int128 t10_3 = l10_2 + h9_2;
  const __int128 h10_3 = t10_3 >> 53;
  const __int128 l10_3 = t10_3 & 0x1fffffffffffffLL;
  const __int128 s = l9_2 + 0x10000000000000LL;
  const __int128 c = s >> 53;
  const __int128 top = (s & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const __int128 e10 = l10_3 + c;
  const __int128 s2 = (__int128)a0 * a0 - e10 * 0xe3d2270c81200LL + 0x10000000000000LL;
  const __int128 c2 = s2 >> 53;
  const __int128 s3 = (__int128)d0 * a1 - e11 * 0xe3d2270c81200LL - h10_3 * 0xe3d2270c81200LL -
      e10 * 0x899c47aebb6fbLL + c2 + 0x10000000000000LL;
  const __int128 c3 = s3 >> 53;
  const __int128 s4 = (__int128)d0 * a2 + (__int128)a1 * a1 - e12 * 0xe3d2270c81200LL -
      e11 * 0x899c47aebb6fbLL - h10_3 * 0x899c47aebb6fbLL - e10 * 0x4d2e81ddae4dcLL + c3 +
      0x10000000000000LL;
  const __int128 c4 = s4 >> 53;
  const __int128 s5 = (__int128)d0 * a3 + (__int128)d1 * a2 - e13 * 0xe3d2270c81200LL -
      e12 * 0x899c47aebb6fbLL - e11 * 0x4d2e81ddae4dcLL - h10_3 * 0x4d2e81ddae4dcLL +
      e10 * 0x65200cffadc24LL + c4 + 0x10000000000000LL;
  const __int128 c5 = s5 >> 53;
  const __int128 s6 = (__int128)d0 * a4 + (__int128)d1 * a3 + (__int128)a2 * a2 -
      e14 * 0xe3d2270c81200LL - e13 * 0x899c47aebb6fbLL - e12 * 0x4d2e81ddae4dcLL +
      e11 * 0x65200cffadc24LL + h10_3 * 0x65200cffadc24LL - e10 * 0xa30d0f077e5f3LL + c5 +
      0x10000000000000LL;
  const __int128 c6 = s6 >> 53;
  const __int128 s7 = (__int128)d0 * a5 + (__int128)d1 * a4 + (__int128)d2 * a3 -
      e15 * 0xe3d2270c81200LL - e14 * 0x899c47aebb6fbLL - e13 * 0x4d2e81ddae4dcLL +
      e12 * 0x65200cffadc24LL - e11 * 0xa30d0f077e5f3LL - h10_3 * 0xa30d0f077e5f3LL + e10 * 6 +
      c6 + 0x10000000000000LL;
  const __int128 c7 = s7 >> 53;
  const __int128 s8 = (__int128)d0 * a6 + (__int128)d1 * a5 + (__int128)d2 * a4 +
      (__int128)a3 * a3 - l16 * 0xe3d2270c81200LL - e15 * 0x899c47aebb6fbLL -
      e14 * 0x4d2e81ddae4dcLL + e13 * 0x65200cffadc24LL - e12 * 0xa30d0f077e5f3LL + e11 * 6 +
      h10_3 * 6 + c7 + 0x10000000000000LL;
  const __int128 c8 = s8 >> 53;
  const __int128 s9 = (__int128)d0 * a7 + (__int128)d1 * a6 + (__int128)d2 * a5 +
      (__int128)d3 * a4 - l17 * 0xe3d2270c81200LL - l16 * 0x899c47aebb6fbLL -
      e15 * 0x4d2e81ddae4dcLL + e14 * 0x65200cffadc24LL - e13 * 0xa30d0f077e5f3LL + e12 * 6 +
      c8 + 0x10000000000000LL;
  const __int128 c9 = s9 >> 53;
  const __int128 s10 = l8_2 + c9 + 0x10000000000000LL;
  const __int128 c10 = s10 >> 53;
  r[0] = (int64_t)((s2 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[1] = (int64_t)((s3 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[2] = (int64_t)((s4 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[3] = (int64_t)((s5 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[4] = (int64_t)((s6 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[5] = (int64_t)((s7 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[6] = (int64_t)((s8 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[7] = (int64_t)((s9 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[8] = (int64_t)((s10 & 0x1fffffffffffffLL) - 0x10000000000000LL);
  r[9] = (int64_t)(top + c10);
}

static inline void p521_sc_sqr(p521_sc *r, const p521_sc_loose *a) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_sqr_limbs(r->v.limb, a->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^60.98. Word multiplications: 5. */
static inline void p521_sc_carry_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = a9 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = a0 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = a1 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = a2 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = a3 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = a4 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = a5 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = a6 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = a7 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = a8 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_carry(p521_sc *r, const p521_sc_loose *a) {
  p521_sc_check(a->limb, p521_sc_loose_bounds, __func__);
  p521_sc_carry_limbs(r->v.limb, a->limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.500 m).
 * Largest intermediate value: 2^60.98. Word multiplications: 5. */
static inline void p521_sc_mul2_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = a9 * 0x2 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = a0 * 0x2 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = a1 * 0x2 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = a2 * 0x2 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = a3 * 0x2 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = a4 * 0x2 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = a5 * 0x2 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = a6 * 0x2 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = a7 * 0x2 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = a8 * 0x2 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_mul2(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul2_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^61.57. Word multiplications: 15. */
static inline void p521_sc_mul3_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = a9 * 3 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = a0 * 3 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = a1 * 3 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = a2 * 3 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = a3 * 3 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = a4 * 3 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = a5 * 3 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = a6 * 3 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = a7 * 3 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = a8 * 3 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_mul3(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul3_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^61.98. Word multiplications: 5. */
static inline void p521_sc_mul4_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = a9 * 0x4 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = a0 * 0x4 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = a1 * 0x4 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = a2 * 0x4 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = a3 * 0x4 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = a4 * 0x4 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = a5 * 0x4 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = a6 * 0x4 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = a7 * 0x4 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = a8 * 0x4 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_mul4(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul4_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^62.98. Word multiplications: 5. */
static inline void p521_sc_mul8_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const int64_t top = a9 * 0x8 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = a0 * 0x8 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = a1 * 0x8 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = a2 * 0x8 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = a3 * 0x8 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = a4 * 0x8 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = a5 * 0x8 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = a6 * 0x8 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = a7 * 0x8 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = a8 * 0x8 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_mul8(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_mul8_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs within 2^52.000, the top one 2^43.000, value in (-0.501 m, 0.501 m).
 * Largest intermediate value: 2^64.00. Word multiplications: 5. */
static inline void p521_sc_half_limbs(int64_t r[10], const int64_t a[10]) {
  const int64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      a7 = a[7], a8 = a[8], a9 = a[9];
  const uint64_t odd = ct_from_bit((uint64_t)(a0 & 1));
  const int64_t even0 = a0 + (int64_t)ct_select(odd, 0xfb71e91386409ULL, 0u);
  const int64_t even1 = a1 + (int64_t)ct_select(odd, 0xdc44ce23d75dbULL, 0u);
  const int64_t even2 = a2 + (int64_t)ct_select(odd, 0x1dc269740eed72ULL, 0u);
  const int64_t even3 = a3 + (int64_t)ct_select(odd, 0x1f2cd6ff980291ULL, 0u);
  const int64_t even4 = a4 + (int64_t)ct_select(odd, 0x1fa51868783bf2ULL, 0u);
  const int64_t even5 = a5 + (int64_t)ct_select(odd, 0x1fffffffffffffULL, 0u);
  const int64_t even6 = a6 + (int64_t)ct_select(odd, 0x1fffffffffffffULL, 0u);
  const int64_t even7 = a7 + (int64_t)ct_select(odd, 0x1fffffffffffffULL, 0u);
  const int64_t even8 = a8 + (int64_t)ct_select(odd, 0x1fffffffffffffULL, 0u);
  const int64_t even9 = a9 + (int64_t)ct_select(odd, 0xfffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 52);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 52);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 52);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 52);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 52);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 52);
  const int64_t half6 = (even6 >> 1) + ((even7 & 1) << 52);
  const int64_t half7 = (even7 >> 1) + ((even8 & 1) << 52);
  const int64_t half8 = (even8 >> 1) + ((even9 & 1) << 52);
  const int64_t half9 = even9 >> 1;
  const int64_t top = half9 + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = half0 - q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = half1 - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = half2 + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = half3 + q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = half4 + q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = half5 + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = half6 + c5 + 0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = half7 + c6 + 0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = half8 + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r[0] = x0;
  r[1] = x1;
  r[2] = x2;
  r[3] = x3;
  r[4] = x4;
  r[5] = x5;
  r[6] = x6;
  r[7] = x7;
  r[8] = x8;
  r[9] = x9;
}

static inline void p521_sc_half(p521_sc *r, const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  p521_sc_half_limbs(r->v.limb, a->v.limb);
  p521_sc_check(r->v.limb, p521_sc_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p521_sc_select_loose(p521_sc_loose *r, ct_mask mask, const p521_sc_loose *a,
                                   const p521_sc_loose *b) {
  const int64_t m = (int64_t)ct_barrier(mask);
  for (int i = 0; i < 10; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p521_sc_select(p521_sc *r, ct_mask mask, const p521_sc *a, const p521_sc *b) {
  p521_sc_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p521_sc_pack(uint64_t w[9], const p521_sc *a) {
  p521_sc_check(a->v.limb, p521_sc_tight_bounds, __func__);
  const int64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6], a7 = a->v.limb[7],
      a8 = a->v.limb[8], a9 = a->v.limb[9];
  const int64_t s0 = a0 + 0x26d5afc99c6d09LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = s0 & 0x1fffffffffffffLL;
  const int64_t s1 = a1 + 0x12112f1fb35158LL + c0;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = s1 & 0x1fffffffffffffLL;
  const int64_t s2 = a2 + 0x202bdd82fc5fe0LL + c1;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = s2 & 0x1fffffffffffffLL;
  const int64_t s3 = a3 + 0x2c03d6979a947fLL + c2;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = s3 & 0x1fffffffffffffLL;
  const int64_t s4 = a4 + 0x24bd80e0b42eebLL + c3;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = s4 & 0x1fffffffffffffLL;
  const int64_t s5 = a5 + 0x1ffffffffffffcLL + c4;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = s5 & 0x1fffffffffffffLL;
  const int64_t s6 = a6 + 0x1fffffffffffffLL + c5;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = s6 & 0x1fffffffffffffLL;
  const int64_t s7 = a7 + 0x1fffffffffffffLL + c6;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = s7 & 0x1fffffffffffffLL;
  const int64_t s8 = a8 + 0x1fffffffffffffLL + c7;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = s8 & 0x1fffffffffffffLL;
  const int64_t x9 = a9 + 0x100fffffffffffLL + c8;
  const int64_t q = x9 >> 44;
  const int64_t s0_2 = x0 - q * 0xfb71e91386409LL;
  const int64_t c0_2 = s0_2 >> 53;
  const int64_t x0_2 = s0_2 & 0x1fffffffffffffLL;
  const int64_t s1_2 = x1 - q * 0xdc44ce23d75dbLL + c0_2;
  const int64_t c1_2 = s1_2 >> 53;
  const int64_t x1_2 = s1_2 & 0x1fffffffffffffLL;
  const int64_t s2_2 = x2 + q * 0x23d968bf1128eLL + c1_2;
  const int64_t c2_2 = s2_2 >> 53;
  const int64_t x2_2 = s2_2 & 0x1fffffffffffffLL;
  const int64_t s3_2 = x3 + q * 0xd3290067fd6eLL + c2_2;
  const int64_t c3_2 = s3_2 >> 53;
  const int64_t x3_2 = s3_2 & 0x1fffffffffffffLL;
  const int64_t s4_2 = x4 + q * 0x5ae79787c40dLL + c3_2;
  const int64_t c4_2 = s4_2 >> 53;
  const int64_t x4_2 = s4_2 & 0x1fffffffffffffLL;
  const int64_t s5_2 = x5 + c4_2;
  const int64_t c5_2 = s5_2 >> 53;
  const int64_t x5_2 = s5_2 & 0x1fffffffffffffLL;
  const int64_t s6_2 = x6 + c5_2;
  const int64_t c6_2 = s6_2 >> 53;
  const int64_t x6_2 = s6_2 & 0x1fffffffffffffLL;
  const int64_t s7_2 = x7 + c6_2;
  const int64_t c7_2 = s7_2 >> 53;
  const int64_t x7_2 = s7_2 & 0x1fffffffffffffLL;
  const int64_t s8_2 = x8 + c7_2;
  const int64_t c8_2 = s8_2 >> 53;
  const int64_t x8_2 = s8_2 & 0x1fffffffffffffLL;
  const int64_t x9_2 = (x9 & 0xfffffffffffLL) + c8_2;
  const int64_t y0 = x0_2 - 0xfb71e91386409LL;
  const int64_t borrow = y0 >> 53;
  const int64_t y1 = x1_2 - 0xdc44ce23d75dbLL + borrow;
  const int64_t borrow2 = y1 >> 53;
  const int64_t y2 = x2_2 - 0x1dc269740eed72LL + borrow2;
  const int64_t borrow3 = y2 >> 53;
  const int64_t y3 = x3_2 - 0x1f2cd6ff980291LL + borrow3;
  const int64_t borrow4 = y3 >> 53;
  const int64_t y4 = x4_2 - 0x1fa51868783bf2LL + borrow4;
  const int64_t borrow5 = y4 >> 53;
  const int64_t y5 = x5_2 - 0x1fffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 53;
  const int64_t y6 = x6_2 - 0x1fffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 53;
  const int64_t y7 = x7_2 - 0x1fffffffffffffLL + borrow7;
  const int64_t borrow8 = y7 >> 53;
  const int64_t y8 = x8_2 - 0x1fffffffffffffLL + borrow8;
  const int64_t borrow9 = y8 >> 53;
  const int64_t y9 = x9_2 - 0xfffffffffffLL + borrow9;
  const int64_t borrow10 = y9 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow10);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)x0_2,
      (uint64_t)(y0 & 0x1fffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)x1_2,
      (uint64_t)(y1 & 0x1fffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)x2_2,
      (uint64_t)(y2 & 0x1fffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)x3_2,
      (uint64_t)(y3 & 0x1fffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)x4_2,
      (uint64_t)(y4 & 0x1fffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)x5_2,
      (uint64_t)(y5 & 0x1fffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)x6_2,
      (uint64_t)(y6 & 0x1fffffffffffffLL));
  const int64_t z7 = (int64_t)ct_select(below_m, (uint64_t)x7_2,
      (uint64_t)(y7 & 0x1fffffffffffffLL));
  const int64_t z8 = (int64_t)ct_select(below_m, (uint64_t)x8_2,
      (uint64_t)(y8 & 0x1fffffffffffffLL));
  const int64_t z9 = (int64_t)ct_select(below_m, (uint64_t)x9_2,
      (uint64_t)(y9 & 0x7fffffffffffffffLL));
  const uint64_t u0 = (uint64_t)z1;
  const uint64_t u1 = (uint64_t)z2;
  const uint64_t u2 = (uint64_t)z3;
  const uint64_t u3 = (uint64_t)z4;
  const uint64_t u4 = (uint64_t)z6;
  const uint64_t u5 = (uint64_t)z7;
  const uint64_t u6 = (uint64_t)z8;
  const uint64_t u7 = (uint64_t)z9;
  w[0] = (uint64_t)z0 + ((u0 & 0x7ffu) << 53);
  w[1] = (u0 >> 11) + ((u1 & 0x3fffffu) << 42);
  w[2] = (u1 >> 22) + ((u2 & 0x1ffffffffULL) << 31);
  w[3] = (u2 >> 33) + ((u3 & 0xfffffffffffULL) << 20);
  w[4] = (u3 >> 44) + ((uint64_t)z5 << 9) + ((u4 & 3u) << 62);
  w[5] = (u4 >> 2) + ((u5 & 0x1fffu) << 51);
  w[6] = (u5 >> 13) + ((u6 & 0xffffffu) << 40);
  w[7] = (u6 >> 24) + ((u7 & 0x7ffffffffULL) << 29);
  w[8] = u7 >> 35;
}

/* The inverse of pack, for any w below 2^528. Out: tight. */
static inline void p521_sc_unpack(p521_sc *r, const uint64_t w[9]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6],
      w7 = w[7], w8 = w[8];
  const int64_t above = (int64_t)(w8 >> 9);
  const int64_t top = (int64_t)((w7 >> 29) + ((w8 & 0x1ffu) << 35)) + 0x80000000000LL;
  const int64_t q = top >> 44;
  const int64_t s0 = (int64_t)(w0 & 0x1fffffffffffffULL) - above * 0xfb71e91386409LL -
      q * 0xfb71e91386409LL + 0x10000000000000LL;
  const int64_t c0 = s0 >> 53;
  const int64_t x0 = (s0 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s1 = (int64_t)((w0 >> 53) + ((w1 & 0x3ffffffffffULL) << 11)) -
      above * 0xdc44ce23d75dbLL - q * 0xdc44ce23d75dbLL + c0 + 0x10000000000000LL;
  const int64_t c1 = s1 >> 53;
  const int64_t x1 = (s1 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s2 = (int64_t)((w1 >> 42) + ((w2 & 0x7fffffffu) << 22)) +
      above * 0x23d968bf1128eLL + q * 0x23d968bf1128eLL + c1 + 0x10000000000000LL;
  const int64_t c2 = s2 >> 53;
  const int64_t x2 = (s2 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s3 = (int64_t)((w2 >> 31) + ((w3 & 0xfffffu) << 33)) + above * 0xd3290067fd6eLL +
      q * 0xd3290067fd6eLL + c2 + 0x10000000000000LL;
  const int64_t c3 = s3 >> 53;
  const int64_t x3 = (s3 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s4 = (int64_t)((w3 >> 20) + ((w4 & 0x1ffu) << 44)) + above * 0x5ae79787c40dLL +
      q * 0x5ae79787c40dLL + c3 + 0x10000000000000LL;
  const int64_t c4 = s4 >> 53;
  const int64_t x4 = (s4 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s5 = (int64_t)((w4 >> 9) & 0x1fffffffffffffULL) + c4 + 0x10000000000000LL;
  const int64_t c5 = s5 >> 53;
  const int64_t x5 = (s5 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s6 = (int64_t)((w4 >> 62) + ((w5 & 0x7ffffffffffffULL) << 2)) + c5 +
      0x10000000000000LL;
  const int64_t c6 = s6 >> 53;
  const int64_t x6 = (s6 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s7 = (int64_t)((w5 >> 51) + ((w6 & 0xffffffffffULL) << 13)) + c6 +
      0x10000000000000LL;
  const int64_t c7 = s7 >> 53;
  const int64_t x7 = (s7 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t s8 = (int64_t)((w6 >> 40) + ((w7 & 0x1fffffffu) << 24)) + c7 + 0x10000000000000LL;
  const int64_t c8 = s8 >> 53;
  const int64_t x8 = (s8 & 0x1fffffffffffffLL) - 0x10000000000000LL;
  const int64_t x9 = (top & 0xfffffffffffLL) - 0x80000000000LL + c8;
  r->v.limb[0] = x0;
  r->v.limb[1] = x1;
  r->v.limb[2] = x2;
  r->v.limb[3] = x3;
  r->v.limb[4] = x4;
  r->v.limb[5] = x5;
  r->v.limb[6] = x6;
  r->v.limb[7] = x7;
  r->v.limb[8] = x8;
  r->v.limb[9] = x9;
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

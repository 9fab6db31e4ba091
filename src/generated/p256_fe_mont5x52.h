/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p256 --field p --layout mont-5x52 --out src/generated/p256_fe_mont5x52.h
 *
 * Field    integers modulo m = p
 *          m = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * Layout   mont-5x52: 5 unsigned limbs of 52 bits; products in 128 bits, Montgomery reduction
 * Value    sum of limb[i] 2^(52 i) / R, mod m, with R = 2^260
 * Tight    limbs to 2^52.000, the top one 2^49.000, value below 2.000 m
 * Loose    limbs to 2^53.585, the top one 2^50.000, value below 4.000 m
 *
 * The bounds were computed exactly for every intermediate value; p256_fe_tight_bounds and
 * p256_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P256_FE_MONT5X52_H
#define SLIMB_GENERATED_P256_FE_MONT5X52_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  uint64_t limb[5];
} p256_fe_loose;

typedef struct {
  p256_fe_loose v;
} p256_fe;

static inline const p256_fe_loose *p256_fe_relax(const p256_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p256_fe_tight_bounds[4][5] = {
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0x1fffffffd0000},
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffffffffffffd, 0x1fffffffffff, 0x0, 0x2000000000, 0x1fffffffd0000},
};
static const int64_t p256_fe_loose_bounds[4][5] = {
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0x2ffffffffffffd, 0x201ffffffffffd, 0x1ffffffffffffe, 0x20001ffffffffe, 0x3fffffffaffff},
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffffffffffffb, 0x3fffffffffff, 0x0, 0x4000000000, 0x3fffffffb0000},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p256_fe_check(const uint64_t limb[5], const int64_t bounds[4][5],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 5; i++) {
    const int64_t x = (int64_t)limb[i];
    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);
    over = (over >> 52) + x - bounds[2][i];
    under = (under >> 52) + bounds[3][i] - x;
  }
  if (over < 0 || under < 0) bounds_fail(function);
#else
  (void)limb, (void)bounds, (void)function;
#endif
}

static const p256_fe p256_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p256_fe p256_fe_one = {{{0x10, 0xf000000000000, 0xfffffffffffff, 0xffeffffffffff, 0xfffff}}};
static const p256_fe p256_fe_b = {{{0xdf6229c4bddfd, 0xca8843090d89c, 0x212ed6acf005c, 0x83415a220abf7, 0xc30061dd4874}}};
static const p256_fe p256_fe_r2 = {{{0x300, 0xffffffff00000, 0xffffefffffffb, 0xfdfffffffffff, 0x4ffffff}}};
static const p256_fe p256_fe_modulus_limbs = {{{0xfffffffffffff, 0xfffffffffff, 0x0, 0x1000000000, 0xffffffff0000}}};
static const uint64_t p256_fe_modulus[4] = {
    0xffffffffffffffff, 0x00000000ffffffff, 0x0000000000000000, 0xffffffff00000001};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p256_fe_inverse_factor[4] = {
    0x0000000000000300, 0xfffffbffffffff00, 0xfffffffffffffeff, 0x000004fffffffdff};

/* r = a + b
 * In: tight. Out: loose; limbs to 2^53.000, the top one 2^50.000, value below 4.000 m.
 * Largest intermediate value: 2^53.00. */
static inline void p256_fe_add_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
}

static inline void p256_fe_add(p256_fe_loose *r, const p256_fe *a, const p256_fe *b) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_check(b->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_add_limbs(r->limb, a->v.limb, b->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs to 2^53.585, the top one 2^50.000, value below 4.000 m.
 * Largest intermediate value: 2^53.58. */
static inline void p256_fe_sub_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + 0x1ffffffffffffeULL - b0;
  r[1] = a1 + 0x101ffffffffffeULL - b1;
  r[2] = a2 + 0xfffffffffffffULL - b2;
  r[3] = a3 + 0x10001fffffffffULL - b3;
  r[4] = a4 + 0x1fffffffdffffULL - b4;
}

static inline void p256_fe_sub(p256_fe_loose *r, const p256_fe *a, const p256_fe *b) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_check(b->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs to 2^53.000, the top one 2^49.000, value below 2.001 m.
 * Largest intermediate value: 2^53.00. */
static inline void p256_fe_neg_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  r[0] = 0x1ffffffffffffeULL - a0;
  r[1] = 0x101ffffffffffeULL - a1;
  r[2] = 0xfffffffffffffULL - a2;
  r[3] = 0x10001fffffffffULL - a3;
  r[4] = 0x1fffffffdffffULL - a4;
}

static inline void p256_fe_neg(p256_fe_loose *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_neg_limbs(r->limb, a->v.limb);
  p256_fe_check(r->limb, p256_fe_loose_bounds, __func__);
}

/* r = a b / R
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^49.000, value below 2.000 m.
 * Largest intermediate value: 2^108.32. Word multiplications: 30. */
static inline void p256_fe_mul_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  const unsigned __int128 t0 = (unsigned __int128)a0 * b0;
  const unsigned __int128 t1 = (unsigned __int128)a0 * b1 + (unsigned __int128)a1 * b0;
  const unsigned __int128 t2 = (unsigned __int128)a0 * b2 + (unsigned __int128)a1 * b1 +
      (unsigned __int128)a2 * b0;
  const unsigned __int128 t3 = (unsigned __int128)a0 * b3 + (unsigned __int128)a1 * b2 +
      (unsigned __int128)a2 * b1 + (unsigned __int128)a3 * b0;
  const unsigned __int128 t4 = (unsigned __int128)a0 * b4 + (unsigned __int128)a1 * b3 +
      (unsigned __int128)a2 * b2 + (unsigned __int128)a3 * b1 + (unsigned __int128)a4 * b0;
  const uint64_t q0 = (uint64_t)(t0 & 0xfffffffffffffULL);
  const unsigned __int128 t1_2 = t1 + (uint64_t)(t0 >> 52) +
      ((unsigned __int128)(q0 >> 20) << 64 | q0 << 44);
  const unsigned __int128 t5 = (unsigned __int128)a1 * b4 + (unsigned __int128)a2 * b3 +
      (unsigned __int128)a3 * b2 + (unsigned __int128)a4 * b1;
  const uint64_t q1 = (uint64_t)(t1_2 & 0xfffffffffffffULL);
  const unsigned __int128 t2_2 = t2 + (uint64_t)(t1_2 >> 52) +
      ((unsigned __int128)(q1 >> 20) << 64 | q1 << 44);
  const unsigned __int128 t6 = (unsigned __int128)a2 * b4 + (unsigned __int128)a3 * b3 +
      (unsigned __int128)a4 * b2;
  const uint64_t q2 = (uint64_t)(t2_2 & 0xfffffffffffffULL);
  const unsigned __int128 t3_2 = t3 + ((unsigned __int128)(q0 >> 28) << 64 | q0 << 36) +
      (uint64_t)(t2_2 >> 52) + ((unsigned __int128)(q2 >> 20) << 64 | q2 << 44);
  const unsigned __int128 t7 = (unsigned __int128)a3 * b4 + (unsigned __int128)a4 * b3;
  const uint64_t q3 = (uint64_t)(t3_2 & 0xfffffffffffffULL);
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffff0000ULL +
      ((unsigned __int128)(q1 >> 28) << 64 | q1 << 36) + (uint64_t)(t3_2 >> 52) +
      ((unsigned __int128)(q3 >> 20) << 64 | q3 << 44);
  const unsigned __int128 t8 = (unsigned __int128)a4 * b4;
  const uint64_t q4 = (uint64_t)(t4_2 & 0xfffffffffffffULL);
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q1 * 0xffffffff0000ULL +
      ((unsigned __int128)(q2 >> 28) << 64 | q2 << 36) + (uint64_t)(t4_2 >> 52) +
      ((unsigned __int128)(q4 >> 20) << 64 | q4 << 44);
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q2 * 0xffffffff0000ULL +
      ((unsigned __int128)(q3 >> 28) << 64 | q3 << 36) + (t5_2 >> 52);
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q3 * 0xffffffff0000ULL +
      ((unsigned __int128)(q4 >> 28) << 64 | q4 << 36) + (t6_2 >> 52);
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q4 * 0xffffffff0000ULL + (t7_2 >> 52);
  r[0] = (uint64_t)(t5_2 & 0xfffffffffffffULL);
  r[1] = (uint64_t)(t6_2 & 0xfffffffffffffULL);
  r[2] = (uint64_t)(t7_2 & 0xfffffffffffffULL);
  r[3] = (uint64_t)(t8_2 & 0xfffffffffffffULL);
  r[4] = (uint64_t)(t8_2 >> 52);
}

static inline void p256_fe_mul(p256_fe *r, const p256_fe_loose *a, const p256_fe_loose *b) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_check(b->limb, p256_fe_loose_bounds, __func__);
  p256_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a^2 / R
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^49.000, value below 2.000 m.
 * Largest intermediate value: 2^108.32. Word multiplications: 20. */
static inline void p256_fe_sqr_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const uint64_t d0 = a0 << 1;
  const uint64_t d1 = a1 << 1;
  const uint64_t d2 = a2 << 1;
  const uint64_t d3 = a3 << 1;
  const unsigned __int128 t0 = (unsigned __int128)a0 * a0;
  const unsigned __int128 t1 = (unsigned __int128)d0 * a1;
  const unsigned __int128 t2 = (unsigned __int128)d0 * a2 + (unsigned __int128)a1 * a1;
  const unsigned __int128 t3 = (unsigned __int128)d0 * a3 + (unsigned __int128)d1 * a2;
  const unsigned __int128 t4 = (unsigned __int128)d0 * a4 + (unsigned __int128)d1 * a3 +
      (unsigned __int128)a2 * a2;
  const uint64_t q0 = (uint64_t)(t0 & 0xfffffffffffffULL);
  const unsigned __int128 t1_2 = t1 + (uint64_t)(t0 >> 52) +
      ((unsigned __int128)(q0 >> 20) << 64 | q0 << 44);
  const unsigned __int128 t5 = (unsigned __int128)d1 * a4 + (unsigned __int128)d2 * a3;
  const uint64_t q1 = (uint64_t)(t1_2 & 0xfffffffffffffULL);
  const unsigned __int128 t2_2 = t2 + (uint64_t)(t1_2 >> 52) +
      ((unsigned __int128)(q1 >> 20) << 64 | q1 << 44);
  const unsigned __int128 t6 = (unsigned __int128)d2 * a4 + (unsigned __int128)a3 * a3;
  const uint64_t q2 = (uint64_t)(t2_2 & 0xfffffffffffffULL);
  const unsigned __int128 t3_2 = t3 + ((unsigned __int128)(q0 >> 28) << 64 | q0 << 36) +
      (uint64_t)(t2_2 >> 52) + ((unsigned __int128)(q2 >> 20) << 64 | q2 << 44);
  const unsigned __int128 t7 = (unsigned __int128)d3 * a4;
  const uint64_t q3 = (uint64_t)(t3_2 & 0xfffffffffffffULL);
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffff0000ULL +
      ((unsigned __int128)(q1 >> 28) << 64 | q1 << 36) + (uint64_t)(t3_2 >> 52) +
      ((unsigned __int128)(q3 >> 20) << 64 | q3 << 44);
  const unsigned __int128 t8 = (unsigned __int128)a4 * a4;
  const uint64_t q4 = (uint64_t)(t4_2 & 0xfffffffffffffULL);
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q1 * 0xffffffff0000ULL +
      ((unsigned __int128)(q2 >> 28) << 64 | q2 << 36) + (uint64_t)(t4_2 >> 52) +
      ((unsigned __int128)(q4 >> 20) << 64 | q4 << 44);
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q2 * 0xffffffff0000ULL +
      ((unsigned __int128)(q3 >> 28) << 64 | q3 << 36) + (t5_2 >> 52);
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q3 * 0xffffffff0000ULL +
      ((unsigned __int128)(q4 >> 28) << 64 | q4 << 36) + (t6_2 >> 52);
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q4 * 0xffffffff0000ULL + (t7_2 >> 52);
  r[0] = (uint64_t)(t5_2 & 0xfffffffffffffULL);
  r[1] = (uint64_t)(t6_2 & 0xfffffffffffffULL);
  r[2] = (uint64_t)(t7_2 & 0xfffffffffffffULL);
  r[3] = (uint64_t)(t8_2 & 0xfffffffffffffULL);
  r[4] = (uint64_t)(t8_2 >> 52);
}

static inline void p256_fe_sqr(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_sqr_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^53.58. */
static inline void p256_fe_carry_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)a4;
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)a0 + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)a1 - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = (int64_t)a3 - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (top & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_carry(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_carry_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^53.00. */
static inline void p256_fe_mul2_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 1);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 1) + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 1) - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 1) + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 1) - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (top & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_mul2(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul2_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^53.58. Word multiplications: 5. */
static inline void p256_fe_mul3_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 * 3u);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 * 3u) + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 * 3u) - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 * 3u) + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 * 3u) - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (top & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_mul3(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul3_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^54.00. */
static inline void p256_fe_mul4_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 2);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 2) + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 2) - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 2) + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 2) - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (top & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_mul4(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul4_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^55.00. */
static inline void p256_fe_mul8_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 3);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 3) + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 3) - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 3) + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 3) - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (top & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_mul8(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_mul8_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^64.00. */
static inline void p256_fe_half_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t u0 = (int64_t)a0;
  const int64_t even2 = (int64_t)a2;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0xfffffffffffULL, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0x1000000000ULL, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0xffffffff0000ULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 51);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 51);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 51);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 51);
  const int64_t half4 = even4 >> 1;
  const int64_t q = half4 >> 48;
  const int64_t s0 = half0 + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = half1 - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = half2 + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = half3 - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (half4 & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_half(p256_fe *r, const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  p256_fe_half_limbs(r->v.limb, a->v.limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^64.00. Word multiplications: 5. */
static inline void p256_fe_half3_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t u0 = (int64_t)(a0 * 3u);
  const int64_t even2 = (int64_t)(a2 * 3u);
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xfffffffffffffULL, 0u);
  const int64_t even1 = (int64_t)(a1 * 3u) + (int64_t)ct_select(odd, 0xfffffffffffULL, 0u);
  const int64_t even3 = (int64_t)(a3 * 3u) + (int64_t)ct_select(odd, 0x1000000000ULL, 0u);
  const int64_t even4 = (int64_t)(a4 * 3u) + (int64_t)ct_select(odd, 0xffffffff0000ULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 51);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 51);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 51);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 51);
  const int64_t half4 = even4 >> 1;
  const int64_t q = half4 >> 48;
  const int64_t s0 = half0 + q;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = half1 - (q << 44) + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = half2 + c1;
  const int64_t c2 = s2 >> 52;
  const int64_t x2 = s2 & 0xfffffffffffffLL;
  const int64_t s3 = half3 - (q << 36) + c2;
  const int64_t c3 = s3 >> 52;
  const int64_t x3 = s3 & 0xfffffffffffffLL;
  const int64_t x4 = (half4 & 0xffffffffffffLL) + (q << 16) + c3;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
}

static inline void p256_fe_half3(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->limb, p256_fe_loose_bounds, __func__);
  p256_fe_half3_limbs(r->v.limb, a->limb);
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p256_fe_select_loose(p256_fe_loose *r, ct_mask mask, const p256_fe_loose *a,
                                   const p256_fe_loose *b) {
  const uint64_t m = (uint64_t)ct_barrier(mask);
  for (int i = 0; i < 5; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p256_fe_select(p256_fe *r, ct_mask mask, const p256_fe *a, const p256_fe *b) {
  p256_fe_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p256_fe_pack(uint64_t w[4], const p256_fe *a) {
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  const uint64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4];
  const int64_t u0 = (int64_t)a0;
  const int64_t u1 = (int64_t)a1;
  const int64_t u2 = (int64_t)a2;
  const int64_t u3 = (int64_t)a3;
  const int64_t u4 = (int64_t)a4;
  const int64_t y0 = u0 - 0xfffffffffffffLL;
  const int64_t borrow = y0 >> 52;
  const int64_t y1 = u1 - 0xfffffffffffLL + borrow;
  const int64_t borrow2 = y1 >> 52;
  const int64_t y2 = u2 + borrow2;
  const int64_t borrow3 = y2 >> 52;
  const int64_t y3 = u3 - 0x1000000000LL + borrow3;
  const int64_t borrow4 = y3 >> 52;
  const int64_t y4 = u4 - 0xffffffff0000LL + borrow4;
  const int64_t borrow5 = y4 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow5);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)u0,
      (uint64_t)(y0 & 0xfffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)u1,
      (uint64_t)(y1 & 0xfffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)u2,
      (uint64_t)(y2 & 0xfffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)u3,
      (uint64_t)(y3 & 0xfffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)u4,
      (uint64_t)(y4 & 0x7fffffffffffffffLL));
  const uint64_t u5 = (uint64_t)z1;
  const uint64_t u6 = (uint64_t)z2;
  const uint64_t u7 = (uint64_t)z3;
  w[0] = (uint64_t)z0 + ((u5 & 0xfffu) << 52);
  w[1] = (u5 >> 12) + ((u6 & 0xffffffu) << 40);
  w[2] = (u6 >> 24) + ((u7 & 0xfffffffffULL) << 28);
  w[3] = (u7 >> 36) + ((uint64_t)z4 << 16);
}

/* The inverse of pack, for any w below 2^256. Out: tight. */
static inline void p256_fe_unpack(p256_fe *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  r->v.limb[0] = w0 & 0xfffffffffffffULL;
  r->v.limb[1] = (w0 >> 52) + ((w1 & 0xffffffffffULL) << 12);
  r->v.limb[2] = (w1 >> 40) + ((w2 & 0xfffffffu) << 24);
  r->v.limb[3] = (w2 >> 28) + ((w3 & 0xffffu) << 36);
  r->v.limb[4] = w3 >> 16;
  p256_fe_check(r->v.limb, p256_fe_tight_bounds, __func__);
}

/* a = 0 mod m: a tight element is made of digits and below 2 m, so 0 or m itself. */
static inline ct_mask p256_fe_is_zero(const p256_fe *a) {
  uint64_t zero = 0, m = 0;
  p256_fe_check(a->v.limb, p256_fe_tight_bounds, __func__);
  for (int i = 0; i < 5; i++) {
    zero |= a->v.limb[i];
    m |= a->v.limb[i] ^ p256_fe_modulus_limbs.v.limb[i];
  }
  return ct_is_zero(zero) | ct_is_zero(m);
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
  p256_fe_mul(r, p256_fe_relax(r), p256_fe_relax(&p256_fe_r2));
  return ct_words_less(w, p256_fe_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p256_fe_to_bytes(uint8_t out[32], const p256_fe *a) {
  uint64_t w[4];
  static const p256_fe unit = {{{1}}};
  p256_fe plain;
  p256_fe_mul(&plain, p256_fe_relax(a), p256_fe_relax(&unit));
  p256_fe_pack(w, &plain);
  bytes_store_be(out, w, 32);
}

#endif

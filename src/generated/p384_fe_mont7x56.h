/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p384 --field p --layout mont-7x56 --out src/generated/p384_fe_mont7x56.h
 *
 * Field    integers modulo m = p
 *          m = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * Layout   mont-7x56: 7 unsigned limbs of 56 bits; products in 128 bits, Montgomery reduction
 * Value    sum of limb[i] 2^(56 i) / R, mod m, with R = 2^392
 * Tight    limbs to 2^56.000, the top one 2^48.585, value below 1.500 m
 * Loose    limbs to 2^57.585, the top one 2^49.807, value below 3.500 m
 *
 * The bounds were computed exactly for every intermediate value; p384_fe_tight_bounds and
 * p384_fe_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P384_FE_MONT7X56_H
#define SLIMB_GENERATED_P384_FE_MONT7X56_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  uint64_t limb[7];
} p384_fe_loose;

typedef struct {
  p384_fe_loose v;
} p384_fe;

static inline const p384_fe_loose *p384_fe_relax(const p384_fe *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p384_fe_tight_bounds[4][7] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x17fffffffffff},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x1fffffffd, 0xfffe0000000000, 0xfffffffffdffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x17fffffffffff},
};
static const int64_t p384_fe_loose_bounds[4][7] = {
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x2000001fffffffd, 0x2fffdfffffffffe, 0x2fffffffffdfffd, 0x2fffffffffffffd, 0x2fffffffffffffd, 0x2fffffffffffffd, 0x37ffffffffffd},
    {0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0},
    {0x3fffffffb, 0xfffc0000000000, 0xfffffffffbffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0x37fffffffffff},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p384_fe_check(const uint64_t limb[7], const int64_t bounds[4][7],
    const char *function) {
#ifdef SLIMB_CHECK_BOUNDS
  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */
  for (int i = 0; i < 7; i++) {
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

static const p384_fe p384_fe_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p384_fe p384_fe_one = {{{0xffff0000000100, 0xffffffffffff, 0x1000000, 0x0, 0x0, 0x0, 0x0}}};
static const p384_fe p384_fe_b = {{{0x8870d0412dcccd, 0xd9474c32ec0811, 0x1920022fc429ad, 0x938ae277f2209b, 0x2094e3374bee94, 0xf9b62b21f41f02, 0x8114b604fbf}}};
static const p384_fe p384_fe_r2 = {{{0xfe000000010000, 0xffffff, 0x2, 0xfffffffe00, 0x1000000020000, 0x0, 0x0}}};
static const p384_fe p384_fe_modulus_limbs = {{{0xffffffff, 0xffff0000000000, 0xfffffffffeffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffffff, 0xffffffffffff}}};
static const uint64_t p384_fe_modulus[6] = {
    0x00000000ffffffff, 0xffffffff00000000, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p384_fe_inverse_factor[6] = {
    0xfffe000000010000, 0x000200000000ffff, 0xfffe000000000000, 0x000200000000ffff, 0x0000000000010000, 0x0000000000000000};

/* r = a + b
 * In: tight. Out: loose; limbs to 2^57.000, the top one 2^49.585, value below 3.000 m.
 * Largest intermediate value: 2^57.00. */
static inline void p384_fe_add_limbs(uint64_t r[7], const uint64_t a[7], const uint64_t b[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
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
 * In: tight. Out: loose; limbs to 2^57.585, the top one 2^49.807, value below 3.500 m.
 * Largest intermediate value: 2^57.58. */
static inline void p384_fe_sub_limbs(uint64_t r[7], const uint64_t a[7], const uint64_t b[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6];
  r[0] = a0 + 0x1000001fffffffeULL - b0;
  r[1] = a1 + 0x1fffdffffffffffULL - b1;
  r[2] = a2 + 0x1fffffffffdfffeULL - b2;
  r[3] = a3 + 0x1fffffffffffffeULL - b3;
  r[4] = a4 + 0x1fffffffffffffeULL - b4;
  r[5] = a5 + 0x1fffffffffffffeULL - b5;
  r[6] = a6 + 0x1fffffffffffeULL - b6;
}

static inline void p384_fe_sub(p384_fe_loose *r, const p384_fe *a, const p384_fe *b) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_check(b->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p384_fe_check(r->limb, p384_fe_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs to 2^57.000, the top one 2^49.000, value below 2.001 m.
 * Largest intermediate value: 2^57.00. */
static inline void p384_fe_neg_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  r[0] = 0x1000001fffffffeULL - a0;
  r[1] = 0x1fffdffffffffffULL - a1;
  r[2] = 0x1fffffffffdfffeULL - a2;
  r[3] = 0x1fffffffffffffeULL - a3;
  r[4] = 0x1fffffffffffffeULL - a4;
  r[5] = 0x1fffffffffffffeULL - a5;
  r[6] = 0x1fffffffffffeULL - a6;
}

static inline void p384_fe_neg(p384_fe_loose *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_neg_limbs(r->limb, a->v.limb);
  p384_fe_check(r->limb, p384_fe_loose_bounds, __func__);
}

/* r = a b / R
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^48.067, value below 1.048 m.
 * Largest intermediate value: 2^117.73. Word multiplications: 105. */
static inline void p384_fe_mul_limbs(uint64_t r[7], const uint64_t a[7], const uint64_t b[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6],
      b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], b4 = b[4], b5 = b[5], b6 = b[6];
  const unsigned __int128 t0 = (unsigned __int128)a0 * b0;
  const unsigned __int128 t1 = (unsigned __int128)a0 * b1 + (unsigned __int128)a1 * b0;
  const unsigned __int128 t2 = (unsigned __int128)a0 * b2 + (unsigned __int128)a1 * b1 +
      (unsigned __int128)a2 * b0;
  const unsigned __int128 t3 = (unsigned __int128)a0 * b3 + (unsigned __int128)a1 * b2 +
      (unsigned __int128)a2 * b1 + (unsigned __int128)a3 * b0;
  const unsigned __int128 t4 = (unsigned __int128)a0 * b4 + (unsigned __int128)a1 * b3 +
      (unsigned __int128)a2 * b2 + (unsigned __int128)a3 * b1 + (unsigned __int128)a4 * b0;
  const unsigned __int128 t5 = (unsigned __int128)a0 * b5 + (unsigned __int128)a1 * b4 +
      (unsigned __int128)a2 * b3 + (unsigned __int128)a3 * b2 + (unsigned __int128)a4 * b1 +
      (unsigned __int128)a5 * b0;
  const unsigned __int128 t6 = (unsigned __int128)a0 * b6 + (unsigned __int128)a1 * b5 +
      (unsigned __int128)a2 * b4 + (unsigned __int128)a3 * b3 + (unsigned __int128)a4 * b2 +
      (unsigned __int128)a5 * b1 + (unsigned __int128)a6 * b0;
  const uint64_t q0 = ((uint64_t)t0 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t1_2 = t1 + (uint64_t)((t0 +
      (unsigned __int128)q0 * 0xffffffffULL) >> 56) + (unsigned __int128)q0 * 0xffff0000000000ULL;
  const unsigned __int128 t7 = (unsigned __int128)a1 * b6 + (unsigned __int128)a2 * b5 +
      (unsigned __int128)a3 * b4 + (unsigned __int128)a4 * b3 + (unsigned __int128)a5 * b2 +
      (unsigned __int128)a6 * b1;
  const uint64_t q1 = ((uint64_t)t1_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t2_2 = t2 + (unsigned __int128)q0 * 0xfffffffffeffffULL +
      (uint64_t)((t1_2 + (unsigned __int128)q1 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q1 * 0xffff0000000000ULL;
  const unsigned __int128 t8 = (unsigned __int128)a2 * b6 + (unsigned __int128)a3 * b5 +
      (unsigned __int128)a4 * b4 + (unsigned __int128)a5 * b3 + (unsigned __int128)a6 * b2;
  const uint64_t q2 = ((uint64_t)t2_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t3_2 = t3 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xfffffffffeffffULL + (uint64_t)((t2_2 +
      (unsigned __int128)q2 * 0xffffffffULL) >> 56) + (unsigned __int128)q2 * 0xffff0000000000ULL;
  const unsigned __int128 t9 = (unsigned __int128)a3 * b6 + (unsigned __int128)a4 * b5 +
      (unsigned __int128)a5 * b4 + (unsigned __int128)a6 * b3;
  const uint64_t q3 = ((uint64_t)t3_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xfffffffffeffffULL +
      (uint64_t)((t3_2 + (unsigned __int128)q3 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q3 * 0xffff0000000000ULL;
  const unsigned __int128 t10 = (unsigned __int128)a4 * b6 + (unsigned __int128)a5 * b5 +
      (unsigned __int128)a6 * b4;
  const uint64_t q4 = ((uint64_t)t4_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xffffffffffffffULL +
      (unsigned __int128)q3 * 0xfffffffffeffffULL + (uint64_t)((t4_2 +
      (unsigned __int128)q4 * 0xffffffffULL) >> 56) + (unsigned __int128)q4 * 0xffff0000000000ULL;
  const unsigned __int128 t11 = (unsigned __int128)a5 * b6 + (unsigned __int128)a6 * b5;
  const uint64_t q5 = ((uint64_t)t5_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q0 * 0xffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xffffffffffffffULL +
      (unsigned __int128)q3 * 0xffffffffffffffULL + (unsigned __int128)q4 * 0xfffffffffeffffULL +
      (uint64_t)((t5_2 + (unsigned __int128)q5 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q5 * 0xffff0000000000ULL;
  const unsigned __int128 t12 = (unsigned __int128)a6 * b6;
  const uint64_t q6 = ((uint64_t)t6_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q1 * 0xffffffffffffULL +
      (unsigned __int128)q2 * 0xffffffffffffffULL + (unsigned __int128)q3 * 0xffffffffffffffULL +
      (unsigned __int128)q4 * 0xffffffffffffffULL + (unsigned __int128)q5 * 0xfffffffffeffffULL +
      (uint64_t)((t6_2 + (unsigned __int128)q6 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q6 * 0xffff0000000000ULL;
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q2 * 0xffffffffffffULL +
      (unsigned __int128)q3 * 0xffffffffffffffULL + (unsigned __int128)q4 * 0xffffffffffffffULL +
      (unsigned __int128)q5 * 0xffffffffffffffULL + (unsigned __int128)q6 * 0xfffffffffeffffULL +
      (t7_2 >> 56);
  const unsigned __int128 t9_2 = t9 + (unsigned __int128)q3 * 0xffffffffffffULL +
      (unsigned __int128)q4 * 0xffffffffffffffULL + (unsigned __int128)q5 * 0xffffffffffffffULL +
      (unsigned __int128)q6 * 0xffffffffffffffULL + (t8_2 >> 56);
  const unsigned __int128 t10_2 = t10 + (unsigned __int128)q4 * 0xffffffffffffULL +
      (unsigned __int128)q5 * 0xffffffffffffffULL + (unsigned __int128)q6 * 0xffffffffffffffULL +
      (t9_2 >> 56);
  const unsigned __int128 t11_2 = t11 + (unsigned __int128)q5 * 0xffffffffffffULL +
      (unsigned __int128)q6 * 0xffffffffffffffULL + (t10_2 >> 56);
  const unsigned __int128 t12_2 = t12 + (unsigned __int128)q6 * 0xffffffffffffULL + (t11_2 >> 56);
  r[0] = (uint64_t)(t7_2 & 0xffffffffffffffULL);
  r[1] = (uint64_t)(t8_2 & 0xffffffffffffffULL);
  r[2] = (uint64_t)(t9_2 & 0xffffffffffffffULL);
  r[3] = (uint64_t)(t10_2 & 0xffffffffffffffULL);
  r[4] = (uint64_t)(t11_2 & 0xffffffffffffffULL);
  r[5] = (uint64_t)(t12_2 & 0xffffffffffffffULL);
  r[6] = (uint64_t)(t12_2 >> 56);
}

static inline void p384_fe_mul(p384_fe *r, const p384_fe_loose *a, const p384_fe_loose *b) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_check(b->limb, p384_fe_loose_bounds, __func__);
  p384_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a^2 / R
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^48.067, value below 1.048 m.
 * Largest intermediate value: 2^117.73. Word multiplications: 84. */
static inline void p384_fe_sqr_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const uint64_t d0 = a0 << 1;
  const uint64_t d1 = a1 << 1;
  const uint64_t d2 = a2 << 1;
  const uint64_t d3 = a3 << 1;
  const uint64_t d4 = a4 << 1;
  const uint64_t d5 = a5 << 1;
  const unsigned __int128 t0 = (unsigned __int128)a0 * a0;
  const unsigned __int128 t1 = (unsigned __int128)d0 * a1;
  const unsigned __int128 t2 = (unsigned __int128)d0 * a2 + (unsigned __int128)a1 * a1;
  const unsigned __int128 t3 = (unsigned __int128)d0 * a3 + (unsigned __int128)d1 * a2;
  const unsigned __int128 t4 = (unsigned __int128)d0 * a4 + (unsigned __int128)d1 * a3 +
      (unsigned __int128)a2 * a2;
  const unsigned __int128 t5 = (unsigned __int128)d0 * a5 + (unsigned __int128)d1 * a4 +
      (unsigned __int128)d2 * a3;
  const unsigned __int128 t6 = (unsigned __int128)d0 * a6 + (unsigned __int128)d1 * a5 +
      (unsigned __int128)d2 * a4 + (unsigned __int128)a3 * a3;
  const uint64_t q0 = ((uint64_t)t0 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t1_2 = t1 + (uint64_t)((t0 +
      (unsigned __int128)q0 * 0xffffffffULL) >> 56) + (unsigned __int128)q0 * 0xffff0000000000ULL;
  const unsigned __int128 t7 = (unsigned __int128)d1 * a6 + (unsigned __int128)d2 * a5 +
      (unsigned __int128)d3 * a4;
  const uint64_t q1 = ((uint64_t)t1_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t2_2 = t2 + (unsigned __int128)q0 * 0xfffffffffeffffULL +
      (uint64_t)((t1_2 + (unsigned __int128)q1 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q1 * 0xffff0000000000ULL;
  const unsigned __int128 t8 = (unsigned __int128)d2 * a6 + (unsigned __int128)d3 * a5 +
      (unsigned __int128)a4 * a4;
  const uint64_t q2 = ((uint64_t)t2_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t3_2 = t3 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xfffffffffeffffULL + (uint64_t)((t2_2 +
      (unsigned __int128)q2 * 0xffffffffULL) >> 56) + (unsigned __int128)q2 * 0xffff0000000000ULL;
  const unsigned __int128 t9 = (unsigned __int128)d3 * a6 + (unsigned __int128)d4 * a5;
  const uint64_t q3 = ((uint64_t)t3_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xfffffffffeffffULL +
      (uint64_t)((t3_2 + (unsigned __int128)q3 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q3 * 0xffff0000000000ULL;
  const unsigned __int128 t10 = (unsigned __int128)d4 * a6 + (unsigned __int128)a5 * a5;
  const uint64_t q4 = ((uint64_t)t4_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q0 * 0xffffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xffffffffffffffULL +
      (unsigned __int128)q3 * 0xfffffffffeffffULL + (uint64_t)((t4_2 +
      (unsigned __int128)q4 * 0xffffffffULL) >> 56) + (unsigned __int128)q4 * 0xffff0000000000ULL;
  const unsigned __int128 t11 = (unsigned __int128)d5 * a6;
  const uint64_t q5 = ((uint64_t)t5_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q0 * 0xffffffffffffULL +
      (unsigned __int128)q1 * 0xffffffffffffffULL + (unsigned __int128)q2 * 0xffffffffffffffULL +
      (unsigned __int128)q3 * 0xffffffffffffffULL + (unsigned __int128)q4 * 0xfffffffffeffffULL +
      (uint64_t)((t5_2 + (unsigned __int128)q5 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q5 * 0xffff0000000000ULL;
  const unsigned __int128 t12 = (unsigned __int128)a6 * a6;
  const uint64_t q6 = ((uint64_t)t6_2 * 0x100000001ULL) & 0xffffffffffffffULL;
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q1 * 0xffffffffffffULL +
      (unsigned __int128)q2 * 0xffffffffffffffULL + (unsigned __int128)q3 * 0xffffffffffffffULL +
      (unsigned __int128)q4 * 0xffffffffffffffULL + (unsigned __int128)q5 * 0xfffffffffeffffULL +
      (uint64_t)((t6_2 + (unsigned __int128)q6 * 0xffffffffULL) >> 56) +
      (unsigned __int128)q6 * 0xffff0000000000ULL;
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q2 * 0xffffffffffffULL +
      (unsigned __int128)q3 * 0xffffffffffffffULL + (unsigned __int128)q4 * 0xffffffffffffffULL +
      (unsigned __int128)q5 * 0xffffffffffffffULL + (unsigned __int128)q6 * 0xfffffffffeffffULL +
      (t7_2 >> 56);
  const unsigned __int128 t9_2 = t9 + (unsigned __int128)q3 * 0xffffffffffffULL +
      (unsigned __int128)q4 * 0xffffffffffffffULL + (unsigned __int128)q5 * 0xffffffffffffffULL +
      (unsigned __int128)q6 * 0xffffffffffffffULL + (t8_2 >> 56);
  const unsigned __int128 t10_2 = t10 + (unsigned __int128)q4 * 0xffffffffffffULL +
      (unsigned __int128)q5 * 0xffffffffffffffULL + (unsigned __int128)q6 * 0xffffffffffffffULL +
      (t9_2 >> 56);
  const unsigned __int128 t11_2 = t11 + (unsigned __int128)q5 * 0xffffffffffffULL +
      (unsigned __int128)q6 * 0xffffffffffffffULL + (t10_2 >> 56);
  const unsigned __int128 t12_2 = t12 + (unsigned __int128)q6 * 0xffffffffffffULL + (t11_2 >> 56);
  r[0] = (uint64_t)(t7_2 & 0xffffffffffffffULL);
  r[1] = (uint64_t)(t8_2 & 0xffffffffffffffULL);
  r[2] = (uint64_t)(t9_2 & 0xffffffffffffffULL);
  r[3] = (uint64_t)(t10_2 & 0xffffffffffffffULL);
  r[4] = (uint64_t)(t11_2 & 0xffffffffffffffULL);
  r[5] = (uint64_t)(t12_2 & 0xffffffffffffffULL);
  r[6] = (uint64_t)(t12_2 >> 56);
}

static inline void p384_fe_sqr(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_sqr_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^57.58. Word multiplications: 1. */
static inline void p384_fe_carry_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = (int64_t)a6;
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)a0 - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + (q << 16) + c1;
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
  const int64_t x6 = (top & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_carry(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_carry_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^57.00. Word multiplications: 1. */
static inline void p384_fe_mul2_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = (int64_t)(a6 << 1);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 1) - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 1) + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 1) + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 1) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 1) + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 1) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (top & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_mul2(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul2_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^57.58. Word multiplications: 8. */
static inline void p384_fe_mul3_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = (int64_t)(a6 * 3u);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 * 3u) - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 * 3u) + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 * 3u) + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 * 3u) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 * 3u) + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 * 3u) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (top & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_mul3(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul3_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^58.00. Word multiplications: 1. */
static inline void p384_fe_mul4_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = (int64_t)(a6 << 2);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 2) - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 2) + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 2) + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 2) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 2) + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 2) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (top & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_mul4(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul4_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^59.00. Word multiplications: 1. */
static inline void p384_fe_mul8_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t top = (int64_t)(a6 << 3);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 3) - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 3) + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 3) + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = (int64_t)(a3 << 3) + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = (int64_t)(a4 << 3) + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = (int64_t)(a5 << 3) + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (top & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_mul8(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_mul8_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^64.00. Word multiplications: 1. */
static inline void p384_fe_half_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xffffffffULL, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0xffff0000000000ULL, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0xfffffffffeffffULL, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even5 = (int64_t)a5 + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even6 = (int64_t)a6 + (int64_t)ct_select(odd, 0xffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 55);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 55);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 55);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 55);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 55);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 55);
  const int64_t half6 = even6 >> 1;
  const int64_t q = half6 >> 48;
  const int64_t s0 = half0 - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = half1 + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = half2 + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = half3 + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = half4 + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = half5 + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (half6 & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_half(p384_fe *r, const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  p384_fe_half_limbs(r->v.limb, a->v.limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = 3 a / 2
 * In: loose. Out: tight; limbs to 2^56.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^64.00. Word multiplications: 8. */
static inline void p384_fe_half3_limbs(uint64_t r[7], const uint64_t a[7]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], a5 = a[5], a6 = a[6];
  const int64_t u0 = (int64_t)(a0 * 3u);
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0xffffffffULL, 0u);
  const int64_t even1 = (int64_t)(a1 * 3u) + (int64_t)ct_select(odd, 0xffff0000000000ULL, 0u);
  const int64_t even2 = (int64_t)(a2 * 3u) + (int64_t)ct_select(odd, 0xfffffffffeffffULL, 0u);
  const int64_t even3 = (int64_t)(a3 * 3u) + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even4 = (int64_t)(a4 * 3u) + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even5 = (int64_t)(a5 * 3u) + (int64_t)ct_select(odd, 0xffffffffffffffULL, 0u);
  const int64_t even6 = (int64_t)(a6 * 3u) + (int64_t)ct_select(odd, 0xffffffffffffULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 55);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 55);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 55);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 55);
  const int64_t half4 = (even4 >> 1) + ((even5 & 1) << 55);
  const int64_t half5 = (even5 >> 1) + ((even6 & 1) << 55);
  const int64_t half6 = even6 >> 1;
  const int64_t q = half6 >> 48;
  const int64_t s0 = half0 - q * 0xffffffffLL;
  const int64_t c0 = s0 >> 56;
  const int64_t x0 = s0 & 0xffffffffffffffLL;
  const int64_t s1 = half1 + (q << 40) + c0;
  const int64_t c1 = s1 >> 56;
  const int64_t x1 = s1 & 0xffffffffffffffLL;
  const int64_t s2 = half2 + (q << 16) + c1;
  const int64_t c2 = s2 >> 56;
  const int64_t x2 = s2 & 0xffffffffffffffLL;
  const int64_t s3 = half3 + c2;
  const int64_t c3 = s3 >> 56;
  const int64_t x3 = s3 & 0xffffffffffffffLL;
  const int64_t s4 = half4 + c3;
  const int64_t c4 = s4 >> 56;
  const int64_t x4 = s4 & 0xffffffffffffffLL;
  const int64_t s5 = half5 + c4;
  const int64_t c5 = s5 >> 56;
  const int64_t x5 = s5 & 0xffffffffffffffLL;
  const int64_t x6 = (half6 & 0xffffffffffffLL) + c5;
  r[0] = (uint64_t)x0;
  r[1] = (uint64_t)x1;
  r[2] = (uint64_t)x2;
  r[3] = (uint64_t)x3;
  r[4] = (uint64_t)x4;
  r[5] = (uint64_t)x5;
  r[6] = (uint64_t)x6;
}

static inline void p384_fe_half3(p384_fe *r, const p384_fe_loose *a) {
  p384_fe_check(a->limb, p384_fe_loose_bounds, __func__);
  p384_fe_half3_limbs(r->v.limb, a->limb);
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p384_fe_select(p384_fe *r, ct_mask mask, const p384_fe *a, const p384_fe *b) {
  const uint64_t m = (uint64_t)ct_barrier(mask);
  for (int i = 0; i < 7; i++)
    r->v.limb[i] = b->v.limb[i] ^ (m & (a->v.limb[i] ^ b->v.limb[i]));
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p384_fe_pack(uint64_t w[6], const p384_fe *a) {
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  const uint64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4], a5 = a->v.limb[5], a6 = a->v.limb[6];
  const int64_t u0 = (int64_t)a0;
  const int64_t u1 = (int64_t)a1;
  const int64_t u2 = (int64_t)a2;
  const int64_t u3 = (int64_t)a3;
  const int64_t u4 = (int64_t)a4;
  const int64_t u5 = (int64_t)a5;
  const int64_t u6 = (int64_t)a6;
  const int64_t y0 = u0 - 0xffffffffLL;
  const int64_t borrow = y0 >> 56;
  const int64_t y1 = u1 - 0xffff0000000000LL + borrow;
  const int64_t borrow2 = y1 >> 56;
  const int64_t y2 = u2 - 0xfffffffffeffffLL + borrow2;
  const int64_t borrow3 = y2 >> 56;
  const int64_t y3 = u3 - 0xffffffffffffffLL + borrow3;
  const int64_t borrow4 = y3 >> 56;
  const int64_t y4 = u4 - 0xffffffffffffffLL + borrow4;
  const int64_t borrow5 = y4 >> 56;
  const int64_t y5 = u5 - 0xffffffffffffffLL + borrow5;
  const int64_t borrow6 = y5 >> 56;
  const int64_t y6 = u6 - 0xffffffffffffLL + borrow6;
  const int64_t borrow7 = y6 >> 63;
  const uint64_t below_m = ct_barrier((uint64_t)borrow7);
  const int64_t z0 = (int64_t)ct_select(below_m, (uint64_t)u0,
      (uint64_t)(y0 & 0xffffffffffffffLL));
  const int64_t z1 = (int64_t)ct_select(below_m, (uint64_t)u1,
      (uint64_t)(y1 & 0xffffffffffffffLL));
  const int64_t z2 = (int64_t)ct_select(below_m, (uint64_t)u2,
      (uint64_t)(y2 & 0xffffffffffffffLL));
  const int64_t z3 = (int64_t)ct_select(below_m, (uint64_t)u3,
      (uint64_t)(y3 & 0xffffffffffffffLL));
  const int64_t z4 = (int64_t)ct_select(below_m, (uint64_t)u4,
      (uint64_t)(y4 & 0xffffffffffffffLL));
  const int64_t z5 = (int64_t)ct_select(below_m, (uint64_t)u5,
      (uint64_t)(y5 & 0xffffffffffffffLL));
  const int64_t z6 = (int64_t)ct_select(below_m, (uint64_t)u6,
      (uint64_t)(y6 & 0x7fffffffffffffffLL));
  const uint64_t u7 = (uint64_t)z1;
  const uint64_t u8 = (uint64_t)z2;
  const uint64_t u9 = (uint64_t)z3;
  const uint64_t u10 = (uint64_t)z4;
  const uint64_t u11 = (uint64_t)z5;
  w[0] = (uint64_t)z0 + ((u7 & 0xffu) << 56);
  w[1] = (u7 >> 8) + ((u8 & 0xffffu) << 48);
  w[2] = (u8 >> 16) + ((u9 & 0xffffffu) << 40);
  w[3] = (u9 >> 24) + ((u10 & 0xffffffffULL) << 32);
  w[4] = (u10 >> 32) + ((u11 & 0xffffffffffULL) << 24);
  w[5] = (u11 >> 40) + ((uint64_t)z6 << 16);
}

/* The inverse of pack, for any w below 2^384. Out: tight. */
static inline void p384_fe_unpack(p384_fe *r, const uint64_t w[6]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5];
  r->v.limb[0] = w0 & 0xffffffffffffffULL;
  r->v.limb[1] = (w0 >> 56) + ((w1 & 0xffffffffffffULL) << 8);
  r->v.limb[2] = (w1 >> 48) + ((w2 & 0xffffffffffULL) << 16);
  r->v.limb[3] = (w2 >> 40) + ((w3 & 0xffffffffULL) << 24);
  r->v.limb[4] = (w3 >> 32) + ((w4 & 0xffffffu) << 32);
  r->v.limb[5] = (w4 >> 24) + ((w5 & 0xffffu) << 40);
  r->v.limb[6] = w5 >> 16;
  p384_fe_check(r->v.limb, p384_fe_tight_bounds, __func__);
}

/* a = 0 mod m: a tight element is made of digits and below 2 m, so 0 or m itself. */
static inline ct_mask p384_fe_is_zero(const p384_fe *a) {
  uint64_t zero = 0, m = 0;
  p384_fe_check(a->v.limb, p384_fe_tight_bounds, __func__);
  for (int i = 0; i < 7; i++) {
    zero |= a->v.limb[i];
    m |= a->v.limb[i] ^ p384_fe_modulus_limbs.v.limb[i];
  }
  return ct_is_zero(zero) | ct_is_zero(m);
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
  p384_fe_mul(r, p384_fe_relax(r), p384_fe_relax(&p384_fe_r2));
  return ct_words_less(w, p384_fe_modulus, 6);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p384_fe_to_bytes(uint8_t out[48], const p384_fe *a) {
  uint64_t w[6];
  static const p384_fe unit = {{{1}}};
  p384_fe plain;
  p384_fe_mul(&plain, p384_fe_relax(a), p384_fe_relax(&unit));
  p384_fe_pack(w, &plain);
  bytes_store_be(out, w, 48);
}

#endif

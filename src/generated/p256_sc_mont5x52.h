/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p256 --field n --layout mont-5x52 --out src/generated/p256_sc_mont5x52.h
 *
 * Field    integers modulo m = n
 *          m = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * Layout   mont-5x52: 5 unsigned limbs of 52 bits; products in 128 bits, Montgomery reduction
 * Value    sum of limb[i] 2^(52 i) / R, mod m, with R = 2^260
 * Tight    limbs to 2^52.000, the top one 2^49.000, value below 2.000 m
 * Loose    limbs to 2^53.585, the top one 2^50.000, value below 4.000 m
 *
 * The bounds were computed exactly for every intermediate value; p256_sc_tight_bounds and
 * p256_sc_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and check
 * nothing. Outputs may be exact aliases of inputs. Constant time. */
#ifndef SLIMB_GENERATED_P256_SC_MONT5X52_H
#define SLIMB_GENERATED_P256_SC_MONT5X52_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"

typedef struct {
  uint64_t limb[5];
} p256_sc_loose;

typedef struct {
  p256_sc_loose v;
} p256_sc;

static inline const p256_sc_loose *p256_sc_relax(const p256_sc *a) { return &a->v; }

/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */
static const int64_t p256_sc_tight_bounds[4][5] = {
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0xfffffffffffff, 0x1fffffffd0000},
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0x39585f8c64aa1, 0x5b4e2f3d09e77, 0xfffffff79cdf5, 0x1fffffffff, 0x1fffffffd0000},
};
static const int64_t p256_sc_loose_bounds[4][5] = {
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0x239585f8c64aa1, 0x25b4e2f3d09e75, 0x2fffffff79cdf3, 0x20001ffffffffd, 0x3fffffffaffff},
    {0x0, 0x0, 0x0, 0x0, 0x0},
    {0x72b0bf18c9543, 0xb69c5e7a13cee, 0xffffffef39bea, 0x3fffffffff, 0x3fffffffb0000},
};

/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value are in
 * bounds. */
static inline void p256_sc_check(const uint64_t limb[5], const int64_t bounds[4][5],
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

static const p256_sc p256_sc_zero = {{{0x0, 0x0, 0x0, 0x0, 0x0}}};
static const p256_sc p256_sc_one = {{{0x353d039cdaaf0, 0x258e8617b0c46, 0x4319055, 0xfff0000000000, 0xfffff}}};
static const p256_sc p256_sc_r2 = {{{0x5cc0dea6dc3ba, 0x192a067d8a084, 0xbec59615571bb, 0x1fc245b2392b6, 0xe12d9559d956}}};
static const p256_sc p256_sc_modulus_limbs = {{{0x9cac2fc632551, 0xada7179e84f3b, 0xfffffffbce6fa, 0xfffffffff, 0xffffffff0000}}};
static const uint64_t p256_sc_modulus[4] = {
    0xf3b9cac2fc632551, 0xbce6faada7179e84, 0xffffffffffffffff, 0xffffffff00000000};
/* The factor from 1 / (packed a) to the packed 1 / a. */
static const uint64_t p256_sc_inverse_factor[4] = {
    0x0845cc0dea6dc3ba, 0x5571bb192a067d8a, 0x45b2392b6bec5961, 0xe12d9559d9561fc2};

/* r = a + b
 * In: tight. Out: loose; limbs to 2^53.000, the top one 2^50.000, value below 4.000 m.
 * Largest intermediate value: 2^53.00. */
static inline void p256_sc_add_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + b0;
  r[1] = a1 + b1;
  r[2] = a2 + b2;
  r[3] = a3 + b3;
  r[4] = a4 + b4;
}

static inline void p256_sc_add(p256_sc_loose *r, const p256_sc *a, const p256_sc *b) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_check(b->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_add_limbs(r->limb, a->v.limb, b->v.limb);
  p256_sc_check(r->limb, p256_sc_loose_bounds, __func__);
}

/* r = a - b
 * In: tight. Out: loose; limbs to 2^53.585, the top one 2^50.000, value below 4.000 m.
 * Largest intermediate value: 2^53.58. */
static inline void p256_sc_sub_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4], b0 = b[0], b1 = b[1],
      b2 = b[2], b3 = b[3], b4 = b[4];
  r[0] = a0 + 0x139585f8c64aa2ULL - b0;
  r[1] = a1 + 0x15b4e2f3d09e76ULL - b1;
  r[2] = a2 + 0x1fffffff79cdf4ULL - b2;
  r[3] = a3 + 0x10001ffffffffeULL - b3;
  r[4] = a4 + 0x1fffffffdffffULL - b4;
}

static inline void p256_sc_sub(p256_sc_loose *r, const p256_sc *a, const p256_sc *b) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_check(b->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_sub_limbs(r->limb, a->v.limb, b->v.limb);
  p256_sc_check(r->limb, p256_sc_loose_bounds, __func__);
}

/* r = -a
 * In: tight. Out: loose; limbs to 2^53.000, the top one 2^49.000, value below 2.001 m.
 * Largest intermediate value: 2^53.00. */
static inline void p256_sc_neg_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  r[0] = 0x139585f8c64aa2ULL - a0;
  r[1] = 0x15b4e2f3d09e76ULL - a1;
  r[2] = 0x1fffffff79cdf4ULL - a2;
  r[3] = 0x10001ffffffffeULL - a3;
  r[4] = 0x1fffffffdffffULL - a4;
}

static inline void p256_sc_neg(p256_sc_loose *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_neg_limbs(r->limb, a->v.limb);
  p256_sc_check(r->limb, p256_sc_loose_bounds, __func__);
}

/* r = a b / R
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^49.000, value below 2.000 m.
 * Largest intermediate value: 2^108.66. Word multiplications: 55. */
static inline void p256_sc_mul_limbs(uint64_t r[5], const uint64_t a[5], const uint64_t b[5]) {
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
  const uint64_t q0 = ((uint64_t)t0 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t1_2 = t1 + (uint64_t)((t0 +
      (unsigned __int128)q0 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q0 * 0xada7179e84f3bULL;
  const unsigned __int128 t5 = (unsigned __int128)a1 * b4 + (unsigned __int128)a2 * b3 +
      (unsigned __int128)a3 * b2 + (unsigned __int128)a4 * b1;
  const uint64_t q1 = ((uint64_t)t1_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t2_2 = t2 + (unsigned __int128)q0 * 0xfffffffbce6faULL +
      (uint64_t)((t1_2 + (unsigned __int128)q1 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q1 * 0xada7179e84f3bULL;
  const unsigned __int128 t6 = (unsigned __int128)a2 * b4 + (unsigned __int128)a3 * b3 +
      (unsigned __int128)a4 * b2;
  const uint64_t q2 = ((uint64_t)t2_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t3_2 = t3 + (unsigned __int128)q0 * 0xfffffffffULL +
      (unsigned __int128)q1 * 0xfffffffbce6faULL + (uint64_t)((t2_2 +
      (unsigned __int128)q2 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q2 * 0xada7179e84f3bULL;
  const unsigned __int128 t7 = (unsigned __int128)a3 * b4 + (unsigned __int128)a4 * b3;
  const uint64_t q3 = ((uint64_t)t3_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffff0000ULL +
      (unsigned __int128)q1 * 0xfffffffffULL + (unsigned __int128)q2 * 0xfffffffbce6faULL +
      (uint64_t)((t3_2 + (unsigned __int128)q3 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q3 * 0xada7179e84f3bULL;
  const unsigned __int128 t8 = (unsigned __int128)a4 * b4;
  const uint64_t q4 = ((uint64_t)t4_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q1 * 0xffffffff0000ULL +
      (unsigned __int128)q2 * 0xfffffffffULL + (unsigned __int128)q3 * 0xfffffffbce6faULL +
      (uint64_t)((t4_2 + (unsigned __int128)q4 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q4 * 0xada7179e84f3bULL;
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q2 * 0xffffffff0000ULL +
      (unsigned __int128)q3 * 0xfffffffffULL + (unsigned __int128)q4 * 0xfffffffbce6faULL +
      (t5_2 >> 52);
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q3 * 0xffffffff0000ULL +
      (unsigned __int128)q4 * 0xfffffffffULL + (t6_2 >> 52);
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q4 * 0xffffffff0000ULL + (t7_2 >> 52);
  r[0] = (uint64_t)(t5_2 & 0xfffffffffffffULL);
  r[1] = (uint64_t)(t6_2 & 0xfffffffffffffULL);
  r[2] = (uint64_t)(t7_2 & 0xfffffffffffffULL);
  r[3] = (uint64_t)(t8_2 & 0xfffffffffffffULL);
  r[4] = (uint64_t)(t8_2 >> 52);
}

static inline void p256_sc_mul(p256_sc *r, const p256_sc_loose *a, const p256_sc_loose *b) {
  p256_sc_check(a->limb, p256_sc_loose_bounds, __func__);
  p256_sc_check(b->limb, p256_sc_loose_bounds, __func__);
  p256_sc_mul_limbs(r->v.limb, a->limb, b->limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = a^2 / R
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^49.000, value below 2.000 m.
 * Largest intermediate value: 2^108.66. Word multiplications: 45. */
static inline void p256_sc_sqr_limbs(uint64_t r[5], const uint64_t a[5]) {
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
  const uint64_t q0 = ((uint64_t)t0 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t1_2 = t1 + (uint64_t)((t0 +
      (unsigned __int128)q0 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q0 * 0xada7179e84f3bULL;
  const unsigned __int128 t5 = (unsigned __int128)d1 * a4 + (unsigned __int128)d2 * a3;
  const uint64_t q1 = ((uint64_t)t1_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t2_2 = t2 + (unsigned __int128)q0 * 0xfffffffbce6faULL +
      (uint64_t)((t1_2 + (unsigned __int128)q1 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q1 * 0xada7179e84f3bULL;
  const unsigned __int128 t6 = (unsigned __int128)d2 * a4 + (unsigned __int128)a3 * a3;
  const uint64_t q2 = ((uint64_t)t2_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t3_2 = t3 + (unsigned __int128)q0 * 0xfffffffffULL +
      (unsigned __int128)q1 * 0xfffffffbce6faULL + (uint64_t)((t2_2 +
      (unsigned __int128)q2 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q2 * 0xada7179e84f3bULL;
  const unsigned __int128 t7 = (unsigned __int128)d3 * a4;
  const uint64_t q3 = ((uint64_t)t3_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t4_2 = t4 + (unsigned __int128)q0 * 0xffffffff0000ULL +
      (unsigned __int128)q1 * 0xfffffffffULL + (unsigned __int128)q2 * 0xfffffffbce6faULL +
      (uint64_t)((t3_2 + (unsigned __int128)q3 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q3 * 0xada7179e84f3bULL;
  const unsigned __int128 t8 = (unsigned __int128)a4 * a4;
  const uint64_t q4 = ((uint64_t)t4_2 * 0x1c8aaee00bc4fULL) & 0xfffffffffffffULL;
  const unsigned __int128 t5_2 = t5 + (unsigned __int128)q1 * 0xffffffff0000ULL +
      (unsigned __int128)q2 * 0xfffffffffULL + (unsigned __int128)q3 * 0xfffffffbce6faULL +
      (uint64_t)((t4_2 + (unsigned __int128)q4 * 0x9cac2fc632551ULL) >> 52) +
      (unsigned __int128)q4 * 0xada7179e84f3bULL;
  const unsigned __int128 t6_2 = t6 + (unsigned __int128)q2 * 0xffffffff0000ULL +
      (unsigned __int128)q3 * 0xfffffffffULL + (unsigned __int128)q4 * 0xfffffffbce6faULL +
      (t5_2 >> 52);
  const unsigned __int128 t7_2 = t7 + (unsigned __int128)q3 * 0xffffffff0000ULL +
      (unsigned __int128)q4 * 0xfffffffffULL + (t6_2 >> 52);
  const unsigned __int128 t8_2 = t8 + (unsigned __int128)q4 * 0xffffffff0000ULL + (t7_2 >> 52);
  r[0] = (uint64_t)(t5_2 & 0xfffffffffffffULL);
  r[1] = (uint64_t)(t6_2 & 0xfffffffffffffULL);
  r[2] = (uint64_t)(t7_2 & 0xfffffffffffffULL);
  r[3] = (uint64_t)(t8_2 & 0xfffffffffffffULL);
  r[4] = (uint64_t)(t8_2 >> 52);
}

static inline void p256_sc_sqr(p256_sc *r, const p256_sc_loose *a) {
  p256_sc_check(a->limb, p256_sc_loose_bounds, __func__);
  p256_sc_sqr_limbs(r->v.limb, a->limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = a
 * In: loose. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^53.76. Word multiplications: 3. */
static inline void p256_sc_carry_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)a4;
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)a0 + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)a1 + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)a2 + q * 0x431905 + c1;
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

static inline void p256_sc_carry(p256_sc *r, const p256_sc_loose *a) {
  p256_sc_check(a->limb, p256_sc_loose_bounds, __func__);
  p256_sc_carry_limbs(r->v.limb, a->limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = 2 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^53.66. Word multiplications: 3. */
static inline void p256_sc_mul2_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 1);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 1) + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 1) + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 1) + q * 0x431905 + c1;
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

static inline void p256_sc_mul2(p256_sc *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_mul2_limbs(r->v.limb, a->v.limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = 3 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^54.30. Word multiplications: 8. */
static inline void p256_sc_mul3_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 * 3u);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 * 3u) + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 * 3u) + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 * 3u) + q * 0x431905 + c1;
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

static inline void p256_sc_mul3(p256_sc *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_mul3_limbs(r->v.limb, a->v.limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = 4 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^54.75. Word multiplications: 3. */
static inline void p256_sc_mul4_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 2);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 2) + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 2) + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 2) + q * 0x431905 + c1;
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

static inline void p256_sc_mul4(p256_sc *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_mul4_limbs(r->v.limb, a->v.limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = 8 a
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^55.79. Word multiplications: 3. */
static inline void p256_sc_mul8_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t top = (int64_t)(a4 << 3);
  const int64_t q = top >> 48;
  const int64_t s0 = (int64_t)(a0 << 3) + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = (int64_t)(a1 << 3) + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = (int64_t)(a2 << 3) + q * 0x431905 + c1;
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

static inline void p256_sc_mul8(p256_sc *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_mul8_limbs(r->v.limb, a->v.limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = a / 2
 * In: tight. Out: tight; limbs to 2^52.000, the top one 2^48.000, value below 1.001 m.
 * Largest intermediate value: 2^64.00. Word multiplications: 3. */
static inline void p256_sc_half_limbs(uint64_t r[5], const uint64_t a[5]) {
  const uint64_t a0 = a[0], a1 = a[1], a2 = a[2], a3 = a[3], a4 = a[4];
  const int64_t u0 = (int64_t)a0;
  const uint64_t odd = ct_from_bit((uint64_t)(u0 & 1));
  const int64_t even0 = u0 + (int64_t)ct_select(odd, 0x9cac2fc632551ULL, 0u);
  const int64_t even1 = (int64_t)a1 + (int64_t)ct_select(odd, 0xada7179e84f3bULL, 0u);
  const int64_t even2 = (int64_t)a2 + (int64_t)ct_select(odd, 0xfffffffbce6faULL, 0u);
  const int64_t even3 = (int64_t)a3 + (int64_t)ct_select(odd, 0xfffffffffULL, 0u);
  const int64_t even4 = (int64_t)a4 + (int64_t)ct_select(odd, 0xffffffff0000ULL, 0u);
  const int64_t half0 = (even0 >> 1) + ((even1 & 1) << 51);
  const int64_t half1 = (even1 >> 1) + ((even2 & 1) << 51);
  const int64_t half2 = (even2 >> 1) + ((even3 & 1) << 51);
  const int64_t half3 = (even3 >> 1) + ((even4 & 1) << 51);
  const int64_t half4 = even4 >> 1;
  const int64_t q = half4 >> 48;
  const int64_t s0 = half0 + q * 0x6353d039cdaafLL;
  const int64_t c0 = s0 >> 52;
  const int64_t x0 = s0 & 0xfffffffffffffLL;
  const int64_t s1 = half1 + q * 0x5258e8617b0c4LL + c0;
  const int64_t c1 = s1 >> 52;
  const int64_t x1 = s1 & 0xfffffffffffffLL;
  const int64_t s2 = half2 + q * 0x431905 + c1;
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

static inline void p256_sc_half(p256_sc *r, const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  p256_sc_half_limbs(r->v.limb, a->v.limb);
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* r = mask ? a : b */
static inline void p256_sc_select_loose(p256_sc_loose *r, ct_mask mask, const p256_sc_loose *a,
                                   const p256_sc_loose *b) {
  const uint64_t m = (uint64_t)ct_barrier(mask);
  for (int i = 0; i < 5; i++)
    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));
}

static inline void p256_sc_select(p256_sc *r, ct_mask mask, const p256_sc *a, const p256_sc *b) {
  p256_sc_select_loose(&r->v, mask, &a->v, &b->v);
}

/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.
 * In: tight. */
static inline void p256_sc_pack(uint64_t w[4], const p256_sc *a) {
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  const uint64_t a0 = a->v.limb[0], a1 = a->v.limb[1], a2 = a->v.limb[2], a3 = a->v.limb[3],
      a4 = a->v.limb[4];
  const int64_t u0 = (int64_t)a0;
  const int64_t u1 = (int64_t)a1;
  const int64_t u2 = (int64_t)a2;
  const int64_t u3 = (int64_t)a3;
  const int64_t u4 = (int64_t)a4;
  const int64_t y0 = u0 - 0x9cac2fc632551LL;
  const int64_t borrow = y0 >> 52;
  const int64_t y1 = u1 - 0xada7179e84f3bLL + borrow;
  const int64_t borrow2 = y1 >> 52;
  const int64_t y2 = u2 - 0xfffffffbce6faLL + borrow2;
  const int64_t borrow3 = y2 >> 52;
  const int64_t y3 = u3 - 0xfffffffffLL + borrow3;
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
static inline void p256_sc_unpack(p256_sc *r, const uint64_t w[4]) {
  const uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
  r->v.limb[0] = w0 & 0xfffffffffffffULL;
  r->v.limb[1] = (w0 >> 52) + ((w1 & 0xffffffffffULL) << 12);
  r->v.limb[2] = (w1 >> 40) + ((w2 & 0xfffffffu) << 24);
  r->v.limb[3] = (w2 >> 28) + ((w3 & 0xffffu) << 36);
  r->v.limb[4] = w3 >> 16;
  p256_sc_check(r->v.limb, p256_sc_tight_bounds, __func__);
}

/* a = 0 mod m: a tight element is made of digits and below 2 m, so 0 or m itself. */
static inline ct_mask p256_sc_is_zero(const p256_sc *a) {
  uint64_t zero = 0, m = 0;
  p256_sc_check(a->v.limb, p256_sc_tight_bounds, __func__);
  for (int i = 0; i < 5; i++) {
    zero |= a->v.limb[i];
    m |= a->v.limb[i] ^ p256_sc_modulus_limbs.v.limb[i];
  }
  return ct_is_zero(zero) | ct_is_zero(m);
}

/* a = b mod m */
static inline ct_mask p256_sc_eq(const p256_sc *a, const p256_sc *b) {
  p256_sc_loose difference;
  p256_sc carried;
  p256_sc_sub(&difference, a, b);
  p256_sc_carry(&carried, &difference);
  return p256_sc_is_zero(&carried);
}

/* Octets mod m, into the layout's domain. The mask says whether they were below m. */
static inline ct_mask p256_sc_from_bytes(p256_sc *r, const uint8_t in[32]) {
  uint64_t w[4];
  bytes_load_be(w, in, 32);
  p256_sc_unpack(r, w);
  p256_sc_mul(r, p256_sc_relax(r), p256_sc_relax(&p256_sc_r2));
  return ct_words_less(w, p256_sc_modulus, 4);
}

/* The octets of the residue in [0, m - 1], out of the layout's domain. */
static inline void p256_sc_to_bytes(uint8_t out[32], const p256_sc *a) {
  uint64_t w[4];
  static const p256_sc unit = {{{1}}};
  p256_sc plain;
  p256_sc_mul(&plain, p256_sc_relax(a), p256_sc_relax(&unit));
  p256_sc_pack(w, &plain);
  bytes_store_be(out, w, 32);
}

#endif

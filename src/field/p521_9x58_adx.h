/* The product of P-521's field in 9 signed limbs of 58 bits for x86-64 with BMI2 and ADX, in place
 * of the generated one: another representative of the same residue, with limbs as small. */
#ifndef SLIMB_FIELD_P521_9X58_ADX_H
#define SLIMB_FIELD_P521_9X58_ADX_H

#include <stdint.h>

#include "base/bounds.h"
#include "base/ct.h"
#include "field/adx_columns.h"

/* The sum of a[i] b[8 - i]. */
static inline __attribute__((always_inline)) adx_u128 p521_column(const uint64_t a[9],
                                                                  const uint64_t b[9]) {
  adx_u128 sum;
  ADX_COLUMN(sum, 9,
             ADX_TERM_FIRST(0, 8) ADX_TERM_C(1, 7) ADX_TERM_O(2, 6) ADX_TERM_C(3, 5) ADX_TERM_O(
                 4, 4) ADX_TERM_C(5, 3) ADX_TERM_O(6, 2) ADX_TERM_C(7, 1) ADX_TERM_O(8, 0));
  return sum;
}

/* The limb i of a + 4 p, unsigned. In: a[i] from -(2^60 - 4), of the top limb -(2^59 - 4), to
 * 2^59. Out: up to U = 3 2^59. The barrier keeps limbs out of vector registers, whose stores delay
 * the loads of single limbs. */
static inline uint64_t p521_unsigned(const int64_t a[9], int i) {
  const int64_t limb = ((int64_t)1 << (i == 8 ? 59 : 60)) - 4;
#ifdef SLIMB_CHECK_BOUNDS
  if (a[i] < -limb || a[i] > (int64_t)1 << 59) bounds_fail(__func__);
#endif
  return ct_barrier((uint64_t)(a[i] + limb));
}

/* r = a b. In: as p521_unsigned. Out: tight; limbs from -2^57 to 2^57 - 1, the top one below
 * 2^56 + 2^11 in absolute value.
 *
 * Both factors are made unsigned by adding 4 p. The limbs of 2 b stand before those of b, since
 * 2^522 = 2: column k is the sum of the products of limbs i and k - i, doubled where k < i. It has
 * at most 17 U^2 < 2^126, with room for carries below 2^70. They run from limb 7 to the top, whose
 * bits from 2^521 on join limb 0, then through all limbs, rounded to the nearest; the second time
 * limb 7 passes on less than 2^11. */
static __attribute__((noinline)) void p521_fe_mul_limbs(int64_t r[9], const int64_t a[9],
                                                        const int64_t b[9]) {
  const uint64_t mask = ((uint64_t)1 << 58) - 1, half = (uint64_t)1 << 57;
  uint64_t ua[9], ub[18];
  for (int i = 0; i < 9; i++) {
    ua[i] = p521_unsigned(a, i);
    ub[9 + i] = p521_unsigned(b, i);
    ub[i] = 2 * ub[9 + i];
  }
  const adx_u128 seven = p521_column(ua, ub + 8);
  adx_u128 sum = p521_column(ua, ub + 9) + adx_shift(seven, 58) + (half >> 1);
  const uint64_t top = (uint64_t)sum & (mask >> 1);
  sum = adx_shift(sum, 57);
#pragma GCC unroll 7
  for (int k = 0; k < 7; k++) {
    sum += p521_column(ua, ub + 1 + k) + half;
    r[k] = (int64_t)((uint64_t)sum & mask) - (int64_t)half;
    sum = adx_shift(sum, 58);
  }
  sum += ((uint64_t)seven & mask) + half;
  r[7] = (int64_t)((uint64_t)sum & mask) - (int64_t)half;
  r[8] = (int64_t)(top + (uint64_t)adx_shift(sum, 58)) - (int64_t)(half >> 1);
}

#endif

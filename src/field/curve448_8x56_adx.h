/* The product of curve448's field in 8 signed limbs of 56 bits for x86-64 with BMI2 and ADX, in
 * place of the generated one: another representative of the same residue, with limbs as small. Both
 * factors are made unsigned by adding 2 p. */
#ifndef SLIMB_FIELD_CURVE448_8X56_ADX_H
#define SLIMB_FIELD_CURVE448_8X56_ADX_H

#include <stdint.h>

#include "base/bounds.h"
#include "field/adx_columns.h"

/* clang-format off */

/* The columns of a b: low[k] at 2^(56 k), high[k] at 2^(224 + 56 k). In: a0 | a1 | a0 + a1, for
 * a = a0 + 2^224 a1, and b alike. With X = a0 b0, Y = a1 b1, Z = (a0 + a1) (b0 + b1) and
 * 2^448 = 2^224 + 1 the product is X + Y + 2^224 (Z - X), so that
 *   low[k]  = X[k] + Y[k] + Z[k + 4] - X[k + 4]
 *   high[k] = Z[k] - X[k] + Z[k + 4] + Y[k + 4], where X[k + 4] has cancelled.
 * Source: Hamburg 2015 (eprint 2015/625). */
static inline __attribute__((always_inline)) void curve448_columns(adx_u128 low[4],
    adx_u128 high[4], const uint64_t a[12], const uint64_t b[12]) {
  adx_u128 x, y, z, w;
  /* columns 1 and 5 */
  ADX_COLUMN(x, 12, ADX_TERM_FIRST(0, 1) ADX_TERM_C(1, 0));
  ADX_COLUMN(z, 12, ADX_TERM_FIRST(10, 11) ADX_TERM_C(11, 10));
  ADX_COLUMN(high[1], 12, ADX_TERM_FIRST(8, 9) ADX_TERM_C(9, 8) ADX_TERM_O(6, 7) ADX_TERM_C(7, 6));
  ADX_COLUMN(y, 12, ADX_TERM_FIRST(4, 5) ADX_TERM_C(5, 4));
  ADX_COLUMN(w, 12, ADX_TERM_FIRST(2, 3) ADX_TERM_C(3, 2));
  high[1] += z - x;
  low[1] = x + z + y - w;
  /* columns 2 and 6 */
  ADX_COLUMN(x, 12, ADX_TERM_FIRST(0, 2) ADX_TERM_C(1, 1) ADX_TERM_O(2, 0));
  ADX_COLUMN(z, 12, ADX_TERM_FIRST(11, 11));
  ADX_COLUMN(high[2], 12, ADX_TERM_FIRST(8, 10) ADX_TERM_C(9, 9) ADX_TERM_O(10, 8) ADX_TERM_C(7, 7));
  ADX_COLUMN(y, 12, ADX_TERM_FIRST(4, 6) ADX_TERM_C(5, 5) ADX_TERM_O(6, 4));
  ADX_COLUMN(w, 12, ADX_TERM_FIRST(3, 3));
  high[2] += z - x;
  low[2] = x + z + y - w;
  /* columns 3 and 7 */
  ADX_COLUMN(x, 12, ADX_TERM_FIRST(0, 3) ADX_TERM_C(1, 2) ADX_TERM_O(2, 1) ADX_TERM_C(3, 0));
  ADX_COLUMN(high[3], 12, ADX_TERM_FIRST(8, 11) ADX_TERM_C(9, 10) ADX_TERM_O(10, 9) ADX_TERM_C(11, 8));
  ADX_COLUMN(y, 12, ADX_TERM_FIRST(4, 7) ADX_TERM_C(5, 6) ADX_TERM_O(6, 5) ADX_TERM_C(7, 4));
  high[3] -= x;
  low[3] = x + y;
  /* columns 0 and 4 */
  ADX_COLUMN(x, 12, ADX_TERM_FIRST(0, 0));
  ADX_COLUMN(z, 12, ADX_TERM_FIRST(9, 11) ADX_TERM_C(10, 10) ADX_TERM_O(11, 9));
  ADX_COLUMN(high[0], 12, ADX_TERM_FIRST(8, 8) ADX_TERM_C(5, 7) ADX_TERM_O(6, 6) ADX_TERM_C(7, 5));
  ADX_COLUMN(y, 12, ADX_TERM_FIRST(4, 4));
  ADX_COLUMN(w, 12, ADX_TERM_FIRST(1, 3) ADX_TERM_C(2, 2) ADX_TERM_O(3, 1));
  high[0] += z - x;
  low[0] = x + z + y - w;
}

/* clang-format on */

/* u = a + 2 p, limb by limb, and the sums of its halves. In: limbs from -(2^57 - 4) to 3 2^55 +
 * 2^8: what loose elements and the point formulas have. Out: up to U = 7 2^55 + 2^8, the sums up to
 * 2 U. */
static inline void curve448_unsigned(uint64_t u[12], const int64_t a[8]) {
  for (int i = 0; i < 8; i++) {
    const int64_t limb = ((int64_t)1 << 57) - (i == 4 ? 4 : 2);
#ifdef SLIMB_CHECK_BOUNDS
    if (a[i] < -limb || a[i] > ((int64_t)3 << 55) + 256) bounds_fail(__func__);
#endif
    u[i] = (uint64_t)(a[i] + limb);
  }
  for (int i = 0; i < 4; i++) u[8 + i] = u[i] + u[4 + i];
}

/* r = a b. In: as curve448_unsigned. Out: tight; limbs from -2^55 to 2^55 - 1, the top one to 2^55.
 *
 * No column is negative, since Z exceeds X term by term, and none has more than 4 terms of Z and 3
 * of Y: at most 19 U^2 < 233 2^112, with room for carries below 2^120. The carries run from limb 5
 * to 7, which joins limbs 0 and 4, then through all limbs, rounded to the nearest. Each fits 64
 * bits; the second time limb 5 passes on at most 2^8, and limb 6 passes on 0 or 1. */
static __attribute__((noinline)) void curve448_fe_mul_limbs(int64_t r[8], const int64_t a[8],
                                                            const int64_t b[8]) {
  const uint64_t mask = ((uint64_t)1 << 56) - 1, half = (uint64_t)1 << 55;
  uint64_t ua[12], ub[12];
  adx_u128 low[4], high[4];
  curve448_unsigned(ua, a);
  curve448_unsigned(ub, b);
  curve448_columns(low, high, ua, ub);
  high[2] += (uint64_t)(high[1] >> 56);
  high[3] += (uint64_t)(high[2] >> 56) + half;
  const uint64_t top = (uint64_t)(high[3] >> 56);
  low[0] += top + half;
  low[1] += (uint64_t)(low[0] >> 56) + half;
  low[2] += (uint64_t)(low[1] >> 56) + half;
  low[3] += (uint64_t)(low[2] >> 56) + half;
  high[0] += (adx_u128)(uint64_t)(low[3] >> 56) + top + half;
  high[1] = (adx_u128)((uint64_t)high[1] & mask) + (uint64_t)(high[0] >> 56) + half;
  const uint64_t six = ((uint64_t)high[2] & mask) + (uint64_t)(high[1] >> 56) + half;
  for (int i = 0; i < 4; i++) r[i] = (int64_t)((uint64_t)low[i] & mask) - (int64_t)half;
  for (int i = 0; i < 2; i++) r[4 + i] = (int64_t)((uint64_t)high[i] & mask) - (int64_t)half;
  r[6] = (int64_t)(six & mask) - (int64_t)half;
  r[7] = (int64_t)(((uint64_t)high[3] & mask) + (six >> 56)) - (int64_t)half;
}

#endif

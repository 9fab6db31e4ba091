/* Arithmetic on four 64-bit words modulo any odd m with 2^255 < m < 2^256, in C.
 *
 * In and out: residues below m, unless stated. Output and inputs may be the same array. Constant
 * time. The modulus is a constant in every call, so that the compiler sees its words. */
#ifndef SLIMB_FIELD_MONT_4X64_H
#define SLIMB_FIELD_MONT_4X64_H

#include <stdint.h>

#include "base/ct.h"

typedef unsigned __int128 mont_u128;

/* r = a + b. Returns the carry. */
static inline uint64_t words4_add(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_u128 t = 0;
  for (int i = 0; i < 4; i++) {
    t += (mont_u128)a[i] + b[i];
    r[i] = (uint64_t)t;
    t >>= 64;
  }
  return (uint64_t)t;
}

/* r = a - b. Returns the borrow. */
static inline uint64_t words4_sub(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t borrow = 0;
  for (int i = 0; i < 4; i++) {
    const mont_u128 t = (mont_u128)a[i] - b[i] - borrow;
    r[i] = (uint64_t)t;
    borrow = (uint64_t)(t >> 64) & 1;
  }
  return borrow;
}

static inline void words4_select(uint64_t r[4], ct_mask mask, const uint64_t a[4],
                                 const uint64_t b[4]) {
  for (int i = 0; i < 4; i++) r[i] = ct_select(mask, a[i], b[i]);
}

/* r = (high, a) mod m. In: high 2^256 + a < 2 m. */
static inline void mont_4x64_reduce_once(uint64_t r[4], const uint64_t a[4], uint64_t high,
                                         const uint64_t m[4]) {
  uint64_t reduced[4];
  const uint64_t borrow = words4_sub(reduced, a, m);
  words4_select(r, ct_from_bit(borrow & ~high), a, reduced);
}

static inline void mont_4x64_add(uint64_t r[4], const uint64_t a[4], const uint64_t b[4],
                                 const uint64_t m[4]) {
  uint64_t sum[4];
  const uint64_t carry = words4_add(sum, a, b);
  mont_4x64_reduce_once(r, sum, carry, m);
}

static inline void mont_4x64_sub(uint64_t r[4], const uint64_t a[4], const uint64_t b[4],
                                 const uint64_t m[4]) {
  uint64_t difference[4], masked[4];
  const ct_mask negative = ct_from_bit(words4_sub(difference, a, b));
  for (int i = 0; i < 4; i++) masked[i] = m[i] & negative;
  (void)words4_add(r, difference, masked);
}

/* r = a / 2 mod m: a or a + m, whichever is even, shifted. */
static inline void mont_4x64_half(uint64_t r[4], const uint64_t a[4], const uint64_t m[4]) {
  uint64_t even[4];
  const ct_mask odd = ct_from_bit(a[0] & 1);
  for (int i = 0; i < 4; i++) even[i] = m[i] & odd;
  const uint64_t carry = words4_add(even, even, a);
  for (int i = 0; i < 3; i++) r[i] = even[i] >> 1 | even[i + 1] << 63;
  r[3] = even[3] >> 1 | carry << 63;
}

/* r = a b / 2^256 mod m, row by row. neg_inverse = -1 / m mod 2^64.
 * A row ends with t < 2 m, since (t + b_i a + q m) / 2^64 < (2 m + (2^64 - 1)(a + m)) / 2^64 for
 * words b_i and q and a < m.
 * Source: Koc, Acar, Kaliski 1996, "coarsely integrated operand scanning". */
static inline void mont_4x64_mul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4],
                                 const uint64_t m[4], uint64_t neg_inverse) {
  uint64_t t[5] = {0};
  for (int i = 0; i < 4; i++) {
    mont_u128 sum = 0;
    for (int j = 0; j < 4; j++) {
      sum += (mont_u128)a[j] * b[i] + t[j];
      t[j] = (uint64_t)sum;
      sum >>= 64;
    }
    sum += t[4];
    t[4] = (uint64_t)sum;
    const uint64_t top = (uint64_t)(sum >> 64);
    const uint64_t q = t[0] * neg_inverse;
    sum = ((mont_u128)q * m[0] + t[0]) >> 64;
    for (int j = 1; j < 4; j++) {
      sum += (mont_u128)q * m[j] + t[j];
      t[j - 1] = (uint64_t)sum;
      sum >>= 64;
    }
    sum += t[4];
    t[3] = (uint64_t)sum;
    t[4] = top + (uint64_t)(sum >> 64);
  }
  mont_4x64_reduce_once(r, t, t[4], m);
}

#endif

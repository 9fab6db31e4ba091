/* Arithmetic on MONT_WORDS 64-bit words, which the includer defines, modulo any odd m whose highest
 * bit is that of the words, in C. Below, R = 2^(64 MONT_WORDS).
 *
 * In and out: residues below m, unless stated. Output and inputs may be the same array. Constant
 * time. The modulus is a constant in every call, so that the compiler sees its words. */
#ifndef SLIMB_FIELD_MONT_WORDS_H
#define SLIMB_FIELD_MONT_WORDS_H

#include <stdint.h>

#include "base/ct.h"

typedef unsigned __int128 mont_u128;

/* r = a + b. Returns the carry. */
static inline uint64_t words_add(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                 const uint64_t b[MONT_WORDS]) {
  mont_u128 t = 0;
  for (int i = 0; i < MONT_WORDS; i++) {
    t += (mont_u128)a[i] + b[i];
    r[i] = (uint64_t)t;
    t >>= 64;
  }
  return (uint64_t)t;
}

/* r = a - b. Returns the borrow. */
static inline uint64_t words_sub(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                 const uint64_t b[MONT_WORDS]) {
  uint64_t borrow = 0;
  for (int i = 0; i < MONT_WORDS; i++) {
    const mont_u128 t = (mont_u128)a[i] - b[i] - borrow;
    r[i] = (uint64_t)t;
    borrow = (uint64_t)(t >> 64) & 1;
  }
  return borrow;
}

static inline void words_select(uint64_t r[MONT_WORDS], ct_mask mask, const uint64_t a[MONT_WORDS],
                                const uint64_t b[MONT_WORDS]) {
  for (int i = 0; i < MONT_WORDS; i++) r[i] = ct_select(mask, a[i], b[i]);
}

/* r = (high, a) mod m. In: high R + a < 2 m. */
static inline void mont_words_reduce_once(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                          uint64_t high, const uint64_t m[MONT_WORDS]) {
  uint64_t reduced[MONT_WORDS];
  const uint64_t borrow = words_sub(reduced, a, m);
  words_select(r, ct_from_bit(borrow & ~high), a, reduced);
}

static inline void mont_words_add(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                  const uint64_t b[MONT_WORDS], const uint64_t m[MONT_WORDS]) {
  uint64_t sum[MONT_WORDS];
  const uint64_t carry = words_add(sum, a, b);
  mont_words_reduce_once(r, sum, carry, m);
}

static inline void mont_words_sub(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                  const uint64_t b[MONT_WORDS], const uint64_t m[MONT_WORDS]) {
  uint64_t difference[MONT_WORDS], masked[MONT_WORDS];
  const ct_mask negative = ct_from_bit(words_sub(difference, a, b));
  for (int i = 0; i < MONT_WORDS; i++) masked[i] = m[i] & negative;
  (void)words_add(r, difference, masked);
}

/* r = a / 2 mod m: a or a + m, whichever is even, shifted. */
static inline void mont_words_half(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                   const uint64_t m[MONT_WORDS]) {
  uint64_t even[MONT_WORDS];
  const ct_mask odd = ct_from_bit(a[0] & 1);
  for (int i = 0; i < MONT_WORDS; i++) even[i] = m[i] & odd;
  const uint64_t carry = words_add(even, even, a);
  for (int i = 0; i < MONT_WORDS - 1; i++) r[i] = even[i] >> 1 | even[i + 1] << 63;
  r[MONT_WORDS - 1] = even[MONT_WORDS - 1] >> 1 | carry << 63;
}

/* r = a b / R mod m, row by row. neg_inverse = -1 / m mod 2^64.
 * A row ends with t < 2 m, since (t + b_i a + q m) / 2^64 < (2 m + (2^64 - 1)(a + m)) / 2^64 for
 * words b_i and q and a < m.
 * Source: Koc, Acar, Kaliski 1996, "coarsely integrated operand scanning". */
static inline void mont_words_mul(uint64_t r[MONT_WORDS], const uint64_t a[MONT_WORDS],
                                  const uint64_t b[MONT_WORDS], const uint64_t m[MONT_WORDS],
                                  uint64_t neg_inverse) {
  uint64_t t[MONT_WORDS + 1] = {0};
  for (int i = 0; i < MONT_WORDS; i++) {
    mont_u128 sum = 0;
    for (int j = 0; j < MONT_WORDS; j++) {
      sum += (mont_u128)a[j] * b[i] + t[j];
      t[j] = (uint64_t)sum;
      sum >>= 64;
    }
    sum += t[MONT_WORDS];
    t[MONT_WORDS] = (uint64_t)sum;
    const uint64_t top = (uint64_t)(sum >> 64);
    const uint64_t q = t[0] * neg_inverse;
    sum = ((mont_u128)q * m[0] + t[0]) >> 64;
    for (int j = 1; j < MONT_WORDS; j++) {
      sum += (mont_u128)q * m[j] + t[j];
      t[j - 1] = (uint64_t)sum;
      sum >>= 64;
    }
    sum += t[MONT_WORDS];
    t[MONT_WORDS - 1] = (uint64_t)sum;
    t[MONT_WORDS] = top + (uint64_t)(sum >> 64);
  }
  mont_words_reduce_once(r, t, t[MONT_WORDS], m);
}

#endif

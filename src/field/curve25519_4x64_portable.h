/* The kernels of curve25519's field in four 64-bit words in C: the twins that the assembly of
 * curve25519_4x64_adx.h has to equal limb by limb.
 *
 * In and out: any four words, the least significant first. Output and inputs may be the same array.
 * Constant time. 2^256 = 38 and 2^255 = 19 mod p. */
#ifndef SLIMB_FIELD_CURVE25519_4X64_PORTABLE_H
#define SLIMB_FIELD_CURVE25519_4X64_PORTABLE_H

#include "field/mont_words.h"

/* r = a + b mod p. 38 is added where the sum passes 2^256, and again where that passes it: then
 * less than 38 is left. */
static inline void curve25519_fe_add_portable(uint64_t r[4], const uint64_t a[4],
                                              const uint64_t b[4]) {
  uint64_t fold[4] = {38 * words_add(r, a, b)};
  r[0] += 38 * words_add(r, r, fold);
}

/* r = a - b mod p: in the same way. */
static inline void curve25519_fe_sub_portable(uint64_t r[4], const uint64_t a[4],
                                              const uint64_t b[4]) {
  uint64_t fold[4] = {38 * words_sub(r, a, b)};
  r[0] -= 38 * words_sub(r, r, fold);
}

/* t[4] ... t[0] += b a: 4 words and the word above, which was 0 or whose sum fits. */
static inline void curve25519_row(uint64_t t[5], const uint64_t a[4], uint64_t b) {
  mont_u128 sum = 0;
  for (int i = 0; i < 4; i++) {
    sum += (mont_u128)a[i] * b + t[i];
    t[i] = (uint64_t)sum;
    sum >>= 64;
  }
  t[4] += (uint64_t)sum;
}

/* r = (t[4] ... t[0]) mod p, below 2^255 + 38 (t[4] + 1). In: t[4] < 2^50. */
static inline void curve25519_fold(uint64_t r[4], const uint64_t t[5]) {
  const uint64_t low[4] = {t[0], t[1], t[2], t[3] & ((uint64_t)-1 >> 1)};
  const uint64_t high[4] = {19 * (2 * t[4] + (t[3] >> 63))};
  (void)words_add(r, low, high);
}

/* The product of 8 words: after 38 times its upper half is added to the lower, t[4] <= 38. */
static inline void curve25519_fe_mul_portable(uint64_t r[4], const uint64_t a[4],
                                              const uint64_t b[4]) {
  uint64_t t[8] = {0};
  for (int i = 0; i < 4; i++) curve25519_row(t + i, a, b[i]);
  uint64_t folded[5] = {t[0], t[1], t[2], t[3]};
  curve25519_row(folded, t + 4, 38);
  curve25519_fold(r, folded);
}

static inline void curve25519_fe_sqr_portable(uint64_t r[4], const uint64_t a[4]) {
  curve25519_fe_mul_portable(r, a, a);
}

static inline void curve25519_fe_mul_a24_portable(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t[5] = {0};
  curve25519_row(t, a, 121665);
  curve25519_fold(r, t);
}

#endif

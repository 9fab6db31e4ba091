/* Arithmetic on four 64-bit words modulo p = 2^bits - delta, in C: the twins that the assembly of
 * plain_4x64_adx.inc has to equal limb by limb. bits = 255 with delta < 2^8, or bits = 256 with
 * delta < 2^33.
 *
 * In and out: any four words, the least significant first. Output and inputs may be the same array.
 * Constant time. The parameters are constants in every call. */
#ifndef SLIMB_FIELD_PLAIN_4X64_PORTABLE_H
#define SLIMB_FIELD_PLAIN_4X64_PORTABLE_H

#include "field/mont_words.h"

/* 2^256 mod p, below 2^33. */
#define PLAIN_FOLD(bits, delta) ((uint64_t)(delta) << (256 - (bits)))

/* r = a + b. A carry is 2^256 and comes back as fold. Where that carries once more, less than fold
 * is left, and fold again fits the lowest word. */
static inline void plain_4x64_add(uint64_t r[4], const uint64_t a[4], const uint64_t b[4],
                                  uint64_t fold) {
  const uint64_t first[4] = {fold * words_add(r, a, b)};
  const uint64_t again = words_add(r, r, first);
  r[0] += fold * again;
}

/* r = a - b. A borrow was 2^256 too many and costs fold. Where that borrows once more, at least
 * 2^256 - fold is left, and fold again fits the lowest word. */
static inline void plain_4x64_sub(uint64_t r[4], const uint64_t a[4], const uint64_t b[4],
                                  uint64_t fold) {
  const uint64_t first[4] = {fold * words_sub(r, a, b)};
  const uint64_t again = words_sub(r, r, first);
  r[0] -= fold * again;
}

/* t += b a: four words and the word above, which was 0 and into which the sum fits: it is at most
 * 2^256 - 1 + (2^64 - 1) (2^256 - 1) < 2^320. */
static inline void plain_4x64_row(uint64_t t[5], const uint64_t a[4], uint64_t b) {
  mont_u128 sum = 0;
  for (int i = 0; i < 4; i++) {
    sum += (mont_u128)a[i] * b + t[i];
    t[i] = (uint64_t)sum;
    sum >>= 64;
  }
  t[4] = (uint64_t)sum;
}

/* r = (t[4] ... t[0]) mod p. In: t[4] <= fold, or t[4] < 2^50 for 255 bits.
 * 255 bits: what stands from bit 255 on, below 2 t[4] + 2, comes back as delta times that on top of
 * less than 2^255: r < 2^255 + 2 delta (t[4] + 1).
 * 256 bits: t[4] comes back as delta t[4] < 2^66. Where that carries, less than 2^66 is left, and
 * delta more stays in the two lowest words. */
static inline void plain_4x64_top(uint64_t r[4], const uint64_t t[5], int bits, uint64_t delta) {
  if (bits == 255) {
    const uint64_t low[4] = {t[0], t[1], t[2], t[3] & ((uint64_t)-1 >> 1)};
    const uint64_t high[4] = {delta * (2 * t[4] + (t[3] >> 63))};
    (void)words_add(r, low, high);
  } else {
    const mont_u128 product = (mont_u128)delta * t[4];
    const uint64_t high[4] = {(uint64_t)product, (uint64_t)(product >> 64)};
    const uint64_t again = words_add(r, t, high);
    const mont_u128 low = (mont_u128)(delta * again) + r[0];
    r[0] = (uint64_t)low;
    r[1] += (uint64_t)(low >> 64);
  }
}

/* r = a b: all eight words, then fold times the upper four on the lower, at most
 * (2^256 - 1) (fold + 1), so that the fifth word is at most fold. */
static inline void plain_4x64_mul(uint64_t r[4], const uint64_t a[4], const uint64_t b[4], int bits,
                                  uint64_t delta) {
  uint64_t t[8] = {0};
  for (int i = 0; i < 4; i++) plain_4x64_row(t + i, a, b[i]);
  uint64_t folded[5] = {t[0], t[1], t[2], t[3]};
  plain_4x64_row(folded, t + 4, PLAIN_FOLD(bits, delta));
  plain_4x64_top(r, folded, bits, delta);
}

#endif

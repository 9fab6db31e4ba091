/* The kernels of secp256k1's field in four 64-bit words in C: the twins of secp256k1_4x64_adx.h. */
#ifndef SLIMB_FIELD_SECP256K1_4X64_PORTABLE_H
#define SLIMB_FIELD_SECP256K1_4X64_PORTABLE_H

#include "field/plain_4x64_portable.h"

#define PLAIN(name) secp256k1_fe_##name##_portable
#define PLAIN_BITS 256
#define PLAIN_DELTA 0x1000003d1
#include "field/plain_4x64_portable.inc"

/* r = a + (a or a + p, whichever is even) / 2. */
static inline void secp256k1_fe_half3_portable(uint64_t r[4], const uint64_t a[4]) {
  static const uint64_t p[4] = {0 - (uint64_t)0x1000003d1, ~(uint64_t)0, ~(uint64_t)0,
                                ~(uint64_t)0};
  uint64_t half[4];
  mont_words_half(half, a, p);
  plain_4x64_add(r, a, half, PLAIN_FOLD(256, 0x1000003d1));
}

#endif

/* The kernels of the 4x64 layout in C: the twins that the assembly of p256_4x64_adx.h has to equal
 * limb by limb.
 *
 * Representation: four 64-bit words, the least significant first, of a residue below the modulus.
 * In and out: below the modulus. Output and inputs may be the same array. Constant time. */
#ifndef SLIMB_FIELD_P256_4X64_PORTABLE_H
#define SLIMB_FIELD_P256_4X64_PORTABLE_H

#include "field/mont_words.h"
#include "generated/p256_mont4x64.h"

static inline void p256_fe_add_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_add(r, a, b, p256_fe_modulus);
}

static inline void p256_fe_sub_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_sub(r, a, b, p256_fe_modulus);
}

static inline void p256_fe_half3_portable(uint64_t r[4], const uint64_t a[4]) {
  uint64_t half[4];
  mont_words_half(half, a, p256_fe_modulus);
  mont_words_add(r, a, half, p256_fe_modulus);
}

static inline void p256_fe_mul_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_mul(r, a, b, p256_fe_modulus, P256_FE_NEG_INVERSE);
}

static inline void p256_fe_sqr_portable(uint64_t r[4], const uint64_t a[4]) {
  mont_words_mul(r, a, a, p256_fe_modulus, P256_FE_NEG_INVERSE);
}

static inline void p256_sc_add_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_add(r, a, b, p256_sc_modulus);
}

static inline void p256_sc_sub_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_sub(r, a, b, p256_sc_modulus);
}

static inline void p256_sc_mul_portable(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  mont_words_mul(r, a, b, p256_sc_modulus, P256_SC_NEG_INVERSE);
}

static inline void p256_sc_sqr_portable(uint64_t r[4], const uint64_t a[4]) {
  mont_words_mul(r, a, a, p256_sc_modulus, P256_SC_NEG_INVERSE);
}

#endif

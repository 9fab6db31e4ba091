/* The kernels of P-384's 6x64 layout in C: the twins that the assembly of p384_6x64_adx.h has to
 * equal limb by limb. In and out: below p. Output and inputs may be the same array. Constant time.
 */
#ifndef SLIMB_FIELD_P384_6X64_PORTABLE_H
#define SLIMB_FIELD_P384_6X64_PORTABLE_H

#include "field/mont_words.h"
#include "generated/p384_mont6x64.h"

static inline void p384_fe_add_portable(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]) {
  mont_words_add(r, a, b, p384_fe_modulus);
}

static inline void p384_fe_sub_portable(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]) {
  mont_words_sub(r, a, b, p384_fe_modulus);
}

static inline void p384_fe_mul_portable(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]) {
  mont_words_mul(r, a, b, p384_fe_modulus, P384_FE_NEG_INVERSE);
}

static inline void p384_fe_sqr_portable(uint64_t r[6], const uint64_t a[6]) {
  mont_words_mul(r, a, a, p384_fe_modulus, P384_FE_NEG_INVERSE);
}

#endif

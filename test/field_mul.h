/* What known answers ask of the inside of each layout, on octets: products and residues mod p, sums
 * of points. */
#ifndef SLIMB_TEST_FIELD_MUL_H
#define SLIMB_TEST_FIELD_MUL_H

#include <stddef.h>
#include <stdint.h>

#include "base/cpu.h"
#include "slimb.h"

typedef struct {
  slimb_curve curve;
  const char *layout;
  uint32_t cpu; /* the CPU_ bits that it needs */
  void (*mul)(uint8_t *out, const uint8_t *a, const uint8_t *b);
  /* in of any length mod p, big-endian */
  void (*reduce)(uint8_t *out, const uint8_t *in, size_t in_len);
  /* out = p + q, x | y; 0 for infinity */
  int (*point_add)(uint8_t *out, const uint8_t *p, const uint8_t *q);
} field_mul;

#ifdef __SIZEOF_INT128__
#define FIELD_MULS_C64(X) \
  X(field_mul_4x64) X(field_mul_5x52) X(field_mul_p384_c64) X(field_mul_p521_c64)
#else
#define FIELD_MULS_C64(X)
#endif
#ifdef __x86_64__
#define FIELD_MULS_X86(X) X(field_mul_adx) X(field_mul_p384_adx)
#else
#define FIELD_MULS_X86(X)
#endif
#define FIELD_MULS(X) \
  X(field_mul_9x29)   \
  X(field_mul_10x26) X(field_mul_p384_c32) X(field_mul_p521_c32) FIELD_MULS_C64(X) FIELD_MULS_X86(X)

#define FIELD_MUL_DECLARE(name) extern const field_mul name;
FIELD_MULS(FIELD_MUL_DECLARE)
#undef FIELD_MUL_DECLARE

#endif

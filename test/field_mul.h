/* The multiplication mod p of each field layout on octets, for known answers. */
#ifndef SLIMB_TEST_FIELD_MUL_H
#define SLIMB_TEST_FIELD_MUL_H

#include <stdint.h>

#include "base/cpu.h"

typedef struct {
  const char *layout;
  uint32_t cpu; /* the CPU_ bits that it needs */
  void (*mul)(uint8_t out[32], const uint8_t a[32], const uint8_t b[32]);
} field_mul;

#ifdef __SIZEOF_INT128__
#define FIELD_MULS_C64(X) X(field_mul_4x64) X(field_mul_5x52)
#else
#define FIELD_MULS_C64(X)
#endif
#ifdef __x86_64__
#define FIELD_MULS_X86(X) X(field_mul_adx)
#else
#define FIELD_MULS_X86(X)
#endif
#define FIELD_MULS(X) X(field_mul_9x29) X(field_mul_10x26) FIELD_MULS_C64(X) FIELD_MULS_X86(X)

#define FIELD_MUL_DECLARE(name) extern const field_mul name;
FIELD_MULS(FIELD_MUL_DECLARE)
#undef FIELD_MUL_DECLARE

#endif

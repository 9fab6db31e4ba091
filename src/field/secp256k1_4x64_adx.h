/* The kernels of secp256k1's field in four 64-bit words in assembly, for x86-64 with BMI2 and ADX.
 */
#ifndef SLIMB_FIELD_SECP256K1_4X64_ADX_H
#define SLIMB_FIELD_SECP256K1_4X64_ADX_H

#include <stdint.h>

#include "field/plain_4x64_adx.h"
#include "field/plain_4x64_portable.h"

#define PLAIN(name) secp256k1_fe_##name##_adx
#define PLAIN_BITS 256
#define PLAIN_DELTA 0x1000003d1
#define PLAIN_TOP PLAIN_ADX_TOP_256
#include "field/plain_4x64_adx.inc"

/* clang-format off */

/* r = a + (a or a + p, whichever is even) / 2; p has the words lowest, -1, -1, -1. */
static inline void secp256k1_fe_half3_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, x, y;
  __asm__(
      ADX_LOAD("a")
      "movl %k[t0], %k[x]\n\t" "andl $1, %k[x]\n\t" "negq %[x]\n\t"
      "movq %[lowest], %[y]\n\t" "andq %[x], %[y]\n\t"
      "addq %[y], %[t0]\n\t" "adcq %[x], %[t1]\n\t" "adcq %[x], %[t2]\n\t" "adcq %[x], %[t3]\n\t"
      "rcrq $1, %[t3]\n\t" "rcrq $1, %[t2]\n\t" "rcrq $1, %[t1]\n\t" "rcrq $1, %[t0]\n\t"
      PLAIN_ADX_SUM("addq", "adcq", "a")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(x), ADX_OUT(y)
      : [a] "r"(a), [lowest] "i"(0 - (uint64_t)0x1000003d1), [fold] "i"(0x1000003d1) ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

/* clang-format on */

#endif

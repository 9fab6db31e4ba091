/* The kernels of curve25519's field in four 64-bit words in assembly, for x86-64 with BMI2 and ADX.
 */
#ifndef SLIMB_FIELD_CURVE25519_4X64_ADX_H
#define SLIMB_FIELD_CURVE25519_4X64_ADX_H

#include <stdint.h>

#include "field/plain_4x64_adx.h"
#include "field/plain_4x64_portable.h"

#define PLAIN(name) curve25519_fe_##name##_adx
#define PLAIN_BITS 255
#define PLAIN_DELTA 19
#define PLAIN_TOP PLAIN_ADX_TOP_255
#include "field/plain_4x64_adx.inc"

/* clang-format off */

/* The fifth word is below 121665. */
static inline void curve25519_fe_mul_a24_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, t4, x, rdx;
  __asm__(
      "movl $121665, %%edx\n\t" ADX_ROW_FIRST("a", "t0", "t1", "t2", "t3", "t4")
      PLAIN_ADX_TOP_255
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(x),
        [rdx] "=&d"(rdx)
      : [a] "r"(a), [delta] "i"(19) ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

/* clang-format on */

#endif

/* The kernels of curve25519's field in four 64-bit words in assembly, for x86-64 with BMI2 and ADX:
 * see adx_4x64.h.
 *
 * Representation, bounds and results are those of the twins in curve25519_4x64_portable.h, limb by
 * limb. */
#ifndef SLIMB_FIELD_CURVE25519_4X64_ADX_H
#define SLIMB_FIELD_CURVE25519_4X64_ADX_H

#include <stdint.h>

#include "field/adx_4x64.h"

/* clang-format off */

/* (t3 ... t0) = (t4 ... t0) mod p, below 2^255 + 38 (t4 + 1): 19 times what stands from bit 255 on
 * joins the rest. In: t4 < 2^50. */
#define ADX_FOLD_25519                                                                             \
  "addq %[t3], %[t3]\n\t" "adcq %[t4], %[t4]\n\t"                                                  \
  "shrq $1, %[t3]\n\t"    "imulq $19, %[t4], %[t4]\n\t"                                            \
  "addq %[t4], %[t0]\n\t" "adcq $0, %[t1]\n\t" "adcq $0, %[t2]\n\t" "adcq $0, %[t3]\n\t"

/* (t3 ... t0) = (t7 ... t0) mod p: 38 times the upper half joins the lower, which leaves t4 <= 38. */
#define ADX_REDUCE_25519                                                                           \
  "movl $38, %%edx\n\t" "xorl %k[y], %k[y]\n\t"                                                    \
  "mulxq %[t4], %[x], %[t4]\n\t" "adcxq %[x], %[t0]\n\t" "adoxq %[t4], %[t1]\n\t"                  \
  "mulxq %[t5], %[x], %[t5]\n\t" "adcxq %[x], %[t1]\n\t" "adoxq %[t5], %[t2]\n\t"                  \
  "mulxq %[t6], %[x], %[t6]\n\t" "adcxq %[x], %[t2]\n\t" "adoxq %[t6], %[t3]\n\t"                  \
  "mulxq %[t7], %[x], %[t4]\n\t" "adcxq %[x], %[t3]\n\t" "adoxq %[y], %[t4]\n\t"                   \
  "adcq $0, %[t4]\n\t"                                                                             \
  ADX_FOLD_25519

/* t7 holds b until the last row: a register of its own would be one too many. */
static inline void curve25519_fe_mul_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t t0, t1, t2, t3, t4, t5, t6, t7 = (uint64_t)(uintptr_t)b, x, y, rdx;
  __asm__(
      "movq 0(%[t7]), %%rdx\n\t"  ADX_ROW_FIRST("a", "t0", "t1", "t2", "t3", "t4")
      "movq 8(%[t7]), %%rdx\n\t"  ADX_ROW_NEXT("a", "t1", "t2", "t3", "t4", "t5")
      "movq 16(%[t7]), %%rdx\n\t" ADX_ROW_NEXT("a", "t2", "t3", "t4", "t5", "t6")
      "movq 24(%[t7]), %%rdx\n\t" ADX_ROW_NEXT("a", "t3", "t4", "t5", "t6", "t7")
      ADX_REDUCE_25519
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(t5), ADX_OUT(t6),
        [t7] "+&r"(t7), ADX_OUT(x), ADX_OUT(y), [rdx] "=&d"(rdx)
      : [a] "r"(a) ADX_READS(a) ADX_READS(b)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

static inline void curve25519_fe_sqr_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, t4, t5, t6, t7, x, y, rdx;
  __asm__(
      ADX_SQUARE ADX_REDUCE_25519
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(t5), ADX_OUT(t6),
        ADX_OUT(t7), ADX_OUT(x), ADX_OUT(y), [rdx] "=&d"(rdx)
      : [a] "r"(a) ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

static inline void curve25519_fe_mul_a24_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, t4, x, rdx;
  __asm__(
      "movl $121665, %%edx\n\t" ADX_ROW_FIRST("a", "t0", "t1", "t2", "t3", "t4")
      ADX_FOLD_25519
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(x),
        [rdx] "=&d"(rdx)
      : [a] "r"(a) ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

/* r = a +- b: 38 joins where that passes 2^256, and again where that passes it, when 38 more fit the
 * lowest word. */
#define ADX_SUM_25519(first, next)                                                                 \
  do {                                                                                             \
    uint64_t t0, t1, t2, t3, x;                                                                    \
    __asm__(ADX_LOAD("a") ADX_CHAIN(first, next, "b")                                              \
            "sbbq %[x], %[x]\n\t" "andl $38, %k[x]\n\t"                                            \
            first " %[x], %[t0]\n\t" next " $0, %[t1]\n\t"                                         \
            next " $0, %[t2]\n\t" next " $0, %[t3]\n\t"                                            \
            "sbbq %[x], %[x]\n\t" "andl $38, %k[x]\n\t" first " %[x], %[t0]\n\t"                   \
            : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(x)                       \
            : [a] "r"(a), [b] "r"(b) ADX_READS(a) ADX_READS(b)                                     \
            : ADX_CLOBBERS);                                                                       \
    r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;                                                    \
  } while (0)

static inline void curve25519_fe_add_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  ADX_SUM_25519("addq", "adcq");
}

static inline void curve25519_fe_sub_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  ADX_SUM_25519("subq", "sbbq");
}

/* clang-format on */

#endif

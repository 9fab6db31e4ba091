/* What the kernels modulo p = 2^bits - delta (plain_4x64_portable.h) are made of in assembly: see
 * adx_4x64.h. The operands delta, and fold = 2^256 mod p, are numbers that the compiler knows. */
#ifndef SLIMB_FIELD_PLAIN_4X64_ADX_H
#define SLIMB_FIELD_PLAIN_4X64_ADX_H

#include "field/adx_4x64.h"

/* clang-format off */

/* (t3 ... t0) = (t4 ... t0) mod p by 2^255 = delta. Spoils t4. */
#define PLAIN_ADX_TOP_255                                                                          \
  "addq %[t3], %[t3]\n\t" "adcq %[t4], %[t4]\n\t"                                                  \
  "shrq $1, %[t3]\n\t"    "imulq %[delta], %[t4], %[t4]\n\t"                                       \
  "addq %[t4], %[t0]\n\t" "adcq $0, %[t1]\n\t" "adcq $0, %[t2]\n\t" "adcq $0, %[t3]\n\t"

/* The same by 2^256 = delta. In: rdx = delta. Spoils t4, x and y. */
#define PLAIN_ADX_TOP_256                                                                          \
  "mulxq %[t4], %[x], %[y]\n\t" "movl $0, %k[t4]\n\t"                                              \
  "addq %[x], %[t0]\n\t"  "adcq %[y], %[t1]\n\t" "adcq $0, %[t2]\n\t" "adcq $0, %[t3]\n\t"         \
  "cmovcq %%rdx, %[t4]\n\t" "addq %[t4], %[t0]\n\t" "adcq $0, %[t1]\n\t"

/* (t4 ... t0) = (t3 ... t0) + fold (t7 ... t4). Out: rdx = fold. Spoils x and y. */
#define PLAIN_ADX_FOLD                                                                             \
  "movq %[fold], %%rdx\n\t" "xorl %k[y], %k[y]\n\t"                                                \
  "mulxq %[t4], %[x], %[t4]\n\t" "adcxq %[x], %[t0]\n\t" "adoxq %[t4], %[t1]\n\t"                  \
  "mulxq %[t5], %[x], %[t5]\n\t" "adcxq %[x], %[t1]\n\t" "adoxq %[t5], %[t2]\n\t"                  \
  "mulxq %[t6], %[x], %[t6]\n\t" "adcxq %[x], %[t2]\n\t" "adoxq %[t6], %[t3]\n\t"                  \
  "mulxq %[t7], %[x], %[t4]\n\t" "adcxq %[x], %[t3]\n\t" "adoxq %[y], %[t4]\n\t"                   \
  "adcq $0, %[t4]\n\t"

/* (t3 ... t0) += or -= b, with fold for a carry, and for the carry of that. Spoils x and y. */
#define PLAIN_ADX_SUM(first, next, b)                                                              \
  "movq %[fold], %[y]\n\t" "movl $0, %k[x]\n\t"                                                    \
  ADX_CHAIN(first, next, b)                                                                        \
  "cmovcq %[y], %[x]\n\t" first " %[x], %[t0]\n\t" "movl $0, %k[x]\n\t"                            \
  next " $0, %[t1]\n\t" next " $0, %[t2]\n\t" next " $0, %[t3]\n\t"                                \
  "cmovcq %[y], %[x]\n\t" first " %[x], %[t0]\n\t"

/* clang-format on */

#endif

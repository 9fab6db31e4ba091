/* The kernels of P-384's 6x64 layout in assembly, for x86-64 with BMI2 and ADX.
 *
 * Representation, bounds and results are those of the twins in p384_6x64_portable.h, limb by limb.
 * An operand of the assembly is a base register and a displacement; every read of a and b comes
 * before r is written, so that r may be a or b. No branch, no memory address depends on contents.
 * The product is a function of its own: at its size that is faster than a copy in each formula. */
#ifndef SLIMB_FIELD_P384_6X64_ADX_H
#define SLIMB_FIELD_P384_6X64_ADX_H

#include <stdint.h>

#include "generated/p384_mont6x64.h"

/* 2^384 - p = 2^128 + 2^96 - 2^32 + 1, but for the word 1 at 2^128. */
static const uint64_t p384_fe_fold[2] = {UINT64_C(0xffffffff00000001),
                                         UINT64_C(0x00000000ffffffff)};

#ifdef __OPTIMIZE__
#define P384_READS(p) , "m"(*(const uint64_t(*)[6])(p))
#define P384_CLOBBERS "cc"
#else
#define P384_READS(p)
#define P384_CLOBBERS "cc", "memory"
#endif
#define P384_OUT(name) [name] "=&r"(name)
#define P384_FOLD [f0] "m"(p384_fe_fold[0]), [f1] "m"(p384_fe_fold[1])

/* clang-format off */

/* (t6 ... t0) = rdx a. */
#define P384_ROW_FIRST(t0, t1, t2, t3, t4, t5, t6)                                                 \
  "mulxq 0(%[a]), %[" t0 "], %[" t1 "]\n\t"                                                        \
  "mulxq 8(%[a]), %[x], %[" t2 "]\n\t"  "addq %[x], %[" t1 "]\n\t"                                 \
  "mulxq 16(%[a]), %[x], %[" t3 "]\n\t" "adcq %[x], %[" t2 "]\n\t"                                 \
  "mulxq 24(%[a]), %[x], %[" t4 "]\n\t" "adcq %[x], %[" t3 "]\n\t"                                 \
  "mulxq 32(%[a]), %[x], %[" t5 "]\n\t" "adcq %[x], %[" t4 "]\n\t"                                 \
  "mulxq 40(%[a]), %[x], %[" t6 "]\n\t" "adcq %[x], %[" t5 "]\n\t" "adcq $0, %[" t6 "]\n\t"

/* (t7 ... t0) = (t6 ... t0) + rdx a: below 2 p + (2^64 - 1) p, so t7 = 0 or 1 after the row. */
#define P384_ROW(t0, t1, t2, t3, t4, t5, t6, t7)                                                   \
  "xorl %k[" t7 "], %k[" t7 "]\n\t"                                                                \
  "mulxq 0(%[a]), %[x], %[y]\n\t"  "adcxq %[x], %[" t0 "]\n\t" "adoxq %[y], %[" t1 "]\n\t"         \
  "mulxq 8(%[a]), %[x], %[y]\n\t"  "adcxq %[x], %[" t1 "]\n\t" "adoxq %[y], %[" t2 "]\n\t"         \
  "mulxq 16(%[a]), %[x], %[y]\n\t" "adcxq %[x], %[" t2 "]\n\t" "adoxq %[y], %[" t3 "]\n\t"         \
  "mulxq 24(%[a]), %[x], %[y]\n\t" "adcxq %[x], %[" t3 "]\n\t" "adoxq %[y], %[" t4 "]\n\t"         \
  "mulxq 32(%[a]), %[x], %[y]\n\t" "adcxq %[x], %[" t4 "]\n\t" "adoxq %[y], %[" t5 "]\n\t"         \
  "mulxq 40(%[a]), %[x], %[y]\n\t" "adcxq %[x], %[" t5 "]\n\t" "adoxq %[y], %[" t6 "]\n\t"         \
  "movl $0, %k[x]\n\t" "adcxq %[x], %[" t6 "]\n\t" "adoxq %[x], %[" t7 "]\n\t"                     \
  "adcxq %[x], %[" t7 "]\n\t"

/* (t7 ... t1) = (t7 ... t0 + q p) / 2^64 with q = -t0 / p = t0 (2^32 + 1) mod 2^64: q (2^384 - p) is
 * subtracted, whose lowest word is t0, and q added six words up. Out: t0 free. */
#define P384_REDUCE(t0, t1, t2, t3, t4, t5, t6, t7)                                                \
  "movq %[" t0 "], %%rdx\n\t" "shlq $32, %%rdx\n\t" "addq %[" t0 "], %%rdx\n\t"                    \
  "mulxq %[f0], %[z], %[x]\n\t" "mulxq %[f1], %[z], %[y]\n\t"                                      \
  "addq %[z], %[x]\n\t" "movl $0, %k[z]\n\t" "adcq %%rdx, %[y]\n\t" "adcq %[z], %[z]\n\t"          \
  "subq %[x], %[" t1 "]\n\t" "sbbq %[y], %[" t2 "]\n\t" "sbbq %[z], %[" t3 "]\n\t"                 \
  "sbbq $0, %[" t4 "]\n\t" "sbbq $0, %[" t5 "]\n\t" "sbbq $0, %%rdx\n\t"                           \
  "addq %%rdx, %[" t6 "]\n\t" "adcq $0, %[" t7 "]\n\t"

/* (t5 ... t0) = (carry, t5 ... t0) mod p, for less than 2 p: with 2^384 - p added, a carry out of
 * the words tells that p was to be subtracted. */
#define P384_REDUCE_ONCE(t0, t1, t2, t3, t4, t5, carry, s0, s1, s2, s3, s4, s5)                    \
  "movq %[" t0 "], %[" s0 "]\n\t" "addq %[f0], %[" s0 "]\n\t"                                      \
  "movq %[" t1 "], %[" s1 "]\n\t" "adcq %[f1], %[" s1 "]\n\t"                                      \
  "movq %[" t2 "], %[" s2 "]\n\t" "adcq $1, %[" s2 "]\n\t"                                         \
  "movq %[" t3 "], %[" s3 "]\n\t" "adcq $0, %[" s3 "]\n\t"                                         \
  "movq %[" t4 "], %[" s4 "]\n\t" "adcq $0, %[" s4 "]\n\t"                                         \
  "movq %[" t5 "], %[" s5 "]\n\t" "adcq $0, %[" s5 "]\n\t"                                         \
  "adcq $0, %[" carry "]\n\t"                                                                      \
  "cmovnzq %[" s0 "], %[" t0 "]\n\t" "cmovnzq %[" s1 "], %[" t1 "]\n\t"                            \
  "cmovnzq %[" s2 "], %[" t2 "]\n\t" "cmovnzq %[" s3 "], %[" t3 "]\n\t"                            \
  "cmovnzq %[" s4 "], %[" t4 "]\n\t" "cmovnzq %[" s5 "], %[" t5 "]\n\t"

#define P384_LOAD                                                                                  \
  "movq 0(%[a]), %[t0]\n\t"  "movq 8(%[a]), %[t1]\n\t"  "movq 16(%[a]), %[t2]\n\t"                 \
  "movq 24(%[a]), %[t3]\n\t" "movq 32(%[a]), %[t4]\n\t" "movq 40(%[a]), %[t5]\n\t"

#define P384_CHAIN(first, next)                                                                    \
  first " 0(%[b]), %[t0]\n\t" next " 8(%[b]), %[t1]\n\t"  next " 16(%[b]), %[t2]\n\t"              \
  next " 24(%[b]), %[t3]\n\t" next " 32(%[b]), %[t4]\n\t" next " 40(%[b]), %[t5]\n\t"

static __attribute__((noinline)) void p384_fe_mul_adx(uint64_t r[6], const uint64_t a[6],
                                                      const uint64_t b[6]) {
  uint64_t t0, t1, t2, t3, t4, t5, t6, t7, x, y, z, rdx;
  uint64_t s0, s1, s2, s3, s4, s5;
  __asm__(
      "movl $0, %k[t7]\n\t"
      "movq 0(%[b]), %%rdx\n\t"  P384_ROW_FIRST("t0", "t1", "t2", "t3", "t4", "t5", "t6")
      P384_REDUCE("t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7")
      "movq 8(%[b]), %%rdx\n\t"  P384_ROW("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t0")
      P384_REDUCE("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t0")
      "movq 16(%[b]), %%rdx\n\t" P384_ROW("t2", "t3", "t4", "t5", "t6", "t7", "t0", "t1")
      P384_REDUCE("t2", "t3", "t4", "t5", "t6", "t7", "t0", "t1")
      "movq 24(%[b]), %%rdx\n\t" P384_ROW("t3", "t4", "t5", "t6", "t7", "t0", "t1", "t2")
      P384_REDUCE("t3", "t4", "t5", "t6", "t7", "t0", "t1", "t2")
      "movq 32(%[b]), %%rdx\n\t" P384_ROW("t4", "t5", "t6", "t7", "t0", "t1", "t2", "t3")
      P384_REDUCE("t4", "t5", "t6", "t7", "t0", "t1", "t2", "t3")
      "movq 40(%[b]), %%rdx\n\t" P384_ROW("t5", "t6", "t7", "t0", "t1", "t2", "t3", "t4")
      P384_REDUCE("t5", "t6", "t7", "t0", "t1", "t2", "t3", "t4")
      : P384_OUT(t0), P384_OUT(t1), P384_OUT(t2), P384_OUT(t3), P384_OUT(t4), P384_OUT(t5),
        P384_OUT(t6), P384_OUT(t7), P384_OUT(x), P384_OUT(y), P384_OUT(z), [rdx] "=&d"(rdx)
      : [a] "r"(a), [b] "r"(b), P384_FOLD P384_READS(a) P384_READS(b)
      : P384_CLOBBERS);
  __asm__(
      P384_REDUCE_ONCE("t6", "t7", "t0", "t1", "t2", "t3", "t4", "s0", "s1", "s2", "s3", "s4", "s5")
      : [t6] "+r"(t6), [t7] "+r"(t7), [t0] "+r"(t0), [t1] "+r"(t1), [t2] "+r"(t2), [t3] "+r"(t3),
        [t4] "+r"(t4), P384_OUT(s0), P384_OUT(s1), P384_OUT(s2), P384_OUT(s3), P384_OUT(s4),
        P384_OUT(s5)
      : P384_FOLD
      : "cc");
  r[0] = t6, r[1] = t7, r[2] = t0, r[3] = t1, r[4] = t2, r[5] = t3;
}

static inline void p384_fe_sqr_adx(uint64_t r[6], const uint64_t a[6]) { p384_fe_mul_adx(r, a, a); }

static inline void p384_fe_add_adx(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]) {
  uint64_t t0, t1, t2, t3, t4, t5, s0, s1, s2, s3, s4, s5, x;
  __asm__(P384_LOAD "movl $0, %k[x]\n\t" P384_CHAIN("addq", "adcq") "adcq $0, %[x]\n\t"
          : P384_OUT(t0), P384_OUT(t1), P384_OUT(t2), P384_OUT(t3), P384_OUT(t4), P384_OUT(t5),
            P384_OUT(x)
          : [a] "r"(a), [b] "r"(b) P384_READS(a) P384_READS(b)
          : P384_CLOBBERS);
  __asm__(P384_REDUCE_ONCE("t0", "t1", "t2", "t3", "t4", "t5", "x", "s0", "s1", "s2", "s3", "s4", "s5")
          : [t0] "+r"(t0), [t1] "+r"(t1), [t2] "+r"(t2), [t3] "+r"(t3), [t4] "+r"(t4),
            [t5] "+r"(t5), [x] "+r"(x), P384_OUT(s0), P384_OUT(s1), P384_OUT(s2), P384_OUT(s3),
            P384_OUT(s4), P384_OUT(s5)
          : P384_FOLD
          : "cc");
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3, r[4] = t4, r[5] = t5;
}

/* r = a - b + (p where that borrows), p = (..., -1, -2, -2^32, 2^32 - 1) in words. */
static inline void p384_fe_sub_adx(uint64_t r[6], const uint64_t a[6], const uint64_t b[6]) {
  uint64_t t0, t1, t2, t3, t4, t5, x, y, z, s;
  __asm__(P384_LOAD P384_CHAIN("subq", "sbbq")
          "sbbq %[x], %[x]\n\t" "movl %k[x], %k[y]\n\t"
          "movq %[x], %[z]\n\t" "shlq $32, %[z]\n\t" "movq %[x], %[s]\n\t" "addq %[s], %[s]\n\t"
          "addq %[y], %[t0]\n\t" "adcq %[z], %[t1]\n\t" "adcq %[s], %[t2]\n\t"
          "adcq %[x], %[t3]\n\t" "adcq %[x], %[t4]\n\t" "adcq %[x], %[t5]\n\t"
          : P384_OUT(t0), P384_OUT(t1), P384_OUT(t2), P384_OUT(t3), P384_OUT(t4), P384_OUT(t5),
            P384_OUT(x), P384_OUT(y), P384_OUT(z), P384_OUT(s)
          : [a] "r"(a), [b] "r"(b) P384_READS(a) P384_READS(b)
          : P384_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3, r[4] = t4, r[5] = t5;
}

/* clang-format on */

#undef P384_READS
#undef P384_CLOBBERS
#undef P384_OUT
#undef P384_FOLD
#undef P384_ROW_FIRST
#undef P384_ROW
#undef P384_REDUCE
#undef P384_REDUCE_ONCE
#undef P384_LOAD
#undef P384_CHAIN

#endif

/* The kernels of the 4x64 layout in assembly, for x86-64 with BMI2 and ADX: see adx_4x64.h.
 *
 * Representation, bounds and results are those of the twins in p256_4x64_portable.h, limb by limb.
 */
#ifndef SLIMB_FIELD_P256_4X64_ADX_H
#define SLIMB_FIELD_P256_4X64_ADX_H

#include <stdint.h>

#include "field/adx_4x64.h"
#include "generated/p256_mont4x64.h"

/* clang-format off */

/* (t0, t4 ... t1) = ((t4 ... t0) + t0 p) / 2^64, t0 the carry: -1/p = 1 mod 2^64. By shifts alone:
 * t0 p = t0 (2^64 - 2^32 + 1) 2^192 + t0 2^96 - t0, where the last term clears the lowest word. */
#define ADX_REDUCE5_P(t0, t1, t2, t3, t4)                                                          \
  "movq %[" t0 "], %[x]\n\t"   "shlq $32, %[x]\n\t"                                                \
  "movq %[" t0 "], %[y]\n\t"   "shrq $32, %[y]\n\t"                                                \
  "movq %[" t0 "], %%rdx\n\t"  "movq %[" t0 "], %[z]\n\t"                                          \
  "subq %[x], %%rdx\n\t"       "sbbq %[y], %[z]\n\t"                                               \
  "addq %[x], %[" t1 "]\n\t"   "adcq %[y], %[" t2 "]\n\t"                                          \
  "adcq %%rdx, %[" t3 "]\n\t"  "adcq %[z], %[" t4 "]\n\t"                                          \
  "movl $0, %k[" t0 "]\n\t"    "adcq $0, %[" t0 "]\n\t"

/* (t0, t3, t2, t1) = ((t3 ... t0) + t0 p) / 2^64, which fits four words. */
#define ADX_REDUCE4_P(t0, t1, t2, t3)                                                              \
  "movq %[" t0 "], %[x]\n\t"   "shlq $32, %[x]\n\t"                                                \
  "movq %[" t0 "], %%rdx\n\t"  "shrq $32, %%rdx\n\t"                                               \
  "movq %[" t0 "], %[y]\n\t"                                                                       \
  "subq %[x], %[y]\n\t"        "sbbq %%rdx, %[" t0 "]\n\t"                                         \
  "addq %[x], %[" t1 "]\n\t"   "adcq %%rdx, %[" t2 "]\n\t"                                         \
  "adcq %[y], %[" t3 "]\n\t"   "adcq $0, %[" t0 "]\n\t"

/* The same mod n, with the quotient q = t0 (-1/n) mod 2^64: the row q n leaves t0 = 0. */
#define ADX_REDUCE5_N(t0, t1, t2, t3, t4)                                                          \
  "movq %[neg_inverse], %%rdx\n\t" "imulq %[" t0 "], %%rdx\n\t"                                    \
  ADX_ROW("m", t0, t1, t2, t3, t4)                                                                 \
  "adcxq %[z], %[" t0 "]\n\t"  "adoxq %[z], %[" t0 "]\n\t"

#define ADX_REDUCE4_N(t0, t1, t2, t3)                                                              \
  "movq %[neg_inverse], %%rdx\n\t" "imulq %[" t0 "], %%rdx\n\t"                                    \
  ADX_ROW("m", t0, t1, t2, t3, t0)

/* (t3 ... t0) = (carry, t3 ... t0) mod m, for less than 2 m. */
#define ADX_REDUCE_ONCE(t0, t1, t2, t3, carry, s0, s1, s2, s3)                                     \
  "movq %[" t0 "], %[" s0 "]\n\t"       "subq %[m0], %[" s0 "]\n\t"                                \
  "movq %[" t1 "], %[" s1 "]\n\t"       "sbbq %[m1], %[" s1 "]\n\t"                                \
  "movq %[" t2 "], %[" s2 "]\n\t"       "sbbq %[m2], %[" s2 "]\n\t"                                \
  "movq %[" t3 "], %[" s3 "]\n\t"       "sbbq %[m3], %[" s3 "]\n\t"                                \
  "sbbq $0, %[" carry "]\n\t"                                                                      \
  "cmovncq %[" s0 "], %[" t0 "]\n\t"    "cmovncq %[" s1 "], %[" t1 "]\n\t"                         \
  "cmovncq %[" s2 "], %[" t2 "]\n\t"    "cmovncq %[" s3 "], %[" t3 "]\n\t"

/* (x, t3 ... t0) = (t3 ... t0) + (t7 ... t4). */
#define ADX_ADD_HIGH                                                                               \
  "xorl %k[x], %k[x]\n\t"                                                                          \
  "addq %[t4], %[t0]\n\t" "adcq %[t5], %[t1]\n\t"                                                  \
  "adcq %[t6], %[t2]\n\t" "adcq %[t7], %[t3]\n\t" "adcq $0, %[x]\n\t"

/* The words of the moduli as operands of an instruction. */
#define ADX_MODULUS_P                                                                              \
  [m0] "e"(-1L), [m1] "m"(p256_fe_modulus[1]), [m2] "e"(0L),                                       \
      [m3] "m"(p256_fe_modulus[3])
#define ADX_MODULUS_N                                                                              \
  [m0] "m"(p256_sc_modulus[0]), [m1] "m"(p256_sc_modulus[1]), [m2] "e"(-1L),                       \
      [m3] "m"(p256_sc_modulus[3])

static inline void p256_fe_mul_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t t0, t1, t2, t3, t4, x, y, z, rdx;
  __asm__(
      "movq 0(%[b]), %%rdx\n\t" ADX_ROW_FIRST("a", "t0", "t1", "t2", "t3", "t4")
      ADX_REDUCE5_P("t0", "t1", "t2", "t3", "t4")
      "movq 8(%[b]), %%rdx\n\t" ADX_ROW("a", "t1", "t2", "t3", "t4", "t0")
      ADX_REDUCE5_P("t1", "t2", "t3", "t4", "t0")
      "movq 16(%[b]), %%rdx\n\t" ADX_ROW("a", "t2", "t3", "t4", "t0", "t1")
      ADX_REDUCE5_P("t2", "t3", "t4", "t0", "t1")
      "movq 24(%[b]), %%rdx\n\t" ADX_ROW("a", "t3", "t4", "t0", "t1", "t2")
      ADX_REDUCE5_P("t3", "t4", "t0", "t1", "t2")
      ADX_REDUCE_ONCE("t4", "t0", "t1", "t2", "t3", "x", "y", "z", "rdx")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(x), ADX_OUT(y),
        ADX_OUT(z), [rdx] "=&d"(rdx)
      : [a] "r"(a), [b] "r"(b), ADX_MODULUS_P ADX_READS(a) ADX_READS(b)
      : ADX_CLOBBERS);
  r[0] = t4, r[1] = t0, r[2] = t1, r[3] = t2;
}

static inline void p256_fe_sqr_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, t4, t5, t6, t7, x, y, rdx;
  __asm__(
      ADX_SQUARE
      ADX_REDUCE4_P("t0", "t1", "t2", "t3") ADX_REDUCE4_P("t1", "t2", "t3", "t0")
      ADX_REDUCE4_P("t2", "t3", "t0", "t1") ADX_REDUCE4_P("t3", "t0", "t1", "t2")
      ADX_ADD_HIGH
      ADX_REDUCE_ONCE("t0", "t1", "t2", "t3", "x", "t4", "t5", "t6", "t7")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(t5), ADX_OUT(t6),
        ADX_OUT(t7), ADX_OUT(x), ADX_OUT(y), [rdx] "=&d"(rdx)
      : [a] "r"(a), ADX_MODULUS_P ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

static inline void p256_sc_mul_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t t0, t1, t2, t3, t4, x, y, z, rdx;
  __asm__(
      "movq 0(%[b]), %%rdx\n\t" ADX_ROW_FIRST("a", "t0", "t1", "t2", "t3", "t4")
      ADX_REDUCE5_N("t0", "t1", "t2", "t3", "t4")
      "movq 8(%[b]), %%rdx\n\t" ADX_ROW("a", "t1", "t2", "t3", "t4", "t0")
      ADX_REDUCE5_N("t1", "t2", "t3", "t4", "t0")
      "movq 16(%[b]), %%rdx\n\t" ADX_ROW("a", "t2", "t3", "t4", "t0", "t1")
      ADX_REDUCE5_N("t2", "t3", "t4", "t0", "t1")
      "movq 24(%[b]), %%rdx\n\t" ADX_ROW("a", "t3", "t4", "t0", "t1", "t2")
      ADX_REDUCE5_N("t3", "t4", "t0", "t1", "t2")
      ADX_REDUCE_ONCE("t4", "t0", "t1", "t2", "t3", "x", "y", "z", "rdx")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(x), ADX_OUT(y),
        ADX_OUT(z), [rdx] "=&d"(rdx)
      : [a] "r"(a), [b] "r"(b), [m] "r"(p256_sc_modulus),
        [neg_inverse] "i"(P256_SC_NEG_INVERSE), ADX_MODULUS_N ADX_READS(a) ADX_READS(b)
      : ADX_CLOBBERS);
  r[0] = t4, r[1] = t0, r[2] = t1, r[3] = t2;
}

static inline void p256_sc_sqr_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, t4, t5, t6, t7, x, y, z, rdx;
  __asm__(
      ADX_SQUARE
      ADX_REDUCE4_N("t0", "t1", "t2", "t3") ADX_REDUCE4_N("t1", "t2", "t3", "t0")
      ADX_REDUCE4_N("t2", "t3", "t0", "t1") ADX_REDUCE4_N("t3", "t0", "t1", "t2")
      ADX_ADD_HIGH
      ADX_REDUCE_ONCE("t0", "t1", "t2", "t3", "x", "t4", "t5", "t6", "t7")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(t4), ADX_OUT(t5), ADX_OUT(t6),
        ADX_OUT(t7), ADX_OUT(x), ADX_OUT(y), ADX_OUT(z), [rdx] "=&d"(rdx)
      : [a] "r"(a), [m] "r"(p256_sc_modulus), [neg_inverse] "i"(P256_SC_NEG_INVERSE),
        ADX_MODULUS_N ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

#define ADX_ADD(MODULUS)                                                                           \
  do {                                                                                             \
    uint64_t t0, t1, t2, t3, s0, s1, s2, s3, x;                                                    \
    __asm__(ADX_LOAD("a") "xorl %k[x], %k[x]\n\t" ADX_CHAIN("addq", "adcq", "b")                   \
            "adcq $0, %[x]\n\t"                                                                    \
            ADX_REDUCE_ONCE("t0", "t1", "t2", "t3", "x", "s0", "s1", "s2", "s3")                   \
            : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(s0), ADX_OUT(s1),        \
              ADX_OUT(s2), ADX_OUT(s3), ADX_OUT(x)                                                 \
            : [a] "r"(a), [b] "r"(b), MODULUS ADX_READS(a) ADX_READS(b)                            \
            : ADX_CLOBBERS);                                                                       \
    r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;                                                    \
  } while (0)

static inline void p256_fe_add_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  ADX_ADD(ADX_MODULUS_P);
}

static inline void p256_sc_add_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  ADX_ADD(ADX_MODULUS_N);
}

/* r = a - b + (m where that borrows). */
static inline void p256_fe_sub_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t t0, t1, t2, t3, x, y, z;
  __asm__(
      ADX_LOAD("a") ADX_CHAIN("subq", "sbbq", "b")
      "sbbq %[x], %[x]\n\t" "movl %k[x], %k[y]\n\t" "movq %[m3], %[z]\n\t" "andq %[x], %[z]\n\t"
      "addq %[x], %[t0]\n\t" "adcq %[y], %[t1]\n\t" "adcq $0, %[t2]\n\t" "adcq %[z], %[t3]\n\t"
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(x), ADX_OUT(y), ADX_OUT(z)
      : [a] "r"(a), [b] "r"(b), [m3] "m"(p256_fe_modulus[3]) ADX_READS(a) ADX_READS(b)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

static inline void p256_sc_sub_adx(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  uint64_t t0, t1, t2, t3, x, s0, s1, s3;
  __asm__(
      ADX_LOAD("a") ADX_CHAIN("subq", "sbbq", "b")
      "sbbq %[x], %[x]\n\t" "movq %[m0], %[s0]\n\t" "movq %[m1], %[s1]\n\t"
      "movq %[m3], %[s3]\n\t" "andq %[x], %[s0]\n\t" "andq %[x], %[s1]\n\t"
      "andq %[x], %[s3]\n\t" "addq %[s0], %[t0]\n\t" "adcq %[s1], %[t1]\n\t"
      "adcq %[x], %[t2]\n\t" "adcq %[s3], %[t3]\n\t"
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(x), ADX_OUT(s0), ADX_OUT(s1),
        ADX_OUT(s3)
      : [a] "r"(a), [b] "r"(b), ADX_MODULUS_N ADX_READS(a) ADX_READS(b)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

/* r = a + (a or a + p, whichever is even) / 2. */
static inline void p256_fe_half3_adx(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t0, t1, t2, t3, s0, s1, s2, s3, x;
  __asm__(
      ADX_LOAD("a")
      "movl %k[t0], %k[x]\n\t" "andl $1, %k[x]\n\t" "negq %[x]\n\t"
      "movl %k[x], %k[s1]\n\t" "movq %[m3], %[s3]\n\t" "andq %[x], %[s3]\n\t"
      "addq %[x], %[t0]\n\t" "adcq %[s1], %[t1]\n\t" "adcq $0, %[t2]\n\t" "adcq %[s3], %[t3]\n\t"
      "rcrq $1, %[t3]\n\t" "rcrq $1, %[t2]\n\t" "rcrq $1, %[t1]\n\t" "rcrq $1, %[t0]\n\t"
      "movl $0, %k[x]\n\t" ADX_CHAIN("addq", "adcq", "a") "adcq $0, %[x]\n\t"
      ADX_REDUCE_ONCE("t0", "t1", "t2", "t3", "x", "s0", "s1", "s2", "s3")
      : ADX_OUT(t0), ADX_OUT(t1), ADX_OUT(t2), ADX_OUT(t3), ADX_OUT(s0), ADX_OUT(s1), ADX_OUT(s2),
        ADX_OUT(s3), ADX_OUT(x)
      : [a] "r"(a), ADX_MODULUS_P ADX_READS(a)
      : ADX_CLOBBERS);
  r[0] = t0, r[1] = t1, r[2] = t2, r[3] = t3;
}

/* clang-format on */

#endif

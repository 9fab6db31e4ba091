/* Products and sums of four 64-bit words in assembly, for x86-64 with BMI2 and ADX: what the
 * kernels of several fields are made of.
 *
 * An operand of the assembly is a base register and a displacement; the arrays behind the base
 * registers are inputs of their own (ADX_READS). Every read comes before the first write of r, so
 * that r may be a or b. No branch, no memory address depends on contents.
 *
 * Names in the assembly: t0, t1, ... the accumulator, the least significant word first, where a
 * macro's parameters say which register holds which word; s0 ... s3, x, y, z temporaries. */
#ifndef SLIMB_FIELD_ADX_4X64_H
#define SLIMB_FIELD_ADX_4X64_H

/* The array of four words behind a base register, as an input. Without optimisation that takes one
 * more register each, too many: there the functions clobber all memory instead. */
#ifdef __OPTIMIZE__
#define ADX_READS(p) , "m"(*(const uint64_t(*)[4])(p))
#define ADX_CLOBBERS "cc"
#else
#define ADX_READS(p)
#define ADX_CLOBBERS "cc", "memory"
#endif

#define ADX_OUT(name) [name] "=&r"(name)

/* clang-format off */

/* (t4 ... t0) = rdx a. */
#define ADX_ROW_FIRST(a, t0, t1, t2, t3, t4)                                                       \
  "mulxq 0(%[" a "]), %[" t0 "], %[" t1 "]\n\t"                                                    \
  "mulxq 8(%[" a "]), %[x], %[" t2 "]\n\t" "addq %[x], %[" t1 "]\n\t"                              \
  "mulxq 16(%[" a "]), %[x], %[" t3 "]\n\t" "adcq %[x], %[" t2 "]\n\t"                             \
  "mulxq 24(%[" a "]), %[x], %[" t4 "]\n\t" "adcq %[x], %[" t3 "]\n\t" "adcq $0, %[" t4 "]\n\t"

/* (t4 ... t0) += rdx a, on the chains of CF and OF, which are clear before. What is carried out of
 * t4 is OF, with CF still to be added to t4. */
#define ADX_ROW_TERMS(a, t0, t1, t2, t3, t4)                                                       \
  "mulxq 0(%[" a "]), %[x], %[y]\n\t" "adcxq %[x], %[" t0 "]\n\t" "adoxq %[y], %[" t1 "]\n\t"      \
  "mulxq 8(%[" a "]), %[x], %[y]\n\t" "adcxq %[x], %[" t1 "]\n\t" "adoxq %[y], %[" t2 "]\n\t"      \
  "mulxq 16(%[" a "]), %[x], %[y]\n\t" "adcxq %[x], %[" t2 "]\n\t" "adoxq %[y], %[" t3 "]\n\t"     \
  "mulxq 24(%[" a "]), %[x], %[y]\n\t" "adcxq %[x], %[" t3 "]\n\t" "adoxq %[y], %[" t4 "]\n\t"

/* (t4 ... t0) += rdx a. Out: z = 0; what is carried out of t4 is the sum of CF and OF. For a row of
 * a product mod m that is 0: before it (t4 ... t0) < 2 m, and 2 m + (2^64 - 1) m < 2^320 for
 * m < 2^256. */
#define ADX_ROW(a, t0, t1, t2, t3, t4)                                                             \
  "xorl %k[z], %k[z]\n\t"                                                                          \
  ADX_ROW_TERMS(a, t0, t1, t2, t3, t4)                                                             \
  "adcxq %[z], %[" t4 "]\n\t"

/* (t4 ... t0) = (t3 ... t0) + rdx a, which fits five words. */
#define ADX_ROW_NEXT(a, t0, t1, t2, t3, t4)                                                        \
  "xorl %k[" t4 "], %k[" t4 "]\n\t"                                                                \
  ADX_ROW_TERMS(a, t0, t1, t2, t3, t4)                                                             \
  "adcq $0, %[" t4 "]\n\t"

/* (t7 ... t0) = a^2: the products off the diagonal, then doubled on the CF chain while the squares
 * join on the OF chain. */
#define ADX_SQUARE                                                                                 \
  "movq 0(%[a]), %%rdx\n\t"                                                                        \
  "mulxq 8(%[a]), %[t1], %[t2]\n\t"                                                                \
  "mulxq 16(%[a]), %[x], %[t3]\n\t" "addq %[x], %[t2]\n\t"                                         \
  "mulxq 24(%[a]), %[x], %[t4]\n\t" "adcq %[x], %[t3]\n\t" "adcq $0, %[t4]\n\t"                    \
  "movq 8(%[a]), %%rdx\n\t" "xorl %k[t6], %k[t6]\n\t"                                              \
  "mulxq 16(%[a]), %[x], %[t7]\n\t" "adcxq %[x], %[t3]\n\t" "adoxq %[t7], %[t4]\n\t"               \
  "mulxq 24(%[a]), %[x], %[t5]\n\t" "adcxq %[x], %[t4]\n\t" "adoxq %[t6], %[t5]\n\t"               \
  "movq 16(%[a]), %%rdx\n\t"                                                                       \
  "mulxq 24(%[a]), %[x], %[t6]\n\t" "adcxq %[x], %[t5]\n\t" "adcq $0, %[t6]\n\t"                   \
  "xorl %k[t7], %k[t7]\n\t"                                                                        \
  "movq 0(%[a]), %%rdx\n\t" "mulxq %%rdx, %[t0], %[x]\n\t"                                         \
  "adcxq %[t1], %[t1]\n\t" "adoxq %[x], %[t1]\n\t"                                                 \
  "movq 8(%[a]), %%rdx\n\t" "mulxq %%rdx, %[x], %%rdx\n\t"                                         \
  "adcxq %[t2], %[t2]\n\t" "adoxq %[x], %[t2]\n\t"                                                 \
  "adcxq %[t3], %[t3]\n\t" "adoxq %%rdx, %[t3]\n\t"                                                \
  "movq 16(%[a]), %%rdx\n\t" "mulxq %%rdx, %[x], %%rdx\n\t"                                        \
  "adcxq %[t4], %[t4]\n\t" "adoxq %[x], %[t4]\n\t"                                                 \
  "adcxq %[t5], %[t5]\n\t" "adoxq %%rdx, %[t5]\n\t"                                                \
  "movq 24(%[a]), %%rdx\n\t" "mulxq %%rdx, %[x], %%rdx\n\t"                                        \
  "adcxq %[t6], %[t6]\n\t" "adoxq %[x], %[t6]\n\t"                                                 \
  "adcxq %[t7], %[t7]\n\t" "adoxq %%rdx, %[t7]\n\t"

#define ADX_LOAD(a)                                                                                \
  "movq 0(%[" a "]), %[t0]\n\t"  "movq 8(%[" a "]), %[t1]\n\t"                                     \
  "movq 16(%[" a "]), %[t2]\n\t" "movq 24(%[" a "]), %[t3]\n\t"

#define ADX_CHAIN(first, next, b)                                                                  \
  first " 0(%[" b "]), %[t0]\n\t" next " 8(%[" b "]), %[t1]\n\t"                                   \
  next " 16(%[" b "]), %[t2]\n\t" next " 24(%[" b "]), %[t3]\n\t"

/* clang-format on */

#endif

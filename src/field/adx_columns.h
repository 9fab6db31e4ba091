/* Sums of products with mulx, adcx and adox for x86-64 with BMI2 and ADX: a column of a product of
 * unsigned limbs in two words. No carry leaves the upper one, so that CF and OF are clear after
 * each term, and adcx and adox can take turns. */
#ifndef SLIMB_FIELD_ADX_COLUMNS_H
#define SLIMB_FIELD_ADX_COLUMNS_H

#include <stdint.h>

typedef unsigned __int128 adx_u128;

/* clang-format off */

#define ADX_TERM_FIRST(i, j)                                                                       \
  "movq 8*" #i "(%[a]), %%rdx\n\t" "mulxq 8*" #j "(%[b]), %[l], %[h]\n\t" "xorl %k[p], %k[p]\n\t"
#define ADX_TERM(add, i, j)                                                                        \
  "movq 8*" #i "(%[a]), %%rdx\n\t" "mulxq 8*" #j "(%[b]), %[p], %[q]\n\t"                          \
  add " %[p], %[l]\n\t" add " %[q], %[h]\n\t"
#define ADX_TERM_C(i, j) ADX_TERM("adcxq", i, j)
#define ADX_TERM_O(i, j) ADX_TERM("adoxq", i, j)

/* sum = the terms over a[n] and b[n]: the first one by ADX_TERM_FIRST. */
#define ADX_COLUMN(sum, n, terms)                                                                  \
  do {                                                                                             \
    uint64_t l, h, p, q, rdx;                                                                      \
    __asm__(terms                                                                                  \
            : [l] "=&r"(l), [h] "=&r"(h), [p] "=&r"(p), [q] "=&r"(q), [rdx] "=&d"(rdx)             \
            : [a] "r"(a), [b] "r"(b), "m"(*(const uint64_t(*)[n])a), "m"(*(const uint64_t(*)[n])b) \
            : "cc");                                                                               \
    (sum) = (adx_u128)h << 64 | l;                                                                 \
  } while (0)

/* clang-format on */

/* x >> n, for n between 0 and 64, without shrd, which takes long on some machines. */
static inline adx_u128 adx_shift(adx_u128 x, int n) {
  const uint64_t low = (uint64_t)x, high = (uint64_t)(x >> 64);
  return (adx_u128)(high >> n) << 64 | ((low >> n) + (high << (64 - n)));
}

#endif

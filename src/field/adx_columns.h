/* Sums of products with mulx, adcx and adox for x86-64 with BMI2 and ADX: a column of a product of
 * unsigned limbs in two words. No carry leaves the upper one, so that CF and OF are clear after
 * each term, and adcx and adox can take turns.
 *
 * Pieces of one asm statement. Its operands: the registers [NAMEl] and [NAMEh] of each column NAME,
 * [p] and [q] for a product, and rdx, which is clobbered. Limbs x and y are operands in memory. */
#ifndef SLIMB_FIELD_ADX_COLUMNS_H
#define SLIMB_FIELD_ADX_COLUMNS_H

/* clang-format off */

#define ADX_CLEAR "xorl %k[p], %k[p]\n\t"
/* column = x y; both flags stay as they are. */
#define ADX_FIRST(column, x, y)                                                                    \
  "movq " x ", %%rdx\n\t" "mulxq " y ", %[" column "l], %[" column "h]\n\t"
/* column += x y; both flags clear, before and after. */
#define ADX_TERM(add, column, x, y)                                                                \
  "movq " x ", %%rdx\n\t" "mulxq " y ", %[p], %[q]\n\t"                                            \
  add " %[p], %[" column "l]\n\t" add " %[q], %[" column "h]\n\t"
#define ADX_C(column, x, y) ADX_TERM("adcxq", column, x, y)
#define ADX_O(column, x, y) ADX_TERM("adoxq", column, x, y)

#define ADX_ADD(to, from) "addq %[" from "l], %[" to "l]\n\t" "adcq %[" from "h], %[" to "h]\n\t"
#define ADX_SUB(to, from) "subq %[" from "l], %[" to "l]\n\t" "sbbq %[" from "h], %[" to "h]\n\t"

/* clang-format on */

#endif

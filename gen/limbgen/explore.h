/* Lists the layouts of a modulus on a machine, by the builders that emit uses. */
#ifndef LIMBGEN_EXPLORE_H
#define LIMBGEN_EXPLORE_H

#include <stdio.h>

#include "limbgen/layout.h"

#define ADDITIONS_MAX 3
#define EXPLORED_MAX 54

/* One layout, with operands of 0, 1, ... additions each. */
typedef struct {
  layout_family family;
  unsigned bits, limbs;
  char name[32];
  /* log2 of the largest column of products, limbs at their nominal bound; whether it fits. */
  double column[ADDITIONS_MAX + 1];
  int column_fits[ADDITIONS_MAX + 1];
  double worst[ADDITIONS_MAX + 1];      /* log2 of the largest value anywhere, where safe */
  char refusal[ADDITIONS_MAX + 1][400]; /* empty: proved safe */
  int additions;                        /* the most that are proved; -1: none, not even 0 */
  unsigned mul, sqr;                    /* word multiplications */
} explored;

/* Fills rows, EXPLORED_MAX at most: the families one after the other, limbs from narrow to wide;
 * of unsigned layouts that are folded only those that are safe. Returns their number. */
unsigned explore_rows(explored *rows, mpz_srcptr m, machine_model model);

/* The row with the fewest multiplications among those of the family that take one addition, then
 * with the narrowest limbs; NULL if there is none. */
const explored *explore_choose(const explored *rows, unsigned count, layout_family family);

/* Prints all rows, and what stops each. name is what the modulus is called in the heading. */
void explore(FILE *out, const char *name, mpz_srcptr m, machine_model model);

#endif

/* Writes point formulas as C over one layout's field functions. */
#ifndef LIMBGEN_POINTS_H
#define LIMBGEN_POINTS_H

#include <stdio.h>

#include "limbgen/formula.h"
#include "limbgen/layout.h"

typedef struct {
  const layout *l;         /* settled; NULL for a layout that reduces every sum at once */
  const char *layout_name; /* "mont-4x64" */
  const char *curve;       /* "p256" */
  const char *command;     /* for the file's head */
  int no_carry;            /* refuse where a carry would be needed */
} points_spec;

/* Returns 1; 0 with the refusal, which names formula and operation, in why. */
int emit_points(FILE *out, const points_spec *s, const formula *formulas, char *why,
                size_t why_size);

#endif

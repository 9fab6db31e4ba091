/* Writes the C of one field in one layout: the contract of src/field/README.md but for powers and
 * inverses, which do not depend on the layout. */
#ifndef LIMBGEN_EMIT_H
#define LIMBGEN_EMIT_H

#include <stdio.h>

#include "common/params.h"
#include "limbgen/layout.h"

typedef struct {
  const layout *l;
  const char *curve;   /* "p256" */
  const char *layer;   /* "fe" or "sc" */
  const char *command; /* what the user typed, for the file's head */
  const char *m_text;  /* the modulus as its parameters write it */
  const curve_params *params;
  int is_scalar;
} field_spec;

/* Returns 1; 0 with the refusal in why. */
int emit_field(FILE *out, const field_spec *f, char *why, size_t why_size);

/* The constants of a hand-written layout, "mont-4x64" (R = 2^(4 64)) or "plain-4x64" (R = 1).
 * with_scalars: in Montgomery form those of the scalars too. Returns 0 for another name. */
int emit_word_constants(FILE *out, const char *layout_name, const char *command,
                        const curve_params *c, int with_scalars);

/* One line on bounds, for comments: "limbs below 2^52.00, top limb ..., value below 2.0000 m". */
void emit_bounds(FILE *out, const layout *l, const element_bounds *b);

/* "mont5x52" out of "mont-5x52". */
void emit_suffix(char out[32], const char *layout_name);

#endif

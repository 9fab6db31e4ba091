/* Writes powers by addition chains, over the field contract: they do not depend on the layout. */
#ifndef LIMBGEN_POWERS_H
#define LIMBGEN_POWERS_H

#include <stdio.h> /* before gmp.h, which declares gmp_fprintf only then */

#include "common/params.h"

/* C_fe_pow_inv and C_sc_pow_inv; C_fe_sqrt, or C_fe_sqrt_ratio for an Edwards curve. Returns 0 with
 * a sentence in why. */
int emit_powers(FILE *out, const char *command, const curve_params *c, char *why, size_t why_size);

#endif

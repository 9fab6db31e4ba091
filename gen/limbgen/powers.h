/* Writes powers by addition chains, over the field contract: they do not depend on the layout. */
#ifndef LIMBGEN_POWERS_H
#define LIMBGEN_POWERS_H

#include <stdio.h> /* before gmp.h, which declares gmp_fprintf only then */

#include <gmp.h>

/* C_fe_pow_inv and C_sc_pow_inv, and C_fe_sqrt for p = 3 mod 4. Returns 0 with a sentence in why.
 */
int emit_powers(FILE *out, const char *curve, const char *command, mpz_srcptr p, mpz_srcptr n,
                char *why, size_t why_size);

#endif

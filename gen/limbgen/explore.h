/* Lists the layouts of a modulus on a machine, by the builders that emit uses. */
#ifndef LIMBGEN_EXPLORE_H
#define LIMBGEN_EXPLORE_H

#include <stdio.h>

#include "limbgen/layout.h"

/* name is what the modulus is called in the heading. */
void explore(FILE *out, const char *name, mpz_srcptr m, machine_model model);

#endif

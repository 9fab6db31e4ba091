/* 62-bit limbs, with the step in C also where there is assembly for it. */
#define DIVSTEPS_PORTABLE
#include "divsteps.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#if DIVSTEPS_LIMB_BITS == 62
const divsteps_form divsteps_62_portable = {"62-bit limbs, in C", divsteps_inv,
                                            divsteps_inv_vartime};
#else
const divsteps_form divsteps_62_portable = {"62-bit limbs, in C", NULL, NULL};
#endif

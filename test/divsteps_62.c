/* 62-bit limbs, where the machine has them. */
#include "divsteps.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#if DIVSTEPS_LIMB_BITS == 62
const divsteps_form divsteps_62 = {"62-bit limbs", divsteps_inv, divsteps_inv_vartime};
#else
const divsteps_form divsteps_62 = {"62-bit limbs", NULL, NULL};
#endif

/* 30-bit limbs, as on machines without products of 128 bits. */
#define DIVSTEPS_LIMB_BITS 30
#include "divsteps.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

const divsteps_form divsteps_30 = {"30-bit limbs", divsteps_inv, divsteps_inv_vartime};

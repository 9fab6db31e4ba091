/* curve448's fields, mod p (curve448_fe) and mod n (curve448_sc), in the layout solinas-8x56:
 * balanced signed limbs, for machines with products of 128 bits. */
#ifndef SLIMB_FIELD_CURVE448_8X56_H
#define SLIMB_FIELD_CURVE448_8X56_H

#include "generated/curve448_fe_solinas8x56.h"
#include "generated/curve448_sc_solinas8x56.h"

#include "generated/curve448_pow.h"

#define DIVSTEPS_BITS 448
#include "field/divsteps.h"

#define CURVE_FIELDS curve448
#include "field/generated.inc"

#endif

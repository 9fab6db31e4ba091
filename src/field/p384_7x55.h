/* P-384's fields, mod p (p384_fe) and mod n (p384_sc), in the layout solinas-7x55:
 * balanced signed limbs, for machines with products of 128 bits. */
#ifndef SLIMB_FIELD_P384_7X55_H
#define SLIMB_FIELD_P384_7X55_H

#include "generated/p384_fe_solinas7x55.h"
#include "generated/p384_sc_solinas7x55.h"

#include "generated/p384_pow.h"

#define DIVSTEPS_BITS 384
#include "field/divsteps.h"

#define CURVE_FIELDS p384
#include "field/generated.inc"

#endif

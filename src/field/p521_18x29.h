/* P-521's fields, mod p (p521_fe) and mod n (p521_sc), in the layout solinas-18x29: balanced signed
 * limbs, for machines with products of 64 bits. */
#ifndef SLIMB_FIELD_P521_18X29_H
#define SLIMB_FIELD_P521_18X29_H

#include "generated/p521_fe_solinas18x29.h"
#include "generated/p521_sc_solinas18x29.h"

#include "generated/p521_pow.h"

#define DIVSTEPS_BITS 521
#include "field/divsteps.h"

#define CURVE_FIELDS p521
#include "field/generated.inc"

#endif

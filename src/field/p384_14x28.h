/* P-384's fields, mod p (p384_fe) and mod n (p384_sc), in the layout solinas-14x28: balanced signed
 * limbs, for machines with products of 64 bits. */
#ifndef SLIMB_FIELD_P384_14X28_H
#define SLIMB_FIELD_P384_14X28_H

#include "generated/p384_fe_solinas14x28.h"
#include "generated/p384_sc_solinas14x28.h"

#include "generated/p384_pow.h"

#define DIVSTEPS_BITS 384
#include "field/divsteps.h"

#define CURVE_FIELDS p384
#include "field/generated.inc"

#endif

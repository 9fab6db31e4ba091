/* P-384's fields, mod p (p384_fe) in the layout mont-7x56 and mod n (p384_sc) in solinas-7x55:
 * Montgomery form, for any machine with a product of 128 bits. */
#ifndef SLIMB_FIELD_P384_7X56_H
#define SLIMB_FIELD_P384_7X56_H

#include "generated/p384_fe_mont7x56.h"
#include "generated/p384_sc_solinas7x55.h"

#include "generated/p384_pow.h"

#define DIVSTEPS_BITS 384
#include "field/divsteps.h"

#define CURVE_FIELDS p384
#include "field/generated.inc"

#endif

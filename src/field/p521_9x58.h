/* P-521's fields, mod p (p521_fe) in the layout solinas-9x58 and mod n (p521_sc) in solinas-10x53:
 * balanced signed limbs, for machines with products of 128 bits. */
#ifndef SLIMB_FIELD_P521_9X58_H
#define SLIMB_FIELD_P521_9X58_H

#include "generated/p521_fe_solinas9x58.h"
#include "generated/p521_sc_solinas10x53.h"

#include "generated/p521_pow.h"

#define DIVSTEPS_BITS 521
#include "field/divsteps.h"

#define CURVE_FIELDS p521
#include "field/generated.inc"

#endif

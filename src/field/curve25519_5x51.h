/* curve25519's fields, mod p (curve25519_fe) and mod n (curve25519_sc), in the layout solinas-5x51:
 * balanced signed limbs, for machines with products of 128 bits. */
#ifndef SLIMB_FIELD_CURVE25519_5X51_H
#define SLIMB_FIELD_CURVE25519_5X51_H

#include "generated/curve25519_fe_solinas5x51.h"
#include "generated/curve25519_sc_solinas5x51.h"

#include "generated/curve25519_pow.h"

#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#define CURVE_FIELDS curve25519
#include "field/generated.inc"

#endif

/* curve25519's fields, mod p (curve25519_fe) and mod n (curve25519_sc), in the layout solinas-9x29:
 * balanced signed limbs, for machines with products of 64 bits. */
#ifndef SLIMB_FIELD_CURVE25519_9X29_H
#define SLIMB_FIELD_CURVE25519_9X29_H

#include "generated/curve25519_fe_solinas9x29.h"
#include "generated/curve25519_sc_solinas9x29.h"

#include "generated/curve25519_pow.h"

#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#define CURVE_FIELDS curve25519
#include "field/generated.inc"

#endif

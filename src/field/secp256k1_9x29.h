/* secp256k1's fields, mod p (secp256k1_fe) and mod n (secp256k1_sc), in the layout solinas-9x29:
 * balanced signed limbs, for machines with products of 64 bits. */
#ifndef SLIMB_FIELD_SECP256K1_9X29_H
#define SLIMB_FIELD_SECP256K1_9X29_H

#include "generated/secp256k1_fe_solinas9x29.h"
#include "generated/secp256k1_sc_solinas9x29.h"

#include "generated/secp256k1_pow.h"

#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#define CURVE_FIELDS secp256k1
#include "field/generated.inc"

#endif

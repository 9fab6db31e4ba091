/* P-256's fields, mod p (p256_fe) and mod n (p256_sc), in the layout solinas-10x26: balanced signed
 * limbs, for machines with products of 64 bits. */
#ifndef SLIMB_FIELD_P256_10X26_H
#define SLIMB_FIELD_P256_10X26_H

#include "generated/p256_fe_solinas10x26.h"
#include "generated/p256_sc_solinas10x26.h"

#include "generated/p256_pow.h"

#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#define CURVE_FIELDS p256
#include "field/generated.inc"

#endif

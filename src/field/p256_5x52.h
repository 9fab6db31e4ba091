/* P-256's fields, mod p (p256_fe) and mod n (p256_sc), in the layout mont-5x52: Montgomery form,
 * for any machine with a product of 128 bits. */
#ifndef SLIMB_FIELD_P256_5X52_H
#define SLIMB_FIELD_P256_5X52_H

#include "generated/p256_fe_mont5x52.h"
#include "generated/p256_sc_mont5x52.h"

#include "generated/p256_pow.h"

#define DIVSTEPS_BITS 256
#include "field/divsteps.h"

#define CURVE_FIELDS p256
#include "field/generated.inc"

#endif

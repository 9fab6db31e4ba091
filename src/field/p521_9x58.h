/* P-521's fields, mod p (p521_fe) and mod n (p521_sc), for machines with products of 128 bits: in
 * the layouts solinas-9x58 and solinas-10x53, balanced signed limbs. With P521_9X58_ADX p is in the
 * layout plain-9x58, unsigned limbs, with products by mulx, adcx and adox. */
#ifndef SLIMB_FIELD_P521_9X58_H
#define SLIMB_FIELD_P521_9X58_H

#ifdef P521_9X58_ADX
#include "field/p521_9x58_adx.h"
#else
#include "generated/p521_fe_solinas9x58.h"
#endif
#include "generated/p521_sc_solinas10x53.h"

#include "generated/p521_pow.h"

#define DIVSTEPS_BITS 521
#include "field/divsteps.h"

#define CURVE_FIELDS p521
#include "field/generated.inc"

#endif

/* curve448's fields, mod p (curve448_fe) and mod n (curve448_sc), for machines with products of 128
 * bits: in the layout solinas-8x56, balanced signed limbs. With CURVE448_8X56_ADX p is in the
 * layout plain-8x56, unsigned limbs, with products by mulx, adcx and adox. */
#ifndef SLIMB_FIELD_CURVE448_8X56_H
#define SLIMB_FIELD_CURVE448_8X56_H

#ifdef CURVE448_8X56_ADX
#include "field/curve448_8x56_adx.h"
#else
#include "generated/curve448_fe_solinas8x56.h"
#endif
#include "generated/curve448_sc_solinas8x56.h"

#include "generated/curve448_pow.h"

#define DIVSTEPS_BITS 448
#include "field/divsteps.h"

#define CURVE_FIELDS curve448
#include "field/generated.inc"

#endif

/* curve448's fields, mod p (curve448_fe) and mod n (curve448_sc), in the layout solinas-8x56:
 * balanced signed limbs, for machines with products of 128 bits. With CURVE448_8X56_ADX products
 * mod p are by mulx, adcx and adox. */
#ifndef SLIMB_FIELD_CURVE448_8X56_H
#define SLIMB_FIELD_CURVE448_8X56_H

#ifdef CURVE448_8X56_ADX
#define curve448_fe_mul_limbs curve448_fe_mul_limbs_portable
#define curve448_fe_mul curve448_fe_mul_portable
#include "generated/curve448_fe_solinas8x56.h"
#undef curve448_fe_mul_limbs
#undef curve448_fe_mul

#include "field/curve448_8x56_adx.h"

static inline void curve448_fe_mul(curve448_fe *r, const curve448_fe_loose *a,
                                   const curve448_fe_loose *b) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_check(b->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}
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

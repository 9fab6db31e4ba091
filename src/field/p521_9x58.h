/* P-521's fields, mod p (p521_fe) in the layout solinas-9x58 and mod n (p521_sc) in solinas-10x53:
 * balanced signed limbs, for machines with products of 128 bits. With P521_9X58_ADX products
 * mod p are by mulx, adcx and adox. */
#ifndef SLIMB_FIELD_P521_9X58_H
#define SLIMB_FIELD_P521_9X58_H

#ifdef P521_9X58_ADX
#define p521_fe_mul_limbs p521_fe_mul_limbs_portable
#define p521_fe_mul p521_fe_mul_portable
#include "generated/p521_fe_solinas9x58.h"
#undef p521_fe_mul_limbs
#undef p521_fe_mul

#include "field/p521_9x58_adx.h"

static inline void p521_fe_mul(p521_fe *r, const p521_fe_loose *a, const p521_fe_loose *b) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_check(b->limb, p521_fe_loose_bounds, __func__);
  p521_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}
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

/* P-384's field mod p (p384_fe) in six 64-bit words: Montgomery form with R = 2^384, each result
 * below p (mont_words.inc), beside scalars mod n in the layout solinas-7x55. The kernels are
 * assembly with mulx, adcx and adox where P384_6X64_ADX is defined, else their C twins, which give
 * the same limbs. */
#ifndef SLIMB_FIELD_P384_6X64_H
#define SLIMB_FIELD_P384_6X64_H

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"
#define DIVSTEPS_BITS 384
#include "field/divsteps.h"
#define MONT_WORDS 6
#include "field/mont_words.h"
#include "generated/p384_mont6x64.h"
#include "generated/p384_sc_solinas7x55.h"

#ifdef P384_6X64_ADX
#include "field/p384_6x64_adx.h"
#define FIELD_KERNELS adx
#else
#include "field/p384_6x64_portable.h"
#define FIELD_KERNELS portable
#endif

#define FIELD_JOIN_(a, b) a##_##b
#define FIELD_JOIN(a, b) FIELD_JOIN_(a, b)

#define FIELD p384_fe
#include "field/mont_words.inc"

static const p384_fe p384_fe_one = {{{P384_FE_R}}};
static const p384_fe p384_fe_b = {{{P384_FE_B}}};

static inline void p384_fe_half3(p384_fe *r, const p384_fe_loose *a) {
  p384_fe whole, half;
  p384_fe_carry(&whole, a);
  p384_fe_half(&half, &whole);
  p384_fe_add(&r->v, &whole, &half);
}

static const uint64_t *const p384_fe_inverse_factor = p384_fe_r2;

#include "generated/p384_pow.h"

#undef FIELD_JOIN
#undef FIELD_JOIN_
#define CURVE_FIELDS p384
#include "field/generated.inc"

#undef FIELD_KERNELS

#endif

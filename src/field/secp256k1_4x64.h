/* secp256k1's field mod p (secp256k1_fe) in four 64-bit words, any of them an element
 * (plain_4x64.inc), beside scalars mod n in the layout solinas-5x52. The kernels are assembly with
 * mulx, adcx and adox where SECP256K1_4X64_ADX is defined, else their C twins, which give the same
 * limbs. */
#ifndef SLIMB_FIELD_SECP256K1_4X64_H
#define SLIMB_FIELD_SECP256K1_4X64_H

#include "base/bytes.h"
#include "base/ct.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"
#define MONT_WORDS 4
#include "field/mont_words.h"
#include "generated/secp256k1_plain4x64.h"
#include "generated/secp256k1_sc_solinas5x52.h"

#ifdef SECP256K1_4X64_ADX
#include "field/secp256k1_4x64_adx.h"
#define FIELD_KERNELS adx
#define SECP256K1_FE_HALF3 secp256k1_fe_half3_adx
#else
#include "field/secp256k1_4x64_portable.h"
#define FIELD_KERNELS portable
#define SECP256K1_FE_HALF3 secp256k1_fe_half3_portable
#endif

#define FIELD_JOIN_(a, b) a##_##b
#define FIELD_JOIN(a, b) FIELD_JOIN_(a, b)

#define FIELD secp256k1_fe
#define FIELD_LITTLE 0
#include "field/plain_4x64.inc"

static const secp256k1_fe secp256k1_fe_b = {{{SECP256K1_FE_B}}};

static inline void secp256k1_fe_half3(secp256k1_fe *r, const secp256k1_fe_loose *a) {
  SECP256K1_FE_HALF3(r->v.w, a->w);
}

#include "generated/secp256k1_pow.h"

#define CURVE_FIELDS secp256k1
#undef FIELD_JOIN
#undef FIELD_JOIN_
#include "field/generated.inc"

#undef FIELD_KERNELS
#undef SECP256K1_FE_HALF3

#endif

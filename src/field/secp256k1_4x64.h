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
#else
#include "field/secp256k1_4x64_portable.h"
#define FIELD_KERNELS portable
#endif

#define FIELD_JOIN_(a, b) a##_##b
#define FIELD_JOIN(a, b) FIELD_JOIN_(a, b)

#define FIELD secp256k1_fe
#define FIELD_LITTLE 0
#define FIELD_MULTIPLE half3
#include "field/plain_4x64.inc"

static const secp256k1_fe secp256k1_fe_b = {{{SECP256K1_FE_B}}};

#include "generated/secp256k1_pow.h"

#define CURVE_FIELDS secp256k1
#undef FIELD_JOIN
#undef FIELD_JOIN_
#include "field/generated.inc"

#undef FIELD_KERNELS

#endif

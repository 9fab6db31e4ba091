/* curve25519's field mod p (curve25519_fe) in four 64-bit words, any of them an element
 * (plain_4x64.inc), beside scalars mod n in the layout solinas-5x51. The kernels are assembly with
 * mulx, adcx and adox where CURVE25519_4X64_ADX is defined, else their C twins, which give the same
 * limbs. */
#ifndef SLIMB_FIELD_CURVE25519_4X64_H
#define SLIMB_FIELD_CURVE25519_4X64_H

#include "base/bytes.h"
#include "base/ct.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"
#define MONT_WORDS 4
#include "field/mont_words.h"
#include "generated/curve25519_plain4x64.h"
#include "generated/curve25519_sc_solinas5x51.h"

#ifdef CURVE25519_4X64_ADX
#include "field/curve25519_4x64_adx.h"
#define FIELD_KERNELS adx
#else
#include "field/curve25519_4x64_portable.h"
#define FIELD_KERNELS portable
#endif

#define FIELD_JOIN_(a, b) a##_##b
#define FIELD_JOIN(a, b) FIELD_JOIN_(a, b)

#define FIELD curve25519_fe
#define FIELD_LITTLE 1
#define FIELD_MULTIPLE mul_a24
#include "field/plain_4x64.inc"

static const curve25519_fe curve25519_fe_d = {{{CURVE25519_FE_D}}};
static const curve25519_fe curve25519_fe_d2 = {{{CURVE25519_FE_D2}}};

#include "generated/curve25519_pow.h"

#define CURVE_FIELDS curve25519
#undef FIELD_JOIN
#undef FIELD_JOIN_
#include "field/generated.inc"

#undef FIELD_KERNELS

#endif

/* P-256's fields, mod p (p256_fe) and mod n (p256_sc), in four 64-bit words: Montgomery form with
 * R = 2^256, each result below the modulus (mont_words.inc). The kernels are assembly with mulx,
 * adcx and adox where P256_4X64_ADX is defined, else their C twins, which give the same limbs. */
#ifndef SLIMB_FIELD_P256_4X64_H
#define SLIMB_FIELD_P256_4X64_H

#include "base/bounds.h"
#include "base/bytes.h"
#include "base/ct.h"
#define DIVSTEPS_BITS 256
#include "field/divsteps.h"
#define MONT_WORDS 4
#include "field/mont_words.h"
#include "generated/p256_mont4x64.h"

#ifdef P256_4X64_ADX
#include "field/p256_4x64_adx.h"
#define FIELD_KERNELS adx
#define P256_FE_HALF3 p256_fe_half3_adx
#else
#include "field/p256_4x64_portable.h"
#define FIELD_KERNELS portable
#define P256_FE_HALF3 p256_fe_half3_portable
#endif

#define FIELD_JOIN_(a, b) a##_##b
#define FIELD_JOIN(a, b) FIELD_JOIN_(a, b)

#define FIELD p256_fe
#include "field/mont_words.inc"
#define FIELD p256_sc
#include "field/mont_words.inc"

static const p256_fe p256_fe_one = {{{P256_FE_R}}};
static const p256_fe p256_fe_b = {{{P256_FE_B}}};
static const p256_sc p256_sc_one = {{{P256_SC_R}}};

static inline void p256_fe_half3(p256_fe *r, const p256_fe_loose *a) {
  p256_fe_check(a->w, __func__);
  P256_FE_HALF3(r->v.w, a->w);
  p256_fe_check(r->v.w, __func__);
}

#include "generated/p256_pow.h"

#define FIELD p256_fe
#define FIELD_FACTOR p256_fe_r2
#include "field/inverse.inc"
#define FIELD p256_sc
#define FIELD_FACTOR p256_sc_r2
#include "field/inverse.inc"

#undef FIELD_JOIN
#undef FIELD_JOIN_
#undef FIELD_KERNELS
#undef P256_FE_HALF3

#endif

/* The backends: when each is built, and the one list that the dispatcher, the tests and the
 * benchmark read. */
#ifndef SLIMB_GROUP_BACKENDS_H
#define SLIMB_GROUP_BACKENDS_H

#include "base/cpu.h"
#include "group/curve.h"
#ifdef SLIMB_INTERNAL
#include "bench.h"
#endif

/* The internal build holds every backend that the compiler can make; the library, what can serve.
 */
#ifdef __x86_64__
#define BACKENDS_ADX 1
#else
#define BACKENDS_ADX 0
#endif

#ifdef __SIZEOF_INT128__
#define BACKENDS_C64 1
#else
#define BACKENDS_C64 0
#endif

#if !BACKENDS_C64 || defined(SLIMB_INTERNAL)
#define BACKENDS_C32 1
#else
#define BACKENDS_C32 0
#endif

#ifdef SLIMB_INTERNAL
#define BACKENDS_C32_10X26 1
#else
#define BACKENDS_C32_10X26 0
#endif

/* Each X(ops, CPU bits): ops is the table that the backend's unit defines; ops_fields its two field
 * layouts, in the internal build. */
#if BACKENDS_ADX
#define BACKENDS_LIST_ADX(X, curve) X(curve##_adx, CPU_BMI2 | CPU_ADX | CPU_AVX2)
#else
#define BACKENDS_LIST_ADX(X, curve)
#endif
#if BACKENDS_C64
#define BACKENDS_LIST_C64(X, curve) X(curve##_c64, 0)
#else
#define BACKENDS_LIST_C64(X, curve)
#endif
#if BACKENDS_C32
#define BACKENDS_LIST_C32(X, curve) X(curve##_c32, 0)
#else
#define BACKENDS_LIST_C32(X, curve)
#endif
#if BACKENDS_C32_10X26
#define BACKENDS_LIST_C32_10X26(X, curve) X(curve##_c32_10x26, 0)
#else
#define BACKENDS_LIST_C32_10X26(X, curve)
#endif

/* Per curve, the best first, the last without needs. */
#define BACKENDS_P256(X)     \
  BACKENDS_LIST_ADX(X, p256) \
  BACKENDS_LIST_C64(X, p256) BACKENDS_LIST_C32(X, p256) BACKENDS_LIST_C32_10X26(X, p256)
#define BACKENDS_P384(X) \
  BACKENDS_LIST_ADX(X, p384) BACKENDS_LIST_C64(X, p384) BACKENDS_LIST_C32(X, p384)
#define BACKENDS_P521(X) \
  BACKENDS_LIST_ADX(X, p521) BACKENDS_LIST_C64(X, p521) BACKENDS_LIST_C32(X, p521)
#define BACKENDS_SECP256K1(X)     \
  BACKENDS_LIST_ADX(X, secp256k1) \
  BACKENDS_LIST_C64(X, secp256k1) BACKENDS_LIST_C32(X, secp256k1)
#define BACKENDS_CURVE25519(X)     \
  BACKENDS_LIST_ADX(X, curve25519) \
  BACKENDS_LIST_C64(X, curve25519) BACKENDS_LIST_C32(X, curve25519)
#define BACKENDS_CURVE448(X)     \
  BACKENDS_LIST_ADX(X, curve448) \
  BACKENDS_LIST_C64(X, curve448) BACKENDS_LIST_C32(X, curve448)

/* The curves of each kind: X(curve, its backends). */
#define BACKENDS_WEIERSTRASS(X) \
  X(p256, BACKENDS_P256)        \
  X(p384, BACKENDS_P384) X(p521, BACKENDS_P521) X(secp256k1, BACKENDS_SECP256K1)
#define BACKENDS_EDWARDS(X) X(curve25519, BACKENDS_CURVE25519) X(curve448, BACKENDS_CURVE448)

#define BACKENDS_DECLARE(ops, cpu) extern const weierstrass_ops ops;
#define BACKENDS_DECLARE_CURVE(curve, backends) backends(BACKENDS_DECLARE)
BACKENDS_WEIERSTRASS(BACKENDS_DECLARE_CURVE)
#undef BACKENDS_DECLARE
#define BACKENDS_DECLARE(ops, cpu) extern const edwards_ops ops;
BACKENDS_EDWARDS(BACKENDS_DECLARE_CURVE)
#undef BACKENDS_DECLARE

#ifdef SLIMB_INTERNAL
#define BACKENDS_DECLARE(ops, cpu) extern const bench_field ops##_fields[2];
BACKENDS_WEIERSTRASS(BACKENDS_DECLARE_CURVE)
BACKENDS_EDWARDS(BACKENDS_DECLARE_CURVE)
#undef BACKENDS_DECLARE
#endif
#undef BACKENDS_DECLARE_CURVE

#endif

/* The backends of P-256: when each is built, and the one list that the dispatcher, the tests and
 * the benchmark read. */
#ifndef SLIMB_GROUP_P256_BACKENDS_H
#define SLIMB_GROUP_P256_BACKENDS_H

#include "base/cpu.h"
#include "group/curve.h"
#ifdef SLIMB_INTERNAL
#include "bench.h"
#endif

/* The internal build holds every backend that the compiler can make; the library, what can serve.
 */
#ifdef __x86_64__
#define P256_HAVE_ADX 1
#else
#define P256_HAVE_ADX 0
#endif

#ifdef __SIZEOF_INT128__
#define P256_HAVE_C64 1
#else
#define P256_HAVE_C64 0
#endif

#if !P256_HAVE_C64 || defined(SLIMB_INTERNAL)
#define P256_HAVE_C32 1
#else
#define P256_HAVE_C32 0
#endif

#ifdef SLIMB_INTERNAL
#define P256_HAVE_C32_10X26 1
#else
#define P256_HAVE_C32_10X26 0
#endif

/* P256_BACKENDS(X): X(name, CPU bits) for each, the best first, the last without needs. name is the
 * curve_ops; name_fields its two field layouts, in the internal build. */
#if P256_HAVE_ADX
#define P256_ADX(X) X(p256_adx, CPU_BMI2 | CPU_ADX | CPU_AVX2)
#else
#define P256_ADX(X)
#endif
#if P256_HAVE_C64
#define P256_C64(X) X(p256_c64, 0)
#else
#define P256_C64(X)
#endif
#if P256_HAVE_C32
#define P256_C32(X) X(p256_c32, 0)
#else
#define P256_C32(X)
#endif
#if P256_HAVE_C32_10X26
#define P256_C32_10X26(X) X(p256_c32_10x26, 0)
#else
#define P256_C32_10X26(X)
#endif

#define P256_BACKENDS(X) P256_ADX(X) P256_C64(X) P256_C32(X) P256_C32_10X26(X)

#define P256_DECLARE_OPS(name, cpu) extern const curve_ops name;
P256_BACKENDS(P256_DECLARE_OPS)
#undef P256_DECLARE_OPS

#ifdef SLIMB_INTERNAL
#define P256_DECLARE_FIELDS(name, cpu) extern const bench_field name##_fields[2];
P256_BACKENDS(P256_DECLARE_FIELDS)
#undef P256_DECLARE_FIELDS
#endif

#endif

/* P-256 in portable C with 64x64->128 bit products. */
#include "group/p256_backends.h"

#if P256_HAVE_C64

#include <string.h>

#include "base/bytes.h"
#include "field/p256_4x64.h"
#include "generated/p256_pt_4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define CURVE_OPS p256_c64
#define CURVE_BACKEND "c64"
#include "group/weierstrass.inc"

#ifdef SLIMB_INTERNAL
#define BENCH_PREFIX p256_fe
#define BENCH_SQRT
#define BENCH_REDUCED
#include "field/field_bench.inc"
#define BENCH_PREFIX p256_sc
#define BENCH_REDUCED
#include "field/field_bench.inc"

const bench_field p256_c64_fields[2] = {BENCH_FIELD(p256_fe, "p256", "mont-4x64"),
                                        BENCH_FIELD(p256_sc, "n256", "mont-4x64")};
#endif

#endif

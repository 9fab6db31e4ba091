/* P-256 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2 registers. */
#include "group/p256_backends.h"

#if P256_HAVE_ADX

#include <string.h>

#include "base/bytes.h"

#define P256_4X64_ADX
#include "field/p256_4x64.h"
#include "generated/p256_pt_4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define CURVE_OPS p256_adx
#define CURVE_BACKEND "adx"
#include "group/weierstrass.inc"

#ifdef SLIMB_INTERNAL
#define BENCH_PREFIX p256_fe
#define BENCH_SQRT
#define BENCH_REDUCED
#include "field/field_bench.inc"
#define BENCH_PREFIX p256_sc
#define BENCH_REDUCED
#include "field/field_bench.inc"

const bench_field p256_adx_fields[2] = {BENCH_FIELD(p256_fe, "p256", "mont-4x64"),
                                        BENCH_FIELD(p256_sc, "n256", "mont-4x64")};
#endif

#endif

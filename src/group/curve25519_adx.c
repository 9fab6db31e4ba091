/* edwards25519 and curve25519 on x86-64 with mulx, adcx and adox, and table entries selected in
 * AVX2 registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define CURVE25519_4X64_ADX
#include "field/curve25519_4x64.h"
#include "generated/curve25519_pt_plain4x64.h"
#include "generated/curve25519_table_r0.h"

#define CURVE curve25519
#define CURVE_A -1
#define CURVE_COFACTOR 3
#define CURVE_OPS curve25519_adx
#define CURVE_BACKEND "adx"
#include "group/edwards.inc"

#define FIELD_P "curve25519"
#define FIELD_N "curve25519-n"
#define FIELD_P_LAYOUT "plain-4x64"
#define FIELD_N_LAYOUT "solinas-5x51"
#define FIELD_P_REDUCED
#include "group/fields.inc"

#endif

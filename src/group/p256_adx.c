/* P-256 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2 registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define P256_4X64_ADX
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define CURVE_A -3
#define CURVE_OPS p256_adx
#define CURVE_BACKEND "adx"
#include "group/weierstrass.inc"

#define FIELD_P "p256"
#define FIELD_N "n256"
#define FIELD_P_LAYOUT "mont-4x64"
#define FIELD_N_LAYOUT "mont-4x64"
#define FIELD_SQRT
#define FIELD_P_REDUCED
#define FIELD_N_REDUCED
#include "group/fields.inc"

#endif

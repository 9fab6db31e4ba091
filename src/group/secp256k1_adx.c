/* secp256k1 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2 registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define SECP256K1_4X64_ADX
#include "field/secp256k1_4x64.h"
#include "generated/secp256k1_pt_plain4x64.h"
#include "generated/secp256k1_table_r0.h"

#define CURVE secp256k1
#define CURVE_A 0
#define CURVE_OPS secp256k1_adx
#define CURVE_BACKEND "adx"
#include "group/weierstrass.inc"

#define FIELD_P "secp256k1"
#define FIELD_N "secp256k1-n"
#define FIELD_P_LAYOUT "plain-4x64"
#define FIELD_N_LAYOUT "solinas-5x52"
#define FIELD_SQRT
#define FIELD_P_REDUCED
#include "group/fields.inc"

#endif

/* P-384 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2 registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define P384_6X64_ADX
#include "field/p384_6x64.h"
#include "generated/p384_pt_mont6x64.h"
#include "generated/p384_table_r384.h"

#define CURVE p384
#define CURVE_A -3
#define CURVE_OPS p384_adx
#define CURVE_BACKEND "adx"
#include "group/weierstrass.inc"

#define FIELD_P "p384"
#define FIELD_N "n384"
#define FIELD_P_LAYOUT "mont-6x64"
#define FIELD_N_LAYOUT "solinas-7x55"
#define FIELD_SQRT
#define FIELD_P_REDUCED
#include "group/fields.inc"

#endif

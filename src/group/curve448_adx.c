/* edwards448 and curve448 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2
 * registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define CURVE448_8X56_ADX
#include "field/curve448_8x56.h"
#include "generated/curve448_pt_plain8x56.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define CURVE_OPS curve448_adx
#define CURVE_BACKEND "adx"
#include "group/edwards.inc"

#define FIELD_P "curve448"
#define FIELD_N "curve448-n"
#define FIELD_P_LAYOUT "plain-8x56"
#define FIELD_N_LAYOUT "solinas-8x56"
#include "group/fields.inc"

#endif

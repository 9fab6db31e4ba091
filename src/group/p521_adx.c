/* P-521 on x86-64 with mulx, adcx and adox, and table entries selected in AVX2 registers. */
#include "group/backends.h"

#if BACKENDS_ADX

#include <string.h>

#include "base/bytes.h"
#define P521_9X58_ADX
#include "field/p521_9x58.h"
#include "generated/p521_pt_plain9x58.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define CURVE_A -3
#define CURVE_OPS p521_adx
#define CURVE_BACKEND "adx"
#include "group/weierstrass.inc"

#define FIELD_P "p521"
#define FIELD_N "n521"
#define FIELD_P_LAYOUT "plain-9x58"
#define FIELD_N_LAYOUT "solinas-10x53"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

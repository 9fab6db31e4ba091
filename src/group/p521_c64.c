/* P-521 in portable C with products of 128 bits: 9 signed limbs of 58 bits. */
#include "group/backends.h"

#if BACKENDS_C64

#include <string.h>

#include "base/bytes.h"
#include "field/p521_9x58.h"
#include "generated/p521_pt_solinas9x58.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define CURVE_A -3
#define CURVE_OPS p521_c64
#define CURVE_BACKEND "c64"
#include "group/weierstrass.inc"

#define FIELD_P "p521"
#define FIELD_N "n521"
#define FIELD_P_LAYOUT "solinas-9x58"
#define FIELD_N_LAYOUT "solinas-10x53"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

/* P-256 in portable C with products of 128 bits: five limbs of 52 bits, Montgomery. */
#include "group/backends.h"

#if BACKENDS_C64

#include <string.h>

#include "base/bytes.h"
#include "field/p256_5x52.h"
#include "generated/p256_pt_mont5x52.h"
#include "generated/p256_table_r260.h"

#define CURVE p256
#define CURVE_A -3
#define CURVE_OPS p256_c64
#define CURVE_BACKEND "c64"
#include "group/weierstrass.inc"

#define FIELD_P "p256"
#define FIELD_N "n256"
#define FIELD_P_LAYOUT "mont-5x52"
#define FIELD_N_LAYOUT "mont-5x52"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

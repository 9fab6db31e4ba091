/* P-521 in portable C with products of 64 bits: 18 signed limbs of 29 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/p521_18x29.h"
#include "generated/p521_pt_solinas18x29.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define CURVE_A -3
#define CURVE_OPS p521_c32
#define CURVE_BACKEND "c32"
#include "group/weierstrass.inc"

#define FIELD_P "p521"
#define FIELD_N "n521"
#define FIELD_P_LAYOUT "solinas-18x29"
#define FIELD_N_LAYOUT "solinas-18x29"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

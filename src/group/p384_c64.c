/* P-384 in portable C with products of 128 bits: 7 signed limbs of 55 bits. */
#include "group/backends.h"

#if BACKENDS_C64

#include <string.h>

#include "base/bytes.h"
#include "field/p384_7x55.h"
#include "generated/p384_pt_solinas7x55.h"
#include "generated/p384_table_r0.h"

#define CURVE p384
#define CURVE_A -3
#define CURVE_OPS p384_c64
#define CURVE_BACKEND "c64"
#include "group/weierstrass.inc"

#define FIELD_P "p384"
#define FIELD_N "n384"
#define FIELD_P_LAYOUT "solinas-7x55"
#define FIELD_N_LAYOUT "solinas-7x55"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

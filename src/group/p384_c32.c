/* P-384 in portable C with products of 64 bits: 14 signed limbs of 28 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/p384_14x28.h"
#include "generated/p384_pt_solinas14x28.h"
#include "generated/p384_table_r0.h"

#define CURVE p384
#define CURVE_A -3
#define CURVE_OPS p384_c32
#define CURVE_BACKEND "c32"
#include "group/weierstrass.inc"

#define FIELD_P "p384"
#define FIELD_N "n384"
#define FIELD_P_LAYOUT "solinas-14x28"
#define FIELD_N_LAYOUT "solinas-14x28"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

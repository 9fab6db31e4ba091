/* edwards448 and curve448 in portable C with products of 64 bits: 16 signed limbs of 28 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/curve448_16x28.h"
#include "generated/curve448_pt_solinas16x28.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define CURVE_OPS curve448_c32
#define CURVE_BACKEND "c32"
#include "group/edwards.inc"

#define FIELD_P "curve448"
#define FIELD_N "curve448-n"
#define FIELD_P_LAYOUT "solinas-16x28"
#define FIELD_N_LAYOUT "solinas-16x28"
#include "group/fields.inc"

#endif

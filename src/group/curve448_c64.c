/* edwards448 and curve448 in portable C with products of 128 bits: 8 signed limbs of 56 bits. */
#include "group/backends.h"

#if BACKENDS_C64

#include <string.h>

#include "base/bytes.h"
#include "field/curve448_8x56.h"
#include "generated/curve448_pt_solinas8x56.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define CURVE_OPS curve448_c64
#define CURVE_BACKEND "c64"
#include "group/edwards.inc"

#define FIELD_P "curve448"
#define FIELD_N "curve448-n"
#define FIELD_P_LAYOUT "solinas-8x56"
#define FIELD_N_LAYOUT "solinas-8x56"
#include "group/fields.inc"

#endif

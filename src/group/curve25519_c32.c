/* edwards25519 and curve25519 in portable C with products of 64 bits: 9 signed limbs of 29 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/curve25519_9x29.h"
#include "generated/curve25519_pt_solinas9x29.h"
#include "generated/curve25519_table_r0.h"

#define CURVE curve25519
#define CURVE_A -1
#define CURVE_COFACTOR 3
#define CURVE_OPS curve25519_c32
#define CURVE_BACKEND "c32"
#include "group/edwards.inc"

#define FIELD_P "curve25519"
#define FIELD_N "curve25519-n"
#define FIELD_P_LAYOUT "solinas-9x29"
#define FIELD_N_LAYOUT "solinas-9x29"
#include "group/fields.inc"

#endif

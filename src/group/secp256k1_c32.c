/* secp256k1 in portable C with products of 64 bits: 9 signed limbs of 29 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/secp256k1_9x29.h"
#include "generated/secp256k1_pt_solinas9x29.h"
#include "generated/secp256k1_table_r0.h"

#define CURVE secp256k1
#define CURVE_A 0
#define CURVE_OPS secp256k1_c32
#define CURVE_BACKEND "c32"
#include "group/weierstrass.inc"

#define FIELD_P "secp256k1"
#define FIELD_N "secp256k1-n"
#define FIELD_P_LAYOUT "solinas-9x29"
#define FIELD_N_LAYOUT "solinas-9x29"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

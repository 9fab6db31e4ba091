/* P-256 in portable C with products of 64 bits: nine signed limbs of 29 bits. */
#include "group/backends.h"

#if BACKENDS_C32

#include <string.h>

#include "base/bytes.h"
#include "field/p256_9x29.h"
#include "generated/p256_pt_solinas9x29.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define CURVE_A -3
#define CURVE_OPS p256_c32
#define CURVE_BACKEND "c32"
#include "group/weierstrass.inc"

#define FIELD_P "p256"
#define FIELD_N "n256"
#define FIELD_P_LAYOUT "solinas-9x29"
#define FIELD_N_LAYOUT "solinas-9x29"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

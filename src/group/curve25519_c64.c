/* edwards25519 and curve25519 in portable C with products of 128 bits: 5 signed limbs of 51 bits.
 */
#include "group/backends.h"

#if BACKENDS_C64

#include <string.h>

#include "base/bytes.h"
#include "field/curve25519_5x51.h"
#include "generated/curve25519_pt_solinas5x51.h"
#include "generated/curve25519_table_r0.h"

#define CURVE curve25519
#define CURVE_A -1
#define CURVE_COFACTOR 3
#define CURVE_OPS curve25519_c64
#define CURVE_BACKEND "c64"
#include "group/edwards.inc"

#define FIELD_P "curve25519"
#define FIELD_N "curve25519-n"
#define FIELD_P_LAYOUT "solinas-5x51"
#define FIELD_N_LAYOUT "solinas-5x51"
#include "group/fields.inc"

#endif

/* P-256 in portable C with products of 64 bits, on ten signed limbs of 26 bits: the layout that
 * nine limbs of 29 bits are measured against. In the internal build only. */
#include "group/backends.h"

#if BACKENDS_C32_10X26

#include <string.h>

#include "base/bytes.h"
#include "field/p256_10x26.h"
#include "generated/p256_pt_solinas10x26.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define CURVE_A -3
#define CURVE_OPS p256_c32_10x26
#define CURVE_BACKEND "c32-10x26"
#include "group/weierstrass.inc"

#define FIELD_P "p256"
#define FIELD_N "n256"
#define FIELD_P_LAYOUT "solinas-10x26"
#define FIELD_N_LAYOUT "solinas-10x26"
#define FIELD_SQRT
#include "group/fields.inc"

#endif

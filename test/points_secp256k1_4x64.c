/* The group of secp256k1 in the layout plain-4x64. */
#define SLIMB_CHECK_BOUNDS
#include "field/secp256k1_4x64.h"
#include "generated/secp256k1_pt_plain4x64.h"
#include "generated/secp256k1_table_r0.h"

#define CURVE secp256k1
#define CURVE_A 0
#define POINTS_CURVE "secp256k1"
#define POINTS_LAYOUT "plain-4x64"
#include "points.inc"

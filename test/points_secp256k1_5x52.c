/* The group of secp256k1 in the layout solinas-5x52. */
#define SLIMB_CHECK_BOUNDS
#include "field/secp256k1_5x52.h"
#include "generated/secp256k1_pt_solinas5x52.h"
#include "generated/secp256k1_table_r0.h"

#define CURVE secp256k1
#define CURVE_A 0
#define POINTS_CURVE "secp256k1"
#define POINTS_LAYOUT "solinas-5x52"
#include "points.inc"

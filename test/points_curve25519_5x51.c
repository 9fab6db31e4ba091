/* The group of edwards25519 in the layout solinas-5x51. */
#define SLIMB_CHECK_BOUNDS
#include "field/curve25519_5x51.h"
#include "generated/curve25519_pt_solinas5x51.h"
#include "generated/curve25519_table_r0.h"

#define CURVE curve25519
#define CURVE_A -1
#define CURVE_COFACTOR 3
#define POINTS_CURVE "curve25519"
#define POINTS_LAYOUT "solinas-5x51"
#include "points_edwards.inc"

/* The group of edwards448 in the layout solinas-8x56. */
#define SLIMB_CHECK_BOUNDS
#include "field/curve448_8x56.h"
#include "generated/curve448_pt_solinas8x56.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define POINTS_CURVE "curve448"
#define POINTS_LAYOUT "solinas-8x56"
#include "points_edwards.inc"

/* The group of edwards448 in the layout solinas-16x28. */
#define SLIMB_CHECK_BOUNDS
#include "field/curve448_16x28.h"
#include "generated/curve448_pt_solinas16x28.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define POINTS_CURVE "curve448"
#define POINTS_LAYOUT "solinas-16x28"
#include "points_edwards.inc"

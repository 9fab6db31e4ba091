/* The group of P-384 in the layout solinas-14x28. */
#define SLIMB_CHECK_BOUNDS
#include "field/p384_14x28.h"
#include "generated/p384_pt_solinas14x28.h"
#include "generated/p384_table_r0.h"

#define CURVE p384
#define CURVE_A -3
#define POINTS_CURVE "p384"
#define POINTS_LAYOUT "solinas-14x28"
#include "points.inc"

/* The group of P-384 in the layout mont-6x64. */
#define SLIMB_CHECK_BOUNDS
#include "field/p384_6x64.h"
#include "generated/p384_pt_mont6x64.h"
#include "generated/p384_table_r384.h"

#define CURVE p384
#define CURVE_A -3
#define POINTS_CURVE "p384"
#define POINTS_LAYOUT "mont-6x64"
#include "points.inc"

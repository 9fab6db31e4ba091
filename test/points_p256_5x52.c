/* The group of P-256 in the layout mont-5x52. */
#define SLIMB_CHECK_BOUNDS
#include "field/p256_5x52.h"
#include "generated/p256_pt_mont5x52.h"
#include "generated/p256_table_r260.h"

#define CURVE p256
#define CURVE_A -3
#define POINTS_CURVE "p256"
#define POINTS_LAYOUT "mont-5x52"
#include "points.inc"

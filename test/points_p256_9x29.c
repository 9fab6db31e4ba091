/* The group of P-256 in the layout solinas-9x29. */
#define SLIMB_CHECK_BOUNDS
#include "field/p256_9x29.h"
#include "generated/p256_pt_solinas9x29.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define CURVE_A -3
#define POINTS_CURVE "p256"
#define POINTS_LAYOUT "solinas-9x29"
#include "points.inc"

/* The group of P-256 in the layout solinas-10x26. */
#define SLIMB_CHECK_BOUNDS
#include "field/p256_10x26.h"
#include "generated/p256_pt_solinas10x26.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define CURVE_A -3
#define POINTS_CURVE "p256"
#define POINTS_LAYOUT "solinas-10x26"
#include "points.inc"

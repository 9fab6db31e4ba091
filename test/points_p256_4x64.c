/* The group of P-256 in the layout mont-4x64. */
#define SLIMB_CHECK_BOUNDS
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define CURVE_A -3
#define POINTS_CURVE "p256"
#define POINTS_LAYOUT "mont-4x64"
#include "points.inc"

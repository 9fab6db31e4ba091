/* The group in the layout mont-4x64. */
#define SLIMB_CHECK_BOUNDS
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"
#include "generated/p256_table_r256.h"

#define POINTS_LAYOUT "mont-4x64"
#include "points.inc"

/* The field contract in the layout mont-5x52. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE
#include "field/p256_5x52.h"
#include "generated/p256_pt_mont5x52.h"

#define FIELD_LAYOUT "mont-5x52"
#define FIELD_LIMB_TYPE uint64_t
#define FIELD_LIMBS 5
#define FIELD_BITS 52
#define FIELD_ARRAY limb
#define FIELD_LOG2_R 260
#define FIELD_HAS_BOUNDS
#include "field_layout.inc"

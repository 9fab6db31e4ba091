/* The field contract in the layout solinas-9x29. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE
#include "field/p256_9x29.h"
#include "generated/p256_pt_solinas9x29.h"

#define FIELD_LAYOUT "solinas-9x29"
#define FIELD_LIMB_TYPE int32_t
#define FIELD_LIMBS 9
#define FIELD_BITS 29
#define FIELD_ARRAY limb
#define FIELD_LOG2_R 0
#define FIELD_HAS_BOUNDS
#include "field_layout.inc"

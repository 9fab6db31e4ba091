/* The field contract in the layout solinas-10x26. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE
#include "field/p256_10x26.h"
#include "generated/p256_pt_solinas10x26.h"

#define FIELD_LAYOUT "solinas-10x26"
#define FIELD_LIMB_TYPE int32_t
#define FIELD_LIMBS 10
#define FIELD_BITS 26
#define FIELD_ARRAY limb
#define FIELD_LOG2_R 0
#define FIELD_HAS_BOUNDS
#include "field_layout.inc"

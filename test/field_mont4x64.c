/* The field contract in the layout mont-4x64, by the C kernels. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"

#define FIELD_LAYOUT "mont-4x64"
#define FIELD_LIMB_TYPE uint64_t
#define FIELD_LIMBS 4
#define FIELD_BITS 64
#define FIELD_ARRAY w
#define FIELD_LOG2_R 256
#include "field_layout.inc"

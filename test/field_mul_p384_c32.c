#include "field/p384_14x28.h"
#include "generated/p384_pt_solinas14x28.h"
#include "generated/p384_table_r0.h"

#define CURVE p384
#define FIELD_MUL field_mul_p384_c32
#define FIELD_MUL_CURVE SLIMB_CURVE_P384
#define FIELD_MUL_LAYOUT "solinas-14x28"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

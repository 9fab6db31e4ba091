#include "field/p256_9x29.h"
#include "generated/p256_pt_solinas9x29.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define FIELD_MUL field_mul_9x29
#define FIELD_MUL_CURVE SLIMB_CURVE_P256
#define FIELD_MUL_LAYOUT "solinas-9x29"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

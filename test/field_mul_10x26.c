#include "field/p256_10x26.h"
#include "generated/p256_pt_solinas10x26.h"
#include "generated/p256_table_r0.h"

#define CURVE p256
#define FIELD_MUL field_mul_10x26
#define FIELD_MUL_CURVE SLIMB_CURVE_P256
#define FIELD_MUL_LAYOUT "solinas-10x26"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

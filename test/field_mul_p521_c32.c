#include "field/p521_18x29.h"
#include "generated/p521_pt_solinas18x29.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define FIELD_MUL field_mul_p521_c32
#define FIELD_MUL_CURVE SLIMB_CURVE_P521
#define FIELD_MUL_LAYOUT "solinas-18x29"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

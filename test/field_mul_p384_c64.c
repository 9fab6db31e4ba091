#ifdef __SIZEOF_INT128__
#include "field/p384_7x55.h"
#include "generated/p384_pt_solinas7x55.h"
#include "generated/p384_table_r0.h"

#define CURVE p384
#define FIELD_MUL field_mul_p384_c64
#define FIELD_MUL_CURVE SLIMB_CURVE_P384
#define FIELD_MUL_LAYOUT "solinas-7x55"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"
#endif

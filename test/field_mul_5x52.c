#ifdef __SIZEOF_INT128__
#include "field/p256_5x52.h"
#include "generated/p256_pt_mont5x52.h"
#include "generated/p256_table_r260.h"

#define CURVE p256
#define FIELD_MUL field_mul_5x52
#define FIELD_MUL_CURVE SLIMB_CURVE_P256
#define FIELD_MUL_LAYOUT "mont-5x52"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"
#endif

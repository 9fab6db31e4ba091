#ifdef __SIZEOF_INT128__
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define FIELD_MUL field_mul_4x64
#define FIELD_MUL_CURVE SLIMB_CURVE_P256
#define FIELD_MUL_LAYOUT "mont-4x64"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"
#endif

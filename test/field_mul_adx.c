#ifdef __x86_64__
#define P256_4X64_ADX
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"
#include "generated/p256_table_r256.h"

#define CURVE p256
#define FIELD_MUL field_mul_adx
#define FIELD_MUL_CURVE SLIMB_CURVE_P256
#define FIELD_MUL_LAYOUT "mont-4x64, adx"
#define FIELD_MUL_CPU CPU_BMI2 | CPU_ADX
#include "field_mul.inc"
#endif

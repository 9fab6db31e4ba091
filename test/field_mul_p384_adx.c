#ifdef __x86_64__
#define P384_6X64_ADX
#include "field/p384_6x64.h"
#include "generated/p384_pt_mont6x64.h"
#include "generated/p384_table_r384.h"

#define CURVE p384
#define FIELD_MUL field_mul_p384_adx
#define FIELD_MUL_CURVE SLIMB_CURVE_P384
#define FIELD_MUL_LAYOUT "mont-6x64, adx"
#define FIELD_MUL_CPU CPU_BMI2 | CPU_ADX
#include "field_mul.inc"
#endif

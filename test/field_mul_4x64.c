#ifdef __SIZEOF_INT128__
#include "field/p256_4x64.h"

#define FIELD_MUL field_mul_4x64
#define FIELD_MUL_LAYOUT "mont-4x64"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"
#endif

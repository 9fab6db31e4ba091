#include "field/p256_10x26.h"

#define FIELD_MUL field_mul_10x26
#define FIELD_MUL_LAYOUT "solinas-10x26"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

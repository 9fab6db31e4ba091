#include "field/p256_9x29.h"

#define FIELD_MUL field_mul_9x29
#define FIELD_MUL_LAYOUT "solinas-9x29"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"

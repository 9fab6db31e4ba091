#include "field/p256_4x64.h"

#define VECTORS_LAYOUT "mont-4x64"
#define VECTORS_FIELD vectors_field_4x64
#define VECTORS_CPU 0
#include "vectors_field.inc"

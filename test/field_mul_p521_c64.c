#ifdef __SIZEOF_INT128__
#include "field/p521_9x58.h"
#include "generated/p521_pt_solinas9x58.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define FIELD_MUL field_mul_p521_c64
#define FIELD_MUL_CURVE SLIMB_CURVE_P521
#define FIELD_MUL_LAYOUT "solinas-9x58"
#define FIELD_MUL_CPU 0
#include "field_mul.inc"
#endif

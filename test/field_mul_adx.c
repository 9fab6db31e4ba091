#ifdef __x86_64__
#define P256_4X64_ADX
#include "field/p256_4x64.h"

#define FIELD_MUL field_mul_adx
#define FIELD_MUL_LAYOUT "mont-4x64 with mulx, adcx and adox"
#define FIELD_MUL_CPU (CPU_BMI2 | CPU_ADX)
#include "field_mul.inc"
#endif

#define P256_4X64_ADX
#include "base/cpu.h"
#include "field/p256_4x64.h"

#define VECTORS_LAYOUT "mont-4x64 with mulx, adcx and adox"
#define VECTORS_FIELD vectors_field_adx
#define VECTORS_CPU (CPU_BMI2 | CPU_ADX)
#include "vectors_field.inc"

/* The field contract in the layout mont-4x64, by the kernels with mulx, adcx and adox. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE
#define P256_4X64_ADX
#include "field/p256_4x64.h"
#include "generated/p256_pt_mont4x64.h"

#define FIELD_LAYOUT "mont-4x64, adx"
#define FIELD_CPU (CPU_BMI2 | CPU_ADX)
#define FIELD_LIMB_TYPE uint64_t
#define FIELD_LIMBS 4
#define FIELD_BITS 64
#define FIELD_ARRAY w
#define FIELD_LOG2_R 256
#include "field_layout.inc"

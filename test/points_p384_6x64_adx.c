/* The group of P-384 in the layout mont-6x64, by products with mulx, adcx and adox. */
#define SLIMB_CHECK_BOUNDS
#define P384_6X64_ADX
#include "field/p384_6x64.h"
#include "generated/p384_pt_mont6x64.h"
#include "generated/p384_table_r384.h"

#define CURVE p384
#define CURVE_A -3
#define POINTS_CURVE "p384"
#define POINTS_LAYOUT "mont-6x64, adx"
#define POINTS_CPU (CPU_BMI2 | CPU_ADX | CPU_AVX2)
#include "points.inc"

/* The group of secp256k1 in the layout plain-4x64, by products with mulx, adcx and adox. */
#define SLIMB_CHECK_BOUNDS
#define SECP256K1_4X64_ADX
#include "field/secp256k1_4x64.h"
#include "generated/secp256k1_pt_plain4x64.h"
#include "generated/secp256k1_table_r0.h"

#define CURVE secp256k1
#define CURVE_A 0
#define POINTS_CURVE "secp256k1"
#define POINTS_LAYOUT "plain-4x64, adx"
#define POINTS_CPU (CPU_BMI2 | CPU_ADX | CPU_AVX2)
#include "points.inc"

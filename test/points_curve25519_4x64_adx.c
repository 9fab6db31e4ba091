/* The group of edwards25519 in four words, by the kernels with mulx, adcx and adox. */
#define CURVE25519_4X64_ADX
#include "field/curve25519_4x64.h"
#include "generated/curve25519_pt_plain4x64.h"
#include "generated/curve25519_table_r0.h"

#define CURVE curve25519
#define CURVE_A -1
#define CURVE_COFACTOR 3
#define POINTS_CURVE "curve25519"
#define POINTS_LAYOUT "plain-4x64, adx"
#define POINTS_CPU (CPU_BMI2 | CPU_ADX | CPU_AVX2)
#include "points_edwards.inc"

/* The group of edwards448 in the layout plain-8x56, by products with mulx, adcx and adox. */
#define SLIMB_CHECK_BOUNDS
#define CURVE448_8X56_ADX
#include "field/curve448_8x56.h"
#include "generated/curve448_pt_plain8x56.h"
#include "generated/curve448_table_r0.h"

#define CURVE curve448
#define CURVE_A 1
#define CURVE_COFACTOR 2
#define POINTS_CURVE "curve448"
#define POINTS_LAYOUT "plain-8x56, adx"
#define POINTS_CPU (CPU_BMI2 | CPU_ADX | CPU_AVX2)
#include "points_edwards.inc"

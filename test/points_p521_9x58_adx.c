/* The group of P-521 in the layout plain-9x58, by products with mulx, adcx and adox. */
#define SLIMB_CHECK_BOUNDS
#define P521_9X58_ADX
#include "field/p521_9x58.h"
#include "generated/p521_pt_plain9x58.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define CURVE_A -3
#define POINTS_CURVE "p521"
#define POINTS_LAYOUT "plain-9x58, adx"
#define POINTS_CPU (CPU_BMI2 | CPU_ADX | CPU_AVX2)
#include "points.inc"

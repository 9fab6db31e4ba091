/* The group of P-521 in the layout solinas-9x58. */
#define SLIMB_CHECK_BOUNDS
#include "field/p521_9x58.h"
#include "generated/p521_pt_solinas9x58.h"
#include "generated/p521_table_r0.h"

#define CURVE p521
#define CURVE_A -3
#define POINTS_CURVE "p521"
#define POINTS_LAYOUT "solinas-9x58"
#include "points.inc"

/* P-521's products by mulx, adcx and adox. */
#ifdef __x86_64__
#define SLIMB_CHECK_BOUNDS
#define P521_9X58_ADX
#include "field/p521_9x58.h"

#define FIELD p521_fe
#define LIMBS 9
#define LIMB_BITS 58
#define LIMB_MOST 62
#define COLUMN_TERMS 17
#define COLUMN_BITS 126
#define CARRY_BITS 70
#define MODULUS                                                      \
  "1ff"                                                              \
  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff" \
  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
#define KERNEL "kernel_521"
#include "kernel_limbs.inc"
#else
#include "test.h"

int main(void) {
  test_begin("kernel_521");
  test_skip("kernel_521", "no assembly for this machine");
  return test_end();
}
#endif

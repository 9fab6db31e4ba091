/* curve448's product by mulx, adcx and adox. */
#ifdef __x86_64__
#define SLIMB_CHECK_BOUNDS
#define CURVE448_8X56_ADX
#include "field/curve448_8x56.h"

#define FIELD curve448_fe
#define LIMBS 8
#define LIMB_BITS 56
#define LIMB_LEAST(place) (-(((int64_t)1 << 57) - ((place) == 4 ? 4 : 2)))
#define LIMB_GREATEST (((int64_t)3 << 55) + 256)
#define MODULUS                                              \
  "fffffffffffffffffffffffffffffffffffffffffffffffffffffffe" \
  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
#define KERNEL "kernel_448"
#include "kernel_limbs.inc"
#else
#include "test.h"

int main(void) {
  test_begin("kernel_448");
  test_skip("kernel_448", "no assembly for this machine");
  return test_end();
}
#endif

/* curve448's products by mulx, adcx and adox, and the multiple that the ladder takes. */
#ifdef __x86_64__
#define SLIMB_CHECK_BOUNDS
#define CURVE448_8X56_ADX
#include "field/curve448_8x56.h"

#define FIELD curve448_fe
#define LIMBS 8
#define LIMB_BITS 56
#define LIMB_MOST 60
#define COLUMN_TERMS 18
#define COLUMN_BITS 120
#define CARRY_BITS 65
#define MODULUS                                              \
  "fffffffffffffffffffffffffffffffffffffffffffffffffffffffe" \
  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
#define KERNEL "kernel_448"
#define KERNEL_MORE test_a24
static void test_a24(void);
#include "kernel_limbs.inc"

static void test_a24(void) {
  const uint64_t most = ((uint64_t)1 << 59) - 1;
  uint64_t a[8];
  test_case("39081 a, for limbs to 2^59 - 1");
  for (unsigned round = 0; round < 20000; round++) {
    FIELD r;
    for (unsigned i = 0; i < 8; i++)
      a[i] = limb_of(round < 256 ? round >> i & 1 : (unsigned)test_random_below(9), most);
    test_context("round %u", round);
    curve448_fe_mul_a24_limbs(r.v.limb, a);
    curve448_fe_check(r.v.limb, curve448_fe_tight_bounds, __func__);
    value(x, a);
    value(y, r.v.limb);
    mpz_mul_ui(x, x, 39081);
    CHECK(mpz_congruent_p(x, y, p));
  }
}
#else
#include "test.h"

int main(void) {
  test_begin("kernel_448");
  test_skip("kernel_448", "no assembly for this machine");
  return test_end();
}
#endif

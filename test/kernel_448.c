/* curve448's product by mulx, adcx and adox against the generated one and GMP, with limbs at the
 * bounds of its operands. */
#include <gmp.h>
#include <string.h>

#include "base/cpu.h"
#include "test.h"

#ifdef __x86_64__
#define SLIMB_CHECK_BOUNDS
#define CURVE448_8X56_ADX
#include "field/curve448_8x56.h"

static mpz_t p, x, y;

static void value(mpz_t v, const int64_t limb[8]) {
  mpz_set_ui(v, 0);
  for (int i = 8; i-- > 0;) {
    mpz_mul_2exp(v, v, 56);
    if (limb[i] < 0)
      mpz_sub_ui(v, v, (unsigned long)-limb[i]);
    else
      mpz_add_ui(v, v, (unsigned long)limb[i]);
  }
}

static void expect_product(const int64_t a[8], const int64_t b[8]) {
  curve448_fe r;
  curve448_fe_mul_limbs(r.v.limb, a, b);
  curve448_fe_check(r.v.limb, curve448_fe_tight_bounds, __func__);
  value(x, a);
  value(y, b);
  mpz_mul(x, x, y);
  value(y, r.v.limb);
  CHECK(mpz_congruent_p(x, y, p));
}

/* The least and the greatest limb that the product takes, 0, what is next to them, or any. */
static int64_t limb_of(unsigned kind, unsigned place) {
  const int64_t least = -(((int64_t)1 << 57) - (place == 4 ? 4 : 2));
  const int64_t greatest = ((int64_t)3 << 55) + 256;
  switch (kind) {
    case 0:
      return least;
    case 1:
      return greatest;
    case 2:
      return 0;
    case 3:
      return least + 1;
    case 4:
      return greatest - 1;
    default:
      return least + (int64_t)test_random_below((uint64_t)(greatest - least) + 1);
  }
}

static void test_bounds(void) {
  int64_t a[8], b[8];
  test_case("every choice of the least and the greatest limbs, against all greatest and all least");
  for (unsigned choice = 0; choice < 256; choice++) {
    for (unsigned other = 0; other < 3; other++) {
      for (unsigned i = 0; i < 8; i++) {
        a[i] = limb_of(choice >> i & 1, i);
        b[i] = limb_of(other < 2 ? other : choice >> i & 1, i);
      }
      test_context("choice %u, other %u", choice, other);
      expect_product(a, b);
      expect_product(b, a);
    }
  }
  test_case("limbs at the bounds and random limbs, mixed");
  for (unsigned round = 0; round < 40000; round++) {
    for (unsigned i = 0; i < 8; i++) {
      a[i] = limb_of((unsigned)test_random_below(6 + round % 3), i);
      b[i] = limb_of((unsigned)test_random_below(6 + round % 5), i);
    }
    test_context("round %u", round);
    expect_product(a, b);
  }
}

/* Loose operands, where the generated product serves too. */
static void test_twin(void) {
  test_case("the same residue as the generated product; the output may be an input");
  for (unsigned round = 0; round < 20000; round++) {
    curve448_fe_loose a, b;
    curve448_fe generated, got;
    for (unsigned i = 0; i < 8; i++) {
      a.limb[i] = (int64_t)test_random_below((uint64_t)1 << 57) - ((int64_t)1 << 56);
      b.limb[i] = round % 2 ? -((int64_t)1 << 56) : ((int64_t)1 << 56) - 1;
    }
    curve448_fe_mul_portable(&generated, &a, &b);
    curve448_fe_mul(&got, &a, &b);
    CHECK(curve448_fe_eq(&got, &generated));
    got.v = a;
    curve448_fe_mul(&got, &got.v, &b);
    CHECK(curve448_fe_eq(&got, &generated));
    got.v = b;
    curve448_fe_mul(&got, &a, &got.v);
    CHECK(curve448_fe_eq(&got, &generated));
  }
}
#endif

int main(void) {
  test_begin("kernel_448");
#ifdef __x86_64__
  if ((cpu_bits() & (CPU_BMI2 | CPU_ADX)) != (CPU_BMI2 | CPU_ADX)) {
    test_skip("kernel_448", "this machine lacks BMI2 or ADX");
    return test_end();
  }
  mpz_inits(p, x, y, NULL);
  mpz_set_str(p,
              "fffffffffffffffffffffffffffffffffffffffffffffffffffffffe"
              "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
              16);
  test_bounds();
  test_twin();
  mpz_clears(p, x, y, NULL);
#else
  test_skip("kernel_448", "no assembly for this machine");
#endif
  return test_end();
}

/* The assembly of the 4x64 layouts against its C twins, limb by limb, and both against GMP. */
#include <gmp.h>
#include <stdio.h>
#include <string.h>

#include "base/cpu.h"
#include "test.h"

#ifdef __x86_64__
#define MONT_WORDS 4
#include "field/curve25519_4x64_adx.h"
#include "field/curve25519_4x64_portable.h"
#include "field/p256_4x64_adx.h"
#include "field/p256_4x64_portable.h"
#include "field/secp256k1_4x64_adx.h"
#include "field/secp256k1_4x64_portable.h"

typedef void unary(uint64_t r[4], const uint64_t a[4]);
typedef void binary(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]);

/* The kernels of one field in one form. Reached through pointers, as calls: what is inlined into
 * group code is tested there. */
typedef struct {
  binary *add, *sub, *mul;
  unary *sqr, *scaled; /* scaled: times a constant */
} kernels;

static const kernels fe_portable = {p256_fe_add_portable, p256_fe_sub_portable,
                                    p256_fe_mul_portable, p256_fe_sqr_portable,
                                    p256_fe_half3_portable};
static const kernels fe_adx = {p256_fe_add_adx, p256_fe_sub_adx, p256_fe_mul_adx, p256_fe_sqr_adx,
                               p256_fe_half3_adx};
static const kernels sc_portable = {p256_sc_add_portable, p256_sc_sub_portable,
                                    p256_sc_mul_portable, p256_sc_sqr_portable, NULL};
static const kernels sc_adx = {p256_sc_add_adx, p256_sc_sub_adx, p256_sc_mul_adx, p256_sc_sqr_adx,
                               NULL};
static const kernels curve25519_portable = {curve25519_fe_add_portable, curve25519_fe_sub_portable,
                                            curve25519_fe_mul_portable, curve25519_fe_sqr_portable,
                                            curve25519_fe_mul_a24_portable};
static const kernels curve25519_adx = {curve25519_fe_add_adx, curve25519_fe_sub_adx,
                                       curve25519_fe_mul_adx, curve25519_fe_sqr_adx,
                                       curve25519_fe_mul_a24_adx};
static const kernels secp256k1_portable = {secp256k1_fe_add_portable, secp256k1_fe_sub_portable,
                                           secp256k1_fe_mul_portable, secp256k1_fe_sqr_portable,
                                           secp256k1_fe_half3_portable};
static const kernels secp256k1_adx = {secp256k1_fe_add_adx, secp256k1_fe_sub_adx,
                                      secp256k1_fe_mul_adx, secp256k1_fe_sqr_adx,
                                      secp256k1_fe_half3_adx};

typedef struct {
  const char *name;
  const kernels *portable, *adx;
  const char *modulus;
  unsigned factor[2]; /* scaled is by factor[0] / factor[1] */
  unsigned log2_r;    /* products are divided by 2^log2_r */
  int any_words;      /* operands and results are residues of any size; else below m */
  mpz_t m, limit, r_inverse, scale;
} field;

static mpz_t x, y, z;

static void to_mpz(mpz_t out, const uint64_t w[4]) { mpz_import(out, 4, -1, 8, 0, 0, w); }

static void from_mpz(uint64_t w[4], const mpz_t in) {
  memset(w, 0, 32);
  mpz_export(w, NULL, -1, 8, 0, 0, in);
}

/* Whether w is z mod m, and the canonical residue unless any will do. */
static int is_residue(const uint64_t w[4], const mpz_t value, const field *f) {
  uint64_t got[4], want[4];
  mpz_t t;
  mpz_init(t);
  to_mpz(t, w);
  if (f->any_words) mpz_mod(t, t, f->m);
  from_mpz(got, t);
  mpz_mod(t, value, f->m);
  from_mpz(want, t);
  mpz_clear(t);
  return test_bytes_equal(got, want, sizeof want);
}

static void check_binary(binary *portable, binary *adx, const uint64_t a[4], const uint64_t b[4],
                         const mpz_t want, const field *f) {
  uint64_t c[4], asm_[4];
  portable(c, a, b);
  CHECK(is_residue(c, want, f));
  adx(asm_, a, b);
  CHECK_BYTES(asm_, c, sizeof c);
  memcpy(asm_, a, sizeof asm_); /* the output is an input */
  adx(asm_, asm_, b);
  CHECK_BYTES(asm_, c, sizeof c);
  memcpy(asm_, b, sizeof asm_);
  adx(asm_, a, asm_);
  CHECK_BYTES(asm_, c, sizeof c);
}

static void check_unary(unary *portable, unary *adx, const uint64_t a[4], const mpz_t want,
                        const field *f) {
  uint64_t c[4], asm_[4];
  portable(c, a);
  CHECK(is_residue(c, want, f));
  adx(asm_, a);
  CHECK_BYTES(asm_, c, sizeof c);
  memcpy(asm_, a, sizeof asm_);
  adx(asm_, asm_);
  CHECK_BYTES(asm_, c, sizeof c);
}

static void check_pair(const field *f, const uint64_t a[4], const uint64_t b[4]) {
  to_mpz(x, a);
  to_mpz(y, b);
  mpz_add(z, x, y);
  check_binary(f->portable->add, f->adx->add, a, b, z, f);
  mpz_sub(z, x, y);
  check_binary(f->portable->sub, f->adx->sub, a, b, z, f);
  mpz_mul(z, x, y);
  mpz_mul(z, z, f->r_inverse);
  check_binary(f->portable->mul, f->adx->mul, a, b, z, f);
}

static void check_one(const field *f, const uint64_t a[4]) {
  uint64_t product[4], square[4];
  to_mpz(x, a);
  mpz_mul(z, x, x);
  mpz_mul(z, z, f->r_inverse);
  check_unary(f->portable->sqr, f->adx->sqr, a, z, f);
  f->adx->mul(product, a, a);
  f->adx->sqr(square, a);
  CHECK_BYTES(square, product, sizeof product);
  if (f->portable->scaled) {
    mpz_mul(z, x, f->scale);
    check_unary(f->portable->scaled, f->adx->scaled, a, z, f);
  }
}

/* Words at which carries turn. */
static const uint64_t edges[] = {
    0,
    1,
    2,
    0xffffffff,
    0x100000000,
    0x7fffffffffffffff,
    0x8000000000000000,
    0xfffffffeffffffff,
    0xffffffff00000000,
    0xffffffff00000001,
    0xfffffffffffffffe,
    0xffffffffffffffff,
};
enum { EDGES = sizeof edges / sizeof edges[0] };

static int below(const uint64_t w[4], const field *f) {
  to_mpz(x, w);
  return mpz_cmp(x, f->limit) < 0;
}

/* Element number i of the EDGES^4 whose words are edges; i counts in base EDGES. */
static void combination(uint64_t w[4], unsigned i) {
  for (int j = 0; j < 4; j++, i /= EDGES) w[j] = edges[i % EDGES];
}

/* Every canonical combination of edges alone, and against a few that are not far from 0, m / 2, m
 * and the limit. */
static void test_combinations(const field *f) {
  char name[64];
  snprintf(name, sizeof name, "%s: all combinations of boundary words", f->name);
  test_case(name);
  uint64_t other[7][4] = {{0}, {1}};
  mpz_sub_ui(x, f->m, 1);
  from_mpz(other[2], x);
  mpz_fdiv_q_2exp(x, f->m, 1);
  from_mpz(other[3], x);
  mpz_add_ui(x, x, 1);
  from_mpz(other[4], x);
  mpz_set_ui(x, 1);
  mpz_mul_2exp(x, x, 256);
  mpz_mod(x, x, f->m);
  from_mpz(other[5], x);
  mpz_sub_ui(x, f->limit, 1);
  from_mpz(other[6], x);
  for (unsigned i = 0; i < EDGES * EDGES * EDGES * EDGES; i++) {
    uint64_t a[4];
    combination(a, i);
    if (!below(a, f)) continue;
    test_context("combination %u", i);
    check_one(f, a);
    for (size_t j = 0; j < sizeof other / sizeof other[0]; j++) check_pair(f, a, other[j]);
  }
}

/* Words of edges next to random words, in pairs. */
static void element(uint64_t w[4], const field *f, unsigned edge_of_16) {
  do {
    test_random(w, 32);
    for (int j = 0; j < 4; j++)
      if (test_random_below(16) < edge_of_16) w[j] = edges[test_random_below(EDGES)];
  } while (!below(w, f));
}

static void test_pairs(const field *f, const char *what, unsigned edge_of_16, int rounds) {
  char name[64];
  snprintf(name, sizeof name, "%s: %s", f->name, what);
  test_case(name);
  for (int i = 0; i < rounds; i++) {
    uint64_t a[4], b[4];
    element(a, f, edge_of_16);
    element(b, f, edge_of_16);
    test_context("round %d", i);
    check_one(f, a);
    check_pair(f, a, b);
  }
}

/* Operands whose result before the last subtraction is close to m, on either side: b = (m + k) / a
 * for sums, (+-k) R / a for products, b = a + k for differences. */
static void test_last_subtraction(const field *f) {
  char name[64];
  snprintf(name, sizeof name, "%s: results next to 0 and m", f->name);
  test_case(name);
  for (int i = 0; i < 20000; i++) {
    uint64_t a[4], b[4];
    const unsigned long k = test_random_below(4);
    element(a, f, i % 2 ? 8 : 0);
    test_context("round %d", i);
    to_mpz(x, a);
    if (mpz_invert(y, x, f->m)) { /* a b / R = +-k */
      mpz_mul_2exp(y, y, 256);
      mpz_mul_ui(y, y, k);
      if (i % 4 < 2) mpz_neg(y, y);
      mpz_mod(y, y, f->m);
      from_mpz(b, y);
      check_pair(f, a, b);
    }
    mpz_sub(y, f->m, x); /* a + b = m +- k */
    if (i % 4 < 2)
      mpz_sub_ui(y, y, k);
    else
      mpz_add_ui(y, y, k);
    mpz_mod(y, y, f->m);
    from_mpz(b, y);
    check_pair(f, a, b);
    mpz_add_ui(y, x, k); /* a - b = -k */
    mpz_mod(y, y, f->m);
    from_mpz(b, y);
    check_pair(f, a, b);
    check_pair(f, b, a);
  }
}

/* Products a b / R = 2^256 - m + k for k < 2^192: before the last subtraction they are 2^256 + k,
 * so that the carry comes through a top word of ones. */
static void test_last_carry(const field *f) {
  char name[64];
  snprintf(name, sizeof name, "%s: products next to 2^256", f->name);
  test_case(name);
  for (int i = 0; i < 20000; i++) {
    uint64_t a[4], b[4];
    element(a, f, i % 2 ? 8 : 0);
    test_context("round %d", i);
    to_mpz(x, a);
    if (!mpz_invert(y, x, f->m)) continue;
    test_random(b, sizeof b);
    b[3] = 0;
    to_mpz(z, b);
    mpz_fdiv_q_2exp(z, z, (unsigned long)i % 3 * 64);
    mpz_mul_2exp(y, y, 256);
    mpz_mul(y, y, z);
    mpz_ui_pow_ui(z, 2, 512);
    mpz_invert(x, x, f->m);
    mpz_mul(z, z, x); /* R^2 / a */
    mpz_add(y, y, z);
    mpz_mod(y, y, f->m);
    from_mpz(b, y);
    check_pair(f, a, b);
  }
}

/* All pairs of numbers within NEAR of 0, 2^256 mod m, m, 2 m, 2^255, 2^256 - (2^256 mod m) and
 * 2^256, as far as they are operands. */
static void test_neighbours(const field *f) {
  enum { NEAR = 3, PLACES = 7, COUNT = PLACES * (2 * NEAR + 1) };
  char name[64];
  snprintf(name, sizeof name, "%s: neighbours of 0, m, 2 m and 2^256", f->name);
  test_case(name);
  static uint64_t list[COUNT][4];
  size_t count = 0;
  for (int place = 0; place < PLACES; place++)
    for (int by = -NEAR; by <= NEAR; by++) {
      mpz_set_ui(x, 0);
      mpz_setbit(x, 256);
      mpz_mod(y, x, f->m);
      if (place == 0) mpz_set_ui(x, 0);
      if (place == 1) mpz_set(x, y);
      if (place == 2) mpz_set(x, f->m);
      if (place == 3) mpz_mul_ui(x, f->m, 2);
      if (place == 4) mpz_fdiv_q_2exp(x, x, 1);
      if (place == 5) mpz_sub(x, x, y);
      if (by < 0)
        mpz_sub_ui(x, x, (unsigned long)-by);
      else
        mpz_add_ui(x, x, (unsigned long)by);
      if (mpz_sgn(x) >= 0 && mpz_cmp(x, f->limit) < 0) from_mpz(list[count++], x);
    }
  for (size_t i = 0; i < count; i++) {
    check_one(f, list[i]);
    for (size_t j = 0; j < count; j++) {
      test_context("pair %zu, %zu", i, j);
      check_pair(f, list[i], list[j]);
    }
  }
}

/* Products (2^256 - 1) b that fold to k 2^256 - e, for fold = 2^256 mod m and a small e:
 * (b - 1) fold + 2^256 - b. Folding the k - 1 in the fifth word then carries; about 2^64 / fold of
 * them leave a lowest word that the last fold carries out of. */
static void test_fold_carry(const field *f) {
  char name[64];
  snprintf(name, sizeof name, "%s: folds that carry", f->name);
  test_case(name);
  uint64_t a[4], b[4];
  memset(a, 0xff, sizeof a);
  mpz_set_ui(x, 0);
  mpz_setbit(x, 256);
  mpz_mod(x, x, f->m);
  const uint64_t fold = mpz_get_ui(x);
  for (unsigned i = 0; i < 10000; i++) {
    uint64_t k = 1 + test_random_below(fold);
    if (i % 4 == 1 && i < fold) k = 1 + i;
    if (i % 4 == 2 && i < fold) k = fold - i;
    if (i % 4 == 3) k = (UINT64_MAX / fold + test_random_below(3)) % fold + 1;
    test_context("round %u", i);
    mpz_set_ui(x, k - 1);
    mpz_mul_2exp(x, x, 256);
    mpz_add_ui(x, x, fold);
    mpz_fdiv_q_ui(x, x, fold - 1);
    mpz_sub_ui(x, x, i % 3);
    if (mpz_sgn(x) < 0 || mpz_sizeinbase(x, 2) > 256) continue;
    from_mpz(b, x);
    check_pair(f, a, b);
    check_pair(f, b, a);
  }
}

static void test_field(field *f) {
  mpz_inits(f->m, f->limit, f->r_inverse, f->scale, NULL);
  mpz_set_str(f->m, f->modulus, 16);
  if (f->any_words)
    mpz_setbit(f->limit, 256);
  else
    mpz_set(f->limit, f->m);
  mpz_setbit(f->r_inverse, f->log2_r);
  mpz_invert(f->r_inverse, f->r_inverse, f->m);
  mpz_set_ui(x, f->factor[1]);
  mpz_invert(f->scale, x, f->m);
  mpz_mul_ui(f->scale, f->scale, f->factor[0]);
  test_combinations(f);
  test_pairs(f, "boundary words in pairs", 12, 60000);
  test_pairs(f, "random words", 0, 40000);
  test_last_subtraction(f);
  test_neighbours(f);
  if (f->any_words)
    test_fold_carry(f);
  else
    test_last_carry(f);
  mpz_clears(f->m, f->limit, f->r_inverse, f->scale, NULL);
}
#endif

int main(void) {
  test_begin("kernels");
#ifdef __x86_64__
  if ((cpu_bits() & (CPU_BMI2 | CPU_ADX)) != (CPU_BMI2 | CPU_ADX)) {
    test_skip("kernels", "this machine lacks BMI2 or ADX");
    return test_end();
  }
  field fe = {.name = "p256",
              .portable = &fe_portable,
              .adx = &fe_adx,
              .modulus = "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
              .factor = {3, 2},
              .log2_r = 256};
  field sc = {.name = "p256, mod n",
              .portable = &sc_portable,
              .adx = &sc_adx,
              .modulus = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
              .factor = {1, 1},
              .log2_r = 256};
  field curve25519 = {.name = "curve25519",
                      .portable = &curve25519_portable,
                      .adx = &curve25519_adx,
                      .modulus = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed",
                      .factor = {121665, 1},
                      .any_words = 1};
  field secp256k1 = {.name = "secp256k1",
                     .portable = &secp256k1_portable,
                     .adx = &secp256k1_adx,
                     .modulus = "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
                     .factor = {3, 2},
                     .any_words = 1};
  mpz_inits(x, y, z, NULL);
  test_field(&fe);
  test_field(&sc);
  test_field(&curve25519);
  test_field(&secp256k1);
  mpz_clears(x, y, z, NULL);
#else
  test_skip("kernels", "no assembly for this machine");
#endif
  return test_end();
}

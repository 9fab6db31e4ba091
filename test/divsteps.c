/* Inversion by divsteps against GMP, in each form. */
#include "divsteps.h"

#include <gmp.h>
#include <stdio.h>
#include <string.h>

#include "test.h"

static mpz_t m, x, factor, t;

static void from_mpz(uint64_t w[4], const mpz_t in) {
  memset(w, 0, 32);
  mpz_export(w, NULL, -1, 8, 0, 0, in);
}

static void random_below(mpz_t out, const mpz_t bound) {
  uint8_t bytes[40];
  test_random(bytes, sizeof bytes);
  mpz_import(out, sizeof bytes, 1, 1, 0, 0, bytes);
  mpz_mod(out, out, bound);
}

/* factor / x mod m by f, once into a third array and once in place. */
static void check_function(divsteps_function *f) {
  uint64_t out[4], want[4], x_words[4], m_words[4], factor_words[4];
  from_mpz(x_words, x);
  from_mpz(m_words, m);
  from_mpz(factor_words, factor);
  if (mpz_sgn(x) == 0) {
    mpz_set_ui(t, 0);
  } else {
    CHECK(mpz_invert(t, x, m) != 0);
    mpz_mul(t, t, factor);
    mpz_mod(t, t, m);
  }
  from_mpz(want, t);
  f(out, x_words, m_words, factor_words);
  CHECK_BYTES(out, want, sizeof want);
  f(x_words, x_words, m_words, factor_words);
  CHECK_BYTES(x_words, want, sizeof want);
}

static void check(const divsteps_form *form) {
  check_function(form->inv);
  check_function(form->inv_vartime);
}

/* x and factor at the ends and in the middle of [0, m), and next to powers of two. */
static void test_boundaries(const divsteps_form *form) {
  for (int i = 0; i < 8 + 3 * 256; i++) {
    test_context("x number %d", i);
    if (i < 3)
      mpz_set_ui(x, (unsigned long)i);
    else if (i < 6)
      mpz_sub_ui(x, m, (unsigned long)i - 2);
    else if (i < 8)
      mpz_fdiv_q_2exp(x, m, 1), mpz_add_ui(x, x, (unsigned long)i - 6);
    else
      mpz_ui_pow_ui(x, 2, (unsigned long)(i - 8) / 3), mpz_add_ui(x, x, (unsigned long)i % 3),
          mpz_sub_ui(x, x, 1);
    if (mpz_cmp(x, m) >= 0) continue;
    mpz_gcd(t, x, m);
    if (mpz_sgn(x) && mpz_cmp_ui(t, 1) != 0) continue;
    for (int j = 0; j < 4; j++) {
      mpz_set_ui(factor, (unsigned long)j);
      if (j == 2) mpz_sub_ui(factor, m, 1);
      if (j == 3) random_below(factor, m);
      mpz_mod(factor, factor, m);
      check(form);
    }
  }
}

static void test_random_numbers(const divsteps_form *form, int rounds) {
  for (int i = 0; i < rounds; i++) {
    test_context("round %d", i);
    random_below(x, m);
    if (i % 4 == 0) mpz_fdiv_q_2exp(x, x, (mp_bitcnt_t)test_random_below(256)); /* short ones too */
    random_below(factor, m);
    mpz_gcd(t, x, m);
    if (mpz_sgn(x) == 0 || mpz_cmp_ui(t, 1) == 0) check(form);
  }
}

static void test_modulus(const divsteps_form *form, const char *name, const char *modulus,
                         int rounds) {
  char title[96];
  mpz_set_str(m, modulus, 16);
  snprintf(title, sizeof title, "%s: %s, boundaries", form->name, name);
  test_case(title);
  test_boundaries(form);
  snprintf(title, sizeof title, "%s: %s, random", form->name, name);
  test_case(title);
  test_random_numbers(form, rounds);
}

/* Every pair with a small modulus. */
static void test_small(const divsteps_form *form) {
  char title[96];
  snprintf(title, sizeof title, "%s: all x below all m < 128", form->name);
  test_case(title);
  for (unsigned long i = 3; i < 128; i += 2)
    for (unsigned long j = 0; j < i; j++) {
      mpz_set_ui(m, i);
      mpz_set_ui(x, j);
      mpz_set_ui(factor, i - 1);
      mpz_gcd(t, x, m);
      test_context("%lu mod %lu", j, i);
      if (j == 0 || mpz_cmp_ui(t, 1) == 0) check(form);
    }
}

int main(void) {
  static const divsteps_form *const forms[] = {&divsteps_62, &divsteps_62_portable, &divsteps_30};
  test_begin("divsteps");
  mpz_inits(m, x, factor, t, NULL);
  for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
    const divsteps_form *form = forms[i];
    if (!form->inv) {
      test_skip(form->name, "no products of 128 bits");
      continue;
    }
    test_modulus(form, "p of P-256",
                 "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 10000);
    test_modulus(form, "n of P-256",
                 "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 10000);
    test_modulus(form, "2^256 - 1",
                 "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", 3000);
    test_modulus(form, "2^255 + 1",
                 "8000000000000000000000000000000000000000000000000000000000000001", 3000);
    test_modulus(form, "2^255 - 19",
                 "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed", 3000);
    test_small(form);
  }
  mpz_clears(m, x, factor, t, NULL);
  return test_end();
}

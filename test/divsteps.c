/* Inversion by divsteps against GMP, in each form: modulo p and n of every curve, and modulo
 * numbers at the ends of each width. */
#include "divsteps.h"

#include <gmp.h>
#include <stdio.h>
#include <string.h>

#include "common/params.h"
#include "test.h"

enum { WORDS_MAX = 9 };

static mpz_t m, x, factor, t;

static void from_mpz(uint64_t w[WORDS_MAX], const mpz_t in) {
  memset(w, 0, 8 * WORDS_MAX);
  mpz_export(w, NULL, -1, 8, 0, 0, in);
}

static void random_below(mpz_t out, const mpz_t bound) {
  uint8_t bytes[80];
  test_random(bytes, sizeof bytes);
  mpz_import(out, sizeof bytes, 1, 1, 0, 0, bytes);
  mpz_mod(out, out, bound);
}

/* factor / x mod m by f, once into a third array and once in place. */
static void check_function(divsteps_function *f, size_t words) {
  uint64_t out[WORDS_MAX], want[WORDS_MAX], x_words[WORDS_MAX], m_words[WORDS_MAX];
  uint64_t factor_words[WORDS_MAX];
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
  CHECK_BYTES(out, want, 8 * words);
  f(x_words, x_words, m_words, factor_words);
  CHECK_BYTES(x_words, want, 8 * words);
}

static void check(const divsteps_form *form) {
  check_function(form->inv, (size_t)form->words);
  check_function(form->inv_vartime, (size_t)form->words);
}

/* x and factor at the ends and in the middle of [0, m), and next to powers of two. */
static void test_boundaries(const divsteps_form *form) {
  for (int i = 0; i < 8 + 3 * form->bits; i++) {
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
    if (i % 4 == 0)
      mpz_fdiv_q_2exp(x, x,
                      (mp_bitcnt_t)test_random_below((uint64_t)form->bits)); /* short ones too */
    random_below(factor, m);
    mpz_gcd(t, x, m);
    if (mpz_sgn(x) == 0 || mpz_cmp_ui(t, 1) == 0) check(form);
  }
}

/* Modulo m. */
static void test_modulus(const divsteps_form *form, const char *name, int rounds) {
  char title[96];
  snprintf(title, sizeof title, "%s: %s, boundaries", form->name, name);
  test_case(title);
  test_boundaries(form);
  snprintf(title, sizeof title, "%s: %s, random", form->name, name);
  test_case(title);
  test_random_numbers(form, rounds);
}

/* The divsteps width of a curve: that of p, up to a whole word. */
static int width_of(const curve_params *c) {
  const int bits = (int)mpz_sizeinbase(c->p, 2);
  return bits == 521 ? bits : (bits + 63) / 64 * 64;
}

static void test_curves(const divsteps_form *form, int rounds) {
  static const char *const names[] = {"p256",      "p384",       "p521",
                                      "secp256k1", "curve25519", "curve448"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    curve_params c;
    char path[512], error[256], name[32];
    snprintf(path, sizeof path, "%s/params/%s.curve", SLIMB_SOURCE_DIR, names[i]);
    CHECK(params_load(&c, path, error, sizeof error));
    if (width_of(&c) == form->bits) {
      snprintf(name, sizeof name, "p of %s", names[i]);
      mpz_set(m, c.p);
      test_modulus(form, name, rounds);
      snprintf(name, sizeof name, "n of %s", names[i]);
      mpz_set(m, c.n);
      test_modulus(form, name, rounds);
    }
    params_clear(&c);
  }
}

/* 2^bits - 1 and 2^(bits - 1) + 1. */
static void test_ends(const divsteps_form *form, int rounds) {
  mpz_ui_pow_ui(m, 2, (unsigned long)form->bits);
  mpz_sub_ui(m, m, 1);
  test_modulus(form, "the greatest modulus", rounds);
  mpz_ui_pow_ui(m, 2, (unsigned long)form->bits - 1);
  mpz_add_ui(m, m, 1);
  test_modulus(form, "a modulus next to a power of two", rounds);
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
#define ADDRESS(form) &form,
  static const divsteps_form *const forms[] = {DIVSTEPS_FORMS(ADDRESS)};
#undef ADDRESS
  test_begin("divsteps");
  mpz_inits(m, x, factor, t, NULL);
  for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
    test_curves(forms[i], 3000);
    test_ends(forms[i], 1000);
    test_small(forms[i]);
  }
  mpz_clears(m, x, factor, t, NULL);
  return test_end();
}

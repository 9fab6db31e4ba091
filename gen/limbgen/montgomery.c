/* Montgomery multiplication on unsigned limbs: product scanning, each digit cleared as soon as its
 * column is complete. Source: Montgomery 1985; Gueron, Krasnov 2015, figure 5, for moduli that are
 * -1 modulo the radix, whose quotient digit is the low limb itself. */
#include "limbgen/layout.h"

/* Adds to the columns above i what clears column i: q m 2^(bits i). */
static void clear_column(const layout *l, ir *p, ir_value **t, unsigned i) {
  const unsigned n = l->limbs;
  ir_value *q, *carry;
  if (mpz_cmp_si(l->digits[0], -1) == 0) {
    q = ir_name(ir_cast(p, l->limb, ir_low_bits(p, t[i], l->bits)), "q%u", i);
    carry = t[i]; /* t - q has the carry of t */
  } else {
    q = ir_name(ir_cast(p, l->limb, ir_mul_low(p, l->limb, t[i], l->montgomery_factor, l->bits)),
                "q%u", i);
    carry = ir_add_mul_const(p, l->wide, t[i], q, l->digits[0]);
  }
  mpz_ptr word = ir_number(p);
  mpz_setbit(word, ir_type_bits(l->limb));
  mpz_ptr limit = ir_number(p);
  mpz_fdiv_q_2exp(limit, ir_high_bound(carry), l->bits);
  carry = ir_shift_down(p, mpz_cmp(limit, word) < 0 ? l->limb : l->wide, carry, l->bits);
  t[i + 1] = ir_add(p, l->wide, t[i + 1], carry);
  for (unsigned j = 1; j < n; j++) {
    if (mpz_sgn(l->digits[j]) == 0) continue;
    if (t[i + j] == NULL)
      t[i + j] = ir_mul_const(p, l->wide, q, l->digits[j]);
    else
      t[i + j] = ir_add_mul_const(p, l->wide, t[i + j], q, l->digits[j]);
  }
  if (i + 1 < n) ir_name(t[i + 1], "t%u", i + 1);
}

/* The value of the result is (a b + q m) / R for a q in [0, R - 1]. */
static void narrow_by_formula(const layout *l, ir *p, element *r, mpz_srcptr a_high,
                              mpz_srcptr b_high) {
  mpz_ptr zero = ir_number(p), high = ir_number(p);
  mpz_setbit(high, l->bits * l->limbs);
  mpz_sub_ui(high, high, 1);
  mpz_mul(high, high, l->m);
  mpz_addmul(high, a_high, b_high);
  mpz_fdiv_q_2exp(high, high, l->bits * l->limbs);
  element_value_from_limbs(l, p, r);
  element_narrow_value(r, zero, high);
  element_narrow_top(l, p, r);
}

void montgomery_mul(const layout *l, ir *p, element *r, const element *a, const element *b) {
  const unsigned n = l->limbs;
  const mpz_srcptr a_high = a->value_high, b_high = b->value_high;
  ir_value *t[2 * LIMBS_MAX] = {0};
  product c;
  product_start(l, p, &c, a, b);
  for (unsigned k = 0; k < n; k++) t[k] = ir_name(product_column(l, p, &c, k), "t%u", k);
  for (unsigned i = 0; i < n; i++) {
    if (i > 0) t[n - 1 + i] = ir_name(product_column(l, p, &c, n - 1 + i), "t%u", n - 1 + i);
    if (t[n + i] == NULL) t[n + i] = ir_const_si(p, l->limb, 0);
    clear_column(l, p, t, i);
  }
  ir_value *carry = NULL;
  for (unsigned i = 0; i < n; i++) {
    ir_value *x = carry ? ir_add(p, l->wide, t[n + i], carry) : t[n + i];
    if (i + 1 < n) ir_name(x, "t%u", n + i);
    r->limb[i] =
        i + 1 < n ? ir_cast(p, l->limb, ir_low_bits(p, x, l->bits)) : ir_cast(p, l->limb, x);
    if (i + 1 < n) carry = ir_shift_down(p, l->wide, x, l->bits);
  }
  narrow_by_formula(l, p, r, a_high, b_high);
}

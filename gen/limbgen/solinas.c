/* Multiplication modulo m on balanced signed limbs, or on unsigned ones, by folding: 2^(bits n) is
 * congruent to a sum of few digits d_j 2^(bits j), so that what stands above limb n - 1 is
 * multiplied by them and added below. Where the words have room, whole columns are folded, and a
 * digit that is no power of two multiplies the limbs beforehand; else columns are folded from the
 * top, each split into its low limb and a carry first, so that a digit times a limb always fits.
 * Where the sums that arrive at the top limb and its neighbours are wide, these are carried and
 * folded a second time: the bounds decide (layout_settle). Source: Solinas 1999, "Generalized
 * Mersenne numbers". */
#include "limbgen/layout.h"

/* A column, all sums made: refuses one that a product written by hand does not carry. */
static ir_value *whole_column(const layout *l, ir *p, ir_value *x) {
  if (l->column_bits != 0 && mpz_sizeinbase(ir_high_bound(x), 2) > l->column_bits)
    ir_refuse(p, "a column can reach 2^%.2f", ir_log2(ir_high_bound(x)));
  return x;
}

/* Moves the carry of column k to column k + 1, with the low limb left in [0, 2^bits - 1]. */
static void carry_up(const layout *l, ir *p, ir_value **t, unsigned k) {
  ir_value *x = ir_name(whole_column(l, p, t[k]), "t%u", k);
  ir_value *high = ir_name(ir_shift_down(p, l->wide, x, l->bits), "h%u", k);
  t[k] = ir_name(ir_low_bits(p, x, l->bits), "l%u", k);
  t[k + 1] = t[k + 1] ? ir_add(p, l->wide, t[k + 1], high) : high;
}

/* Folds column k, which is at least n, onto the columns below. */
static void fold(const layout *l, ir *p, ir_value **t, unsigned k) {
  ir_value *e = ir_name(t[k], "e%u", k);
  for (unsigned j = 0; j < l->limbs; j++) {
    if (mpz_sgn(l->digits[j]) == 0) continue;
    ir_value **column = &t[k - l->limbs + j];
    *column = ir_add_mul_const(p, l->wide, *column, e, l->digits[j]);
  }
  t[k] = NULL;
}

/* Digits that are no powers of two fill a word with a limb alone: all carries come first then. */
static int has_wide_digits(const layout *l) {
  for (unsigned j = 0; j < l->limbs; j++) {
    mpz_t magnitude;
    mpz_init(magnitude);
    mpz_abs(magnitude, l->digits[j]);
    const int wide = mpz_popcount(magnitude) > 1;
    mpz_clear(magnitude);
    if (wide) return 1;
  }
  return 0;
}

/* The low bits of x, balanced where limbs are signed; the carry goes to *carry. */
static ir_value *split(const layout *l, ir *p, ir_value *x, unsigned bits, ir_value **carry) {
  if (l->family == PLAIN) {
    x = ir_name(whole_column(l, p, x), "s");
    *carry = ir_name(ir_shift_down(p, l->wide, x, bits), "c");
    return ir_low_bits(p, x, bits);
  }
  mpz_ptr half = ir_number(p);
  mpz_setbit(half, bits - 1);
  ir_value *biased = ir_name(ir_add(p, l->wide, x, ir_const(p, l->wide, half)), "s");
  *carry = ir_name(ir_shift_down(p, l->wide, biased, bits), "c");
  return ir_sub(p, l->wide, ir_low_bits(p, biased, bits), ir_const(p, l->wide, half));
}

/* The top limb of column n - 1; what is above it folded onto the columns below, with column n if
 * there is one. Unsigned limbs are cut where values are: their top limb has fewer bits. */
static ir_value *split_top(const layout *l, ir *p, ir_value **t) {
  const unsigned n = l->limbs;
  ir_value *carry, *top;
  if (l->family == PLAIN && mpz_sgn(l->folded) > 0 && l->fold_bits > l->bits * (n - 1)) {
    top = ir_name(split(l, p, t[n - 1], l->fold_bits - l->bits * (n - 1), &carry), "top");
    for (unsigned j = 0; j < n; j++)
      t[j] = ir_add_mul_const(p, l->wide, t[j], carry, l->top_fold[j]);
    if (t[n] == NULL) return top;
  } else {
    top = ir_name(split(l, p, t[n - 1], l->bits, &carry), "top");
    t[n] = t[n] ? ir_add(p, l->wide, t[n], carry) : carry;
  }
  fold(l, p, t, n);
  return top;
}

/* Carries and folds the n columns, and column n if there is one, to limbs. */
static void reduce_once(const layout *l, ir *p, element *r, ir_value **t) {
  const unsigned n = l->limbs;
  ir_value *carry, *top = split_top(l, p, t);
  for (unsigned i = 0; i + 1 < n; i++) {
    ir_value *x = i > 0 ? ir_add(p, l->wide, t[i], carry) : t[0];
    r->limb[i] = ir_cast(p, l->limb, split(l, p, x, l->bits, &carry));
  }
  r->limb[n - 1] = ir_cast(p, l->limb, ir_add(p, l->wide, top, carry));
  element_value_from_limbs(l, p, r);
}

/* Moves what the two columns below the fold carry there, or it would come out above it. */
static void carry_top(const layout *l, ir *p, ir_value **t) {
  carry_up(l, p, t, l->limbs - 2);
  carry_up(l, p, t, l->limbs - 1);
}

/* The columns 0 to n - 1 with all above them folded in: by limbs of b times the digit, where that
 * is one and no power of two, else column by column. */
static void whole_columns(const layout *l, ir *p, ir_value **t, product *c) {
  const unsigned n = l->limbs;
  if (has_wide_digits(l)) {
    product high = *c;
    element scaled;
    op_scale(l, p, l->limb, &scaled, c->b, mpz_get_ui(l->digits[0]));
    for (unsigned i = 0; i < n; i++) ir_name(scaled.limb[i], "f%u", i);
    high.scaled = &scaled;
    for (unsigned k = 0; k < n; k++) {
      ir_value *folded = k + n < 2 * n - 1 ? product_column(l, p, &high, k + n) : NULL;
      t[k] = product_column(l, p, c, k);
      if (folded) t[k] = ir_add(p, l->wide, t[k], folded);
    }
    return;
  }
  for (unsigned k = 2 * n - 1; k-- > 0;) t[k] = product_column(l, p, c, k);
  for (unsigned k = 2 * n - 2; k >= n; k--) fold(l, p, t, k);
}

/* Folds column by column from the top, each after its carry. */
static void carried_columns(const layout *l, ir *p, ir_value **t, product *c) {
  const unsigned n = l->limbs;
  for (unsigned k = 2 * n - 1; k-- > 0;) t[k] = product_column(l, p, c, k);
  carry_top(l, p, t);
  if (has_wide_digits(l))
    for (unsigned k = n; k < 2 * n - 1; k++) carry_up(l, p, t, k);
  for (unsigned k = 2 * n - 2; k >= n; k--) {
    carry_up(l, p, t, k);
    fold(l, p, t, k + 1);
  }
  if (l->folds_twice) {
    carry_top(l, p, t);
    carry_up(l, p, t, n);
    fold(l, p, t, n + 1);
  }
}

/* Whether whole columns can be folded at all: wide digits only as the lowest, and alone. */
static int may_fold_whole(const layout *l) {
  if (!has_wide_digits(l)) return 1;
  for (unsigned j = 1; j < l->limbs; j++)
    if (mpz_sgn(l->digits[j]) != 0) return 0;
  return mpz_sgn(l->digits[0]) > 0 && mpz_fits_ulong_p(l->digits[0]);
}

void solinas_mul(const layout *l, ir *p, element *r, const element *a, const element *b) {
  if (mpz_sgn(l->digits[l->limbs - 1]) != 0)
    ir_refuse(p, "2^%u mod m reaches the top limb: no folding from the top", l->bits * l->limbs);
  for (unsigned j = 0; l->family == PLAIN && j < l->limbs; j++)
    if (mpz_sgn(l->digits[j]) < 0)
      ir_refuse(p, "2^%u mod m has a negative digit", l->bits * l->limbs);
  if (l->folds_whole && !may_fold_whole(l)) ir_refuse(p, "more than one wide digit");
  ir_value *t[2 * LIMBS_MAX + 1] = {0};
  product c;
  product_start(l, p, &c, a, b);
  if (l->folds_whole) {
    whole_columns(l, p, t, &c);
    carry_top(l, p, t);
  } else {
    carried_columns(l, p, t, &c);
  }
  reduce_once(l, p, r, t);
}

void op_mul_small(const layout *l, ir *p, element *r, const element *a, unsigned long k) {
  ir_value *t[LIMBS_MAX + 1] = {0};
  mpz_ptr factor = ir_number(p);
  mpz_set_ui(factor, k);
  for (unsigned i = 0; i < l->limbs; i++) t[i] = ir_mul_const(p, l->wide, a->limb[i], factor);
  carry_top(l, p, t);
  reduce_once(l, p, r, t);
}

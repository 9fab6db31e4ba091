#include "limbgen/layout.h"

#include <stdio.h>
#include <string.h>

/* --- digits --- */

void digits_unsigned(mpz_t *digits, unsigned count, unsigned bits, mpz_srcptr x) {
  mpz_t rest;
  mpz_init_set(rest, x);
  for (unsigned i = 0; i + 1 < count; i++) {
    mpz_fdiv_r_2exp(digits[i], rest, bits);
    mpz_fdiv_q_2exp(rest, rest, bits);
  }
  mpz_set(digits[count - 1], rest);
  mpz_clear(rest);
}

void digits_balanced(mpz_t *digits, unsigned count, unsigned bits, mpz_srcptr x) {
  mpz_t rest;
  mpz_init_set(rest, x);
  for (unsigned i = 0; i + 1 < count; i++) {
    mpz_fdiv_r_2exp(digits[i], rest, bits);
    mpz_fdiv_q_2exp(rest, rest, bits);
    if (mpz_tstbit(digits[i], bits - 1)) {
      mpz_t one;
      mpz_init(one);
      mpz_setbit(one, bits);
      mpz_sub(digits[i], digits[i], one);
      mpz_add_ui(rest, rest, 1);
      mpz_clear(one);
    }
  }
  mpz_set(digits[count - 1], rest);
  mpz_clear(rest);
}

/* --- bounds --- */

void bounds_init(element_bounds *b, unsigned limbs) {
  b->limbs = limbs;
  for (unsigned i = 0; i < limbs; i++) mpz_inits(b->low[i], b->high[i], NULL);
  mpz_inits(b->value_low, b->value_high, NULL);
}

void bounds_clear(element_bounds *b) {
  for (unsigned i = 0; i < b->limbs; i++) mpz_clears(b->low[i], b->high[i], NULL);
  mpz_clears(b->value_low, b->value_high, NULL);
}

void bounds_copy(element_bounds *to, const element_bounds *from) {
  for (unsigned i = 0; i < from->limbs; i++) {
    mpz_set(to->low[i], from->low[i]);
    mpz_set(to->high[i], from->high[i]);
  }
  mpz_set(to->value_low, from->value_low);
  mpz_set(to->value_high, from->value_high);
}

static int cover(mpz_t low, mpz_t high, mpz_srcptr new_low, mpz_srcptr new_high) {
  const int grows = mpz_cmp(new_low, low) < 0 || mpz_cmp(new_high, high) > 0;
  if (mpz_cmp(new_low, low) < 0) mpz_set(low, new_low);
  if (mpz_cmp(new_high, high) > 0) mpz_set(high, new_high);
  return grows;
}

int bounds_cover(element_bounds *to, const element_bounds *from) {
  int grows = cover(to->value_low, to->value_high, from->value_low, from->value_high);
  for (unsigned i = 0; i < to->limbs; i++)
    grows |= cover(to->low[i], to->high[i], from->low[i], from->high[i]);
  return grows;
}

int bounds_contain(const element_bounds *outer, const element_bounds *inner) {
  int contains = mpz_cmp(inner->value_low, outer->value_low) >= 0 &&
                 mpz_cmp(inner->value_high, outer->value_high) <= 0;
  for (unsigned i = 0; i < outer->limbs; i++)
    contains &=
        mpz_cmp(inner->low[i], outer->low[i]) >= 0 && mpz_cmp(inner->high[i], outer->high[i]) <= 0;
  return contains;
}

void bounds_set_digits(const layout *l, element_bounds *b, mpz_srcptr value_high) {
  for (unsigned i = 0; i < l->limbs; i++) {
    mpz_set_ui(b->low[i], 0);
    mpz_set_ui(b->high[i], 0);
    mpz_setbit(b->high[i], l->bits);
    mpz_sub_ui(b->high[i], b->high[i], 1);
  }
  mpz_fdiv_q_2exp(b->high[l->limbs - 1], value_high, l->bits * (l->limbs - 1));
  mpz_set_ui(b->value_low, 0);
  mpz_set(b->value_high, value_high);
}

void bounds_largest_limb(const element_bounds *b, mpz_t out) {
  mpz_set_ui(out, 0);
  for (unsigned i = 0; i < b->limbs; i++) {
    if (mpz_cmpabs(b->low[i], out) > 0) mpz_abs(out, b->low[i]);
    if (mpz_cmpabs(b->high[i], out) > 0) mpz_abs(out, b->high[i]);
  }
}

/* --- layouts --- */

int layout_parse_name(const char *name, layout_family *family, unsigned *bits, unsigned *limbs) {
  char word[16];
  int end = 0;
  if (sscanf(name, "%15[a-z]-%ux%u%n", word, limbs, bits, &end) != 3 || name[end] != '\0') return 0;
  if (strcmp(word, "solinas") == 0)
    *family = SOLINAS;
  else if (strcmp(word, "plain") == 0)
    *family = PLAIN;
  else if (strcmp(word, "mont") == 0)
    *family = MONTGOMERY;
  else
    return 0;
  return *limbs >= 2 && *limbs <= LIMBS_MAX / 2 && *bits >= 8 && *bits <= 62;
}

/* Where m = -1 mod 2^bits, the digits of m + 1 and -1, which costs nothing (montgomery.c); else
 * those of m. */
static void set_montgomery_digits(layout *l) {
  mpz_t radix, next;
  mpz_inits(radix, next, NULL);
  mpz_setbit(radix, l->bits);
  mpz_add_ui(next, l->m, 1);
  const int sparse = mpz_divisible_2exp_p(next, l->bits);
  digits_unsigned(l->digits, l->limbs, l->bits, sparse ? next : l->m);
  if (sparse) mpz_set_si(l->digits[0], -1);
  mpz_invert(l->montgomery_factor, l->m, radix);
  mpz_sub(l->montgomery_factor, radix, l->montgomery_factor);
  mpz_clears(radix, next, NULL);
}

void layout_power(mpz_t r, unsigned k, mpz_srcptr m) {
  mpz_t twice;
  mpz_init(twice);
  mpz_set_ui(r, 0);
  mpz_setbit(r, k);
  mpz_mod(r, r, m);
  mpz_mul_2exp(twice, r, 1);
  if (mpz_cmp(twice, m) > 0) mpz_sub(r, r, m);
  mpz_clear(twice);
}

void layout_init(layout *l, layout_family family, machine_model model, unsigned bits,
                 unsigned limbs, mpz_srcptr m) {
  mpz_t power;
  mpz_init(power);
  static const char *const names[] = {
      [SOLINAS] = "solinas", [PLAIN] = "plain", [MONTGOMERY] = "mont"};
  snprintf(l->name, sizeof l->name, "%s-%ux%u", names[family], limbs, bits);
  l->family = family;
  l->slack = l->column_bits = 0;
  l->model = model;
  l->bits = bits;
  l->limbs = limbs;
  const int is_signed = family == SOLINAS;
  l->limb = model == MODEL_C64 ? (is_signed ? IR_I64 : IR_U64) : (is_signed ? IR_I32 : IR_U32);
  l->wide = model == MODEL_C64 ? (is_signed ? IR_I128 : IR_U128) : (is_signed ? IR_I64 : IR_U64);
  mpz_inits(l->m, l->montgomery_factor, l->r, l->r2, l->worst, l->folded, NULL);
  for (unsigned i = 0; i < LIMBS_MAX; i++) mpz_inits(l->digits[i], l->top_fold[i], NULL);
  bounds_init(&l->tight, limbs);
  bounds_init(&l->loose, limbs);
  mpz_set(l->m, m);
  l->m_bits = (unsigned)mpz_sizeinbase(m, 2);
  mpz_set_ui(l->r, 1);
  mpz_set_ui(l->r2, 1);
  layout_power(power, bits * limbs, m);
  if (family == SOLINAS) {
    digits_balanced(l->digits, limbs, bits, power);
  } else if (family == PLAIN) {
    digits_unsigned(l->digits, limbs, bits, power);
  } else {
    mpz_mod(l->r, power, m);
    mpz_mul(l->r2, power, power);
    mpz_mod(l->r2, l->r2, m);
    set_montgomery_digits(l);
  }
  l->fold_bits = l->m_bits;
  layout_power(l->folded, l->m_bits, m);
  layout_power(power, l->m_bits - 1, m);
  if (mpz_cmpabs(power, l->folded) < 0) {
    l->fold_bits--;
    mpz_set(l->folded, power);
  }
  if (family == PLAIN)
    digits_unsigned(l->top_fold, limbs, bits, l->folded);
  else
    digits_balanced(l->top_fold, limbs, bits, l->folded);
  mpz_clear(power);
}

void layout_clear(layout *l) {
  mpz_clears(l->m, l->montgomery_factor, l->r, l->r2, l->worst, l->folded, NULL);
  for (unsigned i = 0; i < LIMBS_MAX; i++) mpz_clears(l->digits[i], l->top_fold[i], NULL);
  bounds_clear(&l->tight);
  bounds_clear(&l->loose);
}

/* --- elements --- */

void element_input(const layout *l, ir *p, element *e, const char *prefix, const char *array,
                   const element_bounds *b) {
  char name[16], source[32];
  for (unsigned i = 0; i < l->limbs; i++) {
    snprintf(name, sizeof name, "%s%u", prefix, i);
    snprintf(source, sizeof source, "%s[%u]", array, i);
    e->limb[i] = ir_input(p, l->limb, name, source, b->low[i], b->high[i]);
  }
  e->value_low = ir_number(p);
  e->value_high = ir_number(p);
  mpz_set(e->value_low, b->value_low);
  mpz_set(e->value_high, b->value_high);
}

void element_value_from_limbs(const layout *l, ir *p, element *e) {
  mpz_ptr low = ir_number(p), high = ir_number(p);
  for (unsigned i = l->limbs; i-- > 0;) {
    mpz_mul_2exp(low, low, l->bits);
    mpz_add(low, low, ir_low_bound(e->limb[i]));
    mpz_mul_2exp(high, high, l->bits);
    mpz_add(high, high, ir_high_bound(e->limb[i]));
  }
  e->value_low = low;
  e->value_high = high;
}

void element_narrow_value(element *e, mpz_srcptr low, mpz_srcptr high) {
  if (mpz_cmp(low, e->value_low) > 0) mpz_set(e->value_low, low);
  if (mpz_cmp(high, e->value_high) < 0) mpz_set(e->value_high, high);
}

void element_narrow_top(const layout *l, ir *p, element *e) {
  mpz_ptr low = ir_number(p), high = ir_number(p);
  const unsigned shift = l->bits * (l->limbs - 1);
  mpz_fdiv_q_2exp(low, e->value_low, shift);
  mpz_fdiv_q_2exp(high, e->value_high, shift);
  ir_narrow(p, e->limb[l->limbs - 1], low, high);
}

void element_bounds_get(const layout *l, element_bounds *b, const element *e) {
  for (unsigned i = 0; i < l->limbs; i++) {
    mpz_set(b->low[i], ir_low_bound(e->limb[i]));
    mpz_set(b->high[i], ir_high_bound(e->limb[i]));
  }
  mpz_set(b->value_low, e->value_low);
  mpz_set(b->value_high, e->value_high);
}

void element_output(const layout *l, ir *p, const element *e, const char *array) {
  char target[32];
  for (unsigned i = 0; i < l->limbs; i++) {
    snprintf(target, sizeof target, "%s[%u]", array, i);
    ir_output(p, ir_cast(p, l->limb, e->limb[i]), target);
  }
}

/* --- settling --- */

typedef enum { BOUND_MUL, BOUND_SQR, BOUND_CARRY, BOUND_MUL8 } bounded_op;

/* Bounds of one operation on such elements. Returns 0 on refusal. */
static int bound_operation(layout *l, bounded_op op, element_bounds *out, const element_bounds *a,
                           char *why, size_t why_size) {
  static const char *const names[] = {"mul", "sqr", "carry", "mul8"};
  ir *p = ir_new(names[op]);
  volatile int ok = 0;
  if (IR_TRY(p)) {
    element x, y, r;
    element_input(l, p, &x, "a", "a", a);
    element_input(l, p, &y, "b", "b", a);
    if (op == BOUND_MUL)
      op_mul(l, p, &r, &x, &y);
    else if (op == BOUND_SQR)
      op_mul(l, p, &r, &x, &x);
    else if (op == BOUND_CARRY)
      op_carry(l, p, &r, &x);
    else
      op_multiple(l, p, &r, &x, 8);
    element_bounds_get(l, out, &r);
    ok = 1;
  } else {
    snprintf(why, why_size, "%s", ir_refusal(p));
  }
  if (mpz_cmp(ir_worst(p), l->worst) > 0) mpz_set(l->worst, ir_worst(p));
  if (op <= BOUND_SQR) l->multiplications[op == BOUND_SQR] = ir_multiplications(p);
  ir_free(p);
  return ok;
}

/* loose = all sums and differences of two elements of tight. */
static int bound_sums(const layout *l, element_bounds *loose, const element_bounds *tight,
                      char *why, size_t why_size) {
  ir *p = ir_new("sum");
  volatile int ok = 0;
  element_bounds b;
  bounds_init(&b, l->limbs);
  if (IR_TRY(p)) {
    element x, y, r;
    element_input(l, p, &x, "a", "a", tight);
    element_input(l, p, &y, "b", "b", tight);
    op_add(l, p, &r, &x, &y);
    element_bounds_get(l, loose, &r);
    op_sub(l, p, &r, &x, &y);
    element_bounds_get(l, &b, &r);
    bounds_cover(loose, &b);
    bounds_cover(loose, tight);
    ok = 1;
  } else {
    snprintf(why, why_size, "%s", ir_refusal(p));
  }
  bounds_clear(&b);
  ir_free(p);
  return ok;
}

/* Sums of sums, additions deep. */
static int bound_loose(layout *l, unsigned additions, char *why, size_t why_size) {
  element_bounds b;
  bounds_init(&b, l->limbs);
  bounds_copy(&l->loose, &l->tight);
  int ok = 1;
  for (unsigned i = 0; ok && i < additions; i++) {
    bounds_copy(&b, &l->loose);
    ok = bound_sums(l, &l->loose, &b, why, why_size);
  }
  bounds_clear(&b);
  return ok;
}

/* Whether products and carries of loose elements, and small multiples of tight ones, are tight;
 * grown tells whether tight had to grow.
 */
static int try_bounds(layout *l, unsigned additions, int *grown, char *why, size_t why_size) {
  element_bounds b;
  bounds_init(&b, l->limbs);
  *grown = 0;
  mpz_set_ui(l->worst, 0);
  int ok = bound_loose(l, additions, why, why_size);
  for (bounded_op op = BOUND_MUL; ok && op <= BOUND_MUL8; op++) {
    ok = bound_operation(l, op, &b, op == BOUND_MUL8 ? &l->tight : &l->loose, why, why_size);
    if (ok) *grown |= bounds_cover(&l->tight, &b);
  }
  bounds_clear(&b);
  return ok;
}

/* Limbs that are digits, balanced or not, and the values that they have below 2^m_bits. */
static void start_bounds(layout *l) {
  const int balanced = l->family == SOLINAS;
  const unsigned top_bits = l->m_bits - l->bits * (l->limbs - 1);
  for (unsigned i = 0; i < l->limbs; i++) {
    mpz_set_ui(l->tight.low[i], 0);
    mpz_set_ui(l->tight.high[i], 0);
    if (balanced)
      mpz_setbit(l->tight.high[i], l->bits - 1);
    else
      mpz_setbit(l->tight.high[i], i + 1 < l->limbs ? l->bits : top_bits);
    if (balanced) mpz_neg(l->tight.low[i], l->tight.high[i]);
    mpz_sub_ui(l->tight.high[i], l->tight.high[i], 1);
  }
  mpz_set_ui(l->tight.value_low, 0);
  mpz_set_ui(l->tight.value_high, 0);
  mpz_setbit(l->tight.value_high, l->m_bits);
  if (balanced) mpz_neg(l->tight.value_low, l->tight.value_high);
  if (l->slack == 0) return;
  for (unsigned i = 0; i < l->limbs; i++)
    mpz_add_ui(l->tight.high[i], l->tight.high[i], (1ul << l->slack) - 1);
  mpz_set_ui(l->tight.value_high, 0);
  for (unsigned i = l->limbs; i-- > 0;) {
    mpz_mul_2exp(l->tight.value_high, l->tight.value_high, l->bits);
    mpz_add(l->tight.value_high, l->tight.value_high, l->tight.high[i]);
  }
}

/* Widens the bounds until products of sums stay within them. */
static int settle_growing(layout *l, unsigned additions, char *why, size_t why_size) {
  start_bounds(l);
  for (int round = 0; round < 16; round++) {
    int grown;
    if (!try_bounds(l, additions, &grown, why, why_size)) return 0;
    if (!grown) return 1;
  }
  snprintf(why, why_size, "%s: the bounds of a product do not settle", l->name);
  return 0;
}

/* The first of these whose bounds settle: whole columns folded, one fold at the top, two. */
static int settle_solinas(layout *l, unsigned additions, char *why, size_t why_size) {
  static const struct { int folds_whole, folds_twice; } ways[] = {{1, 0}, {0, 0}, {0, 1}};
  for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
    l->folds_whole = ways[i].folds_whole;
    l->folds_twice = ways[i].folds_twice;
    if (settle_growing(l, additions, why, why_size)) return 1;
  }
  return 0;
}

/* Values below 2 m - 2^k: the smallest such bound that multiplication keeps. Below that k none is
 * kept either, since the bound moves towards 2 m, where limbs of 2 m no longer cover those of an
 * element that is subtracted. */
static int settle_montgomery(layout *l, unsigned additions, char *why, size_t why_size) {
  mpz_t high, step;
  mpz_inits(high, step, NULL);
  int settled = 0;
  for (unsigned k = l->m_bits - 1; !settled && k > 0; k--) {
    mpz_mul_2exp(high, l->m, 1);
    mpz_set_ui(step, 0);
    mpz_setbit(step, k);
    mpz_sub(high, high, step);
    mpz_sub_ui(high, high, 1);
    bounds_set_digits(l, &l->tight, high);
    int grown;
    if (!try_bounds(l, additions, &grown, why, why_size)) break;
    settled = !grown;
    if (!settled)
      snprintf(why, why_size, "%s: R / m is too small: a product of such sums is not below 2 m",
               l->name);
  }
  mpz_clears(high, step, NULL);
  return settled;
}

int layout_settle(layout *l, unsigned additions, char *why, size_t why_size) {
  if (l->bits * l->limbs < l->m_bits) {
    snprintf(why, why_size, "%s: %u bits do not hold the modulus", l->name, l->bits * l->limbs);
    return 0;
  }
  if (l->family == PLAIN && l->bits * (l->limbs - 1) >= l->m_bits) {
    snprintf(why, why_size, "%s: fewer limbs hold the modulus", l->name);
    return 0;
  }
  return l->family == MONTGOMERY ? settle_montgomery(l, additions, why, why_size)
                                 : settle_solinas(l, additions, why, why_size);
}

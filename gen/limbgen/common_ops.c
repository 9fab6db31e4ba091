/* What both families share: sums, carries, halves, the canonical residue, words. */
#include "limbgen/layout.h"

void op_mul(const layout *l, ir *p, element *r, const element *a, const element *b) {
  if (l->family == MONTGOMERY)
    montgomery_mul(l, p, r, a, b);
  else
    solinas_mul(l, p, r, a, b);
}

void product_start(const layout *l, ir *p, product *c, const element *a, const element *b) {
  c->a = a;
  c->b = b;
  c->scaled = NULL;
  if (a != b) return;
  for (unsigned i = 0; i + 1 < l->limbs; i++)
    c->doubled.limb[i] = ir_name(ir_shift_up(p, l->limb, a->limb[i], 1), "d%u", i);
}

ir_value *product_column(const layout *l, ir *p, product *c, unsigned k) {
  const unsigned n = l->limbs;
  ir_value *sum = NULL;
  for (unsigned i = k < n ? 0 : k - n + 1; i <= k && i < n; i++) {
    const unsigned j = k - i;
    if (c->a == c->b && i > j) break;
    ir_value *x = c->a == c->b && i < j ? c->doubled.limb[i] : c->a->limb[i];
    ir_value *xy = ir_mul(p, l->wide, x, c->scaled ? c->scaled->limb[j] : c->b->limb[j]);
    sum = sum ? ir_add(p, l->wide, sum, xy) : xy;
  }
  return sum;
}

/* --- sums --- */

static void set_value(ir *p, element *r, mpz_srcptr low, mpz_srcptr high) {
  mpz_ptr new_low = ir_number(p), new_high = ir_number(p);
  mpz_set(new_low, low);
  mpz_set(new_high, high);
  r->value_low = new_low;
  r->value_high = new_high;
}

void op_add(const layout *l, ir *p, element *r, const element *a, const element *b) {
  mpz_ptr low = ir_number(p), high = ir_number(p);
  mpz_add(low, a->value_low, b->value_low);
  mpz_add(high, a->value_high, b->value_high);
  for (unsigned i = 0; i < l->limbs; i++) r->limb[i] = ir_add(p, l->limb, a->limb[i], b->limb[i]);
  set_value(p, r, low, high);
}

/* Limbs at least those of needed (a vector of limbs, not negative) whose value is a multiple of m.
 */
static void multiple_over(const layout *l, ir *p, mpz_ptr *offset, mpz_srcptr *needed) {
  mpz_ptr value = ir_number(p), multiple = ir_number(p);
  mpz_t digits[LIMBS_MAX];
  for (unsigned i = l->limbs; i-- > 0;) {
    mpz_mul_2exp(value, value, l->bits);
    mpz_add(value, value, needed[i]);
  }
  mpz_cdiv_q(multiple, value, l->m);
  mpz_mul(multiple, multiple, l->m);
  mpz_sub(multiple, multiple, value);
  for (unsigned i = 0; i < l->limbs; i++) mpz_init(digits[i]);
  digits_unsigned(digits, l->limbs, l->bits, multiple);
  for (unsigned i = 0; i < l->limbs; i++) {
    offset[i] = ir_number(p);
    mpz_add(offset[i], needed[i], digits[i]);
    mpz_clear(digits[i]);
  }
}

void sub_offset(const layout *l, ir *p, mpz_ptr *offset, const element *b) {
  mpz_srcptr needed[LIMBS_MAX];
  for (unsigned i = 0; i < l->limbs; i++) {
    needed[i] = ir_high_bound(b->limb[i]);
    offset[i] = ir_number(p);
  }
  if (!ir_type_is_signed(l->limb)) multiple_over(l, p, offset, needed);
}

static void offset_value(const layout *l, mpz_ptr value, mpz_ptr *offset) {
  mpz_set_ui(value, 0);
  for (unsigned i = l->limbs; i-- > 0;) {
    mpz_mul_2exp(value, value, l->bits);
    mpz_add(value, value, offset[i]);
  }
}

/* a - b plus a multiple of m where limbs are unsigned; a NULL for 0. */
static void subtract(const layout *l, ir *p, element *r, const element *a, const element *b) {
  mpz_ptr offset[LIMBS_MAX], low = ir_number(p), high = ir_number(p);
  sub_offset(l, p, offset, b);
  offset_value(l, low, offset);
  mpz_sub(high, low, b->value_low);
  mpz_sub(low, low, b->value_high);
  if (a) mpz_add(low, low, a->value_low), mpz_add(high, high, a->value_high);
  for (unsigned i = 0; i < l->limbs; i++) {
    ir_value *x = ir_const(p, l->limb, offset[i]);
    if (a) x = ir_add(p, l->limb, a->limb[i], x);
    r->limb[i] = ir_sub(p, l->limb, x, b->limb[i]);
  }
  set_value(p, r, low, high);
}

void op_sub(const layout *l, ir *p, element *r, const element *a, const element *b) {
  subtract(l, p, r, a, b);
}

void op_neg(const layout *l, ir *p, element *r, const element *a) { subtract(l, p, r, NULL, a); }

void op_scale(const layout *l, ir *p, ir_type type, element *r, const element *a, unsigned long k) {
  mpz_ptr factor = ir_number(p), low = ir_number(p), high = ir_number(p);
  mpz_set_ui(factor, k);
  mpz_mul(low, a->value_low, factor);
  mpz_mul(high, a->value_high, factor);
  for (unsigned i = 0; i < l->limbs; i++)
    r->limb[i] = ir_mul_const(p, type, ir_cast(p, type, a->limb[i]), factor);
  set_value(p, r, low, high);
}

/* --- carries --- */

/* Signed arithmetic for all: limbs that fit 63 bits. */
static void to_signed(const layout *l, ir *p, element *r, const element *a) {
  for (unsigned i = 0; i < l->limbs; i++) r->limb[i] = ir_cast(p, IR_I64, a->limb[i]);
  r->value_low = a->value_low;
  r->value_high = a->value_high;
}

/* Folds what the value has above 2^fold_bits, as far as its top limb shows it; no carries. rounded:
 * to nearest, which leaves a balanced top limb. */
static void fold_top(const layout *l, ir *p, element *e, int rounded) {
  const unsigned top_bits = l->fold_bits - l->bits * (l->limbs - 1);
  ir_value **top = &e->limb[l->limbs - 1];
  mpz_ptr half = ir_number(p);
  if (rounded) mpz_setbit(half, top_bits - 1);
  ir_value *biased = ir_name(ir_add(p, IR_I64, *top, ir_const(p, IR_I64, half)), "top");
  ir_value *q = ir_name(ir_shift_down(p, IR_I64, biased, top_bits), "q");
  if (ir_is_zero(q)) return;
  *top = ir_sub(p, IR_I64, ir_low_bits(p, biased, top_bits), ir_const(p, IR_I64, half));
  element_value_from_limbs(l, p, e);
  const int falls = mpz_sgn(l->folded) < 0;
  mpz_addmul(e->value_low, l->folded, falls ? ir_high_bound(q) : ir_low_bound(q));
  mpz_addmul(e->value_high, l->folded, falls ? ir_low_bound(q) : ir_high_bound(q));
  for (unsigned i = 0; i < l->limbs; i++)
    e->limb[i] = ir_add_mul_const(p, IR_I64, e->limb[i], q, l->top_fold[i]);
}

/* One pass of carries: limbs in [0, 2^bits - 1], or balanced; the last takes the rest. */
static void carry_chain(const layout *l, ir *p, element *e, int balanced) {
  ir_value *carry = NULL;
  mpz_ptr half = ir_number(p), old_low = e->value_low, old_high = e->value_high;
  if (balanced) mpz_setbit(half, l->bits - 1);
  ir_value *bias = ir_const(p, IR_I64, half);
  for (unsigned i = 0; i + 1 < l->limbs; i++) {
    ir_value *x = carry ? ir_add(p, IR_I64, e->limb[i], carry) : e->limb[i];
    x = ir_name(ir_add(p, IR_I64, x, bias), "s%u", i);
    carry = ir_name(ir_shift_down(p, IR_I64, x, l->bits), "c%u", i);
    e->limb[i] = ir_name(ir_sub(p, IR_I64, ir_low_bits(p, x, l->bits), bias), "x%u", i);
  }
  ir_value **top = &e->limb[l->limbs - 1];
  *top = ir_name(ir_add(p, IR_I64, *top, carry), "x%u", l->limbs - 1);
  element_value_from_limbs(l, p, e);
  element_narrow_value(e, old_low, old_high);
  if (!balanced) element_narrow_top(l, p, e);
}

void op_carry(const layout *l, ir *p, element *r, const element *a) {
  const int balanced = l->family == SOLINAS;
  to_signed(l, p, r, a);
  fold_top(l, p, r, balanced);
  carry_chain(l, p, r, balanced);
  for (unsigned i = 0; i < l->limbs; i++) r->limb[i] = ir_cast(p, l->limb, r->limb[i]);
}

void op_multiple(const layout *l, ir *p, element *r, const element *a, unsigned long k) {
  element multiple;
  op_scale(l, p, ir_type_is_signed(l->limb) ? IR_I64 : IR_U64, &multiple, a, k);
  op_carry(l, p, r, &multiple);
}

/* a or a + m, whichever is even, shifted down, then carried. */
void op_half(const layout *l, ir *p, element *r, const element *a) {
  mpz_t m[LIMBS_MAX];
  mpz_ptr low = ir_number(p), high = ir_number(p), zero = ir_number(p);
  for (unsigned i = 0; i < l->limbs; i++) mpz_init(m[i]);
  digits_unsigned(m, l->limbs, l->bits, l->m);
  mpz_add(high, a->value_high, l->m);
  mpz_fdiv_q_2exp(high, high, 1);
  mpz_fdiv_q_2exp(low, a->value_low, 1);
  to_signed(l, p, r, a);
  ir_value *odd = ir_name(ir_mask(p, ir_low_bits(p, r->limb[0], 1)), "odd");
  for (unsigned i = 0; i < l->limbs; i++) {
    ir_value *add = ir_select(p, odd, ir_const(p, IR_U64, m[i]), ir_const(p, IR_U64, zero));
    r->limb[i] = ir_name(ir_add(p, IR_I64, r->limb[i], ir_cast(p, IR_I64, add)), "even%u", i);
  }
  for (unsigned i = 0; i < l->limbs; i++) {
    ir_value *half = ir_shift_down(p, IR_I64, r->limb[i], 1);
    if (i + 1 < l->limbs)
      half = ir_add(p, IR_I64, half,
                    ir_shift_up(p, IR_I64, ir_low_bits(p, r->limb[i + 1], 1), l->bits - 1));
    r->limb[i] = ir_name(half, "half%u", i);
  }
  for (unsigned i = 0; i < l->limbs; i++) mpz_clear(m[i]);
  set_value(p, r, low, high);
  op_carry(l, p, r, r);
}

/* --- the canonical residue --- */

static int is_digits(const layout *l, const element *e) {
  for (unsigned i = 0; i < l->limbs; i++) {
    if (mpz_sgn(ir_low_bound(e->limb[i])) < 0) return 0;
    if (i + 1 < l->limbs && mpz_sizeinbase(ir_high_bound(e->limb[i]), 2) > l->bits) return 0;
  }
  return 1;
}

/* Adds a multiple of m that leaves no limb negative. */
static void make_positive(const layout *l, ir *p, element *e) {
  mpz_ptr offset[LIMBS_MAX], value = ir_number(p), low = ir_number(p), high = ir_number(p);
  mpz_srcptr needed[LIMBS_MAX];
  for (unsigned i = 0; i < l->limbs; i++) {
    mpz_ptr need = ir_number(p);
    if (mpz_sgn(ir_low_bound(e->limb[i])) < 0) mpz_neg(need, ir_low_bound(e->limb[i]));
    needed[i] = need;
  }
  multiple_over(l, p, offset, needed);
  offset_value(l, value, offset);
  mpz_add(low, e->value_low, value);
  mpz_add(high, e->value_high, value);
  for (unsigned i = 0; i < l->limbs; i++)
    e->limb[i] = ir_add(p, IR_I64, e->limb[i], ir_const(p, IR_I64, offset[i]));
  set_value(p, e, low, high);
}

static void add_modulus(const layout *l, ir *p, element *e) {
  mpz_t m[LIMBS_MAX];
  mpz_ptr low = ir_number(p), high = ir_number(p);
  mpz_add(low, e->value_low, l->m);
  mpz_add(high, e->value_high, l->m);
  for (unsigned i = 0; i < l->limbs; i++) mpz_init(m[i]);
  digits_unsigned(m, l->limbs, l->bits, l->m);
  for (unsigned i = 0; i < l->limbs; i++) {
    e->limb[i] = ir_add(p, IR_I64, e->limb[i], ir_const(p, IR_I64, m[i]));
    mpz_clear(m[i]);
  }
  set_value(p, e, low, high);
}

/* e - m if that is not negative, else e, by a borrow chain. In: digits, value below 2 m. */
static void subtract_once(const layout *l, ir *p, element *e) {
  mpz_t m[LIMBS_MAX];
  ir_value *reduced[LIMBS_MAX], *borrow = NULL;
  const unsigned n = l->limbs;
  for (unsigned i = 0; i < n; i++) mpz_init(m[i]);
  digits_unsigned(m, n, l->bits, l->m);
  for (unsigned i = 0; i < n; i++) {
    ir_value *x = ir_sub(p, IR_I64, e->limb[i], ir_const(p, IR_I64, m[i]));
    if (borrow) x = ir_add(p, IR_I64, x, borrow);
    ir_name(x, "y%u", i);
    borrow = ir_name(ir_shift_down(p, IR_I64, x, i + 1 < n ? l->bits : 63), "borrow");
    reduced[i] = i + 1 < n ? ir_low_bits(p, x, l->bits) : ir_low_bits(p, x, 63);
    mpz_clear(m[i]);
  }
  ir_value *below = ir_name(ir_mask(p, borrow), "below_m");
  for (unsigned i = 0; i < n; i++) {
    ir_value *kept = ir_cast(p, IR_U64, e->limb[i]);
    e->limb[i] = ir_select(p, below, kept, ir_cast(p, IR_U64, reduced[i]));
    e->limb[i] = ir_name(ir_cast(p, IR_I64, e->limb[i]), "z%u", i);
  }
  mpz_ptr zero = ir_number(p), high = ir_number(p);
  mpz_sub_ui(high, l->m, 1);
  set_value(p, e, zero, high);
  element_narrow_top(l, p, e);
}

void op_canonical(const layout *l, ir *p, element *r, const element *a) {
  mpz_ptr limit = ir_number(p);
  mpz_mul_2exp(limit, l->m, 1);
  to_signed(l, p, r, a);
  if (mpz_sgn(r->value_low) < 0 || !is_digits(l, r)) {
    make_positive(l, p, r);
    carry_chain(l, p, r, 0);
  }
  for (int round = 0; round < 2 && mpz_cmp(r->value_high, limit) >= 0; round++) {
    fold_top(l, p, r, 0);
    if (mpz_sgn(r->value_low) < 0) add_modulus(l, p, r);
    carry_chain(l, p, r, 0);
  }
  if (mpz_cmp(r->value_high, limit) >= 0) ir_refuse(p, "two folds leave the value above 2 m");
  subtract_once(l, p, r);
}

/* --- words --- */

void op_to_words(const layout *l, ir *p, ir_value **words, const element *a) {
  const unsigned count = (l->m_bits + 63) / 64;
  for (unsigned j = 0; j < count; j++) words[j] = ir_const_si(p, IR_U64, 0);
  for (unsigned i = 0; i < l->limbs; i++) {
    ir_value *x = ir_cast(p, IR_U64, a->limb[i]);
    const unsigned j = l->bits * i / 64, shift = l->bits * i % 64;
    words[j] =
        ir_add(p, IR_U64, words[j], ir_shift_up(p, IR_U64, ir_low_bits(p, x, 64 - shift), shift));
    if (j + 1 < count && shift + l->bits > 64)
      words[j + 1] = ir_add(p, IR_U64, words[j + 1], ir_shift_down(p, IR_U64, x, 64 - shift));
  }
}

/* len bits of the words, from bit from on. */
static ir_value *word_bits(ir *p, ir_value *const *words, unsigned count, unsigned from,
                           unsigned len) {
  const unsigned j = from / 64, shift = from % 64, have = 64 - shift;
  ir_value *x = shift ? ir_shift_down(p, IR_U64, words[j], shift) : words[j];
  if (j + 1 < count && have < len)
    x = ir_add(p, IR_U64, x,
               ir_shift_up(p, IR_U64, ir_low_bits(p, words[j + 1], len - have), have));
  return ir_low_bits(p, x, len);
}

/* How many bits the words hold, by the bound of the last. */
static unsigned words_size(ir_value *const *words, unsigned count) {
  return 64 * (count - 1) + (unsigned)mpz_sizeinbase(ir_high_bound(words[count - 1]), 2);
}

void op_from_words(const layout *l, ir *p, element *r, ir_value *const *words, unsigned count) {
  const unsigned size = words_size(words, count), top = l->limbs - 1;
  const int folds = l->family != MONTGOMERY && size > l->fold_bits;
  const unsigned end = folds ? l->fold_bits : size; /* of what goes into the limbs as it is */
  for (unsigned i = 0; i <= top; i++) {
    const unsigned from = l->bits * i, len = i < top ? l->bits : end - from;
    ir_value *x = from < end ? word_bits(p, words, count, from, len) : ir_const_si(p, IR_U64, 0);
    r->limb[i] = l->family == MONTGOMERY ? ir_cast(p, l->limb, x) : ir_cast(p, IR_I64, x);
  }
  if (folds) {
    ir_value *above =
        ir_cast(p, IR_I64, word_bits(p, words, count, l->fold_bits, size - l->fold_bits));
    ir_name(above, "above");
    for (unsigned i = 0; i <= top; i++)
      r->limb[i] = ir_add_mul_const(p, IR_I64, r->limb[i], above, l->top_fold[i]);
  }
  element_value_from_limbs(l, p, r);
  if (l->family != MONTGOMERY) op_carry(l, p, r, r);
}

/* --- for tables of operations --- */

void build_sqr(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_mul(l, p, r, a, a);
}

void build_neg(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_neg(l, p, r, a);
}

void build_carry(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_carry(l, p, r, a);
}

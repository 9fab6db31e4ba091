/* Limb layouts and elements.
 *
 * An element is a vector of limbs l[0..n-1] that stands for the value sum l[i] 2^(bits i), times
 * 1 / R in a Montgomery layout, modulo m. */
#ifndef LIMBGEN_LAYOUT_H
#define LIMBGEN_LAYOUT_H

#include <gmp.h>

#include "limbgen/ir.h"

#define LIMBS_MAX 40

typedef enum {
  SOLINAS,   /* balanced signed limbs; the part above 2^(bits n) is folded down */
  PLAIN,     /* unsigned limbs, folded likewise: where 2^(bits n) mod m has no negative digit */
  MONTGOMERY /* unsigned limbs, R = 2^(bits n) */
} layout_family;

typedef enum { MODEL_C64, MODEL_C32 } machine_model;

/* What is known of an element: each limb in [low, high], the value in [value_low, value_high]. */
typedef struct {
  unsigned limbs;
  mpz_t low[LIMBS_MAX], high[LIMBS_MAX];
  mpz_t value_low, value_high;
} element_bounds;

typedef struct {
  char name[32]; /* "solinas-9x29" */
  layout_family family;
  machine_model model;
  unsigned bits, limbs;
  ir_type limb, wide; /* a limb; what products are summed in */
  mpz_t m;
  unsigned m_bits;
  /* SOLINAS, PLAIN: 2^(bits n) mod m, MONTGOMERY: m, in the digits that the reduction multiplies
   * by. */
  mpz_t digits[LIMBS_MAX];
  mpz_t montgomery_factor; /* -1/m mod 2^bits */
  mpz_t r, r2;             /* MONTGOMERY: R, R^2 mod m; else 1 */
  /* Where values are cut: at m_bits, or one lower for an m just above a power of two; and what the
   * bits above fold to, 2^fold_bits mod m, centred: also in signed digits. */
  unsigned fold_bits;
  mpz_t folded, top_fold[LIMBS_MAX];
  /* SOLINAS, PLAIN: whether columns above the top limb are folded whole, before any carry; if not,
   * whether the columns around the top limb are carried and folded twice. */
  int folds_whole, folds_twice;
  /* PLAIN, where products are written by hand in place of the generated ones: how far the limbs of
   * tight elements may exceed their digits, below 2^slack, and what the columns of a product stay
   * below, 2^column_bits. 0 after layout_init: not at all, and whatever wide holds. */
  unsigned slack, column_bits;
  element_bounds tight, loose;
  /* Found by layout_settle: the largest value anywhere in mul, sqr and carry of loose elements, and
   * the word multiplications of mul and sqr. */
  mpz_t worst;
  unsigned multiplications[2];
} layout;

/* The bounds of a new layout are empty: layout_settle finds them. */
void layout_init(layout *l, layout_family family, machine_model model, unsigned bits,
                 unsigned limbs, mpz_srcptr m);
void layout_clear(layout *l);

/* 2^k mod m, of the two residues the one that is smaller in size. */
void layout_power(mpz_t r, unsigned k, mpz_srcptr m);

/* Reads "solinas-9x29", "plain-9x58" or "mont-5x52". Returns 0 for anything else. */
int layout_parse_name(const char *name, layout_family *family, unsigned *bits, unsigned *limbs);

/* Finds bounds such that multiplication of loose elements gives tight ones. Loose elements cover
 * sums and differences of tight ones, nested to the depth of additions: 1 for emitted code. Returns
 * 1; 0 with the refusal in why. */
int layout_settle(layout *l, unsigned additions, char *why, size_t why_size);

void bounds_init(element_bounds *b, unsigned limbs);
void bounds_clear(element_bounds *b);
void bounds_copy(element_bounds *to, const element_bounds *from);
/* Widens to so that it covers from. Returns whether it grew. */
int bounds_cover(element_bounds *to, const element_bounds *from);
int bounds_contain(const element_bounds *outer, const element_bounds *inner);
/* Canonical digits: limbs in [0, 2^bits - 1], value in [0, value_high]. */
void bounds_set_digits(const layout *l, element_bounds *b, mpz_srcptr value_high);
/* The largest magnitude of a limb. */
void bounds_largest_limb(const element_bounds *b, mpz_t out);

/* Digits of x: in [0, 2^bits - 1], or balanced in [-2^(bits-1), 2^(bits-1) - 1]; the last takes all
 * that is left. */
void digits_unsigned(mpz_t *digits, unsigned count, unsigned bits, mpz_srcptr x);
void digits_balanced(mpz_t *digits, unsigned count, unsigned bits, mpz_srcptr x);

/* An element in a program. */
typedef struct {
  ir_value *limb[LIMBS_MAX];
  mpz_ptr value_low, value_high;
} element;

/* The limbs of the C array name[], as inputs called prefix0, prefix1 ... */
void element_input(const layout *l, ir *p, element *e, const char *prefix, const char *array,
                   const element_bounds *b);
/* Sets the value interval to what the limbs alone say. */
void element_value_from_limbs(const layout *l, ir *p, element *e);
void element_narrow_value(element *e, mpz_srcptr low, mpz_srcptr high);
/* Where all limbs but the last are digits, the last is the value shifted down: narrows its bounds.
 */
void element_narrow_top(const layout *l, ir *p, element *e);
void element_bounds_get(const layout *l, element_bounds *b, const element *e);
void element_output(const layout *l, ir *p, const element *e, const char *array);

/* The operations: each builds one into p and gives the result in r, or refuses. r may be an
 * operand. In montgomery.c and solinas.c: */
void montgomery_mul(const layout *l, ir *p, element *r, const element *a, const element *b);
void solinas_mul(const layout *l, ir *p, element *r, const element *a, const element *b);
/* In common_ops.c. a b; a^2 where b is a itself. */
void op_mul(const layout *l, ir *p, element *r, const element *a, const element *b);
/* The column sum a_i b_(k-i), squares by doubled limbs. */
typedef struct {
  const element *a, *b;
  element doubled;       /* squares only */
  const element *scaled; /* takes the place of b, if not NULL */
} product;
void product_start(const layout *l, ir *p, product *c, const element *a, const element *b);
ir_value *product_column(const layout *l, ir *p, product *c, unsigned k);
void op_add(const layout *l, ir *p, element *r, const element *a, const element *b);
void op_sub(const layout *l, ir *p, element *r, const element *a, const element *b);
void op_neg(const layout *l, ir *p, element *r, const element *a);
void op_scale(const layout *l, ir *p, ir_type type, element *r, const element *a, unsigned long k);
void op_carry(const layout *l, ir *p, element *r, const element *a);
/* k a, formed in 64 bits, where it fits before the carry. */
void op_multiple(const layout *l, ir *p, element *r, const element *a, unsigned long k);
void op_half(const layout *l, ir *p, element *r, const element *a);
/* The same for tables of operations: b is not used. */
typedef void build(const layout *l, ir *p, element *r, const element *a, const element *b);
build build_sqr, build_neg, build_carry;
/* The digits of the residue in [0, m). */
void op_canonical(const layout *l, ir *p, element *r, const element *a);
/* k a, for a small k. SOLINAS only. */
void op_mul_small(const layout *l, ir *p, element *r, const element *a, unsigned long k);
/* Digits of an element to words of 64 bits, and count words to limbs. The words' bounds tell how
 * many bits they hold: more than the modulus has are folded, or in Montgomery form left in the top
 * limb. */
void op_to_words(const layout *l, ir *p, ir_value **words, const element *a);
void op_from_words(const layout *l, ir *p, element *r, ir_value *const *words, unsigned count);
/* The multiple of m that op_sub adds: limbs that are not below those of b. Zeros where limbs are
 * signed. */
void sub_offset(const layout *l, ir *p, mpz_ptr *offset, const element *b);

#endif

#include "limbgen/explore.h"

#include <string.h>

typedef explored row;

/* The nominal largest limb after so many additions of elements: 2^(bits - 1) balanced or 2^bits
 * unsigned, doubled by each. */
static unsigned limb_log2(const row *r, unsigned additions) {
  return r->bits - (r->family == SOLINAS) + additions;
}

static void column_of(const row *r, unsigned additions, mpz_t column) {
  mpz_set_ui(column, r->limbs);
  mpz_mul_2exp(column, column, 2 * limb_log2(r, additions));
}

static void judge(row *r, mpz_srcptr m, machine_model model) {
  mpz_t column, zero;
  mpz_inits(column, zero, NULL);
  r->additions = -1;
  for (unsigned k = 0; k <= ADDITIONS_MAX; k++) {
    layout l;
    layout_init(&l, r->family, model, r->bits, r->limbs, m);
    memcpy(r->name, l.name, sizeof r->name);
    column_of(r, k, column);
    r->column[k] = ir_log2(column);
    r->column_fits[k] = ir_type_holds(l.wide, zero, column);
    r->refusal[k][0] = '\0';
    const int settled = layout_settle(&l, k, r->refusal[k], sizeof r->refusal[k]);
    r->worst[k] = ir_log2(l.worst);
    if (settled && (int)k == r->additions + 1) {
      r->additions = (int)k;
      r->mul = l.multiplications[0];
      r->sqr = l.multiplications[1];
    }
    layout_clear(&l);
  }
  mpz_clears(column, zero, NULL);
}

unsigned explore_rows(row *rows, mpz_srcptr m, machine_model model) {
  const unsigned m_bits = (unsigned)mpz_sizeinbase(m, 2);
  const unsigned least = model == MODEL_C64 ? 44 : 24, most = model == MODEL_C64 ? 61 : 31;
  unsigned count = 0;
  for (layout_family family = SOLINAS; family <= MONTGOMERY; family++)
    for (unsigned bits = least; bits <= most; bits++) {
      rows[count] = (row){.family = family, .bits = bits, .limbs = (m_bits + bits - 1) / bits};
      judge(&rows[count], m, model);
      if (family != PLAIN || rows[count].additions >= 0) count++; /* few moduli have these */
    }
  return count;
}

const row *explore_choose(const row *rows, unsigned count, layout_family family) {
  const row *best = NULL;
  for (const row *r = rows; r < rows + count; r++)
    if (r->family == family && r->additions >= 1 &&
        (best == NULL || r->mul < best->mul || (r->mul == best->mul && r->bits < best->bits)))
      best = r;
  return best;
}

/* --- the table --- */

static void print_row(FILE *out, const row *r, int chosen) {
  fprintf(out, "%-14s", r->name);
  if (r->additions >= 0)
    fprintf(out, " %4u %4u ", r->mul, r->sqr);
  else
    fprintf(out, " %4s %4s ", "-", "-");
  for (unsigned k = 0; k <= ADDITIONS_MAX; k++)
    fprintf(out, " %6.2f%c", r->column[k], r->column_fits[k] ? ' ' : '!');
  fputs("  ", out);
  for (unsigned k = 0; k <= ADDITIONS_MAX; k++) {
    if ((int)k <= r->additions)
      fprintf(out, " %6.2f", r->worst[k]);
    else
      fprintf(out, " %6s", "-");
  }
  if (r->additions < 0)
    fputs("  refused", out);
  else
    fprintf(out, "  safe with %d addition%s", r->additions, r->additions == 1 ? "" : "s");
  fputs(chosen ? ", chosen\n" : "\n", out);
}

/* Limbs that wrap where the column of products itself does not fit. */
static void print_witness(FILE *out, const row *r, unsigned additions, machine_model model) {
  mpz_t column, wrapped;
  const unsigned word = model == MODEL_C64 ? 128 : 64;
  const unsigned at_rest = limb_log2(r, 0);
  mpz_inits(column, wrapped, NULL);
  column_of(r, additions, column);
  mpz_fdiv_r_2exp(wrapped, column, word);
  if (r->family == SOLINAS && mpz_tstbit(wrapped, word - 1)) {
    mpz_t modulus;
    mpz_init(modulus);
    mpz_setbit(modulus, word);
    mpz_sub(wrapped, wrapped, modulus);
    mpz_clear(modulus);
  }
  fprintf(out, "    witness: all %u limbs of both operands %s2^%u", r->limbs,
          r->family == SOLINAS ? "-" : "", at_rest);
  if (additions) fprintf(out, ", each taken %u times", 1u << additions);
  gmp_fprintf(out, ": the sum of their products\n    is %Zd, in %u bits %Zd\n", column, word,
              wrapped);
  mpz_clears(column, wrapped, NULL);
}

static void print_refusal(FILE *out, const row *r, machine_model model) {
  if (r->additions == ADDITIONS_MAX) return;
  const unsigned k = (unsigned)(r->additions + 1);
  fprintf(out, "  %s with %u addition%s refused: %s\n", r->name, k, k == 1 ? "" : "s",
          r->refusal[k]);
  if (!r->column_fits[k]) print_witness(out, r, k, model);
}

void explore(FILE *out, const char *name, mpz_srcptr m, machine_model model) {
  row rows[EXPLORED_MAX];
  const unsigned count = explore_rows(rows, m, model);
  const unsigned m_bits = (unsigned)mpz_sizeinbase(m, 2);
  fprintf(
      out,
      "Layouts of %s, %u bits, with %s.\n"
      "mul, sqr: word multiplications, reduction included. Column: log2 of the largest sum of "
      "products of\n"
      "limbs at their nominal bound, with 0 to %d additions in both operands; ! does not fit. "
      "Worst: log2 of\n"
      "the largest value anywhere, reduction and carries included, where that is proved to fit.\n\n"
      "%-14s %4s %4s  %-31s   %s\n",
      name, m_bits,
      model == MODEL_C64 ? "products of 64 x 64 bits in 128" : "products of 32 x 32 bits in 64",
      ADDITIONS_MAX, "layout", "mul", "sqr", " column, additions 0 to 3",
      " worst, additions 0 to 3");
  const row *chosen[] = {explore_choose(rows, count, SOLINAS), explore_choose(rows, count, PLAIN),
                         explore_choose(rows, count, MONTGOMERY)};
  for (const row *r = rows; r < rows + count; r++)
    print_row(out, r, r == chosen[0] || r == chosen[1] || r == chosen[2]);
  fputs("\nWhat stops each layout:\n", out);
  for (const row *r = rows; r < rows + count; r++) print_refusal(out, r, model);
  fputs(
      "\nChosen: in each family the fewest multiplications among the layouts safe with one "
      "addition.\n",
      out);
}

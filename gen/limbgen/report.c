#include "limbgen/report.h"

#include <string.h>

#include "limbgen/explore.h"

void report_heading(FILE *out, const char *command) {
  fprintf(
      out,
      "<!-- Written by: %s -->\n"
      "# The layouts of the fields\n\n"
      "`solinas-9x29` holds an element in 9 signed limbs of 29 bits and folds what lies above "
      "the prime; `plain-8x56` holds it in 8 unsigned limbs of 56\n"
      "bits and folds alike, where the prime lets it; `mont-5x52` holds it in 5 unsigned limbs of "
      "52 bits in Montgomery form. For each modulus and machine,\n"
      "of the layouts with the same number of limbs the one with the narrowest is listed, with "
      "what "
      "`limbgen explore CURVE --field p|n --model c64|c32` proves\n"
      "of it by exact intervals (it also lists the others, and witness limbs for what is "
      "refused):\n\n"
      "- **mul, sqr**: word multiplications, reduction included.\n"
      "- **additions**: the most that operands of a product may have been through before it "
      "(0 to %d are tried).\n"
      "- **largest**: log2 of the largest value anywhere in the product with so many, reduction "
      "and carries included; what holds it is 128 bits in\n"
      "  the model c64 and 64 in c32, of which a Solinas layout has one for the sign.\n"
      "- **stopped by**: the first thing that could overflow with one addition more.\n\n"
      "The layouts in **bold** are in src/generated/. Which backend has which, and what each takes "
      "on your "
      "machine: `slimb fields`.\n",
      command, ADDITIONS_MAX);
}

static int is_named(char field, const char *name, char *const *named, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (named[i][0] == field && strcmp(named[i] + 2, name) == 0) return 1;
  return 0;
}

static void print_row(FILE *out, const explored *r, int bold) {
  fprintf(out, bold ? "| **%s** | " : "| %s | ", r->name);
  if (r->additions < 0)
    fprintf(out, "| | none | | ");
  else
    fprintf(out, "%u | %u | %d | %.2f | ", r->mul, r->sqr, r->additions, r->worst[r->additions]);
  fprintf(out, "%s |\n", r->additions < ADDITIONS_MAX ? r->refusal[r->additions + 1] : "");
}

/* Returns how many of the named layouts were in the table. */
static unsigned print_table(FILE *out, mpz_srcptr m, machine_model model, char field,
                            char *const *named, unsigned count) {
  explored rows[EXPLORED_MAX];
  const unsigned n = explore_rows(rows, m, model);
  unsigned found = 0;
  fprintf(out,
          "\nModel %s:\n\n"
          "| layout | mul | sqr | additions | largest | stopped by |\n"
          "|---|--:|--:|--:|--:|---|\n",
          model == MODEL_C64 ? "c64" : "c32");
  for (unsigned i = 0; i < n; i++) {
    const int bold = is_named(field, rows[i].name, named, count);
    const int narrowest =
        i == 0 || rows[i].family != rows[i - 1].family || rows[i].limbs != rows[i - 1].limbs;
    if (narrowest || bold) print_row(out, &rows[i], bold);
    found += (unsigned)bold;
  }
  return found;
}

/* Full words: no intervals of limbs, and so no row. */
static int is_by_hand(const char *named) {
  const size_t length = strlen(named);
  return length > 3 && strcmp(named + length - 3, "x64") == 0;
}

int report_curve(FILE *out, const curve_params *c, char *const *named, unsigned count, char *why,
                 size_t why_size) {
  unsigned listed = 0;
  fprintf(out, "\n## %s\n", c->name);
  for (const char *field = "pn"; *field; field++) {
    mpz_srcptr m = *field == 'p' ? c->p : c->n;
    fprintf(out, "\n### %s modulo %c, %zu bits\n", c->name, *field, mpz_sizeinbase(m, 2));
    for (unsigned i = 0; i < count; i++)
      if (named[i][0] == *field && is_by_hand(named[i])) {
        fprintf(out, "\nBy hand, in full words with every sum reduced at once: **%s**.\n",
                named[i] + 2);
        listed++;
      }
    listed += print_table(out, m, MODEL_C64, *field, named, count);
    listed += print_table(out, m, MODEL_C32, *field, named, count);
  }
  if (listed == count) return 1;
  snprintf(why, why_size, "%s: %u of the %u layouts named do not exist for it", c->name,
           count - listed, count);
  return 0;
}

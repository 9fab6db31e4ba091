#include "common/params.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *path;
  unsigned line; /* 0: the file as a whole */
  char *error;
  size_t error_size;
} reader;

__attribute__((format(printf, 2, 3))) static int fail(const reader *r, const char *format, ...) {
  int used = r->line ? snprintf(r->error, r->error_size, "%s:%u: ", r->path, r->line)
                     : snprintf(r->error, r->error_size, "%s: ", r->path);
  if (used >= 0 && (size_t)used < r->error_size) {
    va_list args;
    va_start(args, format);
    vsnprintf(r->error + used, r->error_size - (size_t)used, format, args);
    va_end(args);
  }
  return 0;
}

static const char *skip_space(const char *s) {
  while (isspace((unsigned char)*s)) s++;
  return s;
}

/* One literal, decimal or 0x hexadecimal, at *s; moves *s past it. */
static int parse_literal(mpz_t out, const char **s) {
  const char *start = *s;
  int base = 10;
  if (start[0] == '0' && (start[1] == 'x' || start[1] == 'X')) base = 16, start += 2;
  const char *end = start;
  while (base == 16 ? isxdigit((unsigned char)*end) : isdigit((unsigned char)*end)) end++;
  if (end == start) return 0;
  char *digits = strndup(start, (size_t)(end - start));
  int bad = digits == NULL || mpz_set_str(out, digits, base);
  free(digits);
  *s = end;
  return !bad;
}

#define POWER_BITS_MAX 16384

/* One term without its sign, LITERAL or LITERAL^LITERAL, as base^exponent; exponent 1 if not given.
 */
static int parse_power(mpz_t base, unsigned long *exponent, const char **s) {
  *exponent = 1;
  if (!parse_literal(base, s)) return 0;
  if (**s != '^') return 1;
  (*s)++;
  mpz_t e;
  mpz_init(e);
  int ok = parse_literal(e, s) && mpz_cmp_ui(e, 4096) <= 0 &&
           mpz_sizeinbase(base, 2) * mpz_get_ui(e) <= POWER_BITS_MAX;
  if (ok) *exponent = mpz_get_ui(e);
  mpz_clear(e);
  return ok;
}

/* Writes base^exponent as a power of two, if it is one. */
static int as_power_of_two(unsigned *power, const mpz_t base, unsigned long exponent) {
  if (mpz_sgn(base) <= 0 || mpz_popcount(base) != 1) return 0;
  *power = (unsigned)(mpz_scan1(base, 0) * exponent);
  return 1;
}

/* A sum of signed terms. terms, if not NULL, receives them as signed powers of two; *count is 0 if
 * they are not. */
static int parse_sum(const reader *r, mpz_t out, const char *s, params_term *terms, size_t *count) {
  mpz_t term;
  mpz_init(term);
  mpz_set_ui(out, 0);
  size_t n = 0;
  int powers = 1, ok = 1;
  s = skip_space(s);
  for (int first = 1; ok && (first || *s != '\0'); first = 0) {
    int negative = *s == '-';
    if (*s == '-' || *s == '+')
      s = skip_space(s + 1);
    else if (!first)
      ok = fail(r, "a sign is missing before '%s'", s);
    unsigned long exponent;
    if (ok && !parse_power(term, &exponent, &s)) ok = fail(r, "a number is expected at '%s'", s);
    if (!ok) break;
    unsigned power = 0;
    powers = powers && n < PARAMS_TERMS_MAX && as_power_of_two(&power, term, exponent);
    if (powers && terms) terms[n++] = (params_term){negative ? -1 : 1, power};
    mpz_pow_ui(term, term, exponent);
    if (negative) mpz_neg(term, term);
    mpz_add(out, out, term);
    s = skip_space(s);
  }
  if (count) *count = powers ? n : 0;
  mpz_clear(term);
  return ok;
}

typedef struct {
  const char *key;
  mpz_ptr number; /* or text */
  char *text;
  unsigned forms; /* that have it */
  int seen;
} field;

static int parse_text(const reader *r, char out[16], const char *value) {
  size_t len = strlen(value);
  if (len == 0 || len > 15) return fail(r, "a name of 1 to 15 characters is expected");
  memcpy(out, value, len + 1);
  return 1;
}

static int parse_line(const reader *r, curve_params *c, field *fields, size_t count, char *line) {
  line[strcspn(line, "#\r\n")] = '\0';
  char *key = line + strspn(line, " \t");
  if (*key == '\0') return 1;
  char *value = key + strcspn(key, " \t");
  if (*value != '\0') *value++ = '\0';
  value += strspn(value, " \t");
  for (size_t len = strlen(value); len > 0 && isspace((unsigned char)value[len - 1]); len--)
    value[len - 1] = '\0';
  for (field *f = fields; f < fields + count; f++) {
    if (strcmp(key, f->key) != 0) continue;
    if (f->seen++) return fail(r, "'%s' stands here for the second time", key);
    if (f->text) return parse_text(r, f->text, value);
    if (f->number == c->p) return parse_sum(r, c->p, value, c->p_terms, &c->p_term_count);
    return parse_sum(r, f->number, value, NULL, NULL);
  }
  return fail(r, "unknown key '%s'", key);
}

/* Whether a curve over p may have n h points: p + 1 - n h is at most 2 sqrt p in size (Hasse). */
static int order_is_possible(const curve_params *c) {
  mpz_t trace, bound;
  mpz_init_set(trace, c->p);
  mpz_init(bound);
  mpz_add_ui(trace, trace, 1);
  mpz_submul(trace, c->n, c->h);
  mpz_mul(trace, trace, trace);
  mpz_mul_2exp(bound, c->p, 2);
  const int possible = mpz_cmp(trace, bound) <= 0;
  mpz_clears(trace, bound, NULL);
  return possible;
}

/* y^2 - (x^3 + a x + b), or a x^2 + y^2 - 1 - d x^2 y^2, of the base point. */
static void equation(mpz_t r, const curve_params *c) {
  mpz_t xx, yy;
  mpz_inits(xx, yy, NULL);
  mpz_mul(xx, c->gx, c->gx);
  mpz_mul(yy, c->gy, c->gy);
  if (params_is_edwards(c)) {
    mpz_mul(r, c->d, xx);
    mpz_mul(r, r, yy);
    mpz_add_ui(r, r, 1);
    mpz_submul(r, c->a, xx);
    mpz_sub(r, yy, r);
  } else {
    mpz_add(xx, xx, c->a);
    mpz_mul(xx, xx, c->gx);
    mpz_add(xx, xx, c->b);
    mpz_sub(r, yy, xx);
  }
  mpz_clears(xx, yy, NULL);
}

static int base_point_on_curve(const curve_params *c) {
  mpz_t difference;
  mpz_init(difference);
  equation(difference, c);
  const int on_curve = mpz_divisible_p(difference, c->p);
  mpz_clear(difference);
  return on_curve;
}

static int check(const reader *r, curve_params *c) {
  if (mpz_cmp_ui(c->p, 3) <= 0 || mpz_even_p(c->p)) return fail(r, "p is not an odd prime");
  if (!mpz_probab_prime_p(c->p, 30)) return fail(r, "p is not prime");
  if (mpz_sgn(c->n) <= 0 || mpz_even_p(c->n)) return fail(r, "n is not odd and positive");
  if (!mpz_probab_prime_p(c->n, 30)) return fail(r, "n is not prime");
  if (mpz_sgn(c->h) <= 0 || !order_is_possible(c)) return fail(r, "n h is no order for this p");
  mpz_mod(c->a, c->a, c->p);
  mpz_mod(c->b, c->b, c->p);
  mpz_mod(c->d, c->d, c->p);
  if (mpz_sgn(c->gx) < 0 || mpz_cmp(c->gx, c->p) >= 0 || mpz_sgn(c->gy) < 0 ||
      mpz_cmp(c->gy, c->p) >= 0)
    return fail(r, "a coordinate of the base point is not below p");
  if (params_is_edwards(c) && (mpz_fdiv_ui(c->mont_a, 4) != 2 || mpz_sgn(c->mont_a) < 0 ||
                               mpz_cmp_ui(c->mont_a, 1UL << 24) > 0))
    return fail(r, "mont_a is not 2 mod 4, or not in [0, 2^24]");
  return base_point_on_curve(c) ? 1 : fail(r, "the base point is not on the curve");
}

#define WEIERSTRASS 1u
#define EDWARDS 2u

/* Every key that the form has must stand in the file, and no other. */
static int check_keys(const reader *r, curve_params *c, const field *fields, size_t count) {
  const unsigned form = strcmp(c->form, "weierstrass") == 0 ? WEIERSTRASS
                        : strcmp(c->form, "edwards") == 0   ? EDWARDS
                                                            : 0;
  if (*c->form && form == 0) return fail(r, "unknown form '%s'", c->form);
  for (size_t i = 0; i < count; i++) {
    const int wanted = form == 0 || (fields[i].forms & form);
    if (wanted && !fields[i].seen) return fail(r, "'%s' is missing", fields[i].key);
    if (!wanted && fields[i].seen) return fail(r, "'%s' is no key of this form", fields[i].key);
  }
  return 1;
}

static int read_file(reader *r, curve_params *c) {
  const unsigned both = WEIERSTRASS | EDWARDS;
  field fields[] = {{"name", NULL, c->name, both, 0},
                    {"form", NULL, c->form, both, 0},
                    {"p", c->p, NULL, both, 0},
                    {"a", c->a, NULL, both, 0},
                    {"b", c->b, NULL, WEIERSTRASS, 0},
                    {"d", c->d, NULL, EDWARDS, 0},
                    {"n", c->n, NULL, both, 0},
                    {"gx", c->gx, NULL, both, 0},
                    {"gy", c->gy, NULL, both, 0},
                    {"h", c->h, NULL, both, 0},
                    {"mont_a", c->mont_a, NULL, EDWARDS, 0},
                    {"mont_u", c->mont_u, NULL, EDWARDS, 0}};
  const size_t count = sizeof fields / sizeof fields[0];
  FILE *in = fopen(r->path, "r");
  if (in == NULL) return fail(r, "%s", strerror(errno));
  char *line = NULL;
  size_t room = 0;
  int ok = 1;
  while (ok && getline(&line, &room, in) != -1) {
    r->line++;
    ok = parse_line(r, c, fields, count, line);
  }
  if (ok && ferror(in)) ok = fail(r, "cannot be read");
  free(line);
  fclose(in);
  r->line = 0;
  return ok && check_keys(r, c, fields, count);
}

int params_load(curve_params *c, const char *path, char *error, size_t error_size) {
  memset(c, 0, sizeof *c);
  mpz_inits(c->p, c->n, c->a, c->b, c->d, c->gx, c->gy, c->h, c->mont_a, c->mont_u, NULL);
  reader r = {path, 0, error, error_size};
  return read_file(&r, c) && check(&r, c);
}

int params_is_edwards(const curve_params *c) { return strcmp(c->form, "edwards") == 0; }

unsigned params_width(const curve_params *c) { return ((unsigned)mpz_sizeinbase(c->p, 2) + 7) / 8; }

unsigned params_words(const curve_params *c) { return (params_width(c) + 7) / 8; }

void params_clear(curve_params *c) {
  mpz_clears(c->p, c->n, c->a, c->b, c->d, c->gx, c->gy, c->h, c->mont_a, c->mont_u, NULL);
}

int params_parse_number(mpz_t out, const char *text, char *error, size_t error_size) {
  const reader r = {.path = text, .error = error, .error_size = error_size};
  return parse_sum(&r, out, text, NULL, NULL);
}

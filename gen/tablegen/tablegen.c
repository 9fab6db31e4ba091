/* tablegen writes the order and the prime of a curve, and tables of multiples of its base point, in
 * affine coordinates computed with GMP. It shares no code with src/, which it is to be compared
 * with. */
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/params.h"

#define WORDS_MAX 16

static const char usage[] =
    "usage: tablegen CURVE_FILE --log2-r BITS --comb W --odd W --out FILE\n"
    "\n"
    "Writes a C header with two tables of multiples of the base point G:\n"
    "  comb[i][j] = (2 j + 1) 2^(W i) G, for the windows of a scalar; 2^(W-1) entries each\n"
    "  odd[j]     = (2 j + 1) G, 2^(W-2) entries\n"
    "An entry is x | y, affine; on an Edwards curve with a = -1 y + x | y - x | 2 d x y, with a = "
    "1\n"
    "x | y | d x y; each as the 64-bit words of x R mod p with R = 2^BITS.\n";

typedef struct {
  mpz_t x, y;
} point;

typedef struct {
  const char *curve_file, *out;
  unsigned log2_r, comb_width, odd_width;
} options;

/* r = a + b on an Edwards curve: ((x1 y2 + y1 x2) / (1 + d x1 x2 y1 y2),
 * (y1 y2 - a x1 x2) / (1 - d x1 x2 y1 y2)). Returns 0 where a denominator is 0. */
static int edwards_add(point *r, const point *a, const point *b, const curve_params *c) {
  mpz_t xx, yy, xy, product, one;
  mpz_inits(xx, yy, xy, product, NULL);
  mpz_init_set_ui(one, 1);
  mpz_mul(xx, a->x, b->x);
  mpz_mul(yy, a->y, b->y);
  mpz_mul(xy, a->x, b->y);
  mpz_addmul(xy, a->y, b->x);
  mpz_mul(product, xx, yy);
  mpz_mul(product, product, c->d);
  mpz_submul(yy, c->a, xx);
  mpz_add(xx, one, product);
  mpz_sub(product, one, product);
  const int finite = mpz_invert(xx, xx, c->p) != 0 && mpz_invert(product, product, c->p) != 0;
  mpz_mul(xy, xy, xx);
  mpz_mul(yy, yy, product);
  mpz_mod(r->x, xy, c->p);
  mpz_mod(r->y, yy, c->p);
  mpz_clears(xx, yy, xy, product, one, NULL);
  return finite;
}

/* r = a + b for finite points with different x, or r = 2 a for the same point. Returns 1; 0 where
 * the result is no finite point. */
static int weierstrass_add(point *r, const point *a, const point *b, const curve_params *c) {
  mpz_t slope, t, x;
  mpz_inits(slope, t, x, NULL);
  if (mpz_cmp(a->x, b->x) == 0) {
    mpz_mul(slope, a->x, a->x);
    mpz_mul_ui(slope, slope, 3);
    mpz_add(slope, slope, c->a);
    mpz_add(t, a->y, a->y);
  } else {
    mpz_sub(slope, b->y, a->y);
    mpz_sub(t, b->x, a->x);
  }
  mpz_mod(t, t, c->p);
  const int finite = mpz_invert(t, t, c->p) != 0;
  mpz_mul(slope, slope, t);
  mpz_mod(slope, slope, c->p);
  mpz_mul(x, slope, slope);
  mpz_sub(x, x, a->x);
  mpz_sub(x, x, b->x);
  mpz_mod(x, x, c->p);
  mpz_sub(t, a->x, x);
  mpz_mul(t, t, slope);
  mpz_sub(t, t, a->y);
  mpz_mod(r->y, t, c->p);
  mpz_set(r->x, x);
  mpz_clears(slope, t, x, NULL);
  return finite;
}

static int point_add(point *r, const point *a, const point *b, const curve_params *c) {
  return params_is_edwards(c) ? edwards_add(r, a, b, c) : weierstrass_add(r, a, b, c);
}

/* Whether n is the order of the base point: (n - 1) G = -G. The last step is a doubling, and no
 * step before it meets -G where n is prime. */
static int base_point_has_order(const curve_params *c) {
  point sum, base;
  mpz_t k;
  mpz_init_set(base.x, c->gx);
  mpz_init_set(base.y, c->gy);
  mpz_init_set(sum.x, c->gx);
  mpz_init_set(sum.y, c->gy);
  mpz_init(k);
  mpz_sub_ui(k, c->n, 1);
  int ok = 1;
  for (size_t i = mpz_sizeinbase(k, 2) - 1; ok && i-- > 0;) {
    ok = point_add(&sum, &sum, &sum, c);
    if (ok && mpz_tstbit(k, i)) ok = point_add(&sum, &sum, &base, c);
  }
  mpz_ptr negated = params_is_edwards(c) ? base.x : base.y;
  mpz_sub(negated, c->p, negated);
  ok = ok && mpz_cmp(sum.x, base.x) == 0 && mpz_cmp(sum.y, base.y) == 0;
  mpz_clears(sum.x, sum.y, base.x, base.y, k, NULL);
  return ok;
}

/* Whether the tables can be made; complains if not. In tables below the order no sum is infinite.
 */
static int check_curve(const options *o, const curve_params *c) {
  const unsigned width = o->comb_width > o->odd_width ? o->comb_width : o->odd_width;
  const char *why = params_words(c) > WORDS_MAX            ? "p is too long"
                    : mpz_sizeinbase(c->n, 2) <= width + 1 ? "n is too short for these widths"
                    : !base_point_has_order(c)             ? "n is not the order of the base point"
                                                           : NULL;
  if (why != NULL) fprintf(stderr, "%s: %s\n", o->curve_file, why);
  return why == NULL;
}

/* In: 0 <= v < 2^(64 count). */
static void print_words(FILE *out, const mpz_t v, unsigned count, const char *end) {
  uint64_t words[WORDS_MAX] = {0};
  mpz_export(words, NULL, -1, sizeof words[0], 0, 0, v);
  for (unsigned i = 0; i < count; i++)
    fprintf(out, "0x%016" PRIx64 "%s", words[i], i + 1 < count ? "," : end);
}

static void print_coordinate(FILE *out, const mpz_t v, const char *end, const options *o,
                             const curve_params *c) {
  mpz_t t;
  mpz_init(t);
  mpz_mul_2exp(t, v, o->log2_r);
  mpz_mod(t, t, c->p);
  print_words(out, t, params_words(c), end);
  mpz_clear(t);
}

static unsigned coordinates(const curve_params *c) { return params_is_edwards(c) ? 3 : 2; }

/* x | y; on an Edwards curve with a = -1 y + x | y - x | 2 d x y, with another a x | y | d x y. */
static void print_entry(FILE *out, const point *q, const options *o, const curve_params *c) {
  mpz_t u, v, w, minus_one;
  mpz_init_set(u, q->x);
  mpz_init_set(v, q->y);
  mpz_inits(w, minus_one, NULL);
  mpz_sub_ui(minus_one, c->p, 1);
  mpz_mul(w, q->x, q->y);
  mpz_mul(w, w, c->d);
  if (params_is_edwards(c) && mpz_cmp(c->a, minus_one) == 0) {
    mpz_add(u, q->y, q->x);
    mpz_sub(v, q->y, q->x);
    mpz_mul_ui(w, w, 2);
  }
  fprintf(out, "{");
  print_coordinate(out, u, ",\n ", o, c);
  print_coordinate(out, v, params_is_edwards(c) ? ",\n " : "},\n", o, c);
  if (params_is_edwards(c)) print_coordinate(out, w, "},\n", o, c);
  mpz_clears(u, v, w, minus_one, NULL);
}

/* {base, 3 base, 5 base, ...} */
static void print_odd_multiples(FILE *out, const point *base, unsigned count, const options *o,
                                const curve_params *c) {
  point twice, p;
  mpz_inits(twice.x, twice.y, NULL);
  mpz_init_set(p.x, base->x);
  mpz_init_set(p.y, base->y);
  (void)point_add(&twice, base, base, c);
  for (unsigned j = 0; j < count; j++) {
    print_entry(out, &p, o, c);
    (void)point_add(&p, &p, &twice, c);
  }
  mpz_clears(twice.x, twice.y, p.x, p.y, NULL);
}

static void print_tables(FILE *out, const options *o, const curve_params *c) {
  const unsigned windows = ((unsigned)mpz_sizeinbase(c->n, 2) + o->comb_width - 1) / o->comb_width;
  point base;
  mpz_init_set(base.x, c->gx);
  mpz_init_set(base.y, c->gy);
  fprintf(out, "static const _Alignas(64) uint64_t %s_odd[%u][%u] = {\n", c->name,
          1U << (o->odd_width - 2), coordinates(c) * params_words(c));
  print_odd_multiples(out, &base, 1U << (o->odd_width - 2), o, c);
  fprintf(out, "};\n\nstatic const _Alignas(64) uint64_t %s_comb[%u][%u][%u] = {\n", c->name,
          windows, 1U << (o->comb_width - 1), coordinates(c) * params_words(c));
  for (unsigned i = 0; i < windows; i++) {
    fprintf(out, "{\n");
    print_odd_multiples(out, &base, 1U << (o->comb_width - 1), o, c);
    fprintf(out, "},\n");
    for (unsigned k = 0; k < o->comb_width; k++) (void)point_add(&base, &base, &base, c);
  }
  fprintf(out, "};\n");
  mpz_clears(base.x, base.y, NULL);
}

/* The order in octets, the most significant first; on an Edwards curve last. */
static void print_order(FILE *out, const curve_params *c) {
  const size_t width = params_width(c);
  mpz_t octet;
  mpz_init(octet);
  fprintf(out, "static const uint8_t %s_order[%zu] = {\n", c->name, width);
  for (size_t i = 0; i < width; i++) {
    const size_t place = params_is_edwards(c) ? i : width - 1 - i;
    mpz_fdiv_q_2exp(octet, c->n, 8 * place);
    mpz_fdiv_r_2exp(octet, octet, 8);
    fprintf(out, "0x%02lx%s", mpz_get_ui(octet), (width - 1 - i) % 16 ? "," : ",\n");
  }
  fprintf(out, "};\n\n");
  mpz_clear(octet);
}

static void print_header(FILE *out, const options *o, const curve_params *c) {
  const char *file = strrchr(o->out, '/') ? strrchr(o->out, '/') + 1 : o->out;
  char guard[64];
  size_t i = 0;
  for (; file[i] != '\0' && i < sizeof guard - 1; i++) {
    const char lower = file[i];
    guard[i] = (char)(lower == '.' ? '_' : lower >= 'a' && lower <= 'z' ? lower - 32 : lower);
  }
  guard[i] = '\0';
  fprintf(out,
          "/* Generated by:\n"
          " *   tablegen %s --log2-r %u --comb %u --odd %u --out %s\n"
          " *\n"
          " * The order n and the prime p of %s, and multiples of its base point G: affine, %s, "
          "each\n"
          " * as the words of x R mod p, the least significant first, with R = 2^%u.\n"
          " *   %s_odd[j]     = (2 j + 1) G\n"
          " *   %s_comb[i][j] = (2 j + 1) 2^(%u i) G */\n",
          o->curve_file, o->log2_r, o->comb_width, o->odd_width, o->out, c->name,
          !params_is_edwards(c)      ? "x | y"
          : mpz_cmp_ui(c->a, 1) == 0 ? "x | y | d x y"
                                     : "y + x | y - x | 2 d x y",
          o->log2_r, c->name, c->name, o->comb_width);
  fprintf(out,
          "#ifndef SLIMB_GENERATED_%s\n#define SLIMB_GENERATED_%s\n\n#include <stdint.h>\n\n"
          "enum { %s_prime_bits = %zu, %s_order_bits = %zu,\n       %s_odd_width = %u, "
          "%s_comb_width = %u };\n\n",
          guard, guard, c->name, mpz_sizeinbase(c->p, 2), c->name, mpz_sizeinbase(c->n, 2), c->name,
          o->odd_width, c->name, o->comb_width);
  print_order(out, c);
  fprintf(out, "static const uint64_t %s_prime[%u] = {\n", c->name, params_words(c));
  print_words(out, c->p, params_words(c), "};\n\n");
  print_tables(out, o, c);
  fprintf(out, "\n#endif\n");
}

static int parse_number(unsigned *value, const char *text, unsigned low, unsigned high) {
  char *end;
  const unsigned long v = strtoul(text, &end, 10);
  if (*text < '0' || *text > '9' || *end != '\0' || v < low || v > high) {
    fprintf(stderr, "tablegen: '%s' is not a number from %u to %u\n", text, low, high);
    return 0;
  }
  *value = (unsigned)v;
  return 1;
}

/* Returns 1; 0 for a bad command line; -1 after printing the help. */
static int parse_options(options *o, int argc, char **argv) {
  static const struct option names[] = {
      {"log2-r", required_argument, NULL, 'r'}, {"comb", required_argument, NULL, 'c'},
      {"odd", required_argument, NULL, 'd'},    {"out", required_argument, NULL, 'o'},
      {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0}};
  int ok = 1, log2_r_given = 0;
  for (int name; ok && (name = getopt_long(argc, argv, "", names, NULL)) != -1;) {
    switch (name) {
      case 'r':
        ok = log2_r_given = parse_number(&o->log2_r, optarg, 0, 1024);
        break;
      case 'c':
        ok = parse_number(&o->comb_width, optarg, 2, 8);
        break;
      case 'd':
        ok = parse_number(&o->odd_width, optarg, 3, 13);
        break;
      case 'o':
        o->out = optarg;
        break;
      case 'h':
        return -1;
      default:
        ok = 0;
    }
  }
  if (ok && optind + 1 == argc) o->curve_file = argv[optind];
  return ok && log2_r_given && o->comb_width && o->odd_width && o->out && o->curve_file;
}

int main(int argc, char **argv) {
  options o = {0};
  const int parsed = parse_options(&o, argc, argv);
  if (parsed <= 0) {
    fputs(usage, parsed ? stdout : stderr);
    return parsed ? 0 : 2;
  }
  curve_params c;
  output out;
  char error[256];
  int ok = params_load(&c, o.curve_file, error, sizeof error);
  if (!ok) fprintf(stderr, "%s\n", error);
  ok = ok && check_curve(&o, &c);
  ok = ok && output_open(&out, o.out);
  if (ok) {
    print_header(out.file, &o, &c);
    ok = output_commit(&out);
  }
  params_clear(&c);
  return ok ? 0 : 1;
}

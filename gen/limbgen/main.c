/* limbgen: derives limb layouts from a prime, proves their bounds and writes their C. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/params.h"
#include "limbgen/emit.h"
#include "limbgen/explore.h"
#include "limbgen/points.h"
#include "limbgen/powers.h"
#include "limbgen/report.h"

static const char usage[] =
    "limbgen derives limb layouts from a prime, proves their bounds and writes their C.\n"
    "\n"
    "Usage:\n"
    "  limbgen explore CURVE|NUMBER [--field p|n] [--model c64|c32]\n"
    "      lists layouts: what they cost, how many additions are proved safe, what stops them\n"
    "  limbgen emit CURVE --field p|n --layout LAYOUT [--model c64|c32] [--kernel LIMITS] --out "
    "FILE\n"
    "      writes the field modulo p or n\n"
    "  limbgen emit CURVE --formulas FILE.slp --layout LAYOUT [--kernel LIMITS] "
    "[--no-carry|--reduced]\n"
    "      --out FILE\n"
    "      writes the point formulas over that layout; --no-carry refuses where one is needed,\n"
    "      --reduced is for a hand-written layout that reduces every sum at once\n"
    "  limbgen emit CURVE --constants [--field p] --layout mont-LIMBSx64|plain-LIMBSxBITS --out "
    "FILE\n"
    "      writes the constants of a hand-written layout, in Montgomery form or not\n"
    "  limbgen emit CURVE --powers --out FILE\n"
    "      writes inverses and square roots by addition chains, for any layout\n"
    "  limbgen report CURVE FIELD:LAYOUT ... [CURVE ...] --out FILE\n"
    "      writes the tables of layouts as Markdown, those named in bold\n"
    "  limbgen --help | --version\n"
    "\n"
    "CURVE   a file of constants, or NAME for params/NAME.curve\n"
    "NUMBER  an odd modulus: 2^384 - 2^128 - 2^96 + 2^32 - 1\n"
    "MODEL   products of 64 x 64 bits in 128 (c64) or 32 x 32 in 64 (c32); explore takes c32,\n"
    "        emit what the layout's limbs need\n"
    "LAYOUT  solinas-LIMBSxBITS (signed limbs), plain-LIMBSxBITS (unsigned) or mont-LIMBSxBITS\n"
    "        (unsigned, Montgomery)\n"
    "LIMITS  SLACK:COLUMN, of products in a plain layout written by hand: their limbs exceed the\n"
    "        digits by less than 2^SLACK, and their columns have to stay below 2^COLUMN\n"
    "\n"
    "Exit status: 0; 2 with one sentence on stderr, and no file left behind.\n";

#define WORDS_MAX 64

typedef struct {
  const char *curve, *field, *layout, *model, *kernel, *formulas, *out;
  int no_carry, reduced, constants, powers;
  char *words[WORDS_MAX]; /* what is no option: for report; elsewhere one, the curve */
  unsigned count;
  char command[2048];
} arguments;

static _Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));
static _Noreturn void die(const char *format, ...) {
  va_list args;
  va_start(args, format);
  fputs("limbgen: ", stderr);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
  va_end(args);
  exit(2);
}

static void parse(arguments *a, int argc, char **argv) {
  memset(a, 0, sizeof *a);
  size_t used = (size_t)snprintf(a->command, sizeof a->command, "limbgen");
  for (int i = 1; i < argc && used < sizeof a->command; i++)
    used += (size_t)snprintf(a->command + used, sizeof a->command - used, " %s", argv[i]);
  for (int i = 2; i < argc; i++) {
    const char **slot = strcmp(argv[i], "--field") == 0      ? &a->field
                        : strcmp(argv[i], "--layout") == 0   ? &a->layout
                        : strcmp(argv[i], "--model") == 0    ? &a->model
                        : strcmp(argv[i], "--kernel") == 0   ? &a->kernel
                        : strcmp(argv[i], "--formulas") == 0 ? &a->formulas
                        : strcmp(argv[i], "--out") == 0      ? &a->out
                                                             : NULL;
    if (strcmp(argv[i], "--no-carry") == 0) {
      a->no_carry = 1;
    } else if (strcmp(argv[i], "--reduced") == 0) {
      a->reduced = 1;
    } else if (strcmp(argv[i], "--constants") == 0) {
      a->constants = 1;
    } else if (strcmp(argv[i], "--powers") == 0) {
      a->powers = 1;
    } else if (slot) {
      if (i + 1 == argc) die("%s needs a value", argv[i]);
      *slot = argv[++i];
    } else if (argv[i][0] == '-') {
      die("unknown option %s", argv[i]);
    } else if (a->count == WORDS_MAX) {
      die("more than %d arguments", WORDS_MAX);
    } else {
      a->words[a->count++] = argv[i];
    }
  }
  a->curve = a->words[0];
  if (a->count > 1 && strcmp(argv[1], "report") != 0)
    die("one curve, please: %s or %s", a->words[0], a->words[1]);
}

/* The file of a curve: as given where it names a file, else params/NAME.curve. */
static void curve_path(char path[256], const char *name) {
  snprintf(path, 256, strchr(name, '/') ? "%s" : "params/%s.curve", name);
}

static void load_curve(curve_params *c, const char *name) {
  char path[256], error[320];
  curve_path(path, name);
  if (!params_load(c, path, error, sizeof error)) die("%s", error);
}

static machine_model parse_model(const char *model, machine_model otherwise) {
  if (model == NULL) return otherwise;
  if (strcmp(model, "c64") == 0) return MODEL_C64;
  if (strcmp(model, "c32") == 0) return MODEL_C32;
  die("unknown model %s: c64 or c32", model);
}

static int is_scalar_field(const arguments *a) {
  if (a->field == NULL || strcmp(a->field, "p") == 0) return 0;
  if (strcmp(a->field, "n") == 0) return 1;
  die("unknown field %s: p or n", a->field);
}

/* "20:120" */
static void parse_kernel(layout *l, const char *limits) {
  int end = 0;
  if (limits == NULL) return;
  if (l->family != PLAIN || sscanf(limits, "%2u:%3u%n", &l->slack, &l->column_bits, &end) != 2 ||
      limits[end] != '\0' || l->slack >= l->bits || l->column_bits == 0)
    die("--kernel takes SLACK:COLUMN, two numbers of bits, for a plain layout: not %s", limits);
}

static void settle(layout *l, const arguments *a, mpz_srcptr m) {
  layout_family family;
  unsigned bits, limbs;
  char why[400];
  if (!layout_parse_name(a->layout, &family, &bits, &limbs))
    die("unknown layout %s: solinas-, plain- or mont-LIMBSxBITS", a->layout);
  layout_init(l, family, parse_model(a->model, bits > 32 ? MODEL_C64 : MODEL_C32), bits, limbs, m);
  parse_kernel(l, a->kernel);
  if (!layout_settle(l, 1, why, sizeof why)) die("%s: %s", l->name, why);
}

/* Starts a generated file; a complaint about it has been printed where that fails. */
static void start(output *o, const char *path) {
  if (!output_open(o, path)) exit(2);
}

/* Ends a generated file: kept if it was written whole. */
static int finish(output *o, int written, const char *why) {
  if (written) return output_commit(o) ? 0 : 2;
  output_abandon(o);
  die("%s", why);
}

static int emit_field_file(const arguments *a, const curve_params *c) {
  const int scalars = is_scalar_field(a);
  char why[400];
  layout l;
  output o;
  settle(&l, a, scalars ? c->n : c->p);
  const field_spec f = {&l, c->name, scalars ? "sc" : "fe", a->command, scalars ? "n" : "p",
                        c,  scalars};
  start(&o, a->out);
  const int status = finish(&o, emit_field(o.file, &f, why, sizeof why), why);
  layout_clear(&l);
  return status;
}

static int emit_points_file(const arguments *a, const curve_params *c) {
  char why[400];
  layout l;
  output o;
  const int reduced = a->reduced;
  formula *formulas = formula_load(a->formulas, c->a, c->p, why, sizeof why);
  if (formulas == NULL) die("%s", why);
  if (!reduced) settle(&l, a, c->p);
  const points_spec s = {reduced ? NULL : &l, a->layout, c->name, a->command, a->no_carry};
  start(&o, a->out);
  const int status = finish(&o, emit_points(o.file, &s, formulas, why, sizeof why), why);
  if (!reduced) layout_clear(&l);
  formula_free(formulas);
  return status;
}

static int emit_constants_file(const arguments *a, const curve_params *c) {
  output o;
  const int only_p = a->field && !is_scalar_field(a);
  start(&o, a->out);
  return finish(&o, emit_word_constants(o.file, a->layout, a->command, c, !only_p),
                "--constants is for layouts mont-LIMBSx64 and plain-LIMBSxBITS that hold p");
}

static int emit_powers_file(const arguments *a, const curve_params *c) {
  char why[200];
  output o;
  start(&o, a->out);
  return finish(&o, emit_powers(o.file, a->command, c, why, sizeof why), why);
}

static int run_emit(const arguments *a) {
  curve_params c;
  int status;
  const int is_field = a->field && !a->constants;
  if (!a->curve || !a->out || is_field + !!a->formulas + a->constants + a->powers != 1)
    die("emit needs CURVE, --out and one of --field, --formulas, --constants and --powers");
  if ((a->layout == NULL) != a->powers)
    die("--layout goes with --field, --formulas and --constants");
  if (a->kernel && (a->constants || a->powers || a->reduced))
    die("--kernel goes with --field and --formulas, without --reduced");
  load_curve(&c, a->curve);
  if (is_field)
    status = emit_field_file(a, &c);
  else if (a->formulas)
    status = emit_points_file(a, &c);
  else if (a->constants)
    status = emit_constants_file(a, &c);
  else
    status = emit_powers_file(a, &c);
  params_clear(&c);
  return status;
}

/* A number as such, or the p or n of a curve. */
static int run_explore(const arguments *a) {
  char path[256], error[320], name[300];
  mpz_t m;
  if (!a->curve || a->layout || a->out || a->formulas || a->constants || a->powers || a->kernel)
    die("explore takes CURVE or NUMBER, --field and --model");
  mpz_init(m);
  if (isdigit((unsigned char)a->curve[0])) {
    if (!params_parse_number(m, a->curve, error, sizeof error)) die("%s", error);
    snprintf(name, sizeof name, "%s", a->curve);
  } else {
    curve_params c;
    curve_path(path, a->curve);
    if (!params_load(&c, path, error, sizeof error)) die("%s", error);
    mpz_set(m, is_scalar_field(a) ? c.n : c.p);
    snprintf(name, sizeof name, "%s of %s", is_scalar_field(a) ? "n" : "p", c.name);
    params_clear(&c);
  }
  const size_t bits = mpz_sizeinbase(m, 2);
  if (mpz_sgn(m) <= 0 || mpz_even_p(m) || bits < 128 || bits > 640)
    die("%s: the modulus must be odd, of 128 to 640 bits", name);
  explore(stdout, name, m, parse_model(a->model, MODEL_C32));
  mpz_clear(m);
  return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}

/* CURVE FIELD:LAYOUT ..., again and again. */
static int run_report(const arguments *a) {
  char why[320] = "";
  output o;
  int written = 1;
  if (!a->curve || !a->out || a->field || a->layout || a->model || a->formulas || a->constants ||
      a->powers || a->kernel)
    die("report takes CURVE FIELD:LAYOUT ... and --out");
  start(&o, a->out);
  report_heading(o.file, a->command);
  for (unsigned i = 0, end; written && i < a->count; i = end) {
    curve_params c;
    char path[256];
    for (end = i + 1; end < a->count && strchr(a->words[end], ':');) end++;
    curve_path(path, a->words[i]);
    written = params_load(&c, path, why, sizeof why) &&
              report_curve(o.file, &c, a->words + i + 1, end - i - 1, why, sizeof why);
    params_clear(&c);
  }
  return finish(&o, written, why);
}

int main(int argc, char **argv) {
  arguments a;
  for (int i = 1; i < argc; i++)
    if (strcmp(argv[i], "--help") == 0) return fputs(usage, stdout), 0;
  if (argc == 2 && strcmp(argv[1], "--version") == 0)
    return puts("limbgen, of slimb " LIMBGEN_VERSION), 0;
  if (argc < 2) return fputs(usage, stderr), 2;
  parse(&a, argc, argv);
  if (strcmp(argv[1], "emit") == 0) return run_emit(&a);
  if (strcmp(argv[1], "explore") == 0) return run_explore(&a);
  if (strcmp(argv[1], "report") == 0) return run_report(&a);
  die("unknown command %s; limbgen --help lists them", argv[1]);
}

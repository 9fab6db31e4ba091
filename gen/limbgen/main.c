/* limbgen: derives limb layouts from a prime, proves their bounds and writes their C. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/params.h"
#include "limbgen/emit.h"
#include "limbgen/points.h"

static const char usage[] =
    "Usage:\n"
    "  limbgen emit CURVE --field p|n --layout LAYOUT [--model c64|c32] --out FILE\n";

typedef struct {
  const char *curve, *field, *layout, *model, *formulas, *out;
  int no_carry;
  char command[512];
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
                        : strcmp(argv[i], "--formulas") == 0 ? &a->formulas
                        : strcmp(argv[i], "--out") == 0      ? &a->out
                                                             : NULL;
    if (strcmp(argv[i], "--no-carry") == 0) {
      a->no_carry = 1;
    } else if (slot) {
      if (i + 1 == argc) die("%s needs a value", argv[i]);
      *slot = argv[++i];
    } else if (argv[i][0] == '-') {
      die("unknown option %s", argv[i]);
    } else if (a->curve) {
      die("one curve, please: %s or %s", a->curve, argv[i]);
    } else {
      a->curve = argv[i];
    }
  }
}

static void load_curve(curve_params *c, const char *name) {
  char path[256], error[320];
  if (strchr(name, '/'))
    snprintf(path, sizeof path, "%s", name);
  else
    snprintf(path, sizeof path, "params/%s.curve", name);
  if (!params_load(c, path, error, sizeof error)) die("%s", error);
}

static machine_model parse_model(const char *model, const char *layout_name, unsigned bits) {
  if (model == NULL) return bits > 32 ? MODEL_C64 : MODEL_C32;
  if (strcmp(model, "c64") == 0) return MODEL_C64;
  if (strcmp(model, "c32") == 0) return MODEL_C32;
  die("unknown model %s for %s: c64 or c32", model, layout_name);
}

static void settle(layout *l, const arguments *a, mpz_srcptr m) {
  layout_family family;
  unsigned bits, limbs;
  char why[400];
  if (!layout_parse_name(a->layout, &family, &bits, &limbs))
    die("unknown layout %s: solinas-LIMBSxBITS or mont-LIMBSxBITS", a->layout);
  layout_init(l, family, parse_model(a->model, a->layout, bits), bits, limbs, m);
  if (!layout_settle(l, 1, why, sizeof why)) die("%s: %s", l->name, why);
}

/* Ends a generated file: kept if it was written whole. */
static int finish(output *o, int written, const char *why) {
  if (written) return output_commit(o) ? 0 : 2;
  output_abandon(o);
  die("%s", why);
}

static int emit_field_file(const arguments *a, const curve_params *c) {
  const int scalars = strcmp(a->field, "n") == 0;
  char why[400];
  layout l;
  output o;
  if (!scalars && strcmp(a->field, "p") != 0) die("unknown field %s: p or n", a->field);
  settle(&l, a, scalars ? c->n : c->p);
  const field_spec f = {
      &l, c->name, scalars ? "sc" : "fe", a->command, scalars ? "n" : "p", scalars ? NULL : c->b};
  if (!output_open(&o, a->out)) return 2;
  const int status = finish(&o, emit_field(o.file, &f, why, sizeof why), why);
  layout_clear(&l);
  return status;
}

static int emit_points_file(const arguments *a, const curve_params *c) {
  char why[400];
  layout l;
  output o;
  const int reduced = strcmp(a->layout, "mont-4x64") == 0;
  formula *formulas = formula_load(a->formulas, why, sizeof why);
  if (formulas == NULL) die("%s", why);
  if (!reduced) settle(&l, a, c->p);
  const points_spec s = {reduced ? NULL : &l, a->layout, c->name, a->command, a->no_carry};
  if (!output_open(&o, a->out)) return 2;
  const int status = finish(&o, emit_points(o.file, &s, formulas, why, sizeof why), why);
  if (!reduced) layout_clear(&l);
  formula_free(formulas);
  return status;
}

static int run_emit(const arguments *a) {
  curve_params c;
  if (!a->curve || !a->layout || !a->out || !a->field == !a->formulas)
    die("emit needs CURVE, --layout, --out and one of --field and --formulas");
  load_curve(&c, a->curve);
  const int status = a->field ? emit_field_file(a, &c) : emit_points_file(a, &c);
  params_clear(&c);
  return status;
}

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(usage, stdout), 0;
  if (argc < 2) return fputs(usage, stderr), 2;
  arguments a;
  parse(&a, argc, argv);
  if (strcmp(argv[1], "emit") == 0) return run_emit(&a);
  die("unknown command %s", argv[1]);
}

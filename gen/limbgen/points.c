/* Each formula is walked once. Every variable has the bounds of the value that the code gives it;
 * an operation whose operands are outside the field functions' own bounds is bounded anew for those
 * operands, and only if that is refused, or would be other code, is an operand carried. */
#include "limbgen/points.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "limbgen/emit.h"

/* Where a variable's value is. */
typedef struct {
  char name[FORMULA_NAME_MAX + 8];
  int pointer;  /* name is a pointer to the element */
  int is_tight; /* its C type is the tight one */
  element_bounds bounds;
} place;

typedef struct {
  const points_spec *s;
  const formula *f;
  place places[FORMULA_VARIABLES_MAX];
  FILE *body, *tight_names, *loose_names;
  unsigned carries, copies, muls, sqrs;
  char *why;
  size_t why_size;
} writer;

/* --- C expressions --- */

static const char *address(const place *x, char out[48]) {
  snprintf(out, 48, "%s%s", x->pointer ? "" : "&", x->name);
  return out;
}

/* A pointer to the loose view. */
static const char *loose_address(const writer *w, const place *x, char out[96]) {
  char a[48];
  if (x->is_tight)
    snprintf(out, 96, "%s_fe_relax(%s)", w->s->curve, address(x, a));
  else
    snprintf(out, 96, "%s", address(x, a));
  return out;
}

static const char *limbs(const place *x, char out[64]) {
  snprintf(out, 64, "%s%s%slimb", x->name, x->pointer ? "->" : ".", x->is_tight ? "v." : "");
  return out;
}

/* --- bounds --- */

static void build_twice(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_scale(l, p, l->limb, r, a, 2);
}

static void build_thrice(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_scale(l, p, l->limb, r, a, 3);
}

static void build_four_times(const layout *l, ir *p, element *r, const element *a,
                             const element *b) {
  (void)b;
  op_scale(l, p, l->limb, r, a, 4);
}

static void build_eight_times(const layout *l, ir *p, element *r, const element *a,
                              const element *b) {
  (void)b;
  op_scale(l, p, l->limb, r, a, 8);
}

static build *const builders[] = {
    [FORMULA_MUL] = op_mul,
    [FORMULA_SQR] = build_sqr,
    [FORMULA_ADD] = op_add,
    [FORMULA_SUB] = op_sub,
    [FORMULA_NEG] = build_neg,
    [FORMULA_MUL2] = build_twice,
    [FORMULA_MUL3] = build_thrice,
    [FORMULA_MUL4] = build_four_times,
    [FORMULA_MUL8] = build_eight_times,
};

static void refusal(writer *w, int v, const char *reason) {
  const formula_variable *x = &w->f->variables[v];
  const char *b = x->b >= 0 ? w->f->variables[x->b].name : "";
  snprintf(w->why, w->why_size, "formula %s, line %u: %s = %s %s%s%s in %s: %s", w->f->name,
           x->line, x->name, formula_op_name(x->op), w->f->variables[x->a].name, *b ? " " : "", b,
           w->s->layout_name, reason);
}

/* The bounds of op on these operands. Returns 0 if it is refused. code, if not NULL, gets the
 * statements that store the limbs in the array target. */
static int bound(const writer *w, build *op, const place *a, const place *b, element_bounds *bounds,
                 FILE *code, const char *target, char *why, size_t why_size) {
  const layout *l = w->s->l;
  ir *p = ir_new("");
  char array[64];
  volatile int ok = 0;
  if (IR_TRY(p)) {
    element x, y, r;
    element_input(l, p, &x, "a", limbs(a, array), &a->bounds);
    if (b) element_input(l, p, &y, "b", limbs(b, array), &b->bounds);
    op(l, p, &r, &x, &y);
    element_bounds_get(l, bounds, &r);
    if (code) {
      element_output(l, p, &r, target);
      ir_print(p, code, 4);
    }
    ok = 1;
  } else {
    snprintf(why, why_size, "%s", ir_refusal(p) + 2);
  }
  ir_free(p);
  return ok;
}

static int is_product(formula_op op) { return op == FORMULA_MUL || op == FORMULA_SQR; }

/* Field functions from a loose operand to a tight result that are no products. */
static int takes_loose(formula_op op) { return op == FORMULA_HALF3 || op == FORMULA_MUL_A24; }

static int within(const place *x, const element_bounds *b) { return bounds_contain(b, &x->bounds); }

static int is_sum(formula_op op) {
  return op == FORMULA_ADD || op == FORMULA_SUB || op == FORMULA_NEG;
}

/* The statements of op for operands within these bounds; NULL if it is refused. */
static char *code_for(const writer *w, build *op, const element_bounds *a,
                      const element_bounds *b) {
  const layout *l = w->s->l;
  ir *p = ir_new("");
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  volatile int ok = 0;
  if (IR_TRY(p)) {
    element x, y, r;
    element_input(l, p, &x, "a", "a", a);
    if (b) element_input(l, p, &y, "b", "b", b);
    op(l, p, &r, &x, &y);
    element_output(l, p, &r, "r");
    ir_print(p, out, 2);
    ok = 1;
  }
  ir_free(p);
  fclose(out);
  if (ok) return text;
  free(text);
  return NULL;
}

/* A field function was written for loose operands. For wider ones its bounds hold only if the same
 * statements come out. */
static int same_code(const writer *w, build *op, const place *a, const place *b, char *why,
                     size_t why_size) {
  const element_bounds *loose = &w->s->l->loose;
  if (within(a, loose) && (b == NULL || within(b, loose))) return 1;
  char *wider = code_for(w, op, &a->bounds, b ? &b->bounds : NULL);
  char *written = code_for(w, op, loose, b ? loose : NULL);
  const int same = wider && written && strcmp(wider, written) == 0;
  free(wider);
  free(written);
  if (!same) snprintf(why, why_size, "the field function is proved for narrower limbs only");
  return same;
}

/* --- carries --- */

/* Bounds of the carried x. Returns 0, with the refusal in w, where it would not be tight. */
static int prove_carry(writer *w, int v, const place *x, element_bounds *bounds) {
  char why[200];
  if (w->s->no_carry) return refusal(w, v, "it needs a carry, and none is allowed"), 0;
  if (!bound(w, build_carry, x, NULL, bounds, NULL, NULL, why, sizeof why) ||
      !same_code(w, build_carry, x, NULL, why, sizeof why))
    return refusal(w, v, why), 0;
  if (!bounds_contain(&w->s->l->tight, bounds))
    return refusal(w, v, "a carry does not make it tight"), 0;
  return 1;
}

/* r = x carried; is_loose: x is within the bounds of the checked function. */
static void write_carry(writer *w, const place *r, const place *x, int is_loose) {
  char to[64], from[96];
  if (is_loose)
    fprintf(w->body, "  %s_fe_carry(%s, %s);\n", w->s->curve, address(r, to),
            loose_address(w, x, from));
  else
    fprintf(w->body, "  %s_fe_carry_limbs(%s, %s);\n", w->s->curve, limbs(r, to), limbs(x, from));
  w->carries++;
}

/* Replaces x by its carried, tight form. Returns 0 on refusal. */
static int carry(writer *w, int v, place *x) {
  element_bounds bounds;
  place carried = {.is_tight = 1};
  bounds_init(&bounds, w->s->l->limbs);
  const int ok = prove_carry(w, v, x, &bounds);
  if (ok) {
    snprintf(carried.name, sizeof carried.name, "%.*s_c", FORMULA_NAME_MAX + 4, x->name);
    write_carry(w, &carried, x, within(x, &w->s->l->loose));
    fprintf(w->tight_names, ", %s", carried.name);
    memcpy(x->name, carried.name, sizeof x->name);
    x->pointer = 0;
    x->is_tight = 1;
    bounds_copy(&x->bounds, &bounds);
  }
  bounds_clear(&bounds);
  return ok;
}

/* Whether the operation v is proved for its operands as they are. */
static int accepted(const writer *w, int v, const place *a, const place *b, element_bounds *bounds,
                    char *why, size_t why_size) {
  const formula_variable *x = &w->f->variables[v];
  const layout *l = w->s->l;
  if (x->op == FORMULA_HALF) return snprintf(why, why_size, "not tight"), within(a, &l->tight);
  if (takes_loose(x->op)) return snprintf(why, why_size, "not loose"), within(a, &l->loose);
  if (x->op == FORMULA_SELECT) {
    bounds_copy(bounds, &a->bounds);
    bounds_cover(bounds, &b->bounds);
    return snprintf(why, why_size, "not loose"), within(a, &l->loose) && within(b, &l->loose);
  }
  if (!bound(w, builders[x->op], a, b, bounds, NULL, NULL, why, why_size)) return 0;
  if (!is_product(x->op)) return 1;
  if (!bounds_contain(&l->tight, bounds))
    return snprintf(why, why_size, "the product would not be tight"), 0;
  return same_code(w, builders[x->op], a, b, why, why_size);
}

/* Carries operands until the operation is proved: the one that suffices, or the larger first. */
static int make_acceptable(writer *w, int v, place *a, place *b, element_bounds *bounds) {
  const layout *l = w->s->l;
  char why[200];
  for (;;) {
    if (accepted(w, v, a, b, bounds, why, sizeof why)) return 1;
    place *larger = a;
    if (b && b != a) {
      mpz_t x, y;
      mpz_inits(x, y, NULL);
      bounds_largest_limb(&a->bounds, x);
      bounds_largest_limb(&b->bounds, y);
      const int order = mpz_cmp(x, y);
      if (order < 0 || (order == 0 && mpz_cmp(b->bounds.value_high, a->bounds.value_high) > 0))
        larger = b;
      mpz_clears(x, y, NULL);
    }
    if (within(larger, &l->tight)) return refusal(w, v, why), 0; /* no carry can help */
    if (!carry(w, v, larger)) return 0;
  }
}

/* --- operations --- */

/* The place that the result of v goes to: its output, if that is not an input still in use. */
static void choose_place(writer *w, int v, int is_tight) {
  const formula *f = w->f;
  const formula_variable *x = &f->variables[v];
  place *r = &w->places[v];
  const int alias = x->output >= 0 ? f->output_alias[x->output] : -1;
  snprintf(r->name, sizeof r->name, "%s", x->name);
  r->is_tight = is_tight;
  r->pointer = x->output >= 0 && is_tight && (alias < 0 || f->variables[alias].last_use <= v);
  if (r->pointer) return;
  if (x->output >= 0) strcat(r->name, is_tight ? "_t" : "_l"); /* the output's name is taken */
  fprintf(is_tight ? w->tight_names : w->loose_names, ", %s", r->name);
}

/* NAME(r, a, b) by the checked function, for operands in its bounds. */
static void write_call(writer *w, const char *op, const place *r, const place *a, const place *b,
                       int loose_operands) {
  char to[48], x[96], y[96];
  fprintf(w->body, "  %s_fe_%s(%s, %s", w->s->curve, op, address(r, to),
          loose_operands ? loose_address(w, a, x) : address(a, x));
  if (b) fprintf(w->body, ", %s", loose_operands ? loose_address(w, b, y) : address(b, y));
  fputs(");\n", w->body);
}

/* A sum that is reduced at once, into the loose part of the tight r. */
static void write_reduced_sum(writer *w, const char *op, const place *r, const place *a,
                              const place *b) {
  char x[48], y[48];
  fprintf(w->body, "  %s_fe_%s(&%s%sv, %s", w->s->curve, op, r->name, r->pointer ? "->" : ".",
          address(a, x));
  if (b) fprintf(w->body, ", %s", address(b, y));
  fputs(");\n", w->body);
}

static void write_reduced_selection(writer *w, const place *r, const place *a, const place *b) {
  char to[48], x[48], y[48];
  fprintf(w->body, "  %s_fe_select(%s, mask, %s, %s);\n", w->s->curve, address(r, to),
          address(a, x), address(b, y));
}

static void write_product(writer *w, int v, const place *a, const place *b) {
  const formula_variable *x = &w->f->variables[v];
  const layout *l = w->s->l;
  const place *r = &w->places[v];
  char to[64], from[64], from2[64];
  if (within(a, &l->loose) && (!b || within(b, &l->loose))) {
    write_call(w, formula_op_name(x->op), r, a, b, 1);
    return;
  }
  fprintf(w->body, "  %s_fe_%s_limbs(%s, %s", w->s->curve, formula_op_name(x->op), limbs(r, to),
          limbs(a, from));
  if (b) fprintf(w->body, ", %s", limbs(b, from2));
  fputs("); /* wider than loose, proved here */\n", w->body);
}

/* A sum or small multiple whose limbs are not carried. */
static void write_sum(writer *w, int v, const place *a, const place *b, element_bounds *bounds) {
  const formula_variable *x = &w->f->variables[v];
  const layout *l = w->s->l;
  place *r = &w->places[v];
  char to[64], why[200];
  if (is_sum(x->op) && within(a, &l->tight) && (!b || within(b, &l->tight))) {
    write_call(w, formula_op_name(x->op), r, a, b, 0);
    return;
  }
  fprintf(w->body, "  { /* %s = %s %s%s%s */\n", r->name, formula_op_name(x->op), a->name,
          b ? " " : "", b ? b->name : "");
  bound(w, builders[x->op], a, b, bounds, w->body, limbs(r, to), why, sizeof why);
  fputs("  }\n", w->body);
}

/* A loose element, whatever the operands are. */
static void write_selection(writer *w, int v, const place *a, const place *b) {
  char to[48], x[96], y[96];
  fprintf(w->body, "  %s_fe_select_loose(%s, mask, %s, %s);\n", w->s->curve,
          address(&w->places[v], to), loose_address(w, a, x), loose_address(w, b, y));
}

/* An output is tight: the carry goes into it. */
static int carry_output(writer *w, int v) {
  place *r = &w->places[v];
  if (w->f->variables[v].output < 0 || r->is_tight) return 1;
  element_bounds bounds;
  bounds_init(&bounds, w->s->l->limbs);
  const int ok = prove_carry(w, v, r, &bounds);
  if (ok) {
    place loose = {.pointer = r->pointer, .is_tight = r->is_tight};
    memcpy(loose.name, r->name, sizeof loose.name);
    const int is_loose = within(r, &w->s->l->loose);
    choose_place(w, v, 1);
    write_carry(w, r, &loose, is_loose);
    bounds_copy(&r->bounds, &bounds);
  }
  bounds_clear(&bounds);
  return ok;
}

/* mul2 ... mul8 where the multiple does not fit a limb: the field function, which carries. */
static int scales(formula_op op) { return op >= FORMULA_MUL2 && op <= FORMULA_MUL8; }

static int write_operation(writer *w, int v) {
  const formula_variable *x = &w->f->variables[v];
  const layout *l = w->s->l;
  place *a = &w->places[x->a], *b = x->b >= 0 ? &w->places[x->b] : NULL, *r = &w->places[v];
  char why[200];
  w->muls += x->op == FORMULA_MUL;
  w->sqrs += x->op == FORMULA_SQR;
  if (scales(x->op) && !accepted(w, v, a, b, &r->bounds, why, sizeof why)) {
    if (!within(a, &l->tight) && !carry(w, v, a)) return 0;
    choose_place(w, v, 1);
    bounds_copy(&r->bounds, &l->tight);
    write_call(w, formula_op_name(x->op), r, a, NULL, 0);
    return 1;
  }
  if (!make_acceptable(w, v, a, b, &r->bounds)) return 0;
  const int reduces = x->op == FORMULA_HALF || takes_loose(x->op);
  if (reduces) bounds_copy(&r->bounds, &l->tight);
  const int tight = reduces || is_product(x->op);
  choose_place(w, v, tight);
  if (reduces)
    write_call(w, formula_op_name(x->op), r, a, NULL, takes_loose(x->op));
  else if (tight)
    write_product(w, v, a, b);
  else if (x->op == FORMULA_SELECT)
    write_selection(w, v, a, b);
  else
    write_sum(w, v, a, b, &r->bounds);
  return carry_output(w, v);
}

/* The same where every sum is reduced at once. */
static void write_reduced(writer *w, int v) {
  const formula_variable *x = &w->f->variables[v];
  const place *a = &w->places[x->a], *b = x->b >= 0 ? &w->places[x->b] : NULL;
  w->muls += x->op == FORMULA_MUL;
  w->sqrs += x->op == FORMULA_SQR;
  choose_place(w, v, 1);
  if (is_sum(x->op))
    write_reduced_sum(w, formula_op_name(x->op), &w->places[v], a, b);
  else if (x->op == FORMULA_SELECT)
    write_reduced_selection(w, &w->places[v], a, b);
  else
    write_call(w, formula_op_name(x->op), &w->places[v], a, b,
               is_product(x->op) || takes_loose(x->op));
}

/* --- functions --- */

static void start_places(writer *w) {
  for (int i = 0; i < w->f->count; i++) {
    const formula_variable *x = &w->f->variables[i];
    place *y = &w->places[i];
    if (w->s->l) {
      bounds_init(&y->bounds, w->s->l->limbs);
      bounds_copy(&y->bounds, &w->s->l->tight);
    }
    y->is_tight = 1;
    y->pointer = x->kind == FORMULA_INPUT;
    if (x->kind == FORMULA_CONSTANT)
      snprintf(y->name, sizeof y->name, "%s_fe_%s", w->s->curve, x->name);
    else
      snprintf(y->name, sizeof y->name, "%s", x->name);
  }
}

static void write_comment(FILE *out, const writer *w) {
  const formula *f = w->f;
  fputs("/* ", out);
  for (const char *c = f->comment ? f->comment : "\n"; *c; c++) {
    if (*c == '\n' && c[1] == '\0') break;
    fputc(*c, out);
    if (*c == '\n') fputs(" * ", out);
  }
  fputs("\n *", out);
  int aliases = 0;
  for (int i = 0; i < f->output_count; i++)
    if (f->output_alias[i] >= 0)
      fprintf(out, "%s %s may be %s", aliases++ ? "," : " Alias:", f->outputs[i],
              f->variables[f->output_alias[i]].name);
  fprintf(out, "%s\n * Cost here: %uM + %uS",
          aliases ? "; no other overlap.\n * In and out: tight."
                  : " No overlap.\n * In and out: tight.",
          w->muls, w->sqrs);
  if (f->interleaved) fputs(", with a call of beside after each", out);
  if (w->s->l) fprintf(out, ", %u carr%s", w->carries, w->carries == 1 ? "y" : "ies");
  fputs(". */\n", out);
}

static void write_signature(FILE *out, const writer *w) {
  const formula *f = w->f;
  char *text = NULL;
  size_t size = 0;
  FILE *line = open_memstream(&text, &size);
  fprintf(line, "static inline %svoid %s_pt_%s(",
          f->interleaved ? "__attribute__((always_inline)) " : "", w->s->curve, f->name);
  for (int i = 0; i < f->output_count; i++)
    fprintf(line, "%s_fe *%s, ", w->s->curve, f->outputs[i]);
  for (int i = 0; i < f->input_count; i++)
    fprintf(line, "const %s_fe *%s%s", w->s->curve, f->variables[i].name,
            i + 1 < f->input_count ? ", " : "");
  fputs(f->selects ? ", ct_mask mask" : "", line);
  fputs(f->interleaved ? ", void (*beside)(void *), void *context) {" : ") {", line);
  fclose(line);
  const char *s = text;
  for (size_t indent = 0; *s; indent = 4) {
    size_t cut = strlen(s);
    if (cut + indent > 98)
      for (cut = 98 - indent; cut > 0 && !(s[cut] == ' ' && s[cut - 1] == ','); cut--) continue;
    fprintf(out, "%*s%.*s\n", (int)indent, "", (int)cut, s);
    s += cut + (s[cut] == ' ');
  }
  free(text);
}

static void write_declaration(FILE *out, const char *curve, const char *type, const char *names) {
  if (*names) fprintf(out, "  %s_fe%s %s;\n", curve, type, names + 2);
}

static int write_formula(FILE *out, writer *w) {
  char *body = NULL, *tight = NULL, *loose = NULL;
  size_t size[3];
  int ok = 1;
  w->body = open_memstream(&body, &size[0]);
  w->tight_names = open_memstream(&tight, &size[1]);
  w->loose_names = open_memstream(&loose, &size[2]);
  start_places(w);
  for (int v = 0; ok && v < w->f->count; v++) {
    if (w->f->variables[v].kind != FORMULA_RESULT) continue;
    if (w->s->l)
      ok = write_operation(w, v);
    else
      write_reduced(w, v);
    if (w->f->interleaved && is_product(w->f->variables[v].op))
      fputs("  beside(context);\n", w->body);
  }
  for (int v = 0; ok && v < w->f->count; v++) {
    char from[48];
    if (w->f->variables[v].output < 0 || w->places[v].pointer) continue;
    fprintf(w->body, "  *%s = *%s;\n", w->f->variables[v].name, address(&w->places[v], from));
  }
  fclose(w->body);
  fclose(w->tight_names);
  fclose(w->loose_names);
  if (ok) {
    write_comment(out, w);
    write_signature(out, w);
    write_declaration(out, w->s->curve, "", tight);
    write_declaration(out, w->s->curve, "_loose", loose);
    fprintf(out, "%s}\n\n", body);
  }
  if (w->s->l)
    for (int v = 0; v < w->f->count; v++) bounds_clear(&w->places[v].bounds);
  free(body);
  free(tight);
  free(loose);
  return ok;
}

/* The formulas as a table over pointers to outputs and inputs, for tests. */
static void write_table(FILE *out, const points_spec *s, const formula *formulas) {
  fputs(
      "#ifdef SLIMB_POINT_FORMULA_TABLE\n"
      "static void formula_table_beside(void *context) { (void)context; }\n"
      "static ct_mask formula_table_mask; /* for the calls that take one */\n",
      out);
  for (const formula *f = formulas; f; f = f->next) {
    fprintf(out,
            "static void %s_pt_table_%s(%s_fe *const *out, const %s_fe *const *in) {\n  %s_pt_%s(",
            s->curve, f->name, s->curve, s->curve, s->curve, f->name);
    for (int i = 0; i < f->output_count; i++) fprintf(out, "out[%d], ", i);
    for (int i = 0; i < f->input_count; i++)
      fprintf(out, "in[%d]%s", i, i + 1 < f->input_count ? ", " : "");
    fputs(f->selects ? ", formula_table_mask" : "", out);
    fputs(f->interleaved ? ", formula_table_beside, NULL);\n}\n" : ");\n}\n", out);
  }
  fprintf(out,
          "static const struct {\n  const char *name;\n"
          "  void (*call)(%s_fe *const *out, const %s_fe *const *in);\n} %s_pt_table[] = {\n",
          s->curve, s->curve, s->curve);
  for (const formula *f = formulas; f; f = f->next)
    fprintf(out, "    {\"%s\", %s_pt_table_%s},\n", f->name, s->curve, f->name);
  fputs("};\n#endif\n\n", out);
}

int emit_points(FILE *out, const points_spec *s, const formula *formulas, char *why,
                size_t why_size) {
  char guard[80], suffix[32];
  emit_suffix(suffix, s->layout_name);
  snprintf(guard, sizeof guard, "SLIMB_GENERATED_%s_PT_%s_H", s->curve, suffix);
  for (char *c = guard; *c; c++) *c = (char)toupper((unsigned char)*c);
  fprintf(out,
          "/* clang-format off */\n"
          "/* Written by limbgen; any change goes into the generator or into the formulas. To "
          "write it\n"
          " * again:\n *\n *   %s\n *\n"
          " * Point formulas over the layout %s; include after its field. Outputs first, then "
          "inputs.\n",
          s->command, s->layout_name);
  if (s->l)
    fputs(
        " * Names that end in _c are carried. Each sum and product was bounded for its own "
        "operands:\n"
        " * a carry stands only where the bounds need one, or where an output has to be tight.\n",
        out);
  fprintf(out, " * Constant time. */\n#ifndef %s\n#define %s\n\n", guard, guard);
  for (const formula *f = formulas; f; f = f->next) {
    writer w = {.s = s, .f = f, .why = why, .why_size = why_size};
    if (!write_formula(out, &w)) return 0;
  }
  write_table(out, s, formulas);
  fputs("#endif\n", out);
  return 1;
}

#include "limbgen/formula.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  int operands;
} ops[] = {
    [FORMULA_MUL] = {"mul", 2},       [FORMULA_SQR] = {"sqr", 1},
    [FORMULA_ADD] = {"add", 2},       [FORMULA_SUB] = {"sub", 2},
    [FORMULA_NEG] = {"neg", 1},       [FORMULA_MUL2] = {"mul2", 1},
    [FORMULA_MUL3] = {"mul3", 1},     [FORMULA_MUL4] = {"mul4", 1},
    [FORMULA_MUL8] = {"mul8", 1},     [FORMULA_HALF] = {"half", 1},
    [FORMULA_HALF3] = {"half3", 1},   [FORMULA_MUL_A24] = {"mul_a24", 1},
    [FORMULA_SELECT] = {"select", 2},
};

const char *formula_op_name(formula_op op) { return ops[op].name; }

typedef struct {
  const char *path;
  unsigned line;
  formula *first, *current, **end;
  char *comment;
  char *error;
  size_t error_size;
} parser;

__attribute__((format(printf, 2, 3))) static int fail(parser *p, const char *format, ...) {
  va_list args;
  int used = snprintf(p->error, p->error_size, "%s:%u: ", p->path, p->line);
  if (used < 0 || (size_t)used >= p->error_size) return 0;
  va_start(args, format);
  vsnprintf(p->error + used, p->error_size - (size_t)used, format, args);
  va_end(args);
  return 0;
}

static int find(const formula *f, const char *name) {
  for (int i = 0; i < f->count; i++)
    if (strcmp(f->variables[i].name, name) == 0) return i;
  return -1;
}

/* A new variable, or NULL. Names become C identifiers. */
static formula_variable *add_variable(parser *p, const char *name, formula_kind kind) {
  formula *f = p->current;
  if (!isalpha((unsigned char)name[0]) || strlen(name) >= FORMULA_NAME_MAX)
    return fail(p, "\"%s\" is no name of a variable", name), NULL;
  for (const char *s = name; *s; s++)
    if (!isalnum((unsigned char)*s)) return fail(p, "\"%s\" is no name of a variable", name), NULL;
  if (find(f, name) >= 0) return fail(p, "%s is assigned twice", name), NULL;
  if (f->count == FORMULA_VARIABLES_MAX) return fail(p, "more than %d variables", f->count), NULL;
  formula_variable *v = &f->variables[f->count];
  *v = (formula_variable){
      .kind = kind, .a = -1, .b = -1, .output = -1, .last_use = f->count, .line = p->line};
  memcpy(v->name, name, strlen(name) + 1);
  f->count++;
  return v;
}

static int append(parser *p, formula *f) {
  for (const formula *g = p->first; g; g = g->next)
    if (strcmp(f->name, g->name) == 0 && (!f->has_a || !g->has_a || f->a == g->a))
      return fail(p, "there are two formulas %s", f->name);
  *p->end = f;
  p->end = &f->next;
  return 1;
}

/* Sets last_use; every result has to be used. */
static int link_uses(parser *p, formula *f) {
  for (int i = 0; i < f->count; i++) {
    f->variables[i].last_use = i;
    if (f->variables[i].a >= 0) f->variables[f->variables[i].a].last_use = i;
    if (f->variables[i].b >= 0) f->variables[f->variables[i].b].last_use = i;
  }
  for (int i = 0; i < f->count; i++)
    if (f->variables[i].kind == FORMULA_RESULT && f->variables[i].output < 0 &&
        f->variables[i].last_use == i) {
      p->line = f->variables[i].line;
      return fail(p, "%s is never used", f->variables[i].name);
    }
  return 1;
}

/* Adds the formula that the line "also" has asked for: f but for its last output, which its last
 * operation computes. */
static int add_shorter(parser *p, const formula *f) {
  const int last = f->count - 1;
  if (f->output_count < 2 || f->variables[last].output != f->output_count - 1)
    return fail(p, "formula %s does not end with its last output", f->name);
  formula *shorter = malloc(sizeof *shorter);
  char *comment = strdup(f->comment ? f->comment : "");
  if (shorter == NULL || comment == NULL) {
    free(shorter);
    free(comment);
    return fail(p, "out of memory");
  }
  *shorter = *f;
  memcpy(shorter->name, f->also, sizeof shorter->name);
  shorter->comment = comment;
  shorter->next = NULL;
  shorter->output_count--;
  shorter->count--;
  if (link_uses(p, shorter) && append(p, shorter)) return 1;
  formula_free(shorter);
  return 0;
}

static int finish_formula(parser *p) {
  formula *f = p->current;
  if (f == NULL) return 1;
  if (f->input_count == 0 || f->output_count == 0)
    return fail(p, "formula %s needs a line in and a line out", f->name);
  for (int i = 0; i < f->output_count; i++) {
    const int v = find(f, f->outputs[i]);
    if (v < 0 || f->variables[v].kind != FORMULA_RESULT)
      return fail(p, "formula %s does not compute its output %s", f->name, f->outputs[i]);
    f->variables[v].output = i;
  }
  if (!link_uses(p, f)) return 0;
  return f->also[0] == '\0' || add_shorter(p, f);
}

static int start_formula(parser *p, char **words, int count) {
  int at = 2, a = 0;
  const int interleaved = at < count && strcmp(words[at], "interleaved") == 0;
  at += interleaved;
  const int has_a = at < count && sscanf(words[at], "a=%d", &a) == 1;
  at += has_a;
  if (count != at) return fail(p, "want formula NAME [interleaved] [a=NUMBER]");
  if (!finish_formula(p)) return 0;
  if (strlen(words[1]) >= FORMULA_NAME_MAX) return fail(p, "the name %s is too long", words[1]);
  formula *f = calloc(1, sizeof *f);
  if (f == NULL) return fail(p, "out of memory");
  snprintf(f->name, sizeof f->name, "%s", words[1]);
  f->interleaved = interleaved;
  f->has_a = has_a;
  f->a = a;
  f->line = p->line;
  f->comment = p->comment;
  p->comment = NULL;
  p->current = f;
  if (append(p, f)) return 1;
  formula_free(f);
  return 0;
}

static int add_inputs(parser *p, char **words, int count) {
  if (p->current->count > 0) return fail(p, "one line in, before all operations");
  for (int i = 1; i < count; i++)
    if (add_variable(p, words[i], FORMULA_INPUT) == NULL) return 0;
  p->current->input_count = count - 1;
  return 1;
}

/* R, or R=A for an output that may be the input A. */
static int add_outputs(parser *p, char **words, int count) {
  formula *f = p->current;
  if (f->output_count > 0) return fail(p, "one line out");
  if (f->input_count == 0) return fail(p, "the line in comes before the line out");
  for (int i = 1; i < count; i++) {
    char *alias = strchr(words[i], '=');
    if (alias) *alias++ = '\0';
    const int input = alias ? find(f, alias) : -1;
    if (alias && input < 0) return fail(p, "%s is no input", alias);
    f->output_alias[f->output_count] = input;
    snprintf(f->outputs[f->output_count++], FORMULA_NAME_MAX, "%s", words[i]);
  }
  return 1;
}

/* also NAME without R */
static int add_also(parser *p, char **words, int count) {
  formula *f = p->current;
  if (count != 4 || strcmp(words[2], "without") != 0)
    return fail(p, "want also NAME without OUTPUT");
  if (f->output_count == 0 || strcmp(words[3], f->outputs[f->output_count - 1]) != 0)
    return fail(p, "%s is not the last output", words[3]);
  if (f->also[0] != '\0') return fail(p, "one line also");
  if (strlen(words[1]) >= FORMULA_NAME_MAX) return fail(p, "the name %s is too long", words[1]);
  snprintf(f->also, sizeof f->also, "%s", words[1]);
  return 1;
}

static int is_constant(const char *name) {
  static const char *const constants[] = {"one", "b", "d", "d2"};
  for (size_t i = 0; i < sizeof constants / sizeof constants[0]; i++)
    if (strcmp(name, constants[i]) == 0) return 1;
  return 0;
}

/* An operand's index; a constant enters at its first use. Returns -1 on error. */
static int operand(parser *p, const char *name) {
  const int i = find(p->current, name);
  if (i >= 0) return i;
  if (!is_constant(name)) return fail(p, "%s is used before it is computed", name), -1;
  return add_variable(p, name, FORMULA_CONSTANT) ? find(p->current, name) : -1;
}

/* NAME = OP A [B] */
static int add_operation(parser *p, char **words, int count) {
  size_t op = 0;
  if (count < 4 || strcmp(words[1], "=") != 0) return fail(p, "want NAME = OPERATION OPERANDS");
  while (op < sizeof ops / sizeof ops[0] && strcmp(ops[op].name, words[2]) != 0) op++;
  if (op == sizeof ops / sizeof ops[0]) return fail(p, "unknown operation %s", words[2]);
  if (count - 3 != ops[op].operands)
    return fail(p, "%s takes %d operand%s", words[2], ops[op].operands,
                ops[op].operands > 1 ? "s" : "");
  const int a = operand(p, words[3]);
  const int b = a >= 0 && ops[op].operands == 2 ? operand(p, words[4]) : -1;
  if (a < 0 || (b < 0 && ops[op].operands == 2)) return 0;
  formula_variable *v = add_variable(p, words[0], FORMULA_RESULT);
  if (v == NULL) return 0;
  v->op = (formula_op)op;
  p->current->selects |= v->op == FORMULA_SELECT;
  v->a = a;
  v->b = b;
  return 1;
}

/* Comments gather until a formula takes them; an empty line drops them. */
static int keep_comment(parser *p, const char *text) {
  const size_t old = p->comment ? strlen(p->comment) : 0;
  char *longer = realloc(p->comment, old + strlen(text) + 2);
  if (longer == NULL) return fail(p, "out of memory");
  p->comment = longer;
  sprintf(longer + old, "%s\n", *text == ' ' ? text + 1 : text);
  return 1;
}

static int parse_line(parser *p, char *line) {
  char *words[FORMULA_VARIABLES_MAX], *rest = NULL;
  int count = 0;
  line[strcspn(line, "\r\n")] = '\0';
  if (line[0] == '#') return keep_comment(p, line + 1);
  line[strcspn(line, "#")] = '\0';
  for (char *w = strtok_r(line, " \t", &rest); w; w = strtok_r(NULL, " \t", &rest))
    if (count < FORMULA_VARIABLES_MAX) words[count++] = w;
  if (count == 0) {
    free(p->comment);
    p->comment = NULL;
    return 1;
  }
  if (strcmp(words[0], "formula") == 0) return start_formula(p, words, count);
  if (p->current == NULL) return fail(p, "want formula NAME first, not \"%s\"", words[0]);
  if (strcmp(words[0], "in") == 0) return add_inputs(p, words, count);
  if (strcmp(words[0], "out") == 0) return add_outputs(p, words, count);
  if (strcmp(words[0], "also") == 0) return add_also(p, words, count);
  return add_operation(p, words, count);
}

/* Takes out the formulas for another a. */
static formula *keep_for(formula *f, mpz_srcptr a, mpz_srcptr p) {
  formula *kept = NULL, **end = &kept;
  mpz_t difference;
  mpz_init(difference);
  for (formula *next; f; f = next) {
    next = f->next;
    f->next = NULL;
    mpz_set_si(difference, f->a);
    mpz_sub(difference, difference, a);
    if (!f->has_a || mpz_divisible_p(difference, p)) {
      *end = f;
      end = &f->next;
    } else {
      formula_free(f);
    }
  }
  mpz_clear(difference);
  return kept;
}

formula *formula_load(const char *path, mpz_srcptr a, mpz_srcptr m, char *error,
                      size_t error_size) {
  parser p = {.path = path, .error = error, .error_size = error_size};
  p.end = &p.first;
  FILE *in = fopen(path, "r");
  if (in == NULL) {
    snprintf(error, error_size, "%s: %s", path, strerror(errno));
    return NULL;
  }
  char *line = NULL;
  size_t room = 0;
  int ok = 1;
  while (ok && getline(&line, &room, in) > 0) {
    p.line++;
    ok = parse_line(&p, line);
  }
  if (ok && ferror(in)) ok = fail(&p, "%s", strerror(errno));
  ok = ok && finish_formula(&p);
  if (ok && p.first == NULL) ok = fail(&p, "no formula");
  free(line);
  free(p.comment);
  fclose(in);
  if (ok) return keep_for(p.first, a, m);
  formula_free(p.first);
  return NULL;
}

void formula_free(formula *f) {
  while (f) {
    formula *next = f->next;
    free(f->comment);
    free(f);
    f = next;
  }
}

#include "limbgen/ir.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef enum {
  OP_INPUT,
  OP_CONST,
  OP_ADD,
  OP_SUB,
  OP_MUL,
  OP_SHIFT_UP,
  OP_SHIFT_DOWN,
  OP_LOW_BITS,
  OP_CAST,
  OP_MASK,
  OP_SELECT
} ir_op;

struct ir_value {
  ir_value *next;
  ir_op op;
  ir_type type;
  ir_value *x, *y, *mask;
  unsigned k; /* shifts, low bits */
  mpz_t low, high;
  char name[24]; /* empty: printed inside the expression that uses it */
  char source[32];
  unsigned uses;
};

typedef struct number {
  struct number *next;
  mpz_t value;
} number;

typedef struct output_line {
  struct output_line *next;
  ir_value *value;
  char target[32];
} output_line;

struct ir {
  char function[64];
  ir_value *first, *last;
  number *numbers;
  output_line *outputs, **outputs_end;
  mpz_t worst;
  unsigned multiplications;
  jmp_buf landing;
  char refusal[320];
};

static void *allocate(size_t size) {
  void *p = calloc(1, size);
  if (p == NULL) {
    fputs("limbgen: out of memory\n", stderr);
    exit(2);
  }
  return p;
}

ir *ir_new(const char *function) {
  ir *p = allocate(sizeof *p);
  snprintf(p->function, sizeof p->function, "%s", function);
  mpz_init(p->worst);
  p->outputs_end = &p->outputs;
  return p;
}

void ir_free(ir *p) {
  for (ir_value *v = p->first, *next; v != NULL; v = next) {
    next = v->next;
    mpz_clears(v->low, v->high, NULL);
    free(v);
  }
  for (number *n = p->numbers, *next; n != NULL; n = next) {
    next = n->next;
    mpz_clear(n->value);
    free(n);
  }
  for (output_line *o = p->outputs, *next; o != NULL; o = next) {
    next = o->next;
    free(o);
  }
  mpz_clear(p->worst);
  free(p);
}

jmp_buf *ir_landing(ir *p) { return &p->landing; }

const char *ir_refusal(const ir *p) { return p->refusal; }

void ir_refuse(ir *p, const char *format, ...) {
  int used = snprintf(p->refusal, sizeof p->refusal, "%s: ", p->function);
  va_list args;
  va_start(args, format);
  vsnprintf(p->refusal + used, sizeof p->refusal - (size_t)used, format, args);
  va_end(args);
  longjmp(p->landing, 1);
}

mpz_ptr ir_number(ir *p) {
  number *n = allocate(sizeof *n);
  mpz_init(n->value);
  n->next = p->numbers;
  p->numbers = n;
  return n->value;
}

/* --- types --- */

static const struct {
  const char *name, *suffix;
  unsigned bits;
  int is_signed;
} types[] = {
    [IR_I32] = {"int32_t", "", 32, 1},    [IR_U32] = {"uint32_t", "u", 32, 0},
    [IR_I64] = {"int64_t", "", 64, 1},    [IR_U64] = {"uint64_t", "u", 64, 0},
    [IR_I128] = {"__int128", "", 128, 1}, [IR_U128] = {"unsigned __int128", "u", 128, 0},
};

const char *ir_type_name(ir_type type) { return types[type].name; }
unsigned ir_type_bits(ir_type type) { return types[type].bits; }
int ir_type_is_signed(ir_type type) { return types[type].is_signed; }

int ir_type_holds(ir_type type, mpz_srcptr low, mpz_srcptr high) {
  mpz_t min, max;
  mpz_inits(min, max, NULL);
  mpz_setbit(max, types[type].bits - (unsigned)types[type].is_signed);
  if (types[type].is_signed) mpz_neg(min, max);
  const int holds = mpz_cmp(low, min) >= 0 && mpz_cmp(high, max) < 0;
  mpz_clears(min, max, NULL);
  return holds;
}

ir_type ir_type_of(const ir_value *x) { return x->type; }
mpz_srcptr ir_low_bound(const ir_value *x) { return x->low; }
mpz_srcptr ir_high_bound(const ir_value *x) { return x->high; }
int ir_is_zero(const ir_value *x) { return mpz_sgn(x->low) == 0 && mpz_sgn(x->high) == 0; }

mpz_srcptr ir_worst(const ir *p) { return p->worst; }
unsigned ir_multiplications(const ir *p) { return p->multiplications; }

/* --- building --- */

static const char *const op_names[] = {"input", "constant", "add",        "sub",
                                       "mul",   "shift up", "shift down", "low bits",
                                       "cast",  "mask",     "select"};

double ir_log2(mpz_srcptr x) {
  signed long exponent;
  const double fraction = mpz_get_d_2exp(&exponent, x);
  return mpz_sgn(x) == 0 ? 0 : log2(fabs(fraction)) + (double)exponent;
}

static ir_value *new_value(ir *p, ir_op op, ir_type type, ir_value *x, ir_value *y) {
  ir_value *v = allocate(sizeof *v);
  v->op = op;
  v->type = type;
  v->x = x;
  v->y = y;
  mpz_inits(v->low, v->high, NULL);
  if (p->last)
    p->last->next = v;
  else
    p->first = v;
  p->last = v;
  return v;
}

static void note_worst(ir *p, mpz_srcptr x) {
  if (mpz_cmpabs(x, p->worst) > 0) mpz_abs(p->worst, x);
}

/* The check that every value passes: its type holds its interval. */
static ir_value *finish(ir *p, ir_value *v) {
  if (v->op != OP_INPUT && v->op != OP_CONST) note_worst(p, v->low), note_worst(p, v->high);
  if (ir_type_holds(v->type, v->low, v->high)) return v;
  mpz_srcptr extreme = mpz_cmpabs(v->low, v->high) > 0 ? v->low : v->high;
  const ir_value *named = v->x && v->x->name[0] ? v->x : v->y;
  ir_refuse(p, "%s%s%s overflows %s: it can reach %s2^%.2f", op_names[v->op],
            named && named->name[0] ? " with " : "", named ? named->name : "", types[v->type].name,
            mpz_sgn(extreme) < 0 ? "-" : "", ir_log2(extreme));
}

static void need_same_kind(ir *p, ir_type type, const ir_value *x) {
  if (types[x->type].is_signed != types[type].is_signed || types[x->type].bits > types[type].bits)
    ir_refuse(p, "internal: %s where %s is wanted", types[x->type].name, types[type].name);
}

ir_value *ir_name(ir_value *x, const char *format, ...) {
  va_list args;
  if (x->name[0] || x->op == OP_CONST) return x;
  va_start(args, format);
  vsnprintf(x->name, sizeof x->name, format, args);
  va_end(args);
  return x;
}

ir_value *ir_input(ir *p, ir_type type, const char *name, const char *source, mpz_srcptr low,
                   mpz_srcptr high) {
  ir_value *v = new_value(p, OP_INPUT, type, NULL, NULL);
  snprintf(v->name, sizeof v->name, "%s", name);
  snprintf(v->source, sizeof v->source, "%s", source);
  mpz_set(v->low, low);
  mpz_set(v->high, high);
  return finish(p, v);
}

ir_value *ir_const(ir *p, ir_type type, mpz_srcptr value) {
  ir_value *v = new_value(p, OP_CONST, type, NULL, NULL);
  mpz_set(v->low, value);
  mpz_set(v->high, value);
  return finish(p, v);
}

ir_value *ir_const_si(ir *p, ir_type type, long value) {
  mpz_t k;
  mpz_init_set_si(k, value);
  ir_value *v = ir_const(p, type, k);
  mpz_clear(k);
  return v;
}

static ir_value *binary(ir *p, ir_op op, ir_type type, ir_value *x, ir_value *y) {
  need_same_kind(p, type, x);
  need_same_kind(p, type, y);
  return new_value(p, op, type, x, y);
}

ir_value *ir_add(ir *p, ir_type type, ir_value *x, ir_value *y) {
  if (ir_is_zero(x) && y->type == type) return y;
  if (ir_is_zero(y) && x->type == type) return x;
  ir_value *v = binary(p, OP_ADD, type, x, y);
  mpz_add(v->low, x->low, y->low);
  mpz_add(v->high, x->high, y->high);
  return finish(p, v);
}

ir_value *ir_sub(ir *p, ir_type type, ir_value *x, ir_value *y) {
  if (ir_is_zero(y) && x->type == type) return x;
  ir_value *v = binary(p, OP_SUB, type, x, y);
  mpz_sub(v->low, x->low, y->high);
  mpz_sub(v->high, x->high, y->low);
  return finish(p, v);
}

ir_value *ir_mul(ir *p, ir_type type, ir_value *x, ir_value *y) {
  ir_value *v = binary(p, OP_MUL, type, x, y);
  mpz_t product;
  mpz_init(product);
  mpz_mul(v->low, x->low, y->low);
  mpz_set(v->high, v->low);
  mpz_srcptr pairs[3][2] = {{x->low, y->high}, {x->high, y->low}, {x->high, y->high}};
  for (int i = 0; i < 3; i++) {
    mpz_mul(product, pairs[i][0], pairs[i][1]);
    if (mpz_cmp(product, v->low) < 0) mpz_set(v->low, product);
    if (mpz_cmp(product, v->high) > 0) mpz_set(v->high, product);
  }
  mpz_clear(product);
  if (x == y && mpz_sgn(v->low) < 0) mpz_set_ui(v->low, 0); /* a square */
  p->multiplications++;
  return finish(p, v);
}

ir_value *ir_shift_up(ir *p, ir_type type, ir_value *x, unsigned k) {
  if (k == 0 && x->type == type) return x;
  need_same_kind(p, type, x);
  ir_value *v = new_value(p, OP_SHIFT_UP, type, x, NULL);
  v->k = k;
  mpz_mul_2exp(v->low, x->low, k);
  mpz_mul_2exp(v->high, x->high, k);
  return finish(p, v);
}

ir_value *ir_mul_const(ir *p, ir_type type, ir_value *x, mpz_srcptr k) {
  if (mpz_cmp_ui(k, 1) == 0 && x->type == type) return x;
  if (mpz_sgn(k) > 0 && mpz_popcount(k) == 1)
    return ir_shift_up(p, type, x, (unsigned)mpz_scan1(k, 0));
  return ir_mul(p, type, x, ir_const(p, x->type, k));
}

ir_value *ir_add_mul_const(ir *p, ir_type type, ir_value *sum, ir_value *x, mpz_srcptr k) {
  if (mpz_sgn(k) == 0) return sum;
  if (sum == NULL) return ir_mul_const(p, type, x, k);
  if (mpz_sgn(k) > 0) return ir_add(p, type, sum, ir_mul_const(p, type, x, k));
  mpz_ptr negated = ir_number(p);
  mpz_neg(negated, k);
  return ir_sub(p, type, sum, ir_mul_const(p, type, x, negated));
}

ir_value *ir_shift_down(ir *p, ir_type type, ir_value *x, unsigned k) {
  ir_value *v = new_value(p, OP_SHIFT_DOWN, x->type, x, NULL);
  v->k = k;
  mpz_fdiv_q_2exp(v->low, x->low, k);
  mpz_fdiv_q_2exp(v->high, x->high, k);
  return ir_cast(p, type, finish(p, v));
}

ir_value *ir_low_bits(ir *p, ir_value *x, unsigned k) {
  mpz_t limit;
  mpz_init(limit);
  mpz_setbit(limit, k);
  const int all = mpz_sgn(x->low) >= 0 && mpz_cmp(x->high, limit) < 0;
  ir_value *v = x;
  if (!all) {
    v = new_value(p, OP_LOW_BITS, x->type, x, NULL);
    v->k = k;
    mpz_sub_ui(v->high, limit, 1);
    finish(p, v);
  }
  mpz_clear(limit);
  return v;
}

ir_value *ir_mul_low(ir *p, ir_type type, ir_value *x, mpz_srcptr factor, unsigned k) {
  if (types[type].is_signed || types[x->type].is_signed || k > types[type].bits)
    ir_refuse(p, "internal: low product of signed words");
  /* Unsigned products wrap by the rules of C, which leaves the low bits right: no bound to check.
   */
  ir_value *low = new_value(p, OP_CAST, type, x, NULL);
  mpz_setbit(low->high, types[type].bits);
  mpz_sub_ui(low->high, low->high, 1);
  ir_value *product = new_value(p, OP_MUL, type, low, ir_const(p, type, factor));
  mpz_set(product->high, low->high);
  p->multiplications++;
  return ir_low_bits(p, product, k);
}

ir_value *ir_cast(ir *p, ir_type type, ir_value *x) {
  if (x->type == type) return x;
  ir_value *v = new_value(p, OP_CAST, type, x, NULL);
  mpz_set(v->low, x->low);
  mpz_set(v->high, x->high);
  return finish(p, v);
}

ir_value *ir_mask(ir *p, ir_value *x) {
  const int negative = mpz_cmp_si(x->low, -1) >= 0 && mpz_sgn(x->high) <= 0;
  const int positive = mpz_sgn(x->low) >= 0 && mpz_cmp_ui(x->high, 1) <= 0;
  if (!negative && !positive) ir_refuse(p, "internal: a mask of a number");
  ir_value *v = new_value(p, OP_MASK, IR_U64, x, NULL);
  v->k = (unsigned)positive;
  mpz_setbit(v->high, 64);
  mpz_sub_ui(v->high, v->high, 1);
  return finish(p, v);
}

ir_value *ir_select(ir *p, ir_value *mask, ir_value *x, ir_value *y) {
  if (mpz_sgn(x->low) < 0 || mpz_sgn(y->low) < 0) ir_refuse(p, "internal: select of a negative");
  ir_value *v = new_value(p, OP_SELECT, IR_U64, ir_cast(p, IR_U64, x), ir_cast(p, IR_U64, y));
  v->mask = mask;
  mpz_set(v->low, mpz_cmp(x->low, y->low) < 0 ? x->low : y->low);
  mpz_set(v->high, mpz_cmp(x->high, y->high) > 0 ? x->high : y->high);
  return finish(p, v);
}

ir_value *ir_narrow(ir *p, ir_value *x, mpz_srcptr low, mpz_srcptr high) {
  if (mpz_cmp(low, x->low) > 0) mpz_set(x->low, low);
  if (mpz_cmp(high, x->high) < 0) mpz_set(x->high, high);
  if (mpz_cmp(x->low, x->high) > 0) ir_refuse(p, "internal: an empty interval for %s", x->name);
  return x;
}

void ir_output(ir *p, ir_value *x, const char *target) {
  output_line *o = allocate(sizeof *o);
  o->value = x;
  snprintf(o->target, sizeof o->target, "%s", target);
  *p->outputs_end = o;
  p->outputs_end = &o->next;
}

/* --- printing --- */

typedef struct {
  char *data;
  size_t used, room;
} text;

static void append(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void append(text *t, const char *format, ...) {
  char piece[256];
  va_list args;
  va_start(args, format);
  const size_t n = (size_t)vsnprintf(piece, sizeof piece, format, args);
  va_end(args);
  if (t->used + n + 1 > t->room) {
    t->room = 2 * t->room + n + 64;
    t->data = realloc(t->data, t->room);
    if (t->data == NULL) exit(2);
  }
  memcpy(t->data + t->used, piece, n + 1);
  t->used += n;
}

static void count_uses(ir_value *v) {
  if (v->uses++ > 0) return;
  if (v->mask) count_uses(v->mask);
  if (v->x) count_uses(v->x);
  if (v->y) count_uses(v->y);
}

static void append_number(text *t, mpz_srcptr x, ir_type type) {
  mpz_t magnitude;
  mpz_init(magnitude);
  mpz_abs(magnitude, x);
  char *digits = mpz_get_str(NULL, mpz_cmp_ui(magnitude, 64) <= 0 ? 10 : 16, magnitude);
  const char *suffix = types[type].suffix;
  if (mpz_sizeinbase(magnitude, 2) > 31)
    suffix = types[type].is_signed ? "LL" : types[type].bits == 32 ? "u" : "ULL";
  append(t, "%s%s%s%s", mpz_sgn(x) < 0 ? "-" : "", mpz_cmp_ui(magnitude, 64) <= 0 ? "" : "0x",
         digits, suffix);
  free(digits);
  mpz_clear(magnitude);
}

static void append_value(text *t, const ir_value *v);

/* Whether v prints as something that binds tighter than any operator between two operands. */
static int is_atom(const ir_value *v) {
  return v->name[0] != '\0' || (v->op == OP_CONST && mpz_sgn(v->low) >= 0) || v->op == OP_SELECT ||
         v->op == OP_MASK || v->op == OP_CAST;
}

static void append_operand(text *t, const ir_value *v, int bare) {
  append(t, bare || is_atom(v) ? "" : "(");
  append_value(t, v);
  append(t, bare || is_atom(v) ? "" : ")");
}

/* Products and shifts by constants of signed values both print as x * y. */
static int is_product(const ir_value *v) {
  return v->op == OP_MUL || (v->op == OP_SHIFT_UP && mpz_sgn(v->x->low) < 0);
}

/* Operand of v, widened to the type of v where C's own rules would not do it. */
static void append_widened(text *t, const ir_value *v, const ir_value *operand, int bare) {
  if (types[operand->type].bits < types[v->type].bits) append(t, "(%s)", types[v->type].name);
  append_operand(t, operand, bare && types[operand->type].bits == types[v->type].bits);
}

static int is_sum(const ir_value *v) { return v->op == OP_ADD || v->op == OP_SUB; }

static void append_sum(text *t, const ir_value *v) {
  /* One operand of full width makes C compute in it. */
  const int x_wide = types[v->x->type].bits == types[v->type].bits;
  const int y_wide = types[v->y->type].bits == types[v->type].bits;
  const int x_bare = (is_sum(v->x) || is_product(v->x)) && !v->x->name[0] && (x_wide || y_wide);
  const int y_bare = is_product(v->y) && !v->y->name[0] && (x_wide || y_wide);
  if (x_wide || y_wide)
    append_operand(t, v->x, x_bare);
  else
    append_widened(t, v, v->x, 0);
  append(t, v->op == OP_ADD ? " + " : " - ");
  append_operand(t, v->y, y_bare);
}

/* x << k; where x can be negative, x * 2^k, which C defines. A word shifted into two is put
 * together from its parts: gcc makes a double-word shift of the plain form, which is slow on AMD's
 * cores. */
static void append_shift_up(text *t, const ir_value *v) {
  if (v->type == IR_U128 && v->x->type == IR_U64 && v->x->name[0] && v->k < 64) {
    append(t, "(unsigned __int128)(%s >> %u) << 64 | %s << %u", v->x->name, 64 - v->k, v->x->name,
           v->k);
    return;
  }
  append_widened(t, v, v->x, 0);
  if (mpz_sgn(v->x->low) >= 0) {
    append(t, " << %u", v->k);
    return;
  }
  append(t, " * 0x%llx%s", 1ULL << v->k, v->k > 30 ? "LL" : "");
}

static void append_low_bits(text *t, const ir_value *v) {
  mpz_t ones;
  mpz_init(ones);
  mpz_setbit(ones, v->k);
  mpz_sub_ui(ones, ones, 1);
  append_operand(t, v->x, 0);
  append(t, " & ");
  append_number(t, ones, v->type);
  mpz_clear(ones);
}

static void append_value(text *t, const ir_value *v) {
  if (v->name[0]) {
    append(t, "%s", v->name);
    return;
  }
  switch (v->op) {
    case OP_INPUT:
      break; /* always named */
    case OP_CONST:
      append_number(t, v->low, v->type);
      break;
    case OP_ADD:
    case OP_SUB:
      append_sum(t, v);
      break;
    case OP_MUL:
      append_widened(t, v, v->x, 0);
      append(t, " * ");
      append_operand(t, v->y, 0);
      break;
    case OP_SHIFT_UP:
      append_shift_up(t, v);
      break;
    case OP_SHIFT_DOWN:
      append_operand(t, v->x, 0);
      append(t, " >> %u", v->k);
      break;
    case OP_LOW_BITS:
      append_low_bits(t, v);
      break;
    case OP_CAST:
      append(t, "(%s)", types[v->type].name);
      append_operand(t, v->x, 0);
      break;
    case OP_MASK:
      append(t, v->k ? "ct_from_bit((uint64_t)" : "ct_barrier((uint64_t)");
      append_operand(t, v->x, 0);
      append(t, ")");
      break;
    case OP_SELECT:
      append(t, "ct_select(");
      append_value(t, v->mask);
      append(t, ", ");
      append_value(t, v->x);
      append(t, ", ");
      append_value(t, v->y);
      append(t, ")");
      break;
  }
}

#define LINE_MAX_WIDTH 98

/* Writes a statement, broken behind operators where it is too long. */
static void print_statement(FILE *out, const char *s, size_t indent) {
  const size_t continued = indent + 4;
  while (strlen(s) + indent > LINE_MAX_WIDTH) {
    size_t cut = 0;
    for (size_t i = 1; i + indent < LINE_MAX_WIDTH && s[i]; i++)
      if (s[i] == ' ' && strchr("+-,", s[i - 1])) cut = i;
    if (cut == 0) break;
    fprintf(out, "%*s%.*s\n", (int)indent, "", (int)cut, s);
    s += cut + 1;
    indent = continued;
  }
  fprintf(out, "%*s%s\n", (int)indent, "", s);
}

/* Two values never share a name: later ones get a suffix. */
static void make_names_unique(ir *p) {
  unsigned anonymous = 0;
  for (ir_value *v = p->first; v != NULL; v = v->next) {
    if (v->uses > 1 && !v->name[0] && v->op != OP_CONST)
      snprintf(v->name, sizeof v->name, "u%u", anonymous++);
    if (!v->name[0] || v->uses == 0) continue;
    char base[20];
    snprintf(base, sizeof base, "%.19s", v->name);
    unsigned suffix = 1;
    for (const ir_value *w = p->first; w != v;) {
      if (w->uses > 0 && strcmp(w->name, v->name) == 0) {
        snprintf(v->name, sizeof v->name, "%s%s%u", base,
                 isdigit((unsigned char)base[strlen(base) - 1]) ? "_" : "", ++suffix);
        w = p->first;
      } else {
        w = w->next;
      }
    }
  }
}

static void print_definition(FILE *out, ir_value *v, unsigned indent) {
  text t = {0};
  char name[sizeof v->name];
  append(&t, "const %s %s = ", types[v->type].name, v->name);
  memcpy(name, v->name, sizeof name);
  v->name[0] = '\0';
  append_value(&t, v);
  memcpy(v->name, name, sizeof name);
  append(&t, ";");
  print_statement(out, t.data, indent);
  free(t.data);
}

/* Inputs that follow each other share a line. Returns the last of them. */
static ir_value *print_inputs(FILE *out, ir_value *v, unsigned indent) {
  text t = {0};
  append(&t, "const %s %s = %s", types[v->type].name, v->name, v->source);
  for (ir_value *next = v->next; next && next->op == OP_INPUT && next->type == v->type;
       next = v->next) {
    v = next;
    if (v->uses > 0) append(&t, ", %s = %s", v->name, v->source);
  }
  append(&t, ";");
  print_statement(out, t.data, indent);
  free(t.data);
  return v;
}

void ir_print(ir *p, FILE *out, unsigned indent) {
  for (ir_value *v = p->first; v != NULL; v = v->next) v->uses = 0;
  for (const output_line *o = p->outputs; o != NULL; o = o->next) count_uses(o->value);
  make_names_unique(p);
  for (ir_value *v = p->first; v != NULL; v = v->next) {
    if (v->uses == 0 || !v->name[0]) continue;
    if (v->op == OP_INPUT)
      v = print_inputs(out, v, indent);
    else
      print_definition(out, v, indent);
  }
  for (const output_line *o = p->outputs; o != NULL; o = o->next) {
    text t = {0};
    append(&t, "%s = ", o->target);
    append_value(&t, o->value);
    append(&t, ";");
    print_statement(out, t.data, indent);
    free(t.data);
  }
}

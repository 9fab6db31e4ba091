#include "limbgen/emit.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* --- the operations of the contract --- */

static void build_mul2(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_multiple(l, p, r, a, 2);
}

static void build_mul3(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_multiple(l, p, r, a, 3);
}

static void build_mul4(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_multiple(l, p, r, a, 4);
}

static void build_mul8(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_multiple(l, p, r, a, 8);
}

static void build_half(const layout *l, ir *p, element *r, const element *a, const element *b) {
  (void)b;
  op_half(l, p, r, a);
}

static void build_half3(const layout *l, ir *p, element *r, const element *a, const element *b) {
  element multiple;
  (void)b;
  op_scale(l, p, ir_type_is_signed(l->limb) ? IR_I64 : IR_U64, &multiple, a, 3);
  op_half(l, p, r, &multiple);
}

typedef enum { TIGHT, LOOSE } kind;

typedef struct {
  const char *name, *formula;
  build *build;
  unsigned operands;
  kind in, out;
  enum { EVERYWHERE, WEIERSTRASS_FE, EDWARDS_FE } where;
} operation;

static const operation operations[] = {
    {"add", "r = a + b", op_add, 2, TIGHT, LOOSE, EVERYWHERE},
    {"sub", "r = a - b", op_sub, 2, TIGHT, LOOSE, EVERYWHERE},
    {"neg", "r = -a", build_neg, 1, TIGHT, LOOSE, EVERYWHERE},
    {"mul", "r = a b", op_mul, 2, LOOSE, TIGHT, EVERYWHERE},
    {"sqr", "r = a^2", build_sqr, 1, LOOSE, TIGHT, EVERYWHERE},
    {"carry", "r = a", build_carry, 1, LOOSE, TIGHT, EVERYWHERE},
    {"mul2", "r = 2 a", build_mul2, 1, TIGHT, TIGHT, EVERYWHERE},
    {"mul3", "r = 3 a", build_mul3, 1, TIGHT, TIGHT, EVERYWHERE},
    {"mul4", "r = 4 a", build_mul4, 1, TIGHT, TIGHT, EVERYWHERE},
    {"mul8", "r = 8 a", build_mul8, 1, TIGHT, TIGHT, EVERYWHERE},
    {"half", "r = a / 2", build_half, 1, TIGHT, TIGHT, EVERYWHERE},
    {"half3", "r = 3 a / 2", build_half3, 1, LOOSE, TIGHT, WEIERSTRASS_FE},
    {"mul_a24", "r = (mont_a - 2) / 4 a", NULL, 1, LOOSE, TIGHT, EDWARDS_FE},
};

/* --- text --- */

void emit_suffix(char out[32], const char *layout_name) {
  size_t n = 0;
  for (; *layout_name && n < 31; layout_name++)
    if (*layout_name != '-') out[n++] = *layout_name;
  out[n] = '\0';
}

static double ratio(mpz_srcptr x, mpz_srcptr m) {
  mpf_t a, b;
  mpf_init2(a, 1024);
  mpf_init2(b, 1024);
  mpf_set_z(a, x);
  mpf_set_z(b, m);
  mpf_div(a, a, b);
  const double d = mpf_get_d(a);
  mpf_clear(a);
  mpf_clear(b);
  return d;
}

void emit_bounds(FILE *out, const layout *l, const element_bounds *b) {
  const unsigned top = l->limbs - 1;
  mpz_t rest, most;
  mpz_inits(rest, most, NULL);
  for (unsigned i = 0; i <= top; i++) {
    mpz_ptr x = i < top ? rest : most;
    if (mpz_cmpabs(b->low[i], x) > 0) mpz_abs(x, b->low[i]);
    if (mpz_cmpabs(b->high[i], x) > 0) mpz_abs(x, b->high[i]);
  }
  const char *word = l->family == SOLINAS ? "within" : "to";
  fprintf(out, "limbs %s 2^%.3f, the top one 2^%.3f, ", word, ir_log2(rest), ir_log2(most));
  if (mpz_sgn(b->value_low) < 0)
    fprintf(out, "value in (%.3f m, %.3f m)", ratio(b->value_low, l->m) - 0.0005,
            ratio(b->value_high, l->m) + 0.0005);
  else
    fprintf(out, "value below %.3f m", ratio(b->value_high, l->m) + 0.0005);
  mpz_clears(rest, most, NULL);
}

static void emit_digits(FILE *out, const layout *l, mpz_t *digits) {
  fputs("{", out);
  for (unsigned i = 0; i < l->limbs; i++) {
    mpz_t magnitude;
    mpz_init(magnitude);
    mpz_abs(magnitude, digits[i]);
    gmp_fprintf(out, "%s%s0x%Zx", i ? ", " : "", mpz_sgn(digits[i]) < 0 ? "-" : "", magnitude);
    mpz_clear(magnitude);
  }
  fputs("}", out);
}

/* The limbs of a residue, in the layout's own digits. */
static void emit_residue(FILE *out, const layout *l, mpz_srcptr x) {
  mpz_t digits[LIMBS_MAX];
  for (unsigned i = 0; i < l->limbs; i++) mpz_init(digits[i]);
  if (l->family == SOLINAS)
    digits_balanced(digits, l->limbs, l->bits, x);
  else
    digits_unsigned(digits, l->limbs, l->bits, x);
  emit_digits(out, l, digits);
  for (unsigned i = 0; i < l->limbs; i++) mpz_clear(digits[i]);
}

static void emit_constant(FILE *out, const field_spec *f, const char *name, mpz_srcptr value) {
  mpz_t x;
  mpz_init(x);
  mpz_mul(x, value, f->l->r);
  mpz_mod(x, x, f->l->m);
  fprintf(out, "static const %s_%s %s_%s_%s = {{", f->curve, f->layer, f->curve, f->layer, name);
  emit_residue(out, f->l, x);
  fputs("}};\n", out);
  mpz_clear(x);
}

/* Words of so many bits, the least significant first. */
static void emit_word_list(FILE *out, mpz_srcptr x, unsigned count, unsigned bits) {
  mpz_t word;
  mpz_init(word);
  for (unsigned i = 0; i < count; i++) {
    mpz_fdiv_q_2exp(word, x, bits * i);
    if (i + 1 < count) mpz_fdiv_r_2exp(word, word, bits);
    gmp_fprintf(out, "%s0x%0*Zx", i ? ", " : "", (int)(bits + 3) / 4, word);
  }
  mpz_clear(word);
}

static void emit_words(FILE *out, const curve_params *c, const char *layer, const char *name,
                       mpz_srcptr x) {
  fprintf(out, "static const uint64_t %s_%s_%s[%u] = {\n    ", c->name, layer, name,
          params_words(c));
  emit_word_list(out, x, params_words(c), 64);
  fputs("};\n", out);
}

static void emit_head(FILE *out, const field_spec *f) {
  const layout *l = f->l;
  fprintf(out,
          "/* clang-format off */\n"
          "/* Written by limbgen; any change goes into the generator. To write it again:\n"
          " *\n"
          " *   %s\n"
          " *\n",
          f->command);
  gmp_fprintf(out, " * Field    integers modulo m = %s\n *          m = 0x%Zx\n", f->m_text, l->m);
  if (l->family == SOLINAS)
    fprintf(
        out,
        " * Layout   %s: %u signed limbs of %u bits, balanced; products in %u bits, folded from\n"
        " *          the top by 2^%u mod m\n"
        " * Value    sum of limb[i] 2^(%u i), mod m\n",
        l->name, l->limbs, l->bits, ir_type_bits(l->wide), l->bits * l->limbs, l->bits);
  else if (l->family == PLAIN)
    fprintf(out,
            " * Layout   %s: %u unsigned limbs of %u bits; products in %u bits, folded from the "
            "top by\n"
            " *          2^%u mod m\n"
            " * Value    sum of limb[i] 2^(%u i), mod m\n",
            l->name, l->limbs, l->bits, ir_type_bits(l->wide), l->bits * l->limbs, l->bits);
  else
    fprintf(
        out,
        " * Layout   %s: %u unsigned limbs of %u bits; products in %u bits, Montgomery reduction\n"
        " * Value    sum of limb[i] 2^(%u i) / R, mod m, with R = 2^%u\n",
        l->name, l->limbs, l->bits, ir_type_bits(l->wide), l->bits, l->bits * l->limbs);
  fputs(" * Tight    ", out);
  emit_bounds(out, l, &l->tight);
  fputs("\n * Loose    ", out);
  emit_bounds(out, l, &l->loose);
  fprintf(
      out,
      "\n *\n"
      " * The bounds were computed exactly for every intermediate value; %s_%s_tight_bounds and\n"
      " * %s_%s_loose_bounds hold them to the unit. Functions NAME_limbs work on bare limbs and "
      "check\n"
      " * nothing. Outputs may be exact aliases of inputs. Constant time. */\n",
      f->curve, f->layer, f->curve, f->layer);
}

static void emit_bounds_table(FILE *out, const field_spec *f, const char *name,
                              const element_bounds *b) {
  const layout *l = f->l;
  mpz_t digits[LIMBS_MAX];
  for (unsigned i = 0; i < l->limbs; i++) mpz_init(digits[i]);
  fprintf(out, "static const int64_t %s_%s_%s_bounds[4][%u] = {\n", f->curve, f->layer, name,
          l->limbs);
  for (int row = 0; row < 4; row++) {
    for (unsigned i = 0; i < l->limbs; i++) mpz_set(digits[i], row == 0 ? b->low[i] : b->high[i]);
    if (row >= 2)
      digits_unsigned(digits, l->limbs, l->bits, row == 2 ? b->value_low : b->value_high);
    fputs("    ", out);
    emit_digits(out, l, digits);
    fputs(",\n", out);
  }
  fputs("};\n", out);
  for (unsigned i = 0; i < l->limbs; i++) mpz_clear(digits[i]);
}

static void emit_types(FILE *out, const field_spec *f) {
  const layout *l = f->l;
  const char *c = f->curve, *y = f->layer;
  fprintf(out,
          "typedef struct {\n  %s limb[%u];\n} %s_%s_loose;\n\n"
          "typedef struct {\n  %s_%s_loose v;\n} %s_%s;\n\n"
          "static inline const %s_%s_loose *%s_%s_relax(const %s_%s *a) { return &a->v; }\n\n",
          ir_type_name(l->limb), l->limbs, c, y, c, y, c, y, c, y, c, y, c, y);
  fputs(
      "/* Rows: the least and the greatest limbs; the least and the greatest value in digits. */\n",
      out);
  emit_bounds_table(out, f, "tight", &l->tight);
  emit_bounds_table(out, f, "loose", &l->loose);
  fprintf(out,
          "\n/* With SLIMB_CHECK_BOUNDS: aborts with the function's name unless limbs and value "
          "are in\n"
          " * bounds. */\n"
          "static inline void %s_%s_check(const %s limb[%u], const int64_t bounds[4][%u],\n"
          "    const char *function) {\n"
          "#ifdef SLIMB_CHECK_BOUNDS\n"
          "  int64_t over = 0, under = 0; /* value - least, greatest - value, shifted down */\n"
          "  for (int i = 0; i < %u; i++) {\n"
          "    const int64_t x = (int64_t)limb[i];\n"
          "    if (x < bounds[0][i] || x > bounds[1][i]) bounds_fail(function);\n"
          "    over = (over >> %u) + x - bounds[2][i];\n"
          "    under = (under >> %u) + bounds[3][i] - x;\n"
          "  }\n"
          "  if (over < 0 || under < 0) bounds_fail(function);\n"
          "#else\n"
          "  (void)limb, (void)bounds, (void)function;\n"
          "#endif\n"
          "}\n\n",
          c, y, ir_type_name(l->limb), l->limbs, l->limbs, l->limbs, l->bits, l->bits);
}

static const char *kind_name(kind k) { return k == TIGHT ? "tight" : "loose"; }

/* NAME_limbs, out of the program that was bounded. */
static void emit_limbs_function(FILE *out, const field_spec *f, const operation *o, ir *p) {
  const char *t = ir_type_name(f->l->limb);
  const unsigned n = f->l->limbs;
  fprintf(out, "static inline void %s_%s_%s_limbs(%s r[%u], const %s a[%u]", f->curve, f->layer,
          o->name, t, n, t, n);
  if (o->operands == 2) fprintf(out, ", const %s b[%u]", t, n);
  fputs(") {\n", out);
  ir_print(p, out, 2);
  fputs("}\n\n", out);
}

static void emit_checked_function(FILE *out, const field_spec *f, const operation *o) {
  char type_in[40], type_out[40];
  const char *c = f->curve, *y = f->layer;
  snprintf(type_in, sizeof type_in, "%s_%s%s", c, y, o->in == LOOSE ? "_loose" : "");
  snprintf(type_out, sizeof type_out, "%s_%s%s", c, y, o->out == LOOSE ? "_loose" : "");
  const char *in = o->in == LOOSE ? "limb" : "v.limb", *r = o->out == LOOSE ? "limb" : "v.limb";
  fprintf(out, "static inline void %s_%s_%s(%s *r, const %s *a", c, y, o->name, type_out, type_in);
  if (o->operands == 2) fprintf(out, ", const %s *b", type_in);
  fputs(") {\n", out);
  fprintf(out, "  %s_%s_check(a->%s, %s_%s_%s_bounds, __func__);\n", c, y, in, c, y,
          kind_name(o->in));
  if (o->operands == 2)
    fprintf(out, "  %s_%s_check(b->%s, %s_%s_%s_bounds, __func__);\n", c, y, in, c, y,
            kind_name(o->in));
  fprintf(out, "  %s_%s_%s_limbs(r->%s, a->%s", c, y, o->name, r, in);
  if (o->operands == 2) fprintf(out, ", b->%s", in);
  fprintf(out, ");\n  %s_%s_check(r->%s, %s_%s_%s_bounds, __func__);\n}\n\n", c, y, r, c, y,
          kind_name(o->out));
}

static void emit_operation(FILE *out, const field_spec *f, const operation *o, ir *p) {
  const layout *l = f->l;
  element a, b, r;
  element_bounds bounds;
  bounds_init(&bounds, l->limbs);
  element_input(l, p, &a, "a", "a", o->in == TIGHT ? &l->tight : &l->loose);
  if (o->operands == 2) element_input(l, p, &b, "b", "b", o->in == TIGHT ? &l->tight : &l->loose);
  if (o->build)
    o->build(l, p, &r, &a, &b);
  else
    op_mul_small(l, p, &r, &a, (mpz_get_ui(f->params->mont_a) - 2) / 4);
  element_bounds_get(l, &bounds, &r);
  element_output(l, p, &r, "r");
  const element_bounds *stated = o->out == TIGHT ? &l->tight : &l->loose;
  if (!bounds_contain(stated, &bounds)) ir_refuse(p, "the result is not %s", kind_name(o->out));
  fprintf(out, "/* %s%s\n * In: %s. Out: %s; ", o->formula,
          l->family == MONTGOMERY && strstr("mul sqr", o->name) ? " / R" : "", kind_name(o->in),
          kind_name(o->out));
  emit_bounds(out, l, &bounds);
  fprintf(out, ".\n * Largest intermediate value: 2^%.2f.", ir_log2(ir_worst(p)));
  if (ir_multiplications(p)) fprintf(out, " Word multiplications: %u.", ir_multiplications(p));
  fputs(" */\n", out);
  emit_limbs_function(out, f, o, p);
  emit_checked_function(out, f, o);
  bounds_clear(&bounds);
}

/* --- what is not limb arithmetic --- */

static void emit_pack(FILE *out, const field_spec *f, ir *p) {
  element a;
  ir_value *words[LIMBS_MAX];
  char target[16];
  const unsigned count = params_words(f->params);
  element_input(f->l, p, &a, "a", "a->v.limb", &f->l->tight);
  op_canonical(f->l, p, &a, &a);
  op_to_words(f->l, p, words, &a);
  for (unsigned i = 0; i < count; i++) {
    snprintf(target, sizeof target, "w[%u]", i);
    ir_output(p, words[i], target);
  }
  fprintf(
      out,
      "/* The residue in [0, m - 1] as the layout holds it, in words, least significant first.\n"
      " * In: tight. */\n"
      "static inline void %s_%s_pack(uint64_t w[%u], const %s_%s *a) {\n"
      "  %s_%s_check(a->v.limb, %s_%s_tight_bounds, __func__);\n",
      f->curve, f->layer, count, f->curve, f->layer, f->curve, f->layer, f->curve, f->layer);
  ir_print(p, out, 2);
  fputs("}\n\n", out);
}

/* The words w[] as inputs, of so many bits together. */
static unsigned input_words(const field_spec *f, ir *p, ir_value **words, unsigned bits) {
  const unsigned count = params_words(f->params);
  mpz_ptr low = ir_number(p);
  for (unsigned i = 0; i < count; i++) {
    char name[16], source[16];
    mpz_ptr high = ir_number(p);
    mpz_setbit(high, i + 1 < count ? 64 : bits - 64 * i);
    mpz_sub_ui(high, high, 1);
    snprintf(name, sizeof name, "w%u", i);
    snprintf(source, sizeof source, "w[%u]", i);
    words[i] = ir_input(p, IR_U64, name, source, low, high);
  }
  return count;
}

static void emit_unpack(FILE *out, const field_spec *f, ir *p) {
  element r;
  element_bounds bounds;
  ir_value *words[LIMBS_MAX];
  const unsigned octet_bits = 8 * params_width(f->params);
  op_from_words(f->l, p, &r, words, input_words(f, p, words, octet_bits));
  bounds_init(&bounds, f->l->limbs);
  element_bounds_get(f->l, &bounds, &r);
  if (!bounds_contain(&f->l->tight, &bounds)) ir_refuse(p, "the result is not tight");
  bounds_clear(&bounds);
  element_output(f->l, p, &r, "r->v.limb");
  fprintf(out,
          "/* The inverse of pack, for any w below 2^%u. Out: tight. */\n"
          "static inline void %s_%s_unpack(%s_%s *r, const uint64_t w[%u]) {\n",
          octet_bits, f->curve, f->layer, f->curve, f->layer, params_words(f->params));
  ir_print(p, out, 2);
  fprintf(out, "  %s_%s_check(r->v.limb, %s_%s_tight_bounds, __func__);\n}\n\n", f->curve, f->layer,
          f->curve, f->layer);
}

/* Templates: $F is the prefix of the functions, $T the limb type, $N the number of limbs, $K of
 * words, $B of octets, $E their order. */
static void emit_template(FILE *out, const field_spec *f, const char *text) {
  for (; *text; text++) {
    if (*text != '$') {
      fputc(*text, out);
      continue;
    }
    text++;
    if (*text == 'F') fprintf(out, "%s_%s", f->curve, f->layer);
    if (*text == 'T') fputs(ir_type_name(f->l->limb), out);
    if (*text == 'N') fprintf(out, "%u", f->l->limbs);
    if (*text == 'K') fprintf(out, "%u", params_words(f->params));
    if (*text == 'B') fprintf(out, "%u", params_width(f->params));
    if (*text == 'E') fputs(params_is_edwards(f->params) ? "le" : "be", out);
  }
}

static const char select_text[] =
    "/* r = mask ? a : b */\n"
    "static inline void $F_select_loose($F_loose *r, ct_mask mask, const $F_loose *a,\n"
    "                                   const $F_loose *b) {\n"
    "  const $T m = ($T)ct_barrier(mask);\n"
    "  for (int i = 0; i < $N; i++)\n"
    "    r->limb[i] = b->limb[i] ^ (m & (a->limb[i] ^ b->limb[i]));\n"
    "}\n\n"
    "static inline void $F_select($F *r, ct_mask mask, const $F *a, const $F *b) {\n"
    "  $F_select_loose(&r->v, mask, &a->v, &b->v);\n"
    "}\n\n";

static const char montgomery_is_zero_text[] =
    "/* a = 0 mod m: a tight element is made of digits and below 2 m, so 0 or m itself. */\n"
    "static inline ct_mask $F_is_zero(const $F *a) {\n"
    "  uint64_t zero = 0, m = 0;\n"
    "  $F_check(a->v.limb, $F_tight_bounds, __func__);\n"
    "  for (int i = 0; i < $N; i++) {\n"
    "    zero |= a->v.limb[i];\n"
    "    m |= a->v.limb[i] ^ $F_modulus_limbs.v.limb[i];\n"
    "  }\n"
    "  return ct_is_zero(zero) | ct_is_zero(m);\n"
    "}\n\n";

static const char solinas_is_zero_text[] =
    "/* a = 0 mod m */\n"
    "static inline ct_mask $F_is_zero(const $F *a) {\n"
    "  uint64_t w[$K], any = 0;\n"
    "  $F_pack(w, a);\n"
    "  for (int i = 0; i < $K; i++) any |= w[i];\n"
    "  return ct_is_zero(any);\n"
    "}\n\n";

static const char eq_text[] =
    "/* a = b mod m */\n"
    "static inline ct_mask $F_eq(const $F *a, const $F *b) {\n"
    "  $F_loose difference;\n"
    "  $F carried;\n"
    "  $F_sub(&difference, a, b);\n"
    "  $F_carry(&carried, &difference);\n"
    "  return $F_is_zero(&carried);\n"
    "}\n\n";

static const char from_bytes_text[] =
    "/* Octets mod m, into the layout's domain. The mask says whether they were below m. */\n"
    "static inline ct_mask $F_from_bytes($F *r, const uint8_t in[$B]) {\n"
    "  uint64_t w[$K];\n"
    "  bytes_load_$E(w, in, $B);\n";

static const char to_bytes_text[] =
    "/* The octets of the residue in [0, m - 1], out of the layout's domain. */\n"
    "static inline void $F_to_bytes(uint8_t out[$B], const $F *a) {\n"
    "  uint64_t w[$K];\n";

static void emit_codec(FILE *out, const field_spec *f) {
  const int montgomery = f->l->family == MONTGOMERY;
  emit_template(out, f, from_bytes_text);
  emit_template(out, f, "  $F_unpack(r, w);\n");
  if (montgomery) emit_template(out, f, "  $F_mul(r, $F_relax(r), $F_relax(&$F_r2));\n");
  emit_template(out, f, "  return ct_words_less(w, $F_modulus, $K);\n}\n\n");
  emit_template(out, f, to_bytes_text);
  if (montgomery)
    emit_template(out, f,
                  "  static const $F unit = {{{1}}};\n"
                  "  $F plain;\n"
                  "  $F_mul(&plain, $F_relax(a), $F_relax(&unit));\n"
                  "  $F_pack(w, &plain);\n");
  else
    emit_template(out, f, "  $F_pack(w, a);\n");
  emit_template(out, f, "  bytes_store_$E(out, w, $B);\n}\n\n");
}

static void emit_constants(FILE *out, const field_spec *f) {
  mpz_t x;
  mpz_init(x);
  emit_constant(out, f, "zero", x);
  mpz_set_ui(x, 1);
  emit_constant(out, f, "one", x);
  if (!f->is_scalar && params_is_edwards(f->params)) {
    emit_constant(out, f, "d", f->params->d);
    mpz_mul_2exp(x, f->params->d, 1);
    emit_constant(out, f, "d2", x);
  } else if (!f->is_scalar) {
    emit_constant(out, f, "b", f->params->b);
  }
  if (f->l->family == MONTGOMERY) {
    emit_constant(out, f, "r2", f->l->r);
    fprintf(out, "static const %s_%s %s_%s_modulus_limbs = {{", f->curve, f->layer, f->curve,
            f->layer);
    emit_residue(out, f->l, f->l->m);
    fputs("}};\n", out);
  }
  emit_words(out, f->params, f->layer, "modulus", f->l->m);
  fputs("/* The factor from 1 / (packed a) to the packed 1 / a. */\n", out);
  emit_words(out, f->params, f->layer, "inverse_factor", f->l->r2);
  fputs("\n", out);
  mpz_clear(x);
}

/* Runs one emitter with a program of its own. */
static int emit_with(FILE *out, const field_spec *f, const char *name,
                     void (*emitter)(FILE *, const field_spec *, ir *), char *why,
                     size_t why_size) {
  ir *p = ir_new(name);
  int ok = 0;
  if (IR_TRY(p)) {
    emitter(out, f, p);
    ok = 1;
  } else {
    snprintf(why, why_size, "%s_%s_%s", f->curve, f->layer, ir_refusal(p));
  }
  ir_free(p);
  return ok;
}

static int emit_one(FILE *out, const field_spec *f, const operation *o, char *why,
                    size_t why_size) {
  ir *p = ir_new(o->name);
  volatile int ok = 0;
  if (IR_TRY(p)) {
    emit_operation(out, f, o, p);
    ok = 1;
  } else {
    snprintf(why, why_size, "%s_%s_%s", f->curve, f->layer, ir_refusal(p));
  }
  ir_free(p);
  return ok;
}

static int emit_operations(FILE *out, const field_spec *f, char *why, size_t why_size) {
  for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++) {
    const operation *o = &operations[i];
    if (o->where != EVERYWHERE && f->is_scalar) continue;
    if (o->where == (params_is_edwards(f->params) ? WEIERSTRASS_FE : EDWARDS_FE)) continue;
    if (!emit_one(out, f, o, why, why_size)) return 0;
  }
  return 1;
}

int emit_field(FILE *out, const field_spec *f, char *why, size_t why_size) {
  char guard[80], suffix[32];
  emit_suffix(suffix, f->l->name);
  snprintf(guard, sizeof guard, "SLIMB_GENERATED_%s_%s_%s_H", f->curve, f->layer, suffix);
  for (char *s = guard; *s; s++) *s = (char)toupper((unsigned char)*s);
  emit_head(out, f);
  fprintf(out,
          "#ifndef %s\n#define %s\n\n#include <stdint.h>\n\n#include \"base/bounds.h\"\n"
          "#include \"base/bytes.h\"\n#include \"base/ct.h\"\n\n",
          guard, guard);
  emit_types(out, f);
  emit_constants(out, f);
  if (!emit_operations(out, f, why, why_size)) return 0;
  emit_template(out, f, select_text);
  if (!emit_with(out, f, "pack", emit_pack, why, why_size)) return 0;
  if (!emit_with(out, f, "unpack", emit_unpack, why, why_size)) return 0;
  emit_template(out, f,
                f->l->family == MONTGOMERY ? montgomery_is_zero_text : solinas_is_zero_text);
  emit_template(out, f, eq_text);
  emit_codec(out, f);
  fputs("#endif\n", out);
  return 1;
}

/* --- hand-written layouts --- */

typedef struct {
  const curve_params *c;
  unsigned limbs, bits;
  int montgomery; /* R = 2^(bits limbs), else 1 */
} word_layout;

static void emit_macro_name(FILE *out, const char *curve, const char *layer, const char *name) {
  char macro[48];
  snprintf(macro, sizeof macro, "%s_%s_%s", curve, layer, name);
  for (char *s = macro; *s; s++) *s = (char)toupper((unsigned char)*s);
  fprintf(out, "#define %s ", macro);
}

/* NAME_R or NAME_B: x R mod m as a list of limbs. */
static void emit_residue_macro(FILE *out, const word_layout *l, const char *layer, const char *name,
                               mpz_srcptr x, mpz_srcptr m) {
  mpz_t residue;
  mpz_init(residue);
  mpz_mul_2exp(residue, x, l->montgomery ? l->limbs * l->bits : 0);
  mpz_mod(residue, residue, m);
  emit_macro_name(out, l->c->name, layer, name);
  emit_word_list(out, residue, l->limbs, l->bits);
  fputs("\n", out);
  mpz_clear(residue);
}

static void emit_coefficients(FILE *out, const word_layout *l) {
  const curve_params *c = l->c;
  mpz_t d2;
  mpz_init(d2);
  mpz_mul_2exp(d2, c->d, 1);
  if (params_is_edwards(c)) {
    emit_residue_macro(out, l, "fe", "d", c->d, c->p);
    emit_residue_macro(out, l, "fe", "d2", d2, c->p);
  } else {
    emit_residue_macro(out, l, "fe", "b", c->b, c->p);
  }
  mpz_clear(d2);
}

static void emit_montgomery_words(FILE *out, const word_layout *l, const char *layer,
                                  mpz_srcptr m) {
  const int is_fe = strcmp(layer, "fe") == 0;
  mpz_t x, word;
  mpz_inits(x, word, NULL);
  fprintf(out, "\n/* R mod m, %s-1/m mod 2^64, m and R^2 mod m. */\n", is_fe ? "b R mod m, " : "");
  mpz_set_ui(x, 1);
  emit_residue_macro(out, l, layer, "r", x, m);
  if (is_fe) emit_coefficients(out, l);
  mpz_setbit(word, 64);
  mpz_invert(x, m, word);
  mpz_sub(x, word, x);
  emit_macro_name(out, l->c->name, layer, "neg_inverse");
  gmp_fprintf(out, "0x%016Zx\n", x);
  emit_words(out, l->c, layer, "modulus", m);
  mpz_set_ui(x, 0);
  mpz_setbit(x, 2 * l->bits * l->limbs);
  mpz_mod(x, x, m);
  emit_words(out, l->c, layer, "r2", x);
  mpz_clears(x, word, NULL);
}

static void emit_plain_words(FILE *out, const word_layout *l) {
  fputs("\n/* The curve's coefficients in limbs; p in words. */\n", out);
  emit_coefficients(out, l);
  emit_words(out, l->c, "fe", "modulus", l->c->p);
}

/* Reads the layout's name. Returns 0 for one that is no such layout. */
static int parse_word_layout(word_layout *l, const char *name) {
  char family[8], end;
  if (sscanf(name, "%7[a-z]-%ux%u%c", family, &l->limbs, &l->bits, &end) != 3) return 0;
  l->montgomery = strcmp(family, "mont") == 0;
  return (l->montgomery ? l->bits == 64 && l->limbs == params_words(l->c)
                        : strcmp(family, "plain") == 0) &&
         l->bits <= 64 && l->limbs <= LIMBS_MAX && l->bits * l->limbs >= mpz_sizeinbase(l->c->p, 2);
}

int emit_word_constants(FILE *out, const char *layout_name, const char *command,
                        const curve_params *c, int with_scalars) {
  char guard[96], suffix[32];
  word_layout l = {.c = c};
  if (!parse_word_layout(&l, layout_name)) return 0;
  emit_suffix(suffix, layout_name);
  snprintf(guard, sizeof guard, "SLIMB_GENERATED_%s_%s_H", c->name, suffix);
  for (char *s = guard; *s; s++) *s = (char)toupper((unsigned char)*s);
  fprintf(out,
          "/* clang-format off */\n"
          "/* Written by limbgen; any change goes into the generator. To write it again:\n *\n *   "
          "%s\n *\n"
          " * The constants of the layout %s: %u limbs of %u bits, the least significant first",
          command, layout_name, l.limbs, l.bits);
  if (l.montgomery) fprintf(out, ",\n * R = 2^%u", l.limbs * l.bits);
  fprintf(out, ". */\n#ifndef %s\n#define %s\n\n#include <stdint.h>\n", guard, guard);
  if (l.montgomery) {
    emit_montgomery_words(out, &l, "fe", c->p);
    if (with_scalars) emit_montgomery_words(out, &l, "sc", c->n);
  } else {
    emit_plain_words(out, &l);
  }
  fputs("\n#endif\n", out);
  return 1;
}

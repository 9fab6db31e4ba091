/* An exponent is read from its top bit as a list of steps: square so often, then multiply by a
 * known power. Known are a^(2^L - 1) for powers of two L, which long runs of ones are cut into, and
 * odd powers below 2^WINDOW for what is left. Source: Brauer 1939 and its sliding-window form,
 * Menezes, van Oorschot, Vanstone 1996, algorithm 14.85. */
#include "limbgen/powers.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW 4
#define STEPS_MAX 400
#define RUN_MIN 8 /* ones in a row that are taken as a run */
#define RUN_LOG_MAX 9

/* Multiply by a^(2^ones - 1), or by a^odd where ones is 0, after so many squarings. */
typedef struct {
  unsigned squarings, ones, odd;
} step;

typedef struct {
  step steps[STEPS_MAX];
  unsigned count, trailing; /* squarings after the last step */
  unsigned run_log;         /* runs up to 2^run_log are needed */
  unsigned odd_max;         /* the largest odd power that a window needs */
  unsigned squarings, multiplications;
} chain;

static unsigned ones_from(mpz_srcptr e, long bit) {
  unsigned n = 0;
  while (bit >= 0 && mpz_tstbit(e, (mp_bitcnt_t)bit)) n++, bit--;
  return n;
}

static void add_step(chain *c, unsigned bits, unsigned ones, unsigned odd, unsigned *pending) {
  c->steps[c->count++] = (step){*pending + bits, ones, odd};
  *pending = 0;
}

/* A run of ones in pieces of 2^k, the largest first; none larger than those of the first run, whose
 * squarings are needed anyway. */
static void add_run(chain *c, unsigned length, unsigned *pending) {
  for (unsigned k = c->run_log ? c->run_log : RUN_LOG_MAX; length > 0;) {
    if (length < 1u << k) {
      k--;
      continue;
    }
    add_step(c, 1u << k, 1u << k, 0, pending);
    if (k > c->run_log) c->run_log = k;
    length -= 1u << k;
  }
}

/* The longest window from bit downwards that ends in a one. Returns its length. */
static unsigned add_window(chain *c, mpz_srcptr e, long bit, unsigned *pending) {
  unsigned length = bit + 1 < WINDOW ? (unsigned)(bit + 1) : WINDOW, value = 0;
  while (!mpz_tstbit(e, (mp_bitcnt_t)(bit - (long)length + 1))) length--;
  for (unsigned i = 0; i < length; i++)
    value = 2 * value + (unsigned)mpz_tstbit(e, (mp_bitcnt_t)(bit - (long)i));
  add_step(c, length, value == 1, value == 1 ? 0 : value, pending);
  if (value > c->odd_max) c->odd_max = value;
  return length;
}

static void build_chain(chain *c, mpz_srcptr e) {
  unsigned pending = 0;
  *c = (chain){.odd_max = 1};
  for (long bit = (long)mpz_sizeinbase(e, 2) - 1; bit >= 0;) {
    const unsigned run = ones_from(e, bit);
    if (run == 0) {
      pending++;
      bit--;
    } else if (run >= RUN_MIN) {
      add_run(c, run, &pending);
      bit -= run;
    } else {
      bit -= add_window(c, e, bit, &pending);
    }
  }
  c->trailing = pending;
  c->squarings = c->trailing + (c->run_log ? (1u << c->run_log) - 1 : 0) + (c->odd_max > 1);
  c->multiplications = c->run_log + c->odd_max / 2 + c->count - 1;
  for (unsigned i = 1; i < c->count; i++) c->squarings += c->steps[i].squarings;
}

/* --- writing --- */

static void write_value(FILE *out, const step *s) {
  if (s->ones == 1)
    fputs("*a", out);
  else if (s->ones)
    fprintf(out, "ones%u", s->ones);
  else
    fprintf(out, "odd%u", s->odd);
}

static void write_address(FILE *out, const step *s) {
  if (s->ones == 1) {
    fputs("a", out);
    return;
  }
  fputs("&", out);
  write_value(out, s);
}

static void write_known_powers(FILE *out, const char *f, const chain *c) {
  fprintf(out, "  %s ", f);
  for (unsigned k = 1; k <= c->run_log; k++) fprintf(out, "ones%u, ", 1u << k);
  for (unsigned odd = 3; odd <= c->odd_max; odd += 2) fprintf(out, "odd%u, ", odd);
  fprintf(out, "%st;\n", c->odd_max > 1 ? "square, " : "");
  for (unsigned k = 1; k <= c->run_log; k++) {
    char half[16] = "a";
    if (k > 1) snprintf(half, sizeof half, "&ones%u", 1u << (k - 1));
    fprintf(out, "  %s_sqrn_mul(&ones%u, %s, %u, %s);\n", f, 1u << k, half, 1u << (k - 1), half);
  }
  if (c->odd_max == 1) return;
  fprintf(out, "  %s_sqr(&square, %s_relax(a));\n", f, f);
  fprintf(out, "  %s_mul(&odd3, %s_relax(&square), %s_relax(a));\n", f, f, f);
  for (unsigned odd = 5; odd <= c->odd_max; odd += 2)
    fprintf(out, "  %s_mul(&odd%u, %s_relax(&odd%u), %s_relax(&square));\n", f, odd, f, odd - 2, f);
}

/* The statements that leave a^e in t. */
static void write_chain(FILE *out, const char *f, const chain *c) {
  write_known_powers(out, f, c);
  fputs("  t = ", out);
  write_value(out, &c->steps[0]);
  fputs(";\n", out);
  for (unsigned i = 1; i < c->count; i++) {
    fprintf(out, "  %s_sqrn_mul(&t, &t, %u, ", f, c->steps[i].squarings);
    write_address(out, &c->steps[i]);
    fputs(");\n", out);
  }
  if (c->trailing)
    fprintf(out, "  for (int i = 0; i < %u; i++) %s_sqr(&t, %s_relax(&t));\n", c->trailing, f, f);
}

static void write_helper(FILE *out, const char *f) {
  fprintf(out,
          "/* r = a^(2^n) b */\n"
          "static inline void %s_sqrn_mul(%s *r, const %s *a, unsigned n, const %s *b) {\n"
          "  %s t = *a;\n"
          "  for (; n > 0; n--) %s_sqr(&t, %s_relax(&t));\n"
          "  %s_mul(r, %s_relax(&t), %s_relax(b));\n"
          "}\n\n",
          f, f, f, f, f, f, f, f, f, f);
}

static void write_inverse(FILE *out, const char *f, mpz_srcptr m) {
  mpz_t e;
  chain c;
  mpz_init(e);
  mpz_sub_ui(e, m, 2);
  build_chain(&c, e);
  gmp_fprintf(out,
              "/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x%Zx.\n"
              " * Cost: %u squarings, %u multiplications. */\n",
              e, c.squarings, c.multiplications);
  fprintf(out, "static inline void %s_pow_inv(%s *r, const %s *a) {\n", f, f, f);
  write_chain(out, f, &c);
  fputs("  *r = t;\n}\n\n", out);
  mpz_clear(e);
}

static void write_root(FILE *out, const char *f, mpz_srcptr p) {
  mpz_t e;
  chain c;
  mpz_init(e);
  mpz_add_ui(e, p, 1);
  mpz_tdiv_q_2exp(e, e, 2);
  build_chain(&c, e);
  gmp_fprintf(out,
              "/* p = 3 mod 4: r = a^((p + 1) / 4), which squares to a or to -a; the mask says "
              "whether to a.\n"
              " * (p + 1) / 4 = 0x%Zx.\n"
              " * Cost: %u squarings, %u multiplications. */\n",
              e, c.squarings + 1, c.multiplications);
  fprintf(out, "static inline ct_mask %s_sqrt(%s *r, const %s *a) {\n", f, f, f);
  write_chain(out, f, &c);
  fprintf(out,
          "  %s check;\n"
          "  %s_sqr(&check, %s_relax(&t));\n"
          "  const ct_mask is_square = %s_eq(&check, a);\n"
          "  *r = t;\n"
          "  return is_square;\n"
          "}\n\n",
          f, f, f, f);
  mpz_clear(e);
}

/* C_fe_pow_root: a^((p - 3) / 4) or a^((p - 5) / 8). */
static void write_root_power(FILE *out, const char *f, mpz_srcptr p) {
  const unsigned long subtrahend = mpz_fdiv_ui(p, 4) == 3 ? 3 : 5;
  mpz_t e;
  chain c;
  mpz_init(e);
  mpz_sub_ui(e, p, subtrahend);
  mpz_tdiv_q_2exp(e, e, subtrahend == 3 ? 2 : 3);
  build_chain(&c, e);
  gmp_fprintf(out,
              "/* r = a^((p - %lu) / %u), which is a^0x%Zx.\n"
              " * Cost: %u squarings, %u multiplications. */\n",
              subtrahend, subtrahend == 3 ? 4 : 8, e, c.squarings, c.multiplications);
  fprintf(out, "static inline void %s_pow_root(%s *r, const %s *a) {\n", f, f, f);
  write_chain(out, f, &c);
  fputs("  *r = t;\n}\n\n", out);
  mpz_clear(e);
}

/* $F is the prefix of the functions. */
static void write_template(FILE *out, const char *f, const char *text) {
  for (; *text; text++) {
    if (text[0] == '$' && text[1] == 'F') {
      fputs(f, out);
      text++;
    } else {
      fputc(*text, out);
    }
  }
}

static const char ratio_3_mod_4[] =
    "/* p = 3 mod 4: r = u^3 v (u^5 v^3)^((p - 3) / 4), a root of u / v where there is one.\n"
    " * Source: RFC 8032 5.2.3. */\n"
    "static inline ct_mask $F_sqrt_ratio($F *r, const $F *u, const $F *v) {\n"
    "  $F uv, uuu_v, t;\n"
    "  $F_mul(&uv, $F_relax(u), $F_relax(v));\n"
    "  $F_sqr(&t, $F_relax(u));\n"
    "  $F_mul(&uuu_v, $F_relax(&t), $F_relax(&uv));\n"
    "  $F_sqr(&t, $F_relax(&uv));\n"
    "  $F_mul(&t, $F_relax(&t), $F_relax(&uuu_v));\n"
    "  $F_pow_root(&t, &t);\n"
    "  $F_mul(&uuu_v, $F_relax(&uuu_v), $F_relax(&t));\n"
    "  $F_sqr(&t, $F_relax(&uuu_v));\n"
    "  $F_mul(&t, $F_relax(&t), $F_relax(v));\n"
    "  const ct_mask found = $F_eq(&t, u);\n"
    "  *r = uuu_v;\n"
    "  return found;\n"
    "}\n\n";

static const char ratio_5_mod_8[] =
    "/* p = 5 mod 8: r = u v^3 (u v^7)^((p - 5) / 8), a root of u / v or of -u / v where there is "
    "one,\n"
    " * the latter times a root of -1. Source: RFC 8032 5.1.3. */\n"
    "static inline ct_mask $F_sqrt_ratio($F *r, const $F *u, const $F *v) {\n"
    "  $F vv, uvvv, t, other;\n"
    "  $F_loose negative;\n"
    "  $F_sqr(&vv, $F_relax(v));\n"
    "  $F_mul(&t, $F_relax(u), $F_relax(v));\n"
    "  $F_mul(&uvvv, $F_relax(&t), $F_relax(&vv));\n"
    "  $F_sqr(&t, $F_relax(&vv));\n"
    "  $F_mul(&t, $F_relax(&t), $F_relax(&uvvv));\n"
    "  $F_pow_root(&t, &t);\n"
    "  $F_mul(&uvvv, $F_relax(&uvvv), $F_relax(&t));\n"
    "  $F_sqr(&t, $F_relax(&uvvv));\n"
    "  $F_mul(&t, $F_relax(&t), $F_relax(v));\n"
    "  (void)$F_from_bytes(&other, $F_sqrt_m1);\n"
    "  $F_mul(&other, $F_relax(&other), $F_relax(&uvvv));\n"
    "  const ct_mask found = $F_eq(&t, u);\n"
    "  $F_neg(&negative, u);\n"
    "  $F_carry(&vv, &negative);\n"
    "  const ct_mask found_negative = $F_eq(&t, &vv);\n"
    "  $F_select(r, found, &uvvv, &other);\n"
    "  return found | found_negative;\n"
    "}\n\n";

/* 2^((p - 1) / 4), a root of -1 for p = 5 mod 8, in octets, the least significant first. */
static void write_sqrt_m1(FILE *out, const char *f, const curve_params *c) {
  const unsigned width = params_width(c);
  mpz_t e, root;
  mpz_inits(e, root, NULL);
  mpz_sub_ui(e, c->p, 1);
  mpz_tdiv_q_2exp(e, e, 2);
  mpz_set_ui(root, 2);
  mpz_powm(root, root, e, c->p);
  fprintf(out, "/* A root of -1. */\nstatic const uint8_t %s_sqrt_m1[%u] = {", f, width);
  for (unsigned i = 0; i < width; i++) {
    mpz_tdiv_q_2exp(e, root, 8 * i);
    fprintf(out, "%s0x%02lx%s", i % 16 ? " " : "\n    ", mpz_fdiv_ui(e, 256),
            i + 1 < width ? "," : "};\n\n");
  }
  mpz_clears(e, root, NULL);
}

/* The root that the curve's form needs. Returns 0 where p gives none by one power. */
static int write_roots(FILE *out, const char *f, const curve_params *c) {
  if (!params_is_edwards(c)) {
    if (mpz_fdiv_ui(c->p, 4) != 3) return 0;
    write_root(out, f, c->p);
    return 1;
  }
  if (mpz_fdiv_ui(c->p, 4) != 3 && mpz_fdiv_ui(c->p, 8) != 5) return 0;
  write_root_power(out, f, c->p);
  if (mpz_fdiv_ui(c->p, 4) != 3) write_sqrt_m1(out, f, c);
  write_template(out, f, mpz_fdiv_ui(c->p, 4) == 3 ? ratio_3_mod_4 : ratio_5_mod_8);
  return 1;
}

int emit_powers(FILE *out, const char *command, const curve_params *c, char *why, size_t why_size) {
  char guard[64], fe[32], sc[32];
  snprintf(fe, sizeof fe, "%s_fe", c->name);
  snprintf(sc, sizeof sc, "%s_sc", c->name);
  snprintf(guard, sizeof guard, "SLIMB_GENERATED_%s_POW_H", c->name);
  for (char *s = guard; *s; s++) *s = (char)toupper((unsigned char)*s);
  fprintf(out,
          "/* clang-format off */\n"
          "/* Written by limbgen; any change goes into the generator. To write it again:\n *\n *   "
          "%s\n *\n"
          " * Powers by addition chains, over any layout: include after the layout. Inverses by "
          "Fermat's\n"
          " * theorem check those by divsteps. r may be a. Constant time. */\n"
          "#ifndef %s\n#define %s\n\n#include \"base/ct.h\"\n\n",
          command, guard, guard);
  write_helper(out, fe);
  write_inverse(out, fe, c->p);
  if (!write_roots(out, fe, c))
    return snprintf(why, why_size, "p gives no square root by one power"), 0;
  write_helper(out, sc);
  write_inverse(out, sc, c->n);
  fputs("#endif\n", out);
  return 1;
}

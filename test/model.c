#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model_edwards.h"
#include "test.h"

const curve_params *model_curve(const char *name) {
  static curve_params curve;
  char path[512], error[256];
  if (strcmp(curve.name, name) == 0) return &curve;
  if (curve.name[0] != '\0') params_clear(&curve);
  snprintf(path, sizeof path, "%s/params/%s.curve", SLIMB_SOURCE_DIR, name);
  if (!params_load(&curve, path, error, sizeof error)) {
    fprintf(stderr, "%s\n", error);
    abort();
  }
  return &curve;
}

void model_init(model_point *p) {
  mpz_inits(p->x, p->y, NULL);
  p->infinite = 1;
}

void model_clear(model_point *p) { mpz_clears(p->x, p->y, NULL); }

void model_set(model_point *r, const model_point *p) {
  mpz_set(r->x, p->x);
  mpz_set(r->y, p->y);
  r->infinite = p->infinite;
}

void model_base(model_point *r, const curve_params *c) {
  mpz_set(r->x, c->gx);
  mpz_set(r->y, c->gy);
  r->infinite = 0;
}

void model_neutral(model_point *r, const curve_params *c) {
  mpz_set_ui(r->x, 0);
  mpz_set_ui(r->y, 1);
  r->infinite = !params_is_edwards(c);
}

void model_negate(model_point *r, const model_point *p, const curve_params *c) {
  model_set(r, p);
  mpz_ptr changed = params_is_edwards(c) ? r->x : r->y;
  mpz_neg(changed, changed);
  mpz_mod(changed, changed, c->p);
}

int model_equal(const model_point *a, const model_point *b) {
  if (a->infinite || b->infinite) return a->infinite && b->infinite;
  return mpz_cmp(a->x, b->x) == 0 && mpz_cmp(a->y, b->y) == 0;
}

/* The slope of the line through a and b, or of the tangent; 0 if it is vertical. */
static int slope(mpz_t out, const model_point *a, const model_point *b, const curve_params *c) {
  mpz_t below;
  mpz_init(below);
  if (mpz_cmp(a->x, b->x) != 0) {
    mpz_sub(out, b->y, a->y);
    mpz_sub(below, b->x, a->x);
  } else {
    mpz_mul(out, a->x, a->x);
    mpz_mul_ui(out, out, 3);
    mpz_add(out, out, c->a);
    mpz_add(below, a->y, b->y); /* 2 y, or 0 for opposite points */
  }
  mpz_mod(below, below, c->p);
  const int finite = mpz_invert(below, below, c->p);
  if (finite) mpz_mul(out, out, below);
  mpz_clear(below);
  return finite;
}

static void weierstrass_add(model_point *r, const model_point *a, const model_point *b,
                            const curve_params *c) {
  if (a->infinite || b->infinite) {
    model_set(r, a->infinite ? b : a);
    return;
  }
  mpz_t m, x, y;
  mpz_inits(m, x, y, NULL);
  r->infinite = !slope(m, a, b, c);
  if (!r->infinite) {
    mpz_mul(x, m, m);
    mpz_sub(x, x, a->x);
    mpz_sub(x, x, b->x);
    mpz_mod(x, x, c->p);
    mpz_sub(y, a->x, x);
    mpz_mul(y, y, m);
    mpz_sub(y, y, a->y);
    mpz_mod(r->y, y, c->p);
    mpz_set(r->x, x);
  }
  mpz_clears(m, x, y, NULL);
}

void model_add(model_point *r, const model_point *a, const model_point *b, const curve_params *c) {
  if (params_is_edwards(c))
    model_edwards_add(r, a, b, c);
  else
    weierstrass_add(r, a, b, c);
}

void model_mul(model_point *r, const mpz_t k, const model_point *p, const curve_params *c) {
  model_point sum, base;
  mpz_t magnitude;
  model_init(&sum);
  model_init(&base);
  mpz_init(magnitude);
  mpz_abs(magnitude, k);
  model_neutral(&sum, c);
  if (mpz_sgn(k) < 0)
    model_negate(&base, p, c);
  else
    model_set(&base, p);
  for (size_t i = mpz_sizeinbase(k, 2); i-- > 0;) {
    model_add(&sum, &sum, &sum, c);
    if (mpz_tstbit(magnitude, i)) model_add(&sum, &sum, &base, c);
  }
  model_set(r, &sum);
  mpz_clear(magnitude);
  model_clear(&sum);
  model_clear(&base);
}

/* v = x^3 + a x + b mod p */
static void right_hand_side(mpz_t v, const mpz_t x, const curve_params *c) {
  mpz_t t;
  mpz_init(t);
  mpz_mul(t, x, x);
  mpz_add(t, t, c->a);
  mpz_mul(t, t, x);
  mpz_add(t, t, c->b);
  mpz_mod(v, t, c->p);
  mpz_clear(t);
}

int model_on_curve(const mpz_t x, const mpz_t y, const curve_params *c) {
  mpz_t left, right;
  mpz_inits(left, right, NULL);
  right_hand_side(right, x, c);
  mpz_mul(left, y, y);
  const int ok = mpz_sgn(x) >= 0 && mpz_cmp(x, c->p) < 0 && mpz_sgn(y) >= 0 &&
                 mpz_cmp(y, c->p) < 0 && mpz_congruent_p(left, right, c->p);
  mpz_clears(left, right, NULL);
  return ok;
}

int model_square_root(mpz_t root, const mpz_t v, const curve_params *c) {
  const unsigned long class = mpz_fdiv_ui(c->p, 8);
  mpz_t e;
  mpz_init(e);
  if (class != 3 && class != 5 && class != 7) abort();
  mpz_add_ui(e, c->p, class == 5 ? 3 : 1);
  mpz_fdiv_q_2exp(e, e, class == 5 ? 3 : 2);
  mpz_powm(root, v, e, c->p);
  mpz_mul(e, root, root);
  int ok = mpz_congruent_p(e, v, c->p);
  if (!ok && class == 5) { /* times a root of -1: 2 is no square */
    mpz_set_ui(e, 2);
    mpz_t quarter;
    mpz_init(quarter);
    mpz_fdiv_q_2exp(quarter, c->p, 2);
    mpz_powm(e, e, quarter, c->p);
    mpz_clear(quarter);
    mpz_mul(root, root, e);
    mpz_mod(root, root, c->p);
    mpz_mul(e, root, root);
    ok = mpz_congruent_p(e, v, c->p);
  }
  mpz_clear(e);
  return ok;
}

int model_lift_x(model_point *r, const mpz_t x, const curve_params *c) {
  mpz_t v;
  mpz_init(v);
  right_hand_side(v, x, c);
  const int ok = mpz_cmp(x, c->p) < 0 && model_square_root(r->y, v, c);
  if (ok) mpz_set(r->x, x);
  r->infinite = !ok;
  mpz_clear(v);
  return ok;
}

int model_ecdsa_sign(mpz_t r, mpz_t s, const mpz_t e, const mpz_t d, const mpz_t k,
                     const curve_params *c) {
  model_point p;
  mpz_t inverse;
  model_init(&p);
  mpz_init(inverse);
  model_base(&p, c);
  model_mul(&p, k, &p, c);
  mpz_mod(r, p.x, c->n);
  if (!mpz_invert(inverse, k, c->n)) abort();
  mpz_mul(s, r, d);
  mpz_add(s, s, e);
  mpz_mul(s, s, inverse);
  mpz_mod(s, s, c->n);
  model_clear(&p);
  mpz_clear(inverse);
  return mpz_sgn(r) != 0 && mpz_sgn(s) != 0;
}

int model_ecdsa_verify(const mpz_t r, const mpz_t s, const mpz_t e, const model_point *q,
                       const curve_params *c) {
  if (mpz_sgn(r) <= 0 || mpz_sgn(s) <= 0 || mpz_cmp(r, c->n) >= 0 || mpz_cmp(s, c->n) >= 0)
    return 0;
  model_point g, p;
  mpz_t inverse, u;
  model_init(&g);
  model_init(&p);
  mpz_inits(inverse, u, NULL);
  if (!mpz_invert(inverse, s, c->n)) abort();
  mpz_mul(u, e, inverse);
  mpz_mod(u, u, c->n);
  model_base(&g, c);
  model_mul(&g, u, &g, c);
  mpz_mul(u, r, inverse);
  mpz_mod(u, u, c->n);
  model_mul(&p, u, q, c);
  model_add(&p, &p, &g, c);
  const int ok = !p.infinite && mpz_congruent_p(p.x, r, c->n);
  model_clear(&g);
  model_clear(&p);
  mpz_clears(inverse, u, NULL);
  return ok;
}

void model_to_bytes(uint8_t *out, size_t len, const mpz_t v) {
  const size_t used = mpz_sgn(v) ? (mpz_sizeinbase(v, 2) + 7) / 8 : 0;
  if (mpz_sgn(v) < 0 || used > len) abort();
  memset(out, 0, len);
  mpz_export(out + (len - used), NULL, 1, 1, 1, 0, v);
}

void model_from_bytes(mpz_t v, const uint8_t *in, size_t len) {
  mpz_import(v, len, 1, 1, 1, 0, in);
}

void model_point_to_bytes(uint8_t *out, size_t len, const model_point *p) {
  memset(out, 0, 2 * len);
  if (p->infinite) return;
  model_to_bytes(out, len, p->x);
  model_to_bytes(out + len, len, p->y);
}

void model_random(mpz_t v, const mpz_t bound) {
  uint8_t bytes[96];
  test_random(bytes, sizeof bytes);
  model_from_bytes(v, bytes, sizeof bytes);
  mpz_mod(v, v, bound);
}

void model_digit_pattern(mpz_t k, unsigned w, unsigned pattern, const curve_params *c) {
  const size_t bits = mpz_sizeinbase(c->n, 2);
  mpz_t digit;
  mpz_init(digit);
  mpz_set_ui(k, 0);
  for (size_t i = 0; i + w < bits; i += w) {
    mpz_set_ui(digit, pattern & 1u << (i / w % 2) ? (1UL << w) - 1 : 1);
    mpz_mul_2exp(digit, digit, i);
    mpz_add(k, k, digit);
  }
  if (pattern & 4) mpz_neg(k, k);
  mpz_mod(k, k, c->n);
  mpz_clear(digit);
}

void model_random_point(model_point *r, const curve_params *c) {
  mpz_t k;
  mpz_init(k);
  do model_random(k, c->n);
  while (mpz_sgn(k) == 0);
  model_base(r, c);
  model_mul(r, k, r, c);
  mpz_clear(k);
}

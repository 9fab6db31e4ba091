#include "model_edwards.h"

#include <stdlib.h>

/* ((x1 y2 + y1 x2) / (1 + e), (y1 y2 - a x1 x2) / (1 - e)), e = d x1 x2 y1 y2, over the common
 * denominator 1 - e^2. */
void model_edwards_add(model_point *r, const model_point *a, const model_point *b,
                       const curve_params *c) {
  mpz_t x, y, e, t, inverse;
  mpz_inits(x, y, e, t, inverse, NULL);
  mpz_mul(x, a->x, b->y);
  mpz_addmul(x, a->y, b->x);
  mpz_mul(y, a->y, b->y);
  mpz_mul(t, a->x, b->x);
  mpz_mul(e, y, t);
  mpz_mod(e, e, c->p);
  mpz_mul(e, e, c->d);
  mpz_mod(e, e, c->p);
  mpz_submul(y, t, c->a);
  mpz_mul(t, e, e);
  mpz_ui_sub(t, 1, t);
  mpz_mod(t, t, c->p);
  if (!mpz_invert(inverse, t, c->p)) abort(); /* the law is complete */
  mpz_ui_sub(t, 1, e);
  mpz_mul(x, x, t);
  mpz_add_ui(t, e, 1);
  mpz_mul(y, y, t);
  mpz_mod(x, x, c->p);
  mpz_mod(y, y, c->p);
  mpz_mul(x, x, inverse);
  mpz_mul(y, y, inverse);
  mpz_mod(r->x, x, c->p);
  mpz_mod(r->y, y, c->p);
  r->infinite = 0;
  mpz_clears(x, y, e, t, inverse, NULL);
}

int model_ed_lift_y(model_point *r, const mpz_t y, int x_odd, const curve_params *c) {
  mpz_t yy, v;
  mpz_inits(yy, v, NULL);
  mpz_mul(yy, y, y);
  mpz_mul(v, yy, c->d);
  mpz_sub(v, v, c->a);
  mpz_mod(v, v, c->p);
  if (!mpz_invert(v, v, c->p)) abort(); /* a / d is no square */
  mpz_sub_ui(yy, yy, 1);
  mpz_mul(v, v, yy);
  mpz_mod(v, v, c->p);
  int ok = mpz_cmp(y, c->p) < 0 && model_square_root(r->x, v, c);
  mpz_set(r->y, y);
  r->infinite = 0;
  if (ok && mpz_odd_p(r->x) != x_odd) {
    model_negate(r, r, c);
    ok = mpz_odd_p(r->x) == x_odd; /* not for x = 0 */
  }
  mpz_clears(yy, v, NULL);
  return ok;
}

/* n times a point of the curve, for the first y that gives a point of the whole order h. */
void model_ed_torsion(model_point *r, const curve_params *c) {
  const unsigned long half = mpz_get_ui(c->h) / 2;
  model_point p, neutral;
  mpz_t v;
  model_init(&p);
  model_init(&neutral);
  mpz_init(v);
  model_neutral(&neutral, c);
  for (unsigned long y = 2;; y++) {
    mpz_set_ui(v, y);
    if (!model_ed_lift_y(&p, v, 0, c)) continue;
    model_mul(r, c->n, &p, c);
    mpz_set_ui(v, half);
    model_mul(&p, v, r, c);
    if (!model_equal(&p, &neutral)) break;
  }
  mpz_clear(v);
  model_clear(&p);
  model_clear(&neutral);
}

size_t model_ed_encoded(const curve_params *c) { return mpz_sizeinbase(c->p, 2) / 8 + 1; }

void model_ed_encode(uint8_t *out, const model_point *p, const curve_params *c) {
  mpz_t v;
  mpz_init_set(v, p->y);
  if (mpz_odd_p(p->x)) mpz_setbit(v, 8 * model_ed_encoded(c) - 1);
  model_to_octets(out, model_ed_encoded(c), v);
  mpz_clear(v);
}

int model_ed_decode(model_point *r, const uint8_t *in, const curve_params *c) {
  const size_t top = 8 * model_ed_encoded(c) - 1;
  mpz_t y;
  mpz_init(y);
  model_from_octets(y, in, model_ed_encoded(c));
  const int x_odd = mpz_tstbit(y, top);
  mpz_clrbit(y, top);
  const int ok = mpz_cmp(y, c->p) < 0 && model_ed_lift_y(r, y, x_odd, c);
  mpz_clear(y);
  return ok;
}

/* r = a + b on w v^2 = u^3 + mont_a u^2 + u; x holds u, y holds v. */
static void mont_add(model_point *r, const model_point *a, const model_point *b, const mpz_t w,
                     const curve_params *c) {
  if (a->infinite || b->infinite) {
    model_set(r, a->infinite ? b : a);
    return;
  }
  mpz_t m, t, u;
  mpz_inits(m, t, u, NULL);
  if (mpz_cmp(a->x, b->x) != 0) {
    mpz_sub(m, b->y, a->y);
    mpz_sub(t, b->x, a->x);
  } else { /* (3 u^2 + 2 mont_a u + 1) / (w (v1 + v2)) */
    mpz_mul_ui(m, a->x, 3);
    mpz_addmul_ui(m, c->mont_a, 2);
    mpz_mul(m, m, a->x);
    mpz_add_ui(m, m, 1);
    mpz_add(t, a->y, b->y);
    mpz_mul(t, t, w);
  }
  mpz_mod(t, t, c->p);
  r->infinite = !mpz_invert(t, t, c->p);
  if (!r->infinite) {
    mpz_mul(m, m, t);
    mpz_mod(m, m, c->p);
    mpz_mul(u, m, m);
    mpz_mul(u, u, w);
    mpz_sub(u, u, c->mont_a);
    mpz_sub(u, u, a->x);
    mpz_sub(u, u, b->x);
    mpz_mod(u, u, c->p);
    mpz_sub(t, a->x, u);
    mpz_mul(t, t, m);
    mpz_sub(t, t, a->y);
    mpz_mod(r->y, t, c->p);
    mpz_set(r->x, u);
  }
  mpz_clears(m, t, u, NULL);
}

/* Every u but 0 is that of the point (u, 1) on w v^2 = u^3 + mont_a u^2 + u for w = the right-hand
 * side: a curve isomorphic over the field to the Montgomery curve or to its twist, with the same u.
 * w is 0 for u = 0 alone (mont_a^2 - 4 is no square), the point of order 2. */
void model_mont_mul(mpz_t r, const mpz_t k, const mpz_t u, const curve_params *c) {
  model_point sum, base;
  mpz_t w;
  model_init(&sum);
  model_init(&base);
  mpz_init(w);
  mpz_mod(base.x, u, c->p);
  mpz_set_ui(base.y, 1);
  base.infinite = mpz_sgn(base.x) == 0;
  mpz_add(w, base.x, c->mont_a);
  mpz_mul(w, w, base.x);
  mpz_add_ui(w, w, 1);
  mpz_mul(w, w, base.x);
  mpz_mod(w, w, c->p);
  for (size_t i = mpz_sizeinbase(k, 2); i-- > 0;) {
    mont_add(&sum, &sum, &sum, w, c);
    if (mpz_tstbit(k, i)) mont_add(&sum, &sum, &base, w, c);
  }
  mpz_set_ui(r, 0);
  if (!sum.infinite) mpz_set(r, sum.x);
  mpz_clear(w);
  model_clear(&sum);
  model_clear(&base);
}

void model_to_octets(uint8_t *out, size_t len, const mpz_t v) {
  model_to_bytes(out, len, v);
  for (size_t i = 0; i < len / 2; i++) {
    const uint8_t octet = out[i];
    out[i] = out[len - 1 - i];
    out[len - 1 - i] = octet;
  }
}

void model_from_octets(mpz_t v, const uint8_t *in, size_t len) {
  mpz_import(v, len, -1, 1, 1, 0, in);
}

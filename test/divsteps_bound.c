/* Proves the numbers of divsteps of src/field/divsteps.h, outside the default run: that so many
 * take every f and g with 0 <= g <= f <= 2^bits to g = 0.
 *
 * For each delta it follows the convex hull of all (f, g) that can be there; a step is one of two
 * linear maps, g even or odd, taken as if either could follow at every point. Where all of a hull
 * has |g| < 1, g is 0. Coordinates are integers, in units of 2^-FRACTION. Halving rounds down,
 * which moves a point by less than a unit; neither map stretches the greater of |f| and |g|, so
 * that after k steps the true hulls lie within k units of those computed: ERROR is more than any k
 * here. Source: Wuille, safegcd-bounds, for the idea of the hulls. */
#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>

#include "divsteps.h"
#include "test.h"

#define FRACTION 32
#define ERROR 4096
#define STATES 2048 /* |delta| stays below half of it */

typedef struct {
  mpz_t f, g;
} point;

typedef struct {
  point *at;
  size_t count, room;
} hull;

static point *hull_add(hull *h) {
  if (h->count == h->room) {
    const size_t room = h->room ? 2 * h->room : 64;
    h->at = realloc(h->at, room * sizeof *h->at);
    if (h->at == NULL) abort();
    for (size_t i = h->room; i < room; i++) mpz_inits(h->at[i].f, h->at[i].g, NULL);
    h->room = room;
  }
  return &h->at[h->count++];
}

static void hull_free(hull *h) {
  for (size_t i = 0; i < h->room; i++) mpz_clears(h->at[i].f, h->at[i].g, NULL);
  free(h->at);
  *h = (hull){NULL, 0, 0};
}

static int by_f_then_g(const void *left, const void *right) {
  const point *a = left, *b = right;
  const int order = mpz_cmp(a->f, b->f);
  return order ? order : mpz_cmp(a->g, b->g);
}

/* Whether b lies on the right of the way from a to c, or on it: then it is no corner of a hull that
 * is walked to the left. */
static int is_no_corner(const point *a, const point *b, const point *c) {
  mpz_t x, y, product, other;
  mpz_inits(x, y, product, other, NULL);
  mpz_sub(x, b->f, a->f);
  mpz_sub(y, c->g, a->g);
  mpz_mul(product, x, y);
  mpz_sub(x, c->f, a->f);
  mpz_sub(y, b->g, a->g);
  mpz_mul(other, x, y);
  const int no_corner = mpz_cmp(product, other) <= 0;
  mpz_clears(x, y, product, other, NULL);
  return no_corner;
}

/* Pushes p, the next point of a chain whose first stands at base, and drops what is no corner. */
static void push(hull *chain, size_t base, const point *p) {
  while (chain->count >= base + 2 &&
         is_no_corner(&chain->at[chain->count - 2], &chain->at[chain->count - 1], p))
    chain->count--;
  point *new = hull_add(chain);
  mpz_set(new->f, p->f);
  mpz_set(new->g, p->g);
}

/* Andrew's monotone chain: the corners of h, into corners. */
static void reduce(hull *corners, hull *h) {
  corners->count = 0;
  qsort(h->at, h->count, sizeof *h->at, by_f_then_g);
  for (size_t i = 0; i < h->count; i++) push(corners, 0, &h->at[i]);
  const size_t base = corners->count - 1;
  for (size_t i = h->count - 1; i-- > 0;) push(corners, base, &h->at[i]);
  if (corners->count > 1) corners->count--; /* the first point again */
}

static int is_done(const hull *h) {
  mpz_t one;
  mpz_init(one);
  mpz_setbit(one, FRACTION);
  mpz_sub_ui(one, one, ERROR);
  int done = 1;
  for (size_t i = 0; done && i < h->count; i++) done = mpz_cmpabs(h->at[i].g, one) < 0;
  mpz_clear(one);
  return done;
}

/* Adds what becomes of the points of h, where g is even. */
static void step_even(hull *to, const hull *h) {
  for (size_t i = 0; i < h->count; i++) {
    point *p = hull_add(to);
    mpz_set(p->f, h->at[i].f);
    mpz_fdiv_q_2exp(p->g, h->at[i].g, 1);
  }
}

static void step_odd(hull *to, const hull *h, int swaps) {
  for (size_t i = 0; i < h->count; i++) {
    point *p = hull_add(to);
    const point *from = &h->at[i];
    mpz_set(p->f, swaps ? from->g : from->f);
    if (swaps)
      mpz_sub(p->g, from->g, from->f);
    else
      mpz_add(p->g, from->g, from->f);
    mpz_fdiv_q_2exp(p->g, p->g, 1);
  }
}

/* The steps that are enough from delta = start / 2. */
static unsigned enough(unsigned bits, int start) {
  static hull now[STATES], next[STATES];
  hull *const at = now + STATES / 2, *const to = next + STATES / 2; /* by (delta - start / 2) */
  const int shift = start == 1 ? 0 : 1;                             /* 1 - delta, as an index */
  unsigned steps = 0;
  for (int corner = 0; corner < 3; corner++) {
    point *p = hull_add(&at[0]);
    mpz_set_ui(p->f, corner > 0);
    mpz_set_ui(p->g, corner > 1);
    mpz_mul_2exp(p->f, p->f, bits + FRACTION);
    mpz_mul_2exp(p->g, p->g, bits + FRACTION);
  }
  for (int left = 1; left; steps++) {
    left = 0;
    for (int i = -STATES / 2 + 1; i < STATES / 2 - 1; i++) {
      if (at[i].count == 0) continue;
      const int positive = 2 * i + start > 0;
      if (i == STATES / 2 - 2 || -i - shift <= -STATES / 2) abort();
      step_even(&to[i + 1], &at[i]);
      step_odd(&to[positive ? -i - shift : i + 1], &at[i], positive);
    }
    for (int i = -STATES / 2 + 1; i < STATES / 2; i++) {
      at[i].count = 0;
      if (to[i].count > 0 && !is_done(&to[i])) {
        reduce(&at[i], &to[i]);
        left = 1;
      }
      to[i].count = 0;
    }
  }
  for (int i = 0; i < STATES; i++) {
    hull_free(&now[i]);
    hull_free(&next[i]);
  }
  return steps;
}

int main(void) {
  static const divsteps_form *const forms[] = {&divsteps_256_62, &divsteps_384_62, &divsteps_448_62,
                                               &divsteps_521_62};
  test_begin("divsteps_bound");
  for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
    const divsteps_form *form = forms[i];
    test_case(form->name);
    const unsigned constant_time = enough((unsigned)form->bits, 1);
    const unsigned vartime = enough((unsigned)form->bits, 2);
    printf("%d bits: %u steps from delta = 1/2, %u from delta = 1\n", form->bits, constant_time,
           vartime);
    CHECK(constant_time <= form->steps);
    CHECK(vartime <= form->steps_vartime);
    CHECK(constant_time + 1 >= form->steps); /* none to spare: a proof of too little would show */
  }
  return test_end();
}

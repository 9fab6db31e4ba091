/* What Edwards curves have beside model.h, and Montgomery curves: affine, with GMP, sharing no code
 * with the library. */
#ifndef SLIMB_TEST_MODEL_EDWARDS_H
#define SLIMB_TEST_MODEL_EDWARDS_H

#include "model.h"

/* model_add on an Edwards curve. */
void model_edwards_add(model_point *r, const model_point *a, const model_point *b,
                       const curve_params *c);
/* A point with this y and the lowest bit of x; 0 if there is none. */
int model_ed_lift_y(model_point *r, const mpz_t y, int x_odd, const curve_params *c);
/* A point of order h, which the small subgroup consists of multiples of. */
void model_ed_torsion(model_point *r, const curve_params *c);

/* The encoding of RFC 8032: y, lowest octet first, and the lowest bit of x on top. */
size_t model_ed_encoded(const curve_params *c);
void model_ed_encode(uint8_t *out, const model_point *p, const curve_params *c);
/* The point of a canonical encoding; 0 for any other string. */
int model_ed_decode(model_point *r, const uint8_t *in, const curve_params *c);

/* u of k times a point with this u on the Montgomery curve or on its twist; 0 for infinity. */
void model_mont_mul(mpz_t r, const mpz_t k, const mpz_t u, const curve_params *c);

/* Octets, the lowest first. */
void model_to_octets(uint8_t *out, size_t len, const mpz_t v);
void model_from_octets(mpz_t v, const uint8_t *in, size_t len);

#endif

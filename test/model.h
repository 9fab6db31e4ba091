/* Curves over the integers: an affine model with GMP that shares no code with the library. The
 * curves come from params/. Slow and plain on purpose. */
#ifndef SLIMB_TEST_MODEL_H
#define SLIMB_TEST_MODEL_H

#include <gmp.h>
#include <stddef.h>
#include <stdint.h>

#include "common/params.h"

typedef struct {
  mpz_t x, y;
  int infinite;
} model_point;

/* The curve of params/NAME.curve; aborts if there is none. It stays until another is asked for. */
const curve_params *model_curve(const char *name);

void model_init(model_point *p); /* infinity, which an Edwards curve does not have */
void model_clear(model_point *p);
void model_set(model_point *r, const model_point *p);
void model_base(model_point *r, const curve_params *c);
void model_neutral(model_point *r, const curve_params *c); /* infinity, or (0, 1) */
int model_equal(const model_point *a, const model_point *b);
void model_negate(model_point *r, const model_point *p, const curve_params *c);
void model_add(model_point *r, const model_point *a, const model_point *b, const curve_params *c);
/* r = k p for any integer k */
void model_mul(model_point *r, const mpz_t k, const model_point *p, const curve_params *c);
int model_on_curve(const mpz_t x, const mpz_t y, const curve_params *c);
/* A point with this x; 0 if there is none. */
int model_lift_x(model_point *r, const mpz_t x, const curve_params *c);
/* A root of v mod p, for any p but those that are 1 mod 8; 0 if there is none. */
int model_square_root(mpz_t root, const mpz_t v, const curve_params *c);

/* ECDSA on integers: e is the digest as a number (FIPS 186-5 6.4). sign returns 0 where r or s is
 * 0. */
int model_ecdsa_sign(mpz_t r, mpz_t s, const mpz_t e, const mpz_t d, const mpz_t k,
                     const curve_params *c);
int model_ecdsa_verify(const mpz_t r, const mpz_t s, const mpz_t e, const model_point *q,
                       const curve_params *c);

/* Big-endian octets, left-padded; aborts if v does not fit. */
void model_to_bytes(uint8_t *out, size_t len, const mpz_t v);
void model_from_bytes(mpz_t v, const uint8_t *in, size_t len);
/* x | y, len bytes each; zeros for infinity. */
void model_point_to_bytes(uint8_t *out, size_t len, const model_point *p);
/* Deterministic (test_random), below bound. */
void model_random(mpz_t v, const mpz_t bound);
/* Below n, of odd digits of w bits over and over: 1 or 2^w - 1, as the lowest bits of pattern say
 * at even and at odd places, all negated by bit 2. */
#define MODEL_DIGIT_PATTERNS 8
void model_digit_pattern(mpz_t k, unsigned w, unsigned pattern, const curve_params *c);
void model_random_point(model_point *r, const curve_params *c);

#endif

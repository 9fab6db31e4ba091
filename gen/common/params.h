/* Reads the constants of a curve, params/NAME.curve, for the generators and the test model.
 *
 * A line holds a key and its value; # starts a comment. A number is a sum of signed terms, each in
 * decimal, in hexadecimal (0x...) or as a power B^E: 2^256 - 2^224 + 1, -3. */
#ifndef SLIMB_GEN_PARAMS_H
#define SLIMB_GEN_PARAMS_H

#include <gmp.h>
#include <stddef.h>

#define PARAMS_TERMS_MAX 16

/* coefficient * 2^power */
typedef struct {
  int coefficient; /* 1 or -1 */
  unsigned power;
} params_term;

typedef struct {
  char name[16]; /* "p256" */
  char form[16]; /* "weierstrass": y^2 = x^3 + a x + b; "edwards": a x^2 + y^2 = 1 + d x^2 y^2 */
  mpz_t p, n;    /* field modulus and order of the base point, both odd */
  mpz_t a, b, d; /* residues in [0, p); 0 where the form has none */
  mpz_t gx, gy;  /* the base point, on the curve */
  mpz_t h;       /* cofactor */
  /* An Edwards curve's Montgomery form, v^2 = u^3 + mont_a u^2 + u, and the u of its base point. */
  mpz_t mont_a, mont_u;
  /* p as the file writes it, if that is a sum of signed powers of two; else no terms. */
  params_term p_terms[PARAMS_TERMS_MAX];
  size_t p_term_count;
} curve_params;

int params_is_edwards(const curve_params *c);
/* Of p: octets, and words of 64 bits. The order of the base point is held in as many. */
unsigned params_width(const curve_params *c);
unsigned params_words(const curve_params *c);

/* A number as the files write it. Returns 1; 0 with a sentence in error. */
int params_parse_number(mpz_t out, const char *text, char *error, size_t error_size);

/* Fills c from the file. Returns 1; 0 with one sentence, "PATH:LINE: what is wrong", in error. Ends
 * with params_clear in both cases. */
int params_load(curve_params *c, const char *path, char *error, size_t error_size);
void params_clear(curve_params *c);

#endif

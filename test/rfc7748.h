/* The test vectors of RFC 7748 5.2. */
#ifndef SLIMB_TEST_RFC7748_H
#define SLIMB_TEST_RFC7748_H

#include "group/curve.h"

#define RFC7748_WIDTH_MAX 56

typedef struct {
  const char *name; /* params/NAME.curve */
  slimb_curve montgomery, edwards;
  uint8_t base; /* u */
  struct {
    const char *k, *u, *result;
  } vectors[2];
  struct {
    unsigned iterations;
    const char *k;
  } iterated[3];
} rfc7748_curve;

extern const rfc7748_curve rfc7748_curves[2];

void rfc7748_clamp(uint8_t *k, size_t width);

/* Whether k and u, begun as the base point's u, give the vector after so many rounds of
 * (k, u) = (X(k, u), k). Prints what differs. */
int rfc7748_iterate(const edwards_ops *ops, const rfc7748_curve *v, unsigned iterations);

#endif

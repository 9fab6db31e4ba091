/* The forms of src/field/divsteps.h that divsteps.c tests, each a unit of its own from
 * divsteps_form.c: every width with limbs of 62 bits where the machine has their products, the same
 * with the step in C also where there is assembly for it, and limbs of 30 bits. */
#ifndef SLIMB_TEST_DIVSTEPS_H
#define SLIMB_TEST_DIVSTEPS_H

#include <stdint.h>

typedef void divsteps_function(uint64_t *out, const uint64_t *x, const uint64_t *m,
                               const uint64_t *factor);

typedef struct {
  const char *name;
  int bits, words; /* moduli are below 2^bits */
  unsigned steps, steps_vartime;
  divsteps_function *inv, *inv_vartime;
} divsteps_form;

#define DIVSTEPS_FORMS_OF(X, bits) \
  X(divsteps_##bits##_62) X(divsteps_##bits##_portable) X(divsteps_##bits##_30)
#define DIVSTEPS_FORMS(X)   \
  DIVSTEPS_FORMS_OF(X, 256) \
  DIVSTEPS_FORMS_OF(X, 384) DIVSTEPS_FORMS_OF(X, 448) DIVSTEPS_FORMS_OF(X, 521)

#define DIVSTEPS_DECLARE(form) extern const divsteps_form form;
DIVSTEPS_FORMS(DIVSTEPS_DECLARE)
#undef DIVSTEPS_DECLARE

#endif

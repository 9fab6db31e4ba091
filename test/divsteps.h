/* The forms of src/field/divsteps.h that divsteps.c tests, each in a unit of its own. */
#ifndef SLIMB_TEST_DIVSTEPS_H
#define SLIMB_TEST_DIVSTEPS_H

#include <stdint.h>

typedef void divsteps_function(uint64_t out[4], const uint64_t x[4], const uint64_t m[4],
                               const uint64_t factor[4]);

typedef struct {
  const char *name;
  divsteps_function *inv, *inv_vartime;
} divsteps_form;

extern const divsteps_form divsteps_62, divsteps_62_portable, divsteps_30;

#endif

/* Run-time checks of stated bounds, in builds with SLIMB_CHECK_BOUNDS only. */
#ifndef SLIMB_BASE_BOUNDS_H
#define SLIMB_BASE_BOUNDS_H

#ifdef SLIMB_CHECK_BOUNDS
#include <stdio.h>
#include <stdlib.h>

static inline _Noreturn void bounds_fail(const char *function) {
  fprintf(stderr, "%s: a limb is outside its stated bounds\n", function);
  abort();
}
#endif

#endif

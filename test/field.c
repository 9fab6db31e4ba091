/* The field contract and the point formulas of one field in one layout, which the definitions of
 * CMakeLists.txt name: FIELD_CURVE (p256), FIELD_LAYER (fe or sc), FIELD_HEADER, FIELD_POINTS and
 * FIELD_FORMULAS for coordinates, FIELD_CPU where the machine may not run it, and what
 * field_contract.inc asks for. */
#define SLIMB_CHECK_BOUNDS
#define SLIMB_POINT_FORMULA_TABLE

#define BOUNDS_STATED 1
#define BOUNDS_REDUCED 2
#define BOUNDS_NONE 3
#define WEIERSTRASS 1
#define EDWARDS 2

#include <gmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/cpu.h"
#include "common/params.h"
#include "test.h"

#include FIELD_HEADER
#ifdef FIELD_POINTS
#include FIELD_POINTS
#endif

static const curve_params *curve;

#define CONTRACT_STRING_(x) #x
#define CONTRACT_STRING(x) CONTRACT_STRING_(x)
#define FIELD_JOINED_(a, b) a##_##b
#define FIELD_JOINED(a, b) FIELD_JOINED_(a, b)
#define FIELD FIELD_JOINED(FIELD_CURVE, FIELD_LAYER)
#define FIELD_NAME "field_" CONTRACT_STRING(FIELD) ", " FIELD_HEADER

#include "field_contract.inc"

#ifdef FIELD_POINTS
#include "field_formulas.inc"
#endif

#if FIELD_BOUNDS != BOUNDS_NONE
/* An element outside its bounds must end a build with SLIMB_CHECK_BOUNDS. */
static void bounds_are_checked(void) {
  test_case("a limb outside its bounds aborts");
  const pid_t child = fork();
  if (child == 0) {
    FIELD a = F_(one);
    if (freopen("/dev/null", "w", stderr) == NULL) _exit(1);
    const int is_signed = (FIELD_LIMB_TYPE)-1 < (FIELD_LIMB_TYPE)1;
    for (int i = 0; i < FIELD_LIMBS; i++)
      a.v.FIELD_ARRAY[i] = (FIELD_LIMB_TYPE)(is_signed ? 0x7fffffff7fffffff : -1);
    F_(sqr)(&a, F_(relax)(&a));
    _exit(0);
  }
  int status = 0;
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}
#endif

int main(void) {
  curve_params params;
  char error[256];
  test_begin(FIELD_NAME);
#ifdef FIELD_CPU
  if ((cpu_bits() & (FIELD_CPU)) != (FIELD_CPU)) {
    test_skip(FIELD_NAME, "this machine lacks the instructions");
    return test_end();
  }
#endif
  if (!params_load(&params, SLIMB_SOURCE_DIR "/params/" CONTRACT_STRING(FIELD_CURVE) ".curve",
                   error, sizeof error))
    abort();
  curve = &params;
  F_(contract)();
#ifdef FIELD_POINTS
  formulas_contract();
#endif
#if FIELD_BOUNDS != BOUNDS_NONE
  bounds_are_checked();
#endif
  params_clear(&params);
  return test_end();
}

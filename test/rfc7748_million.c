/* The vectors of RFC 7748 5.2 after a million iterations, on the backends that serve this machine:
 * outside the default run. */
#include "rfc7748.h"
#include "test.h"

int main(void) {
  test_begin("rfc7748_million");
  for (size_t i = 0; i < 2; i++) {
    const rfc7748_curve *v = &rfc7748_curves[i];
    test_case(v->name);
    CHECK(rfc7748_iterate(edwards_get(v->montgomery), v, 1000000));
  }
  return test_end();
}

/* Runs the same checks on every backend of a curve that this machine executes. */
#ifndef SLIMB_TEST_BACKENDS_H
#define SLIMB_TEST_BACKENDS_H

#include <stdio.h>

#include "base/cpu.h"
#include "bench.h"
#include "test.h"

typedef struct {
  const char *name;
  void (*run)(void);
} backend_test;

/* Each test as a case of its own, under its name and the backend's. */
static inline void run_tests(const char *backend, const backend_test *tests, size_t count) {
  for (size_t i = 0; i < count; i++) {
    char name[128];
    snprintf(name, sizeof name, "%s (%s)", tests[i].name, backend);
    test_case(name);
    tests[i].run();
  }
}

static inline const char *curve_name(slimb_curve curve) {
  static const char *const names[] = {"any",    "P-256", "P-384",   "P-521", "secp256k1",
                                      "X25519", "X448",  "Ed25519", "Ed448"};
  return names[curve];
}

/* run sees the curve's name and the backend's. */
static inline void each_backend(slimb_curve curve, void (*run)(const char *backend)) {
  size_t count;
  const bench_backend *backends = bench_backends(curve, &count);
  for (size_t i = 0; i < count; i++) {
    const char *name = bench_backend_name(&backends[i]);
    char label[64];
    snprintf(label, sizeof label, "%s, %s", curve_name(curve), name);
    if (backends[i].cpu & ~cpu_bits()) {
      test_skip(label, "the processor does not run this backend");
      continue;
    }
    CHECK(bench_set_backend(name));
    run(label);
  }
}

#endif

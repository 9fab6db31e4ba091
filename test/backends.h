/* Runs the same checks on every backend of P-256 that this machine executes. */
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

static inline void each_backend(void (*run)(const char *backend)) {
  size_t count;
  const bench_backend *backends = bench_backends(SLIMB_CURVE_P256, &count);
  for (size_t i = 0; i < count; i++) {
    const char *name = bench_backend_name(&backends[i]);
    if (backends[i].cpu & ~cpu_bits()) {
      test_skip(name, "the processor does not run this backend");
      continue;
    }
    CHECK(bench_set_backend(name));
    run(name);
  }
}

#endif

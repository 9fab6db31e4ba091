/* Runs the same checks on every backend of P-256 that this machine executes. */
#ifndef SLIMB_TEST_BACKENDS_H
#define SLIMB_TEST_BACKENDS_H

#include "base/cpu.h"
#include "bench.h"
#include "test.h"

static inline void each_backend(void (*run)(const char *backend)) {
  size_t count;
  const bench_backend *backends = bench_backends(SLIMB_CURVE_P256, &count);
  for (size_t i = 0; i < count; i++) {
    const char *name = backends[i].ops->backend;
    if (backends[i].cpu & ~cpu_bits()) {
      test_skip(name, "the processor does not run this backend");
      continue;
    }
    CHECK(bench_set_backend(name));
    run(name);
  }
}

#endif

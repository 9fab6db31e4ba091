#include <stdatomic.h>
#include <stddef.h>

#include "group/p256_backends.h"

typedef struct {
  const curve_ops *ops;
  uint32_t cpu;
} backend;

#define BACKEND(name, cpu) {&name, cpu},
static const backend p256_backends[] = {P256_BACKENDS(BACKEND)};
#undef BACKEND
#define P256_COUNT (sizeof p256_backends / sizeof p256_backends[0])

/* Written once, with the address of constant data: no order to keep with other memory. */
static _Atomic(const curve_ops *) p256_chosen;

#ifdef SLIMB_INTERNAL
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS(name, cpu) {&name, cpu, name##_fields, 2},
static const bench_backend p256_bench_backends[] = {P256_BACKENDS(FIELDS)};
#undef FIELDS

const bench_backend *bench_backends(slimb_curve curve, size_t *count) {
  *count = curve == SLIMB_CURVE_P256 ? P256_COUNT : 0;
  return curve == SLIMB_CURVE_P256 ? p256_bench_backends : NULL;
}

int bench_set_backend(const char *name) {
  for (size_t i = 0; i < P256_COUNT; i++) {
    if (strcmp(p256_backends[i].ops->backend, name) != 0) continue;
    atomic_store_explicit(&p256_chosen, p256_backends[i].ops, memory_order_relaxed);
    return 1;
  }
  return 0;
}

/* The backend that SLIMB_BACKEND names, past CPUID; NULL where it is not set. */
static const curve_ops *p256_forced(void) {
  const char *name = getenv("SLIMB_BACKEND");
  if (name == NULL || *name == '\0') return NULL;
  for (size_t i = 0; i < P256_COUNT; i++)
    if (strcmp(p256_backends[i].ops->backend, name) == 0) return p256_backends[i].ops;
  fprintf(stderr, "SLIMB_BACKEND=%s: this build has no such backend for P-256\n", name);
  exit(2);
}
#endif

static const curve_ops *p256_choose(void) {
#ifdef SLIMB_INTERNAL
  const curve_ops *forced = p256_forced();
  if (forced != NULL) return forced;
#endif
  const uint32_t cpu = cpu_bits();
  size_t i = 0;
  while ((p256_backends[i].cpu & ~cpu) != 0) i++; /* the last in the list needs no bits */
  return p256_backends[i].ops;
}

const curve_ops *curve_get(slimb_curve curve) {
  if (curve != SLIMB_CURVE_P256) return NULL;
  const curve_ops *ops = atomic_load_explicit(&p256_chosen, memory_order_relaxed);
  if (ops == NULL) {
    ops = p256_choose();
    atomic_store_explicit(&p256_chosen, ops, memory_order_relaxed);
  }
  return ops;
}

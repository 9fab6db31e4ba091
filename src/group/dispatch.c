#include <stdatomic.h>
#include <stddef.h>

#include "group/backends.h"

typedef struct {
  const weierstrass_ops *weierstrass; /* one of the two */
  const edwards_ops *edwards;
  uint32_t cpu;
} backend;

/* The backends of a curve, and the one that serves. It is written once, with the address of
 * constant data: no order to keep with other memory. */
typedef struct {
  const backend *backends;
  size_t count;
  _Atomic(const backend *) chosen;
} family;

#define ENTRY(ops, cpu) {&ops, NULL, cpu},
#define LIST(curve, list) static const backend curve##_backends[] = {list(ENTRY)};
BACKENDS_WEIERSTRASS(LIST)
#undef ENTRY
#define ENTRY(ops, cpu) {NULL, &ops, cpu},
BACKENDS_EDWARDS(LIST)
#undef ENTRY
#undef LIST

#define FAMILY(curve, list)                         \
  static family curve##_family = {curve##_backends, \
                                  sizeof curve##_backends / sizeof curve##_backends[0], NULL};
BACKENDS_WEIERSTRASS(FAMILY)
BACKENDS_EDWARDS(FAMILY)
#undef FAMILY

static family *const families[] = {
    [SLIMB_CURVE_P256] = &p256_family,          [SLIMB_CURVE_P384] = &p384_family,
    [SLIMB_CURVE_P521] = &p521_family,          [SLIMB_CURVE_SECP256K1] = &secp256k1_family,
    [SLIMB_CURVE_X25519] = &curve25519_family,  [SLIMB_CURVE_X448] = &curve448_family,
    [SLIMB_CURVE_ED25519] = &curve25519_family, [SLIMB_CURVE_ED448] = &curve448_family,
};

static inline family *family_of(slimb_curve curve) {
  return (unsigned)curve < sizeof families / sizeof families[0] ? families[curve] : NULL;
}

static const char *name_of(const backend *b) {
  return b->weierstrass != NULL ? b->weierstrass->backend : b->edwards->backend;
}

#ifdef SLIMB_INTERNAL
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRY(ops, cpu) {&ops, NULL, cpu, ops##_fields, 2},
#define LIST(curve, list) static const bench_backend curve##_bench_backends[] = {list(ENTRY)};
BACKENDS_WEIERSTRASS(LIST)
#undef ENTRY
#define ENTRY(ops, cpu) {NULL, &ops, cpu, ops##_fields, 2},
BACKENDS_EDWARDS(LIST)
#undef ENTRY
#undef LIST

const bench_backend *bench_backends(slimb_curve curve, size_t *count) {
  const family *f = family_of(curve);
  *count = f != NULL ? f->count : 0;
#define RETURN(name, list) \
  if (f == &name##_family) return name##_bench_backends;
  BACKENDS_WEIERSTRASS(RETURN)
  BACKENDS_EDWARDS(RETURN)
#undef RETURN
  return NULL;
}

const char *bench_backend_name(const bench_backend *b) {
  return b->weierstrass != NULL ? b->weierstrass->backend : b->edwards->backend;
}

static const backend *find(const family *f, const char *name) {
  for (size_t i = 0; i < f->count; i++)
    if (strcmp(name_of(&f->backends[i]), name) == 0) return &f->backends[i];
  return NULL;
}

static int force(family *f, const char *name) {
  const backend *b = find(f, name);
  if (b != NULL) atomic_store_explicit(&f->chosen, b, memory_order_relaxed);
  return b != NULL;
}

int bench_set_backend(const char *name) {
  int found = 0;
#define FORCE(curve, list) found |= force(&curve##_family, name);
  BACKENDS_WEIERSTRASS(FORCE)
  BACKENDS_EDWARDS(FORCE)
#undef FORCE
  return found;
}

/* The backend that SLIMB_BACKEND names, past CPUID; NULL where it is not set. */
static const backend *forced(const family *f) {
  const char *name = getenv("SLIMB_BACKEND");
  if (name == NULL || *name == '\0') return NULL;
  const backend *b = find(f, name);
  if (b != NULL) return b;
  fprintf(stderr, "SLIMB_BACKEND=%s: this build has no such backend for the curve\n", name);
  exit(2);
}
#endif

static __attribute__((noinline)) const backend *choose(family *f) {
  const uint32_t cpu = cpu_bits();
  const backend *b = f->backends;
  while ((b->cpu & ~cpu) != 0) b++; /* the last in the list needs no bits */
#ifdef SLIMB_INTERNAL
  const backend *named = forced(f);
  if (named != NULL) b = named;
#endif
  atomic_store_explicit(&f->chosen, b, memory_order_relaxed);
  return b;
}

static inline const backend *serving(slimb_curve curve) {
  family *f = family_of(curve);
  if (f == NULL) return NULL;
  const backend *b = atomic_load_explicit(&f->chosen, memory_order_relaxed);
  return b != NULL ? b : choose(f);
}

const weierstrass_ops *weierstrass_get(slimb_curve curve) {
  const backend *b = serving(curve);
  return b != NULL ? b->weierstrass : NULL;
}

const edwards_ops *edwards_get(slimb_curve curve) {
  const backend *b = serving(curve);
  return b != NULL ? b->edwards : NULL;
}

const char *curve_backend(slimb_curve curve) {
  const backend *b = serving(curve);
  return b != NULL ? name_of(b) : NULL;
}

#define _GNU_SOURCE
#include "measure.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ATTEMPTS 3
#define SPREAD_LIMIT 0.04 /* error / median */
#define CANARY_LIMIT 1.1  /* against the best canary of the process */

static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static inline void add(uint64_t *x) {
  *x += 5;
  __asm__ volatile("" : "+r"(*x));
}

double measure_canary(void) {
  enum { ROUNDS = 500000, UNROLLED = 16, CHAINS = 4 };
  uint64_t a = 1, b = 2, c = 3, d = 4;
  const double start = now_ns();
  for (size_t i = 0; i < ROUNDS; i++) {
#pragma GCC unroll 16
    for (int j = 0; j < UNROLLED; j++) add(&a), add(&b), add(&c), add(&d);
  }
  return (now_ns() - start) / ((double)ROUNDS * UNROLLED * CHAINS);
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

measure_summary measure_summarise(const double ns[MEASURE_REPETITIONS]) {
  double sorted[MEASURE_REPETITIONS];
  memcpy(sorted, ns, sizeof sorted);
  qsort(sorted, MEASURE_REPETITIONS, sizeof sorted[0], ascending);
  return (measure_summary){
      .median = sorted[MEASURE_REPETITIONS / 2],
      .min = sorted[0],
      .max = sorted[MEASURE_REPETITIONS - 1],
      .error = (sorted[MEASURE_REPETITIONS * 3 / 4] - sorted[MEASURE_REPETITIONS / 4]) / 2,
  };
}

double measure_ratio(const double slow[MEASURE_REPETITIONS],
                     const double fast[MEASURE_REPETITIONS]) {
  double ratio[MEASURE_REPETITIONS];
  for (size_t i = 0; i < MEASURE_REPETITIONS; i++) ratio[i] = slow[i] / fast[i];
  return measure_summarise(ratio).median;
}

/* How many operations fill a slice: a multiple of 4, which the loops over four chains need. */
static size_t calibrate(const measure_side *side, double slice_ns, int *ok) {
  size_t operations = 4;
  for (;;) {
    const double start = now_ns();
    *ok &= side->run(side->context, operations);
    const double spent = now_ns() - start;
    if (!*ok) return operations;
    if (spent > slice_ns / 8 || operations > (size_t)1 << 28) {
      const double wanted = (double)operations * slice_ns / (spent + 1);
      return (size_t)(wanted / 4) * 4 + 4;
    }
    operations *= 4;
  }
}

static int repetition(measure_side *sides, const size_t *operations, size_t count, size_t i) {
  int ok = 1;
  for (size_t k = 0; k < count; k++) {
    const double start = now_ns();
    ok &= sides[k].run(sides[k].context, operations[k]);
    sides[k].ns[i] = (now_ns() - start) / (double)operations[k];
  }
  return ok;
}

static double worst_spread(const measure_side *sides, size_t count) {
  double worst = 0;
  for (size_t k = 0; k < count; k++) {
    const measure_summary s = measure_summarise(sides[k].ns);
    if (s.error > worst * s.median) worst = s.error / s.median;
  }
  return worst;
}

static double quiet_canary; /* the best so far */

static double watch_canary(void) {
  const double canary = measure_canary();
  if (quiet_canary == 0 || canary < quiet_canary) quiet_canary = canary;
  return canary;
}

int measure(measure_side *sides, size_t count, int (*prepare)(void *context), void *context,
            double slice_ns, double *canary, int *noisy) {
  size_t operations[MEASURE_SIDES_MAX];
  measure_side trial[MEASURE_SIDES_MAX];
  double calmest = 0;
  int ok = !prepare || prepare(context);
  for (size_t k = 0; k < count && ok; k++) operations[k] = calibrate(&sides[k], slice_ns, &ok);

  *noisy = 1;
  for (int attempt = 0; attempt < ATTEMPTS && *noisy && ok; attempt++) {
    memcpy(trial, sides, count * sizeof *sides);
    const double before = watch_canary();
    for (size_t i = 0; i < MEASURE_REPETITIONS && ok; i++)
      ok = (!prepare || prepare(context)) && repetition(trial, operations, count, i);
    const double after = watch_canary(), worse = after > before ? after : before;
    const double spread = worst_spread(trial, count);
    if (ok && (attempt == 0 || spread < calmest)) {
      memcpy(sides, trial, count * sizeof *sides);
      calmest = spread;
      *canary = worse;
      *noisy = spread > SPREAD_LIMIT || worse > CANARY_LIMIT * quiet_canary;
    }
  }
  return ok;
}

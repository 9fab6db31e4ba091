/* Paired timing: all sides of a comparison run in turn (A B A B ...), on fresh inputs in every
 * repetition, by the thread's CPU time; a ratio is the median of the ratios of the pairs. */
#ifndef SLIMB_BENCH_MEASURE_H
#define SLIMB_BENCH_MEASURE_H

#include <stddef.h>

#define MEASURE_REPETITIONS 11
#define MEASURE_SIDES_MAX 16
#define MEASURE_SLICE_NS 40e6       /* one repetition of a primitive */
#define MEASURE_FIELD_SLICE_NS 10e6 /* of a field operation, which is a thousand times shorter */

typedef struct {
  int (*run)(void *context, size_t operations); /* 1; 0 if an operation failed */
  void *context;
  double ns[MEASURE_REPETITIONS]; /* per operation */
} measure_side;

typedef struct {
  double median, min, max;
  double error; /* half the distance between the quartiles */
} measure_summary;

/* Fills ns of every side. prepare makes fresh inputs before each repetition; it may be NULL.
 * A noisy measurement is repeated, up to three times, and the calmest one kept. Returns 1, or 0 if
 * something failed. *canary: the worse of the canaries around what was kept; *noisy: whether it
 * still was noisy. */
int measure(measure_side *sides, size_t count, int (*prepare)(void *context), void *context,
            double slice_ns, double *canary, int *noisy);

measure_summary measure_summarise(const double ns[MEASURE_REPETITIONS]);

/* The median of slow[i] / fast[i]. */
double measure_ratio(const double slow[MEASURE_REPETITIONS],
                     const double fast[MEASURE_REPETITIONS]);

/* The price of an addition in ns, in four independent chains: it depends on the clock and on the
 * neighbours, and on nothing that is measured here. */
double measure_canary(void);

#endif

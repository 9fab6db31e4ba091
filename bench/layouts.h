/* The field loops of all backends, side by side. */
#ifndef SLIMB_BENCH_LAYOUTS_H
#define SLIMB_BENCH_LAYOUTS_H

#include "bench.h"
#include "report.h"

#define LAYOUTS_MAX MEASURE_SIDES_MAX

typedef enum { LATENCY, THROUGHPUT } layout_loop;

/* One field in the layout of one backend. */
typedef struct {
  const bench_backend *backend;
  const bench_field *field;
  int runs; /* this machine runs the backend */
} layout;

/* Whether this machine runs the backend, or was told to by SLIMB_BACKEND. */
int backend_runs(const bench_backend *backend, slimb_curve curve);

/* The layouts of the named field (NULL: of every field) of the curve, in the named backend (NULL:
 * in all). Returns how many. */
size_t layouts_find(layout out[LAYOUTS_MAX], slimb_curve curve, const char *field,
                    const char *backend);

/* Times one operation in all the layouts in turn. results[i].side is NULL where a layout has no
 * such operation; the others point into sides. Returns 1, or 0 if nothing was to be timed. */
int layouts_measure(report_result *results, measure_side sides[LAYOUTS_MAX], const layout *layouts,
                    size_t count, const char *operation, layout_loop loop, double *canary,
                    int *noisy);

#endif

#include "layouts.h"

#include <string.h>

int backend_runs(const bench_backend *backend, slimb_curve curve) {
  return (cpu_bits() & backend->cpu) == backend->cpu ||
         strcmp(bench_backend_name(backend), slimb_backend(curve)) == 0;
}

size_t layouts_find(layout out[LAYOUTS_MAX], slimb_curve curve, const char *field,
                    const char *backend) {
  size_t backend_count, found = 0;
  const bench_backend *backends = bench_backends(curve, &backend_count);
  for (size_t i = 0; i < backend_count; i++) {
    const bench_backend *b = &backends[i];
    if (backend && strcmp(bench_backend_name(b), backend) != 0) continue;
    for (size_t j = 0; j < b->field_count && found < LAYOUTS_MAX; j++)
      if (!field || strcmp(b->fields[j].field, field) == 0)
        out[found++] = (layout){b, &b->fields[j], backend_runs(b, curve)};
  }
  return found;
}

typedef void field_loop(size_t operations);

static int run_loop(void *context, size_t operations) {
  field_loop *const *loop = context;
  (*loop)(operations);
  return 1;
}

static field_loop *find_loop(const bench_field *field, const char *operation, layout_loop loop) {
  for (size_t i = 0; i < field->row_count; i++)
    if (strcmp(field->rows[i].name, operation) == 0)
      return loop == LATENCY ? field->rows[i].latency : field->rows[i].throughput;
  return NULL;
}

int layouts_measure(report_result *results, measure_side sides[LAYOUTS_MAX], const layout *layouts,
                    size_t count, const char *operation, layout_loop loop, double *canary,
                    int *noisy) {
  field_loop *loops[LAYOUTS_MAX];
  size_t timed = 0;
  for (size_t i = 0; i < count; i++) {
    results[i] = (report_result){.backend = bench_backend_name(layouts[i].backend)};
    loops[timed] = find_loop(layouts[i].field, operation, loop);
    if (!layouts[i].runs) {
      results[i].why = "this machine does not run it";
    } else if (!loops[timed]) {
      results[i].why = "the layout has no such operation";
    } else {
      sides[timed] = (measure_side){.run = run_loop, .context = &loops[timed]};
      results[i].side = &sides[timed++];
    }
  }
  return timed && measure(sides, timed, NULL, NULL, MEASURE_FIELD_SLICE_NS, canary, noisy);
}

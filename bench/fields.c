/* slimb fields: the layouts of a curve's fields, with their multiplication and squaring. */
#include <stdio.h>
#include <string.h>

#include "bench_cli.h"
#include "layouts.h"
#include "progress.h"
#include "request.h"

static void print_cell(const report_result *result) {
  if (result->side)
    printf(" %10.2f", measure_summarise(result->side->ns).median);
  else
    printf(" %10s", "n/a");
}

static void list_curve(const workload_curve *curve) {
  static const char *const operations[] = {"mul", "sqr"};
  layout layouts[LAYOUTS_MAX];
  measure_side sides[2][2][LAYOUTS_MAX];
  report_result results[2][2][LAYOUTS_MAX];
  double canary;
  int noisy;
  const size_t count = layouts_find(layouts, curve->curve, NULL, NULL);
  for (size_t i = 0; i < 4; i++) {
    progress(i, 4, curve->name, operations[i / 2]);
    (void)layouts_measure(results[i / 2][i % 2], sides[i / 2][i % 2], layouts, count,
                          operations[i / 2], i % 2 ? THROUGHPUT : LATENCY, &canary, &noisy);
  }
  progress_clear();

  printf("%s: served by %s on this machine\n", curve->name, slimb_backend(curve->curve));
  printf("%-12s %-14s %-10s %10s %10s %10s %10s\n", "field", "layout", "backend", "mul ns", "thrpt",
         "sqr ns", "thrpt");
  for (size_t i = 0; i < count; i++) {
    printf("%-12s %-14s %-10s", layouts[i].field->field, layouts[i].field->layout,
           bench_backend_name(layouts[i].backend));
    for (size_t j = 0; j < 4; j++) print_cell(&results[j / 2][j % 2][i]);
    putchar('\n');
  }
}

int bench_fields(const bench_request *request) {
  const workload_curve *asked;
  const int status = request_curve(&asked, "fields", request->curve);
  if (status != 0) return status;
  for (size_t i = 0; i < workload_curve_count; i++)
    if (!asked || asked == &workload_curves[i]) list_curve(&workload_curves[i]);
  return 0;
}

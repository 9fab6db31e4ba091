/* How results are shown: a table in the shape of JMH's, or one JSON object a line. */
#ifndef SLIMB_BENCH_REPORT_H
#define SLIMB_BENCH_REPORT_H

#include <stddef.h>

#include "measure.h"

#ifdef __clang__
#define REPORT_COMPILER "clang " __clang_version__
#else
#define REPORT_COMPILER "gcc " __VERSION__
#endif

typedef struct {
  const char *key;
  const char *text; /* NULL: the number is the value */
  unsigned number;
} report_parameter;

#define REPORT_PARAMETERS_MAX 4

typedef struct {
  const char *benchmark;
  report_parameter parameters[REPORT_PARAMETERS_MAX]; /* up to the first without a key */
  double unit_ns;                                     /* 1e3: us/op; 1: ns/op */
} report_label;

typedef struct {
  const char *backend;
  const measure_side *side; /* NULL: not applicable, for this reason: */
  const char *why;
  const char *rival; /* NULL, or what the gain is over */
  double gain;       /* the rival's time / this time - 1 */
} report_result;

/* Before and after all rows. */
void report_begin(int json, const char *backend);
void report_end(int json);

/* One row of slimb beside libcrypto's in the same run (side NULL where there is none). canary and
 * noisy are what measure said of them. */
void report_row(int json, const report_label *label, const report_result *ours,
                const report_result *peer, double canary, int noisy);

/* libcrypto's own row: a line in JSON only, since each table line names its figure. */
void report_peer(int json, const report_label *label, const report_result *peer, double canary,
                 int noisy);

/* The label alone, to name a benchmark. */
void report_name(int json, const report_label *label);

/* label, with the parameters in the order of the table, in text[size]. */
void report_parameters(char *text, size_t size, const report_label *label);

#endif

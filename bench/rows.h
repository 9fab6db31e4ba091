/* The rows that are operations on keys and signatures. */
#ifndef SLIMB_BENCH_ROWS_H
#define SLIMB_BENCH_ROWS_H

#include "report.h"
#include "workload.h"

typedef struct {
  const char *benchmark;
  report_parameter parameter;      /* beside the curve; without a key: none */
  unsigned kinds;                  /* of curves that have it */
  workload_operation *ours, *peer; /* peer NULL: libcrypto has no such operation */
  size_t message_len;
  slimb_format format;
  int one_item;   /* the same key and message throughout a repetition */
  int numbered;   /* Java's benchmark, which numbers the curve: keyLength */
  int comparison; /* of P-256's two 32-bit layouts, whichever backends are asked for */
} bench_row;

extern const bench_row bench_rows[];
extern const size_t bench_row_count;

#endif

/* The command line of slimb speed and slimb fields. */
#ifndef SLIMB_BENCH_OPTIONS_H
#define SLIMB_BENCH_OPTIONS_H

#include "workload.h"

typedef struct {
  int json, list;
  const char *only;            /* names with commas between them; NULL: every benchmark */
  const char *backend;         /* a name, or "all"; NULL: the one that serves */
  const workload_curve *curve; /* NULL: every curve */
} bench_options;

/* Returns -1 to go on, or the exit status: 0 after --help, 2 after a complaint. "fields" takes
 * --curve and --help only. */
int options_read(bench_options *options, const char *verb, const char *help, int argc, char **argv);

/* Prints "slimb VERB: ..." on stderr; returns 2. */
int options_complain(const char *verb, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

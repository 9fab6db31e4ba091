/* What the verbs of the benchmark have in common: naming a curve, and complaining. */
#ifndef SLIMB_BENCH_REQUEST_H
#define SLIMB_BENCH_REQUEST_H

#include "workload.h"

/* Finds the curve by name; NULL stays NULL. Returns 0, or 2 after a complaint. */
int request_curve(const workload_curve **curve, const char *verb, const char *name);

/* Prints "slimb VERB: ..." as one line on stderr; returns 2. */
int request_complain(const char *verb, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

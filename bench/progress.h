/* A line on the terminal that tells what is being measured; nothing where stderr is no terminal. */
#ifndef SLIMB_BENCH_PROGRESS_H
#define SLIMB_BENCH_PROGRESS_H

#include <stddef.h>

void progress(size_t done, size_t total, const char *benchmark, const char *detail);
void progress_clear(void);

#endif

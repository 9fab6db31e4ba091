#include "progress.h"

#include <stdio.h>
#include <unistd.h>

void progress(size_t done, size_t total, const char *benchmark, const char *detail) {
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\r\033[K[%zu/%zu] %s %s", done + 1, total, benchmark, detail);
}

void progress_clear(void) {
  if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
}

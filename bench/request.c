#include "request.h"

#include <stdarg.h>
#include <stdio.h>
#include <strings.h>

int request_complain(const char *verb, const char *format, ...) {
  va_list args;
  va_start(args, format);
  fprintf(stderr, "slimb %s: ", verb);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
  va_end(args);
  return 2;
}

int request_curve(const workload_curve **curve, const char *verb, const char *name) {
  *curve = NULL;
  if (!name) return 0;
  for (size_t i = 0; i < workload_curve_count; i++)
    if (strcasecmp(workload_curves[i].name, name) == 0) *curve = &workload_curves[i];
  return *curve ? 0
                : request_complain(verb, "unknown --curve '%s' (see slimb %s --help)", name, verb);
}

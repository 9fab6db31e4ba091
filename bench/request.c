#include "request.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <strings.h>

int request_complain(const char *verb, const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  for (char *c = text; *c != '\0'; c++)
    if (iscntrl((unsigned char)*c)) *c = '?';
  fprintf(stderr, "slimb %s: %s\n", verb, text);
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

#include "options.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

int options_complain(const char *verb, const char *format, ...) {
  va_list args;
  va_start(args, format);
  fprintf(stderr, "slimb %s: ", verb);
  vfprintf(stderr, format, args);
  fputc('\n', stderr);
  va_end(args);
  return 2;
}

static const workload_curve *find_curve(const char *name) {
  for (size_t i = 0; i < workload_curve_count; i++)
    if (strcasecmp(workload_curves[i].name, name) == 0) return &workload_curves[i];
  return NULL;
}

static int set_value(bench_options *options, const char *verb, const char *name,
                     const char *value) {
  if (!value) return options_complain(verb, "%s needs a value", name);
  if (strcmp(name, "--only") == 0) {
    options->only = value;
  } else if (strcmp(name, "--backend") == 0) {
    options->backend = value;
  } else {
    options->curve = find_curve(value);
    if (!options->curve) return options_complain(verb, "unknown curve '%s'", value);
  }
  return -1;
}

int options_read(bench_options *options, const char *verb, const char *help, int argc,
                 char **argv) {
  static const char *const valued[] = {"--curve", "--only", "--backend"};
  const int speed = strcmp(verb, "speed") == 0;
  const size_t valued_count = speed ? 3 : 1;
  *options = (bench_options){0};
  for (int i = 1; i < argc; i++) {
    const size_t len = strcspn(argv[i], "=");
    size_t v = 0;
    while (v < valued_count && (strlen(valued[v]) != len || strncmp(argv[i], valued[v], len) != 0))
      v++;
    if (v < valued_count) {
      const char *value = argv[i][len] ? argv[i] + len + 1 : argv[++i]; /* argv ends with NULL */
      if (set_value(options, verb, valued[v], value) >= 0) return 2;
    } else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
      fputs(help, stdout);
      return 0;
    } else if (speed && strcmp(argv[i], "--json") == 0) {
      options->json = 1;
    } else if (speed && strcmp(argv[i], "--list") == 0) {
      options->list = 1;
    } else {
      return options_complain(verb, "unknown argument '%s' (see slimb %s --help)", argv[i], verb);
    }
  }
  return -1;
}

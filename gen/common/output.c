#include "common/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fail(const char *path) {
  fprintf(stderr, "%s: %s\n", path, strerror(errno));
  return 0;
}

int output_open(output *o, const char *path) {
  const size_t room = strlen(path) + sizeof ".tmp";
  o->path = path;
  o->file = NULL;
  o->temporary = malloc(room);
  if (o->temporary == NULL) return fail(path);
  snprintf(o->temporary, room, "%s.tmp", path);
  o->file = fopen(o->temporary, "w");
  if (o->file != NULL) return 1;
  fail(o->temporary);
  free(o->temporary);
  return 0;
}

void output_abandon(output *o) {
  fclose(o->file);
  unlink(o->temporary);
  free(o->temporary);
}

int output_commit(output *o) {
  if (fflush(o->file) != 0 || ferror(o->file) || rename(o->temporary, o->path) != 0) {
    fail(o->path);
    output_abandon(o);
    return 0;
  }
  fclose(o->file);
  free(o->temporary);
  return 1;
}

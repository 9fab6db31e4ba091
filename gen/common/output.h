/* A generated file: written beside its place, and moved there whole or not at all. */
#ifndef SLIMB_GEN_OUTPUT_H
#define SLIMB_GEN_OUTPUT_H

#include <stdio.h>

typedef struct {
  const char *path;
  char *temporary;
  FILE *file;
} output;

/* Both return 1; 0 with a sentence on stderr. */
int output_open(output *o, const char *path);
int output_commit(output *o);
/* Drops what was written. */
void output_abandon(output *o);

#endif

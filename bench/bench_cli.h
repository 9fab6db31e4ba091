/* What the slimb command runs as "slimb speed" and "slimb fields". It has read the command line;
 * the names in a request are checked here. Both return the exit status: 0; 1 if a measured
 * operation failed; 2, with one sentence on stderr, for a name that means nothing. */
#ifndef SLIMB_BENCH_CLI_H
#define SLIMB_BENCH_CLI_H

typedef struct {
  const char *curve;   /* NULL: every curve */
  const char *only;    /* names with commas between them; NULL: every benchmark */
  const char *backend; /* a name, or "all"; NULL: the one that serves. Else curves that have it */
  int json, list;
} bench_request;

int bench_speed(const bench_request *request);
int bench_fields(const bench_request *request); /* the curve alone counts */

#endif

/* What the slimb command runs as "slimb speed" and "slimb fields". argv[0] is the word itself.
 * Returns the exit status: 0; 1 if a measured operation failed; 2 for wrong usage, with one
 * sentence on stderr. */
#ifndef SLIMB_BENCH_CLI_H
#define SLIMB_BENCH_CLI_H

int bench_speed_main(int argc, char **argv);
int bench_fields_main(int argc, char **argv);

#endif

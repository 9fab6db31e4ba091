/* Files: the only place that reads and writes. "-" is standard input or output. Each function
 * complains and returns CLI_ERROR, or returns CLI_OK. */
#ifndef SLIMB_CLI_IO_H
#define SLIMB_CLI_IO_H

#include <stddef.h>
#include <stdint.h>

/* Once, before anything else: no descriptor of a file may become a standard one, no core file may
 * hold a key, and a signal removes the file that is being written. */
void io_begin(void);

/* At the end: whether all that was printed has arrived. */
int io_finish_output(void);

/* Overwrites secrets in a way that the compiler keeps. */
void io_wipe(void *p, size_t len);

/* Reads the whole of a small file. On entry *len is the room; a file that does not fit leaves room
 * + 1 there. */
int io_read(uint8_t *out, size_t *len, const char *path);

/* Passes a file of any length to sink, piece by piece. sink returns 1 to go on. */
typedef int io_sink(void *state, const uint8_t *data, size_t len);
int io_stream(const char *path, io_sink *sink, void *state);

/* The whole of a file of any length, which the caller frees; NULL without bytes. */
int io_slurp(uint8_t **data, size_t *len, const char *path);

/* Writes a file in full or not at all: into a temporary file of the same directory, which then
 * takes the name. An input of this run is never replaced. */
typedef struct {
  const char *path; /* NULL: standard output, unless binary would meet a terminal */
  int secret;       /* mode 0600; an existing file is replaced only by force. Otherwise this holds
                       for an existing private key */
  int force;
  int binary;
  const char *text_hint; /* what gives text, for the complaint: "--hex" */
} io_target;

int io_write(const io_target *target, const uint8_t *data, size_t len);

#endif

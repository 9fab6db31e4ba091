/* The runner of test vectors: what its readers of file formats share. */
#ifndef SLIMB_TEST_VECTORS_H
#define SLIMB_TEST_VECTORS_H

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

/* ---- the book ---- */

/* One vector is under way between begin and end; it passes if something was expected and nothing
 * failed. */
void vector_begin(const char *id);
void vector_end(void);
/* Counts a check; where it does not hold, prints the message. Returns ok. */
int vector_expect(int ok, const char *format, ...) __attribute__((format(printf, 2, 3)));
int vector_expect_bytes(const uint8_t *got, const uint8_t *want, size_t len, const char *what);
/* A vector that does not concern this build; printed in groups. */
void vector_skip(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A file or a group that cannot be read. */
void vector_broken(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Runs check once for each backend of the curve that this machine can run. */
void vector_on_backends(slimb_curve curve, void (*check)(const json_t *vector),
                        const json_t *vector);
/* The curve of the vector under way. */
slimb_curve vector_curve(void);

/* ---- reading ---- */

#define BYTES_MAX 16384

typedef struct {
  uint8_t data[BYTES_MAX];
  size_t len;
} bytes;

/* Member name as text; a failure of the vector (and "") if there is none. */
const char *vector_text(const json_t *object, const char *name);
/* Member name as hex; a failure of the vector (and no bytes) if it is none. Returns 1 or 0. */
int vector_hex(bytes *out, const json_t *object, const char *name);
/* A non-negative integer as exactly width octets. */
int vector_integer(uint8_t *out, size_t width, const json_t *object, const char *name);

/* ---- what several formats do ---- */

/* SLIMB_OK-terminated, the codes that refuse a signature of that length. */
const int *vector_signature_codes(size_t sig_len, unsigned flags);
/* A format names its curve, except for RAW: then it is that of the vector. */
slimb_curve vector_import_curve(slimb_format format);
/* Imports into key; records a failure that names the format if it is refused. */
int vector_private(slimb_private_key *key, slimb_format format, const uint8_t *in, size_t len);
int vector_public(slimb_public_key *key, slimb_format format, const uint8_t *in, size_t len);
void vector_expect_dh(const slimb_private_key *priv, const slimb_public_key *peer,
                      const bytes *shared);
/* Refused, with one of the codes of that input: they are SLIMB_OK-terminated. */
void vector_expect_refused(int result, const int *codes, const char *what);

/* ---- file formats ---- */

void vectors_wycheproof(const json_t *file);
void vectors_regression(const json_t *line);

#endif

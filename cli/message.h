/* What sign and verify work on: a digest for ECDSA, for EdDSA the message itself or, with
 * --prehash, its digest. */
#ifndef SLIMB_CLI_MESSAGE_H
#define SLIMB_CLI_MESSAGE_H

#include "digest.h"

/* The options that sign and verify share, as they were given. */
typedef struct {
  const char *input, *hash_name, *is_digest, *context, *prehash, *p1363, *low_s;
} message_options;

typedef struct {
  int is_eddsa, is_digest;
  digest d;      /* where is_digest */
  uint8_t *text; /* else */
  size_t text_len;
  const uint8_t *context;
  size_t context_len;
} message;

/* Refuses a --hash that is no name of one; likewise. */
int message_check_names(const message_options *o);

/* Refuses options that the curve's signatures do not have, and curves without signatures. Returns
 * CLI_OK, or CLI_ERROR after the complaint. */
int message_check(const message_options *o, const char *key_path, slimb_curve curve);

/* Reads the message, or its digest; likewise. Ends with message_end in both cases. */
int message_read(message *m, const message_options *o, slimb_curve curve);
void message_end(message *m);

#define MESSAGE_OPTIONS(o)                                                                        \
  {0, "hash", "NAME", 0, "ECDSA: " DIGEST_HASHES, &(o).hash_name},                                \
      {0,                                                                                         \
       "digest",                                                                                  \
       NULL,                                                                                      \
       0,                                                                                         \
       "the input is the digest itself, binary; with an\n"                                        \
       "Ed25519 or Ed448 key only beside --prehash",                                              \
       &(o).is_digest},                                                                           \
      {0, "context", "TEXT", 0, "Ed25519ctx, Ed448: the context, up to 255 bytes", &(o).context}, \
  {                                                                                               \
    0, "prehash", NULL, 0, "Ed25519ph, Ed448ph: the message is hashed first", &(o).prehash        \
  }

#endif

/* The digest that sign and verify work on. */
#ifndef SLIMB_CLI_DIGEST_H
#define SLIMB_CLI_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

typedef struct {
  slimb_hash hash;
  uint8_t data[SLIMB_HASH_SIZE_MAX];
  size_t len;
} digest;

/* Finds the hash by name; NULL: the one that goes with the curve. Returns CLI_OK, or CLI_ERROR
 * after the complaint. */
int digest_choose(digest *d, const char *hash_name, slimb_curve curve);

/* Hashes the file at path (NULL: standard input) in constant memory; with is_digest the file is the
 * digest itself. Returns CLI_OK, or CLI_ERROR after the complaint. */
int digest_read(digest *d, const char *path, int is_digest);

#define DIGEST_HASHES                                       \
  "sha224, sha256 (default, but on P-384 sha384 and\n"      \
  "on P-521 sha512), sha384, sha512, sha3-224, sha3-256,\n" \
  "sha3-384, sha3-512 or shake256; in either case, and\n"   \
  "sha-256 is sha256"

#endif

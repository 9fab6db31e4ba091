/* What key objects ask of EdDSA. */
#ifndef SLIMB_SCHEME_EDDSA_H
#define SLIMB_SCHEME_EDDSA_H

#include <stddef.h>
#include <stdint.h>

#include "scheme/keys.h"

/* Fills in what the seed expands to, and the public key. Returns 1; 0, with the key wiped, without
 * a hash. */
int eddsa_expand(keys_private *key);

/* The encoding of RFC 8032 5.1.2 and 5.2.2; its length. */
size_t eddsa_encode_public(uint8_t *out, const keys_public *key);

#endif

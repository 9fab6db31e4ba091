/* ECDSA's nonces: hedged, or deterministic as RFC 6979 says. One source serves one signature and
 * gives as many candidates as it needs. */
#ifndef SLIMB_SCHEME_NONCE_H
#define SLIMB_SCHEME_NONCE_H

#include "group/curve.h"
#include "hash/hash.h"
#include "scheme/keys.h"

typedef struct {
  const weierstrass_ops *ops;
  const keys_private *key;
  const uint8_t *digest; /* as it will be signed, at its own length */
  size_t digest_len;
  slimb_hash hmac;          /* of RFC 6979; SLIMB_HASH_NONE: hedged */
  uint8_t k[HASH_SIZE_MAX]; /* HMAC_DRBG's key and value */
  uint8_t v[HASH_SIZE_MAX];
  int refused; /* a candidate came out of this state already */
} nonce_source;

/* e is the digest as an integer mod n, width bytes. Each returns 1; 0 without randomness or hash.
 */
int nonce_start(nonce_source *source, const keys_private *key, const uint8_t *e,
                const uint8_t *digest, size_t digest_len, slimb_hash hmac);

/* The next candidate, in [1, n-1]. */
int nonce_next(nonce_source *source, uint8_t *nonce);

void nonce_wipe(nonce_source *source);

#endif

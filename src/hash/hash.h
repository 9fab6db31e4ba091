/* One interface to SHA-2, SHA-3 and SHAKE256. The binding here is libcrypto's EVP (hash_evp.c):
 * digests are fetched once per process, into write-once handles. */
#ifndef SLIMB_HASH_HASH_H
#define SLIMB_HASH_HASH_H

#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

#define HASH_SIZE_MAX 64
#define HASH_BLOCK_MAX 144 /* SHA3-224 */

/* A run of bytes to hash; NULL only with len 0. */
typedef struct {
  const uint8_t *data;
  size_t len;
} hash_part;

/* Digest and block size in bytes; 0 for NONE and unknown values. SHAKE256 has no block size: there
 * is no HMAC of it. */
size_t hash_size(slimb_hash hash);
size_t hash_block_size(slimb_hash hash);

/* out[hash_size] = H(parts[0] | parts[1] | ...). Returns 1; 0 with out zeroed if the hash is not to
 * be had. */
int hash_digest(slimb_hash hash, uint8_t *out, const hash_part *parts, size_t count);

/* out[out_len] = SHAKE256(parts[0] | parts[1] | ...), likewise. */
int hash_shake256(uint8_t *out, size_t out_len, const hash_part *parts, size_t count);

/* HMAC (RFC 2104) over the same parts. key is SECRET, of any length. Returns 0 also for a hash that
 * has none. */
int hash_hmac(slimb_hash hash, uint8_t *out, const uint8_t *key, size_t key_len,
              const hash_part *parts, size_t count);

/* A digest in parts. start returns 1 or 0; after start, end with finish or abandon. */
typedef struct {
  void *md_ctx;
  slimb_hash hash;
} hash_ctx;

int hash_start(hash_ctx *ctx, slimb_hash hash);
int hash_update(hash_ctx *ctx, const uint8_t *data, size_t len);
int hash_finish(hash_ctx *ctx, uint8_t *out);
int hash_finish_xof(hash_ctx *ctx, uint8_t *out, size_t out_len); /* of SHAKE256 */
void hash_abandon(hash_ctx *ctx);

#endif

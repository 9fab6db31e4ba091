/* SHA-2 and SHA-3 by libcrypto's EVP, on the default library context. Each digest is fetched when
 * it is first used, into a handle that is written once and then only read: no operation fetches or
 * locks after that. The handles live as long as the process. */
#include <openssl/err.h>
#include <openssl/evp.h>
#include <stdatomic.h>
#include <string.h>

#include "base/ct.h"
#include "hash/hash.h"

static const struct {
  const char *name;   /* libcrypto's */
  size_t size, block; /* no block: no HMAC */
} hashes[] = {
    [SLIMB_HASH_SHA224] = {"SHA2-224", 28, 64},    [SLIMB_HASH_SHA256] = {"SHA2-256", 32, 64},
    [SLIMB_HASH_SHA384] = {"SHA2-384", 48, 128},   [SLIMB_HASH_SHA512] = {"SHA2-512", 64, 128},
    [SLIMB_HASH_SHA3_224] = {"SHA3-224", 28, 144}, [SLIMB_HASH_SHA3_256] = {"SHA3-256", 32, 136},
    [SLIMB_HASH_SHA3_384] = {"SHA3-384", 48, 104}, [SLIMB_HASH_SHA3_512] = {"SHA3-512", 64, 72},
    [SLIMB_HASH_SHAKE256] = {"SHAKE256", 64, 0},
};
#define HASH_COUNT (sizeof hashes / sizeof hashes[0])

static _Atomic(EVP_MD *) handles[HASH_COUNT];

static int is_known(slimb_hash hash) {
  return (unsigned)hash < HASH_COUNT && hashes[(unsigned)hash].name != NULL;
}

size_t hash_size(slimb_hash hash) { return is_known(hash) ? hashes[hash].size : 0; }

size_t hash_block_size(slimb_hash hash) { return is_known(hash) ? hashes[hash].block : 0; }

/* The handle, fetched on first use; NULL if libcrypto does not offer the hash. Threads that race
 * fetch one each, and all but one give theirs back. What libcrypto says of a failure does not stay
 * in the thread's error queue, where the caller would take it for its own. */
static EVP_MD *handle(slimb_hash hash) {
  EVP_MD *md = atomic_load_explicit(&handles[hash], memory_order_acquire);
  if (md != NULL) return md;
  ERR_set_mark();
  EVP_MD *fetched = EVP_MD_fetch(NULL, hashes[hash].name, NULL);
  ERR_pop_to_mark();
  if (fetched == NULL) return NULL;
  if (atomic_compare_exchange_strong_explicit(&handles[hash], &md, fetched, memory_order_acq_rel,
                                              memory_order_acquire))
    return fetched;
  EVP_MD_free(fetched);
  return md;
}

int hash_start(hash_ctx *ctx, slimb_hash hash) {
  ctx->md_ctx = NULL;
  ctx->hash = hash;
  EVP_MD *md = is_known(hash) ? handle(hash) : NULL;
  if (md == NULL) return 0;
  ctx->md_ctx = EVP_MD_CTX_new();
  if (ctx->md_ctx != NULL && EVP_DigestInit_ex2(ctx->md_ctx, md, NULL) == 1) return 1;
  hash_abandon(ctx);
  return 0;
}

int hash_update(hash_ctx *ctx, const uint8_t *data, size_t len) {
  return len == 0 || EVP_DigestUpdate(ctx->md_ctx, data, len) == 1;
}

int hash_finish(hash_ctx *ctx, uint8_t *out) {
  const size_t size = hash_size(ctx->hash);
  if (ctx->hash == SLIMB_HASH_SHAKE256) return hash_finish_xof(ctx, out, size);
  const int ok = EVP_DigestFinal_ex(ctx->md_ctx, out, NULL) == 1;
  if (!ok) ct_wipe(out, size);
  hash_abandon(ctx);
  return ok;
}

int hash_finish_xof(hash_ctx *ctx, uint8_t *out, size_t out_len) {
  const int ok = EVP_DigestFinalXOF(ctx->md_ctx, out, out_len) == 1;
  if (!ok) ct_wipe(out, out_len);
  hash_abandon(ctx);
  return ok;
}

/* libcrypto overwrites the state before it frees it. */
void hash_abandon(hash_ctx *ctx) {
  EVP_MD_CTX_free(ctx->md_ctx);
  ctx->md_ctx = NULL;
}

/* Hashing a message in parts, for callers whose messages do not fit in memory. */
#include <assert.h>
#include <string.h>

#include "base/ct.h"
#include "hash/hash.h"
#include "scheme/output.h"
#include "slimb.h"

#define STREAM_TAG UINT64_C(0x7273747265616d31)

typedef struct __attribute__((may_alias)) {
  uint64_t tag;
  hash_ctx hash;
} stream;

static_assert(sizeof(stream) <= sizeof(slimb_hash_ctx), "a hash in progress fits its object");

/* The hash in progress; NULL for NULL and for a context that was not started, or that ended. */
static stream *stream_open(slimb_hash_ctx *ctx) {
  stream *open = (stream *)ctx;
  return open != NULL && open->tag == STREAM_TAG ? open : NULL;
}

int slimb_hash_start(slimb_hash_ctx *ctx, slimb_hash hash) {
  if (ctx == NULL) return SLIMB_E_ARGUMENT;
  memset(ctx, 0, sizeof *ctx);
  if (hash_size(hash) == 0) return SLIMB_E_ARGUMENT;
  stream *started = (stream *)ctx;
  if (!hash_start(&started->hash, hash)) return SLIMB_E_RANDOM;
  started->tag = STREAM_TAG;
  return SLIMB_OK;
}

int slimb_hash_update(slimb_hash_ctx *ctx, const uint8_t *msg, size_t msg_len) {
  stream *open = stream_open(ctx);
  if (open == NULL || (msg == NULL && msg_len != 0)) return SLIMB_E_ARGUMENT;
  return hash_update(&open->hash, msg, msg_len) ? SLIMB_OK : SLIMB_E_RANDOM;
}

int slimb_hash_finish(uint8_t *digest, size_t *digest_len, slimb_hash_ctx *ctx) {
  stream *open = stream_open(ctx);
  if (open == NULL) return output_fail(digest, digest_len, SLIMB_E_ARGUMENT);
  const size_t size = hash_size(open->hash.hash);
  int code = output_check(digest, digest_len, size);
  if (code == SLIMB_E_LENGTH) return output_refuse(digest, digest_len, code, size);
  if (code == SLIMB_OK && !hash_finish(&open->hash, digest)) code = SLIMB_E_RANDOM;
  slimb_hash_abandon(ctx);
  if (code != SLIMB_OK) return output_fail(digest, digest_len, code);
  *digest_len = size;
  return SLIMB_OK;
}

void slimb_hash_abandon(slimb_hash_ctx *ctx) {
  stream *open = stream_open(ctx);
  if (open == NULL) return;
  hash_abandon(&open->hash);
  ct_wipe(ctx, sizeof *ctx);
}

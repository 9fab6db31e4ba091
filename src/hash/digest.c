/* Whole digests and HMAC (RFC 2104), over any binding of hash_start, hash_update, hash_finish. */
#include <string.h>

#include "base/ct.h"
#include "hash/hash.h"

/* A context that has taken prefix | parts. Returns 1; 0 with none to end. */
static int absorb(hash_ctx *ctx, slimb_hash hash, const uint8_t *prefix, size_t prefix_len,
                  const hash_part *parts, size_t count) {
  if (!hash_start(ctx, hash)) return 0;
  int ok = hash_update(ctx, prefix, prefix_len);
  for (size_t i = 0; ok && i < count; i++) ok = hash_update(ctx, parts[i].data, parts[i].len);
  if (!ok) hash_abandon(ctx);
  return ok;
}

/* H(prefix | parts). */
static int digest(slimb_hash hash, uint8_t *out, const uint8_t *prefix, size_t prefix_len,
                  const hash_part *parts, size_t count) {
  hash_ctx ctx;
  if (absorb(&ctx, hash, prefix, prefix_len, parts, count)) return hash_finish(&ctx, out);
  ct_wipe(out, hash_size(hash));
  return 0;
}

int hash_digest(slimb_hash hash, uint8_t *out, const hash_part *parts, size_t count) {
  return digest(hash, out, NULL, 0, parts, count);
}

int hash_shake256(uint8_t *out, size_t out_len, const hash_part *parts, size_t count) {
  hash_ctx ctx;
  if (absorb(&ctx, SLIMB_HASH_SHAKE256, NULL, 0, parts, count))
    return hash_finish_xof(&ctx, out, out_len);
  ct_wipe(out, out_len);
  return 0;
}

int hash_hmac(slimb_hash hash, uint8_t *out, const uint8_t *key, size_t key_len,
              const hash_part *parts, size_t count) {
  const size_t block = hash_block_size(hash);
  uint8_t pad[HASH_BLOCK_MAX] = {0};
  uint8_t inner[HASH_SIZE_MAX];
  int ok = block != 0;
  if (ok && key_len > block)
    ok = digest(hash, pad, key, key_len, NULL, 0);
  else if (ok && key_len != 0)
    memcpy(pad, key, key_len);

  for (size_t i = 0; i < block; i++) pad[i] ^= 0x36;
  ok = ok && digest(hash, inner, pad, block, parts, count);
  for (size_t i = 0; i < block; i++) pad[i] ^= 0x36 ^ 0x5c;
  const hash_part outer = {inner, hash_size(hash)};
  ok = ok && digest(hash, out, pad, block, &outer, 1);

  ct_wipe(pad, sizeof pad);
  ct_wipe(inner, sizeof inner);
  if (!ok) ct_wipe(out, hash_size(hash));
  return ok;
}

/* Whole digests and HMAC (RFC 2104), over any binding of hash_start, hash_update, hash_finish. */
#include <string.h>

#include "base/ct.h"
#include "hash/hash.h"

/* H(prefix | parts). */
static int digest(slimb_hash hash, uint8_t *out, const uint8_t *prefix, size_t prefix_len,
                  const hash_part *parts, size_t count) {
  hash_ctx ctx;
  if (!hash_start(&ctx, hash)) {
    ct_wipe(out, hash_size(hash));
    return 0;
  }
  int ok = hash_update(&ctx, prefix, prefix_len);
  for (size_t i = 0; ok && i < count; i++) ok = hash_update(&ctx, parts[i].data, parts[i].len);
  if (ok) return hash_finish(&ctx, out);
  hash_abandon(&ctx);
  ct_wipe(out, hash_size(hash));
  return 0;
}

int hash_digest(slimb_hash hash, uint8_t *out, const hash_part *parts, size_t count) {
  return digest(hash, out, NULL, 0, parts, count);
}

int hash_hmac(slimb_hash hash, uint8_t *out, const uint8_t *key, size_t key_len,
              const hash_part *parts, size_t count) {
  const size_t block = hash_block_size(hash);
  uint8_t pad[HASH_BLOCK_MAX] = {0};
  uint8_t inner[HASH_SIZE_MAX];
  int ok = block != 0;
  if (key_len > block)
    ok = ok && digest(hash, pad, key, key_len, NULL, 0);
  else if (key_len != 0)
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

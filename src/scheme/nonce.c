#include "scheme/nonce.h"

#include <string.h>

#include "base/bytes.h"
#include "base/ct.h"
#include "base/random.h"

/* ---- RFC 6979 3.2, with the step letters of the RFC ---- */

/* K = HMAC_K(V | separator | data), V = HMAC_K(V). data is key | e, or nothing (e NULL). */
static int drbg_update(nonce_source *source, uint8_t separator, const uint8_t *e) {
  const size_t size = hash_size(source->hmac), width = source->ops->width;
  const hash_part parts[] = {
      {source->v, size}, {&separator, 1}, {source->key->secret, width}, {e, width}};
  return hash_hmac(source->hmac, source->k, source->k, size, parts, e != NULL ? 4 : 2) &&
         hash_hmac(source->hmac, source->v, source->k, size, parts, 1);
}

/* Steps b to g. */
static int drbg_start(nonce_source *source, const uint8_t *e) {
  memset(source->v, 0x01, sizeof source->v);
  memset(source->k, 0x00, sizeof source->k);
  return drbg_update(source, 0x00, e) && drbg_update(source, 0x01, e);
}

/* One round of step h. The state moves on only when another candidate is asked for. */
static int drbg_next(nonce_source *source, uint8_t *nonce) {
  const size_t size = hash_size(source->hmac), width = source->ops->width;
  const hash_part value = {source->v, size};
  if (source->refused && !drbg_update(source, 0x00, NULL)) return 0;
  source->refused = 1;
  for (size_t done = 0; done < width;) {
    if (!hash_hmac(source->hmac, source->v, source->k, size, &value, 1)) return 0;
    const size_t take = size < width - done ? size : width - done;
    memcpy(nonce + done, source->v, take);
    done += take;
  }
  if (8 * width > source->ops->order_bits)
    bytes_shift_right(nonce, width, 8 * width - source->ops->order_bits);
  return 1;
}

/* ---- hedged ---- */

#define HEDGE_BYTES 32
#define WIDE_BYTES 88 /* 704 bits, for an order of 521 */

/* H(label | curve | private key | fresh bytes | digest) mod n, of at least 128 bits more than the
 * order has. All parts but the last have a fixed length. For a 32-byte digest and key the whole
 * fits one block of SHA-512. */
static int hedged_next(const nonce_source *source, uint8_t *nonce) {
  uint8_t label[] = "slimb-ecdsa\0";
  uint8_t fresh[HEDGE_BYTES], wide[WIDE_BYTES];
  const size_t wide_len = source->ops->order_bits + 128 <= 512 ? HASH_SIZE_MAX : WIDE_BYTES;
  const hash_part parts[] = {{label, sizeof label - 1},
                             {source->key->secret, source->ops->width},
                             {fresh, sizeof fresh},
                             {source->digest, source->digest_len}};
  const size_t count = sizeof parts / sizeof parts[0];
  label[sizeof label - 2] = (uint8_t)source->key->curve;
  int ok = random_bytes(fresh, sizeof fresh);
  if (ok)
    ok = wide_len == HASH_SIZE_MAX ? hash_digest(SLIMB_HASH_SHA512, wide, parts, count)
                                   : hash_shake256(wide, wide_len, parts, count);
  if (ok) source->ops->sc_reduce(nonce, wide, wide_len);
  ct_wipe(fresh, sizeof fresh);
  ct_wipe(wide, sizeof wide);
  return ok;
}

int nonce_start(nonce_source *source, const keys_private *key, const uint8_t *e,
                const uint8_t *digest, size_t digest_len, slimb_hash hmac) {
  source->ops = weierstrass_get(key->curve);
  source->key = key;
  source->digest = digest;
  source->digest_len = digest_len;
  source->hmac = hmac;
  source->refused = 0;
  return hmac == SLIMB_HASH_NONE || drbg_start(source, e);
}

/* That a candidate was refused is independent of the one that is used. */
int nonce_next(nonce_source *source, uint8_t *nonce) {
  do {
    if (!(source->hmac == SLIMB_HASH_NONE ? hedged_next(source, nonce) : drbg_next(source, nonce)))
      return 0;
  } while (!keys_scalar_in_range(source->ops, nonce));
  return 1;
}

void nonce_wipe(nonce_source *source) { ct_wipe(source, sizeof *source); }

/* ECDSA (FIPS 186-5 6.4) over digests and over messages. */
#include <string.h>

#include "base/bytes.h"
#include "base/ct.h"
#include "codec/codec.h"
#include "hash/hash.h"
#include "scheme/keys.h"
#include "scheme/nonce.h"
#include "scheme/output.h"
#include "scheme/sizes.h"

#ifdef SLIMB_INTERNAL
#include "bench.h"
#endif

#define DIGEST_MAX 66 /* of SLIMB_HASH_NONE: the order's length on the largest NIST curve */
#define SIGN_FLAGS (SLIMB_P1363 | SLIMB_LOW_S | SLIMB_DETERMINISTIC | SLIMB_HMAC(0xff))
#define VERIFY_FLAGS (SLIMB_P1363 | SLIMB_LOW_S)

static int check_digest(slimb_hash hash, const uint8_t *digest, size_t digest_len) {
  if (digest == NULL && digest_len != 0) return SLIMB_E_ARGUMENT;
  if (hash == SLIMB_HASH_NONE)
    return digest_len >= 1 && digest_len <= DIGEST_MAX ? SLIMB_OK : SLIMB_E_LENGTH;
  if (hash_size(hash) == 0) return SLIMB_E_ARGUMENT;
  return digest_len == hash_size(hash) ? SLIMB_OK : SLIMB_E_LENGTH;
}

static int check_message(slimb_hash hash, const uint8_t *msg, size_t msg_len) {
  return hash_size(hash) != 0 && (msg != NULL || msg_len == 0) ? SLIMB_OK : SLIMB_E_ARGUMENT;
}

/* e = the leftmost bits of the digest, as many as the order has, mod n. */
static void digest_to_scalar(const weierstrass_ops *ops, uint8_t *e, const uint8_t *digest,
                             size_t digest_len) {
  uint8_t head[CURVE_WIDTH_MAX];
  const size_t len = digest_len < ops->width ? digest_len : ops->width;
  memcpy(head, digest, len);
  if (8 * len > ops->order_bits) bytes_shift_right(head, len, 8 * len - ops->order_bits);
  ops->sc_reduce(e, head, len);
}

/* s = n - s under the mask; s in [1, n-1]. */
static void negate_scalar(const weierstrass_ops *ops, uint8_t *s, ct_mask mask) {
  unsigned borrow = 0;
  for (size_t i = ops->width; i-- > 0;) {
    const unsigned difference = (unsigned)ops->order[i] - s[i] - borrow;
    borrow = difference >> 8 & 1;
    s[i] = (uint8_t)ct_select(mask, difference & 0xff, s[i]);
  }
}

/* Whether s > n - s. */
static ct_mask scalar_is_high(const weierstrass_ops *ops, const uint8_t *s) {
  uint8_t negative[CURVE_WIDTH_MAX];
  memcpy(negative, s, ops->width);
  negate_scalar(ops, negative, ~(ct_mask)0);
  return ct_bytes_less(negative, s, ops->width);
}

/* ---- signing ---- */

/* Flags that mean something, and the HMAC hash that they ask for: NONE for a hedged nonce. */
static int check_sign_flags(slimb_hash *hmac, slimb_hash hash, unsigned flags) {
  const slimb_hash named = (slimb_hash)(flags >> 8 & 0xff);
  *hmac = named;
  if (flags & ~SIGN_FLAGS) return SLIMB_E_ARGUMENT;
  if (!(flags & SLIMB_DETERMINISTIC)) return named == SLIMB_HASH_NONE ? SLIMB_OK : SLIMB_E_ARGUMENT;
  if (named == SLIMB_HASH_NONE) *hmac = hash;
  return hash_block_size(*hmac) != 0 ? SLIMB_OK : SLIMB_E_ARGUMENT;
}

/* One attempt with a nonce in [1, n-1]. Returns 1 with r and s, which are public then; 0 where r or
 * s is zero and another nonce is needed. */
static int sign_with_nonce(const weierstrass_ops *ops, uint8_t *r, uint8_t *s,
                           const uint8_t *scalar, const uint8_t *nonce, const uint8_t *e) {
  uint8_t point[KEYS_POINT_MAX];
  (void)ops->pt_mul_base(point, nonce);
  ops->sc_reduce(r, point, ops->width);
  ops->sc_sign(s, nonce, e, r, scalar);
  ct_wipe(point, sizeof point);
  if (ct_reveal(ct_bytes_is_zero(r, ops->width) | ct_bytes_is_zero(s, ops->width))) return 0;
  ct_declassify(r, ops->width);
  ct_declassify(s, ops->width);
  return 1;
}

/* Draws nonces until one serves; r | s. Returns 1; 0 without randomness or hash. */
static int sign_scalar(uint8_t *rs, const keys_private *key, const uint8_t *e,
                       const uint8_t *digest, size_t digest_len, slimb_hash hmac) {
  const weierstrass_ops *ops = weierstrass_get(key->curve);
  uint8_t nonce[CURVE_WIDTH_MAX];
  nonce_source source;
  int drawn = nonce_start(&source, key, e, digest, digest_len, hmac);
  do {
    drawn = drawn && nonce_next(&source, nonce);
  } while (drawn && !sign_with_nonce(ops, rs, rs + ops->width, key->secret, nonce, e));
  ct_wipe(nonce, sizeof nonce);
  nonce_wipe(&source);
  ct_wipe_stack(CURVE_STACK_MUL_BASE);
  return drawn;
}

/* Key, flags and room; need is the room for a signature. */
static int check_sign(slimb_hash *hmac, size_t *need, const uint8_t *sig, const size_t *sig_len,
                      const keys_private *key, slimb_hash hash, unsigned flags) {
  *need = 0;
  if (key == NULL) return SLIMB_E_ARGUMENT;
  const int code = check_sign_flags(hmac, hash, flags);
  if (code != SLIMB_OK) return code;
  *need = sizes_signature(weierstrass_get(key->curve), flags);
  return output_check(sig, sig_len, *need);
}

int slimb_ecdsa_sign_digest(uint8_t *sig, size_t *sig_len, const slimb_private_key *priv,
                            slimb_hash hash, const uint8_t *digest, size_t digest_len,
                            unsigned flags) {
  const keys_private *key = keys_private_of(priv, KEYS_EC);
  slimb_hash hmac;
  size_t need;
  int code = check_sign(&hmac, &need, sig, sig_len, key, hash, flags);
  if (code == SLIMB_OK) code = check_digest(hash, digest, digest_len);
  if (code != SLIMB_OK) return output_refuse(sig, sig_len, code, need);

  const weierstrass_ops *ops = weierstrass_get(key->curve);
  uint8_t e[CURVE_WIDTH_MAX], rs[2 * CURVE_WIDTH_MAX], der[2 * CURVE_WIDTH_MAX + 9];
  digest_to_scalar(ops, e, digest, digest_len);
  if (!sign_scalar(rs, key, e, digest, digest_len, hmac))
    return output_fail(sig, sig_len, SLIMB_E_RANDOM);
  if (flags & SLIMB_LOW_S)
    negate_scalar(ops, rs + ops->width, scalar_is_high(ops, rs + ops->width));
  if (flags & SLIMB_P1363) return output_copy(sig, sig_len, rs, 2 * ops->width);
  const size_t der_len = codec_signature_encode(der, rs, rs + ops->width, ops->width);
  return output_copy(sig, sig_len, der, der_len);
}

int slimb_ecdsa_sign(uint8_t *sig, size_t *sig_len, const slimb_private_key *priv, slimb_hash hash,
                     const uint8_t *msg, size_t msg_len, unsigned flags) {
  const keys_private *key = keys_private_of(priv, KEYS_EC);
  const hash_part message = {msg, msg_len};
  uint8_t digest[HASH_SIZE_MAX];
  slimb_hash hmac;
  size_t need;
  int code = check_sign(&hmac, &need, sig, sig_len, key, hash, flags);
  if (code == SLIMB_OK) code = check_message(hash, msg, msg_len);
  if (code == SLIMB_OK && !hash_digest(hash, digest, &message, 1)) code = SLIMB_E_RANDOM;
  if (code != SLIMB_OK) return output_refuse(sig, sig_len, code, need);
  return slimb_ecdsa_sign_digest(sig, sig_len, priv, hash, digest, hash_size(hash), flags);
}

#ifdef SLIMB_INTERNAL
int bench_ecdsa_sign_nonce(uint8_t *r, uint8_t *s, slimb_curve curve, const uint8_t *priv,
                           const uint8_t *nonce, const uint8_t *digest, size_t digest_len) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  uint8_t e[CURVE_WIDTH_MAX];
  digest_to_scalar(ops, e, digest, digest_len);
  return sign_with_nonce(ops, r, s, priv, nonce, e) ? SLIMB_OK : SLIMB_E_SIGNATURE;
}
#endif

/* ---- verification: everything is public ---- */

static int decode_signature(const weierstrass_ops *ops, uint8_t *r, uint8_t *s, const uint8_t *sig,
                            size_t sig_len, unsigned flags) {
  if (!(flags & SLIMB_P1363)) return codec_signature_decode(r, s, ops->width, sig, sig_len);
  if (sig_len != 2 * ops->width) return SLIMB_E_LENGTH;
  memcpy(r, sig, ops->width);
  memcpy(s, sig + ops->width, ops->width);
  return SLIMB_OK;
}

int slimb_ecdsa_verify_digest(const slimb_public_key *pub, slimb_hash hash, const uint8_t *digest,
                              size_t digest_len, const uint8_t *sig, size_t sig_len,
                              unsigned flags) {
  const keys_public *key = keys_public_of(pub, KEYS_EC);
  if (key == NULL || (flags & ~VERIFY_FLAGS) || (sig == NULL && sig_len != 0))
    return SLIMB_E_ARGUMENT;
  int code = check_digest(hash, digest, digest_len);
  if (code != SLIMB_OK) return code;

  const weierstrass_ops *ops = weierstrass_get(key->curve);
  uint8_t r[CURVE_WIDTH_MAX], s[CURVE_WIDTH_MAX], e[CURVE_WIDTH_MAX];
  uint8_t u1[CURVE_WIDTH_MAX], u2[CURVE_WIDTH_MAX];
  code = decode_signature(ops, r, s, sig, sig_len, flags);
  if (code != SLIMB_OK) return code;
  if (!keys_scalar_in_range(ops, r) || !keys_scalar_in_range(ops, s)) return SLIMB_E_SIGNATURE;
  if ((flags & SLIMB_LOW_S) && scalar_is_high(ops, s)) return SLIMB_E_SIGNATURE;
  digest_to_scalar(ops, e, digest, digest_len);
  ops->sc_verify_vartime(u1, u2, e, r, s);
  return ct_reveal(ops->pt_check_vartime(r, u1, u2, key->point)) ? SLIMB_OK : SLIMB_E_SIGNATURE;
}

int slimb_ecdsa_verify(const slimb_public_key *pub, slimb_hash hash, const uint8_t *msg,
                       size_t msg_len, const uint8_t *sig, size_t sig_len, unsigned flags) {
  const hash_part message = {msg, msg_len};
  uint8_t digest[HASH_SIZE_MAX];
  const int code = check_message(hash, msg, msg_len);
  if (code != SLIMB_OK) return code;
  if (!hash_digest(hash, digest, &message, 1)) return SLIMB_E_RANDOM;
  return slimb_ecdsa_verify_digest(pub, hash, digest, hash_size(hash), sig, sig_len, flags);
}

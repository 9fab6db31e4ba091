/* EdDSA (RFC 8032): Ed25519, Ed25519ctx, Ed25519ph, Ed448, Ed448ph. */
#include "scheme/eddsa.h"

#include <string.h>

#include "base/ct.h"
#include "hash/hash.h"
#include "scheme/output.h"

#define HASH_LEN_MAX (2 * KEYS_ENCODED_MAX) /* SHAKE256's output for Ed448 */
#define CONTEXT_MAX 255
#define DIGEST_SIZE 64 /* of a message hashed first: SHA-512, SHAKE256 */
#define DOMAIN_MAX 34  /* without the context */
#define VERIFY_FLAGS (SLIMB_PREHASH | SLIMB_STRICT)

/* What the hashes begin with: dom2 or dom4 of RFC 8032 2, and then a part or two. */
typedef struct {
  const edwards_ops *ops;
  int is_448;
  uint8_t domain[DOMAIN_MAX];
  size_t domain_len;
  const uint8_t *context;
  size_t context_len;
} instance;

static void instance_start(instance *e, slimb_curve curve, const uint8_t *context,
                           size_t context_len, int prehash) {
  static const char ed25519[] = "SigEd25519 no Ed25519 collisions", ed448[] = "SigEd448";
  e->ops = edwards_get(curve);
  e->is_448 = curve == SLIMB_CURVE_ED448;
  e->context = context;
  e->context_len = context_len;
  e->domain_len = 0;
  if (!e->is_448 && !prehash && context_len == 0) return; /* Ed25519 itself has none */
  const char *text = e->is_448 ? ed448 : ed25519;
  const size_t text_len = strlen(text);
  memcpy(e->domain, text, text_len);
  e->domain[text_len] = (uint8_t)prehash;
  e->domain[text_len + 1] = (uint8_t)context_len;
  e->domain_len = text_len + 2;
}

/* H of any parts, as long as twice an encoded point. */
static int hash_parts(const instance *e, uint8_t out[HASH_LEN_MAX], const hash_part *parts,
                      size_t count) {
  return e->is_448 ? hash_shake256(out, HASH_LEN_MAX, parts, count)
                   : hash_digest(SLIMB_HASH_SHA512, out, parts, count);
}

/* r = H(domain | context | first | second | message) mod L; second may be empty. */
static int hash_to_scalar(const instance *e, uint8_t *r, const hash_part *first,
                          const hash_part *second, const hash_part *message) {
  uint8_t wide[HASH_LEN_MAX];
  const hash_part parts[] = {
      {e->domain, e->domain_len}, {e->context, e->context_len}, *first, *second, *message};
  const int ok = hash_parts(e, wide, parts, sizeof parts / sizeof parts[0]);
  if (ok) e->ops->sc_reduce(r, wide, 2 * e->ops->encoded);
  ct_wipe(wide, sizeof wide);
  return ok;
}

/* ---- keys ---- */

int eddsa_expand(keys_private *key) {
  instance e;
  uint8_t wide[HASH_LEN_MAX];
  instance_start(&e, key->curve, NULL, 0, 0);
  const size_t size = e.ops->encoded;
  const hash_part seed = {key->secret, size};
  const int ok = hash_parts(&e, wide, &seed, 1);
  if (ok) {
    memcpy(key->ed.scalar, wide, e.ops->width); /* of Ed448's 57 bytes the last is cleared */
    memcpy(key->ed.prefix, wide + size, size);
    keys_clamp(key->curve, key->ed.scalar);
    e.ops->ed_mul_base(key->ed.encoded, key->ed.scalar);
    ct_declassify(key->ed.encoded, size);
    key->has_public = 1;
  } else {
    ct_wipe(key, sizeof *key);
  }
  ct_wipe(wide, sizeof wide);
  ct_wipe_stack(CURVE_STACK_MUL_BASE);
  return ok;
}

size_t eddsa_encode_public(uint8_t *out, const keys_public *key) {
  const edwards_ops *ops = edwards_get(key->curve);
  out[ops->encoded - 1] = 0;
  memcpy(out, key->point + ops->width, ops->width);
  out[ops->encoded - 1] |= (uint8_t)(key->point[0] << 7);
  return ops->encoded;
}

/* ---- arguments ---- */

static int check_message(const uint8_t *context, size_t context_len, const uint8_t *msg,
                         size_t msg_len) {
  if ((context == NULL && context_len != 0) || (msg == NULL && msg_len != 0))
    return SLIMB_E_ARGUMENT;
  return context_len <= CONTEXT_MAX ? SLIMB_OK : SLIMB_E_LENGTH;
}

/* Hashes the message first. Returns 1; 0 without a hash. */
static int prehash_message(slimb_curve curve, uint8_t digest[DIGEST_SIZE], const uint8_t *msg,
                           size_t msg_len) {
  const hash_part message = {msg, msg_len};
  return hash_digest(curve == SLIMB_CURVE_ED448 ? SLIMB_HASH_SHAKE256 : SLIMB_HASH_SHA512, digest,
                     &message, 1);
}

/* ---- signing ---- */

/* R | S. Returns 1; 0 without a hash. */
static int sign_with(const instance *e, uint8_t *sig, const keys_private *key,
                     const hash_part *message) {
  struct {
    uint8_t r[KEYS_ENCODED_MAX], k[KEYS_ENCODED_MAX];
  } v;
  const size_t size = e->ops->encoded;
  const hash_part prefix = {key->ed.prefix, size}, point = {sig, size}, none = {NULL, 0};
  const hash_part public = {key->ed.encoded, size};
  int ok = hash_to_scalar(e, v.r, &prefix, &none, message);
  if (ok) {
    e->ops->ed_mul_base(sig, v.r);
    ct_declassify(sig, size);
    ok = hash_to_scalar(e, v.k, &point, &public, message);
  }
  if (ok) {
    memset(sig + size, 0, size);
    e->ops->sc_mul_add(sig + size, v.k, key->ed.scalar, v.r);
    ct_declassify(sig + size, size);
  }
  ct_wipe(&v, sizeof v);
  ct_wipe_stack(CURVE_STACK_MUL_BASE);
  return ok;
}

static int sign(uint8_t *sig, size_t *sig_len, const keys_private *key, const uint8_t *context,
                size_t context_len, const uint8_t *msg, size_t msg_len, int prehash) {
  uint8_t out[2 * KEYS_ENCODED_MAX];
  instance e;
  const hash_part message = {msg, msg_len};
  instance_start(&e, key->curve, context, context_len, prehash);
  if (!sign_with(&e, out, key, &message)) return output_fail(sig, sig_len, SLIMB_E_RANDOM);
  return output_copy(sig, sig_len, out, 2 * e.ops->encoded);
}

/* Key, flags, room, context and message. */
static int check_sign(const uint8_t *sig, const size_t *sig_len, const keys_private *key,
                      const uint8_t *context, size_t context_len, const uint8_t *msg,
                      size_t msg_len, unsigned flags, size_t *need) {
  *need = 0;
  if (key == NULL || (flags & ~SLIMB_PREHASH)) return SLIMB_E_ARGUMENT;
  const int code = check_message(context, context_len, msg, msg_len);
  if (code == SLIMB_E_ARGUMENT) return code;
  *need = 2 * edwards_get(key->curve)->encoded;
  const int room = output_check(sig, sig_len, *need);
  return room != SLIMB_OK ? room : code;
}

int slimb_eddsa_sign(uint8_t *sig, size_t *sig_len, const slimb_private_key *priv,
                     const uint8_t *context, size_t context_len, const uint8_t *msg, size_t msg_len,
                     unsigned flags) {
  const keys_private *key = keys_private_of(priv, KEYS_EDDSA);
  uint8_t digest[DIGEST_SIZE];
  size_t need;
  int code = check_sign(sig, sig_len, key, context, context_len, msg, msg_len, flags, &need);
  if (code != SLIMB_OK) return output_refuse(sig, sig_len, code, need);
  if (!(flags & SLIMB_PREHASH))
    return sign(sig, sig_len, key, context, context_len, msg, msg_len, 0);
  if (!prehash_message(key->curve, digest, msg, msg_len))
    return output_fail(sig, sig_len, SLIMB_E_RANDOM);
  return sign(sig, sig_len, key, context, context_len, digest, sizeof digest, 1);
}

int slimb_eddsa_sign_digest(uint8_t *sig, size_t *sig_len, const slimb_private_key *priv,
                            const uint8_t *context, size_t context_len, const uint8_t *digest,
                            size_t digest_len, unsigned flags) {
  const keys_private *key = keys_private_of(priv, KEYS_EDDSA);
  size_t need;
  int code = check_sign(sig, sig_len, key, context, context_len, digest, digest_len, flags, &need);
  if (code == SLIMB_OK && digest_len != DIGEST_SIZE) code = SLIMB_E_LENGTH;
  if (code != SLIMB_OK) return output_refuse(sig, sig_len, code, need);
  return sign(sig, sig_len, key, context, context_len, digest, digest_len, 1);
}

/* ---- verification: everything is public ---- */

/* S below L; of Ed448's 57 bytes the last must be 0. */
static int scalar_in_range(const edwards_ops *ops, const uint8_t *s) {
  if (ops->encoded > ops->width && s[ops->width] != 0) return 0;
  for (size_t i = ops->width; i-- > 0;)
    if (s[i] != ops->order[i]) return s[i] < ops->order[i];
  return 0;
}

/* SLIMB_STRICT: neither the public key nor R of small order. */
static int check_orders(const edwards_ops *ops, const keys_public *key, const uint8_t *sig) {
  uint8_t point[KEYS_POINT_MAX];
  if (ops->ed_small_order_vartime(key->point)) return SLIMB_E_POINT;
  if (!ops->ed_decode_vartime(point, sig) || ops->ed_small_order_vartime(point))
    return SLIMB_E_SIGNATURE;
  return SLIMB_OK;
}

static int verify(const keys_public *key, const uint8_t *context, size_t context_len,
                  const uint8_t *msg, size_t msg_len, const uint8_t *sig, unsigned flags) {
  instance e;
  uint8_t k[KEYS_ENCODED_MAX], encoded[KEYS_ENCODED_MAX];
  instance_start(&e, key->curve, context, context_len, (flags & SLIMB_PREHASH) != 0);
  const size_t size = e.ops->encoded;
  const hash_part point = {sig, size}, public = {encoded, eddsa_encode_public(encoded, key)};
  const hash_part message = {msg, msg_len};
  const int code = flags & SLIMB_STRICT ? check_orders(e.ops, key, sig) : SLIMB_OK;
  if (code != SLIMB_OK) return code;
  if (!scalar_in_range(e.ops, sig + size)) return SLIMB_E_SIGNATURE;
  if (!hash_to_scalar(&e, k, &point, &public, &message)) return SLIMB_E_RANDOM;
  return e.ops->ed_check_vartime(sig, sig + size, k, key->point) ? SLIMB_OK : SLIMB_E_SIGNATURE;
}

static int check_verify(const keys_public *key, const uint8_t *context, size_t context_len,
                        const uint8_t *msg, size_t msg_len, const uint8_t *sig, size_t sig_len,
                        unsigned flags) {
  if (key == NULL || (flags & ~VERIFY_FLAGS) || (sig == NULL && sig_len != 0))
    return SLIMB_E_ARGUMENT;
  const int code = check_message(context, context_len, msg, msg_len);
  if (code != SLIMB_OK) return code;
  return sig_len == 2 * edwards_get(key->curve)->encoded ? SLIMB_OK : SLIMB_E_LENGTH;
}

int slimb_eddsa_verify(const slimb_public_key *pub, const uint8_t *context, size_t context_len,
                       const uint8_t *msg, size_t msg_len, const uint8_t *sig, size_t sig_len,
                       unsigned flags) {
  const keys_public *key = keys_public_of(pub, KEYS_EDDSA);
  uint8_t digest[DIGEST_SIZE];
  const int code = check_verify(key, context, context_len, msg, msg_len, sig, sig_len, flags);
  if (code != SLIMB_OK) return code;
  if (!(flags & SLIMB_PREHASH)) return verify(key, context, context_len, msg, msg_len, sig, flags);
  if (!prehash_message(key->curve, digest, msg, msg_len)) return SLIMB_E_RANDOM;
  return verify(key, context, context_len, digest, sizeof digest, sig, flags);
}

int slimb_eddsa_verify_digest(const slimb_public_key *pub, const uint8_t *context,
                              size_t context_len, const uint8_t *digest, size_t digest_len,
                              const uint8_t *sig, size_t sig_len, unsigned flags) {
  const keys_public *key = keys_public_of(pub, KEYS_EDDSA);
  const int code = check_verify(key, context, context_len, digest, digest_len, sig, sig_len, flags);
  if (code != SLIMB_OK) return code;
  if (digest_len != DIGEST_SIZE) return SLIMB_E_LENGTH;
  return verify(key, context, context_len, digest, digest_len, sig, flags | SLIMB_PREHASH);
}

#include "peer.h"

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/obj_mac.h>
#include <openssl/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEED(call)                                      \
  do {                                                  \
    if (!(call)) {                                      \
      fprintf(stderr, "libcrypto: %s failed\n", #call); \
      abort();                                          \
    }                                                   \
  } while (0)

static const struct {
  const char *name; /* of the algorithm, or of the curve where that is EC */
  int nid;          /* of a short Weierstrass curve */
} curves[] = {
    [SLIMB_CURVE_P256] = {"P-256", NID_X9_62_prime256v1},
    [SLIMB_CURVE_P384] = {"P-384", NID_secp384r1},
    [SLIMB_CURVE_P521] = {"P-521", NID_secp521r1},
    [SLIMB_CURVE_SECP256K1] = {"secp256k1", NID_secp256k1},
    [SLIMB_CURVE_X25519] = {"X25519", NID_undef},
    [SLIMB_CURVE_X448] = {"X448", NID_undef},
    [SLIMB_CURVE_ED25519] = {"ED25519", NID_undef},
    [SLIMB_CURVE_ED448] = {"ED448", NID_undef},
};

static const EC_GROUP *group(slimb_curve curve) {
  static EC_GROUP *groups[SLIMB_CURVE_SECP256K1 + 1];
  if (groups[curve] == NULL) NEED(groups[curve] = EC_GROUP_new_by_curve_name(curves[curve].nid));
  return groups[curve];
}

static BIGNUM *number(const uint8_t *bytes, size_t len) {
  BIGNUM *n;
  NEED(n = BN_bin2bn(bytes, (int)len, NULL));
  return n;
}

static void store(uint8_t *out, const BIGNUM *n, slimb_curve curve) {
  const int width = (int)slimb_private_size(curve);
  NEED(BN_bn2binpad(n, out, width) == width);
}

void peer_order(slimb_curve curve, int delta, uint8_t *out) {
  BIGNUM *n;
  NEED(n = BN_dup(EC_GROUP_get0_order(group(curve))));
  if (delta >= 0)
    NEED(BN_add_word(n, (BN_ULONG)delta));
  else
    NEED(BN_sub_word(n, (BN_ULONG)-delta));
  store(out, n, curve);
  BN_free(n);
}

size_t peer_order_bits(slimb_curve curve) {
  return (size_t)BN_num_bits(EC_GROUP_get0_order(group(curve)));
}

static EC_POINT *load_point(slimb_curve curve, const uint8_t *p, BN_CTX *ctx) {
  const size_t width = slimb_private_size(curve);
  EC_POINT *point;
  BIGNUM *x = number(p, width), *y = number(p + width, width);
  NEED(point = EC_POINT_new(group(curve)));
  NEED(EC_POINT_set_affine_coordinates(group(curve), point, x, y, ctx));
  BN_free(x);
  BN_free(y);
  return point;
}

static int store_point(slimb_curve curve, uint8_t *out, const EC_POINT *point, BN_CTX *ctx) {
  const size_t size = slimb_public_size(curve);
  uint8_t sec1[SLIMB_PUBLIC_SIZE_MAX];
  memset(out, 0, size - 1);
  if (EC_POINT_is_at_infinity(group(curve), point)) return 0;
  NEED(EC_POINT_point2oct(group(curve), point, POINT_CONVERSION_UNCOMPRESSED, sec1, size, ctx) ==
       size);
  memcpy(out, sec1 + 1, size - 1);
  return 1;
}

int peer_mul(slimb_curve curve, uint8_t *point, const uint8_t *k, const uint8_t *p) {
  BN_CTX *ctx;
  EC_POINT *base = NULL, *result;
  BIGNUM *scalar = number(k, slimb_private_size(curve));
  NEED(ctx = BN_CTX_new());
  NEED(result = EC_POINT_new(group(curve)));
  if (p != NULL) base = load_point(curve, p, ctx);
  NEED(EC_POINT_mul(group(curve), result, p == NULL ? scalar : NULL, base,
                    p == NULL ? NULL : scalar, ctx));
  const int finite = store_point(curve, point, result, ctx);
  EC_POINT_free(base);
  EC_POINT_free(result);
  BN_free(scalar);
  BN_CTX_free(ctx);
  return finite;
}

void peer_scalar(slimb_curve curve, uint8_t *r, const uint8_t *a, size_t a_len, char op,
                 const uint8_t *b, size_t b_len) {
  const BIGNUM *n = EC_GROUP_get0_order(group(curve));
  BIGNUM *x = number(a, a_len), *y = number(b, b_len);
  BN_CTX *ctx;
  NEED(ctx = BN_CTX_new());
  if (op == '+') NEED(BN_mod_add(x, x, y, n, ctx));
  if (op == '-') NEED(BN_mod_sub(x, x, y, n, ctx));
  if (op == '/') NEED(BN_mod_inverse(y, y, n, ctx));
  if (op == '*' || op == '/') NEED(BN_mod_mul(x, x, y, n, ctx));
  store(r, x, curve);
  BN_free(x);
  BN_free(y);
  BN_CTX_free(ctx);
}

/* The leftmost bits of a digest, as many as the order has. */
static size_t leftmost(slimb_curve curve, uint8_t *out, const uint8_t *digest, size_t digest_len) {
  const size_t width = slimb_private_size(curve), bits = peer_order_bits(curve);
  const size_t len = digest_len < width ? digest_len : width;
  BIGNUM *e = number(digest, len);
  if (8 * len > bits) NEED(BN_rshift(e, e, (int)(8 * len - bits)));
  NEED(BN_bn2binpad(e, out, (int)len) == (int)len);
  BN_free(e);
  return len;
}

void peer_sign_nonce(slimb_curve curve, uint8_t *r, uint8_t *s, const uint8_t *d, const uint8_t *k,
                     const uint8_t *digest, size_t digest_len) {
  const size_t width = slimb_private_size(curve);
  const uint8_t zero = 0;
  uint8_t point[SLIMB_PUBLIC_SIZE_MAX], sum[SLIMB_PRIVATE_SIZE_MAX], e[SLIMB_PRIVATE_SIZE_MAX];
  const size_t e_len = leftmost(curve, e, digest, digest_len);
  NEED(peer_mul(curve, point, k, NULL));
  peer_scalar(curve, r, point, width, '+', &zero, 1);
  peer_scalar(curve, sum, r, width, '*', d, width);
  peer_scalar(curve, sum, sum, width, '+', e, e_len);
  peer_scalar(curve, s, sum, width, '/', k, width);
}

const EVP_MD *peer_hash(int hash) {
  switch (hash) {
    case SLIMB_HASH_SHA224:
      return EVP_sha224();
    case SLIMB_HASH_SHA256:
      return EVP_sha256();
    case SLIMB_HASH_SHA384:
      return EVP_sha384();
    case SLIMB_HASH_SHA512:
      return EVP_sha512();
    case SLIMB_HASH_SHA3_224:
      return EVP_sha3_224();
    case SLIMB_HASH_SHA3_256:
      return EVP_sha3_256();
    case SLIMB_HASH_SHA3_384:
      return EVP_sha3_384();
    case SLIMB_HASH_SHA3_512:
      return EVP_sha3_512();
    case SLIMB_HASH_SHAKE256:
      return EVP_shake256();
    default:
      return NULL;
  }
}

EVP_PKEY *peer_private(const uint8_t *der, size_t len) {
  return d2i_AutoPrivateKey(NULL, &der, (long)len);
}

EVP_PKEY *peer_public(const uint8_t *spki, size_t len) {
  return d2i_PUBKEY(NULL, &spki, (long)len);
}

EVP_PKEY *peer_generate(slimb_curve curve) {
  EVP_PKEY *key;
  if (curves[curve].nid != NID_undef)
    NEED(key = EVP_EC_gen(curves[curve].name));
  else
    NEED(key = EVP_PKEY_Q_keygen(NULL, NULL, curves[curve].name));
  return key;
}

size_t peer_sign(EVP_PKEY *key, uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX], const uint8_t *digest,
                 size_t digest_len) {
  EVP_PKEY_CTX *ctx;
  size_t len = SLIMB_SIGNATURE_SIZE_MAX;
  NEED(ctx = EVP_PKEY_CTX_new(key, NULL));
  NEED(EVP_PKEY_sign_init(ctx) == 1);
  NEED(EVP_PKEY_sign(ctx, sig, &len, digest, digest_len) == 1);
  EVP_PKEY_CTX_free(ctx);
  return len;
}

int peer_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len, const uint8_t *digest,
                size_t digest_len) {
  EVP_PKEY_CTX *ctx;
  NEED(ctx = EVP_PKEY_CTX_new(key, NULL));
  NEED(EVP_PKEY_verify_init(ctx) == 1);
  const int ok = EVP_PKEY_verify(ctx, sig, sig_len, digest, digest_len) == 1;
  EVP_PKEY_CTX_free(ctx);
  return ok;
}

size_t peer_eddsa_sign(EVP_PKEY *key, uint8_t sig[SLIMB_ED448_SIGNATURE_SIZE], const uint8_t *msg,
                       size_t msg_len) {
  EVP_MD_CTX *ctx;
  size_t len = SLIMB_ED448_SIGNATURE_SIZE;
  NEED(ctx = EVP_MD_CTX_new());
  NEED(EVP_DigestSignInit(ctx, NULL, NULL, NULL, key) == 1);
  NEED(EVP_DigestSign(ctx, sig, &len, msg, msg_len) == 1);
  EVP_MD_CTX_free(ctx);
  return len;
}

int peer_eddsa_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len, const uint8_t *msg,
                      size_t msg_len) {
  EVP_MD_CTX *ctx;
  NEED(ctx = EVP_MD_CTX_new());
  NEED(EVP_DigestVerifyInit(ctx, NULL, NULL, NULL, key) == 1);
  const int ok = EVP_DigestVerify(ctx, sig, sig_len, msg, msg_len) == 1;
  EVP_MD_CTX_free(ctx);
  return ok;
}

size_t peer_dh(EVP_PKEY *key, EVP_PKEY *other, uint8_t secret[SLIMB_DH_SIZE_MAX]) {
  EVP_PKEY_CTX *ctx;
  size_t len = SLIMB_DH_SIZE_MAX;
  NEED(ctx = EVP_PKEY_CTX_new(key, NULL));
  NEED(EVP_PKEY_derive_init(ctx) == 1);
  NEED(EVP_PKEY_derive_set_peer(ctx, other) == 1);
  NEED(EVP_PKEY_derive(ctx, secret, &len) == 1);
  EVP_PKEY_CTX_free(ctx);
  return len;
}

#include "peer.h"

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/obj_mac.h>
#include <openssl/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "slimb.h"

#define NEED(call)                                      \
  do {                                                  \
    if (!(call)) {                                      \
      fprintf(stderr, "libcrypto: %s failed\n", #call); \
      abort();                                          \
    }                                                   \
  } while (0)

static const EC_GROUP *group(void) {
  static EC_GROUP *p256;
  if (p256 == NULL) NEED(p256 = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  return p256;
}

static BIGNUM *number(const uint8_t *bytes, size_t len) {
  BIGNUM *n;
  NEED(n = BN_bin2bn(bytes, (int)len, NULL));
  return n;
}

static EC_POINT *load_point(const uint8_t p[64], BN_CTX *ctx) {
  EC_POINT *point;
  BIGNUM *x = number(p, 32), *y = number(p + 32, 32);
  NEED(point = EC_POINT_new(group()));
  NEED(EC_POINT_set_affine_coordinates(group(), point, x, y, ctx));
  BN_free(x);
  BN_free(y);
  return point;
}

static int store_point(uint8_t out[64], const EC_POINT *point, BN_CTX *ctx) {
  uint8_t sec1[65];
  memset(out, 0, 64);
  if (EC_POINT_is_at_infinity(group(), point)) return 0;
  NEED(EC_POINT_point2oct(group(), point, POINT_CONVERSION_UNCOMPRESSED, sec1, 65, ctx) == 65);
  memcpy(out, sec1 + 1, 64);
  return 1;
}

int peer_mul(uint8_t point[64], const uint8_t k[32], const uint8_t *p) {
  BN_CTX *ctx;
  EC_POINT *base = NULL, *result;
  BIGNUM *scalar = number(k, 32);
  NEED(ctx = BN_CTX_new());
  NEED(result = EC_POINT_new(group()));
  if (p != NULL) base = load_point(p, ctx);
  NEED(EC_POINT_mul(group(), result, p == NULL ? scalar : NULL, base, p == NULL ? NULL : scalar,
                    ctx));
  const int finite = store_point(point, result, ctx);
  EC_POINT_free(base);
  EC_POINT_free(result);
  BN_free(scalar);
  BN_CTX_free(ctx);
  return finite;
}

void peer_scalar(uint8_t r[32], const uint8_t *a, size_t a_len, char op, const uint8_t *b,
                 size_t b_len) {
  const BIGNUM *n = EC_GROUP_get0_order(group());
  BIGNUM *x = number(a, a_len), *y = number(b, b_len);
  BN_CTX *ctx;
  NEED(ctx = BN_CTX_new());
  if (op == '+') NEED(BN_mod_add(x, x, y, n, ctx));
  if (op == '-') NEED(BN_mod_sub(x, x, y, n, ctx));
  if (op == '/') NEED(BN_mod_inverse(y, y, n, ctx));
  if (op == '*' || op == '/') NEED(BN_mod_mul(x, x, y, n, ctx));
  NEED(BN_bn2binpad(x, r, 32) == 32);
  BN_free(x);
  BN_free(y);
  BN_CTX_free(ctx);
}

void peer_sign_nonce(uint8_t r[32], uint8_t s[32], const uint8_t d[32], const uint8_t k[32],
                     const uint8_t *digest, size_t digest_len) {
  const uint8_t zero = 0;
  uint8_t point[64], sum[32];
  NEED(peer_mul(point, k, NULL));
  peer_scalar(r, point, 32, '+', &zero, 1);
  peer_scalar(sum, r, 32, '*', d, 32);
  peer_scalar(sum, sum, 32, '+', digest, digest_len < 32 ? digest_len : 32);
  peer_scalar(s, sum, 32, '/', k, 32);
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

EVP_PKEY *peer_generate(void) {
  EVP_PKEY *key;
  NEED(key = EVP_EC_gen("P-256"));
  return key;
}

size_t peer_sign(EVP_PKEY *key, uint8_t sig[80], const uint8_t *digest, size_t digest_len) {
  EVP_PKEY_CTX *ctx;
  size_t len = 80;
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

void peer_dh(EVP_PKEY *key, EVP_PKEY *other, uint8_t secret[32]) {
  EVP_PKEY_CTX *ctx;
  size_t len = 32;
  NEED(ctx = EVP_PKEY_CTX_new(key, NULL));
  NEED(EVP_PKEY_derive_init(ctx) == 1);
  NEED(EVP_PKEY_derive_set_peer(ctx, other) == 1);
  NEED(EVP_PKEY_derive(ctx, secret, &len) == 1 && len == 32);
  EVP_PKEY_CTX_free(ctx);
}

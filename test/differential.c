/* slimb against libcrypto on random keys and messages, in both directions, on every backend. */
#include <openssl/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backends.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define P256 SLIMB_CURVE_P256
#define ROUNDS 600 /* of two keys, on each backend */

/* One key in both libraries. */
typedef struct {
  slimb_private_key priv;
  slimb_public_key pub;
  EVP_PKEY *peer;
} both;

/* Made here, exported there. Alternates between the DER forms. */
static void make_ours(both *key, unsigned round) {
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof der;
  CHECK(slimb_keypair_generate(&key->priv, &key->pub, P256) == SLIMB_OK);
  CHECK(slimb_private_key_export(der, &len, &key->priv,
                                 round % 2 ? SLIMB_FORMAT_SEC1 : SLIMB_FORMAT_PKCS8) == SLIMB_OK);
  key->peer = peer_private(der, len);
  CHECK(key->peer != NULL);
}

/* Made there, exported here; their DER of it is ours. */
static void make_theirs(both *key, unsigned round) {
  uint8_t *der = NULL, out[SLIMB_ENCODED_KEY_SIZE_MAX];
  const slimb_format format = round % 2 ? SLIMB_FORMAT_SEC1 : SLIMB_FORMAT_PKCS8;
  size_t out_len = sizeof out;
  int len;
  key->peer = peer_generate();
  if (format == SLIMB_FORMAT_SEC1) {
    len = i2d_PrivateKey(key->peer, &der);
  } else {
    PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key->peer);
    len = i2d_PKCS8_PRIV_KEY_INFO(info, &der);
    PKCS8_PRIV_KEY_INFO_free(info);
  }
  CHECK(len > 0);
  CHECK(slimb_private_key_import(&key->priv, round % 3 ? P256 : SLIMB_CURVE_ANY, format, der,
                                 (size_t)len) == SLIMB_OK);
  CHECK(slimb_private_key_export(out, &out_len, &key->priv, format) == SLIMB_OK);
  CHECK(out_len == (size_t)len);
  CHECK_BYTES(out, der, out_len);
  OPENSSL_free(der);

  der = NULL;
  len = i2d_PUBKEY(key->peer, &der);
  out_len = sizeof out;
  CHECK(slimb_public_key_import(&key->pub, P256, SLIMB_FORMAT_SPKI, der, (size_t)len) == SLIMB_OK);
  CHECK(slimb_public_key_export(out, &out_len, &key->pub, SLIMB_FORMAT_SPKI) == SLIMB_OK);
  CHECK(out_len == (size_t)len);
  CHECK_BYTES(out, der, out_len);
  OPENSSL_free(der);
}

/* A signature from either side is true on both, and false for another digest. */
static void compare_signatures(both *key, unsigned round) {
  static const unsigned kinds[] = {0, SLIMB_DETERMINISTIC};
  const slimb_hash hash = (slimb_hash)(SLIMB_HASH_SHA224 + round % 8);
  uint8_t msg[200], digest[64], sig[80];
  const size_t msg_len = (size_t)test_random_below(sizeof msg + 1);
  unsigned digest_len;
  size_t len = SLIMB_P256_SIGNATURE_DER_SIZE;
  test_random(msg, msg_len);
  EVP_Digest(msg, msg_len, digest, &digest_len, peer_hash((int)hash), NULL);

  CHECK(slimb_ecdsa_sign(sig, &len, &key->priv, hash, msg, msg_len, kinds[round % 2]) == SLIMB_OK);
  CHECK(peer_verify(key->peer, sig, len, digest, digest_len));
  CHECK(slimb_ecdsa_verify(&key->pub, hash, msg, msg_len, sig, len, 0) == SLIMB_OK);
  digest[round % 28] ^= (uint8_t)(1u << round % 8);
  CHECK(!peer_verify(key->peer, sig, len, digest, digest_len));
  CHECK(slimb_ecdsa_verify_digest(&key->pub, hash, digest, digest_len, sig, len, 0) ==
        SLIMB_E_SIGNATURE);

  len = peer_sign(key->peer, sig, digest, digest_len);
  CHECK(slimb_ecdsa_verify_digest(&key->pub, hash, digest, digest_len, sig, len, 0) == SLIMB_OK);
  digest[round % 28] ^= 0x40;
  CHECK(slimb_ecdsa_verify_digest(&key->pub, hash, digest, digest_len, sig, len, 0) ==
        SLIMB_E_SIGNATURE);
}

/* Digests of no particular hash. */
static void compare_digest_lengths(both *key) {
  uint8_t digest[66], sig[80];
  const size_t digest_len = 1 + (size_t)test_random_below(sizeof digest);
  size_t len = SLIMB_P256_SIGNATURE_DER_SIZE;
  test_random(digest, digest_len);
  test_context("digest of %zu bytes", digest_len);
  CHECK(slimb_ecdsa_sign_digest(sig, &len, &key->priv, SLIMB_HASH_NONE, digest, digest_len, 0) ==
        SLIMB_OK);
  CHECK(peer_verify(key->peer, sig, len, digest, digest_len));
  len = peer_sign(key->peer, sig, digest, digest_len);
  CHECK(slimb_ecdsa_verify_digest(&key->pub, SLIMB_HASH_NONE, digest, digest_len, sig, len, 0) ==
        SLIMB_OK);
}

static void compare_secrets(both *a, both *b) {
  uint8_t ours[32], other[32], theirs[32];
  size_t len = sizeof ours;
  CHECK(slimb_dh(ours, &len, &a->priv, &b->pub) == SLIMB_OK);
  CHECK(slimb_dh(other, &len, &b->priv, &a->pub) == SLIMB_OK);
  peer_dh(a->peer, b->peer, theirs);
  CHECK_BYTES(ours, theirs, 32);
  CHECK_BYTES(other, theirs, 32);
}

static void run(const char *backend) {
  char name[64];
  snprintf(name, sizeof name, "against libcrypto (%s)", backend);
  test_case(name);
  for (unsigned round = 0; round < ROUNDS; round++) {
    both a, b;
    test_context("round %u", round);
    make_ours(&a, round);
    make_theirs(&b, round);
    compare_signatures(round % 2 ? &a : &b, round);
    compare_secrets(&a, &b);
    compare_digest_lengths(round % 2 ? &b : &a);
    EVP_PKEY_free(a.peer);
    EVP_PKEY_free(b.peer);
  }
}

int main(void) {
  test_begin("differential");
  each_backend(run);
  return test_end();
}

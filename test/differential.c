/* slimb against libcrypto on random keys and messages, in both directions, on every backend. */
#include <openssl/x509.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backends.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define ROUNDS 600 /* of two keys, on P-256's backends; a tenth on those of other curves */

static slimb_curve curve;

/* One key in both libraries. */
typedef struct {
  slimb_private_key priv;
  slimb_public_key pub;
  EVP_PKEY *peer;
} both;

static int is_ec(void) { return curve <= SLIMB_CURVE_SECP256K1; }

/* Made here, exported there. Alternates between the DER forms. */
static void make_ours(both *key, unsigned round) {
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof der;
  CHECK(slimb_keypair_generate(&key->priv, &key->pub, curve) == SLIMB_OK);
  CHECK(slimb_private_key_export(der, &len, &key->priv,
                                 round % 2 && is_ec() ? SLIMB_FORMAT_SEC1 : SLIMB_FORMAT_PKCS8) ==
        SLIMB_OK);
  key->peer = peer_private(der, len);
  CHECK(key->peer != NULL);
}

/* Made there, exported here; their DER of it is ours. */
static void make_theirs(both *key, unsigned round) {
  uint8_t *der = NULL, out[SLIMB_ENCODED_KEY_SIZE_MAX];
  const slimb_format format = round % 2 && is_ec() ? SLIMB_FORMAT_SEC1 : SLIMB_FORMAT_PKCS8;
  size_t out_len = sizeof out;
  int len;
  key->peer = peer_generate(curve);
  if (format == SLIMB_FORMAT_SEC1) {
    len = i2d_PrivateKey(key->peer, &der);
  } else {
    PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key->peer);
    len = i2d_PKCS8_PRIV_KEY_INFO(info, &der);
    PKCS8_PRIV_KEY_INFO_free(info);
  }
  CHECK(len > 0);
  CHECK(slimb_private_key_import(&key->priv, round % 3 ? curve : SLIMB_CURVE_ANY, format, der,
                                 (size_t)len) == SLIMB_OK);
  CHECK(slimb_private_key_export(out, &out_len, &key->priv, format) == SLIMB_OK);
  CHECK(out_len == (size_t)len);
  CHECK_BYTES(out, der, out_len);
  OPENSSL_free(der);

  der = NULL;
  len = i2d_PUBKEY(key->peer, &der);
  out_len = sizeof out;
  CHECK(slimb_public_key_import(&key->pub, curve, SLIMB_FORMAT_SPKI, der, (size_t)len) == SLIMB_OK);
  CHECK(slimb_public_key_export(out, &out_len, &key->pub, SLIMB_FORMAT_SPKI) == SLIMB_OK);
  CHECK(out_len == (size_t)len);
  CHECK_BYTES(out, der, out_len);
  OPENSSL_free(der);
}

/* A signature from either side is true on both, and false for another digest. */
static void compare_signatures(both *key, unsigned round) {
  static const unsigned kinds[] = {0, SLIMB_DETERMINISTIC};
  const slimb_hash hash = (slimb_hash)(SLIMB_HASH_SHA224 + round % 8);
  uint8_t msg[200], digest[64], sig[SLIMB_SIGNATURE_SIZE_MAX];
  const size_t msg_len = (size_t)test_random_below(sizeof msg + 1);
  unsigned digest_len;
  size_t len = sizeof sig;
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
  uint8_t digest[66], sig[SLIMB_SIGNATURE_SIZE_MAX];
  const size_t digest_len = 1 + (size_t)test_random_below(sizeof digest);
  size_t len = sizeof sig;
  test_random(digest, digest_len);
  test_context("digest of %zu bytes", digest_len);
  CHECK(slimb_ecdsa_sign_digest(sig, &len, &key->priv, SLIMB_HASH_NONE, digest, digest_len, 0) ==
        SLIMB_OK);
  CHECK(peer_verify(key->peer, sig, len, digest, digest_len));
  len = peer_sign(key->peer, sig, digest, digest_len);
  CHECK(slimb_ecdsa_verify_digest(&key->pub, SLIMB_HASH_NONE, digest, digest_len, sig, len, 0) ==
        SLIMB_OK);
}

/* Ed25519 and Ed448: both give the same bytes. */
static void compare_eddsa(both *key, unsigned round) {
  uint8_t msg[200], ours[SLIMB_ED448_SIGNATURE_SIZE], theirs[SLIMB_ED448_SIGNATURE_SIZE];
  const size_t msg_len = 1 + (size_t)test_random_below(sizeof msg);
  size_t len = sizeof ours;
  test_random(msg, msg_len);
  CHECK(slimb_eddsa_sign(ours, &len, &key->priv, NULL, 0, msg, msg_len, 0) == SLIMB_OK);
  CHECK(peer_eddsa_sign(key->peer, theirs, msg, msg_len) == len);
  CHECK_BYTES(ours, theirs, len);
  CHECK(slimb_eddsa_verify(&key->pub, NULL, 0, msg, msg_len, theirs, len, SLIMB_STRICT) ==
        SLIMB_OK);
  msg[round % msg_len] ^= (uint8_t)(1u << round % 8);
  CHECK(!peer_eddsa_verify(key->peer, ours, len, msg, msg_len));
  CHECK(slimb_eddsa_verify(&key->pub, NULL, 0, msg, msg_len, theirs, len, 0) == SLIMB_E_SIGNATURE);
}

static void compare_secrets(both *a, both *b) {
  uint8_t ours[SLIMB_DH_SIZE_MAX], other[SLIMB_DH_SIZE_MAX], theirs[SLIMB_DH_SIZE_MAX];
  size_t len = sizeof ours, other_len = sizeof other;
  CHECK(slimb_dh(ours, &len, &a->priv, &b->pub) == SLIMB_OK);
  CHECK(slimb_dh(other, &other_len, &b->priv, &a->pub) == SLIMB_OK);
  CHECK(peer_dh(a->peer, b->peer, theirs) == len && other_len == len);
  CHECK_BYTES(ours, theirs, len);
  CHECK_BYTES(other, theirs, len);
}

static void compare(both *a, both *b, unsigned round) {
  both *first = round % 2 ? a : b, *second = round % 2 ? b : a;
  if (slimb_dh_size(curve) != 0) compare_secrets(a, b);
  if (is_ec()) {
    compare_signatures(first, round);
    compare_digest_lengths(second);
  } else if (slimb_dh_size(curve) == 0) {
    compare_eddsa(first, round);
    compare_eddsa(second, round);
  }
}

static void run(const char *backend) {
  const unsigned rounds = curve == SLIMB_CURVE_P256 ? ROUNDS : ROUNDS / 10;
  char name[64];
  snprintf(name, sizeof name, "against libcrypto (%s)", backend);
  test_case(name);
  for (unsigned round = 0; round < rounds; round++) {
    both a, b;
    test_context("round %u", round);
    make_ours(&a, round);
    make_theirs(&b, round);
    compare(&a, &b, round);
    EVP_PKEY_free(a.peer);
    EVP_PKEY_free(b.peer);
  }
}

int main(void) {
  test_begin("differential");
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_ED448; curve++) each_backend(curve, run);
  return test_end();
}

/* libcrypto: the independent implementation that the tests compare with. Integers are big-endian at
 * full width, points x | y. Whatever libcrypto refuses here ends the program: the tests ask only
 * for what exists. */
#ifndef SLIMB_TEST_PEER_H
#define SLIMB_TEST_PEER_H

#include <openssl/evp.h>
#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

/* The order n of a short Weierstrass curve, plus delta. */
void peer_order(slimb_curve curve, int delta, uint8_t *out);
size_t peer_order_bits(slimb_curve curve);

/* point = k P; P = NULL is the base point. Returns 0 for infinity, with zeros. */
int peer_mul(slimb_curve curve, uint8_t *point, const uint8_t *k, const uint8_t *p);

/* r = a op b mod n, for op one of + - * / (b invertible); a and b of any size. */
void peer_scalar(slimb_curve curve, uint8_t *r, const uint8_t *a, size_t a_len, char op,
                 const uint8_t *b, size_t b_len);

/* FIPS 186-5 6.4.1 with the nonce given. */
void peer_sign_nonce(slimb_curve curve, uint8_t *r, uint8_t *s, const uint8_t *d, const uint8_t *k,
                     const uint8_t *digest, size_t digest_len);

/* A hash by its slimb number. */
const EVP_MD *peer_hash(int hash);

/* Keys, in whatever DER form; NULL if libcrypto refuses it. */
EVP_PKEY *peer_private(const uint8_t *der, size_t len);
EVP_PKEY *peer_public(const uint8_t *spki, size_t len);
EVP_PKEY *peer_generate(slimb_curve curve);

/* ECDSA over a digest, DER. */
size_t peer_sign(EVP_PKEY *key, uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX], const uint8_t *digest,
                 size_t digest_len);
int peer_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len, const uint8_t *digest,
                size_t digest_len);

/* Ed25519 and Ed448, without a context. */
size_t peer_eddsa_sign(EVP_PKEY *key, uint8_t sig[SLIMB_ED448_SIGNATURE_SIZE], const uint8_t *msg,
                       size_t msg_len);
int peer_eddsa_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len, const uint8_t *msg,
                      size_t msg_len);

/* Returns the length of the secret. */
size_t peer_dh(EVP_PKEY *key, EVP_PKEY *other, uint8_t secret[SLIMB_DH_SIZE_MAX]);

#endif

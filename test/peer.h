/* libcrypto's P-256: the independent implementation that the tests compare with. Integers are 32
 * big-endian bytes, points x | y. Whatever libcrypto refuses here ends the program: the tests ask
 * only for what exists. */
#ifndef SLIMB_TEST_PEER_H
#define SLIMB_TEST_PEER_H

#include <openssl/evp.h>
#include <stddef.h>
#include <stdint.h>

/* point = k P; P = NULL is the base point. Returns 0 for infinity, with zeros. */
int peer_mul(uint8_t point[64], const uint8_t k[32], const uint8_t *p);

/* r = a op b mod n, for op one of + - * / (b invertible); a and b of any size below 2^512. */
void peer_scalar(uint8_t r[32], const uint8_t *a, size_t a_len, char op, const uint8_t *b,
                 size_t b_len);

/* FIPS 186-5 6.4.1 with the nonce given. */
void peer_sign_nonce(uint8_t r[32], uint8_t s[32], const uint8_t d[32], const uint8_t k[32],
                     const uint8_t *digest, size_t digest_len);

/* A hash by its slimb number. */
const EVP_MD *peer_hash(int hash);

/* Keys, in whatever DER form; NULL if libcrypto refuses it. */
EVP_PKEY *peer_private(const uint8_t *der, size_t len);
EVP_PKEY *peer_public(const uint8_t *spki, size_t len);
EVP_PKEY *peer_generate(void);

/* Over a digest, DER. */
size_t peer_sign(EVP_PKEY *key, uint8_t sig[80], const uint8_t *digest, size_t digest_len);
int peer_verify(EVP_PKEY *key, const uint8_t *sig, size_t sig_len, const uint8_t *digest,
                size_t digest_len);

void peer_dh(EVP_PKEY *key, EVP_PKEY *other, uint8_t secret[32]);

#endif

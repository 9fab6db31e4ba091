/* ECDSA: nonces, digests of every length, boundary integers, low s, refusals, on every curve. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "entropy.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define WIDTH SLIMB_PRIVATE_SIZE_MAX
#define SIG SLIMB_SIGNATURE_SIZE_MAX

static slimb_curve curve;
static size_t width;

static void load_key(slimb_private_key *priv, slimb_public_key *pub, const uint8_t *d) {
  CHECK(slimb_private_key_import(priv, curve, SLIMB_FORMAT_RAW, d, width) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(pub, priv) == SLIMB_OK);
}

/* A scalar from the tests' generator, below n. */
static void random_scalar(uint8_t d[WIDTH]) {
  test_random(d, width);
  d[0] &= curve == SLIMB_CURVE_P521 ? 0 : 0x7f;
}

static void random_key(uint8_t d[WIDTH], slimb_private_key *priv, slimb_public_key *pub) {
  random_scalar(d);
  load_key(priv, pub, d);
}

static int verify_p1363(const slimb_public_key *pub, const uint8_t *digest, size_t digest_len,
                        const uint8_t *sig) {
  return slimb_ecdsa_verify_digest(pub, SLIMB_HASH_NONE, digest, digest_len, sig, 2 * width,
                                   SLIMB_P1363);
}

/* The digest of full width whose leftmost bits, as many as the order has, are that number. */
static void as_digest(uint8_t *e) {
  const size_t shift = 8 * width - peer_order_bits(curve);
  for (size_t i = 0; shift != 0 && i < width; i++)
    e[i] = (uint8_t)(e[i] << shift | (i + 1 < width ? e[i + 1] >> (8 - shift) : 0));
}

/* ---- nonces ---- */

/* k = H("slimb-ecdsa" | curve | d | fresh | digest) mod n; H is SHA-512, and SHAKE256 with 88 bytes
 * of output on P-521. */
static void hedged_nonce(uint8_t *k, const uint8_t *d, const uint8_t fresh[32],
                         const uint8_t *digest, size_t digest_len) {
  uint8_t in[12 + WIDTH + 32 + 66] = "slimb-ecdsa", wide[88];
  const size_t wide_len = curve == SLIMB_CURVE_P521 ? 88 : 64;
  const uint8_t zero = 0;
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  in[11] = (uint8_t)curve;
  memcpy(in + 12, d, width);
  memcpy(in + 12 + width, fresh, 32);
  memcpy(in + 44 + width, digest, digest_len);
  EVP_DigestInit(ctx, wide_len == 88 ? EVP_shake256() : EVP_sha512());
  EVP_DigestUpdate(ctx, in, 44 + width + digest_len);
  if (wide_len == 88)
    EVP_DigestFinalXOF(ctx, wide, wide_len);
  else
    EVP_DigestFinal(ctx, wide, NULL);
  EVP_MD_CTX_free(ctx);
  peer_scalar(curve, k, wide, wide_len, '+', &zero, 1);
}

static void test_hedged(void) {
  uint8_t d[WIDTH], fresh[32], digest[66], k[WIDTH], want[SIG], sig[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  for (size_t digest_len = 1; digest_len <= sizeof digest; digest_len++) {
    size_t len = sizeof sig;
    test_context("digest of %zu bytes", digest_len);
    random_key(d, &priv, &pub);
    test_random(fresh, sizeof fresh);
    test_random(digest, digest_len);
    hedged_nonce(k, d, fresh, digest, digest_len);
    peer_sign_nonce(curve, want, want + width, d, k, digest, digest_len);
    entropy_play(fresh, sizeof fresh);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, digest_len,
                                  SLIMB_P1363) == SLIMB_OK);
    CHECK(entropy_calls == 1 && entropy_script_len == 0);
    CHECK_BYTES(sig, want, 2 * width);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

/* The same input twice gives two nonces; a dead generator (all zeros) still gives one nonce for
 * each digest and each key. */
static void test_nonces_differ(void) {
  uint8_t d[WIDTH], digest[32], sigs[40][SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  test_random(digest, sizeof digest);
  for (unsigned i = 0; i < COUNT(sigs); i++) {
    size_t len = SIG;
    if (i == 20) entropy_play(NULL, 0);
    if (i == 0 || i >= 30) random_key(d, &priv, &pub);
    if (i >= 20 && i < 30) digest[31]++;
    CHECK(slimb_ecdsa_sign_digest(sigs[i], &len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  SLIMB_P1363) == SLIMB_OK);
    CHECK(verify_p1363(&pub, digest, 32, sigs[i]) == SLIMB_OK);
    for (unsigned j = 0; j < i; j++) CHECK(memcmp(sigs[i], sigs[j], width) != 0);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

static void test_randomness_fails(void) {
  uint8_t d[WIDTH], digest[32] = {1}, sig[SIG], zeros[SIG] = {0};
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  const unsigned flags[] = {0, SLIMB_P1363};
  for (unsigned i = 0; i < COUNT(flags); i++) {
    size_t len = sizeof sig;
    memset(sig, 0xa5, sizeof sig);
    entropy_mode = ENTROPY_FAILS;
    entropy_calls = 0;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_E_RANDOM);
    CHECK(len == 0);
    CHECK_BYTES(sig, zeros, sizeof sig);
    len = sizeof sig;
    memset(sig, 0xa5, sizeof sig);
    CHECK(slimb_ecdsa_sign(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_E_RANDOM);
    CHECK(len == 0);
    CHECK_BYTES(sig, zeros, sizeof sig);
    len = sizeof sig;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  flags[i] | SLIMB_DETERMINISTIC) == SLIMB_OK);
    entropy_mode = ENTROPY_INTERRUPTED;
    len = sizeof sig;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_OK);
    CHECK(slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, sig, len, flags[i]) ==
          SLIMB_OK);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

/* s = 0 where e = -r d: the core asks for another nonce. */
static void test_zero_s(void) {
  uint8_t d[WIDTH], k[WIDTH], r[WIDTH], s[WIDTH], point[2 * WIDTH], digest[WIDTH], product[WIDTH];
  const uint8_t zero = 0;
  random_scalar(d);
  random_scalar(k);
  CHECK(peer_mul(curve, point, k, NULL));
  peer_scalar(curve, product, point, width, '*', d, width);
  peer_scalar(curve, digest, &zero, 1, '-', product, width);
  as_digest(digest);
  CHECK(bench_ecdsa_sign_nonce(r, s, curve, d, k, digest, width) == SLIMB_E_SIGNATURE);
  digest[0] ^= 1;
  CHECK(bench_ecdsa_sign_nonce(r, s, curve, d, k, digest, width) == SLIMB_OK);
}

/* ---- digests ---- */

static void test_digest_lengths(void) {
  static const size_t sizes[] = {0, 28, 32, 48, 64, 28, 32, 48, 64, 64};
  uint8_t d[WIDTH], digest[80], sig[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  test_random(digest, sizeof digest);
  for (int h = SLIMB_HASH_NONE; h <= SLIMB_HASH_SHAKE256; h++) {
    for (size_t digest_len = 0; digest_len <= sizeof digest; digest_len++) {
      const int fits = h == 0 ? digest_len >= 1 && digest_len <= 66 : digest_len == sizes[h];
      size_t len = sizeof sig;
      test_context("hash %d, digest of %zu bytes", h, digest_len);
      CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, (slimb_hash)h, digest, digest_len,
                                    SLIMB_P1363) == (fits ? SLIMB_OK : SLIMB_E_LENGTH));
      CHECK(len == 2 * width);
      CHECK(slimb_ecdsa_verify_digest(&pub, (slimb_hash)h, digest, digest_len, sig, 2 * width,
                                      SLIMB_P1363) == (fits ? SLIMB_OK : SLIMB_E_LENGTH));
    }
  }

  const size_t bits = peer_order_bits(curve);
  size_t len = sizeof sig;
  CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, 66, SLIMB_P1363) ==
        SLIMB_OK);
  for (size_t i = 1; i <= 66; i++)
    CHECK(verify_p1363(&pub, digest, i, sig) == (i < width ? SLIMB_E_SIGNATURE : SLIMB_OK));
  for (size_t bit = 0; bit < 66 * 8; bit++) {
    digest[bit / 8] ^= (uint8_t)(0x80 >> bit % 8);
    CHECK(verify_p1363(&pub, digest, 66, sig) == (bit < bits ? SLIMB_E_SIGNATURE : SLIMB_OK));
    digest[bit / 8] ^= (uint8_t)(0x80 >> bit % 8);
  }
}

/* e = 0, n - 1, n, n + 1 and the largest. */
static void test_boundary_digests(void) {
  uint8_t d[WIDTH], k[WIDTH], digest[WIDTH], sig[SIG], want[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  for (int i = 0; i < 6; i++) {
    const size_t digest_len = i == 0 ? 1 : width;
    memset(digest, i == 2 ? 0xff : 0, width);
    if (i >= 3) {
      peer_order(curve, i - 4, digest);
      as_digest(digest);
    }
    random_scalar(k);
    random_key(d, &priv, &pub);
    peer_sign_nonce(curve, want, want + width, d, k, digest, digest_len);
    CHECK(bench_ecdsa_sign_nonce(sig, sig + width, curve, d, k, digest, digest_len) == SLIMB_OK);
    CHECK_BYTES(sig, want, 2 * width);
    CHECK(verify_p1363(&pub, digest, digest_len, sig) == SLIMB_OK);
  }
}

/* ---- verification ---- */

/* 0, n, n + 1 and the largest; the last on P-521 has more bits than n. */
static void outside(uint8_t *out, unsigned which) {
  memset(out, which == 0 ? 0 : 0xff, width);
  if (which == 1 || which == 2) peer_order(curve, (int)which - 1, out);
}

static void test_boundary_integers(void) {
  uint8_t d[WIDTH], digest[32], good[SIG], sig[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  size_t len = SIG;
  random_key(d, &priv, &pub);
  test_random(digest, 32);
  CHECK(slimb_ecdsa_sign_digest(good, &len, &priv, SLIMB_HASH_SHA256, digest, 32, SLIMB_P1363) ==
        SLIMB_OK);
  for (unsigned i = 0; i < 4; i++) {
    memcpy(sig, good, 2 * width);
    outside(sig, i);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    for (unsigned j = 0; j < 4; j++) {
      outside(sig + width, j);
      CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    }
    memcpy(sig, good, width);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
  }
  for (unsigned i = 0; i < 4; i++) { /* 1 and n - 1 */
    memset(sig, 0, 2 * width);
    sig[width - 1] = sig[2 * width - 1] = 1;
    if (i & 1) peer_order(curve, -1, sig);
    if (i & 2) peer_order(curve, -1, sig + width);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
  }
  for (size_t bit = 0; bit < 16 * width; bit++) {
    good[bit / 8] ^= (uint8_t)(1u << bit % 8);
    CHECK(verify_p1363(&pub, digest, 32, good) == SLIMB_E_SIGNATURE);
    good[bit / 8] ^= (uint8_t)(1u << bit % 8);
  }
  CHECK(verify_p1363(&pub, digest, 32, good) == SLIMB_OK);
}

/* (r, s) and (r, n - s) are true together; under SLIMB_LOW_S only the lower one is, and that is the
 * one that signing gives. */
static void test_low_s(void) {
  uint8_t d[WIDTH], digest[32], sig[SIG], low[SIG], other[SIG], der[SIG];
  const uint8_t zero = 0;
  slimb_private_key priv;
  slimb_public_key pub;
  unsigned high = 0;
#define VERIFY(sig) \
  slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, sig, 2 * width, flags)
  for (unsigned i = 0; i < 16; i++) {
    const unsigned sign_flags = SLIMB_P1363 | SLIMB_DETERMINISTIC;
    size_t len = SIG, low_len = SIG, der_len = SIG;
    unsigned flags = SLIMB_P1363;
    random_key(d, &priv, &pub);
    test_random(digest, 32);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, sign_flags) ==
          SLIMB_OK);
    CHECK(slimb_ecdsa_sign_digest(low, &low_len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  sign_flags | SLIMB_LOW_S) == SLIMB_OK);
    memcpy(other, sig, width);
    peer_scalar(curve, other + width, &zero, 1, '-', sig + width, width);
    const int is_high = memcmp(sig + width, other + width, width) > 0;
    high += (unsigned)is_high;
    CHECK(len == 2 * width && low_len == 2 * width);
    CHECK_BYTES(low, is_high ? other : sig, 2 * width);
    CHECK(VERIFY(sig) == SLIMB_OK && VERIFY(other) == SLIMB_OK);
    flags |= SLIMB_LOW_S;
    CHECK(VERIFY(low) == SLIMB_OK);
    CHECK(VERIFY(is_high ? sig : other) == SLIMB_E_SIGNATURE);
    peer_scalar(curve, other, &zero, 1, '-', sig, width); /* n - r is no such thing */
    CHECK(VERIFY(other) == SLIMB_E_SIGNATURE);
    CHECK(slimb_ecdsa_sign_digest(der, &der_len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  SLIMB_LOW_S) == SLIMB_OK);
    CHECK(slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, der, der_len,
                                    SLIMB_LOW_S) == SLIMB_OK);
  }
#undef VERIFY
  CHECK(high > 0 && high < 16);
}

/* A signature whose s is exactly the boundary, made true by its key: with e = 0, R = u2 Q for
 * u2 = r / s, thus Q = (s / r) R. */
static void key_for(slimb_public_key *pub, const uint8_t *point, const uint8_t *r,
                    const uint8_t *s) {
  uint8_t ratio[WIDTH], encoded[1 + 2 * WIDTH] = {4};
  peer_scalar(curve, ratio, s, width, '/', r, width);
  CHECK(peer_mul(curve, encoded + 1, ratio, point));
  CHECK(slimb_public_key_import(pub, curve, SLIMB_FORMAT_RAW, encoded, 1 + 2 * width) == SLIMB_OK);
}

static void test_extreme_signatures(void) {
  uint8_t k[WIDTH], point[2 * WIDTH], sig[SIG], digest[32] = {0};
  const uint8_t zero = 0;
  slimb_public_key pub;
  for (int i = 0; i < 4; i++) { /* s = 1, 2, n - 2, n - 1 */
    random_scalar(k);
    CHECK(peer_mul(curve, point, k, NULL));
    peer_scalar(curve, sig, point, width, '+', &zero, 1);
    memset(sig + width, 0, width);
    sig[2 * width - 1] = (uint8_t)(i + 1);
    if (i >= 2) peer_order(curve, i - 4, sig + width);
    key_for(&pub, point, sig, sig + width);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_OK);
    digest[0] = 1;
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    digest[0] = 0;
    if (i < 2) { /* s + n is the same number mod n, and no signature */
      peer_order(curve, i + 1, sig + width);
      CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    }
  }
}

/* x of the nonce point above n: r = x - n. */
static void test_wrapped_x(void) {
  uint8_t compressed[1 + WIDTH] = {2}, uncompressed[1 + 2 * WIDTH], sig[SIG], digest[32] = {0};
  slimb_public_key large, pub;
  unsigned tried = 0;
  for (int i = 1; i < 60; i++) {
    size_t len = sizeof uncompressed;
    peer_order(curve, i, compressed + 1);
    if (slimb_public_key_import(&large, curve, SLIMB_FORMAT_RAW, compressed, 1 + width) != SLIMB_OK)
      continue;
    CHECK(slimb_public_key_export(uncompressed, &len, &large, SLIMB_FORMAT_RAW) == SLIMB_OK);
    memset(sig, 0, width);
    sig[width - 1] = (uint8_t)i;
    random_scalar(sig + width);
    key_for(&pub, uncompressed + 1, sig, sig + width);
    test_context("r = %d", i);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_OK);
    memcpy(sig, compressed + 1, width);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    tried++;
  }
  CHECK(tried > 10);
}

/* u2 Q = -u1 G: the sum is infinity, which no r matches. */
static void test_infinity(void) {
  uint8_t d[WIDTH], digest[WIDTH], sig[SIG], product[WIDTH];
  const uint8_t zero = 0;
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  for (unsigned i = 0; i < 4; i++) {
    random_scalar(sig);
    random_scalar(sig + width);
    peer_scalar(curve, product, sig, width, '*', d, width);
    peer_scalar(curve, digest, &zero, 1, '-', product, width);
    as_digest(digest);
    CHECK(slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_NONE, digest, width, sig, 2 * width,
                                    SLIMB_P1363) == SLIMB_E_SIGNATURE);
  }
}

static void test_refused_encodings(void) {
  uint8_t d[WIDTH], digest[32], der[SIG + 1], sig[140] = {0};
  slimb_private_key priv;
  slimb_public_key pub;
  size_t len = SIG;
  random_key(d, &priv, &pub);
  test_random(digest, 32);
  CHECK(slimb_ecdsa_sign_digest(der, &len, &priv, SLIMB_HASH_SHA256, digest, 32, 0) == SLIMB_OK);
#define VERIFY(sig, sig_len, flags) \
  slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, sig, sig_len, flags)
  CHECK(VERIFY(der, len, 0) == SLIMB_OK);
  for (size_t i = 0; i < len; i++) {
    uint8_t *guarded = test_guarded(i);
    memcpy(guarded, der, i);
    CHECK(VERIFY(guarded, i, 0) == SLIMB_E_ENCODING);
    test_guarded_free(guarded, i);
  }
  der[len] = 0;
  CHECK(VERIFY(der, len + 1, 0) == SLIMB_E_ENCODING);
  CHECK(VERIFY(NULL, 0, 0) == SLIMB_E_ENCODING);
  for (size_t i = 0; i <= sizeof sig; i++) {
    uint8_t *guarded = test_guarded(i);
    memset(guarded, 1, i);
    CHECK(VERIFY(guarded, i, SLIMB_P1363) == (i == 2 * width ? SLIMB_E_SIGNATURE : SLIMB_E_LENGTH));
    test_guarded_free(guarded, i);
  }

  /* Integers of zero, negative or too long are false signatures; BER is malformed. */
  static const struct {
    const char *der;
    int code;
  } cases[] = {
      {"3006020100020100", SLIMB_E_SIGNATURE},
      {"3006020101020100", SLIMB_E_SIGNATURE},
      {"30060201ff020101", SLIMB_E_SIGNATURE},
      {"302702210100000000000000000000000000000000000000000000000000000000000000000201"
       "01",
       SLIMB_E_ENCODING}, /* a length that does not fit */
      {"3026022101000000000000000000000000000000000000000000000000000000000000000002"
       "0101",
       SLIMB_E_SIGNATURE},
      {"300702020001020101", SLIMB_E_ENCODING},
      {"3080020101020101"
       "0000",
       SLIMB_E_ENCODING},
      {"308106020101020101", SLIMB_E_ENCODING},
      {"3003020101", SLIMB_E_ENCODING},
      {"3009020101020101020101", SLIMB_E_ENCODING},
      {"3000", SLIMB_E_ENCODING},
      {"3005020002010"
       "1",
       SLIMB_E_ENCODING},
      {"0500", SLIMB_E_ENCODING},
  };
  for (unsigned i = 0; i < COUNT(cases); i++) {
    const size_t n = test_hex(sig, sizeof sig, cases[i].der);
    test_context("%s", cases[i].der);
    CHECK(VERIFY(sig, n, 0) == cases[i].code);
  }
#undef VERIFY
}

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"the hedged nonce is the stated hash", test_hedged},
      {"nonces differ", test_nonces_differ},
      {"failing randomness", test_randomness_fails},
      {"s = 0 asks for another nonce", test_zero_s},
      {"a digest's length is its hash's, and its leftmost bits count", test_digest_lengths},
      {"boundary digests", test_boundary_digests},
      {"r and s outside [1, n-1], the extremes inside, every bit", test_boundary_integers},
      {"low s", test_low_s},
      {"true signatures with extreme s", test_extreme_signatures},
      {"r = x - n", test_wrapped_x},
      {"a sum at infinity", test_infinity},
      {"refused encodings", test_refused_encodings},
  };
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("ecdsa");
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_SECP256K1; curve++) {
    width = slimb_private_size(curve);
    each_backend(curve, run);
  }
  return test_end();
}

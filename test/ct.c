/* ct: constant time under valgrind's memory check. Private keys, nonces and randomness count as
 * undefined, so that a branch or an address that depends on them is an error; each case asks that
 * its operation raised none, that what it gives away is public by declaration, and that what it
 * keeps still counts as secret (else the poison never arrived). test/ct.sh builds and runs this
 * with every compiler and level of optimisation.
 *
 * Not seen: instructions whose time depends on their operands. The code has no division. */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "backends.h"
#include "base/ct.h"
#include "base/random.h"
#include "bench.h"
#include "slimb.h"
#include "test.h"

static slimb_curve curve;      /* of this round */
static size_t size;            /* of its raw private keys */
static slimb_private_key priv; /* its scalar is poisoned */
static slimb_public_key pub, peer;
static uint8_t scalar[SLIMB_PRIVATE_SIZE_MAX]; /* or seed; poisoned */
static const uint8_t message[] = "constant time";
static const uint8_t context[] = "context";

static int is_weierstrass(void) { return curve <= SLIMB_CURVE_SECP256K1; }
static int is_eddsa(void) { return curve == SLIMB_CURVE_ED25519 || curve == SLIMB_CURVE_ED448; }

/* ---- what valgrind says ---- */

static unsigned errors_before;

static void begin(const char *backend, const char *name) {
  static char text[128];
  snprintf(text, sizeof text, "%s: %s", backend, name);
  test_case(text);
  errors_before = VALGRIND_COUNT_ERRORS;
}

static unsigned reported(void) { return (unsigned)VALGRIND_COUNT_ERRORS - errors_before; }

static int is_public(const void *p, size_t len) {
  const uint8_t *byte = p;
  for (size_t i = 0; i < len; i++) {
    uint8_t bits = 0;
    if (VALGRIND_GET_VBITS(byte + i, &bits, 1) != 1 || bits != 0) return 0;
  }
  return 1;
}

/* Whether every byte but the last and the first, which the curve may fix, holds a secret bit. */
static int is_secret(const void *p, size_t len) {
  const uint8_t *byte = p;
  for (size_t i = 1; i + 1 < len; i++)
    if (is_public(byte + i, 1)) return 0;
  return len > 2;
}

#define CHECK_SILENT(call)  \
  do {                      \
    CHECK(call);            \
    CHECK(reported() == 0); \
  } while (0)

/* ---- planted leaks: the method sees them ---- */

static volatile unsigned sink;

static void __attribute__((noinline)) leak_branch(const uint8_t *secret) {
  if (*secret & 1) sink++;
}

static void __attribute__((noinline)) leak_index(const uint8_t *secret) {
  static const uint8_t table[256] = {1, 2, 3};
  sink += table[*secret];
}

static void planted(void) {
  uint8_t drawn[32];
  begin("planted", "branch on a private key");
  leak_branch(scalar);
  CHECK(reported() > 0);
  begin("planted", "index by a private key");
  leak_index(scalar);
  CHECK(reported() > 0);
  begin("planted", "branch on randomness");
  CHECK(random_bytes(drawn, sizeof drawn));
  leak_branch(drawn);
  CHECK(reported() > 0);
}

/* The backend's own code for public data, given a secret. */
static void planted_in_backend(const char *backend) {
  uint8_t u1[SLIMB_PRIVATE_SIZE_MAX], u2[SLIMB_PRIVATE_SIZE_MAX];
  static const uint8_t zeros[2 * CURVE_WIDTH_MAX];
  begin(backend, "planted: a secret in variable-time code");
  if (is_weierstrass())
    weierstrass_get(curve)->sc_verify_vartime(u1, u2, zeros, zeros, scalar);
  else
    (void)edwards_get(curve)->ed_check_vartime(zeros, scalar, zeros, zeros);
  CHECK(reported() > 0);
}

/* ---- signatures ---- */

static void sign_message(const char *backend, const char *name, slimb_hash hash, unsigned flags) {
  uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof sig;
  begin(backend, name);
  CHECK_SILENT(slimb_ecdsa_sign(sig, &len, &priv, hash, message, sizeof message, flags) ==
               SLIMB_OK);
  CHECK(is_public(sig, len));
  CHECK(slimb_ecdsa_verify(&pub, hash, message, sizeof message, sig, len, flags & SLIMB_P1363) ==
        SLIMB_OK);
}

static void sign_digest(const char *backend, const char *name, unsigned flags) {
  const uint8_t digest[48] = {0xd1, 0x9e, 0x57};
  uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof sig;
  begin(backend, name);
  CHECK_SILENT(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, sizeof digest,
                                       flags) == SLIMB_OK);
  CHECK(is_public(sig, len));
}

static void sign_raw(const char *backend) {
  uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof sig;
  begin(backend, "sign with a raw key");
  if (is_eddsa())
    CHECK_SILENT(slimb_eddsa_sign_raw(sig, &len, curve, scalar, size, NULL, 0, message,
                                      sizeof message, 0) == SLIMB_OK);
  else
    CHECK_SILENT(slimb_ecdsa_sign_raw(sig, &len, curve, scalar, size, SLIMB_HASH_SHA256, message,
                                      sizeof message, 0) == SLIMB_OK);
  CHECK(is_public(sig, len));
}

/* Big-endian below every order. */
static void random_scalar(uint8_t *out) {
  test_random(out, size);
  if (is_weierstrass()) out[0] = curve == SLIMB_CURVE_P521 ? 0 : 0x5a;
}

static void sign_given_nonce(const char *backend) {
  uint8_t nonce[SLIMB_PRIVATE_SIZE_MAX], r[SLIMB_PRIVATE_SIZE_MAX], s[SLIMB_PRIVATE_SIZE_MAX];
  random_scalar(nonce);
  ct_poison(nonce, size);
  begin(backend, "sign with a given nonce");
  CHECK_SILENT(bench_ecdsa_sign_nonce(r, s, curve, scalar, nonce, message, sizeof message) ==
               SLIMB_OK);
  CHECK(is_public(r, size) && is_public(s, size));
}

static void ecdsa(const char *backend) {
  sign_message(backend, "sign hedged, DER", SLIMB_HASH_SHA256, 0);
  sign_message(backend, "sign hedged, P1363", SLIMB_HASH_SHA512, SLIMB_P1363);
  sign_message(backend, "sign hedged, low s", SLIMB_HASH_SHA256, SLIMB_LOW_S);
  sign_message(backend, "sign RFC 6979, DER", SLIMB_HASH_SHA256, SLIMB_DETERMINISTIC);
  sign_message(backend, "sign RFC 6979, P1363, SHA-3", SLIMB_HASH_SHA3_384,
               SLIMB_DETERMINISTIC | SLIMB_P1363);
  sign_digest(backend, "sign a digest, hedged", 0);
  sign_digest(backend, "sign a digest, RFC 6979",
              SLIMB_DETERMINISTIC | SLIMB_HMAC(SLIMB_HASH_SHA256));
  sign_raw(backend);
  sign_given_nonce(backend);
}

static void sign_eddsa(const char *backend, const char *name, size_t context_len, unsigned flags) {
  uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof sig;
  begin(backend, name);
  CHECK_SILENT(slimb_eddsa_sign(sig, &len, &priv, context, context_len, message, sizeof message,
                                flags) == SLIMB_OK);
  CHECK(is_public(sig, len));
  CHECK(slimb_eddsa_verify(&pub, context, context_len, message, sizeof message, sig, len, flags) ==
        SLIMB_OK);
}

static void eddsa(const char *backend) {
  sign_eddsa(backend, "sign", 0, 0);
  sign_eddsa(backend, "sign with a context", sizeof context, 0);
  sign_eddsa(backend, "sign prehashed", sizeof context, SLIMB_PREHASH);
  sign_raw(backend);
}

/* ---- key generation, key agreement ---- */

static void keygen(const char *backend) {
  slimb_private_key fresh;
  slimb_public_key fresh_pub;
  uint8_t raw[SLIMB_PRIVATE_SIZE_MAX], point[SLIMB_PUBLIC_SIZE_MAX];
  size_t raw_len = sizeof raw, point_len = sizeof point;
  begin(backend, "key generation");
  CHECK_SILENT(slimb_keypair_generate(&fresh, &fresh_pub, curve) == SLIMB_OK);
  CHECK_SILENT(slimb_private_key_export(raw, &raw_len, &fresh, SLIMB_FORMAT_RAW) == SLIMB_OK);
  CHECK(is_secret(raw, raw_len));
  CHECK_SILENT(slimb_public_key_export(point, &point_len, &fresh_pub, SLIMB_FORMAT_RAW) ==
               SLIMB_OK);
  CHECK(is_public(point, point_len));

  raw_len = sizeof raw, point_len = sizeof point;
  begin(backend, "key generation, raw");
  CHECK_SILENT(slimb_keypair_generate_raw(raw, &raw_len, point, &point_len, curve) == SLIMB_OK);
  CHECK(is_secret(raw, raw_len) && is_public(point, point_len));

  begin(backend, "public key from private");
  CHECK_SILENT(slimb_public_key_from_private(&fresh_pub, &priv) == SLIMB_OK);
  CHECK(is_public(&fresh_pub, sizeof fresh_pub));
}

static void agreement(const char *backend) {
  uint8_t secret[SLIMB_DH_SIZE_MAX], point[SLIMB_PUBLIC_SIZE_MAX];
  size_t len = sizeof secret, point_len = sizeof point;
  begin(backend, "agreement");
  CHECK_SILENT(slimb_dh(secret, &len, &priv, &peer) == SLIMB_OK);
  CHECK(is_secret(secret, len));

  begin(backend, "agreement, raw");
  len = sizeof secret;
  CHECK(slimb_public_key_export(point, &point_len, &peer, SLIMB_FORMAT_RAW) == SLIMB_OK);
  CHECK_SILENT(slimb_dh_raw(secret, &len, curve, scalar, size, point, point_len) == SLIMB_OK);
  CHECK(is_secret(secret, len));
}

/* ---- encodings of private keys ---- */

/* The place of the scalar in DER; the encoder is not asked. */
static size_t find_scalar(const uint8_t *der, size_t len, const uint8_t *clear) {
  for (size_t i = 0; i + size <= len; i++)
    if (memcmp(der + i, clear, size) == 0) return i;
  return 0;
}

/* Poisons the base64 characters that carry nothing but bits of der[place], ..., der[place + size -
 * 1]: what stands around them is structure. Returns how many. */
static size_t poison_base64(const uint8_t *text, size_t len, size_t place) {
  const uint8_t *body = memchr(text, '\n', len);
  size_t poisoned = 0, digit = 0;
  for (const uint8_t *c = body; c && c < text + len && *c != '-'; c++) {
    if (*c == '\n') continue;
    if (6 * digit >= 8 * place && 6 * digit + 6 <= 8 * (place + size)) {
      ct_poison(c, 1);
      poisoned++;
    }
    digit++;
  }
  return poisoned;
}

/* Imports a clear encoding of the scalar again after poisoning the scalar in it. */
static void import_encoded(const char *backend, const char *name, const slimb_private_key *clear,
                           const uint8_t *clear_scalar, slimb_format der_format,
                           slimb_format format) {
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX], in[SLIMB_ENCODED_KEY_SIZE_MAX],
      raw[SLIMB_PRIVATE_SIZE_MAX];
  size_t der_len = sizeof der, in_len = sizeof in, raw_len = sizeof raw;
  slimb_private_key key;
  begin(backend, name);
  CHECK(slimb_private_key_export(der, &der_len, clear, der_format) == SLIMB_OK);
  CHECK(slimb_private_key_export(in, &in_len, clear, format) == SLIMB_OK);
  const size_t place = find_scalar(der, der_len, clear_scalar);
  CHECK(place > 0);
  if (format == der_format)
    ct_poison(in + place, size);
  else
    CHECK(poison_base64(in, in_len, place) >= (8 * size - 10) / 6);
  if (format == SLIMB_FORMAT_PKCS8_V2) format = SLIMB_FORMAT_PKCS8; /* of either version */
  CHECK_SILENT(slimb_private_key_import(&key, curve, format, in, in_len) == SLIMB_OK);
  CHECK(slimb_private_key_export(raw, &raw_len, &key, SLIMB_FORMAT_RAW) == SLIMB_OK);
  CHECK(is_secret(raw, raw_len));
}

static void imports(const char *backend) {
  uint8_t clear_scalar[SLIMB_PRIVATE_SIZE_MAX];
  slimb_private_key clear;
  random_scalar(clear_scalar);
  begin(backend, "import of a clear key");
  CHECK_SILENT(slimb_private_key_import(&clear, curve, SLIMB_FORMAT_RAW, clear_scalar, size) ==
               SLIMB_OK);
  import_encoded(backend, "import PKCS#8", &clear, clear_scalar, SLIMB_FORMAT_PKCS8,
                 SLIMB_FORMAT_PKCS8);
  import_encoded(backend, "import PEM", &clear, clear_scalar, SLIMB_FORMAT_PKCS8, SLIMB_FORMAT_PEM);
  if (is_weierstrass()) {
    import_encoded(backend, "import SEC 1", &clear, clear_scalar, SLIMB_FORMAT_SEC1,
                   SLIMB_FORMAT_SEC1);
    import_encoded(backend, "import SEC 1 PEM", &clear, clear_scalar, SLIMB_FORMAT_SEC1,
                   SLIMB_FORMAT_SEC1_PEM);
  } else {
    import_encoded(backend, "import PKCS#8, version 2", &clear, clear_scalar, SLIMB_FORMAT_PKCS8_V2,
                   SLIMB_FORMAT_PKCS8_V2);
  }
}

static void export(const char *backend, const char *name, slimb_format format) {
  uint8_t out[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof out;
  begin(backend, name);
  CHECK_SILENT(slimb_private_key_export(out, &len, &priv, format) == SLIMB_OK);
  CHECK(!is_public(out, len));
  CHECK(is_public(&len, sizeof len));
}

static void exports(const char *backend) {
  export(backend, "export raw", SLIMB_FORMAT_RAW);
  export(backend, "export PKCS#8", SLIMB_FORMAT_PKCS8);
  export(backend, "export PEM", SLIMB_FORMAT_PEM);
  if (is_weierstrass()) {
    export(backend, "export SEC 1", SLIMB_FORMAT_SEC1);
    export(backend, "export SEC 1 PEM", SLIMB_FORMAT_SEC1_PEM);
  } else {
    export(backend, "export PKCS#8, version 2", SLIMB_FORMAT_PKCS8_V2);
  }
}

/* ---- all of it ---- */

/* The keys of the run: a poisoned one, and its public key and a peer's in the clear. */
static void make_keys(const char *backend) {
  slimb_private_key peer_priv;
  uint8_t peer_scalar[SLIMB_PRIVATE_SIZE_MAX];
  random_scalar(scalar);
  random_scalar(peer_scalar);
  begin(backend, "import raw");
  CHECK(slimb_private_key_import(&peer_priv, curve, SLIMB_FORMAT_RAW, peer_scalar, size) ==
        SLIMB_OK);
  CHECK(slimb_public_key_from_private(&peer, &peer_priv) == SLIMB_OK);
  ct_poison(scalar, size);
  CHECK_SILENT(slimb_private_key_import(&priv, curve, SLIMB_FORMAT_RAW, scalar, size) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
}

static void run_backend(const char *name) {
  char label[64];
  snprintf(label, sizeof label, "%s, %s", curve_name(curve), name);
  begin(label, "forced");
  CHECK(bench_set_backend(name) && strcmp(slimb_backend(curve), name) == 0);
  make_keys(label);
  planted_in_backend(label);
  if (is_weierstrass()) ecdsa(label);
  if (is_eddsa())
    eddsa(label);
  else
    agreement(label);
  keygen(label);
  imports(label);
  exports(label);
}

int main(void) {
#ifdef SLIMB_CT_TEST
  const int marked = 1;
#else
  const int marked = 0;
#endif
  test_begin("ct");
  if (!marked || !RUNNING_ON_VALGRIND) {
    fprintf(stderr, "ct: wants a build with SLIMB_CT_TEST, and valgrind around it\n");
    return 2;
  }
  ct_poison(scalar, sizeof scalar);
  planted();
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_ED448; curve++) {
    size_t count;
    const bench_backend *backends = bench_backends(curve, &count);
    size = slimb_private_size(curve);
    for (size_t i = 0; i < count; i++) run_backend(bench_backend_name(&backends[i]));
  }
  return test_end();
}

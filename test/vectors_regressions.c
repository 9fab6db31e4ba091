/* regressions/cases.jsonl: small inputs behind public bug reports, one object a line with id, area,
 * curve, op, inputs and expected. Each op has its reader here; a verdict that the file leaves open
 * ("policy: ...", "... or documented refusal") is the one that slimb decided. */
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "field_mul.h"
#include "model_edwards.h"
#include "vectors.h"

static const json_t *current_line, *inputs, *expected; /* under way */

/* expected, where it is a text that begins like that. */
static int says(const char *text) {
  const char *got = json_string_value(expected);
  return got && strncmp(got, text, strlen(text)) == 0;
}

static int is_accept(void) {
  const char *result = json_string_value(json_object_get(expected, "result"));
  return result && strcmp(result, "accept") == 0;
}

static void unknown_verdict(void) {
  char *text = json_dumps(expected, JSON_ENCODE_ANY);
  vector_expect(0, "unknown verdict %s", text ? text : "");
}

/* Octets of a scalar and of a coordinate. */
static size_t width(void) { return slimb_private_size(vector_curve()); }

/* ---- keys ---- */

static const int private_codes[] = {SLIMB_E_PRIVATE_KEY, SLIMB_OK};
static const int encoding_codes[] = {SLIMB_E_ENCODING, SLIMB_OK};
static const int length_codes[] = {SLIMB_E_LENGTH, SLIMB_OK};
static const int refusal_codes[] = {SLIMB_E_ENCODING, SLIMB_E_POINT, SLIMB_E_PRIVATE_KEY, SLIMB_OK};

static void expect_refused_private(slimb_format format, const uint8_t *in, size_t len,
                                   const int *codes, const char *what) {
  slimb_private_key key;
  int result = slimb_private_key_import(&key, vector_import_curve(format), format, in, len);
  vector_expect_refused(result, codes, what);
}

static void expect_export(const slimb_private_key *key, slimb_format format, const uint8_t *want,
                          size_t want_len) {
  uint8_t got[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof got;
  int result = slimb_private_key_export(got, &len, key, format);
  if (vector_expect(result == SLIMB_OK && len == want_len, "export, format %d", (int)format))
    vector_expect_bytes(got, want, len, "exported key");
}

static void expect_public(const slimb_private_key *key, const json_t *object, const char *name) {
  static bytes want;
  slimb_public_key pub;
  uint8_t got[SLIMB_PUBLIC_SIZE_MAX];
  size_t len = sizeof got;
  int result = slimb_public_key_from_private(&pub, key);
  vector_expect(result == SLIMB_OK, "public key: %s", slimb_strerror(result));
  result = slimb_public_key_export(got, &len, &pub, SLIMB_FORMAT_RAW);
  if (vector_hex(&want, object, name) &&
      vector_expect(result == SLIMB_OK && len == want.len, "public key of another size"))
    vector_expect_bytes(got, want.data, len, "public key");
}

static int read_private(slimb_private_key *key) {
  uint8_t d[SLIMB_PRIVATE_SIZE_MAX];
  return vector_integer(d, width(), inputs, "d") &&
         vector_private(key, SLIMB_FORMAT_RAW, d, width());
}

static void ec_pub_from_priv(void) {
  slimb_private_key key;
  if (read_private(&key)) expect_public(&key, expected, "pub");
}

static void privkey_import_raw(void) {
  static const char *const names[] = {"raw", "sec1", "pkcs8"};
  static const slimb_format formats[] = {SLIMB_FORMAT_RAW, SLIMB_FORMAT_SEC1, SLIMB_FORMAT_PKCS8};
  for (int i = 0; i < 3; i++) {
    static bytes in;
    slimb_private_key key;
    if (i > 0 && says("error: wrong length")) return; /* raw alone */
    if (!vector_hex(&in, inputs, names[i])) return;
    if (is_accept()) {
      if (vector_private(&key, formats[i], in.data, in.len)) expect_public(&key, expected, "pub");
    } else if (says("reject")) {
      expect_refused_private(formats[i], in.data, in.len, private_codes, names[i]);
    } else if (says("error: wrong length")) {
      expect_refused_private(formats[i], in.data, in.len, length_codes, names[i]);
    } else {
      unknown_verdict();
    }
  }
}

static void privkey_export_sec1(void) {
  static bytes der;
  slimb_private_key key;
  const char *octets = vector_text(expected, "scalar_octets");
  if (!vector_hex(&der, expected, "sec1") || !read_private(&key)) return;
  expect_export(&key, SLIMB_FORMAT_SEC1, der.data, der.len);
  const size_t at = der.data[1] < 0x80 ? 6 : 7; /* the length of the OCTET STRING */
  vector_expect(der.len > at && der.data[at] == width() && strtoul(octets, NULL, 10) == width(),
                "scalar's width");
}

/* A scalar of 1 that is written short is taken, and written again at full width. */
static void expect_short_one(slimb_format format, const bytes *der) {
  uint8_t one[SLIMB_PRIVATE_SIZE_MAX] = {0}, again[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof again;
  slimb_private_key key, same;
  one[width() - 1] = 1;
  if (!vector_private(&key, format, der->data, der->len)) return;
  expect_export(&key, SLIMB_FORMAT_RAW, one, width());
  int result = slimb_private_key_export(again, &len, &key, SLIMB_FORMAT_SEC1);
  const size_t at = again[1] < 0x80 ? 6 : 7;
  vector_expect(
      result == SLIMB_OK && again[at] == width() && memcmp(again + at + 1, one, width()) == 0,
      "exported scalar");
  if (vector_private(&same, SLIMB_FORMAT_SEC1, again, len))
    expect_export(&same, SLIMB_FORMAT_RAW, one, width());
}

static void import_der(slimb_format format) {
  static bytes der;
  slimb_private_key key;
  if (!vector_hex(&der, inputs, "der")) return;
  if (is_accept()) {
    if (vector_private(&key, format, der.data, der.len)) expect_public(&key, expected, "pub");
  } else if (says("reject") || says("policy: refuse; JDK 11 wrote XDH keys this way")) {
    expect_refused_private(format, der.data, der.len, refusal_codes, "import");
  } else if (says("policy: old ring wrote this form")) { /* taken of Ed25519: the key matches */
    if (vector_curve() == SLIMB_CURVE_ED25519)
      (void)vector_private(&key, format, der.data, der.len);
    else
      expect_refused_private(format, der.data, der.len, encoding_codes, "import");
  } else if (says("accept as d=1 (re-export full width)")) {
    expect_short_one(format, &der);
  } else if (says("accept as d=1 or documented refusal")) { /* a longer one is refused */
    expect_refused_private(format, der.data, der.len, encoding_codes, "import");
  } else {
    unknown_verdict();
  }
}

static void sec1_import(void) { import_der(SLIMB_FORMAT_SEC1); }

static void pkcs8_import(void) { import_der(SLIMB_FORMAT_PKCS8); }

static void pem_private_import(void) {
  /* The scalar in every PEM of this file, for the verdicts that do not repeat it. */
  static const uint8_t scalar[] = {0x20, 0x3d, 0x85, 0x5b, 0x10, 0x17, 0x17, 0xe9, 0xfb, 0x2d, 0x0a,
                                   0xc1, 0x49, 0x22, 0xb0, 0xb3, 0x15, 0x5e, 0xe6, 0xdd, 0xa0, 0x3e,
                                   0xe3, 0x98, 0xfe, 0x45, 0xed, 0xec, 0x7f, 0xf7, 0xf2, 0x0b};
  static bytes pem;
  slimb_private_key key;
  if (!vector_hex(&pem, inputs, "pem_utf8")) return;
  if (is_accept()) {
    static bytes d;
    if (vector_hex(&d, expected, "d") && vector_private(&key, SLIMB_FORMAT_PEM, pem.data, pem.len))
      expect_export(&key, SLIMB_FORMAT_RAW, d.data, d.len);
  } else if (says("policy: accept or refuse")) { /* CR as the line end, RFC 7468's eol: taken */
    if (vector_private(&key, SLIMB_FORMAT_PEM, pem.data, pem.len))
      expect_export(&key, SLIMB_FORMAT_RAW, scalar, sizeof scalar);
  } else if (says("reject") || says("policy: RFC 7468 wants a line break here")) {
    expect_refused_private(SLIMB_FORMAT_PEM, pem.data, pem.len, encoding_codes, "import");
  } else {
    unknown_verdict();
  }
}

/* ---- points ---- */

static void point_decode(void) {
  static const int codes[] = {SLIMB_E_POINT, SLIMB_OK};
  static const int empty_codes[] = {SLIMB_E_POINT, SLIMB_E_ENCODING, SLIMB_OK};
  static bytes point, spki;
  slimb_public_key key;
  if (!says("reject") && !says("policy: reject by default")) unknown_verdict();
  if (!vector_hex(&point, inputs, "point")) return;
  int result =
      slimb_public_key_import(&key, vector_curve(), SLIMB_FORMAT_RAW, point.data, point.len);
  const int sized = point.len == 1 + width() || point.len == 1 + 2 * width();
  vector_expect_refused(result, sized ? codes : length_codes, "raw");
  if (!json_object_get(inputs, "spki") || !vector_hex(&spki, inputs, "spki")) return;
  result = slimb_public_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SPKI, spki.data, spki.len);
  vector_expect_refused(result, point.len == 0 ? empty_codes : codes, "SPKI");
}

static void expect_point(const slimb_public_key *key, slimb_format format, const char *name) {
  static bytes want;
  uint8_t got[SLIMB_PUBLIC_SIZE_MAX];
  size_t len = sizeof got;
  int result = slimb_public_key_export(got, &len, key, format);
  if (vector_hex(&want, expected, name) &&
      vector_expect(result == SLIMB_OK && len == want.len, "%s: export", name))
    vector_expect_bytes(got, want.data, len, name);
}

static void point_compress_roundtrip(void) {
  static bytes in;
  slimb_public_key key;
  if (!vector_hex(&in, inputs, "point")) return;
  if (vector_public(&key, SLIMB_FORMAT_RAW, in.data, in.len))
    expect_point(&key, SLIMB_FORMAT_COMPRESSED, "compressed");
  if (!vector_hex(&in, expected, "compressed")) return;
  if (vector_public(&key, SLIMB_FORMAT_RAW, in.data, in.len))
    expect_point(&key, SLIMB_FORMAT_RAW, "back");
}

static void ecdh(void) {
  static bytes peer_bytes, shared;
  slimb_private_key key;
  slimb_public_key peer;
  if (!vector_hex(&peer_bytes, inputs, "peer") || !vector_hex(&shared, expected, "shared")) return;
  if (!read_private(&key)) return;
  if (vector_public(&peer, SLIMB_FORMAT_RAW, peer_bytes.data, peer_bytes.len))
    vector_expect_dh(&key, &peer, &shared);
}

/* ---- ECDSA ---- */

static slimb_hash read_hash(const char *name) {
  static const struct {
    const char *name;
    slimb_hash hash;
  } names[] = {{"sha256", SLIMB_HASH_SHA256}, {"SHA256", SLIMB_HASH_SHA256},
               {"sha384", SLIMB_HASH_SHA384}, {"SHA384", SLIMB_HASH_SHA384},
               {"sha512", SLIMB_HASH_SHA512}, {"SHA512", SLIMB_HASH_SHA512}};
  const char *text = vector_text(inputs, name);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i].name, text) == 0) return names[i].hash;
  vector_expect(0, "unknown hash \"%s\"", text);
  return SLIMB_HASH_NONE;
}

static void expect_verdict(const slimb_public_key *key, const bytes *digest, const bytes *sig,
                           unsigned flags) {
  const int *codes = vector_signature_codes(sig->len, flags);
  int result = slimb_ecdsa_verify_digest(key, SLIMB_HASH_NONE, digest->data, digest->len, sig->data,
                                         sig->len, flags);
  if (says("valid"))
    vector_expect(result == SLIMB_OK, "verify: %s", slimb_strerror(result));
  else if (says("invalid"))
    vector_expect_refused(result, codes, "verify");
  else
    unknown_verdict();
}

static void verify(int der) {
  static bytes pub, digest, sig;
  slimb_public_key key;
  if (!vector_hex(&pub, inputs, "pub") || !vector_hex(&digest, inputs, "digest")) return;
  if (!vector_public(&key, SLIMB_FORMAT_RAW, pub.data, pub.len)) return;
  if (der && vector_hex(&sig, inputs, "sig_der")) expect_verdict(&key, &digest, &sig, 0);
  if (der && !json_object_get(inputs, "sig_p1363")) return;
  if (vector_hex(&sig, inputs, "sig_p1363")) expect_verdict(&key, &digest, &sig, SLIMB_P1363);
}

static void ecdsa_verify_digest(void) { verify(1); }

static void ecdsa_verify_digest_p1363(void) { verify(0); }

/* r | s as expected states them; their length, 0 after a failure. */
static size_t read_signature(uint8_t want[2 * SLIMB_PRIVATE_SIZE_MAX]) {
  const size_t half = width();
  return vector_integer(want, half, expected, "r") &&
                 vector_integer(want + half, half, expected, "s")
             ? 2 * half
             : 0;
}

static void expect_nonce_gives(const json_t *nonce_holder, const bytes *digest) {
  uint8_t d[SLIMB_PRIVATE_SIZE_MAX], k[SLIMB_PRIVATE_SIZE_MAX];
  uint8_t want[2 * SLIMB_PRIVATE_SIZE_MAX], got[2 * SLIMB_PRIVATE_SIZE_MAX];
  if (!vector_integer(d, width(), inputs, "d") || !vector_integer(k, width(), nonce_holder, "k"))
    return;
  int result =
      bench_ecdsa_sign_nonce(got, got + width(), vector_curve(), d, k, digest->data, digest->len);
  vector_expect(result == SLIMB_OK, "signing with the nonce: %s", slimb_strerror(result));
  const size_t len = read_signature(want);
  if (len) vector_expect_bytes(got, want, len, "signature for that nonce");
}

static void ecdsa_sign_injected_nonce(void) {
  static bytes digest;
  if (vector_hex(&digest, inputs, "digest")) expect_nonce_gives(inputs, &digest);
}

static void expect_signature(int result, const uint8_t *got, size_t len, const char *function) {
  uint8_t want[2 * SLIMB_PRIVATE_SIZE_MAX];
  if (vector_expect(result == SLIMB_OK && len == 2 * width(), "%s: %s", function,
                    slimb_strerror(result)) &&
      read_signature(want))
    vector_expect_bytes(got, want, len, "signature");
}

static void ecdsa_sign_rfc6979_digest(void) {
  static bytes digest, msg;
  uint8_t sig[2 * SLIMB_PRIVATE_SIZE_MAX];
  size_t len = sizeof sig;
  slimb_private_key key;
  slimb_public_key pub;
  slimb_hash hash = read_hash("hmac_hash");
  const unsigned flags = SLIMB_P1363 | SLIMB_DETERMINISTIC;
  if (!vector_hex(&digest, inputs, "digest") || !read_private(&key)) return;
  if (json_object_get(expected, "k")) expect_nonce_gives(expected, &digest);
  int result = slimb_ecdsa_sign_digest(sig, &len, &key, SLIMB_HASH_NONE, digest.data, digest.len,
                                       flags | SLIMB_HMAC(hash));
  expect_signature(result, sig, len, "digest of any origin");
  if (digest.len == slimb_hash_size(hash)) {
    len = sizeof sig;
    result = slimb_ecdsa_sign_digest(sig, &len, &key, hash, digest.data, digest.len, flags);
    expect_signature(result, sig, len, "digest of that hash");
  }
  if (json_object_get(inputs, "msg") && vector_hex(&msg, inputs, "msg")) {
    len = sizeof sig;
    result = slimb_ecdsa_sign(sig, &len, &key, hash, msg.data, msg.len, flags);
    expect_signature(result, sig, len, "message");
  }
  result = slimb_public_key_from_private(&pub, &key);
  if (result == SLIMB_OK)
    result = slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_NONE, digest.data, digest.len, sig, len,
                                       SLIMB_P1363);
  vector_expect(result == SLIMB_OK, "verify: %s", slimb_strerror(result));
}

static void sign_and_verify_prehashed(void) {
  static const uint8_t one[SLIMB_P256_PRIVATE_SIZE] = {[31] = 1};
  static bytes digest;
  uint8_t sig[SLIMB_P256_SIGNATURE_DER_SIZE];
  size_t len = sizeof sig;
  slimb_private_key key;
  slimb_public_key pub;
  slimb_hash hash = read_hash("hash");
  if (!vector_hex(&digest, inputs, "digest")) return;
  if (!vector_private(&key, SLIMB_FORMAT_RAW, one, sizeof one)) return;
  vector_expect(slimb_public_key_from_private(&pub, &key) == SLIMB_OK, "public key");
  int result = slimb_ecdsa_sign_digest(sig, &len, &key, hash, digest.data, digest.len, 0);
  if (says("ok")) {
    vector_expect(result == SLIMB_OK, "sign: %s", slimb_strerror(result));
  } else if (says("error: digest length does not match hash")) {
    vector_expect_refused(result, length_codes, "sign");
    len = sizeof sig;
    result = slimb_ecdsa_sign(sig, &len, &key, hash, NULL, 0, 0);
    vector_expect(result == SLIMB_OK, "sign a message: %s", slimb_strerror(result));
  } else {
    unknown_verdict();
  }
  result = slimb_ecdsa_verify_digest(&pub, hash, digest.data, digest.len, sig, len, 0);
  if (says("ok"))
    vector_expect(result == SLIMB_OK, "verify: %s", slimb_strerror(result));
  else
    vector_expect_refused(result, length_codes, "verify");
}

/* ---- EdDSA and X25519, X448 ---- */

static void eddsa_pub_import(void) {
  static const int codes[] = {SLIMB_E_POINT, SLIMB_OK};
  static const uint8_t empty[1];
  static bytes pub;
  slimb_public_key key;
  if (!vector_hex(&pub, inputs, "pub")) return;
  int result = slimb_public_key_import(&key, vector_curve(), SLIMB_FORMAT_RAW, pub.data, pub.len);
  if (says("reject")) {
    vector_expect_refused(result, codes, "import");
  } else if (says("policy: reject in default (strict) mode")) { /* small order: under STRICT */
    uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX] = {0};
    vector_expect(result == SLIMB_OK, "import: %s", slimb_strerror(result));
    result = slimb_eddsa_verify(&key, NULL, 0, empty, 0, sig,
                                slimb_signature_size(vector_curve(), 0), SLIMB_STRICT);
    vector_expect_refused(result, codes, "verify, strict");
  } else {
    unknown_verdict();
  }
}

/* H(dom | R | A | M) mod L, by libcrypto's hashes. */
static void challenge(mpz_t k, const bytes *pub, const bytes *msg, const bytes *sig,
                      const curve_params *c) {
  uint8_t wide[114];
  const int is_448 = vector_curve() == SLIMB_CURVE_ED448;
  const size_t len = is_448 ? 114 : 64;
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  int ok = ctx && EVP_DigestInit_ex(ctx, is_448 ? EVP_shake256() : EVP_sha512(), NULL) == 1;
  if (is_448) ok = ok && EVP_DigestUpdate(ctx, "SigEd448\0\0", 10) == 1;
  ok = ok && EVP_DigestUpdate(ctx, sig->data, pub->len) == 1 &&
       EVP_DigestUpdate(ctx, pub->data, pub->len) == 1 &&
       EVP_DigestUpdate(ctx, msg->data, msg->len) == 1;
  ok = ok &&
       (is_448 ? EVP_DigestFinalXOF(ctx, wide, len) : EVP_DigestFinal_ex(ctx, wide, NULL)) == 1;
  vector_expect(ok, "libcrypto's hash");
  EVP_MD_CTX_free(ctx);
  model_from_octets(k, wide, len);
  mpz_mod(k, k, c->n);
}

/* Whether R + k A = S B on the integers, without the cofactor. */
static int equation_holds(const bytes *pub, const bytes *msg, const bytes *sig) {
  const curve_params *c =
      model_curve(vector_curve() == SLIMB_CURVE_ED448 ? "curve448" : "curve25519");
  model_point a, sum, base;
  mpz_t k, s;
  mpz_inits(k, s, NULL);
  model_init(&a);
  model_init(&sum);
  model_init(&base);
  model_base(&base, c);
  int holds = model_ed_decode(&a, pub->data, c) && model_ed_decode(&sum, sig->data, c);
  if (holds) {
    challenge(k, pub, msg, sig, c);
    model_from_octets(s, sig->data + pub->len, pub->len);
    model_mul(&a, k, &a, c);
    model_add(&sum, &sum, &a, c);
    model_mul(&base, s, &base, c);
    holds = model_equal(&sum, &base) && mpz_cmp(s, c->n) < 0;
  }
  model_clear(&a);
  model_clear(&sum);
  model_clear(&base);
  mpz_clears(k, s, NULL);
  return holds;
}

static void eddsa_verify(void) {
  static const int point_codes[] = {SLIMB_E_POINT, SLIMB_OK};
  static const int strict_codes[] = {SLIMB_E_POINT, SLIMB_E_SIGNATURE, SLIMB_OK};
  static bytes pub, msg, sig;
  slimb_public_key key;
  if (!vector_hex(&pub, inputs, "pub") || !vector_hex(&msg, inputs, "msg") ||
      !vector_hex(&sig, inputs, "sig"))
    return;
  int result = slimb_public_key_import(&key, vector_curve(), SLIMB_FORMAT_RAW, pub.data, pub.len);
  if (result != SLIMB_OK && says("invalid")) {
    vector_expect_refused(result, point_codes, "import");
    return;
  }
  if (!vector_expect(result == SLIMB_OK, "import: %s", slimb_strerror(result))) return;
  result = slimb_eddsa_verify(&key, NULL, 0, msg.data, msg.len, sig.data, sig.len, 0);
  const int strict =
      slimb_eddsa_verify(&key, NULL, 0, msg.data, msg.len, sig.data, sig.len, SLIMB_STRICT);
  if (says("valid")) {
    vector_expect(result == SLIMB_OK && strict == SLIMB_OK, "verify: %s", slimb_strerror(result));
  } else if (says("invalid")) {
    vector_expect_refused(result, vector_signature_codes(sig.len, 0), "verify");
    vector_expect(strict != SLIMB_OK, "accepted under SLIMB_STRICT");
  } else if (says("policy: RFC 8032 equation holds") ||
             says("policy: invalid in default (strict)")) {
    vector_expect((result == SLIMB_OK) == equation_holds(&pub, &msg, &sig), "not the equation: %s",
                  slimb_strerror(result));
    vector_expect_refused(strict, strict_codes, "verify, strict");
  } else {
    unknown_verdict();
  }
}

/* Signs with the seed; the signature must be that of want. Returns whether there is a key. */
static int expect_eddsa(slimb_private_key *key, const json_t *want, const char *name,
                        unsigned flags) {
  static bytes seed, msg, context, sig;
  uint8_t got[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof got;
  context.len = 0;
  if (json_object_get(inputs, "context") && !vector_hex(&context, inputs, "context")) return 0;
  if (!vector_hex(&seed, inputs, "seed") || !vector_hex(&msg, inputs, "msg") ||
      !vector_hex(&sig, want, name) || !vector_private(key, SLIMB_FORMAT_RAW, seed.data, seed.len))
    return 0;
  int result =
      slimb_eddsa_sign(got, &len, key, context.data, context.len, msg.data, msg.len, flags);
  if (vector_expect(result == SLIMB_OK && len == sig.len, "sign: %s", slimb_strerror(result)))
    vector_expect_bytes(got, sig.data, len, "signature");
  slimb_public_key pub;
  if (vector_expect(slimb_public_key_from_private(&pub, key) == SLIMB_OK, "public key")) {
    result =
        slimb_eddsa_verify(&pub, context.data, context.len, msg.data, msg.len, got, len, flags);
    vector_expect(result == SLIMB_OK, "verify: %s", slimb_strerror(result));
  }
  return 1;
}

/* A context that is too long, and an empty one where Ed25519ctx is asked for: that cannot be asked
 * for here, since an empty context is Ed25519 itself. */
static void refused_context(void) {
  static const int codes[] = {SLIMB_E_LENGTH, SLIMB_OK};
  static bytes seed, msg, context, ctx_signature;
  uint8_t got[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof got;
  slimb_private_key key;
  if (!vector_hex(&seed, inputs, "seed") || !vector_hex(&msg, inputs, "msg") ||
      !vector_hex(&context, inputs, "context") ||
      !vector_private(&key, SLIMB_FORMAT_RAW, seed.data, seed.len))
    return;
  int result = slimb_eddsa_sign(got, &len, &key, context.data, context.len, msg.data, msg.len, 0);
  if (says("error")) {
    vector_expect_refused(result, codes, "sign");
  } else if (vector_hex(&ctx_signature, current_line, "dom2_signature")) {
    vector_expect(result == SLIMB_OK && memcmp(got, ctx_signature.data, len) != 0,
                  "a signature of Ed25519ctx");
  }
}

static void eddsa_sign(void) {
  slimb_private_key key;
  if (says("error") || says("policy: the Ed25519ctx instance with an empty context")) {
    refused_context();
    return;
  }
  const unsigned flags = strcmp(vector_text(inputs, "prehash"), "00") == 0 ? 0 : SLIMB_PREHASH;
  if (expect_eddsa(&key, expected, "sig", flags)) expect_public(&key, expected, "pub");
}

/* There is no way to give a public key to signing; inside PKCS #8 another one is refused. */
static void eddsa_sign_with_given_pub(void) {
  static const int codes[] = {SLIMB_E_PRIVATE_KEY, SLIMB_E_POINT, SLIMB_OK};
  static bytes pub;
  slimb_private_key key, other;
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof der;
  if (!expect_eddsa(&key, expected, "sig_ok", 0) || !vector_hex(&pub, inputs, "pub")) return;
  int result = slimb_private_key_export(der, &len, &key, SLIMB_FORMAT_PKCS8_V2);
  if (!vector_expect(result == SLIMB_OK && len > pub.len, "export: %s", slimb_strerror(result)))
    return;
  memcpy(der + len - pub.len, pub.data, pub.len); /* the public key stands at the end */
  result = slimb_private_key_import(&other, SLIMB_CURVE_ANY, SLIMB_FORMAT_PKCS8, der, len);
  vector_expect_refused(result, codes, "a key with another public key inside");
}

static void xdh(void) {
  static const int codes[] = {SLIMB_E_POINT, SLIMB_OK};
  static bytes secret, peer_bytes, shared;
  slimb_private_key priv;
  slimb_public_key peer;
  if (!vector_hex(&secret, inputs, "priv") || !vector_hex(&peer_bytes, inputs, "peer")) return;
  if (!vector_private(&priv, SLIMB_FORMAT_RAW, secret.data, secret.len) ||
      !vector_public(&peer, SLIMB_FORMAT_RAW, peer_bytes.data, peer_bytes.len))
    return;
  if (says("error (all-zero result)")) {
    uint8_t got[SLIMB_DH_SIZE_MAX];
    size_t len = sizeof got;
    vector_expect_refused(slimb_dh(got, &len, &priv, &peer), codes, "slimb_dh");
  } else if (vector_hex(&shared, expected, "shared")) {
    vector_expect_dh(&priv, &peer, &shared);
  }
}

/* ---- the inside ---- */

static void ec_point_mul_internal(void) {
  static bytes scalar, in, want;
  const weierstrass_ops *ops = weierstrass_get(vector_curve());
  uint8_t k[32], point[64], base[64];
  if (!vector_hex(&scalar, inputs, "scalar") || !vector_hex(&in, inputs, "point")) return;
  if (!vector_expect(in.len == 65, "the point is not uncompressed")) return;
  ops->sc_reduce(k, scalar.data, scalar.len);
  ct_mask finite = ops->pt_mul(point, k, in.data + 1);
  ct_mask base_finite = ops->pt_mul_base(base, k); /* the points in this file are the base point */
  if (says("infinity")) {
    vector_expect(!finite && !base_finite, "not infinity");
  } else if (vector_hex(&want, expected, "point") && want.len == 65) {
    vector_expect(finite && base_finite, "infinity");
    vector_expect_bytes(point, want.data + 1, 64, "multiple of the point");
    vector_expect_bytes(base, want.data + 1, 64, "multiple of the base point");
  }
  expect_refused_private(SLIMB_FORMAT_RAW, scalar.data, scalar.len,
                         scalar.len == 32 ? private_codes : length_codes, "import of the scalar");
}

/* expected, a text, as a number of so many octets. */
static int read_result(uint8_t *out, size_t len) {
  json_t *holder = json_pack("{s:O}", "result", expected);
  const int ok = vector_integer(out, len, holder, "result");
  json_decref(holder);
  return ok;
}

static void scalar_mul_mod_n(void) {
  static const uint8_t zero[SLIMB_PRIVATE_SIZE_MAX];
  static bytes a, b;
  const weierstrass_ops *ops = weierstrass_get(vector_curve());
  uint8_t want[SLIMB_PRIVATE_SIZE_MAX], x[SLIMB_PRIVATE_SIZE_MAX], y[SLIMB_PRIVATE_SIZE_MAX];
  uint8_t got[SLIMB_PRIVATE_SIZE_MAX], one[SLIMB_PRIVATE_SIZE_MAX] = {0};
  one[width() - 1] = 1;
  if (!vector_hex(&a, inputs, "a") || !vector_hex(&b, inputs, "b") || !read_result(want, width()))
    return;
  ops->sc_reduce(x, a.data, a.len);
  ops->sc_reduce(y, b.data, b.len);
  ops->sc_sign(got, one, zero, x, y); /* (0 + x y) / 1 */
  vector_expect_bytes(got, want, width(), "product");
}

/* The text of expected in octets of the order's width: Ed448's 57th is 0. */
static void expect_scalar(const uint8_t *got) {
  static bytes want;
  json_t *holder = json_pack("{s:O}", "result", expected);
  const edwards_ops *ops = edwards_get(vector_curve());
  if (vector_hex(&want, holder, "result")) {
    vector_expect(want.len == ops->encoded, "a scalar of %zu octets", want.len);
    vector_expect(want.len == ops->width || want.data[ops->width] == 0, "the last octet");
    vector_expect_bytes(got, want.data, ops->width, "scalar");
  }
  json_decref(holder);
}

static void scalar_reduce_wide_le(void) {
  static bytes value;
  uint8_t got[SLIMB_PRIVATE_SIZE_MAX];
  if (!vector_hex(&value, inputs, "value")) return;
  edwards_get(vector_curve())->sc_reduce(got, value.data, value.len);
  expect_scalar(got);
}

/* a b + c */
static void scalar_muladd_le(void) {
  static bytes a, b, c;
  uint8_t got[SLIMB_PRIVATE_SIZE_MAX];
  if (!vector_hex(&a, inputs, "a") || !vector_hex(&b, inputs, "b") || !vector_hex(&c, inputs, "c"))
    return;
  edwards_get(vector_curve())->sc_mul_add(got, a.data, b.data, c.data);
  expect_scalar(got);
}

#define FIELD(name) &name,
static const field_mul *const fields[] = {FIELD_MULS(FIELD)};
#undef FIELD
#define FIELDS (sizeof fields / sizeof *fields)

static int is_field(const field_mul *field) {
  return field->curve == vector_curve() && (field->cpu & ~cpu_bits()) == 0;
}

static void field_mul_mod_p(void) {
  uint8_t a[SLIMB_DH_SIZE_MAX], b[SLIMB_DH_SIZE_MAX];
  uint8_t want[SLIMB_DH_SIZE_MAX], got[SLIMB_DH_SIZE_MAX];
  const char *second = json_object_get(inputs, "b") ? "b" : "a"; /* a square */
  if (!vector_integer(a, width(), inputs, "a") || !vector_integer(b, width(), inputs, second) ||
      !read_result(want, width()))
    return;
  for (size_t i = 0; i < FIELDS; i++) {
    if (!is_field(fields[i])) continue;
    fields[i]->mul(got, a, b);
    vector_expect_bytes(got, want, width(), fields[i]->layout);
    fields[i]->mul(got, b, a);
    vector_expect_bytes(got, want, width(), fields[i]->layout);
  }
}

/* A number longer than p, mod p: its upper octets times 2^(8 width), plus its lower ones. */
static void field_reduce_wide(void) {
  static bytes value;
  uint8_t want[SLIMB_DH_SIZE_MAX], got[SLIMB_DH_SIZE_MAX];
  if (!vector_hex(&value, inputs, "value") || !read_result(want, width())) return;
  for (size_t i = 0; i < FIELDS; i++) {
    if (!is_field(fields[i])) continue;
    fields[i]->reduce(got, value.data, value.len);
    vector_expect_bytes(got, want, width(), fields[i]->layout);
  }
}

/* p + q, by every layout's complete addition. */
static void ec_point_add_internal(void) {
  static bytes p, q, want;
  uint8_t got[2 * SLIMB_DH_SIZE_MAX];
  json_t *holder = json_pack("{s:O}", "result", expected);
  if (vector_hex(&p, inputs, "p") && vector_hex(&q, inputs, "q") &&
      vector_hex(&want, holder, "result"))
    for (size_t i = 0; i < FIELDS; i++) {
      if (!is_field(fields[i])) continue;
      if (vector_expect(fields[i]->point_add(got, p.data + 1, q.data + 1), "infinity"))
        vector_expect_bytes(got, want.data + 1, 2 * width(), fields[i]->layout);
    }
  json_decref(holder);
}

/* ---- lines ---- */

static const struct {
  const char *name;
  void (*check)(void); /* NULL: not a matter of the library */
} ops[] = {
    {"ec_pub_from_priv", ec_pub_from_priv},
    {"ec_point_add_internal", ec_point_add_internal},
    {"ec_point_mul_internal", ec_point_mul_internal},
    {"ecdh", ecdh},
    {"ecdsa_sign_injected_nonce", ecdsa_sign_injected_nonce},
    {"ecdsa_sign_rfc6979_digest", ecdsa_sign_rfc6979_digest},
    {"ecdsa_verify_digest", ecdsa_verify_digest},
    {"ecdsa_verify_digest_p1363", ecdsa_verify_digest_p1363},
    {"eddsa_pub_import", eddsa_pub_import},
    {"eddsa_sign", eddsa_sign},
    {"eddsa_sign_with_given_pub", eddsa_sign_with_given_pub},
    {"eddsa_verify", eddsa_verify},
    {"field_mul", field_mul_mod_p},
    {"field_reduce_wide", field_reduce_wide},
    {"field_sqr", field_mul_mod_p},
    {"pem_private_import", pem_private_import},
    {"pkcs8_import", pkcs8_import},
    {"point_compress_roundtrip", point_compress_roundtrip},
    {"point_decode", point_decode},
    {"privkey_export_sec1", privkey_export_sec1},
    {"privkey_import_raw", privkey_import_raw},
    {"provider_algorithm_id", NULL},
    {"provider_params", NULL},
    {"scalar_mul_mod_n", scalar_mul_mod_n},
    {"scalar_muladd_le", scalar_muladd_le},
    {"scalar_reduce_wide_le", scalar_reduce_wide_le},
    {"scenario", NULL},
    {"sec1_import", sec1_import},
    {"sign_and_verify_prehashed_with_named_hash", sign_and_verify_prehashed},
    {"xdh", xdh},
};
#define OPS (sizeof ops / sizeof *ops)

static size_t line_op;

static void check_line(const json_t *line) {
  current_line = line;
  inputs = json_object_get(line, "inputs");
  expected = json_object_get(line, "expected");
  ops[line_op].check();
}

/* The curve of a line; ANY for a name that is none. What is of all curves is of P-256 here. */
static slimb_curve curve_by_name(const char *name) {
  static const struct {
    const char *name;
    slimb_curve curve;
  } names[] = {{"P-256", SLIMB_CURVE_P256},         {"P-384", SLIMB_CURVE_P384},
               {"P-521", SLIMB_CURVE_P521},         {"secp256k1", SLIMB_CURVE_SECP256K1},
               {"X25519", SLIMB_CURVE_X25519},      {"X448", SLIMB_CURVE_X448},
               {"Ed25519", SLIMB_CURVE_ED25519},    {"Ed448", SLIMB_CURVE_ED448},
               {"P-256/Ed25519", SLIMB_CURVE_P256}, {"all", SLIMB_CURVE_P256}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i].name, name) == 0) return names[i].curve;
  return SLIMB_CURVE_ANY;
}

void vectors_regression(const json_t *line) {
  const char *id = json_string_value(json_object_get(line, "id"));
  const char *curve = json_string_value(json_object_get(line, "curve"));
  const char *op = json_string_value(json_object_get(line, "op"));
  if (!id || !curve || !op) {
    vector_broken("a line without id, curve or op");
    return;
  }
  for (line_op = 0; line_op < OPS && strcmp(ops[line_op].name, op) != 0; line_op++) continue;
  if (curve_by_name(curve) == SLIMB_CURVE_ANY || line_op == OPS) {
    vector_broken("%s: unknown curve \"%s\" or op \"%s\"", id, curve, op);
  } else if (!ops[line_op].check) {
    vector_skip("%s (%s): not a matter of the library", op,
                json_string_value(json_object_get(line, "area")));
  } else {
    vector_begin(id);
    vector_on_backends(curve_by_name(curve), check_line, line);
    vector_end();
  }
}

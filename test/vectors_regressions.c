/* regressions/cases.jsonl: small inputs behind public bug reports, one object a line with id, area,
 * curve, op, inputs and expected. Each op that concerns P-256 has its reader here; a verdict that
 * the file leaves open ("policy: ...", "... or documented refusal") is the one that slimb decided.
 */
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "field_mul.h"
#include "vectors.h"

static const json_t *inputs, *expected; /* of the line under way */

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

/* ---- keys ---- */

static const int private_codes[] = {SLIMB_E_PRIVATE_KEY, SLIMB_OK};
static const int encoding_codes[] = {SLIMB_E_ENCODING, SLIMB_OK};
static const int length_codes[] = {SLIMB_E_LENGTH, SLIMB_OK};

static void expect_refused_private(slimb_format format, const uint8_t *in, size_t len,
                                   const int *codes, const char *what) {
  slimb_private_key key;
  slimb_curve curve = format == SLIMB_FORMAT_RAW ? SLIMB_CURVE_P256 : SLIMB_CURVE_ANY;
  vector_expect_refused(slimb_private_key_import(&key, curve, format, in, len), codes, what);
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
  uint8_t got[SLIMB_P256_PUBLIC_SIZE];
  size_t len = sizeof got;
  int result = slimb_public_key_from_private(&pub, key);
  vector_expect(result == SLIMB_OK, "public key: %s", slimb_strerror(result));
  result = slimb_public_key_export(got, &len, &pub, SLIMB_FORMAT_RAW);
  if (vector_hex(&want, object, name) &&
      vector_expect(result == SLIMB_OK && len == want.len, "public key of another size"))
    vector_expect_bytes(got, want.data, len, "public key");
}

static int read_private(slimb_private_key *key) {
  uint8_t d[SLIMB_P256_PRIVATE_SIZE];
  return vector_integer(d, sizeof d, inputs, "d") &&
         vector_private(key, SLIMB_FORMAT_RAW, d, sizeof d);
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
  vector_expect(strcmp(octets, "32") == 0 && der.len > 6 && der.data[6] == 32, "scalar's width");
}

static void import_der(slimb_format format) {
  static const uint8_t one[SLIMB_P256_PRIVATE_SIZE] = {[31] = 1};
  static bytes der;
  slimb_private_key key;
  if (!vector_hex(&der, inputs, "der")) return;
  if (is_accept()) {
    if (vector_private(&key, format, der.data, der.len)) expect_public(&key, expected, "pub");
  } else if (says("reject")) {
    expect_refused_private(format, der.data, der.len, encoding_codes, "import");
  } else if (says("accept as d=1 (re-export full width)")) { /* a short scalar is taken */
    static const uint8_t head[] = {0x30, 0x77, 0x02, 0x01, 0x01, 0x04, 0x20};
    uint8_t again[SLIMB_ENCODED_KEY_SIZE_MAX];
    size_t len = sizeof again;
    if (!vector_private(&key, format, der.data, der.len)) return;
    expect_export(&key, SLIMB_FORMAT_RAW, one, sizeof one);
    int result = slimb_private_key_export(again, &len, &key, SLIMB_FORMAT_SEC1);
    if (vector_expect(result == SLIMB_OK && len == 121, "export"))
      vector_expect_bytes(again, head, sizeof head, "exported head");
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
      slimb_public_key_import(&key, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, point.data, point.len);
  vector_expect_refused(result, point.len == 33 || point.len == 65 ? codes : length_codes, "raw");
  if (!json_object_get(inputs, "spki") || !vector_hex(&spki, inputs, "spki")) return;
  result = slimb_public_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SPKI, spki.data, spki.len);
  vector_expect_refused(result, point.len == 0 ? empty_codes : codes, "SPKI");
}

static void expect_point(const slimb_public_key *key, slimb_format format, const char *name) {
  static bytes want;
  uint8_t got[SLIMB_P256_PUBLIC_SIZE];
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
  static const int der_codes[] = {SLIMB_E_SIGNATURE, SLIMB_E_ENCODING, SLIMB_OK};
  static const int p1363_codes[] = {SLIMB_E_SIGNATURE, SLIMB_OK};
  const int *codes = flags == 0                                    ? der_codes
                     : sig->len == SLIMB_P256_SIGNATURE_P1363_SIZE ? p1363_codes
                                                                   : length_codes;
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

/* r | s as expected states them. */
static int read_signature(uint8_t want[64]) {
  return vector_integer(want, 32, expected, "r") && vector_integer(want + 32, 32, expected, "s");
}

static void expect_nonce_gives(const json_t *nonce_holder, const bytes *digest) {
  uint8_t d[32], k[32], want[64], got[64];
  if (!vector_integer(d, sizeof d, inputs, "d") || !vector_integer(k, 32, nonce_holder, "k"))
    return;
  int result =
      bench_ecdsa_sign_nonce(got, got + 32, SLIMB_CURVE_P256, d, k, digest->data, digest->len);
  vector_expect(result == SLIMB_OK, "signing with the nonce: %s", slimb_strerror(result));
  if (read_signature(want)) vector_expect_bytes(got, want, sizeof got, "signature for that nonce");
}

static void ecdsa_sign_injected_nonce(void) {
  static bytes digest;
  if (vector_hex(&digest, inputs, "digest")) expect_nonce_gives(inputs, &digest);
}

static void expect_signature(int result, const uint8_t *got, size_t len, const char *function) {
  uint8_t want[64];
  if (vector_expect(result == SLIMB_OK && len == sizeof want, "%s: %s", function,
                    slimb_strerror(result)) &&
      read_signature(want))
    vector_expect_bytes(got, want, sizeof want, "signature");
}

static void ecdsa_sign_rfc6979_digest(void) {
  static bytes digest, msg;
  uint8_t sig[64];
  size_t len = sizeof sig;
  slimb_private_key key;
  slimb_public_key pub;
  slimb_hash hash = read_hash("hmac_hash");
  const unsigned flags = SLIMB_P1363 | SLIMB_DETERMINISTIC;
  if (!vector_hex(&digest, inputs, "digest") || !read_private(&key)) return;
  expect_nonce_gives(expected, &digest);
  int result = slimb_ecdsa_sign_digest(sig, &len, &key, SLIMB_HASH_NONE, digest.data, digest.len,
                                       flags | SLIMB_HMAC(hash));
  expect_signature(result, sig, len, "digest of any origin");
  len = sizeof sig;
  result = slimb_ecdsa_sign_digest(sig, &len, &key, hash, digest.data, digest.len, flags);
  expect_signature(result, sig, len, "digest of that hash");
  if (json_object_get(inputs, "msg") && vector_hex(&msg, inputs, "msg")) {
    len = sizeof sig;
    result = slimb_ecdsa_sign(sig, &len, &key, hash, msg.data, msg.len, flags);
    expect_signature(result, sig, len, "message");
  }
  result = slimb_public_key_from_private(&pub, &key);
  if (result == SLIMB_OK)
    result = slimb_ecdsa_verify_digest(&pub, hash, digest.data, digest.len, sig, len, SLIMB_P1363);
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

/* ---- the inside ---- */

static void ec_point_mul_internal(void) {
  static bytes scalar, in, want;
  const weierstrass_ops *ops = weierstrass_get(SLIMB_CURVE_P256);
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

static void scalar_mul_mod_n(void) {
  static const uint8_t one[32] = {[31] = 1}, zero[32];
  static bytes a, b;
  const weierstrass_ops *ops = weierstrass_get(SLIMB_CURVE_P256);
  uint8_t want[32], x[32], y[32], got[32];
  json_t *holder = json_pack("{s:O}", "product", expected);
  if (vector_hex(&a, inputs, "a") && vector_hex(&b, inputs, "b") &&
      vector_integer(want, sizeof want, holder, "product")) {
    ops->sc_reduce(x, a.data, a.len);
    ops->sc_reduce(y, b.data, b.len);
    ops->sc_sign(got, one, zero, x, y); /* (0 + x y) / 1 */
    vector_expect_bytes(got, want, sizeof got, "product");
  }
  json_decref(holder);
}

#define FIELD(name) &name,
static const field_mul *const fields[] = {FIELD_MULS(FIELD)};
#undef FIELD

static void field_mul_mod_p(void) {
  uint8_t a[32], b[32], want[32], got[32];
  json_t *holder = json_pack("{s:O}", "product", expected);
  if (vector_integer(a, sizeof a, inputs, "a") && vector_integer(b, sizeof b, inputs, "b") &&
      vector_integer(want, sizeof want, holder, "product"))
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
      if (fields[i]->cpu & ~cpu_bits()) continue;
      fields[i]->mul(got, a, b);
      vector_expect_bytes(got, want, sizeof got, fields[i]->layout);
      fields[i]->mul(got, b, a);
      vector_expect_bytes(got, want, sizeof got, fields[i]->layout);
    }
  json_decref(holder);
}

/* ---- lines ---- */

static const struct {
  const char *name;
  void (*check)(void); /* NULL: not a matter of the library */
} ops[] = {
    {"ec_pub_from_priv", ec_pub_from_priv},
    {"ec_point_mul_internal", ec_point_mul_internal},
    {"ecdh", ecdh},
    {"ecdsa_sign_injected_nonce", ecdsa_sign_injected_nonce},
    {"ecdsa_sign_rfc6979_digest", ecdsa_sign_rfc6979_digest},
    {"ecdsa_verify_digest", ecdsa_verify_digest},
    {"ecdsa_verify_digest_p1363", ecdsa_verify_digest_p1363},
    {"field_mul", field_mul_mod_p},
    {"pem_private_import", pem_private_import},
    {"pkcs8_import", pkcs8_import},
    {"point_compress_roundtrip", point_compress_roundtrip},
    {"point_decode", point_decode},
    {"privkey_export_sec1", privkey_export_sec1},
    {"privkey_import_raw", privkey_import_raw},
    {"provider_algorithm_id", NULL},
    {"provider_params", NULL},
    {"scalar_mul_mod_n", scalar_mul_mod_n},
    {"scenario", NULL},
    {"sec1_import", sec1_import},
    {"sign_and_verify_prehashed_with_named_hash", sign_and_verify_prehashed},
};
#define OPS (sizeof ops / sizeof *ops)

static size_t line_op;

static void check_line(const json_t *line) {
  inputs = json_object_get(line, "inputs");
  expected = json_object_get(line, "expected");
  ops[line_op].check();
}

static int is_one_of(const char *text, const char *const *list) {
  while (*list && strcmp(*list, text) != 0) list++;
  return *list != NULL;
}

void vectors_regression(const json_t *line) {
  static const char *const ours[] = {"P-256", "P-256/Ed25519", "all", NULL};
  static const char *const others[] = {"P-384",  "P-521", "Ed25519",   "Ed448",
                                       "X25519", "X448",  "secp256k1", NULL};
  const char *id = json_string_value(json_object_get(line, "id"));
  const char *curve = json_string_value(json_object_get(line, "curve"));
  const char *op = json_string_value(json_object_get(line, "op"));
  if (!id || !curve || !op) {
    vector_broken("a line without id, curve or op");
    return;
  }
  if (is_one_of(curve, others)) {
    vector_skip("%s: no such curve", curve);
    return;
  }
  for (line_op = 0; line_op < OPS && strcmp(ops[line_op].name, op) != 0; line_op++) continue;
  if (!is_one_of(curve, ours) || line_op == OPS) {
    vector_broken("%s: unknown curve \"%s\" or op \"%s\"", id, curve, op);
  } else if (!ops[line_op].check) {
    vector_skip("%s (%s): not a matter of the library", op,
                json_string_value(json_object_get(line, "area")));
  } else {
    vector_begin(id);
    vector_on_backends(SLIMB_CURVE_P256, check_line, line);
    vector_end();
  }
}

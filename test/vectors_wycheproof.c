/* Wycheproof, schemas v1: ECDSA in DER and P1363, EdDSA, ECDH with the peer as SPKI, SEC 1 point or
 * PEM, XDH with raw keys and with ASN.1. "acceptable" leaves the verdict to us, and it is decided:
 * compressed points are taken, everything else of that kind (BER, malformed ASN.1, explicit
 * parameters) is refused; any u of X25519 and X448 is taken, and a secret of zeros refused. */
#include <stdio.h>
#include <string.h>

#include "vectors.h"

static const json_t *group; /* of the vector under way */

static const char *member(const json_t *object, const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  return text ? text : "";
}

static int has_flag(const json_t *test, const char *flag) {
  size_t i;
  json_t *value;
  json_array_foreach(json_object_get(test, "flags"), i,
                     value) if (strcmp(json_string_value(value), flag) == 0) return 1;
  return 0;
}

/* 1: to be taken, 0: to be refused, -1 with a failure: an unknown result. */
static int verdict(const json_t *test) {
  const char *result = member(test, "result");
  if (strcmp(result, "valid") == 0) return 1;
  if (strcmp(result, "invalid") == 0) return 0;
  if (strcmp(result, "acceptable") == 0) return has_flag(test, "CompressedPublic");
  vector_expect(0, "unknown result \"%s\"", result);
  return -1;
}

/* ---- ECDSA ---- */

static slimb_hash hash_by_name(const char *name) {
  static const struct {
    const char *name;
    slimb_hash hash;
  } names[] = {{"SHA-224", SLIMB_HASH_SHA224},    {"SHA-256", SLIMB_HASH_SHA256},
               {"SHA-384", SLIMB_HASH_SHA384},    {"SHA-512", SLIMB_HASH_SHA512},
               {"SHA3-224", SLIMB_HASH_SHA3_224}, {"SHA3-256", SLIMB_HASH_SHA3_256},
               {"SHA3-384", SLIMB_HASH_SHA3_384}, {"SHA3-512", SLIMB_HASH_SHA3_512}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i].name, name) == 0) return names[i].hash;
  vector_expect(0, "unknown hash \"%s\"", name);
  return SLIMB_HASH_NONE;
}

/* The group's key, in its three forms, which must agree; member is the raw one's name. */
static int read_group_key(slimb_public_key *key, bytes *point, const char *name) {
  static bytes der;
  slimb_public_key others[2];
  const char *pem = vector_text(group, "publicKeyPem");
  if (!vector_hex(point, json_object_get(group, "publicKey"), name) ||
      !vector_hex(&der, group, "publicKeyDer"))
    return 0;
  if (!vector_public(key, SLIMB_FORMAT_RAW, point->data, point->len) ||
      !vector_public(&others[0], SLIMB_FORMAT_SPKI, der.data, der.len) ||
      !vector_public(&others[1], SLIMB_FORMAT_PEM, (const uint8_t *)pem, strlen(pem)))
    return 0;
  for (int i = 0; i < 2; i++) {
    uint8_t got[SLIMB_PUBLIC_SIZE_MAX];
    size_t len = sizeof got;
    int result = slimb_public_key_export(got, &len, &others[i], SLIMB_FORMAT_RAW);
    if (!vector_expect(result == SLIMB_OK && len == point->len, "public key export")) return 0;
    if (!vector_expect_bytes(got, point->data, len, "public key")) return 0;
  }
  return 1;
}

static void expect_verdict(int result, int want, const bytes *sig, unsigned flags,
                           const char *function) {
  if (want == 1) vector_expect(result == SLIMB_OK, "%s: %s", function, slimb_strerror(result));
  if (want == 0) vector_expect_refused(result, vector_signature_codes(sig->len, flags), function);
}

static void check_ecdsa(const json_t *test, unsigned flags) {
  static bytes msg, sig, point;
  slimb_public_key key;
  slimb_hash hash = hash_by_name(vector_text(group, "sha"));
  int want = verdict(test);
  if (!vector_hex(&msg, test, "msg") || !vector_hex(&sig, test, "sig")) return;
  if (want < 0 || hash == SLIMB_HASH_NONE || !read_group_key(&key, &point, "uncompressed")) return;
  int result = slimb_ecdsa_verify(&key, hash, msg.data, msg.len, sig.data, sig.len, flags);
  expect_verdict(result, want, &sig, flags, "slimb_ecdsa_verify");
  int again = slimb_ecdsa_verify_raw(vector_curve(), point.data, point.len, hash, msg.data, msg.len,
                                     sig.data, sig.len, flags);
  vector_expect(again == result, "slimb_ecdsa_verify_raw: %s", slimb_strerror(again));
  msg.data[msg.len] = 0; /* another message must not have this signature */
  again = slimb_ecdsa_verify(&key, hash, msg.data, msg.len + 1, sig.data, sig.len, flags);
  expect_verdict(again, 0, &sig, flags, "slimb_ecdsa_verify of a longer message");
}

static void check_ecdsa_der(const json_t *test) { check_ecdsa(test, 0); }

static void check_ecdsa_p1363(const json_t *test) { check_ecdsa(test, SLIMB_P1363); }

/* ---- EdDSA ---- */

static void check_eddsa(const json_t *test) {
  static bytes msg, sig, point;
  slimb_public_key key;
  int want = verdict(test);
  if (!vector_hex(&msg, test, "msg") || !vector_hex(&sig, test, "sig")) return;
  if (want < 0 || !read_group_key(&key, &point, "pk")) return;
  int result = slimb_eddsa_verify(&key, NULL, 0, msg.data, msg.len, sig.data, sig.len, 0);
  expect_verdict(result, want, &sig, 0, "slimb_eddsa_verify");
  int again = slimb_eddsa_verify_raw(vector_curve(), point.data, point.len, NULL, 0, msg.data,
                                     msg.len, sig.data, sig.len, SLIMB_STRICT);
  vector_expect(again == result, "slimb_eddsa_verify_raw, strict: %s", slimb_strerror(again));
  again =
      slimb_eddsa_verify(&key, (const uint8_t *)"c", 1, msg.data, msg.len, sig.data, sig.len, 0);
  expect_verdict(again, 0, &sig, 0, "slimb_eddsa_verify with a context");
  msg.data[msg.len] = 0; /* another message must not have this signature */
  again = slimb_eddsa_verify(&key, NULL, 0, msg.data, msg.len + 1, sig.data, sig.len, 0);
  expect_verdict(again, 0, &sig, 0, "slimb_eddsa_verify of a longer message");
}

/* ---- ECDH ---- */

static void check_ecdh(const json_t *test, const slimb_private_key *priv, slimb_format format,
                       const uint8_t *peer_bytes, size_t peer_len) {
  static const int codes[] = {SLIMB_E_POINT, SLIMB_E_ENCODING, SLIMB_E_UNSUPPORTED, SLIMB_OK};
  static const int raw_codes[] = {SLIMB_E_POINT, SLIMB_E_LENGTH, SLIMB_OK};
  static bytes shared;
  slimb_public_key peer;
  int want = verdict(test);
  if (!vector_hex(&shared, test, "shared")) return;
  if (want == 1 && vector_public(&peer, format, peer_bytes, peer_len))
    vector_expect_dh(priv, &peer, &shared);
  if (want == 0) {
    int result = slimb_public_key_import(&peer, vector_curve(), format, peer_bytes, peer_len);
    vector_expect_refused(result, format == SLIMB_FORMAT_RAW ? raw_codes : codes, "public key");
  }
}

static void check_ecdh_hex(const json_t *test, slimb_format format) {
  static bytes peer;
  uint8_t scalar[SLIMB_PRIVATE_SIZE_MAX];
  const size_t width = slimb_private_size(vector_curve());
  slimb_private_key priv;
  if (vector_integer(scalar, width, test, "private") && vector_hex(&peer, test, "public") &&
      vector_private(&priv, SLIMB_FORMAT_RAW, scalar, width))
    check_ecdh(test, &priv, format, peer.data, peer.len);
}

static void check_ecdh_asn(const json_t *test) { check_ecdh_hex(test, SLIMB_FORMAT_SPKI); }

static void check_ecdh_point(const json_t *test) { check_ecdh_hex(test, SLIMB_FORMAT_RAW); }

static void check_ecdh_pem(const json_t *test) {
  const char *priv_pem = vector_text(test, "private"), *peer = vector_text(test, "public");
  slimb_private_key priv;
  if (vector_private(&priv, SLIMB_FORMAT_PEM, (const uint8_t *)priv_pem, strlen(priv_pem)))
    check_ecdh(test, &priv, SLIMB_FORMAT_PEM, (const uint8_t *)peer, strlen(peer));
}

/* ---- XDH ---- */

static void check_xdh(const json_t *test, slimb_format priv_format, slimb_format pub_format) {
  static const int codes[] = {SLIMB_E_LENGTH, SLIMB_E_POINT, SLIMB_E_ENCODING, SLIMB_E_UNSUPPORTED,
                              SLIMB_OK};
  static const int zero_codes[] = {SLIMB_E_POINT, SLIMB_OK};
  static bytes secret, peer_bytes, shared;
  slimb_private_key priv;
  slimb_public_key peer;
  if (!vector_hex(&secret, test, "private") || !vector_hex(&peer_bytes, test, "public") ||
      !vector_hex(&shared, test, "shared"))
    return;
  if (strcmp(member(test, "result"), "invalid") == 0) {
    int result = slimb_private_key_import(&priv, vector_import_curve(priv_format), priv_format,
                                          secret.data, secret.len);
    if (result == SLIMB_OK)
      result = slimb_public_key_import(&peer, vector_curve(), pub_format, peer_bytes.data,
                                       peer_bytes.len);
    vector_expect_refused(result, codes, "import of a key");
    return;
  }
  if (!vector_private(&priv, priv_format, secret.data, secret.len) ||
      !vector_public(&peer, pub_format, peer_bytes.data, peer_bytes.len))
    return;
  size_t zeros = 0;
  while (zeros < shared.len && shared.data[zeros] == 0) zeros++;
  if (zeros < shared.len) {
    vector_expect_dh(&priv, &peer, &shared);
  } else {
    uint8_t got[SLIMB_DH_SIZE_MAX];
    size_t len = sizeof got;
    vector_expect_refused(slimb_dh(got, &len, &priv, &peer), zero_codes, "slimb_dh");
  }
}

static void check_xdh_raw(const json_t *test) {
  check_xdh(test, SLIMB_FORMAT_RAW, SLIMB_FORMAT_RAW);
}

static void check_xdh_asn(const json_t *test) {
  check_xdh(test, SLIMB_FORMAT_PKCS8, SLIMB_FORMAT_SPKI);
}

/* ---- files ---- */

static const struct {
  const char *type;
  void (*check)(const json_t *test);
} types[] = {{"EcdsaVerify", check_ecdsa_der}, {"EcdsaP1363Verify", check_ecdsa_p1363},
             {"EcdhTest", check_ecdh_asn},     {"EcdhEcpointTest", check_ecdh_point},
             {"EcdhPemTest", check_ecdh_pem},  {"EddsaVerify", check_eddsa},
             {"XdhComp", check_xdh_raw},       {"XdhAsnComp", check_xdh_asn}};

static const struct {
  const char *name;
  slimb_curve curve;
} curves[] = {{"secp256r1", SLIMB_CURVE_P256},       {"secp384r1", SLIMB_CURVE_P384},
              {"secp521r1", SLIMB_CURVE_P521},       {"secp256k1", SLIMB_CURVE_SECP256K1},
              {"curve25519", SLIMB_CURVE_X25519},    {"curve448", SLIMB_CURVE_X448},
              {"edwards25519", SLIMB_CURVE_ED25519}, {"edwards448", SLIMB_CURVE_ED448}};

static slimb_curve curve_by_name(const char *name) {
  for (size_t i = 0; i < sizeof curves / sizeof *curves; i++)
    if (strcmp(curves[i].name, name) == 0) return curves[i].curve;
  return SLIMB_CURVE_ANY;
}

static void run_group(void (*check)(const json_t *)) {
  const char *name = member(group, "curve");
  if (!*name) name = member(json_object_get(group, "publicKey"), "curve");
  const slimb_curve curve = curve_by_name(name);
  size_t i;
  json_t *test;
  if (curve == SLIMB_CURVE_ANY) {
    vector_broken("unknown curve \"%s\"", name);
    return;
  }
  json_array_foreach(json_object_get(group, "tests"), i, test) {
    char id[32];
    snprintf(id, sizeof id, "tcId %lld",
             (long long)json_integer_value(json_object_get(test, "tcId")));
    vector_begin(id);
    vector_on_backends(curve, check, test);
    vector_end();
  }
}

void vectors_wycheproof(const json_t *file) {
  size_t i, total = 0;
  json_t *value;
  json_array_foreach(json_object_get(file, "testGroups"), i, value) {
    const char *type = member(value, "type");
    size_t t = 0;
    group = value;
    while (t < sizeof types / sizeof *types && strcmp(types[t].type, type) != 0) t++;
    if (t < sizeof types / sizeof *types)
      run_group(types[t].check);
    else
      vector_broken("unknown type of group \"%s\"", type);
    total += json_array_size(json_object_get(value, "tests"));
  }
  long long stated = json_integer_value(json_object_get(file, "numberOfTests"));
  if (total == 0 || stated != (long long)total)
    vector_broken("%zu tests, where the file states %lld", total, stated);
}

/* Keys of every curve in every format: round trips, truncations, room, libcrypto's bytes, what a
 * curve does not have, and RFC 8410's forms. */
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <string.h>

#include "backends.h"
#include "import.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ROOM SLIMB_ENCODED_KEY_SIZE_MAX
#define RAW SLIMB_FORMAT_RAW

static slimb_curve curve;

static int is_ec(slimb_curve c) { return c <= SLIMB_CURVE_SECP256K1; }

static int is_pem(slimb_format format) {
  return format == SLIMB_FORMAT_PEM || format == SLIMB_FORMAT_SEC1_PEM;
}

static int is_raw(slimb_format format) {
  return format == RAW || format == SLIMB_FORMAT_COMPRESSED;
}

static int has_private_format(slimb_format format) {
  switch (format) {
    case SLIMB_FORMAT_RAW:
    case SLIMB_FORMAT_PKCS8:
    case SLIMB_FORMAT_PEM:
      return 1;
    case SLIMB_FORMAT_SEC1:
    case SLIMB_FORMAT_SEC1_PEM:
      return is_ec(curve);
    case SLIMB_FORMAT_PKCS8_V2:
      return !is_ec(curve);
    default:
      return 0;
  }
}

static int has_public_format(slimb_format format) {
  return format == RAW || format == SLIMB_FORMAT_SPKI || format == SLIMB_FORMAT_PEM ||
         (format == SLIMB_FORMAT_COMPRESSED && is_ec(curve));
}

/* How an export is imported again. */
static slimb_format import_as(slimb_format format) {
  return format == SLIMB_FORMAT_PKCS8_V2 ? SLIMB_FORMAT_PKCS8 : format;
}

static size_t export_private(uint8_t out[ROOM], const slimb_private_key *priv,
                             slimb_format format) {
  size_t len = ROOM;
  CHECK(slimb_private_key_export(out, &len, priv, format) == SLIMB_OK);
  return len;
}

static size_t export_public(uint8_t out[ROOM], const slimb_public_key *pub, slimb_format format) {
  size_t len = ROOM;
  CHECK(slimb_public_key_export(out, &len, pub, format) == SLIMB_OK);
  return len;
}

/* ---- round trips ---- */

static void check_private_prefixes(slimb_format format, const uint8_t *in, size_t len) {
  slimb_private_key priv;
  for (size_t cut = 0; cut + (size_t)is_pem(format) < len; cut++)
    CHECK(import_private(&priv, curve, import_as(format), in, cut) ==
          (format == RAW ? SLIMB_E_LENGTH : SLIMB_E_ENCODING));
}

static void test_private_round_trips(void) {
  slimb_private_key priv, bare, back;
  slimb_public_key pub, own;
  uint8_t raw[ROOM], out[ROOM], again[ROOM];
  for (unsigned round = 0; round < 4; round++) {
    CHECK(slimb_keypair_generate(&priv, round % 2 ? NULL : &pub, curve) == SLIMB_OK);
    CHECK(slimb_private_key_curve(&priv) == curve);
    if (round % 2) CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
    const size_t size = export_private(raw, &priv, RAW);
    CHECK(size == slimb_private_size(curve));
    if (round == 3) { /* leading zeros stay */
      memset(raw, 0, size - 5);
      CHECK(import_private(&priv, curve, RAW, raw, size) == SLIMB_OK);
      CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
    }
    CHECK(import_private(&bare, curve, RAW, raw, size) == SLIMB_OK);
    for (slimb_format format = RAW; format <= SLIMB_FORMAT_PKCS8_V2; format++) {
      test_context("format %d", format);
      if (!has_private_format(format)) continue;
      const size_t len = export_private(out, &priv, format);
      CHECK(export_private(again, &bare, format) == len);
      CHECK_BYTES(again, out, len);
      CHECK(import_private(&back, SLIMB_CURVE_ANY, import_as(format), out, len) ==
            (format == RAW ? SLIMB_E_ARGUMENT : SLIMB_OK));
      CHECK(import_private(&back, curve, import_as(format), out, len) == SLIMB_OK);
      CHECK(export_private(again, &back, RAW) == size);
      CHECK_BYTES(again, raw, size);
      CHECK(slimb_public_key_from_private(&own, &back) == SLIMB_OK);
      CHECK_BYTES(&own, &pub, sizeof pub);
      CHECK(export_private(again, &back, format) == len);
      CHECK_BYTES(again, out, len);
      if (round == 0) check_private_prefixes(format, out, len);
      out[len] = 0;
      if (!is_pem(format))
        CHECK(import_private(&back, curve, import_as(format), out, len + 1) ==
              (format == RAW ? SLIMB_E_LENGTH : SLIMB_E_ENCODING));
    }
  }
}

static void check_public_prefixes(slimb_format format, const uint8_t *in, size_t len) {
  slimb_public_key pub;
  for (size_t cut = 0; cut + (size_t)is_pem(format) < len; cut++) {
    const int compressed = is_ec(curve) && format == RAW && cut == (len + 1) / 2;
    CHECK(import_public(&pub, curve, format, in, cut) == (compressed       ? SLIMB_E_POINT
                                                          : is_raw(format) ? SLIMB_E_LENGTH
                                                                           : SLIMB_E_ENCODING));
  }
}

static void test_public_round_trips(void) {
  slimb_private_key priv;
  slimb_public_key pub, back;
  uint8_t out[ROOM];
  for (unsigned round = 0; round < 4; round++) {
    CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
    CHECK(slimb_public_key_curve(&pub) == curve);
    for (slimb_format format = RAW; format <= SLIMB_FORMAT_PKCS8_V2; format++) {
      test_context("format %d", format);
      if (!has_public_format(format)) continue;
      const size_t len = export_public(out, &pub, format);
      if (format == RAW) CHECK(len == slimb_public_size(curve));
      CHECK(import_public(&back, curve, format, out, len) == SLIMB_OK);
      CHECK_BYTES(&back, &pub, sizeof pub);
      CHECK(import_public(&back, SLIMB_CURVE_ANY, format, out, len) ==
            (is_raw(format) ? SLIMB_E_ARGUMENT : SLIMB_OK));
      if (round == 0) check_public_prefixes(format, out, len);
      out[len] = 0;
      if (!is_pem(format))
        CHECK(import_public(&back, curve, format, out, len + 1) ==
              (is_raw(format) ? SLIMB_E_LENGTH : SLIMB_E_ENCODING));
    }
  }
}

/* A compressed point is also RAW, and may stand in an SPKI. */
static void test_compressed(void) {
  const size_t size = 1 + slimb_private_size(curve);
  slimb_private_key priv;
  slimb_public_key pub, back;
  uint8_t point[ROOM], spki[ROOM];
  if (!is_ec(curve)) return;
  for (unsigned round = 0; round < 8; round++) {
    CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
    CHECK(export_public(point, &pub, SLIMB_FORMAT_COMPRESSED) == size);
    CHECK(import_public(&back, curve, RAW, point, size) == SLIMB_OK);
    CHECK_BYTES(&back, &pub, sizeof pub);
    EVP_PKEY *peer = peer_public(spki, export_public(spki, &pub, SLIMB_FORMAT_SPKI));
    CHECK(EVP_PKEY_set_utf8_string_param(peer, "point-format", "compressed") == 1);
    uint8_t *der = NULL;
    const int len = i2d_PUBKEY(peer, &der);
    CHECK(len > 0 && import_public(&back, curve, SLIMB_FORMAT_SPKI, der, (size_t)len) == SLIMB_OK);
    CHECK_BYTES(&back, &pub, sizeof pub);
    CHECK(memcmp(der + (size_t)len - size, point, size) == 0);
    OPENSSL_free(der);
    EVP_PKEY_free(peer);
  }
}

/* ---- room, and what a curve does not have ---- */

static int export_key(int private, uint8_t *out, size_t *len, const slimb_private_key *priv,
                      const slimb_public_key *pub, slimb_format format) {
  return private ? slimb_private_key_export(out, len, priv, format)
                 : slimb_public_key_export(out, len, pub, format);
}

static void test_room(void) {
  slimb_private_key priv, back;
  slimb_public_key pub, other;
  CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
  for (int i = -2; i < 600; i++) {
    const slimb_format format = (slimb_format)(i / 2);
    const int private = i & 1;
    size_t need = 0;
    test_context("%s format %d", private ? "private" : "public", format);
    if (!(private ? has_private_format(format) : has_public_format(format))) {
      uint8_t out[ROOM];
      size_t len = sizeof out;
      memset(out, 0xa5, sizeof out);
      CHECK(export_key(private, out, &len, &priv, &pub, format) == SLIMB_E_ARGUMENT);
      CHECK(len == 0 && all_zero(out, sizeof out));
      CHECK((private ? import_private(&back, curve, format, out, slimb_private_size(curve))
                     : import_public(&other, curve, format, out, slimb_public_size(curve))) ==
            SLIMB_E_ARGUMENT);
      continue;
    }
    CHECK(export_key(private, NULL, &need, &priv, &pub, format) == SLIMB_E_LENGTH);
    CHECK(need > 0 && need <= ROOM);
    for (size_t room = 0; room <= need + 1; room++) {
      uint8_t *guarded = test_guarded(room);
      size_t len = room;
      memset(guarded, 0xa5, room);
      CHECK(export_key(private, guarded, &len, &priv, &pub, format) ==
            (room < need ? SLIMB_E_LENGTH : SLIMB_OK));
      CHECK(len == need);
      if (room < need) CHECK(all_zero(guarded, room));
      if (room > need) CHECK(guarded[need] == 0xa5);
      test_guarded_free(guarded, room);
    }
  }
}

/* Encodings name their curve: asked for as any other, they are another curve's. */
static void test_other_curves(void) {
  slimb_private_key priv, back;
  slimb_public_key pub, other;
  uint8_t out[ROOM];
  CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
  for (slimb_curve c = SLIMB_CURVE_P256; c <= SLIMB_CURVE_ED448; c++) {
    test_context("as curve %d", c);
    if (c == curve) continue;
    for (slimb_format format = SLIMB_FORMAT_SEC1; format <= SLIMB_FORMAT_PKCS8_V2; format++) {
      const int sec1 = format == SLIMB_FORMAT_SEC1 || format == SLIMB_FORMAT_SEC1_PEM;
      if (!has_private_format(format)) continue;
      const size_t len = export_private(out, &priv, format);
      CHECK(import_private(&back, c, import_as(format), out, len) ==
            (sec1 && !is_ec(c) ? SLIMB_E_ARGUMENT : SLIMB_E_UNSUPPORTED));
    }
    size_t len = export_public(out, &pub, SLIMB_FORMAT_SPKI);
    CHECK(import_public(&other, c, SLIMB_FORMAT_SPKI, out, len) == SLIMB_E_UNSUPPORTED);
    len = export_public(out, &pub, SLIMB_FORMAT_PEM);
    CHECK(import_public(&other, c, SLIMB_FORMAT_PEM, out, len) == SLIMB_E_UNSUPPORTED);
  }
  CHECK(import_private(&back, curve, SLIMB_FORMAT_PKCS8_V2, out, 40) == SLIMB_E_ARGUMENT);
  CHECK(import_private(&back, curve, SLIMB_FORMAT_SPKI, out, 40) == SLIMB_E_ARGUMENT);
  CHECK(import_public(&other, curve, SLIMB_FORMAT_PKCS8, out, 40) == SLIMB_E_ARGUMENT);
  if (is_ec(curve)) return;
  CHECK(import_private(&back, curve, SLIMB_FORMAT_SEC1, out, 40) == SLIMB_E_ARGUMENT);
  CHECK(import_private(&back, curve, SLIMB_FORMAT_SEC1_PEM, out, 40) == SLIMB_E_ARGUMENT);
  CHECK(import_public(&other, curve, SLIMB_FORMAT_COMPRESSED, out, 33) == SLIMB_E_ARGUMENT);
}

/* ---- values ---- */

/* 0 and n are refused, 1 and n - 1 taken, in every format; of the others all bytes are taken. */
static void test_range(void) {
  const size_t size = slimb_private_size(curve);
  slimb_private_key priv;
  uint8_t raw[SLIMB_PRIVATE_SIZE_MAX], der[ROOM];
  for (int i = 0; i < 7; i++) {
    int good = 1;
    memset(raw, i == 0 ? 0xff : 0, size);
    if (i == 2) raw[size - 1] = 1;
    if (is_ec(curve)) {
      good = i >= 2 && i <= 4;
      if (i >= 3) peer_order(curve, i - 5, raw); /* n - 2 to n + 1 */
    }
    test_context("value %d", i);
    CHECK(import_private(&priv, curve, RAW, raw, size) == (good ? SLIMB_OK : SLIMB_E_PRIVATE_KEY));
    CHECK(slimb_keypair_generate(&priv, NULL, curve) == SLIMB_OK);
    const size_t len = export_private(der, &priv, SLIMB_FORMAT_PKCS8);
    uint8_t secret[ROOM];
    size_t at = 0;
    export_private(secret, &priv, RAW);
    while (memcmp(der + at, secret, size) != 0) at++;
    memcpy(der + at, raw, size);
    CHECK(import_private(&priv, curve, SLIMB_FORMAT_PKCS8, der, len) ==
          (is_ec(curve) ? SLIMB_E_PRIVATE_KEY : SLIMB_OK)); /* of EC with the wrong public key */
  }
}

/* The public key inside: of another key, and damaged. */
static void test_public_inside(void) {
  const slimb_format format = is_ec(curve) ? SLIMB_FORMAT_PKCS8 : SLIMB_FORMAT_PKCS8_V2;
  const size_t size = slimb_public_size(curve);
  slimb_private_key priv, back;
  slimb_public_key pub;
  uint8_t der[ROOM], raw[ROOM];
  CHECK(slimb_keypair_generate(&priv, NULL, curve) == SLIMB_OK);
  const size_t len = export_private(der, &priv, format);
  for (unsigned i = 0; i < 4; i++) {
    CHECK(slimb_keypair_generate(&back, &pub, curve) == SLIMB_OK);
    CHECK(export_public(raw, &pub, RAW) == size);
    memcpy(der + len - size, raw, size);
    CHECK(import_private(&back, curve, import_as(format), der, len) == SLIMB_E_PRIVATE_KEY);
    der[len - size / 2] ^= 1;
    const int code = import_private(&back, curve, import_as(format), der, len);
    CHECK(code == SLIMB_E_POINT || (code == SLIMB_E_PRIVATE_KEY && !is_ec(curve)));
  }
}

/* Every byte of the structure, every value: none may be another, but that PKCS#8 of version 1 may
 * be called version 2. */
static void check_structure(slimb_format format, const uint8_t *der, size_t len,
                            const uint8_t *secret) {
  const size_t size = slimb_private_size(curve);
  const size_t end = has_private_format(SLIMB_FORMAT_SEC1) || format == SLIMB_FORMAT_PKCS8_V2
                         ? len - slimb_public_size(curve)
                         : len;
  const size_t version = der[1] < 0x80 ? 4 : 5;
  uint8_t changed[ROOM];
  slimb_private_key priv;
  size_t first = 0;
  while (memcmp(der + first, secret, size) != 0) first++;
  memcpy(changed, der, len);
  for (size_t at = 0; at < end; at++) {
    if (at >= first && at < first + size) continue;
    for (unsigned value = 0; value < 256; value++) {
      const int is_v2 = format == SLIMB_FORMAT_PKCS8 && at == version && value == 1;
      changed[at] = (uint8_t)value;
      test_context("format %d, byte %zu = %02x", format, at, value);
      if (value == der[at] || is_v2)
        CHECK(import_private(&priv, curve, import_as(format), changed, len) == SLIMB_OK);
      else
        CHECK(import_private(&priv, curve, import_as(format), changed, len) != SLIMB_OK);
    }
    changed[at] = der[at];
  }
}

static void test_structure(void) {
  static const slimb_format formats[] = {SLIMB_FORMAT_SEC1, SLIMB_FORMAT_PKCS8,
                                         SLIMB_FORMAT_PKCS8_V2};
  uint8_t raw[ROOM], der[ROOM], changed[ROOM];
  slimb_private_key priv;
  slimb_public_key pub, other;
  CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
  export_private(raw, &priv, RAW);
  for (unsigned i = 0; i < COUNT(formats); i++) {
    if (!has_private_format(formats[i])) continue;
    const size_t len = export_private(der, &priv, formats[i]);
    check_structure(formats[i], der, len, raw);
  }
  const size_t len = export_public(der, &pub, SLIMB_FORMAT_SPKI);
  memcpy(changed, der, len);
  for (size_t at = 0; at < len - slimb_public_size(curve); at++) {
    for (unsigned value = 0; value < 256; value++) {
      changed[at] = (uint8_t)value;
      test_context("SPKI, byte %zu = %02x", at, value);
      CHECK((import_public(&other, curve, SLIMB_FORMAT_SPKI, changed, len) == SLIMB_OK) ==
            (value == der[at]));
    }
    changed[at] = der[at];
  }
}

static void test_one_call(void) {
  uint8_t priv[SLIMB_PRIVATE_SIZE_MAX], pub[SLIMB_PUBLIC_SIZE_MAX], out[ROOM];
  size_t priv_len = sizeof priv, pub_len = sizeof pub;
  slimb_private_key key;
  slimb_public_key own;
  CHECK(slimb_keypair_generate_raw(priv, &priv_len, pub, &pub_len, curve) == SLIMB_OK);
  CHECK(priv_len == slimb_private_size(curve) && pub_len == slimb_public_size(curve));
  CHECK(import_private(&key, curve, RAW, priv, priv_len) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(&own, &key) == SLIMB_OK);
  CHECK(export_public(out, &own, RAW) == pub_len);
  CHECK_BYTES(out, pub, pub_len);
  priv_len--;
  CHECK(slimb_keypair_generate_raw(priv, &priv_len, pub, &pub_len, curve) == SLIMB_E_LENGTH);
  CHECK(priv_len == slimb_private_size(curve) && pub_len == slimb_public_size(curve));
  CHECK(all_zero(priv, priv_len - 1) && all_zero(pub, pub_len));
}

/* ---- libcrypto's PEM; differential.c has its DER ---- */

static void compare_pem(BIO *bio, const uint8_t *out, size_t len) {
  const uint8_t *text;
  const size_t text_len = (size_t)BIO_get_mem_data(bio, &text);
  CHECK(len == text_len);
  if (len == text_len) CHECK_BYTES(out, text, len);
  BIO_free(bio);
}

/* A label is taken for what it is alone; PEM of private keys is either label. */
static void test_labels(void) {
  slimb_private_key priv, back;
  slimb_public_key pub, other;
  uint8_t out[ROOM];
  CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
  size_t len = export_private(out, &priv, SLIMB_FORMAT_PEM);
  CHECK(import_private(&back, SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1_PEM, out, len) ==
        SLIMB_E_ENCODING);
  CHECK(import_public(&other, curve, SLIMB_FORMAT_PEM, out, len) == SLIMB_E_ENCODING);
  len = export_public(out, &pub, SLIMB_FORMAT_PEM);
  CHECK(import_private(&back, curve, SLIMB_FORMAT_PEM, out, len) == SLIMB_E_ENCODING);
  if (!is_ec(curve)) return;
  len = export_private(out, &priv, SLIMB_FORMAT_SEC1_PEM);
  CHECK(import_private(&back, curve, SLIMB_FORMAT_PEM, out, len) == SLIMB_OK);
  CHECK(import_public(&other, curve, SLIMB_FORMAT_PEM, out, len) == SLIMB_E_ENCODING);
}

static void test_libcrypto_pem(void) {
  EVP_PKEY *peer = peer_generate(curve);
  BIO *bio = BIO_new(BIO_s_mem());
  const uint8_t *text;
  uint8_t out[ROOM];
  slimb_private_key priv;
  slimb_public_key pub;
  CHECK(PEM_write_bio_PrivateKey(bio, peer, NULL, NULL, 0, NULL, NULL) == 1);
  const size_t len = (size_t)BIO_get_mem_data(bio, &text);
  CHECK(import_private(&priv, SLIMB_CURVE_ANY, SLIMB_FORMAT_PEM, text, len) == SLIMB_OK);
  CHECK(slimb_private_key_curve(&priv) == curve);
  compare_pem(bio, out, export_private(out, &priv, SLIMB_FORMAT_PEM));
  CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  bio = BIO_new(BIO_s_mem());
  CHECK(PEM_write_bio_PUBKEY(bio, peer) == 1);
  compare_pem(bio, out, export_public(out, &pub, SLIMB_FORMAT_PEM));
  if (is_ec(curve)) {
    bio = BIO_new(BIO_s_mem());
    CHECK(PEM_write_bio_PrivateKey_traditional(bio, peer, NULL, NULL, 0, NULL, NULL) == 1);
    compare_pem(bio, out, export_private(out, &priv, SLIMB_FORMAT_SEC1_PEM));
  }
  EVP_PKEY_free(peer);
}

/* ---- RFC 8410 ---- */

#define SEED "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842"
#define PUBLIC "19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1"
#define OTHER "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
#define KEY "300506032b657004220420" SEED
#define X_KEY "300506032b656e04220420" SEED

/* The examples of RFC 8410 10.1 and 10.3. */
static void test_rfc8410(void) {
  static const char v1[] =
      "-----BEGIN PRIVATE KEY-----\n"
      "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n"
      "-----END PRIVATE KEY-----\n";
  static const char v2[] =
      "-----BEGIN PRIVATE KEY-----\n"
      "MHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n"
      "oB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrB\n"
      "Z9w7lshQhqowtrbLDFw4rXAxZuE=\n"
      "-----END PRIVATE KEY-----\n";
  static const char spki[] =
      "-----BEGIN PUBLIC KEY-----\n"
      "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n"
      "-----END PUBLIC KEY-----\n";
  const char *const texts[] = {v1, v2};
  uint8_t out[ROOM], want[ROOM];
  slimb_public_key pub, own;
  CHECK(import_public(&pub, SLIMB_CURVE_ANY, SLIMB_FORMAT_PEM, (const uint8_t *)spki,
                      strlen(spki)) == SLIMB_OK);
  CHECK(export_public(out, &pub, SLIMB_FORMAT_PEM) == strlen(spki));
  CHECK_BYTES(out, spki, strlen(spki));
  for (unsigned i = 0; i < COUNT(texts); i++) {
    slimb_private_key priv;
    CHECK(import_private(&priv, SLIMB_CURVE_ANY, SLIMB_FORMAT_PEM, (const uint8_t *)texts[i],
                         strlen(texts[i])) == SLIMB_OK);
    CHECK(slimb_private_key_curve(&priv) == SLIMB_CURVE_ED25519);
    CHECK(slimb_public_key_from_private(&own, &priv) == SLIMB_OK);
    CHECK_BYTES(&own, &pub, sizeof pub);
    CHECK(export_private(out, &priv, SLIMB_FORMAT_PEM) == strlen(v1));
    CHECK_BYTES(out, v1, strlen(v1));
    const size_t len = test_hex(want, sizeof want, "3051020101" KEY "812100" PUBLIC);
    CHECK(export_private(out, &priv, SLIMB_FORMAT_PKCS8_V2) == len);
    CHECK_BYTES(out, want, len);
  }
}

static const struct {
  const char *what, *hex;
  int code;
} private_verdicts[] = {
    {"version 1", "302e020100" KEY, SLIMB_OK},
    {"version 2 without a public key", "302e020101" KEY, SLIMB_OK},
    {"version 2", "3051020101" KEY "812100" PUBLIC, SLIMB_OK},
    {"another public key", "3051020101" KEY "812100" OTHER, SLIMB_E_PRIVATE_KEY},
    {"a public key that is no point",
     "3051020101" KEY "812100edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     SLIMB_E_POINT},
    {"a public key that is too long", "3052020101" KEY "812200" PUBLIC "00", SLIMB_E_POINT},
    {"unused bits", "3051020101" KEY "812101" PUBLIC, SLIMB_E_ENCODING},
    {"ring's old form", "3053020101" KEY "a123032100" PUBLIC, SLIMB_OK},
    {"ring's old form, another public key", "3053020101" KEY "a123032100" OTHER,
     SLIMB_E_PRIVATE_KEY},
    {"ring's old form, more inside", "3055020101" KEY "a125032100" PUBLIC "0500", SLIMB_E_ENCODING},
    {"ring's old form, version 1", "3053020100" KEY "a123032100" PUBLIC, SLIMB_E_ENCODING},
    {"X25519 in ring's old form", "3053020101" X_KEY "a123032100" PUBLIC, SLIMB_E_ENCODING},
    {"version 1 with a public key", "3051020100" KEY "812100" PUBLIC, SLIMB_E_ENCODING},
    {"X25519", "302e020100" X_KEY, SLIMB_OK},
    {"X25519, another public key", "3051020101" X_KEY "812100" OTHER, SLIMB_E_PRIVATE_KEY},
    {"NULL parameters, JDK 11's XDH", "3030020100300706032b656e050004220420" SEED,
     SLIMB_E_ENCODING},
    {"NULL parameters, Ed25519", "3030020100300706032b6570050004220420" SEED, SLIMB_E_ENCODING},
    {"no OCTET STRING inside", "302c020100300506032b65700420" SEED, SLIMB_E_ENCODING},
    {"31 bytes",
     "302d020100300506032b65700421041f" /* of 32 */
     "ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842",
     SLIMB_E_ENCODING},
    {"33 bytes",
     "302f020100300506032b6570042304"
     "2100" SEED,
     SLIMB_E_ENCODING},
    {"octets after the inner one", "3030020100300506032b657004240420" SEED "0500",
     SLIMB_E_ENCODING},
    {"X448 of 32 bytes", "302e020100300506032b656f04220420" SEED, SLIMB_E_ENCODING},
    {"Ed448 of 32 bytes", "302e020100300506032b657104220420" SEED, SLIMB_E_ENCODING},
    {"1.3.101.114", "302e020100300506032b657204220420" SEED, SLIMB_E_UNSUPPORTED},
    {"Ed25519 as a curve of EC", "3037020100300e06072a8648ce3d020106032b657004220420" SEED,
     SLIMB_E_UNSUPPORTED},
};

static const struct {
  const char *what, *hex;
  int code;
} public_verdicts[] = {
    {"Ed25519", "302a300506032b6570032100" PUBLIC, SLIMB_OK},
    {"X25519", "302a300506032b656e032100" PUBLIC, SLIMB_OK},
    {"X25519, any bytes",
     "302a300506032b656e032100ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     SLIMB_OK},
    {"NULL parameters",
     "302c300706032b6570050003210"
     "0" PUBLIC,
     SLIMB_E_ENCODING},
    {"unused bits", "302a300506032b6570032101" PUBLIC, SLIMB_E_ENCODING},
    {"too long", "302b300506032b6570032200" PUBLIC "00", SLIMB_E_POINT},
    {"empty", "300a300506032b6570030100", SLIMB_E_POINT},
    {"X448 of 32 bytes", "302a300506032b656f032100" PUBLIC, SLIMB_E_POINT},
    {"no point",
     "302a300506032b6570032100edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
     SLIMB_E_POINT},
};

static void test_verdicts(void) {
  uint8_t in[ROOM];
  slimb_private_key priv;
  slimb_public_key pub;
  for (unsigned i = 0; i < COUNT(private_verdicts); i++) {
    test_context("private: %s", private_verdicts[i].what);
    CHECK(import_private(&priv, SLIMB_CURVE_ANY, SLIMB_FORMAT_PKCS8, in,
                         test_hex(in, sizeof in, private_verdicts[i].hex)) ==
          private_verdicts[i].code);
  }
  for (unsigned i = 0; i < COUNT(public_verdicts); i++) {
    test_context("public: %s", public_verdicts[i].what);
    CHECK(import_public(&pub, SLIMB_CURVE_ANY, SLIMB_FORMAT_SPKI, in,
                        test_hex(in, sizeof in, public_verdicts[i].hex)) ==
          public_verdicts[i].code);
  }
}

int main(void) {
  static const backend_test tests[] = {
      {"private keys in every format", test_private_round_trips},
      {"public keys in every format", test_public_round_trips},
      {"compressed points", test_compressed},
      {"room at every length, formats that a curve does not have", test_room},
      {"other curves", test_other_curves},
      {"private keys out of range", test_range},
      {"public keys inside private ones", test_public_inside},
      {"every byte of the structure", test_structure},
      {"one call on bytes", test_one_call},
      {"PEM labels", test_labels},
      {"PEM as libcrypto writes it", test_libcrypto_pem},
  };
  test_begin("key_formats");
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_ED448; curve++)
    run_tests(curve_name(curve), tests, COUNT(tests));
  test_case("the examples of RFC 8410");
  test_rfc8410();
  test_case("what is decided about RFC 8410's forms");
  test_verdicts();
  return test_end();
}

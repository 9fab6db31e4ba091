/* Keys: generation, and what is refused on P-256. key_formats.c has the formats. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "base/random.h"
#include "entropy.h"
#include "import.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define P256 SLIMB_CURVE_P256
#define ORDER "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
#define ALGORITHM "301306072a8648ce3d020106082a8648ce3d030107" /* id-ecPublicKey, P-256 */
#define G_X "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
#define G_Y "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
#define ONE "0000000000000000000000000000000000000000000000000000000000000001"

static int import_private_hex(slimb_curve curve, slimb_format format, const char *hex) {
  slimb_private_key priv;
  uint8_t in[512];
  return import_private(&priv, curve, format, in, test_hex(in, sizeof in, hex));
}

static int import_public_hex(slimb_curve curve, slimb_format format, const char *hex) {
  slimb_public_key pub;
  uint8_t in[512];
  return import_public(&pub, curve, format, in, test_hex(in, sizeof in, hex));
}

/* ---- generation ---- */

static void test_generate(void) {
  slimb_private_key priv, again;
  slimb_public_key pub, derived;
  uint8_t raw[32], point[65] = {4}, exported[65], before[32] = {0};
  size_t len;
  for (unsigned i = 0; i < 50; i++) {
    len = sizeof raw;
    CHECK(slimb_keypair_generate(&priv, i % 2 ? NULL : &pub, P256) == SLIMB_OK);
    CHECK(slimb_private_key_curve(&priv) == P256);
    CHECK(slimb_private_key_export(raw, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK && len == 32);
    CHECK(memcmp(raw, before, 32) != 0);
    memcpy(before, raw, 32);
    CHECK(import_private(&again, P256, SLIMB_FORMAT_RAW, raw, 32) == SLIMB_OK);
    CHECK(peer_mul(P256, point + 1, raw, NULL));
    CHECK(slimb_public_key_from_private(&derived, i % 2 ? &priv : &again) == SLIMB_OK);
    CHECK(slimb_public_key_curve(&derived) == P256);
    if (i % 2 == 0) CHECK_BYTES(&pub, &derived, sizeof pub);
    len = sizeof exported;
    CHECK(slimb_public_key_export(exported, &len, &derived, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK_BYTES(exported, point, 65);
  }
}

/* Candidates of 32 bytes: the first in [1, n-1] is the key. */
static void test_generate_from(const char *draws, const char *expected, unsigned calls) {
  uint8_t script[144], want[32], raw[32];
  size_t len = sizeof raw;
  slimb_private_key priv;
  test_hex(want, sizeof want, expected);
  entropy_play(script, test_hex(script, sizeof script, draws));
  CHECK(slimb_keypair_generate(&priv, NULL, P256) == SLIMB_OK);
  CHECK(entropy_calls == calls && entropy_script_len == 0);
  CHECK(slimb_private_key_export(raw, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
  CHECK_BYTES(raw, want, 32);
  entropy_mode = ENTROPY_SYSTEM;
}

static void test_generate_refuses(void) {
#define ZEROS16 "00000000000000000000000000000000"
#define ONES16 "ffffffffffffffffffffffffffffffff"
#define ORDER_LESS_1 "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"
#define ORDER_PLUS_1 "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552"
  test_generate_from(ONE, ONE, 1);
  test_generate_from(ORDER_LESS_1, ORDER_LESS_1, 1);
  test_generate_from(ORDER ONE, ONE, 2);
  test_generate_from(ZEROS16 ZEROS16 ORDER_PLUS_1 ONES16 ONES16 ORDER_LESS_1, ORDER_LESS_1, 4);

  slimb_private_key priv; /* a source that gives nothing else than zeros is none */
  entropy_play(NULL, 0);
  CHECK(slimb_keypair_generate(&priv, NULL, P256) == SLIMB_E_RANDOM);
  CHECK(all_zero(&priv, sizeof priv));
  entropy_mode = ENTROPY_SYSTEM;
}

/* P-521: of 66 bytes the lowest 521 bits are a candidate. */
static void test_generate_p521(void) {
  uint8_t script[4 * 66] = {0}, want[66], raw[66];
  size_t len = sizeof raw;
  slimb_private_key priv;
  peer_order(SLIMB_CURVE_P521, 0, script); /* refused, like the two that follow */
  script[0] |= 0xfe;
  peer_order(SLIMB_CURVE_P521, 1, script + 66);
  script[2 * 66] = 0xfe; /* 0, but for the bits that do not count */
  peer_order(SLIMB_CURVE_P521, -1, want);
  memcpy(script + 3 * 66, want, 66);
  script[3 * 66] |= 0xa4;
  entropy_play(script, sizeof script);
  CHECK(slimb_keypair_generate(&priv, NULL, SLIMB_CURVE_P521) == SLIMB_OK);
  CHECK(entropy_calls == 4 && entropy_script_len == 0);
  entropy_mode = ENTROPY_SYSTEM;
  CHECK(slimb_private_key_export(raw, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
  CHECK_BYTES(raw, want, 66);
}

/* The others take the bytes that the system gives, as they are. */
static void test_generate_bytes(void) {
  uint8_t script[57], raw[57];
  slimb_private_key priv;
  slimb_public_key pub;
  memset(script, 0xff, sizeof script);
  for (slimb_curve curve = SLIMB_CURVE_X25519; curve <= SLIMB_CURVE_ED448; curve++) {
    const size_t size = slimb_private_size(curve);
    size_t len = sizeof raw;
    entropy_play(script, size);
    CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
    CHECK(entropy_calls == 1 && entropy_script_len == 0);
    entropy_mode = ENTROPY_FAILS;
    entropy_calls = 0;
    CHECK(slimb_private_key_export(raw, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK(len == size);
    CHECK_BYTES(raw, script, size);
    CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_E_RANDOM);
    CHECK(all_zero(&priv, sizeof priv) && all_zero(&pub, sizeof pub));
  }
  entropy_mode = ENTROPY_SYSTEM;
}

static void test_generate_fails(void) {
  slimb_private_key priv;
  slimb_public_key pub;
  uint8_t raw[32], point[65];
  size_t raw_len = sizeof raw, point_len = sizeof point;
  memset(&priv, 0xa5, sizeof priv);
  memset(&pub, 0xa5, sizeof pub);
  memset(raw, 0xa5, sizeof raw);
  memset(point, 0xa5, sizeof point);
  entropy_mode = ENTROPY_FAILS;
  entropy_calls = 0;
  CHECK(slimb_keypair_generate(&priv, &pub, P256) == SLIMB_E_RANDOM);
  CHECK(all_zero(&priv, sizeof priv) && all_zero(&pub, sizeof pub));
  CHECK(slimb_keypair_generate_raw(raw, &raw_len, point, &point_len, P256) == SLIMB_E_RANDOM);
  CHECK(all_zero(raw, sizeof raw) && all_zero(point, sizeof point));
  CHECK(raw_len == 0 && point_len == 0);
  for (unsigned calls = 0; calls < 7; calls++) { /* of 7 bytes each; 32 are needed */
    entropy_calls = calls;
    CHECK((slimb_keypair_generate(&priv, &pub, P256) == SLIMB_OK) == (calls >= 5));
    entropy_calls = calls;
    memset(raw, 0xa5, sizeof raw);
    CHECK(random_bytes(raw, sizeof raw) == (calls >= 5));
    CHECK(calls >= 5 || all_zero(raw, sizeof raw));
  }
  entropy_mode = ENTROPY_INTERRUPTED;
  CHECK(slimb_keypair_generate(&priv, &pub, P256) == SLIMB_OK);
  entropy_mode = ENTROPY_SYSTEM;
}

/* ---- what is refused ---- */

static void test_private_range(void) {
  static const struct {
    const char *scalar;
    int code;
  } cases[] = {
      {"0000000000000000000000000000000000000000000000000000000000000000", SLIMB_E_PRIVATE_KEY},
      {ONE, SLIMB_OK},
      {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550", SLIMB_OK},
      {ORDER, SLIMB_E_PRIVATE_KEY},
      {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552", SLIMB_E_PRIVATE_KEY},
      {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffe", SLIMB_E_PRIVATE_KEY},
      {"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", SLIMB_E_PRIVATE_KEY},
  };
  for (unsigned i = 0; i < COUNT(cases); i++) {
    char der[512];
    test_context("%s", cases[i].scalar);
    CHECK(import_private_hex(P256, SLIMB_FORMAT_RAW, cases[i].scalar) == cases[i].code);
    snprintf(der, sizeof der, "30310201010420%sa00a06082a8648ce3d030107", cases[i].scalar);
    CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, der) == cases[i].code);
    snprintf(der, sizeof der, "3041020100" ALGORITHM "042730250201010420%s", cases[i].scalar);
    CHECK(import_private_hex(P256, SLIMB_FORMAT_PKCS8, der) == cases[i].code);
    CHECK(import_private_hex(SLIMB_CURVE_ANY, SLIMB_FORMAT_PKCS8, der) == cases[i].code);
  }

  test_case("raw private keys have the exact length");
  uint8_t raw[64] = {0};
  slimb_private_key priv;
  for (size_t len = 0; len <= sizeof raw; len++) {
    memset(raw, 0, sizeof raw);
    if (len) raw[len - 1] = 5;
    CHECK(import_private(&priv, P256, SLIMB_FORMAT_RAW, raw, len) ==
          (len == 32 ? SLIMB_OK : SLIMB_E_LENGTH));
  }
}

/* A shorter scalar is padded on the left, a longer one refused, though its value be the same. */
static void test_scalar_in_der(void) {
  for (size_t scalar_len = 0; scalar_len <= 40; scalar_len++) {
    uint8_t der[128], raw[32], want[32] = {0};
    size_t n = 0, len = sizeof raw;
    slimb_private_key priv;
    der[n++] = 0x30;
    der[n++] = (uint8_t)(3 + 2 + scalar_len + 12);
    n += test_hex(der + n, sizeof der - n, "02010104");
    der[n++] = (uint8_t)scalar_len;
    for (size_t i = 0; i < scalar_len; i++) {
      const uint8_t byte = scalar_len - i <= 20 ? (uint8_t)(i + 1) : 0;
      der[n++] = byte;
      if (scalar_len - i <= 32) want[32 - (scalar_len - i)] = byte;
    }
    n += test_hex(der + n, sizeof der - n, "a00a06082a8648ce3d030107");
    test_context("%zu bytes", scalar_len);
    if (scalar_len == 0 || scalar_len > 32) {
      CHECK(import_private(&priv, P256, SLIMB_FORMAT_SEC1, der, n) == SLIMB_E_ENCODING);
      continue;
    }
    CHECK(import_private(&priv, P256, SLIMB_FORMAT_SEC1, der, n) == SLIMB_OK);
    CHECK(slimb_private_key_export(raw, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK_BYTES(raw, want, 32);
    uint8_t full[SLIMB_ENCODED_KEY_SIZE_MAX];
    len = sizeof full;
    CHECK(slimb_private_key_export(full, &len, &priv, SLIMB_FORMAT_SEC1) == SLIMB_OK);
    CHECK(len == 121); /* always at full width */
  }
}

/* The public key inside: right, of another key, no point, in both forms. */
static void test_public_inside(void) {
#define SEC1_WITH(bits) "30770201010420" ONE "a00a06082a8648ce3d030107a144034200" bits
#define SEC1_WITH_SHORT(bits) "30570201010420" ONE "a00a06082a8648ce3d030107a124032200" bits
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH("04" G_X G_Y)) == SLIMB_OK);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH_SHORT("03" G_X)) == SLIMB_OK);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH_SHORT("02" G_X)) ==
        SLIMB_E_PRIVATE_KEY); /* -G */
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1,
                           SEC1_WITH("047cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc4"
                                     "7669978"
                                     "07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d2278"
                                     "73d1")) == SLIMB_E_PRIVATE_KEY); /* 2 G */
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH("04" G_Y G_X)) == SLIMB_E_POINT);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH("06" G_X G_Y)) == SLIMB_E_POINT);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, SEC1_WITH("07" G_X G_Y)) == SLIMB_E_POINT);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1,
                           "30370201010420" ONE
                           "a00a06082a8648ce3d030107a10403020000") == SLIMB_E_POINT); /* infinity */

  /* PKCS#8 v2 with the key outside. */
  CHECK(import_private_hex(P256, SLIMB_FORMAT_PKCS8,
                           "308185020101" ALGORITHM "042730250201010420" ONE
                           "81420004" G_X G_Y) == SLIMB_OK);
  CHECK(import_private_hex(P256, SLIMB_FORMAT_PKCS8,
                           "308185020101" ALGORITHM "042730250201010420" ONE
                           "81420004" G_Y G_X) == SLIMB_E_POINT);
}

static void test_curves(void) {
  /* The same structures with secp256k1 (1.3.132.0.10) and with rsaEncryption. */
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, "302e0201010420" ONE "a00706052b8104000a") ==
        SLIMB_E_UNSUPPORTED);
  CHECK(import_private_hex(SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1,
                           "302e0201010420" ONE "a00706052b8104000b") == SLIMB_E_UNSUPPORTED);
  CHECK(import_public_hex(P256, SLIMB_FORMAT_SPKI,
                          "3056301006072a8648ce3d020106052b8104000a03420004" G_X G_Y) ==
        SLIMB_E_UNSUPPORTED);
  CHECK(import_public_hex(P256, SLIMB_FORMAT_SPKI,
                          "3053300d06092a864886f70d010101050003420004" G_X G_Y) ==
        SLIMB_E_UNSUPPORTED);
  /* SEC 1 without parameters needs the curve from the caller. */
  CHECK(import_private_hex(P256, SLIMB_FORMAT_SEC1, "30250201010420" ONE) == SLIMB_OK);
  CHECK(import_private_hex(SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1, "30250201010420" ONE) ==
        SLIMB_E_ENCODING);
  const int unknown[] = {-1, 9, 255, 0x7fffffff};
  for (unsigned i = 0; i < COUNT(unknown); i++) {
    const slimb_curve curve = (slimb_curve)unknown[i];
    slimb_private_key priv;
    slimb_public_key pub;
    CHECK(import_private_hex(curve, SLIMB_FORMAT_RAW, ONE) == SLIMB_E_ARGUMENT);
    CHECK(import_private_hex(curve, SLIMB_FORMAT_SEC1, "30250201010420" ONE) == SLIMB_E_ARGUMENT);
    CHECK(import_public_hex(curve, SLIMB_FORMAT_RAW, "04" G_X G_Y) == SLIMB_E_ARGUMENT);
    CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_E_ARGUMENT);
    CHECK(all_zero(&priv, sizeof priv) && all_zero(&pub, sizeof pub));
  }
  slimb_private_key priv;
  CHECK(slimb_keypair_generate(&priv, NULL, SLIMB_CURVE_ANY) == SLIMB_E_ARGUMENT);
}

static void test_points(void) {
#define P "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"
#define ZERO "0000000000000000000000000000000000000000000000000000000000000000"
#define ROOT_B "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4"
  static const struct {
    const char *point;
    int code;
  } cases[] = {
      {"04" G_X G_Y, SLIMB_OK},
      {"03" G_X, SLIMB_OK},
      {"02" G_X, SLIMB_OK},
      {"04" ZERO ROOT_B, SLIMB_OK},
      {"02" ZERO, SLIMB_OK},
      {"03" ZERO, SLIMB_OK},
      {"", SLIMB_E_LENGTH},
      {"00", SLIMB_E_LENGTH},
      {"04", SLIMB_E_LENGTH},
      {"02", SLIMB_E_LENGTH},
      {G_X G_Y, SLIMB_E_LENGTH},
      {"04" G_X G_Y "00", SLIMB_E_LENGTH},
      {"03" G_X "00", SLIMB_E_LENGTH},
      {"06" G_X G_Y, SLIMB_E_POINT},
      {"07" G_X G_Y, SLIMB_E_POINT},
      {"05" G_X G_Y, SLIMB_E_POINT},
      {"01" G_X, SLIMB_E_POINT},
      {"04" G_X, SLIMB_E_POINT},
      {"02" G_X G_Y, SLIMB_E_POINT},
      {"00" ZERO ZERO, SLIMB_E_POINT},
      {"04" ZERO ZERO, SLIMB_E_POINT},
      {"04" G_Y G_X, SLIMB_E_POINT},
      {"04" P ROOT_B, SLIMB_E_POINT}, /* x = p, which is 0 mod p */
      {"02" P, SLIMB_E_POINT},
      {"03ffffffff00000001000000000000000000000001000000000000000000000005", SLIMB_E_POINT},
      {"02ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", SLIMB_E_POINT},
      {"020000000000000000000000000000000000000000000000000000000000000001", SLIMB_E_POINT},
  };
  for (unsigned i = 0; i < COUNT(cases); i++) {
    test_context("%.70s", cases[i].point);
    CHECK(import_public_hex(P256, SLIMB_FORMAT_RAW, cases[i].point) == cases[i].code);
    const int compressed = strlen(cases[i].point) == 66;
    CHECK(import_public_hex(P256, SLIMB_FORMAT_COMPRESSED, cases[i].point) ==
          (compressed ? cases[i].code : SLIMB_E_LENGTH));
  }
}

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"generated keys", test_generate},
      {"generation refuses what is out of range", test_generate_refuses},
      {"generation without randomness", test_generate_fails},
      {"private keys out of range", test_private_range},
      {"scalars inside DER", test_scalar_in_der},
      {"public keys inside private ones", test_public_inside},
      {"curves", test_curves},
      {"points", test_points},
  };
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("keys");
  each_backend(SLIMB_CURVE_P256, run);
  test_case("generation of P-521 keys");
  test_generate_p521();
  test_case("generation of keys that are bytes");
  test_generate_bytes();
  return test_end();
}

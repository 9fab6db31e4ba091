/* Keys and signatures in DER: golden encodings, libcrypto as the independent writer and reader, and
 * what is decided about every form. */
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <string.h>

#include "codec_forms.h"

static int result_of(form f, slimb_curve curve, const char *hex) {
  uint8_t in[ROOM];
  return decode(f, curve, in, test_hex(in, sizeof in, hex)).result;
}

/* ---- what is right ---- */

static void check_views(const decoded *d, form f, const uint8_t *scalar, const uint8_t *point) {
  CHECK(d->result == SLIMB_OK);
  if (f == SPKI) {
    CHECK(d->pub.curve == SLIMB_CURVE_P256 && d->pub.point_len == 65);
    CHECK_BYTES(d->pub.point, point, 65);
  } else {
    CHECK(d->priv.curve == SLIMB_CURVE_P256);
    CHECK(d->priv.scalar_len == 32 && d->priv.point_len == 65);
    CHECK_BYTES(d->priv.scalar, scalar, 32);
    CHECK_BYTES(d->priv.point, point, 65);
  }
}

static void golden(void) {
  uint8_t scalar[32], point[65], want[256], got[256];
  test_case("keys as the openssl command writes them");
  test_hex(scalar, sizeof scalar, SCALAR);
  test_hex(point, sizeof point, POINT);
  for (form f = SEC1; f <= SPKI; f++) {
    test_context("%s", form_names[f]);
    size_t len = example(f, want);
    decoded d = decode(f, SLIMB_CURVE_ANY, want, len);
    check_views(&d, f, scalar, point);
    CHECK(encode(f, got, sizeof got, &d) == len);
    CHECK_BYTES(got, want, len);
  }
}

static EVP_PKEY *libcrypto_key(uint8_t scalar[32], uint8_t point[65]) {
  EVP_PKEY *key = EVP_EC_gen("P-256");
  BIGNUM *d = NULL;
  size_t len = 0;
  if (!key || !EVP_PKEY_get_bn_param(key, "priv", &d) || BN_bn2binpad(d, scalar, 32) != 32 ||
      !EVP_PKEY_get_octet_string_param(key, "pub", point, 65, &len) || len != 65)
    test_fail(__FILE__, __LINE__, "libcrypto key");
  BN_free(d);
  return key;
}

static int libcrypto_der(form f, EVP_PKEY *key, unsigned char **der) {
  *der = NULL;
  if (f == SEC1) return i2d_PrivateKey(key, der);
  if (f == SPKI) return i2d_PUBKEY(key, der);
  PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key);
  int len = i2d_PKCS8_PRIV_KEY_INFO(info, der);
  PKCS8_PRIV_KEY_INFO_free(info);
  return len;
}

static void against_libcrypto(void) {
  test_case("random keys: libcrypto writes the same bytes");
  for (int i = 0; i < 100; i++) {
    uint8_t scalar[32], point[65], got[256];
    EVP_PKEY *key = libcrypto_key(scalar, point);
    decoded d = {.priv = {SLIMB_CURVE_P256, scalar, 32, point, 65},
                 .pub = {SLIMB_CURVE_P256, point, 65}};
    for (form f = SEC1; f <= SPKI; f++) {
      unsigned char *want;
      int len = libcrypto_der(f, key, &want);
      test_context("%s, key %d", form_names[f], i);
      CHECK(len > 0 && encode(f, got, sizeof got, &d) == (size_t)len);
      CHECK_BYTES(got, want, (size_t)len);
      decoded back = decode(f, SLIMB_CURVE_P256, want, (size_t)len);
      check_views(&back, f, scalar, point);
      OPENSSL_free(want);
    }
    EVP_PKEY_free(key);
  }
}

static void room(void) {
  test_case("sizes: the two-call idiom, nothing written without room");
  uint8_t in[256], out[256], zero[256] = {0};
  for (form f = SEC1; f <= SPKI; f++) {
    size_t len = example(f, in);
    decoded d = decode(f, SLIMB_CURVE_ANY, in, len);
    for (size_t given = 0; given <= len; given++) {
      uint8_t *tight = test_guarded(given);
      size_t got = given;
      memset(tight, 0x55, given);
      test_context("%s in %zu bytes", form_names[f], given);
      int result = f == SEC1    ? codec_sec1_encode(given ? tight : NULL, &got, &d.priv)
                   : f == PKCS8 ? codec_pkcs8_encode(given ? tight : NULL, &got, &d.priv)
                                : codec_spki_encode(given ? tight : NULL, &got, &d.pub);
      CHECK(got == len);
      CHECK(result == (given == len ? SLIMB_OK : SLIMB_E_LENGTH));
      CHECK_BYTES(tight, given == len ? in : zero, given);
      test_guarded_free(tight, given);
    }
    CHECK(encode(f, out, sizeof out, &d) == len);
  }
}

/* ---- what is decided ---- */

typedef struct {
  const char *what, *hex;
  form f;
  slimb_curve curve;
  int result;
} verdict;

#define ANY SLIMB_CURVE_ANY
#define KEY "0420" SCALAR
#define PUB "a144034200" POINT
#define COMPRESSED "02daa6ffca1594d7ec6f23394680234346242fde9dbcb932519b24acf670bb49a5"
#define P224 "06052b81040021"
#define ATTRIBUTES "a01a3018060a2a864886f70d01090914310a0c0874657374206b6579"
static const verdict verdicts[] = {
    {"no public key", "30310201010420" SCALAR "a00a" P256, SEC1, ANY, SLIMB_OK},
    {"no curve", "3025020101" KEY, SEC1, ANY, SLIMB_E_ENCODING},
    {"no curve, but one required", "3025020101" KEY, SEC1, SLIMB_CURVE_P256, SLIMB_OK},
    {"no curve, public key", "306b020101" KEY PUB, SEC1, ANY, SLIMB_E_ENCODING},
    {"version 0", "3077020100" KEY "a00a" P256 PUB, SEC1, ANY, SLIMB_E_ENCODING},
    {"version 2", "3077020102" KEY "a00a" P256 PUB, SEC1, ANY, SLIMB_E_ENCODING},
    {"version 257", "307802020101" KEY "a00a" P256 PUB, SEC1, ANY, SLIMB_E_ENCODING},
    {"version -1", "30770201ff" KEY "a00a" P256 PUB, SEC1, ANY, SLIMB_E_ENCODING},
    {"P-224", "302e020101" KEY "a007" P224, SEC1, ANY, SLIMB_E_UNSUPPORTED},
    {"P-224 in [0], P-256 required", "302e020101" KEY "a007" P224, SEC1, SLIMB_CURVE_P256,
     SLIMB_E_UNSUPPORTED},
    {"NULL parameters", "3029020101" KEY "a0020500", SEC1, ANY, SLIMB_E_ENCODING},
    {"[1] before [0]", "3077020101" KEY PUB "a00a" P256, SEC1, ANY, SLIMB_E_ENCODING},
    {"[2]", "3033020101" KEY "a00a" P256 "a200", SEC1, ANY, SLIMB_E_ENCODING},
    {"short scalar", "3012020101040101a00a" P256, SEC1, ANY, SLIMB_OK},
    {"scalar of 33",
     "303202010104210000000000000000000000000000000000000000000000000000000000000000"
     "01a00a" P256,
     SEC1, ANY, SLIMB_E_ENCODING},
    {"empty scalar", "30110201010400a00a" P256, SEC1, ANY, SLIMB_E_ENCODING},
    {"7 unused bits", "3077020101" KEY "a00a" P256 "a144034207" POINT, SEC1, ANY, SLIMB_E_ENCODING},

    {"bare", "3041020100" ALGORITHM "04273025020101" KEY, PKCS8, ANY, SLIMB_OK},
    {"inner curve", "304d020100" ALGORITHM "04333031020101" KEY "a00a" P256, PKCS8, ANY, SLIMB_OK},
    {"another inner curve", "304a020100" ALGORITHM "0430302e020101" KEY "a007" P224, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"compressed public key", "3067020100" ALGORITHM "044d304b020101" KEY "a124032200" COMPRESSED,
     PKCS8, ANY, SLIMB_OK},
    {"v2 without public key", "3041020101" ALGORITHM "04273025020101" KEY, PKCS8, ANY, SLIMB_OK},
    {"v2 with public key", "308185020101" ALGORITHM "04273025020101" KEY "814200" POINT, PKCS8, ANY,
     SLIMB_OK},
    {"v2, both public keys", "3081cb020101" ALGORITHM "046d306b020101" KEY PUB "814200" POINT,
     PKCS8, ANY, SLIMB_OK},
    {"v2, public keys that differ",
     "3081ab020101" ALGORITHM "046d306b020101" KEY PUB "812200" COMPRESSED, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"v1 with public key", "308185020100" ALGORITHM "04273025020101" KEY "814200" POINT, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"v2, unused bits", "308185020101" ALGORITHM "04273025020101" KEY "814204" POINT, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"v2, empty public key", "3043020101" ALGORITHM "04273025020101" KEY "8100", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"v2, octets after the public key",
     "308187020101" ALGORITHM "04273025020101" KEY "814200" POINT "0500", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"v2, explicit [1]", "308187020101" ALGORITHM "04273025020101" KEY "a144034200" POINT, PKCS8,
     ANY, SLIMB_E_ENCODING},
    {"v3", "3041020102" ALGORITHM "04273025020101" KEY, PKCS8, ANY, SLIMB_E_ENCODING},
    {"attributes", "305d020100" ALGORITHM "04273025020101" KEY ATTRIBUTES, PKCS8, ANY, SLIMB_OK},
    {"no attribute", "3043020100" ALGORITHM "04273025020101" KEY "a000", PKCS8, ANY, SLIMB_OK},
    {"malformed attributes", "3045020100" ALGORITHM "04273025020101" KEY "a0020500", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"an attribute without a value",
     "304c020100" ALGORITHM "04273025020101" KEY "a009300706032a03043100", PKCS8, ANY, SLIMB_OK},
    {"an attribute with NULL for values",
     "304c020100" ALGORITHM "04273025020101" KEY "a009300706032a03040500", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"an attribute with more",
     "304e020100" ALGORITHM "04273025020101" KEY "a00b300906032a030431000500", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"an attribute without values",
     "304a020100" ALGORITHM "04273025020101" KEY "a007300506032a0304", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"an attribute without type", "3047020100" ALGORITHM "04273025020101" KEY "a00430023100", PKCS8,
     ANY, SLIMB_E_ENCODING},
    {"attributes and public key",
     "3081a1020101" ALGORITHM "04273025020101" KEY ATTRIBUTES "814200" POINT, PKCS8, ANY, SLIMB_OK},
    {"no parameters", "3037020100300906072a8648ce3d020104273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"NULL parameters", "3039020100300b06072a8648ce3d0201050004273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"explicit parameters", "3039020100300b06072a8648ce3d0201300004273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"inner version 0", "3041020100" ALGORITHM "04273025020100" KEY, PKCS8, ANY, SLIMB_E_ENCODING},
    {"P-224", "303e020100301006072a8648ce3d0201" P224 "04273025020101" KEY, PKCS8, ANY,
     SLIMB_E_UNSUPPORTED},
    {"Ed25519", "302e020100300506032b657004220420" SCALAR, PKCS8, ANY, SLIMB_OK},
    {"RSA", "3019020100300d06092a864886f70d010101050004053003020100", PKCS8, ANY,
     SLIMB_E_UNSUPPORTED},
    {"scalar without its OCTET STRING", "303a020100" ALGORITHM KEY, PKCS8, ANY, SLIMB_E_ENCODING},

    {"compressed", "3039" ALGORITHM "032200" COMPRESSED, SPKI, ANY, SLIMB_OK},
    {"P-256 required", "3039" ALGORITHM "032200" COMPRESSED, SPKI, SLIMB_CURVE_P256, SLIMB_OK},
    {"P-224", "3036301006072a8648ce3d0201" P224 "032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_UNSUPPORTED},
    {"Ed25519", "302a300506032b6570032100" SCALAR, SPKI, ANY, SLIMB_OK},
    {"arc padded with 80", "305a301406082a808648ce3d0201" P256 "034200" POINT, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"unfinished arc", "3039301306072a8648ce3d0281" P256 "032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"no OID", "3032300c0600" P256 "032200" COMPRESSED, SPKI, ANY, SLIMB_E_ENCODING},
    {"unused bits", "3039" ALGORITHM "032204" COMPRESSED, SPKI, ANY, SLIMB_E_ENCODING},
    {"empty BIT STRING", "3017" ALGORITHM "0300", SPKI, ANY, SLIMB_E_ENCODING},
    {"NULL parameters", "3031300b06072a8648ce3d02010500032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"curve and more", "303b301506072a8648ce3d0201" P256 "0500032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"nothing", "", SPKI, ANY, SLIMB_E_ENCODING},
};

/* FF is 32 octets of ff, thus above n: whether it is too large is for the caller to find. */
#define FF "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
static const verdict signatures[] = {
    {"zeros", "3006020100020100", SIGNATURE, ANY, SLIMB_OK},
    {"top bit set", "3026022100" FF "020101", SIGNATURE, ANY, SLIMB_OK},
    {"r of 33 octets",
     "302602210101" /* 33 */
     "00000000000000000000000000000000000000000000000000000000000000020101",
     SIGNATURE, ANY, SLIMB_E_SIGNATURE},
    {"s of 33 octets", "3026020101022101" FF, SIGNATURE, ANY, SLIMB_E_SIGNATURE},
    {"r negative", "30060201ff020101", SIGNATURE, ANY, SLIMB_E_SIGNATURE},
    {"s negative", "3006020101020180", SIGNATURE, ANY, SLIMB_E_SIGNATURE},
    {"r negative, s malformed", "30060201ff020001", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"r padded, s negative", "3007020200010201ff", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"r negative, padded", "30070202ff80020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"r padded", "300702020001020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"s padded", "300702010102020001", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"zero padded", "300702020000020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"r empty", "30050200020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"s empty", "30050201010200", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"s missing", "3003020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"three integers", "3009020101020101020101", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"r too long, then garbage",
     "302802210101" /* 33 */
     "000000000000000000000000000000000000000000000000000000000000000201010500",
     SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"nothing", "", SIGNATURE, ANY, SLIMB_E_ENCODING},
    {"P1363", FF FF, SIGNATURE, ANY, SLIMB_E_ENCODING},
};

static void check_verdicts(const verdict *v, size_t count) {
  for (size_t i = 0; i < count; i++) {
    test_context("%s: %s", form_names[v[i].f], v[i].what);
    CHECK(result_of(v[i].f, v[i].curve, v[i].hex) == v[i].result);
  }
}

static void signature_round_trip(void) {
  static const size_t widths[] = {32, 48, 66};
  test_case("signatures of every length, against libcrypto");
  for (int i = 0; i < 20000; i++) {
    const size_t width = widths[i % 3];
    uint8_t r[66], s[66], got[66 * 2 + 9], want[160], back_r[66], back_s[66], *p = want;
    size_t r_zeros = (size_t)test_random_below(width + 1);
    size_t s_zeros = (size_t)test_random_below(width + 1);
    test_random(r, width), test_random(s, width);
    memset(r, 0, r_zeros), memset(s, 0, s_zeros);
    if (i % 8 == 0) r[0] = s[0] = 0xff; /* the longest: both of width and a sign */
    ECDSA_SIG *sig = ECDSA_SIG_new();
    ECDSA_SIG_set0(sig, BN_bin2bn(r, (int)width, NULL), BN_bin2bn(s, (int)width, NULL));
    size_t len = (size_t)i2d_ECDSA_SIG(sig, &p);
    ECDSA_SIG_free(sig);
    test_context("signature %d", i);
    CHECK(codec_signature_encode(got, r, s, width) == len);
    CHECK_BYTES(got, want, len);
    memcpy(page + ROOM - len, got, len);
    CHECK(codec_signature_decode(back_r, back_s, width, page + ROOM - len, len) == SLIMB_OK);
    CHECK_BYTES(back_r, r, width);
    CHECK_BYTES(back_s, s, width);
    if (i % 100 != 0) continue;
    for (size_t cut = 0; cut < len; cut++) {
      memcpy(page + ROOM - cut, got, cut);
      CHECK(codec_signature_decode(back_r, back_s, width, page + ROOM - cut, cut) ==
            SLIMB_E_ENCODING);
    }
  }
}

static void zeroed_on_error(void) {
  test_case("outputs are zero after an error");
  uint8_t zero[32] = {0}, in[256];
  for (form f = SEC1; f < FORMS; f++) {
    size_t len = example(f, in);
    decoded d = decode(f, SLIMB_CURVE_ANY, in, len - 1);
    CHECK(d.result == SLIMB_E_ENCODING);
    if (f == SIGNATURE) {
      CHECK_BYTES(d.r, zero, 32);
      CHECK_BYTES(d.s, zero, 32);
    } else {
      CHECK(f == SPKI ? !d.pub.point && !d.pub.curve : !d.priv.scalar && !d.priv.curve);
    }
  }
}

int main(void) {
  test_begin("codec");
  page = test_guarded(ROOM);
  golden();
  against_libcrypto();
  room();
  test_case("what is decided about keys");
  check_verdicts(verdicts, sizeof verdicts / sizeof *verdicts);
  test_case("what is decided about signatures");
  check_verdicts(signatures, sizeof signatures / sizeof *signatures);
  signature_round_trip();
  zeroed_on_error();
  test_guarded_free(page, ROOM);
  return test_end();
}

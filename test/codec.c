/* Keys and signatures in DER: golden encodings, libcrypto as the independent writer and reader, and
 * every way of being almost right. All inputs end at a page that faults. */
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <string.h>

#include "codec/codec.h"
#include "codec/der.h"
#include "test.h"

#define SCALAR "5606bec67d3ff3cd25476c21ab150da9e265d37344da262b2ed8ed07de939f12"
#define POINT                                                          \
  "04daa6ffca1594d7ec6f23394680234346242fde9dbcb932519b24acf670bb49a5" \
  "774fa3087579358ee7fa7a97b8a44b9ed5831ed37437646fbb9572fc3c8b395c"
#define P256 "06082a8648ce3d030107"
#define ALGORITHM "301306072a8648ce3d0201" P256

/* As the openssl command writes this key: ec -outform DER, pkcs8 -topk8, pkey -pubout. */
static const char *const sec1_hex = "30770201010420" SCALAR "a00a" P256 "a144034200" POINT;
static const char *const pkcs8_hex =
    "308187020100" ALGORITHM "046d306b0201010420" SCALAR "a144034200" POINT;
static const char *const spki_hex = "3059" ALGORITHM "034200" POINT;

typedef enum { SEC1, PKCS8, SPKI, SIGNATURE, FORMS } form;

static const char *const form_names[FORMS] = {"SEC 1", "PKCS #8", "SPKI", "signature"};

/* An encoding at the end of a page, and what the decoder made of it. */
#define ROOM 8192
static uint8_t *page;

typedef struct {
  int result;
  codec_private_key priv;
  codec_public_key pub;
  uint8_t r[32], s[32];
} decoded;

static decoded decode(form f, slimb_curve curve, const uint8_t *in, size_t in_len) {
  decoded d;
  uint8_t *p = page + ROOM - in_len;
  memset(&d, 0x55, sizeof d);
  memcpy(p, in, in_len);
  switch (f) {
    case SEC1:
      d.result = codec_sec1_decode(&d.priv, curve, p, in_len);
      break;
    case PKCS8:
      d.result = codec_pkcs8_decode(&d.priv, curve, p, in_len);
      break;
    case SPKI:
      d.result = codec_spki_decode(&d.pub, curve, p, in_len);
      break;
    default:
      d.result = codec_signature_decode(d.r, d.s, 32, p, in_len);
      break;
  }
  return d;
}

static size_t encode(form f, uint8_t *out, size_t room, const decoded *d) {
  size_t len = room;
  int result = SLIMB_OK;
  switch (f) {
    case SEC1:
      result = codec_sec1_encode(out, &len, &d->priv);
      break;
    case PKCS8:
      result = codec_pkcs8_encode(out, &len, &d->priv);
      break;
    case SPKI:
      result = codec_spki_encode(out, &len, &d->pub);
      break;
    default:
      len = codec_signature_encode(out, d->r, d->s, 32);
      break;
  }
  CHECK(result == SLIMB_OK);
  return len;
}

static int result_of(form f, slimb_curve curve, const char *hex) {
  uint8_t in[ROOM];
  return decode(f, curve, in, test_hex(in, sizeof in, hex)).result;
}

/* The examples that the mutations start from. */
static size_t example(form f, uint8_t *out) {
  static const char *const hex[FORMS] = {
      NULL, NULL, NULL,
      "304502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26"
      "022100db9a79a7d78448e14badad5353b625ad460520774e760931e756fc2aae404726"};
  const char *text = f == SEC1 ? sec1_hex : f == PKCS8 ? pkcs8_hex : f == SPKI ? spki_hex : hex[f];
  return test_hex(out, 256, text);
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
#define P384 "06052b81040022"
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
    {"P-384", "302e020101" KEY "a007" P384, SEC1, ANY, SLIMB_E_UNSUPPORTED},
    {"P-384 in [0], P-256 required", "302e020101" KEY "a007" P384, SEC1, SLIMB_CURVE_P256,
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
    {"another inner curve", "304a020100" ALGORITHM "0430302e020101" KEY "a007" P384, PKCS8, ANY,
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
    {"v2, explicit [1]", "308188020101" ALGORITHM "04273025020101" KEY "a144034200" POINT, PKCS8,
     ANY, SLIMB_E_ENCODING},
    {"v3", "3041020102" ALGORITHM "04273025020101" KEY, PKCS8, ANY, SLIMB_E_ENCODING},
    {"attributes", "305d020100" ALGORITHM "04273025020101" KEY ATTRIBUTES, PKCS8, ANY, SLIMB_OK},
    {"no attribute", "3043020100" ALGORITHM "04273025020101" KEY "a000", PKCS8, ANY, SLIMB_OK},
    {"malformed attributes", "3045020100" ALGORITHM "04273025020101" KEY "a0020500", PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"attributes and public key",
     "3081a1020101" ALGORITHM "04273025020101" KEY ATTRIBUTES "814200" POINT, PKCS8, ANY, SLIMB_OK},
    {"no parameters", "3037020100300906072a8648ce3d020104273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"NULL parameters", "3039020100300b06072a8648ce3d0201050004273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"explicit parameters", "3039020100300b06072a8648ce3d0201300004273025020101" KEY, PKCS8, ANY,
     SLIMB_E_ENCODING},
    {"inner version 0", "3041020100" ALGORITHM "04273025020100" KEY, PKCS8, ANY, SLIMB_E_ENCODING},
    {"P-384", "303e020100301006072a8648ce3d0201" P384 "04273025020101" KEY, PKCS8, ANY,
     SLIMB_E_UNSUPPORTED},
    {"Ed25519", "302e020100300506032b657004220420" SCALAR, PKCS8, ANY, SLIMB_E_UNSUPPORTED},
    {"RSA", "3019020100300d06092a864886f70d010101050004053003020100", PKCS8, ANY,
     SLIMB_E_UNSUPPORTED},
    {"scalar without its OCTET STRING", "303a020100" ALGORITHM KEY, PKCS8, ANY, SLIMB_E_ENCODING},

    {"compressed", "3039" ALGORITHM "032200" COMPRESSED, SPKI, ANY, SLIMB_OK},
    {"P-256 required", "3039" ALGORITHM "032200" COMPRESSED, SPKI, SLIMB_CURVE_P256, SLIMB_OK},
    {"P-384", "3036301006072a8648ce3d0201" P384 "032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_UNSUPPORTED},
    {"Ed25519", "302a300506032b6570032100" SCALAR, SPKI, ANY, SLIMB_E_UNSUPPORTED},
    {"arc padded with 80", "305a301406082a808648ce3d0201" P256 "034200" POINT, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"unfinished arc", "3038301206072a8648ce3d0281" P256 "032200" COMPRESSED, SPKI, ANY,
     SLIMB_E_ENCODING},
    {"no OID", "3039300c0600" P256 "032200" COMPRESSED, SPKI, ANY, SLIMB_E_ENCODING},
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

static void nesting(void) {
  test_case("deep nesting");
  uint8_t in[ROOM];
  size_t len = 0;
  while (len + 4 <= sizeof in) { /* each SEQUENCE holds the next one */
    size_t rest = sizeof in - len - 4;
    in[len++] = DER_SEQUENCE, in[len++] = 0x82;
    in[len++] = (uint8_t)(rest >> 8), in[len++] = (uint8_t)rest;
  }
  for (form f = SEC1; f < FORMS; f++)
    CHECK(decode(f, SLIMB_CURVE_ANY, in, len).result == SLIMB_E_ENCODING);
}

/* ---- what is almost right ---- */

static void truncations(void) {
  test_case("every truncation is refused");
  uint8_t in[256];
  for (form f = SEC1; f < FORMS; f++)
    for (size_t len = example(f, in); len-- > 0;) {
      test_context("%s, %zu bytes", form_names[f], len);
      CHECK(decode(f, SLIMB_CURVE_ANY, in, len).result == SLIMB_E_ENCODING);
    }
}

/* Whether a byte of an example may have any value: contents of the scalar and the point. */
static int is_content(form f, size_t at, size_t len) {
  if (at >= len - 65) return 1;
  return f == SEC1 ? at >= 7 && at < 39 : f == PKCS8 ? at >= 36 && at < 68 : 0;
}

static void substitutions(void) {
  test_case("every byte, every value: structure is fixed, contents are free");
  uint8_t in[256], out[256];
  for (form f = SEC1; f <= SPKI; f++) {
    size_t len = example(f, in);
    for (size_t at = 0; at < len; at++) {
      uint8_t right = in[at];
      for (unsigned value = 0; value < 256; value++) {
        in[at] = (uint8_t)value;
        decoded d = decode(f, SLIMB_CURVE_ANY, in, len);
        int v2 = f == PKCS8 && at == 5 && value == 1;
        test_context("%s, byte %zu = %02x", form_names[f], at, value);
        CHECK((d.result == SLIMB_OK) == (value == right || v2 || is_content(f, at, len)));
        if (d.result != SLIMB_OK || v2) continue;
        CHECK(encode(f, out, sizeof out, &d) == len);
        CHECK_BYTES(out, in, len);
      }
      in[at] = right;
    }
  }
}

/* Takes a DER encoding apart and writes it again, with one defect in its target-th element and the
 * lengths around it right. */
typedef enum {
  LONG1,
  LONG2,
  LONG4,
  LONG9,
  INDEFINITE,
  PLUS,
  MINUS,
  HUGE32,
  HUGE64,
  RESERVED,
  TAG_FLIPPED,
  TRAILING_ZERO,
  TRAILING_NULL,
  REPEATED,
  DROPPED,
  EMPTIED,
  DEFECTS
} defect;

typedef struct {
  defect kind;
  int target, seen;
  uint8_t tag; /* of the target */
} surgery;

static size_t put_length(uint8_t *out, size_t len, const surgery *defective) {
  static const uint8_t huge[9] = {0x88, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
  size_t octets = len < 0x80 ? 0 : 1, n = 0;
  if (defective) switch (defective->kind) {
      case PLUS:
        len++;
        break;
      case MINUS:
        len--;
        break;
      case LONG1:
        octets += 1;
        break;
      case LONG2:
        octets += 2;
        break;
      case LONG4:
        octets += 4;
        break;
      case LONG9:
        octets = 9;
        break;
      case INDEFINITE:
        out[0] = 0x80;
        return 1;
      case RESERVED:
        out[0] = 0xff;
        return 1;
      case HUGE32:
        memcpy(out, huge, 5);
        out[0] = 0x84;
        return 5;
      case HUGE64:
        memcpy(out, huge, 9);
        return 9;
      default:
        break;
    }
  if (octets > 0) out[n++] = (uint8_t)(0x80 | octets);
  for (size_t i = octets; i-- > 1;) out[n++] = 0;
  out[n++] = (uint8_t)len;
  return n;
}

static size_t operate(uint8_t *out, const uint8_t *in, size_t in_len, surgery *s);

static size_t operate_element(uint8_t *out, const uint8_t *in, size_t header, size_t len,
                              surgery *s) {
  uint8_t body[512];
  const surgery *defective = s->seen++ == s->target ? s : NULL;
  int wraps = (in[0] & 0x20) || (in[0] == DER_OCTET_STRING && len > 40);
  size_t n = 0;
  if (defective) s->tag = in[0];
  if (wraps) {
    len = operate(body, in + header, len, s);
  } else {
    memcpy(body, in + header, len);
  }
  if (defective && s->kind == EMPTIED) len = 0;
  if (defective && s->kind == TRAILING_ZERO) body[len++] = 0;
  if (defective && s->kind == TRAILING_NULL) body[len++] = 5, body[len++] = 0;
  out[n++] = (uint8_t)(defective && s->kind == TAG_FLIPPED ? in[0] ^ 0x20 : in[0]);
  n += put_length(out + n, len, defective);
  memcpy(out + n, body, len);
  n += len;
  if (defective && s->kind == INDEFINITE) out[n++] = 0, out[n++] = 0;
  return n;
}

static size_t operate(uint8_t *out, const uint8_t *in, size_t in_len, surgery *s) {
  size_t n = 0;
  for (size_t at = 0; at < in_len;) {
    size_t header = in[at + 1] == 0x81 ? 3 : 2, len = in[at + header - 1];
    int here = s->seen == s->target;
    size_t written = operate_element(out + n, in + at, header, len, s);
    if (here && s->kind == REPEATED) memcpy(out + n + written, out + n, written), written *= 2;
    if (here && s->kind == DROPPED) written = 0;
    n += written;
    at += header + len;
  }
  return n;
}

static void defects(void) {
  test_case("every element, every defect");
  uint8_t in[256], out[1024];
  unsigned long operated = 0;
  for (form f = SEC1; f < FORMS; f++) {
    size_t len = example(f, in);
    surgery none = {DEFECTS, -1, 0, 0};
    CHECK(operate(out, in, len, &none) == len);
    CHECK_BYTES(out, in, len);
    for (defect kind = LONG1; kind < DEFECTS; kind++)
      for (int target = 0; target < none.seen; target++) {
        surgery s = {kind, target, 0, 0};
        size_t n = operate(out, in, len, &s);
        int result = decode(f, SLIMB_CURVE_P256, out, n).result;
        /* Optional elements may be missing, and octets behind a point are not judged here; a
         * spoilt OID may be another one, and a longer integer is too large. */
        int trailing = kind == TRAILING_ZERO || kind == TRAILING_NULL;
        int want = SLIMB_E_ENCODING;
        if (kind == DROPPED && s.tag >= 0xa0) want = SLIMB_OK;
        if (trailing && s.tag == DER_BIT_STRING) want = SLIMB_OK;
        if (trailing && s.tag == DER_INTEGER && f == SIGNATURE) want = SLIMB_E_SIGNATURE;
        test_context("%s, element %d, defect %d", form_names[f], target, (int)kind);
        CHECK(result == want || (s.tag == DER_OID && result == SLIMB_E_UNSUPPORTED));
        operated++;
      }
  }
  CHECK(operated == DEFECTS * (7 + 11 + 5 + 3));
}

/* ---- a deterministic fuzz ---- */

static size_t mutate(uint8_t *p, size_t len, size_t space) {
  for (uint64_t rounds = 1 + test_random_below(3); rounds > 0; rounds--) {
    size_t at = len ? (size_t)test_random_below(len) : 0;
    size_t run = 1 + (size_t)test_random_below(4);
    switch (test_random_below(5)) {
      case 0:
        if (len) p[at] ^= (uint8_t)(1u << test_random_below(8));
        break;
      case 1:
        if (len) p[at] = (uint8_t)test_random_below(256);
        break;
      case 2:
        if (len + run > space) break;
        memmove(p + at + run, p + at, len - at);
        test_random(p + at, run);
        len += run;
        break;
      case 3:
        if (at + run > len) break;
        memmove(p + at, p + at + run, len - at - run);
        len -= run;
        break;
      default:
        if (len) p[at] = (uint8_t)(p[at] + (test_random_below(2) ? 1 : 255));
        break;
    }
  }
  return len;
}

/* libcrypto's reader of signatures is strict, too. */
static int libcrypto_takes_signature(const uint8_t *in, size_t len) {
  const unsigned char *p = in;
  ECDSA_SIG *sig = d2i_ECDSA_SIG(NULL, &p, (long)len);
  int good = sig && p == in + len;
  if (good) good = BN_num_bits(ECDSA_SIG_get0_r(sig)) <= 256;
  if (good) good = BN_num_bits(ECDSA_SIG_get0_s(sig)) <= 256;
  ECDSA_SIG_free(sig);
  return good;
}

static int canonical(form f, const decoded *d, const uint8_t *in, size_t in_len, size_t out_len) {
  if (f == SPKI || f == SIGNATURE) return 1;
  if (f == SEC1) return d->priv.point != NULL;
  return in_len == out_len && d->priv.point != NULL && in[in[1] < 0x80 ? 4 : 5] == 0;
}

static void fuzz(void) {
  test_case("mutations never read outside, and what is taken is written again");
  unsigned long taken[FORMS] = {0};
  uint8_t in[512], out[1024];
  for (int i = 0; i < 400000; i++) {
    form f = (form)(i % FORMS);
    size_t len = mutate(in, example(f, in), sizeof in);
    decoded d = decode(f, SLIMB_CURVE_ANY, in, len);
    test_context("%s, mutation %d", form_names[f], i);
    if (f == SIGNATURE) CHECK((d.result == SLIMB_OK) == libcrypto_takes_signature(in, len));
    if (d.result != SLIMB_OK) continue;
    taken[f]++;
    if (f <= PKCS8 && !d.priv.point) continue;
    size_t written = encode(f, out, sizeof out, &d);
    if (!canonical(f, &d, in, len, written)) continue;
    CHECK(written == len);
    CHECK_BYTES(out, in, len);
  }
  for (form f = SEC1; f < FORMS; f++) CHECK(taken[f] > 1000);
}

static void signature_round_trip(void) {
  test_case("signatures of every length, against libcrypto");
  for (int i = 0; i < 20000; i++) {
    uint8_t r[32], s[32], got[32 * 2 + 9], want[128], *p = want;
    size_t r_zeros = (size_t)test_random_below(33), s_zeros = (size_t)test_random_below(33);
    test_random(r, sizeof r), test_random(s, sizeof s);
    memset(r, 0, r_zeros), memset(s, 0, s_zeros);
    ECDSA_SIG *sig = ECDSA_SIG_new();
    ECDSA_SIG_set0(sig, BN_bin2bn(r, 32, NULL), BN_bin2bn(s, 32, NULL));
    size_t len = (size_t)i2d_ECDSA_SIG(sig, &p);
    ECDSA_SIG_free(sig);
    test_context("signature %d", i);
    CHECK(codec_signature_encode(got, r, s, 32) == len);
    CHECK_BYTES(got, want, len);
    decoded d = decode(SIGNATURE, SLIMB_CURVE_ANY, got, len);
    CHECK(d.result == SLIMB_OK);
    CHECK_BYTES(d.r, r, 32);
    CHECK_BYTES(d.s, s, 32);
  }
  uint8_t wide[2 * 66 + 9], big[66], r[66], s[66];
  memset(big, 0xff, sizeof big);
  size_t len = codec_signature_encode(wide, big, big, sizeof big);
  CHECK(len == sizeof wide && wide[1] == 0x81 && wide[2] == 138);
  CHECK(codec_signature_decode(r, s, sizeof r, wide, len) == SLIMB_OK);
  CHECK_BYTES(r, big, sizeof big);
  CHECK_BYTES(s, big, sizeof big);
}

static void zeroed_on_error(void) {
  test_case("outputs are zero after an error");
  uint8_t zero[sizeof(codec_private_key)] = {0}, in[256];
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
  nesting();
  truncations();
  substitutions();
  defects();
  signature_round_trip();
  zeroed_on_error();
  fuzz();
  test_guarded_free(page, ROOM);
  return test_end();
}

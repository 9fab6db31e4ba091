/* The codec's four forms of DER for the tests: examples, and one way to decode and encode them all.
 * Inputs end at a page that faults. */
#ifndef SLIMB_TEST_CODEC_FORMS_H
#define SLIMB_TEST_CODEC_FORMS_H

#include <string.h>

#include "codec/codec.h"
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

static inline decoded decode(form f, slimb_curve curve, const uint8_t *in, size_t in_len) {
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

static inline size_t encode(form f, uint8_t *out, size_t room, const decoded *d) {
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

/* The examples that the mutations start from. */
static inline size_t example(form f, uint8_t *out) {
  static const char *const hex[FORMS] = {
      NULL, NULL, NULL,
      "304502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26"
      "022100db9a79a7d78448e14badad5353b625ad460520774e760931e756fc2aae404726"};
  const char *text = f == SEC1 ? sec1_hex : f == PKCS8 ? pkcs8_hex : f == SPKI ? spki_hex : hex[f];
  return test_hex(out, 256, text);
}

#endif

/* Keys to bytes. Everything is written into a local buffer first, so that one place decides about
 * the caller's room. */
#include <string.h>

#include "base/ct.h"
#include "codec/codec.h"
#include "scheme/keys.h"
#include "scheme/output.h"

/* What becomes of a private key. */
typedef enum { AS_SEC1, AS_PKCS8, AS_PKCS8_V2 } private_form;

/* The public key of an XDH or EC key as keys_public has it, found in the object or computed. */
static void find_public(slimb_public_key *pub, const keys_private *key) {
  uint8_t point[KEYS_POINT_MAX];
  if (!key->has_public) keys_public_point(key->curve, point, key->secret);
  keys_fill_public(pub, key->curve, key->has_public ? key->point : point);
}

/* The raw public key that goes into the encoding of a private key; its length, 0 for none. */
static size_t encode_public_inside(uint8_t out[1 + KEYS_POINT_MAX], const keys_private *key,
                                   private_form form) {
  slimb_public_key pub;
  if (keys_kind_of(key->curve) != KEYS_EC && form != AS_PKCS8_V2) return 0;
  if (keys_kind_of(key->curve) == KEYS_EDDSA) {
    const size_t size = slimb_public_size(key->curve);
    memcpy(out, key->ed.encoded, size);
    return size;
  }
  find_public(&pub, key);
  return keys_raw_public(out, keys_open_public(&pub));
}

/* SEC 1 or PKCS#8, into der[*der_len]. */
static int encode_private_der(uint8_t *der, size_t *der_len, const keys_private *key,
                              private_form form) {
  uint8_t point[1 + KEYS_POINT_MAX] = {0};
  codec_private_key view = {.curve = key->curve,
                            .scalar = key->secret,
                            .scalar_len = slimb_private_size(key->curve),
                            .point = point};
  view.point_len = encode_public_inside(point, key, form);
  return form == AS_SEC1 ? codec_sec1_encode(der, der_len, &view)
                         : codec_pkcs8_encode(der, der_len, &view);
}

static int export_private_encoded(uint8_t *out, size_t *out_len, const keys_private *key,
                                  private_form form, int pem) {
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX], text[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t der_len = sizeof der, text_len = sizeof text;
  const codec_pem_label label = form == AS_SEC1 ? CODEC_PEM_SEC1 : CODEC_PEM_PRIVATE;
  int code = encode_private_der(der, &der_len, key, form);
  if (code == SLIMB_OK && pem) code = codec_pem_encode(text, &text_len, label, der, der_len);
  if (code == SLIMB_OK)
    code = output_copy(out, out_len, pem ? text : der, pem ? text_len : der_len);
  else
    code = output_fail(out, out_len, code);
  ct_wipe(der, sizeof der);
  ct_wipe(text, sizeof text);
  ct_wipe_stack(CODEC_STACK);
  return code;
}

/* Whether a curve's private keys have the format: SEC 1 is for EC, whose PKCS#8 has the public key
 * inside in version 1. */
static int has_private_format(slimb_curve curve, slimb_format format) {
  const int is_ec = keys_kind_of(curve) == KEYS_EC;
  if (format == SLIMB_FORMAT_SEC1 || format == SLIMB_FORMAT_SEC1_PEM) return is_ec;
  return format != SLIMB_FORMAT_PKCS8_V2 || !is_ec;
}

int slimb_private_key_export(uint8_t *out, size_t *out_len, const slimb_private_key *priv,
                             slimb_format format) {
  const keys_private *key = keys_open_private(priv);
  if (key == NULL || !has_private_format(key->curve, format))
    return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  switch (format) {
    case SLIMB_FORMAT_RAW:
      return output_copy(out, out_len, key->secret, slimb_private_size(key->curve));
    case SLIMB_FORMAT_SEC1:
      return export_private_encoded(out, out_len, key, AS_SEC1, 0);
    case SLIMB_FORMAT_PKCS8:
      return export_private_encoded(out, out_len, key, AS_PKCS8, 0);
    case SLIMB_FORMAT_PKCS8_V2:
      return export_private_encoded(out, out_len, key, AS_PKCS8_V2, 0);
    case SLIMB_FORMAT_PEM:
      return export_private_encoded(out, out_len, key, AS_PKCS8, 1);
    case SLIMB_FORMAT_SEC1_PEM:
      return export_private_encoded(out, out_len, key, AS_SEC1, 1);
    default:
      return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  }
}

static int export_compressed(uint8_t *out, size_t *out_len, const keys_public *key) {
  uint8_t point[1 + CURVE_WIDTH_MAX];
  const weierstrass_ops *ops = weierstrass_get(key->curve);
  if (ops == NULL) return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  point[0] = (uint8_t)(0x02 | (key->point[2 * ops->width - 1] & 1));
  memcpy(point + 1, key->point, ops->width);
  return output_copy(out, out_len, point, 1 + ops->width);
}

int slimb_public_key_export(uint8_t *out, size_t *out_len, const slimb_public_key *pub,
                            slimb_format format) {
  const keys_public *key = keys_open_public(pub);
  if (key == NULL) return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  uint8_t point[1 + KEYS_POINT_MAX];
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX], text[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t der_len = sizeof der, text_len = sizeof text;

  if (format == SLIMB_FORMAT_COMPRESSED) return export_compressed(out, out_len, key);
  const size_t point_len = keys_raw_public(point, key);
  if (format == SLIMB_FORMAT_RAW) return output_copy(out, out_len, point, point_len);
  if (format != SLIMB_FORMAT_SPKI && format != SLIMB_FORMAT_PEM)
    return output_fail(out, out_len, SLIMB_E_ARGUMENT);

  const codec_public_key view = {.curve = key->curve, .point = point, .point_len = point_len};
  int code = codec_spki_encode(der, &der_len, &view);
  if (code == SLIMB_OK && format == SLIMB_FORMAT_SPKI)
    return output_copy(out, out_len, der, der_len);
  if (code == SLIMB_OK) code = codec_pem_encode(text, &text_len, CODEC_PEM_PUBLIC, der, der_len);
  if (code != SLIMB_OK) return output_fail(out, out_len, code);
  return output_copy(out, out_len, text, text_len);
}

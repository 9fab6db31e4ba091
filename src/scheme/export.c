/* Keys to bytes. Everything is written into a local buffer first, so that one place decides about
 * the caller's room. */
#include <string.h>

#include "base/ct.h"
#include "codec/codec.h"
#include "scheme/keys.h"
#include "scheme/output.h"

/* The uncompressed SEC 1 form of x | y. Returns its length. */
static size_t encode_point(const weierstrass_ops *ops, uint8_t *out, const uint8_t *point) {
  out[0] = 0x04;
  memcpy(out + 1, point, 2 * ops->width);
  return 1 + 2 * ops->width;
}

static size_t encode_point_compressed(const weierstrass_ops *ops, uint8_t *out,
                                      const uint8_t *point) {
  out[0] = (uint8_t)(0x02 | (point[2 * ops->width - 1] & 1));
  memcpy(out + 1, point, ops->width);
  return 1 + ops->width;
}

/* SEC 1 or PKCS#8 with the public key inside, into der[*der_len]. */
static int encode_private_der(uint8_t *der, size_t *der_len, const keys_private *key,
                              codec_pem_label label) {
  const weierstrass_ops *ops = weierstrass_get(key->curve);
  uint8_t point[2 * CURVE_WIDTH_MAX], encoded[1 + 2 * CURVE_WIDTH_MAX];
  if (!key->has_point) keys_public_point(ops, point, key->scalar);
  codec_private_key view = {
      .curve = key->curve, .scalar = key->scalar, .scalar_len = ops->width, .point = encoded};
  view.point_len = encode_point(ops, encoded, key->has_point ? key->point : point);
  return label == CODEC_PEM_SEC1 ? codec_sec1_encode(der, der_len, &view)
                                 : codec_pkcs8_encode(der, der_len, &view);
}

static int export_private_encoded(uint8_t *out, size_t *out_len, const keys_private *key,
                                  codec_pem_label label, int pem) {
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX], text[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t der_len = sizeof der, text_len = sizeof text;
  int code = encode_private_der(der, &der_len, key, label);
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

int slimb_private_key_export(uint8_t *out, size_t *out_len, const slimb_private_key *priv,
                             slimb_format format) {
  const keys_private *key = keys_open_private(priv);
  if (key == NULL) return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  switch (format) {
    case SLIMB_FORMAT_RAW:
      return output_copy(out, out_len, key->scalar, weierstrass_get(key->curve)->width);
    case SLIMB_FORMAT_SEC1:
      return export_private_encoded(out, out_len, key, CODEC_PEM_SEC1, 0);
    case SLIMB_FORMAT_PKCS8:
      return export_private_encoded(out, out_len, key, CODEC_PEM_PRIVATE, 0);
    case SLIMB_FORMAT_PEM:
      return export_private_encoded(out, out_len, key, CODEC_PEM_PRIVATE, 1);
    case SLIMB_FORMAT_SEC1_PEM:
      return export_private_encoded(out, out_len, key, CODEC_PEM_SEC1, 1);
    default:
      return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  }
}

int slimb_public_key_export(uint8_t *out, size_t *out_len, const slimb_public_key *pub,
                            slimb_format format) {
  const keys_public *key = keys_open_public(pub);
  if (key == NULL) return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  const weierstrass_ops *ops = weierstrass_get(key->curve);
  uint8_t point[1 + 2 * CURVE_WIDTH_MAX];
  uint8_t der[SLIMB_ENCODED_KEY_SIZE_MAX], text[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t der_len = sizeof der, text_len = sizeof text;

  if (format == SLIMB_FORMAT_COMPRESSED)
    return output_copy(out, out_len, point, encode_point_compressed(ops, point, key->point));
  const size_t point_len = encode_point(ops, point, key->point);
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

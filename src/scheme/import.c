/* Keys from bytes. This is where input is validated, once: what comes out of here is trusted by
 * everything behind it. */
#include <string.h>

#include "base/ct.h"
#include "codec/codec.h"
#include "scheme/keys.h"

#define PEM_DER_MAX 4096 /* attributes may make PKCS#8 long */

/* A SEC 1 point in either form, as x | y. Returns 1, or 0 if it is none of the curve. */
static int decode_point(const weierstrass_ops *ops, uint8_t *point, const uint8_t *in,
                        size_t in_len) {
  if (in_len == 1 + 2 * ops->width && in[0] == 0x04) {
    memcpy(point, in + 1, 2 * ops->width);
    return ct_reveal(ops->pt_on_curve(point));
  }
  if (in_len == 1 + ops->width && (in[0] == 0x02 || in[0] == 0x03))
    return ct_reveal(ops->pt_decompress(point, in + 1, in[0] & 1));
  return 0;
}

/* A raw public key, as keys_public has it. Returns 1, or 0 if it is none: of XDH any bytes are one.
 */
static int decode_public(slimb_curve curve, uint8_t *point, const uint8_t *in, size_t in_len) {
  if (keys_kind_of(curve) == KEYS_EC)
    return decode_point(weierstrass_get(curve), point, in, in_len);
  if (in_len != slimb_public_size(curve)) return 0;
  if (keys_kind_of(curve) == KEYS_EDDSA)
    return ct_reveal(edwards_get(curve)->ed_decode_vartime(point, in));
  memcpy(point, in, in_len);
  return 1;
}

/* An unknown curve and a NULL with a length are the caller's mistakes, whatever the bytes say. */
static int check_input(slimb_curve curve, const uint8_t *in, size_t in_len) {
  const int curve_known = curve == SLIMB_CURVE_ANY || keys_kind_of(curve) != KEYS_NONE;
  return curve_known && (in != NULL || in_len == 0) ? SLIMB_OK : SLIMB_E_ARGUMENT;
}

static int parse_raw_private(codec_private_key *view, slimb_curve curve, const uint8_t *in,
                             size_t in_len) {
  if (curve == SLIMB_CURVE_ANY) return SLIMB_E_ARGUMENT;
  if (in_len != slimb_private_size(curve)) return SLIMB_E_LENGTH;
  *view = (codec_private_key){.curve = curve, .scalar = in, .scalar_len = in_len};
  return SLIMB_OK;
}

/* Whether SEC 1 encodings, which are of EC keys, can be asked for with that curve. */
static int may_be_ec(slimb_curve curve) {
  return curve == SLIMB_CURVE_ANY || keys_kind_of(curve) == KEYS_EC;
}

/* The parts of the encoding; they point into in, or into der[PEM_DER_MAX]. */
static int parse_private(codec_private_key *view, uint8_t *der, slimb_curve curve,
                         slimb_format format, const uint8_t *in, size_t in_len) {
  unsigned wanted = 1u << CODEC_PEM_SEC1;
  codec_pem_label label;
  size_t der_len = PEM_DER_MAX;
  int code;
  switch (format) {
    case SLIMB_FORMAT_RAW:
      return parse_raw_private(view, curve, in, in_len);
    case SLIMB_FORMAT_SEC1:
      if (!may_be_ec(curve)) return SLIMB_E_ARGUMENT;
      return codec_sec1_decode(view, curve, in, in_len);
    case SLIMB_FORMAT_PKCS8:
      return codec_pkcs8_decode(view, curve, in, in_len);
    case SLIMB_FORMAT_PEM:
      wanted |= 1u << CODEC_PEM_PRIVATE;
      break;
    case SLIMB_FORMAT_SEC1_PEM:
      if (!may_be_ec(curve)) return SLIMB_E_ARGUMENT;
      break;
    default:
      return SLIMB_E_ARGUMENT;
  }
  code = codec_pem_decode(der, &der_len, &label, wanted, in, in_len);
  if (code != SLIMB_OK) return code;
  return label == CODEC_PEM_SEC1 ? codec_sec1_decode(view, curve, der, der_len)
                                 : codec_pkcs8_decode(view, curve, der, der_len);
}

/* Whether the public key that stood inside, as keys_public has it, is that of the object. */
static int check_public_inside(const slimb_private_key *priv, const uint8_t *given) {
  slimb_public_key inside, own;
  const slimb_curve curve = slimb_private_key_curve(priv);
  keys_fill_public(&inside, curve, given);
  if (slimb_public_key_from_private(&own, priv) != SLIMB_OK) return SLIMB_E_PRIVATE_KEY;
  return memcmp(&inside, &own, sizeof own) == 0 ? SLIMB_OK : SLIMB_E_PRIVATE_KEY;
}

/* Checks the parts and fills the object. A key of EC is left-padded. */
static int accept_private(slimb_private_key *priv, const codec_private_key *view) {
  const weierstrass_ops *ops = weierstrass_get(view->curve);
  const size_t size = slimb_private_size(view->curve);
  uint8_t secret[CURVE_WIDTH_MAX] = {0}, given[KEYS_POINT_MAX], point[KEYS_POINT_MAX];
  const uint8_t *public = NULL;
  int code = SLIMB_OK;

  memcpy(secret + size - view->scalar_len, view->scalar, view->scalar_len);
  if (ops != NULL && !keys_scalar_in_range(ops, secret)) code = SLIMB_E_PRIVATE_KEY;
  if (code == SLIMB_OK && view->point != NULL) {
    ct_declassify(view->point, view->point_len);
    if (!decode_public(view->curve, given, view->point, view->point_len)) code = SLIMB_E_POINT;
  }
  if (code == SLIMB_OK && view->point != NULL && keys_kind_of(view->curve) != KEYS_EDDSA) {
    keys_public_point(view->curve, point, secret);
    public = point;
  }
  if (code == SLIMB_OK && !keys_fill_private(priv, view->curve, secret, public))
    code = SLIMB_E_RANDOM;
  if (code == SLIMB_OK && view->point != NULL) code = check_public_inside(priv, given);
  ct_wipe(secret, sizeof secret);
  return code;
}

int slimb_private_key_import(slimb_private_key *priv, slimb_curve curve, slimb_format format,
                             const uint8_t *in, size_t in_len) {
  if (priv == NULL) return SLIMB_E_ARGUMENT;
  uint8_t der[PEM_DER_MAX];
  codec_private_key view;
  int code = check_input(curve, in, in_len);
  if (code == SLIMB_OK) code = parse_private(&view, der, curve, format, in, in_len);
  if (code == SLIMB_OK) code = accept_private(priv, &view);
  if (code != SLIMB_OK) slimb_private_key_wipe(priv);
  if (format == SLIMB_FORMAT_PEM || format == SLIMB_FORMAT_SEC1_PEM) ct_wipe(der, sizeof der);
  if (format != SLIMB_FORMAT_RAW) ct_wipe_stack(CODEC_STACK);
  return code;
}

static int parse_raw_public(codec_public_key *view, slimb_curve curve, slimb_format format,
                            const uint8_t *in, size_t in_len) {
  const int is_ec = keys_kind_of(curve) == KEYS_EC, compressed = format == SLIMB_FORMAT_COMPRESSED;
  if (curve == SLIMB_CURVE_ANY || (compressed && !is_ec)) return SLIMB_E_ARGUMENT;
  const int is_compressed = is_ec && in_len == 1 + slimb_public_size(curve) / 2;
  if (!is_compressed && (compressed || in_len != slimb_public_size(curve))) return SLIMB_E_LENGTH;
  *view = (codec_public_key){.curve = curve, .point = in, .point_len = in_len};
  return SLIMB_OK;
}

static int parse_public(codec_public_key *view, uint8_t *der, slimb_curve curve,
                        slimb_format format, const uint8_t *in, size_t in_len) {
  codec_pem_label label;
  size_t der_len = PEM_DER_MAX;
  int code;
  switch (format) {
    case SLIMB_FORMAT_RAW:
    case SLIMB_FORMAT_COMPRESSED:
      return parse_raw_public(view, curve, format, in, in_len);
    case SLIMB_FORMAT_SPKI:
      return codec_spki_decode(view, curve, in, in_len);
    case SLIMB_FORMAT_PEM:
      code = codec_pem_decode(der, &der_len, &label, 1u << CODEC_PEM_PUBLIC, in, in_len);
      return code == SLIMB_OK ? codec_spki_decode(view, curve, der, der_len) : code;
    default:
      return SLIMB_E_ARGUMENT;
  }
}

int slimb_public_key_import(slimb_public_key *pub, slimb_curve curve, slimb_format format,
                            const uint8_t *in, size_t in_len) {
  if (pub == NULL) return SLIMB_E_ARGUMENT;
  uint8_t der[PEM_DER_MAX], point[KEYS_POINT_MAX];
  codec_public_key view;
  int code = check_input(curve, in, in_len);
  if (code == SLIMB_OK) code = parse_public(&view, der, curve, format, in, in_len);
  if (code == SLIMB_OK && !decode_public(view.curve, point, view.point, view.point_len))
    code = SLIMB_E_POINT;
  if (code == SLIMB_OK)
    keys_fill_public(pub, view.curve, point);
  else
    memset(pub, 0, sizeof *pub);
  return code;
}

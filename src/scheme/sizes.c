/* Sizes, names and sentences: what a caller may ask without a key. */
#include "scheme/sizes.h"

#include "hash/hash.h"

size_t slimb_private_size(slimb_curve curve) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  return ops != NULL ? ops->width : 0;
}

size_t slimb_public_size(slimb_curve curve) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  return ops != NULL ? 1 + 2 * ops->width : 0;
}

size_t slimb_dh_size(slimb_curve curve) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  return ops != NULL ? ops->width : 0;
}

/* DER: two integers of width bytes, each with tag, length and a zero before its top bit; the
 * sequence around them has a one-byte length below 128. */
size_t sizes_signature(const weierstrass_ops *ops, unsigned flags) {
  if (flags & SLIMB_P1363) return 2 * ops->width;
  const size_t content = 2 * (3 + ops->width);
  return (content < 128 ? 2 : 3) + content;
}

size_t slimb_signature_size(slimb_curve curve, unsigned flags) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  return ops != NULL ? sizes_signature(ops, flags) : 0;
}

size_t slimb_hash_size(slimb_hash hash) { return hash_size(hash); }

const char *slimb_backend(slimb_curve curve) { return curve_backend(curve); }

const char *slimb_version(void) { return SLIMB_VERSION_STRING; }

const char *slimb_strerror(int code) {
  switch (code) {
    case SLIMB_OK:
      return "success";
    case SLIMB_E_ARGUMENT:
      return "an argument is missing, unknown or does not fit the others";
    case SLIMB_E_LENGTH:
      return "an input has the wrong length, or the room for an output is too short";
    case SLIMB_E_POINT:
      return "the public key is not an acceptable point of the curve";
    case SLIMB_E_PRIVATE_KEY:
      return "the private key is out of range, or does not match its public key";
    case SLIMB_E_ENCODING:
      return "the encoding is malformed, or of a form that is refused";
    case SLIMB_E_SIGNATURE:
      return "the signature is false";
    case SLIMB_E_RANDOM:
      return "the system gave no randomness, or no hash function";
    case SLIMB_E_UNSUPPORTED:
      return "the encoding names an algorithm or a curve that is not supported here";
    default:
      return "unknown result code";
  }
}

/* Sizes, names and sentences: what a caller may ask without a key. */
#include "scheme/sizes.h"

#include "hash/hash.h"

static const struct {
  uint8_t private, public, dh, eddsa; /* bytes of raw keys, secrets and EdDSA's signatures */
} sizes[] = {
    [SLIMB_CURVE_P256] = {SLIMB_P256_PRIVATE_SIZE, SLIMB_P256_PUBLIC_SIZE, SLIMB_P256_DH_SIZE, 0},
    [SLIMB_CURVE_P384] = {SLIMB_P384_PRIVATE_SIZE, SLIMB_P384_PUBLIC_SIZE, SLIMB_P384_DH_SIZE, 0},
    [SLIMB_CURVE_P521] = {SLIMB_P521_PRIVATE_SIZE, SLIMB_P521_PUBLIC_SIZE, SLIMB_P521_DH_SIZE, 0},
    [SLIMB_CURVE_SECP256K1] = {SLIMB_SECP256K1_PRIVATE_SIZE, SLIMB_SECP256K1_PUBLIC_SIZE,
                               SLIMB_SECP256K1_DH_SIZE, 0},
    [SLIMB_CURVE_X25519] = {SLIMB_X25519_PRIVATE_SIZE, SLIMB_X25519_PUBLIC_SIZE,
                            SLIMB_X25519_DH_SIZE, 0},
    [SLIMB_CURVE_X448] = {SLIMB_X448_PRIVATE_SIZE, SLIMB_X448_PUBLIC_SIZE, SLIMB_X448_DH_SIZE, 0},
    [SLIMB_CURVE_ED25519] = {SLIMB_ED25519_PRIVATE_SIZE, SLIMB_ED25519_PUBLIC_SIZE, 0,
                             SLIMB_ED25519_SIGNATURE_SIZE},
    [SLIMB_CURVE_ED448] = {SLIMB_ED448_PRIVATE_SIZE, SLIMB_ED448_PUBLIC_SIZE, 0,
                           SLIMB_ED448_SIGNATURE_SIZE},
};

static int is_known(slimb_curve curve) { return (unsigned)curve < sizeof sizes / sizeof sizes[0]; }

size_t slimb_private_size(slimb_curve curve) { return is_known(curve) ? sizes[curve].private : 0; }

size_t slimb_public_size(slimb_curve curve) { return is_known(curve) ? sizes[curve].public : 0; }

size_t slimb_dh_size(slimb_curve curve) { return is_known(curve) ? sizes[curve].dh : 0; }

/* DER: two integers of the order's bits and a sign, each with tag and length; the sequence around
 * them has a one-byte length below 128. */
size_t sizes_signature(const weierstrass_ops *ops, unsigned flags) {
  if (flags & SLIMB_P1363) return 2 * ops->width;
  const size_t content = 2 * (2 + ops->order_bits / 8 + 1);
  return (content < 128 ? 2 : 3) + content;
}

size_t slimb_signature_size(slimb_curve curve, unsigned flags) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  if (ops != NULL) return sizes_signature(ops, flags);
  return is_known(curve) ? sizes[curve].eddsa : 0;
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

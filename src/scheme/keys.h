/* What the opaque key objects hold. An object whose tag is right was filled by this library, and
 * its contents were checked then: a curve that exists, a private key in its range, a point of the
 * curve. */
#ifndef SLIMB_SCHEME_KEYS_H
#define SLIMB_SCHEME_KEYS_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "base/ct.h"
#include "group/curve.h"
#include "slimb.h"

#define KEYS_PRIVATE_TAG UINT64_C(0x6b736c696d622064)
#define KEYS_PUBLIC_TAG UINT64_C(0x6b736c696d622051)

#define KEYS_ENCODED_MAX 57 /* an encoded Edwards point */
#define KEYS_POINT_MAX (2 * CURVE_WIDTH_MAX)

/* What a curve's keys are for. */
typedef enum { KEYS_NONE, KEYS_EC, KEYS_XDH, KEYS_EDDSA } keys_kind;

/* The objects are declared as words in the caller's code and read as these structures here. */
typedef struct __attribute__((may_alias)) {
  uint64_t tag;
  slimb_curve curve;
  uint32_t has_public;
  uint8_t secret[CURVE_WIDTH_MAX]; /* SECRET: the raw private key */
  union {
    /* The public key as in keys_public, if has_public; XDH and EC. */
    uint8_t point[KEYS_POINT_MAX];
    /* EdDSA: the encoded public key, and what the seed expands to: SECRET. */
    struct {
      uint8_t encoded[KEYS_ENCODED_MAX];
      uint8_t scalar[KEYS_ENCODED_MAX];
      uint8_t prefix[KEYS_ENCODED_MAX];
    } ed;
  };
} keys_private;

typedef struct __attribute__((may_alias)) {
  uint64_t tag;
  slimb_curve curve;
  uint8_t point[KEYS_POINT_MAX]; /* EC: x | y, big-endian; XDH: u; EdDSA: x | y, little-endian */
} keys_public;

static_assert(sizeof(keys_private) <= sizeof(slimb_private_key), "a private key fits its object");
static_assert(sizeof(keys_public) <= sizeof(slimb_public_key), "a public key fits its object");

/* KEYS_NONE for an unknown curve. */
static inline keys_kind keys_kind_of(slimb_curve curve) {
  switch (curve) {
    case SLIMB_CURVE_P256:
    case SLIMB_CURVE_P384:
    case SLIMB_CURVE_P521:
    case SLIMB_CURVE_SECP256K1:
      return KEYS_EC;
    case SLIMB_CURVE_X25519:
    case SLIMB_CURVE_X448:
      return KEYS_XDH;
    case SLIMB_CURVE_ED25519:
    case SLIMB_CURVE_ED448:
      return KEYS_EDDSA;
    default:
      return KEYS_NONE;
  }
}

/* The contents; NULL for NULL, for an object never filled, and for one whose curve was overwritten.
 */
const keys_private *keys_open_private(const slimb_private_key *priv);
const keys_public *keys_open_public(const slimb_public_key *pub);

/* The same, of a key of that kind only. */
const keys_private *keys_private_of(const slimb_private_key *priv, keys_kind kind);
const keys_public *keys_public_of(const slimb_public_key *pub, keys_kind kind);

/* Whether a scalar of full width is in [1, n-1]: an outcome that the caller may show. */
static inline int keys_scalar_in_range(const weierstrass_ops *ops, const uint8_t *scalar) {
  return ct_reveal(ct_bytes_less(scalar, ops->order, ops->width) &
                   ~ct_bytes_is_zero(scalar, ops->width));
}

/* Fills an object. secret is a valid raw private key; point, as keys_public has it, is its public
 * key, or NULL: then it is left out (EC, XDH) or computed (EdDSA). Returns 1; 0, with the object
 * wiped, where an EdDSA key's hash is not to be had. */
int keys_fill_private(slimb_private_key *priv, slimb_curve curve, const uint8_t *secret,
                      const uint8_t *point);
void keys_fill_public(slimb_public_key *pub, slimb_curve curve, const uint8_t *point);

/* point = the public key of an EC or XDH key, as keys_public has it; public from here on. */
void keys_public_point(slimb_curve curve, uint8_t *point, const uint8_t *secret);

/* The raw public key of an object, SEC 1 uncompressed where it is a point; its length. */
size_t keys_raw_public(uint8_t out[1 + KEYS_POINT_MAX], const keys_public *key);

/* k as RFC 7748 5 clamps it: 32 or 56 bytes. Ed25519 and Ed448 clamp alike (RFC 8032 5.1.5, 5.2.5).
 */
void keys_clamp(slimb_curve curve, uint8_t *k);

#endif

/* What the opaque key objects hold. An object whose tag is right was filled by this library, and
 * its contents were checked then: a curve that exists, a scalar in [1, n-1], a point of the curve.
 */
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

/* The objects are declared as words in the caller's code and read as these structures here. */
typedef struct __attribute__((may_alias)) {
  uint64_t tag;
  slimb_curve curve;
  uint32_t has_point;
  uint8_t scalar[CURVE_WIDTH_MAX];    /* SECRET, big-endian, width bytes */
  uint8_t point[2 * CURVE_WIDTH_MAX]; /* x | y of the public key, if has_point */
} keys_private;

typedef struct __attribute__((may_alias)) {
  uint64_t tag;
  slimb_curve curve;
  uint8_t point[2 * CURVE_WIDTH_MAX];
} keys_public;

static_assert(sizeof(keys_private) <= sizeof(slimb_private_key), "a private key fits its object");
static_assert(sizeof(keys_public) <= sizeof(slimb_public_key), "a public key fits its object");

/* The contents; NULL for NULL, for an object never filled, and for one whose curve was overwritten.
 */
const keys_private *keys_open_private(const slimb_private_key *priv);
const keys_public *keys_open_public(const slimb_public_key *pub);

/* Whether a scalar of full width is in [1, n-1]: an outcome that the caller may show. */
static inline int keys_scalar_in_range(const weierstrass_ops *ops, const uint8_t *scalar) {
  return ct_reveal(ct_bytes_less(scalar, ops->order, ops->width) &
                   ~ct_bytes_is_zero(scalar, ops->width));
}

/* Fills an object. scalar in [1, n-1]; point may be NULL; both of full width. */
void keys_fill_private(slimb_private_key *priv, slimb_curve curve, const uint8_t *scalar,
                       const uint8_t *point);
void keys_fill_public(slimb_public_key *pub, slimb_curve curve, const uint8_t *point);

/* point = scalar G, x | y, which is public from here on. */
void keys_public_point(const weierstrass_ops *ops, uint8_t *point, const uint8_t *scalar);

#endif

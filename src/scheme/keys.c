/* Key objects: filling, opening, making and wiping them. */
#include "scheme/keys.h"

#include <string.h>

#include "base/ct.h"
#include "base/random.h"

const keys_private *keys_open_private(const slimb_private_key *priv) {
  const keys_private *key = (const keys_private *)priv;
  return key != NULL && key->tag == KEYS_PRIVATE_TAG && weierstrass_get(key->curve) != NULL ? key
                                                                                            : NULL;
}

const keys_public *keys_open_public(const slimb_public_key *pub) {
  const keys_public *key = (const keys_public *)pub;
  return key != NULL && key->tag == KEYS_PUBLIC_TAG && weierstrass_get(key->curve) != NULL ? key
                                                                                           : NULL;
}

void keys_fill_private(slimb_private_key *priv, slimb_curve curve, const uint8_t *scalar,
                       const uint8_t *point) {
  const size_t width = weierstrass_get(curve)->width;
  keys_private *key = (keys_private *)priv;
  memset(priv, 0, sizeof *priv);
  key->tag = KEYS_PRIVATE_TAG;
  key->curve = curve;
  key->has_point = point != NULL;
  memcpy(key->scalar, scalar, width);
  if (point != NULL) memcpy(key->point, point, 2 * width);
}

void keys_fill_public(slimb_public_key *pub, slimb_curve curve, const uint8_t *point) {
  keys_public *key = (keys_public *)pub;
  memset(pub, 0, sizeof *pub);
  key->tag = KEYS_PUBLIC_TAG;
  key->curve = curve;
  memcpy(key->point, point, 2 * weierstrass_get(curve)->width);
}

/* Never infinity: the scalar is in [1, n-1]. */
void keys_public_point(const weierstrass_ops *ops, uint8_t *point, const uint8_t *scalar) {
  (void)ops->pt_mul_base(point, scalar);
  ct_declassify(point, 2 * ops->width);
  ct_wipe_stack(CURVE_STACK_MUL_BASE);
}

slimb_curve slimb_private_key_curve(const slimb_private_key *priv) {
  const keys_private *key = keys_open_private(priv);
  return key != NULL ? key->curve : SLIMB_CURVE_ANY;
}

slimb_curve slimb_public_key_curve(const slimb_public_key *pub) {
  const keys_public *key = keys_open_public(pub);
  return key != NULL ? key->curve : SLIMB_CURVE_ANY;
}

void slimb_private_key_wipe(slimb_private_key *priv) {
  if (priv != NULL) ct_wipe(priv, sizeof *priv);
}

int slimb_public_key_from_private(slimb_public_key *pub, const slimb_private_key *priv) {
  if (pub == NULL) return SLIMB_E_ARGUMENT;
  const keys_private *key = keys_open_private(priv);
  if (key == NULL) {
    memset(pub, 0, sizeof *pub);
    return SLIMB_E_ARGUMENT;
  }
  uint8_t point[2 * CURVE_WIDTH_MAX];
  if (!key->has_point) keys_public_point(weierstrass_get(key->curve), point, key->scalar);
  keys_fill_public(pub, key->curve, key->has_point ? key->point : point);
  return SLIMB_OK;
}

#define DRAWS_MAX 128 /* a sound source is refused less than every second time */

/* A uniform scalar in [1, n-1]: candidates as long as the order are drawn until one is in range.
 * The refused ones tell nothing of the one that is kept. Returns 1; 0 without randomness, which a
 * source that gives nothing but refused candidates is too. */
static int draw_scalar(const weierstrass_ops *ops, uint8_t *scalar) {
  for (unsigned i = 0; i < DRAWS_MAX; i++) {
    if (!random_bytes(scalar, ops->width)) return 0;
    if (keys_scalar_in_range(ops, scalar)) return 1;
  }
  return 0;
}

int slimb_keypair_generate(slimb_private_key *priv, slimb_public_key *pub, slimb_curve curve) {
  const weierstrass_ops *ops = weierstrass_get(curve);
  uint8_t scalar[CURVE_WIDTH_MAX], point[2 * CURVE_WIDTH_MAX];
  int code = SLIMB_OK;
  if (priv == NULL || ops == NULL)
    code = SLIMB_E_ARGUMENT;
  else if (!draw_scalar(ops, scalar))
    code = SLIMB_E_RANDOM;
  if (code != SLIMB_OK) {
    slimb_private_key_wipe(priv);
    if (pub != NULL) memset(pub, 0, sizeof *pub);
    return code;
  }
  if (pub != NULL) {
    keys_public_point(ops, point, scalar);
    keys_fill_public(pub, curve, point);
  }
  keys_fill_private(priv, curve, scalar, pub != NULL ? point : NULL);
  ct_wipe(scalar, sizeof scalar);
  return SLIMB_OK;
}

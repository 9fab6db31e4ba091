/* Key objects: filling, opening, making and wiping them. */
#include "scheme/keys.h"

#include <string.h>

#include "base/ct.h"
#include "base/random.h"
#include "scheme/eddsa.h"

const keys_private *keys_open_private(const slimb_private_key *priv) {
  const keys_private *key = (const keys_private *)priv;
  return key != NULL && key->tag == KEYS_PRIVATE_TAG && keys_kind_of(key->curve) != KEYS_NONE
             ? key
             : NULL;
}

const keys_public *keys_open_public(const slimb_public_key *pub) {
  const keys_public *key = (const keys_public *)pub;
  return key != NULL && key->tag == KEYS_PUBLIC_TAG && keys_kind_of(key->curve) != KEYS_NONE ? key
                                                                                             : NULL;
}

const keys_private *keys_private_of(const slimb_private_key *priv, keys_kind kind) {
  const keys_private *key = keys_open_private(priv);
  return key != NULL && keys_kind_of(key->curve) == kind ? key : NULL;
}

const keys_public *keys_public_of(const slimb_public_key *pub, keys_kind kind) {
  const keys_public *key = keys_open_public(pub);
  return key != NULL && keys_kind_of(key->curve) == kind ? key : NULL;
}

void keys_clamp(slimb_curve curve, uint8_t *k) {
  if (curve == SLIMB_CURVE_X25519 || curve == SLIMB_CURVE_ED25519) {
    k[0] &= 0xf8;
    k[31] = (uint8_t)((k[31] & 0x7f) | 0x40);
  } else {
    k[0] &= 0xfc;
    k[55] |= 0x80;
  }
}

/* The bytes of keys_public's point; of a known curve. */
static size_t point_size(slimb_curve curve) {
  static const uint8_t sizes[] = {
      [SLIMB_CURVE_P256] = SLIMB_P256_PUBLIC_SIZE - 1,
      [SLIMB_CURVE_P384] = SLIMB_P384_PUBLIC_SIZE - 1,
      [SLIMB_CURVE_P521] = SLIMB_P521_PUBLIC_SIZE - 1,
      [SLIMB_CURVE_SECP256K1] = SLIMB_SECP256K1_PUBLIC_SIZE - 1,
      [SLIMB_CURVE_X25519] = SLIMB_X25519_PUBLIC_SIZE,
      [SLIMB_CURVE_X448] = SLIMB_X448_PUBLIC_SIZE,
      [SLIMB_CURVE_ED25519] = 2 * SLIMB_ED25519_PUBLIC_SIZE,
      [SLIMB_CURVE_ED448] = 2 * (SLIMB_ED448_PUBLIC_SIZE - 1),
  };
  return sizes[curve];
}

int keys_fill_private(slimb_private_key *priv, slimb_curve curve, const uint8_t *secret,
                      const uint8_t *point) {
  keys_private *key = (keys_private *)priv;
  memset(priv, 0, sizeof *priv);
  key->tag = KEYS_PRIVATE_TAG;
  key->curve = curve;
  memcpy(key->secret, secret, slimb_private_size(curve));
  if (keys_kind_of(curve) == KEYS_EDDSA) return eddsa_expand(key);
  key->has_public = point != NULL;
  if (point != NULL) memcpy(key->point, point, point_size(curve));
  return 1;
}

void keys_fill_public(slimb_public_key *pub, slimb_curve curve, const uint8_t *point) {
  keys_public *key = (keys_public *)pub;
  memset(pub, 0, sizeof *pub);
  key->tag = KEYS_PUBLIC_TAG;
  key->curve = curve;
  memcpy(key->point, point, point_size(curve));
}

/* Never infinity: a scalar of EC is in [1, n-1]. */
void keys_public_point(slimb_curve curve, uint8_t *point, const uint8_t *secret) {
  uint8_t k[CURVE_WIDTH_MAX];
  if (keys_kind_of(curve) == KEYS_EC) {
    (void)weierstrass_get(curve)->pt_mul_base(point, secret);
  } else {
    memcpy(k, secret, edwards_get(curve)->width);
    keys_clamp(curve, k);
    edwards_get(curve)->mont_mul_base(point, k);
    ct_wipe(k, sizeof k);
  }
  ct_declassify(point, point_size(curve));
  ct_wipe_stack(CURVE_STACK_MUL_BASE);
}

size_t keys_raw_public(uint8_t out[1 + KEYS_POINT_MAX], const keys_public *key) {
  const size_t size = point_size(key->curve);
  switch (keys_kind_of(key->curve)) {
    case KEYS_EC:
      out[0] = 0x04;
      memcpy(out + 1, key->point, size);
      return 1 + size;
    case KEYS_EDDSA:
      return eddsa_encode_public(out, key);
    default:
      memcpy(out, key->point, size);
      return size;
  }
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
  uint8_t point[KEYS_POINT_MAX];
  if (keys_kind_of(key->curve) == KEYS_EDDSA) {
    (void)edwards_get(key->curve)->ed_decode_vartime(point, key->ed.encoded); /* a point: k B */
    keys_fill_public(pub, key->curve, point);
    return SLIMB_OK;
  }
  if (!key->has_public) keys_public_point(key->curve, point, key->secret);
  keys_fill_public(pub, key->curve, key->has_public ? key->point : point);
  return SLIMB_OK;
}

#define DRAWS_MAX 128 /* a sound source is refused less than every second time */

/* A uniform scalar in [1, n-1]: candidates as long as the order are drawn until one is in range.
 * The refused ones tell nothing of the one that is kept. Returns 1; 0 without randomness, which a
 * source that gives nothing but refused candidates is too. */
static int draw_scalar(const weierstrass_ops *ops, uint8_t *scalar) {
  for (unsigned i = 0; i < DRAWS_MAX; i++) {
    if (!random_bytes(scalar, ops->width)) return 0;
    scalar[0] &= (uint8_t)(0xff >> (8 * ops->width - ops->order_bits));
    if (keys_scalar_in_range(ops, scalar)) return 1;
  }
  return 0;
}

static int draw_secret(slimb_curve curve, uint8_t *secret) {
  if (keys_kind_of(curve) == KEYS_EC) return draw_scalar(weierstrass_get(curve), secret);
  return random_bytes(secret, slimb_private_size(curve));
}

int slimb_keypair_generate(slimb_private_key *priv, slimb_public_key *pub, slimb_curve curve) {
  const keys_kind kind = keys_kind_of(curve);
  uint8_t secret[CURVE_WIDTH_MAX], point[KEYS_POINT_MAX];
  const int computed = pub != NULL && kind != KEYS_EDDSA;
  int code = SLIMB_OK;
  if (priv == NULL || kind == KEYS_NONE)
    code = SLIMB_E_ARGUMENT;
  else if (!draw_secret(curve, secret))
    code = SLIMB_E_RANDOM;
  if (code == SLIMB_OK && computed) keys_public_point(curve, point, secret);
  if (code == SLIMB_OK && !keys_fill_private(priv, curve, secret, computed ? point : NULL))
    code = SLIMB_E_RANDOM;
  ct_wipe(secret, sizeof secret);
  if (code == SLIMB_OK) return pub != NULL ? slimb_public_key_from_private(pub, priv) : SLIMB_OK;
  slimb_private_key_wipe(priv);
  if (pub != NULL) memset(pub, 0, sizeof *pub);
  return code;
}

#include <string.h>

#include "base/ct.h"
#include "scheme/keys.h"
#include "scheme/output.h"

/* Never infinity: the peer's order is the prime n, and the scalar is in [1, n-1]. The secret is x.
 */
static void agree_ec(uint8_t *point, const keys_private *key, const keys_public *peer) {
  (void)weierstrass_get(key->curve)->pt_mul(point, key->secret, peer->point);
}

/* Returns 0 where the secret is zero. */
static int agree_xdh(uint8_t *secret, const keys_private *key, const keys_public *peer) {
  const edwards_ops *ops = edwards_get(key->curve);
  uint8_t k[CURVE_WIDTH_MAX];
  memcpy(k, key->secret, ops->width);
  keys_clamp(key->curve, k);
  const int nonzero = ct_reveal(ops->mont_mul(secret, k, peer->point));
  ct_wipe(k, sizeof k);
  return nonzero;
}

int slimb_dh(uint8_t *out, size_t *out_len, const slimb_private_key *priv,
             const slimb_public_key *peer) {
  const keys_private *key = keys_open_private(priv);
  const keys_public *other = keys_open_public(peer);
  if (key == NULL || other == NULL || key->curve != other->curve ||
      keys_kind_of(key->curve) == KEYS_EDDSA)
    return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  const size_t size = slimb_dh_size(key->curve);
  int code = output_check(out, out_len, size);
  if (code != SLIMB_OK) return output_refuse(out, out_len, code, size);

  uint8_t secret[KEYS_POINT_MAX];
  if (keys_kind_of(key->curve) == KEYS_EC)
    agree_ec(secret, key, other);
  else if (!agree_xdh(secret, key, other))
    code = SLIMB_E_POINT;
  code =
      code == SLIMB_OK ? output_copy(out, out_len, secret, size) : output_fail(out, out_len, code);
  ct_wipe(secret, sizeof secret);
  ct_wipe_stack(CURVE_STACK_MUL);
  return code;
}

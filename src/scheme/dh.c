#include "base/ct.h"
#include "scheme/keys.h"
#include "scheme/output.h"

int slimb_dh(uint8_t *out, size_t *out_len, const slimb_private_key *priv,
             const slimb_public_key *peer) {
  const keys_private *key = keys_open_private(priv);
  const keys_public *other = keys_open_public(peer);
  if (key == NULL || other == NULL || key->curve != other->curve)
    return output_fail(out, out_len, SLIMB_E_ARGUMENT);
  const weierstrass_ops *ops = weierstrass_get(key->curve);
  const int code = output_check(out, out_len, ops->width);
  if (code != SLIMB_OK) return output_refuse(out, out_len, code, ops->width);

  /* Never infinity: the peer's order is the prime n, and the scalar is in [1, n-1]. */
  uint8_t point[2 * CURVE_WIDTH_MAX];
  (void)ops->pt_mul(point, key->scalar, other->point);
  const int copied = output_copy(out, out_len, point, ops->width);
  ct_wipe(point, sizeof point);
  ct_wipe_stack(CURVE_STACK_MUL);
  return copied;
}

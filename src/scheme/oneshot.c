/* One call on bytes: import, operate, wipe. */
#include <string.h>

#include "base/ct.h"
#include "scheme/output.h"
#include "slimb.h"

static int check_pair(const uint8_t *priv, const size_t *priv_len, const uint8_t *pub,
                      const size_t *pub_len, slimb_curve curve) {
  if (slimb_private_size(curve) == 0) return SLIMB_E_ARGUMENT;
  const int first = output_check(priv, priv_len, slimb_private_size(curve));
  const int second = output_check(pub, pub_len, slimb_public_size(curve));
  if (first == SLIMB_E_ARGUMENT || second == SLIMB_E_ARGUMENT) return SLIMB_E_ARGUMENT;
  return first != SLIMB_OK ? first : second;
}

int slimb_keypair_generate_raw(uint8_t *priv, size_t *priv_len, uint8_t *pub, size_t *pub_len,
                               slimb_curve curve) {
  slimb_private_key key;
  slimb_public_key public;
  int code = check_pair(priv, priv_len, pub, pub_len, curve);
  if (code == SLIMB_OK) code = slimb_keypair_generate(&key, &public, curve);
  if (code != SLIMB_OK) {
    output_refuse(priv, priv_len, code, slimb_private_size(curve));
    return output_refuse(pub, pub_len, code, slimb_public_size(curve));
  }
  code = slimb_private_key_export(priv, priv_len, &key, SLIMB_FORMAT_RAW);
  if (code == SLIMB_OK) code = slimb_public_key_export(pub, pub_len, &public, SLIMB_FORMAT_RAW);
  slimb_private_key_wipe(&key);
  return code;
}

int slimb_ecdsa_sign_raw(uint8_t *sig, size_t *sig_len, slimb_curve curve, const uint8_t *priv,
                         size_t priv_len, slimb_hash hash, const uint8_t *msg, size_t msg_len,
                         unsigned flags) {
  slimb_private_key key;
  int code = slimb_private_key_import(&key, curve, SLIMB_FORMAT_RAW, priv, priv_len);
  if (code != SLIMB_OK)
    return output_refuse(sig, sig_len, code, slimb_signature_size(curve, flags));
  code = slimb_ecdsa_sign(sig, sig_len, &key, hash, msg, msg_len, flags);
  slimb_private_key_wipe(&key);
  return code;
}

int slimb_ecdsa_verify_raw(slimb_curve curve, const uint8_t *pub, size_t pub_len, slimb_hash hash,
                           const uint8_t *msg, size_t msg_len, const uint8_t *sig, size_t sig_len,
                           unsigned flags) {
  slimb_public_key key;
  const int code = slimb_public_key_import(&key, curve, SLIMB_FORMAT_RAW, pub, pub_len);
  if (code != SLIMB_OK) return code;
  return slimb_ecdsa_verify(&key, hash, msg, msg_len, sig, sig_len, flags);
}

int slimb_eddsa_sign_raw(uint8_t *sig, size_t *sig_len, slimb_curve curve, const uint8_t *priv,
                         size_t priv_len, const uint8_t *context, size_t context_len,
                         const uint8_t *msg, size_t msg_len, unsigned flags) {
  slimb_private_key key;
  int code = slimb_private_key_import(&key, curve, SLIMB_FORMAT_RAW, priv, priv_len);
  if (code != SLIMB_OK) return output_refuse(sig, sig_len, code, slimb_signature_size(curve, 0));
  code = slimb_eddsa_sign(sig, sig_len, &key, context, context_len, msg, msg_len, flags);
  slimb_private_key_wipe(&key);
  return code;
}

int slimb_eddsa_verify_raw(slimb_curve curve, const uint8_t *pub, size_t pub_len,
                           const uint8_t *context, size_t context_len, const uint8_t *msg,
                           size_t msg_len, const uint8_t *sig, size_t sig_len, unsigned flags) {
  slimb_public_key key;
  const int code = slimb_public_key_import(&key, curve, SLIMB_FORMAT_RAW, pub, pub_len);
  if (code != SLIMB_OK) return code;
  return slimb_eddsa_verify(&key, context, context_len, msg, msg_len, sig, sig_len, flags);
}

int slimb_dh_raw(uint8_t *out, size_t *out_len, slimb_curve curve, const uint8_t *priv,
                 size_t priv_len, const uint8_t *peer, size_t peer_len) {
  slimb_private_key key;
  slimb_public_key other;
  int code = slimb_private_key_import(&key, curve, SLIMB_FORMAT_RAW, priv, priv_len);
  if (code == SLIMB_OK)
    code = slimb_public_key_import(&other, curve, SLIMB_FORMAT_RAW, peer, peer_len);
  if (code == SLIMB_OK)
    code = slimb_dh(out, out_len, &key, &other);
  else
    code = output_refuse(out, out_len, code, slimb_dh_size(curve));
  slimb_private_key_wipe(&key);
  return code;
}

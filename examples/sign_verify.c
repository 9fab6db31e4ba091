/* Makes a key, signs a message, and verifies it: once as signed, once changed. */
#include <stdio.h>
#include <string.h>

#include "slimb.h"

int main(void) {
  slimb_private_key key;
  slimb_public_key pub;
  if (slimb_keypair_generate(&key, &pub, SLIMB_CURVE_P256) != SLIMB_OK) return 1;

  uint8_t message[] = "Meet me at the old bridge.";
  uint8_t sig[SLIMB_P256_SIGNATURE_DER_SIZE];
  size_t sig_len = sizeof sig;
  int code = slimb_ecdsa_sign(sig, &sig_len, &key, SLIMB_HASH_SHA256, message, sizeof message, 0);
  slimb_private_key_wipe(&key);
  if (code != SLIMB_OK) return 1;

  code = slimb_ecdsa_verify(&pub, SLIMB_HASH_SHA256, message, sizeof message, sig, sig_len, 0);
  printf("as signed: %s\n", slimb_strerror(code));
  if (code != SLIMB_OK) return 1;

  message[0] ^= 1;
  code = slimb_ecdsa_verify(&pub, SLIMB_HASH_SHA256, message, sizeof message, sig, sig_len, 0);
  printf("changed: %s\n", slimb_strerror(code));
  return code == SLIMB_E_SIGNATURE ? 0 : 1;
}

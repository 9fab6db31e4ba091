/* Ed25519 signs the message itself, and needs no hash to be named. Under a context a signature
 * counts for that one use of the key alone. */
#include <stdio.h>

#include "slimb.h"

int main(void) {
  static const uint8_t message[] = "pay 10 to Alice";
  static const uint8_t payments[] = "payments", logins[] = "logins";
  slimb_private_key priv;
  slimb_public_key pub;
  uint8_t sig[SLIMB_ED25519_SIGNATURE_SIZE];
  size_t sig_len = sizeof sig;

  int code = slimb_keypair_generate(&priv, &pub, SLIMB_CURVE_ED25519);
  if (code == SLIMB_OK)
    code = slimb_eddsa_sign(sig, &sig_len, &priv, payments, sizeof payments - 1, message,
                            sizeof message - 1, 0);
  slimb_private_key_wipe(&priv);
  if (code == SLIMB_OK)
    code = slimb_eddsa_verify(&pub, payments, sizeof payments - 1, message, sizeof message - 1, sig,
                              sig_len, SLIMB_STRICT);
  puts(code == SLIMB_OK ? "the payment is signed" : slimb_strerror(code));
  if (code != SLIMB_OK) return 1;

  code = slimb_eddsa_verify(&pub, logins, sizeof logins - 1, message, sizeof message - 1, sig,
                            sig_len, SLIMB_STRICT);
  printf("as a login: %s\n", slimb_strerror(code));
  return code == SLIMB_E_SIGNATURE ? 0 : 1;
}

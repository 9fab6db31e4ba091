/* Reads a private key in PEM form (the P-256 key of RFC 6979, A.2.5) and prints its public key. */
#include <stdio.h>
#include <string.h>

#include "slimb.h"

static const char pem[] =
    "-----BEGIN PRIVATE KEY-----\n"
    "MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCDJr6nYRbp1FmtcIVdn\n"
    "sdaTTlDD2zbomxJ7imIrEg9nIQ==\n"
    "-----END PRIVATE KEY-----\n";

int main(void) {
  slimb_private_key key;
  int code = slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_PEM, (const uint8_t *)pem,
                                      strlen(pem));
  if (code != SLIMB_OK) {
    fprintf(stderr, "the key is refused: %s\n", slimb_strerror(code));
    return 1;
  }

  slimb_public_key pub;
  uint8_t text[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t text_len = sizeof text;
  code = slimb_public_key_from_private(&pub, &key);
  slimb_private_key_wipe(&key);
  if (code != SLIMB_OK) return 1;
  if (slimb_public_key_export(text, &text_len, &pub, SLIMB_FORMAT_PEM) != SLIMB_OK) return 1;
  return fwrite(text, 1, text_len, stdout) == text_len ? 0 : 1;
}

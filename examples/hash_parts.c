/* Signs a message that never stands in memory as a whole: it is hashed part by part, and the digest
 * is signed. Whoever has the message in one piece verifies it as usual. */
#include <stdio.h>
#include <string.h>

#include "slimb.h"

static int hash_parts(uint8_t digest[32], const char *const *parts, size_t count) {
  slimb_hash_ctx ctx;
  size_t digest_len = 32;
  int code = slimb_hash_start(&ctx, SLIMB_HASH_SHA256);
  if (code != SLIMB_OK) return code;
  for (size_t i = 0; i < count; i++) {
    code = slimb_hash_update(&ctx, (const uint8_t *)parts[i], strlen(parts[i]));
    if (code != SLIMB_OK) {
      slimb_hash_abandon(&ctx);
      return code;
    }
  }
  return slimb_hash_finish(digest, &digest_len, &ctx);
}

int main(void) {
  static const char *const parts[] = {"one part, ", "another, ", "and the last"};
  static const char whole[] = "one part, another, and the last";

  slimb_private_key key;
  slimb_public_key pub;
  uint8_t digest[32], sig[SLIMB_P256_SIGNATURE_P1363_SIZE];
  size_t sig_len = sizeof sig;
  if (slimb_keypair_generate(&key, &pub, SLIMB_CURVE_P256) != SLIMB_OK) return 1;
  if (hash_parts(digest, parts, sizeof parts / sizeof parts[0]) != SLIMB_OK) return 1;
  int code = slimb_ecdsa_sign_digest(sig, &sig_len, &key, SLIMB_HASH_SHA256, digest, sizeof digest,
                                     SLIMB_P1363);
  slimb_private_key_wipe(&key);
  if (code != SLIMB_OK) return 1;

  code = slimb_ecdsa_verify(&pub, SLIMB_HASH_SHA256, (const uint8_t *)whole, strlen(whole), sig,
                            sig_len, SLIMB_P1363);
  printf("signed in parts, verified in one: %s\n", slimb_strerror(code));
  return code == SLIMB_OK ? 0 : 1;
}

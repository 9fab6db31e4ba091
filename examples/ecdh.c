/* Two sides agree on a secret: each sends its public key, 65 bytes, and checks the other's. */
#include <stdio.h>
#include <string.h>

#include "slimb.h"

/* One side: a key of its own, and the public key as it is sent. */
typedef struct {
  slimb_private_key key;
  uint8_t sent[SLIMB_P256_PUBLIC_SIZE];
} side;

static int start(side *s) {
  slimb_public_key pub;
  size_t len = sizeof s->sent;
  int code = slimb_keypair_generate(&s->key, &pub, SLIMB_CURVE_P256);
  return code != SLIMB_OK ? code : slimb_public_key_export(s->sent, &len, &pub, SLIMB_FORMAT_RAW);
}

/* The import refuses what is not a point of the curve. Hash the secret before you use it as a key.
 */
static int agree(uint8_t secret[SLIMB_P256_DH_SIZE], const side *s, const uint8_t *received,
                 size_t received_len) {
  slimb_public_key peer;
  size_t len = SLIMB_P256_DH_SIZE;
  int code =
      slimb_public_key_import(&peer, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, received, received_len);
  return code != SLIMB_OK ? code : slimb_dh(secret, &len, &s->key, &peer);
}

int main(void) {
  side alice, bob;
  uint8_t of_alice[SLIMB_P256_DH_SIZE], of_bob[SLIMB_P256_DH_SIZE];
  if (start(&alice) != SLIMB_OK || start(&bob) != SLIMB_OK) return 1;
  if (agree(of_alice, &alice, bob.sent, sizeof bob.sent) != SLIMB_OK) return 1;
  if (agree(of_bob, &bob, alice.sent, sizeof alice.sent) != SLIMB_OK) return 1;

  int same = memcmp(of_alice, of_bob, sizeof of_alice) == 0;
  printf("the secrets %s\n", same ? "agree" : "differ");
  slimb_private_key_wipe(&alice.key);
  slimb_private_key_wipe(&bob.key);
  return same ? 0 : 1;
}

/* X25519 on bytes: two keys, each the 32 bytes that go over the wire, and one secret. */
#include <stdio.h>
#include <string.h>

#include "slimb.h"

typedef struct {
  uint8_t priv[SLIMB_X25519_PRIVATE_SIZE], pub[SLIMB_X25519_PUBLIC_SIZE];
  uint8_t secret[SLIMB_X25519_DH_SIZE];
} side;

static int start(side *s) {
  size_t priv_len = sizeof s->priv, pub_len = sizeof s->pub;
  return slimb_keypair_generate_raw(s->priv, &priv_len, s->pub, &pub_len, SLIMB_CURVE_X25519);
}

/* A peer of small order, whose secret would be zero, is an error. Hash the secret, with both public
 * keys, before you use it as a key. */
static int agree(side *s, const uint8_t received[SLIMB_X25519_PUBLIC_SIZE]) {
  size_t len = sizeof s->secret;
  return slimb_dh_raw(s->secret, &len, SLIMB_CURVE_X25519, s->priv, sizeof s->priv, received,
                      SLIMB_X25519_PUBLIC_SIZE);
}

int main(void) {
  side alice, bob;
  if (start(&alice) != SLIMB_OK || start(&bob) != SLIMB_OK) return 1;
  if (agree(&alice, bob.pub) != SLIMB_OK || agree(&bob, alice.pub) != SLIMB_OK) return 1;
  const int same = memcmp(alice.secret, bob.secret, sizeof alice.secret) == 0;
  printf("the secrets %s\n", same ? "agree" : "differ");
  return same ? 0 : 1;
}

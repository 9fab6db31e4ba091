#include "workload.h"

#include <openssl/rand.h>
#include <string.h>

#include "peer.h"

const workload_curve workload_curves[] = {
    {SLIMB_CURVE_P256, "P-256", WORKLOAD_EC, 256, SLIMB_HASH_SHA256, "SHA2-256"},
    {SLIMB_CURVE_P384, "P-384", WORKLOAD_EC, 384, SLIMB_HASH_SHA384, "SHA2-384"},
    {SLIMB_CURVE_P521, "P-521", WORKLOAD_EC, 521, SLIMB_HASH_SHA512, "SHA2-512"},
    {SLIMB_CURVE_SECP256K1, "secp256k1", WORKLOAD_EC, 256, SLIMB_HASH_SHA256, "SHA2-256"},
    {SLIMB_CURVE_X25519, "X25519", WORKLOAD_XDH, 255, SLIMB_HASH_NONE, NULL},
    {SLIMB_CURVE_X448, "X448", WORKLOAD_XDH, 448, SLIMB_HASH_NONE, NULL},
    {SLIMB_CURVE_ED25519, "Ed25519", WORKLOAD_EDDSA, 255, SLIMB_HASH_NONE, NULL},
    {SLIMB_CURVE_ED448, "Ed448", WORKLOAD_EDDSA, 448, SLIMB_HASH_NONE, NULL},
};
const size_t workload_curve_count = sizeof workload_curves / sizeof workload_curves[0];

int workload_open(workload *w, const workload_curve *curve) {
  memset(w, 0, sizeof *w);
  w->curve = curve;
  for (size_t i = 0; i < WORKLOAD_ITEMS; i++) {
    w->items[i].set = w;
    w->items[i].partner = &w->items[(i + 1) % WORKLOAD_ITEMS];
  }
  return peer_open(w);
}

/* Of the forms those that the key has. */
static int export_forms(workload_item *item) {
  static const slimb_format priv_formats[] = {SLIMB_FORMAT_RAW, SLIMB_FORMAT_PKCS8,
                                              SLIMB_FORMAT_PEM, SLIMB_FORMAT_SEC1};
  static const slimb_format pub_formats[] = {SLIMB_FORMAT_RAW, SLIMB_FORMAT_SPKI, SLIMB_FORMAT_PEM,
                                             SLIMB_FORMAT_COMPRESSED};
  const size_t count = item->set->curve->kind == WORKLOAD_EC ? 4 : 3;
  for (size_t i = 0; i < count; i++) {
    workload_encoding *priv = &item->priv_as[priv_formats[i]];
    workload_encoding *pub = &item->pub_as[pub_formats[i]];
    priv->len = sizeof priv->data;
    pub->len = sizeof pub->data;
    if (slimb_private_key_export(priv->data, &priv->len, &item->priv, priv_formats[i]) !=
            SLIMB_OK ||
        slimb_public_key_export(pub->data, &pub->len, &item->pub, pub_formats[i]) != SLIMB_OK)
      return 0;
  }
  return 1;
}

/* The signature that verification is measured on, by slimb. */
static int sign_item(workload *w, workload_item *item) {
  unsigned digest_len = 0;
  item->signature_len = sizeof item->signature;
  if (w->curve->kind == WORKLOAD_XDH) return 1;
  if (w->curve->kind == WORKLOAD_EDDSA)
    return slimb_eddsa_sign(item->signature, &item->signature_len, &item->priv, NULL, 0,
                            item->message, w->message_len, 0) == SLIMB_OK;
  item->digest_len = slimb_hash_size(w->curve->hash);
  return EVP_Digest(item->message, w->message_len, item->digest, &digest_len, w->md, NULL) == 1 &&
         slimb_ecdsa_sign_digest(item->signature, &item->signature_len, &item->priv, w->curve->hash,
                                 item->digest, item->digest_len, 0) == SLIMB_OK;
}

static int refresh_item(workload *w, workload_item *item) {
  return RAND_bytes(item->message, (int)w->message_len) == 1 &&
         RAND_bytes(item->other_digest, sizeof item->other_digest) == 1 &&
         slimb_keypair_generate(&item->priv, &item->pub, w->curve->curve) == SLIMB_OK &&
         sign_item(w, item) && export_forms(item) && peer_refresh(w, item);
}

int workload_refresh(workload *w) {
  for (size_t i = 0; i < WORKLOAD_ITEMS; i++)
    if (!refresh_item(w, &w->items[i])) return 0;
  return 1;
}

void workload_close(workload *w) {
  for (size_t i = 0; i < WORKLOAD_ITEMS; i++) peer_release(&w->items[i]);
  peer_close(w);
}

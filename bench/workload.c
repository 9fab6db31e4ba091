#include "workload.h"

#include <openssl/rand.h>
#include <string.h>

#include "peer.h"

const workload_curve workload_curves[] = {
    {SLIMB_CURVE_P256, "P-256", SLIMB_HASH_SHA256, "SHA2-256", "SHA256withECDSA"},
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

static int export_forms(workload_item *item) {
  static const slimb_format priv_formats[] = {SLIMB_FORMAT_RAW, SLIMB_FORMAT_SEC1,
                                              SLIMB_FORMAT_PKCS8, SLIMB_FORMAT_PEM};
  static const slimb_format pub_formats[] = {SLIMB_FORMAT_RAW, SLIMB_FORMAT_COMPRESSED,
                                             SLIMB_FORMAT_SPKI, SLIMB_FORMAT_PEM};
  for (size_t i = 0; i < 4; i++) {
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

static int refresh_item(workload *w, workload_item *item) {
  const slimb_hash hash = w->curve->hash;
  unsigned digest_len = 0;
  item->digest_len = slimb_hash_size(hash);
  item->signature_len = sizeof item->signature;
  return RAND_bytes(item->message, (int)w->message_len) == 1 &&
         RAND_bytes(item->other_digest, (int)item->digest_len) == 1 &&
         EVP_Digest(item->message, w->message_len, item->digest, &digest_len, w->md, NULL) == 1 &&
         slimb_keypair_generate(&item->priv, &item->pub, w->curve->curve) == SLIMB_OK &&
         slimb_ecdsa_sign_digest(item->signature, &item->signature_len, &item->priv, hash,
                                 item->digest, item->digest_len, 0) == SLIMB_OK &&
         export_forms(item) && peer_refresh(w, item);
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

#include "ours.h"

static slimb_curve curve(const workload_item *item) { return item->set->curve->curve; }

static slimb_hash hash(const workload_item *item) { return item->set->curve->hash; }

int ours_keygen(workload_item *item) {
  slimb_private_key priv;
  slimb_public_key pub;
  return slimb_keypair_generate(&priv, &pub, curve(item)) == SLIMB_OK;
}

static int is_eddsa(const workload_item *item) { return item->set->curve->kind == WORKLOAD_EDDSA; }

static int sign(const workload_item *item, const slimb_private_key *priv, unsigned flags) {
  uint8_t signature[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof signature;
  if (is_eddsa(item))
    return slimb_eddsa_sign(signature, &len, priv, NULL, 0, item->message, item->set->message_len,
                            0) == SLIMB_OK;
  return slimb_ecdsa_sign_digest(signature, &len, priv, hash(item), item->digest, item->digest_len,
                                 flags) == SLIMB_OK;
}

int ours_sign(workload_item *item) { return sign(item, &item->priv, 0); }

int ours_sign_deterministic(workload_item *item) {
  return sign(item, &item->priv, SLIMB_DETERMINISTIC);
}

int ours_sign_imported(workload_item *item) {
  const workload_encoding *in = &item->priv_as[SLIMB_FORMAT_RAW];
  slimb_private_key priv;
  return slimb_private_key_import(&priv, curve(item), SLIMB_FORMAT_RAW, in->data, in->len) ==
             SLIMB_OK &&
         sign(item, &priv, 0);
}

int ours_sign_message(workload_item *item) {
  uint8_t signature[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof signature;
  if (is_eddsa(item)) return sign(item, &item->priv, 0);
  return slimb_ecdsa_sign(signature, &len, &item->priv, hash(item), item->message,
                          item->set->message_len, 0) == SLIMB_OK;
}

static int verify_eddsa(const workload_item *item, const slimb_public_key *pub,
                        const uint8_t *message, size_t message_len) {
  return slimb_eddsa_verify(pub, NULL, 0, message, message_len, item->signature,
                            item->signature_len, 0);
}

static int verify(const workload_item *item, const slimb_public_key *pub, const uint8_t *digest) {
  if (is_eddsa(item)) return verify_eddsa(item, pub, item->message, item->set->message_len);
  return slimb_ecdsa_verify_digest(pub, hash(item), digest, item->digest_len, item->signature,
                                   item->signature_len, 0);
}

int ours_verify(workload_item *item) { return verify(item, &item->pub, item->digest) == SLIMB_OK; }

int ours_verify_false(workload_item *item) {
  if (is_eddsa(item))
    return verify_eddsa(item, &item->pub, item->other_digest, sizeof item->other_digest) ==
           SLIMB_E_SIGNATURE;
  return verify(item, &item->pub, item->other_digest) == SLIMB_E_SIGNATURE;
}

int ours_verify_imported(workload_item *item) {
  const workload_encoding *in = &item->pub_as[SLIMB_FORMAT_RAW];
  slimb_public_key pub;
  return slimb_public_key_import(&pub, curve(item), SLIMB_FORMAT_RAW, in->data, in->len) ==
             SLIMB_OK &&
         verify(item, &pub, item->digest) == SLIMB_OK;
}

int ours_verify_message(workload_item *item) {
  if (is_eddsa(item)) return ours_verify(item);
  return slimb_ecdsa_verify(&item->pub, hash(item), item->message, item->set->message_len,
                            item->signature, item->signature_len, 0) == SLIMB_OK;
}

static int agree(const workload_item *item, const slimb_public_key *partner) {
  uint8_t secret[SLIMB_DH_SIZE_MAX];
  size_t len = sizeof secret;
  return slimb_dh(secret, &len, &item->priv, partner) == SLIMB_OK;
}

int ours_agree(workload_item *item) { return agree(item, &item->partner->pub); }

int ours_dh(workload_item *item) {
  const workload_encoding *in = &item->partner->pub_as[SLIMB_FORMAT_RAW];
  slimb_public_key partner;
  return slimb_public_key_import(&partner, curve(item), SLIMB_FORMAT_RAW, in->data, in->len) ==
             SLIMB_OK &&
         agree(item, &partner);
}

int ours_import_private(workload_item *item) {
  const slimb_format format = item->set->format;
  const workload_encoding *in = &item->priv_as[format];
  slimb_private_key priv;
  return slimb_private_key_import(&priv, curve(item), format, in->data, in->len) == SLIMB_OK;
}

int ours_import_public(workload_item *item) {
  const slimb_format format = item->set->format;
  const workload_encoding *in = &item->pub_as[format];
  slimb_public_key pub;
  return slimb_public_key_import(&pub, curve(item), format, in->data, in->len) == SLIMB_OK;
}

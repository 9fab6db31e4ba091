#include "peer.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <string.h>

#define SECRET_MAX 66

/* ---- contexts ---- */

static int is_ec(const workload *w) { return w->curve->kind == WORKLOAD_EC; }

static const char *key_type(const workload *w) { return is_ec(w) ? "EC" : w->curve->name; }

static char *group_name(const workload *w) { return (char *)(uintptr_t)w->curve->name; }

static const struct {
  slimb_format format;
  const char *form, *structure;
} priv_forms[] = {{SLIMB_FORMAT_SEC1, "DER", "type-specific"},
                  {SLIMB_FORMAT_PKCS8, "DER", "PrivateKeyInfo"},
                  {SLIMB_FORMAT_PEM, "PEM", "PrivateKeyInfo"}},
  pub_forms[] = {{SLIMB_FORMAT_SPKI, "DER", "SubjectPublicKeyInfo"},
                 {SLIMB_FORMAT_PEM, "PEM", "SubjectPublicKeyInfo"}};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* A decoder that is told what to expect and used again costs a fraction of d2i_AutoPrivateKey. */
static OSSL_DECODER_CTX *decoder(workload *w, const char *form, const char *structure,
                                 int selection) {
  return OSSL_DECODER_CTX_new_for_pkey(&w->decoded, form, structure, key_type(w), selection, NULL,
                                       NULL);
}

static int open_decoders(workload *w) {
  int ok = 1;
  for (size_t i = is_ec(w) ? 0 : 1; i < COUNT(priv_forms); i++) /* SEC 1 is for EC */
    ok &= (w->priv_decoders[priv_forms[i].format] =
               decoder(w, priv_forms[i].form, priv_forms[i].structure, EVP_PKEY_KEYPAIR)) != NULL;
  for (size_t i = 0; i < COUNT(pub_forms); i++)
    ok &= (w->pub_decoders[pub_forms[i].format] =
               decoder(w, pub_forms[i].form, pub_forms[i].structure, EVP_PKEY_PUBLIC_KEY)) != NULL;
  return ok;
}

static int open_ec(workload *w) {
  OSSL_PARAM group[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group_name(w), 0),
      OSSL_PARAM_construct_end()};
  w->md = EVP_MD_fetch(NULL, w->curve->hash_name, NULL);
  w->md_ctx = EVP_MD_CTX_new();
  w->importing = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  return w->md && w->md_ctx && w->importing && EVP_PKEY_CTX_set_params(w->generating, group) == 1 &&
         EVP_PKEY_fromdata_init(w->importing) == 1 &&
         EVP_PKEY_fromdata(w->importing, &w->peer, EVP_PKEY_KEY_PARAMETERS, group) == 1;
}

int peer_open(workload *w) {
  w->generating = EVP_PKEY_CTX_new_from_name(NULL, key_type(w), NULL);
  return w->generating && EVP_PKEY_keygen_init(w->generating) == 1 && (!is_ec(w) || open_ec(w)) &&
         open_decoders(w);
}

void peer_close(workload *w) {
  EVP_MD_free(w->md);
  EVP_MD_CTX_free(w->md_ctx);
  EVP_PKEY_CTX_free(w->generating);
  EVP_PKEY_CTX_free(w->importing);
  EVP_PKEY_free(w->peer);
  for (size_t i = 0; i < WORKLOAD_FORMATS; i++) {
    OSSL_DECODER_CTX_free(w->priv_decoders[i]);
    OSSL_DECODER_CTX_free(w->pub_decoders[i]);
  }
}

/* A key pair; or with priv alone or pub alone, a key that has no other half. */
static EVP_PKEY *ec_from_raw(workload *w, const workload_encoding *priv,
                             const workload_encoding *pub) {
  EVP_PKEY *pkey = NULL;
  uint8_t native[SLIMB_PRIVATE_SIZE_MAX];
  OSSL_PARAM params[4], *p = params;
  *p++ = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group_name(w), 0);
  if (priv) {
    BIGNUM *scalar = BN_bin2bn(priv->data, (int)priv->len, NULL);
    if (!scalar || BN_bn2nativepad(scalar, native, (int)priv->len) < 0) return NULL;
    BN_free(scalar);
    *p++ = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_PRIV_KEY, native, priv->len);
  }
  if (pub)
    *p++ = OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)(uintptr_t)pub->data,
                                             pub->len);
  *p = OSSL_PARAM_construct_end();
  return EVP_PKEY_fromdata(w->importing, &pkey, priv ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY,
                           params) == 1
             ? pkey
             : NULL;
}

/* The same of any curve. Of EdDSA and XDH libcrypto computes the public half itself. */
static EVP_PKEY *key_from_raw(workload *w, const workload_encoding *priv,
                              const workload_encoding *pub) {
  if (is_ec(w)) return ec_from_raw(w, priv, pub);
  if (priv) return EVP_PKEY_new_raw_private_key_ex(NULL, key_type(w), NULL, priv->data, priv->len);
  return EVP_PKEY_new_raw_public_key_ex(NULL, key_type(w), NULL, pub->data, pub->len);
}

void peer_release(workload_item *item) {
  EVP_MD_CTX_free(item->eddsa_signing);
  EVP_MD_CTX_free(item->eddsa_verifying);
  item->eddsa_signing = item->eddsa_verifying = NULL;
  EVP_PKEY_CTX_free(item->signing);
  EVP_PKEY_CTX_free(item->verifying);
  EVP_PKEY_CTX_free(item->deriving);
  EVP_PKEY_free(item->pkey);
  item->signing = item->verifying = item->deriving = NULL;
  item->pkey = NULL;
}

static EVP_MD_CTX *eddsa_context(EVP_PKEY *pkey, int signing) {
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  const int ok = ctx && (signing ? EVP_DigestSignInit(ctx, NULL, NULL, NULL, pkey)
                                 : EVP_DigestVerifyInit(ctx, NULL, NULL, NULL, pkey)) == 1;
  if (ok) return ctx;
  EVP_MD_CTX_free(ctx);
  return NULL;
}

int peer_refresh(workload *w, workload_item *item) {
  const unsigned kind = w->curve->kind;
  int ok = 1;
  peer_release(item);
  item->pkey = key_from_raw(w, &item->priv_as[SLIMB_FORMAT_RAW], &item->pub_as[SLIMB_FORMAT_RAW]);
  if (!item->pkey) return 0;
  if (kind == WORKLOAD_EC) {
    item->signing = EVP_PKEY_CTX_new_from_pkey(NULL, item->pkey, NULL);
    item->verifying = EVP_PKEY_CTX_new_from_pkey(NULL, item->pkey, NULL);
    ok = item->signing && item->verifying && EVP_PKEY_sign_init(item->signing) == 1 &&
         EVP_PKEY_verify_init(item->verifying) == 1;
  }
  if (kind == WORKLOAD_EDDSA) {
    item->eddsa_signing = eddsa_context(item->pkey, 1);
    item->eddsa_verifying = eddsa_context(item->pkey, 0);
    ok = item->eddsa_signing && item->eddsa_verifying;
  }
  if (kind & WORKLOAD_AGREEING) {
    item->deriving = EVP_PKEY_CTX_new_from_pkey(NULL, item->pkey, NULL);
    ok = ok && item->deriving && EVP_PKEY_derive_init(item->deriving) == 1;
  }
  return ok;
}

/* ---- the operations ---- */

int peer_keygen(workload_item *item) {
  EVP_PKEY *pkey = NULL;
  const int ok = EVP_PKEY_generate(item->set->generating, &pkey) == 1;
  EVP_PKEY_free(pkey);
  return ok;
}

static int sign(EVP_PKEY_CTX *ctx, const uint8_t *digest, size_t digest_len) {
  uint8_t signature[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof signature;
  return EVP_PKEY_sign(ctx, signature, &len, digest, digest_len) == 1;
}

static int verify(EVP_PKEY_CTX *ctx, const workload_item *item, const uint8_t *digest) {
  return EVP_PKEY_verify(ctx, item->signature, item->signature_len, digest, item->digest_len) == 1;
}

static int hash(const workload_item *item, uint8_t *digest) {
  const workload *w = item->set;
  unsigned len;
  return EVP_DigestInit_ex2(w->md_ctx, w->md, NULL) == 1 &&
         EVP_DigestUpdate(w->md_ctx, item->message, w->message_len) == 1 &&
         EVP_DigestFinal_ex(w->md_ctx, digest, &len) == 1;
}

static int is_eddsa(const workload_item *item) { return item->set->curve->kind == WORKLOAD_EDDSA; }

static int sign_eddsa(EVP_MD_CTX *ctx, const workload_item *item) {
  uint8_t signature[SLIMB_SIGNATURE_SIZE_MAX];
  size_t len = sizeof signature;
  return EVP_DigestSign(ctx, signature, &len, item->message, item->set->message_len) == 1;
}

static int verify_eddsa(EVP_MD_CTX *ctx, const workload_item *item, const uint8_t *message,
                        size_t message_len) {
  return EVP_DigestVerify(ctx, item->signature, item->signature_len, message, message_len) == 1;
}

int peer_sign(workload_item *item) {
  if (is_eddsa(item)) return sign_eddsa(item->eddsa_signing, item);
  return sign(item->signing, item->digest, item->digest_len);
}

int peer_sign_message(workload_item *item) {
  uint8_t digest[EVP_MAX_MD_SIZE];
  if (is_eddsa(item)) return peer_sign(item);
  return hash(item, digest) && sign(item->signing, digest, item->digest_len);
}

static int sign_eddsa_with(EVP_PKEY *pkey, const workload_item *item) {
  EVP_MD_CTX *ctx = pkey ? eddsa_context(pkey, 1) : NULL;
  const int ok = ctx && sign_eddsa(ctx, item);
  EVP_MD_CTX_free(ctx);
  EVP_PKEY_free(pkey);
  return ok;
}

int peer_sign_imported(workload_item *item) {
  EVP_PKEY *pkey = key_from_raw(item->set, &item->priv_as[SLIMB_FORMAT_RAW], NULL);
  if (is_eddsa(item)) return sign_eddsa_with(pkey, item);
  EVP_PKEY_CTX *ctx = pkey ? EVP_PKEY_CTX_new_from_pkey(NULL, pkey, NULL) : NULL;
  const int ok = ctx && EVP_PKEY_sign_init(ctx) == 1 && sign(ctx, item->digest, item->digest_len);
  EVP_PKEY_CTX_free(ctx);
  EVP_PKEY_free(pkey);
  return ok;
}

int peer_verify(workload_item *item) {
  if (is_eddsa(item))
    return verify_eddsa(item->eddsa_verifying, item, item->message, item->set->message_len);
  return verify(item->verifying, item, item->digest);
}

int peer_verify_false(workload_item *item) {
  if (is_eddsa(item))
    return !verify_eddsa(item->eddsa_verifying, item, item->other_digest,
                         sizeof item->other_digest);
  return !verify(item->verifying, item, item->other_digest);
}

int peer_verify_message(workload_item *item) {
  uint8_t digest[EVP_MAX_MD_SIZE];
  if (is_eddsa(item)) return peer_verify(item);
  return hash(item, digest) && verify(item->verifying, item, digest);
}

static int verify_eddsa_with(EVP_PKEY *pkey, const workload_item *item) {
  EVP_MD_CTX *ctx = pkey ? eddsa_context(pkey, 0) : NULL;
  const int ok = ctx && verify_eddsa(ctx, item, item->message, item->set->message_len);
  EVP_MD_CTX_free(ctx);
  EVP_PKEY_free(pkey);
  return ok;
}

int peer_verify_imported(workload_item *item) {
  EVP_PKEY *pkey = key_from_raw(item->set, NULL, &item->pub_as[SLIMB_FORMAT_RAW]);
  if (is_eddsa(item)) return verify_eddsa_with(pkey, item);
  EVP_PKEY_CTX *ctx = pkey ? EVP_PKEY_CTX_new_from_pkey(NULL, pkey, NULL) : NULL;
  const int ok = ctx && EVP_PKEY_verify_init(ctx) == 1 && verify(ctx, item, item->digest);
  EVP_PKEY_CTX_free(ctx);
  EVP_PKEY_free(pkey);
  return ok;
}

/* Decoding checks that the point is on the curve; validate adds a multiplication by the order. */
static int decode_and_derive(workload_item *item, int validate) {
  EVP_PKEY *peer = item->set->peer;
  const workload_encoding *point = &item->partner->pub_as[SLIMB_FORMAT_RAW];
  uint8_t secret[SECRET_MAX];
  size_t len = sizeof secret;
  if (!is_ec(item->set)) {
    peer = key_from_raw(item->set, NULL, point);
    const int ok = peer && EVP_PKEY_derive_set_peer_ex(item->deriving, peer, validate) == 1 &&
                   EVP_PKEY_derive(item->deriving, secret, &len) == 1;
    EVP_PKEY_free(peer);
    return ok;
  }
  return EVP_PKEY_set1_encoded_public_key(peer, point->data, point->len) == 1 &&
         EVP_PKEY_derive_set_peer_ex(item->deriving, peer, validate) == 1 &&
         EVP_PKEY_derive(item->deriving, secret, &len) == 1;
}

int peer_dh(workload_item *item) { return decode_and_derive(item, 0); }

int peer_dh_validating(workload_item *item) { return decode_and_derive(item, 1); }

int peer_agree(workload_item *item) {
  uint8_t secret[SECRET_MAX];
  size_t len = sizeof secret;
  return EVP_PKEY_derive_set_peer_ex(item->deriving, item->partner->pkey, 0) == 1 &&
         EVP_PKEY_derive(item->deriving, secret, &len) == 1;
}

static int decode(workload *w, OSSL_DECODER_CTX *ctx, const workload_encoding *in) {
  const uint8_t *data = in->data;
  size_t len = in->len;
  w->decoded = NULL;
  const int ok = OSSL_DECODER_from_data(ctx, &data, &len) == 1 && w->decoded;
  EVP_PKEY_free(w->decoded);
  return ok;
}

int peer_import_private(workload_item *item) {
  workload *w = item->set;
  const workload_encoding *in = &item->priv_as[w->format];
  if (w->priv_decoders[w->format]) return decode(w, w->priv_decoders[w->format], in);
  EVP_PKEY *pkey = key_from_raw(w, in, NULL);
  EVP_PKEY_free(pkey);
  return pkey != NULL;
}

int peer_import_public(workload_item *item) {
  workload *w = item->set;
  const workload_encoding *in = &item->pub_as[w->format];
  if (w->pub_decoders[w->format]) return decode(w, w->pub_decoders[w->format], in);
  if (is_ec(w)) return EVP_PKEY_set1_encoded_public_key(w->peer, in->data, in->len) == 1;
  EVP_PKEY *pkey = key_from_raw(w, NULL, in);
  EVP_PKEY_free(pkey);
  return pkey != NULL;
}

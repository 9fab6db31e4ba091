/* What the primitive rows work on: keys, messages, signatures and encodings, made afresh before
 * every repetition and held in the form that each library wants. */
#ifndef SLIMB_BENCH_WORKLOAD_H
#define SLIMB_BENCH_WORKLOAD_H

#include <openssl/decoder.h>
#include <openssl/evp.h>
#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

#define WORKLOAD_ITEMS 16 /* a power of two: an operation takes the next item */
#define WORKLOAD_MESSAGE_MAX 16384
#define WORKLOAD_FORMATS (SLIMB_FORMAT_SEC1_PEM + 1)

/* What a curve's keys are for; a row is for some of these. */
#define WORKLOAD_EC 1u
#define WORKLOAD_XDH 2u
#define WORKLOAD_EDDSA 4u
#define WORKLOAD_SIGNING (WORKLOAD_EC | WORKLOAD_EDDSA)
#define WORKLOAD_AGREEING (WORKLOAD_EC | WORKLOAD_XDH)
#define WORKLOAD_ALL (WORKLOAD_EC | WORKLOAD_XDH | WORKLOAD_EDDSA)

typedef struct {
  slimb_curve curve;
  const char *name; /* as users know it, and as libcrypto does */
  unsigned kind;
  unsigned key_length;   /* as Java's benchmarks number curves */
  slimb_hash hash;       /* EC: the curve's usual one */
  const char *hash_name; /* as libcrypto knows it */
} workload_curve;

extern const workload_curve workload_curves[];
extern const size_t workload_curve_count;

typedef struct {
  uint8_t data[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len;
} workload_encoding;

typedef struct workload workload;

typedef struct workload_item {
  workload *set;                       /* that the item belongs to */
  const struct workload_item *partner; /* the other side of a key agreement */

  slimb_private_key priv;
  slimb_public_key pub;
  workload_encoding priv_as[WORKLOAD_FORMATS]; /* by slimb_format */
  workload_encoding pub_as[WORKLOAD_FORMATS];

  uint8_t message[WORKLOAD_MESSAGE_MAX];
  uint8_t digest[SLIMB_HASH_SIZE_MAX];
  uint8_t other_digest[SLIMB_HASH_SIZE_MAX]; /* of another message */
  size_t digest_len;
  uint8_t signature[SLIMB_SIGNATURE_SIZE_MAX];
  size_t signature_len;

  EVP_PKEY *pkey;
  EVP_PKEY_CTX *signing, *verifying, *deriving;
  EVP_MD_CTX *eddsa_signing, *eddsa_verifying;
} workload_item;

/* An operation of one library on one item: 1 if it did what it should. */
typedef int workload_operation(workload_item *item);

struct workload {
  const workload_curve *curve;
  size_t message_len;
  slimb_format format; /* that operations import */
  workload_item items[WORKLOAD_ITEMS];

  /* libcrypto's objects that do not depend on a key. */
  EVP_MD *md;
  EVP_MD_CTX *md_ctx;
  EVP_PKEY_CTX *generating;
  EVP_PKEY_CTX *importing;
  EVP_PKEY *peer;                                    /* has the curve; takes any encoded point */
  OSSL_DECODER_CTX *priv_decoders[WORKLOAD_FORMATS]; /* by slimb_format; NULL for raw forms */
  OSSL_DECODER_CTX *pub_decoders[WORKLOAD_FORMATS];
  EVP_PKEY *decoded; /* where all decoders put their key */
};

/* Both return 1, or 0 if either library refused something. */
int workload_open(workload *w, const workload_curve *curve);
/* Fresh items, whose signatures are over the first w->message_len bytes of their messages. */
int workload_refresh(workload *w);
void workload_close(workload *w);

#endif

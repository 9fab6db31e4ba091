#include "digest.h"

#include "cli.h"
#include "io.h"
#include "text.h"

/* EdDSA: what Ed25519ph and Ed448ph hash with. */
static slimb_hash usual_hash(slimb_curve curve) {
  switch (curve) {
    case SLIMB_CURVE_P384:
      return SLIMB_HASH_SHA384;
    case SLIMB_CURVE_P521:
    case SLIMB_CURVE_ED25519:
      return SLIMB_HASH_SHA512;
    case SLIMB_CURVE_ED448:
      return SLIMB_HASH_SHAKE256;
    default:
      return SLIMB_HASH_SHA256;
  }
}

int digest_choose(digest *d, const char *hash_name, slimb_curve curve) {
  d->hash = hash_name == NULL ? usual_hash(curve) : text_hash(hash_name);
  if (d->hash == SLIMB_HASH_NONE) return complain_usage("unknown --hash '%s'", hash_name);
  return CLI_OK;
}

typedef struct {
  slimb_hash_ctx ctx;
  int code;
} hashing;

static int update(void *state, const uint8_t *data, size_t len) {
  hashing *h = state;
  h->code = slimb_hash_update(&h->ctx, data, len);
  return h->code == SLIMB_OK;
}

static int hash_file(digest *d, const char *path) {
  hashing h;
  h.code = slimb_hash_start(&h.ctx, d->hash);
  if (h.code != SLIMB_OK) return complain("the hash failed: %s", slimb_strerror(h.code));
  int status = io_stream(path, update, &h);
  if (status != CLI_OK || h.code != SLIMB_OK) {
    slimb_hash_abandon(&h.ctx);
  } else {
    d->len = sizeof d->data;
    h.code = slimb_hash_finish(d->data, &d->len, &h.ctx);
  }
  if (h.code != SLIMB_OK) return complain("the hash failed: %s", slimb_strerror(h.code));
  return status;
}

int digest_read(digest *d, const char *path, int is_digest) {
  if (path == NULL) path = "-";
  if (!is_digest) return hash_file(d, path);
  d->len = sizeof d->data;
  int status = io_read(d->data, &d->len, path);
  if (status != CLI_OK) return status;
  size_t expected = slimb_hash_size(d->hash);
  if (d->len != expected)
    return complain("with --digest the input must be the digest itself, %zu bytes", expected);
  return CLI_OK;
}

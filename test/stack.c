/* The stack that each public call takes, and what the calls on secrets leave there. A call runs in
 * a thread of its own on painted memory, for every curve on every backend that this machine runs,
 * after it has run once, so that libcrypto's loading of its digests does not count.
 *
 * Taken: from the caller's frame down to the deepest byte that changed. Every call stays under 32
 * KiB, libcrypto's hashing included. Left: the words there that come out otherwise with another
 * secret. There is none but those of public output. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "backends.h"
#include "test.h"

#ifdef __SANITIZE_ADDRESS__
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

enum { ROOM = 512 * 1024, LIMIT = 32 * 1024, PAINT = 0xa5, WORD = sizeof(void *) };

/* The curves that have a call. */
enum {
  ECDSA = 1,
  EDDSA = 2,
  XDH = 4,
  DH = ECDSA | XDH,
  RFC8410 = EDDSA | XDH,
  ALL = ECDSA | RFC8410
};

static slimb_curve curve; /* of this round */
static slimb_private_key priv;
static slimb_public_key pub;
static uint8_t raw_priv[SLIMB_PRIVATE_SIZE_MAX], raw_pub[SLIMB_PUBLIC_SIZE_MAX];
static size_t raw_priv_len, raw_pub_len;
static uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
static size_t sig_len;
static uint8_t encoded[SLIMB_ENCODED_KEY_SIZE_MAX];
static size_t encoded_len;
static const uint8_t msg[] = "a message";

static int kind(void) {
  if (curve <= SLIMB_CURVE_SECP256K1) return ECDSA;
  return curve <= SLIMB_CURVE_X448 ? XDH : EDDSA;
}

static int generate(int unused) {
  (void)unused;
  return slimb_keypair_generate(&priv, &pub, curve);
}

static int generate_raw(int unused) {
  (void)unused;
  raw_priv_len = sizeof raw_priv, raw_pub_len = sizeof raw_pub;
  return slimb_keypair_generate_raw(raw_priv, &raw_priv_len, raw_pub, &raw_pub_len, curve);
}

static int public_of_private(int unused) {
  (void)unused;
  return slimb_public_key_from_private(&pub, &priv);
}

static int export_private(int format) {
  encoded_len = sizeof encoded;
  return slimb_private_key_export(encoded, &encoded_len, &priv, (slimb_format)format);
}

static int import_private(int format) {
  static slimb_private_key key;
  if (format == SLIMB_FORMAT_PKCS8_V2) format = SLIMB_FORMAT_PKCS8; /* of either version */
  return slimb_private_key_import(&key, curve, (slimb_format)format, encoded, encoded_len);
}

static int export_public(int format) {
  encoded_len = sizeof encoded;
  return slimb_public_key_export(encoded, &encoded_len, &pub, (slimb_format)format);
}

static int import_public(int format) {
  slimb_public_key key;
  return slimb_public_key_import(&key, curve, (slimb_format)format, encoded, encoded_len);
}

static int sign(int flags) {
  sig_len = sizeof sig;
  return slimb_ecdsa_sign(sig, &sig_len, &priv, SLIMB_HASH_SHA3_512, msg, sizeof msg,
                          (unsigned)flags);
}

static int verify(int flags) {
  return slimb_ecdsa_verify(&pub, SLIMB_HASH_SHA3_512, msg, sizeof msg, sig, sig_len,
                            (unsigned)flags);
}

static int sign_digest(int flags) {
  sig_len = sizeof sig;
  return slimb_ecdsa_sign_digest(sig, &sig_len, &priv, SLIMB_HASH_NONE, msg, sizeof msg,
                                 (unsigned)flags | SLIMB_HMAC(SLIMB_HASH_SHA512));
}

static int verify_digest(int flags) {
  return slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_NONE, msg, sizeof msg, sig, sig_len,
                                   (unsigned)flags);
}

static int sign_raw(int flags) {
  sig_len = sizeof sig;
  return slimb_ecdsa_sign_raw(sig, &sig_len, curve, raw_priv, raw_priv_len, SLIMB_HASH_SHA256, msg,
                              sizeof msg, (unsigned)flags);
}

static int verify_raw(int flags) {
  return slimb_ecdsa_verify_raw(curve, raw_pub, raw_pub_len, SLIMB_HASH_SHA256, msg, sizeof msg,
                                sig, sig_len, (unsigned)flags);
}

static int eddsa_sign(int flags) {
  sig_len = sizeof sig;
  return slimb_eddsa_sign(sig, &sig_len, &priv, msg, sizeof msg, msg, sizeof msg, (unsigned)flags);
}

static int eddsa_verify(int flags) {
  return slimb_eddsa_verify(&pub, msg, sizeof msg, msg, sizeof msg, sig, sig_len, (unsigned)flags);
}

static int eddsa_sign_raw(int flags) {
  sig_len = sizeof sig;
  return slimb_eddsa_sign_raw(sig, &sig_len, curve, raw_priv, raw_priv_len, NULL, 0, msg,
                              sizeof msg, (unsigned)flags);
}

static int eddsa_verify_raw(int flags) {
  return slimb_eddsa_verify_raw(curve, raw_pub, raw_pub_len, NULL, 0, msg, sizeof msg, sig, sig_len,
                                (unsigned)flags);
}

static int dh(int unused) {
  (void)unused;
  static uint8_t out[SLIMB_DH_SIZE_MAX];
  size_t out_len = sizeof out;
  return slimb_dh(out, &out_len, &priv, &pub);
}

static int dh_raw(int unused) {
  (void)unused;
  static uint8_t out[SLIMB_DH_SIZE_MAX];
  size_t out_len = sizeof out;
  return slimb_dh_raw(out, &out_len, curve, raw_priv, raw_priv_len, raw_pub, raw_pub_len);
}

static int hash_in_parts(int hash) {
  slimb_hash_ctx ctx;
  uint8_t digest[SLIMB_HASH_SIZE_MAX];
  size_t digest_len = sizeof digest;
  int code = slimb_hash_start(&ctx, (slimb_hash)hash);
  if (code != SLIMB_OK) return code;
  code = slimb_hash_update(&ctx, msg, sizeof msg);
  if (code != SLIMB_OK) {
    slimb_hash_abandon(&ctx);
    return code;
  }
  return slimb_hash_finish(digest, &digest_len, &ctx);
}

/* In this order: what one makes, the next reads. */
static const struct call {
  const char *name;
  int (*run)(int);
  int argument, kinds;
} calls[] = {
    {"keypair_generate_raw", generate_raw, 0, ALL},
    {"keypair_generate", generate, 0, ALL},
    {"public_key_from_private", public_of_private, 0, ALL},
    {"private_key_export raw", export_private, SLIMB_FORMAT_RAW, ALL},
    {"private_key_import raw", import_private, SLIMB_FORMAT_RAW, ALL},
    {"private_key_export sec1", export_private, SLIMB_FORMAT_SEC1, ECDSA},
    {"private_key_import sec1", import_private, SLIMB_FORMAT_SEC1, ECDSA},
    {"private_key_export pkcs8", export_private, SLIMB_FORMAT_PKCS8, ALL},
    {"private_key_import pkcs8", import_private, SLIMB_FORMAT_PKCS8, ALL},
    {"private_key_export pem", export_private, SLIMB_FORMAT_PEM, ALL},
    {"private_key_import pem", import_private, SLIMB_FORMAT_PEM, ALL},
    {"private_key_export sec1 pem", export_private, SLIMB_FORMAT_SEC1_PEM, ECDSA},
    {"private_key_import sec1 pem", import_private, SLIMB_FORMAT_SEC1_PEM, ECDSA},
    {"private_key_export pkcs8 v2", export_private, SLIMB_FORMAT_PKCS8_V2, RFC8410},
    {"private_key_import pkcs8 v2", import_private, SLIMB_FORMAT_PKCS8_V2, RFC8410},
    {"public_key_export raw", export_public, SLIMB_FORMAT_RAW, ALL},
    {"public_key_import raw", import_public, SLIMB_FORMAT_RAW, ALL},
    {"public_key_export compressed", export_public, SLIMB_FORMAT_COMPRESSED, ECDSA},
    {"public_key_import compressed", import_public, SLIMB_FORMAT_COMPRESSED, ECDSA},
    {"public_key_export spki", export_public, SLIMB_FORMAT_SPKI, ALL},
    {"public_key_import spki", import_public, SLIMB_FORMAT_SPKI, ALL},
    {"public_key_export pem", export_public, SLIMB_FORMAT_PEM, ALL},
    {"public_key_import pem", import_public, SLIMB_FORMAT_PEM, ALL},
    {"ecdsa_sign", sign, 0, ECDSA},
    {"ecdsa_verify", verify, 0, ECDSA},
    {"ecdsa_sign p1363 deterministic", sign, SLIMB_P1363 | SLIMB_DETERMINISTIC, ECDSA},
    {"ecdsa_verify p1363", verify, SLIMB_P1363, ECDSA},
    {"ecdsa_sign_digest deterministic", sign_digest, SLIMB_DETERMINISTIC, ECDSA},
    {"ecdsa_verify_digest", verify_digest, 0, ECDSA},
    {"ecdsa_sign_raw", sign_raw, 0, ECDSA},
    {"ecdsa_verify_raw", verify_raw, 0, ECDSA},
    {"eddsa_sign", eddsa_sign, 0, EDDSA},
    {"eddsa_verify", eddsa_verify, 0, EDDSA},
    {"eddsa_sign prehashed", eddsa_sign, SLIMB_PREHASH, EDDSA},
    {"eddsa_verify prehashed strict", eddsa_verify, SLIMB_PREHASH | SLIMB_STRICT, EDDSA},
    {"eddsa_sign_raw", eddsa_sign_raw, 0, EDDSA},
    {"eddsa_verify_raw", eddsa_verify_raw, 0, EDDSA},
    {"dh", dh, 0, DH},
    {"dh_raw", dh_raw, 0, DH},
    {"hash in parts", hash_in_parts, SLIMB_HASH_SHA3_224, ALL},
};

static int code;
static const uint8_t *caller;

static void *thread_main(void *call) {
  const struct call *c = call;
  caller = __builtin_frame_address(0);
  code = c->run(c->argument);
  return NULL;
}

static uint8_t *stack; /* [ROOM] */

static void run_painted(const struct call *call) {
  memset(stack, PAINT, ROOM);
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) || pthread_attr_setstack(&attributes, stack, ROOM) ||
      pthread_create(&thread, &attributes, thread_main, (void *)(uintptr_t)call) ||
      pthread_join(thread, NULL)) {
    abort();
  }
  pthread_attr_destroy(&attributes);
}

/* The bytes of stack that this one call changed. */
static size_t depth(const struct call *call) {
  run_painted(call);
  const uint8_t *deepest = stack;
  while (deepest < caller && *deepest == PAINT) deepest++;
  return (size_t)(caller - deepest);
}

/* ---- what is left ---- */

static int leave(int unused) {
  (void)unused;
  volatile uint64_t copy[sizeof priv / 8];
  for (size_t i = 0; i < sizeof priv / 8; i++) copy[i] = priv.opaque[i];
  return copy[0] == 0;
}

static const struct call secret_calls[] = {
    {"keypair_generate", generate, 0, ALL},
    {"public_key_from_private", public_of_private, 0, ALL},
    {"ecdsa_sign", sign, SLIMB_P1363, ECDSA},
    {"ecdsa_sign deterministic", sign, SLIMB_P1363 | SLIMB_DETERMINISTIC, ECDSA},
    {"dh", dh, 0, DH},
    {"private_key_import raw", import_private, SLIMB_FORMAT_RAW, ALL},
    {"private_key_import sec1", import_private, SLIMB_FORMAT_SEC1, ECDSA},
    {"private_key_import pkcs8", import_private, SLIMB_FORMAT_PKCS8, ALL},
    {"private_key_import pem", import_private, SLIMB_FORMAT_PEM, ALL},
    {"private_key_import sec1 pem", import_private, SLIMB_FORMAT_SEC1_PEM, ECDSA},
    {"private_key_export raw", export_private, SLIMB_FORMAT_RAW, ALL},
    {"private_key_export sec1", export_private, SLIMB_FORMAT_SEC1, ECDSA},
    {"private_key_export pkcs8", export_private, SLIMB_FORMAT_PKCS8, ALL},
    {"private_key_export pem", export_private, SLIMB_FORMAT_PEM, ALL},
    {"private_key_export sec1 pem", export_private, SLIMB_FORMAT_SEC1_PEM, ECDSA},
    {"ecdsa_sign_raw", sign_raw, SLIMB_P1363, ECDSA},
    {"dh_raw", dh_raw, 0, DH},
    {"private_key_import pkcs8 v2", import_private, SLIMB_FORMAT_PKCS8_V2, RFC8410},
    {"private_key_export pkcs8 v2", export_private, SLIMB_FORMAT_PKCS8_V2, RFC8410},
    {"eddsa_sign", eddsa_sign, 0, EDDSA},
    {"eddsa_sign prehashed", eddsa_sign, SLIMB_PREHASH, EDDSA},
    {"eddsa_sign_raw", eddsa_sign_raw, 0, EDDSA},
};

/* A new key, in every form that a call reads. */
static void new_key(const struct call *call) {
  CHECK(slimb_keypair_generate(&priv, NULL, curve) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  CHECK(export_private(SLIMB_FORMAT_RAW) == SLIMB_OK);
  memcpy(raw_priv, encoded, raw_priv_len = encoded_len);
  CHECK(export_public(SLIMB_FORMAT_RAW) == SLIMB_OK);
  memcpy(raw_pub, encoded, raw_pub_len = encoded_len);
  if (call->run == import_private) CHECK(export_private(call->argument) == SLIMB_OK);
}

/* What decoding the public key leaves: where the key of RFC 8032 is decompressed, more words than
 * the point itself. */
static uint8_t decoded[LIMIT];

static int import_raw_pub(int unused) {
  (void)unused;
  slimb_public_key key;
  return slimb_public_key_import(&key, curve, SLIMB_FORMAT_RAW, raw_pub, raw_pub_len);
}

static void decode_public(void) {
  const struct call call = {"decode", import_raw_pub, 0, ALL};
  CHECK(export_public(SLIMB_FORMAT_RAW) == SLIMB_OK);
  memcpy(raw_pub, encoded, raw_pub_len = encoded_len);
  run_painted(&call);
  CHECK(code == SLIMB_OK);
  memcpy(decoded, caller - LIMIT, LIMIT);
}

static int is_public(const uint8_t *bytes, size_t len) {
  return memmem(sig, sig_len, bytes, len) != NULL || memmem(&pub, sizeof pub, bytes, len) != NULL ||
         memmem(raw_pub, raw_pub_len, bytes, len) != NULL ||
         memmem(decoded, sizeof decoded, bytes, len) != NULL;
}

/* Whether the bytes of a word from the first to the last that differ are in no public output. */
static int leaks(const uint8_t *word, const uint8_t *other) {
  size_t from = 0, to = WORD;
  while (from < to && word[from] == other[from]) from++;
  while (from < to && word[to - 1] == other[to - 1]) to--;
  return from < to && !is_public(word + from, to - from);
}

/* The words of stack that differ between two runs with different keys. */
static size_t residue(const struct call *call) {
  static uint8_t images[2][ROOM];
  size_t left = 0;
  for (int run = 0; run < 2; run++) {
    new_key(call);
    run_painted(call);
    CHECK(code == SLIMB_OK);
    memcpy(images[run], stack, ROOM);
  }
  decode_public();
  for (size_t at = 0; at + WORD <= (size_t)(caller - stack); at += WORD)
    left += (size_t)leaks(images[1] + at, images[0] + at);
  return left;
}

static int deep(int bytes) {
  volatile uint8_t space[LIMIT];
  for (int i = 0; i < bytes; i++) space[i] = 0;
  return space[0];
}

static void measure_backend(const char *backend) {
  test_case(backend);
  size_t worst = 0;
  const char *where = "";
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
    if (!(calls[i].kinds & kind())) continue;
    test_context("%s", calls[i].name);
    CHECK(calls[i].run(calls[i].argument) == SLIMB_OK);
    const size_t taken = depth(&calls[i]);
    CHECK(code == SLIMB_OK);
    CHECK(taken < LIMIT);
    if (taken > worst) worst = taken, where = calls[i].name;
  }
  printf("%s: at most %zu bytes, in %s\n", backend, worst, where);
  for (size_t i = 0; i < sizeof secret_calls / sizeof secret_calls[0]; i++) {
    if (!(secret_calls[i].kinds & kind())) continue;
    test_context("left by %s", secret_calls[i].name);
    CHECK(residue(&secret_calls[i]) == 0);
  }
}

int main(void) {
  test_begin("stack");
  if (SANITIZED) {
    test_skip("stack of each call", "the sanitizer widens every frame");
    return test_end();
  }
  stack = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) abort();
  test_case("a deep call is seen");
  const struct call full = {"deep", deep, LIMIT, ALL};
  CHECK(depth(&full) >= LIMIT);
  test_case("a key that is left is seen");
  curve = SLIMB_CURVE_P256;
  const struct call leaving = {"leave", leave, 0, ALL};
  CHECK(residue(&leaving) > 0);

  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_ED448; curve++)
    each_backend(curve, measure_backend);
  return test_end();
}

/* The stack that each public call takes, and what the calls on secrets leave there. A call runs in
 * a thread of its own on painted memory, on every backend that this machine runs, after it has run
 * once, so that libcrypto's loading of its digests does not count.
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

#include "base/cpu.h"
#include "bench.h"
#include "test.h"

#ifdef __SANITIZE_ADDRESS__
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

enum { ROOM = 512 * 1024, LIMIT = 32 * 1024, PAINT = 0xa5, WORD = sizeof(void *) };

static slimb_private_key priv;
static slimb_public_key pub;
static uint8_t raw_priv[SLIMB_P256_PRIVATE_SIZE], raw_pub[SLIMB_P256_PUBLIC_SIZE];
static uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
static size_t sig_len;
static uint8_t encoded[SLIMB_ENCODED_KEY_SIZE_MAX];
static size_t encoded_len;
static const uint8_t msg[] = "a message";

static int generate(int unused) {
  (void)unused;
  return slimb_keypair_generate(&priv, &pub, SLIMB_CURVE_P256);
}

static int generate_raw(int unused) {
  (void)unused;
  size_t priv_len = sizeof raw_priv, pub_len = sizeof raw_pub;
  return slimb_keypair_generate_raw(raw_priv, &priv_len, raw_pub, &pub_len, SLIMB_CURVE_P256);
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
  return slimb_private_key_import(&key, SLIMB_CURVE_P256, (slimb_format)format, encoded,
                                  encoded_len);
}

static int export_public(int format) {
  encoded_len = sizeof encoded;
  return slimb_public_key_export(encoded, &encoded_len, &pub, (slimb_format)format);
}

static int import_public(int format) {
  slimb_public_key key;
  return slimb_public_key_import(&key, SLIMB_CURVE_P256, (slimb_format)format, encoded,
                                 encoded_len);
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
  return slimb_ecdsa_sign_raw(sig, &sig_len, SLIMB_CURVE_P256, raw_priv, sizeof raw_priv,
                              SLIMB_HASH_SHA256, msg, sizeof msg, (unsigned)flags);
}

static int verify_raw(int flags) {
  return slimb_ecdsa_verify_raw(SLIMB_CURVE_P256, raw_pub, sizeof raw_pub, SLIMB_HASH_SHA256, msg,
                                sizeof msg, sig, sig_len, (unsigned)flags);
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
  return slimb_dh_raw(out, &out_len, SLIMB_CURVE_P256, raw_priv, sizeof raw_priv, raw_pub,
                      sizeof raw_pub);
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
  int argument;
} calls[] = {
    {"keypair_generate_raw", generate_raw, 0},
    {"keypair_generate", generate, 0},
    {"public_key_from_private", public_of_private, 0},
    {"private_key_export raw", export_private, SLIMB_FORMAT_RAW},
    {"private_key_import raw", import_private, SLIMB_FORMAT_RAW},
    {"private_key_export sec1", export_private, SLIMB_FORMAT_SEC1},
    {"private_key_import sec1", import_private, SLIMB_FORMAT_SEC1},
    {"private_key_export pkcs8", export_private, SLIMB_FORMAT_PKCS8},
    {"private_key_import pkcs8", import_private, SLIMB_FORMAT_PKCS8},
    {"private_key_export pem", export_private, SLIMB_FORMAT_PEM},
    {"private_key_import pem", import_private, SLIMB_FORMAT_PEM},
    {"private_key_export sec1 pem", export_private, SLIMB_FORMAT_SEC1_PEM},
    {"private_key_import sec1 pem", import_private, SLIMB_FORMAT_SEC1_PEM},
    {"public_key_export raw", export_public, SLIMB_FORMAT_RAW},
    {"public_key_import raw", import_public, SLIMB_FORMAT_RAW},
    {"public_key_export compressed", export_public, SLIMB_FORMAT_COMPRESSED},
    {"public_key_import compressed", import_public, SLIMB_FORMAT_COMPRESSED},
    {"public_key_export spki", export_public, SLIMB_FORMAT_SPKI},
    {"public_key_import spki", import_public, SLIMB_FORMAT_SPKI},
    {"public_key_export pem", export_public, SLIMB_FORMAT_PEM},
    {"public_key_import pem", import_public, SLIMB_FORMAT_PEM},
    {"ecdsa_sign", sign, 0},
    {"ecdsa_verify", verify, 0},
    {"ecdsa_sign p1363 deterministic", sign, SLIMB_P1363 | SLIMB_DETERMINISTIC},
    {"ecdsa_verify p1363", verify, SLIMB_P1363},
    {"ecdsa_sign_digest deterministic", sign_digest, SLIMB_DETERMINISTIC},
    {"ecdsa_verify_digest", verify_digest, 0},
    {"ecdsa_sign_raw", sign_raw, 0},
    {"ecdsa_verify_raw", verify_raw, 0},
    {"dh", dh, 0},
    {"dh_raw", dh_raw, 0},
    {"hash in parts", hash_in_parts, SLIMB_HASH_SHA3_224},
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
    {"keypair_generate", generate, 0},
    {"public_key_from_private", public_of_private, 0},
    {"ecdsa_sign", sign, SLIMB_P1363},
    {"ecdsa_sign deterministic", sign, SLIMB_P1363 | SLIMB_DETERMINISTIC},
    {"dh", dh, 0},
    {"private_key_import raw", import_private, SLIMB_FORMAT_RAW},
    {"private_key_import sec1", import_private, SLIMB_FORMAT_SEC1},
    {"private_key_import pkcs8", import_private, SLIMB_FORMAT_PKCS8},
    {"private_key_import pem", import_private, SLIMB_FORMAT_PEM},
    {"private_key_import sec1 pem", import_private, SLIMB_FORMAT_SEC1_PEM},
    {"private_key_export raw", export_private, SLIMB_FORMAT_RAW},
    {"private_key_export sec1", export_private, SLIMB_FORMAT_SEC1},
    {"private_key_export pkcs8", export_private, SLIMB_FORMAT_PKCS8},
    {"private_key_export pem", export_private, SLIMB_FORMAT_PEM},
    {"private_key_export sec1 pem", export_private, SLIMB_FORMAT_SEC1_PEM},
    {"ecdsa_sign_raw", sign_raw, SLIMB_P1363},
    {"dh_raw", dh_raw, 0},
};

/* A new key, in every form that a call reads. */
static void new_key(const struct call *call) {
  CHECK(slimb_keypair_generate(&priv, NULL, SLIMB_CURVE_P256) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  CHECK(export_private(SLIMB_FORMAT_RAW) == SLIMB_OK);
  memcpy(raw_priv, encoded, sizeof raw_priv);
  CHECK(export_public(SLIMB_FORMAT_RAW) == SLIMB_OK);
  memcpy(raw_pub, encoded, sizeof raw_pub);
  if (call->run == import_private) CHECK(export_private(call->argument) == SLIMB_OK);
}

static int is_public(const uint8_t *word) {
  return memmem(sig, sig_len, word, WORD) != NULL || memmem(&pub, sizeof pub, word, WORD) != NULL ||
         memmem(raw_pub, sizeof raw_pub, word, WORD) != NULL;
}

/* The words of stack that differ between two runs with different keys. */
static size_t residue(const struct call *call) {
  static uint8_t first[ROOM];
  size_t left = 0;
  for (int run = 0; run < 2; run++) {
    new_key(call);
    memcpy(first, stack, ROOM);
    run_painted(call);
    CHECK(code == SLIMB_OK);
  }
  for (const uint8_t *word = stack; word + WORD <= caller; word += WORD)
    left += memcmp(word, first + (word - stack), WORD) != 0 && !is_public(word);
  return left;
}

static int deep(int bytes) {
  volatile uint8_t space[LIMIT];
  for (int i = 0; i < bytes; i++) space[i] = 0;
  return space[0];
}

static void measure_backend(const char *backend) {
  size_t worst = 0;
  const char *where = "";
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
    test_context("%s", calls[i].name);
    CHECK(calls[i].run(calls[i].argument) == SLIMB_OK);
    const size_t taken = depth(&calls[i]);
    CHECK(code == SLIMB_OK);
    CHECK(taken < LIMIT);
    if (taken > worst) worst = taken, where = calls[i].name;
  }
  printf("%s: at most %zu bytes, in %s\n", backend, worst, where);
  for (size_t i = 0; i < sizeof secret_calls / sizeof secret_calls[0]; i++) {
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
  const struct call full = {"deep", deep, LIMIT};
  CHECK(depth(&full) >= LIMIT);
  test_case("a key that is left is seen");
  const struct call leaving = {"leave", leave, 0};
  CHECK(residue(&leaving) > 0);

  size_t count;
  const bench_backend *backends = bench_backends(SLIMB_CURVE_P256, &count);
  for (size_t i = 0; i < count; i++) {
    const char *name = bench_backend_name(&backends[i]);
    if ((cpu_bits() & backends[i].cpu) != backends[i].cpu) {
      test_skip(name, "this machine cannot run it");
      continue;
    }
    test_case(name);
    CHECK(bench_set_backend(name));
    measure_backend(name);
  }
  return test_end();
}

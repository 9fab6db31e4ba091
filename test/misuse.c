/* What a caller can do wrong: NULL everywhere, unknown values, objects never filled, room too
 * short, inputs that outputs overwrite, one object in many threads. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backends.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define P256 SLIMB_CURVE_P256
#define SHA256 SLIMB_HASH_SHA256

static slimb_private_key priv;
static slimb_public_key pub;
static const uint8_t msg[32] = "thirty-two bytes to be signed..";
static uint8_t der_sig[72], raw_sig[64], raw_priv[32], raw_pub[65];
static size_t der_len = sizeof der_sig;

static void set_up(void) {
  size_t len = sizeof raw_sig;
  CHECK(slimb_keypair_generate(&priv, &pub, P256) == SLIMB_OK);
  CHECK(slimb_ecdsa_sign(der_sig, &der_len, &priv, SHA256, msg, 32, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_sign(raw_sig, &len, &priv, SHA256, msg, 32, SLIMB_P1363) == SLIMB_OK);
  len = sizeof raw_priv;
  CHECK(slimb_private_key_export(raw_priv, &len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
  len = sizeof raw_pub;
  CHECK(slimb_public_key_export(raw_pub, &len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
}

static int all_zero(const void *object, size_t len) {
  uint8_t any = 0;
  for (size_t i = 0; i < len; i++) any |= ((const uint8_t *)object)[i];
  return any == 0;
}

/* An output pair that is filled with junk before the call and checked after it. */
static uint8_t out[600];
static size_t out_len;

static void junk(void) {
  memset(out, 0xa5, sizeof out);
  out_len = sizeof out;
}

/* The call is refused with code; the whole room is zero, and the length is 0, or the need on
 * SLIMB_E_LENGTH. */
#define REFUSED(call, code, need)                              \
  do {                                                         \
    junk();                                                    \
    CHECK((call) == (code));                                   \
    CHECK(out_len == ((code) == SLIMB_E_LENGTH ? (need) : 0)); \
    CHECK(all_zero(out, sizeof out));                          \
  } while (0)
#define ARGUMENT(call) REFUSED(call, SLIMB_E_ARGUMENT, (size_t)0)

static void test_null(void) {
  const uint8_t *none = NULL;
  size_t len = 100;
  uint8_t digest[32] = {0};
  slimb_hash_ctx ctx;

  CHECK(slimb_keypair_generate(NULL, NULL, P256) == SLIMB_E_ARGUMENT);
  slimb_public_key other = pub;
  CHECK(slimb_keypair_generate(NULL, &other, P256) == SLIMB_E_ARGUMENT);
  CHECK(all_zero(&other, sizeof other));
  CHECK(slimb_private_key_import(NULL, P256, SLIMB_FORMAT_RAW, raw_priv, 32) == SLIMB_E_ARGUMENT);
  CHECK(slimb_public_key_import(NULL, P256, SLIMB_FORMAT_RAW, raw_pub, 65) == SLIMB_E_ARGUMENT);
  for (int format = SLIMB_FORMAT_RAW; format <= SLIMB_FORMAT_PKCS8_V2; format++) {
    slimb_private_key key;
    CHECK(slimb_private_key_import(&key, P256, (slimb_format)format, none, 32) == SLIMB_E_ARGUMENT);
    CHECK(all_zero(&key, sizeof key));
    CHECK(slimb_public_key_import(&other, P256, (slimb_format)format, none, 65) ==
          SLIMB_E_ARGUMENT);
    CHECK(all_zero(&other, sizeof other));
  }
  slimb_private_key_wipe(NULL);
  CHECK(slimb_public_key_from_private(NULL, &priv) == SLIMB_E_ARGUMENT);
  other = pub;
  CHECK(slimb_public_key_from_private(&other, NULL) == SLIMB_E_ARGUMENT);
  CHECK(all_zero(&other, sizeof other));
  CHECK(slimb_private_key_curve(NULL) == SLIMB_CURVE_ANY);
  CHECK(slimb_public_key_curve(NULL) == SLIMB_CURVE_ANY);
  ARGUMENT(slimb_private_key_export(out, &out_len, NULL, SLIMB_FORMAT_RAW));
  ARGUMENT(slimb_public_key_export(out, &out_len, NULL, SLIMB_FORMAT_RAW));

  ARGUMENT(slimb_ecdsa_sign(out, &out_len, NULL, SHA256, msg, 32, 0));
  ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, SHA256, NULL, 32, 0));
  ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, NULL, SHA256, digest, 32, 0));
  ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, &priv, SHA256, NULL, 32, 0));
  CHECK(slimb_ecdsa_sign(out, NULL, &priv, SHA256, msg, 32, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_sign(NULL, &len, &priv, SHA256, msg, 32, 0) == SLIMB_E_ARGUMENT && len == 0);
  CHECK(slimb_ecdsa_verify(NULL, SHA256, msg, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, NULL, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 32, NULL, der_len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 32, NULL, 64, SLIMB_P1363) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_verify_digest(&pub, SHA256, NULL, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);

  ARGUMENT(slimb_dh(out, &out_len, NULL, &pub));
  ARGUMENT(slimb_dh(out, &out_len, &priv, NULL));
  CHECK(slimb_dh(out, NULL, &priv, &pub) == SLIMB_E_ARGUMENT);
  len = 32;
  CHECK(slimb_dh(NULL, &len, &priv, &pub) == SLIMB_E_ARGUMENT && len == 0);

  ARGUMENT(slimb_ecdsa_sign_raw(out, &out_len, P256, NULL, 32, SHA256, msg, 32, 0));
  ARGUMENT(slimb_ecdsa_sign_raw(out, &out_len, P256, raw_priv, 32, SHA256, NULL, 32, 0));
  CHECK(slimb_ecdsa_verify_raw(P256, NULL, 65, SHA256, msg, 32, der_sig, der_len, 0) ==
        SLIMB_E_ARGUMENT);
  ARGUMENT(slimb_dh_raw(out, &out_len, P256, NULL, 32, raw_pub, 65));
  ARGUMENT(slimb_dh_raw(out, &out_len, P256, raw_priv, 32, NULL, 65));
  len = sizeof out;
  ARGUMENT(slimb_keypair_generate_raw(NULL, &len, out, &out_len, P256));
  CHECK(len == 0);
  ARGUMENT(slimb_keypair_generate_raw(out, &out_len, digest, NULL, P256));

  CHECK(slimb_hash_start(NULL, SHA256) == SLIMB_E_ARGUMENT);
  CHECK(slimb_hash_update(NULL, msg, 32) == SLIMB_E_ARGUMENT);
  ARGUMENT(slimb_hash_finish(out, &out_len, NULL));
  slimb_hash_abandon(NULL);
  CHECK(slimb_hash_start(&ctx, SHA256) == SLIMB_OK);
  CHECK(slimb_hash_update(&ctx, NULL, 32) == SLIMB_E_ARGUMENT);
  CHECK(slimb_hash_update(&ctx, NULL, 0) == SLIMB_OK);
  CHECK(slimb_hash_finish(out, NULL, &ctx) == SLIMB_E_ARGUMENT); /* ends it */
  CHECK(slimb_hash_update(&ctx, msg, 32) == SLIMB_E_ARGUMENT);
}

static void test_empty_message(void) {
  size_t len = sizeof out;
  CHECK(slimb_ecdsa_sign(out, &len, &priv, SHA256, NULL, 0, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, NULL, 0, out, len, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 0, out, len, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 1, out, len, 0) == SLIMB_E_SIGNATURE);
}

static void test_unfilled(void) {
  slimb_private_key empty, noise;
  slimb_public_key nothing, chatter, derived;
  memset(&empty, 0, sizeof empty);
  memset(&nothing, 0, sizeof nothing);
  test_random(&noise, sizeof noise);
  test_random(&chatter, sizeof chatter);
  const slimb_private_key *bad_priv[] = {&empty, &noise};
  const slimb_public_key *bad_pub[] = {&nothing, &chatter};
  for (unsigned i = 0; i < 2; i++) {
    CHECK(slimb_private_key_curve(bad_priv[i]) == SLIMB_CURVE_ANY);
    CHECK(slimb_public_key_curve(bad_pub[i]) == SLIMB_CURVE_ANY);
    ARGUMENT(slimb_ecdsa_sign(out, &out_len, bad_priv[i], SHA256, msg, 32, 0));
    ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, bad_priv[i], SHA256, msg, 32, 0));
    ARGUMENT(slimb_dh(out, &out_len, bad_priv[i], &pub));
    ARGUMENT(slimb_dh(out, &out_len, &priv, bad_pub[i]));
    ARGUMENT(slimb_private_key_export(out, &out_len, bad_priv[i], SLIMB_FORMAT_PKCS8));
    ARGUMENT(slimb_public_key_export(out, &out_len, bad_pub[i], SLIMB_FORMAT_SPKI));
    derived = pub;
    CHECK(slimb_public_key_from_private(&derived, bad_priv[i]) == SLIMB_E_ARGUMENT);
    CHECK(all_zero(&derived, sizeof derived));
    CHECK(slimb_ecdsa_verify(bad_pub[i], SHA256, msg, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
    CHECK(slimb_ecdsa_verify_digest(bad_pub[i], SHA256, msg, 32, der_sig, der_len, 0) ==
          SLIMB_E_ARGUMENT);
  }
  /* Keys whose curve was overwritten: the second word begins with it. */
  slimb_private_key stray = priv;
  slimb_public_key astray = pub;
  for (uint64_t bit = 16; bit < (uint64_t)1 << 32; bit <<= 1) { /* below 16 are other curves */
    stray.opaque[1] = priv.opaque[1] ^ bit << (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 32);
    astray.opaque[1] = pub.opaque[1] ^ bit << (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 32);
    ARGUMENT(slimb_ecdsa_sign(out, &out_len, &stray, SHA256, msg, 32, 0));
    ARGUMENT(slimb_private_key_export(out, &out_len, &stray, SLIMB_FORMAT_PKCS8));
    ARGUMENT(slimb_dh(out, &out_len, &stray, &astray));
    ARGUMENT(slimb_public_key_export(out, &out_len, &astray, SLIMB_FORMAT_SPKI));
    CHECK(slimb_public_key_from_private(&derived, &stray) == SLIMB_E_ARGUMENT);
    CHECK(slimb_ecdsa_verify(&astray, SHA256, msg, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
  }
  /* A public key in a private key's place, and a key that was wiped. */
  slimb_private_key disguised;
  memset(&disguised, 0, sizeof disguised);
  memcpy(&disguised, &pub, sizeof pub);
  ARGUMENT(slimb_ecdsa_sign(out, &out_len, &disguised, SHA256, msg, 32, 0));
  slimb_private_key wiped = priv;
  slimb_private_key_wipe(&wiped);
  CHECK(all_zero(&wiped, sizeof wiped));
  ARGUMENT(slimb_ecdsa_sign(out, &out_len, &wiped, SHA256, msg, 32, 0));

  slimb_hash_ctx ctx;
  memset(&ctx, 0, sizeof ctx);
  CHECK(slimb_hash_update(&ctx, msg, 32) == SLIMB_E_ARGUMENT);
  ARGUMENT(slimb_hash_finish(out, &out_len, &ctx));
  slimb_hash_abandon(&ctx);
}

static void test_unknown_values(void) {
  const int curves[] = {-1, 0, 9, 10, 256, 0x7fffffff};
  for (unsigned i = 0; i < COUNT(curves); i++) {
    const slimb_curve curve = (slimb_curve)curves[i];
    size_t len = 32;
    uint8_t key[32];
    CHECK(slimb_private_size(curve) == 0 && slimb_public_size(curve) == 0);
    CHECK(slimb_signature_size(curve, 0) == 0 && slimb_dh_size(curve) == 0);
    CHECK(slimb_backend(curve) == NULL);
    ARGUMENT(slimb_ecdsa_sign_raw(out, &out_len, curve, raw_priv, 32, SHA256, msg, 32, 0));
    ARGUMENT(slimb_dh_raw(out, &out_len, curve, raw_priv, 32, raw_pub, 65));
    ARGUMENT(slimb_keypair_generate_raw(key, &len, out, &out_len, curve));
    CHECK(len == 0 && all_zero(key, sizeof key));
    CHECK(slimb_ecdsa_verify_raw(curve, raw_pub, 65, SHA256, msg, 32, der_sig, der_len, 0) ==
          SLIMB_E_ARGUMENT);
  }
  const int hashes[] = {-1, 10, 11, 255, 256, 257, 0x7fffffff};
  for (unsigned i = 0; i < COUNT(hashes); i++) {
    const slimb_hash hash = (slimb_hash)hashes[i];
    slimb_hash_ctx ctx;
    CHECK(slimb_hash_size(hash) == 0);
    CHECK(slimb_hash_start(&ctx, hash) == SLIMB_E_ARGUMENT);
    ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, hash, msg, 32, 0));
    ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, hash, msg, 32, SLIMB_DETERMINISTIC));
    ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, &priv, hash, msg, 32, 0));
    CHECK(slimb_ecdsa_verify(&pub, hash, msg, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
    CHECK(slimb_ecdsa_verify_digest(&pub, hash, msg, 32, der_sig, der_len, 0) == SLIMB_E_ARGUMENT);
  }
  /* NONE is for digests alone. */
  slimb_hash_ctx ctx;
  CHECK(slimb_hash_size(SLIMB_HASH_NONE) == 0);
  CHECK(slimb_hash_start(&ctx, SLIMB_HASH_NONE) == SLIMB_E_ARGUMENT);
  ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, SLIMB_HASH_NONE, msg, 32, 0));
  CHECK(slimb_ecdsa_verify(&pub, SLIMB_HASH_NONE, msg, 32, der_sig, der_len, 0) ==
        SLIMB_E_ARGUMENT);
}

/* Every single bit, and every HMAC hash, in signing and in verification. */
static void test_flags(void) {
  for (unsigned bit = 0; bit < 32; bit++) {
    const unsigned flags = 1u << bit;
    const int known = flags == SLIMB_P1363 || flags == SLIMB_DETERMINISTIC || flags == SLIMB_LOW_S;
    test_context("bit %u", bit);
    if (!known) {
      ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, SHA256, msg, 32, flags));
      ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, &priv, SHA256, msg, 32, flags));
    }
    if (flags != SLIMB_P1363 && flags != SLIMB_LOW_S) {
      CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 32, der_sig, der_len, flags) == SLIMB_E_ARGUMENT);
      CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 32, raw_sig, 64, flags | SLIMB_P1363) ==
            SLIMB_E_ARGUMENT);
    }
  }
  for (unsigned hash = 0; hash < 256; hash++) {
    const unsigned flags = SLIMB_DETERMINISTIC | SLIMB_HMAC(hash);
    const int code = hash <= SLIMB_HASH_SHA3_512 ? SLIMB_OK : SLIMB_E_ARGUMENT;
    test_context("HMAC hash %u", hash);
    junk();
    CHECK(slimb_ecdsa_sign(out, &out_len, &priv, SHA256, msg, 32, flags) == code);
    junk();
    CHECK(slimb_ecdsa_sign_digest(out, &out_len, &priv, SLIMB_HASH_NONE, msg, 32, flags) ==
          (hash == 0 ? SLIMB_E_ARGUMENT : code));
    if (hash) /* without SLIMB_DETERMINISTIC it means nothing */
      ARGUMENT(slimb_ecdsa_sign(out, &out_len, &priv, SHA256, msg, 32, SLIMB_HMAC(hash)));
  }
}

static void test_signature_room(void) {
  const unsigned flags[] = {0, SLIMB_P1363, SLIMB_DETERMINISTIC};
  for (unsigned f = 0; f < COUNT(flags); f++) {
    const size_t need = slimb_signature_size(P256, flags[f]);
    CHECK(need == (flags[f] & SLIMB_P1363 ? 64 : 72));
    for (size_t room = 0; room <= need + 1; room++) {
      uint8_t *guarded = test_guarded(room);
      const int code = room < need ? SLIMB_E_LENGTH : SLIMB_OK;
      size_t len = room;
      test_context("flags %u room %zu", flags[f], room);
      memset(guarded, 0xa5, room);
      CHECK(slimb_ecdsa_sign(guarded, &len, &priv, SHA256, msg, 32, flags[f]) == code);
      CHECK(room < need ? len == need && all_zero(guarded, room) : len <= need);
      memset(guarded, 0xa5, room);
      len = room;
      CHECK(slimb_ecdsa_sign_digest(guarded, &len, &priv, SHA256, msg, 32, flags[f]) == code);
      CHECK(room < need ? len == need && all_zero(guarded, room) : len <= need);
      test_guarded_free(guarded, room);
    }
    size_t len = 0;
    CHECK(slimb_ecdsa_sign(NULL, &len, &priv, SHA256, msg, 32, flags[f]) == SLIMB_E_LENGTH);
    CHECK(len == need);
    REFUSED(slimb_ecdsa_sign_digest(out, &out_len, &priv, SHA256, msg, 31, flags[f]),
            SLIMB_E_LENGTH, need);
  }
}

static void test_one_shot(void) {
  uint8_t key[32], point[65], digest[32] = {0};
  size_t key_len = sizeof key, point_len = sizeof point;
  CHECK(slimb_keypair_generate_raw(key, &key_len, point, &point_len, P256) == SLIMB_OK);
  CHECK(key_len == 32 && point_len == 65);
  junk();
  CHECK(slimb_ecdsa_sign_raw(out, &out_len, P256, key, 32, SHA256, msg, 32, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify_raw(P256, point, 65, SHA256, msg, 32, out, out_len, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify_raw(P256, point, 65, SHA256, msg, 31, out, out_len, 0) ==
        SLIMB_E_SIGNATURE);
  CHECK(slimb_ecdsa_verify_raw(P256, point, 64, SHA256, msg, 32, out, out_len, 0) ==
        SLIMB_E_LENGTH);
  point[64] ^= 1;
  CHECK(slimb_ecdsa_verify_raw(P256, point, 65, SHA256, msg, 32, out, out_len, 0) == SLIMB_E_POINT);
  REFUSED(slimb_dh_raw(out, &out_len, P256, key, 32, point, 65), SLIMB_E_POINT, (size_t)0);
  point[64] ^= 1;
  REFUSED(slimb_ecdsa_sign_raw(out, &out_len, P256, key, 31, SHA256, msg, 32, 0), SLIMB_E_LENGTH,
          (size_t)72);
  REFUSED(slimb_ecdsa_sign_raw(out, &out_len, P256, digest, 32, SHA256, msg, 32, 0),
          SLIMB_E_PRIVATE_KEY, (size_t)0);
  REFUSED(slimb_dh_raw(out, &out_len, P256, digest, 32, point, 65), SLIMB_E_PRIVATE_KEY, (size_t)0);
  REFUSED(slimb_dh_raw(out, &out_len, P256, key, 32, point, 64), SLIMB_E_LENGTH, (size_t)32);
  uint8_t one[32], other[32];
  size_t one_len = 32, other_len = 32;
  CHECK(slimb_dh_raw(one, &one_len, P256, key, 32, raw_pub, 65) == SLIMB_OK);
  CHECK(slimb_dh_raw(other, &other_len, P256, raw_priv, 32, point, 65) == SLIMB_OK);
  CHECK_BYTES(one, other, 32);

  /* Either room too short refuses both, and both sizes are told. */
  for (unsigned i = 0; i < 3; i++) {
    key_len = i == 1 ? 32 : 31;
    point_len = i == 0 ? 65 : 64;
    CHECK(slimb_keypair_generate_raw(key, &key_len, point, &point_len, P256) == SLIMB_E_LENGTH);
    CHECK(key_len == 32 && point_len == 65);
    CHECK(all_zero(key, 31) && all_zero(point, 64));
  }
  key_len = point_len = 0;
  CHECK(slimb_keypair_generate_raw(NULL, &key_len, NULL, &point_len, P256) == SLIMB_E_LENGTH);
  CHECK(key_len == 32 && point_len == 65);
}

static void test_stream(void) {
  uint8_t digest[64], part[3];
  slimb_hash_ctx ctx;
  for (int h = SLIMB_HASH_SHA224; h <= SLIMB_HASH_SHAKE256; h++) {
    const slimb_hash hash = (slimb_hash)h;
    size_t size = slimb_hash_size(hash), len = sizeof out;
    CHECK(size > 0 && size <= SLIMB_HASH_SIZE_MAX);
    CHECK(slimb_hash_start(&ctx, hash) == SLIMB_OK);
    for (unsigned i = 0; i < 1000; i++) {
      memset(part, (int)i, sizeof part);
      CHECK(slimb_hash_update(&ctx, part, i % 4) == SLIMB_OK);
    }
    len = size - 1;
    CHECK(slimb_hash_finish(digest, &len, &ctx) == SLIMB_E_LENGTH && len == size);
    CHECK(slimb_hash_finish(digest, &len, &ctx) == SLIMB_OK && len == size);
    CHECK(slimb_hash_finish(digest, &len, &ctx) == SLIMB_E_ARGUMENT && len == 0);

    /* A signature over the parts is one over the whole. */
    uint8_t whole[1500];
    size_t n = 0;
    for (unsigned i = 0; i < 1000; i++)
      for (unsigned j = 0; j < i % 4; j++) whole[n++] = (uint8_t)i;
    CHECK(slimb_hash_start(&ctx, hash) == SLIMB_OK);
    CHECK(slimb_hash_update(&ctx, whole, n) == SLIMB_OK);
    len = sizeof digest;
    CHECK(slimb_hash_finish(digest, &len, &ctx) == SLIMB_OK);
    len = sizeof out;
    CHECK(slimb_ecdsa_sign(out, &len, &priv, hash, whole, n, 0) == SLIMB_OK);
    CHECK(slimb_ecdsa_verify_digest(&pub, hash, digest, size, out, len, 0) == SLIMB_OK);
    CHECK(slimb_hash_start(&ctx, hash) == SLIMB_OK);
    slimb_hash_abandon(&ctx);
    slimb_hash_abandon(&ctx);
    CHECK(slimb_hash_update(&ctx, part, 1) == SLIMB_E_ARGUMENT);
  }
}

/* Objects live in the caller's memory: a copy serves as the original does, at any address that the
 * type allows. */
static void test_copies(void) {
  slimb_private_key keys[3];
  slimb_public_key points[3];
  memcpy(&keys[1], &priv, sizeof priv);
  memcpy(&points[1], &pub, sizeof pub);
  size_t len = sizeof out;
  CHECK(slimb_ecdsa_sign(out, &len, &keys[1], SHA256, msg, 32, 0) == SLIMB_OK);
  CHECK(slimb_ecdsa_verify(&points[1], SHA256, msg, 32, out, len, 0) == SLIMB_OK);
}

static void test_about(void) {
  CHECK(strcmp(slimb_version(), SLIMB_VERSION_STRING) == 0);
  for (int code = 3; code >= -20; code--) {
    const char *sentence = slimb_strerror(code);
    CHECK(sentence != NULL && strlen(sentence) > 5);
    for (int other = 0; other > code && code >= SLIMB_E_UNSUPPORTED; other--)
      CHECK(strcmp(sentence, slimb_strerror(other)) != 0);
  }
  CHECK(strcmp(slimb_strerror(1), slimb_strerror(-9)) == 0);
}

#define EC_SIZES(curve)                                                             \
  {                                                                                 \
    SLIMB_CURVE_##curve, SLIMB_##curve##_PRIVATE_SIZE, SLIMB_##curve##_PUBLIC_SIZE, \
        SLIMB_##curve##_DH_SIZE, SLIMB_##curve##_SIGNATURE_DER_SIZE,                \
        SLIMB_##curve##_SIGNATURE_P1363_SIZE                                        \
  }

static void test_sizes(void) {
  static const struct {
    slimb_curve curve;
    size_t private, public, dh, signature, p1363;
  } sizes[] = {
      EC_SIZES(P256),
      EC_SIZES(P384),
      EC_SIZES(P521),
      EC_SIZES(SECP256K1),
      {SLIMB_CURVE_X25519, SLIMB_X25519_PRIVATE_SIZE, SLIMB_X25519_PUBLIC_SIZE,
       SLIMB_X25519_DH_SIZE, 0, 0},
      {SLIMB_CURVE_X448, SLIMB_X448_PRIVATE_SIZE, SLIMB_X448_PUBLIC_SIZE, SLIMB_X448_DH_SIZE, 0, 0},
      {SLIMB_CURVE_ED25519, SLIMB_ED25519_PRIVATE_SIZE, SLIMB_ED25519_PUBLIC_SIZE, 0,
       SLIMB_ED25519_SIGNATURE_SIZE, SLIMB_ED25519_SIGNATURE_SIZE},
      {SLIMB_CURVE_ED448, SLIMB_ED448_PRIVATE_SIZE, SLIMB_ED448_PUBLIC_SIZE, 0,
       SLIMB_ED448_SIGNATURE_SIZE, SLIMB_ED448_SIGNATURE_SIZE},
  };
  for (unsigned i = 0; i < COUNT(sizes); i++) {
    const slimb_curve curve = sizes[i].curve;
    test_context("curve %d", curve);
    CHECK(slimb_private_size(curve) == sizes[i].private);
    CHECK(slimb_public_size(curve) == sizes[i].public);
    CHECK(slimb_dh_size(curve) == sizes[i].dh);
    CHECK(slimb_signature_size(curve, 0) == sizes[i].signature);
    CHECK(slimb_signature_size(curve, SLIMB_DETERMINISTIC | SLIMB_LOW_S) == sizes[i].signature);
    CHECK(slimb_signature_size(curve, SLIMB_P1363) == sizes[i].p1363);
    CHECK(sizes[i].private <= SLIMB_PRIVATE_SIZE_MAX && sizes[i].public <= SLIMB_PUBLIC_SIZE_MAX);
    CHECK(sizes[i].dh <= SLIMB_DH_SIZE_MAX && sizes[i].signature <= SLIMB_SIGNATURE_SIZE_MAX);
    CHECK(slimb_backend(curve) != NULL);
  }
}

/* Every pair of keys in every operation: what does not fit is refused, and nothing else. */
static void test_kinds(void) {
  for (slimb_curve a = SLIMB_CURVE_P256; a <= SLIMB_CURVE_ED448; a++) {
    const int ecdsa = a <= SLIMB_CURVE_SECP256K1, eddsa = a >= SLIMB_CURVE_ED25519;
    slimb_private_key key;
    slimb_public_key point, other;
    uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX] = {0};
    test_context("curve %d", a);
    CHECK(slimb_keypair_generate(&key, &point, a) == SLIMB_OK);
    for (slimb_curve b = SLIMB_CURVE_P256; b <= SLIMB_CURVE_ED448; b++) {
      slimb_private_key unused;
      CHECK(slimb_keypair_generate(&unused, &other, b) == SLIMB_OK);
      if (a == b && !eddsa) {
        junk();
        CHECK(slimb_dh(out, &out_len, &key, &other) == SLIMB_OK);
      } else {
        ARGUMENT(slimb_dh(out, &out_len, &key, &other));
      }
    }
    if (!ecdsa) {
      ARGUMENT(slimb_ecdsa_sign(out, &out_len, &key, SHA256, msg, 32, 0));
      ARGUMENT(slimb_ecdsa_sign_digest(out, &out_len, &key, SHA256, msg, 32, 0));
      CHECK(slimb_ecdsa_verify(&point, SHA256, msg, 32, sig, 64, SLIMB_P1363) == SLIMB_E_ARGUMENT);
      CHECK(slimb_ecdsa_verify_digest(&point, SHA256, msg, 32, sig, 64, SLIMB_P1363) ==
            SLIMB_E_ARGUMENT);
    }
    if (!eddsa) {
      ARGUMENT(slimb_eddsa_sign(out, &out_len, &key, NULL, 0, msg, 32, 0));
      ARGUMENT(slimb_eddsa_sign_digest(out, &out_len, &key, NULL, 0, sig, 64, 0));
      CHECK(slimb_eddsa_verify(&point, NULL, 0, msg, 32, sig, 64, 0) == SLIMB_E_ARGUMENT);
      CHECK(slimb_eddsa_verify_digest(&point, NULL, 0, sig, 64, sig, 64, 0) == SLIMB_E_ARGUMENT);
    }
  }
}

/* Every operation at once on shared, read-only objects. */
static void *work(void *result) {
  int good = 1;
  for (unsigned i = 0; i < 50; i++) {
    slimb_private_key own;
    slimb_public_key own_pub;
    uint8_t sig[72], a[32], b[32], pem[SLIMB_ENCODED_KEY_SIZE_MAX];
    size_t len = sizeof sig, dh_len = 32, pem_len = sizeof pem;
    good &= slimb_keypair_generate(&own, &own_pub, P256) == SLIMB_OK;
    good &= slimb_ecdsa_sign(sig, &len, &priv, SHA256, msg, 32, 0) == SLIMB_OK;
    good &= slimb_ecdsa_verify(&pub, SHA256, msg, 32, sig, len, 0) == SLIMB_OK;
    good &= slimb_dh(a, &dh_len, &priv, &own_pub) == SLIMB_OK;
    good &= slimb_dh(b, &dh_len, &own, &pub) == SLIMB_OK;
    good &= memcmp(a, b, 32) == 0;
    good &= slimb_private_key_export(pem, &pem_len, &priv, SLIMB_FORMAT_PEM) == SLIMB_OK;
    good &= slimb_private_key_import(&own, P256, SLIMB_FORMAT_PEM, pem, pem_len) == SLIMB_OK;
  }
  *(int *)result = good;
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[8];
  int good[COUNT(threads)];
  for (unsigned i = 0; i < COUNT(threads); i++)
    CHECK(pthread_create(&threads[i], NULL, work, &good[i]) == 0);
  for (unsigned i = 0; i < COUNT(threads); i++) {
    pthread_join(threads[i], NULL);
    CHECK(good[i]);
  }
}

/* After fork, parent and child draw different nonces. */
static void test_fork(void) {
  uint8_t ours[64], theirs[64];
  size_t len = sizeof ours;
  int ends[2];
  CHECK(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    len = sizeof theirs;
    const int code = slimb_ecdsa_sign(theirs, &len, &priv, SHA256, msg, 32, SLIMB_P1363);
    _exit(code != SLIMB_OK || write(ends[1], theirs, 64) != 64);
  }
  CHECK(slimb_ecdsa_sign(ours, &len, &priv, SHA256, msg, 32, SLIMB_P1363) == SLIMB_OK);
  int status = 1;
  CHECK(waitpid(child, &status, 0) == child && status == 0);
  CHECK(read(ends[0], theirs, 64) == 64);
  CHECK(memcmp(ours, theirs, 32) != 0);
  CHECK(slimb_ecdsa_verify(&pub, SHA256, msg, 32, theirs, 64, SLIMB_P1363) == SLIMB_OK);
  close(ends[0]);
  close(ends[1]);
}

int main(void) {
  static const struct {
    const char *name;
    void (*test)(void);
  } tests[] = {
      {"set-up", set_up},
      {"NULL", test_null},
      {"an empty message", test_empty_message},
      {"objects never filled", test_unfilled},
      {"unknown curves and hashes", test_unknown_values},
      {"flags", test_flags},
      {"room for signatures", test_signature_room},
      {"one call on bytes", test_one_shot},
      {"hashing in parts", test_stream},
      {"copies of objects", test_copies},
      {"names and sentences", test_about},
      {"sizes", test_sizes},
      {"keys of every kind in every operation", test_kinds},
      {"threads", test_threads},
      {"fork", test_fork},
  };
  test_begin("misuse");
  for (unsigned i = 0; i < COUNT(tests); i++) {
    test_case(tests[i].name);
    tests[i].test();
  }
  return test_end();
}

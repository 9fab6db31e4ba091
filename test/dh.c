/* ECDH on P-256: known answers, x = 0, room, libcrypto's opinion. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define P256 SLIMB_CURVE_P256

/* NIST CAVP, SP 800-56A ECC CDH primitive, P-256, counts 0 and 1; then points whose product has
 * x = 0, (0, sqrt b): computed with Python's integers as (0, y) / d. */
static const struct {
  const char *d, *peer, *secret;
} known[] = {
    {"7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534",
     "04700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
     "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac",
     "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"},
    {"38f65d6dce47676044d58ce5139582d568f64bb16098d179dbab07741dd5caf5",
     "04809f04289c64348c01515eb03d5ce7ac1a8cb9498f5caa50197e58d43a86a7ae"
     "b29d84e811197f25eba8f5194092cb6ff440e26d4421011372461f579271cda3",
     "057d636096cb80b67a8c038c890e887d1adfa4195e9b3ce241c8a778c59cda67"},
    {"38f65d6dce47676044d58ce5139582d568f64bb16098d179dbab07741dd5caf5",
     "04e53e4433219ea318727a5e532bf094be17bca648f5974d9bb632331aae47f898"
     "63732d4ad2fae0822b22c703de939dde100d49c93c6649aa5d00bfedf7cb828e",
     "0000000000000000000000000000000000000000000000000000000000000000"},
    {"0000000000000000000000000000000000000000000000000000000000000001",
     "040000000000000000000000000000000000000000000000000000000000000000"
     "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4",
     "0000000000000000000000000000000000000000000000000000000000000000"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "020000000000000000000000000000000000000000000000000000000000000000",
     "0000000000000000000000000000000000000000000000000000000000000000"},
};

static void load(slimb_private_key *priv, slimb_public_key *pub, const uint8_t d[32],
                 const uint8_t *peer, size_t peer_len) {
  CHECK(slimb_private_key_import(priv, P256, SLIMB_FORMAT_RAW, d, 32) == SLIMB_OK);
  CHECK(slimb_public_key_import(pub, P256, SLIMB_FORMAT_RAW, peer, peer_len) == SLIMB_OK);
}

static void test_known_answers(void) {
  uint8_t d[32], peer[65], want[32], out[40];
  for (unsigned i = 0; i < COUNT(known); i++) {
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof out;
    test_hex(d, sizeof d, known[i].d);
    test_hex(want, sizeof want, known[i].secret);
    const size_t peer_len = test_hex(peer, sizeof peer, known[i].peer);
    load(&priv, &pub, d, peer, peer_len);
    memset(out, 0xa5, sizeof out);
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
    CHECK(len == 32 && out[32] == 0xa5);
    CHECK_BYTES(out, want, 32);
    len = sizeof out;
    CHECK(slimb_dh_raw(out, &len, P256, d, 32, peer, peer_len) == SLIMB_OK);
    CHECK_BYTES(out, want, 32);
  }
}

/* Leading zeros of x stay: small x from the peer's key under d = 1 and d = n - 1. */
static void test_small_x(void) {
  uint8_t d[32], compressed[33] = {2}, out[32];
  unsigned tried = 0;
  for (unsigned x = 0; x < 64; x++) {
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof out;
    compressed[32] = (uint8_t)x;
    if (slimb_public_key_import(&pub, P256, SLIMB_FORMAT_COMPRESSED, compressed, 33) != SLIMB_OK)
      continue;
    test_hex(d, 32, known[3 + x % 2].d);
    load(&priv, &pub, d, compressed, 33);
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
    CHECK(len == 32);
    CHECK_BYTES(out, compressed + 1, 32);
    tried++;
  }
  CHECK(tried > 16);
}

/* Scalars at the ends of the range and with long runs, against libcrypto. */
static void test_extreme_scalars(void) {
  uint8_t peer[65] = {4}, k[32], d[32], want[64], out[32];
  test_random(k, 32);
  k[0] &= 0x7f;
  CHECK(peer_mul(peer + 1, k, NULL));
  for (unsigned i = 0; i < 600; i++) {
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof out;
    if (i < 40) { /* i + 1 */
      memset(d, 0, 32);
      d[31] = (uint8_t)(i + 1);
    } else if (i < 80) { /* n - 1 - (i - 40) */
      test_hex(d, 32, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");
      d[31] = (uint8_t)(d[31] - (i - 40));
    } else if (i < 335) { /* a power of two */
      memset(d, 0, 32);
      d[31 - (i - 80) / 8] = (uint8_t)(1u << (i - 80) % 8);
    } else { /* 2^j - 1 */
      memset(d, 0, 32);
      for (unsigned j = 0; j <= (i - 335) % 255; j++) d[31 - j / 8] |= (uint8_t)(1u << j % 8);
    }
    test_context("scalar %u", i);
    load(&priv, &pub, d, peer, 65);
    CHECK(peer_mul(want, d, peer + 1));
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
    CHECK_BYTES(out, want, 32);
  }
}

static void test_room(void) {
  slimb_private_key priv;
  slimb_public_key pub;
  CHECK(slimb_keypair_generate(&priv, &pub, P256) == SLIMB_OK);
  for (size_t room = 0; room <= 33; room++) {
    uint8_t *out = test_guarded(room), zeros[32] = {0};
    size_t len = room;
    memset(out, 0xa5, room);
    CHECK(slimb_dh(out, &len, &priv, &pub) == (room < 32 ? SLIMB_E_LENGTH : SLIMB_OK));
    CHECK(len == 32);
    if (room < 32) CHECK_BYTES(out, zeros, room);
    test_guarded_free(out, room);
  }
  size_t len = 0;
  CHECK(slimb_dh(NULL, &len, &priv, &pub) == SLIMB_E_LENGTH && len == 32);
}

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"known answers, x = 0 among them", test_known_answers},
      {"small x at full width", test_small_x},
      {"extreme scalars", test_extreme_scalars},
      {"room at every length", test_room},
  };
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("dh");
  each_backend(run);
  return test_end();
}

/* Diffie-Hellman: known answers, x = 0, small orders, room, libcrypto's opinion. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define WIDTH SLIMB_DH_SIZE_MAX
#define POINT SLIMB_PUBLIC_SIZE_MAX

static slimb_curve curve;
static size_t size; /* of the secret, and of a private key */

/* NIST CAVP, SP 800-56A ECC CDH primitive; points whose product has x = 0, (0, sqrt b): computed
 * with Python's integers as (0, y) / d; RFC 7748 6.1 and 6.2, both sides. */
static const struct {
  slimb_curve curve;
  const char *d, *peer, *secret;
} known[] = {
    {SLIMB_CURVE_P256, "7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534",
     "04700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
     "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac",
     "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b"},
    {SLIMB_CURVE_P256, "38f65d6dce47676044d58ce5139582d568f64bb16098d179dbab07741dd5caf5",
     "04809f04289c64348c01515eb03d5ce7ac1a8cb9498f5caa50197e58d43a86a7ae"
     "b29d84e811197f25eba8f5194092cb6ff440e26d4421011372461f579271cda3",
     "057d636096cb80b67a8c038c890e887d1adfa4195e9b3ce241c8a778c59cda67"},
    {SLIMB_CURVE_P256, "38f65d6dce47676044d58ce5139582d568f64bb16098d179dbab07741dd5caf5",
     "04e53e4433219ea318727a5e532bf094be17bca648f5974d9bb632331aae47f898"
     "63732d4ad2fae0822b22c703de939dde100d49c93c6649aa5d00bfedf7cb828e",
     "0000000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_P256, "0000000000000000000000000000000000000000000000000000000000000001",
     "040000000000000000000000000000000000000000000000000000000000000000"
     "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4",
     "0000000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_P256, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "020000000000000000000000000000000000000000000000000000000000000000",
     "0000000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_P384,
     "3cc3122a68f0d95027ad38c067916ba0eb8c38894d22e1b15618b6818a661774"
     "ad463b205da88cf699ab4d43c9cf98a1",
     "04a7c76b970c3b5fe8b05d2838ae04ab47697b9eaf52e764592efda27fe7513272"
     "734466b400091adbf2d68c58e0c50066ac68f19f2e1cb879aed43a9969b91a08"
     "39c4c38a49749b661efedf243451915ed0905a32b060992b468c64766fc8437a",
     "5f9d29dc5e31a163060356213669c8ce132e22f57c9a04f40ba7fcead493b457"
     "e5621e766c40a2e3d4d6a04b25e533f1"},
    {SLIMB_CURVE_P384,
     "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8"
     "96d5724e4c70a825f872c9ea60d2edf5",
     "049fc993127887fa2a5a15718b766f8827f0ba35ce19dd1152479510140b7efd1d"
     "4bf68155a149dbd715bbb2f121c23c908a00244238b529958d23d86794aadc9d"
     "6e5cd116858c55c67179641913c462307c9857e0fa73bb463ec189ad565b0c57",
     "0000000000000000000000000000000000000000000000000000000000000000"
     "00000000000000000000000000000000"},
    {SLIMB_CURVE_P521,
     "017eecc07ab4b329068fba65e56a1f8890aa935e57134ae0ffcce802735151f4"
     "eac6564f6ee9974c5e6887a1fefee5743ae2241bfeb95d5ce31ddcb6f9edb4d6fc47",
     "0400685a48e86c79f0f0875f7bc18d25eb5fc8c0b07e5da4f4370f3a9490340854"
     "334b1e1b87fa395464c60626124a4e70d0f785601d37c09870ebf176666877a2046d"
     "01ba52c56fc8776d9e8f5db4f0cc27636d0b741bbe05400697942e80b739884a"
     "83bde99e0f6716939e632bc8986fa18dccd443a348b6c3e522497955a4f3c302f676",
     "005fc70477c3e63bc3954bd0df3ea0d1f41ee21746ed95fc5e1fdf90930d5e13"
     "6672d72cc770742d1711c3c3a4c334a0ad9759436a4d3c5bf6e74b9578fac148c831"},
    {SLIMB_CURVE_P521,
     "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75"
     "caa896eb32f1f47c70855836a6d16fcc1466f6d8fbec67db89ec0c08b0e996b83538",
     "04000f0ac4ffec0cdd85ed256ab01cb91aa93eee8fd563aef590d263f43086ab9f"
     "84dbdf2ea1f0609c28f70a9df4d366055912664bc26bd13a25943367c2417f72e16f"
     "0026a8dd473586824db492a7c41c98afa3e7a63c866704acdc6f1facbb1f22b4"
     "4a5fe5ab4b42f49bc7ac72271a64fc8f1ed665a4677d3afed59bb5c6ea88ec97893d",
     "0000000000000000000000000000000000000000000000000000000000000000"
     "00000000000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_X25519, "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
     "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
     "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"},
    {SLIMB_CURVE_X25519, "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
     "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
     "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"},
    {SLIMB_CURVE_X448,
     "9a8f4925d1519f5775cf46b04b5800d4ee9ee8bae8bc5565d498c28d"
     "d9c9baf574a9419744897391006382a6f127ab1d9ac2d8c0a598726b",
     "3eb7a829b0cd20f5bcfc0b599b6feccf6da4627107bdb0d4f345b430"
     "27d8b972fc3e34fb4232a13ca706dcb57aec3dae07bdc1c67bf33609",
     "07fff4181ac6cc95ec1c16a94a0f74d12da232ce40a77552281d282b"
     "b60c0b56fd2464c335543936521c24403085d59a449a5037514a879d"},
    {SLIMB_CURVE_X448,
     "1c306a7ac2a0e2e0990b294470cba339e6453772b075811d8fad0d1d"
     "6927c120bb5ee8972b0d3e21374c9c921b09d1b0366f10b65173992d",
     "9b08f7cc31b7e3e67d22d5aea121074a273bd2b83de09c63faa73d2c"
     "22c5d9bbc836647241d953d40c5b12da88120d53177f80e532c41fa0",
     "07fff4181ac6cc95ec1c16a94a0f74d12da232ce40a77552281d282b"
     "b60c0b56fd2464c335543936521c24403085d59a449a5037514a879d"},
};

static void load(slimb_private_key *priv, slimb_public_key *pub, const uint8_t *d,
                 const uint8_t *peer, size_t peer_len) {
  CHECK(slimb_private_key_import(priv, curve, SLIMB_FORMAT_RAW, d, size) == SLIMB_OK);
  CHECK(slimb_public_key_import(pub, curve, SLIMB_FORMAT_RAW, peer, peer_len) == SLIMB_OK);
}

static void test_known_answers(void) {
  uint8_t d[WIDTH], peer[POINT], want[WIDTH], out[WIDTH + 8];
  for (unsigned i = 0; i < COUNT(known); i++) {
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof out;
    if (known[i].curve != curve) continue;
    CHECK(test_hex(d, sizeof d, known[i].d) == size);
    CHECK(test_hex(want, sizeof want, known[i].secret) == size);
    const size_t peer_len = test_hex(peer, sizeof peer, known[i].peer);
    load(&priv, &pub, d, peer, peer_len);
    memset(out, 0xa5, sizeof out);
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
    CHECK(len == size && out[size] == 0xa5);
    CHECK_BYTES(out, want, size);
    len = sizeof out;
    CHECK(slimb_dh_raw(out, &len, curve, d, size, peer, peer_len) == SLIMB_OK);
    CHECK_BYTES(out, want, size);
  }
}

static void test_room(void) {
  slimb_private_key priv;
  slimb_public_key pub;
  CHECK(slimb_keypair_generate(&priv, &pub, curve) == SLIMB_OK);
  for (size_t room = 0; room <= size + 1; room++) {
    uint8_t *out = test_guarded(room), zeros[WIDTH] = {0};
    size_t len = room;
    memset(out, 0xa5, room);
    CHECK(slimb_dh(out, &len, &priv, &pub) == (room < size ? SLIMB_E_LENGTH : SLIMB_OK));
    CHECK(len == size);
    if (room < size) CHECK_BYTES(out, zeros, room);
    test_guarded_free(out, room);
  }
  size_t len = 0;
  CHECK(slimb_dh(NULL, &len, &priv, &pub) == SLIMB_E_LENGTH && len == size);
}

/* ---- ECDH ---- */

/* Leading zeros of x stay: small x from the peer's key under d = 1 and d = n - 1. */
static void test_small_x(void) {
  uint8_t d[WIDTH], compressed[1 + WIDTH] = {2}, out[WIDTH];
  unsigned tried = 0;
  for (unsigned x = 0; x < 64; x++) {
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof out;
    compressed[size] = (uint8_t)x;
    if (slimb_public_key_import(&pub, curve, SLIMB_FORMAT_COMPRESSED, compressed, 1 + size) !=
        SLIMB_OK)
      continue;
    memset(d, 0, size);
    d[size - 1] = 1;
    if (x % 2) peer_order(curve, -1, d);
    load(&priv, &pub, d, compressed, 1 + size);
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
    CHECK(len == size);
    CHECK_BYTES(out, compressed + 1, size);
    tried++;
  }
  CHECK(tried > 16);
}

/* i + 1, n - 1 - i, 2^i, 2^(i + 1) - 1. */
static void extreme_scalar(uint8_t *d, unsigned kind, unsigned i) {
  memset(d, 0, size);
  if (kind == 0) d[size - 1] = (uint8_t)(i + 1);
  if (kind == 1) peer_order(curve, -1 - (int)i, d);
  if (kind == 2) d[size - 1 - i / 8] = (uint8_t)(1u << i % 8);
  if (kind == 3)
    for (unsigned j = 0; j <= i; j++) d[size - 1 - j / 8] |= (uint8_t)(1u << j % 8);
}

/* Scalars at the ends of the range and with long runs, against libcrypto. */
static void test_extreme_scalars(void) {
  uint8_t peer[POINT] = {4}, d[WIDTH] = {0}, want[2 * WIDTH], out[WIDTH];
  const unsigned bits = (unsigned)peer_order_bits(curve) - 1;
  const unsigned step = curve == SLIMB_CURVE_P256 ? 1 : 7;
  test_random(d + 1, size - 1);
  CHECK(peer_mul(curve, peer + 1, d, NULL));
  for (unsigned kind = 0; kind < 4; kind++)
    for (unsigned i = 0; i < (kind < 2 ? 40 : bits); i += kind < 2 ? 1 : step) {
      slimb_private_key priv;
      slimb_public_key pub;
      size_t len = sizeof out;
      test_context("kind %u, scalar %u", kind, i);
      extreme_scalar(d, kind, i);
      load(&priv, &pub, d, peer, 1 + 2 * size);
      CHECK(peer_mul(curve, want, d, peer + 1));
      CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_OK);
      CHECK_BYTES(out, want, size);
    }
}

/* ---- X25519, X448 ---- */

/* Points of small order: 0, 1, p - 1, p and p + 1; of X25519 two of order 8, too, and any of them
 * with the top bit, which does not count. */
static const struct {
  slimb_curve curve;
  const char *u;
} small_orders[] = {
    {SLIMB_CURVE_X25519, "0000000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_X25519, "0100000000000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_X25519, "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
    {SLIMB_CURVE_X25519, "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
    {SLIMB_CURVE_X25519, "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
    {SLIMB_CURVE_X25519, "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"},
    {SLIMB_CURVE_X25519, "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"},
    {SLIMB_CURVE_X448,
     "00000000000000000000000000000000000000000000000000000000"
     "00000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_X448,
     "01000000000000000000000000000000000000000000000000000000"
     "00000000000000000000000000000000000000000000000000000000"},
    {SLIMB_CURVE_X448,
     "feffffffffffffffffffffffffffffffffffffffffffffffffffffff"
     "feffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
    {SLIMB_CURVE_X448,
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
     "feffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
    {SLIMB_CURVE_X448,
     "00000000000000000000000000000000000000000000000000000000"
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
};

static void test_small_orders(void) {
  uint8_t u[WIDTH], out[WIDTH], raw[WIDTH], zeros[WIDTH] = {0};
  slimb_private_key priv;
  CHECK(slimb_keypair_generate(&priv, NULL, curve) == SLIMB_OK);
  for (unsigned i = 0; i < 2 * COUNT(small_orders); i++) {
    slimb_public_key pub;
    size_t len = sizeof out, raw_len = sizeof raw;
    if (small_orders[i / 2].curve != curve) continue;
    test_context("%s", small_orders[i / 2].u);
    CHECK(test_hex(u, sizeof u, small_orders[i / 2].u) == size);
    if (i % 2 && curve == SLIMB_CURVE_X25519) u[31] |= 0x80;
    CHECK(slimb_public_key_import(&pub, curve, SLIMB_FORMAT_RAW, u, size) == SLIMB_OK);
    memset(out, 0xa5, sizeof out);
    CHECK(slimb_dh(out, &len, &priv, &pub) == SLIMB_E_POINT);
    CHECK(len == 0);
    CHECK_BYTES(out, zeros, sizeof out);
    CHECK(slimb_public_key_export(raw, &raw_len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK(raw_len == size);
    CHECK_BYTES(raw, u, size); /* as it was given */
  }
}

/* u and u + p are one point to the secret and two keys to the export. */
static void test_noncanonical(void) {
  const int is_448 = curve == SLIMB_CURVE_X448;
  uint8_t u[WIDTH] = {0}, high[WIDTH], one[WIDTH], other[WIDTH], raw[WIDTH];
  slimb_private_key priv;
  slimb_public_key pub;
  CHECK(slimb_keypair_generate(&priv, NULL, curve) == SLIMB_OK);
  for (uint8_t small = 2; small < 19; small++) {
    size_t len = WIDTH, other_len = WIDTH, raw_len = WIDTH;
    u[0] = small;
    memset(high, is_448 ? 0 : 0xff, size); /* 2^448 - 2^224 - 1 + small, 2^255 - 19 + small */
    if (is_448) memset(high + 28, 0xff, 28);
    high[0] = (uint8_t)(is_448 ? small - 1 : 0xed + small);
    if (!is_448) high[31] = 0x7f;
    CHECK(slimb_public_key_import(&pub, curve, SLIMB_FORMAT_RAW, u, size) == SLIMB_OK);
    CHECK(slimb_dh(one, &len, &priv, &pub) == SLIMB_OK);
    CHECK(slimb_public_key_import(&pub, curve, SLIMB_FORMAT_RAW, high, size) == SLIMB_OK);
    CHECK(slimb_dh(other, &other_len, &priv, &pub) == SLIMB_OK);
    CHECK(slimb_public_key_export(raw, &raw_len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK_BYTES(raw, high, size);
    CHECK_BYTES(one, other, size);
  }
}

/* The bits that clamping decides stay in the key, and change neither public key nor secret. */
static void test_clamping(void) {
  const size_t top = size - 1;
  uint8_t d[WIDTH], raw[WIDTH], want[WIDTH], out[WIDTH];
  slimb_private_key priv, other;
  slimb_public_key pub, peer, derived;
  size_t len = sizeof want;
  CHECK(slimb_keypair_generate(&other, &peer, curve) == SLIMB_OK);
  test_random(d, size);
  load(&priv, &pub, d, d, size);
  CHECK(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  CHECK(slimb_dh(want, &len, &priv, &peer) == SLIMB_OK);
  for (unsigned bits = 0; bits < 32; bits++) {
    size_t raw_len = sizeof raw, out_len = sizeof out;
    if (curve == SLIMB_CURVE_X25519) {
      d[0] = (uint8_t)((d[0] & 0xf8) | (bits & 7));
      d[top] = (uint8_t)((d[top] & 0x3f) | bits >> 3 << 6);
    } else {
      d[0] = (uint8_t)((d[0] & 0xfc) | (bits & 3));
      d[top] = (uint8_t)((d[top] & 0x7f) | (bits & 4) << 5);
    }
    CHECK(slimb_private_key_import(&priv, curve, SLIMB_FORMAT_RAW, d, size) == SLIMB_OK);
    CHECK(slimb_private_key_export(raw, &raw_len, &priv, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK(raw_len == size);
    CHECK_BYTES(raw, d, size);
    CHECK(slimb_public_key_from_private(&derived, &priv) == SLIMB_OK);
    CHECK_BYTES(&derived, &pub, sizeof pub);
    CHECK(slimb_dh(out, &out_len, &priv, &peer) == SLIMB_OK);
    CHECK_BYTES(out, want, size);
  }
}

static void run(const char *backend) {
  static const backend_test ec[] = {
      {"known answers, x = 0 among them", test_known_answers},
      {"room at every length", test_room},
      {"small x at full width", test_small_x},
      {"extreme scalars", test_extreme_scalars},
  };
  static const backend_test xdh[] = {
      {"known answers", test_known_answers},
      {"room at every length", test_room},
      {"points of small order", test_small_orders},
      {"u above p", test_noncanonical},
      {"clamping", test_clamping},
  };
  if (curve <= SLIMB_CURVE_SECP256K1)
    run_tests(backend, ec, COUNT(ec));
  else
    run_tests(backend, xdh, COUNT(xdh));
}

int main(void) {
  test_begin("dh");
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_X448; curve++) {
    size = slimb_dh_size(curve);
    each_backend(curve, run);
  }
  return test_end();
}

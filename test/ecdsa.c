/* ECDSA on P-256: known answers, nonces, digests of every length, boundary integers, refusals. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "entropy.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ORDER "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"

static const uint8_t *bytes(const char *text) { return (const uint8_t *)text; }

static void load_key(slimb_private_key *priv, slimb_public_key *pub, const uint8_t d[32]) {
  CHECK(slimb_private_key_import(priv, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, d, 32) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(pub, priv) == SLIMB_OK);
}

/* A key from the tests' generator: below 2^255, thus below n. */
static void random_key(uint8_t d[32], slimb_private_key *priv, slimb_public_key *pub) {
  test_random(d, 32);
  d[0] &= 0x7f;
  load_key(priv, pub, d);
}

static int verify_p1363(const slimb_public_key *pub, const uint8_t *digest, size_t digest_len,
                        const uint8_t sig[64]) {
  return slimb_ecdsa_verify_digest(pub, SLIMB_HASH_NONE, digest, digest_len, sig, 64, SLIMB_P1363);
}

/* ---- known answers ---- */

/* The key of RFC 6979 A.2.5. */
#define RFC6979_KEY "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"

/* SHA-2: RFC 6979 A.2.5. SHA-3: the same key and messages, computed by a separate model of the RFC
 * over Python's integers, which gives the RFC's values for SHA-2. */
static const struct {
  slimb_hash hash;
  const char *message, *k, *r, *s;
} rfc6979[] = {
    {SLIMB_HASH_SHA224, "sample",
     "103f90ee9dc52e5e7fb5132b7033c63066d194321491862059967c715985d473",
     "53b2fff5d1752b2c689df257c04c40a587fababb3f6fc2702f1343af7ca9aa3f",
     "b9afb64fdc03dc1a131c7d2386d11e349f070aa432a4acc918bea988bf75c74c"},
    {SLIMB_HASH_SHA224, "test", "669f4426f2688b8be0db3a6bd1989bdaefff84b649eeb84f3dd26080f667faa7",
     "c37edb6f0ae79d47c3c27e962fa269bb4f441770357e114ee511f662ec34a692",
     "c820053a05791e521fcaad6042d40aea1d6b1a540138558f47d0719800e18f2d"},
    {SLIMB_HASH_SHA256, "sample",
     "a6e3c57dd01abe90086538398355dd4c3b17aa873382b0f24d6129493d8aad60",
     "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
     "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"},
    {SLIMB_HASH_SHA256, "test", "d16b6ae827f17175e040871a1c7ec3500192c4c92677336ec2537acaee0008e0",
     "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
     "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083"},
    {SLIMB_HASH_SHA384, "sample",
     "09f634b188cefd98e7ec88b1aa9852d734d0bc272f7d2a47decc6ebeb375aad4",
     "0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef7719",
     "4861f0491e6998b9455193e34e7b0d284ddd7149a74b95b9261f13abde940954"},
    {SLIMB_HASH_SHA384, "test", "16aeffa357260b04b1dd199693960740066c1a8f3e8edd79070aa914d361b3b8",
     "83910e8b48bb0c74244ebdf7f07a1c5413d61472bd941ef3920e623fbccebeb6",
     "8ddbec54cf8cd5874883841d712142a56a8d0f218f5003cb0296b6b509619f2c"},
    {SLIMB_HASH_SHA512, "sample",
     "5fa81c63109badb88c1f367b47da606da28cad69aa22c4fe6ad7df73a7173aa5",
     "8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f00",
     "2362ab1adbe2b8adf9cb9edab740ea6049c028114f2460f96554f61fae3302fe"},
    {SLIMB_HASH_SHA512, "test", "6915d11632aca3c40d5d51c08daf9c555933819548784480e93499000d9f0b7f",
     "461d93f31b6540894788fd206c07cfa0cc35f46fa3c91816fff1040ad1581a04",
     "39af9f15de0db8d97e72719c74820d304ce5226e32dedae67519e840d1194e55"},
    {SLIMB_HASH_SHA3_224, "sample",
     "c85d4db4d706325b01edf03d580df46d787fed6498a0c90c80a716969d8d7659",
     "17b6d2c1232cc0c7c6ab46ac8248f50662012e373bb79843777b2e9eee3ebb34",
     "2dd7e23cd2f6af2ec773719cd60fa7a3b93ff21460687b6a2fd7f3b92f3ead09"},
    {SLIMB_HASH_SHA3_224, "test",
     "3518c58dddcae932b59dcc1332a66a901be352609c39d30cf32439e47f4b3c05",
     "af9439d1871d6a529ad02d7f4a6cca199edc7a440412eee7ea723271d42a2b4c",
     "7d70b05af04f7e963534769252fcc3d3f9d082dbd459de1a2d7fe5f05d120a75"},
    {SLIMB_HASH_SHA3_256, "sample",
     "fa5ff720ea6a3f300eca328f23c78aacae1405b24af4a48f41a88420abfba9a9",
     "8fedfdf147364db550f840aebfe7c26df77a9ab56c9aea20ac33e45e1aedd7ac",
     "3a5bd6183374df2517910db14e0a9cc4666ae679c4d1ebb89242fb3062db6068"},
    {SLIMB_HASH_SHA3_256, "test",
     "adf9156c86be705128db9c7807d623ffa32954da66b28f9f3fbed5dc4b707429",
     "daceab516e4d584453d8ee7cba66b1ff17cd9d6f4c228d2f0a9bed361d03fd01",
     "dbdaae4d5625eb2f087e87cb537614aaff928062797fc0288e1ac76436831c41"},
    {SLIMB_HASH_SHA3_384, "sample",
     "e31a9aacaf346c60abad2db4e3ee16d596640d691dce326e8e4947ed41a8e428",
     "490481633ff76925541e2de72324cd3ac651be43031a19377c565673cfdaf7f9",
     "65ca55d455f1335c729cb74d06dc81561309c924ea2c97cbc11132c220dc932a"},
    {SLIMB_HASH_SHA3_384, "test",
     "6de9025ea938ea377314e234de316d88bb917c8a8d0bfdf6fe9b339e99cc8396",
     "5595acfa1f91e91c36799a7fcfe3f58a7c0db62683e21ddab75a574cee243696",
     "edd4ab67fea9405fc986ce4b60484a4f2dea4362accb67dbfac99f0e7440341a"},
    {SLIMB_HASH_SHA3_512, "sample",
     "f4bbd3002187aeea9308f6632f364c2d2565c2909ea9eb227926eab5bda286f5",
     "83efc3ac4508ed1749c9d7ae1fc1235c259cc1c6b15e9f3903736f435751fff5",
     "411aadc5274dd77051f8bfc5673a024b04a71248d995a22fa079a98fbd1fc85a"},
    {SLIMB_HASH_SHA3_512, "test",
     "a5e8cb738cae4d18f07f02e5b3fcdc1c86cad3fc6a14fdead4cadb52c3d8e8b9",
     "2f09bcf74679105e00dfacbfd0e40d15d26ac55f94ef7e010b8009d0f2db9e35",
     "7185632e7bf6b1044050cd7a82b1eb81fa903b5b3b3bab9909bdb3c668091c27"},
};

static void test_rfc6979(void) {
  uint8_t d[32], k[32], want[64], sig[72], r[32], s[32], digest[64];
  slimb_private_key priv;
  slimb_public_key pub;
  test_hex(d, 32, RFC6979_KEY);
  load_key(&priv, &pub, d);
  for (unsigned i = 0; i < COUNT(rfc6979); i++) {
    const slimb_hash hash = rfc6979[i].hash;
    const uint8_t *msg = bytes(rfc6979[i].message);
    const size_t msg_len = strlen(rfc6979[i].message);
    const unsigned flags = SLIMB_DETERMINISTIC | SLIMB_P1363;
    unsigned digest_len;
    size_t len = sizeof sig;
    test_context("hash %d, %s", hash, rfc6979[i].message);
    test_hex(k, 32, rfc6979[i].k);
    test_hex(want, 32, rfc6979[i].r);
    test_hex(want + 32, 32, rfc6979[i].s);
    EVP_Digest(msg, msg_len, digest, &digest_len, peer_hash((int)hash), NULL);

    CHECK(slimb_ecdsa_sign(sig, &len, &priv, hash, msg, msg_len, flags) == SLIMB_OK);
    CHECK(len == 64);
    CHECK_BYTES(sig, want, 64);
    CHECK(slimb_ecdsa_verify(&pub, hash, msg, msg_len, sig, 64, SLIMB_P1363) == SLIMB_OK);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, digest_len,
                                  flags | SLIMB_HMAC(hash)) == SLIMB_OK);
    CHECK_BYTES(sig, want, 64);
    CHECK(bench_ecdsa_sign_nonce(r, s, SLIMB_CURVE_P256, d, k, digest, digest_len) == SLIMB_OK);
    CHECK_BYTES(r, want, 32);
    CHECK_BYTES(s, want + 32, 32);

    len = sizeof sig;
    CHECK(slimb_ecdsa_sign(sig, &len, &priv, hash, msg, msg_len, SLIMB_DETERMINISTIC) == SLIMB_OK);
    CHECK(slimb_ecdsa_verify(&pub, hash, msg, msg_len, sig, len, 0) == SLIMB_OK);
  }
}

/* The first candidate for this message is not below n: found by search for the tests of Go's
 * crypto/ecdsa, and confirmed by the Python model. */
static void test_rfc6979_second_candidate(void) {
  uint8_t d[32], want[64], sig[64];
  size_t len = sizeof sig;
  slimb_private_key priv;
  slimb_public_key pub;
  test_hex(d, 32, RFC6979_KEY);
  load_key(&priv, &pub, d);
  test_hex(want, 64,
           "efd9073b652e76da1b5a019c0e4a2e3fa529b035a6abb91ef67f0ed7a1f21234"
           "3db4706c9d9f4a4fe13bb5e08ef0fab53a57dbab2061c83a35fa411c68d2ba33");
  CHECK(slimb_ecdsa_sign(sig, &len, &priv, SLIMB_HASH_SHA256, bytes("wv[vnX"), 6,
                         SLIMB_DETERMINISTIC | SLIMB_P1363) == SLIMB_OK);
  CHECK_BYTES(sig, want, 64);
}

/* NIST CAVP 186-3 SigGen, P-256: the first case of SHA-224 and of SHA-256. */
static const struct {
  slimb_hash hash;
  const char *message, *d, *k, *r, *s;
} cavp[] = {
    {SLIMB_HASH_SHA224,
     "ff624d0ba02c7b6370c1622eec3fa2186ea681d1659e0a845448e777b75a8e77a77bb26e5733179d58ef9bc8a4e8"
     "b6971aef2539f77ab0963a3415bbd6258339bd1bf55de65db520c63f5b8eab3d55debd05e9494212170f5d65b328"
     "6b8b668705b1e2b2b5568610617abb51d2dd0cb450ef59df4b907da90cfa7b268de8c4c2",
     "708309a7449e156b0db70e5b52e606c7e094ed676ce8953bf6c14757c826f590",
     "58f741771620bdc428e91a32d86d230873e9140336fcfb1e122892ee1d501bdc",
     "4a19274429e40522234b8785dc25fc524f179dcc95ff09b3c9770fc71f54ca0d",
     "58982b79a65b7320f5b92d13bdaecdd1259e760f0f718ba933fd098f6f75d4b7"},
    {SLIMB_HASH_SHA256,
     "5905238877c77421f73e43ee3da6f2d9e2ccad5fc942dcec0cbd25482935faaf416983fe165b1a045ee2bcd2e6dc"
     "a3bdf46c4310a7461f9a37960ca672d3feb5473e253605fb1ddfd28065b53cb5858a8ad28175bf9bd386a5e471ea"
     "7a65c17cc934a9d791e91491eb3754d03799790fe2d308d16146d5c9b0d0debd97d79ce8",
     "519b423d715f8b581f4fa8ee59f4771a5b44c8130b4e3eacca54a56dda72b464",
     "94a1bbb14b906a61a280f245f9e93c7f3b4a6247824f5d33b9670787642a68de",
     "f3ac8061b514795b8843e3d6629527ed2afd6b1f6a555a7acabb5e6f79c8c2ac",
     "8bf77819ca05a6b2786c76262bf7371cef97b218e96f175a3ccdda2acc058903"},
};

static void test_cavp(void) {
  uint8_t msg[128], d[32], k[32], want[64], sig[64], digest[64];
  slimb_private_key priv;
  slimb_public_key pub;
  for (unsigned i = 0; i < COUNT(cavp); i++) {
    const size_t msg_len = test_hex(msg, sizeof msg, cavp[i].message);
    unsigned digest_len;
    test_hex(d, 32, cavp[i].d);
    test_hex(k, 32, cavp[i].k);
    test_hex(want, 32, cavp[i].r);
    test_hex(want + 32, 32, cavp[i].s);
    load_key(&priv, &pub, d);
    EVP_Digest(msg, msg_len, digest, &digest_len, peer_hash((int)cavp[i].hash), NULL);
    CHECK(bench_ecdsa_sign_nonce(sig, sig + 32, SLIMB_CURVE_P256, d, k, digest, digest_len) ==
          SLIMB_OK);
    CHECK_BYTES(sig, want, 64);
    CHECK(slimb_ecdsa_verify(&pub, cavp[i].hash, msg, msg_len, want, 64, SLIMB_P1363) == SLIMB_OK);
    msg[0] ^= 1;
    CHECK(slimb_ecdsa_verify(&pub, cavp[i].hash, msg, msg_len, want, 64, SLIMB_P1363) ==
          SLIMB_E_SIGNATURE);
  }
}

/* ---- nonces ---- */

/* k = SHA-512("slimb-ecdsa" | curve | d | fresh | digest) mod n. */
static void hedged_nonce(uint8_t k[32], const uint8_t d[32], const uint8_t fresh[32],
                         const uint8_t *digest, size_t digest_len) {
  uint8_t in[12 + 32 + 32 + 66] = "slimb-ecdsa\1", wide[64];
  const uint8_t zero = 0;
  memcpy(in + 12, d, 32);
  memcpy(in + 44, fresh, 32);
  memcpy(in + 76, digest, digest_len);
  EVP_Digest(in, 76 + digest_len, wide, NULL, EVP_sha512(), NULL);
  peer_scalar(k, wide, 64, '+', &zero, 1);
}

static void test_hedged(void) {
  uint8_t d[32], fresh[32], digest[66], k[32], want[64], sig[64];
  slimb_private_key priv;
  slimb_public_key pub;
  for (size_t digest_len = 1; digest_len <= sizeof digest; digest_len++) {
    size_t len = sizeof sig;
    test_context("digest of %zu bytes", digest_len);
    random_key(d, &priv, &pub);
    test_random(fresh, sizeof fresh);
    test_random(digest, digest_len);
    hedged_nonce(k, d, fresh, digest, digest_len);
    peer_sign_nonce(want, want + 32, d, k, digest, digest_len);
    entropy_play(fresh, sizeof fresh);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, digest_len,
                                  SLIMB_P1363) == SLIMB_OK);
    CHECK(entropy_calls == 1 && entropy_script_len == 0);
    CHECK_BYTES(sig, want, 64);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

/* The same input twice gives two nonces; a dead generator (all zeros) still gives one nonce for
 * each digest and each key. */
static void test_nonces_differ(void) {
  uint8_t d[32], digest[32], sigs[40][64];
  slimb_private_key priv;
  slimb_public_key pub;
  test_random(digest, sizeof digest);
  for (unsigned i = 0; i < COUNT(sigs); i++) {
    size_t len = 64;
    if (i == 20) entropy_play(NULL, 0);
    if (i == 0 || i >= 30) random_key(d, &priv, &pub);
    if (i >= 20 && i < 30) digest[31]++;
    CHECK(slimb_ecdsa_sign_digest(sigs[i], &len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  SLIMB_P1363) == SLIMB_OK);
    CHECK(verify_p1363(&pub, digest, 32, sigs[i]) == SLIMB_OK);
    for (unsigned j = 0; j < i; j++) CHECK(memcmp(sigs[i], sigs[j], 32) != 0);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

static void test_randomness_fails(void) {
  uint8_t d[32], digest[32] = {1}, sig[72], zeros[72] = {0};
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  const unsigned flags[] = {0, SLIMB_P1363};
  for (unsigned i = 0; i < COUNT(flags); i++) {
    size_t len = sizeof sig;
    memset(sig, 0xa5, sizeof sig);
    entropy_mode = ENTROPY_FAILS;
    entropy_calls = 0;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_E_RANDOM);
    CHECK(len == 0);
    CHECK_BYTES(sig, zeros, sizeof sig);
    len = sizeof sig;
    memset(sig, 0xa5, sizeof sig);
    CHECK(slimb_ecdsa_sign(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_E_RANDOM);
    CHECK(len == 0);
    CHECK_BYTES(sig, zeros, sizeof sig);
    len = sizeof sig;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32,
                                  flags[i] | SLIMB_DETERMINISTIC) == SLIMB_OK);
    entropy_mode = ENTROPY_INTERRUPTED;
    len = sizeof sig;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_SHA256, digest, 32, flags[i]) ==
          SLIMB_OK);
    CHECK(slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, sig, len, flags[i]) ==
          SLIMB_OK);
  }
  entropy_mode = ENTROPY_SYSTEM;
}

/* s = 0 where e = -r d: the core asks for another nonce. */
static void test_zero_s(void) {
  uint8_t d[32], k[32], r[32], s[32], point[64], digest[32], product[32];
  const uint8_t zero = 0;
  test_random(d, 32);
  test_random(k, 32);
  d[0] &= 0x7f;
  k[0] &= 0x7f;
  CHECK(peer_mul(point, k, NULL));
  peer_scalar(product, point, 32, '*', d, 32);
  peer_scalar(digest, &zero, 1, '-', product, 32);
  CHECK(bench_ecdsa_sign_nonce(r, s, SLIMB_CURVE_P256, d, k, digest, 32) == SLIMB_E_SIGNATURE);
  digest[31] ^= 1;
  CHECK(bench_ecdsa_sign_nonce(r, s, SLIMB_CURVE_P256, d, k, digest, 32) == SLIMB_OK);
}

/* ---- digests ---- */

static void test_digest_lengths(void) {
  static const size_t sizes[] = {0, 28, 32, 48, 64, 28, 32, 48, 64};
  uint8_t d[32], digest[80], sig[64];
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  test_random(digest, sizeof digest);
  for (int h = SLIMB_HASH_NONE; h <= SLIMB_HASH_SHA3_512; h++) {
    for (size_t digest_len = 0; digest_len <= sizeof digest; digest_len++) {
      const int fits = h == 0 ? digest_len >= 1 && digest_len <= 66 : digest_len == sizes[h];
      size_t len = sizeof sig;
      test_context("hash %d, digest of %zu bytes", h, digest_len);
      CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, (slimb_hash)h, digest, digest_len,
                                    SLIMB_P1363) == (fits ? SLIMB_OK : SLIMB_E_LENGTH));
      CHECK(len == 64);
      CHECK(slimb_ecdsa_verify_digest(&pub, (slimb_hash)h, digest, digest_len, sig, 64,
                                      SLIMB_P1363) == (fits ? SLIMB_OK : SLIMB_E_LENGTH));
    }
  }

  test_case("only the leftmost 32 bytes of a digest count");
  size_t len = sizeof sig;
  CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, 66, SLIMB_P1363) ==
        SLIMB_OK);
  for (size_t i = 32; i <= 66; i++) CHECK(verify_p1363(&pub, digest, i, sig) == SLIMB_OK);
  for (size_t i = 1; i < 32; i++) CHECK(verify_p1363(&pub, digest, i, sig) == SLIMB_E_SIGNATURE);
  for (size_t bit = 0; bit < 66 * 8; bit++) {
    digest[bit / 8] ^= (uint8_t)(0x80 >> bit % 8);
    CHECK(verify_p1363(&pub, digest, 66, sig) == (bit < 256 ? SLIMB_E_SIGNATURE : SLIMB_OK));
    digest[bit / 8] ^= (uint8_t)(0x80 >> bit % 8);
  }
}

/* e = 0, n - 1, n, n + 1 and the largest. */
static void test_boundary_digests(void) {
  static const char *const digests[] = {
      "00",
      "0000000000000000000000000000000000000000000000000000000000000000",
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
      ORDER,
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552",
      "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"};
  uint8_t d[32], k[32], digest[32], sig[64], want[64];
  slimb_private_key priv;
  slimb_public_key pub;
  for (unsigned i = 0; i < COUNT(digests); i++) {
    const size_t digest_len = test_hex(digest, 32, digests[i]);
    random_key(d, &priv, &pub);
    random_key(k, &priv, &pub);
    load_key(&priv, &pub, d);
    peer_sign_nonce(want, want + 32, d, k, digest, digest_len);
    CHECK(bench_ecdsa_sign_nonce(sig, sig + 32, SLIMB_CURVE_P256, d, k, digest, digest_len) ==
          SLIMB_OK);
    CHECK_BYTES(sig, want, 64);
    CHECK(verify_p1363(&pub, digest, digest_len, sig) == SLIMB_OK);
  }
}

/* ---- verification ---- */

static void test_boundary_integers(void) {
  static const char *const refused[] = {
      "0000000000000000000000000000000000000000000000000000000000000000", ORDER,
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552",
      "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
      "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"};
  static const char *const extreme[] = {
      "0000000000000000000000000000000000000000000000000000000000000001",
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"};
  uint8_t d[32], digest[32], good[64], sig[64];
  slimb_private_key priv;
  slimb_public_key pub;
  size_t len = 64;
  random_key(d, &priv, &pub);
  test_random(digest, 32);
  CHECK(slimb_ecdsa_sign_digest(good, &len, &priv, SLIMB_HASH_SHA256, digest, 32, SLIMB_P1363) ==
        SLIMB_OK);
  for (unsigned i = 0; i < COUNT(refused); i++) {
    memcpy(sig, good, 64);
    test_hex(sig, 32, refused[i]);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    for (unsigned j = 0; j < COUNT(refused); j++) {
      test_hex(sig + 32, 32, refused[j]);
      CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    }
    memcpy(sig, good, 32);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
  }
  for (unsigned i = 0; i < COUNT(extreme); i++)
    for (unsigned j = 0; j < COUNT(extreme); j++) {
      test_hex(sig, 32, extreme[i]);
      test_hex(sig + 32, 32, extreme[j]);
      CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    }

  test_case("high s is accepted: (r, n - s) is true with (r, s)");
  const uint8_t zero = 0;
  memcpy(sig, good, 64);
  peer_scalar(sig + 32, &zero, 1, '-', good + 32, 32);
  CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_OK);
  peer_scalar(sig, &zero, 1, '-', good, 32);
  CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);

  test_case("every bit of a signature counts");
  for (size_t bit = 0; bit < 512; bit++) {
    good[bit / 8] ^= (uint8_t)(1u << bit % 8);
    CHECK(verify_p1363(&pub, digest, 32, good) == SLIMB_E_SIGNATURE);
    good[bit / 8] ^= (uint8_t)(1u << bit % 8);
  }
}

/* A signature whose s is exactly the boundary, made true by its key: with e = 0, R = u2 Q for
 * u2 = r / s, thus Q = (s / r) R. */
static void key_for(slimb_public_key *pub, const uint8_t point[64], const uint8_t r[32],
                    const uint8_t s[32]) {
  uint8_t ratio[32], encoded[65] = {4};
  peer_scalar(ratio, s, 32, '/', r, 32);
  CHECK(peer_mul(encoded + 1, ratio, point));
  CHECK(slimb_public_key_import(pub, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, encoded, 65) == SLIMB_OK);
}

static void test_extreme_signatures(void) {
  static const char *const extreme[] = {
      "0000000000000000000000000000000000000000000000000000000000000001",
      "0000000000000000000000000000000000000000000000000000000000000002",
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f",
      "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"};
  uint8_t k[32], point[64], sig[64], digest[32] = {0};
  slimb_public_key pub;
  for (unsigned i = 0; i < COUNT(extreme); i++) {
    test_random(k, 32);
    k[0] &= 0x7f;
    CHECK(peer_mul(point, k, NULL));
    memcpy(sig, point, 32);
    test_hex(sig + 32, 32, extreme[i]);
    key_for(&pub, point, sig, sig + 32);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_OK);
    digest[31] = 1;
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    digest[31] = 0;
    if (i < 2) { /* s + n is the same number mod n, and no signature */
      test_hex(sig + 32, 32, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552");
      sig[63] = (uint8_t)(sig[63] + i);
      CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    }
  }

  test_case("x of the nonce point above n: r = x - n");
  unsigned tried = 0;
  for (unsigned i = 1; i < 60; i++) {
    uint8_t compressed[33] = {2}, order[32], zero[1] = {0}, s[32], uncompressed[65];
    size_t len = sizeof uncompressed;
    slimb_public_key large;
    memset(sig, 0, 32);
    sig[31] = (uint8_t)i;
    test_hex(order, 32, ORDER);
    unsigned carry = i;
    memcpy(compressed + 1, order, 32);
    for (size_t j = 32; carry; j--) {
      carry += compressed[j];
      compressed[j] = (uint8_t)carry;
      carry >>= 8;
    }
    if (slimb_public_key_import(&large, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, compressed, 33) !=
        SLIMB_OK)
      continue;
    CHECK(slimb_public_key_export(uncompressed, &len, &large, SLIMB_FORMAT_RAW) == SLIMB_OK);
    test_random(s, 32);
    peer_scalar(sig + 32, s, 32, '+', zero, 1);
    key_for(&pub, uncompressed + 1, sig, sig + 32);
    test_context("r = %u", i);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_OK);
    memcpy(sig, compressed + 1, 32);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
    tried++;
  }
  CHECK(tried > 10);
}

/* u2 Q = -u1 G: the sum is infinity, which no r matches. */
static void test_infinity(void) {
  uint8_t d[32], digest[32], sig[64], product[32];
  const uint8_t zero = 0;
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(d, &priv, &pub);
  for (unsigned i = 0; i < 4; i++) {
    test_random(sig, 64);
    sig[0] &= 0x7f;
    sig[32] &= 0x7f;
    peer_scalar(product, sig, 32, '*', d, 32);
    peer_scalar(digest, &zero, 1, '-', product, 32);
    CHECK(verify_p1363(&pub, digest, 32, sig) == SLIMB_E_SIGNATURE);
  }
}

static void test_refused_encodings(void) {
  uint8_t d[32], digest[32], der[80], sig[140] = {0};
  slimb_private_key priv;
  slimb_public_key pub;
  size_t len = 72;
  random_key(d, &priv, &pub);
  test_random(digest, 32);
  CHECK(slimb_ecdsa_sign_digest(der, &len, &priv, SLIMB_HASH_SHA256, digest, 32, 0) == SLIMB_OK);
#define VERIFY(sig, sig_len, flags) \
  slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, 32, sig, sig_len, flags)
  CHECK(VERIFY(der, len, 0) == SLIMB_OK);
  for (size_t i = 0; i < len; i++) {
    uint8_t *guarded = test_guarded(i);
    memcpy(guarded, der, i);
    CHECK(VERIFY(guarded, i, 0) == SLIMB_E_ENCODING);
    test_guarded_free(guarded, i);
  }
  der[len] = 0;
  CHECK(VERIFY(der, len + 1, 0) == SLIMB_E_ENCODING);
  CHECK(VERIFY(NULL, 0, 0) == SLIMB_E_ENCODING);
  for (size_t i = 0; i <= sizeof sig; i++) {
    uint8_t *guarded = test_guarded(i);
    memset(guarded, 1, i);
    CHECK(VERIFY(guarded, i, SLIMB_P1363) == (i == 64 ? SLIMB_E_SIGNATURE : SLIMB_E_LENGTH));
    test_guarded_free(guarded, i);
  }

  test_case("DER: integers of zero, negative or too long are false signatures, BER is malformed");
  static const struct {
    const char *der;
    int code;
  } cases[] = {
      {"3006020100020100", SLIMB_E_SIGNATURE},
      {"3006020101020100", SLIMB_E_SIGNATURE},
      {"30060201ff020101", SLIMB_E_SIGNATURE},
      {"302702210100000000000000000000000000000000000000000000000000000000000000000201"
       "01",
       SLIMB_E_ENCODING}, /* a length that does not fit */
      {"3026022101000000000000000000000000000000000000000000000000000000000000000002"
       "0101",
       SLIMB_E_SIGNATURE},
      {"300702020001020101", SLIMB_E_ENCODING},
      {"3080020101020101"
       "0000",
       SLIMB_E_ENCODING},
      {"308106020101020101", SLIMB_E_ENCODING},
      {"3003020101", SLIMB_E_ENCODING},
      {"3009020101020101020101", SLIMB_E_ENCODING},
      {"3000", SLIMB_E_ENCODING},
      {"3005020002010"
       "1",
       SLIMB_E_ENCODING},
      {"0500", SLIMB_E_ENCODING},
  };
  for (unsigned i = 0; i < COUNT(cases); i++) {
    const size_t n = test_hex(sig, sizeof sig, cases[i].der);
    test_context("%s", cases[i].der);
    CHECK(VERIFY(sig, n, 0) == cases[i].code);
  }
#undef VERIFY
}

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"RFC 6979 A.2.5 and its SHA-3 counterparts", test_rfc6979},
      {"RFC 6979: a refused first candidate", test_rfc6979_second_candidate},
      {"NIST CAVP SigGen", test_cavp},
      {"the hedged nonce is the stated hash", test_hedged},
      {"nonces differ", test_nonces_differ},
      {"failing randomness", test_randomness_fails},
      {"s = 0 asks for another nonce", test_zero_s},
      {"a digest's length must be its hash's", test_digest_lengths},
      {"boundary digests", test_boundary_digests},
      {"r and s outside [1, n-1], and the extremes inside", test_boundary_integers},
      {"true signatures with extreme s", test_extreme_signatures},
      {"a sum at infinity", test_infinity},
      {"refused encodings", test_refused_encodings},
  };
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("ecdsa");
  each_backend(run);
  return test_end();
}

/* SHA-2, SHA-3 and HMAC: known answers, every split into parts, libcrypto's one-shot functions. */
#include "hash/hash.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <pthread.h>
#include <string.h>

#include "peer.h"
#include "test.h"

#define FIRST SLIMB_HASH_SHA224
#define LAST SLIMB_HASH_SHA3_512

/* FIPS 180-4 and FIPS 202: the examples of NIST's Cryptographic Standards and Guidelines. */
static const struct {
  slimb_hash hash;
  const char *message, *digest;
} known[] = {
    {SLIMB_HASH_SHA224, "", "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f"},
    {SLIMB_HASH_SHA224, "abc", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"},
    {SLIMB_HASH_SHA224, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525"},
    {SLIMB_HASH_SHA256, "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
    {SLIMB_HASH_SHA256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
    {SLIMB_HASH_SHA256, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    {SLIMB_HASH_SHA384, "",
     "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f1"
     "4898b95b"},
    {SLIMB_HASH_SHA384, "abc",
     "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca1"
     "34c825a7"},
    {SLIMB_HASH_SHA384, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6b0455a8520bc4e6f5fe95b1f"
     "e3c8452b"},
    {SLIMB_HASH_SHA512, "",
     "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2"
     "877eec2f63b931bd47417a81a538327af927da3e"},
    {SLIMB_HASH_SHA512, "abc",
     "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23"
     "a3feebbd454d4423643ce80e2a9ac94fa54ca49f"},
    {SLIMB_HASH_SHA512, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "204a8fc6dda82f0a0ced7beb8e08a41657c16ef468b228a8279be331a703c33596fd15c13b1b07f9aa1d3bea"
     "57789ca031ad85c7a71dd70354ec631238ca3445"},
    {SLIMB_HASH_SHA3_224, "", "6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7"},
    {SLIMB_HASH_SHA3_224, "abc", "e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf"},
    {SLIMB_HASH_SHA3_224, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "8a24108b154ada21c9fd5574494479ba5c7e7ab76ef264ead0fcce33"},
    {SLIMB_HASH_SHA3_256, "", "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
    {SLIMB_HASH_SHA3_256, "abc",
     "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"},
    {SLIMB_HASH_SHA3_256, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "41c0dba2a9d6240849100376a8235e2c82e1b9998a999e21db32dd97496d3376"},
    {SLIMB_HASH_SHA3_384, "",
     "0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e0"
     "58d5f004"},
    {SLIMB_HASH_SHA3_384, "abc",
     "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf2"
     "28376d25"},
    {SLIMB_HASH_SHA3_384, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "991c665755eb3a4b6bbdfb75c78a492e8c56a22c5c4d7e429bfdbc32b9d4ad5aa04a1f076e62fea19eef51ac"
     "d0657c22"},
    {SLIMB_HASH_SHA3_512, "",
     "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e940"
     "2c3ac558f500199d95b6d3e301758586281dcd26"},
    {SLIMB_HASH_SHA3_512, "abc",
     "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec576"
     "47e3934057340b4cf408d5a56592f8274eec53f0"},
    {SLIMB_HASH_SHA3_512, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "04a371e84ecfb5b8b77cb48610fca8182dd457ce6f326a0fd3d7ec2f1e91636dee691fbe0c985302ba1b0d8d"
     "c78c086346b533b49c030d99a27daf1139d6e75e"},
};

/* RFC 4231, test cases 1 to 4, 6 and 7. */
static const struct {
  const char *key, *message, *mac[4]; /* SHA-224, 256, 384, 512 */
} known_mac[] = {
    {"0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b",
     "4869205468657265",
     {"896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
      "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8"
      "b2fa9cb6",
      "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274e"
      "aea3f4e4be9d914eeb61f1702e696c203a126854"}},
    {"4a656665",
     "7768617420646f2079612077616e7420666f72206e6f7468696e673f",
     {"a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
      "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ec"
      "fab21649",
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65"
      "f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"}},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
     "dddddddddddd",
     {"7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea",
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
      "88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e1"
      "01a34f27",
      "fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a4"
      "7e67c807b946a337bee8942674278859e13292fb"}},
    {"0102030405060708090a0b0c0d0e0f10111213141516171819",
     "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"
     "cdcdcdcdcdcd",
     {"6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a",
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
      "3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386"
      "c674cffb",
      "b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275c"
      "c5788063a5f19741120c4f2de2adebeb10a298dd"}},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368"
     "204b6579204669727374",
     {"95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
      "4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df1"
      "63f44952",
      "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd221"
      "5d6a1e5295e64f73f63f0aec8b915a985d786598"}},
    {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "5468697320697320612074657374207573696e672061206c6172676572207468616e20626c6f636b2d73697a"
     "65206b657920616e642061206c6172676572207468616e20626c6f636b2d73697a6520646174612e20546865"
     "206b6579206e6565647320746f20626520686173686564206265666f7265206265696e672075736564206279"
     "2074686520484d414320616c676f726974686d2e",
     {"3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1",
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
      "6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e611"
      "0c46523e",
      "e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55"
      "c3e4de15134676fb6de0446065c97440fa8c6a58"}},
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static pthread_barrier_t start;

static void *first_use(void *result) {
  int same = 1;
  pthread_barrier_wait(&start);
  for (unsigned i = 0; i < COUNT(known); i++) {
    uint8_t got[HASH_SIZE_MAX], want[HASH_SIZE_MAX];
    const hash_part part = {(const uint8_t *)known[i].message, strlen(known[i].message)};
    test_hex(want, sizeof want, known[i].digest);
    same &= hash_digest(known[i].hash, got, &part, 1) &&
            memcmp(got, want, hash_size(known[i].hash)) == 0;
  }
  *(int *)result = same;
  return NULL;
}

/* Runs before the first fetch. */
static void test_not_offered(void) {
  test_case("hashes that libcrypto does not offer: zeros, and its error queue as it was");
  CHECK(EVP_set_default_properties(NULL, "provider=nowhere"));
  for (int h = FIRST; h <= SLIMB_HASH_SHAKE256; h++) {
    uint8_t got[HASH_SIZE_MAX], none[HASH_SIZE_MAX] = {0};
    hash_ctx ctx;
    memset(got, 0xa5, sizeof got);
    ERR_raise(ERR_LIB_USER, h);
    const unsigned long before = ERR_peek_error();
    CHECK(!hash_start(&ctx, (slimb_hash)h));
    CHECK(!hash_digest((slimb_hash)h, got, NULL, 0));
    CHECK_BYTES(got, none, hash_size((slimb_hash)h));
    CHECK(ERR_get_error() == before && ERR_get_error() == 0);
    CHECK(!hash_start(&ctx, (slimb_hash)h));
    CHECK(ERR_get_error() == 0);
  }
  CHECK(EVP_set_default_properties(NULL, ""));
}

/* Runs before any other use, so that the threads race for the first fetch. */
static void test_threads(void) {
  enum { THREADS = 16 };
  pthread_t threads[THREADS];
  int same[THREADS];
  test_case("threads race for the first use");
  pthread_barrier_init(&start, NULL, THREADS);
  for (unsigned i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, first_use, &same[i]);
  for (unsigned i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
    CHECK(same[i]);
  }
  pthread_barrier_destroy(&start);
}

static void test_sizes(void) {
  test_case("sizes are libcrypto's; unknown hashes have none");
  for (int h = FIRST; h <= LAST; h++) {
    CHECK(hash_size((slimb_hash)h) == (size_t)EVP_MD_get_size(peer_hash(h)));
    CHECK(hash_block_size((slimb_hash)h) == (size_t)EVP_MD_get_block_size(peer_hash(h)));
    CHECK(hash_size((slimb_hash)h) <= HASH_SIZE_MAX);
    CHECK(hash_block_size((slimb_hash)h) <= HASH_BLOCK_MAX);
  }
  const int unknown[] = {SLIMB_HASH_NONE, SLIMB_HASH_SHAKE256 + 1, 255, -1, 0x7fffffff};
  for (unsigned i = 0; i < COUNT(unknown); i++) {
    uint8_t out[HASH_SIZE_MAX];
    hash_ctx ctx;
    CHECK(hash_size((slimb_hash)unknown[i]) == 0);
    CHECK(hash_block_size((slimb_hash)unknown[i]) == 0);
    CHECK(!hash_digest((slimb_hash)unknown[i], out, NULL, 0));
    CHECK(!hash_hmac((slimb_hash)unknown[i], out, NULL, 0, NULL, 0));
    CHECK(!hash_start(&ctx, (slimb_hash)unknown[i]));
  }
}

static void test_known_answers(void) {
  uint8_t got[HASH_SIZE_MAX], want[HASH_SIZE_MAX];
  test_case("known digests");
  for (unsigned i = 0; i < COUNT(known); i++) {
    const hash_part part = {(const uint8_t *)known[i].message, strlen(known[i].message)};
    CHECK(test_hex(want, sizeof want, known[i].digest) == hash_size(known[i].hash));
    CHECK(hash_digest(known[i].hash, got, &part, 1));
    CHECK_BYTES(got, want, hash_size(known[i].hash));
  }

  test_case("a million times the letter a (FIPS 180-4 example)");
  hash_ctx ctx;
  uint8_t letters[1000];
  memset(letters, 'a', sizeof letters);
  CHECK(hash_start(&ctx, SLIMB_HASH_SHA256));
  for (unsigned i = 0; i < 1000; i++) CHECK(hash_update(&ctx, letters, sizeof letters));
  CHECK(hash_finish(&ctx, got));
  test_hex(want, sizeof want, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  CHECK_BYTES(got, want, 32);

  test_case("known HMACs (RFC 4231)");
  for (unsigned i = 0; i < COUNT(known_mac); i++) {
    uint8_t key[131], message[152];
    const size_t key_len = test_hex(key, sizeof key, known_mac[i].key);
    const hash_part part = {message, test_hex(message, sizeof message, known_mac[i].message)};
    for (unsigned j = 0; j < 4; j++) {
      const slimb_hash hash = (slimb_hash)(SLIMB_HASH_SHA224 + j);
      CHECK(test_hex(want, sizeof want, known_mac[i].mac[j]) == hash_size(hash));
      CHECK(hash_hmac(hash, got, key, key_len, &part, 1));
      CHECK_BYTES(got, want, hash_size(hash));
    }
  }
}

/* Two cuts anywhere, around the block boundaries too. */
static void test_parts(void) {
  uint8_t message[300], got[HASH_SIZE_MAX], want[HASH_SIZE_MAX];
  test_random(message, sizeof message);
  test_case("parts split at every boundary");
  for (int h = FIRST; h <= LAST; h++) {
    const slimb_hash hash = (slimb_hash)h;
    CHECK(EVP_Digest(message, sizeof message, want, NULL, peer_hash(h), NULL));
    for (size_t cut = 0; cut <= sizeof message; cut++) {
      const size_t second = (cut * 7) % (sizeof message - cut + 1);
      const hash_part parts[] = {{cut ? message : NULL, cut},
                                 {message + cut, second},
                                 {NULL, 0},
                                 {message + cut + second, sizeof message - cut - second}};
      test_context("hash %d cut %zu + %zu", h, cut, second);
      CHECK(hash_digest(hash, got, parts, COUNT(parts)));
      CHECK_BYTES(got, want, hash_size(hash));
    }
  }
}

static void test_against_libcrypto(void) {
  uint8_t message[1200], key[400], got[HASH_SIZE_MAX], want[HASH_SIZE_MAX];
  test_case("digests and HMACs are libcrypto's, at every length around the blocks");
  test_random(message, sizeof message);
  test_random(key, sizeof key);
  for (int h = FIRST; h <= LAST; h++) {
    const slimb_hash hash = (slimb_hash)h;
    for (size_t len = 0; len < sizeof message; len += len < 300 ? 1 : 97) {
      const hash_part part = {message, len};
      const size_t key_len = len * 11 % sizeof key;
      unsigned size;
      test_context("hash %d, %zu bytes, key %zu", h, len, key_len);
      CHECK(EVP_Digest(message, len, want, NULL, peer_hash(h), NULL));
      CHECK(hash_digest(hash, got, &part, 1));
      CHECK_BYTES(got, want, hash_size(hash));
      CHECK(HMAC(peer_hash(h), key, (int)key_len, message, len, want, &size) != NULL);
      CHECK(hash_hmac(hash, got, key, key_len, &part, 1));
      CHECK_BYTES(got, want, hash_size(hash));
    }
  }

  test_case("HMAC may write over its own key");
  const hash_part part = {message, 32};
  CHECK(hash_hmac(SLIMB_HASH_SHA256, want, key, 32, &part, 1));
  CHECK(hash_hmac(SLIMB_HASH_SHA256, key, key, 32, &part, 1));
  CHECK_BYTES(key, want, 32);
  memcpy(got, message, 32);
  const hash_part itself = {got, 32};
  CHECK(hash_hmac(SLIMB_HASH_SHA256, want, message, 32, &part, 1));
  CHECK(hash_hmac(SLIMB_HASH_SHA256, got, message, 32, &itself, 1));
  CHECK_BYTES(got, want, 32);
}

/* SHAKE256 of any output length, by the message in parts. Known answers: FIPS 202's of no bits. */
static void test_shake256(void) {
  uint8_t message[300], got[700], want[700], shorter[HASH_SIZE_MAX];
  test_case("SHAKE256 of any length is libcrypto's");
  test_hex(want, sizeof want,
           "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"
           "d75dc4ddd8c0f200cb05019d67b592f6fc821c49479ab48640292eacb3b7c4be");
  CHECK(hash_digest(SLIMB_HASH_SHAKE256, got, NULL, 0));
  CHECK_BYTES(got, want, 64);
  CHECK(hash_size(SLIMB_HASH_SHAKE256) == 64);
  test_random(message, sizeof message);
  for (size_t out_len = 1; out_len <= sizeof got; out_len += out_len < 150 ? 1 : 61) {
    const size_t len = out_len * 7 % sizeof message, cut = len / 3;
    const hash_part parts[] = {{message, cut}, {NULL, 0}, {message + cut, len - cut}};
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    test_context("%zu bytes to %zu", len, out_len);
    CHECK(EVP_DigestInit(ctx, EVP_shake256()) && EVP_DigestUpdate(ctx, message, len));
    CHECK(EVP_DigestFinalXOF(ctx, want, out_len));
    EVP_MD_CTX_free(ctx);
    memset(got, 0xa5, sizeof got);
    CHECK(hash_shake256(got, out_len, parts, COUNT(parts)));
    CHECK_BYTES(got, want, out_len);
    if (out_len < sizeof got) CHECK(got[out_len] == 0xa5);
    if (out_len < 64) continue;
    CHECK(hash_digest(SLIMB_HASH_SHAKE256, shorter, parts, COUNT(parts)));
    CHECK_BYTES(shorter, want, 64);
  }

  test_case("SHAKE256 has no HMAC");
  CHECK(hash_block_size(SLIMB_HASH_SHAKE256) == 0);
  memset(got, 0xa5, 64);
  memset(want, 0, 64);
  CHECK(!hash_hmac(SLIMB_HASH_SHAKE256, got, message, 32, NULL, 0));
  CHECK_BYTES(got, want, 64);
}

int main(void) {
  test_begin("hash");
  test_not_offered();
  test_threads();
  test_sizes();
  test_known_answers();
  test_parts();
  test_against_libcrypto();
  test_shake256();
  return test_end();
}

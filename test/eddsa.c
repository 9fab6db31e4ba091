/* Ed25519 and Ed448: known answers, contexts, digests, what is refused, strictness, room. */
#include <string.h>

#include "backends.h"
#include "group/curve.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define ENCODED SLIMB_ED448_PUBLIC_SIZE
#define SIG SLIMB_ED448_SIGNATURE_SIZE

static slimb_curve curve;
static size_t size; /* of a key, and half a signature */

static int all_zero(const uint8_t *p, size_t len) {
  uint8_t any = 0;
  for (size_t i = 0; i < len; i++) any |= p[i];
  return any == 0;
}

static void load(slimb_private_key *priv, slimb_public_key *pub, const uint8_t *seed) {
  CHECK(slimb_private_key_import(priv, curve, SLIMB_FORMAT_RAW, seed, size) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(pub, priv) == SLIMB_OK);
}

static void random_key(slimb_private_key *priv, slimb_public_key *pub) {
  uint8_t seed[ENCODED];
  test_random(seed, size);
  load(priv, pub, seed);
}

/* RFC 8032 7.1 to 7.5, but for the two messages of 1023 octets. */
static const struct {
  slimb_curve curve;
  unsigned flags;
  const char *seed, *public, *context, *message, *signature;
} known[] = {
    {SLIMB_CURVE_ED25519, 0, "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
     "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b"
     "46b"
     "d25bf5f0595bbe24655141438e7a100b"},
    {SLIMB_CURVE_ED25519, 0, "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
     "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11"
     "d8c"
     "387b2eaeb4302aeeb00d291612bb0c00"},
    {SLIMB_CURVE_ED25519, 0, "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
     "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc"
     "659"
     "4a7c15e9716ed28dc027beceea1ec40a"},
    {SLIMB_CURVE_ED25519, 0, "0305334e381af78f141cb666f6199f57bc3495335a256a95bd2a55bf546663f6",
     "dfc9425e4f968f7f0c29f0259cf5f9aed6851c2bb4ad8bfb860cfee0ab248292", "666f6f",
     "f726936d19c800494e3fdaff20b276a8",
     "55a4cc2f70a54e04288c5f4cd1e45a7bb520b36292911876cada7323198dd87a8b36950b95130022907a7fb7c4e9b"
     "2d5"
     "f6cca685a587b4b21f4b888e4e7edb0d"},
    {SLIMB_CURVE_ED25519, 0, "0305334e381af78f141cb666f6199f57bc3495335a256a95bd2a55bf546663f6",
     "dfc9425e4f968f7f0c29f0259cf5f9aed6851c2bb4ad8bfb860cfee0ab248292", "626172",
     "f726936d19c800494e3fdaff20b276a8",
     "fc60d5872fc46b3aa69f8b5b4351d5808f92bcc044606db097abab6dbcb1aee3216c48e8b3b66431b5b186d1d28f8"
     "ee1"
     "5a5ca2df6668346291c2043d4eb3e90d"},
    {SLIMB_CURVE_ED25519, 0, "0305334e381af78f141cb666f6199f57bc3495335a256a95bd2a55bf546663f6",
     "dfc9425e4f968f7f0c29f0259cf5f9aed6851c2bb4ad8bfb860cfee0ab248292", "666f6f",
     "508e9e6882b979fea900f62adceaca35",
     "8b70c1cc8310e1de20ac53ce28ae6e7207f33c3295e03bb5c0732a1d20dc64908922a8b052cf99b7c4fe107a5abb5"
     "b2c"
     "4085ae75890d02df26269d8945f84b0b"},
    {SLIMB_CURVE_ED25519, 0, "ab9c2853ce297ddab85c993b3ae14bcad39b2c682beabc27d6d4eb20711d6560",
     "0f1d1274943b91415889152e893d80e93275a1fc0b65fd71b4b0dda10ad7d772", "666f6f",
     "f726936d19c800494e3fdaff20b276a8",
     "21655b5f1aa965996b3f97b3c849eafba922a0a62992f73b3d1b73106a84ad85e9b86a7b6005ea868337ff2d20a7f"
     "5fb"
     "d4cd10b0be49a68da2b2e0dc0ad8960f"},
    {SLIMB_CURVE_ED25519, SLIMB_PREHASH,
     "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
     "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf", "", "616263",
     "98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae4131f85042463c2a355a2003d062adf"
     "5aa"
     "a10b8c61e636062aaad11c2a26083406"},
    {SLIMB_CURVE_ED448, 0,
     "6c82a562cb808d10d632be89c8513ebf6c929f34ddfa8c9f63c9960ef6e348a3528c8a3fcc2f044e39a3fc5b94492"
     "f8f"
     "032e7549a20098f95b",
     "5fd7449b59b461fd2ce787ec616ad46a1da1342485a70e1f8a0ea75d80e96778edf124769b46c7061bd6783df1e50"
     "f6c"
     "d1fa1abeafe8256180",
     "", "",
     "533a37f6bbe457251f023c0d88f976ae2dfb504a843e34d2074fd823d41a591f2b233f034f628281f2fd7a22ddd47"
     "d78"
     "28c59bd0a21bfd3980ff0d2028d4b18a9df63e006c5d1c2d345b925d8dc00b4104852db99ac5c7cdda8530a113a0f"
     "4db"
     "b61149f05a7363268c71d95808ff2e652600"},
    {SLIMB_CURVE_ED448, 0,
     "c4eab05d357007c632f3dbb48489924d552b08fe0c353a0d4a1f00acda2c463afbea67c5e8d2877c5e3bc397a6599"
     "49e"
     "f8021e954e0a12274e",
     "43ba28f430cdff456ae531545f7ecd0ac834a55d9358c0372bfa0c6c6798c0866aea01eb00742802b8438ea4cb821"
     "69c"
     "235160627b4c3a9480",
     "", "03",
     "26b8f91727bd62897af15e41eb43c377efb9c610d48f2335cb0bd0087810f4352541b143c4b981b7e18f62de8ccdf"
     "633"
     "fc1bf037ab7cd779805e0dbcc0aae1cbcee1afb2e027df36bc04dcecbf154336c19f0af7e0a6472905e799f1953d2"
     "a0f"
     "f3348ab21aa4adafd1d234441cf807c03a00"},
    {SLIMB_CURVE_ED448, 0,
     "c4eab05d357007c632f3dbb48489924d552b08fe0c353a0d4a1f00acda2c463afbea67c5e8d2877c5e3bc397a6599"
     "49e"
     "f8021e954e0a12274e",
     "43ba28f430cdff456ae531545f7ecd0ac834a55d9358c0372bfa0c6c6798c0866aea01eb00742802b8438ea4cb821"
     "69c"
     "235160627b4c3a9480",
     "666f6f", "03",
     "d4f8f6131770dd46f40867d6fd5d5055de43541f8c5e35abbcd001b32a89f7d2151f7647f11d8ca2ae279fb842d60"
     "721"
     "7fce6e042f6815ea000c85741de5c8da1144a6a1aba7f96de42505d7a7298524fda538fccbbb754f578c1cad10d54"
     "d0d"
     "5428407e85dcbc98a49155c13764e66c3c00"},
    {SLIMB_CURVE_ED448, 0,
     "cd23d24f714274e744343237b93290f511f6425f98e64459ff203e8985083ffdf60500553abc0e05cd02184bdb89c"
     "4cc"
     "d67e187951267eb328",
     "dcea9e78f35a1bf3499a831b10b86c90aac01cd84b67a0109b55a36e9328b1e365fce161d71ce7131a543ea4cb5f7"
     "e9f"
     "1d8b00696447001400",
     "", "0c3e544074ec63b0265e0c",
     "1f0a8888ce25e8d458a21130879b840a9089d999aaba039eaf3e3afa090a09d389dba82c4ff2ae8ac5cdfb7c55e94"
     "d5d"
     "961a29fe0109941e00b8dbdeea6d3b051068df7254c0cdc129cbe62db2dc957dbb47b51fd3f213fb8698f06477425"
     "0a5"
     "028961c9bf8ffd973fe5d5c206492b140e00"},
    {SLIMB_CURVE_ED448, 0,
     "258cdd4ada32ed9c9ff54e63756ae582fb8fab2ac721f2c8e676a72768513d939f63dddb55609133f29adf86ec992"
     "9dc"
     "cb52c1c5fd2ff7e21b",
     "3ba16da0c6f2cc1f30187740756f5e798d6bc5fc015d7c63cc9510ee3fd44adc24d8e968b6e46e6f94d19b9453617"
     "26b"
     "d75e149ef09817f580",
     "", "64a65f3cdedcdd66811e2915",
     "7eeeab7c4e50fb799b418ee5e3197ff6bf15d43a14c34389b59dd1a7b1b85b4ae90438aca634bea45e3a2695f1270"
     "f07"
     "fdcdf7c62b8efeaf00b45c2c96ba457eb1a8bf075a3db28e5c24f6b923ed4ad747c3c9e03c7079efb87cb110d3a99"
     "861"
     "e72003cbae6d6b8b827e4e6c143064ff3c00"},
    {SLIMB_CURVE_ED448, 0,
     "7ef4e84544236752fbb56b8f31a23a10e42814f5f55ca037cdcc11c64c9a3b2949c1bb60700314611732a6c2fea98"
     "eeb"
     "c0266a11a93970100e",
     "b3da079b0aa493a5772029f0467baebee5a8112d9d3a22532361da294f7bb3815c5dc59e176b4d9f381ca0938e13c"
     "6c0"
     "7b174be65dfa578e80",
     "", "64a65f3cdedcdd66811e2915e7",
     "6a12066f55331b6c22acd5d5bfc5d71228fbda80ae8dec26bdd306743c5027cb4890810c162c027468675ecf645a8"
     "317"
     "6c0d7323a2ccde2d80efe5a1268e8aca1d6fbc194d3f77c44986eb4ab4177919ad8bec33eb47bbb5fc6e28196fd1c"
     "af5"
     "6b4e7e0ba5519234d047155ac727a1053100"},
    {SLIMB_CURVE_ED448, 0,
     "d65df341ad13e008567688baedda8e9dcdc17dc024974ea5b4227b6530e339bff21f99e68ca6968f3cca6dfe0fb9f"
     "4fa"
     "b4fa135d5542ea3f01",
     "df9705f58edbab802c7f8363cfe5560ab1c6132c20a9f1dd163483a26f8ac53a39d6808bf4a1dfbd261b099bb03b3"
     "fb5"
     "0906cb28bd8a081f00",
     "",
     "bd0f6a3747cd561bdddf4640a332461a4a30a12a434cd0bf40d766d9c6d458e5512204a30c17d1f50b5079631f64e"
     "b31"
     "12182da3005835461113718d1a5ef944",
     "554bc2480860b49eab8532d2a533b7d578ef473eeb58c98bb2d0e1ce488a98b18dfde9b9b90775e67f47d4a1c3482"
     "058"
     "efc9f40d2ca033a0801b63d45b3b722ef552bad3b4ccb667da350192b61c508cf7b6b5adadc2c8d9a446ef003fb05"
     "cba"
     "5f30e88e36ec2703b349ca229c2670833900"},
    {SLIMB_CURVE_ED448, 0,
     "2ec5fe3c17045abdb136a5e6a913e32ab75ae68b53d2fc149b77e504132d37569b7e766ba74a19bd6162343a21c85"
     "90a"
     "a9cebca9014c636df5",
     "79756f014dcfe2079f5dd9e718be4171e2ef2486a08f25186f6bff43a9936b9bfe12402b08ae65798a3d81e22e9ec"
     "80e"
     "7690862ef3d4ed3a00",
     "",
     "15777532b0bdd0d1389f636c5f6b9ba734c90af572877e2d272dd078aa1e567cfa80e12928bb542330e8409f31745"
     "041"
     "07ecd5efac61ae7504dabe2a602ede89e5cca6257a7c77e27a702b3ae39fc769fc54f2395ae6a1178cab4738e5430"
     "72f"
     "c1c177fe71e92e25bf03e4ecb72f47b64d0465aaea4c7fad372536c8ba516a6039c3c2a39f0e4d832be432dfa9a70"
     "6a6"
     "e5c7e19f397964ca4258002f7c0541b590316dbc5622b6b2a6fe7a4abffd96105eca76ea7b98816af0748c10df048"
     "ce0"
     "12d901015a51f189f3888145c03650aa23ce894c3bd889e030d565071c59f409a9981b51878fd6fc110624dcbcde0"
     "bf7"
     "a69ccce38fabdf86f3bef6044819de11",
     "c650ddbb0601c19ca11439e1640dd931f43c518ea5bea70d3dcde5f4191fe53f00cf966546b72bcc7d58be2b9bade"
     "f28"
     "743954e3a44a23f880e8d4f1cfce2d7a61452d26da05896f0a50da66a239a8a188b6d825b3305ad77b73fbac0836e"
     "cc6"
     "0987fd08527c1a8e80d5823e65cafe2a3d00"},
    {SLIMB_CURVE_ED448, SLIMB_PREHASH,
     "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42ef7822e0d5104127dc05d6dbefde6"
     "9e3"
     "ab2cec7c867c6e2c49",
     "259b71c19f83ef77a7abd26524cbdb3161b590a48f7d17de3ee0ba9c52beb743c09428a131d6b1b57303d90d8132c"
     "276"
     "d5ed3d5d01c0f53880",
     "", "616263",
     "822f6901f7480f3d5f562c592994d9693602875614483256505600bbc281ae381f54d6bce2ea911574932f52a4e6c"
     "add"
     "78769375ec3ffd1b801a0d9b3f4030cd433964b6457ea39476511214f97469b57dd32dbc560a9a94d00bff0762046"
     "4a3"
     "ad203df7dc7ce360c3cd3696d9d9fab90f00"},
    {SLIMB_CURVE_ED448, SLIMB_PREHASH,
     "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42ef7822e0d5104127dc05d6dbefde6"
     "9e3"
     "ab2cec7c867c6e2c49",
     "259b71c19f83ef77a7abd26524cbdb3161b590a48f7d17de3ee0ba9c52beb743c09428a131d6b1b57303d90d8132c"
     "276"
     "d5ed3d5d01c0f53880",
     "666f6f", "616263",
     "c32299d46ec8ff02b54540982814dce9a05812f81962b649d528095916a2aa481065b1580423ef927ecf0af5888f9"
     "0da"
     "0f6a9a85ad5dc3f280d91224ba9911a3653d00e484e2ce232521481c8658df304bb7745a73514cdb9bf3e15784ab7"
     "128"
     "4f8d0704a608c54a6b62d97beb511d132100"},
};

/* SHA-512, or out_len bytes of SHAKE256. */
static void hash(uint8_t *out, size_t out_len, const uint8_t *msg, size_t msg_len) {
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  EVP_DigestInit(ctx, curve == SLIMB_CURVE_ED448 ? EVP_shake256() : EVP_sha512());
  EVP_DigestUpdate(ctx, msg, msg_len);
  if (curve == SLIMB_CURVE_ED448)
    EVP_DigestFinalXOF(ctx, out, out_len);
  else
    EVP_DigestFinal(ctx, out, NULL);
  EVP_MD_CTX_free(ctx);
}

static void test_known_answers(void) {
  uint8_t seed[ENCODED], want[SIG], sig[SIG], raw[ENCODED], encoded[ENCODED], digest[64];
  uint8_t context[256], msg[256];
  for (unsigned i = 0; i < COUNT(known); i++) {
    const unsigned flags = known[i].flags;
    slimb_private_key priv;
    slimb_public_key pub;
    size_t len = sizeof sig, raw_len = sizeof raw;
    if (known[i].curve != curve) continue;
    test_context("vector %u", i);
    CHECK(test_hex(seed, sizeof seed, known[i].seed) == size);
    CHECK(test_hex(encoded, sizeof encoded, known[i].public) == size);
    CHECK(test_hex(want, sizeof want, known[i].signature) == 2 * size);
    const size_t context_len = test_hex(context, sizeof context, known[i].context);
    const size_t msg_len = test_hex(msg, sizeof msg, known[i].message);
    load(&priv, &pub, seed);
    CHECK(slimb_public_key_export(raw, &raw_len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
    CHECK_BYTES(raw, encoded, size);

    CHECK(slimb_eddsa_sign(sig, &len, &priv, context, context_len, msg, msg_len, flags) ==
          SLIMB_OK);
    CHECK(len == 2 * size);
    CHECK_BYTES(sig, want, len);
    CHECK(slimb_eddsa_verify(&pub, context, context_len, msg, msg_len, want, len,
                             flags | SLIMB_STRICT) == SLIMB_OK);
    memset(sig, 0, sizeof sig);
    CHECK(slimb_eddsa_sign_raw(sig, &len, curve, seed, size, context, context_len, msg, msg_len,
                               flags) == SLIMB_OK);
    CHECK_BYTES(sig, want, len);
    CHECK(slimb_eddsa_verify_raw(curve, encoded, size, context, context_len, msg, msg_len, sig, len,
                                 flags) == SLIMB_OK);
    if (!(flags & SLIMB_PREHASH)) continue;
    hash(digest, 64, msg, msg_len);
    for (unsigned again = 0; again < 2; again++) {
      memset(sig, 0, sizeof sig);
      CHECK(slimb_eddsa_sign_digest(sig, &len, &priv, context, context_len, digest, 64,
                                    again ? SLIMB_PREHASH : 0) == SLIMB_OK);
      CHECK_BYTES(sig, want, len);
      CHECK(slimb_eddsa_verify_digest(&pub, context, context_len, digest, 64, sig, len,
                                      again ? SLIMB_PREHASH : SLIMB_STRICT) == SLIMB_OK);
    }
  }
}

/* A signature of one kind is none of another: context, prehash, and a digest taken for a message.
 */
static void test_kinds(void) {
  static const struct {
    size_t context_len;
    unsigned flags;
  } kinds[] = {
      {0, 0}, {1, 0}, {255, 0}, {0, SLIMB_PREHASH}, {1, SLIMB_PREHASH}, {255, SLIMB_PREHASH}};
  uint8_t context[256], msg[64], sig[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(&priv, &pub);
  test_random(context, sizeof context);
  test_random(msg, sizeof msg);
  for (unsigned i = 0; i < COUNT(kinds); i++) {
    size_t len = sizeof sig;
    CHECK(slimb_eddsa_sign(sig, &len, &priv, context, kinds[i].context_len, msg, 64,
                           kinds[i].flags) == SLIMB_OK);
    for (unsigned j = 0; j < COUNT(kinds); j++) {
      test_context("kind %u as kind %u", i, j);
      CHECK(slimb_eddsa_verify(&pub, context, kinds[j].context_len, msg, 64, sig, len,
                               kinds[j].flags) == (i == j ? SLIMB_OK : SLIMB_E_SIGNATURE));
    }
    context[0] ^= 1;
    CHECK(slimb_eddsa_verify(&pub, context, kinds[i].context_len, msg, 64, sig, len,
                             kinds[i].flags) ==
          (kinds[i].context_len == 0 ? SLIMB_OK : SLIMB_E_SIGNATURE));
    CHECK(slimb_eddsa_verify_digest(&pub, context, kinds[i].context_len, msg, 64, sig, len, 0) ==
          SLIMB_E_SIGNATURE);
    context[0] ^= 1;
  }
}

/* Every bit of signature, message and key counts. */
static void test_every_bit(void) {
  uint8_t msg[3] = "abc", sig[SIG], raw[ENCODED];
  slimb_private_key priv;
  slimb_public_key pub, other;
  size_t len = sizeof sig, raw_len = sizeof raw;
  random_key(&priv, &pub);
  CHECK(slimb_eddsa_sign(sig, &len, &priv, NULL, 0, msg, 3, 0) == SLIMB_OK);
  CHECK(slimb_public_key_export(raw, &raw_len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
  for (size_t bit = 0; bit < 16 * size; bit++) {
    test_context("bit %zu", bit);
    sig[bit / 8] ^= (uint8_t)(1u << bit % 8);
    CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 3, sig, len, 0) == SLIMB_E_SIGNATURE);
    sig[bit / 8] ^= (uint8_t)(1u << bit % 8);
  }
  for (size_t bit = 0; bit < 24; bit++) {
    msg[bit / 8] ^= (uint8_t)(1u << bit % 8);
    CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 3, sig, len, 0) == SLIMB_E_SIGNATURE);
    msg[bit / 8] ^= (uint8_t)(1u << bit % 8);
  }
  for (size_t bit = 0; bit < 8 * size; bit++) {
    raw[bit / 8] ^= (uint8_t)(1u << bit % 8);
    const int code = slimb_public_key_import(&other, curve, SLIMB_FORMAT_RAW, raw, size);
    CHECK(code == SLIMB_OK || code == SLIMB_E_POINT);
    if (code == SLIMB_OK)
      CHECK(slimb_eddsa_verify(&other, NULL, 0, msg, 3, sig, len, 0) == SLIMB_E_SIGNATURE);
    raw[bit / 8] ^= (uint8_t)(1u << bit % 8);
  }
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 3, sig, len, 0) == SLIMB_OK);
}

/* L, little-endian. */
static void order(uint8_t out[ENCODED]) {
  memset(out, 0, ENCODED);
  test_hex(out, ENCODED,
           curve == SLIMB_CURVE_ED448
               ? "f34458ab92c27823558fc58d72c26c219036d6ae49db4ec4e923ca7c"
                 "ffffffffffffffffffffffffffffffffffffffffffffffffffffff3f"
               : "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
}

/* a + b, little-endian. */
static void add(uint8_t *sum, const uint8_t *a, const uint8_t *b) {
  unsigned carry = 0;
  for (size_t i = 0; i < size; i++) {
    carry += (unsigned)a[i] + b[i];
    sum[i] = (uint8_t)carry;
    carry >>= 8;
  }
}

/* S + L is the same number mod L, and no signature; nor is L in place of 0, nor the largest S. */
static void test_large_s(void) {
  uint8_t l[ENCODED], sig[SIG];
  slimb_private_key priv;
  slimb_public_key pub;
  order(l);
  for (unsigned i = 0; i < 8; i++) {
    size_t len = sizeof sig;
    random_key(&priv, &pub);
    CHECK(slimb_eddsa_sign(sig, &len, &priv, NULL, 0, l, i, 0) == SLIMB_OK);
    for (unsigned multiple = 1; multiple < 4; multiple++) {
      add(sig + size, sig + size, l);
      CHECK(slimb_eddsa_verify(&pub, NULL, 0, l, i, sig, len, 0) == SLIMB_E_SIGNATURE);
    }
    memset(sig + size, 0xff, size);
    CHECK(slimb_eddsa_verify(&pub, NULL, 0, l, i, sig, len, 0) == SLIMB_E_SIGNATURE);
  }
}

/* With S = 0 and a key of small order, the neutral R is true where k A is neutral: for one message
 * in the key's order. S = L must not be. */
static void test_small_order(void) {
  static const struct {
    slimb_curve curve;
    const char *point; /* (0, 1), (0, -1), and of Ed25519 one of order 8 */
  } points[] = {
      {SLIMB_CURVE_ED25519, "0100000000000000000000000000000000000000000000000000000000000000"},
      {SLIMB_CURVE_ED25519, "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
      {SLIMB_CURVE_ED25519, "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"},
      {SLIMB_CURVE_ED448,
       "0100000000000000000000000000000000000000000000000000000000"
       "00000000000000000000000000000000000000000000000000000000"},
      {SLIMB_CURVE_ED448,
       "feffffffffffffffffffffffffffffffffffffffffffffffffffffff"
       "feffffffffffffffffffffffffffffffffffffffffffffffffffffff00"},
  };
  uint8_t sig[SIG] = {1}; /* R is the neutral element */
  slimb_private_key priv;
  slimb_public_key pub, own;
  random_key(&priv, &own);
  for (unsigned i = 0; i < COUNT(points); i++) {
    uint8_t raw[ENCODED], l[ENCODED];
    unsigned good = 0;
    if (points[i].curve != curve) continue;
    test_context("%s", points[i].point);
    CHECK(test_hex(raw, sizeof raw, points[i].point) == size);
    CHECK(slimb_public_key_import(&pub, curve, SLIMB_FORMAT_RAW, raw, size) == SLIMB_OK);
    for (uint8_t msg = 0; msg < 64; msg++) {
      const int code = slimb_eddsa_verify(&pub, NULL, 0, &msg, 1, sig, 2 * size, 0);
      CHECK(code == SLIMB_OK || code == SLIMB_E_SIGNATURE);
      good += code == SLIMB_OK;
      CHECK(slimb_eddsa_verify(&pub, NULL, 0, &msg, 1, sig, 2 * size, SLIMB_STRICT) ==
            SLIMB_E_POINT);
      if (code != SLIMB_OK) continue;
      order(l);
      memcpy(sig + size, l, size);
      CHECK(slimb_eddsa_verify(&pub, NULL, 0, &msg, 1, sig, 2 * size, 0) == SLIMB_E_SIGNATURE);
      memset(sig + size, 0, size);
    }
    CHECK(raw[0] == 1 ? good == 64 : good > 0 && good < 64);
    memcpy(sig, raw, size); /* R of small order under a sound key */
    CHECK(slimb_eddsa_verify(&own, NULL, 0, raw, size, sig, 2 * size, SLIMB_STRICT) ==
          SLIMB_E_SIGNATURE);
    memset(sig, 0, sizeof sig);
    sig[0] = 1;
  }
}

/* R is the neutral element and S = k a: the equation holds, and SLIMB_STRICT refuses. */
static void test_neutral_r(void) {
  const edwards_ops *ops = edwards_get(curve);
  uint8_t seed[ENCODED], wide[2 * ENCODED], a[ENCODED], k[ENCODED], sig[SIG] = {1};
  uint8_t in[10 + 2 * ENCODED] = "SigEd448";
  const uint8_t zero[ENCODED] = {0};
  const size_t domain = curve == SLIMB_CURVE_ED448 ? 10 : 0;
  slimb_private_key priv;
  slimb_public_key pub;
  size_t len = size;
  test_random(seed, size);
  load(&priv, &pub, seed);
  hash(wide, 2 * size, seed, size);
  memcpy(a, wide, size);
  a[0] &= curve == SLIMB_CURVE_ED448 ? 0xfc : 0xf8;
  a[ops->width - 1] = (uint8_t)(curve == SLIMB_CURVE_ED448 ? a[ops->width - 1] | 0x80
                                                           : (a[ops->width - 1] & 0x7f) | 0x40);
  memcpy(in + domain, sig, size);
  CHECK(slimb_public_key_export(in + domain + size, &len, &pub, SLIMB_FORMAT_RAW) == SLIMB_OK);
  hash(wide, 2 * size, in, domain + 2 * size);
  ops->sc_reduce(k, wide, 2 * size);
  ops->sc_mul_add(sig + size, k, a, zero);
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, NULL, 0, sig, 2 * size, 0) == SLIMB_OK);
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, NULL, 0, sig, 2 * size, SLIMB_STRICT) ==
        SLIMB_E_SIGNATURE);
}

/* Encodings that are none: y at and above p, x = 0 with the sign set, no point, stray bits. */
static void test_refused_points(void) {
  static const struct {
    slimb_curve curve;
    const char *point;
  } points[] = {
      {SLIMB_CURVE_ED25519, "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
      {SLIMB_CURVE_ED25519, "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"},
      {SLIMB_CURVE_ED25519, "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
      {SLIMB_CURVE_ED25519, "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
      {SLIMB_CURVE_ED25519, "0100000000000000000000000000000000000000000000000000000000000080"},
      {SLIMB_CURVE_ED25519, "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
      {SLIMB_CURVE_ED25519, "0200000000000000000000000000000000000000000000000000000000000000"},
      {SLIMB_CURVE_ED448,
       "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
       "feffffffffffffffffffffffffffffffffffffffffffffffffffffff00"},
      {SLIMB_CURVE_ED448,
       "00000000000000000000000000000000000000000000000000000000"
       "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff00"},
      {SLIMB_CURVE_ED448,
       "ffffffffffffffffffffffffffffffffffffffffffffffffffffffff"
       "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},
      {SLIMB_CURVE_ED448,
       "0100000000000000000000000000000000000000000000000000000000"
       "00000000000000000000000000000000000000000000000000000080"},
      {SLIMB_CURVE_ED448,
       "0100000000000000000000000000000000000000000000000000000000"
       "00000000000000000000000000000000000000000000000000000001"},
      {SLIMB_CURVE_ED448,
       "0100000000000000000000000000000000000000000000000000000000"
       "00000000000000000000000000000000000000000000000000000040"},
  };
  slimb_private_key priv;
  slimb_public_key pub, own;
  random_key(&priv, &own);
  for (unsigned i = 0; i < COUNT(points); i++) {
    uint8_t raw[ENCODED], sig[SIG] = {0};
    if (points[i].curve != curve) continue;
    test_context("%s", points[i].point);
    CHECK(test_hex(raw, sizeof raw, points[i].point) == size);
    CHECK(slimb_public_key_import(&pub, curve, SLIMB_FORMAT_RAW, raw, size) == SLIMB_E_POINT);
    CHECK(all_zero((const uint8_t *)&pub, sizeof pub));
    CHECK(slimb_eddsa_verify_raw(curve, raw, size, NULL, 0, raw, 1, sig, 2 * size, 0) ==
          SLIMB_E_POINT);
    memcpy(sig, raw, size); /* R that is no encoding */
    CHECK(slimb_eddsa_verify(&own, NULL, 0, raw, 1, sig, 2 * size, 0) == SLIMB_E_SIGNATURE);
    CHECK(slimb_eddsa_verify(&own, NULL, 0, raw, 1, sig, 2 * size, SLIMB_STRICT) ==
          SLIMB_E_SIGNATURE);
  }
}

static void test_lengths(void) {
  uint8_t msg[65] = {0}, context[256] = {0}, sig[SIG + 1];
  slimb_private_key priv;
  slimb_public_key pub;
  random_key(&priv, &pub);
  for (size_t room = 0; room <= 2 * size + 1; room++) {
    uint8_t *out = test_guarded(room);
    size_t len = room;
    memset(out, 0xa5, room);
    CHECK(slimb_eddsa_sign(out, &len, &priv, NULL, 0, msg, 1, 0) ==
          (room < 2 * size ? SLIMB_E_LENGTH : SLIMB_OK));
    CHECK(len == 2 * size);
    if (room < 2 * size) CHECK(all_zero(out, room));
    memcpy(sig, out, room);
    CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 1, out, room, 0) ==
          (room == 2 * size ? SLIMB_OK : SLIMB_E_LENGTH));
    test_guarded_free(out, room);
  }
  for (size_t digest_len = 0; digest_len <= 65; digest_len++) {
    const int code = digest_len == 64 ? SLIMB_OK : SLIMB_E_LENGTH;
    size_t len = sizeof sig;
    CHECK(slimb_eddsa_sign_digest(sig, &len, &priv, NULL, 0, msg, digest_len, 0) == code);
    CHECK(len == 2 * size && all_zero(sig, sizeof sig) == (code != SLIMB_OK));
    CHECK(slimb_eddsa_verify_digest(&pub, NULL, 0, msg, digest_len, sig, 2 * size, 0) == code);
  }
  for (size_t context_len = 254; context_len <= 256; context_len++) {
    const int code = context_len <= 255 ? SLIMB_OK : SLIMB_E_LENGTH;
    size_t len = sizeof sig;
    CHECK(slimb_eddsa_sign(sig, &len, &priv, context, context_len, msg, 1, 0) == code);
    CHECK(slimb_eddsa_verify(&pub, context, context_len, msg, 1, sig, 2 * size, 0) == code);
  }
}

static void test_arguments(void) {
  uint8_t msg[64] = {1}, sig[SIG];
  slimb_private_key priv, ecdsa;
  slimb_public_key pub, ecdsa_pub;
  size_t len = sizeof sig;
  random_key(&priv, &pub);
  CHECK(slimb_keypair_generate(&ecdsa, &ecdsa_pub, SLIMB_CURVE_P256) == SLIMB_OK);
  CHECK(slimb_eddsa_sign(sig, &len, &priv, NULL, 0, NULL, 0, 0) == SLIMB_OK);
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, NULL, 0, sig, len, 0) == SLIMB_OK);
#define REFUSED(call)                             \
  do {                                            \
    memset(sig, 0xa5, sizeof sig);                \
    len = sizeof sig;                             \
    CHECK((call) == SLIMB_E_ARGUMENT);            \
    CHECK(len == 0 && all_zero(sig, sizeof sig)); \
  } while (0)
  REFUSED(slimb_eddsa_sign(sig, &len, NULL, NULL, 0, msg, 1, 0));
  REFUSED(slimb_eddsa_sign(sig, &len, &ecdsa, NULL, 0, msg, 1, 0));
  REFUSED(slimb_eddsa_sign(sig, &len, &priv, NULL, 1, msg, 1, 0));
  REFUSED(slimb_eddsa_sign(sig, &len, &priv, NULL, 0, NULL, 1, 0));
  REFUSED(slimb_eddsa_sign_digest(sig, &len, NULL, NULL, 0, msg, 64, 0));
  REFUSED(slimb_eddsa_sign_digest(sig, &len, &ecdsa, NULL, 0, msg, 64, 0));
  REFUSED(slimb_eddsa_sign_digest(sig, &len, &priv, NULL, 0, NULL, 64, 0));
  REFUSED(slimb_eddsa_sign_raw(sig, &len, SLIMB_CURVE_P256, msg, 32, NULL, 0, msg, 1, 0));
  REFUSED(slimb_ecdsa_sign(sig, &len, &priv, SLIMB_HASH_SHA512, msg, 1, 0));
  REFUSED(slimb_dh(sig, &len, &priv, &pub));
#undef REFUSED
  CHECK(slimb_eddsa_sign(sig, NULL, &priv, NULL, 0, msg, 1, 0) == SLIMB_E_ARGUMENT);
  len = sizeof sig;
  CHECK(slimb_eddsa_sign(NULL, &len, &priv, NULL, 0, msg, 1, 0) == SLIMB_E_ARGUMENT && len == 0);
  len = sizeof sig;
  CHECK(slimb_eddsa_sign(sig, &len, &priv, NULL, 0, msg, 1, 0) == SLIMB_OK);
  CHECK(slimb_eddsa_verify(NULL, NULL, 0, msg, 1, sig, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_eddsa_verify(&ecdsa_pub, NULL, 0, msg, 1, sig, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_eddsa_verify(&pub, NULL, 1, msg, 1, sig, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, NULL, 1, sig, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 1, NULL, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_eddsa_verify_digest(&ecdsa_pub, NULL, 0, msg, 64, sig, len, 0) == SLIMB_E_ARGUMENT);
  CHECK(slimb_ecdsa_verify(&pub, SLIMB_HASH_SHA512, msg, 1, sig, len, 0) == SLIMB_E_ARGUMENT);
  for (unsigned bit = 0; bit < 32; bit++) {
    const unsigned flags = 1u << bit;
    size_t out_len = sizeof sig;
    test_context("bit %u", bit);
    if (flags != SLIMB_PREHASH) {
      CHECK(slimb_eddsa_sign(sig, &out_len, &priv, NULL, 0, msg, 1, flags) == SLIMB_E_ARGUMENT);
      out_len = sizeof sig;
      CHECK(slimb_eddsa_sign_digest(sig, &out_len, &priv, NULL, 0, msg, 64, flags) ==
            SLIMB_E_ARGUMENT);
    }
    if (flags == SLIMB_PREHASH || flags == SLIMB_STRICT) continue;
    CHECK(slimb_eddsa_verify(&pub, NULL, 0, msg, 1, sig, len, flags) == SLIMB_E_ARGUMENT);
    CHECK(slimb_eddsa_verify_digest(&pub, NULL, 0, msg, 64, sig, len, flags) == SLIMB_E_ARGUMENT);
  }
}

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"RFC 8032 7", test_known_answers},
      {"contexts and prehashing", test_kinds},
      {"every bit counts", test_every_bit},
      {"S at L and above", test_large_s},
      {"keys and R of small order", test_small_order},
      {"a true signature with R = 0", test_neutral_r},
      {"encodings that are no point", test_refused_points},
      {"lengths and room", test_lengths},
      {"arguments", test_arguments},
  };
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("eddsa");
  for (curve = SLIMB_CURVE_ED25519; curve <= SLIMB_CURVE_ED448; curve++) {
    size = slimb_public_size(curve);
    each_backend(curve, run);
  }
  return test_end();
}

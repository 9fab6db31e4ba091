/* Inputs that have broken other libraries, with what is right about them: computed with an
 * independent model and checked with libcrypto. Each table names the reports. */
#include <stdio.h>
#include <string.h>

#include "backends.h"
#include "field_mul.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define POINT_SIZE SLIMB_P256_PUBLIC_SIZE
#define G                                                            \
  "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296" \
  "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"

static void import_private(slimb_private_key *key, const char *hex) {
  uint8_t d[32];
  CHECK(slimb_private_key_import(key, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, d,
                                 test_hex(d, sizeof d, hex)) == SLIMB_OK);
}

static void import_public(slimb_public_key *key, const char *hex) {
  uint8_t point[POINT_SIZE];
  CHECK(slimb_public_key_import(key, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, point,
                                test_hex(point, sizeof point, hex)) == SLIMB_OK);
}

static void check_public(const slimb_public_key *key, const char *hex) {
  uint8_t want[POINT_SIZE], got[POINT_SIZE];
  size_t len = sizeof got;
  test_hex(want, sizeof want, hex);
  CHECK(slimb_public_key_export(got, &len, key, SLIMB_FORMAT_RAW) == SLIMB_OK && len == sizeof got);
  CHECK_BYTES(got, want, sizeof want);
}

/* ---- arithmetic ---- */

/* (p-1)^2, p-2, p >> 1 and limb patterns times each other. Sources: golang/go#20040, prime-ir#434,
 * wolfSSL#6947, CVE-2016-1000340, CVE-2016-7055. */
static const struct {
  const char *a, *b, *product;
} field_products[] = {
    {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffe",
     "ffffffff00000001000000000000000000000000fffffffffffffffffffffffe",
     "0000000000000000000000000000000000000000000000000000000000000001"},
    {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffe",
     "8000000000000000000000000000000000000000000000000000000000000000",
     "7fffffff00000001000000000000000000000000ffffffffffffffffffffffff"},
    {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffe",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "0000000300000000000000050000000100000001fffffffbfffffffeffffffff"},
    {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffd",
     "8000000000000000000000000000000000000000000000000000000000000000",
     "fffffffe00000002000000000000000000000001fffffffffffffffffffffffe"},
    {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffd",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "00000006000000000000000a0000000200000003fffffff7fffffffdfffffffe"},
    {"7fffffff80000000800000000000000000000000800000000000000000000000",
     "8000000000000000000000000000000000000000000000000000000000000000",
     "4000000000000000000000000000000000000000000000000000000000000000"},
    {"7fffffff80000000800000000000000000000000800000000000000000000000",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "7ffffffe000000007ffffffd7fffffff7fffffff800000020000000080000000"},
    {"8000000000000000000000000000000000000000000000000000000000000000",
     "8000000000000000000000000000000000000000000000000000000000000000",
     "c0000000800000003fffffffffffffffbfffffffbfffffffc000000000000000"},
    {"8000000000000000000000000000000000000000000000000000000000000000",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "fffffffcfffffffa7ffffff87ffffff77ffffffc000000050000000700000004"},
    {"00000000fffffffeffffffffffffffffffffffff000000000000000000000000",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "fffffffdfffffff3fffffff5ffffffeffffffff9000000060000000d00000008"},
    {"00000000fffffffc00000000fffffffafffffffeffffffff0000000400000001",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "ffffffd3ffffffc7ffffffe0ffffffcb00000039000000200000002afffffff1"},
    {"fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "fffffffc00000000fffffffafffffffeffffffff000000040000000100000000",
     "ffffff9b0000000cffffffcb000000380000004c0000002afffffff1ffffffd4"},
};

static void field_multiplications(void) {
#define FIELD(name) &name,
  static const field_mul *const fields[] = {FIELD_MULS(FIELD)};
#undef FIELD
  test_case("products mod p in every layout");
  for (size_t f = 0; f < COUNT(fields); f++)
    for (size_t i = 0; i < COUNT(field_products) && fields[f]->curve == SLIMB_CURVE_P256 &&
                       !(fields[f]->cpu & ~cpu_bits());
         i++) {
      uint8_t a[32], b[32], want[32], got[32];
      test_hex(a, sizeof a, field_products[i].a);
      test_hex(b, sizeof b, field_products[i].b);
      test_hex(want, sizeof want, field_products[i].product);
      test_context("%s, product %zu", fields[f]->layout, i);
      fields[f]->mul(got, a, b);
      CHECK_BYTES(got, want, sizeof want);
    }
}

static const struct {
  const char *a, *b, *product;
} scalar_products[] = {
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "0000000000000000000000000000000000000000000000000000000000000001"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "0000000000000000000000000000000000000000000000000000000000000002"},
    {"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "fffffffe00000001ffffffffffffffff79cdf55b4e2f3d09e7739585f8c64aa3"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "0000000000000000000000000000000000000000000000000000000000000002",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f"},
    {"7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a9",
     "7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a9",
     "bfffffff40000000bfffffffffffffffcdad3c023d51b6e3b6cb58123d4a5bfd"},
};

static void scalar_multiplications(void) {
  static const uint8_t one[32] = {[31] = 1}, zero[32];
  const weierstrass_ops *ops = weierstrass_get(SLIMB_CURVE_P256);
  for (size_t i = 0; i < COUNT(scalar_products); i++) {
    uint8_t a[32], b[32], want[32], got[32];
    test_hex(a, sizeof a, scalar_products[i].a);
    test_hex(b, sizeof b, scalar_products[i].b);
    test_hex(want, sizeof want, scalar_products[i].product);
    ops->sc_reduce(a, a, sizeof a);
    ops->sc_reduce(b, b, sizeof b);
    ops->sc_sign(got, one, zero, a, b); /* (0 + a b) / 1 */
    test_context("product %zu", i);
    CHECK_BYTES(got, want, sizeof want);
  }
}

/* ---- points ---- */

/* d G for d = n - 34, n - 1, ... Sources: golang/go#60717, where (n - 34) G was (0, 0), and
 * golang/go#52075. */
static const struct {
  const char *d, *point;
} base_multiples[] = {
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63252f",
     "042f9e6ebf717def118d1a092fce97133919cf2d31b7f8be6cfb7fdbe16820999e85115526acd077df1c34e5eb2f0"
     "adb09e97d2d6bf51215f28a9477fcf941f4d0"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296b01cbd1c01e58065711814b583f"
     "061e9d431cca994cea1313449bf97c840ae0a"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f",
     "047cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978f888aaee24712fc0d6c26539608"
     "bcf244582521ac3167dd661fb4862dd878c2e"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254e",
     "045ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6c78cb9bf2b6670082c8b4f931e59"
     "b5d1327d54fcac7b047c265864ed85d82afcd"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632542",
     "04f0454dc6971abae7adfb378999888265ae03af92de3a0ef163668c63e59b9d5f4a46c11ba6d1d2e1b19a6b1ae06"
     "9bc19d5c4de328a4a05c0b81a6321f2fcb0c9"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632541",
     "0476a94d138a6b41858b821c629836315fcd28392eff6ca038a5eb4787e1277c6e567a019dcbe0d9f2934f5e4a1ee"
     "178df7a665ffcf0387455f162228db473aeef"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632540",
     "0447776904c0f1cc3a9c0984b66f75301a5fa68678f0d64af8ba1abce34738a73e55ffa1184a46a8d89dce7a9a889"
     "b717c7e4d7fbcd72a8cc0cd0878008e0e0323"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632532",
     "04301d9e502dc7e05da85da026a7ae9aa0fac9db7d52a95b3e3e3f9aa0a1b45b8b9aae49084cf9eddd1f2dc3fd94f"
     "e828dd672651c9778359e2a7249515e811d98"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632531",
     "042377c7d690a242ca6c45074e8ea5beefaa557fd5b68371d9d1475bd52a7ed0e1b85ec0457bec5bc7c0726f16406"
     "fe48199a75933130b98e9183f984e22472d4d"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632530",
     "049807d699fcd81356fa9aa25b89d9d34ea03b0a533aa872fd65c100f3cb2cd7933d5a6322354ee40e795fe5b2e2f"
     "6e4d00019cf4793a787acd09406db869cb50b"},
};

static void base_multiplications(void) {
  for (size_t i = 0; i < COUNT(base_multiples); i++) {
    slimb_private_key key;
    slimb_public_key pub;
    test_context("multiple %zu", i);
    import_private(&key, base_multiples[i].d);
    CHECK(slimb_public_key_from_private(&pub, &key) == SLIMB_OK);
    check_public(&pub, base_multiples[i].point);
  }
}

/* Scalars that are not canonical: 30 G = (n + 30) G, n G = infinity. Source: golang/go#58647
 * (CVE-2023-24532). */
static void unreduced_scalars(void) {
  const weierstrass_ops *ops = weierstrass_get(SLIMB_CURVE_P256);
  uint8_t g[64], want[64], point[64], base[64], k[32], scalar[33];
  test_hex(g, sizeof g, G);
  test_hex(want, sizeof want,
           "409f8da21aea236a5f5a1904d0310c1c6192a67d0da08936319869a8ad0838a3"
           "70dcf7b1cf008e570e26e72bd3bd40f73e99a0ec162a6793e163d2c72a1e8f5a");
  test_hex(scalar, sizeof scalar,
           "00ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63256f");
  ops->sc_reduce(k, scalar, sizeof scalar);
  CHECK(ops->pt_mul(point, k, g) && ops->pt_mul_base(base, k));
  CHECK_BYTES(point, want, sizeof want);
  CHECK_BYTES(base, want, sizeof want);
  ops->sc_reduce(k, ops->order, 32);
  CHECK(!ops->pt_mul(point, k, g) && !ops->pt_mul_base(base, k));
}

/* Sources: crypton#78 (x = 2^96), CVE-2017-8932 (golang/go#20040), JDK's fixed-width secrets. */
static const struct {
  const char *what, *d, *peer, *shared;
} secrets[] = {
    {"x = 2^32", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "040000000000000000000000000000000000000000000000000000000100000000cd744379f665338a7a30b44a1e7"
     "28d3a8d8e9ea432b9c8840534f17afe558904",
     "0cad06d3dbfd4b8d02c3780b38a97fea225b93fa08ece5c4788210993dbaafb7"},
    {"x = 2^64", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "04000000000000000000000000000000000000000000000001000000000000000010048b687675af9815297d73a7f"
     "25b1a3c42d33c64b466991a7573b4954aa0b0",
     "1204d422b5ecea4ff08754d5526bb1c88e3312fc148fb6e0be05a2a2209240b3"},
    {"x = 2^96", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "04000000000000000000000000000000000000000100000000000000000000000082ed21a62abbdc157a5172ea851"
     "be904ffb5814bdd53e498fb810c32065323c0",
     "a77e78ac0eb40438e3e110ecde8f13d916fefcc29477de1357fdb1440c86a678"},
    {"x = 2^128", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "0400000000000000000000000000000001000000000000000000000000000000004d8531d11aecbfe7bc2c6f48e2a"
     "1a3fd264a9165a891001f9b7c2d4a19d9d622",
     "aa463bb2b60e270bf0e222616e267746abd1c2b8f7f51f0636bbb9502ed3ae16"},
    {"x = 2^160", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "040000000000000000000000010000000000000000000000000000000000000000c347b11bce10b0e65e29646a579"
     "366b363aa12c6e66d0c8a89978bf0e07f70e6",
     "1220e5761d545e89add9e7f81a4101d933da99640c8b3c6bf120dfc5a26f51e8"},
    {"x = p - 3", "44381dfae0b429f1e53b821eceda2ea60ba3f1266b2bb8f05b796974358067a2",
     "04ffffffff00000001000000000000000000000000fffffffffffffffffffffffce68e641309515ec1da369202838"
     "e0adda2b37040614a5f5460c616e871aa3ede",
     "1f850db94729880a8c0dd00bb077d97b4a3d945e471d907812d3bb71a019895c"},
    {"a shared secret that begins with a zero octet",
     "d5bcc0cdd08662b57ee14bf4cbf2ac45f22c43d12c1c49c15ef53390d5ddbaf9",
     "04cef66d6b2a3a993e591214d1ea223fb545ca6c471c48306e4c36069404c5723f878662a229aaae906e123cdd9d3"
     "b4c10590ded29fe751eeeca34bbaa44af0773",
     "002ddffb16f01c8356bee1d632280af46cee7b676d7c01b7984226f00f0353fb"},
    {"a borrow in the subtraction",
     "2a265f8bcbdcaf94d58519141e578124cb40d64a501fba9c11847b28965bc737",
     "04023819813ac969847059028ea88a1f30dfbcde03fc791d3a252c6b41211882eaf93e4ae433cc12cf2a43fc0ef26"
     "400c0e125508224cdb649380f25479148a4ad",
     "4d4de80f1534850d261075997e3049321a0864082d24a917863366c0724f5ae3"},
    {"a borrow in the subtraction",
     "313f72ff9fe811bf573176231b286a3bdb6f1b14e05c40146590727a71c3bccd",
     "04cc11887b2d66cbae8f4d306627192522932146b42f01d3c6f92bd5c8ba739b06a2f08a029cd06b46183085bae92"
     "48b0ed15b70280c7ef13a457f5af382426031",
     "831c3f6b5f762d2f461901577af41354ac5f228c2591f84f8a6e51e2e3f17991"},
    {"x of a repeating pattern of 51 bits",
     "55d55f11bb8da1ea318bca7266f0376662441ea87270aa2077f1b770c4854a48",
     "048000003ffffff0000007fffffe000000ffffffc000001ffffff8000003fffffc0c3527bd081c1c07b313bc1a0c3"
     "f845fb2fe22557699ccc8f1354e61a27b7f88",
     "967e55f853dad60f678bd35a46bd3c7dc6cf7d18526ac0890af80ade84461005"},
};

static void shared_secrets(void) {
  for (size_t i = 0; i < COUNT(secrets); i++) {
    slimb_private_key key;
    slimb_public_key peer;
    uint8_t want[32], got[32];
    size_t len = sizeof got;
    test_context("%s", secrets[i].what);
    import_private(&key, secrets[i].d);
    import_public(&peer, secrets[i].peer);
    test_hex(want, sizeof want, secrets[i].shared);
    CHECK(slimb_dh(got, &len, &key, &peer) == SLIMB_OK && len == sizeof got);
    CHECK_BYTES(got, want, sizeof want);
  }
}

/* Points that are none: invalid curves (CVE-2015-7940), infinity, unknown forms, wrong lengths. */
static const struct {
  const char *what, *octets;
  int result;
} no_points[] = {
    {"(0, 0)",
     "040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "0000000000000000000000000000000000000",
     SLIMB_E_POINT},
    {"(2, 2)",
     "040000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000"
     "0000000000000000000000000000000000002",
     SLIMB_E_POINT},
    {"(-2, 0)",
     "04ffffffff00000001000000000000000000000000fffffffffffffffffffffffd000000000000000000000000000"
     "0000000000000000000000000000000000000",
     SLIMB_E_POINT},
    {"(1, 1)",
     "040000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000"
     "0000000000000000000000000000000000001",
     SLIMB_E_POINT},
    {"(x, y + 1)",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f6",
     SLIMB_E_POINT},
    {"(y, x)",
     "044fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f56b17d1f2e12c4247f8bce6e563a"
     "440f277037d812deb33a0f4a13945d898c296",
     SLIMB_E_POINT},
    {"infinity", "00", SLIMB_E_LENGTH},
    {"infinity, padded",
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "0000000000000000000000000000000000000",
     SLIMB_E_POINT},
    {"nothing", "", SLIMB_E_LENGTH},
    {"04 alone", "04", SLIMB_E_LENGTH},
    {"02 alone", "02", SLIMB_E_LENGTH},
    {"x without a point", "020000000000000000000000000000000000000000000000000000000000000002",
     SLIMB_E_POINT},
    {"hybrid",
     "076b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f5",
     SLIMB_E_POINT},
    {"form 05",
     "056b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f5",
     SLIMB_E_POINT},
    {"form 01", "016b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
     SLIMB_E_POINT},
    {"an octet too long",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f500",
     SLIMB_E_LENGTH},
    {"an octet too short",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51",
     SLIMB_E_LENGTH},
    {"no form octet",
     "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9"
     "e162bce33576b315ececbb6406837bf51f5",
     SLIMB_E_LENGTH},
    {"compressed, an octet too long",
     "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29600", SLIMB_E_LENGTH},
    {"x = p",
     "04ffffffff00000001000000000000000000000000ffffffffffffffffffffffff66485c780e2f83d72433bd5d84a"
     "06bb6541c2af31dae871728bf856a174f93f4",
     SLIMB_E_POINT},
};

static void refused_points(void) {
  for (size_t i = 0; i < COUNT(no_points); i++) {
    slimb_public_key key;
    uint8_t octets[70];
    size_t len = test_hex(octets, sizeof octets, no_points[i].octets);
    test_context("%s", no_points[i].what);
    CHECK(slimb_public_key_import(&key, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, octets, len) ==
          no_points[i].result);
    CHECK(slimb_public_key_curve(&key) == SLIMB_CURVE_ANY);
  }
}

static const struct {
  const char *point, *compressed;
} compressions[] = {
    {"046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f5",
     "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"},
    {"047cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc4766997807775510db8ed040293d9ac69f7"
     "430dbba7dade63ce982299e04b79d227873d1",
     "037cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978"},
    {"045ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6c8734640c4998ff7e374b06ce1a6"
     "4a2ecd82ab036384fb83d9a79b127a27d5032",
     "025ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6c"},
    {"0451590b7a515140d2d784c85608668fdfef8c82fd1f5be52421554a0dc3d033ede0c17da8904a727d8ae1bf36bf8"
     "a79260d012f00d4d80888d1d0bb44fda16da4",
     "0251590b7a515140d2d784c85608668fdfef8c82fd1f5be52421554a0dc3d033ed"},
    {"046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296b01cbd1c01e58065711814b583f"
     "061e9d431cca994cea1313449bf97c840ae0a",
     "026b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"},
    {"047cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978f888aaee24712fc0d6c26539608"
     "bcf244582521ac3167dd661fb4862dd878c2e",
     "027cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978"},
};

static void compressed_points(void) {
  for (size_t i = 0; i < COUNT(compressions); i++) {
    slimb_public_key key;
    uint8_t want[33], got[33];
    size_t len = sizeof got;
    test_context("point %zu", i);
    test_hex(want, sizeof want, compressions[i].compressed);
    import_public(&key, compressions[i].point);
    CHECK(slimb_public_key_export(got, &len, &key, SLIMB_FORMAT_COMPRESSED) == SLIMB_OK);
    CHECK_BYTES(got, want, sizeof want);
    import_public(&key, compressions[i].compressed);
    check_public(&key, compressions[i].point);
  }
}

/* ---- private keys ---- */

static void private_key_range(void) {
  static const struct {
    const char *d;
    int result;
  } range[] = {
      {"0000000000000000000000000000000000000000000000000000000000000000", SLIMB_E_PRIVATE_KEY},
      {"0000000000000000000000000000000000000000000000000000000000000001", SLIMB_OK},
      {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550", SLIMB_OK},
      {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", SLIMB_E_PRIVATE_KEY},
      {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552", SLIMB_E_PRIVATE_KEY},
      {"ffffffff00000001000000000000000000000000fffffffffffffffffffffffe", SLIMB_E_PRIVATE_KEY},
      {"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", SLIMB_E_PRIVATE_KEY},
      {"000000000000000000000000000000000000000000000000000000000000000005", SLIMB_E_LENGTH},
      {"00000000000000000000000000000000000000000000000000000000000005", SLIMB_E_LENGTH},
      {"", SLIMB_E_LENGTH},
  };
  static const char *const pkcs8 =
      "3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420";
  for (size_t i = 0; i < COUNT(range); i++) {
    slimb_private_key key;
    uint8_t d[40], der[80];
    size_t len = test_hex(d, sizeof d, range[i].d), head = test_hex(der, sizeof der, pkcs8);
    test_context("scalar %zu", i);
    CHECK(slimb_private_key_import(&key, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, d, len) ==
          range[i].result);
    if (len != 32) continue;
    memcpy(der + head, d, len);
    CHECK(slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_PKCS8, der, head + len) ==
          range[i].result);
  }
}

static void mismatched_public_key(void) {
  slimb_private_key key;
  uint8_t der[160];
  size_t len =
      test_hex(der, sizeof der,
               "307702010104200000000000000000000000000000000000000000000000000000000000000001"
               "a00a06082a8648ce3d030107a14403420004" G);
  CHECK(slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1, der, len) == SLIMB_OK);
  der[38] = 2;
  CHECK(slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1, der, len) ==
        SLIMB_E_PRIVATE_KEY);
  der[38] = 1;
  der[len - 1] ^= 1;
  CHECK(slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1, der, len) ==
        SLIMB_E_POINT);
}

/* A scalar is written at full width, whatever its value, and read at up to that. */
static void scalar_width(void) {
  slimb_private_key key;
  uint8_t der[160], want[160];
  size_t len = test_hex(der, sizeof der, "3012020101040101a00a06082a8648ce3d030107");
  CHECK(slimb_private_key_import(&key, SLIMB_CURVE_ANY, SLIMB_FORMAT_SEC1, der, len) == SLIMB_OK);
  size_t want_len =
      test_hex(want, sizeof want,
               "307702010104200000000000000000000000000000000000000000000000000000000000000001"
               "a00a06082a8648ce3d030107a14403420004" G);
  len = sizeof der;
  CHECK(slimb_private_key_export(der, &len, &key, SLIMB_FORMAT_SEC1) == SLIMB_OK);
  CHECK(len == want_len);
  CHECK_BYTES(der, want, want_len);
}

/* ---- ECDSA ---- */

/* The two halves of u1 G + u2 Q meet, cancel or are alike; extreme nonces and multipliers. */
static const struct {
  const char *what, *pub, *digest, *sig;
  int valid;
} verifications[] = {
    {"Q = G",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0"
     "f9e162bce33576b315ececbb6406837bf51f5",
     "c8ca9b652746655f8418882cc2d3632a2897c4fcd6d8c18e02fed4ea1418ce73",
     "c7b087612b7643636b3b0dda6af68b0b08e9a250ab1e66321b2c356103958bf4b6cb04a7d818488e883eafb5bfc6d"
     "b7b56ab730f5b8bb88dc1cb7439eca6ef2a",
     1},
    {"Q = -G",
     "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296b01cbd1c01e58065711814b583f"
     "061e9d431cca994cea1313449bf97c840ae0a",
     "c430dad117aea8c48bf0db7e5dd1d80e4a7835c2dd0ddedd2bd5d970155228ec",
     "ef9578020d375e89bf0417b2f8ad206b51acec880209db38b503a09818bd35df9121b809feb5a31e5f802fcc3eef2"
     "e91337e9533151738f5584e8c1dd7675416",
     1},
    {"Q = 2 G",
     "047cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc4766997807775510db8ed040293d9ac69f7"
     "430dbba7dade63ce982299e04b79d227873d1",
     "0af6d8aba6de5003265dba4cc7ad45de0e698562bed4fb073f9653138a4eac8c",
     "1f0ef0483e578327f3b3bfaf0357f3b605b3fed13fecca6b439635b3fd2a29607271accb9d3b008e24f08c5708788"
     "6b884221244ae4539fe207c5d1f2b9e255c",
     1},
    {"u1 G = u2 Q",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "c7ea20aac8f2c4304de5822a37c8840ecb3dbdb744c377d78c997aed051e266c",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c55b10d7702fa9773f5bc9e6294d8b0"
     "83307cc5ec40934b39167f7f43b3476687b",
     1},
    {"u1 G + u2 Q = infinity",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "3815df54370d3bd0b21a7dd5c8377bf0f1a93cf6625426ad67204fd5f744fee5",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c56046af38054f91b777e73c31e5ae4"
     "a23c0c539d3627ff96d30ae4dcabf320138",
     0},
    {"nonce k = d",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "b3bee66ef2772a18ac8aa85091ce7e13fde863ce8ceef76f98a5da8dcaa0d021",
     "a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae5012c3762dd568dc3d7b2f3da04db969b"
     "67132f933679a29a867aca5b108c6f6c0d7",
     1},
    {"nonce k = -d",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "b3bee66ef2772a18ac8aa85091ce7e13fde863ce8ceef76f98a5da8dcaa0d021",
     "a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50123c89d2299723c285d0c25fb246964"
     "98e89edc7460cedf61d471419ba356c647a",
     1},
    {"nonce k = 1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "b3bee66ef2772a18ac8aa85091ce7e13fde863ce8ceef76f98a5da8dcaa0d021",
     "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c29620d000a5663efdbd9187d5e115183"
     "4bde404a7a616c947e009c7b34448f92c37",
     1},
    {"nonce k = -1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "b3bee66ef2772a18ac8aa85091ce7e13fde863ce8ceef76f98a5da8dcaa0d021",
     "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296df2fff5999c102436e782a1eeae7c"
     "b41d8e25307904e56a4e9f2177eb369f91a",
     1},
    {"u1 = 1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "902c4a146a99c5da6e97e1db8fe80cceec94f9c50cae8f0ad15a499c5f5b663e",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c5902c4a146a99c5da6e97e1db8fe80"
     "cceec94f9c50cae8f0ad15a499c5f5b663e",
     1},
    {"u2 = 1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "5307b58e309403073a1c5e8305525fde42645bb40fd3e1c97da9fe740c826caf",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c5a2eae9ed118ed300767fb35d359aa"
     "2360b84452be6e3650b03a127bda36491c5",
     1},
    {"u2 = -1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "1d24091a3d86749a2a189d288b1c9803a0ee1e38b4d46b915096a137e207911b",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c55d151611ee712d0089804ca2ca655"
     "dc9b162b581c0343979f018a30558fe938c",
     1},
    {"s = 1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "e3042c67bd171e6e92e34d269a65601819281aab6cc52a1630820f761b58f1c8",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c500000000000000000000000000000"
     "00000000000000000000000000000000001",
     1},
    {"s = n - 1",
     "04a459520cd0459373225f67596edcf12332efd03245831bb8b3b151d3d8ae50126c6ef7d3a4e0ab160827e2aba76"
     "66b2d996a14b2a6284da04a2bebcd951c91a3",
     "8d27923fb1035933d151ae84f60997c9871159eefefac1c991785af8cf943153",
     "a2eae9ed118ed300767fb35d359aa2360b84452be6e3650b03a127bda36491c5ffffffff00000000fffffffffffff"
     "fffbce6faada7179e84f3b9cac2fc632550",
     1},
    {"r = s = x of Q, digest 0",
     "049914bfa5373f748b0aed4eda5e8d21c20dbac8f22ba9475adc0a5ff2623af553fc2c6956cd26bda5a808a6ddf14"
     "b2b5caa4fa7a059781568e0384aee71701c3a",
     "0000000000000000000000000000000000000000000000000000000000000000",
     "9914bfa5373f748b0aed4eda5e8d21c20dbac8f22ba9475adc0a5ff2623af5539914bfa5373f748b0aed4eda5e8d2"
     "1c20dbac8f22ba9475adc0a5ff2623af553",
     1},
    {"r begins with a zero octet",
     "0406fbfe9d3483489a6283ac761f2abcc65f1b900a449fa9b5e14acbf8fc8f6db65c482f664bd3b724e58c0ce01cc"
     "3cf0612e11bd7157c879676d026b033856024",
     "7c0c509043ca39c3341cafe2368a217fa5396f9ad7136345fd05f5d1142c4010",
     "002e2bde1b6ad1ee6ecabef86ca7e1333c59171c50112239b6dd3abda0531fcbe96a58f791259b368160523e3ab1c"
     "30a2afe01c7773ef02f540f422acacf9b02",
     1},
};

static void exceptional_verifications(void) {
  for (size_t i = 0; i < COUNT(verifications); i++) {
    slimb_public_key key;
    uint8_t digest[32], sig[64];
    test_context("%s", verifications[i].what);
    import_public(&key, verifications[i].pub);
    test_hex(digest, sizeof digest, verifications[i].digest);
    test_hex(sig, sizeof sig, verifications[i].sig);
    int result = slimb_ecdsa_verify_digest(&key, SLIMB_HASH_NONE, digest, sizeof digest, sig,
                                           sizeof sig, SLIMB_P1363);
    CHECK(result == (verifications[i].valid ? SLIMB_OK : SLIMB_E_SIGNATURE));
  }
}

/* Psychic signatures, CVE-2022-21449, and their relatives; the first one is true. */
#define PSYCHIC_KEY                                                                                \
  "04a0e07034fceea35967a2f3b44af0bdcf1dcedd4d481118d85dbb249c3719add73bf1e1c20b4e067573174fd8dea4" \
  "8f5168fc4924e29515bd2306c29d2781b951"
#define PSYCHIC_DIGEST "9660829d51d94c500bf41e5ca762a4fd893b75bd3551ff1bdcfd9bd0667b1362"
static const struct {
  const char *what, *der;
  int result;
} psychic[] = {
    {"(r, s)",
     "304502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26022100db9a79a7d78448e"
     "14badad5353b625ad460520774e760931e756fc2aae404726",
     SLIMB_OK},
    {"(0, 0)", "3006020100020100", SLIMB_E_SIGNATURE},
    {"(r, 0)", "302502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26020100",
     SLIMB_E_SIGNATURE},
    {"(0, s)", "3026020100022100db9a79a7d78448e14badad5353b625ad460520774e760931e756fc2aae404726",
     SLIMB_E_SIGNATURE},
    {"(n, n)",
     "3046022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551022100ffffffff00000"
     "000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
     SLIMB_E_SIGNATURE},
    {"(n, s)",
     "3046022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551022100db9a79a7d7844"
     "8e14badad5353b625ad460520774e760931e756fc2aae404726",
     SLIMB_E_SIGNATURE},
    {"(r, n)",
     "304502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26022100ffffffff0000000"
     "0ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
     SLIMB_E_SIGNATURE},
    {"(r, s + n)",
     "304502202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26022101db9a79a6d78448e"
     "24badad5353b625ad02ec1b24f58da7b6db10c6edaaa36c77",
     SLIMB_E_SIGNATURE},
    {"(n - 1, n - 1)",
     "3046022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550022100ffffffff00000"
     "000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     SLIMB_E_SIGNATURE},
    {"(1, 0)", "3006020101020100", SLIMB_E_SIGNATURE},
    {"(0, 1)", "3006020100020101", SLIMB_E_SIGNATURE},
    {"(p, p)",
     "3046022100ffffffff00000001000000000000000000000000ffffffffffffffffffffffff022100ffffffff00000"
     "001000000000000000000000000ffffffffffffffffffffffff",
     SLIMB_E_SIGNATURE},
    {"(r + n 2^2048, s)",
     "308201480282012100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63255100000000000"
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
     "000000000000000000000000000000000000000000000000000000000000000002b46271eb05125149a553a86aaf3"
     "6cc2128f1fc2e0391587fe08f2707d3c3f26022100db9a79a7d78448e14badad5353b625ad460520774e760931e75"
     "6fc2aae404726",
     SLIMB_E_SIGNATURE},
    {"(-r, s), padded",
     "30460221ffd4b9d8e14faedaeb65aac579550c933ded70e03d1fc6ea7801f70d8f82c3c0da022100db9a79a7d7844"
     "8e14badad5353b625ad460520774e760931e756fc2aae404726",
     SLIMB_E_ENCODING},
    {"(r, n - s)",
     "304402202b46271eb05125149a553a86aaf36cc2128f1fc2e0391587fe08f2707d3c3f26022024658657287bb71fb"
     "45252acac49da5276e1da3658a195530c62ce984e22de2b",
     SLIMB_OK},
};

static void psychic_signatures(void) {
  slimb_public_key key;
  uint8_t digest[32], sig[400] = {0};
  import_public(&key, PSYCHIC_KEY);
  test_hex(digest, sizeof digest, PSYCHIC_DIGEST);
  for (size_t i = 0; i < COUNT(psychic); i++) {
    size_t len = test_hex(sig, sizeof sig, psychic[i].der);
    test_context("%s", psychic[i].what);
    CHECK(slimb_ecdsa_verify_digest(&key, SLIMB_HASH_SHA256, digest, sizeof digest, sig, len, 0) ==
          psychic[i].result);
  }
  memset(sig, 0, sizeof sig);
  test_context("P1363");
  for (size_t len = 0; len < 70; len++)
    CHECK(slimb_ecdsa_verify_digest(&key, SLIMB_HASH_SHA256, digest, sizeof digest, sig, len,
                                    SLIMB_P1363) ==
          (len == 64 ? SLIMB_E_SIGNATURE : SLIMB_E_LENGTH));
}

/* RFC 6979 at the edges of digest and key, and where a candidate has fewer bits. */
static const struct {
  const char *what;
  slimb_hash hash;
  const char *d, *digest, *sig;
} deterministic[] = {
    {"digest 0", SLIMB_HASH_SHA256,
     "7eb4d620661fc24d63e848e02982f6e5e67fe57d022c1a8a699581beee202612",
     "0000000000000000000000000000000000000000000000000000000000000000",
     "68143b4e1c551591d2ae4c8cd4cd1467e8d8f297c2606b85e3abd6b97669f92401b052e4b2a3b06dadcc5f868ddc0"
     "66ede47c5089d13a3e27dc94c0b4e58a597"},
    {"digest n", SLIMB_HASH_SHA256,
     "7eb4d620661fc24d63e848e02982f6e5e67fe57d022c1a8a699581beee202612",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
     "68143b4e1c551591d2ae4c8cd4cd1467e8d8f297c2606b85e3abd6b97669f92401b052e4b2a3b06dadcc5f868ddc0"
     "66ede47c5089d13a3e27dc94c0b4e58a597"},
    {"digest n + 1", SLIMB_HASH_SHA256,
     "7eb4d620661fc24d63e848e02982f6e5e67fe57d022c1a8a699581beee202612",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632552",
     "80d5a86ac35d690ee69ba15ab74e5e5e501385e91281a391557e496c4b580a8850ba0ca09de6ef5d776278f2fbef5"
     "b2a4d29ea0d15135313bffaca8524254592"},
    {"digest n - 1", SLIMB_HASH_SHA256,
     "7eb4d620661fc24d63e848e02982f6e5e67fe57d022c1a8a699581beee202612",
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "b422103da663664ae99c2fcb777743fc990eb3b6a13453062cc5fb551078b8e23092e95961760c60bb6ba01e1ed39"
     "79b0112d2dd4edcea1578b17d46f2211f9a"},
    {"digest 2^256 - 1", SLIMB_HASH_SHA256,
     "7eb4d620661fc24d63e848e02982f6e5e67fe57d022c1a8a699581beee202612",
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "141f82230c640d7e3646449e04e2110f5ec543d7987e5d8aa1a1750704e27ac00ffbfe7539d087e0670dd858f69cb"
     "6502f8abb48bacf1a6edcaae6b329329ae6"},
    {"digest 2^256 - 1", SLIMB_HASH_SHA256,
     "dced596e6e572c91cdf595e256eee687680a1dfda80bb6fdf4fa4bfdb61e67c6",
     "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "c26ea90627abb0bd9b48023f360d76bec197866535963c58c48a30d15ce5234155f60d53489f05f593cda6c4d5572"
     "648013872de9093ad52a3983781b7c896c7"},
    {"d = 1", SLIMB_HASH_SHA256, "0000000000000000000000000000000000000000000000000000000000000001",
     "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf",
     "0466341174d59e93eb984c2a7c923a80ab99a9e91555bc73ebd8073d4c722121998f2b7bb63082e976215e6ae4634"
     "4d66d2d4edea67d65d91595f21311df5030"},
    {"d = n - 1", SLIMB_HASH_SHA256,
     "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf",
     "a2e09df104aafc802a50c6684f6db83355a0a2588585a778b311e7e6c7c600ceb783aa569666ddbb05d0a5b9ce18b"
     "2757b27e2f6a4b4b1a3e4b4ced21f4174b2"},
    {"SHA-256", SLIMB_HASH_SHA256,
     "dced596e6e572c91cdf595e256eee687680a1dfda80bb6fdf4fa4bfdb61e67c6",
     "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf",
     "96833ff4b6debfee7683b032978debf2bf6954919509afff26967f2d06dc06490160d2d65f4897efb5eac8a78bb21"
     "8fcf55565d1f1d0fc715233856c0b4fb35c"},
    {"SHA-512", SLIMB_HASH_SHA512,
     "dced596e6e572c91cdf595e256eee687680a1dfda80bb6fdf4fa4bfdb61e67c6",
     "39a5e04aaff7455d9850c605364f514c11324ce64016960d23d5dc57d3ffd8f49a739468ab8049bf18eef820cdb1a"
     "d6c9015f838556bc7fad4138b23fdf986c7",
     "57a03914d3514b76c857735ce94cd3255da67af4ccc4aa56ae39ca1d2e02fc468814cbd7ff68ea7714ae711117a54"
     "c32f6944d4610d406008b73d60cc2f33ba6"},
    {"no message", SLIMB_HASH_SHA256,
     "dced596e6e572c91cdf595e256eee687680a1dfda80bb6fdf4fa4bfdb61e67c6",
     "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
     "d94dc2057314ae8ea549b227e9d5bf30e65ad81ea2b8ba25d181b1b195a6195eb5c80aa213637f59394290d9b4e3f"
     "69f353d70b1f543578da1c604517af52f39"},
    {"a candidate that begins with a zero octet", SLIMB_HASH_SHA256,
     "dced596e6e572c91cdf595e256eee687680a1dfda80bb6fdf4fa4bfdb61e67c6",
     "f2a7e046b2e82ad3f40d8e89b6ce5de0f77870fca4c9118466179502de2477e8",
     "1d85a227c720c07e1efa90001bd16c17a1408bfd61179c40a30d0589dbb6b3cf00f763051a6089ba9fa089f92e643"
     "9af9e6bbe0a1d5e679ded99d8cc31894175"},
};

static void deterministic_signatures(void) {
  for (size_t i = 0; i < COUNT(deterministic); i++) {
    slimb_private_key key;
    uint8_t digest[64], want[64], sig[64];
    size_t digest_len = test_hex(digest, sizeof digest, deterministic[i].digest), len = sizeof sig;
    test_context("%s", deterministic[i].what);
    import_private(&key, deterministic[i].d);
    test_hex(want, sizeof want, deterministic[i].sig);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &key, deterministic[i].hash, digest, digest_len,
                                  SLIMB_P1363 | SLIMB_DETERMINISTIC) == SLIMB_OK);
    CHECK_BYTES(sig, want, sizeof want);
  }
}

/* Short and sparse nonces, whose length leaked elsewhere (Minerva, CVE-2019-2894): all alike. */
#define NONCE_KEY "c97ee2dbcdb3bd2286b7ff4c4f90b06902d115ebd548005de0c93b476a1ea22f"
#define NONCE_DIGEST "a0f5ea4c2d1b4535a96a522797c26698af5e4699f4324f6d9b1ec53bfe5b99e3"
static const struct {
  const char *k, *sig;
} nonces[] = {
    {"0000000000000000000000000000000000000000000000000000000000000001",
     "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2968bebea827509c855d00d4e0bdb149"
     "1ee87606ed8401f6742072958396a53e8fc"},
    {"0000000000000000000000000000000000000000000000010000000000000001",
     "300a4bbc89d6726fb257c0de95e02789e96c98fd0d35f1fa93391ce2097992af6cc4fe72754005e49ee86d5183ad5"
     "88e00217c81056117bbadfe531494c69633"},
    {"0000000000000000000000000000000100000000000000000000000000000001",
     "ef9519328a9c72ffddc6068bb91dfc60ef7fbd2b1a0a11b713949c932a1d367fe53937a6aa056613018831873370a"
     "46bcf2973f0f8c722d49a748672b3578976"},
    {"0080000000000000000000000000000000000000000000000000000000003039",
     "edc479d2b184c8c02df63935f8b9cc7b33586101c46f56670bf9971c5be5f6a29da29ba3a0996cac3c397a72ea00b"
     "f5c77c2f77c0db21f5bc24b87d8fc9cf21a"},
    {"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
     "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2967414157c8af637ab2ff2b1f424eb6"
     "e1135868bd566f83742ec907289920f3c55"},
};

static void given_nonces(void) {
  uint8_t d[32], digest[32], k[32], want[64], sig[64];
  test_hex(d, sizeof d, NONCE_KEY);
  test_hex(digest, sizeof digest, NONCE_DIGEST);
  for (size_t i = 0; i < COUNT(nonces); i++) {
    test_context("nonce %zu", i);
    test_hex(k, sizeof k, nonces[i].k);
    test_hex(want, sizeof want, nonces[i].sig);
    CHECK(bench_ecdsa_sign_nonce(sig, sig + 32, SLIMB_CURVE_P256, d, k, digest, sizeof digest) ==
          SLIMB_OK);
    CHECK_BYTES(sig, want, sizeof want);
  }
}

/* A digest of another length than its hash's is an error in both directions (JDK-8385672). */
static void digest_lengths(void) {
  static const size_t lengths[] = {0, 1, 20, 31, 32, 33, 64, 65, 8192};
  static uint8_t digest[8192];
  slimb_private_key key;
  slimb_public_key pub;
  uint8_t good[72], sig[72];
  size_t good_len = sizeof good;
  import_private(&key, NONCE_KEY);
  CHECK(slimb_public_key_from_private(&pub, &key) == SLIMB_OK);
  CHECK(slimb_ecdsa_sign_digest(good, &good_len, &key, SLIMB_HASH_SHA256, digest, 32, 0) ==
        SLIMB_OK);
  for (size_t i = 0; i < COUNT(lengths); i++) {
    int want = lengths[i] == 32 ? SLIMB_OK : SLIMB_E_LENGTH;
    size_t len = sizeof sig;
    test_context("%zu octets", lengths[i]);
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &key, SLIMB_HASH_SHA256, digest, lengths[i], 0) ==
          want);
    CHECK(slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, lengths[i], good, good_len,
                                    0) == want);
  }
}

static void run(const char *backend) {
  static const backend_test tests[] = {{"products mod n", scalar_multiplications},
                                       {"multiples of the base point near n", base_multiplications},
                                       {"scalars at and above n", unreduced_scalars},
                                       {"shared secrets", shared_secrets},
                                       {"points that are refused", refused_points},
                                       {"compressed points", compressed_points},
                                       {"the range of private keys", private_key_range},
                                       {"a public key that does not match", mismatched_public_key},
                                       {"the width of scalars", scalar_width},
                                       {"exceptional verifications", exceptional_verifications},
                                       {"psychic signatures", psychic_signatures},
                                       {"RFC 6979 at its edges", deterministic_signatures},
                                       {"nonces of every shape", given_nonces},
                                       {"lengths of digests", digest_lengths}};
  run_tests(backend, tests, COUNT(tests));
}

int main(void) {
  test_begin("regressions");
  field_multiplications();
  each_backend(SLIMB_CURVE_P256, run);
  return test_end();
}

/* ECDSA: known answers. */
#include <string.h>

#include "backends.h"
#include "peer.h"
#include "slimb.h"
#include "test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define WIDTH SLIMB_PRIVATE_SIZE_MAX
#define SIG (2 * WIDTH)

static slimb_curve curve;
static size_t width;

static const uint8_t *bytes(const char *text) { return (const uint8_t *)text; }

static void load_key(slimb_private_key *priv, slimb_public_key *pub, uint8_t *d, const char *hex) {
  CHECK(test_hex(d, WIDTH, hex) == width);
  CHECK(slimb_private_key_import(priv, curve, SLIMB_FORMAT_RAW, d, width) == SLIMB_OK);
  CHECK(slimb_public_key_from_private(pub, priv) == SLIMB_OK);
}

/* The keys of RFC 6979 A.2.5 to A.2.7; for secp256k1 one that other implementations use, too. */
static const char *const rfc6979_keys[] = {
    [SLIMB_CURVE_P256] = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
    [SLIMB_CURVE_P384] =
        "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d8"
        "96d5724e4c70a825f872c9ea60d2edf5",
    [SLIMB_CURVE_P521] =
        "00fad06daa62ba3b25d2fb40133da757205de67f5bb0018fee8c86e1b68c7e75"
        "caa896eb32f1f47c70855836a6d16fcc1466f6d8fbec67db89ec0c08b0e996b83538",
    [SLIMB_CURVE_SECP256K1] = "cca9fbcc1b41e5a95d369eaa6ddcff73b61a4efaa279cfc6567e8daa39cbaf50",
};

/* r | s. SHA-2 on the NIST curves: RFC 6979 A.2.5 to A.2.7. The others: computed by a separate
 * model of the RFC over Python's integers, which gives the RFC's values for SHA-2. */
static const struct {
  slimb_curve curve;
  slimb_hash hash;
  const char *message, *signature;
} rfc6979[] = {
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA224, "sample",
     "53b2fff5d1752b2c689df257c04c40a587fababb3f6fc2702f1343af7ca9aa3fb9afb64fdc03dc1a131c7d2386d11"
     "e34"
     "9f070aa432a4acc918bea988bf75c74c"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA224, "test",
     "c37edb6f0ae79d47c3c27e962fa269bb4f441770357e114ee511f662ec34a692c820053a05791e521fcaad6042d40"
     "aea"
     "1d6b1a540138558f47d0719800e18f2d"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA256, "sample",
     "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29"
     "f65"
     "f3e900dbb9aff4064dc4ab2f843acda8"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA256, "test",
     "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367019f4113742a2b14bd25926b49c64"
     "915"
     "5f267e60d3814b4c0cc84250e46f0083"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA384, "sample",
     "0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef77194861f0491e6998b9455193e34e7b0"
     "d28"
     "4ddd7149a74b95b9261f13abde940954"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA384, "test",
     "83910e8b48bb0c74244ebdf7f07a1c5413d61472bd941ef3920e623fbccebeb68ddbec54cf8cd5874883841d71214"
     "2a5"
     "6a8d0f218f5003cb0296b6b509619f2c"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA512, "sample",
     "8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f002362ab1adbe2b8adf9cb9edab740e"
     "a60"
     "49c028114f2460f96554f61fae3302fe"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA512, "test",
     "461d93f31b6540894788fd206c07cfa0cc35f46fa3c91816fff1040ad1581a0439af9f15de0db8d97e72719c74820"
     "d30"
     "4ce5226e32dedae67519e840d1194e55"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_224, "sample",
     "17b6d2c1232cc0c7c6ab46ac8248f50662012e373bb79843777b2e9eee3ebb342dd7e23cd2f6af2ec773719cd60fa"
     "7a3"
     "b93ff21460687b6a2fd7f3b92f3ead09"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_224, "test",
     "af9439d1871d6a529ad02d7f4a6cca199edc7a440412eee7ea723271d42a2b4c7d70b05af04f7e963534769252fcc"
     "3d3"
     "f9d082dbd459de1a2d7fe5f05d120a75"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_256, "sample",
     "8fedfdf147364db550f840aebfe7c26df77a9ab56c9aea20ac33e45e1aedd7ac3a5bd6183374df2517910db14e0a9"
     "cc4"
     "666ae679c4d1ebb89242fb3062db6068"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_256, "test",
     "daceab516e4d584453d8ee7cba66b1ff17cd9d6f4c228d2f0a9bed361d03fd01dbdaae4d5625eb2f087e87cb53761"
     "4aa"
     "ff928062797fc0288e1ac76436831c41"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_384, "sample",
     "490481633ff76925541e2de72324cd3ac651be43031a19377c565673cfdaf7f965ca55d455f1335c729cb74d06dc8"
     "156"
     "1309c924ea2c97cbc11132c220dc932a"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_384, "test",
     "5595acfa1f91e91c36799a7fcfe3f58a7c0db62683e21ddab75a574cee243696edd4ab67fea9405fc986ce4b60484"
     "a4f"
     "2dea4362accb67dbfac99f0e7440341a"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_512, "sample",
     "83efc3ac4508ed1749c9d7ae1fc1235c259cc1c6b15e9f3903736f435751fff5411aadc5274dd77051f8bfc5673a0"
     "24b"
     "04a71248d995a22fa079a98fbd1fc85a"},
    {SLIMB_CURVE_P256, SLIMB_HASH_SHA3_512, "test",
     "2f09bcf74679105e00dfacbfd0e40d15d26ac55f94ef7e010b8009d0f2db9e357185632e7bf6b1044050cd7a82b1e"
     "b81"
     "fa903b5b3b3bab9909bdb3c668091c27"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA224, "sample",
     "42356e76b55a6d9b4631c865445dbe54e056d3b3431766d0509244793c3f9366450f76ee3de43f5a125333a6be060"
     "122"
     "9da0c81787064021e78df658f2fbb0b042bf304665db721f077a4298b095e4834c082c03d83028efbf93a3c23940c"
     "a8d"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA224, "test",
     "e8c9d0b6ea72a0e7837fea1d14a1a9557f29faa45d3e7ee888fc5bf954b5e62464a9a817c47ff78b8c11066b24080"
     "e72"
     "07041d4a7a0379ac7232ff72e6f77b6ddb8f09b16cce0ec3286b2bd43fa8c6141c53ea5abef0d8231077a04540a96"
     "b66"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA256, "sample",
     "21b13d1e013c7fa1392d03c5f99af8b30c570c6f98d4ea8e354b63a21d3daa33bde1e888e63355d92fa2b3c36d8fb"
     "2cd"
     "f3aa443fb107745bf4bd77cb3891674632068a10ca67e3d45db2266fa7d1feebefdc63eccd1ac42ec0cb8668a4fa0"
     "ab0"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA256, "test",
     "6d6defac9ab64dabafe36c6bf510352a4cc27001263638e5b16d9bb51d451559f918eedaf2293be5b475cc8f01886"
     "36b"
     "2d46f3becbcc523d5f1a1256bf0c9b024d879ba9e838144c8ba6baeb4b53b47d51ab373f9845c0514eefb14024787"
     "265"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA384, "sample",
     "94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa73d64c4ea95ad133c81a648152e44acf96e36dd1e80fab"
     "e46"
     "99ef4aeb15f178cea1fe40db2603138f130e740a19624526203b6351d0a3a94fa329c145786e679e7b82c71a38628"
     "ac8"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA384, "test",
     "8203b63d3c853e8d77227fb377bcf7b7b772e97892a80f36ab775d509d7a5feb0542a7f0812998da8f1dd3ca3cf02"
     "3db"
     "ddd0760448d42d8a43af45af836fce4de8be06b485e9b61b827c2f13173923e06a739f040649a667bf3b828246baa"
     "5a5"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA512, "sample",
     "ed0959d5880ab2d869ae7f6c2915c6d60f96507f9cb3e047c0046861da4a799cfe30f35cc900056d7c99cd7882433"
     "709"
     "512c8cceee3890a84058ce1e22dbc2198f42323ce8aca9135329f03c068e5112dc7cc3ef3446defceb01a45c2667f"
     "dd5"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA512, "test",
     "a0d5d090c9980faf3c2ce57b7ae951d31977dd11c775d314af55f76c676447d06fb6495cd21b4b6e340fc236584fb"
     "277"
     "976984e59b4c77b0e8e4460dca3d9f20e07b9bb1f63beefaf576f6b2e8b224634a2092cd3792e0159ad9cee37659c"
     "736"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_224, "sample",
     "125cf0003bc178ecbdae24fbc6f10fd6df437839df345b98adfe84364abee38378847230c17c29bcc2e3885620c62"
     "0e8"
     "6756a3ea6ba39c133958c6802b032c566d0e7855d52bb218d3759ad2757888f227b1ded6cc9d371cb479411cbd8a3"
     "be6"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_224, "test",
     "0c76e4e486726792bd5d0aae0f94d545fd1a80c7749d40b7517b407edba33330d48be8d0389040d9689eac60ace65"
     "ed2"
     "4ebd9da70ac5410d8b81df462950f55692bb21cee8a8dcfc5963f91f803053448365a585db4ed6084d8219d98749d"
     "31e"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_256, "sample",
     "253e501c17b72b81472f96ccaeb9fe60a8a856c90b980bce161090e09b2c68f0494f834c8d551ebd39b5f7732e02e"
     "9bf"
     "fd3376f6b195dbaf24b8bef22b6c5b96322af1f8e4bfb90f7538ebfc00aae8a6d036ed79e05aae8d0dce63ee31fe2"
     "39e"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_256, "test",
     "51ec05cfae127b6b11ee0dec4722dfa970fe4f75d0d052853ffd49e8a8b0eb0f7be7bef5b7e46f9872611ad4cd394"
     "711"
     "04671f7018b54c5b025af92c174d2547a7161580678affb301ea8499ccb6dfcb2b8ffb8ad863825449bfd96539e76"
     "e85"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_384, "sample",
     "57efd06fd30653794ce388d6cc91d8da969225a07b322e334ea2832c5217d3d999838eee9dc983d7b328b704dd302"
     "d14"
     "8c051c2b54e5a0bd7a91e11e47c00df421a6c8d33ba7c75915f7d5df6597a6f8872cf1d886cd7b1c5e087df24b811"
     "4ab"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_384, "test",
     "2b43c27811699e288ee9252cdeb05dcec0bc94e5b898f23d83e017a1681a2128b072458703f01f0df731fbdb8ea9e"
     "42c"
     "2a9fb8a49806ea2b02bffdfb23a50f87a48003f22c3b0c55b371be1635c927662c76f29d06c2ed3245d6b53808bb4"
     "b44"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_512, "sample",
     "1df34bc7c03a9d25de4e4a58db9ccd260c48cf34fbb65db2692b0cc329dca707d51b0ec694dcdeb178b4a4412c320"
     "029"
     "6007cdeddee441ddec154b873aa57444307f2b79df2420849c3a3907e20ca5dfe6191458d4ca8a0f94d00998c4e4b"
     "2c0"},
    {SLIMB_CURVE_P384, SLIMB_HASH_SHA3_512, "test",
     "9e47a7076b01c9cc067176562b2db45a4096efd54b2463e9c0baeca8ae65d65d81fe630e7a062010b51623b60af07"
     "dc0"
     "9586600c97e48388b74c7fea361306634d910b2fa2aef108a62766fd8d7077adf937ce1c71920d9c874f7fc7b7d47"
     "2a9"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA224, "sample",
     "01776331cfcdf927d666e032e00cf776187bc9fdd8e69d0dabb4109ffe1b5e2a30715f4cc923a4a5e94d2503e9acf"
     "ed9"
     "2857b7f31d7152e0f8c00c15ff3d87e2ed2e0050cb5265417fe2320bbb5a122b8e1a32bd699089851128e360e620a"
     "30c"
     "7e17ba41a666af126ce100e5799b153b60528d5300d08489ca9178fb610a2006c254b41f"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA224, "test",
     "01c7ed902e123e6815546065a2c4af977b22aa8eaddb68b2c1110e7ea44d42086bfe4a34b67ddc0e17e96536e3582"
     "19b"
     "23a706c6a6e16ba77b65e1c595d43cae17fb0177336676304fcb343ce028b38e7b4fba76c1c1b277da18cad2a8478"
     "b2a"
     "9a9f5bec0f3ba04f35db3e4263569ec6aade8c92746e4c82f8299ae1b8f1739f8fd519a4"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA256, "sample",
     "01511bb4d675114fe266fc4372b87682baecc01d3cc62cf2303c92b3526012659d16876e25c7c1e57648f23b73564"
     "d67"
     "f61c6f14d527d54972810421e7d87589e1a7004a171143a83163d6df460aaf61522695f207a58b95c0644d87e52aa"
     "1a3"
     "47916e4f7a72930b1bc06dbe22ce3f58264afd23704cbb63b29b931f7de6c9d949a7ecfc"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA256, "test",
     "000e871c4a14f993c6c7369501900c4bc1e9c7b0b4ba44e04868b30b41d8071042eb28c4c250411d0ce08cd197e41"
     "88e"
     "a4876f279f90b3d8d74a3c76e6f1e4656aa800cd52dbaa33b063c3a6cd8058a1fb0a46a4754b034fcc644766ca14d"
     "a8c"
     "a5ca9fde00e88c1ad60ccba759025299079d7a427ec3cc5b619bfbc828e7769bcd694e86"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA384, "sample",
     "01ea842a0e17d2de4f92c15315c63ddf72685c18195c2bb95e572b9c5136ca4b4b576ad712a52be9730627d16054b"
     "a40"
     "cc0b8d3ff035b12ae75168397f5d50c6745101f21a3cee066e1961025fb048bd5fe2b7924d0cd797babe0a83b66f1"
     "e35"
     "eeaf5fde143fa85dc394a7dee766523393784484bdf3e00114a1c857cde1aa203db65d61"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA384, "test",
     "014bee21a18b6d8b3c93fab08d43e739707953244fdbe924fa926d76669e7ac8c89df62ed8975c2d8397a65a49dcc"
     "09f"
     "6b0ac62272741924d479354d74ff6075578c0133330865c067a0eaf72362a65e2d7bc4e461e8c8995c3b6226a21bd"
     "1aa"
     "78f0ed94fe536a0dca35534f0cd1510c41525d163fe9d74d134881e35141ed5e8e95b979"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA512, "sample",
     "00c328fafcbd79dd77850370c46325d987cb525569fb63c5d3bc53950e6d4c5f174e25a1ee9017b5d450606add152"
     "b53"
     "4931d7d4e8455cc91f9b15bf05ec36e377fa00617cce7cf5064806c467f678d3b4080d6f1cc50af26ca2094173082"
     "81b"
     "68af282623eaa63e5b5c0723d8b8c37ff0777b1a20f8ccb1dccc43997f1ee0e44da4a67a"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA512, "test",
     "013e99020abf5cee7525d16b69b229652ab6bdf2affcaef38773b4b7d08725f10cdb93482fdcc54edcee91eca4166"
     "b2a"
     "7c6265ef0ce2bd7051b7cef945babd47ee6d01fbd0013c674aa79cb39849527916ce301c66ea7ce8b80682786ad60"
     "f98"
     "f7e78a19ca69eff5c57400e3b3a0ad66ce0978214d13baf4e9ac60752f7b155e2de4dce3"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_224, "sample",
     "00bbfd110f4259f9d8f0c7153051ec0cfff624a4e0de3731f2fd2c0e0287e11777a374b274a9ed28b5f4a875bf038"
     "527"
     "84a7b3f7d37d6461f105a6fdb861a1d672ac01a1472e4cb64bed2c227dfd96946f272ee19f1188e6a47e4dbfc25e3"
     "163"
     "0c5c64d5d12431388557438b757794cf9a5c9ca975094390edc9859434effdefef428b59"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_224, "test",
     "00c599a4727fc62f2f296225edca1c816d64b19390e03c6114bb4d732e23cad976ccc68fcd2d782ab8b7e99893f30"
     "03b"
     "75d81b7f3eaf043c2fee8ebbd4cb494234d500a9ea156af01251779bb81c54a27e1a693884b53bdb71416218c53f8"
     "2e8"
     "eb4363e76f68e641ba6fb988253faffeafe2fb2f180834b96afdf9dbf9a95d0a50010e72"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_256, "sample",
     "01c1833010518e512def7727b21486f3187dee9cd55a55d3672707913f24ecbca53680178270f0670ddc3e652e172"
     "45e"
     "b314ca3734c25f6d0c311610b350c1156b2100f235136745a1bd49ae9872d9d6410f19f24046d5937b3542cb63164"
     "58e"
     "3e04a6da5fcb4fca3a4d25dc94615bb30fd69f31653fe0dc1158b431a9266928615124ea"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_256, "test",
     "01e3007fe3ddd226cfa4cf9ac9b20e380c3770cfabd4ce122e8d54c7f4b7bf7e3ec0fea66cbf3df1e89a5bad70c48"
     "6bd"
     "f0a38ce48173c97ba3e62d764e4e6f38b74100a441a8554a905c2fe7e1795e3c2ce11f8b002891cc452579caee80a"
     "0cf"
     "4777889bd794bf6516127c842b83665100a99dcfe86fe9cdc051602df14cad2b6d0246f5"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_384, "sample",
     "0119f4544ac5e43e667723ab916b37883484fc106e78da02f2978d43ca3006db4c61a47d87e57d45b302b853fb194"
     "f3a"
     "5c40a4b7851366951eb110fe1e81d5ec7fff01a36eca1691210ab0a2338f53a1c33e2497f87459880d868891620a7"
     "679"
     "7cdb5c68319953b376846827870efdb6eb8d6f4a528bb6e8c87b5b728e0f63bc8f5562cd"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_384, "test",
     "00848dd1fcc9b52b1442428ef04947cbb0a8bb0dffae7cbdde57232f105f2378ea7afc3095b3bf72dd93ca4c3121b"
     "f6a"
     "6b4346908b7e3d7ade86652ac3248522ee7c011aa395b7305c6aa8a0ee998f0b64a74071f01b74be2e78aa48cc275"
     "f93"
     "35dcaa912c02bfe96d0bd5ef725a52f4910d07f847bc805ca0a20f918e5d7355545cc56c"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_512, "sample",
     "006a2fcedb201a3f6e83312cff85a3504918f6a3c7ff0a1213cd41ac34d095c7a8c5b3e3e6e86d0caf6b78e439d95"
     "424"
     "5973b633be5d277cc2aeb65c8d2f505a967800ce469f13b972c54a6a5097fb171b4daf9ab04b2f80fe538fa5cae05"
     "096"
     "9e1f27f106bdf086c6f99d831600430211f39b96e8b97c1fe62caed53bb2b62441cbb459"},
    {SLIMB_CURVE_P521, SLIMB_HASH_SHA3_512, "test",
     "000850d5f8a9b5b99e057044656062705fb22a0b9b32b8fb755af2a0c61f0db2f7a7991ca864634588b7c318e3560"
     "2b0"
     "aa8a310843c0a0bc71062700dc78ffc65316004413441187003b3e1bb6bb0cb5ca11f4af1b5edc5969bcf7cce2e97"
     "e00"
     "4b3b75eb597706d914ce980a0d3fca2ecfd5fe9c3b96759447c6835ea76bcb7f259caa4c"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA224, "sample",
     "e9c5c5a8a876bc46d2316491f6a6d7f1001ebd5dfcf5817fcaba95927f8263e0928a6237b6ae3b7e0be4afb6dd4ce"
     "d50"
     "009426d96170d19176ffc12d580f4fb4"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA224, "test",
     "dead086c9b67ceb3537eef4c981dd765865c40213dc72096e48b3877540c02579f8a6631fd063396cb9d6c1085424"
     "cbd"
     "cc6ca38548ab48be9560a8a8e62e72c3"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA256, "sample",
     "af340daf02cc15c8d5d08d7735dfe6b98a474ed373bdb5fbecf7571be52b38425009fb27f37034a9b24b707b7c6b7"
     "9ca"
     "23ddef9e25f7282e8a797efe53a8f124"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA256, "test",
     "2add61167e0ac5c25edea08ed68d6ebabc13410acc79175e24238ea652db18485aee075640df0ed12aefd79a6b345"
     "288"
     "7604c85ac3ffebfa714db17afe892675"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA384, "sample",
     "3fc73feed48d7b4103ec57be6eb46f73f67b3269037841f88ad7146c8b171ae75d10878a9f88980c7fc2a3f7bbee2"
     "ac9"
     "32f2b4f4509e1b2b9354ce2defc97c45"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA384, "test",
     "af785226579f8f9a41e90f196282aaf73b1aabf723f966eb236fe9f9ec6da16cc64f2cad3586c9ef7f73d4829d53c"
     "82d"
     "db464be532f4af754d2feab090c75951"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA512, "sample",
     "4d5e72f17bf65727b5828e88a28768e41afa734117f7a8aa2a2f8f1e6cde39a58c894678b61ad16846ad5e9f2d37d"
     "098"
     "9ff32eaa3015972f843030d0cdf66701"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA512, "test",
     "38743a06b21d1549d730a2119cd7134d95cd25069014c8fb764c9c8e42286551648f1c9f0a9800d455604cd18a5e4"
     "cb2"
     "74c7fa110cf2c177dd5819ec14ac0451"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_224, "sample",
     "9adc522793b928d23d8d4c1a82a88fef6257b0ea19215f42d12724b0d75f2d231f1d982ab060ac4c7ce471be443b1"
     "77d"
     "d8bc2dce5ded9ee3ef6fe1c3e1370e05"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_224, "test",
     "a1b68c6824af482bb831854947142c6fcbf80cd7a79b6c906347862c8d8d727f769e9067cc3c300f285d9f8e1ab71"
     "bbe"
     "20cf8d5d053624f4d28e2992e9acbeb5"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_256, "sample",
     "82dfac9fb4c2f300b0b9b790132e15bb82320729c946a357ad74dc203384624a9fba33220c06eac877d5e117c5900"
     "a8e"
     "abe9365db9db9755c897ce9b4eddfdb8"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_256, "test",
     "24878806228bf9ec596b9e01b46fe6deb66c048a67343c8c54fb75a6b351ac0c76513a72095066367ec0f32c3df23"
     "40a"
     "68254910540da019e255f6ebe7804063"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_384, "sample",
     "db4cfaf74a80106448795ae32cafab6171848773a94d7b7d399728a4726e983297cefc51c0abca1bbd2acf65a9f26"
     "e6d"
     "1aa2ac60d88b874f6be861f5201d236c"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_384, "test",
     "705563759209d926affb9070500478cb4d1b49dde479ad00e5ba8ecf464b4501ff1ff9273e1a1c403fb265c46f0d4"
     "d27"
     "a61e7f49d32392479b63c26a390a07cc"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_512, "sample",
     "7fa9e44c7ec6dcb5d67a6a7431595bd300b47b539cbdeeb3f79d81e95c28394a79cbce5d4d158877f5a83a1b39297"
     "076"
     "0485021e6f6189d079ac919fd4ecfcc3"},
    {SLIMB_CURVE_SECP256K1, SLIMB_HASH_SHA3_512, "test",
     "f06b8aca0ba6d906586d366dc5a47216906e9a413b725285b107668c5f5d7ec4360e38d850b3989ed4936337b0309"
     "48f"
     "e45b627373f9626330e1c42ad792dca4"},
};

static void test_rfc6979(void) {
  const unsigned flags = SLIMB_DETERMINISTIC | SLIMB_P1363;
  uint8_t d[WIDTH], want[SIG], sig[SLIMB_SIGNATURE_SIZE_MAX], digest[64];
  slimb_private_key priv;
  slimb_public_key pub;
  unsigned digest_len, tried = 0;
  load_key(&priv, &pub, d, rfc6979_keys[curve]);
  for (unsigned i = 0; i < COUNT(rfc6979); i++) {
    if (rfc6979[i].curve != curve) continue;
    const slimb_hash hash = rfc6979[i].hash;
    const uint8_t *msg = bytes(rfc6979[i].message);
    const size_t msg_len = strlen(rfc6979[i].message), want_len = 2 * width;
    size_t len = sizeof sig;
    test_context("hash %d, %s", hash, rfc6979[i].message);
    CHECK(test_hex(want, sizeof want, rfc6979[i].signature) == want_len);
    EVP_Digest(msg, msg_len, digest, &digest_len, peer_hash((int)hash), NULL);

    CHECK(slimb_ecdsa_sign(sig, &len, &priv, hash, msg, msg_len, flags) == SLIMB_OK);
    CHECK(len == want_len);
    CHECK_BYTES(sig, want, want_len);
    CHECK(slimb_ecdsa_verify(&pub, hash, msg, msg_len, sig, len, SLIMB_P1363) == SLIMB_OK);
    len = sizeof sig;
    CHECK(slimb_ecdsa_sign_digest(sig, &len, &priv, SLIMB_HASH_NONE, digest, digest_len,
                                  flags | SLIMB_HMAC(hash)) == SLIMB_OK);
    CHECK_BYTES(sig, want, want_len);

    len = sizeof sig;
    CHECK(slimb_ecdsa_sign(sig, &len, &priv, hash, msg, msg_len, SLIMB_DETERMINISTIC) == SLIMB_OK);
    CHECK(slimb_ecdsa_verify(&pub, hash, msg, msg_len, sig, len, 0) == SLIMB_OK);
    tried++;
  }
  CHECK(tried == 16);
}

/* The first candidate for this message is not below n: found by search for the tests of Go's
 * crypto/ecdsa, and confirmed by the Python model. */
static void test_rfc6979_second_candidate(void) {
  uint8_t d[WIDTH], want[64], sig[64];
  size_t len = sizeof sig;
  slimb_private_key priv;
  slimb_public_key pub;
  load_key(&priv, &pub, d, rfc6979_keys[curve]);
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
  uint8_t msg[128], d[WIDTH], k[32], want[64], sig[64], digest[64];
  slimb_private_key priv;
  slimb_public_key pub;
  for (unsigned i = 0; i < COUNT(cavp); i++) {
    const size_t msg_len = test_hex(msg, sizeof msg, cavp[i].message);
    unsigned digest_len;
    test_hex(k, 32, cavp[i].k);
    test_hex(want, 32, cavp[i].r);
    test_hex(want + 32, 32, cavp[i].s);
    load_key(&priv, &pub, d, cavp[i].d);
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

static void run(const char *backend) {
  static const backend_test tests[] = {
      {"RFC 6979 A.2 and its counterparts", test_rfc6979},
      {"RFC 6979: a refused first candidate", test_rfc6979_second_candidate},
      {"NIST CAVP SigGen", test_cavp},
  };
  run_tests(backend, tests, curve == SLIMB_CURVE_P256 ? COUNT(tests) : 1);
}

int main(void) {
  test_begin("ecdsa_known");
  for (curve = SLIMB_CURVE_P256; curve <= SLIMB_CURVE_SECP256K1; curve++) {
    width = slimb_private_size(curve);
    each_backend(curve, run);
  }
  return test_end();
}

#include "rows.h"

#include "ours.h"
#include "peer.h"

#define DIGEST_ROW_LEN 32 /* of the message behind the digest, which is hashed beforehand */

#define OPERATION(name) .ours = ours_##name, .peer = peer_##name, .message_len = DIGEST_ROW_LEN
#define TEXT(name, value) .parameter = {name, value, 0}
#define NUMBER(name, value) .parameter = {name, NULL, value}
#define MESSAGE(name, key, len) \
  NUMBER(key, len), .ours = ours_##name, .peer = peer_##name, .message_len = len

/* clang-format off */
const bench_row bench_rows[] = {
    /* what the targets speak of */
    {"keygen", OPERATION(keygen)},
    {"sign", OPERATION(sign)},
    {"verify", OPERATION(verify)},
    {"dh", OPERATION(dh)},

    {"dh.validating", .ours = ours_dh, .peer = peer_dh_validating, .message_len = DIGEST_ROW_LEN},
    {"sign.deterministic", .ours = ours_sign_deterministic, .message_len = DIGEST_ROW_LEN},
    {"verify.false", OPERATION(verify_false)},
    {"sign.key", TEXT("key", "one"), OPERATION(sign), .one_item = 1},
    {"sign.key", TEXT("key", "fresh"), OPERATION(sign_imported)},
    {"verify.key", TEXT("key", "one"), OPERATION(verify), .one_item = 1},
    {"verify.key", TEXT("key", "fresh"), OPERATION(verify_imported)},

    {"import.private", TEXT("format", "raw"), OPERATION(import_private), .format = SLIMB_FORMAT_RAW},
    {"import.private", TEXT("format", "sec1"), OPERATION(import_private), .format = SLIMB_FORMAT_SEC1},
    {"import.private", TEXT("format", "pkcs8"), OPERATION(import_private), .format = SLIMB_FORMAT_PKCS8},
    {"import.private", TEXT("format", "pem"), OPERATION(import_private), .format = SLIMB_FORMAT_PEM},
    {"import.public", TEXT("format", "raw"), OPERATION(import_public), .format = SLIMB_FORMAT_RAW},
    {"import.public", TEXT("format", "compressed"), OPERATION(import_public), .format = SLIMB_FORMAT_COMPRESSED},
    {"import.public", TEXT("format", "spki"), OPERATION(import_public), .format = SLIMB_FORMAT_SPKI},
    {"import.public", TEXT("format", "pem"), OPERATION(import_public), .format = SLIMB_FORMAT_PEM},

    /* OpenJDK's, under its names */
    {"Signatures.sign", MESSAGE(sign_message, "messageLength", 64)},
    {"Signatures.sign", MESSAGE(sign_message, "messageLength", 512)},
    {"Signatures.sign", MESSAGE(sign_message, "messageLength", 2048)},
    {"Signatures.sign", MESSAGE(sign_message, "messageLength", 16384)},
    {"KeyGenerators.keyPairGen", OPERATION(keygen)},
    {"Signature.ECDSA.sign", MESSAGE(sign_message, "dataSize", 1024)},
    {"Signature.ECDSA.sign", MESSAGE(sign_message, "dataSize", 16384)},
    {"Signature.ECDSA.verify", MESSAGE(verify_message, "dataSize", 1024)},
    {"Signature.ECDSA.verify", MESSAGE(verify_message, "dataSize", 16384)},
    {"KeyAgreement.EC.generateSecret", TEXT("kind", "full"), OPERATION(dh)},
    {"KeyAgreement.EC.generateSecret", TEXT("kind", "small"), OPERATION(agree)},

    /* whole operations on 9x29 beside 10x26 */
    {"review.keygen", OPERATION(keygen), .comparison = 1},
    {"review.sign", OPERATION(sign), .comparison = 1},
};
/* clang-format on */
const size_t bench_row_count = sizeof bench_rows / sizeof bench_rows[0];

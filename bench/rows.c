#include "rows.h"

#include "ours.h"
#include "peer.h"

#define DIGEST_ROW_LEN 32 /* of the message behind the digest, which is hashed beforehand */

#define EC .kinds = WORKLOAD_EC
#define XDH .kinds = WORKLOAD_XDH
#define EDDSA .kinds = WORKLOAD_EDDSA
#define SIGNING .kinds = WORKLOAD_SIGNING
#define AGREEING .kinds = WORKLOAD_AGREEING
#define ALL .kinds = WORKLOAD_ALL
#define OPERATION(name) .ours = ours_##name, .peer = peer_##name, .message_len = DIGEST_ROW_LEN
#define TEXT(name, value) .parameter = {name, value, 0}
#define NUMBER(name, value) .parameter = {name, NULL, value}
#define MESSAGE(name, key, len) \
  NUMBER(key, len), .ours = ours_##name, .peer = peer_##name, .message_len = len

/* clang-format off */
const bench_row bench_rows[] = {
    /* what the targets speak of */
    {"keygen", ALL, OPERATION(keygen)},
    {"sign", SIGNING, OPERATION(sign)},
    {"verify", SIGNING, OPERATION(verify)},
    {"dh", AGREEING, OPERATION(dh)},

    {"dh.validating", EC, .ours = ours_dh, .peer = peer_dh_validating, .message_len = DIGEST_ROW_LEN},
    {"sign.deterministic", EC, .ours = ours_sign_deterministic, .message_len = DIGEST_ROW_LEN},
    {"verify.false", SIGNING, OPERATION(verify_false)},
    {"sign.key", SIGNING, TEXT("key", "one"), OPERATION(sign), .one_item = 1},
    {"sign.key", SIGNING, TEXT("key", "fresh"), OPERATION(sign_imported)},
    {"verify.key", SIGNING, TEXT("key", "one"), OPERATION(verify), .one_item = 1},
    {"verify.key", SIGNING, TEXT("key", "fresh"), OPERATION(verify_imported)},

    {"import.private", ALL, TEXT("format", "raw"), OPERATION(import_private), .format = SLIMB_FORMAT_RAW},
    {"import.private", EC, TEXT("format", "sec1"), OPERATION(import_private), .format = SLIMB_FORMAT_SEC1},
    {"import.private", ALL, TEXT("format", "pkcs8"), OPERATION(import_private), .format = SLIMB_FORMAT_PKCS8},
    {"import.private", ALL, TEXT("format", "pem"), OPERATION(import_private), .format = SLIMB_FORMAT_PEM},
    {"import.public", ALL, TEXT("format", "raw"), OPERATION(import_public), .format = SLIMB_FORMAT_RAW},
    {"import.public", EC, TEXT("format", "compressed"), OPERATION(import_public), .format = SLIMB_FORMAT_COMPRESSED},
    {"import.public", ALL, TEXT("format", "spki"), OPERATION(import_public), .format = SLIMB_FORMAT_SPKI},
    {"import.public", ALL, TEXT("format", "pem"), OPERATION(import_public), .format = SLIMB_FORMAT_PEM},

    /* OpenJDK's, under its names */
    {"Signatures.sign", EC, MESSAGE(sign_message, "messageLength", 64), .numbered = 1},
    {"Signatures.sign", EC, MESSAGE(sign_message, "messageLength", 512), .numbered = 1},
    {"Signatures.sign", EC, MESSAGE(sign_message, "messageLength", 2048), .numbered = 1},
    {"Signatures.sign", EC, MESSAGE(sign_message, "messageLength", 16384), .numbered = 1},
    {"KeyGenerators.keyPairGen", EC, OPERATION(keygen), .numbered = 1},
    {"KeyPairGenerator.generateKeyPair", ALL, OPERATION(keygen), .numbered = 1},
    {"Signature.ECDSA.sign", EC, MESSAGE(sign_message, "dataSize", 1024), .numbered = 1},
    {"Signature.ECDSA.sign", EC, MESSAGE(sign_message, "dataSize", 16384), .numbered = 1},
    {"Signature.ECDSA.verify", EC, MESSAGE(verify_message, "dataSize", 1024), .numbered = 1},
    {"Signature.ECDSA.verify", EC, MESSAGE(verify_message, "dataSize", 16384), .numbered = 1},
    {"Signature.EdDSA.sign", EDDSA, MESSAGE(sign_message, "dataSize", 1024), .numbered = 1},
    {"Signature.EdDSA.sign", EDDSA, MESSAGE(sign_message, "dataSize", 16384), .numbered = 1},
    {"Signature.EdDSA.verify", EDDSA, MESSAGE(verify_message, "dataSize", 1024), .numbered = 1},
    {"Signature.EdDSA.verify", EDDSA, MESSAGE(verify_message, "dataSize", 16384), .numbered = 1},
    {"KeyAgreement.EC.generateSecret", EC, TEXT("kind", "full"), OPERATION(dh), .numbered = 1},
    {"KeyAgreement.EC.generateSecret", EC, TEXT("kind", "small"), OPERATION(agree), .numbered = 1},
    {"KeyAgreement.XDH.generateSecret", XDH, TEXT("kind", "full"), OPERATION(dh), .numbered = 1},
    {"KeyAgreement.XDH.generateSecret", XDH, TEXT("kind", "small"), OPERATION(agree), .numbered = 1},

    /* whole operations on 9x29 beside 10x26 */
    {"review.keygen", EC, OPERATION(keygen), .comparison = 1},
    {"review.sign", EC, OPERATION(sign), .comparison = 1},
};
/* clang-format on */
const size_t bench_row_count = sizeof bench_rows / sizeof bench_rows[0];

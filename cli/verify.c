#include <stdio.h>

#include "cli.h"
#include "digest.h"
#include "io.h"
#include "keyfile.h"
#include "text.h"

static const char *input, *key_path, *sig_path, *hash_name;
static const char *hex, *base64, *p1363, *is_digest;

static const cli_option options[] = {
    {'k', "key", "FILE", 1, "the public key", &key_path},
    {'s', "signature", "FILE", 1, "the signature", &sig_path},
    {0, "hash", "NAME", 0, DIGEST_HASHES, &hash_name},
    {0, "digest", NULL, 0, "the input is the digest itself, binary", &is_digest},
    {0, "p1363", NULL, 0, "the signature is r and s at full width (64 bytes)", &p1363},
    {0, "hex", NULL, 0, "the signature is written in hex", &hex},
    {0, "base64", NULL, 0, "the signature is written in base64", &base64},
};

/* Reads the signature, which is untrusted: a text that does not decode, or a file too long to be
 * one, leaves *len = 0, which the library calls malformed. */
static int read_signature(uint8_t *sig, size_t *len) {
  size_t room = *len;
  int status = io_read(sig, len, sig_path);
  if (status != CLI_OK) return status;
  int decoded = *len <= room;
  if (decoded && hex != NULL) decoded = text_hex_decode(sig, len, sig, *len);
  if (decoded && base64 != NULL) decoded = text_base64_decode(sig, len, sig, *len);
  if (!decoded) *len = 0;
  return CLI_OK;
}

static int judge(int code) {
  switch (code) {
    case SLIMB_OK:
      printf("The signature is good.\n");
      return CLI_OK;
    case SLIMB_E_SIGNATURE:
      (void)complain("the signature is false");
      return CLI_FALSE;
    case SLIMB_E_ENCODING:
    case SLIMB_E_LENGTH:
      (void)complain("the signature is malformed: it is not in %s%s",
                     p1363 != NULL ? "P1363 form" : "DER",
                     hex != NULL      ? " written in hex"
                     : base64 != NULL ? " written in base64"
                                      : "");
      return CLI_FALSE;
    default:
      return complain("the signature was not checked: %s", slimb_strerror(code));
  }
}

static int run(void) {
  if (hex != NULL && base64 != NULL)
    return complain_usage("options --hex and --base64 exclude each other");
  digest d;
  slimb_public_key key;
  uint8_t sig[1024];
  size_t sig_len = sizeof sig;
  int status = digest_choose(&d, hash_name);
  if (status == CLI_OK) status = keyfile_load_public(&key, key_path);
  if (status == CLI_OK) status = read_signature(sig, &sig_len);
  if (status == CLI_OK) status = digest_read(&d, input, is_digest != NULL);
  if (status != CLI_OK) return status;
  return judge(slimb_ecdsa_verify_digest(&key, d.hash, d.data, d.len, sig, sig_len,
                                         p1363 != NULL ? SLIMB_P1363 : 0u));
}

const cli_command verify_command = {
    .name = "verify",
    .summary = "check the signature of a file",
    .usage = "-k KEY -s SIGNATURE [OPTION]... [FILE]",
    .about =
        "Checks the signature of FILE, or of standard input. Exit status: 0 if it is\n"
        "good, 1 if it does not verify, be it false or malformed, 2 if it could not be\n"
        "checked.\n" KEYFILE_FORMATS,
    .examples =
        "  slimb verify -k pub.pem -s README.sig README.md\n"
        "  slimb verify -k pub.pem -s sig.txt --base64 --hash sha512 < backup.tar\n"
        "  openssl dgst -sha256 -sign key.pem -out README.sig README.md\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .operand = &input,
    .run = run,
};

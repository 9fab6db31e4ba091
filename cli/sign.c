#include <string.h>

#include "cli.h"
#include "digest.h"
#include "io.h"
#include "keyfile.h"
#include "text.h"

static const char *input, *key_path, *output, *hash_name;
static const char *hex, *base64, *p1363, *deterministic, *is_digest, *force;

static const cli_option options[] = {
    {'k', "key", "FILE", 1, "the private key", &key_path},
    {'o', "output", "FILE", 0, "write to FILE; else to standard output", &output},
    {0, "hash", "NAME", 0, DIGEST_HASHES, &hash_name},
    {0, "digest", NULL, 0, "the input is the digest itself, binary", &is_digest},
    {0, "p1363", NULL, 0, "r and s at full width (64 bytes) in place of DER", &p1363},
    {0, "hex", NULL, 0, "write the signature as a line of hex", &hex},
    {0, "base64", NULL, 0, "write the signature as a line of base64", &base64},
    {0, "deterministic", NULL, 0, "draw the nonce as RFC 6979 does, without randomness",
     &deterministic},
    {0, "force", NULL, 0, "replace the output even if it is a private key", &force},
};

/* Writes the signature in the form that was asked for. */
static int write_signature(const uint8_t *sig, size_t len) {
  const io_target target = {.path = output,
                            .force = force != NULL,
                            .binary = hex == NULL && base64 == NULL,
                            .text_hint = "--hex or --base64"};
  if (target.binary) return io_write(&target, sig, len);
  char text[2 * SLIMB_SIGNATURE_SIZE_MAX + 2];
  (hex != NULL ? text_hex : text_base64)(text, sig, len);
  strcat(text, "\n");
  return io_write(&target, (const uint8_t *)text, strlen(text));
}

static int run(void) {
  if (hex != NULL && base64 != NULL)
    return complain_usage("options --hex and --base64 exclude each other");
  digest d;
  slimb_private_key key;
  int status = digest_choose(&d, hash_name);
  if (status != CLI_OK) return status;
  status = keyfile_load_private(&key, key_path);
  if (status == CLI_OK) status = digest_read(&d, input, is_digest != NULL);
  if (status == CLI_OK) {
    unsigned flags =
        (p1363 != NULL ? SLIMB_P1363 : 0u) | (deterministic != NULL ? SLIMB_DETERMINISTIC : 0u);
    uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
    size_t len = sizeof sig;
    int code = slimb_ecdsa_sign_digest(sig, &len, &key, d.hash, d.data, d.len, flags);
    status = code == SLIMB_OK ? write_signature(sig, len)
                              : complain("no signature was made: %s", slimb_strerror(code));
  }
  slimb_private_key_wipe(&key);
  return status;
}

const cli_command sign_command = {
    .name = "sign",
    .summary = "sign a file (ECDSA)",
    .usage = "-k KEY [OPTION]... [FILE]",
    .about =
        "Signs FILE, or standard input, of any size. The nonce is drawn from the key, the\n"
        "digest and fresh randomness together, unless --deterministic is given.\n" KEYFILE_FORMATS,
    .examples =
        "  slimb sign -k key.pem README.md -o README.sig\n"
        "  tar c src | slimb sign -k key.pem --hash sha512 --base64\n"
        "  openssl dgst -verify pub.pem -signature README.sig README.md\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .operand = &input,
    .run = run,
};

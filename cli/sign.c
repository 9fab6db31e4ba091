#include <string.h>

#include "cli.h"
#include "io.h"
#include "keyfile.h"
#include "message.h"
#include "text.h"

static message_options message_given;
static const char *key_path, *curve_name, *output, *hex, *base64, *deterministic, *force;

static const cli_option options[] = {
    {'k', "key", "FILE", 1, "the private key", &key_path},
    {'o', "output", "FILE", 0, "write to FILE; else to standard output", &output},
    {0, "curve", "NAME", 0, KEYFILE_CURVE, &curve_name},
    MESSAGE_OPTIONS(message_given),
    {0, "p1363", NULL, 0, "ECDSA: r and s at full width in place of DER", &message_given.p1363},
    {0, "low-s", NULL, 0, "ECDSA: the smaller of s and n - s", &message_given.low_s},
    {0, "deterministic", NULL, 0, "ECDSA: the nonce of RFC 6979, without randomness",
     &deterministic},
    {0, "hex", NULL, 0, "write the signature as a line of hex", &hex},
    {0, "base64", NULL, 0, "write the signature as a line of base64", &base64},
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

static int sign(uint8_t *sig, size_t *len, const slimb_private_key *key, const message *m) {
  if (m->is_eddsa && m->is_digest)
    return slimb_eddsa_sign_digest(sig, len, key, m->context, m->context_len, m->d.data, m->d.len,
                                   0);
  if (m->is_eddsa)
    return slimb_eddsa_sign(sig, len, key, m->context, m->context_len, m->text, m->text_len, 0);
  const unsigned flags = (message_given.p1363 != NULL ? SLIMB_P1363 : 0u) |
                         (message_given.low_s != NULL ? SLIMB_LOW_S : 0u) |
                         (deterministic != NULL ? SLIMB_DETERMINISTIC : 0u);
  return slimb_ecdsa_sign_digest(sig, len, key, m->d.hash, m->d.data, m->d.len, flags);
}

/* Refuses what the key does not do, before anything is read. */
static int check(slimb_curve curve) {
  const int status = message_check(&message_given, key_path, curve);
  if (status == CLI_OK && deterministic != NULL && text_is_eddsa(curve))
    return complain_usage("option --deterministic does not go with a key of %s, which always is",
                          text_curve_name(curve));
  return status;
}

static int run(void) {
  if (hex != NULL && base64 != NULL)
    return complain_usage("options --hex and --base64 exclude each other");
  slimb_private_key key;
  slimb_curve curve;
  message m = {.text = NULL};
  int status = text_curve_option(&curve, curve_name, SLIMB_CURVE_ANY);
  if (status == CLI_OK) status = message_check_names(&message_given);
  if (status != CLI_OK) return status;
  status = keyfile_load_private(&key, key_path, curve);
  if (status == CLI_OK) status = check(slimb_private_key_curve(&key));
  if (status == CLI_OK) status = message_read(&m, &message_given, slimb_private_key_curve(&key));
  if (status == CLI_OK) {
    uint8_t sig[SLIMB_SIGNATURE_SIZE_MAX];
    size_t len = sizeof sig;
    const int code = sign(sig, &len, &key, &m);
    status = code == SLIMB_OK ? write_signature(sig, len)
                              : complain("no signature was made: %s", slimb_strerror(code));
  }
  message_end(&m);
  slimb_private_key_wipe(&key);
  return status;
}

const cli_command sign_command = {
    .name = "sign",
    .summary = "sign a file (ECDSA, EdDSA)",
    .usage = "-k KEY [OPTION]... [FILE]",
    .about =
        "Signs FILE, or standard input. ECDSA signs a digest, of a file of any size; the\n"
        "nonce is drawn from the key, the digest and fresh randomness together, unless\n"
        "--deterministic is given. A key of Ed25519 or Ed448 signs the message itself,\n"
        "which is read into memory, or with --prehash a digest of it.\n" KEYFILE_FORMATS,
    .examples =
        "  slimb sign -k key.pem README.md -o README.sig\n"
        "  tar c src | slimb sign -k key.pem --hash sha512 --base64\n"
        "  slimb sign -k ed25519.pem README.md -o README.sig\n"
        "  openssl dgst -verify pub.pem -signature README.sig README.md\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .operand = &message_given.input,
    .run = run,
};

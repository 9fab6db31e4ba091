#include <stdio.h>

#include "cli.h"
#include "io.h"
#include "keyfile.h"
#include "message.h"
#include "text.h"

static message_options message_given;
static const char *key_path, *sig_path, *curve_name, *hex, *base64, *strict;

static const cli_option options[] = {
    {'k', "key", "FILE", 1, "the public key", &key_path},
    {'s', "signature", "FILE", 1, "the signature", &sig_path},
    {0, "curve", "NAME", 0, KEYFILE_CURVE, &curve_name},
    MESSAGE_OPTIONS(message_given),
    {0, "p1363", NULL, 0, "ECDSA: the signature is r and s at full width", &message_given.p1363},
    {0, "low-s", NULL, 0, "ECDSA: refuse an s above n / 2", &message_given.low_s},
    {0, "strict", NULL, 0, "EdDSA: refuse a key or an R of small order", &strict},
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

static int judge(int code, const char *form) {
  switch (code) {
    case SLIMB_OK:
      printf("The signature is good.\n");
      return CLI_OK;
    case SLIMB_E_SIGNATURE:
      (void)complain("the signature is false%s",
                     message_given.low_s != NULL ? ", or its s is above half the order" : "");
      return CLI_FALSE;
    case SLIMB_E_ENCODING:
    case SLIMB_E_LENGTH:
      (void)complain("the signature is malformed: it is not in %s%s", form,
                     hex != NULL      ? " written in hex"
                     : base64 != NULL ? " written in base64"
                                      : "");
      return CLI_FALSE;
    default:
      return complain("the signature was not checked: %s", slimb_strerror(code));
  }
}

static int verify(const slimb_public_key *key, const message *m, const uint8_t *sig,
                  size_t sig_len) {
  const unsigned eddsa = strict != NULL ? SLIMB_STRICT : 0u;
  if (m->is_eddsa && m->is_digest)
    return slimb_eddsa_verify_digest(key, m->context, m->context_len, m->d.data, m->d.len, sig,
                                     sig_len, eddsa);
  if (m->is_eddsa)
    return slimb_eddsa_verify(key, m->context, m->context_len, m->text, m->text_len, sig, sig_len,
                              eddsa);
  return slimb_ecdsa_verify_digest(key, m->d.hash, m->d.data, m->d.len, sig, sig_len,
                                   (message_given.p1363 != NULL ? SLIMB_P1363 : 0u) |
                                       (message_given.low_s != NULL ? SLIMB_LOW_S : 0u));
}

/* Refuses what the key does not do, before anything else is read. */
static int check(slimb_curve curve) {
  const int status = message_check(&message_given, key_path, curve);
  if (status == CLI_OK && strict != NULL && !text_is_eddsa(curve))
    return complain_usage("option --strict does not go with a key of %s", text_curve_name(curve));
  return status;
}

static int run(void) {
  if (hex != NULL && base64 != NULL)
    return complain_usage("options --hex and --base64 exclude each other");
  slimb_public_key key;
  slimb_curve curve;
  message m = {.text = NULL};
  uint8_t sig[1024];
  size_t sig_len = sizeof sig;
  int status = text_curve_option(&curve, curve_name, SLIMB_CURVE_ANY);
  if (status == CLI_OK) status = message_check_names(&message_given);
  if (status == CLI_OK) status = keyfile_load_public(&key, key_path, curve, SNIFF_AS_PUBLIC);
  if (status == CLI_OK) status = check(slimb_public_key_curve(&key));
  if (status == CLI_OK) status = read_signature(sig, &sig_len);
  if (status == CLI_OK) status = message_read(&m, &message_given, slimb_public_key_curve(&key));
  if (status == CLI_OK) {
    const char *form = m.is_eddsa                    ? "the form R | S"
                       : message_given.p1363 != NULL ? "P1363 form"
                                                     : "DER";
    status = judge(verify(&key, &m, sig, sig_len), form);
  }
  message_end(&m);
  return status;
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
    .operand = &message_given.input,
    .run = run,
};

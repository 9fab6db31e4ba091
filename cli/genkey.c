#include <string.h>

#include "cli.h"
#include "io.h"
#include "slimb.h"
#include "text.h"

static const char *output, *curve_name, *format_name, *force;

static const cli_option options[] = {
    {'o', "output", "FILE", 1, "write the key to FILE, mode 0600; - prints it", &output},
    {0, "curve", "NAME", 0,
     "P-256 (default; also prime256v1, secp256r1), P-384\n"
     "(secp384r1), P-521 (secp521r1), secp256k1, X25519,\n"
     "X448, Ed25519 or Ed448",
     &curve_name},
    {0, "format", "FORMAT", 0,
     "pem       PKCS#8 in PEM (default)\n"
     "der       PKCS#8 in DER\n"
     "der-v2    PKCS#8 of version 2 in DER, with the public\n"
     "          key: X25519, X448, Ed25519, Ed448\n"
     "sec1      ECPrivateKey in PEM: the other curves\n"
     "sec1-der  ECPrivateKey in DER\n"
     "raw       the bare key: a number at full width,\n"
     "          big-endian, or the bytes of RFC 7748 or 8032",
     &format_name},
    {0, "force", NULL, 0, "replace FILE if it exists", &force},
};

static slimb_format find_format(const char *name) {
  static const struct {
    const char *name;
    slimb_format format;
  } formats[] = {
      {"pem", SLIMB_FORMAT_PEM},       {"der", SLIMB_FORMAT_PKCS8},
      {"sec1", SLIMB_FORMAT_SEC1_PEM}, {"sec1-der", SLIMB_FORMAT_SEC1},
      {"raw", SLIMB_FORMAT_RAW},       {"der-v2", SLIMB_FORMAT_PKCS8_V2},
  };
  for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
    if (strcmp(name, formats[i].name) == 0) return formats[i].format;
  return (slimb_format)0;
}

static int run(void) {
  slimb_curve curve;
  if (text_curve_option(&curve, curve_name, SLIMB_CURVE_P256) != CLI_OK) return CLI_ERROR;
  slimb_format format = format_name == NULL ? SLIMB_FORMAT_PEM : find_format(format_name);
  if (format == 0) return complain_usage("unknown --format '%s'", format_name);
  const int is_ec = !text_is_xdh(curve) && !text_is_eddsa(curve);
  if (is_ec ? format == SLIMB_FORMAT_PKCS8_V2
            : format == SLIMB_FORMAT_SEC1 || format == SLIMB_FORMAT_SEC1_PEM)
    return complain_usage("--format %s does not go with %s", format_name, text_curve_name(curve));

  slimb_private_key key;
  uint8_t encoded[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof encoded;
  int code = slimb_keypair_generate(&key, NULL, curve);
  if (code == SLIMB_OK) code = slimb_private_key_export(encoded, &len, &key, format);
  int status;
  if (code == SLIMB_OK) {
    const io_target target = {.path = output, .secret = 1, .force = force != NULL};
    status = io_write(&target, encoded, len);
  } else {
    status = complain("no key was made: %s", slimb_strerror(code));
  }
  slimb_private_key_wipe(&key);
  io_wipe(encoded, sizeof encoded);
  return status;
}

const cli_command genkey_command = {
    .name = "genkey",
    .summary = "make a private key",
    .usage = "-o FILE [OPTION]...",
    .about =
        "Makes a private key out of the system's randomness. Nothing is printed unless\n"
        "-o - asks for it, and an existing file is left alone unless --force is given.\n",
    .examples =
        "  slimb genkey -o key.pem\n"
        "  slimb genkey -o key.der --format der --curve Ed25519\n"
        "  slimb genkey -o - | openssl pkey -text -noout\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};

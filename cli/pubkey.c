#include <string.h>

#include "cli.h"
#include "io.h"
#include "keyfile.h"
#include "text.h"

static const char *input, *output, *curve_name, *raw_kind, *format_name, *force;

static const cli_option options[] = {
    {'o', "output", "FILE", 0, "write to FILE; otherwise to standard output", &output},
    {0, "format", "FORMAT", 0,
     "pem         SubjectPublicKeyInfo in PEM (default)\n"
     "der         SubjectPublicKeyInfo in DER\n"
     "raw         the SEC 1 point, uncompressed, or the bytes\n"
     "            of RFC 7748 or 8032\n"
     "compressed  the SEC 1 point, compressed",
     &format_name},
    {0, "curve", "NAME", 0, KEYFILE_CURVE, &curve_name},
    {0, "raw", "KIND", 0, KEYFILE_RAW, &raw_kind},
    {0, "force", NULL, 0, "replace FILE even if it is a private key", &force},
};

static slimb_format find_format(const char *name) {
  static const struct {
    const char *name;
    slimb_format format;
  } formats[] = {
      {"pem", SLIMB_FORMAT_PEM},
      {"der", SLIMB_FORMAT_SPKI},
      {"raw", SLIMB_FORMAT_RAW},
      {"compressed", SLIMB_FORMAT_COMPRESSED},
  };
  for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
    if (strcmp(name, formats[i].name) == 0) return formats[i].format;
  return (slimb_format)0;
}

static int run(void) {
  slimb_format format = format_name == NULL ? SLIMB_FORMAT_PEM : find_format(format_name);
  if (format == 0) return complain_usage("unknown --format '%s'", format_name);

  slimb_curve curve;
  sniff_as as;
  slimb_public_key key;
  int status = text_curve_option(&curve, curve_name, SLIMB_CURVE_ANY);
  if (status == CLI_OK) status = keyfile_raw_option(&as, raw_kind);
  if (status == CLI_OK) status = keyfile_load_public(&key, input == NULL ? "-" : input, curve, as);
  if (status != CLI_OK) return status;
  curve = slimb_public_key_curve(&key);
  if (format == SLIMB_FORMAT_COMPRESSED && (text_is_xdh(curve) || text_is_eddsa(curve)))
    return complain_usage("--format compressed does not go with %s", text_curve_name(curve));
  uint8_t encoded[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len = sizeof encoded;
  int code = slimb_public_key_export(encoded, &len, &key, format);
  if (code != SLIMB_OK) return complain("the key was not written: %s", slimb_strerror(code));
  const io_target target = {.path = output,
                            .force = force != NULL,
                            .binary = format != SLIMB_FORMAT_PEM,
                            .text_hint = "--format pem"};
  return io_write(&target, encoded, len);
}

const cli_command pubkey_command = {
    .name = "pubkey",
    .summary = "give the public key of a private key, or convert a public key",
    .usage = "[OPTION]... [KEY]",
    .about = "Writes the public key of KEY, or of standard input.\n" KEYFILE_FORMATS,
    .examples =
        "  slimb pubkey key.pem -o pub.pem\n"
        "  slimb pubkey pub.pem --format compressed -o pub.bin\n"
        "  openssl ecparam -name prime256v1 -genkey | slimb pubkey\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .operand = &input,
    .run = run,
};

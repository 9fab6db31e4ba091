#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "io.h"
#include "keyfile.h"
#include "text.h"

static const char *input, *curve_name, *raw_kind, *json, *show_private;

static const cli_option options[] = {
    {0, "curve", "NAME", 0, KEYFILE_CURVE, &curve_name},
    {0, "raw", "KIND", 0, KEYFILE_RAW, &raw_kind},
    {0, "json", NULL, 0, "one JSON object on one line", &json},
    {0, "private", NULL, 0, "show the private key as well", &show_private},
};

/* ---- the report: lines "name: value", or the members of one object ---- */

typedef struct {
  char text[2048];
  size_t len;
} report;

static void add(report *r, const char *name, const char *value) {
  char *out = r->text + r->len;
  size_t room = sizeof r->text - r->len;
  int n = json != NULL
              ? snprintf(out, room, "%s\"%s\":\"%s\"", r->len == 0 ? "{" : ",", name, value)
              : snprintf(out, room, "%s:%*s%s\n", name, 13 - (int)strlen(name), "", value);
  r->len += (size_t)n;
}

static void add_bytes(report *r, const char *name, const uint8_t *bytes, size_t len) {
  char hex[2 * SLIMB_ENCODED_KEY_SIZE_MAX + 1];
  text_hex(hex, bytes, len);
  add(r, name, hex);
  io_wipe(hex, sizeof hex);
}

static int print(report *r) {
  const io_target target = {.path = NULL};
  if (json != NULL) r->len += (size_t)snprintf(r->text + r->len, sizeof r->text - r->len, "}\n");
  return io_write(&target, (const uint8_t *)r->text, r->len);
}

/* ---- keys ---- */

static int add_private_key(report *r, const keyfile *file) {
  slimb_private_key key;
  uint8_t raw[SLIMB_PRIVATE_SIZE_MAX];
  size_t len = sizeof raw;
  int status = keyfile_private(&key, file);
  if (status == CLI_OK) {
    if (slimb_private_key_export(raw, &len, &key, SLIMB_FORMAT_RAW) == SLIMB_OK)
      add_bytes(r, "private", raw, len);
    else
      status = keyfile_complain(file);
  }
  slimb_private_key_wipe(&key);
  io_wipe(raw, sizeof raw);
  return status;
}

/* The fingerprint is SHA-256 over SubjectPublicKeyInfo, as in certificate pinning (RFC 7469). */
static int fingerprint(char *out, const uint8_t *spki, size_t len) {
  uint8_t digest[SLIMB_HASH_SIZE_MAX];
  size_t digest_len = sizeof digest;
  slimb_hash_ctx ctx;
  int code = slimb_hash_start(&ctx, SLIMB_HASH_SHA256);
  if (code != SLIMB_OK) return code;
  code = slimb_hash_update(&ctx, spki, len);
  if (code != SLIMB_OK) {
    slimb_hash_abandon(&ctx);
    return code;
  }
  code = slimb_hash_finish(digest, &digest_len, &ctx);
  if (code != SLIMB_OK) return code;
  strcpy(out, "sha256:");
  text_hex(out + strlen(out), digest, digest_len);
  return code;
}

static int add_public_key(report *r, const keyfile *file) {
  slimb_public_key key;
  int status = keyfile_public(&key, file);
  if (status != CLI_OK) return status;
  add(r, "curve", text_curve_name(slimb_public_key_curve(&key)));

  uint8_t bytes[SLIMB_ENCODED_KEY_SIZE_MAX];
  char print_of_key[2 * SLIMB_HASH_SIZE_MAX + 8];
  size_t len = sizeof bytes;
  int code = slimb_public_key_export(bytes, &len, &key, SLIMB_FORMAT_RAW);
  if (code == SLIMB_OK) {
    add_bytes(r, "public", bytes, len);
    len = sizeof bytes;
    if (slimb_public_key_export(bytes, &len, &key, SLIMB_FORMAT_COMPRESSED) == SLIMB_OK)
      add_bytes(r, "compressed", bytes, len);
    len = sizeof bytes;
    code = slimb_public_key_export(bytes, &len, &key, SLIMB_FORMAT_SPKI);
  }
  if (code == SLIMB_OK) code = fingerprint(print_of_key, bytes, len);
  if (code != SLIMB_OK) return complain("'%s': %s", file->name, slimb_strerror(code));
  add(r, "fingerprint", print_of_key);
  return CLI_OK;
}

/* ---- signatures ---- */

enum { INTEGER_MAX = 66 };

/* Takes a DER integer that is minimal and not negative; without the zero before a top bit. */
static int take_integer(const uint8_t **in, const uint8_t *end, const uint8_t **value,
                        size_t *value_len) {
  const uint8_t *p = *in;
  if (end - p < 3 || p[0] != 0x02 || p[1] == 0 || p[1] > INTEGER_MAX + 1) return 0;
  size_t len = p[1];
  p += 2;
  if ((size_t)(end - p) < len || p[0] >= 0x80) return 0;
  *in = p + len;
  if (p[0] == 0 && len > 1) {
    if (p[1] < 0x80) return 0;
    p++;
    len--;
  }
  *value = p;
  *value_len = len;
  return len <= INTEGER_MAX;
}

/* At least as wide as P-256 has it, so that leading zeros show. */
static void add_integer(report *r, const char *name, const uint8_t *value, size_t len) {
  uint8_t padded[INTEGER_MAX] = {0};
  size_t width = len < SLIMB_P256_PRIVATE_SIZE ? SLIMB_P256_PRIVATE_SIZE : len;
  memcpy(padded + width - len, value, len);
  add_bytes(r, name, padded, width);
}

static int add_signature_der(report *r, const keyfile *file) {
  const uint8_t *in = file->data, *end = in + file->len;
  const uint8_t *x, *y;
  size_t x_len, y_len, body;
  int header = in[1] == 0x81 ? 3 : 2;
  body = file->len - (size_t)header;
  if (in[header - 1] != body || (header == 3) != (body >= 0x80) || body > 0xff)
    return complain("'%s' looks like a signature but is malformed", file->name);
  in += header;
  if (!take_integer(&in, end, &x, &x_len) || !take_integer(&in, end, &y, &y_len) || in != end)
    return complain("'%s' looks like a signature but is malformed", file->name);
  add_integer(r, "r", x, x_len);
  add_integer(r, "s", y, y_len);
  return CLI_OK;
}

static int add_signature_halves(report *r, const keyfile *file) {
  size_t half = file->len / 2;
  add_bytes(r, "r", file->data, half);
  add_bytes(r, "s", file->data + half, half);
  return CLI_OK;
}

/* ---- the verb ---- */

static int inspect(report *r, const keyfile *file) {
  static const char *const kinds[] = {
      [SNIFF_PRIVATE_KEY] = "private key",   [SNIFF_PUBLIC_KEY] = "public key",
      [SNIFF_SIGNATURE_DER] = "signature",   [SNIFF_SIGNATURE_P1363] = "signature",
      [SNIFF_SIGNATURE_EDDSA] = "signature",
  };
  const sniff_result *what = &file->what;
  if (what->encoding == NULL) return keyfile_complain(file);
  if (show_private != NULL && what->kind != SNIFF_PRIVATE_KEY)
    return complain("'%s' is no private key, which --private needs", file->name);
  add(r, "kind", kinds[what->kind]);
  add(r, "format", what->encoding);
  switch (what->kind) {
    case SNIFF_SIGNATURE_DER:
      return add_signature_der(r, file);
    case SNIFF_SIGNATURE_P1363:
    case SNIFF_SIGNATURE_EDDSA:
      return add_signature_halves(r, file);
    default: {
      int status = add_public_key(r, file);
      return status == CLI_OK && show_private != NULL ? add_private_key(r, file) : status;
    }
  }
}

static int run(void) {
  keyfile file = {.len = 0};
  report r = {.len = 0};
  slimb_curve curve;
  sniff_as as;
  int status = text_curve_option(&curve, curve_name, SLIMB_CURVE_ANY);
  if (status == CLI_OK) status = keyfile_raw_option(&as, raw_kind);
  if (status == CLI_OK && show_private != NULL && as == SNIFF_AS_EITHER) as = SNIFF_AS_PRIVATE;
  if (status == CLI_OK) status = keyfile_read(&file, input == NULL ? "-" : input, curve, as);
  if (status == CLI_OK) status = inspect(&r, &file);
  if (status == CLI_OK) status = print(&r);
  io_wipe(&file, sizeof file);
  io_wipe(&r, sizeof r);
  return status;
}

const cli_command inspect_command = {
    .name = "inspect",
    .summary = "say what a file is: a key or a signature",
    .usage = "[OPTION]... [FILE]",
    .about =
        "Says what FILE, or standard input, is. Of a key: the format (as --format of\n"
        "genkey and pubkey has it), curve, public key and fingerprint, which is SHA-256\n"
        "over its SubjectPublicKeyInfo; of a signature: the format, r and s. A private\n"
        "key is checked, but shown only with --private. A raw key needs --curve where\n"
        "several curves have keys of its length. Any 64 bytes may be a P1363 signature\n"
        "or one of Ed25519.\n",
    .examples =
        "  slimb inspect key.pem\n"
        "  slimb inspect README.sig --json\n"
        "  openssl pkey -in key.pem -pubout -outform DER | slimb inspect\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .operand = &input,
    .run = run,
};

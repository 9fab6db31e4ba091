#include "keyfile.h"

#include <string.h>

#include "io.h"
#include "text.h"

int keyfile_raw_option(sniff_as *as, const char *value) {
  *as = value == NULL                   ? SNIFF_AS_EITHER
        : strcmp(value, "private") == 0 ? SNIFF_AS_PRIVATE
                                        : SNIFF_AS_PUBLIC;
  if (*as != SNIFF_AS_PUBLIC || strcmp(value, "public") == 0) return CLI_OK;
  return complain_usage("unknown --raw '%s'", value);
}

/* A raw key's curve, as it is required or as the length tells. */
static void settle_raw(keyfile *file, sniff_as as) {
  slimb_curve curve = file->curve;
  if (curve == SLIMB_CURVE_ANY) curve = sniff_raw_curve(file->data, file->len);
  if (curve == SLIMB_CURVE_ANY) return;
  file->what = sniff_raw(curve, as, file->data, file->len);
  file->curve = curve;
}

int keyfile_read(keyfile *file, const char *path, slimb_curve curve, sniff_as as) {
  file->name = path[0] == '-' && path[1] == '\0' ? "standard input" : path;
  file->len = sizeof file->data;
  int status = io_read(file->data, &file->len, path);
  if (status != CLI_OK) return status;
  if (file->len == 0) return complain("'%s' is empty", file->name);
  if (file->len > sizeof file->data)
    return complain("'%s' is too large for a key or a signature (more than 64 KiB)", file->name);
  file->curve = curve;
  file->what = sniff(file->data, file->len);
  if (file->what.kind == SNIFF_RAW_KEY) settle_raw(file, as);
  return CLI_OK;
}

int keyfile_complain(const keyfile *file) {
  switch (file->what.kind) {
    case SNIFF_ENCRYPTED_KEY:
      return complain("'%s' is an encrypted private key: decrypt it first (openssl pkey -in ...)",
                      file->name);
    case SNIFF_CERTIFICATE:
      return complain("'%s' is a certificate: take its key first (openssl x509 -pubkey -noout ...)",
                      file->name);
    case SNIFF_PUBLIC_KEY:
      return complain("'%s' is a public key: a private key is needed here", file->name);
    case SNIFF_SIGNATURE_DER:
    case SNIFF_SIGNATURE_P1363:
    case SNIFF_SIGNATURE_EDDSA:
      return complain("'%s' is a signature: a key is needed here", file->name);
    case SNIFF_RAW_KEY:
      if (file->curve == SLIMB_CURVE_ANY)
        return complain_usage(
            "'%s' is a raw key of %zu bytes, which several curves have: --curve names one",
            file->name, file->len);
      return complain_usage(
          "'%s' may be a private or a public key of %s: --raw private or --raw public tells",
          file->name, text_curve_name(file->curve));
    default:
      return complain("'%s' is neither a key nor a signature that slimb knows", file->name);
  }
}

static int import_result(const keyfile *file, int code) {
  if (code == SLIMB_OK) return CLI_OK;
  if (code == SLIMB_E_UNSUPPORTED && file->curve != SLIMB_CURVE_ANY)
    return complain("'%s' is not a key of %s", file->name, text_curve_name(file->curve));
  return complain("'%s' is refused as a key: %s", file->name, slimb_strerror(code));
}

int keyfile_private(slimb_private_key *priv, const keyfile *file) {
  const sniff_result *what = &file->what;
  if (what->kind != SNIFF_PRIVATE_KEY) return keyfile_complain(file);
  return import_result(
      file, slimb_private_key_import(priv, file->curve, what->format, file->data, file->len));
}

int keyfile_public(slimb_public_key *pub, const keyfile *file) {
  const sniff_result *what = &file->what;
  if (what->kind == SNIFF_PUBLIC_KEY)
    return import_result(
        file, slimb_public_key_import(pub, file->curve, what->format, file->data, file->len));

  slimb_private_key priv;
  int status = keyfile_private(&priv, file);
  if (status == CLI_OK) status = import_result(file, slimb_public_key_from_private(pub, &priv));
  slimb_private_key_wipe(&priv);
  return status;
}

int keyfile_load_private(slimb_private_key *priv, const char *path, slimb_curve curve) {
  keyfile file;
  int status = keyfile_read(&file, path, curve, SNIFF_AS_PRIVATE);
  if (status == CLI_OK) status = keyfile_private(priv, &file);
  io_wipe(&file, sizeof file);
  return status;
}

int keyfile_load_public(slimb_public_key *pub, const char *path, slimb_curve curve, sniff_as as) {
  keyfile file;
  int status = keyfile_read(&file, path, curve, as);
  if (status == CLI_OK) status = keyfile_public(pub, &file);
  io_wipe(&file, sizeof file);
  return status;
}

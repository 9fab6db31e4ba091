#include "keyfile.h"

#include "io.h"

int keyfile_read(keyfile *file, const char *path) {
  file->name = path[0] == '-' && path[1] == '\0' ? "standard input" : path;
  file->len = sizeof file->data;
  int status = io_read(file->data, &file->len, path);
  if (status != CLI_OK) return status;
  if (file->len == 0) return complain("'%s' is empty", file->name);
  if (file->len > sizeof file->data)
    return complain("'%s' is too large for a key or a signature (more than 64 KiB)", file->name);
  file->what = sniff(file->data, file->len);
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
      return complain("'%s' is a signature: a key is needed here", file->name);
    default:
      return complain("'%s' is neither a key nor a signature that slimb knows", file->name);
  }
}

static int import_result(const keyfile *file, int code) {
  if (code == SLIMB_OK) return CLI_OK;
  return complain("'%s' is refused as a key: %s", file->name, slimb_strerror(code));
}

int keyfile_private(slimb_private_key *priv, const keyfile *file) {
  const sniff_result *what = &file->what;
  if (what->kind != SNIFF_PRIVATE_KEY) return keyfile_complain(file);
  return import_result(
      file, slimb_private_key_import(priv, what->curve, what->format, file->data, file->len));
}

int keyfile_public(slimb_public_key *pub, const keyfile *file) {
  const sniff_result *what = &file->what;
  if (what->kind == SNIFF_PUBLIC_KEY)
    return import_result(
        file, slimb_public_key_import(pub, what->curve, what->format, file->data, file->len));

  slimb_private_key priv;
  int status = keyfile_private(&priv, file);
  if (status == CLI_OK) status = import_result(file, slimb_public_key_from_private(pub, &priv));
  slimb_private_key_wipe(&priv);
  return status;
}

int keyfile_load_private(slimb_private_key *priv, const char *path) {
  keyfile file;
  int status = keyfile_read(&file, path);
  if (status == CLI_OK) status = keyfile_private(priv, &file);
  io_wipe(&file, sizeof file);
  return status;
}

int keyfile_load_public(slimb_public_key *pub, const char *path) {
  keyfile file;
  int status = keyfile_read(&file, path);
  if (status == CLI_OK) status = keyfile_public(pub, &file);
  io_wipe(&file, sizeof file);
  return status;
}

/* Key files in every format that the library imports; the format is found out. */
#ifndef SLIMB_CLI_KEYFILE_H
#define SLIMB_CLI_KEYFILE_H

#include "cli.h"
#include "slimb.h"
#include "sniff.h"

enum { KEYFILE_MAX = 64 * 1024 };

/* The content of a file that may hold a key, a private one included: wipe it. */
typedef struct {
  const char *name; /* for complaints */
  size_t len;
  sniff_result what;
  uint8_t data[KEYFILE_MAX];
} keyfile;

/* Each complains and returns CLI_ERROR, or returns CLI_OK. */
int keyfile_read(keyfile *file, const char *path);
int keyfile_private(slimb_private_key *priv, const keyfile *file);
int keyfile_public(slimb_public_key *pub, const keyfile *file); /* also out of a private key */

/* Read and import in one. */
int keyfile_load_private(slimb_private_key *priv, const char *path);
int keyfile_load_public(slimb_public_key *pub, const char *path);

/* Explains why the file is no key. Returns CLI_ERROR. */
int keyfile_complain(const keyfile *file);

/* How --help describes what every verb takes. */
#define KEYFILE_FORMATS                                                              \
  "A key file may be PEM, DER (PKCS#8, SEC 1 or SubjectPublicKeyInfo) or raw; its\n" \
  "content tells which. Where a public key is needed, a private one will do.\n"

#endif

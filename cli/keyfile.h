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
  slimb_curve curve; /* that is required; SLIMB_CURVE_ANY */
  sniff_result what;
  uint8_t data[KEYFILE_MAX];
} keyfile;

/* Each complains and returns CLI_ERROR, or returns CLI_OK. curve: SLIMB_CURVE_ANY, or what the key
 * must be of; a raw key needs one where its length does not tell. */
int keyfile_read(keyfile *file, const char *path, slimb_curve curve, sniff_as as);
int keyfile_private(slimb_private_key *priv, const keyfile *file);
int keyfile_public(slimb_public_key *pub, const keyfile *file); /* also out of a private key */

/* Read and import in one. */
int keyfile_load_private(slimb_private_key *priv, const char *path, slimb_curve curve);
int keyfile_load_public(slimb_public_key *pub, const char *path, slimb_curve curve, sniff_as as);

/* Explains why the file is no key. Returns CLI_ERROR. */
int keyfile_complain(const keyfile *file);

/* How --help describes what every verb takes. */
#define KEYFILE_FORMATS                                                                \
  "A key file may be PEM, DER (PKCS#8, SEC 1 or SubjectPublicKeyInfo) or raw; its\n"   \
  "content tells which, but for the curve of a raw key, which --curve names. Where\n"  \
  "a public key is needed, a private one will do, but for raw keys of X25519, X448,\n" \
  "Ed25519 and Ed448: there both look alike.\n"

/* The option of each verb that reads keys. */
#define KEYFILE_CURVE                            \
  "what a key must be of, and a raw key is of: " \
  "P-256,\n"                                     \
  "P-384, P-521, secp256k1, X25519, X448, Ed25519, Ed448"

/* The option of the verbs that take a key of either kind, its value being given. Complains of a
 * value that is none. */
#define KEYFILE_RAW                              \
  "what a raw key of X25519, X448, Ed25519 or\n" \
  "Ed448 is: private or public"
int keyfile_raw_option(sniff_as *as, const char *value);

#endif

/* What a file holds, judged by its outside: a PEM label, the first tags of DER, a length. Nothing
 * secret is looked at. Whether the inside is well-formed is the library's to say. */
#ifndef SLIMB_CLI_SNIFF_H
#define SLIMB_CLI_SNIFF_H

#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

typedef enum {
  SNIFF_UNKNOWN,
  SNIFF_PRIVATE_KEY,
  SNIFF_PUBLIC_KEY,
  SNIFF_SIGNATURE_DER,
  SNIFF_SIGNATURE_P1363,
  SNIFF_SIGNATURE_EDDSA, /* of Ed448: those of Ed25519 are as long as P1363 of P-256 */
  SNIFF_RAW_KEY,         /* as long as a raw key of some curve, or as both keys of one */
  SNIFF_ENCRYPTED_KEY,
  SNIFF_CERTIFICATE,
  SNIFF_OTHER_PEM
} sniff_kind;

typedef struct {
  sniff_kind kind;
  const char *encoding; /* of keys and signatures; for keys as --format has it */
  slimb_format format;  /* of keys */
} sniff_result;

sniff_result sniff(const uint8_t *in, size_t in_len);

/* What a raw key is taken for, on the curves whose private and public keys have one length. */
typedef enum { SNIFF_AS_EITHER, SNIFF_AS_PRIVATE, SNIFF_AS_PUBLIC } sniff_as;

/* A raw key of that curve; SNIFF_RAW_KEY where it may be either. Another length: SNIFF_UNKNOWN. */
sniff_result sniff_raw(slimb_curve curve, sniff_as as, const uint8_t *in, size_t in_len);

/* Whether it is a private key, or may be one for all that its outside tells. */
int sniff_may_be_private(const uint8_t *in, size_t in_len);

/* The one curve that has raw keys of that length; SLIMB_CURVE_ANY where there are more. */
slimb_curve sniff_raw_curve(const uint8_t *in, size_t in_len);

#endif

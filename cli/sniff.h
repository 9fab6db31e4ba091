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
  SNIFF_ENCRYPTED_KEY,
  SNIFF_CERTIFICATE,
  SNIFF_OTHER_PEM
} sniff_kind;

typedef struct {
  sniff_kind kind;
  const char *encoding; /* of keys and signatures; for keys as --format has it */
  slimb_format format;  /* of keys */
  slimb_curve curve;    /* of keys: the curve that the length tells, else SLIMB_CURVE_ANY */
} sniff_result;

sniff_result sniff(const uint8_t *in, size_t in_len);

#endif

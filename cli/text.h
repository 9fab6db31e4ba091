/* Names on the command line, and bytes as text. */
#ifndef SLIMB_CLI_TEXT_H
#define SLIMB_CLI_TEXT_H

#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

/* Each gives the value of a name, in either case, or 0 for an unknown one. The dashes of a hash's
 * name may be left out. */
slimb_curve text_curve(const char *name);
slimb_hash text_hash(const char *name);

const char *text_curve_name(slimb_curve curve);

/* The value of a --curve option, or otherwise if it was not given (name NULL). Returns CLI_OK, or
 * CLI_ERROR after the complaint. */
int text_curve_option(slimb_curve *curve, const char *name, slimb_curve otherwise);

/* What keys of a curve are for: EdDSA, key agreement alone, or else ECDSA and ECDH. */
int text_is_eddsa(slimb_curve curve);
int text_is_xdh(slimb_curve curve);

/* Lower-case hex of in to out[2 * in_len + 1]; constant time in the bytes. */
void text_hex(char *out, const uint8_t *in, size_t in_len);

/* Base64 (RFC 4648) of public bytes to out[(in_len + 2) / 3 * 4 + 1]. */
void text_base64(char *out, const uint8_t *in, size_t in_len);

/* Both decode public text, skipping white space. out may be the text itself. Return 1, or 0 for
 * anything else than whole bytes; *out_len is at most text_len. */
int text_hex_decode(uint8_t *out, size_t *out_len, const uint8_t *text, size_t text_len);
int text_base64_decode(uint8_t *out, size_t *out_len, const uint8_t *text, size_t text_len);

#endif

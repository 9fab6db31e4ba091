/* The [out, out_len] pairs of the public functions: one rule for room, sizes and errors. */
#ifndef SLIMB_SCHEME_OUTPUT_H
#define SLIMB_SCHEME_OUTPUT_H

#include <stddef.h>
#include <stdint.h>

/* Whether the pair has room for need bytes: SLIMB_OK, SLIMB_E_LENGTH, or SLIMB_E_ARGUMENT for a
 * NULL that does not ask for the size. Changes nothing. */
int output_check(const uint8_t *out, const size_t *out_len, size_t need);

/* Zeroes the room, sets *out_len to need on SLIMB_E_LENGTH and to 0 on other codes. Returns code.
 */
int output_refuse(uint8_t *out, size_t *out_len, int code, size_t need);

/* output_refuse for codes other than SLIMB_E_LENGTH of the pair itself. */
int output_fail(uint8_t *out, size_t *out_len, int code);

/* Copies len bytes into the pair, or refuses. */
int output_copy(uint8_t *out, size_t *out_len, const uint8_t *bytes, size_t len);

#endif

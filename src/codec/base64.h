/* Base64, RFC 4648 section 4, in constant time: no table and no branch on contents. */
#ifndef SLIMB_CODEC_BASE64_H
#define SLIMB_CODEC_BASE64_H

#include <stdint.h>

#include "base/ct.h"

/* All ones if low <= c <= high; each below 2^63. */
static inline ct_mask base64_in_range(uint64_t c, uint64_t low, uint64_t high) {
  return ct_from_bit(~((c - low) | (high - c)) >> 63);
}

/* The value of a character; valid keeps its value only if the character is in the alphabet. */
static inline uint32_t base64_value(uint8_t c, ct_mask *valid) {
  ct_mask upper = base64_in_range(c, 'A', 'Z'), lower = base64_in_range(c, 'a', 'z');
  ct_mask digit = base64_in_range(c, '0', '9');
  ct_mask plus = ct_eq(c, '+'), slash = ct_eq(c, '/');
  *valid &= upper | lower | digit | plus | slash;
  uint64_t value = (upper & (uint64_t)(c - 'A')) | (lower & (uint64_t)(c - 'a' + 26)) |
                   (digit & (uint64_t)(c - '0' + 52)) | (plus & 62) | (slash & 63);
  return (uint32_t)value;
}

/* The character of the lowest six bits of value. */
static inline uint8_t base64_character(uint32_t value) {
  uint64_t v = value & 63, c = 'A' + v;
  c += base64_in_range(v, 26, 63) & ('a' - 'A' - 26);
  c -= base64_in_range(v, 52, 63) & ('a' - 26 - ('0' - 52));
  c -= base64_in_range(v, 62, 63) & ('0' - 52 - ('+' - 62));
  c += base64_in_range(v, 63, 63) & ('/' - '+' - 1);
  return (uint8_t)c;
}

#endif

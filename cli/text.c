#include "text.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "cli.h"

/* The first name of a curve is what is printed. */
static const struct {
  const char *name;
  slimb_curve curve;
} curves[] = {
    {"P-256", SLIMB_CURVE_P256},      {"prime256v1", SLIMB_CURVE_P256},
    {"secp256r1", SLIMB_CURVE_P256},  {"P-384", SLIMB_CURVE_P384},
    {"secp384r1", SLIMB_CURVE_P384},  {"P-521", SLIMB_CURVE_P521},
    {"secp521r1", SLIMB_CURVE_P521},  {"secp256k1", SLIMB_CURVE_SECP256K1},
    {"X25519", SLIMB_CURVE_X25519},   {"X448", SLIMB_CURVE_X448},
    {"Ed25519", SLIMB_CURVE_ED25519}, {"Ed448", SLIMB_CURVE_ED448},
};
#define CURVES (sizeof curves / sizeof curves[0])

slimb_curve text_curve(const char *name) {
  for (size_t i = 0; i < CURVES; i++)
    if (strcasecmp(name, curves[i].name) == 0) return curves[i].curve;
  return SLIMB_CURVE_ANY;
}

const char *text_curve_name(slimb_curve curve) {
  for (size_t i = 0; i < CURVES; i++)
    if (curves[i].curve == curve) return curves[i].name;
  return "unknown";
}

int text_curve_option(slimb_curve *curve, const char *name, slimb_curve otherwise) {
  *curve = name == NULL ? otherwise : text_curve(name);
  if (name == NULL || *curve != SLIMB_CURVE_ANY) return CLI_OK;
  return complain_usage("unknown --curve '%s'", name);
}

int text_is_eddsa(slimb_curve curve) {
  return curve == SLIMB_CURVE_ED25519 || curve == SLIMB_CURVE_ED448;
}

int text_is_xdh(slimb_curve curve) {
  return curve == SLIMB_CURVE_X25519 || curve == SLIMB_CURVE_X448;
}

/* Whether text is name, where a dash of name may be missing. */
static int matches(const char *text, const char *name) {
  for (; *name != '\0'; name++) {
    if (tolower((unsigned char)*text) == *name)
      text++;
    else if (*name != '-')
      return 0;
  }
  return *text == '\0';
}

slimb_hash text_hash(const char *name) {
  static const struct {
    const char *name;
    slimb_hash hash;
  } hashes[] = {
      {"sha-224", SLIMB_HASH_SHA224},    {"sha-256", SLIMB_HASH_SHA256},
      {"sha-384", SLIMB_HASH_SHA384},    {"sha-512", SLIMB_HASH_SHA512},
      {"sha3-224", SLIMB_HASH_SHA3_224}, {"sha3-256", SLIMB_HASH_SHA3_256},
      {"sha3-384", SLIMB_HASH_SHA3_384}, {"sha3-512", SLIMB_HASH_SHA3_512},
      {"shake256", SLIMB_HASH_SHAKE256},
  };
  for (size_t i = 0; i < sizeof hashes / sizeof hashes[0]; i++)
    if (matches(name, hashes[i].name)) return hashes[i].hash;
  return SLIMB_HASH_NONE;
}

/* 0 to 15 as a hex digit: the second term is 39 from 10 on, the way from '9' to 'a'. */
static char hex_digit(unsigned x) { return (char)('0' + x + (((9 - x) >> 8) & 39)); }

void text_hex(char *out, const uint8_t *in, size_t in_len) {
  for (size_t i = 0; i < in_len; i++) {
    *out++ = hex_digit(in[i] >> 4);
    *out++ = hex_digit(in[i] & 15);
  }
  *out = '\0';
}

static const char base64_alphabet[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void text_base64(char *out, const uint8_t *in, size_t in_len) {
  while (in_len > 0) {
    size_t n = in_len < 3 ? in_len : 3;
    uint32_t group = 0;
    for (size_t i = 0; i < 3; i++) group = group << 8 | (i < n ? in[i] : 0u);
    for (size_t i = 0; i < 4; i++)
      *out++ = i <= n ? base64_alphabet[group >> (18 - 6 * i) & 63] : '=';
    in += n;
    in_len -= n;
  }
  *out = '\0';
}

/* The value of a digit in the alphabet, or -1. */
static int digit_value(const char *alphabet, int digit) {
  const char *at = digit == '\0' ? NULL : strchr(alphabet, digit);
  return at == NULL ? -1 : (int)(at - alphabet);
}

int text_hex_decode(uint8_t *out, size_t *out_len, const uint8_t *text, size_t text_len) {
  size_t digits = 0;
  for (size_t i = 0; i < text_len; i++) {
    if (isspace(text[i])) continue;
    int value = digit_value("0123456789abcdef", tolower(text[i]));
    if (value < 0) return 0;
    if (digits % 2 == 0)
      out[digits / 2] = (uint8_t)(value << 4);
    else
      out[digits / 2] |= (uint8_t)value;
    digits++;
  }
  *out_len = digits / 2;
  return digits % 2 == 0;
}

int text_base64_decode(uint8_t *out, size_t *out_len, const uint8_t *text, size_t text_len) {
  uint32_t group = 0;
  size_t digits = 0, padding = 0, n = 0;
  for (size_t i = 0; i < text_len; i++) {
    if (isspace(text[i])) continue;
    int value = digit_value(base64_alphabet, text[i]);
    if (text[i] == '=')
      padding++;
    else if (value < 0 || padding > 0)
      return 0;
    group = (group << 6 | (value < 0 ? 0u : (uint32_t)value)) & 0xffffff;
    if (++digits % 4 != 0) continue;
    if (padding > 2) return 0;
    for (size_t b = 0; b < 3 - padding; b++) out[n++] = (uint8_t)(group >> (16 - 8 * b));
    /* The bits that padding leaves over must be zero. */
    if ((group & ((1u << 8 * padding) - 1)) != 0) return 0;
  }
  *out_len = n;
  return digits % 4 == 0;
}

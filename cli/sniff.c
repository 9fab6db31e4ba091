#include "sniff.h"

#include <string.h>

#include "text.h"

static const struct {
  const char *label;
  sniff_result result;
} pem_labels[] = {
    {"PRIVATE KEY", {SNIFF_PRIVATE_KEY, "pem", SLIMB_FORMAT_PEM}},
    {"EC PRIVATE KEY", {SNIFF_PRIVATE_KEY, "sec1", SLIMB_FORMAT_SEC1_PEM}},
    {"PUBLIC KEY", {SNIFF_PUBLIC_KEY, "pem", SLIMB_FORMAT_PEM}},
    {"ENCRYPTED PRIVATE KEY", {.kind = SNIFF_ENCRYPTED_KEY}},
    {"CERTIFICATE", {.kind = SNIFF_CERTIFICATE}},
};

/* The place of needle in [in, end), or NULL. */
static const uint8_t *search(const uint8_t *in, const uint8_t *end, const char *needle) {
  size_t len = strlen(needle);
  for (; (size_t)(end - in) >= len; in++)
    if (memcmp(in, needle, len) == 0) return in;
  return NULL;
}

/* The first block counts, after an EC PARAMETERS block or not. */
static sniff_result sniff_pem(const uint8_t *in, const uint8_t *end) {
  static const char begin[] = "-----BEGIN ";
  sniff_result result = {.kind = SNIFF_UNKNOWN};
  while ((in = search(in, end, begin)) != NULL) {
    in += sizeof begin - 1;
    const uint8_t *label_end = search(in, end, "-----");
    if (label_end == NULL) break;
    size_t len = (size_t)(label_end - in);
    if (len == 13 && memcmp(in, "EC PARAMETERS", len) == 0) continue;

    result.kind = SNIFF_OTHER_PEM;
    for (size_t i = 0; i < sizeof pem_labels / sizeof pem_labels[0]; i++)
      if (len == strlen(pem_labels[i].label) && memcmp(in, pem_labels[i].label, len) == 0)
        result = pem_labels[i].result;
    if (search(label_end, end, "Proc-Type: 4,ENCRYPTED") != NULL) result.kind = SNIFF_ENCRYPTED_KEY;
    break;
  }
  return result;
}

/* The tag behind the first element of a DER sequence tells: PKCS#8 starts INTEGER, SEQUENCE;
 * ECPrivateKey INTEGER, OCTET STRING; a signature INTEGER, INTEGER; SubjectPublicKeyInfo
 * SEQUENCE. */
static sniff_result sniff_der(const uint8_t *in, size_t in_len) {
  enum { INTEGER = 0x02, OCTET_STRING = 0x04, SEQUENCE = 0x30 };
  sniff_result result = {.kind = SNIFF_UNKNOWN};
  if (in_len < 4 || in[0] != SEQUENCE) return result;
  size_t first = in[1] < 0x80 ? 2 : 2 + (size_t)(in[1] & 0x7f);
  if (first + 1 >= in_len) return result;
  if (in[first] == SEQUENCE) return (sniff_result){SNIFF_PUBLIC_KEY, "der", SLIMB_FORMAT_SPKI};
  size_t second = first + 2 + in[first + 1];
  if (in[first] != INTEGER || second >= in_len) return result;
  if (in[second] == SEQUENCE) return (sniff_result){SNIFF_PRIVATE_KEY, "der", SLIMB_FORMAT_PKCS8};
  if (in[second] == OCTET_STRING)
    return (sniff_result){SNIFF_PRIVATE_KEY, "sec1-der", SLIMB_FORMAT_SEC1};
  if (in[second] == INTEGER) {
    result.kind = SNIFF_SIGNATURE_DER;
    result.encoding = "der";
  }
  return result;
}

sniff_result sniff_raw(slimb_curve curve, sniff_as as, const uint8_t *in, size_t in_len) {
  static const sniff_result private = {SNIFF_PRIVATE_KEY, "raw", SLIMB_FORMAT_RAW};
  static const sniff_result public = {SNIFF_PUBLIC_KEY, "raw", SLIMB_FORMAT_RAW};
  static const sniff_result compressed = {SNIFF_PUBLIC_KEY, "compressed", SLIMB_FORMAT_COMPRESSED};
  static const sniff_result either = {.kind = SNIFF_RAW_KEY};
  static const sniff_result unknown = {.kind = SNIFF_UNKNOWN};
  const size_t private_size = slimb_private_size(curve), public_size = slimb_public_size(curve);
  if (in_len == private_size && private_size == public_size)
    return as == SNIFF_AS_PRIVATE ? private : as == SNIFF_AS_PUBLIC ? public : either;
  if (in_len == private_size) return private;
  if (text_is_xdh(curve) || text_is_eddsa(curve)) return unknown;
  if (in_len == public_size && in[0] == 4) return public;
  if (in_len == public_size / 2 + 1 && (in[0] == 2 || in[0] == 3)) return compressed;
  return unknown;
}

slimb_curve sniff_raw_curve(const uint8_t *in, size_t in_len) {
  slimb_curve found = SLIMB_CURVE_ANY;
  for (slimb_curve curve = SLIMB_CURVE_P256; slimb_private_size(curve) != 0; curve++) {
    if (sniff_raw(curve, SNIFF_AS_EITHER, in, in_len).kind == SNIFF_UNKNOWN) continue;
    if (found != SLIMB_CURVE_ANY) return SLIMB_CURVE_ANY;
    found = curve;
  }
  return found;
}

static int is_raw(const uint8_t *in, size_t in_len) {
  for (slimb_curve curve = SLIMB_CURVE_P256; slimb_private_size(curve) != 0; curve++)
    if (sniff_raw(curve, SNIFF_AS_EITHER, in, in_len).kind != SNIFF_UNKNOWN) return 1;
  return 0;
}

sniff_result sniff(const uint8_t *in, size_t in_len) {
  sniff_result result = sniff_pem(in, in + in_len);
  if (result.kind == SNIFF_UNKNOWN) result = sniff_der(in, in_len);
  if (result.kind != SNIFF_UNKNOWN) return result;
  if (is_raw(in, in_len)) {
    result.kind = SNIFF_RAW_KEY;
  } else if (in_len == SLIMB_ED448_SIGNATURE_SIZE) {
    result.kind = SNIFF_SIGNATURE_EDDSA;
    result.encoding = "eddsa";
  } else if (in_len == SLIMB_P256_SIGNATURE_P1363_SIZE ||
             in_len == SLIMB_P384_SIGNATURE_P1363_SIZE ||
             in_len == SLIMB_P521_SIGNATURE_P1363_SIZE) {
    result.kind = SNIFF_SIGNATURE_P1363;
    result.encoding = "p1363";
  }
  return result;
}

int sniff_may_be_private(const uint8_t *in, size_t in_len) {
  const sniff_kind kind = sniff(in, in_len).kind;
  if (kind != SNIFF_RAW_KEY) return kind == SNIFF_PRIVATE_KEY || kind == SNIFF_ENCRYPTED_KEY;
  for (slimb_curve curve = SLIMB_CURVE_P256; slimb_private_size(curve) != 0; curve++)
    if (in_len == slimb_private_size(curve)) return 1;
  return 0;
}

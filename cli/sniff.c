#include "sniff.h"

#include <string.h>

static const struct {
  const char *label;
  sniff_result result;
} pem_labels[] = {
    {"PRIVATE KEY", {SNIFF_PRIVATE_KEY, "pem", SLIMB_FORMAT_PEM, SLIMB_CURVE_ANY}},
    {"EC PRIVATE KEY", {SNIFF_PRIVATE_KEY, "sec1", SLIMB_FORMAT_SEC1_PEM, SLIMB_CURVE_ANY}},
    {"PUBLIC KEY", {SNIFF_PUBLIC_KEY, "pem", SLIMB_FORMAT_PEM, SLIMB_CURVE_ANY}},
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
  if (in[first] == SEQUENCE)
    return (sniff_result){SNIFF_PUBLIC_KEY, "der", SLIMB_FORMAT_SPKI, SLIMB_CURVE_ANY};
  size_t second = first + 2 + in[first + 1];
  if (in[first] != INTEGER || second >= in_len) return result;
  if (in[second] == SEQUENCE)
    return (sniff_result){SNIFF_PRIVATE_KEY, "der", SLIMB_FORMAT_PKCS8, SLIMB_CURVE_ANY};
  if (in[second] == OCTET_STRING)
    return (sniff_result){SNIFF_PRIVATE_KEY, "sec1-der", SLIMB_FORMAT_SEC1, SLIMB_CURVE_ANY};
  if (in[second] == INTEGER) {
    result.kind = SNIFF_SIGNATURE_DER;
    result.encoding = "der";
  }
  return result;
}

sniff_result sniff(const uint8_t *in, size_t in_len) {
  if (in_len == SLIMB_P256_PRIVATE_SIZE)
    return (sniff_result){SNIFF_PRIVATE_KEY, "raw", SLIMB_FORMAT_RAW, SLIMB_CURVE_P256};
  if (in_len == SLIMB_P256_PUBLIC_SIZE && in[0] == 4)
    return (sniff_result){SNIFF_PUBLIC_KEY, "raw", SLIMB_FORMAT_RAW, SLIMB_CURVE_P256};
  if (in_len == SLIMB_P256_PUBLIC_COMPRESSED_SIZE && (in[0] == 2 || in[0] == 3))
    return (sniff_result){SNIFF_PUBLIC_KEY, "compressed", SLIMB_FORMAT_COMPRESSED,
                          SLIMB_CURVE_P256};

  sniff_result result = sniff_pem(in, in + in_len);
  if (result.kind == SNIFF_UNKNOWN) result = sniff_der(in, in_len);
  if (result.kind == SNIFF_UNKNOWN && in_len == SLIMB_P256_SIGNATURE_P1363_SIZE) {
    result.kind = SNIFF_SIGNATURE_P1363;
    result.encoding = "p1363";
  }
  return result;
}

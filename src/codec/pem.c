/* PEM, RFC 7468. Reading takes its lax form where that is harmless: text and other blocks around
 * the key, any line length, blank lines, CR, LF or CRLF. Boundaries, line ends, padding and lengths
 * are structure, which a branch may depend on; the characters of the body are not, and whether they
 * were all of the alphabet is revealed once, at the end. */
#include <string.h>

#include "base/ct.h"
#include "codec/base64.h"
#include "codec/codec.h"

#define LINE 64 /* characters */

static const char *const labels[] = {"PRIVATE KEY", "EC PRIVATE KEY", "PUBLIC KEY"};
#define LABELS (sizeof labels / sizeof *labels)

typedef struct {
  const uint8_t *data;
  size_t len;
} text;

/* ---- structure ---- */

static void skip(text *t, size_t len) {
  t->data += len;
  t->len -= len;
}

static int begins_with(const text *t, const char *word) {
  size_t len = strlen(word);
  return t->len >= len && ct_reveal(ct_bytes_eq(t->data, (const uint8_t *)word, len));
}

static int is_word(const text *t, const char *word) {
  return t->len == strlen(word) && begins_with(t, word);
}

static int is_line_end(uint8_t c) { return ct_reveal(ct_eq(c, '\r') | ct_eq(c, '\n')); }

static int is_blank(uint8_t c) { return ct_reveal(ct_eq(c, ' ') | ct_eq(c, '\t')); }

/* Takes the next line, without its end and the blanks before that. */
static text cut_line(text *t) {
  text line = {t->data, 0};
  while (line.len < t->len && !is_line_end(t->data[line.len])) line.len++;
  skip(t, line.len < t->len ? line.len + 1 : line.len);
  while (line.len > 0 && is_blank(line.data[line.len - 1])) line.len--;
  return line;
}

/* Whether a line is "-----BEGIN label-----" or, for that kind, "-----END label-----". */
static int read_boundary(text *label, text line, const char *kind) {
  const char *dashes = "-----";
  if (!begins_with(&line, kind)) return 0;
  skip(&line, strlen(kind));
  if (line.len < strlen(dashes)) return 0;
  *label = (text){line.data, line.len - strlen(dashes)};
  skip(&line, label->len);
  return is_word(&line, dashes);
}

static int find_label(codec_pem_label *found, const text *label, unsigned wanted) {
  for (unsigned i = 0; i < LABELS; i++)
    if ((wanted >> i & 1) && is_word(label, labels[i])) {
      *found = (codec_pem_label)i;
      return 1;
    }
  return 0;
}

/* ---- base64 ---- */

static void store(uint8_t *out, uint32_t bits, size_t len) {
  for (size_t i = 0; i < len; i++) out[i] = (uint8_t)(bits >> (16 - 8 * i));
}

/* Decodes up to the dash that begins a line. Returns 1; 0 for anything but canonical base64, or if
 * there is not enough room. */
static int read_body(uint8_t *der, size_t *der_len, text *t) {
  size_t room = *der_len, len = 0, characters = 0, pads = 0;
  uint32_t bits = 0;
  ct_mask valid = ct_from_bit(1);
  int line_begins = 1;
  for (; t->len > 0 && !ct_reveal(ct_eq(*t->data, '-')); skip(t, 1)) {
    uint8_t c = *t->data;
    line_begins = is_line_end(c);
    if (line_begins || is_blank(c)) continue;
    if (ct_reveal(ct_eq(c, '='))) {
      pads++;
      continue;
    }
    bits = bits << 6 | base64_value(c, &valid);
    if (pads > 0) return 0;
    if (++characters % 4 != 0) continue;
    if (room - len < 3) return 0;
    store(der + len, bits, 3);
    len += 3;
  }
  size_t left = characters % 4;
  if (!line_begins || left == 1 || pads != (4 - left) % 4) return 0;
  if (left > 0) {
    bits <<= 6 * pads;
    if (room - len < left - 1) return 0;
    store(der + len, bits, left - 1);
    len += left - 1;
    valid &= ct_is_zero(bits & (0xffffu >> 8 * (left - 2)));
  }
  *der_len = len;
  return ct_reveal(valid);
}

static uint8_t *write_body(uint8_t *out, const uint8_t *der, size_t der_len) {
  for (size_t i = 0; i < der_len; i += 3) {
    size_t n = der_len - i < 3 ? der_len - i : 3;
    uint32_t bits = 0;
    for (size_t j = 0; j < 3; j++) bits = bits << 8 | (j < n ? der[i + j] : 0u);
    for (size_t j = 0; j < 4; j++)
      *out++ = j <= n ? base64_character(bits >> (18 - 6 * j)) : (uint8_t)'=';
    if ((i + 3) % (LINE / 4 * 3) == 0 || i + 3 >= der_len) *out++ = '\n';
  }
  return out;
}

/* ---- blocks ---- */

/* The body and the end of a block. */
static int read_block(uint8_t *der, size_t *der_len, text *t, const text *label) {
  text end_label;
  if (begins_with(t, "Proc-Type:")) return SLIMB_E_UNSUPPORTED; /* encrypted, RFC 1421 */
  if (!read_body(der, der_len, t)) return SLIMB_E_ENCODING;
  if (!read_boundary(&end_label, cut_line(t), "-----END ") || end_label.len != label->len ||
      !ct_reveal(ct_bytes_eq(end_label.data, label->data, label->len)))
    return SLIMB_E_ENCODING;
  return SLIMB_OK;
}

static int find_block(uint8_t *der, size_t *der_len, codec_pem_label *found, unsigned wanted,
                      text t) {
  text label;
  while (t.len > 0) {
    if (!read_boundary(&label, cut_line(&t), "-----BEGIN ")) continue;
    if (find_label(found, &label, wanted)) return read_block(der, der_len, &t, &label);
    if ((wanted >> CODEC_PEM_PRIVATE & 1) && is_word(&label, "ENCRYPTED PRIVATE KEY"))
      return SLIMB_E_UNSUPPORTED;
  }
  return SLIMB_E_ENCODING;
}

int codec_pem_decode(uint8_t *der, size_t *der_len, codec_pem_label *label, unsigned wanted,
                     const uint8_t *in, size_t in_len) {
  size_t room = *der_len;
  int result = find_block(der, der_len, label, wanted, (text){in, in_len});
  if (result != SLIMB_OK) {
    ct_wipe(der, room);
    *der_len = 0;
  }
  return result;
}

static uint8_t *write_boundary(uint8_t *out, const char *kind, const char *label) {
  const char *parts[] = {kind, label, "-----\n"};
  for (size_t i = 0; i < 3; i++) {
    size_t len = strlen(parts[i]);
    memcpy(out, parts[i], len);
    out += len;
  }
  return out;
}

int codec_pem_encode(uint8_t *out, size_t *out_len, codec_pem_label label, const uint8_t *der,
                     size_t der_len) {
  size_t characters = (der_len + 2) / 3 * 4;
  size_t size = strlen("-----BEGIN -----\n-----END -----\n") + 2 * strlen(labels[label]) +
                characters + (characters + LINE - 1) / LINE;
  size_t room = *out_len;
  *out_len = size;
  if (room < size) {
    if (out) memset(out, 0, room);
    return SLIMB_E_LENGTH;
  }
  out = write_boundary(out, "-----BEGIN ", labels[label]);
  out = write_body(out, der, der_len);
  write_boundary(out, "-----END ", labels[label]);
  return SLIMB_OK;
}

/* ECDSA-Sig-Value, RFC 3279 2.2.3. Everything here is public. */
#include <string.h>

#include "codec/codec.h"
#include "codec/der.h"

/* A minimal INTEGER. Returns SLIMB_OK; SLIMB_E_ENCODING; SLIMB_E_SIGNATURE where it is well-formed
 * but negative or longer than width, thus outside [1, n-1] like any other integer of that kind. */
static int read_integer(uint8_t *out, size_t width, der_view *in) {
  der_view integer;
  if (!der_read(&integer, in, DER_INTEGER) || integer.len == 0) return SLIMB_E_ENCODING;
  const uint8_t *p = integer.data;
  size_t len = integer.len;
  if (len > 1 && ((p[0] == 0x00 && p[1] < 0x80) || (p[0] == 0xff && p[1] >= 0x80)))
    return SLIMB_E_ENCODING;
  if (p[0] >= 0x80) return SLIMB_E_SIGNATURE;
  if (len > 1 && p[0] == 0) p++, len--;
  if (len > width) return SLIMB_E_SIGNATURE;
  memset(out, 0, width - len);
  memcpy(out + width - len, p, len);
  return SLIMB_OK;
}

int codec_signature_decode(uint8_t *r, uint8_t *s, size_t width, const uint8_t *in, size_t in_len) {
  der_view rest = {in, in_len}, body;
  int r_result = SLIMB_E_ENCODING, s_result = SLIMB_E_ENCODING;
  if (der_read(&body, &rest, DER_SEQUENCE) && rest.len == 0) {
    r_result = read_integer(r, width, &body);
    if (r_result != SLIMB_E_ENCODING) s_result = read_integer(s, width, &body);
    if (body.len != 0) s_result = SLIMB_E_ENCODING;
  }
  if (r_result == SLIMB_OK && s_result == SLIMB_OK) return SLIMB_OK;
  memset(r, 0, width);
  memset(s, 0, width);
  return s_result == SLIMB_OK ? r_result : s_result;
}

static void put_integer(der_writer *w, const uint8_t *value, size_t width) {
  size_t mark = w->len;
  while (width > 1 && value[0] == 0) value++, width--;
  der_put(w, value, width);
  if (value[0] >= 0x80) der_put_byte(w, 0);
  der_put_header(w, DER_INTEGER, mark);
}

static void put_signature(der_writer *w, const uint8_t *r, const uint8_t *s, size_t width) {
  size_t mark = w->len;
  put_integer(w, s, width);
  put_integer(w, r, width);
  der_put_header(w, DER_SEQUENCE, mark);
}

size_t codec_signature_encode(uint8_t *out, const uint8_t *r, const uint8_t *s, size_t width) {
  der_writer count = {NULL, 0};
  put_signature(&count, r, s, width);
  der_writer w = {out + count.len, 0};
  put_signature(&w, r, s, width);
  return w.len;
}

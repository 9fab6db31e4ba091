#include "codec/der.h"

#include <string.h>

#include "base/ct.h"

/* A byte of the structure, which is public whatever surrounds it. */
static uint8_t structure(const uint8_t *p) {
  uint8_t byte = *p;
  ct_declassify(&byte, 1);
  return byte;
}

int der_next_is(const der_view *in, uint8_t tag) {
  return in->len > 0 && structure(in->data) == tag;
}

static void skip(der_view *in, size_t len) {
  in->data += len;
  in->len -= len;
}

/* A length in its shortest form, of at most four octets. Source: X.690 8.1.3, 10.1. */
static int read_length(size_t *len, der_view *in) {
  if (in->len == 0) return 0;
  uint8_t first = structure(in->data);
  skip(in, 1);
  *len = first;
  if (first < 0x80) return 1;
  size_t octets = first & 0x7f;
  if (octets == 0 || octets > 4 || octets > in->len) return 0;
  uint32_t value = 0;
  for (size_t i = 0; i < octets; i++) value = value << 8 | structure(in->data + i);
  int minimal = structure(in->data) != 0 && value >= 0x80;
  skip(in, octets);
  *len = value;
  return minimal;
}

int der_read(der_view *contents, der_view *in, uint8_t tag) {
  size_t len;
  if (!der_next_is(in, tag)) return 0;
  skip(in, 1);
  if (!read_length(&len, in) || len > in->len) return 0;
  contents->data = in->data;
  contents->len = len;
  skip(in, len);
  return 1;
}

int der_read_version(unsigned *version, der_view *in) {
  der_view integer;
  if (!der_read(&integer, in, DER_INTEGER) || integer.len != 1) return 0;
  *version = structure(integer.data);
  return *version < 0x80;
}

/* Source: X.690 8.19.2. */
int der_read_oid(der_view *oid, der_view *in) {
  if (!der_read(oid, in, DER_OID) || oid->len == 0) return 0;
  int arc_begins = 1;
  for (size_t i = 0; i < oid->len; i++) {
    uint8_t byte = structure(oid->data + i);
    if (arc_begins && byte == 0x80) return 0;
    arc_begins = byte < 0x80;
  }
  return arc_begins;
}

int der_read_bits(der_view *octets, der_view *in, uint8_t tag) {
  if (!der_read(octets, in, tag) || octets->len == 0 || structure(octets->data) != 0) return 0;
  skip(octets, 1);
  return 1;
}

int der_equals(const der_view *view, const uint8_t *data, size_t len) {
  return view->len == len && ct_reveal(ct_bytes_eq(view->data, data, len));
}

void der_put(der_writer *w, const uint8_t *data, size_t len) {
  w->len += len;
  if (w->end) memcpy(w->end - w->len, data, len);
}

void der_put_byte(der_writer *w, uint8_t byte) { der_put(w, &byte, 1); }

void der_put_header(der_writer *w, uint8_t tag, size_t mark) {
  size_t len = w->len - mark, octets = 0;
  if (len < 0x80) {
    der_put_byte(w, (uint8_t)len);
  } else {
    for (; len; len >>= 8, octets++) der_put_byte(w, (uint8_t)len);
    der_put_byte(w, (uint8_t)(0x80 | octets));
  }
  der_put_byte(w, tag);
}

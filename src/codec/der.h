/* DER, X.690: a reader that takes the one valid form only, and a writer.
 *
 * Tags, lengths, object identifiers and version numbers are public structure, and the reader
 * branches on them; it never looks at the contents of an element that it steps over or returns. */
#ifndef SLIMB_CODEC_DER_H
#define SLIMB_CODEC_DER_H

#include <stddef.h>
#include <stdint.h>

#define DER_INTEGER 0x02
#define DER_BIT_STRING 0x03
#define DER_OCTET_STRING 0x04
#define DER_OID 0x06
#define DER_SEQUENCE 0x30
#define DER_SET 0x31
#define DER_CONTEXT_PRIMITIVE(number) (0x80 | (number))
#define DER_CONTEXT(number) (0xa0 | (number)) /* constructed */

/* The bytes that are left to read, or the contents of an element. */
typedef struct {
  const uint8_t *data;
  size_t len;
} der_view;

/* Each reads the next element of in: it is of that form, with a minimal length that fits; in then
 * stands behind it. Returns 1; 0 for anything else, where in has no meaning any more. */
int der_read(der_view *contents, der_view *in, uint8_t tag);
int der_read_version(unsigned *version, der_view *in); /* an INTEGER from 0 to 127 */
int der_read_oid(der_view *oid, der_view *in);         /* whose arcs are minimal */
/* A BIT STRING of whole octets; tag is DER_BIT_STRING unless it is tagged implicitly. */
int der_read_bits(der_view *octets, der_view *in, uint8_t tag);

/* Whether an element with that tag comes next. */
int der_next_is(const der_view *in, uint8_t tag);

/* Whether a public view equals a constant. */
int der_equals(const der_view *view, const uint8_t *data, size_t len);

/* Writes from the last element to the first, so that the lengths of contents are known when their
 * header is due. The bytes end at end; a writer whose end is NULL only counts. */
typedef struct {
  uint8_t *end;
  size_t len; /* written so far */
} der_writer;

void der_put(der_writer *w, const uint8_t *data, size_t len);
void der_put_byte(der_writer *w, uint8_t byte);
/* The header of an element whose contents are all that was written since w->len was mark. */
void der_put_header(der_writer *w, uint8_t tag, size_t mark);

#endif

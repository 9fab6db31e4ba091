/* DER that is almost right: every truncation, every byte, every defect of every element, and a
 * deterministic fuzz. */
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <string.h>

#include "codec/der.h"
#include "codec_forms.h"

static void truncations(void) {
  test_case("every truncation is refused");
  uint8_t in[256];
  for (form f = SEC1; f < FORMS; f++)
    for (size_t len = example(f, in); len-- > 0;) {
      test_context("%s, %zu bytes", form_names[f], len);
      CHECK(decode(f, SLIMB_CURVE_ANY, in, len).result == SLIMB_E_ENCODING);
    }
}

/* Whether a byte of an example may have any value: contents of the scalar and the point. */
static int is_content(form f, size_t at, size_t len) {
  if (at >= len - 65) return 1;
  return f == SEC1 ? at >= 7 && at < 39 : f == PKCS8 ? at >= 36 && at < 68 : 0;
}

static void substitutions(void) {
  test_case("every byte, every value: structure is fixed, contents are free");
  uint8_t in[256], out[256];
  for (form f = SEC1; f <= SPKI; f++) {
    size_t len = example(f, in);
    for (size_t at = 0; at < len; at++) {
      uint8_t right = in[at];
      for (unsigned value = 0; value < 256; value++) {
        in[at] = (uint8_t)value;
        decoded d = decode(f, SLIMB_CURVE_ANY, in, len);
        int v2 = f == PKCS8 && at == 5 && value == 1;
        test_context("%s, byte %zu = %02x", form_names[f], at, value);
        CHECK((d.result == SLIMB_OK) == (value == right || v2 || is_content(f, at, len)));
        if (d.result != SLIMB_OK || v2) continue;
        CHECK(encode(f, out, sizeof out, &d) == len);
        CHECK_BYTES(out, in, len);
      }
      in[at] = right;
    }
  }
}

/* Takes a DER encoding apart and writes it again, with one defect in its target-th element and the
 * lengths around it right. */
typedef enum {
  LONG1,
  LONG2,
  LONG4,
  LONG9,
  INDEFINITE,
  PLUS,
  MINUS,
  HUGE32,
  HUGE64,
  RESERVED,
  TAG_FLIPPED,
  TRAILING_ZERO,
  TRAILING_NULL,
  REPEATED,
  DROPPED,
  EMPTIED,
  DEFECTS
} defect;

typedef struct {
  defect kind;
  int target, seen;
  uint8_t tag; /* of the target */
} surgery;

static size_t put_length(uint8_t *out, size_t len, const surgery *defective) {
  static const uint8_t huge[9] = {0x88, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
  size_t octets = len < 0x80 ? 0 : 1, n = 0;
  if (defective) switch (defective->kind) {
      case PLUS:
        len++;
        break;
      case MINUS:
        len--;
        break;
      case LONG1:
        octets += 1;
        break;
      case LONG2:
        octets += 2;
        break;
      case LONG4:
        octets += 4;
        break;
      case LONG9:
        octets = 9;
        break;
      case INDEFINITE:
        out[0] = 0x80;
        return 1;
      case RESERVED:
        out[0] = 0xff;
        return 1;
      case HUGE32:
        memcpy(out, huge, 5);
        out[0] = 0x84;
        return 5;
      case HUGE64:
        memcpy(out, huge, 9);
        return 9;
      default:
        break;
    }
  if (octets > 0) out[n++] = (uint8_t)(0x80 | octets);
  for (size_t i = octets; i-- > 1;) out[n++] = 0;
  out[n++] = (uint8_t)len;
  return n;
}

static size_t operate(uint8_t *out, const uint8_t *in, size_t in_len, surgery *s);

static size_t operate_element(uint8_t *out, const uint8_t *in, size_t header, size_t len,
                              surgery *s) {
  uint8_t body[512];
  const surgery *defective = s->seen++ == s->target ? s : NULL;
  int wraps = (in[0] & 0x20) || (in[0] == DER_OCTET_STRING && len > 40);
  size_t n = 0;
  if (defective) s->tag = in[0];
  if (wraps) {
    len = operate(body, in + header, len, s);
  } else {
    memcpy(body, in + header, len);
  }
  if (defective && s->kind == EMPTIED) len = 0;
  if (defective && s->kind == TRAILING_ZERO) body[len++] = 0;
  if (defective && s->kind == TRAILING_NULL) body[len++] = 5, body[len++] = 0;
  out[n++] = (uint8_t)(defective && s->kind == TAG_FLIPPED ? in[0] ^ 0x20 : in[0]);
  n += put_length(out + n, len, defective);
  memcpy(out + n, body, len);
  n += len;
  if (defective && s->kind == INDEFINITE) out[n++] = 0, out[n++] = 0;
  return n;
}

static size_t operate(uint8_t *out, const uint8_t *in, size_t in_len, surgery *s) {
  size_t n = 0;
  for (size_t at = 0; at < in_len;) {
    size_t header = in[at + 1] == 0x81 ? 3 : 2, len = in[at + header - 1];
    int here = s->seen == s->target;
    size_t written = operate_element(out + n, in + at, header, len, s);
    if (here && s->kind == REPEATED) memcpy(out + n + written, out + n, written), written *= 2;
    if (here && s->kind == DROPPED) written = 0;
    n += written;
    at += header + len;
  }
  return n;
}

static void defects(void) {
  test_case("every element, every defect");
  uint8_t in[256], out[1024];
  unsigned long operated = 0;
  for (form f = SEC1; f < FORMS; f++) {
    size_t len = example(f, in);
    surgery none = {DEFECTS, -1, 0, 0};
    CHECK(operate(out, in, len, &none) == len);
    CHECK_BYTES(out, in, len);
    for (defect kind = LONG1; kind < DEFECTS; kind++)
      for (int target = 0; target < none.seen; target++) {
        surgery s = {kind, target, 0, 0};
        size_t n = operate(out, in, len, &s);
        int result = decode(f, SLIMB_CURVE_P256, out, n).result;
        /* Optional elements may be missing, and octets behind a point are not judged here; a
         * spoilt OID may be another one, and a longer integer is too large. */
        int trailing = kind == TRAILING_ZERO || kind == TRAILING_NULL;
        int want = SLIMB_E_ENCODING;
        if (kind == DROPPED && s.tag >= 0xa0) want = SLIMB_OK;
        if (trailing && s.tag == DER_BIT_STRING) want = SLIMB_OK;
        if (trailing && s.tag == DER_INTEGER && f == SIGNATURE) want = SLIMB_E_SIGNATURE;
        test_context("%s, element %d, defect %d", form_names[f], target, (int)kind);
        CHECK(result == want || (s.tag == DER_OID && result == SLIMB_E_UNSUPPORTED));
        operated++;
      }
  }
  CHECK(operated == DEFECTS * (7 + 11 + 5 + 3));
}

/* Lengths at every boundary, straight at the reader. */
static void lengths(void) {
  static const struct {
    const char *octets;
    size_t len; /* of the contents; they are there */
    int good;
  } cases[] = {
      {"00", 0, 1},
      {"7f", 127, 1},
      {"80", 128, 0},
      {"80", 0, 0},
      {"8100", 0, 0},
      {"817f", 127, 0},
      {"8180", 128, 1},
      {"81ff", 255, 1},
      {"8200ff", 255, 0},
      {"820100", 256, 1},
      {"82ffff", 65535, 1},
      {"8300ffff", 65535, 0},
      {"83010000", 65536, 1},
      {"83ffffff", 16777215, 1},
      {"8400ffffff", 16777215, 0},
      {"8401000000", 16777216, 1},
      {"850001000000", 16777216, 0},
      {"850101000000", 16777216, 0},
      {"ff", 255, 0},
  };
  test_case("lengths at their boundaries");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (size_t missing = 0; missing < 2; missing++) {
      uint8_t head[8];
      size_t head_len = test_hex(head, sizeof head, cases[i].octets);
      size_t len = 1 + head_len + cases[i].len - missing;
      uint8_t *in = test_guarded(len);
      der_view view = {in, len}, contents;
      in[0] = DER_OCTET_STRING;
      memcpy(in + 1, head, head_len < len - 1 ? head_len : len - 1);
      test_context("length %s, %zu octets missing", cases[i].octets, missing);
      int good = der_read(&contents, &view, DER_OCTET_STRING);
      CHECK(good == (cases[i].good && !missing));
      if (good) CHECK(contents.data == in + 1 + head_len && contents.len == cases[i].len);
      if (good) CHECK(view.data == in + len && view.len == 0);
      if (good) { /* the writer puts the same header before the contents */
        der_writer w = {in + len, cases[i].len};
        memset(in, 0, 1 + head_len);
        der_put_header(&w, DER_OCTET_STRING, 0);
        CHECK(w.len == len && in[0] == DER_OCTET_STRING);
        CHECK_BYTES(in + 1, head, head_len);
      }
      test_guarded_free(in, len);
    }
}

/* Versions and identifiers, straight at the reader. */
static void small_elements(void) {
  static const struct {
    const char *hex;
    int version, oid; /* whether it is one */
  } cases[] = {
      {"020100", 1, 0},       {"02017f", 1, 0},   {"020180", 0, 0},     {"0200", 0, 0},
      {"02020000", 0, 0},     {"02020001", 0, 0}, {"0600", 0, 0},       {"06012a", 0, 1},
      {"06017f", 0, 1},       {"060180", 0, 0},   {"060181", 0, 0},     {"0602807f", 0, 0},
      {"0602817f", 0, 1},     {"06022a80", 0, 0}, {"06032a8001", 0, 0}, {"06032a8100", 0, 1},
      {"06042a818000", 0, 1},
  };
  test_case("versions and object identifiers");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uint8_t bytes[8];
    der_view first = {bytes, test_hex(bytes, sizeof bytes, cases[i].hex)}, second = first, oid;
    unsigned version;
    test_context("%s", cases[i].hex);
    CHECK(der_read_version(&version, &first) == cases[i].version);
    if (cases[i].version) CHECK(version == bytes[2] && first.len == 0);
    CHECK(der_read_oid(&oid, &second) == cases[i].oid);
    if (cases[i].oid) CHECK(oid.data == bytes + 2 && oid.len == bytes[1] && second.len == 0);
  }
}

static void nesting(void) {
  test_case("deep nesting");
  uint8_t in[ROOM];
  size_t len = 0;
  while (len + 4 <= sizeof in) { /* each SEQUENCE holds the next one */
    size_t rest = sizeof in - len - 4;
    in[len++] = DER_SEQUENCE, in[len++] = 0x82;
    in[len++] = (uint8_t)(rest >> 8), in[len++] = (uint8_t)rest;
  }
  for (form f = SEC1; f < FORMS; f++)
    CHECK(decode(f, SLIMB_CURVE_ANY, in, len).result == SLIMB_E_ENCODING);
}

/* ---- a deterministic fuzz ---- */

static size_t mutate(uint8_t *p, size_t len, size_t space) {
  for (uint64_t rounds = 1 + test_random_below(3); rounds > 0; rounds--) {
    size_t at = len ? (size_t)test_random_below(len) : 0;
    size_t run = 1 + (size_t)test_random_below(4);
    switch (test_random_below(5)) {
      case 0:
        if (len) p[at] ^= (uint8_t)(1u << test_random_below(8));
        break;
      case 1:
        if (len) p[at] = (uint8_t)test_random_below(256);
        break;
      case 2:
        if (len + run > space) break;
        memmove(p + at + run, p + at, len - at);
        test_random(p + at, run);
        len += run;
        break;
      case 3:
        if (at + run > len) break;
        memmove(p + at, p + at + run, len - at - run);
        len -= run;
        break;
      default:
        if (len) p[at] = (uint8_t)(p[at] + (test_random_below(2) ? 1 : 255));
        break;
    }
  }
  return len;
}

/* Strictly: what libcrypto reads and writes again as it was. */
static int libcrypto_takes_signature(const uint8_t *in, size_t len) {
  const unsigned char *p = in;
  unsigned char *again = NULL;
  ECDSA_SIG *sig = d2i_ECDSA_SIG(NULL, &p, (long)len);
  int good = sig && i2d_ECDSA_SIG(sig, &again) == (int)len && memcmp(again, in, len) == 0;
  if (good) good = BN_num_bits(ECDSA_SIG_get0_r(sig)) <= 256;
  if (good) good = BN_num_bits(ECDSA_SIG_get0_s(sig)) <= 256;
  OPENSSL_free(again);
  ECDSA_SIG_free(sig);
  return good;
}

static int canonical(form f, const decoded *d, const uint8_t *in, size_t in_len, size_t out_len) {
  if (f == SPKI || f == SIGNATURE) return 1;
  if (f == SEC1) return d->priv.point != NULL;
  return in_len == out_len && d->priv.point != NULL && in[in[1] < 0x80 ? 4 : 5] == 0;
}

static void fuzz(void) {
  test_case("mutations never read outside, and what is taken is written again");
  unsigned long taken[FORMS] = {0};
  uint8_t in[512], out[1024];
  for (int i = 0; i < 400000; i++) {
    form f = (form)(i % FORMS);
    size_t len = mutate(in, example(f, in), sizeof in);
    decoded d = decode(f, SLIMB_CURVE_ANY, in, len);
    test_context("%s, mutation %d", form_names[f], i);
    if (f == SIGNATURE) CHECK((d.result == SLIMB_OK) == libcrypto_takes_signature(in, len));
    if (d.result != SLIMB_OK) continue;
    taken[f]++;
    if (f <= PKCS8 && !d.priv.point) continue;
    size_t written = encode(f, out, sizeof out, &d);
    if (!canonical(f, &d, in, len, written)) continue;
    CHECK(written == len);
    CHECK_BYTES(out, in, len);
  }
  for (form f = SEC1; f < FORMS; f++) CHECK(taken[f] > 1000);
}

int main(void) {
  test_begin("codec_defects");
  page = test_guarded(ROOM);
  truncations();
  substitutions();
  defects();
  lengths();
  small_elements();
  nesting();
  fuzz();
  test_guarded_free(page, ROOM);
  return test_end();
}

/* Keys in DER: ECPrivateKey (SEC 1 v2 C.4, RFC 5915), OneAsymmetricKey (PKCS #8, RFC 5958) and
 * SubjectPublicKeyInfo (RFC 5480), with RFC 8410 for X25519, X448, Ed25519 and Ed448. Curves are
 * named; explicit parameters are refused. */
#include <string.h>

#include "base/ct.h"
#include "codec/codec.h"
#include "codec/der.h"

static const uint8_t ec_public_key[] = {0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01};

typedef struct {
  slimb_curve curve;
  size_t size; /* of a raw private key */
  int is_ec;   /* id-ecPublicKey with the OID as parameter; else the OID is the algorithm */
  uint8_t oid_len, oid[8];
} named_curve;

static const named_curve curves[] = {
    {SLIMB_CURVE_P256, 32, 1, 8, {0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07}},
    {SLIMB_CURVE_P384, 48, 1, 5, {0x2b, 0x81, 0x04, 0x00, 0x22}},
    {SLIMB_CURVE_P521, 66, 1, 5, {0x2b, 0x81, 0x04, 0x00, 0x23}},
    {SLIMB_CURVE_SECP256K1, 32, 1, 5, {0x2b, 0x81, 0x04, 0x00, 0x0a}},
    {SLIMB_CURVE_X25519, 32, 0, 3, {0x2b, 0x65, 0x6e}},
    {SLIMB_CURVE_X448, 56, 0, 3, {0x2b, 0x65, 0x6f}},
    {SLIMB_CURVE_ED25519, 32, 0, 3, {0x2b, 0x65, 0x70}},
    {SLIMB_CURVE_ED448, 57, 0, 3, {0x2b, 0x65, 0x71}},
};

static const named_curve *curve_by_oid(const der_view *oid, int is_ec) {
  for (size_t i = 0; i < sizeof curves / sizeof *curves; i++)
    if (curves[i].is_ec == is_ec && der_equals(oid, curves[i].oid, curves[i].oid_len))
      return &curves[i];
  return NULL;
}

static const named_curve *curve_by_id(slimb_curve curve) {
  for (size_t i = 0; i < sizeof curves / sizeof *curves; i++)
    if (curves[i].curve == curve) return &curves[i];
  return NULL;
}

/* ---- reading ---- */

/* The curve that an OID names, if it is the one required. */
static int find_curve(const named_curve **curve, slimb_curve required, const der_view *oid,
                      int is_ec) {
  *curve = curve_by_oid(oid, is_ec);
  if (!*curve || (required != SLIMB_CURVE_ANY && required != (*curve)->curve))
    return SLIMB_E_UNSUPPORTED;
  return SLIMB_OK;
}

/* The contents of an AlgorithmIdentifier: id-ecPublicKey and the OID of a curve, or the OID of an
 * algorithm of RFC 8410 and nothing else. */
static int read_algorithm(const named_curve **curve, slimb_curve required, der_view in) {
  der_view oid;
  if (!der_read_oid(&oid, &in)) return SLIMB_E_ENCODING;
  const int is_ec = der_equals(&oid, ec_public_key, sizeof ec_public_key);
  if (!is_ec && curve_by_oid(&oid, 0) == NULL) return SLIMB_E_UNSUPPORTED;
  if (is_ec && !der_read_oid(&oid, &in)) return SLIMB_E_ENCODING;
  if (in.len != 0) return SLIMB_E_ENCODING;
  return find_curve(curve, required, &oid, is_ec);
}

/* An ECPrivateKey; data stays NULL in what is optional and absent. */
typedef struct {
  der_view scalar, curve_oid, point;
} ec_private_key;

static int read_ec_private_key(ec_private_key *key, der_view in) {
  der_view body, field;
  unsigned version;
  if (!der_read(&body, &in, DER_SEQUENCE) || in.len != 0) return 0;
  if (!der_read_version(&version, &body) || version != 1) return 0;
  if (!der_read(&key->scalar, &body, DER_OCTET_STRING)) return 0;
  if (der_next_is(&body, DER_CONTEXT(0))) {
    if (!der_read(&field, &body, DER_CONTEXT(0))) return 0;
    if (!der_read_oid(&key->curve_oid, &field) || field.len != 0) return 0;
  }
  if (der_next_is(&body, DER_CONTEXT(1))) {
    if (!der_read(&field, &body, DER_CONTEXT(1))) return 0;
    if (!der_read_bits(&key->point, &field, DER_BIT_STRING) || field.len != 0) return 0;
  }
  return body.len == 0;
}

/* A scalar shorter than the order is taken, a longer or an empty one is not. */
static int fill_private_key(codec_private_key *key, const named_curve *curve,
                            const ec_private_key *parsed) {
  if (parsed->scalar.len == 0 || parsed->scalar.len > curve->size) return SLIMB_E_ENCODING;
  key->curve = curve->curve;
  key->scalar = parsed->scalar.data;
  key->scalar_len = parsed->scalar.len;
  key->point = parsed->point.data;
  key->point_len = parsed->point.len;
  if (key->point) ct_declassify(key->point, key->point_len);
  return SLIMB_OK;
}

int codec_sec1_decode(codec_private_key *key, slimb_curve curve, const uint8_t *in, size_t in_len) {
  ec_private_key parsed = {{NULL, 0}, {NULL, 0}, {NULL, 0}};
  memset(key, 0, sizeof *key);
  if (!read_ec_private_key(&parsed, (der_view){in, in_len})) return SLIMB_E_ENCODING;
  const named_curve *named = curve_by_id(curve);
  if (parsed.curve_oid.data) {
    int result = find_curve(&named, curve, &parsed.curve_oid, 1);
    if (result != SLIMB_OK) return result;
  }
  return named ? fill_private_key(key, named, &parsed) : SLIMB_E_ENCODING;
}

/* The contents of [0] Attributes: a set of SEQUENCE { type OID, values SET }. */
static int skip_attributes(der_view in) {
  der_view attribute, type, values;
  while (in.len != 0) {
    if (!der_read(&attribute, &in, DER_SEQUENCE) || !der_read_oid(&type, &attribute)) return 0;
    if (!der_read(&values, &attribute, DER_SET) || attribute.len != 0) return 0;
  }
  return 1;
}

typedef struct {
  der_view algorithm, key, point; /* the point's data stays NULL if it is absent */
  int point_is_explicit;          /* tagged around a BIT STRING, in place of it */
} one_asymmetric_key;

/* The frame of a OneAsymmetricKey. Version 0 (v1) has no public key, version 1 (v2) may have one.
 */
static int read_pkcs8(one_asymmetric_key *key, der_view in) {
  der_view body, attributes, wrapped;
  unsigned version;
  if (!der_read(&body, &in, DER_SEQUENCE) || in.len != 0) return 0;
  if (!der_read_version(&version, &body) || version > 1) return 0;
  if (!der_read(&key->algorithm, &body, DER_SEQUENCE)) return 0;
  if (!der_read(&key->key, &body, DER_OCTET_STRING)) return 0;
  if (der_next_is(&body, DER_CONTEXT(0)))
    if (!der_read(&attributes, &body, DER_CONTEXT(0)) || !skip_attributes(attributes)) return 0;
  if (version == 1 && der_next_is(&body, DER_CONTEXT_PRIMITIVE(1))) {
    if (!der_read_bits(&key->point, &body, DER_CONTEXT_PRIMITIVE(1))) return 0;
  } else if (version == 1 && der_next_is(&body, DER_CONTEXT(1))) {
    if (!der_read(&wrapped, &body, DER_CONTEXT(1))) return 0;
    if (!der_read_bits(&key->point, &wrapped, DER_BIT_STRING) || wrapped.len != 0) return 0;
    key->point_is_explicit = 1;
  }
  return body.len == 0;
}

/* The private key of RFC 8410: an OCTET STRING in the OCTET STRING, of the exact length. The
 * explicitly tagged public key is what old versions of the Rust library ring wrote for Ed25519. */
static int fill_okp_key(codec_private_key *key, const named_curve *named,
                        const one_asymmetric_key *outer) {
  der_view rest = outer->key, secret;
  if (!der_read(&secret, &rest, DER_OCTET_STRING) || rest.len != 0) return SLIMB_E_ENCODING;
  if (secret.len != named->size) return SLIMB_E_ENCODING;
  if (outer->point_is_explicit && named->curve != SLIMB_CURVE_ED25519) return SLIMB_E_ENCODING;
  key->curve = named->curve;
  key->scalar = secret.data;
  key->scalar_len = secret.len;
  key->point = outer->point.data;
  key->point_len = outer->point.len;
  return SLIMB_OK;
}

int codec_pkcs8_decode(codec_private_key *key, slimb_curve curve, const uint8_t *in,
                       size_t in_len) {
  one_asymmetric_key outer = {{NULL, 0}, {NULL, 0}, {NULL, 0}, 0};
  ec_private_key inner = {{NULL, 0}, {NULL, 0}, {NULL, 0}};
  const named_curve *named;
  memset(key, 0, sizeof *key);
  if (!read_pkcs8(&outer, (der_view){in, in_len})) return SLIMB_E_ENCODING;
  int result = read_algorithm(&named, curve, outer.algorithm);
  if (result != SLIMB_OK) return result;
  if (!named->is_ec) return fill_okp_key(key, named, &outer);
  if (outer.point_is_explicit || !read_ec_private_key(&inner, outer.key)) return SLIMB_E_ENCODING;
  if (inner.curve_oid.data && curve_by_oid(&inner.curve_oid, 1) != named) return SLIMB_E_ENCODING;
  if (!inner.point.data)
    inner.point = outer.point;
  else if (outer.point.data && !der_equals(&outer.point, inner.point.data, inner.point.len))
    return SLIMB_E_ENCODING;
  return fill_private_key(key, named, &inner);
}

int codec_spki_decode(codec_public_key *key, slimb_curve curve, const uint8_t *in, size_t in_len) {
  der_view rest = {in, in_len}, body, algorithm, point;
  const named_curve *named;
  memset(key, 0, sizeof *key);
  if (!der_read(&body, &rest, DER_SEQUENCE) || rest.len != 0) return SLIMB_E_ENCODING;
  if (!der_read(&algorithm, &body, DER_SEQUENCE)) return SLIMB_E_ENCODING;
  if (!der_read_bits(&point, &body, DER_BIT_STRING) || body.len != 0) return SLIMB_E_ENCODING;
  int result = read_algorithm(&named, curve, algorithm);
  if (result != SLIMB_OK) return result;
  key->curve = named->curve;
  key->point = point.data;
  key->point_len = point.len;
  return SLIMB_OK;
}

/* ---- writing: the same bytes that OpenSSL writes for the same key ---- */

static void put_oid(der_writer *w, const uint8_t *oid, size_t len) {
  size_t mark = w->len;
  der_put(w, oid, len);
  der_put_header(w, DER_OID, mark);
}

static void put_version(der_writer *w, uint8_t version) {
  size_t mark = w->len;
  der_put_byte(w, version);
  der_put_header(w, DER_INTEGER, mark);
}

static void put_algorithm(der_writer *w, const named_curve *curve) {
  size_t mark = w->len;
  put_oid(w, curve->oid, curve->oid_len);
  if (curve->is_ec) put_oid(w, ec_public_key, sizeof ec_public_key);
  der_put_header(w, DER_SEQUENCE, mark);
}

static void put_point(der_writer *w, uint8_t tag, const uint8_t *point, size_t len) {
  size_t mark = w->len;
  der_put(w, point, len);
  der_put_byte(w, 0); /* unused bits */
  der_put_header(w, tag, mark);
}

static void put_ec_private_key(der_writer *w, const codec_private_key *key, int with_curve) {
  const named_curve *curve = curve_by_id(key->curve);
  size_t end = w->len, mark = end;
  put_point(w, DER_BIT_STRING, key->point, key->point_len);
  der_put_header(w, DER_CONTEXT(1), mark);
  if (with_curve) {
    mark = w->len;
    put_oid(w, curve->oid, curve->oid_len);
    der_put_header(w, DER_CONTEXT(0), mark);
  }
  mark = w->len;
  der_put(w, key->scalar, key->scalar_len);
  der_put_header(w, DER_OCTET_STRING, mark);
  put_version(w, 1);
  der_put_header(w, DER_SEQUENCE, end);
}

static void put_sec1(der_writer *w, const void *key) { put_ec_private_key(w, key, 1); }

static void put_pkcs8(der_writer *w, const void *arg) {
  const codec_private_key *key = arg;
  const named_curve *curve = curve_by_id(key->curve);
  const int is_v2 = !curve->is_ec && key->point_len != 0;
  size_t end = w->len;
  if (is_v2) put_point(w, DER_CONTEXT_PRIMITIVE(1), key->point, key->point_len);
  size_t mark = w->len;
  if (curve->is_ec) {
    put_ec_private_key(w, key, 0);
  } else {
    der_put(w, key->scalar, key->scalar_len);
    der_put_header(w, DER_OCTET_STRING, mark);
  }
  der_put_header(w, DER_OCTET_STRING, mark);
  put_algorithm(w, curve);
  put_version(w, (uint8_t)is_v2);
  der_put_header(w, DER_SEQUENCE, end);
}

static void put_spki(der_writer *w, const void *arg) {
  const codec_public_key *key = arg;
  size_t end = w->len;
  put_point(w, DER_BIT_STRING, key->point, key->point_len);
  put_algorithm(w, curve_by_id(key->curve));
  der_put_header(w, DER_SEQUENCE, end);
}

/* Counts, then writes if there is room. */
static int encode(uint8_t *out, size_t *out_len, void (*put)(der_writer *, const void *),
                  const void *key) {
  der_writer count = {NULL, 0};
  put(&count, key);
  size_t room = *out_len;
  *out_len = count.len;
  if (room < count.len) {
    if (out) memset(out, 0, room);
    return SLIMB_E_LENGTH;
  }
  der_writer w = {out + count.len, 0};
  put(&w, key);
  return SLIMB_OK;
}

int codec_sec1_encode(uint8_t *out, size_t *out_len, const codec_private_key *key) {
  return encode(out, out_len, put_sec1, key);
}

int codec_pkcs8_encode(uint8_t *out, size_t *out_len, const codec_private_key *key) {
  return encode(out, out_len, put_pkcs8, key);
}

int codec_spki_encode(uint8_t *out, size_t *out_len, const codec_public_key *key) {
  return encode(out, out_len, put_spki, key);
}

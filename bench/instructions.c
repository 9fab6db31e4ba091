/* instructions BACKEND: runs every primitive of every curve once on the named backend, with fixed
 * inputs, and lets callgrind dump the cost of each under its name (scripts/instructions reads the
 * dumps). instructions --list names the backends that this machine runs, instructions --compiler
 * the compiler. The primitives that draw randomness cost the same for every draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

#include "layouts.h"
#include "workload.h"

#define FIELD_OPERATIONS 100 /* in a field row */

/* RFC 6979 A.2.5: P-256's key, the digest of "sample", its nonce. */
static const uint8_t p256_priv[32] = {
    0xc9, 0xaf, 0xa9, 0xd8, 0x45, 0xba, 0x75, 0x16, 0x6b, 0x5c, 0x21, 0x57, 0x67, 0xb1, 0xd6, 0x93,
    0x4e, 0x50, 0xc3, 0xdb, 0x36, 0xe8, 0x9b, 0x12, 0x7b, 0x8a, 0x62, 0x2b, 0x12, 0x0f, 0x67, 0x21};
static const uint8_t p256_nonce[32] = {
    0xa6, 0xe3, 0xc5, 0x7d, 0xd0, 0x1a, 0xbe, 0x90, 0x08, 0x65, 0x38, 0x39, 0x83, 0x55, 0xdd, 0x4c,
    0x3b, 0x17, 0xaa, 0x87, 0x33, 0x82, 0xb0, 0xf2, 0x4d, 0x61, 0x29, 0x49, 0x3d, 0x8a, 0xad, 0x60};
static const uint8_t sample[32] = {0xaf, 0x2b, 0xdb, 0xe1, 0xaa, 0x9b, 0x6e, 0xc1, 0xe2, 0xad, 0xe1,
                                   0xd6, 0x94, 0xf4, 0x1f, 0xc7, 0x1a, 0x83, 0x1d, 0x02, 0x68, 0xe9,
                                   0x89, 0x15, 0x62, 0x11, 0x3d, 0x8a, 0x62, 0xad, 0xd1, 0xbf};

typedef struct {
  uint8_t data[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len;
} encoding;

/* The inputs, made for each curve before anything is counted. */
static const workload_curve *curve;
static uint8_t priv_raw[SLIMB_PRIVATE_SIZE_MAX], nonce[SLIMB_PRIVATE_SIZE_MAX];
static uint8_t digest[SLIMB_HASH_SIZE_MAX], other[SLIMB_HASH_SIZE_MAX]; /* EdDSA: the message */
static size_t digest_len;
static slimb_private_key priv;
static slimb_public_key pub;
static encoding priv_as[WORKLOAD_FORMATS], pub_as[WORKLOAD_FORMATS], signature;
static encoding out;

static void require(int result) {
  if (result == SLIMB_OK) return;
  fprintf(stderr, "instructions: %s\n", slimb_strerror(result));
  exit(2);
}

/* ---- the primitives ---- */

static void mul_base(void) {
  if (curve->kind == WORKLOAD_EC)
    weierstrass_get(curve->curve)->pt_mul_base(out.data, priv_raw);
  else
    edwards_get(curve->curve)->ed_mul_base(out.data, priv_raw);
}

static void keygen(void) {
  slimb_private_key fresh_priv;
  slimb_public_key fresh_pub;
  require(slimb_keypair_generate(&fresh_priv, &fresh_pub, curve->curve));
}

static void public_from_private(void) {
  slimb_public_key derived;
  require(slimb_public_key_from_private(&derived, &priv));
}

static void sign_nonce(void) {
  require(bench_ecdsa_sign_nonce(out.data, out.data + SLIMB_PRIVATE_SIZE_MAX, curve->curve,
                                 priv_raw, nonce, digest, digest_len));
}

static void sign_with(encoding *sig, unsigned flags) {
  sig->len = sizeof sig->data;
  if (curve->kind == WORKLOAD_EDDSA)
    require(slimb_eddsa_sign(sig->data, &sig->len, &priv, NULL, 0, digest, digest_len, 0));
  else
    require(slimb_ecdsa_sign_digest(sig->data, &sig->len, &priv, curve->hash, digest, digest_len,
                                    flags));
}

/* DER's length depends on the draw. */
static void sign(void) { sign_with(&out, SLIMB_P1363); }

static void sign_deterministic(void) { sign_with(&out, SLIMB_DETERMINISTIC); }

static int verify_of(const uint8_t *of) {
  if (curve->kind == WORKLOAD_EDDSA)
    return slimb_eddsa_verify(&pub, NULL, 0, of, digest_len, signature.data, signature.len, 0);
  return slimb_ecdsa_verify_digest(&pub, curve->hash, of, digest_len, signature.data, signature.len,
                                   0);
}

static void verify(void) { require(verify_of(digest)); }

static void verify_false(void) {
  require(verify_of(other) == SLIMB_E_SIGNATURE ? SLIMB_OK : SLIMB_E_SIGNATURE);
}

static void dh(void) {
  out.len = sizeof out.data;
  require(slimb_dh(out.data, &out.len, &priv, &pub));
}

static slimb_format format; /* of the imports and exports */

static void import_private(void) {
  slimb_private_key key;
  require(slimb_private_key_import(&key, curve->curve, format, priv_as[format].data,
                                   priv_as[format].len));
}

static void import_public(void) {
  slimb_public_key key;
  require(
      slimb_public_key_import(&key, curve->curve, format, pub_as[format].data, pub_as[format].len));
}

static void export_private(void) {
  priv_as[format].len = sizeof priv_as[format].data;
  require(slimb_private_key_export(priv_as[format].data, &priv_as[format].len, &priv, format));
}

static void export_public(void) {
  pub_as[format].len = sizeof pub_as[format].data;
  require(slimb_public_key_export(pub_as[format].data, &pub_as[format].len, &pub, format));
}

static const struct {
  const char *name;
  unsigned kinds; /* of curves that have it */
  void (*run)(void);
} primitives[] = {
    {"mul_base", WORKLOAD_SIGNING, mul_base},
    {"keygen", WORKLOAD_ALL, keygen},
    {"public_from_private", WORKLOAD_ALL, public_from_private},
    {"sign.nonce", WORKLOAD_EC, sign_nonce},
    {"sign", WORKLOAD_SIGNING, sign},
    {"sign.deterministic", WORKLOAD_EC, sign_deterministic},
    {"verify", WORKLOAD_SIGNING, verify},
    {"verify.false", WORKLOAD_SIGNING, verify_false},
    {"dh", WORKLOAD_AGREEING, dh},
};

/* Exports come first: the imports read what they wrote. */
static const struct {
  const char *name;
  unsigned kinds;
  slimb_format format;
  void (*run)(void);
} forms[] = {
    {"export.private raw", WORKLOAD_ALL, SLIMB_FORMAT_RAW, export_private},
    {"import.private raw", WORKLOAD_ALL, SLIMB_FORMAT_RAW, import_private},
    {"export.private sec1", WORKLOAD_EC, SLIMB_FORMAT_SEC1, export_private},
    {"import.private sec1", WORKLOAD_EC, SLIMB_FORMAT_SEC1, import_private},
    {"export.private pkcs8", WORKLOAD_ALL, SLIMB_FORMAT_PKCS8, export_private},
    {"import.private pkcs8", WORKLOAD_ALL, SLIMB_FORMAT_PKCS8, import_private},
    {"export.private pem", WORKLOAD_ALL, SLIMB_FORMAT_PEM, export_private},
    {"import.private pem", WORKLOAD_ALL, SLIMB_FORMAT_PEM, import_private},
    {"export.public raw", WORKLOAD_ALL, SLIMB_FORMAT_RAW, export_public},
    {"import.public raw", WORKLOAD_ALL, SLIMB_FORMAT_RAW, import_public},
    {"export.public compressed", WORKLOAD_EC, SLIMB_FORMAT_COMPRESSED, export_public},
    {"import.public compressed", WORKLOAD_EC, SLIMB_FORMAT_COMPRESSED, import_public},
    {"export.public spki", WORKLOAD_ALL, SLIMB_FORMAT_SPKI, export_public},
    {"import.public spki", WORKLOAD_ALL, SLIMB_FORMAT_SPKI, import_public},
    {"export.public pem", WORKLOAD_ALL, SLIMB_FORMAT_PEM, export_public},
    {"import.public pem", WORKLOAD_ALL, SLIMB_FORMAT_PEM, import_public},
};

/* ---- counting ---- */

/* P-256 has the key of RFC 6979; elsewhere any bytes will do that are below the order. */
static void prepare(const workload_curve *of) {
  curve = of;
  const size_t width = slimb_private_size(curve->curve);
  for (size_t i = 0; i < width; i++) {
    priv_raw[i] = (uint8_t)(i + 1);
    nonce[i] = (uint8_t)(3 * i);
  }
  digest_len = curve->kind == WORKLOAD_EC ? slimb_hash_size(curve->hash) : sizeof digest;
  for (size_t i = 0; i < digest_len; i++) {
    digest[i] = (uint8_t)(5 * i + 0x80);
    other[i] = (uint8_t)(7 * i);
  }
  if (curve->curve == SLIMB_CURVE_P256) {
    memcpy(priv_raw, p256_priv, sizeof p256_priv);
    memcpy(nonce, p256_nonce, sizeof p256_nonce);
    memcpy(digest, sample, sizeof sample);
    memcpy(other, p256_nonce, sizeof p256_nonce);
  }
  require(slimb_private_key_import(&priv, curve->curve, SLIMB_FORMAT_RAW, priv_raw, width));
  require(slimb_public_key_from_private(&pub, &priv));
  if (curve->kind != WORKLOAD_XDH) sign_with(&signature, SLIMB_DETERMINISTIC);
}

/* The first run pays for what is done once per process, and is not counted. */
static void count(const char *name, void (*run)(void)) {
  char row[64];
  snprintf(row, sizeof row, "%s %s", curve->name, name);
  run();
  CALLGRIND_TOGGLE_COLLECT;
  run();
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(row);
}

static void count_primitives(void) {
  for (size_t i = 0; i < sizeof primitives / sizeof primitives[0]; i++)
    if (primitives[i].kinds & curve->kind) count(primitives[i].name, primitives[i].run);
  for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
    format = forms[i].format;
    if (forms[i].kinds & curve->kind) count(forms[i].name, forms[i].run);
  }
}

static void count_loop(const char *name, void (*loop)(size_t operations), size_t operations) {
  CALLGRIND_TOGGLE_COLLECT;
  loop(operations);
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(name);
}

/* A loop without a turn costs what its operands cost to make: to be taken off. */
static void count_fields(const char *backend) {
  char name[64];
  layout layouts[LAYOUTS_MAX];
  const size_t layout_count = layouts_find(layouts, curve->curve, NULL, backend);
  for (size_t i = 0; i < layout_count; i++) {
    const bench_field *field = layouts[i].field;
    for (size_t j = 0; j < field->row_count; j++) {
      const bench_field_row *row = &field->rows[j];
      if (!row->latency) continue;
      snprintf(name, sizeof name, "-%d x field.%s %s %s", FIELD_OPERATIONS, row->name, field->field,
               field->layout);
      count_loop(name, row->latency, 0);
      count_loop(name + 1, row->latency, FIELD_OPERATIONS);
    }
  }
}

/* A name comes once for each curve that has it. */
static void list_backends(void) {
  for (size_t i = 0; i < workload_curve_count; i++) {
    size_t count;
    const slimb_curve of = workload_curves[i].curve;
    const bench_backend *backends = bench_backends(of, &count);
    for (size_t j = 0; j < count; j++)
      if (backend_runs(&backends[j], of)) puts(bench_backend_name(&backends[j]));
  }
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--compiler") == 0) return puts(REPORT_COMPILER) < 0;
  if (argc == 2 && strcmp(argv[1], "--list") == 0) return list_backends(), 0;
  if (argc != 2 || !bench_set_backend(argv[1])) {
    fprintf(stderr, "usage: instructions BACKEND | --list | --compiler\n");
    return 2;
  }
  for (size_t i = 0; i < workload_curve_count; i++) {
    if (strcmp(slimb_backend(workload_curves[i].curve), argv[1]) != 0) continue;
    prepare(&workload_curves[i]);
    count_primitives();
    if (curve->kind != WORKLOAD_EDDSA) count_fields(argv[1]); /* X25519 has Ed25519's fields */
  }
  return 0;
}

/* instructions BACKEND: runs every primitive once on the named backend, with fixed inputs, and lets
 * callgrind dump the cost of each under its name (scripts/instructions reads the dumps).
 * instructions --list names the backends that this machine runs, instructions --compiler the
 * compiler. The two primitives that draw randomness cost the same for every draw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/callgrind.h>

#include "layouts.h"

#define CURVE SLIMB_CURVE_P256
#define FIELD_OPERATIONS 100 /* in a field row */
#define FORMATS 4

/* RFC 6979 A.2.5: the key, the digest of "sample", its nonce. */
static const uint8_t priv_raw[32] = {
    0xc9, 0xaf, 0xa9, 0xd8, 0x45, 0xba, 0x75, 0x16, 0x6b, 0x5c, 0x21, 0x57, 0x67, 0xb1, 0xd6, 0x93,
    0x4e, 0x50, 0xc3, 0xdb, 0x36, 0xe8, 0x9b, 0x12, 0x7b, 0x8a, 0x62, 0x2b, 0x12, 0x0f, 0x67, 0x21};
static const uint8_t nonce[32] = {0xa6, 0xe3, 0xc5, 0x7d, 0xd0, 0x1a, 0xbe, 0x90, 0x08, 0x65, 0x38,
                                  0x39, 0x83, 0x55, 0xdd, 0x4c, 0x3b, 0x17, 0xaa, 0x87, 0x33, 0x82,
                                  0xb0, 0xf2, 0x4d, 0x61, 0x29, 0x49, 0x3d, 0x8a, 0xad, 0x60};
static const uint8_t digest[32] = {0xaf, 0x2b, 0xdb, 0xe1, 0xaa, 0x9b, 0x6e, 0xc1, 0xe2, 0xad, 0xe1,
                                   0xd6, 0x94, 0xf4, 0x1f, 0xc7, 0x1a, 0x83, 0x1d, 0x02, 0x68, 0xe9,
                                   0x89, 0x15, 0x62, 0x11, 0x3d, 0x8a, 0x62, 0xad, 0xd1, 0xbf};

typedef struct {
  uint8_t data[SLIMB_ENCODED_KEY_SIZE_MAX];
  size_t len;
} encoding;

/* The inputs, made from the constants above before anything is counted. */
static slimb_private_key priv;
static slimb_public_key pub;
static encoding priv_as[SLIMB_FORMAT_SEC1_PEM + 1], pub_as[SLIMB_FORMAT_SEC1_PEM + 1], signature;
static encoding out;

static void require(int result) {
  if (result == SLIMB_OK) return;
  fprintf(stderr, "instructions: %s\n", slimb_strerror(result));
  exit(2);
}

/* ---- the primitives ---- */

static void mul_base(void) { weierstrass_get(CURVE)->pt_mul_base(out.data, priv_raw); }

static void keygen(void) {
  slimb_private_key fresh_priv;
  slimb_public_key fresh_pub;
  require(slimb_keypair_generate(&fresh_priv, &fresh_pub, CURVE));
}

static void public_from_private(void) {
  slimb_public_key derived;
  require(slimb_public_key_from_private(&derived, &priv));
}

static void sign_nonce(void) {
  require(bench_ecdsa_sign_nonce(out.data, out.data + 32, CURVE, priv_raw, nonce, digest,
                                 sizeof digest));
}

static void sign_with(unsigned flags) {
  out.len = sizeof out.data;
  require(slimb_ecdsa_sign_digest(out.data, &out.len, &priv, SLIMB_HASH_SHA256, digest,
                                  sizeof digest, flags));
}

static void sign(void) { sign_with(SLIMB_P1363); } /* DER's length depends on the draw */

static void sign_deterministic(void) { sign_with(SLIMB_DETERMINISTIC); }

static int verify_digest(const uint8_t *of) {
  return slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, of, 32, signature.data, signature.len,
                                   0);
}

static void verify(void) { require(verify_digest(digest)); }

static void verify_false(void) {
  require(verify_digest(nonce) == SLIMB_E_SIGNATURE ? SLIMB_OK : SLIMB_E_SIGNATURE);
}

static void dh(void) {
  out.len = sizeof out.data;
  require(slimb_dh(out.data, &out.len, &priv, &pub));
}

static slimb_format format; /* of the imports and exports */

static void import_private(void) {
  slimb_private_key key;
  require(slimb_private_key_import(&key, CURVE, format, priv_as[format].data, priv_as[format].len));
}

static void import_public(void) {
  slimb_public_key key;
  require(slimb_public_key_import(&key, CURVE, format, pub_as[format].data, pub_as[format].len));
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
  void (*run)(void);
} primitives[] = {
    {"mul_base", mul_base},
    {"keygen", keygen},
    {"public_from_private", public_from_private},
    {"sign.nonce", sign_nonce},
    {"sign", sign},
    {"sign.deterministic", sign_deterministic},
    {"verify", verify},
    {"verify.false", verify_false},
    {"dh", dh},
};

static const struct {
  const char *name;
  slimb_format format;
} private_formats[FORMATS] = {{"raw", SLIMB_FORMAT_RAW},
                              {"sec1", SLIMB_FORMAT_SEC1},
                              {"pkcs8", SLIMB_FORMAT_PKCS8},
                              {"pem", SLIMB_FORMAT_PEM}},
  public_formats[FORMATS] = {{"raw", SLIMB_FORMAT_RAW},
                             {"compressed", SLIMB_FORMAT_COMPRESSED},
                             {"spki", SLIMB_FORMAT_SPKI},
                             {"pem", SLIMB_FORMAT_PEM}};

/* ---- counting ---- */

static void prepare(void) {
  require(slimb_private_key_import(&priv, CURVE, SLIMB_FORMAT_RAW, priv_raw, sizeof priv_raw));
  require(slimb_public_key_from_private(&pub, &priv));
  signature.len = sizeof signature.data;
  require(slimb_ecdsa_sign_digest(signature.data, &signature.len, &priv, SLIMB_HASH_SHA256, digest,
                                  sizeof digest, SLIMB_DETERMINISTIC));
}

/* The first run pays for what is done once per process, and is not counted. */
static void count(const char *name, void (*run)(void)) {
  run();
  CALLGRIND_TOGGLE_COLLECT;
  run();
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(name);
}

/* Exports come first: the imports read what they wrote. */
static void count_format(const char *operation, const char *form, slimb_format value,
                         void (*run)(void)) {
  char name[64];
  snprintf(name, sizeof name, "%s %s", operation, form);
  format = value;
  count(name, run);
}

static void count_primitives(void) {
  for (size_t i = 0; i < sizeof primitives / sizeof primitives[0]; i++)
    count(primitives[i].name, primitives[i].run);
  for (size_t i = 0; i < FORMATS; i++) {
    const char *name = private_formats[i].name;
    count_format("export.private", name, private_formats[i].format, export_private);
    count_format("import.private", name, private_formats[i].format, import_private);
  }
  for (size_t i = 0; i < FORMATS; i++) {
    const char *name = public_formats[i].name;
    count_format("export.public", name, public_formats[i].format, export_public);
    count_format("import.public", name, public_formats[i].format, import_public);
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
  const size_t layout_count = layouts_find(layouts, CURVE, NULL, backend);
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

static void list_backends(void) {
  size_t count;
  const bench_backend *backends = bench_backends(CURVE, &count);
  for (size_t i = 0; i < count; i++)
    if (backend_runs(&backends[i], CURVE)) puts(bench_backend_name(&backends[i]));
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--compiler") == 0) return puts(REPORT_COMPILER) < 0;
  if (argc == 2 && strcmp(argv[1], "--list") == 0) return list_backends(), 0;
  if (argc != 2 || !bench_set_backend(argv[1])) {
    fprintf(stderr, "usage: instructions BACKEND | --list | --compiler\n");
    return 2;
  }
  prepare();
  count_primitives();
  count_fields(argv[1]);
  return 0;
}

/* vectors FILE...: runs test vectors, Wycheproof v1 (.json) or regression cases (.jsonl, one object
 * a line), through the public interface on every backend. Without a file it runs those in the
 * folder that SLIMB_VECTORS names. */
#define _XOPEN_SOURCE 700
#include "vectors.h"

#include <errno.h>
#include <ftw.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

/* ---- the book ---- */

#define REASONS_MAX 64

static unsigned passed, failed, skipped;
static struct {
  char text[96];
  unsigned count;
} reasons[REASONS_MAX];
static const char *file_name, *vector_id, *backend_name;
static slimb_curve curve;
static unsigned checks, failures;

void vector_begin(const char *id) {
  vector_id = id;
  checks = failures = 0;
}

void vector_end(void) {
  if (checks == 0) vector_expect(0, "nothing was checked");
  if (failures)
    failed++;
  else
    passed++;
  vector_id = NULL;
}

static void print_failure(const char *format, va_list args) {
  printf("FAIL");
  if (file_name) printf(" %s", file_name);
  if (vector_id) printf(" %s", vector_id);
  if (backend_name) printf(" backend %s", backend_name);
  printf(": ");
  vprintf(format, args);
  printf("\n");
}

int vector_expect(int ok, const char *format, ...) {
  checks++;
  if (ok) return 1;
  va_list args;
  va_start(args, format);
  print_failure(format, args);
  va_end(args);
  failures++;
  return 0;
}

int vector_expect_bytes(const uint8_t *got, const uint8_t *want, size_t len, const char *what) {
  return vector_expect(len == 0 || memcmp(got, want, len) == 0, "another %s than stated", what);
}

void vector_skip(const char *format, ...) {
  char text[sizeof reasons[0].text];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  skipped++;
  for (size_t i = 0; i < REASONS_MAX; i++)
    if (i == REASONS_MAX - 1 || !reasons[i].count || strcmp(reasons[i].text, text) == 0) {
      if (!reasons[i].count) strcpy(reasons[i].text, text);
      reasons[i].count++;
      return;
    }
}

void vector_broken(const char *format, ...) {
  va_list args;
  va_start(args, format);
  print_failure(format, args);
  va_end(args);
  failed++;
}

static int runs_here(const bench_backend *backend) { return (backend->cpu & ~cpu_bits()) == 0; }

slimb_curve vector_curve(void) { return curve; }

void vector_on_backends(slimb_curve of, void (*check)(const json_t *vector), const json_t *vector) {
  size_t count;
  const bench_backend *backends = bench_backends(of, &count);
  curve = of;
  for (size_t i = 0; i < count; i++) {
    if (!runs_here(&backends[i])) continue;
    backend_name = bench_backend_name(&backends[i]);
    vector_expect(bench_set_backend(backend_name), "cannot be set");
    check(vector);
  }
  backend_name = NULL;
}

/* ---- reading ---- */

const char *vector_text(const json_t *object, const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  if (!text) vector_expect(0, "no text \"%s\"", name);
  return text ? text : "";
}

static int digit(char c) {
  const char *digits = "0123456789abcdef", *at = c ? strchr(digits, c) : NULL;
  return at ? (int)(at - digits) : -1;
}

int vector_hex(bytes *out, const json_t *object, const char *name) {
  const char *hex = json_string_value(json_object_get(object, name));
  out->len = 0;
  for (; hex && *hex; hex += 2) {
    int high = digit(hex[0]), low = high < 0 ? -1 : digit(hex[1]);
    if (low < 0 || out->len == BYTES_MAX) break;
    out->data[out->len++] = (uint8_t)(high << 4 | low);
  }
  if (hex && !*hex) return 1;
  out->len = 0;
  return vector_expect(0, "\"%s\" is missing, malformed or too long", name);
}

int vector_integer(uint8_t *out, size_t width, const json_t *object, const char *name) {
  static bytes value;
  if (!vector_hex(&value, object, name)) return 0;
  size_t zeros = 0;
  while (zeros < value.len && value.data[zeros] == 0) zeros++;
  size_t len = value.len - zeros;
  if (len > width) return vector_expect(0, "\"%s\" has more than %zu octets", name, width);
  memset(out, 0, width - len);
  memcpy(out + width - len, value.data + zeros, len);
  return 1;
}

/* ---- what several formats do ---- */

slimb_curve vector_import_curve(slimb_format format) {
  return format == SLIMB_FORMAT_RAW ? curve : SLIMB_CURVE_ANY;
}

int vector_private(slimb_private_key *key, slimb_format format, const uint8_t *in, size_t len) {
  int result = slimb_private_key_import(key, vector_import_curve(format), format, in, len);
  return vector_expect(result == SLIMB_OK, "private key, format %d: %s", (int)format,
                       slimb_strerror(result)) &&
         vector_expect(slimb_private_key_curve(key) == curve, "private key of another curve");
}

int vector_public(slimb_public_key *key, slimb_format format, const uint8_t *in, size_t len) {
  int result = slimb_public_key_import(key, vector_import_curve(format), format, in, len);
  return vector_expect(result == SLIMB_OK, "public key, format %d: %s", (int)format,
                       slimb_strerror(result)) &&
         vector_expect(slimb_public_key_curve(key) == curve, "public key of another curve");
}

void vector_expect_dh(const slimb_private_key *priv, const slimb_public_key *peer,
                      const bytes *shared) {
  uint8_t got[SLIMB_DH_SIZE_MAX];
  size_t got_len = sizeof got;
  int result = slimb_dh(got, &got_len, priv, peer);
  vector_expect(result == SLIMB_OK, "slimb_dh: %s", slimb_strerror(result));
  if (vector_expect(got_len == shared->len, "shared secret of %zu octets", got_len))
    vector_expect_bytes(got, shared->data, got_len, "shared secret");
}

const int *vector_signature_codes(size_t sig_len, unsigned flags) {
  static const int der[] = {SLIMB_E_SIGNATURE, SLIMB_E_ENCODING, SLIMB_OK};
  static const int fixed[] = {SLIMB_E_SIGNATURE, SLIMB_OK};
  static const int length[] = {SLIMB_E_LENGTH, SLIMB_OK};
  const int is_der = curve != SLIMB_CURVE_ED25519 && curve != SLIMB_CURVE_ED448;
  if (is_der && !(flags & SLIMB_P1363)) return der;
  return sig_len == slimb_signature_size(curve, flags) ? fixed : length;
}

void vector_expect_refused(int result, const int *codes, const char *what) {
  while (*codes != SLIMB_OK && *codes != result) codes++;
  vector_expect(*codes != SLIMB_OK, "%s: %s, instead of another refusal", what,
                result == SLIMB_OK ? "accepted" : slimb_strerror(result));
}

/* ---- files ---- */

static void run_json(const char *path) {
  json_error_t error;
  json_t *file = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
  if (file)
    vectors_wycheproof(file);
  else if (error.line > 0)
    vector_broken("line %d: %s", error.line, error.text);
  else
    vector_broken("%s", error.text);
  json_decref(file);
}

static void run_jsonl(const char *path) {
  FILE *f = fopen(path, "r");
  if (!f) {
    vector_broken("%s", strerror(errno));
    return;
  }
  char *text = NULL;
  size_t room = 0;
  unsigned number = 0;
  for (ssize_t len; (len = getline(&text, &room, f)) >= 0;) {
    json_error_t error;
    json_t *line = json_loadb(text, (size_t)len, JSON_REJECT_DUPLICATES, &error);
    number++;
    if (line)
      vectors_regression(line);
    else
      vector_broken("line %u: %s", number, error.text);
    json_decref(line);
  }
  if (ferror(f)) vector_broken("%s", strerror(errno));
  if (number == 0) vector_broken("empty");
  free(text);
  fclose(f);
}

static int ends_with(const char *path, const char *suffix) {
  size_t a = strlen(path), b = strlen(suffix);
  return a >= b && strcmp(path + a - b, suffix) == 0;
}

static void run_file(const char *path) {
  const char *slash = strrchr(path, '/');
  file_name = slash ? slash + 1 : path;
  if (ends_with(path, ".jsonl"))
    run_jsonl(path);
  else
    run_json(path);
  file_name = NULL;
}

static int visit(const char *path, const struct stat *status, int type, struct FTW *at) {
  (void)status, (void)at;
  if (type == FTW_F && (ends_with(path, ".json") || ends_with(path, ".jsonl"))) run_file(path);
  return 0;
}

static void run_folder(const char *path) {
  if (nftw(path, visit, 16, 0) != 0) vector_broken("SLIMB_VECTORS=%s: %s", path, strerror(errno));
  if (passed + failed == 0) vector_broken("SLIMB_VECTORS=%s: no vector ran", path);
}

static void print_backends(void) {
  for (slimb_curve of = SLIMB_CURVE_P256; of <= SLIMB_CURVE_ED448; of++) {
    size_t count;
    const bench_backend *backends = bench_backends(of, &count);
    printf("backends of curve %d:", (int)of);
    for (size_t i = 0; i < count; i++)
      printf(" %s%s", bench_backend_name(&backends[i]),
             runs_here(&backends[i]) ? "" : " (not run: this machine lacks it)");
    printf("\n");
  }
}

int main(int argc, char **argv) {
  const char *folder = getenv("SLIMB_VECTORS");
  setvbuf(stdout, NULL, _IOLBF, 0);
  print_backends();
  for (int i = 1; i < argc; i++) run_file(argv[i]);
  if (argc == 1 && folder && *folder) run_folder(folder);
  if (argc == 1 && !(folder && *folder)) vector_skip("no file given and SLIMB_VECTORS not set");
  for (size_t i = 0; i < REASONS_MAX && reasons[i].count; i++)
    printf("SKIP %u: %s\n", reasons[i].count, reasons[i].text);
  printf("%u passed, %u failed, %u skipped\n", passed, failed, skipped);
  return failed != 0;
}

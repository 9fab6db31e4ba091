/* bench: what "slimb speed" prints, and how it sums up. The figures themselves are no test's
 * business. */
#define _GNU_SOURCE
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench_cli.h"
#include "measure.h"
#include "slimb.h"
#include "test.h"

static int near(double a, double b) { return fabs(a - b) < 1e-9; }

static void summaries(void) {
  const double fast[MEASURE_REPETITIONS] = {5, 1, 9, 3, 7, 2, 8, 4, 6, 10, 11};
  double slow[MEASURE_REPETITIONS];
  for (size_t i = 0; i < MEASURE_REPETITIONS; i++) slow[i] = (i < 6 ? 2 : 50) * fast[i];
  test_case("median, spread and ratio");
  const measure_summary s = measure_summarise(fast);
  CHECK(near(s.median, 6) && near(s.min, 1) && near(s.max, 11));
  CHECK(near(s.error, 3));                   /* the quartiles are 3 and 9 */
  CHECK(near(measure_ratio(slow, fast), 2)); /* pair by pair: the medians' ratio is another */
  const double canary = measure_canary();
  CHECK(canary > 0.001 && canary < 100);
}

/* ---- sides that are timed ---- */

static unsigned long turns[2], prepared;
static int last_side, out_of_turn;

static int run_side(void *context, size_t operations) {
  const int side = *(int *)context;
  turns[side]++;
  out_of_turn += prepared > 1 && side == last_side;
  last_side = side;
  for (volatile size_t i = 0; i < operations * (side ? 400 : 100); i++) {
  }
  return 1;
}

static int count_preparation(void *context) { return (void)context, ++prepared, 1; }

static int refuse(void *context) { return (void)context, 0; }

static void pairs(void) {
  int names[2] = {0, 1}, noisy;
  double canary;
  measure_side sides[2] = {{.run = run_side, .context = &names[0]},
                           {.run = run_side, .context = &names[1]}};
  test_case("both sides in turn, fresh inputs in every repetition");
  CHECK(measure(sides, 2, count_preparation, NULL, 1e5, &canary, &noisy));
  CHECK(out_of_turn == 0);
  CHECK(prepared % MEASURE_REPETITIONS == 1 && prepared > MEASURE_REPETITIONS);
  const double ratio = measure_ratio(sides[1].ns, sides[0].ns);
  test_context("ratio %f", ratio);
  CHECK(ratio > 2 && ratio < 8);
  test_case("a preparation that fails");
  CHECK(!measure(sides, 2, refuse, NULL, 1e5, &canary, &noisy));
}

/* ---- what is printed ---- */

/* Runs a request in a child, its standard output in a file. Returns the exit status. */
static int run_request(const bench_request *request, FILE *out) {
  fflush(NULL);
  const pid_t child = fork();
  if (child == 0) {
    if (dup2(fileno(out), STDOUT_FILENO) < 0 || !freopen("/dev/null", "w", stderr)) _exit(99);
    const int status = bench_speed(request);
    fflush(stdout);
    _exit(status);
  }
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  rewind(out);
  return WEXITSTATUS(status);
}

static double number(const json_t *row, const char *key) {
  const json_t *value = json_object_get(row, key);
  return json_is_number(value) ? json_number_value(value) : -1;
}

static int is_text(const json_t *row, const char *key, const char *text) {
  const char *value = json_string_value(json_object_get(row, key));
  return value && strcmp(value, text) == 0;
}

static json_t *next_row(FILE *out) {
  char line[1024];
  return fgets(line, sizeof line, out) ? json_loads(line, 0, NULL) : NULL;
}

static void json_rows(void) {
  FILE *out = tmpfile();
  test_case("JSON: the machine, then slimb beside libcrypto");
  CHECK(run_request(&(bench_request){.only = "keygen", .curve = "p-256", .json = 1}, out) == 0);
  json_t *machine = next_row(out), *ours = next_row(out), *peer = next_row(out);
  CHECK(is_text(machine, "slimb", slimb_version()) && number(machine, "canary") > 0);
  CHECK(json_string_value(json_object_get(machine, "cpu")) != NULL);
  CHECK(json_string_value(json_object_get(machine, "compiler")) != NULL);
  CHECK(is_text(ours, "benchmark", "keygen") && is_text(ours, "library", "slimb"));
  CHECK(is_text(json_object_get(ours, "params"), "curve", "P-256"));
  CHECK(is_text(ours, "backend", slimb_backend(SLIMB_CURVE_P256)));
  CHECK(number(ours, "min") > 0 && number(ours, "min") <= number(ours, "ns"));
  CHECK(number(ours, "ns") <= number(ours, "max") && number(ours, "count") == MEASURE_REPETITIONS);
  CHECK(number(ours, "ratio") > 0);
  CHECK(is_text(peer, "library", "libcrypto") && number(peer, "ns") > 0);
  CHECK(json_object_get(peer, "ratio") == NULL);
  CHECK(next_row(out) == NULL && feof(out));
  json_decref(machine), json_decref(ours), json_decref(peer);
  fclose(out);
}

static void not_applicable(void) {
  static const slimb_curve curves[] = {SLIMB_CURVE_P256, SLIMB_CURVE_P384, SLIMB_CURVE_P521,
                                       SLIMB_CURVE_SECP256K1};
  FILE *out = tmpfile();
  test_case("what libcrypto does not offer is said; each curve runs on the backend that serves it");
  CHECK(run_request(&(bench_request){.only = "sign.deterministic", .json = 1}, out) == 0);
  json_decref(next_row(out));
  for (size_t i = 0; i < sizeof curves / sizeof curves[0]; i++) {
    test_context("curve %d", (int)curves[i]);
    json_t *ours = next_row(out), *peer = next_row(out);
    CHECK(number(ours, "ns") > 0 && json_object_get(ours, "ratio") == NULL);
    CHECK(is_text(ours, "backend", slimb_backend(curves[i])));
    CHECK(is_text(peer, "library", "libcrypto") && json_is_null(json_object_get(peer, "ns")));
    CHECK(json_string_value(json_object_get(peer, "not_applicable")) != NULL);
    json_decref(ours), json_decref(peer);
  }
  CHECK(next_row(out) == NULL && feof(out));
  fclose(out);
}

static void names(void) {
  static const char *const required[] = {"\nkeygen ",
                                         "\nsign ",
                                         "\nverify ",
                                         "\ndh ",
                                         "\nSignatures.sign ",
                                         "\nKeyGenerators.keyPairGen ",
                                         "\nSignature.ECDSA.sign ",
                                         "\nSignature.ECDSA.verify ",
                                         "\nKeyAgreement.EC.generateSecret ",
                                         "\nKeyAgreement.XDH.generateSecret ",
                                         "\nKeyPairGenerator.generateKeyPair ",
                                         "\nSignature.EdDSA.sign ",
                                         "\nSignature.EdDSA.verify ",
                                         "\nfield.add ",
                                         "\nfield.sub ",
                                         "\nfield.mul ",
                                         "\nfield.sqr ",
                                         "\nfield.carry ",
                                         "\nfield.inv ",
                                         "\nfield.sqrt "};
  FILE *out = tmpfile();
  char text[65536] = "\n";
  test_case("the list names every benchmark");
  CHECK(run_request(&(bench_request){.list = 1}, out) == 0);
  text[1 + fread(text + 1, 1, sizeof text - 2, out)] = 0;
  for (size_t i = 0; i < sizeof required / sizeof required[0]; i++) {
    test_context("%s", required[i]);
    CHECK(strstr(text, required[i]) != NULL);
  }
  fclose(out);
}

static void selection(void) {
  static const struct {
    const char *only;
    int lines;
  } cases[] = {{"sign", 1}, {"sign,verify", 2}, {"Signatures", 4}, {"sign.key", 2}};
  test_case("a name stands for one benchmark, or for all that it begins");
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    FILE *out = tmpfile();
    int lines = 0;
    test_context("%s", cases[i].only);
    CHECK(run_request(&(bench_request){.only = cases[i].only, .curve = "P-256", .list = 1}, out) ==
          0);
    for (int c; (c = getc(out)) != EOF;) lines += c == '\n';
    CHECK(lines == cases[i].lines);
    fclose(out);
  }
}

static void refusals(void) {
  static const bench_request requests[] = {{.only = "nothing"},      {.only = ""},
                                           {.only = "sign,nothing"}, {.only = "fiel"},
                                           {.curve = "P-257"},       {.backend = "none"}};
  test_case("a name that means nothing is refused");
  for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++) {
    FILE *out = tmpfile();
    test_context("request %zu", i);
    CHECK(run_request(&requests[i], out) == 2);
    CHECK(getc(out) == EOF);
    fclose(out);
  }
}

int main(void) {
  test_begin("bench");
  summaries();
  pairs();
  json_rows();
  not_applicable();
  names();
  selection();
  refusals();
  return test_end();
}

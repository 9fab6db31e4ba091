#include "report.h"

#include <openssl/crypto.h>
#include <stdio.h>
#include <string.h>

#include "slimb.h"

static int any_noisy;
static double canary_before; /* before the first row */

/* ---- the machine ---- */

static void cpu_model(char *out, size_t size) {
  char line[256];
  snprintf(out, size, "unknown");
  FILE *f = fopen("/proc/cpuinfo", "r");
  if (!f) return;
  while (fgets(line, sizeof line, f)) {
    const char *colon = strchr(line, ':');
    if (strncmp(line, "model name", 10) != 0 || !colon) continue;
    snprintf(out, size, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
    break;
  }
  fclose(f);
}

static void json_string(const char *s) {
  putchar('"');
  for (; *s; s++) {
    if (*s == '"' || *s == '\\') putchar('\\');
    if ((unsigned char)*s >= ' ') putchar(*s);
  }
  putchar('"');
}

static void json_member(const char *key, const char *value) {
  printf("\"%s\": ", key);
  json_string(value);
  fputs(", ", stdout);
}

void report_begin(int json, const char *backend) {
  char cpu[128];
  const char *libcrypto = OpenSSL_version(OPENSSL_FULL_VERSION_STRING);
  canary_before = measure_canary();
  cpu_model(cpu, sizeof cpu);
  if (json) {
    putchar('{');
    json_member("cpu", cpu);
    json_member("compiler", REPORT_COMPILER);
    json_member("slimb", slimb_version());
    json_member("libcrypto", libcrypto);
    json_member("backend", backend);
    printf("\"canary\": %.4f}\n", canary_before);
  } else {
    printf("%s, %s, slimb %s (%s), libcrypto %s\n\n", cpu, REPORT_COMPILER, slimb_version(),
           backend, libcrypto);
    printf("%-32s %-38s %-10s %-4s %3s %10s   %8s  %-5s %10s %6s\n", "Benchmark", "(params)",
           "(backend)", "Mode", "Cnt", "Score", "Error", "Units", "libcrypto", "ratio");
  }
  fflush(stdout);
}

void report_end(int json) {
  if (json) return;
  printf(
      "\nScore: median; Error: half the distance between the quartiles; ratio: libcrypto's time /"
      " slimb's, median of the pairs.\nCanary: %.4f ns an addition before, %.4f after%s.\n",
      canary_before, measure_canary(), any_noisy ? "; ~ marks rows that stayed noisy" : "");
}

/* ---- rows ---- */

void report_parameters(char *text, size_t size, const report_label *label) {
  size_t used = 0;
  text[0] = 0;
  for (size_t i = 0; i < REPORT_PARAMETERS_MAX && label->parameters[i].key; i++) {
    const report_parameter *p = &label->parameters[i];
    const char *comma = i ? ", " : "";
    const int written = p->text ? snprintf(text + used, size - used, "%s%s", comma, p->text)
                                : snprintf(text + used, size - used, "%s%u", comma, p->number);
    if (written < 0 || used + (size_t)written >= size) return;
    used += (size_t)written;
  }
}

/* The members that name a benchmark, after the opening brace. */
static void json_label(const report_label *label) {
  putchar('{');
  json_member("benchmark", label->benchmark);
  fputs("\"params\": {", stdout);
  for (size_t i = 0; i < REPORT_PARAMETERS_MAX && label->parameters[i].key; i++) {
    const report_parameter *p = &label->parameters[i];
    printf("%s\"%s\": ", i ? ", " : "", p->key);
    if (p->text)
      json_string(p->text);
    else
      printf("%u", p->number);
  }
  putchar('}');
}

void report_name(int json, const report_label *label) {
  char parameters[64];
  if (json) {
    json_label(label);
    puts("}");
  } else {
    report_parameters(parameters, sizeof parameters, label);
    printf("%-32s %s\n", label->benchmark, parameters);
  }
}

static void json_row(const report_label *label, const char *library, const report_result *result,
                     double ratio, double canary, int noisy) {
  json_label(label);
  fputs(", ", stdout);
  json_member("library", library);
  json_member("backend", result->backend);
  if (result->side) {
    const measure_summary s = measure_summarise(result->side->ns);
    printf("\"ns\": %.3f, \"min\": %.3f, \"max\": %.3f, \"count\": %d", s.median, s.min, s.max,
           MEASURE_REPETITIONS);
    if (ratio > 0) printf(", \"ratio\": %.3f", ratio);
    if (result->rival)
      printf(", \"gain\": %.3f, \"gain_over\": \"%s\"", result->gain, result->rival);
    printf(", \"canary\": %.4f%s}\n", canary, noisy ? ", \"noisy\": true" : "");
  } else {
    fputs("\"ns\": null, \"min\": null, \"max\": null, \"count\": 0, \"not_applicable\": ", stdout);
    json_string(result->why);
    puts("}");
  }
}

static void table_row(const report_label *label, const report_result *ours,
                      const report_result *peer, double ratio, int noisy) {
  char parameters[64];
  report_parameters(parameters, sizeof parameters, label);
  printf("%-32s %-38s %-10s ", label->benchmark, parameters, ours->backend);
  if (!ours->side) {
    printf("not applicable: %s\n", ours->why);
    return;
  }
  const measure_summary s = measure_summarise(ours->side->ns);
  printf("avgt %3d %10.3f ± %8.3f%c %-5s ", MEASURE_REPETITIONS, s.median / label->unit_ns,
         s.error / label->unit_ns, noisy ? '~' : ' ', label->unit_ns > 1 ? "us/op" : "ns/op");
  if (peer->side)
    printf("%10.3f %6.2f", measure_summarise(peer->side->ns).median / label->unit_ns, ratio);
  else
    printf("%10s %6s", "n/a", "n/a");
  if (ours->rival) printf("   %+.1f %% over %s", 100 * ours->gain, ours->rival);
  putchar('\n');
}

void report_row(int json, const report_label *label, const report_result *ours,
                const report_result *peer, double canary, int noisy) {
  const double ratio = ours->side && peer->side ? measure_ratio(peer->side->ns, ours->side->ns) : 0;
  any_noisy |= noisy;
  if (json)
    json_row(label, "slimb", ours, ratio, canary, noisy);
  else
    table_row(label, ours, peer, ratio, noisy);
  fflush(stdout);
}

void report_peer(int json, const report_label *label, const report_result *peer, double canary,
                 int noisy) {
  if (json) json_row(label, "libcrypto", peer, 0, canary, noisy);
}

#define _GNU_SOURCE
#include "test.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

unsigned long test_checks;

static const char *program_name;
static char case_name[128]; /* empty between cases */
static unsigned passed, failed, skipped, case_failures;
static char context[256];
static uint64_t state;

void test_begin(const char *program) {
  program_name = program;
  state = 0xcbf29ce484222325u;
  for (const char *p = program; *p; p++) state = (state ^ (uint8_t)*p) * 0x100000001b3u;
  setvbuf(stdout, NULL, _IOLBF, 0);
}

static void end_case(void) {
  if (!case_name[0]) return;
  if (case_failures) {
    failed++;
    printf("FAIL %s: %s (%u checks)\n", program_name, case_name, case_failures);
  } else {
    passed++;
  }
  case_name[0] = 0;
  case_failures = 0;
  context[0] = 0;
}

void test_case(const char *name) {
  end_case();
  snprintf(case_name, sizeof case_name, "%s", name);
}

void test_skip(const char *name, const char *why) {
  end_case();
  skipped++;
  printf("SKIP %s: %s: %s\n", program_name, name, why);
}

int test_end(void) {
  end_case();
  if (passed && !test_checks) {
    printf("FAIL %s: nothing was checked\n", program_name);
    failed++;
  }
  printf("%u passed, %u failed, %u skipped\n", passed, failed, skipped);
  return failed != 0;
}

void test_fail(const char *file, int line, const char *expression) {
  if (case_failures++ < 5)
    printf("%s:%d: %s: %s%s%s\n", file, line, case_name[0] ? case_name : "?", expression,
           context[0] ? " -- " : "", context);
}

void test_context(const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(context, sizeof context, format, args);
  va_end(args);
}

static void print_hex(const char *label, const uint8_t *p, size_t len) {
  printf("  %s ", label);
  for (size_t i = 0; i < len; i++) printf("%02x", p[i]);
  printf("\n");
}

int test_bytes_equal(const void *a, const void *b, size_t len) {
  if (len == 0 || memcmp(a, b, len) == 0) return 1;
  if (case_failures < 5) {
    print_hex("got ", a, len);
    print_hex("want", b, len);
  }
  return 0;
}

static uint64_t next(void) { /* splitmix64 */
  uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void test_random(void *out, size_t len) {
  uint8_t *p = out;
  for (size_t i = 0; i < len; i += 8) {
    const uint64_t x = next();
    memcpy(p + i, &x, len - i < 8 ? len - i : 8);
  }
}

uint64_t test_random_below(uint64_t bound) { return next() % bound; }

static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

size_t test_hex(uint8_t *out, size_t room, const char *hex) {
  size_t len = 0;
  for (; hex[0]; hex += 2) {
    if (digit(hex[0]) < 0 || digit(hex[1]) < 0 || len == room) {
      fprintf(stderr, "test_hex: malformed or too long\n");
      abort();
    }
    out[len++] = (uint8_t)(digit(hex[0]) << 4 | digit(hex[1]));
  }
  return len;
}

static size_t guarded_size(size_t len) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return (len + page - 1) / page * page + page;
}

uint8_t *test_guarded(size_t len) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = guarded_size(len);
  uint8_t *base = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (base == MAP_FAILED || mprotect(base + size - page, page, PROT_NONE) != 0) abort();
  return base + size - page - len;
}

void test_guarded_free(uint8_t *p, size_t len) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), size = guarded_size(len);
  munmap(p + len + page - size, size);
}

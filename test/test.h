/* A small harness. A test program has one main: test_begin, some test_case ... CHECK ..., return
 * test_end(). A case passes if every CHECK in it held; test_end prints "N passed, N failed, N
 * skipped" as the last line and gives the exit status. */
#ifndef SLIMB_TEST_H
#define SLIMB_TEST_H

#include <stddef.h>
#include <stdint.h>

void test_begin(const char *program);
void test_case(const char *name); /* ends the case before */
void test_skip(const char *name, const char *why);
int test_end(void);

/* Counts the failure, prints place, expression and context; the case goes on. */
void test_fail(const char *file, int line, const char *expression);
/* Printed with failures until replaced: what distinguishes this round of a loop. */
void test_context(const char *format, ...) __attribute__((format(printf, 1, 2)));

#define CHECK(expression)                                          \
  do {                                                             \
    test_checks++;                                                 \
    if (!(expression)) test_fail(__FILE__, __LINE__, #expression); \
  } while (0)
#define CHECK_BYTES(a, b, len) CHECK(test_bytes_equal((a), (b), (len)))

extern unsigned long test_checks; /* a program that checked nothing fails */

int test_bytes_equal(const void *a, const void *b, size_t len); /* prints both where they differ */

/* Deterministic pseudorandom bytes: the same in every run, seeded by the program's name. */
void test_random(void *out, size_t len);
uint64_t test_random_below(uint64_t bound);

/* Hex to bytes; aborts on malformed text. Returns the length. */
size_t test_hex(uint8_t *out, size_t room, const char *hex);

/* Memory that ends (or starts) at a page that faults: reads past a length crash here. */
uint8_t *test_guarded(size_t len);
void test_guarded_free(uint8_t *p, size_t len);

#endif

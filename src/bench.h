/* What the benchmark and the tests see of the library's inside, in the internal build only. */
#ifndef SLIMB_BENCH_H
#define SLIMB_BENCH_H

#include <stddef.h>
#include <stdint.h>

#include "base/cpu.h"
#include "group/curve.h"

/* Loops over one field operation in one layout. In a latency loop each operation waits for the one
 * before; in a throughput loop four independent chains run side by side. The operands are hidden
 * from the optimiser. NULL for an operation that has no such loop. */
typedef struct {
  const char *name; /* "add", "sub", "mul", "sqr", "carry", "inv", "sqrt" */
  void (*latency)(size_t operations);
  void (*throughput)(size_t operations);
} bench_field_row;

typedef struct {
  const char *field;  /* "p256", "n256" */
  const char *layout; /* "mont-4x64", "mont-5x52", "solinas-9x29", "solinas-10x26" */
  const bench_field_row *rows;
  size_t row_count;
} bench_field;

/* All backends of a curve in this build, whether or not the machine runs them. */
typedef struct {
  const weierstrass_ops *weierstrass; /* one of the two, NULL for the other */
  const edwards_ops *edwards;
  uint32_t cpu; /* the CPU_ bits that it needs */
  const bench_field *fields;
  size_t field_count;
} bench_backend;

const bench_backend *bench_backends(slimb_curve curve, size_t *count);
const char *bench_backend_name(const bench_backend *backend);

/* Makes the named backend serve every curve that has it, past CPUID. Returns 1; 0 for a name that
 * no curve has. Not thread-safe: for programs that measure or test one backend after the other. */
int bench_set_backend(const char *name);

/* ECDSA with a given nonce: for known answers and instruction counts. Returns SLIMB_OK, or
 * SLIMB_E_SIGNATURE where r = 0 or s = 0 asks for another nonce. All big-endian at full width. */
int bench_ecdsa_sign_nonce(uint8_t *r, uint8_t *s, slimb_curve curve, const uint8_t *priv,
                           const uint8_t *nonce, const uint8_t *digest, size_t digest_len);

#endif

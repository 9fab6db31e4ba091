/* A prime-order Weierstrass curve as the schemes see it: one table of functions per backend.
 *
 * Octet strings are big-endian at full width (width bytes for a coordinate or a scalar), so that no
 * limb layout leaves its backend. A point is x | y, 2 * width bytes, affine. Scalars are canonical,
 * below n, unless a comment says otherwise. Outputs may be exact aliases of inputs.
 * Everything is constant time in all contents unless the name ends in _vartime. */
#ifndef SLIMB_GROUP_CURVE_H
#define SLIMB_GROUP_CURVE_H

#include <stddef.h>
#include <stdint.h>

#include "base/ct.h"
#include "slimb.h"

#define CURVE_WIDTH_MAX 32 /* bytes; the largest width of any curve */

/* How deep a scheme wipes the stack (ct_wipe_stack) after pt_mul, and after pt_mul_base, sc_sign
 * and hashing: what these take on any backend. test/stack.c looks for what is left. */
#define CURVE_STACK_MUL CT_STACK_MAX
#define CURVE_STACK_MUL_BASE 7168

typedef struct {
  const char *backend; /* "adx", "c64", "c32", "c32-10x26" */
  size_t width;
  const uint8_t *order; /* n, width bytes */

  /* r = in mod n, for in of any length. */
  void (*sc_reduce)(uint8_t *r, const uint8_t *in, size_t in_len);
  /* s = (e + r d) / k mod n; k in [1, n-1]. */
  void (*sc_sign)(uint8_t *s, const uint8_t *k, const uint8_t *e, const uint8_t *r,
                  const uint8_t *d);
  /* u1 = e / s, u2 = r / s mod n; s in [1, n-1]. */
  void (*sc_verify_vartime)(uint8_t *u1, uint8_t *u2, const uint8_t *e, const uint8_t *r,
                            const uint8_t *s);

  /* point = k G. False (and zeros) for k = 0 only. */
  ct_mask (*pt_mul_base)(uint8_t *point, const uint8_t *k);
  /* point = k P, for a valid P. False (and zeros) for k = 0 only. */
  ct_mask (*pt_mul)(uint8_t *point, const uint8_t *k, const uint8_t *p);
  /* Whether x(u1 G + u2 P) mod n = r, for a valid P and r in [1, n-1]. False for infinity. */
  ct_mask (*pt_check_vartime)(const uint8_t *r, const uint8_t *u1, const uint8_t *u2,
                              const uint8_t *p);
  /* Whether x and y are below p and on the curve. */
  ct_mask (*pt_on_curve)(const uint8_t *p);
  /* point = (x, y) with the parity of y given (0 or 1). False (and zeros) where x >= p or no such
   * point exists. */
  ct_mask (*pt_decompress)(uint8_t *point, const uint8_t *x, unsigned parity);
} curve_ops;

/* The table that serves this process: chosen once, by what the machine offers. NULL for an unknown
 * curve. In the internal build SLIMB_BACKEND names the backend, whatever CPUID says; a name that is
 * not in this build ends the process with a message. */
const curve_ops *curve_get(slimb_curve curve);

#endif

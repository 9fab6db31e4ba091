/* The curves as the schemes see them: one table of functions per curve and backend.
 *
 * Octet strings have full width (width bytes for a coordinate or a scalar), so that no limb layout
 * leaves its backend: big-endian on short Weierstrass curves, little-endian on Edwards and
 * Montgomery curves. Outputs may be exact aliases of inputs. Everything is constant time in all
 * contents unless the name ends in _vartime. */
#ifndef SLIMB_GROUP_CURVE_H
#define SLIMB_GROUP_CURVE_H

#include <stddef.h>
#include <stdint.h>

#include "base/ct.h"
#include "slimb.h"

#define CURVE_WIDTH_MAX 66 /* bytes; the largest width of any curve */

/* How deep a scheme wipes the stack (ct_wipe_stack) after pt_mul, and after pt_mul_base, sc_sign
 * and hashing: what these take on any backend. test/stack.c looks for what is left. */
#define CURVE_STACK_MUL CT_STACK_MAX
#define CURVE_STACK_MUL_BASE 7168

/* A short Weierstrass curve of prime order n. A point is x | y, 2 * width bytes, affine. Scalars
 * are canonical, below n, unless a comment says otherwise. */
typedef struct {
  const char *backend; /* "adx", "c64", "c32", "c32-10x26" */
  size_t width;
  size_t order_bits;    /* of n */
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
} weierstrass_ops;

/* A twisted Edwards curve with its Montgomery form: edwards25519 and curve25519, edwards448 and
 * curve448. L is the prime order of the base point B, h the cofactor (8, 4).
 *
 * An encoded point is that of RFC 8032 5.1.2 and 5.2.2, encoded bytes: y, then the sign of x in the
 * last byte's top bit. A point is x | y, 2 * width bytes, affine, canonical. */
typedef struct {
  const char *backend;  /* "adx", "c64", "c32" */
  size_t width;         /* 32, 56 */
  size_t encoded;       /* 32, 57 */
  const uint8_t *order; /* L, width bytes */

  /* r = in mod L, for in of any length. */
  void (*sc_reduce)(uint8_t *r, const uint8_t *in, size_t in_len);
  /* s = r + k a mod L; each input any number of width bytes. */
  void (*sc_mul_add)(uint8_t *s, const uint8_t *k, const uint8_t *a, const uint8_t *r);

  /* encoded = k B, for any k of width bytes. */
  void (*ed_mul_base)(uint8_t *encoded, const uint8_t *k);
  /* point = the point of an encoding. False (and zeros) where it is not canonical, or none. */
  ct_mask (*ed_decode_vartime)(uint8_t *point, const uint8_t *encoded);
  /* Whether the encoding of s B - k P is encoded, byte for byte: s and k below L, P a valid point,
   * of small order or with a small component or not. The cofactorless equation of RFC 8032. */
  ct_mask (*ed_check_vartime)(const uint8_t *encoded, const uint8_t *s, const uint8_t *k,
                              const uint8_t *point);
  /* Whether h P is the neutral element. */
  ct_mask (*ed_small_order_vartime)(const uint8_t *point);

  /* u = the u coordinate of k times the base point of the Montgomery curve, through the Edwards
   * curve, for k as RFC 7748 clamps it: not masked here. */
  void (*mont_mul_base)(uint8_t *u, const uint8_t *k);
  /* r = X25519(k, u) or X448(k, u) for k as RFC 7748 clamps it and any u: not masked here but for
   * the top bit of u on curve25519; u >= p counts mod p. False where r = 0. */
  ct_mask (*mont_mul)(uint8_t *r, const uint8_t *k, const uint8_t *u);
} edwards_ops;

/* The table that serves this process: chosen once, by what the machine offers. NULL for a curve of
 * another kind or an unknown one. X25519 and Ed25519 share a table, as do X448 and Ed448. In the
 * internal build SLIMB_BACKEND names the backend, whatever CPUID says; a name that the curve does
 * not have in this build ends the process with a message. */
const weierstrass_ops *weierstrass_get(slimb_curve curve);
const edwards_ops *edwards_get(slimb_curve curve);

/* The name of the backend that serves the curve; NULL for an unknown one. */
const char *curve_backend(slimb_curve curve);

#endif

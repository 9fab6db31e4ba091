/* Powers mod p and mod n of P-256 by addition chains, over any layout: the square root, and the
 * inverse by Fermat's theorem that checks the one by divsteps. Include after the layout. */
#ifndef SLIMB_FIELD_P256_POW_H
#define SLIMB_FIELD_P256_POW_H

#include <stdint.h>

#include "base/ct.h"

/* r = a^(2^n) b. */
static inline void p256_fe_sqrn_mul(p256_fe *r, const p256_fe *a, unsigned n, const p256_fe *b) {
  p256_fe t = *a;
  for (; n > 0; n--) p256_fe_sqr(&t, p256_fe_relax(&t));
  p256_fe_mul(r, p256_fe_relax(&t), p256_fe_relax(b));
}

static inline void p256_sc_sqrn_mul(p256_sc *r, const p256_sc *a, unsigned n, const p256_sc *b) {
  p256_sc t = *a;
  for (; n > 0; n--) p256_sc_sqr(&t, p256_sc_relax(&t));
  p256_sc_mul(r, p256_sc_relax(&t), p256_sc_relax(b));
}

/* x30 = a^(2^30 - 1), x32 = a^(2^32 - 1). */
static inline void p256_fe_pow_ones(p256_fe *x30, p256_fe *x32, const p256_fe *a) {
  p256_fe x2, x3, t;
  p256_fe_sqrn_mul(&x2, a, 1, a);
  p256_fe_sqrn_mul(&x3, &x2, 1, a);
  p256_fe_sqrn_mul(&t, &x3, 3, &x3);
  p256_fe_sqrn_mul(&t, &t, 6, &t);
  p256_fe_sqrn_mul(&t, &t, 3, &x3);
  p256_fe_sqrn_mul(x30, &t, 15, &t);
  p256_fe_sqrn_mul(x32, x30, 2, &x2);
}

/* p - 2 = ffffffff 00000001 00000000 00000000 00000000 ffffffff ffffffff fffffffd.
 * Cost: 255 squarings, 13 multiplications. */
static inline void p256_fe_pow_inv(p256_fe *r, const p256_fe *a) {
  p256_fe x30, x32, t;
  p256_fe_pow_ones(&x30, &x32, a);
  p256_fe_sqrn_mul(&t, &x32, 32, a);
  p256_fe_sqrn_mul(&t, &t, 128, &x32);
  p256_fe_sqrn_mul(&t, &t, 32, &x32);
  p256_fe_sqrn_mul(&t, &t, 30, &x30);
  p256_fe_sqrn_mul(r, &t, 2, a);
}

/* p = 3 mod 4: a^((p + 1) / 4), which squares to a or to -a. (p + 1) / 4 =
 * 2^94 ((2^32 - 1) 2^128 + 2^96 + 1). Cost: 254 squarings, 9 multiplications. */
static inline ct_mask p256_fe_sqrt(p256_fe *r, const p256_fe *a) {
  p256_fe x30, x32, t, square;
  p256_fe_pow_ones(&x30, &x32, a);
  p256_fe_sqrn_mul(&t, &x32, 32, a);
  p256_fe_sqrn_mul(&t, &t, 96, a);
  for (int i = 0; i < 94; i++) p256_fe_sqr(&t, p256_fe_relax(&t));
  p256_fe_sqr(&square, p256_fe_relax(&t));
  const ct_mask is_square = p256_fe_eq(&square, a);
  *r = t;
  return is_square;
}

/* n - 2 = ffffffff 00000000 ffffffff ffffffff and 32 hexadecimal digits, one multiplication each.
 * Cost: 255 squarings, 54 multiplications. */
static inline void p256_sc_pow_inv(p256_sc *r, const p256_sc *a) {
  static const char low[] =
      "\xb\xc\xe\x6\xf\xa\xa\xd\xa\x7\x1\x7\x9\xe\x8\x4"
      "\xf\x3\xb\x9\xc\xa\xc\x2\xf\xc\x6\x3\x2\x5\x4\xf";
  p256_sc power[16], x8, x32, t;
  power[0] = p256_sc_one;
  for (int i = 1; i < 16; i++) p256_sc_sqrn_mul(&power[i], &power[i - 1], 0, a);
  p256_sc_sqrn_mul(&x8, &power[15], 4, &power[15]);
  p256_sc_sqrn_mul(&t, &x8, 8, &x8);
  p256_sc_sqrn_mul(&x32, &t, 16, &t);
  p256_sc_sqrn_mul(&t, &x32, 64, &x32);
  p256_sc_sqrn_mul(&t, &t, 32, &x32);
  for (int i = 0; i < 32; i++) p256_sc_sqrn_mul(&t, &t, 4, &power[(int)low[i]]);
  *r = t;
}

#endif

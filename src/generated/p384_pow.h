/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p384 --powers --out src/generated/p384_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_P384_POW_H
#define SLIMB_GENERATED_P384_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void p384_fe_sqrn_mul(p384_fe *r, const p384_fe *a, unsigned n, const p384_fe *b) {
  p384_fe t = *a;
  for (; n > 0; n--) p384_fe_sqr(&t, p384_fe_relax(&t));
  p384_fe_mul(r, p384_fe_relax(&t), p384_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffd.
 * Cost: 383 squarings, 20 multiplications. */
static inline void p384_fe_pow_inv(p384_fe *r, const p384_fe *a) {
  p384_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, t;
  p384_fe_sqrn_mul(&ones2, a, 1, a);
  p384_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p384_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p384_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p384_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p384_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  p384_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  t = ones128;
  p384_fe_sqrn_mul(&t, &t, 64, &ones64);
  p384_fe_sqrn_mul(&t, &t, 32, &ones32);
  p384_fe_sqrn_mul(&t, &t, 16, &ones16);
  p384_fe_sqrn_mul(&t, &t, 8, &ones8);
  p384_fe_sqrn_mul(&t, &t, 4, &ones4);
  p384_fe_sqrn_mul(&t, &t, 2, &ones2);
  p384_fe_sqrn_mul(&t, &t, 1, a);
  p384_fe_sqrn_mul(&t, &t, 33, &ones32);
  p384_fe_sqrn_mul(&t, &t, 80, &ones16);
  p384_fe_sqrn_mul(&t, &t, 8, &ones8);
  p384_fe_sqrn_mul(&t, &t, 4, &ones4);
  p384_fe_sqrn_mul(&t, &t, 2, &ones2);
  p384_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* p = 3 mod 4: r = a^((p + 1) / 4), which squares to a or to -a; the mask says whether to a.
 * (p + 1) / 4 = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffbfffffffc00000000000000040000000.
 * Cost: 382 squarings, 16 multiplications. */
static inline ct_mask p384_fe_sqrt(p384_fe *r, const p384_fe *a) {
  p384_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, t;
  p384_fe_sqrn_mul(&ones2, a, 1, a);
  p384_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p384_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p384_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p384_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p384_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  p384_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  t = ones128;
  p384_fe_sqrn_mul(&t, &t, 64, &ones64);
  p384_fe_sqrn_mul(&t, &t, 32, &ones32);
  p384_fe_sqrn_mul(&t, &t, 16, &ones16);
  p384_fe_sqrn_mul(&t, &t, 8, &ones8);
  p384_fe_sqrn_mul(&t, &t, 4, &ones4);
  p384_fe_sqrn_mul(&t, &t, 2, &ones2);
  p384_fe_sqrn_mul(&t, &t, 1, a);
  p384_fe_sqrn_mul(&t, &t, 33, &ones32);
  p384_fe_sqrn_mul(&t, &t, 64, a);
  for (int i = 0; i < 30; i++) p384_fe_sqr(&t, p384_fe_relax(&t));
  p384_fe check;
  p384_fe_sqr(&check, p384_fe_relax(&t));
  const ct_mask is_square = p384_fe_eq(&check, a);
  *r = t;
  return is_square;
}

/* r = a^(2^n) b */
static inline void p384_sc_sqrn_mul(p384_sc *r, const p384_sc *a, unsigned n, const p384_sc *b) {
  p384_sc t = *a;
  for (; n > 0; n--) p384_sc_sqr(&t, p384_sc_relax(&t));
  p384_sc_mul(r, p384_sc_relax(&t), p384_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52971.
 * Cost: 384 squarings, 54 multiplications. */
static inline void p384_sc_pow_inv(p384_sc *r, const p384_sc *a) {
  p384_sc ones2, ones4, ones8, ones16, ones32, ones64, ones128, odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  p384_sc_sqrn_mul(&ones2, a, 1, a);
  p384_sc_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p384_sc_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p384_sc_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p384_sc_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p384_sc_sqrn_mul(&ones64, &ones32, 32, &ones32);
  p384_sc_sqrn_mul(&ones128, &ones64, 64, &ones64);
  p384_sc_sqr(&square, p384_sc_relax(a));
  p384_sc_mul(&odd3, p384_sc_relax(&square), p384_sc_relax(a));
  p384_sc_mul(&odd5, p384_sc_relax(&odd3), p384_sc_relax(&square));
  p384_sc_mul(&odd7, p384_sc_relax(&odd5), p384_sc_relax(&square));
  p384_sc_mul(&odd9, p384_sc_relax(&odd7), p384_sc_relax(&square));
  p384_sc_mul(&odd11, p384_sc_relax(&odd9), p384_sc_relax(&square));
  p384_sc_mul(&odd13, p384_sc_relax(&odd11), p384_sc_relax(&square));
  p384_sc_mul(&odd15, p384_sc_relax(&odd13), p384_sc_relax(&square));
  t = ones128;
  p384_sc_sqrn_mul(&t, &t, 64, &ones64);
  p384_sc_sqrn_mul(&t, &t, 2, &ones2);
  p384_sc_sqrn_mul(&t, &t, 6, &odd7);
  p384_sc_sqrn_mul(&t, &t, 3, &odd3);
  p384_sc_sqrn_mul(&t, &t, 7, &odd13);
  p384_sc_sqrn_mul(&t, &t, 6, &odd13);
  p384_sc_sqrn_mul(&t, &t, 1, a);
  p384_sc_sqrn_mul(&t, &t, 10, &odd15);
  p384_sc_sqrn_mul(&t, &t, 3, &odd5);
  p384_sc_sqrn_mul(&t, &t, 8, &odd13);
  p384_sc_sqrn_mul(&t, &t, 2, &odd3);
  p384_sc_sqrn_mul(&t, &t, 6, &odd11);
  p384_sc_sqrn_mul(&t, &t, 4, &odd7);
  p384_sc_sqrn_mul(&t, &t, 5, &odd15);
  p384_sc_sqrn_mul(&t, &t, 3, &odd5);
  p384_sc_sqrn_mul(&t, &t, 3, &odd3);
  p384_sc_sqrn_mul(&t, &t, 10, &odd13);
  p384_sc_sqrn_mul(&t, &t, 9, &odd13);
  p384_sc_sqrn_mul(&t, &t, 4, &odd11);
  p384_sc_sqrn_mul(&t, &t, 6, &odd9);
  p384_sc_sqrn_mul(&t, &t, 3, a);
  p384_sc_sqrn_mul(&t, &t, 7, &odd11);
  p384_sc_sqrn_mul(&t, &t, 7, &odd5);
  p384_sc_sqrn_mul(&t, &t, 5, &odd7);
  p384_sc_sqrn_mul(&t, &t, 5, &odd15);
  p384_sc_sqrn_mul(&t, &t, 5, &odd11);
  p384_sc_sqrn_mul(&t, &t, 4, &odd11);
  p384_sc_sqrn_mul(&t, &t, 5, &odd7);
  p384_sc_sqrn_mul(&t, &t, 3, &odd3);
  p384_sc_sqrn_mul(&t, &t, 7, &odd3);
  p384_sc_sqrn_mul(&t, &t, 6, &odd11);
  p384_sc_sqrn_mul(&t, &t, 4, &odd5);
  p384_sc_sqrn_mul(&t, &t, 3, &odd3);
  p384_sc_sqrn_mul(&t, &t, 4, &odd3);
  p384_sc_sqrn_mul(&t, &t, 4, &odd3);
  p384_sc_sqrn_mul(&t, &t, 6, &odd5);
  p384_sc_sqrn_mul(&t, &t, 5, &odd5);
  p384_sc_sqrn_mul(&t, &t, 6, &odd11);
  p384_sc_sqrn_mul(&t, &t, 1, a);
  p384_sc_sqrn_mul(&t, &t, 4, a);
  *r = t;
}

#endif

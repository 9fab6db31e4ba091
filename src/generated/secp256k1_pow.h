/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit secp256k1 --powers --out src/generated/secp256k1_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_SECP256K1_POW_H
#define SLIMB_GENERATED_SECP256K1_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void secp256k1_fe_sqrn_mul(secp256k1_fe *r, const secp256k1_fe *a, unsigned n, const secp256k1_fe *b) {
  secp256k1_fe t = *a;
  for (; n > 0; n--) secp256k1_fe_sqr(&t, secp256k1_fe_relax(&t));
  secp256k1_fe_mul(r, secp256k1_fe_relax(&t), secp256k1_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2d.
 * Cost: 256 squarings, 23 multiplications. */
static inline void secp256k1_fe_pow_inv(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, odd3, odd5, odd7, odd9, odd11, square, t;
  secp256k1_fe_sqrn_mul(&ones2, a, 1, a);
  secp256k1_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  secp256k1_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  secp256k1_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  secp256k1_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  secp256k1_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  secp256k1_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  secp256k1_fe_sqr(&square, secp256k1_fe_relax(a));
  secp256k1_fe_mul(&odd3, secp256k1_fe_relax(&square), secp256k1_fe_relax(a));
  secp256k1_fe_mul(&odd5, secp256k1_fe_relax(&odd3), secp256k1_fe_relax(&square));
  secp256k1_fe_mul(&odd7, secp256k1_fe_relax(&odd5), secp256k1_fe_relax(&square));
  secp256k1_fe_mul(&odd9, secp256k1_fe_relax(&odd7), secp256k1_fe_relax(&square));
  secp256k1_fe_mul(&odd11, secp256k1_fe_relax(&odd9), secp256k1_fe_relax(&square));
  t = ones128;
  secp256k1_fe_sqrn_mul(&t, &t, 64, &ones64);
  secp256k1_fe_sqrn_mul(&t, &t, 16, &ones16);
  secp256k1_fe_sqrn_mul(&t, &t, 8, &ones8);
  secp256k1_fe_sqrn_mul(&t, &t, 4, &ones4);
  secp256k1_fe_sqrn_mul(&t, &t, 2, &ones2);
  secp256k1_fe_sqrn_mul(&t, &t, 1, a);
  secp256k1_fe_sqrn_mul(&t, &t, 17, &ones16);
  secp256k1_fe_sqrn_mul(&t, &t, 4, &ones4);
  secp256k1_fe_sqrn_mul(&t, &t, 2, &ones2);
  secp256k1_fe_sqrn_mul(&t, &t, 8, &odd11);
  secp256k1_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* p = 3 mod 4: r = a^((p + 1) / 4), which squares to a or to -a; the mask says whether to a.
 * (p + 1) / 4 = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffbfffff0c.
 * Cost: 255 squarings, 18 multiplications. */
static inline ct_mask secp256k1_fe_sqrt(secp256k1_fe *r, const secp256k1_fe *a) {
  secp256k1_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, odd3, square, t;
  secp256k1_fe_sqrn_mul(&ones2, a, 1, a);
  secp256k1_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  secp256k1_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  secp256k1_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  secp256k1_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  secp256k1_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  secp256k1_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  secp256k1_fe_sqr(&square, secp256k1_fe_relax(a));
  secp256k1_fe_mul(&odd3, secp256k1_fe_relax(&square), secp256k1_fe_relax(a));
  t = ones128;
  secp256k1_fe_sqrn_mul(&t, &t, 64, &ones64);
  secp256k1_fe_sqrn_mul(&t, &t, 16, &ones16);
  secp256k1_fe_sqrn_mul(&t, &t, 8, &ones8);
  secp256k1_fe_sqrn_mul(&t, &t, 4, &ones4);
  secp256k1_fe_sqrn_mul(&t, &t, 2, &ones2);
  secp256k1_fe_sqrn_mul(&t, &t, 1, a);
  secp256k1_fe_sqrn_mul(&t, &t, 17, &ones16);
  secp256k1_fe_sqrn_mul(&t, &t, 4, &ones4);
  secp256k1_fe_sqrn_mul(&t, &t, 2, &ones2);
  secp256k1_fe_sqrn_mul(&t, &t, 6, &odd3);
  for (int i = 0; i < 2; i++) secp256k1_fe_sqr(&t, secp256k1_fe_relax(&t));
  secp256k1_fe check;
  secp256k1_fe_sqr(&check, secp256k1_fe_relax(&t));
  const ct_mask is_square = secp256k1_fe_eq(&check, a);
  *r = t;
  return is_square;
}

/* r = a^(2^n) b */
static inline void secp256k1_sc_sqrn_mul(secp256k1_sc *r, const secp256k1_sc *a, unsigned n, const secp256k1_sc *b) {
  secp256k1_sc t = *a;
  for (; n > 0; n--) secp256k1_sc_sqr(&t, secp256k1_sc_relax(&t));
  secp256k1_sc_mul(r, secp256k1_sc_relax(&t), secp256k1_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd036413f.
 * Cost: 256 squarings, 44 multiplications. */
static inline void secp256k1_sc_pow_inv(secp256k1_sc *r, const secp256k1_sc *a) {
  secp256k1_sc ones2, ones4, ones8, ones16, ones32, ones64, odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  secp256k1_sc_sqrn_mul(&ones2, a, 1, a);
  secp256k1_sc_sqrn_mul(&ones4, &ones2, 2, &ones2);
  secp256k1_sc_sqrn_mul(&ones8, &ones4, 4, &ones4);
  secp256k1_sc_sqrn_mul(&ones16, &ones8, 8, &ones8);
  secp256k1_sc_sqrn_mul(&ones32, &ones16, 16, &ones16);
  secp256k1_sc_sqrn_mul(&ones64, &ones32, 32, &ones32);
  secp256k1_sc_sqr(&square, secp256k1_sc_relax(a));
  secp256k1_sc_mul(&odd3, secp256k1_sc_relax(&square), secp256k1_sc_relax(a));
  secp256k1_sc_mul(&odd5, secp256k1_sc_relax(&odd3), secp256k1_sc_relax(&square));
  secp256k1_sc_mul(&odd7, secp256k1_sc_relax(&odd5), secp256k1_sc_relax(&square));
  secp256k1_sc_mul(&odd9, secp256k1_sc_relax(&odd7), secp256k1_sc_relax(&square));
  secp256k1_sc_mul(&odd11, secp256k1_sc_relax(&odd9), secp256k1_sc_relax(&square));
  secp256k1_sc_mul(&odd13, secp256k1_sc_relax(&odd11), secp256k1_sc_relax(&square));
  secp256k1_sc_mul(&odd15, secp256k1_sc_relax(&odd13), secp256k1_sc_relax(&square));
  t = ones64;
  secp256k1_sc_sqrn_mul(&t, &t, 32, &ones32);
  secp256k1_sc_sqrn_mul(&t, &t, 16, &ones16);
  secp256k1_sc_sqrn_mul(&t, &t, 8, &ones8);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &ones4);
  secp256k1_sc_sqrn_mul(&t, &t, 2, &ones2);
  secp256k1_sc_sqrn_mul(&t, &t, 1, a);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd11);
  secp256k1_sc_sqrn_mul(&t, &t, 3, &odd5);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd5);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd7);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 2, &odd3);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd7);
  secp256k1_sc_sqrn_mul(&t, &t, 6, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd11);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 3, a);
  secp256k1_sc_sqrn_mul(&t, &t, 6, &odd5);
  secp256k1_sc_sqrn_mul(&t, &t, 10, &odd7);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd7);
  secp256k1_sc_sqrn_mul(&t, &t, 9, &ones8);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd9);
  secp256k1_sc_sqrn_mul(&t, &t, 6, &odd11);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 5, &odd3);
  secp256k1_sc_sqrn_mul(&t, &t, 6, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 10, &odd13);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd9);
  secp256k1_sc_sqrn_mul(&t, &t, 9, &odd9);
  secp256k1_sc_sqrn_mul(&t, &t, 4, &odd15);
  secp256k1_sc_sqrn_mul(&t, &t, 1, a);
  *r = t;
}

#endif

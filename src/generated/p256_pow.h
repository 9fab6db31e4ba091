/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p256 --powers --out src/generated/p256_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_P256_POW_H
#define SLIMB_GENERATED_P256_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void p256_fe_sqrn_mul(p256_fe *r, const p256_fe *a, unsigned n, const p256_fe *b) {
  p256_fe t = *a;
  for (; n > 0; n--) p256_fe_sqr(&t, p256_fe_relax(&t));
  p256_fe_mul(r, p256_fe_relax(&t), p256_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xffffffff00000001000000000000000000000000fffffffffffffffffffffffd.
 * Cost: 255 squarings, 13 multiplications. */
static inline void p256_fe_pow_inv(p256_fe *r, const p256_fe *a) {
  p256_fe ones2, ones4, ones8, ones16, ones32, t;
  p256_fe_sqrn_mul(&ones2, a, 1, a);
  p256_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p256_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p256_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p256_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  t = ones32;
  p256_fe_sqrn_mul(&t, &t, 32, a);
  p256_fe_sqrn_mul(&t, &t, 128, &ones32);
  p256_fe_sqrn_mul(&t, &t, 32, &ones32);
  p256_fe_sqrn_mul(&t, &t, 16, &ones16);
  p256_fe_sqrn_mul(&t, &t, 8, &ones8);
  p256_fe_sqrn_mul(&t, &t, 4, &ones4);
  p256_fe_sqrn_mul(&t, &t, 2, &ones2);
  p256_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* p = 3 mod 4: r = a^((p + 1) / 4), which squares to a or to -a; the mask says whether to a.
 * (p + 1) / 4 = 0x3fffffffc0000000400000000000000000000000400000000000000000000000.
 * Cost: 254 squarings, 7 multiplications. */
static inline ct_mask p256_fe_sqrt(p256_fe *r, const p256_fe *a) {
  p256_fe ones2, ones4, ones8, ones16, ones32, t;
  p256_fe_sqrn_mul(&ones2, a, 1, a);
  p256_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p256_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p256_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p256_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  t = ones32;
  p256_fe_sqrn_mul(&t, &t, 32, a);
  p256_fe_sqrn_mul(&t, &t, 96, a);
  for (int i = 0; i < 94; i++) p256_fe_sqr(&t, p256_fe_relax(&t));
  p256_fe check;
  p256_fe_sqr(&check, p256_fe_relax(&t));
  const ct_mask is_square = p256_fe_eq(&check, a);
  *r = t;
  return is_square;
}

/* r = a^(2^n) b */
static inline void p256_sc_sqrn_mul(p256_sc *r, const p256_sc *a, unsigned n, const p256_sc *b) {
  p256_sc t = *a;
  for (; n > 0; n--) p256_sc_sqr(&t, p256_sc_relax(&t));
  p256_sc_mul(r, p256_sc_relax(&t), p256_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f.
 * Cost: 256 squarings, 41 multiplications. */
static inline void p256_sc_pow_inv(p256_sc *r, const p256_sc *a) {
  p256_sc ones2, ones4, ones8, ones16, ones32, odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  p256_sc_sqrn_mul(&ones2, a, 1, a);
  p256_sc_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p256_sc_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p256_sc_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p256_sc_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p256_sc_sqr(&square, p256_sc_relax(a));
  p256_sc_mul(&odd3, p256_sc_relax(&square), p256_sc_relax(a));
  p256_sc_mul(&odd5, p256_sc_relax(&odd3), p256_sc_relax(&square));
  p256_sc_mul(&odd7, p256_sc_relax(&odd5), p256_sc_relax(&square));
  p256_sc_mul(&odd9, p256_sc_relax(&odd7), p256_sc_relax(&square));
  p256_sc_mul(&odd11, p256_sc_relax(&odd9), p256_sc_relax(&square));
  p256_sc_mul(&odd13, p256_sc_relax(&odd11), p256_sc_relax(&square));
  p256_sc_mul(&odd15, p256_sc_relax(&odd13), p256_sc_relax(&square));
  t = ones32;
  p256_sc_sqrn_mul(&t, &t, 64, &ones32);
  p256_sc_sqrn_mul(&t, &t, 32, &ones32);
  p256_sc_sqrn_mul(&t, &t, 1, a);
  p256_sc_sqrn_mul(&t, &t, 5, &odd15);
  p256_sc_sqrn_mul(&t, &t, 5, &odd7);
  p256_sc_sqrn_mul(&t, &t, 6, &odd13);
  p256_sc_sqrn_mul(&t, &t, 4, &odd15);
  p256_sc_sqrn_mul(&t, &t, 4, &odd5);
  p256_sc_sqrn_mul(&t, &t, 5, &odd11);
  p256_sc_sqrn_mul(&t, &t, 5, &odd13);
  p256_sc_sqrn_mul(&t, &t, 5, &odd7);
  p256_sc_sqrn_mul(&t, &t, 7, &odd11);
  p256_sc_sqrn_mul(&t, &t, 2, &odd3);
  p256_sc_sqrn_mul(&t, &t, 6, &odd15);
  p256_sc_sqrn_mul(&t, &t, 2, a);
  p256_sc_sqrn_mul(&t, &t, 8, &odd9);
  p256_sc_sqrn_mul(&t, &t, 3, &odd7);
  p256_sc_sqrn_mul(&t, &t, 5, &odd7);
  p256_sc_sqrn_mul(&t, &t, 4, &odd7);
  p256_sc_sqrn_mul(&t, &t, 5, &odd7);
  p256_sc_sqrn_mul(&t, &t, 5, &odd5);
  p256_sc_sqrn_mul(&t, &t, 3, &odd3);
  p256_sc_sqrn_mul(&t, &t, 8, &odd11);
  p256_sc_sqrn_mul(&t, &t, 4, &odd15);
  p256_sc_sqrn_mul(&t, &t, 5, &odd3);
  p256_sc_sqrn_mul(&t, &t, 5, &odd3);
  p256_sc_sqrn_mul(&t, &t, 6, &odd9);
  p256_sc_sqrn_mul(&t, &t, 4, &odd5);
  p256_sc_sqrn_mul(&t, &t, 6, &odd15);
  *r = t;
}

#endif

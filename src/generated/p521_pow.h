/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p521 --powers --out src/generated/p521_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_P521_POW_H
#define SLIMB_GENERATED_P521_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void p521_fe_sqrn_mul(p521_fe *r, const p521_fe *a, unsigned n, const p521_fe *b) {
  p521_fe t = *a;
  for (; n > 0; n--) p521_fe_sqr(&t, p521_fe_relax(&t));
  p521_fe_mul(r, p521_fe_relax(&t), p521_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd.
 * Cost: 520 squarings, 13 multiplications. */
static inline void p521_fe_pow_inv(p521_fe *r, const p521_fe *a) {
  p521_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, ones256, ones512, t;
  p521_fe_sqrn_mul(&ones2, a, 1, a);
  p521_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p521_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p521_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p521_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p521_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  p521_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  p521_fe_sqrn_mul(&ones256, &ones128, 128, &ones128);
  p521_fe_sqrn_mul(&ones512, &ones256, 256, &ones256);
  t = ones512;
  p521_fe_sqrn_mul(&t, &t, 4, &ones4);
  p521_fe_sqrn_mul(&t, &t, 2, &ones2);
  p521_fe_sqrn_mul(&t, &t, 1, a);
  p521_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* p = 3 mod 4: r = a^((p + 1) / 4), which squares to a or to -a; the mask says whether to a.
 * (p + 1) / 4 = 0x8000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000.
 * Cost: 520 squarings, 0 multiplications. */
static inline ct_mask p521_fe_sqrt(p521_fe *r, const p521_fe *a) {
  p521_fe t;
  t = *a;
  for (int i = 0; i < 519; i++) p521_fe_sqr(&t, p521_fe_relax(&t));
  p521_fe check;
  p521_fe_sqr(&check, p521_fe_relax(&t));
  const ct_mask is_square = p521_fe_eq(&check, a);
  *r = t;
  return is_square;
}

/* r = a^(2^n) b */
static inline void p521_sc_sqrn_mul(p521_sc *r, const p521_sc *a, unsigned n, const p521_sc *b) {
  p521_sc t = *a;
  for (; n > 0; n--) p521_sc_sqr(&t, p521_sc_relax(&t));
  p521_sc_mul(r, p521_sc_relax(&t), p521_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386407.
 * Cost: 521 squarings, 68 multiplications. */
static inline void p521_sc_pow_inv(p521_sc *r, const p521_sc *a) {
  p521_sc ones2, ones4, ones8, ones16, ones32, ones64, ones128, ones256, odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  p521_sc_sqrn_mul(&ones2, a, 1, a);
  p521_sc_sqrn_mul(&ones4, &ones2, 2, &ones2);
  p521_sc_sqrn_mul(&ones8, &ones4, 4, &ones4);
  p521_sc_sqrn_mul(&ones16, &ones8, 8, &ones8);
  p521_sc_sqrn_mul(&ones32, &ones16, 16, &ones16);
  p521_sc_sqrn_mul(&ones64, &ones32, 32, &ones32);
  p521_sc_sqrn_mul(&ones128, &ones64, 64, &ones64);
  p521_sc_sqrn_mul(&ones256, &ones128, 128, &ones128);
  p521_sc_sqr(&square, p521_sc_relax(a));
  p521_sc_mul(&odd3, p521_sc_relax(&square), p521_sc_relax(a));
  p521_sc_mul(&odd5, p521_sc_relax(&odd3), p521_sc_relax(&square));
  p521_sc_mul(&odd7, p521_sc_relax(&odd5), p521_sc_relax(&square));
  p521_sc_mul(&odd9, p521_sc_relax(&odd7), p521_sc_relax(&square));
  p521_sc_mul(&odd11, p521_sc_relax(&odd9), p521_sc_relax(&square));
  p521_sc_mul(&odd13, p521_sc_relax(&odd11), p521_sc_relax(&square));
  p521_sc_mul(&odd15, p521_sc_relax(&odd13), p521_sc_relax(&square));
  t = ones256;
  p521_sc_sqrn_mul(&t, &t, 4, &ones4);
  p521_sc_sqrn_mul(&t, &t, 2, &ones2);
  p521_sc_sqrn_mul(&t, &t, 5, &odd9);
  p521_sc_sqrn_mul(&t, &t, 2, a);
  p521_sc_sqrn_mul(&t, &t, 5, &odd3);
  p521_sc_sqrn_mul(&t, &t, 8, &odd13);
  p521_sc_sqrn_mul(&t, &t, 8, &odd15);
  p521_sc_sqrn_mul(&t, &t, 8, &odd7);
  p521_sc_sqrn_mul(&t, &t, 5, &odd15);
  p521_sc_sqrn_mul(&t, &t, 2, &odd3);
  p521_sc_sqrn_mul(&t, &t, 6, &odd11);
  p521_sc_sqrn_mul(&t, &t, 3, &odd7);
  p521_sc_sqrn_mul(&t, &t, 6, &odd11);
  p521_sc_sqrn_mul(&t, &t, 6, &odd13);
  p521_sc_sqrn_mul(&t, &t, 5, &odd13);
  p521_sc_sqrn_mul(&t, &t, 8, &ones8);
  p521_sc_sqrn_mul(&t, &t, 4, &odd3);
  p521_sc_sqrn_mul(&t, &t, 12, &odd5);
  p521_sc_sqrn_mul(&t, &t, 3, a);
  p521_sc_sqrn_mul(&t, &t, 7, &odd15);
  p521_sc_sqrn_mul(&t, &t, 4, &odd7);
  p521_sc_sqrn_mul(&t, &t, 8, &odd9);
  p521_sc_sqrn_mul(&t, &t, 3, &odd5);
  p521_sc_sqrn_mul(&t, &t, 6, &odd11);
  p521_sc_sqrn_mul(&t, &t, 3, &odd5);
  p521_sc_sqrn_mul(&t, &t, 9, &odd7);
  p521_sc_sqrn_mul(&t, &t, 4, &odd7);
  p521_sc_sqrn_mul(&t, &t, 5, &odd13);
  p521_sc_sqrn_mul(&t, &t, 4, &odd7);
  p521_sc_sqrn_mul(&t, &t, 6, &odd9);
  p521_sc_sqrn_mul(&t, &t, 4, &odd11);
  p521_sc_sqrn_mul(&t, &t, 1, a);
  p521_sc_sqrn_mul(&t, &t, 4, a);
  p521_sc_sqrn_mul(&t, &t, 7, &odd9);
  p521_sc_sqrn_mul(&t, &t, 4, &odd9);
  p521_sc_sqrn_mul(&t, &t, 2, &odd3);
  p521_sc_sqrn_mul(&t, &t, 4, a);
  p521_sc_sqrn_mul(&t, &t, 7, &odd15);
  p521_sc_sqrn_mul(&t, &t, 5, &odd11);
  p521_sc_sqrn_mul(&t, &t, 3, &odd5);
  p521_sc_sqrn_mul(&t, &t, 4, &odd7);
  p521_sc_sqrn_mul(&t, &t, 5, &odd13);
  p521_sc_sqrn_mul(&t, &t, 4, &odd11);
  p521_sc_sqrn_mul(&t, &t, 3, &odd7);
  p521_sc_sqrn_mul(&t, &t, 5, &odd13);
  p521_sc_sqrn_mul(&t, &t, 2, &odd3);
  p521_sc_sqrn_mul(&t, &t, 7, &odd15);
  p521_sc_sqrn_mul(&t, &t, 5, &odd9);
  p521_sc_sqrn_mul(&t, &t, 7, &odd9);
  p521_sc_sqrn_mul(&t, &t, 2, &odd3);
  p521_sc_sqrn_mul(&t, &t, 6, &odd3);
  p521_sc_sqrn_mul(&t, &t, 3, a);
  p521_sc_sqrn_mul(&t, &t, 10, &odd7);
  *r = t;
}

#endif

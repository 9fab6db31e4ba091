/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve448 --powers --out src/generated/curve448_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_POW_H
#define SLIMB_GENERATED_CURVE448_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void curve448_fe_sqrn_mul(curve448_fe *r, const curve448_fe *a, unsigned n, const curve448_fe *b) {
  curve448_fe t = *a;
  for (; n > 0; n--) curve448_fe_sqr(&t, curve448_fe_relax(&t));
  curve448_fe_mul(r, curve448_fe_relax(&t), curve448_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffffffffffffffffffffffffffffffffffffffffffffffffffffd.
 * Cost: 447 squarings, 20 multiplications. */
static inline void curve448_fe_pow_inv(curve448_fe *r, const curve448_fe *a) {
  curve448_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, t;
  curve448_fe_sqrn_mul(&ones2, a, 1, a);
  curve448_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  curve448_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  curve448_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  curve448_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  curve448_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  curve448_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  t = ones128;
  curve448_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve448_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve448_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve448_fe_sqrn_mul(&t, &t, 4, &ones4);
  curve448_fe_sqrn_mul(&t, &t, 2, &ones2);
  curve448_fe_sqrn_mul(&t, &t, 1, a);
  curve448_fe_sqrn_mul(&t, &t, 129, &ones128);
  curve448_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve448_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve448_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve448_fe_sqrn_mul(&t, &t, 4, &ones4);
  curve448_fe_sqrn_mul(&t, &t, 2, &ones2);
  curve448_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* r = a^((p - 3) / 4), which is a^0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffbfffffffffffffffffffffffffffffffffffffffffffffffffffffff.
 * Cost: 445 squarings, 19 multiplications. */
static inline void curve448_fe_pow_root(curve448_fe *r, const curve448_fe *a) {
  curve448_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, t;
  curve448_fe_sqrn_mul(&ones2, a, 1, a);
  curve448_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  curve448_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  curve448_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  curve448_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  curve448_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  curve448_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  t = ones128;
  curve448_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve448_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve448_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve448_fe_sqrn_mul(&t, &t, 4, &ones4);
  curve448_fe_sqrn_mul(&t, &t, 2, &ones2);
  curve448_fe_sqrn_mul(&t, &t, 1, a);
  curve448_fe_sqrn_mul(&t, &t, 129, &ones128);
  curve448_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve448_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve448_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve448_fe_sqrn_mul(&t, &t, 4, &ones4);
  curve448_fe_sqrn_mul(&t, &t, 2, &ones2);
  *r = t;
}

/* p = 3 mod 4: r = u^3 v (u^5 v^3)^((p - 3) / 4), a root of u / v where there is one.
 * Source: RFC 8032 5.2.3. */
static inline ct_mask curve448_fe_sqrt_ratio(curve448_fe *r, const curve448_fe *u, const curve448_fe *v) {
  curve448_fe uv, uuu_v, t;
  curve448_fe_mul(&uv, curve448_fe_relax(u), curve448_fe_relax(v));
  curve448_fe_sqr(&t, curve448_fe_relax(u));
  curve448_fe_mul(&uuu_v, curve448_fe_relax(&t), curve448_fe_relax(&uv));
  curve448_fe_sqr(&t, curve448_fe_relax(&uv));
  curve448_fe_mul(&t, curve448_fe_relax(&t), curve448_fe_relax(&uuu_v));
  curve448_fe_pow_root(&t, &t);
  curve448_fe_mul(&uuu_v, curve448_fe_relax(&uuu_v), curve448_fe_relax(&t));
  curve448_fe_sqr(&t, curve448_fe_relax(&uuu_v));
  curve448_fe_mul(&t, curve448_fe_relax(&t), curve448_fe_relax(v));
  const ct_mask found = curve448_fe_eq(&t, u);
  *r = uuu_v;
  return found;
}

/* r = a^(2^n) b */
static inline void curve448_sc_sqrn_mul(curve448_sc *r, const curve448_sc *a, unsigned n, const curve448_sc *b) {
  curve448_sc t = *a;
  for (; n > 0; n--) curve448_sc_sqr(&t, curve448_sc_relax(&t));
  curve448_sc_mul(r, curve448_sc_relax(&t), curve448_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f1.
 * Cost: 446 squarings, 66 multiplications. */
static inline void curve448_sc_pow_inv(curve448_sc *r, const curve448_sc *a) {
  curve448_sc ones2, ones4, ones8, ones16, ones32, ones64, ones128, odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  curve448_sc_sqrn_mul(&ones2, a, 1, a);
  curve448_sc_sqrn_mul(&ones4, &ones2, 2, &ones2);
  curve448_sc_sqrn_mul(&ones8, &ones4, 4, &ones4);
  curve448_sc_sqrn_mul(&ones16, &ones8, 8, &ones8);
  curve448_sc_sqrn_mul(&ones32, &ones16, 16, &ones16);
  curve448_sc_sqrn_mul(&ones64, &ones32, 32, &ones32);
  curve448_sc_sqrn_mul(&ones128, &ones64, 64, &ones64);
  curve448_sc_sqr(&square, curve448_sc_relax(a));
  curve448_sc_mul(&odd3, curve448_sc_relax(&square), curve448_sc_relax(a));
  curve448_sc_mul(&odd5, curve448_sc_relax(&odd3), curve448_sc_relax(&square));
  curve448_sc_mul(&odd7, curve448_sc_relax(&odd5), curve448_sc_relax(&square));
  curve448_sc_mul(&odd9, curve448_sc_relax(&odd7), curve448_sc_relax(&square));
  curve448_sc_mul(&odd11, curve448_sc_relax(&odd9), curve448_sc_relax(&square));
  curve448_sc_mul(&odd13, curve448_sc_relax(&odd11), curve448_sc_relax(&square));
  curve448_sc_mul(&odd15, curve448_sc_relax(&odd13), curve448_sc_relax(&square));
  t = ones128;
  curve448_sc_sqrn_mul(&t, &t, 64, &ones64);
  curve448_sc_sqrn_mul(&t, &t, 16, &ones16);
  curve448_sc_sqrn_mul(&t, &t, 8, &ones8);
  curve448_sc_sqrn_mul(&t, &t, 4, &ones4);
  curve448_sc_sqrn_mul(&t, &t, 2, &ones2);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd15);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 2, a);
  curve448_sc_sqrn_mul(&t, &t, 4, a);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd15);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd7);
  curve448_sc_sqrn_mul(&t, &t, 4, a);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd11);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 6, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd7);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 3, a);
  curve448_sc_sqrn_mul(&t, &t, 7, a);
  curve448_sc_sqrn_mul(&t, &t, 8, &odd11);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 8, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 2, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 2, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd11);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd15);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 3, a);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd13);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd3);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 6, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 4, &odd5);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd11);
  curve448_sc_sqrn_mul(&t, &t, 5, &odd11);
  curve448_sc_sqrn_mul(&t, &t, 5, a);
  curve448_sc_sqrn_mul(&t, &t, 7, &odd9);
  curve448_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve448_sc_sqrn_mul(&t, &t, 4, a);
  *r = t;
}

#endif

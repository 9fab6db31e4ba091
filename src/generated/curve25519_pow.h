/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve25519 --powers --out src/generated/curve25519_pow.h
 *
 * Powers by addition chains, over any layout: include after the layout. Inverses by Fermat's
 * theorem check those by divsteps. r may be a. Constant time. */
#ifndef SLIMB_GENERATED_CURVE25519_POW_H
#define SLIMB_GENERATED_CURVE25519_POW_H

#include "base/ct.h"

/* r = a^(2^n) b */
static inline void curve25519_fe_sqrn_mul(curve25519_fe *r, const curve25519_fe *a, unsigned n, const curve25519_fe *b) {
  curve25519_fe t = *a;
  for (; n > 0; n--) curve25519_fe_sqr(&t, curve25519_fe_relax(&t));
  curve25519_fe_mul(r, curve25519_fe_relax(&t), curve25519_fe_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeb.
 * Cost: 255 squarings, 18 multiplications. */
static inline void curve25519_fe_pow_inv(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, odd3, odd5, odd7, odd9, odd11, square, t;
  curve25519_fe_sqrn_mul(&ones2, a, 1, a);
  curve25519_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  curve25519_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  curve25519_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  curve25519_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  curve25519_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  curve25519_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  curve25519_fe_sqr(&square, curve25519_fe_relax(a));
  curve25519_fe_mul(&odd3, curve25519_fe_relax(&square), curve25519_fe_relax(a));
  curve25519_fe_mul(&odd5, curve25519_fe_relax(&odd3), curve25519_fe_relax(&square));
  curve25519_fe_mul(&odd7, curve25519_fe_relax(&odd5), curve25519_fe_relax(&square));
  curve25519_fe_mul(&odd9, curve25519_fe_relax(&odd7), curve25519_fe_relax(&square));
  curve25519_fe_mul(&odd11, curve25519_fe_relax(&odd9), curve25519_fe_relax(&square));
  t = ones128;
  curve25519_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve25519_fe_sqrn_mul(&t, &t, 32, &ones32);
  curve25519_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve25519_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve25519_fe_sqrn_mul(&t, &t, 2, &ones2);
  curve25519_fe_sqrn_mul(&t, &t, 5, &odd11);
  *r = t;
}

/* r = a^((p - 5) / 8), which is a^0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd.
 * Cost: 251 squarings, 13 multiplications. */
static inline void curve25519_fe_pow_root(curve25519_fe *r, const curve25519_fe *a) {
  curve25519_fe ones2, ones4, ones8, ones16, ones32, ones64, ones128, t;
  curve25519_fe_sqrn_mul(&ones2, a, 1, a);
  curve25519_fe_sqrn_mul(&ones4, &ones2, 2, &ones2);
  curve25519_fe_sqrn_mul(&ones8, &ones4, 4, &ones4);
  curve25519_fe_sqrn_mul(&ones16, &ones8, 8, &ones8);
  curve25519_fe_sqrn_mul(&ones32, &ones16, 16, &ones16);
  curve25519_fe_sqrn_mul(&ones64, &ones32, 32, &ones32);
  curve25519_fe_sqrn_mul(&ones128, &ones64, 64, &ones64);
  t = ones128;
  curve25519_fe_sqrn_mul(&t, &t, 64, &ones64);
  curve25519_fe_sqrn_mul(&t, &t, 32, &ones32);
  curve25519_fe_sqrn_mul(&t, &t, 16, &ones16);
  curve25519_fe_sqrn_mul(&t, &t, 8, &ones8);
  curve25519_fe_sqrn_mul(&t, &t, 2, &ones2);
  curve25519_fe_sqrn_mul(&t, &t, 2, a);
  *r = t;
}

/* A root of -1. */
static const uint8_t curve25519_fe_sqrt_m1[32] = {
    0xb0, 0xa0, 0x0e, 0x4a, 0x27, 0x1b, 0xee, 0xc4, 0x78, 0xe4, 0x2f, 0xad, 0x06, 0x18, 0x43, 0x2f,
    0xa7, 0xd7, 0xfb, 0x3d, 0x99, 0x00, 0x4d, 0x2b, 0x0b, 0xdf, 0xc1, 0x4f, 0x80, 0x24, 0x83, 0x2b};

/* p = 5 mod 8: r = u v^3 (u v^7)^((p - 5) / 8), a root of u / v or of -u / v where there is one,
 * the latter times a root of -1. Source: RFC 8032 5.1.3. */
static inline ct_mask curve25519_fe_sqrt_ratio(curve25519_fe *r, const curve25519_fe *u, const curve25519_fe *v) {
  curve25519_fe vv, uvvv, t, other;
  curve25519_fe_loose negative;
  curve25519_fe_sqr(&vv, curve25519_fe_relax(v));
  curve25519_fe_mul(&t, curve25519_fe_relax(u), curve25519_fe_relax(v));
  curve25519_fe_mul(&uvvv, curve25519_fe_relax(&t), curve25519_fe_relax(&vv));
  curve25519_fe_sqr(&t, curve25519_fe_relax(&vv));
  curve25519_fe_mul(&t, curve25519_fe_relax(&t), curve25519_fe_relax(&uvvv));
  curve25519_fe_pow_root(&t, &t);
  curve25519_fe_mul(&uvvv, curve25519_fe_relax(&uvvv), curve25519_fe_relax(&t));
  curve25519_fe_sqr(&t, curve25519_fe_relax(&uvvv));
  curve25519_fe_mul(&t, curve25519_fe_relax(&t), curve25519_fe_relax(v));
  (void)curve25519_fe_from_bytes(&other, curve25519_fe_sqrt_m1);
  curve25519_fe_mul(&other, curve25519_fe_relax(&other), curve25519_fe_relax(&uvvv));
  const ct_mask found = curve25519_fe_eq(&t, u);
  curve25519_fe_neg(&negative, u);
  curve25519_fe_carry(&vv, &negative);
  const ct_mask found_negative = curve25519_fe_eq(&t, &vv);
  curve25519_fe_select(r, found, &uvvv, &other);
  return found | found_negative;
}

/* r = a^(2^n) b */
static inline void curve25519_sc_sqrn_mul(curve25519_sc *r, const curve25519_sc *a, unsigned n, const curve25519_sc *b) {
  curve25519_sc t = *a;
  for (; n > 0; n--) curve25519_sc_sqr(&t, curve25519_sc_relax(&t));
  curve25519_sc_mul(r, curve25519_sc_relax(&t), curve25519_sc_relax(b));
}

/* r = a^(m - 2): 1 / a, 0 for 0; m - 2 = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3eb.
 * Cost: 253 squarings, 34 multiplications. */
static inline void curve25519_sc_pow_inv(curve25519_sc *r, const curve25519_sc *a) {
  curve25519_sc odd3, odd5, odd7, odd9, odd11, odd13, odd15, square, t;
  curve25519_sc_sqr(&square, curve25519_sc_relax(a));
  curve25519_sc_mul(&odd3, curve25519_sc_relax(&square), curve25519_sc_relax(a));
  curve25519_sc_mul(&odd5, curve25519_sc_relax(&odd3), curve25519_sc_relax(&square));
  curve25519_sc_mul(&odd7, curve25519_sc_relax(&odd5), curve25519_sc_relax(&square));
  curve25519_sc_mul(&odd9, curve25519_sc_relax(&odd7), curve25519_sc_relax(&square));
  curve25519_sc_mul(&odd11, curve25519_sc_relax(&odd9), curve25519_sc_relax(&square));
  curve25519_sc_mul(&odd13, curve25519_sc_relax(&odd11), curve25519_sc_relax(&square));
  curve25519_sc_mul(&odd15, curve25519_sc_relax(&odd13), curve25519_sc_relax(&square));
  t = *a;
  curve25519_sc_sqrn_mul(&t, &t, 130, &odd5);
  curve25519_sc_sqrn_mul(&t, &t, 6, &odd13);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve25519_sc_sqrn_mul(&t, &t, 5, &odd15);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd9);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd13);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd5);
  curve25519_sc_sqrn_mul(&t, &t, 7, &odd11);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd13);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve25519_sc_sqrn_mul(&t, &t, 5, &odd7);
  curve25519_sc_sqrn_mul(&t, &t, 6, &odd13);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd3);
  curve25519_sc_sqrn_mul(&t, &t, 6, &odd11);
  curve25519_sc_sqrn_mul(&t, &t, 10, &odd9);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd3);
  curve25519_sc_sqrn_mul(&t, &t, 5, &odd3);
  curve25519_sc_sqrn_mul(&t, &t, 7, &odd13);
  curve25519_sc_sqrn_mul(&t, &t, 6, &odd11);
  curve25519_sc_sqrn_mul(&t, &t, 4, &odd9);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd7);
  curve25519_sc_sqrn_mul(&t, &t, 5, &odd11);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd5);
  curve25519_sc_sqrn_mul(&t, &t, 6, &odd15);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd5);
  curve25519_sc_sqrn_mul(&t, &t, 3, &odd3);
  *r = t;
}

#endif

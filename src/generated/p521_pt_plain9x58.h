/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit p521 --formulas params/weierstrass.slp --layout plain-9x58 --kernel 12:126 --out src/generated/p521_pt_plain9x58.h
 *
 * Point formulas over the layout plain-9x58; include after its field. Outputs first, then inputs.
 * Names that end in _c are carried. Each sum and product was bounded for its own operands:
 * a carry stands only where the bounds need one, or where an output has to be tight.
 * Constant time. */
#ifndef SLIMB_GENERATED_P521_PT_PLAIN9X58_H
#define SLIMB_GENERATED_P521_PT_PLAIN9X58_H

/* Doubling inside a run. 4M + 4S. The halved form of the doubling with a Z^4, Z3 = Y Z:
 * Cohen, Miyaji, Ono 1998 (modified Jacobian coordinates, the carried term); Rivain 2011 (eprint
 * 2011/338) 3.1 (the slope as 3/2 (X^2 - Z^4)).
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z, W3 may be W; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 4S, 2 carries. */
static inline void p521_pt_dbl(p521_fe *X3, p521_fe *Y3, p521_fe *Z3, p521_fe *W3,
    const p521_fe *X, const p521_fe *Y, const p521_fe *Z, const p521_fe *W) {
  p521_fe XX, S, L, T, LL, F, M;
  p521_fe_loose N, U, X3_l, V, Y3_l;
  p521_fe_sqr(&XX, p521_fe_relax(X));
  p521_fe_sub(&N, &XX, W);
  p521_fe_sqr(&S, p521_fe_relax(Y));
  p521_fe_half3(&L, &N);
  p521_fe_mul(&T, p521_fe_relax(X), p521_fe_relax(&S));
  p521_fe_sqr(&LL, p521_fe_relax(&L));
  p521_fe_sub(&U, &LL, &T);
  { /* X3_l = sub U T */
    const uint64_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3],
        a4 = U.limb[4], a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8],
        b0 = T.v.limb[0], b1 = T.v.limb[1], b2 = T.v.limb[2], b3 = T.v.limb[3], b4 = T.v.limb[4],
        b5 = T.v.limb[5], b6 = T.v.limb[6], b7 = T.v.limb[7], b8 = T.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sqr(&F, p521_fe_relax(&S));
  p521_fe_sub(&V, &T, X3);
  p521_fe_mul(W3, p521_fe_relax(W), p521_fe_relax(&F));
  p521_fe_mul(&M, &V, p521_fe_relax(&L));
  p521_fe_mul(Z3, p521_fe_relax(Z), p521_fe_relax(Y));
  p521_fe_sub(&Y3_l, &M, &F);
  p521_fe_carry(Y3, &Y3_l);
}

/* The last doubling of a run: no W for the next. 3M + 4S.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S, 2 carries. */
static inline void p521_pt_dbl_last(p521_fe *X3, p521_fe *Y3, p521_fe *Z3, const p521_fe *X,
    const p521_fe *Y, const p521_fe *Z, const p521_fe *W) {
  p521_fe XX, S, L, T, LL, F, M;
  p521_fe_loose N, U, X3_l, V, Y3_l;
  p521_fe_sqr(&XX, p521_fe_relax(X));
  p521_fe_sub(&N, &XX, W);
  p521_fe_sqr(&S, p521_fe_relax(Y));
  p521_fe_half3(&L, &N);
  p521_fe_mul(&T, p521_fe_relax(X), p521_fe_relax(&S));
  p521_fe_sqr(&LL, p521_fe_relax(&L));
  p521_fe_sub(&U, &LL, &T);
  { /* X3_l = sub U T */
    const uint64_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3],
        a4 = U.limb[4], a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8],
        b0 = T.v.limb[0], b1 = T.v.limb[1], b2 = T.v.limb[2], b3 = T.v.limb[3], b4 = T.v.limb[4],
        b5 = T.v.limb[5], b6 = T.v.limb[6], b7 = T.v.limb[7], b8 = T.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sqr(&F, p521_fe_relax(&S));
  p521_fe_sub(&V, &T, X3);
  p521_fe_mul(&M, &V, p521_fe_relax(&L));
  p521_fe_mul(Z3, p521_fe_relax(Z), p521_fe_relax(Y));
  p521_fe_sub(&Y3_l, &M, &F);
  p521_fe_carry(Y3, &Y3_l);
}

/* Mixed addition without Z: ZZ and ZZZ stand for Z^2 and Z^3. 8M + 2S, one squaring less; for sums
 * that are never doubled. EFD g1p/auto-shortw-xyzz "madd-2008-s" (Sutherland 2008). ZZ3 = 0 here
 * where Z3 = 0 there.
 * Alias: X3 may be X1, Y3 may be Y1, ZZ3 may be ZZ1, ZZZ3 may be ZZZ1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 2S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void p521_pt_madd_xyzz(p521_fe *X3, p521_fe *Y3,
    p521_fe *ZZ3, p521_fe *ZZZ3, const p521_fe *X1, const p521_fe *Y1, const p521_fe *ZZ1,
    const p521_fe *ZZZ1, const p521_fe *X2, const p521_fe *Y2, void (*beside)(void *),
    void *context) {
  p521_fe U2, S2, HH, V, HHH, RR, E, F;
  p521_fe_loose H, R, B, C, X3_l, D, Y3_l;
  p521_fe_mul(&U2, p521_fe_relax(ZZ1), p521_fe_relax(X2));
  beside(context);
  p521_fe_sub(&H, &U2, X1);
  p521_fe_mul(&S2, p521_fe_relax(ZZZ1), p521_fe_relax(Y2));
  beside(context);
  p521_fe_sub(&R, &S2, Y1);
  p521_fe_sqr(&HH, &H);
  beside(context);
  p521_fe_mul(&V, p521_fe_relax(X1), p521_fe_relax(&HH));
  beside(context);
  p521_fe_mul(&HHH, p521_fe_relax(&HH), &H);
  beside(context);
  p521_fe_sqr(&RR, &R);
  beside(context);
  p521_fe_sub(&B, &RR, &HHH);
  p521_fe_mul(ZZZ3, p521_fe_relax(ZZZ1), p521_fe_relax(&HHH));
  beside(context);
  { /* C = sub B V */
    const uint64_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3],
        a4 = B.limb[4], a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    C.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    C.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    C.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    C.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    C.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    C.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    C.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    C.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_mul(ZZ3, p521_fe_relax(ZZ1), p521_fe_relax(&HH));
  beside(context);
  { /* X3_l = sub C V */
    const uint64_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3],
        a4 = C.limb[4], a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sub(&D, &V, X3);
  p521_fe_mul(&E, p521_fe_relax(Y1), p521_fe_relax(&HHH));
  beside(context);
  p521_fe_mul(&F, &D, &R);
  beside(context);
  p521_fe_sub(&Y3_l, &F, &E);
  p521_fe_carry(Y3, &Y3_l);
}

/* The sum of two affine points in those coordinates. 4M + 2S. "mmadd-2008-s" there.
 * Alias: X3 may be X1, Y3 may be Y1; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void p521_pt_mmadd_xyzz(p521_fe *X3, p521_fe *Y3,
    p521_fe *ZZ3, p521_fe *ZZZ3, const p521_fe *X1, const p521_fe *Y1, const p521_fe *X2,
    const p521_fe *Y2, void (*beside)(void *), void *context) {
  p521_fe RR, V, E, F;
  p521_fe_loose H, R, B, C, X3_l, D, Y3_l;
  p521_fe_sub(&H, X2, X1);
  p521_fe_sub(&R, Y2, Y1);
  p521_fe_sqr(ZZ3, &H);
  beside(context);
  p521_fe_sqr(&RR, &R);
  beside(context);
  p521_fe_mul(ZZZ3, p521_fe_relax(ZZ3), &H);
  beside(context);
  p521_fe_mul(&V, p521_fe_relax(X1), p521_fe_relax(ZZ3));
  beside(context);
  p521_fe_sub(&B, &RR, ZZZ3);
  { /* C = sub B V */
    const uint64_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3],
        a4 = B.limb[4], a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    C.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    C.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    C.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    C.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    C.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    C.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    C.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    C.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  { /* X3_l = sub C V */
    const uint64_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3],
        a4 = C.limb[4], a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sub(&D, &V, X3);
  p521_fe_mul(&E, p521_fe_relax(Y1), p521_fe_relax(ZZZ3));
  beside(context);
  p521_fe_mul(&F, &D, &R);
  beside(context);
  p521_fe_sub(&Y3_l, &F, &E);
  p521_fe_carry(Y3, &Y3_l);
}

/* Twice an affine point in those coordinates, on the curve with a = -3 W. 4M + 3S. The halved form of
 * "mdbl-2008-s-1" there: ZZ3 = Y^2.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 3S, 2 carries. */
static inline void p521_pt_mdbl_xyzz(p521_fe *X3, p521_fe *Y3, p521_fe *ZZ3, p521_fe *ZZZ3,
    const p521_fe *X, const p521_fe *Y, const p521_fe *W) {
  p521_fe XX, L, S, LL, M, E;
  p521_fe_loose N, U, X3_l, V, Y3_l;
  p521_fe_sqr(&XX, p521_fe_relax(X));
  p521_fe_sub(&N, &XX, W);
  p521_fe_half3(&L, &N);
  p521_fe_sqr(ZZ3, p521_fe_relax(Y));
  p521_fe_mul(ZZZ3, p521_fe_relax(ZZ3), p521_fe_relax(Y));
  p521_fe_mul(&S, p521_fe_relax(X), p521_fe_relax(ZZ3));
  p521_fe_sqr(&LL, p521_fe_relax(&L));
  p521_fe_sub(&U, &LL, &S);
  { /* X3_l = sub U S */
    const uint64_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3],
        a4 = U.limb[4], a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8],
        b0 = S.v.limb[0], b1 = S.v.limb[1], b2 = S.v.limb[2], b3 = S.v.limb[3], b4 = S.v.limb[4],
        b5 = S.v.limb[5], b6 = S.v.limb[6], b7 = S.v.limb[7], b8 = S.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sub(&V, &S, X3);
  p521_fe_mul(&M, &V, p521_fe_relax(&L));
  p521_fe_mul(&E, p521_fe_relax(Y), p521_fe_relax(ZZZ3));
  p521_fe_sub(&Y3_l, &M, &E);
  p521_fe_carry(Y3, &Y3_l);
}

/* Mixed addition on the isomorphic curve, with the W3 = G4 Z3^4 of the doublings that follow, so that
 * its latency hides behind the addition. 9M + 5S. EFD g1p/auto-shortw-jacobian "madd" (Cohen, Miyaji,
 * Ono 1998), with H^3 in place of the doubled terms, and W.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 9M + 5S, 2 carries. */
static inline void p521_pt_madd_w(p521_fe *X3, p521_fe *Y3, p521_fe *Z3, p521_fe *W3,
    const p521_fe *X1, const p521_fe *Y1, const p521_fe *Z1, const p521_fe *X2, const p521_fe *Y2,
    const p521_fe *G4) {
  p521_fe ZZ, A, U2, S2, HH, HHH, RR, Z2, V, E, Z4, F;
  p521_fe_loose H, R, B, C, X3_l, D, Y3_l;
  p521_fe_sqr(&ZZ, p521_fe_relax(Z1));
  p521_fe_mul(&A, p521_fe_relax(Z1), p521_fe_relax(Y2));
  p521_fe_mul(&U2, p521_fe_relax(&ZZ), p521_fe_relax(X2));
  p521_fe_sub(&H, &U2, X1);
  p521_fe_mul(&S2, p521_fe_relax(&A), p521_fe_relax(&ZZ));
  p521_fe_sub(&R, &S2, Y1);
  p521_fe_sqr(&HH, &H);
  p521_fe_mul(Z3, p521_fe_relax(Z1), &H);
  p521_fe_mul(&HHH, p521_fe_relax(&HH), &H);
  p521_fe_sqr(&RR, &R);
  p521_fe_sqr(&Z2, p521_fe_relax(Z3));
  p521_fe_sub(&B, &RR, &HHH);
  p521_fe_mul(&V, p521_fe_relax(X1), p521_fe_relax(&HH));
  p521_fe_mul(&E, p521_fe_relax(Y1), p521_fe_relax(&HHH));
  { /* C = sub B V */
    const uint64_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3],
        a4 = B.limb[4], a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    C.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    C.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    C.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    C.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    C.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    C.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    C.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    C.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  { /* X3_l = sub C V */
    const uint64_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3],
        a4 = C.limb[4], a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sqr(&Z4, p521_fe_relax(&Z2));
  p521_fe_sub(&D, &V, X3);
  p521_fe_mul(&F, &D, &R);
  p521_fe_mul(W3, p521_fe_relax(&Z4), p521_fe_relax(G4));
  p521_fe_sub(&Y3_l, &F, &E);
  p521_fe_carry(Y3, &Y3_l);
}

/* The same where the affine point is one of the curve itself and the sum lives on the isomorphic
 * curve: the point moves there with Z1 G in place of Z1. 10M + 5S.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 10M + 5S, 2 carries. */
static inline void p521_pt_madd_iso_w(p521_fe *X3, p521_fe *Y3, p521_fe *Z3, p521_fe *W3,
    const p521_fe *X1, const p521_fe *Y1, const p521_fe *Z1, const p521_fe *X2, const p521_fe *Y2,
    const p521_fe *G, const p521_fe *G4) {
  p521_fe ZG, ZZ, A, U2, S2, HH, HHH, RR, Z2, V, E, Z4, F;
  p521_fe_loose H, R, B, C, X3_l, D, Y3_l;
  p521_fe_mul(&ZG, p521_fe_relax(Z1), p521_fe_relax(G));
  p521_fe_sqr(&ZZ, p521_fe_relax(&ZG));
  p521_fe_mul(&A, p521_fe_relax(&ZG), p521_fe_relax(Y2));
  p521_fe_mul(&U2, p521_fe_relax(&ZZ), p521_fe_relax(X2));
  p521_fe_sub(&H, &U2, X1);
  p521_fe_mul(&S2, p521_fe_relax(&A), p521_fe_relax(&ZZ));
  p521_fe_sub(&R, &S2, Y1);
  p521_fe_sqr(&HH, &H);
  p521_fe_mul(Z3, p521_fe_relax(Z1), &H);
  p521_fe_mul(&HHH, p521_fe_relax(&HH), &H);
  p521_fe_sqr(&RR, &R);
  p521_fe_sqr(&Z2, p521_fe_relax(Z3));
  p521_fe_sub(&B, &RR, &HHH);
  p521_fe_mul(&V, p521_fe_relax(X1), p521_fe_relax(&HH));
  p521_fe_mul(&E, p521_fe_relax(Y1), p521_fe_relax(&HHH));
  { /* C = sub B V */
    const uint64_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3],
        a4 = B.limb[4], a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    C.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    C.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    C.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    C.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    C.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    C.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    C.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    C.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  { /* X3_l = sub C V */
    const uint64_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3],
        a4 = C.limb[4], a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8],
        b0 = V.v.limb[0], b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4],
        b5 = V.v.limb[5], b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X3_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X3_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X3_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X3_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X3_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X3_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X3_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X3_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X3->v.limb, X3_l.limb);
  p521_fe_sqr(&Z4, p521_fe_relax(&Z2));
  p521_fe_sub(&D, &V, X3);
  p521_fe_mul(&F, &D, &R);
  p521_fe_mul(W3, p521_fe_relax(&Z4), p521_fe_relax(G4));
  p521_fe_sub(&Y3_l, &F, &E);
  p521_fe_carry(Y3, &Y3_l);
}

/* 2 (X, Y) and (X, Y) itself on the common Z = Y: the start of a table of odd multiples. 2M + 4S.
 * Longa, Miri 2008 (eprint 2008/051); Goundar, Joye, Miyaji 2010 (CHES) "DBLU".
 * No overlap.
 * In and out: tight.
 * Cost here: 2M + 4S, 2 carries. */
static inline void p521_pt_dblu(p521_fe *X2, p521_fe *Y2, p521_fe *XA, p521_fe *YA,
    const p521_fe *X, const p521_fe *Y) {
  p521_fe XX, L, S, LL, M;
  p521_fe_loose N, U, X2_l, V, Y2_l;
  p521_fe_sqr(&XX, p521_fe_relax(X));
  p521_fe_sub(&N, &XX, &p521_fe_one);
  p521_fe_half3(&L, &N);
  p521_fe_sqr(&S, p521_fe_relax(Y));
  p521_fe_mul(XA, p521_fe_relax(X), p521_fe_relax(&S));
  p521_fe_sqr(YA, p521_fe_relax(&S));
  p521_fe_sqr(&LL, p521_fe_relax(&L));
  p521_fe_sub(&U, &LL, XA);
  { /* X2_l = sub U XA */
    const uint64_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3],
        a4 = U.limb[4], a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8],
        b0 = XA->v.limb[0], b1 = XA->v.limb[1], b2 = XA->v.limb[2], b3 = XA->v.limb[3],
        b4 = XA->v.limb[4], b5 = XA->v.limb[5], b6 = XA->v.limb[6], b7 = XA->v.limb[7],
        b8 = XA->v.limb[8];
    X2_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    X2_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    X2_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    X2_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    X2_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    X2_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    X2_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    X2_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    X2_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(X2->v.limb, X2_l.limb);
  p521_fe_sub(&V, XA, X2);
  p521_fe_mul(&M, &V, p521_fe_relax(&L));
  p521_fe_sub(&Y2_l, &M, YA);
  p521_fe_carry(Y2, &Y2_l);
}

/* Co-Z addition with update: R = D + A, and D again, on the new common Z = H Z. 4M + 2S.
 * Meloni 2007; Goundar, Joye, Miyaji 2010 "ZADDU".
 * Alias: XN may be XD, YN may be YD; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S, 3 carries. */
static inline void p521_pt_zaddu(p521_fe *XR, p521_fe *YR, p521_fe *XN, p521_fe *YN, p521_fe *H,
    const p521_fe *XD, const p521_fe *YD, const p521_fe *XA, const p521_fe *YA) {
  p521_fe HH, C, RR, M;
  p521_fe_loose H_l, R, E, XR_l, CD, G, YR_l;
  p521_fe_sub(&H_l, XA, XD);
  p521_fe_carry(H, &H_l);
  p521_fe_sqr(&HH, p521_fe_relax(H));
  p521_fe_sub(&R, YA, YD);
  p521_fe_mul(XN, p521_fe_relax(XD), p521_fe_relax(&HH));
  p521_fe_mul(&C, p521_fe_relax(XA), p521_fe_relax(&HH));
  p521_fe_sqr(&RR, &R);
  p521_fe_sub(&E, &RR, XN);
  { /* XR_l = sub E C */
    const uint64_t a0 = E.limb[0], a1 = E.limb[1], a2 = E.limb[2], a3 = E.limb[3],
        a4 = E.limb[4], a5 = E.limb[5], a6 = E.limb[6], a7 = E.limb[7], a8 = E.limb[8],
        b0 = C.v.limb[0], b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4],
        b5 = C.v.limb[5], b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    XR_l.limb[0] = a0 + 0x7fffffffffffffeULL - b0;
    XR_l.limb[1] = a1 + 0x7fffffffffffffeULL - b1;
    XR_l.limb[2] = a2 + 0x7fffffffffffffeULL - b2;
    XR_l.limb[3] = a3 + 0x7fffffffffffffeULL - b3;
    XR_l.limb[4] = a4 + 0x7fffffffffffffeULL - b4;
    XR_l.limb[5] = a5 + 0x7fffffffffffffeULL - b5;
    XR_l.limb[6] = a6 + 0x7fffffffffffffeULL - b6;
    XR_l.limb[7] = a7 + 0x7fffffffffffffeULL - b7;
    XR_l.limb[8] = a8 + 0x3fffffffffffffeULL - b8;
  }
  p521_fe_carry_limbs(XR->v.limb, XR_l.limb);
  p521_fe_sub(&CD, &C, XN);
  p521_fe_sub(&G, XN, XR);
  p521_fe_mul(YN, p521_fe_relax(YD), &CD);
  p521_fe_mul(&M, &G, &R);
  p521_fe_sub(&YR_l, &M, YN);
  p521_fe_carry(YR, &YR_l);
}

/* (X C^2, Y C^3): to affine coordinates with C = 1 / Z, or to another common Z. 3M + 1S.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 1S, 0 carries. */
static inline void p521_pt_rescale(p521_fe *X3, p521_fe *Y3, const p521_fe *X, const p521_fe *Y,
    const p521_fe *C) {
  p521_fe CC, CCC;
  p521_fe_sqr(&CC, p521_fe_relax(C));
  p521_fe_mul(X3, p521_fe_relax(X), p521_fe_relax(&CC));
  p521_fe_mul(&CCC, p521_fe_relax(&CC), p521_fe_relax(C));
  p521_fe_mul(Y3, p521_fe_relax(Y), p521_fe_relax(&CCC));
}

/* The right-hand side of the curve equation, x^3 + a x + b. 1M + 1S.
 * Alias: R may be X; no other overlap.
 * In and out: tight.
 * Cost here: 1M + 1S, 1 carry. */
static inline void p521_pt_rhs(p521_fe *R, const p521_fe *X) {
  p521_fe XX, XXX;
  p521_fe_loose T, N, R_l;
  p521_fe_sqr(&XX, p521_fe_relax(X));
  p521_fe_mul(&XXX, p521_fe_relax(&XX), p521_fe_relax(X));
  { /* T = mul3 X */
    const uint64_t a0 = X->v.limb[0], a1 = X->v.limb[1], a2 = X->v.limb[2], a3 = X->v.limb[3],
        a4 = X->v.limb[4], a5 = X->v.limb[5], a6 = X->v.limb[6], a7 = X->v.limb[7],
        a8 = X->v.limb[8];
    T.limb[0] = a0 * 3u;
    T.limb[1] = a1 * 3u;
    T.limb[2] = a2 * 3u;
    T.limb[3] = a3 * 3u;
    T.limb[4] = a4 * 3u;
    T.limb[5] = a5 * 3u;
    T.limb[6] = a6 * 3u;
    T.limb[7] = a7 * 3u;
    T.limb[8] = a8 * 3u;
  }
  { /* N = sub XXX T */
    const uint64_t a0 = XXX.v.limb[0], a1 = XXX.v.limb[1], a2 = XXX.v.limb[2],
        a3 = XXX.v.limb[3], a4 = XXX.v.limb[4], a5 = XXX.v.limb[5], a6 = XXX.v.limb[6],
        a7 = XXX.v.limb[7], a8 = XXX.v.limb[8], b0 = T.limb[0], b1 = T.limb[1], b2 = T.limb[2],
        b3 = T.limb[3], b4 = T.limb[4], b5 = T.limb[5], b6 = T.limb[6], b7 = T.limb[7],
        b8 = T.limb[8];
    N.limb[0] = a0 + 0xffffffffffffffcULL - b0;
    N.limb[1] = a1 + 0xffffffffffffffcULL - b1;
    N.limb[2] = a2 + 0xffffffffffffffcULL - b2;
    N.limb[3] = a3 + 0xffffffffffffffcULL - b3;
    N.limb[4] = a4 + 0xffffffffffffffcULL - b4;
    N.limb[5] = a5 + 0xffffffffffffffcULL - b5;
    N.limb[6] = a6 + 0xffffffffffffffcULL - b6;
    N.limb[7] = a7 + 0xffffffffffffffcULL - b7;
    N.limb[8] = a8 + 0x7fffffffffffffcULL - b8;
  }
  { /* R_l = add N p521_fe_b */
    const uint64_t a0 = N.limb[0], a1 = N.limb[1], a2 = N.limb[2], a3 = N.limb[3],
        a4 = N.limb[4], a5 = N.limb[5], a6 = N.limb[6], a7 = N.limb[7], a8 = N.limb[8],
        b0 = p521_fe_b.v.limb[0], b1 = p521_fe_b.v.limb[1], b2 = p521_fe_b.v.limb[2],
        b3 = p521_fe_b.v.limb[3], b4 = p521_fe_b.v.limb[4], b5 = p521_fe_b.v.limb[5],
        b6 = p521_fe_b.v.limb[6], b7 = p521_fe_b.v.limb[7], b8 = p521_fe_b.v.limb[8];
    R_l.limb[0] = a0 + b0;
    R_l.limb[1] = a1 + b1;
    R_l.limb[2] = a2 + b2;
    R_l.limb[3] = a3 + b3;
    R_l.limb[4] = a4 + b4;
    R_l.limb[5] = a5 + b5;
    R_l.limb[6] = a6 + b6;
    R_l.limb[7] = a7 + b7;
    R_l.limb[8] = a8 + b8;
  }
  p521_fe_carry_limbs(R->v.limb, R_l.limb);
}

#ifdef SLIMB_POINT_FORMULA_TABLE
static void formula_table_beside(void *context) { (void)context; }
static ct_mask formula_table_mask; /* for the calls that take one */
static void p521_pt_table_dbl(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_dbl(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3]);
}
static void p521_pt_table_dbl_last(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_dbl_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3]);
}
static void p521_pt_table_madd_xyzz(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_madd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], formula_table_beside, NULL);
}
static void p521_pt_table_mmadd_xyzz(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_mmadd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], formula_table_beside, NULL);
}
static void p521_pt_table_mdbl_xyzz(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_mdbl_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2]);
}
static void p521_pt_table_madd_w(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_madd_w(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5]);
}
static void p521_pt_table_madd_iso_w(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_madd_iso_w(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6]);
}
static void p521_pt_table_dblu(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_dblu(out[0], out[1], out[2], out[3], in[0], in[1]);
}
static void p521_pt_table_zaddu(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_zaddu(out[0], out[1], out[2], out[3], out[4], in[0], in[1], in[2], in[3]);
}
static void p521_pt_table_rescale(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_rescale(out[0], out[1], in[0], in[1], in[2]);
}
static void p521_pt_table_rhs(p521_fe *const *out, const p521_fe *const *in) {
  p521_pt_rhs(out[0], in[0]);
}
static const struct {
  const char *name;
  void (*call)(p521_fe *const *out, const p521_fe *const *in);
} p521_pt_table[] = {
    {"dbl", p521_pt_table_dbl},
    {"dbl_last", p521_pt_table_dbl_last},
    {"madd_xyzz", p521_pt_table_madd_xyzz},
    {"mmadd_xyzz", p521_pt_table_mmadd_xyzz},
    {"mdbl_xyzz", p521_pt_table_mdbl_xyzz},
    {"madd_w", p521_pt_table_madd_w},
    {"madd_iso_w", p521_pt_table_madd_iso_w},
    {"dblu", p521_pt_table_dblu},
    {"zaddu", p521_pt_table_zaddu},
    {"rescale", p521_pt_table_rescale},
    {"rhs", p521_pt_table_rhs},
};
#endif

#endif

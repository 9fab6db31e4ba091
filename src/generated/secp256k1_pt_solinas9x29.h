/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit secp256k1 --formulas params/weierstrass.slp --layout solinas-9x29 --out src/generated/secp256k1_pt_solinas9x29.h
 *
 * Point formulas over the layout solinas-9x29; include after its field. Outputs first, then inputs.
 * Names that end in _c are carried. Each sum and product was bounded for its own operands:
 * a carry stands only where the bounds need one, or where an output has to be tight.
 * Constant time. */
#ifndef SLIMB_GENERATED_SECP256K1_PT_SOLINAS9X29_H
#define SLIMB_GENERATED_SECP256K1_PT_SOLINAS9X29_H

/* Mixed addition without Z: ZZ and ZZZ stand for Z^2 and Z^3. 8M + 2S, one squaring less; for sums
 * that are never doubled. EFD g1p/auto-shortw-xyzz "madd-2008-s" (Sutherland 2008). ZZ3 = 0 here
 * where Z3 = 0 there.
 * Alias: X3 may be X1, Y3 may be Y1, ZZ3 may be ZZ1, ZZZ3 may be ZZZ1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 2S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void secp256k1_pt_madd_xyzz(secp256k1_fe *X3,
    secp256k1_fe *Y3, secp256k1_fe *ZZ3, secp256k1_fe *ZZZ3, const secp256k1_fe *X1,
    const secp256k1_fe *Y1, const secp256k1_fe *ZZ1, const secp256k1_fe *ZZZ1,
    const secp256k1_fe *X2, const secp256k1_fe *Y2, void (*beside)(void *), void *context) {
  secp256k1_fe U2, S2, HH, V, HHH, RR, E, F;
  secp256k1_fe_loose H, R, B, C, X3_l, D, Y3_l;
  secp256k1_fe_mul(&U2, secp256k1_fe_relax(ZZ1), secp256k1_fe_relax(X2));
  beside(context);
  secp256k1_fe_sub(&H, &U2, X1);
  secp256k1_fe_mul(&S2, secp256k1_fe_relax(ZZZ1), secp256k1_fe_relax(Y2));
  beside(context);
  secp256k1_fe_sub(&R, &S2, Y1);
  secp256k1_fe_sqr(&HH, &H);
  beside(context);
  secp256k1_fe_mul(&V, secp256k1_fe_relax(X1), secp256k1_fe_relax(&HH));
  beside(context);
  secp256k1_fe_mul(&HHH, secp256k1_fe_relax(&HH), &H);
  beside(context);
  secp256k1_fe_sqr(&RR, &R);
  beside(context);
  secp256k1_fe_sub(&B, &RR, &HHH);
  secp256k1_fe_mul(ZZZ3, secp256k1_fe_relax(ZZZ1), secp256k1_fe_relax(&HHH));
  beside(context);
  { /* C = sub B V */
    const int32_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3], a4 = B.limb[4],
        a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 - b0;
    C.limb[1] = a1 - b1;
    C.limb[2] = a2 - b2;
    C.limb[3] = a3 - b3;
    C.limb[4] = a4 - b4;
    C.limb[5] = a5 - b5;
    C.limb[6] = a6 - b6;
    C.limb[7] = a7 - b7;
    C.limb[8] = a8 - b8;
  }
  secp256k1_fe_mul(ZZ3, secp256k1_fe_relax(ZZ1), secp256k1_fe_relax(&HH));
  beside(context);
  { /* X3_l = sub C V */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sub(&D, &V, X3);
  secp256k1_fe_mul(&E, secp256k1_fe_relax(Y1), secp256k1_fe_relax(&HHH));
  beside(context);
  secp256k1_fe_mul(&F, &D, &R);
  beside(context);
  secp256k1_fe_sub(&Y3_l, &F, &E);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* The sum of two affine points in those coordinates. 4M + 2S. "mmadd-2008-s" there.
 * Alias: X3 may be X1, Y3 may be Y1; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void secp256k1_pt_mmadd_xyzz(secp256k1_fe *X3,
    secp256k1_fe *Y3, secp256k1_fe *ZZ3, secp256k1_fe *ZZZ3, const secp256k1_fe *X1,
    const secp256k1_fe *Y1, const secp256k1_fe *X2, const secp256k1_fe *Y2,
    void (*beside)(void *), void *context) {
  secp256k1_fe RR, V, E, F;
  secp256k1_fe_loose H, R, B, C, X3_l, D, Y3_l;
  secp256k1_fe_sub(&H, X2, X1);
  secp256k1_fe_sub(&R, Y2, Y1);
  secp256k1_fe_sqr(ZZ3, &H);
  beside(context);
  secp256k1_fe_sqr(&RR, &R);
  beside(context);
  secp256k1_fe_mul(ZZZ3, secp256k1_fe_relax(ZZ3), &H);
  beside(context);
  secp256k1_fe_mul(&V, secp256k1_fe_relax(X1), secp256k1_fe_relax(ZZ3));
  beside(context);
  secp256k1_fe_sub(&B, &RR, ZZZ3);
  { /* C = sub B V */
    const int32_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3], a4 = B.limb[4],
        a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 - b0;
    C.limb[1] = a1 - b1;
    C.limb[2] = a2 - b2;
    C.limb[3] = a3 - b3;
    C.limb[4] = a4 - b4;
    C.limb[5] = a5 - b5;
    C.limb[6] = a6 - b6;
    C.limb[7] = a7 - b7;
    C.limb[8] = a8 - b8;
  }
  { /* X3_l = sub C V */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sub(&D, &V, X3);
  secp256k1_fe_mul(&E, secp256k1_fe_relax(Y1), secp256k1_fe_relax(ZZZ3));
  beside(context);
  secp256k1_fe_mul(&F, &D, &R);
  beside(context);
  secp256k1_fe_sub(&Y3_l, &F, &E);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* Co-Z addition with update: R = D + A, and D again, on the new common Z = H Z. 4M + 2S.
 * Meloni 2007; Goundar, Joye, Miyaji 2010 "ZADDU".
 * Alias: XN may be XD, YN may be YD; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S, 3 carries. */
static inline void secp256k1_pt_zaddu(secp256k1_fe *XR, secp256k1_fe *YR, secp256k1_fe *XN,
    secp256k1_fe *YN, secp256k1_fe *H, const secp256k1_fe *XD, const secp256k1_fe *YD,
    const secp256k1_fe *XA, const secp256k1_fe *YA) {
  secp256k1_fe HH, C, RR, M;
  secp256k1_fe_loose H_l, R, E, XR_l, CD, G, YR_l;
  secp256k1_fe_sub(&H_l, XA, XD);
  secp256k1_fe_carry(H, &H_l);
  secp256k1_fe_sqr(&HH, secp256k1_fe_relax(H));
  secp256k1_fe_sub(&R, YA, YD);
  secp256k1_fe_mul(XN, secp256k1_fe_relax(XD), secp256k1_fe_relax(&HH));
  secp256k1_fe_mul(&C, secp256k1_fe_relax(XA), secp256k1_fe_relax(&HH));
  secp256k1_fe_sqr(&RR, &R);
  secp256k1_fe_sub(&E, &RR, XN);
  { /* XR_l = sub E C */
    const int32_t a0 = E.limb[0], a1 = E.limb[1], a2 = E.limb[2], a3 = E.limb[3], a4 = E.limb[4],
        a5 = E.limb[5], a6 = E.limb[6], a7 = E.limb[7], a8 = E.limb[8], b0 = C.v.limb[0],
        b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4], b5 = C.v.limb[5],
        b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    XR_l.limb[0] = a0 - b0;
    XR_l.limb[1] = a1 - b1;
    XR_l.limb[2] = a2 - b2;
    XR_l.limb[3] = a3 - b3;
    XR_l.limb[4] = a4 - b4;
    XR_l.limb[5] = a5 - b5;
    XR_l.limb[6] = a6 - b6;
    XR_l.limb[7] = a7 - b7;
    XR_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(XR->v.limb, XR_l.limb);
  secp256k1_fe_sub(&CD, &C, XN);
  secp256k1_fe_sub(&G, XN, XR);
  secp256k1_fe_mul(YN, secp256k1_fe_relax(YD), &CD);
  secp256k1_fe_mul(&M, &G, &R);
  secp256k1_fe_sub(&YR_l, &M, YN);
  secp256k1_fe_carry(YR, &YR_l);
}

/* (X C^2, Y C^3): to affine coordinates with C = 1 / Z, or to another common Z. 3M + 1S.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 1S, 0 carries. */
static inline void secp256k1_pt_rescale(secp256k1_fe *X3, secp256k1_fe *Y3, const secp256k1_fe *X,
    const secp256k1_fe *Y, const secp256k1_fe *C) {
  secp256k1_fe CC, CCC;
  secp256k1_fe_sqr(&CC, secp256k1_fe_relax(C));
  secp256k1_fe_mul(X3, secp256k1_fe_relax(X), secp256k1_fe_relax(&CC));
  secp256k1_fe_mul(&CCC, secp256k1_fe_relax(&CC), secp256k1_fe_relax(C));
  secp256k1_fe_mul(Y3, secp256k1_fe_relax(Y), secp256k1_fe_relax(&CCC));
}

/* 
 * Alias: R may be X; no other overlap.
 * In and out: tight.
 * Cost here: 1M + 1S, 1 carry. */
static inline void secp256k1_pt_rhs(secp256k1_fe *R, const secp256k1_fe *X) {
  secp256k1_fe XX, XXX;
  secp256k1_fe_loose R_l;
  secp256k1_fe_sqr(&XX, secp256k1_fe_relax(X));
  secp256k1_fe_mul(&XXX, secp256k1_fe_relax(&XX), secp256k1_fe_relax(X));
  secp256k1_fe_add(&R_l, &XXX, &secp256k1_fe_b);
  secp256k1_fe_carry(R, &R_l);
}

/* Doubling. 3M + 4S. The halved form of EFD g1p/auto-shortw-jacobian-0 "dbl-2009-alnr", Z3 = Y Z.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S, 2 carries. */
static inline void secp256k1_pt_dbl(secp256k1_fe *X3, secp256k1_fe *Y3, secp256k1_fe *Z3,
    const secp256k1_fe *X, const secp256k1_fe *Y, const secp256k1_fe *Z) {
  secp256k1_fe XX, S, L, T, LL, F, M;
  secp256k1_fe_loose U, X3_l, V, Y3_l;
  secp256k1_fe_sqr(&XX, secp256k1_fe_relax(X));
  secp256k1_fe_sqr(&S, secp256k1_fe_relax(Y));
  secp256k1_fe_half3(&L, secp256k1_fe_relax(&XX));
  secp256k1_fe_mul(&T, secp256k1_fe_relax(X), secp256k1_fe_relax(&S));
  secp256k1_fe_sqr(&LL, secp256k1_fe_relax(&L));
  secp256k1_fe_sub(&U, &LL, &T);
  { /* X3_l = sub U T */
    const int32_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3], a4 = U.limb[4],
        a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8], b0 = T.v.limb[0],
        b1 = T.v.limb[1], b2 = T.v.limb[2], b3 = T.v.limb[3], b4 = T.v.limb[4], b5 = T.v.limb[5],
        b6 = T.v.limb[6], b7 = T.v.limb[7], b8 = T.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sqr(&F, secp256k1_fe_relax(&S));
  secp256k1_fe_sub(&V, &T, X3);
  secp256k1_fe_mul(&M, &V, secp256k1_fe_relax(&L));
  secp256k1_fe_mul(Z3, secp256k1_fe_relax(Z), secp256k1_fe_relax(Y));
  secp256k1_fe_sub(&Y3_l, &M, &F);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* Twice an affine point as (X, Y, ZZ, ZZZ). 4M + 3S.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 3S, 2 carries. */
static inline void secp256k1_pt_mdbl_xyzz(secp256k1_fe *X3, secp256k1_fe *Y3, secp256k1_fe *ZZ3,
    secp256k1_fe *ZZZ3, const secp256k1_fe *X, const secp256k1_fe *Y) {
  secp256k1_fe XX, L, S, LL, M, E;
  secp256k1_fe_loose U, X3_l, V, Y3_l;
  secp256k1_fe_sqr(&XX, secp256k1_fe_relax(X));
  secp256k1_fe_half3(&L, secp256k1_fe_relax(&XX));
  secp256k1_fe_sqr(ZZ3, secp256k1_fe_relax(Y));
  secp256k1_fe_mul(ZZZ3, secp256k1_fe_relax(ZZ3), secp256k1_fe_relax(Y));
  secp256k1_fe_mul(&S, secp256k1_fe_relax(X), secp256k1_fe_relax(ZZ3));
  secp256k1_fe_sqr(&LL, secp256k1_fe_relax(&L));
  secp256k1_fe_sub(&U, &LL, &S);
  { /* X3_l = sub U S */
    const int32_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3], a4 = U.limb[4],
        a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8], b0 = S.v.limb[0],
        b1 = S.v.limb[1], b2 = S.v.limb[2], b3 = S.v.limb[3], b4 = S.v.limb[4], b5 = S.v.limb[5],
        b6 = S.v.limb[6], b7 = S.v.limb[7], b8 = S.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sub(&V, &S, X3);
  secp256k1_fe_mul(&M, &V, secp256k1_fe_relax(&L));
  secp256k1_fe_mul(&E, secp256k1_fe_relax(Y), secp256k1_fe_relax(ZZZ3));
  secp256k1_fe_sub(&Y3_l, &M, &E);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* Mixed addition on the isomorphic curve. 8M + 3S. EFD g1p/auto-shortw-jacobian "madd".
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 3S, 2 carries. */
static inline void secp256k1_pt_madd(secp256k1_fe *X3, secp256k1_fe *Y3, secp256k1_fe *Z3,
    const secp256k1_fe *X1, const secp256k1_fe *Y1, const secp256k1_fe *Z1,
    const secp256k1_fe *X2, const secp256k1_fe *Y2) {
  secp256k1_fe ZZ, A, U2, S2, HH, HHH, RR, V, E, F;
  secp256k1_fe_loose H, R, B, C, X3_l, D, Y3_l;
  secp256k1_fe_sqr(&ZZ, secp256k1_fe_relax(Z1));
  secp256k1_fe_mul(&A, secp256k1_fe_relax(Z1), secp256k1_fe_relax(Y2));
  secp256k1_fe_mul(&U2, secp256k1_fe_relax(&ZZ), secp256k1_fe_relax(X2));
  secp256k1_fe_sub(&H, &U2, X1);
  secp256k1_fe_mul(&S2, secp256k1_fe_relax(&A), secp256k1_fe_relax(&ZZ));
  secp256k1_fe_sub(&R, &S2, Y1);
  secp256k1_fe_sqr(&HH, &H);
  secp256k1_fe_mul(Z3, secp256k1_fe_relax(Z1), &H);
  secp256k1_fe_mul(&HHH, secp256k1_fe_relax(&HH), &H);
  secp256k1_fe_sqr(&RR, &R);
  secp256k1_fe_sub(&B, &RR, &HHH);
  secp256k1_fe_mul(&V, secp256k1_fe_relax(X1), secp256k1_fe_relax(&HH));
  secp256k1_fe_mul(&E, secp256k1_fe_relax(Y1), secp256k1_fe_relax(&HHH));
  { /* C = sub B V */
    const int32_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3], a4 = B.limb[4],
        a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 - b0;
    C.limb[1] = a1 - b1;
    C.limb[2] = a2 - b2;
    C.limb[3] = a3 - b3;
    C.limb[4] = a4 - b4;
    C.limb[5] = a5 - b5;
    C.limb[6] = a6 - b6;
    C.limb[7] = a7 - b7;
    C.limb[8] = a8 - b8;
  }
  { /* X3_l = sub C V */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sub(&D, &V, X3);
  secp256k1_fe_mul(&F, &D, &R);
  secp256k1_fe_sub(&Y3_l, &F, &E);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* The same where the affine point is one of the curve itself. 9M + 3S.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 9M + 3S, 2 carries. */
static inline void secp256k1_pt_madd_iso(secp256k1_fe *X3, secp256k1_fe *Y3, secp256k1_fe *Z3,
    const secp256k1_fe *X1, const secp256k1_fe *Y1, const secp256k1_fe *Z1,
    const secp256k1_fe *X2, const secp256k1_fe *Y2, const secp256k1_fe *G) {
  secp256k1_fe ZG, ZZ, A, U2, S2, HH, HHH, RR, V, E, F;
  secp256k1_fe_loose H, R, B, C, X3_l, D, Y3_l;
  secp256k1_fe_mul(&ZG, secp256k1_fe_relax(Z1), secp256k1_fe_relax(G));
  secp256k1_fe_sqr(&ZZ, secp256k1_fe_relax(&ZG));
  secp256k1_fe_mul(&A, secp256k1_fe_relax(&ZG), secp256k1_fe_relax(Y2));
  secp256k1_fe_mul(&U2, secp256k1_fe_relax(&ZZ), secp256k1_fe_relax(X2));
  secp256k1_fe_sub(&H, &U2, X1);
  secp256k1_fe_mul(&S2, secp256k1_fe_relax(&A), secp256k1_fe_relax(&ZZ));
  secp256k1_fe_sub(&R, &S2, Y1);
  secp256k1_fe_sqr(&HH, &H);
  secp256k1_fe_mul(Z3, secp256k1_fe_relax(Z1), &H);
  secp256k1_fe_mul(&HHH, secp256k1_fe_relax(&HH), &H);
  secp256k1_fe_sqr(&RR, &R);
  secp256k1_fe_sub(&B, &RR, &HHH);
  secp256k1_fe_mul(&V, secp256k1_fe_relax(X1), secp256k1_fe_relax(&HH));
  secp256k1_fe_mul(&E, secp256k1_fe_relax(Y1), secp256k1_fe_relax(&HHH));
  { /* C = sub B V */
    const int32_t a0 = B.limb[0], a1 = B.limb[1], a2 = B.limb[2], a3 = B.limb[3], a4 = B.limb[4],
        a5 = B.limb[5], a6 = B.limb[6], a7 = B.limb[7], a8 = B.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    C.limb[0] = a0 - b0;
    C.limb[1] = a1 - b1;
    C.limb[2] = a2 - b2;
    C.limb[3] = a3 - b3;
    C.limb[4] = a4 - b4;
    C.limb[5] = a5 - b5;
    C.limb[6] = a6 - b6;
    C.limb[7] = a7 - b7;
    C.limb[8] = a8 - b8;
  }
  { /* X3_l = sub C V */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = V.v.limb[0],
        b1 = V.v.limb[1], b2 = V.v.limb[2], b3 = V.v.limb[3], b4 = V.v.limb[4], b5 = V.v.limb[5],
        b6 = V.v.limb[6], b7 = V.v.limb[7], b8 = V.v.limb[8];
    X3_l.limb[0] = a0 - b0;
    X3_l.limb[1] = a1 - b1;
    X3_l.limb[2] = a2 - b2;
    X3_l.limb[3] = a3 - b3;
    X3_l.limb[4] = a4 - b4;
    X3_l.limb[5] = a5 - b5;
    X3_l.limb[6] = a6 - b6;
    X3_l.limb[7] = a7 - b7;
    X3_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X3->v.limb, X3_l.limb);
  secp256k1_fe_sub(&D, &V, X3);
  secp256k1_fe_mul(&F, &D, &R);
  secp256k1_fe_sub(&Y3_l, &F, &E);
  secp256k1_fe_carry(Y3, &Y3_l);
}

/* 2 (X, Y) and (X, Y) itself on the common Z = Y. 2M + 4S.
 * No overlap.
 * In and out: tight.
 * Cost here: 2M + 4S, 2 carries. */
static inline void secp256k1_pt_dblu(secp256k1_fe *X2, secp256k1_fe *Y2, secp256k1_fe *XA,
    secp256k1_fe *YA, const secp256k1_fe *X, const secp256k1_fe *Y) {
  secp256k1_fe XX, L, S, LL, M;
  secp256k1_fe_loose U, X2_l, V, Y2_l;
  secp256k1_fe_sqr(&XX, secp256k1_fe_relax(X));
  secp256k1_fe_half3(&L, secp256k1_fe_relax(&XX));
  secp256k1_fe_sqr(&S, secp256k1_fe_relax(Y));
  secp256k1_fe_mul(XA, secp256k1_fe_relax(X), secp256k1_fe_relax(&S));
  secp256k1_fe_sqr(YA, secp256k1_fe_relax(&S));
  secp256k1_fe_sqr(&LL, secp256k1_fe_relax(&L));
  secp256k1_fe_sub(&U, &LL, XA);
  { /* X2_l = sub U XA */
    const int32_t a0 = U.limb[0], a1 = U.limb[1], a2 = U.limb[2], a3 = U.limb[3], a4 = U.limb[4],
        a5 = U.limb[5], a6 = U.limb[6], a7 = U.limb[7], a8 = U.limb[8], b0 = XA->v.limb[0],
        b1 = XA->v.limb[1], b2 = XA->v.limb[2], b3 = XA->v.limb[3], b4 = XA->v.limb[4],
        b5 = XA->v.limb[5], b6 = XA->v.limb[6], b7 = XA->v.limb[7], b8 = XA->v.limb[8];
    X2_l.limb[0] = a0 - b0;
    X2_l.limb[1] = a1 - b1;
    X2_l.limb[2] = a2 - b2;
    X2_l.limb[3] = a3 - b3;
    X2_l.limb[4] = a4 - b4;
    X2_l.limb[5] = a5 - b5;
    X2_l.limb[6] = a6 - b6;
    X2_l.limb[7] = a7 - b7;
    X2_l.limb[8] = a8 - b8;
  }
  secp256k1_fe_carry_limbs(X2->v.limb, X2_l.limb);
  secp256k1_fe_sub(&V, XA, X2);
  secp256k1_fe_mul(&M, &V, secp256k1_fe_relax(&L));
  secp256k1_fe_sub(&Y2_l, &M, YA);
  secp256k1_fe_carry(Y2, &Y2_l);
}

#ifdef SLIMB_POINT_FORMULA_TABLE
static void formula_table_beside(void *context) { (void)context; }
static ct_mask formula_table_mask; /* for the calls that take one */
static void secp256k1_pt_table_madd_xyzz(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_madd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], formula_table_beside, NULL);
}
static void secp256k1_pt_table_mmadd_xyzz(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_mmadd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], formula_table_beside, NULL);
}
static void secp256k1_pt_table_zaddu(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_zaddu(out[0], out[1], out[2], out[3], out[4], in[0], in[1], in[2], in[3]);
}
static void secp256k1_pt_table_rescale(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_rescale(out[0], out[1], in[0], in[1], in[2]);
}
static void secp256k1_pt_table_rhs(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_rhs(out[0], in[0]);
}
static void secp256k1_pt_table_dbl(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_dbl(out[0], out[1], out[2], in[0], in[1], in[2]);
}
static void secp256k1_pt_table_mdbl_xyzz(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_mdbl_xyzz(out[0], out[1], out[2], out[3], in[0], in[1]);
}
static void secp256k1_pt_table_madd(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_madd(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4]);
}
static void secp256k1_pt_table_madd_iso(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_madd_iso(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4], in[5]);
}
static void secp256k1_pt_table_dblu(secp256k1_fe *const *out, const secp256k1_fe *const *in) {
  secp256k1_pt_dblu(out[0], out[1], out[2], out[3], in[0], in[1]);
}
static const struct {
  const char *name;
  void (*call)(secp256k1_fe *const *out, const secp256k1_fe *const *in);
} secp256k1_pt_table[] = {
    {"madd_xyzz", secp256k1_pt_table_madd_xyzz},
    {"mmadd_xyzz", secp256k1_pt_table_mmadd_xyzz},
    {"zaddu", secp256k1_pt_table_zaddu},
    {"rescale", secp256k1_pt_table_rescale},
    {"rhs", secp256k1_pt_table_rhs},
    {"dbl", secp256k1_pt_table_dbl},
    {"mdbl_xyzz", secp256k1_pt_table_mdbl_xyzz},
    {"madd", secp256k1_pt_table_madd},
    {"madd_iso", secp256k1_pt_table_madd_iso},
    {"dblu", secp256k1_pt_table_dblu},
};
#endif

#endif

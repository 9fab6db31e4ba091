/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit p384 --formulas params/weierstrass.slp --layout mont-6x64 --reduced --out src/generated/p384_pt_mont6x64.h
 *
 * Point formulas over the layout mont-6x64; include after its field. Outputs first, then inputs.
 * Constant time. */
#ifndef SLIMB_GENERATED_P384_PT_MONT6X64_H
#define SLIMB_GENERATED_P384_PT_MONT6X64_H

/* Doubling inside a run. 4M + 4S. The halved form of the doubling with a Z^4, Z3 = Y Z:
 * Cohen, Miyaji, Ono 1998 (modified Jacobian coordinates, the carried term); Rivain 2011 (eprint
 * 2011/338) 3.1 (the slope as 3/2 (X^2 - Z^4)).
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z, W3 may be W; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 4S. */
static inline void p384_pt_dbl(p384_fe *X3, p384_fe *Y3, p384_fe *Z3, p384_fe *W3,
    const p384_fe *X, const p384_fe *Y, const p384_fe *Z, const p384_fe *W) {
  p384_fe XX, N, S, L, T, LL, U, F, V, M;
  p384_fe_sqr(&XX, p384_fe_relax(X));
  p384_fe_sub(&N.v, &XX, W);
  p384_fe_sqr(&S, p384_fe_relax(Y));
  p384_fe_half3(&L, p384_fe_relax(&N));
  p384_fe_mul(&T, p384_fe_relax(X), p384_fe_relax(&S));
  p384_fe_sqr(&LL, p384_fe_relax(&L));
  p384_fe_sub(&U.v, &LL, &T);
  p384_fe_sub(&X3->v, &U, &T);
  p384_fe_sqr(&F, p384_fe_relax(&S));
  p384_fe_sub(&V.v, &T, X3);
  p384_fe_mul(W3, p384_fe_relax(W), p384_fe_relax(&F));
  p384_fe_mul(&M, p384_fe_relax(&V), p384_fe_relax(&L));
  p384_fe_mul(Z3, p384_fe_relax(Z), p384_fe_relax(Y));
  p384_fe_sub(&Y3->v, &M, &F);
}

/* The last doubling of a run: no W for the next. 3M + 4S.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S. */
static inline void p384_pt_dbl_last(p384_fe *X3, p384_fe *Y3, p384_fe *Z3, const p384_fe *X,
    const p384_fe *Y, const p384_fe *Z, const p384_fe *W) {
  p384_fe XX, N, S, L, T, LL, U, F, V, M;
  p384_fe_sqr(&XX, p384_fe_relax(X));
  p384_fe_sub(&N.v, &XX, W);
  p384_fe_sqr(&S, p384_fe_relax(Y));
  p384_fe_half3(&L, p384_fe_relax(&N));
  p384_fe_mul(&T, p384_fe_relax(X), p384_fe_relax(&S));
  p384_fe_sqr(&LL, p384_fe_relax(&L));
  p384_fe_sub(&U.v, &LL, &T);
  p384_fe_sub(&X3->v, &U, &T);
  p384_fe_sqr(&F, p384_fe_relax(&S));
  p384_fe_sub(&V.v, &T, X3);
  p384_fe_mul(&M, p384_fe_relax(&V), p384_fe_relax(&L));
  p384_fe_mul(Z3, p384_fe_relax(Z), p384_fe_relax(Y));
  p384_fe_sub(&Y3->v, &M, &F);
}

/* Mixed addition without Z: ZZ and ZZZ stand for Z^2 and Z^3. 8M + 2S, one squaring less; for sums
 * that are never doubled. EFD g1p/auto-shortw-xyzz "madd-2008-s" (Sutherland 2008). ZZ3 = 0 here
 * where Z3 = 0 there.
 * Alias: X3 may be X1, Y3 may be Y1, ZZ3 may be ZZ1, ZZZ3 may be ZZZ1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 2S, with a call of beside after each. */
static inline __attribute__((always_inline)) void p384_pt_madd_xyzz(p384_fe *X3, p384_fe *Y3,
    p384_fe *ZZ3, p384_fe *ZZZ3, const p384_fe *X1, const p384_fe *Y1, const p384_fe *ZZ1,
    const p384_fe *ZZZ1, const p384_fe *X2, const p384_fe *Y2, void (*beside)(void *),
    void *context) {
  p384_fe U2, H, S2, R, HH, V, HHH, RR, B, C, D, E, F;
  p384_fe_mul(&U2, p384_fe_relax(ZZ1), p384_fe_relax(X2));
  beside(context);
  p384_fe_sub(&H.v, &U2, X1);
  p384_fe_mul(&S2, p384_fe_relax(ZZZ1), p384_fe_relax(Y2));
  beside(context);
  p384_fe_sub(&R.v, &S2, Y1);
  p384_fe_sqr(&HH, p384_fe_relax(&H));
  beside(context);
  p384_fe_mul(&V, p384_fe_relax(X1), p384_fe_relax(&HH));
  beside(context);
  p384_fe_mul(&HHH, p384_fe_relax(&HH), p384_fe_relax(&H));
  beside(context);
  p384_fe_sqr(&RR, p384_fe_relax(&R));
  beside(context);
  p384_fe_sub(&B.v, &RR, &HHH);
  p384_fe_mul(ZZZ3, p384_fe_relax(ZZZ1), p384_fe_relax(&HHH));
  beside(context);
  p384_fe_sub(&C.v, &B, &V);
  p384_fe_mul(ZZ3, p384_fe_relax(ZZ1), p384_fe_relax(&HH));
  beside(context);
  p384_fe_sub(&X3->v, &C, &V);
  p384_fe_sub(&D.v, &V, X3);
  p384_fe_mul(&E, p384_fe_relax(Y1), p384_fe_relax(&HHH));
  beside(context);
  p384_fe_mul(&F, p384_fe_relax(&D), p384_fe_relax(&R));
  beside(context);
  p384_fe_sub(&Y3->v, &F, &E);
}

/* The sum of two affine points in those coordinates. 4M + 2S. "mmadd-2008-s" there.
 * Alias: X3 may be X1, Y3 may be Y1; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S, with a call of beside after each. */
static inline __attribute__((always_inline)) void p384_pt_mmadd_xyzz(p384_fe *X3, p384_fe *Y3,
    p384_fe *ZZ3, p384_fe *ZZZ3, const p384_fe *X1, const p384_fe *Y1, const p384_fe *X2,
    const p384_fe *Y2, void (*beside)(void *), void *context) {
  p384_fe H, R, RR, V, B, C, D, E, F;
  p384_fe_sub(&H.v, X2, X1);
  p384_fe_sub(&R.v, Y2, Y1);
  p384_fe_sqr(ZZ3, p384_fe_relax(&H));
  beside(context);
  p384_fe_sqr(&RR, p384_fe_relax(&R));
  beside(context);
  p384_fe_mul(ZZZ3, p384_fe_relax(ZZ3), p384_fe_relax(&H));
  beside(context);
  p384_fe_mul(&V, p384_fe_relax(X1), p384_fe_relax(ZZ3));
  beside(context);
  p384_fe_sub(&B.v, &RR, ZZZ3);
  p384_fe_sub(&C.v, &B, &V);
  p384_fe_sub(&X3->v, &C, &V);
  p384_fe_sub(&D.v, &V, X3);
  p384_fe_mul(&E, p384_fe_relax(Y1), p384_fe_relax(ZZZ3));
  beside(context);
  p384_fe_mul(&F, p384_fe_relax(&D), p384_fe_relax(&R));
  beside(context);
  p384_fe_sub(&Y3->v, &F, &E);
}

/* Twice an affine point in those coordinates, on the curve with a = -3 W. 4M + 3S. The halved form of
 * "mdbl-2008-s-1" there: ZZ3 = Y^2.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 3S. */
static inline void p384_pt_mdbl_xyzz(p384_fe *X3, p384_fe *Y3, p384_fe *ZZ3, p384_fe *ZZZ3,
    const p384_fe *X, const p384_fe *Y, const p384_fe *W) {
  p384_fe XX, N, L, S, LL, U, V, M, E;
  p384_fe_sqr(&XX, p384_fe_relax(X));
  p384_fe_sub(&N.v, &XX, W);
  p384_fe_half3(&L, p384_fe_relax(&N));
  p384_fe_sqr(ZZ3, p384_fe_relax(Y));
  p384_fe_mul(ZZZ3, p384_fe_relax(ZZ3), p384_fe_relax(Y));
  p384_fe_mul(&S, p384_fe_relax(X), p384_fe_relax(ZZ3));
  p384_fe_sqr(&LL, p384_fe_relax(&L));
  p384_fe_sub(&U.v, &LL, &S);
  p384_fe_sub(&X3->v, &U, &S);
  p384_fe_sub(&V.v, &S, X3);
  p384_fe_mul(&M, p384_fe_relax(&V), p384_fe_relax(&L));
  p384_fe_mul(&E, p384_fe_relax(Y), p384_fe_relax(ZZZ3));
  p384_fe_sub(&Y3->v, &M, &E);
}

/* Mixed addition on the isomorphic curve, with the W3 = G4 Z3^4 of the doublings that follow, so that
 * its latency hides behind the addition. 9M + 5S. EFD g1p/auto-shortw-jacobian "madd" (Cohen, Miyaji,
 * Ono 1998), with H^3 in place of the doubled terms, and W.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 9M + 5S. */
static inline void p384_pt_madd_w(p384_fe *X3, p384_fe *Y3, p384_fe *Z3, p384_fe *W3,
    const p384_fe *X1, const p384_fe *Y1, const p384_fe *Z1, const p384_fe *X2, const p384_fe *Y2,
    const p384_fe *G4) {
  p384_fe ZZ, A, U2, H, S2, R, HH, HHH, RR, Z2, B, V, E, C, Z4, D, F;
  p384_fe_sqr(&ZZ, p384_fe_relax(Z1));
  p384_fe_mul(&A, p384_fe_relax(Z1), p384_fe_relax(Y2));
  p384_fe_mul(&U2, p384_fe_relax(&ZZ), p384_fe_relax(X2));
  p384_fe_sub(&H.v, &U2, X1);
  p384_fe_mul(&S2, p384_fe_relax(&A), p384_fe_relax(&ZZ));
  p384_fe_sub(&R.v, &S2, Y1);
  p384_fe_sqr(&HH, p384_fe_relax(&H));
  p384_fe_mul(Z3, p384_fe_relax(Z1), p384_fe_relax(&H));
  p384_fe_mul(&HHH, p384_fe_relax(&HH), p384_fe_relax(&H));
  p384_fe_sqr(&RR, p384_fe_relax(&R));
  p384_fe_sqr(&Z2, p384_fe_relax(Z3));
  p384_fe_sub(&B.v, &RR, &HHH);
  p384_fe_mul(&V, p384_fe_relax(X1), p384_fe_relax(&HH));
  p384_fe_mul(&E, p384_fe_relax(Y1), p384_fe_relax(&HHH));
  p384_fe_sub(&C.v, &B, &V);
  p384_fe_sub(&X3->v, &C, &V);
  p384_fe_sqr(&Z4, p384_fe_relax(&Z2));
  p384_fe_sub(&D.v, &V, X3);
  p384_fe_mul(&F, p384_fe_relax(&D), p384_fe_relax(&R));
  p384_fe_mul(W3, p384_fe_relax(&Z4), p384_fe_relax(G4));
  p384_fe_sub(&Y3->v, &F, &E);
}

/* The same where the affine point is one of the curve itself and the sum lives on the isomorphic
 * curve: the point moves there with Z1 G in place of Z1. 10M + 5S.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 10M + 5S. */
static inline void p384_pt_madd_iso_w(p384_fe *X3, p384_fe *Y3, p384_fe *Z3, p384_fe *W3,
    const p384_fe *X1, const p384_fe *Y1, const p384_fe *Z1, const p384_fe *X2, const p384_fe *Y2,
    const p384_fe *G, const p384_fe *G4) {
  p384_fe ZG, ZZ, A, U2, H, S2, R, HH, HHH, RR, Z2, B, V, E, C, Z4, D, F;
  p384_fe_mul(&ZG, p384_fe_relax(Z1), p384_fe_relax(G));
  p384_fe_sqr(&ZZ, p384_fe_relax(&ZG));
  p384_fe_mul(&A, p384_fe_relax(&ZG), p384_fe_relax(Y2));
  p384_fe_mul(&U2, p384_fe_relax(&ZZ), p384_fe_relax(X2));
  p384_fe_sub(&H.v, &U2, X1);
  p384_fe_mul(&S2, p384_fe_relax(&A), p384_fe_relax(&ZZ));
  p384_fe_sub(&R.v, &S2, Y1);
  p384_fe_sqr(&HH, p384_fe_relax(&H));
  p384_fe_mul(Z3, p384_fe_relax(Z1), p384_fe_relax(&H));
  p384_fe_mul(&HHH, p384_fe_relax(&HH), p384_fe_relax(&H));
  p384_fe_sqr(&RR, p384_fe_relax(&R));
  p384_fe_sqr(&Z2, p384_fe_relax(Z3));
  p384_fe_sub(&B.v, &RR, &HHH);
  p384_fe_mul(&V, p384_fe_relax(X1), p384_fe_relax(&HH));
  p384_fe_mul(&E, p384_fe_relax(Y1), p384_fe_relax(&HHH));
  p384_fe_sub(&C.v, &B, &V);
  p384_fe_sub(&X3->v, &C, &V);
  p384_fe_sqr(&Z4, p384_fe_relax(&Z2));
  p384_fe_sub(&D.v, &V, X3);
  p384_fe_mul(&F, p384_fe_relax(&D), p384_fe_relax(&R));
  p384_fe_mul(W3, p384_fe_relax(&Z4), p384_fe_relax(G4));
  p384_fe_sub(&Y3->v, &F, &E);
}

/* 2 (X, Y) and (X, Y) itself on the common Z = Y: the start of a table of odd multiples. 2M + 4S.
 * Longa, Miri 2008 (eprint 2008/051); Goundar, Joye, Miyaji 2010 (CHES) "DBLU".
 * No overlap.
 * In and out: tight.
 * Cost here: 2M + 4S. */
static inline void p384_pt_dblu(p384_fe *X2, p384_fe *Y2, p384_fe *XA, p384_fe *YA,
    const p384_fe *X, const p384_fe *Y) {
  p384_fe XX, N, L, S, LL, U, V, M;
  p384_fe_sqr(&XX, p384_fe_relax(X));
  p384_fe_sub(&N.v, &XX, &p384_fe_one);
  p384_fe_half3(&L, p384_fe_relax(&N));
  p384_fe_sqr(&S, p384_fe_relax(Y));
  p384_fe_mul(XA, p384_fe_relax(X), p384_fe_relax(&S));
  p384_fe_sqr(YA, p384_fe_relax(&S));
  p384_fe_sqr(&LL, p384_fe_relax(&L));
  p384_fe_sub(&U.v, &LL, XA);
  p384_fe_sub(&X2->v, &U, XA);
  p384_fe_sub(&V.v, XA, X2);
  p384_fe_mul(&M, p384_fe_relax(&V), p384_fe_relax(&L));
  p384_fe_sub(&Y2->v, &M, YA);
}

/* Co-Z addition with update: R = D + A, and D again, on the new common Z = H Z. 4M + 2S.
 * Meloni 2007; Goundar, Joye, Miyaji 2010 "ZADDU".
 * Alias: XN may be XD, YN may be YD; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 2S. */
static inline void p384_pt_zaddu(p384_fe *XR, p384_fe *YR, p384_fe *XN, p384_fe *YN, p384_fe *H,
    const p384_fe *XD, const p384_fe *YD, const p384_fe *XA, const p384_fe *YA) {
  p384_fe HH, R, C, RR, E, CD, G, M;
  p384_fe_sub(&H->v, XA, XD);
  p384_fe_sqr(&HH, p384_fe_relax(H));
  p384_fe_sub(&R.v, YA, YD);
  p384_fe_mul(XN, p384_fe_relax(XD), p384_fe_relax(&HH));
  p384_fe_mul(&C, p384_fe_relax(XA), p384_fe_relax(&HH));
  p384_fe_sqr(&RR, p384_fe_relax(&R));
  p384_fe_sub(&E.v, &RR, XN);
  p384_fe_sub(&XR->v, &E, &C);
  p384_fe_sub(&CD.v, &C, XN);
  p384_fe_sub(&G.v, XN, XR);
  p384_fe_mul(YN, p384_fe_relax(YD), p384_fe_relax(&CD));
  p384_fe_mul(&M, p384_fe_relax(&G), p384_fe_relax(&R));
  p384_fe_sub(&YR->v, &M, YN);
}

/* (X C^2, Y C^3): to affine coordinates with C = 1 / Z, or to another common Z. 3M + 1S.
 * Alias: X3 may be X, Y3 may be Y; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 1S. */
static inline void p384_pt_rescale(p384_fe *X3, p384_fe *Y3, const p384_fe *X, const p384_fe *Y,
    const p384_fe *C) {
  p384_fe CC, CCC;
  p384_fe_sqr(&CC, p384_fe_relax(C));
  p384_fe_mul(X3, p384_fe_relax(X), p384_fe_relax(&CC));
  p384_fe_mul(&CCC, p384_fe_relax(&CC), p384_fe_relax(C));
  p384_fe_mul(Y3, p384_fe_relax(Y), p384_fe_relax(&CCC));
}

/* The right-hand side of the curve equation, x^3 + a x + b. 1M + 1S.
 * Alias: R may be X; no other overlap.
 * In and out: tight.
 * Cost here: 1M + 1S. */
static inline void p384_pt_rhs(p384_fe *R, const p384_fe *X) {
  p384_fe XX, XXX, T, N;
  p384_fe_sqr(&XX, p384_fe_relax(X));
  p384_fe_mul(&XXX, p384_fe_relax(&XX), p384_fe_relax(X));
  p384_fe_mul3(&T, X);
  p384_fe_sub(&N.v, &XXX, &T);
  p384_fe_add(&R->v, &N, &p384_fe_b);
}

#ifdef SLIMB_POINT_FORMULA_TABLE
static void formula_table_beside(void *context) { (void)context; }
static ct_mask formula_table_mask; /* for the calls that take one */
static void p384_pt_table_dbl(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_dbl(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3]);
}
static void p384_pt_table_dbl_last(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_dbl_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3]);
}
static void p384_pt_table_madd_xyzz(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_madd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], formula_table_beside, NULL);
}
static void p384_pt_table_mmadd_xyzz(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_mmadd_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], formula_table_beside, NULL);
}
static void p384_pt_table_mdbl_xyzz(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_mdbl_xyzz(out[0], out[1], out[2], out[3], in[0], in[1], in[2]);
}
static void p384_pt_table_madd_w(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_madd_w(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5]);
}
static void p384_pt_table_madd_iso_w(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_madd_iso_w(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6]);
}
static void p384_pt_table_dblu(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_dblu(out[0], out[1], out[2], out[3], in[0], in[1]);
}
static void p384_pt_table_zaddu(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_zaddu(out[0], out[1], out[2], out[3], out[4], in[0], in[1], in[2], in[3]);
}
static void p384_pt_table_rescale(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_rescale(out[0], out[1], in[0], in[1], in[2]);
}
static void p384_pt_table_rhs(p384_fe *const *out, const p384_fe *const *in) {
  p384_pt_rhs(out[0], in[0]);
}
static const struct {
  const char *name;
  void (*call)(p384_fe *const *out, const p384_fe *const *in);
} p384_pt_table[] = {
    {"dbl", p384_pt_table_dbl},
    {"dbl_last", p384_pt_table_dbl_last},
    {"madd_xyzz", p384_pt_table_madd_xyzz},
    {"mmadd_xyzz", p384_pt_table_mmadd_xyzz},
    {"mdbl_xyzz", p384_pt_table_mdbl_xyzz},
    {"madd_w", p384_pt_table_madd_w},
    {"madd_iso_w", p384_pt_table_madd_iso_w},
    {"dblu", p384_pt_table_dblu},
    {"zaddu", p384_pt_table_zaddu},
    {"rescale", p384_pt_table_rescale},
    {"rhs", p384_pt_table_rhs},
};
#endif

#endif

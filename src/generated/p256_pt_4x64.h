/* Point formulas of params/weierstrass.slp for the 4x64 layout. */
#ifndef SLIMB_GENERATED_P256_PT_4X64_H
#define SLIMB_GENERATED_P256_PT_4X64_H

static void p256_pt_dbl(p256_fe *X3, p256_fe *Y3, p256_fe *Z3, p256_fe *W3, const p256_fe *X,
                        const p256_fe *Y, const p256_fe *Z, const p256_fe *W) {
  p256_fe XX;
  p256_fe N;
  p256_fe S;
  p256_fe L;
  p256_fe T;
  p256_fe LL;
  p256_fe U;
  p256_fe F;
  p256_fe V;
  p256_fe M;
  p256_fe_sqr(&XX, p256_fe_relax(X));
  p256_fe_sub(&N.v, &XX, W);
  p256_fe_sqr(&S, p256_fe_relax(Y));
  p256_fe_half3(&L, p256_fe_relax(&N));
  p256_fe_mul(&T, p256_fe_relax(X), p256_fe_relax(&S));
  p256_fe_sqr(&LL, p256_fe_relax(&L));
  p256_fe_sub(&U.v, &LL, &T);
  p256_fe_sub(&X3->v, &U, &T);
  p256_fe_sqr(&F, p256_fe_relax(&S));
  p256_fe_sub(&V.v, &T, X3);
  p256_fe_mul(W3, p256_fe_relax(W), p256_fe_relax(&F));
  p256_fe_mul(&M, p256_fe_relax(&V), p256_fe_relax(&L));
  p256_fe_mul(Z3, p256_fe_relax(Z), p256_fe_relax(Y));
  p256_fe_sub(&Y3->v, &M, &F);
}

static void p256_pt_dbl_last(p256_fe *X3, p256_fe *Y3, p256_fe *Z3, const p256_fe *X,
                             const p256_fe *Y, const p256_fe *Z, const p256_fe *W) {
  p256_fe XX;
  p256_fe N;
  p256_fe S;
  p256_fe L;
  p256_fe T;
  p256_fe LL;
  p256_fe U;
  p256_fe F;
  p256_fe V;
  p256_fe M;
  p256_fe_sqr(&XX, p256_fe_relax(X));
  p256_fe_sub(&N.v, &XX, W);
  p256_fe_sqr(&S, p256_fe_relax(Y));
  p256_fe_half3(&L, p256_fe_relax(&N));
  p256_fe_mul(&T, p256_fe_relax(X), p256_fe_relax(&S));
  p256_fe_sqr(&LL, p256_fe_relax(&L));
  p256_fe_sub(&U.v, &LL, &T);
  p256_fe_sub(&X3->v, &U, &T);
  p256_fe_sqr(&F, p256_fe_relax(&S));
  p256_fe_sub(&V.v, &T, X3);
  p256_fe_mul(&M, p256_fe_relax(&V), p256_fe_relax(&L));
  p256_fe_mul(Z3, p256_fe_relax(Z), p256_fe_relax(Y));
  p256_fe_sub(&Y3->v, &M, &F);
}

static void p256_pt_madd(p256_fe *X3, p256_fe *Y3, p256_fe *Z3, const p256_fe *X1,
                         const p256_fe *Y1, const p256_fe *Z1, const p256_fe *X2,
                         const p256_fe *Y2) {
  p256_fe ZZ;
  p256_fe A;
  p256_fe U2;
  p256_fe H;
  p256_fe S2;
  p256_fe R;
  p256_fe HH;
  p256_fe HHH;
  p256_fe RR;
  p256_fe B;
  p256_fe V;
  p256_fe E;
  p256_fe C;
  p256_fe D;
  p256_fe F;
  p256_fe_sqr(&ZZ, p256_fe_relax(Z1));
  p256_fe_mul(&A, p256_fe_relax(Z1), p256_fe_relax(Y2));
  p256_fe_mul(&U2, p256_fe_relax(&ZZ), p256_fe_relax(X2));
  p256_fe_sub(&H.v, &U2, X1);
  p256_fe_mul(&S2, p256_fe_relax(&A), p256_fe_relax(&ZZ));
  p256_fe_sub(&R.v, &S2, Y1);
  p256_fe_sqr(&HH, p256_fe_relax(&H));
  p256_fe_mul(Z3, p256_fe_relax(Z1), p256_fe_relax(&H));
  p256_fe_mul(&HHH, p256_fe_relax(&HH), p256_fe_relax(&H));
  p256_fe_sqr(&RR, p256_fe_relax(&R));
  p256_fe_sub(&B.v, &RR, &HHH);
  p256_fe_mul(&V, p256_fe_relax(X1), p256_fe_relax(&HH));
  p256_fe_mul(&E, p256_fe_relax(Y1), p256_fe_relax(&HHH));
  p256_fe_sub(&C.v, &B, &V);
  p256_fe_sub(&X3->v, &C, &V);
  p256_fe_sub(&D.v, &V, X3);
  p256_fe_mul(&F, p256_fe_relax(&D), p256_fe_relax(&R));
  p256_fe_sub(&Y3->v, &F, &E);
}

static void p256_pt_madd_xyzz(p256_fe *X3, p256_fe *Y3, p256_fe *ZZ3, p256_fe *ZZZ3,
                              const p256_fe *X1, const p256_fe *Y1, const p256_fe *ZZ1,
                              const p256_fe *ZZZ1, const p256_fe *X2, const p256_fe *Y2) {
  p256_fe U2;
  p256_fe S2;
  p256_fe H;
  p256_fe R;
  p256_fe HH;
  p256_fe RR;
  p256_fe HHH;
  p256_fe V;
  p256_fe E;
  p256_fe B;
  p256_fe C;
  p256_fe D;
  p256_fe F;
  p256_fe_mul(&U2, p256_fe_relax(ZZ1), p256_fe_relax(X2));
  p256_fe_mul(&S2, p256_fe_relax(ZZZ1), p256_fe_relax(Y2));
  p256_fe_sub(&H.v, &U2, X1);
  p256_fe_sub(&R.v, &S2, Y1);
  p256_fe_sqr(&HH, p256_fe_relax(&H));
  p256_fe_sqr(&RR, p256_fe_relax(&R));
  p256_fe_mul(&HHH, p256_fe_relax(&HH), p256_fe_relax(&H));
  p256_fe_mul(&V, p256_fe_relax(X1), p256_fe_relax(&HH));
  p256_fe_mul(ZZ3, p256_fe_relax(ZZ1), p256_fe_relax(&HH));
  p256_fe_mul(&E, p256_fe_relax(Y1), p256_fe_relax(&HHH));
  p256_fe_sub(&B.v, &RR, &HHH);
  p256_fe_sub(&C.v, &B, &V);
  p256_fe_sub(&X3->v, &C, &V);
  p256_fe_mul(ZZZ3, p256_fe_relax(ZZZ1), p256_fe_relax(&HHH));
  p256_fe_sub(&D.v, &V, X3);
  p256_fe_mul(&F, p256_fe_relax(&D), p256_fe_relax(&R));
  p256_fe_sub(&Y3->v, &F, &E);
}

static void p256_pt_madd_w(p256_fe *X3, p256_fe *Y3, p256_fe *Z3, p256_fe *W3, const p256_fe *X1,
                           const p256_fe *Y1, const p256_fe *Z1, const p256_fe *X2,
                           const p256_fe *Y2, const p256_fe *G4) {
  p256_fe ZZ;
  p256_fe A;
  p256_fe U2;
  p256_fe H;
  p256_fe S2;
  p256_fe R;
  p256_fe HH;
  p256_fe HHH;
  p256_fe RR;
  p256_fe Z2;
  p256_fe B;
  p256_fe V;
  p256_fe E;
  p256_fe C;
  p256_fe Z4;
  p256_fe D;
  p256_fe F;
  p256_fe_sqr(&ZZ, p256_fe_relax(Z1));
  p256_fe_mul(&A, p256_fe_relax(Z1), p256_fe_relax(Y2));
  p256_fe_mul(&U2, p256_fe_relax(&ZZ), p256_fe_relax(X2));
  p256_fe_sub(&H.v, &U2, X1);
  p256_fe_mul(&S2, p256_fe_relax(&A), p256_fe_relax(&ZZ));
  p256_fe_sub(&R.v, &S2, Y1);
  p256_fe_sqr(&HH, p256_fe_relax(&H));
  p256_fe_mul(Z3, p256_fe_relax(Z1), p256_fe_relax(&H));
  p256_fe_mul(&HHH, p256_fe_relax(&HH), p256_fe_relax(&H));
  p256_fe_sqr(&RR, p256_fe_relax(&R));
  p256_fe_sqr(&Z2, p256_fe_relax(Z3));
  p256_fe_sub(&B.v, &RR, &HHH);
  p256_fe_mul(&V, p256_fe_relax(X1), p256_fe_relax(&HH));
  p256_fe_mul(&E, p256_fe_relax(Y1), p256_fe_relax(&HHH));
  p256_fe_sub(&C.v, &B, &V);
  p256_fe_sub(&X3->v, &C, &V);
  p256_fe_sqr(&Z4, p256_fe_relax(&Z2));
  p256_fe_sub(&D.v, &V, X3);
  p256_fe_mul(&F, p256_fe_relax(&D), p256_fe_relax(&R));
  p256_fe_mul(W3, p256_fe_relax(&Z4), p256_fe_relax(G4));
  p256_fe_sub(&Y3->v, &F, &E);
}

static void p256_pt_madd_iso_w(p256_fe *X3, p256_fe *Y3, p256_fe *Z3, p256_fe *W3,
                               const p256_fe *X1, const p256_fe *Y1, const p256_fe *Z1,
                               const p256_fe *X2, const p256_fe *Y2, const p256_fe *G,
                               const p256_fe *G4) {
  p256_fe ZG;
  p256_fe ZZ;
  p256_fe A;
  p256_fe U2;
  p256_fe H;
  p256_fe S2;
  p256_fe R;
  p256_fe HH;
  p256_fe HHH;
  p256_fe RR;
  p256_fe Z2;
  p256_fe B;
  p256_fe V;
  p256_fe E;
  p256_fe C;
  p256_fe Z4;
  p256_fe D;
  p256_fe F;
  p256_fe_mul(&ZG, p256_fe_relax(Z1), p256_fe_relax(G));
  p256_fe_sqr(&ZZ, p256_fe_relax(&ZG));
  p256_fe_mul(&A, p256_fe_relax(&ZG), p256_fe_relax(Y2));
  p256_fe_mul(&U2, p256_fe_relax(&ZZ), p256_fe_relax(X2));
  p256_fe_sub(&H.v, &U2, X1);
  p256_fe_mul(&S2, p256_fe_relax(&A), p256_fe_relax(&ZZ));
  p256_fe_sub(&R.v, &S2, Y1);
  p256_fe_sqr(&HH, p256_fe_relax(&H));
  p256_fe_mul(Z3, p256_fe_relax(Z1), p256_fe_relax(&H));
  p256_fe_mul(&HHH, p256_fe_relax(&HH), p256_fe_relax(&H));
  p256_fe_sqr(&RR, p256_fe_relax(&R));
  p256_fe_sqr(&Z2, p256_fe_relax(Z3));
  p256_fe_sub(&B.v, &RR, &HHH);
  p256_fe_mul(&V, p256_fe_relax(X1), p256_fe_relax(&HH));
  p256_fe_mul(&E, p256_fe_relax(Y1), p256_fe_relax(&HHH));
  p256_fe_sub(&C.v, &B, &V);
  p256_fe_sub(&X3->v, &C, &V);
  p256_fe_sqr(&Z4, p256_fe_relax(&Z2));
  p256_fe_sub(&D.v, &V, X3);
  p256_fe_mul(&F, p256_fe_relax(&D), p256_fe_relax(&R));
  p256_fe_mul(W3, p256_fe_relax(&Z4), p256_fe_relax(G4));
  p256_fe_sub(&Y3->v, &F, &E);
}

static void p256_pt_dblu(p256_fe *X2, p256_fe *Y2, p256_fe *XA, p256_fe *YA, const p256_fe *X,
                         const p256_fe *Y) {
  p256_fe XX;
  p256_fe N;
  p256_fe L;
  p256_fe S;
  p256_fe LL;
  p256_fe U;
  p256_fe V;
  p256_fe M;
  p256_fe_sqr(&XX, p256_fe_relax(X));
  p256_fe_sub(&N.v, &XX, &p256_fe_one);
  p256_fe_half3(&L, p256_fe_relax(&N));
  p256_fe_sqr(&S, p256_fe_relax(Y));
  p256_fe_mul(XA, p256_fe_relax(X), p256_fe_relax(&S));
  p256_fe_sqr(YA, p256_fe_relax(&S));
  p256_fe_sqr(&LL, p256_fe_relax(&L));
  p256_fe_sub(&U.v, &LL, XA);
  p256_fe_sub(&X2->v, &U, XA);
  p256_fe_sub(&V.v, XA, X2);
  p256_fe_mul(&M, p256_fe_relax(&V), p256_fe_relax(&L));
  p256_fe_sub(&Y2->v, &M, YA);
}

static void p256_pt_zaddu(p256_fe *XR, p256_fe *YR, p256_fe *XN, p256_fe *YN, p256_fe *H,
                          const p256_fe *XD, const p256_fe *YD, const p256_fe *XA,
                          const p256_fe *YA) {
  p256_fe HH;
  p256_fe R;
  p256_fe C;
  p256_fe RR;
  p256_fe E;
  p256_fe CD;
  p256_fe G;
  p256_fe M;
  p256_fe_sub(&H->v, XA, XD);
  p256_fe_sqr(&HH, p256_fe_relax(H));
  p256_fe_sub(&R.v, YA, YD);
  p256_fe_mul(XN, p256_fe_relax(XD), p256_fe_relax(&HH));
  p256_fe_mul(&C, p256_fe_relax(XA), p256_fe_relax(&HH));
  p256_fe_sqr(&RR, p256_fe_relax(&R));
  p256_fe_sub(&E.v, &RR, XN);
  p256_fe_sub(&XR->v, &E, &C);
  p256_fe_sub(&CD.v, &C, XN);
  p256_fe_sub(&G.v, XN, XR);
  p256_fe_mul(YN, p256_fe_relax(YD), p256_fe_relax(&CD));
  p256_fe_mul(&M, p256_fe_relax(&G), p256_fe_relax(&R));
  p256_fe_sub(&YR->v, &M, YN);
}

static void p256_pt_rescale(p256_fe *X3, p256_fe *Y3, const p256_fe *X, const p256_fe *Y,
                            const p256_fe *C) {
  p256_fe CC;
  p256_fe CCC;
  p256_fe_sqr(&CC, p256_fe_relax(C));
  p256_fe_mul(X3, p256_fe_relax(X), p256_fe_relax(&CC));
  p256_fe_mul(&CCC, p256_fe_relax(&CC), p256_fe_relax(C));
  p256_fe_mul(Y3, p256_fe_relax(Y), p256_fe_relax(&CCC));
}

static void p256_pt_rhs(p256_fe *R, const p256_fe *X) {
  p256_fe XX;
  p256_fe XXX;
  p256_fe T;
  p256_fe N;
  p256_fe_sqr(&XX, p256_fe_relax(X));
  p256_fe_mul(&XXX, p256_fe_relax(&XX), p256_fe_relax(X));
  p256_fe_mul3(&T, X);
  p256_fe_sub(&N.v, &XXX, &T);
  p256_fe_add(&R->v, &N, &p256_fe_b);
}

#endif

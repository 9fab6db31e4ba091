/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit curve448 --formulas params/edwards.slp --layout solinas-8x56 --out src/generated/curve448_pt_solinas8x56.h
 *
 * Point formulas over the layout solinas-8x56; include after its field. Outputs first, then inputs.
 * Names that end in _c are carried. Each sum and product was bounded for its own operands:
 * a carry stands only where the bounds need one, or where an output has to be tight.
 * Constant time. */
#ifndef SLIMB_GENERATED_CURVE448_PT_SOLINAS8X56_H
#define SLIMB_GENERATED_CURVE448_PT_SOLINAS8X56_H

/* 
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 4S, 2 carries. */
static inline void curve448_pt_dbl_t(curve448_fe *X3, curve448_fe *Y3, curve448_fe *Z3,
    curve448_fe *T3, const curve448_fe *X, const curve448_fe *Y, const curve448_fe *Z) {
  curve448_fe A, B, ZZ, SS, F_c, E_c;
  curve448_fe_loose S, G, C, H, E, F;
  curve448_fe_sqr(&A, curve448_fe_relax(X));
  curve448_fe_sqr(&B, curve448_fe_relax(Y));
  curve448_fe_sqr(&ZZ, curve448_fe_relax(Z));
  curve448_fe_add(&S, X, Y);
  curve448_fe_sqr(&SS, &S);
  curve448_fe_add(&G, &A, &B);
  { /* C = mul2 ZZ */
    const int64_t a0 = ZZ.v.limb[0], a1 = ZZ.v.limb[1], a2 = ZZ.v.limb[2], a3 = ZZ.v.limb[3],
        a4 = ZZ.v.limb[4], a5 = ZZ.v.limb[5], a6 = ZZ.v.limb[6], a7 = ZZ.v.limb[7];
    C.limb[0] = a0 * 0x2;
    C.limb[1] = a1 * 0x2;
    C.limb[2] = a2 * 0x2;
    C.limb[3] = a3 * 0x2;
    C.limb[4] = a4 * 0x2;
    C.limb[5] = a5 * 0x2;
    C.limb[6] = a6 * 0x2;
    C.limb[7] = a7 * 0x2;
  }
  curve448_fe_sub(&H, &A, &B);
  { /* E = sub SS G */
    const int64_t a0 = SS.v.limb[0], a1 = SS.v.limb[1], a2 = SS.v.limb[2], a3 = SS.v.limb[3],
        a4 = SS.v.limb[4], a5 = SS.v.limb[5], a6 = SS.v.limb[6], a7 = SS.v.limb[7],
        b0 = G.limb[0], b1 = G.limb[1], b2 = G.limb[2], b3 = G.limb[3], b4 = G.limb[4],
        b5 = G.limb[5], b6 = G.limb[6], b7 = G.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  { /* F = sub G C */
    const int64_t a0 = G.limb[0], a1 = G.limb[1], a2 = G.limb[2], a3 = G.limb[3], a4 = G.limb[4],
        a5 = G.limb[5], a6 = G.limb[6], a7 = G.limb[7], b0 = C.limb[0], b1 = C.limb[1],
        b2 = C.limb[2], b3 = C.limb[3], b4 = C.limb[4], b5 = C.limb[5], b6 = C.limb[6],
        b7 = C.limb[7];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
  }
  curve448_fe_carry_limbs(F_c.v.limb, F.limb);
  curve448_fe_mul_limbs(X3->v.limb, E.limb, F_c.v.limb); /* wider than loose, proved here */
  curve448_fe_mul(Y3, &G, &H);
  curve448_fe_mul(Z3, curve448_fe_relax(&F_c), &G);
  curve448_fe_carry_limbs(E_c.v.limb, E.limb);
  curve448_fe_mul(T3, curve448_fe_relax(&E_c), &H);
}

/* 
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S, 1 carry. */
static inline void curve448_pt_dbl(curve448_fe *X3, curve448_fe *Y3, curve448_fe *Z3,
    const curve448_fe *X, const curve448_fe *Y, const curve448_fe *Z) {
  curve448_fe A, B, ZZ, SS, F_c;
  curve448_fe_loose S, G, C, H, E, F;
  curve448_fe_sqr(&A, curve448_fe_relax(X));
  curve448_fe_sqr(&B, curve448_fe_relax(Y));
  curve448_fe_sqr(&ZZ, curve448_fe_relax(Z));
  curve448_fe_add(&S, X, Y);
  curve448_fe_sqr(&SS, &S);
  curve448_fe_add(&G, &A, &B);
  { /* C = mul2 ZZ */
    const int64_t a0 = ZZ.v.limb[0], a1 = ZZ.v.limb[1], a2 = ZZ.v.limb[2], a3 = ZZ.v.limb[3],
        a4 = ZZ.v.limb[4], a5 = ZZ.v.limb[5], a6 = ZZ.v.limb[6], a7 = ZZ.v.limb[7];
    C.limb[0] = a0 * 0x2;
    C.limb[1] = a1 * 0x2;
    C.limb[2] = a2 * 0x2;
    C.limb[3] = a3 * 0x2;
    C.limb[4] = a4 * 0x2;
    C.limb[5] = a5 * 0x2;
    C.limb[6] = a6 * 0x2;
    C.limb[7] = a7 * 0x2;
  }
  curve448_fe_sub(&H, &A, &B);
  { /* E = sub SS G */
    const int64_t a0 = SS.v.limb[0], a1 = SS.v.limb[1], a2 = SS.v.limb[2], a3 = SS.v.limb[3],
        a4 = SS.v.limb[4], a5 = SS.v.limb[5], a6 = SS.v.limb[6], a7 = SS.v.limb[7],
        b0 = G.limb[0], b1 = G.limb[1], b2 = G.limb[2], b3 = G.limb[3], b4 = G.limb[4],
        b5 = G.limb[5], b6 = G.limb[6], b7 = G.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  { /* F = sub G C */
    const int64_t a0 = G.limb[0], a1 = G.limb[1], a2 = G.limb[2], a3 = G.limb[3], a4 = G.limb[4],
        a5 = G.limb[5], a6 = G.limb[6], a7 = G.limb[7], b0 = C.limb[0], b1 = C.limb[1],
        b2 = C.limb[2], b3 = C.limb[3], b4 = C.limb[4], b5 = C.limb[5], b6 = C.limb[6],
        b7 = C.limb[7];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
  }
  curve448_fe_carry_limbs(F_c.v.limb, F.limb);
  curve448_fe_mul_limbs(X3->v.limb, E.limb, F_c.v.limb); /* wider than loose, proved here */
  curve448_fe_mul(Y3, &G, &H);
  curve448_fe_mul(Z3, curve448_fe_relax(&F_c), &G);
}

/* 
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 0S, with a call of beside after each, 1 carry. */
static inline __attribute__((always_inline)) void curve448_pt_madd(curve448_fe *X3,
    curve448_fe *Y3, curve448_fe *Z3, curve448_fe *T3, const curve448_fe *X1,
    const curve448_fe *Y1, const curve448_fe *Z1, const curve448_fe *T1, const curve448_fe *U,
    const curve448_fe *V, const curve448_fe *W, void (*beside)(void *), void *context) {
  curve448_fe A, B, C, S, E_c;
  curve448_fe_loose P, Q, R, E, H, F, G;
  curve448_fe_add(&P, X1, Y1);
  curve448_fe_add(&Q, U, V);
  curve448_fe_mul(&A, curve448_fe_relax(X1), curve448_fe_relax(U));
  beside(context);
  curve448_fe_mul(&B, curve448_fe_relax(Y1), curve448_fe_relax(V));
  beside(context);
  curve448_fe_mul(&C, curve448_fe_relax(T1), curve448_fe_relax(W));
  beside(context);
  curve448_fe_mul(&S, &P, &Q);
  beside(context);
  curve448_fe_sub(&R, &S, &A);
  { /* E = sub R B */
    const int64_t a0 = R.limb[0], a1 = R.limb[1], a2 = R.limb[2], a3 = R.limb[3], a4 = R.limb[4],
        a5 = R.limb[5], a6 = R.limb[6], a7 = R.limb[7], b0 = B.v.limb[0], b1 = B.v.limb[1],
        b2 = B.v.limb[2], b3 = B.v.limb[3], b4 = B.v.limb[4], b5 = B.v.limb[5], b6 = B.v.limb[6],
        b7 = B.v.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  curve448_fe_sub(&H, &B, &A);
  curve448_fe_sub(&F, Z1, &C);
  curve448_fe_add(&G, Z1, &C);
  curve448_fe_carry_limbs(E_c.v.limb, E.limb);
  curve448_fe_mul(X3, curve448_fe_relax(&E_c), &F);
  beside(context);
  curve448_fe_mul(Y3, &G, &H);
  beside(context);
  curve448_fe_mul(Z3, &F, &G);
  beside(context);
  curve448_fe_mul(T3, curve448_fe_relax(&E_c), &H);
  beside(context);
}

/* 
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 7M + 0S, with a call of beside after each, 1 carry. */
static inline __attribute__((always_inline)) void curve448_pt_madd_last(curve448_fe *X3,
    curve448_fe *Y3, curve448_fe *Z3, const curve448_fe *X1, const curve448_fe *Y1,
    const curve448_fe *Z1, const curve448_fe *T1, const curve448_fe *U, const curve448_fe *V,
    const curve448_fe *W, void (*beside)(void *), void *context) {
  curve448_fe A, B, C, S, E_c;
  curve448_fe_loose P, Q, R, E, H, F, G;
  curve448_fe_add(&P, X1, Y1);
  curve448_fe_add(&Q, U, V);
  curve448_fe_mul(&A, curve448_fe_relax(X1), curve448_fe_relax(U));
  beside(context);
  curve448_fe_mul(&B, curve448_fe_relax(Y1), curve448_fe_relax(V));
  beside(context);
  curve448_fe_mul(&C, curve448_fe_relax(T1), curve448_fe_relax(W));
  beside(context);
  curve448_fe_mul(&S, &P, &Q);
  beside(context);
  curve448_fe_sub(&R, &S, &A);
  { /* E = sub R B */
    const int64_t a0 = R.limb[0], a1 = R.limb[1], a2 = R.limb[2], a3 = R.limb[3], a4 = R.limb[4],
        a5 = R.limb[5], a6 = R.limb[6], a7 = R.limb[7], b0 = B.v.limb[0], b1 = B.v.limb[1],
        b2 = B.v.limb[2], b3 = B.v.limb[3], b4 = B.v.limb[4], b5 = B.v.limb[5], b6 = B.v.limb[6],
        b7 = B.v.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  curve448_fe_sub(&H, &B, &A);
  curve448_fe_sub(&F, Z1, &C);
  curve448_fe_add(&G, Z1, &C);
  curve448_fe_carry_limbs(E_c.v.limb, E.limb);
  curve448_fe_mul(X3, curve448_fe_relax(&E_c), &F);
  beside(context);
  curve448_fe_mul(Y3, &G, &H);
  beside(context);
  curve448_fe_mul(Z3, &F, &G);
  beside(context);
}

/* 
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 9M + 0S, 1 carry. */
static inline void curve448_pt_add(curve448_fe *X3, curve448_fe *Y3, curve448_fe *Z3,
    curve448_fe *T3, const curve448_fe *X1, const curve448_fe *Y1, const curve448_fe *Z1,
    const curve448_fe *T1, const curve448_fe *U, const curve448_fe *V, const curve448_fe *W,
    const curve448_fe *Z2) {
  curve448_fe A, B, C, D, S, E_c;
  curve448_fe_loose P, Q, R, E, H, F, G;
  curve448_fe_add(&P, X1, Y1);
  curve448_fe_add(&Q, U, V);
  curve448_fe_mul(&A, curve448_fe_relax(X1), curve448_fe_relax(U));
  curve448_fe_mul(&B, curve448_fe_relax(Y1), curve448_fe_relax(V));
  curve448_fe_mul(&C, curve448_fe_relax(T1), curve448_fe_relax(W));
  curve448_fe_mul(&D, curve448_fe_relax(Z1), curve448_fe_relax(Z2));
  curve448_fe_mul(&S, &P, &Q);
  curve448_fe_sub(&R, &S, &A);
  { /* E = sub R B */
    const int64_t a0 = R.limb[0], a1 = R.limb[1], a2 = R.limb[2], a3 = R.limb[3], a4 = R.limb[4],
        a5 = R.limb[5], a6 = R.limb[6], a7 = R.limb[7], b0 = B.v.limb[0], b1 = B.v.limb[1],
        b2 = B.v.limb[2], b3 = B.v.limb[3], b4 = B.v.limb[4], b5 = B.v.limb[5], b6 = B.v.limb[6],
        b7 = B.v.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  curve448_fe_sub(&H, &B, &A);
  curve448_fe_sub(&F, &D, &C);
  curve448_fe_add(&G, &D, &C);
  curve448_fe_carry_limbs(E_c.v.limb, E.limb);
  curve448_fe_mul(X3, curve448_fe_relax(&E_c), &F);
  curve448_fe_mul(Y3, &G, &H);
  curve448_fe_mul(Z3, &F, &G);
  curve448_fe_mul(T3, curve448_fe_relax(&E_c), &H);
}

/* 
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 0S, 1 carry. */
static inline void curve448_pt_add_last(curve448_fe *X3, curve448_fe *Y3, curve448_fe *Z3,
    const curve448_fe *X1, const curve448_fe *Y1, const curve448_fe *Z1, const curve448_fe *T1,
    const curve448_fe *U, const curve448_fe *V, const curve448_fe *W, const curve448_fe *Z2) {
  curve448_fe A, B, C, D, S, E_c;
  curve448_fe_loose P, Q, R, E, H, F, G;
  curve448_fe_add(&P, X1, Y1);
  curve448_fe_add(&Q, U, V);
  curve448_fe_mul(&A, curve448_fe_relax(X1), curve448_fe_relax(U));
  curve448_fe_mul(&B, curve448_fe_relax(Y1), curve448_fe_relax(V));
  curve448_fe_mul(&C, curve448_fe_relax(T1), curve448_fe_relax(W));
  curve448_fe_mul(&D, curve448_fe_relax(Z1), curve448_fe_relax(Z2));
  curve448_fe_mul(&S, &P, &Q);
  curve448_fe_sub(&R, &S, &A);
  { /* E = sub R B */
    const int64_t a0 = R.limb[0], a1 = R.limb[1], a2 = R.limb[2], a3 = R.limb[3], a4 = R.limb[4],
        a5 = R.limb[5], a6 = R.limb[6], a7 = R.limb[7], b0 = B.v.limb[0], b1 = B.v.limb[1],
        b2 = B.v.limb[2], b3 = B.v.limb[3], b4 = B.v.limb[4], b5 = B.v.limb[5], b6 = B.v.limb[6],
        b7 = B.v.limb[7];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
  }
  curve448_fe_sub(&H, &B, &A);
  curve448_fe_sub(&F, &D, &C);
  curve448_fe_add(&G, &D, &C);
  curve448_fe_carry_limbs(E_c.v.limb, E.limb);
  curve448_fe_mul(X3, curve448_fe_relax(&E_c), &F);
  curve448_fe_mul(Y3, &G, &H);
  curve448_fe_mul(Z3, &F, &G);
}

/* 
 * No overlap.
 * In and out: tight.
 * Cost here: 0M + 0S, 1 carry. */
static inline void curve448_pt_prepare(curve448_fe *W, const curve448_fe *T) {
  curve448_fe N;
  curve448_fe_loose W_l;
  curve448_fe_mul_a24(&N, curve448_fe_relax(T));
  curve448_fe_neg(&W_l, &N);
  curve448_fe_carry(W, &W_l);
}

/* 
 * No overlap.
 * In and out: tight.
 * Cost here: 1M + 1S, 2 carries. */
static inline void curve448_pt_ratio(curve448_fe *U, curve448_fe *V, const curve448_fe *Y) {
  curve448_fe YY, DYY;
  curve448_fe_loose U_l, V_l;
  curve448_fe_sqr(&YY, curve448_fe_relax(Y));
  curve448_fe_sub(&U_l, &YY, &curve448_fe_one);
  curve448_fe_carry(U, &U_l);
  curve448_fe_mul(&DYY, curve448_fe_relax(&YY), curve448_fe_relax(&curve448_fe_d));
  curve448_fe_sub(&V_l, &DYY, &curve448_fe_one);
  curve448_fe_carry(V, &V_l);
}

/* The Montgomery form v^2 = u^3 + mont_a u^2 + u: (X : Z) stands for u = X / Z. One step of the
 * ladder: (X3 : Z3) where mask is set, else (X2 : Z2), doubled, and the sum of both, whose difference
 * has the u coordinate X1. Swapped inputs change the sign of M alone, so that only what is doubled is
 * selected. 5M + 4S, and one product by (mont_a - 2) / 4. RFC 7748 5; Montgomery 1987. Right for every
 * X1 and every pair that a ladder meets, zeros among them.
 * Alias: X4 may be X2, Z4 may be Z2, X5 may be X3, Z5 may be Z3; no other overlap.
 * In and out: tight.
 * Cost here: 5M + 4S, 0 carries. */
static inline void curve448_pt_ladder(curve448_fe *X4, curve448_fe *Z4, curve448_fe *X5,
    curve448_fe *Z5, const curve448_fe *X1, const curve448_fe *X2, const curve448_fe *Z2,
    const curve448_fe *X3, const curve448_fe *Z3, ct_mask mask) {
  curve448_fe DA, AA, BB, CB, K, MM;
  curve448_fe_loose A, B, C, D, P, Q, E, S, M, L;
  curve448_fe_add(&A, X2, Z2);
  curve448_fe_sub(&B, X2, Z2);
  curve448_fe_add(&C, X3, Z3);
  curve448_fe_sub(&D, X3, Z3);
  curve448_fe_select_loose(&P, mask, &C, &A);
  curve448_fe_select_loose(&Q, mask, &D, &B);
  curve448_fe_mul(&DA, &D, &A);
  curve448_fe_sqr(&AA, &P);
  curve448_fe_sqr(&BB, &Q);
  curve448_fe_sub(&E, &AA, &BB);
  curve448_fe_mul(&CB, &C, &B);
  curve448_fe_mul_a24(&K, &E);
  curve448_fe_add(&S, &DA, &CB);
  curve448_fe_sub(&M, &DA, &CB);
  curve448_fe_mul(X4, curve448_fe_relax(&AA), curve448_fe_relax(&BB));
  curve448_fe_add(&L, &AA, &K);
  curve448_fe_sqr(X5, &S);
  curve448_fe_sqr(&MM, &M);
  curve448_fe_mul(Z4, &E, &L);
  curve448_fe_mul(Z5, curve448_fe_relax(&MM), curve448_fe_relax(X1));
}

#ifdef SLIMB_POINT_FORMULA_TABLE
static void formula_table_beside(void *context) { (void)context; }
static ct_mask formula_table_mask; /* for the calls that take one */
static void curve448_pt_table_dbl_t(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_dbl_t(out[0], out[1], out[2], out[3], in[0], in[1], in[2]);
}
static void curve448_pt_table_dbl(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_dbl(out[0], out[1], out[2], in[0], in[1], in[2]);
}
static void curve448_pt_table_madd(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_madd(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6], formula_table_beside, NULL);
}
static void curve448_pt_table_madd_last(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_madd_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4], in[5], in[6], formula_table_beside, NULL);
}
static void curve448_pt_table_add(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_add(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]);
}
static void curve448_pt_table_add_last(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_add_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]);
}
static void curve448_pt_table_prepare(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_prepare(out[0], in[0]);
}
static void curve448_pt_table_ratio(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_ratio(out[0], out[1], in[0]);
}
static void curve448_pt_table_ladder(curve448_fe *const *out, const curve448_fe *const *in) {
  curve448_pt_ladder(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], formula_table_mask);
}
static const struct {
  const char *name;
  void (*call)(curve448_fe *const *out, const curve448_fe *const *in);
} curve448_pt_table[] = {
    {"dbl_t", curve448_pt_table_dbl_t},
    {"dbl", curve448_pt_table_dbl},
    {"madd", curve448_pt_table_madd},
    {"madd_last", curve448_pt_table_madd_last},
    {"add", curve448_pt_table_add},
    {"add_last", curve448_pt_table_add_last},
    {"prepare", curve448_pt_table_prepare},
    {"ratio", curve448_pt_table_ratio},
    {"ladder", curve448_pt_table_ladder},
};
#endif

#endif

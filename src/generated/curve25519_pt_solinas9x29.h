/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit curve25519 --formulas params/edwards.slp --layout solinas-9x29 --out src/generated/curve25519_pt_solinas9x29.h
 *
 * Point formulas over the layout solinas-9x29; include after its field. Outputs first, then inputs.
 * Names that end in _c are carried. Each sum and product was bounded for its own operands:
 * a carry stands only where the bounds need one, or where an output has to be tight.
 * Constant time. */
#ifndef SLIMB_GENERATED_CURVE25519_PT_SOLINAS9X29_H
#define SLIMB_GENERATED_CURVE25519_PT_SOLINAS9X29_H

/* Doubling, without T where another doubling follows. 4M + 4S, 3M + 4S. EFD
 * g1p/auto-twisted-extended-1 "dbl-2008-hwcd", all signs of E, F, G and H turned.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 4S, 2 carries. */
static inline void curve25519_pt_dbl_t(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    curve25519_fe *T3, const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z) {
  curve25519_fe A, B, ZZ, SS, F_c, E_c;
  curve25519_fe_loose S, H, C, G, E, F;
  curve25519_fe_sqr(&A, curve25519_fe_relax(X));
  curve25519_fe_sqr(&B, curve25519_fe_relax(Y));
  curve25519_fe_sqr(&ZZ, curve25519_fe_relax(Z));
  curve25519_fe_add(&S, X, Y);
  curve25519_fe_sqr(&SS, &S);
  curve25519_fe_add(&H, &A, &B);
  { /* C = mul2 ZZ */
    const int32_t a0 = ZZ.v.limb[0], a1 = ZZ.v.limb[1], a2 = ZZ.v.limb[2], a3 = ZZ.v.limb[3],
        a4 = ZZ.v.limb[4], a5 = ZZ.v.limb[5], a6 = ZZ.v.limb[6], a7 = ZZ.v.limb[7],
        a8 = ZZ.v.limb[8];
    C.limb[0] = a0 * 0x2;
    C.limb[1] = a1 * 0x2;
    C.limb[2] = a2 * 0x2;
    C.limb[3] = a3 * 0x2;
    C.limb[4] = a4 * 0x2;
    C.limb[5] = a5 * 0x2;
    C.limb[6] = a6 * 0x2;
    C.limb[7] = a7 * 0x2;
    C.limb[8] = a8 * 0x2;
  }
  curve25519_fe_sub(&G, &B, &A);
  { /* E = sub SS H */
    const int32_t a0 = SS.v.limb[0], a1 = SS.v.limb[1], a2 = SS.v.limb[2], a3 = SS.v.limb[3],
        a4 = SS.v.limb[4], a5 = SS.v.limb[5], a6 = SS.v.limb[6], a7 = SS.v.limb[7],
        a8 = SS.v.limb[8], b0 = H.limb[0], b1 = H.limb[1], b2 = H.limb[2], b3 = H.limb[3],
        b4 = H.limb[4], b5 = H.limb[5], b6 = H.limb[6], b7 = H.limb[7], b8 = H.limb[8];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
    E.limb[8] = a8 - b8;
  }
  { /* F = sub C G */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = G.limb[0],
        b1 = G.limb[1], b2 = G.limb[2], b3 = G.limb[3], b4 = G.limb[4], b5 = G.limb[5],
        b6 = G.limb[6], b7 = G.limb[7], b8 = G.limb[8];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
    F.limb[8] = a8 - b8;
  }
  curve25519_fe_carry_limbs(F_c.v.limb, F.limb);
  curve25519_fe_mul_limbs(X3->v.limb, E.limb, F_c.v.limb); /* wider than loose, proved here */
  curve25519_fe_mul(Y3, &G, &H);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F_c), &G);
  curve25519_fe_carry_limbs(E_c.v.limb, E.limb);
  curve25519_fe_mul(T3, curve25519_fe_relax(&E_c), &H);
}

/* Doubling, without T where another doubling follows. 4M + 4S, 3M + 4S. EFD
 * g1p/auto-twisted-extended-1 "dbl-2008-hwcd", all signs of E, F, G and H turned.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S, 1 carry. */
static inline void curve25519_pt_dbl(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z) {
  curve25519_fe A, B, ZZ, SS, F_c;
  curve25519_fe_loose S, H, C, G, E, F;
  curve25519_fe_sqr(&A, curve25519_fe_relax(X));
  curve25519_fe_sqr(&B, curve25519_fe_relax(Y));
  curve25519_fe_sqr(&ZZ, curve25519_fe_relax(Z));
  curve25519_fe_add(&S, X, Y);
  curve25519_fe_sqr(&SS, &S);
  curve25519_fe_add(&H, &A, &B);
  { /* C = mul2 ZZ */
    const int32_t a0 = ZZ.v.limb[0], a1 = ZZ.v.limb[1], a2 = ZZ.v.limb[2], a3 = ZZ.v.limb[3],
        a4 = ZZ.v.limb[4], a5 = ZZ.v.limb[5], a6 = ZZ.v.limb[6], a7 = ZZ.v.limb[7],
        a8 = ZZ.v.limb[8];
    C.limb[0] = a0 * 0x2;
    C.limb[1] = a1 * 0x2;
    C.limb[2] = a2 * 0x2;
    C.limb[3] = a3 * 0x2;
    C.limb[4] = a4 * 0x2;
    C.limb[5] = a5 * 0x2;
    C.limb[6] = a6 * 0x2;
    C.limb[7] = a7 * 0x2;
    C.limb[8] = a8 * 0x2;
  }
  curve25519_fe_sub(&G, &B, &A);
  { /* E = sub SS H */
    const int32_t a0 = SS.v.limb[0], a1 = SS.v.limb[1], a2 = SS.v.limb[2], a3 = SS.v.limb[3],
        a4 = SS.v.limb[4], a5 = SS.v.limb[5], a6 = SS.v.limb[6], a7 = SS.v.limb[7],
        a8 = SS.v.limb[8], b0 = H.limb[0], b1 = H.limb[1], b2 = H.limb[2], b3 = H.limb[3],
        b4 = H.limb[4], b5 = H.limb[5], b6 = H.limb[6], b7 = H.limb[7], b8 = H.limb[8];
    E.limb[0] = a0 - b0;
    E.limb[1] = a1 - b1;
    E.limb[2] = a2 - b2;
    E.limb[3] = a3 - b3;
    E.limb[4] = a4 - b4;
    E.limb[5] = a5 - b5;
    E.limb[6] = a6 - b6;
    E.limb[7] = a7 - b7;
    E.limb[8] = a8 - b8;
  }
  { /* F = sub C G */
    const int32_t a0 = C.limb[0], a1 = C.limb[1], a2 = C.limb[2], a3 = C.limb[3], a4 = C.limb[4],
        a5 = C.limb[5], a6 = C.limb[6], a7 = C.limb[7], a8 = C.limb[8], b0 = G.limb[0],
        b1 = G.limb[1], b2 = G.limb[2], b3 = G.limb[3], b4 = G.limb[4], b5 = G.limb[5],
        b6 = G.limb[6], b7 = G.limb[7], b8 = G.limb[8];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
    F.limb[8] = a8 - b8;
  }
  curve25519_fe_carry_limbs(F_c.v.limb, F.limb);
  curve25519_fe_mul_limbs(X3->v.limb, E.limb, F_c.v.limb); /* wider than loose, proved here */
  curve25519_fe_mul(Y3, &G, &H);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F_c), &G);
}

/* Addition of a table's entry U V W, without T where no addition follows. a = -1: 7M, EFD g1p/auto-twisted-extended-1 "madd-2008-hwcd-3".
 * a = 1: 8M, g1p/auto-twisted-extended "madd-2008-hwcd".
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 7M + 0S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void curve25519_pt_madd(curve25519_fe *X3,
    curve25519_fe *Y3, curve25519_fe *Z3, curve25519_fe *T3, const curve25519_fe *X1,
    const curve25519_fe *Y1, const curve25519_fe *Z1, const curve25519_fe *T1,
    const curve25519_fe *U, const curve25519_fe *V, const curve25519_fe *W,
    void (*beside)(void *), void *context) {
  curve25519_fe A, B, C, F_c, G_c;
  curve25519_fe_loose M, P, D, E, H, F, G;
  curve25519_fe_sub(&M, Y1, X1);
  curve25519_fe_add(&P, Y1, X1);
  curve25519_fe_mul(&A, &M, curve25519_fe_relax(V));
  beside(context);
  curve25519_fe_mul(&B, &P, curve25519_fe_relax(U));
  beside(context);
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  beside(context);
  { /* D = mul2 Z1 */
    const int32_t a0 = Z1->v.limb[0], a1 = Z1->v.limb[1], a2 = Z1->v.limb[2], a3 = Z1->v.limb[3],
        a4 = Z1->v.limb[4], a5 = Z1->v.limb[5], a6 = Z1->v.limb[6], a7 = Z1->v.limb[7],
        a8 = Z1->v.limb[8];
    D.limb[0] = a0 * 0x2;
    D.limb[1] = a1 * 0x2;
    D.limb[2] = a2 * 0x2;
    D.limb[3] = a3 * 0x2;
    D.limb[4] = a4 * 0x2;
    D.limb[5] = a5 * 0x2;
    D.limb[6] = a6 * 0x2;
    D.limb[7] = a7 * 0x2;
    D.limb[8] = a8 * 0x2;
  }
  curve25519_fe_sub(&E, &B, &A);
  curve25519_fe_add(&H, &B, &A);
  { /* F = sub D C */
    const int32_t a0 = D.limb[0], a1 = D.limb[1], a2 = D.limb[2], a3 = D.limb[3], a4 = D.limb[4],
        a5 = D.limb[5], a6 = D.limb[6], a7 = D.limb[7], a8 = D.limb[8], b0 = C.v.limb[0],
        b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4], b5 = C.v.limb[5],
        b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
    F.limb[8] = a8 - b8;
  }
  { /* G = add D C */
    const int32_t a0 = D.limb[0], a1 = D.limb[1], a2 = D.limb[2], a3 = D.limb[3], a4 = D.limb[4],
        a5 = D.limb[5], a6 = D.limb[6], a7 = D.limb[7], a8 = D.limb[8], b0 = C.v.limb[0],
        b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4], b5 = C.v.limb[5],
        b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    G.limb[0] = a0 + b0;
    G.limb[1] = a1 + b1;
    G.limb[2] = a2 + b2;
    G.limb[3] = a3 + b3;
    G.limb[4] = a4 + b4;
    G.limb[5] = a5 + b5;
    G.limb[6] = a6 + b6;
    G.limb[7] = a7 + b7;
    G.limb[8] = a8 + b8;
  }
  curve25519_fe_carry_limbs(F_c.v.limb, F.limb);
  curve25519_fe_mul(X3, &E, curve25519_fe_relax(&F_c));
  beside(context);
  curve25519_fe_carry_limbs(G_c.v.limb, G.limb);
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G_c), &H);
  beside(context);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F_c), curve25519_fe_relax(&G_c));
  beside(context);
  curve25519_fe_mul(T3, &E, &H);
  beside(context);
}

/* Addition of a table's entry U V W, without T where no addition follows. a = -1: 7M, EFD g1p/auto-twisted-extended-1 "madd-2008-hwcd-3".
 * a = 1: 8M, g1p/auto-twisted-extended "madd-2008-hwcd".
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 6M + 0S, with a call of beside after each, 2 carries. */
static inline __attribute__((always_inline)) void curve25519_pt_madd_last(curve25519_fe *X3,
    curve25519_fe *Y3, curve25519_fe *Z3, const curve25519_fe *X1, const curve25519_fe *Y1,
    const curve25519_fe *Z1, const curve25519_fe *T1, const curve25519_fe *U,
    const curve25519_fe *V, const curve25519_fe *W, void (*beside)(void *), void *context) {
  curve25519_fe A, B, C, F_c, G_c;
  curve25519_fe_loose M, P, D, E, H, F, G;
  curve25519_fe_sub(&M, Y1, X1);
  curve25519_fe_add(&P, Y1, X1);
  curve25519_fe_mul(&A, &M, curve25519_fe_relax(V));
  beside(context);
  curve25519_fe_mul(&B, &P, curve25519_fe_relax(U));
  beside(context);
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  beside(context);
  { /* D = mul2 Z1 */
    const int32_t a0 = Z1->v.limb[0], a1 = Z1->v.limb[1], a2 = Z1->v.limb[2], a3 = Z1->v.limb[3],
        a4 = Z1->v.limb[4], a5 = Z1->v.limb[5], a6 = Z1->v.limb[6], a7 = Z1->v.limb[7],
        a8 = Z1->v.limb[8];
    D.limb[0] = a0 * 0x2;
    D.limb[1] = a1 * 0x2;
    D.limb[2] = a2 * 0x2;
    D.limb[3] = a3 * 0x2;
    D.limb[4] = a4 * 0x2;
    D.limb[5] = a5 * 0x2;
    D.limb[6] = a6 * 0x2;
    D.limb[7] = a7 * 0x2;
    D.limb[8] = a8 * 0x2;
  }
  curve25519_fe_sub(&E, &B, &A);
  curve25519_fe_add(&H, &B, &A);
  { /* F = sub D C */
    const int32_t a0 = D.limb[0], a1 = D.limb[1], a2 = D.limb[2], a3 = D.limb[3], a4 = D.limb[4],
        a5 = D.limb[5], a6 = D.limb[6], a7 = D.limb[7], a8 = D.limb[8], b0 = C.v.limb[0],
        b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4], b5 = C.v.limb[5],
        b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    F.limb[0] = a0 - b0;
    F.limb[1] = a1 - b1;
    F.limb[2] = a2 - b2;
    F.limb[3] = a3 - b3;
    F.limb[4] = a4 - b4;
    F.limb[5] = a5 - b5;
    F.limb[6] = a6 - b6;
    F.limb[7] = a7 - b7;
    F.limb[8] = a8 - b8;
  }
  { /* G = add D C */
    const int32_t a0 = D.limb[0], a1 = D.limb[1], a2 = D.limb[2], a3 = D.limb[3], a4 = D.limb[4],
        a5 = D.limb[5], a6 = D.limb[6], a7 = D.limb[7], a8 = D.limb[8], b0 = C.v.limb[0],
        b1 = C.v.limb[1], b2 = C.v.limb[2], b3 = C.v.limb[3], b4 = C.v.limb[4], b5 = C.v.limb[5],
        b6 = C.v.limb[6], b7 = C.v.limb[7], b8 = C.v.limb[8];
    G.limb[0] = a0 + b0;
    G.limb[1] = a1 + b1;
    G.limb[2] = a2 + b2;
    G.limb[3] = a3 + b3;
    G.limb[4] = a4 + b4;
    G.limb[5] = a5 + b5;
    G.limb[6] = a6 + b6;
    G.limb[7] = a7 + b7;
    G.limb[8] = a8 + b8;
  }
  curve25519_fe_carry_limbs(F_c.v.limb, F.limb);
  curve25519_fe_mul(X3, &E, curve25519_fe_relax(&F_c));
  beside(context);
  curve25519_fe_carry_limbs(G_c.v.limb, G.limb);
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G_c), &H);
  beside(context);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F_c), curve25519_fe_relax(&G_c));
  beside(context);
}

/* Addition of any prepared point U V W Z2. a = -1: 8M; a = 1: 9M. "add-2008-hwcd-3" and
 * "add-2008-hwcd" there.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 0S, 0 carries. */
static inline void curve25519_pt_add(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    curve25519_fe *T3, const curve25519_fe *X1, const curve25519_fe *Y1, const curve25519_fe *Z1,
    const curve25519_fe *T1, const curve25519_fe *U, const curve25519_fe *V,
    const curve25519_fe *W, const curve25519_fe *Z2) {
  curve25519_fe A, B, C, D;
  curve25519_fe_loose M, P, E, H, F, G;
  curve25519_fe_sub(&M, Y1, X1);
  curve25519_fe_add(&P, Y1, X1);
  curve25519_fe_mul(&A, &M, curve25519_fe_relax(V));
  curve25519_fe_mul(&B, &P, curve25519_fe_relax(U));
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  curve25519_fe_mul(&D, curve25519_fe_relax(Z1), curve25519_fe_relax(Z2));
  curve25519_fe_sub(&E, &B, &A);
  curve25519_fe_add(&H, &B, &A);
  curve25519_fe_sub(&F, &D, &C);
  curve25519_fe_add(&G, &D, &C);
  curve25519_fe_mul(X3, &E, &F);
  curve25519_fe_mul(Y3, &G, &H);
  curve25519_fe_mul(Z3, &F, &G);
  curve25519_fe_mul(T3, &E, &H);
}

/* Addition of any prepared point U V W Z2. a = -1: 8M; a = 1: 9M. "add-2008-hwcd-3" and
 * "add-2008-hwcd" there.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 7M + 0S, 0 carries. */
static inline void curve25519_pt_add_last(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    const curve25519_fe *X1, const curve25519_fe *Y1, const curve25519_fe *Z1,
    const curve25519_fe *T1, const curve25519_fe *U, const curve25519_fe *V,
    const curve25519_fe *W, const curve25519_fe *Z2) {
  curve25519_fe A, B, C, D;
  curve25519_fe_loose M, P, E, H, F, G;
  curve25519_fe_sub(&M, Y1, X1);
  curve25519_fe_add(&P, Y1, X1);
  curve25519_fe_mul(&A, &M, curve25519_fe_relax(V));
  curve25519_fe_mul(&B, &P, curve25519_fe_relax(U));
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  curve25519_fe_mul(&D, curve25519_fe_relax(Z1), curve25519_fe_relax(Z2));
  curve25519_fe_sub(&E, &B, &A);
  curve25519_fe_add(&H, &B, &A);
  curve25519_fe_sub(&F, &D, &C);
  curve25519_fe_add(&G, &D, &C);
  curve25519_fe_mul(X3, &E, &F);
  curve25519_fe_mul(Y3, &G, &H);
  curve25519_fe_mul(Z3, &F, &G);
}

/* A point prepared for addition.
 * No overlap.
 * In and out: tight.
 * Cost here: 1M + 0S, 3 carries. */
static inline void curve25519_pt_prepare(curve25519_fe *U, curve25519_fe *V, curve25519_fe *W,
    curve25519_fe *Z2, const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z,
    const curve25519_fe *T) {
  curve25519_fe_loose U_l, V_l, Z2_l;
  curve25519_fe_add(&U_l, Y, X);
  curve25519_fe_carry(U, &U_l);
  curve25519_fe_sub(&V_l, Y, X);
  curve25519_fe_carry(V, &V_l);
  curve25519_fe_mul(W, curve25519_fe_relax(T), curve25519_fe_relax(&curve25519_fe_d2));
  { /* Z2_l = mul2 Z */
    const int32_t a0 = Z->v.limb[0], a1 = Z->v.limb[1], a2 = Z->v.limb[2], a3 = Z->v.limb[3],
        a4 = Z->v.limb[4], a5 = Z->v.limb[5], a6 = Z->v.limb[6], a7 = Z->v.limb[7],
        a8 = Z->v.limb[8];
    Z2_l.limb[0] = a0 * 0x2;
    Z2_l.limb[1] = a1 * 0x2;
    Z2_l.limb[2] = a2 * 0x2;
    Z2_l.limb[3] = a3 * 0x2;
    Z2_l.limb[4] = a4 * 0x2;
    Z2_l.limb[5] = a5 * 0x2;
    Z2_l.limb[6] = a6 * 0x2;
    Z2_l.limb[7] = a7 * 0x2;
    Z2_l.limb[8] = a8 * 0x2;
  }
  curve25519_fe_carry(Z2, &Z2_l);
}

/* u and v of x^2 = u / v = (y^2 - 1) / (d y^2 - a), the curve equation solved for x.
 * No overlap.
 * In and out: tight.
 * Cost here: 1M + 1S, 2 carries. */
static inline void curve25519_pt_ratio(curve25519_fe *U, curve25519_fe *V,
    const curve25519_fe *Y) {
  curve25519_fe YY, DYY;
  curve25519_fe_loose U_l, V_l;
  curve25519_fe_sqr(&YY, curve25519_fe_relax(Y));
  curve25519_fe_sub(&U_l, &YY, &curve25519_fe_one);
  curve25519_fe_carry(U, &U_l);
  curve25519_fe_mul(&DYY, curve25519_fe_relax(&YY), curve25519_fe_relax(&curve25519_fe_d));
  curve25519_fe_add(&V_l, &DYY, &curve25519_fe_one);
  curve25519_fe_carry(V, &V_l);
}

/* The Montgomery form v^2 = u^3 + mont_a u^2 + u: (X : Z) stands for u = X / Z. One step of the
 * ladder: (X3 : Z3) where mask is set, else (X2 : Z2), doubled, and the sum of both, whose difference
 * has the u coordinate X1. Swapped inputs change the sign of M alone, so that only what is doubled is
 * selected. 5M + 4S, and one product by (mont_a - 2) / 4. RFC 7748 5; Montgomery 1987. Right for every
 * X1 and every pair that a ladder meets, zeros among them.
 * Alias: X4 may be X2, Z4 may be Z2, X5 may be X3, Z5 may be Z3; no other overlap.
 * In and out: tight.
 * Cost here: 5M + 4S, 0 carries. */
static inline void curve25519_pt_ladder(curve25519_fe *X4, curve25519_fe *Z4, curve25519_fe *X5,
    curve25519_fe *Z5, const curve25519_fe *X1, const curve25519_fe *X2, const curve25519_fe *Z2,
    const curve25519_fe *X3, const curve25519_fe *Z3, ct_mask mask) {
  curve25519_fe DA, AA, BB, CB, K, MM;
  curve25519_fe_loose A, B, C, D, P, Q, E, S, M, L;
  curve25519_fe_add(&A, X2, Z2);
  curve25519_fe_sub(&B, X2, Z2);
  curve25519_fe_add(&C, X3, Z3);
  curve25519_fe_sub(&D, X3, Z3);
  curve25519_fe_select_loose(&P, mask, &C, &A);
  curve25519_fe_select_loose(&Q, mask, &D, &B);
  curve25519_fe_mul(&DA, &D, &A);
  curve25519_fe_sqr(&AA, &P);
  curve25519_fe_sqr(&BB, &Q);
  curve25519_fe_sub(&E, &AA, &BB);
  curve25519_fe_mul(&CB, &C, &B);
  curve25519_fe_mul_a24(&K, &E);
  curve25519_fe_add(&S, &DA, &CB);
  curve25519_fe_sub(&M, &DA, &CB);
  curve25519_fe_mul(X4, curve25519_fe_relax(&AA), curve25519_fe_relax(&BB));
  curve25519_fe_add(&L, &AA, &K);
  curve25519_fe_sqr(X5, &S);
  curve25519_fe_sqr(&MM, &M);
  curve25519_fe_mul(Z4, &E, &L);
  curve25519_fe_mul(Z5, curve25519_fe_relax(&MM), curve25519_fe_relax(X1));
}

#ifdef SLIMB_POINT_FORMULA_TABLE
static void formula_table_beside(void *context) { (void)context; }
static ct_mask formula_table_mask; /* for the calls that take one */
static void curve25519_pt_table_dbl_t(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_dbl_t(out[0], out[1], out[2], out[3], in[0], in[1], in[2]);
}
static void curve25519_pt_table_dbl(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_dbl(out[0], out[1], out[2], in[0], in[1], in[2]);
}
static void curve25519_pt_table_madd(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_madd(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6], formula_table_beside, NULL);
}
static void curve25519_pt_table_madd_last(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_madd_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4], in[5], in[6], formula_table_beside, NULL);
}
static void curve25519_pt_table_add(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_add(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]);
}
static void curve25519_pt_table_add_last(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_add_last(out[0], out[1], out[2], in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]);
}
static void curve25519_pt_table_prepare(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_prepare(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3]);
}
static void curve25519_pt_table_ratio(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_ratio(out[0], out[1], in[0]);
}
static void curve25519_pt_table_ladder(curve25519_fe *const *out, const curve25519_fe *const *in) {
  curve25519_pt_ladder(out[0], out[1], out[2], out[3], in[0], in[1], in[2], in[3], in[4], formula_table_mask);
}
static const struct {
  const char *name;
  void (*call)(curve25519_fe *const *out, const curve25519_fe *const *in);
} curve25519_pt_table[] = {
    {"dbl_t", curve25519_pt_table_dbl_t},
    {"dbl", curve25519_pt_table_dbl},
    {"madd", curve25519_pt_table_madd},
    {"madd_last", curve25519_pt_table_madd_last},
    {"add", curve25519_pt_table_add},
    {"add_last", curve25519_pt_table_add_last},
    {"prepare", curve25519_pt_table_prepare},
    {"ratio", curve25519_pt_table_ratio},
    {"ladder", curve25519_pt_table_ladder},
};
#endif

#endif

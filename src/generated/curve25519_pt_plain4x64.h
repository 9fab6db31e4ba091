/* clang-format off */
/* Written by limbgen; any change goes into the generator or into the formulas. To write it
 * again:
 *
 *   limbgen emit curve25519 --formulas params/edwards.slp --layout plain-4x64 --reduced --out src/generated/curve25519_pt_plain4x64.h
 *
 * Point formulas over the layout plain-4x64; include after its field. Outputs first, then inputs.
 * Constant time. */
#ifndef SLIMB_GENERATED_CURVE25519_PT_PLAIN4X64_H
#define SLIMB_GENERATED_CURVE25519_PT_PLAIN4X64_H

/* Doubling, without T where another doubling follows. 4M + 4S, 3M + 4S. EFD
 * g1p/auto-twisted-extended-1 "dbl-2008-hwcd", all signs of E, F, G and H turned.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 4M + 4S. */
static inline void curve25519_pt_dbl_t(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    curve25519_fe *T3, const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z) {
  curve25519_fe A, B, ZZ, S, SS, H, C, G, E, F;
  curve25519_fe_sqr(&A, curve25519_fe_relax(X));
  curve25519_fe_sqr(&B, curve25519_fe_relax(Y));
  curve25519_fe_sqr(&ZZ, curve25519_fe_relax(Z));
  curve25519_fe_add(&S.v, X, Y);
  curve25519_fe_sqr(&SS, curve25519_fe_relax(&S));
  curve25519_fe_add(&H.v, &A, &B);
  curve25519_fe_mul2(&C, &ZZ);
  curve25519_fe_sub(&G.v, &B, &A);
  curve25519_fe_sub(&E.v, &SS, &H);
  curve25519_fe_sub(&F.v, &C, &G);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
  curve25519_fe_mul(T3, curve25519_fe_relax(&E), curve25519_fe_relax(&H));
}

/* Doubling, without T where another doubling follows. 4M + 4S, 3M + 4S. EFD
 * g1p/auto-twisted-extended-1 "dbl-2008-hwcd", all signs of E, F, G and H turned.
 * Alias: X3 may be X, Y3 may be Y, Z3 may be Z; no other overlap.
 * In and out: tight.
 * Cost here: 3M + 4S. */
static inline void curve25519_pt_dbl(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z) {
  curve25519_fe A, B, ZZ, S, SS, H, C, G, E, F;
  curve25519_fe_sqr(&A, curve25519_fe_relax(X));
  curve25519_fe_sqr(&B, curve25519_fe_relax(Y));
  curve25519_fe_sqr(&ZZ, curve25519_fe_relax(Z));
  curve25519_fe_add(&S.v, X, Y);
  curve25519_fe_sqr(&SS, curve25519_fe_relax(&S));
  curve25519_fe_add(&H.v, &A, &B);
  curve25519_fe_mul2(&C, &ZZ);
  curve25519_fe_sub(&G.v, &B, &A);
  curve25519_fe_sub(&E.v, &SS, &H);
  curve25519_fe_sub(&F.v, &C, &G);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
}

/* Addition of a table's entry U V W, without T where no addition follows. a = -1: 7M, EFD g1p/auto-twisted-extended-1 "madd-2008-hwcd-3".
 * a = 1: 8M, g1p/auto-twisted-extended "madd-2008-hwcd".
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 7M + 0S, with a call of beside after each. */
static inline __attribute__((always_inline)) void curve25519_pt_madd(curve25519_fe *X3,
    curve25519_fe *Y3, curve25519_fe *Z3, curve25519_fe *T3, const curve25519_fe *X1,
    const curve25519_fe *Y1, const curve25519_fe *Z1, const curve25519_fe *T1,
    const curve25519_fe *U, const curve25519_fe *V, const curve25519_fe *W,
    void (*beside)(void *), void *context) {
  curve25519_fe M, P, A, B, C, D, E, H, F, G;
  curve25519_fe_sub(&M.v, Y1, X1);
  curve25519_fe_add(&P.v, Y1, X1);
  curve25519_fe_mul(&A, curve25519_fe_relax(&M), curve25519_fe_relax(V));
  beside(context);
  curve25519_fe_mul(&B, curve25519_fe_relax(&P), curve25519_fe_relax(U));
  beside(context);
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  beside(context);
  curve25519_fe_mul2(&D, Z1);
  curve25519_fe_sub(&E.v, &B, &A);
  curve25519_fe_add(&H.v, &B, &A);
  curve25519_fe_sub(&F.v, &D, &C);
  curve25519_fe_add(&G.v, &D, &C);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  beside(context);
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  beside(context);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
  beside(context);
  curve25519_fe_mul(T3, curve25519_fe_relax(&E), curve25519_fe_relax(&H));
  beside(context);
}

/* Addition of a table's entry U V W, without T where no addition follows. a = -1: 7M, EFD g1p/auto-twisted-extended-1 "madd-2008-hwcd-3".
 * a = 1: 8M, g1p/auto-twisted-extended "madd-2008-hwcd".
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 6M + 0S, with a call of beside after each. */
static inline __attribute__((always_inline)) void curve25519_pt_madd_last(curve25519_fe *X3,
    curve25519_fe *Y3, curve25519_fe *Z3, const curve25519_fe *X1, const curve25519_fe *Y1,
    const curve25519_fe *Z1, const curve25519_fe *T1, const curve25519_fe *U,
    const curve25519_fe *V, const curve25519_fe *W, void (*beside)(void *), void *context) {
  curve25519_fe M, P, A, B, C, D, E, H, F, G;
  curve25519_fe_sub(&M.v, Y1, X1);
  curve25519_fe_add(&P.v, Y1, X1);
  curve25519_fe_mul(&A, curve25519_fe_relax(&M), curve25519_fe_relax(V));
  beside(context);
  curve25519_fe_mul(&B, curve25519_fe_relax(&P), curve25519_fe_relax(U));
  beside(context);
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  beside(context);
  curve25519_fe_mul2(&D, Z1);
  curve25519_fe_sub(&E.v, &B, &A);
  curve25519_fe_add(&H.v, &B, &A);
  curve25519_fe_sub(&F.v, &D, &C);
  curve25519_fe_add(&G.v, &D, &C);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  beside(context);
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  beside(context);
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
  beside(context);
}

/* Addition of any prepared point U V W Z2. a = -1: 8M; a = 1: 9M. "add-2008-hwcd-3" and
 * "add-2008-hwcd" there.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1, T3 may be T1; no other overlap.
 * In and out: tight.
 * Cost here: 8M + 0S. */
static inline void curve25519_pt_add(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    curve25519_fe *T3, const curve25519_fe *X1, const curve25519_fe *Y1, const curve25519_fe *Z1,
    const curve25519_fe *T1, const curve25519_fe *U, const curve25519_fe *V,
    const curve25519_fe *W, const curve25519_fe *Z2) {
  curve25519_fe M, P, A, B, C, D, E, H, F, G;
  curve25519_fe_sub(&M.v, Y1, X1);
  curve25519_fe_add(&P.v, Y1, X1);
  curve25519_fe_mul(&A, curve25519_fe_relax(&M), curve25519_fe_relax(V));
  curve25519_fe_mul(&B, curve25519_fe_relax(&P), curve25519_fe_relax(U));
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  curve25519_fe_mul(&D, curve25519_fe_relax(Z1), curve25519_fe_relax(Z2));
  curve25519_fe_sub(&E.v, &B, &A);
  curve25519_fe_add(&H.v, &B, &A);
  curve25519_fe_sub(&F.v, &D, &C);
  curve25519_fe_add(&G.v, &D, &C);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
  curve25519_fe_mul(T3, curve25519_fe_relax(&E), curve25519_fe_relax(&H));
}

/* Addition of any prepared point U V W Z2. a = -1: 8M; a = 1: 9M. "add-2008-hwcd-3" and
 * "add-2008-hwcd" there.
 * Alias: X3 may be X1, Y3 may be Y1, Z3 may be Z1; no other overlap.
 * In and out: tight.
 * Cost here: 7M + 0S. */
static inline void curve25519_pt_add_last(curve25519_fe *X3, curve25519_fe *Y3, curve25519_fe *Z3,
    const curve25519_fe *X1, const curve25519_fe *Y1, const curve25519_fe *Z1,
    const curve25519_fe *T1, const curve25519_fe *U, const curve25519_fe *V,
    const curve25519_fe *W, const curve25519_fe *Z2) {
  curve25519_fe M, P, A, B, C, D, E, H, F, G;
  curve25519_fe_sub(&M.v, Y1, X1);
  curve25519_fe_add(&P.v, Y1, X1);
  curve25519_fe_mul(&A, curve25519_fe_relax(&M), curve25519_fe_relax(V));
  curve25519_fe_mul(&B, curve25519_fe_relax(&P), curve25519_fe_relax(U));
  curve25519_fe_mul(&C, curve25519_fe_relax(T1), curve25519_fe_relax(W));
  curve25519_fe_mul(&D, curve25519_fe_relax(Z1), curve25519_fe_relax(Z2));
  curve25519_fe_sub(&E.v, &B, &A);
  curve25519_fe_add(&H.v, &B, &A);
  curve25519_fe_sub(&F.v, &D, &C);
  curve25519_fe_add(&G.v, &D, &C);
  curve25519_fe_mul(X3, curve25519_fe_relax(&E), curve25519_fe_relax(&F));
  curve25519_fe_mul(Y3, curve25519_fe_relax(&G), curve25519_fe_relax(&H));
  curve25519_fe_mul(Z3, curve25519_fe_relax(&F), curve25519_fe_relax(&G));
}

/* A point prepared for addition.
 * No overlap.
 * In and out: tight.
 * Cost here: 1M + 0S. */
static inline void curve25519_pt_prepare(curve25519_fe *U, curve25519_fe *V, curve25519_fe *W,
    curve25519_fe *Z2, const curve25519_fe *X, const curve25519_fe *Y, const curve25519_fe *Z,
    const curve25519_fe *T) {
  curve25519_fe_add(&U->v, Y, X);
  curve25519_fe_sub(&V->v, Y, X);
  curve25519_fe_mul(W, curve25519_fe_relax(T), curve25519_fe_relax(&curve25519_fe_d2));
  curve25519_fe_mul2(Z2, Z);
}

/* u and v of x^2 = u / v = (y^2 - 1) / (d y^2 - a), the curve equation solved for x.
 * No overlap.
 * In and out: tight.
 * Cost here: 1M + 1S. */
static inline void curve25519_pt_ratio(curve25519_fe *U, curve25519_fe *V,
    const curve25519_fe *Y) {
  curve25519_fe YY, DYY;
  curve25519_fe_sqr(&YY, curve25519_fe_relax(Y));
  curve25519_fe_sub(&U->v, &YY, &curve25519_fe_one);
  curve25519_fe_mul(&DYY, curve25519_fe_relax(&YY), curve25519_fe_relax(&curve25519_fe_d));
  curve25519_fe_add(&V->v, &DYY, &curve25519_fe_one);
}

/* The Montgomery form v^2 = u^3 + mont_a u^2 + u: (X : Z) stands for u = X / Z. One step of the
 * ladder: (X3 : Z3) where mask is set, else (X2 : Z2), doubled, and the sum of both, whose difference
 * has the u coordinate X1. Swapped inputs change the sign of M alone, so that only what is doubled is
 * selected. 5M + 4S, and one product by (mont_a - 2) / 4. RFC 7748 5; Montgomery 1987. Right for every
 * X1 and every pair that a ladder meets, zeros among them.
 * Alias: X4 may be X2, Z4 may be Z2, X5 may be X3, Z5 may be Z3; no other overlap.
 * In and out: tight.
 * Cost here: 5M + 4S. */
static inline void curve25519_pt_ladder(curve25519_fe *X4, curve25519_fe *Z4, curve25519_fe *X5,
    curve25519_fe *Z5, const curve25519_fe *X1, const curve25519_fe *X2, const curve25519_fe *Z2,
    const curve25519_fe *X3, const curve25519_fe *Z3, ct_mask mask) {
  curve25519_fe A, B, C, D, P, Q, DA, AA, BB, E, CB, K, S, M, L, MM;
  curve25519_fe_add(&A.v, X2, Z2);
  curve25519_fe_sub(&B.v, X2, Z2);
  curve25519_fe_add(&C.v, X3, Z3);
  curve25519_fe_sub(&D.v, X3, Z3);
  curve25519_fe_select(&P, mask, &C, &A);
  curve25519_fe_select(&Q, mask, &D, &B);
  curve25519_fe_mul(&DA, curve25519_fe_relax(&D), curve25519_fe_relax(&A));
  curve25519_fe_sqr(&AA, curve25519_fe_relax(&P));
  curve25519_fe_sqr(&BB, curve25519_fe_relax(&Q));
  curve25519_fe_sub(&E.v, &AA, &BB);
  curve25519_fe_mul(&CB, curve25519_fe_relax(&C), curve25519_fe_relax(&B));
  curve25519_fe_mul_a24(&K, curve25519_fe_relax(&E));
  curve25519_fe_add(&S.v, &DA, &CB);
  curve25519_fe_sub(&M.v, &DA, &CB);
  curve25519_fe_mul(X4, curve25519_fe_relax(&AA), curve25519_fe_relax(&BB));
  curve25519_fe_add(&L.v, &AA, &K);
  curve25519_fe_sqr(X5, curve25519_fe_relax(&S));
  curve25519_fe_sqr(&MM, curve25519_fe_relax(&M));
  curve25519_fe_mul(Z4, curve25519_fe_relax(&E), curve25519_fe_relax(&L));
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

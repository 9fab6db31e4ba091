/* curve448's field in the layout plain-8x56, 8 unsigned limbs of 56 bits, with products by mulx,
 * adcx and adox in place of the generated ones: other representatives of the same residues. */
#ifndef SLIMB_FIELD_CURVE448_8X56_ADX_H
#define SLIMB_FIELD_CURVE448_8X56_ADX_H

#include <stdint.h>

#include "base/bounds.h"
#include "field/adx_columns.h"

#define curve448_fe_mul curve448_fe_mul_portable
#define curve448_fe_mul_limbs curve448_fe_mul_limbs_portable
#define curve448_fe_sqr curve448_fe_sqr_portable
#define curve448_fe_sqr_limbs curve448_fe_sqr_limbs_portable
#define curve448_fe_mul_a24 curve448_fe_mul_a24_portable
#define curve448_fe_mul_a24_limbs curve448_fe_mul_a24_limbs_portable
#include "generated/curve448_fe_plain8x56.h"
#undef curve448_fe_mul
#undef curve448_fe_mul_limbs
#undef curve448_fe_sqr
#undef curve448_fe_sqr_limbs
#undef curve448_fe_mul_a24
#undef curve448_fe_mul_a24_limbs

/* With SLIMB_CHECK_BOUNDS: aborts unless every column of a b stays below 2^120 - 2^65. The largest,
 * the fifth, is a sum of 18 products of limbs. */
static inline void curve448_check_columns(const uint64_t a[8], const uint64_t b[8]) {
#ifdef SLIMB_CHECK_BOUNDS
  uint64_t x = 0, y = 0;
  for (int i = 0; i < 8; i++) {
    if (a[i] > x) x = a[i];
    if (b[i] > y) y = b[i];
  }
  const unsigned __int128 most = ((unsigned __int128)1 << 120) - ((unsigned __int128)1 << 65);
  if (x >> 60 != 0 || y >> 60 != 0 || (unsigned __int128)x * y > most / 18) bounds_fail(__func__);
#else
  (void)a, (void)b;
#endif
}

/* With a = a0 + 2^224 a1, b alike, X = a0 b0, Y = a1 b1, Z = (a0 + a1) (b0 + b1) and
 * 2^448 = 2^224 + 1, the product a b is X + Y + 2^224 (Z - X), so that its columns are
 *   k < 4:  X[k] + Y[k] + Z[k + 4] - X[k + 4]
 *   k + 4:  Z[k] - X[k] + Z[k + 4] + Y[k + 4], where X[k + 4] has cancelled.
 * None is negative on the way, since Z exceeds X term by term. Source: Hamburg 2015 (eprint
 * 2015/625).
 *
 * Columns k and k + 4 are formed side by side and carried into columns k + 1 and k + 5: a carry is
 * below 2^64, for columns below 2^120. In the end the carry of column 7 joins limbs 0 and 4, that
 * of column 3 limb 4; limbs 1 and 5 take what comes out of limbs 0 and 4: less than 2^10. */
static const uint64_t curve448_mask = ((uint64_t)1 << 56) - 1;

/* clang-format off */

/* Adds the carry that has come to a column; sends its low bits to the limb at out, its carry to c.
 */
#define CURVE448_JOIN(column, c) "addq %[" c "], %[" column "l]\n\t" "adcq $0, %[" column "h]\n\t"
#define CURVE448_CARRY(column, c, out)                                                             \
  "movq %[" column "l], %[p]\n\t" "andq " MASK ", %[p]\n\t" "movq %[p], " out "\n\t"               \
  "shlq $8, %[" column "h]\n\t" "shrq $56, %[" column "l]\n\t"                                     \
  "leaq (%[" column "l],%[" column "h]), %[" c "]\n\t"

/* Limbs 0 to 7 from out(i), c0 and c1 to r, the first word above out. */
#define CURVE448_CLOSE(out, r)                                                                     \
  "movq " r ", %[a]\n\t"                                                                           \
  "movq %[c1], %[al]\n\t" "addq " out(0) ", %[al]\n\t"                                             \
  "movq %[al], %[ah]\n\t" "shrq $56, %[ah]\n\t" "addq " out(1) ", %[ah]\n\t"                       \
  "movq %[c1], %[bh]\n\t" "shrq $56, %[bh]\n\t" "addq " out(5) ", %[bh]\n\t"                       \
  "andq " MASK ", %[c1]\n\t" "addq %[c0], %[c1]\n\t" "addq " out(4) ", %[c1]\n\t"                  \
  "movq %[c1], %[bl]\n\t" "shrq $56, %[bl]\n\t" "addq %[bl], %[bh]\n\t"                            \
  "andq " MASK ", %[al]\n\t" "andq " MASK ", %[c1]\n\t"                                            \
  "movq " out(2) ", %[cl]\n\t" "movq " out(3) ", %[ch]\n\t"                                        \
  "movq " out(6) ", %[p]\n\t" "movq " out(7) ", %[q]\n\t"                                          \
  "movq %[al], (%[a])\n\t" "movq %[ah], 8(%[a])\n\t" "movq %[cl], 16(%[a])\n\t"                    \
  "movq %[ch], 24(%[a])\n\t" "movq %[c1], 32(%[a])\n\t" "movq %[bh], 40(%[a])\n\t"                 \
  "movq %[p], 48(%[a])\n\t" "movq %[q], 56(%[a])\n\t"

/* Where things stand: a, b, and in the scratch space the sums of halves, the limbs out, r, the
 * mask of a limb. */
#define A(i) "8*" #i "(%[a])"
#define B(i) "8*" #i "(%[b])"
#define S(i) "8*" #i "(%[s])"
#define T(i) "8*(4+" #i ")(%[s])"
#define O(i) "8*(8+" #i ")(%[s])"
#define MASK O(9)
#define HALVES(x, i, j, to)                                                                        \
  "movq " x(i) ", %[p]\n\t" "addq " x(j) ", %[p]\n\t" "movq %[p], " to(i) "\n\t"

/* r = a b. In: as curve448_check_columns. Out: tight. */
static __attribute__((noinline)) void curve448_fe_mul_limbs(uint64_t r[8], const uint64_t a[8],
                                                            const uint64_t b[8]) {
  uint64_t al, ah, bl, bh, cl, ch, p, q, c0, c1, s[18];
  curve448_check_columns(a, b);
  s[16] = (uint64_t)(uintptr_t)r;
  s[17] = curve448_mask;
  __asm__ volatile(
      HALVES(A, 0, 4, S) HALVES(B, 0, 4, T) HALVES(A, 1, 5, S) HALVES(B, 1, 5, T)
      HALVES(A, 2, 6, S) HALVES(B, 2, 6, T) HALVES(A, 3, 7, S) HALVES(B, 3, 7, T)
      /* columns 0 and 4 */
      ADX_CLEAR
      ADX_FIRST("a", A(0), B(0))
      ADX_FIRST("b", S(1), T(3)) ADX_C("b", S(2), T(2)) ADX_O("b", S(3), T(1))
      ADX_FIRST("c", S(0), T(0)) ADX_C("c", A(5), B(7)) ADX_O("c", A(6), B(6)) ADX_C("c", A(7), B(5))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", A(4), B(4))
      ADX_FIRST("b", A(1), B(3)) ADX_C("b", A(2), B(2)) ADX_O("b", A(3), B(1))
      ADX_SUB("a", "b")
      CURVE448_CARRY("a", "c0", O(0)) CURVE448_CARRY("c", "c1", O(4))
      /* columns 1 and 5 */
      ADX_CLEAR
      ADX_FIRST("a", A(0), B(1)) ADX_C("a", A(1), B(0))
      ADX_FIRST("b", S(2), T(3)) ADX_O("b", S(3), T(2))
      ADX_FIRST("c", S(0), T(1)) ADX_C("c", S(1), T(0)) ADX_O("c", A(6), B(7)) ADX_C("c", A(7), B(6))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", A(4), B(5)) ADX_C("a", A(5), B(4))
      ADX_FIRST("b", A(2), B(3)) ADX_O("b", A(3), B(2))
      ADX_SUB("a", "b")
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(1))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(5))
      /* columns 2 and 6 */
      ADX_CLEAR
      ADX_FIRST("a", A(0), B(2)) ADX_C("a", A(1), B(1)) ADX_O("a", A(2), B(0))
      ADX_FIRST("b", S(3), T(3))
      ADX_FIRST("c", S(0), T(2)) ADX_C("c", S(1), T(1)) ADX_O("c", S(2), T(0)) ADX_C("c", A(7), B(7))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", A(4), B(6)) ADX_C("a", A(5), B(5)) ADX_O("a", A(6), B(4))
      ADX_FIRST("b", A(3), B(3))
      ADX_SUB("a", "b")
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(2))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(6))
      /* columns 3 and 7 */
      ADX_CLEAR
      ADX_FIRST("a", A(0), B(3)) ADX_C("a", A(1), B(2)) ADX_O("a", A(2), B(1)) ADX_C("a", A(3), B(0))
      ADX_FIRST("c", S(0), T(3)) ADX_O("c", S(1), T(2)) ADX_C("c", S(2), T(1)) ADX_O("c", S(3), T(0))
      ADX_SUB("c", "a")
      ADX_CLEAR
      ADX_O("a", A(4), B(7)) ADX_C("a", A(5), B(6)) ADX_O("a", A(6), B(5)) ADX_C("a", A(7), B(4))
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(3))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(7))
      CURVE448_CLOSE(O, O(8))
      : [a] "+&r"(a), [al] "=&r"(al), [ah] "=&r"(ah), [bl] "=&r"(bl), [bh] "=&r"(bh), [cl] "=&r"(cl),
        [ch] "=&r"(ch), [p] "=&r"(p), [q] "=&r"(q), [c0] "=&r"(c0), [c1] "=&r"(c1)
      : [b] "r"(b), [s] "r"(s)
      : "rdx", "cc", "memory");
}
#undef S
#undef T
#undef O
#undef MASK
#undef HALVES
#undef B

/* The sums of halves, their doubles, the doubles of a, the limbs out, r, the mask. */
#define S(i) "8*" #i "(%[s])"
#define D(i) "8*(4+" #i ")(%[s])"
#define E(i) "8*(8+" #i ")(%[s])"
#define O(i) "8*(16+" #i ")(%[s])"
#define MASK O(9)
#define DOUBLES(i, j)                                                                              \
  "movq " A(i) ", %[p]\n\t" "movq " A(j) ", %[q]\n\t"                                              \
  "leaq (%[p],%[q]), %[c0]\n\t" "movq %[c0], " S(i) "\n\t"                                         \
  "addq %[c0], %[c0]\n\t" "movq %[c0], " D(i) "\n\t"                                               \
  "addq %[p], %[p]\n\t" "movq %[p], " E(i) "\n\t"                                                  \
  "addq %[q], %[q]\n\t" "movq %[q], " E(j) "\n\t"

/* r = a^2. In: as curve448_check_columns. Out: tight. */
static __attribute__((noinline)) void curve448_fe_sqr_limbs(uint64_t r[8], const uint64_t a[8]) {
  uint64_t al, ah, bl, bh, cl, ch, p, q, c0, c1, s[26];
  curve448_check_columns(a, a);
  s[24] = (uint64_t)(uintptr_t)r;
  s[25] = curve448_mask;
  __asm__ volatile(
      DOUBLES(0, 4) DOUBLES(1, 5) DOUBLES(2, 6) DOUBLES(3, 7)
      /* columns 0 and 4 */
      ADX_CLEAR
      ADX_FIRST("a", A(0), A(0))
      ADX_FIRST("b", D(1), S(3)) ADX_C("b", S(2), S(2))
      ADX_FIRST("c", S(0), S(0)) ADX_O("c", E(5), A(7)) ADX_C("c", A(6), A(6))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", A(4), A(4))
      ADX_FIRST("b", E(1), A(3)) ADX_C("b", A(2), A(2))
      ADX_SUB("a", "b")
      CURVE448_CARRY("a", "c0", O(0)) CURVE448_CARRY("c", "c1", O(4))
      /* columns 1 and 5 */
      ADX_CLEAR
      ADX_FIRST("a", E(0), A(1))
      ADX_FIRST("b", D(2), S(3))
      ADX_FIRST("c", D(0), S(1)) ADX_C("c", E(6), A(7))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", E(4), A(5))
      ADX_FIRST("b", E(2), A(3))
      ADX_SUB("a", "b")
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(1))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(5))
      /* columns 2 and 6 */
      ADX_CLEAR
      ADX_FIRST("a", E(0), A(2)) ADX_C("a", A(1), A(1))
      ADX_FIRST("b", S(3), S(3))
      ADX_FIRST("c", D(0), S(2)) ADX_O("c", S(1), S(1)) ADX_C("c", A(7), A(7))
      ADX_ADD("c", "b") ADX_SUB("c", "a") ADX_ADD("a", "b")
      ADX_CLEAR
      ADX_O("a", E(4), A(6)) ADX_C("a", A(5), A(5))
      ADX_FIRST("b", A(3), A(3))
      ADX_SUB("a", "b")
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(2))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(6))
      /* columns 3 and 7 */
      ADX_CLEAR
      ADX_FIRST("a", E(0), A(3)) ADX_C("a", E(1), A(2))
      ADX_FIRST("c", D(0), S(3)) ADX_O("c", D(1), S(2))
      ADX_SUB("c", "a")
      ADX_CLEAR
      ADX_C("a", E(4), A(7)) ADX_O("a", E(5), A(6))
      CURVE448_JOIN("a", "c0") CURVE448_CARRY("a", "c0", O(3))
      CURVE448_JOIN("c", "c1") CURVE448_CARRY("c", "c1", O(7))
      CURVE448_CLOSE(O, O(8))
      : [a] "+&r"(a), [al] "=&r"(al), [ah] "=&r"(ah), [bl] "=&r"(bl), [bh] "=&r"(bh), [cl] "=&r"(cl),
        [ch] "=&r"(ch), [p] "=&r"(p), [q] "=&r"(q), [c0] "=&r"(c0), [c1] "=&r"(c1)
      : [s] "r"(s)
      : "rdx", "cc", "memory");
}
#undef A
#undef S
#undef D
#undef E
#undef O
#undef MASK
#undef DOUBLES

/* clang-format on */

static inline void curve448_fe_mul(curve448_fe *r, const curve448_fe_loose *a,
                                   const curve448_fe_loose *b) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_check(b->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

static inline void curve448_fe_sqr(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_sqr_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

/* r = (mont_a - 2) / 4 a, whose limbs pass their upper parts on side by side. In: limbs below 2^59.
 * Out: tight; limbs exceed their digits by less than 2^20. */
static inline void curve448_fe_mul_a24_limbs(uint64_t r[8], const uint64_t a[8]) {
  unsigned __int128 t[8];
  for (int i = 0; i < 8; i++) t[i] = (unsigned __int128)a[i] * 39081;
  const uint64_t top = (uint64_t)(t[7] >> 56);
  r[0] = ((uint64_t)t[0] & curve448_mask) + top;
  for (int i = 1; i < 8; i++) r[i] = ((uint64_t)t[i] & curve448_mask) + (uint64_t)(t[i - 1] >> 56);
  r[4] += top;
}

static inline void curve448_fe_mul_a24(curve448_fe *r, const curve448_fe_loose *a) {
  curve448_fe_check(a->limb, curve448_fe_loose_bounds, __func__);
  curve448_fe_mul_a24_limbs(r->v.limb, a->limb);
  curve448_fe_check(r->v.limb, curve448_fe_tight_bounds, __func__);
}

#endif

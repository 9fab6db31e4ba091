/* P-521's field in the layout plain-9x58, 9 unsigned limbs of 58 bits, with products by mulx, adcx
 * and adox in place of the generated ones: other representatives of the same residues. */
#ifndef SLIMB_FIELD_P521_9X58_ADX_H
#define SLIMB_FIELD_P521_9X58_ADX_H

#include <stdint.h>

#include "base/bounds.h"
#include "field/adx_columns.h"

#define p521_fe_mul p521_fe_mul_portable
#define p521_fe_mul_limbs p521_fe_mul_limbs_portable
#define p521_fe_sqr p521_fe_sqr_portable
#define p521_fe_sqr_limbs p521_fe_sqr_limbs_portable
#include "generated/p521_fe_plain9x58.h"
#undef p521_fe_mul
#undef p521_fe_mul_limbs
#undef p521_fe_sqr
#undef p521_fe_sqr_limbs

/* With SLIMB_CHECK_BOUNDS: aborts unless limbs are below 2^62 and every column of a b below
 * 2^126 - 2^70. The largest, the first, is a sum of 17 products of limbs. */
static inline void p521_check_columns(const uint64_t a[9], const uint64_t b[9]) {
#ifdef SLIMB_CHECK_BOUNDS
  uint64_t x = 0, y = 0;
  for (int i = 0; i < 9; i++) {
    if (a[i] > x) x = a[i];
    if (b[i] > y) y = b[i];
  }
  const unsigned __int128 most = ((unsigned __int128)1 << 126) - ((unsigned __int128)1 << 70);
  if (x >> 62 != 0 || y >> 62 != 0 || (unsigned __int128)x * y > most / 17) bounds_fail(__func__);
#else
  (void)a, (void)b;
#endif
}

/* Since 2^522 = 2, column k is the sum of the products of limbs i and k - i, and of 2 a[i] b[k + 9
 * - i]. A carry has two words, c and d. In the end the bits of column 8 from 2^521 on join limb 0,
 * and limb 1 takes what comes out of it: less than 2^12. */
static const uint64_t p521_mask = ((uint64_t)1 << 58) - 1;

/* clang-format off */

#define P521_JOIN(column) "addq %[c], %[" column "l]\n\t" "adcq %[d], %[" column "h]\n\t"
/* The low bits of a column to the limb at out, the carry to c and d. */
#define P521_CARRY(column, out)                                                                    \
  "movq %[" column "l], %[p]\n\t" "andq " MASK ", %[p]\n\t" "movq %[p], " out "\n\t"               \
  "movq %[" column "h], %[d]\n\t" "shlq $6, %[" column "h]\n\t" "shrq $58, %[d]\n\t"               \
  "shrq $58, %[" column "l]\n\t" "leaq (%[" column "l],%[" column "h]), %[c]\n\t"

/* Limbs 0 to 7 from out(i) and column 8, joined, to r. */
#define P521_CLOSE(out, r)                                                                         \
  "movq " r ", %[a]\n\t"                                                                           \
  "movq " MASK ", %[c]\n\t"                                                                        \
  "movq %[ah], %[d]\n\t" "movq %[al], %[bl]\n\t" "shlq $7, %[ah]\n\t" "shrq $57, %[d]\n\t"         \
  "shrq $57, %[al]\n\t" "addq %[ah], %[al]\n\t"                                                    \
  "addq " out(0) ", %[al]\n\t" "adcq $0, %[d]\n\t" "shlq $6, %[d]\n\t"                             \
  "movq %[al], %[p]\n\t" "shrq $58, %[p]\n\t" "addq %[d], %[p]\n\t" "addq " out(1) ", %[p]\n\t"    \
  "andq %[c], %[al]\n\t" "shrq $1, %[c]\n\t" "andq %[c], %[bl]\n\t"                                \
  "movq " out(2) ", %[bh]\n\t" "movq " out(3) ", %[q]\n\t"                                         \
  "movq " out(4) ", %[c]\n\t" "movq " out(5) ", %[d]\n\t"                                          \
  "movq " out(6) ", %[ah]\n\t" "movq " out(7) ", %%rdx\n\t"                                        \
  "movq %[al], (%[a])\n\t" "movq %[p], 8(%[a])\n\t" "movq %[bh], 16(%[a])\n\t"                     \
  "movq %[q], 24(%[a])\n\t" "movq %[c], 32(%[a])\n\t" "movq %[d], 40(%[a])\n\t"                    \
  "movq %[ah], 48(%[a])\n\t" "movq %%rdx, 56(%[a])\n\t" "movq %[bl], 64(%[a])\n\t"

/* Where things stand: a, b, and in the scratch space the doubles, the limbs out, r, the mask of a
 * limb. */
#define A(i) "8*" #i "(%[a])"
#define B(i) "8*" #i "(%[b])"
#define D(i) "8*" #i "(%[s])"
#define O(i) "8*(9+" #i ")(%[s])"
#define MASK O(9)
#define DOUBLE(x, i) "movq " x(i) ", %[p]\n\t" "addq %[p], %[p]\n\t" "movq %[p], " D(i) "\n\t"
#define DOUBLES(x)                                                                                 \
  DOUBLE(x, 0) DOUBLE(x, 1) DOUBLE(x, 2) DOUBLE(x, 3) DOUBLE(x, 4) DOUBLE(x, 5) DOUBLE(x, 6)       \
  DOUBLE(x, 7) DOUBLE(x, 8)
#define COLUMN(n, x0, x1, x2, x3, x4, x5, x6, x7, x8)                                              \
  ADX_CLEAR                                                                                        \
  ADX_FIRST(n, A(0), x0) ADX_C(n, A(1), x1) ADX_O(n, A(2), x2) ADX_C(n, A(3), x3)                  \
  ADX_O(n, A(4), x4) ADX_C(n, A(5), x5) ADX_O(n, A(6), x6) ADX_C(n, A(7), x7) ADX_O(n, A(8), x8)

/* r = a b. In: as p521_check_columns. Out: tight. */
static __attribute__((noinline)) void p521_fe_mul_limbs(uint64_t r[9], const uint64_t a[9],
                                                        const uint64_t b[9]) {
  uint64_t al, ah, bl, bh, p, q, c, d, s[19];
  p521_check_columns(a, b);
  s[17] = (uint64_t)(uintptr_t)r;
  s[18] = p521_mask;
  __asm__ volatile(
      DOUBLES(B)
      COLUMN("a", B(0), D(8), D(7), D(6), D(5), D(4), D(3), D(2), D(1)) P521_CARRY("a", O(0))
      COLUMN("b", B(1), B(0), D(8), D(7), D(6), D(5), D(4), D(3), D(2))
      P521_JOIN("b") P521_CARRY("b", O(1))
      COLUMN("a", B(2), B(1), B(0), D(8), D(7), D(6), D(5), D(4), D(3))
      P521_JOIN("a") P521_CARRY("a", O(2))
      COLUMN("b", B(3), B(2), B(1), B(0), D(8), D(7), D(6), D(5), D(4))
      P521_JOIN("b") P521_CARRY("b", O(3))
      COLUMN("a", B(4), B(3), B(2), B(1), B(0), D(8), D(7), D(6), D(5))
      P521_JOIN("a") P521_CARRY("a", O(4))
      COLUMN("b", B(5), B(4), B(3), B(2), B(1), B(0), D(8), D(7), D(6))
      P521_JOIN("b") P521_CARRY("b", O(5))
      COLUMN("a", B(6), B(5), B(4), B(3), B(2), B(1), B(0), D(8), D(7))
      P521_JOIN("a") P521_CARRY("a", O(6))
      COLUMN("b", B(7), B(6), B(5), B(4), B(3), B(2), B(1), B(0), D(8))
      P521_JOIN("b") P521_CARRY("b", O(7))
      COLUMN("a", B(8), B(7), B(6), B(5), B(4), B(3), B(2), B(1), B(0))
      P521_JOIN("a") P521_CLOSE(O, O(8))
      : [a] "+&r"(a), [al] "=&r"(al), [ah] "=&r"(ah), [bl] "=&r"(bl), [bh] "=&r"(bh), [p] "=&r"(p),
        [q] "=&r"(q), [c] "=&r"(c), [d] "=&r"(d)
      : [b] "r"(b), [s] "r"(s)
      : "rdx", "cc", "memory");
}
#undef B
#undef COLUMN

#define COLUMN(n, x0, y0, x1, y1, x2, y2, x3, y3, x4, y4)                                          \
  ADX_CLEAR                                                                                        \
  ADX_FIRST(n, x0, y0) ADX_C(n, x1, y1) ADX_O(n, x2, y2) ADX_C(n, x3, y3) ADX_O(n, x4, y4)

/* r = a^2. In: as p521_check_columns. Out: tight. */
static __attribute__((noinline)) void p521_fe_sqr_limbs(uint64_t r[9], const uint64_t a[9]) {
  uint64_t al, ah, bl, bh, p, q, c, d, s[19];
  p521_check_columns(a, a);
  s[17] = (uint64_t)(uintptr_t)r;
  s[18] = p521_mask;
  __asm__ volatile(
      DOUBLES(A)
      COLUMN("a", A(0), A(0), D(1), D(8), D(2), D(7), D(3), D(6), D(4), D(5)) P521_CARRY("a", O(0))
      COLUMN("b", D(0), A(1), D(2), D(8), D(3), D(7), D(4), D(6), D(5), A(5))
      P521_JOIN("b") P521_CARRY("b", O(1))
      COLUMN("a", D(0), A(2), A(1), A(1), D(3), D(8), D(4), D(7), D(5), D(6))
      P521_JOIN("a") P521_CARRY("a", O(2))
      COLUMN("b", D(0), A(3), D(1), A(2), D(4), D(8), D(5), D(7), D(6), A(6))
      P521_JOIN("b") P521_CARRY("b", O(3))
      COLUMN("a", D(0), A(4), D(1), A(3), A(2), A(2), D(5), D(8), D(6), D(7))
      P521_JOIN("a") P521_CARRY("a", O(4))
      COLUMN("b", D(0), A(5), D(1), A(4), D(2), A(3), D(6), D(8), D(7), A(7))
      P521_JOIN("b") P521_CARRY("b", O(5))
      COLUMN("a", D(0), A(6), D(1), A(5), D(2), A(4), A(3), A(3), D(7), D(8))
      P521_JOIN("a") P521_CARRY("a", O(6))
      COLUMN("b", D(0), A(7), D(1), A(6), D(2), A(5), D(3), A(4), D(8), A(8))
      P521_JOIN("b") P521_CARRY("b", O(7))
      COLUMN("a", D(0), A(8), D(1), A(7), D(2), A(6), D(3), A(5), A(4), A(4))
      P521_JOIN("a") P521_CLOSE(O, O(8))
      : [a] "+&r"(a), [al] "=&r"(al), [ah] "=&r"(ah), [bl] "=&r"(bl), [bh] "=&r"(bh), [p] "=&r"(p),
        [q] "=&r"(q), [c] "=&r"(c), [d] "=&r"(d)
      : [s] "r"(s)
      : "rdx", "cc", "memory");
}
#undef A
#undef D
#undef O
#undef MASK
#undef DOUBLE
#undef DOUBLES
#undef COLUMN

/* clang-format on */

static inline void p521_fe_mul(p521_fe *r, const p521_fe_loose *a, const p521_fe_loose *b) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_check(b->limb, p521_fe_loose_bounds, __func__);
  p521_fe_mul_limbs(r->v.limb, a->limb, b->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

static inline void p521_fe_sqr(p521_fe *r, const p521_fe_loose *a) {
  p521_fe_check(a->limb, p521_fe_loose_bounds, __func__);
  p521_fe_sqr_limbs(r->v.limb, a->limb);
  p521_fe_check(r->v.limb, p521_fe_tight_bounds, __func__);
}

#endif

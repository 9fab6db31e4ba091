/* Modular inversion by divsteps: constant time, and a variable-time form for public data.
 *
 * A divstep takes (delta, f, g), f odd, to (1 - delta, g, (g - f) / 2) if delta > 0 and g is odd,
 * else to (1 + delta, f, (g + (g mod 2) f) / 2). Enough of them from f = m and 0 <= g < m end in
 * g = 0 and f = +-gcd (m, g). While (f, g) = (m, x) is stepped, (d, e) = (0, c) takes the same
 * steps mod m, so that always c f = d x and c g = e x mod m, and in the end c / x = +-d.
 *
 * Steps go in batches. A batch looks only at the lowest limbs of f and g and gives a matrix
 * t = ((u, v), (q, r)) of integers, then applied to all limbs: (f, g) <- t (f, g) / 2^B.
 *
 * Moduli are below 2^DIVSTEPS_BITS: 256, 384, 448 or 521, which the includer defines.
 * Enough, in constant time from delta = 1/2: 590, 885, 1033, 1201 steps; in variable time, where
 * fewer are needed on average, from delta = 1: 741, 1110, 1294, 1505. Proof: test/divsteps_bound.c.
 *
 * Sources: Bernstein, Yang, "Fast constant-time gcd computation and modular inversion", 2019, with
 * floor((49 bits + 57) / 17) steps from delta = 1 in theorem 11.2; Wuille's bounds by convex hulls
 * from delta = 1/2, 590 for 256 bits and floor((45907 bits + 26313) / 19929) for any, and batches
 * on limbs of B bits: libsecp256k1, doc/safegcd_implementation.md, and the repository
 * safegcd-bounds; several steps on numbers and factors packed in one register: Pornin, "Optimized
 * binary GCD for modular inversion", 2020.
 *
 * A number is the sum of its v[i] 2^(B i): v[0], v[1], ... in [0, 2^B), the sign in the last limb.
 *
 * Bounds: the rows of a batch's matrix have |u| + |v| <= 2^B and |q| + |r| <= 2^B. Therefore
 *   |f|, |g| <= 2^bits throughout, and |d|, |e| grow by at most m / 2 a batch (divsteps_row_mod);
 *   a sum u a[i] + v b[i] + quotient m[i] and the carry from below stay under
 *   2^(2 B) + 2^(2 B - 1) + 2^(B + 2) < 2^(2 B + 1): 2^125 in 128 bits, or 2^61 in 64. */
#ifndef SLIMB_FIELD_DIVSTEPS_H
#define SLIMB_FIELD_DIVSTEPS_H

#include <stddef.h>
#include <stdint.h>

#include "base/ct.h"

#if DIVSTEPS_BITS == 256
#define DIVSTEPS_COUNT 590
#elif DIVSTEPS_BITS == 384 || DIVSTEPS_BITS == 448 || DIVSTEPS_BITS == 521
#define DIVSTEPS_COUNT ((45907 * DIVSTEPS_BITS + 26313) / 19929)
#else
#error "DIVSTEPS_BITS"
#endif
#define DIVSTEPS_COUNT_VARTIME ((49 * DIVSTEPS_BITS + 57) / 17)
#define DIVSTEPS_WORDS ((DIVSTEPS_BITS + 63) / 64)

/* Limbs of 62 bits where the machine multiplies to 128, else of 30: B, the steps of a batch, and
 * how far d and e may grow. */
#ifndef DIVSTEPS_LIMB_BITS
#ifdef __SIZEOF_INT128__
#define DIVSTEPS_LIMB_BITS 62
#else
#define DIVSTEPS_LIMB_BITS 30
#endif
#endif

#if DIVSTEPS_LIMB_BITS == 62
typedef int64_t divsteps_limb;
typedef uint64_t divsteps_ulimb;
typedef __int128 divsteps_wide;
#define DIVSTEPS_BATCH 59
#define DIVSTEPS_LOG (DIVSTEPS_BITS == 256 ? 3 : 4)
#else
typedef int32_t divsteps_limb;
typedef uint32_t divsteps_ulimb;
typedef int64_t divsteps_wide;
#define DIVSTEPS_BATCH 30
#define DIVSTEPS_LOG (DIVSTEPS_BITS == 256 ? 4 : 5)
#endif

#define DIVSTEPS_BATCHES ((DIVSTEPS_COUNT + DIVSTEPS_BATCH - 1) / DIVSTEPS_BATCH)
#define DIVSTEPS_BATCHES_VARTIME \
  ((DIVSTEPS_COUNT_VARTIME + DIVSTEPS_LIMB_BITS - 1) / DIVSTEPS_LIMB_BITS)
#define DIVSTEPS_LIMBS \
  ((DIVSTEPS_BITS + DIVSTEPS_LOG + 2 + DIVSTEPS_LIMB_BITS - 1) / DIVSTEPS_LIMB_BITS)
#define DIVSTEPS_MASK ((divsteps_limb)(((divsteps_ulimb)1 << DIVSTEPS_LIMB_BITS) - 1))

/* |d|, |e| < (1 + batches / 2) m <= 2^log m. */
_Static_assert(2 + DIVSTEPS_BATCHES <= 2 << DIVSTEPS_LOG, "the bound on d");
_Static_assert(2 + DIVSTEPS_BATCHES_VARTIME <= 2 << DIVSTEPS_LOG, "the bound on d");

/* Where a call would send a row of the matrix through memory. */
#define DIVSTEPS_INLINE inline __attribute__((always_inline))

typedef struct {
  divsteps_limb v[DIVSTEPS_LIMBS];
} divsteps_int;

typedef struct {
  divsteps_limb u, v, q, r;
} divsteps_matrix;

static inline divsteps_ulimb divsteps_barrier(divsteps_ulimb x) {
  __asm__("" : "+r"(x));
  return x;
}

static inline void divsteps_from_words(divsteps_int *r, const uint64_t w[DIVSTEPS_WORDS]) {
  for (size_t i = 0; i < DIVSTEPS_LIMBS; i++) {
    const size_t word = DIVSTEPS_LIMB_BITS * i / 64, shift = DIVSTEPS_LIMB_BITS * i % 64;
    uint64_t x = word < DIVSTEPS_WORDS ? w[word] >> shift : 0;
    if (shift > 0 && word + 1 < DIVSTEPS_WORDS) x |= w[word + 1] << (64 - shift);
    r->v[i] = (divsteps_limb)x & DIVSTEPS_MASK;
  }
}

static inline int divsteps_is_zero(const divsteps_int *a) {
  divsteps_limb bits = 0;
  for (size_t i = 0; i < DIVSTEPS_LIMBS; i++) bits |= a->v[i];
  return bits == 0;
}

/* -1 / m mod 2^B, for odd m: m is its own inverse mod 8, and Newton's step doubles the bits. */
static inline divsteps_ulimb divsteps_neg_inverse(divsteps_ulimb m) {
  divsteps_ulimb x = m;
  for (int bits = 3; bits < DIVSTEPS_LIMB_BITS; bits *= 2) x *= 2 - m * x;
  return 0 - x;
}

/* r = (u a + v b) / 2^B, where the division is exact. */
static inline void divsteps_row(divsteps_int *r, divsteps_limb u, const divsteps_int *a,
                                divsteps_limb v, const divsteps_int *b) {
  divsteps_wide sum =
      ((divsteps_wide)u * a->v[0] + (divsteps_wide)v * b->v[0]) >> DIVSTEPS_LIMB_BITS;
  for (size_t i = 1; i < DIVSTEPS_LIMBS; i++) {
    sum += (divsteps_wide)u * a->v[i] + (divsteps_wide)v * b->v[i];
    r->v[i - 1] = (divsteps_limb)sum & DIVSTEPS_MASK;
    sum >>= DIVSTEPS_LIMB_BITS;
  }
  r->v[DIVSTEPS_LIMBS - 1] = (divsteps_limb)sum;
}

/* r = (u a + v b) / 2^B mod m. The multiple of m that makes the division exact is chosen in
 * [-2^(B-1), 2^(B-1)), so that |r| <= max (|a|, |b|) + m / 2. */
static inline void divsteps_row_mod(divsteps_int *r, divsteps_limb u, const divsteps_int *a,
                                    divsteps_limb v, const divsteps_int *b, const divsteps_int *m,
                                    divsteps_ulimb neg_inverse) {
  const int unused = (int)sizeof(divsteps_limb) * 8 - DIVSTEPS_LIMB_BITS;
  divsteps_wide sum = (divsteps_wide)u * a->v[0] + (divsteps_wide)v * b->v[0];
  const divsteps_limb q = (divsteps_limb)(((divsteps_ulimb)sum * neg_inverse) << unused) >> unused;
  sum = (sum + (divsteps_wide)q * m->v[0]) >> DIVSTEPS_LIMB_BITS;
  for (size_t i = 1; i < DIVSTEPS_LIMBS; i++) {
    sum += (divsteps_wide)u * a->v[i] + (divsteps_wide)v * b->v[i] + (divsteps_wide)q * m->v[i];
    r->v[i - 1] = (divsteps_limb)sum & DIVSTEPS_MASK;
    sum >>= DIVSTEPS_LIMB_BITS;
  }
  r->v[DIVSTEPS_LIMBS - 1] = (divsteps_limb)sum;
}

/* (f, g) = t (f, g) / 2^B. */
static inline void divsteps_apply(divsteps_int *f, divsteps_int *g, const divsteps_matrix *t) {
  const divsteps_int old_f = *f;
  divsteps_row(f, t->u, &old_f, t->v, g);
  divsteps_row(g, t->q, &old_f, t->r, g);
}

/* (d, e) = t (d, e) / 2^B mod m. */
static inline void divsteps_apply_mod(divsteps_int *d, divsteps_int *e, const divsteps_matrix *t,
                                      const divsteps_int *m, divsteps_ulimb neg_inverse) {
  const divsteps_int old_d = *d;
  divsteps_row_mod(d, t->u, &old_d, t->v, e, m, neg_inverse);
  divsteps_row_mod(e, t->q, &old_d, t->r, e, m, neg_inverse);
}

/* x -= m where that is not negative. */
static inline void divsteps_subtract_once(uint64_t x[DIVSTEPS_WORDS + 1],
                                          const uint64_t m[DIVSTEPS_WORDS + 1]) {
  uint64_t difference[DIVSTEPS_WORDS + 1], borrow = 0;
  for (size_t i = 0; i <= DIVSTEPS_WORDS; i++) {
    difference[i] = x[i] - m[i] - borrow;
    borrow = ((~x[i] & m[i]) | (~(x[i] ^ m[i]) & difference[i])) >> 63;
  }
  const ct_mask keep = ct_from_bit(borrow);
  for (size_t i = 0; i <= DIVSTEPS_WORDS; i++) x[i] = ct_select(keep, x[i], difference[i]);
}

/* out = sign d mod m, canonical. In: |d| < 2^log m. */
static inline void divsteps_normalize(uint64_t out[DIVSTEPS_WORDS], divsteps_limb sign,
                                      const divsteps_int *d, const divsteps_int *m,
                                      const uint64_t m_words[DIVSTEPS_WORDS]) {
  uint64_t x[DIVSTEPS_WORDS + 2] = {0}, multiple[DIVSTEPS_WORDS + 1];
  divsteps_wide sum = 0; /* x = sign d + 2^log m, in (0, 2^(log + 1) m) */
  for (size_t i = 0; i < DIVSTEPS_LIMBS; i++) {
    sum += (divsteps_wide)sign * d->v[i] + (divsteps_wide)m->v[i] * (1 << DIVSTEPS_LOG);
    const uint64_t limb = (uint64_t)((divsteps_limb)sum & DIVSTEPS_MASK);
    const size_t word = DIVSTEPS_LIMB_BITS * i / 64, shift = DIVSTEPS_LIMB_BITS * i % 64;
    x[word] |= limb << shift;
    if (shift + DIVSTEPS_LIMB_BITS > 64) x[word + 1] |= limb >> (64 - shift);
    sum >>= DIVSTEPS_LIMB_BITS;
  }
  multiple[0] = m_words[0] << DIVSTEPS_LOG; /* 2^log m, then half of it, ..., m */
  for (size_t i = 1; i < DIVSTEPS_WORDS; i++)
    multiple[i] = m_words[i] << DIVSTEPS_LOG | m_words[i - 1] >> (64 - DIVSTEPS_LOG);
  multiple[DIVSTEPS_WORDS] = m_words[DIVSTEPS_WORDS - 1] >> (64 - DIVSTEPS_LOG);
  for (int k = DIVSTEPS_LOG; k >= 0; k--) {
    divsteps_subtract_once(x, multiple);
    for (size_t i = 0; i < DIVSTEPS_WORDS; i++)
      multiple[i] = multiple[i] >> 1 | multiple[i + 1] << 63;
    multiple[DIVSTEPS_WORDS] >>= 1;
  }
  for (size_t i = 0; i < DIVSTEPS_WORDS; i++) out[i] = x[i];
}

#if DIVSTEPS_LIMB_BITS == 62

/* One step of theta = delta - 1/2 and of two rows that hold (f, u, v) and (g, q, r). */
static inline void divsteps_step(int64_t *theta, int64_t *row_f, int64_t *row_g) {
#if defined(__x86_64__) && !defined(DIVSTEPS_PORTABLE)
  int64_t sum, difference, swapped, negated;
  __asm__(
      "movq %[g], %[difference]\n\t"
      "movq %[theta], %[negated]\n\t"
      "movq %[g], %[swapped]\n\t"
      "subq %[f], %[difference]\n\t"
      "leaq (%[f], %[g]), %[sum]\n\t"
      "leaq 1(%[theta]), %[theta]\n\t"
      "negq %[negated]\n\t"
      "cmovgq %[sum], %[difference]\n\t" /* theta < 0: no swap */
      "cmovgq %[f], %[swapped]\n\t"
      "cmovgq %[theta], %[negated]\n\t"
      "testb $1, %b[g]\n\t"
      "cmovnzq %[difference], %[g]\n\t"
      "cmovnzq %[swapped], %[f]\n\t"
      "cmovnzq %[negated], %[theta]\n\t"
      "sarq $1, %[g]\n\t"
      : [f] "+&r"(*row_f), [g] "+&r"(*row_g), [theta] "+&r"(*theta), [sum] "=&r"(sum),
        [difference] "=&r"(difference), [swapped] "=&r"(swapped), [negated] "=&r"(negated)
      :
      : "cc");
#else
  const uint64_t f = (uint64_t)*row_f, g = (uint64_t)*row_g;
  const uint64_t odd = divsteps_barrier(0 - (g & 1));
  const uint64_t positive = ~(uint64_t)(*theta >> 63); /* delta > 0 */
  const uint64_t swap = odd & positive;
  *row_f = (int64_t)(f ^ ((f ^ g) & swap));
  *row_g = (int64_t)(g + (((f ^ positive) - positive) & odd)) >> 1;
  *theta = (int64_t)((uint64_t)*theta ^ swap) + 1;
#endif
}

/* n <= 20 steps on the low 20 bits of f and g, which give the matrix of these steps, negated.
 * A row and its number ride in one register, as f - 2^21 u - 2^42 v and g - 2^21 q - 2^42 r with
 * u = r = 2^n in the beginning, so that each step halves all three parts of the second row and
 * keeps them whole. Bounds: u, v, q and r stay in (-2^n, 2^n], since a step forms (x - y) / 2, (x +
 * y) / 2 or x / 2 of two such values; f and g in (-2^20, 2^20) likewise. r + v or r - v can only
 * reach 2^(n + 1) with r = |v| = 2^n, |u| + |v| <= 2^n and |q| + |r| <= 2^n: a singular matrix,
 * which no step gives. So sums of rows are below 2^42 (2^21 - 2) + 2^42 + 2^21 < 2^63. */
static DIVSTEPS_INLINE int64_t divsteps_inner(int64_t theta, uint64_t f, uint64_t g, int n,
                                              divsteps_matrix *t) {
  const uint64_t low = ((uint64_t)1 << 20) - 1;
  const int64_t half_u = (int64_t)1 << 20, half_v = ((int64_t)1 << 41) + half_u;
  int64_t row_f = (int64_t)(f & low) - ((int64_t)1 << (21 + n));
  int64_t row_g = (int64_t)(g & low) - ((int64_t)1 << (42 + n));
#pragma GCC unroll 20
  for (int i = 0; i < n; i++) divsteps_step(&theta, &row_f, &row_g);
  /* Each part is the nearest multiple of its unit. */
  t->u = (int64_t)((uint64_t)(row_f + half_u) << 22) >> 43;
  t->q = (int64_t)((uint64_t)(row_g + half_u) << 22) >> 43;
  t->v = (row_f + half_v) >> 42;
  t->r = (row_g + half_v) >> 42;
  return theta;
}

/* r = a b. */
static inline void divsteps_compose(divsteps_matrix *r, const divsteps_matrix *a,
                                    const divsteps_matrix *b) {
  const divsteps_matrix t = {a->u * b->u + a->v * b->q, a->u * b->v + a->v * b->r,
                             a->q * b->u + a->r * b->q, a->q * b->v + a->r * b->r};
  *r = t;
}

/* (f, g) = t (f, g) / 2^20, with 20 right bits fewer. */
static inline void divsteps_advance(uint64_t *f, uint64_t *g, const divsteps_matrix *t) {
  const uint64_t next = (uint64_t)t->u * *f + (uint64_t)t->v * *g;
  *g = (uint64_t)((int64_t)((uint64_t)t->q * *f + (uint64_t)t->r * *g) >> 20);
  *f = (uint64_t)((int64_t)next >> 20);
}

/* 59 steps on the low 62 bits of f and g. Out: 2^59 times their matrix, times -2^3: to fill the
 * limb, and since the inner matrices are negated, which turns the signs of f, g, d and e and
 * changes no step. */
static DIVSTEPS_INLINE int64_t divsteps_batch(int64_t theta, uint64_t f, uint64_t g,
                                              divsteps_matrix *t) {
  divsteps_matrix next;
  theta = divsteps_inner(theta, f, g, 20, t);
  divsteps_advance(&f, &g, t);
  theta = divsteps_inner(theta, f, g, 20, &next);
  divsteps_advance(&f, &g, &next);
  divsteps_compose(t, &next, t);
  theta = divsteps_inner(theta, f, g, 19, &next);
  divsteps_compose(t, &next, t);
  t->u *= 8, t->v *= 8, t->q *= 8, t->r *= 8;
  return theta;
}

#else

/* 30 steps. Out: 2^30 times their matrix. */
static inline int32_t divsteps_batch(int32_t theta, uint32_t f, uint32_t g, divsteps_matrix *t) {
  uint32_t u = 1, v = 0, q = 0, r = 1;
  for (int i = 0; i < 30; i++) {
    const uint32_t odd = divsteps_barrier(0 - (g & 1));
    const uint32_t positive = ~(uint32_t)(theta >> 31); /* delta > 0 */
    const uint32_t swap = odd & positive;
    const uint32_t add_f = ((f ^ positive) - positive) & odd;
    const uint32_t add_u = ((u ^ positive) - positive) & odd;
    const uint32_t add_v = ((v ^ positive) - positive) & odd;
    f ^= (f ^ g) & swap;
    u ^= (u ^ q) & swap;
    v ^= (v ^ r) & swap;
    g = (g + add_f) >> 1;
    q += add_u;
    r += add_v;
    u <<= 1;
    v <<= 1;
    theta = (int32_t)((uint32_t)theta ^ swap) + 1;
  }
  t->u = (int32_t)u, t->v = (int32_t)v, t->q = (int32_t)q, t->r = (int32_t)r;
  return theta;
}

#endif

/* B steps, those with even g at once. Out: 2^B times their matrix. eta = -delta. */
static inline divsteps_limb divsteps_batch_vartime(divsteps_limb eta, divsteps_ulimb f,
                                                   divsteps_ulimb g, divsteps_matrix *t) {
  divsteps_ulimb u = 1, v = 0, q = 0, r = 1;
  for (int left = DIVSTEPS_LIMB_BITS;;) {
    const int zeros = __builtin_ctzll(g | ~(divsteps_ulimb)0 << left);
    g >>= zeros;
    u <<= zeros;
    v <<= zeros;
    eta -= zeros;
    left -= zeros;
    if (left == 0) break;
    if (eta < 0) { /* delta > 0: (f, g) = (g, -f) */
      const divsteps_ulimb old_f = f, old_u = u, old_v = v;
      f = g, g = 0 - old_f;
      u = q, q = 0 - old_u;
      v = r, r = 0 - old_v;
      eta = -eta;
    }
    /* Up to the next swap, at most eta + 1 steps away, the steps add multiples of f: the one that
     * clears so many bits of g, up to 6. f (f^2 - 2) = -1 / f mod 2^6. */
    const int bits = eta + 1 < left ? (int)eta + 1 : left;
    const divsteps_ulimb w = g * f * (f * f - 2) & (((divsteps_ulimb)1 << bits) - 1) & 63;
    g += f * w;
    q += u * w;
    r += v * w;
  }
  t->u = (divsteps_limb)u, t->v = (divsteps_limb)v, t->q = (divsteps_limb)q,
  t->r = (divsteps_limb)r;
  return eta;
}

/* out = factor / x mod m; 0 for x = 0. In: m odd and prime to x, x and factor below m. */
static inline void divsteps_inv(uint64_t out[DIVSTEPS_WORDS], const uint64_t x[DIVSTEPS_WORDS],
                                const uint64_t m_words[DIVSTEPS_WORDS],
                                const uint64_t factor[DIVSTEPS_WORDS]) {
  divsteps_int m, f, g, d = {{0}}, e;
  divsteps_matrix t, before = {0, 0, 0, 0};
  divsteps_limb theta = 0;
  divsteps_from_words(&m, m_words);
  divsteps_from_words(&g, x);
  divsteps_from_words(&e, factor);
  f = m;
  const divsteps_ulimb neg_inverse = divsteps_neg_inverse((divsteps_ulimb)m_words[0]);
  for (int i = 1;; i++) { /* (d, e) follow one batch behind, beside steps that wait for steps */
    theta = divsteps_batch(theta, (divsteps_ulimb)f.v[0], (divsteps_ulimb)g.v[0], &t);
    if (i > 1) divsteps_apply_mod(&d, &e, &before, &m, neg_inverse);
    if (i == DIVSTEPS_BATCHES) break;
    divsteps_apply(&f, &g, &t);
    before = t;
  }
  divsteps_row(&f, t.u, &f, t.v, &g);
  divsteps_row_mod(&d, t.u, &d, t.v, &e, &m, neg_inverse);
  const divsteps_limb sign = 1 - (f.v[0] & 2); /* f = +-1, or x = 0 and d = 0 */
  divsteps_normalize(out, sign, &d, &m, m_words);
}

/* The same on public data, with steps from delta = 1 until g = 0. */
static inline void divsteps_inv_vartime(uint64_t out[DIVSTEPS_WORDS],
                                        const uint64_t x[DIVSTEPS_WORDS],
                                        const uint64_t m_words[DIVSTEPS_WORDS],
                                        const uint64_t factor[DIVSTEPS_WORDS]) {
  divsteps_int m, f, g, d = {{0}}, e;
  divsteps_matrix t;
  divsteps_limb eta = -1;
  divsteps_from_words(&m, m_words);
  divsteps_from_words(&g, x);
  divsteps_from_words(&e, factor);
  f = m;
  const divsteps_ulimb neg_inverse = divsteps_neg_inverse((divsteps_ulimb)m_words[0]);
  while (!divsteps_is_zero(&g)) {
    eta = divsteps_batch_vartime(eta, (divsteps_ulimb)f.v[0], (divsteps_ulimb)g.v[0], &t);
    divsteps_apply(&f, &g, &t);
    divsteps_apply_mod(&d, &e, &t, &m, neg_inverse);
  }
  const divsteps_limb sign = 1 - (f.v[0] & 2);
  divsteps_normalize(out, sign, &d, &m, m_words);
}

#endif

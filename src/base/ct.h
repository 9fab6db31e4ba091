/* Constant-time masks. A mask is all ones (true) or zero (false); nothing else. The barrier keeps
 * the compiler from learning that a mask has two values and putting a branch there. */
#ifndef SLIMB_BASE_CT_H
#define SLIMB_BASE_CT_H

#include <stddef.h>
#include <stdint.h>

typedef uint64_t ct_mask;

static inline uint64_t ct_barrier(uint64_t x) {
  __asm__("" : "+r"(x));
  return x;
}

/* In: bit 0 or 1. */
static inline ct_mask ct_from_bit(uint64_t bit) { return ct_barrier(0 - bit); }

static inline ct_mask ct_is_zero(uint64_t x) {
  x = ct_barrier(x);
  return ct_from_bit(~(x | (0 - x)) >> 63);
}

static inline ct_mask ct_eq(uint64_t a, uint64_t b) { return ct_is_zero(a ^ b); }

static inline uint64_t ct_select(ct_mask mask, uint64_t if_true, uint64_t if_false) {
  return if_false ^ (ct_barrier(mask) & (if_true ^ if_false));
}

/* All ones if the len bytes of a and b are equal. */
ct_mask ct_bytes_eq(const uint8_t *a, const uint8_t *b, size_t len);

/* All ones if every byte of a is zero. */
ct_mask ct_bytes_is_zero(const uint8_t *a, size_t len);

/* All ones if big-endian a < b, both of len bytes. */
ct_mask ct_bytes_less(const uint8_t *a, const uint8_t *b, size_t len);

/* All ones if a < b, both of count words, the least significant first. */
static inline ct_mask ct_words_less(const uint64_t *a, const uint64_t *b, size_t count) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < count; i++) {
    const uint64_t difference = a[i] - b[i];
    borrow = (uint64_t)(a[i] < b[i]) | (uint64_t)(difference < borrow);
  }
  return ct_from_bit(borrow);
}

/* Overwrites len bytes in a way that the compiler keeps. */
void ct_wipe(void *p, size_t len);

/* Overwrites depth bytes, at most CT_STACK_MAX, of the stack below the caller, where the functions
 * that it called have left what their compiler spilled. */
#define CT_STACK_MAX 12288
void ct_wipe_stack(size_t depth);

/* Under valgrind's memory check, secret bytes count as undefined, so that a branch or an index that
 * depends on them is reported. ct_declassify marks bytes that are about to be public by the
 * protocol: a signature, a public key, whether a key was refused. Nothing in other builds. */
#ifdef SLIMB_CT_TEST
#include <valgrind/memcheck.h>
static inline void ct_poison(const void *p, size_t len) {
  (void)VALGRIND_MAKE_MEM_UNDEFINED(p, len);
}
static inline void ct_declassify(const void *p, size_t len) {
  (void)VALGRIND_MAKE_MEM_DEFINED(p, len);
}
#else
static inline void ct_poison(const void *p, size_t len) { (void)p, (void)len; }
static inline void ct_declassify(const void *p, size_t len) { (void)p, (void)len; }
#endif

/* The outcome of a mask that the caller may see: 1 or 0. */
static inline int ct_reveal(ct_mask mask) {
  ct_declassify(&mask, sizeof mask);
  return mask != 0;
}

#endif

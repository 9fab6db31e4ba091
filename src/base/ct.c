#include "base/ct.h"

#include <string.h>

ct_mask ct_bytes_eq(const uint8_t *a, const uint8_t *b, size_t len) {
  uint64_t diff = 0;
  for (size_t i = 0; i < len; i++) diff |= (uint64_t)(a[i] ^ b[i]);
  return ct_is_zero(diff);
}

ct_mask ct_bytes_is_zero(const uint8_t *a, size_t len) {
  uint64_t any = 0;
  for (size_t i = 0; i < len; i++) any |= a[i];
  return ct_is_zero(any);
}

ct_mask ct_bytes_less(const uint8_t *a, const uint8_t *b, size_t len) {
  uint64_t borrow = 0;
  for (size_t i = len; i-- > 0;) borrow = ((uint64_t)a[i] - b[i] - borrow) >> 63;
  return ct_from_bit(borrow);
}

void ct_wipe(void *p, size_t len) {
  memset(p, 0, len);
  __asm__ volatile("" : : "r"(p) : "memory");
}

__attribute__((noinline)) void ct_wipe_stack(size_t depth) {
  uint8_t below[CT_STACK_MAX];
  ct_wipe(below + sizeof below - depth, depth);
}

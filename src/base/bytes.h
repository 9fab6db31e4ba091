/* Octets to words and back, on any byte order. */
#ifndef SLIMB_BASE_BYTES_H
#define SLIMB_BASE_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t bytes_load_be64(const uint8_t *p) {
  uint64_t x;
  memcpy(&x, p, 8);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  x = __builtin_bswap64(x);
#endif
  return x;
}

static inline void bytes_store_be64(uint8_t *p, uint64_t x) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  x = __builtin_bswap64(x);
#endif
  memcpy(p, &x, 8);
}

/* 32 big-endian octets as four words, the least significant first. */
static inline void bytes_load_be256(uint64_t w[4], const uint8_t in[32]) {
  for (size_t i = 0; i < 4; i++) w[i] = bytes_load_be64(in + 24 - 8 * i);
}

static inline void bytes_store_be256(uint8_t out[32], const uint64_t w[4]) {
  for (size_t i = 0; i < 4; i++) bytes_store_be64(out + 24 - 8 * i, w[i]);
}

#endif

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

/* The big-endian number shifted down by fewer than 8 bits. */
static inline void bytes_shift_right(uint8_t *p, size_t len, size_t bits) {
  for (size_t i = len; i-- > 0;)
    p[i] = (uint8_t)(p[i] >> bits | (i > 0 ? p[i - 1] << (8 - bits) : 0));
}

static inline uint64_t bytes_load_le64(const uint8_t *p) {
  return __builtin_bswap64(bytes_load_be64(p));
}

static inline void bytes_store_le64(uint8_t *p, uint64_t x) {
  bytes_store_be64(p, __builtin_bswap64(x));
}

/* len octets as words, the least significant first; the last word is filled up with zeros. */
static inline void bytes_load_be(uint64_t *w, const uint8_t *in, size_t len) {
  const size_t head = len % 8;
  for (size_t i = 0; i < len / 8; i++) w[i] = bytes_load_be64(in + len - 8 * (i + 1));
  if (head == 0) return;
  w[len / 8] = 0;
  for (size_t i = 0; i < head; i++) w[len / 8] = w[len / 8] << 8 | in[i];
}

static inline void bytes_load_le(uint64_t *w, const uint8_t *in, size_t len) {
  const size_t tail = len % 8;
  for (size_t i = 0; i < len / 8; i++) w[i] = bytes_load_le64(in + 8 * i);
  if (tail == 0) return;
  w[len / 8] = 0;
  for (size_t i = tail; i-- > 0;) w[len / 8] = w[len / 8] << 8 | in[len - tail + i];
}

/* The lowest len octets of the words. */
static inline void bytes_store_be(uint8_t *out, const uint64_t *w, size_t len) {
  const size_t head = len % 8;
  for (size_t i = 0; i < len / 8; i++) bytes_store_be64(out + len - 8 * (i + 1), w[i]);
  for (size_t i = 0; i < head; i++) out[i] = (uint8_t)(w[len / 8] >> 8 * (head - 1 - i));
}

static inline void bytes_store_le(uint8_t *out, const uint64_t *w, size_t len) {
  const size_t tail = len % 8;
  for (size_t i = 0; i < len / 8; i++) bytes_store_le64(out + 8 * i, w[i]);
  for (size_t i = 0; i < tail; i++) out[len - tail + i] = (uint8_t)(w[len / 8] >> 8 * i);
}

#endif

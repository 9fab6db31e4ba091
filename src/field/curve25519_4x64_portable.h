/* The kernels of curve25519's field in four 64-bit words in C: the twins of curve25519_4x64_adx.h.
 */
#ifndef SLIMB_FIELD_CURVE25519_4X64_PORTABLE_H
#define SLIMB_FIELD_CURVE25519_4X64_PORTABLE_H

#include "field/plain_4x64_portable.h"

#define PLAIN(name) curve25519_fe_##name##_portable
#define PLAIN_BITS 255
#define PLAIN_DELTA 19
#include "field/plain_4x64_portable.inc"

/* The fifth word is below 121665. */
static inline void curve25519_fe_mul_a24_portable(uint64_t r[4], const uint64_t a[4]) {
  uint64_t t[5] = {0};
  plain_4x64_row(t, a, 121665);
  plain_4x64_top(r, t, 255, 19);
}

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p384 --constants --field p --layout mont-6x64 --out src/generated/p384_mont6x64.h
 *
 * The constants of the layout mont-6x64: 6 limbs of 64 bits, the least significant first,
 * R = 2^384. */
#ifndef SLIMB_GENERATED_P384_MONT6X64_H
#define SLIMB_GENERATED_P384_MONT6X64_H

#include <stdint.h>

/* R mod m, b R mod m, -1/m mod 2^64, m and R^2 mod m. */
#define P384_FE_R 0xffffffff00000001, 0x00000000ffffffff, 0x0000000000000001, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
#define P384_FE_B 0x081188719d412dcc, 0xf729add87a4c32ec, 0x77f2209b1920022e, 0xe3374bee94938ae2, 0xb62b21f41f022094, 0xcd08114b604fbff9
#define P384_FE_NEG_INVERSE 0x0000000100000001
static const uint64_t p384_fe_modulus[6] = {
    0x00000000ffffffff, 0xffffffff00000000, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};
static const uint64_t p384_fe_r2[6] = {
    0xfffffffe00000001, 0x0000000200000000, 0xfffffffe00000000, 0x0000000200000000, 0x0000000000000001, 0x0000000000000000};

#endif

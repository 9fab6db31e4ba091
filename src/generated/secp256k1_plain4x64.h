/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit secp256k1 --constants --field p --layout plain-4x64 --out src/generated/secp256k1_plain4x64.h
 *
 * The constants of the layout plain-4x64: 4 limbs of 64 bits, the least significant first. */
#ifndef SLIMB_GENERATED_SECP256K1_PLAIN4X64_H
#define SLIMB_GENERATED_SECP256K1_PLAIN4X64_H

#include <stdint.h>

/* The curve's coefficients in limbs; p in words. */
#define SECP256K1_FE_B 0x0000000000000007, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
static const uint64_t secp256k1_fe_modulus[4] = {
    0xfffffffefffffc2f, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff};

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit curve25519 --constants --field p --layout plain-4x64 --out src/generated/curve25519_plain4x64.h
 *
 * The constants of the layout plain-4x64: 4 limbs of 64 bits, the least significant first. */
#ifndef SLIMB_GENERATED_CURVE25519_PLAIN4X64_H
#define SLIMB_GENERATED_CURVE25519_PLAIN4X64_H

#include <stdint.h>

/* The curve's coefficients in limbs; p in words. */
#define CURVE25519_FE_D 0x75eb4dca135978a3, 0x00700a4d4141d8ab, 0x8cc740797779e898, 0x52036cee2b6ffe73
#define CURVE25519_FE_D2 0xebd69b9426b2f159, 0x00e0149a8283b156, 0x198e80f2eef3d130, 0x2406d9dc56dffce7
static const uint64_t curve25519_fe_modulus[4] = {
    0xffffffffffffffed, 0xffffffffffffffff, 0xffffffffffffffff, 0x7fffffffffffffff};

#endif

/* clang-format off */
/* Written by limbgen; any change goes into the generator. To write it again:
 *
 *   limbgen emit p256 --constants --layout mont-4x64 --out src/generated/p256_mont4x64.h
 *
 * The constants of the layout mont-4x64: 4 limbs of 64 bits, the least significant first,
 * R = 2^256. */
#ifndef SLIMB_GENERATED_P256_MONT4X64_H
#define SLIMB_GENERATED_P256_MONT4X64_H

#include <stdint.h>

/* R mod m, b R mod m, -1/m mod 2^64, m and R^2 mod m. */
#define P256_FE_R 0x0000000000000001, 0xffffffff00000000, 0xffffffffffffffff, 0x00000000fffffffe
#define P256_FE_B 0xd89cdf6229c4bddf, 0xacf005cd78843090, 0xe5a220abf7212ed6, 0xdc30061d04874834
#define P256_FE_NEG_INVERSE 0x0000000000000001
static const uint64_t p256_fe_modulus[4] = {
    0xffffffffffffffff, 0x00000000ffffffff, 0x0000000000000000, 0xffffffff00000001};
static const uint64_t p256_fe_r2[4] = {
    0x0000000000000003, 0xfffffffbffffffff, 0xfffffffffffffffe, 0x00000004fffffffd};

/* R mod m, -1/m mod 2^64, m and R^2 mod m. */
#define P256_SC_R 0x0c46353d039cdaaf, 0x4319055258e8617b, 0x0000000000000000, 0x00000000ffffffff
#define P256_SC_NEG_INVERSE 0xccd1c8aaee00bc4f
static const uint64_t p256_sc_modulus[4] = {
    0xf3b9cac2fc632551, 0xbce6faada7179e84, 0xffffffffffffffff, 0xffffffff00000000};
static const uint64_t p256_sc_r2[4] = {
    0x83244c95be79eea2, 0x4699799c49bd6fa6, 0x2845b2392b6bec59, 0x66e12d94f3d95620};

#endif

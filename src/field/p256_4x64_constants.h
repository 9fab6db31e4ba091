/* P-256 in Montgomery form, R = 2^256: constants in words, the least significant first. */
#ifndef SLIMB_FIELD_P256_4X64_CONSTANTS_H
#define SLIMB_FIELD_P256_4X64_CONSTANTS_H

#include <stdint.h>

/* R mod m, for p and n, and b R mod p. */
#define P256_FE_R 0x0000000000000001, 0xffffffff00000000, 0xffffffffffffffff, 0x00000000fffffffe
#define P256_FE_B 0xd89cdf6229c4bddf, 0xacf005cd78843090, 0xe5a220abf7212ed6, 0xdc30061d04874834
#define P256_SC_R 0x0c46353d039cdaaf, 0x4319055258e8617b, 0x0000000000000000, 0x00000000ffffffff

/* -1/m mod 2^64. */
#define P256_FE_NEG_INVERSE 0x0000000000000001
#define P256_SC_NEG_INVERSE 0xccd1c8aaee00bc4f

/* m and R^2 mod m. */
static const uint64_t p256_fe_modulus[4] = {0xffffffffffffffff, 0x00000000ffffffff,
                                            0x0000000000000000, 0xffffffff00000001};
static const uint64_t p256_fe_r2[4] = {0x0000000000000003, 0xfffffffbffffffff, 0xfffffffffffffffe,
                                       0x00000004fffffffd};
static const uint64_t p256_sc_modulus[4] = {0xf3b9cac2fc632551, 0xbce6faada7179e84,
                                            0xffffffffffffffff, 0xffffffff00000000};
static const uint64_t p256_sc_r2[4] = {0x83244c95be79eea2, 0x4699799c49bd6fa6, 0x2845b2392b6bec59,
                                       0x66e12d94f3d95620};

#endif

/* The system's randomness. */
#ifndef SLIMB_BASE_RANDOM_H
#define SLIMB_BASE_RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* Fills out with len fresh random bytes, which count as secret (ct_poison). Returns 1; 0 with out
 * zeroed if the system gives none. */
int random_bytes(uint8_t *out, size_t len);

#endif

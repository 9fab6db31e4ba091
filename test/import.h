/* Imports for the tests: from a copy that ends at a page that faults, and a refusal must leave
 * zeros. */
#ifndef SLIMB_TEST_IMPORT_H
#define SLIMB_TEST_IMPORT_H

#include <string.h>

#include "slimb.h"
#include "test.h"

static inline int all_zero(const void *object, size_t len) {
  uint8_t any = 0;
  for (size_t i = 0; i < len; i++) any |= ((const uint8_t *)object)[i];
  return any == 0;
}

static inline int import_private(slimb_private_key *priv, slimb_curve curve, slimb_format format,
                                 const uint8_t *in, size_t len) {
  uint8_t *guarded = test_guarded(len);
  if (len) memcpy(guarded, in, len);
  memset(priv, 0xa5, sizeof *priv);
  const int code = slimb_private_key_import(priv, curve, format, guarded, len);
  if (code != SLIMB_OK) CHECK(all_zero(priv, sizeof *priv));
  test_guarded_free(guarded, len);
  return code;
}

static inline int import_public(slimb_public_key *pub, slimb_curve curve, slimb_format format,
                                const uint8_t *in, size_t len) {
  uint8_t *guarded = test_guarded(len);
  if (len) memcpy(guarded, in, len);
  memset(pub, 0xa5, sizeof *pub);
  const int code = slimb_public_key_import(pub, curve, format, guarded, len);
  if (code != SLIMB_OK) CHECK(all_zero(pub, sizeof *pub));
  test_guarded_free(guarded, len);
  return code;
}

#endif

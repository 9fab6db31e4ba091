/* libFuzzer: every import on the same bytes; the first one says which format. What is taken must be
 * written and read again as the same key. Needs -DCMAKE_C_COMPILER=clang -DSLIMB_FUZZ=ON. */
#include <stdlib.h>
#include <string.h>

#include "slimb.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int ok) {
  if (!ok) abort();
}

static void import_private(slimb_format format, const uint8_t *in, size_t in_len) {
  slimb_private_key key, again;
  uint8_t first[SLIMB_ENCODED_KEY_SIZE_MAX], second[SLIMB_ENCODED_KEY_SIZE_MAX];
  if (slimb_private_key_import(&key, SLIMB_CURVE_P256, format, in, in_len) != SLIMB_OK) {
    require(slimb_private_key_curve(&key) == SLIMB_CURVE_ANY);
    return;
  }
  size_t len = sizeof first, second_len = sizeof second;
  require(slimb_private_key_export(first, &len, &key, format) == SLIMB_OK);
  require(slimb_private_key_import(&again, SLIMB_CURVE_P256, format, first, len) == SLIMB_OK);
  require(slimb_private_key_export(second, &second_len, &again, format) == SLIMB_OK);
  require(len == second_len && memcmp(first, second, len) == 0);
}

static void import_public(slimb_format format, const uint8_t *in, size_t in_len) {
  slimb_public_key key, again;
  uint8_t first[SLIMB_ENCODED_KEY_SIZE_MAX], second[SLIMB_ENCODED_KEY_SIZE_MAX];
  if (slimb_public_key_import(&key, SLIMB_CURVE_P256, format, in, in_len) != SLIMB_OK) {
    require(slimb_public_key_curve(&key) == SLIMB_CURVE_ANY);
    return;
  }
  size_t len = sizeof first, second_len = sizeof second;
  require(slimb_public_key_export(first, &len, &key, format) == SLIMB_OK);
  require(slimb_public_key_import(&again, SLIMB_CURVE_P256, format, first, len) == SLIMB_OK);
  require(slimb_public_key_export(second, &second_len, &again, format) == SLIMB_OK);
  require(len == second_len && memcmp(first, second, len) == 0);
}

static void verify(const uint8_t *sig, size_t sig_len) {
  static const uint8_t one[SLIMB_P256_PRIVATE_SIZE] = {[31] = 1}, digest[32];
  slimb_private_key priv;
  slimb_public_key pub;
  require(slimb_private_key_import(&priv, SLIMB_CURVE_P256, SLIMB_FORMAT_RAW, one, sizeof one) ==
          SLIMB_OK);
  require(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  int result =
      slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, sizeof digest, sig, sig_len, 0);
  require(result == SLIMB_OK || result == SLIMB_E_SIGNATURE || result == SLIMB_E_ENCODING);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0) return 0;
  slimb_format format = (slimb_format)(data[0] % 8);
  if (format == 0) {
    verify(data + 1, size - 1);
  } else {
    import_private(format, data + 1, size - 1);
    import_public(format, data + 1, size - 1);
  }
  return 0;
}

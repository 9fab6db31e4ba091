/* libFuzzer: every import on the same bytes; the first one says which format and curve. What is
 * taken must be written and read again as the same key. Needs -DCMAKE_C_COMPILER=clang
 * -DSLIMB_FUZZ=ON. */
#include <stdlib.h>
#include <string.h>

#include "slimb.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int ok) {
  if (!ok) abort();
}

static void import_private(slimb_curve curve, slimb_format format, const uint8_t *in,
                           size_t in_len) {
  slimb_private_key key, again;
  uint8_t first[SLIMB_ENCODED_KEY_SIZE_MAX], second[SLIMB_ENCODED_KEY_SIZE_MAX];
  if (slimb_private_key_import(&key, curve, format, in, in_len) != SLIMB_OK) {
    require(slimb_private_key_curve(&key) == SLIMB_CURVE_ANY);
    return;
  }
  size_t len = sizeof first, second_len = sizeof second;
  require(slimb_private_key_export(first, &len, &key, format) == SLIMB_OK);
  require(slimb_private_key_import(&again, slimb_private_key_curve(&key), format, first, len) ==
          SLIMB_OK);
  require(slimb_private_key_export(second, &second_len, &again, format) == SLIMB_OK);
  require(len == second_len && memcmp(first, second, len) == 0);
}

static void import_public(slimb_curve curve, slimb_format format, const uint8_t *in,
                          size_t in_len) {
  slimb_public_key key, again;
  uint8_t first[SLIMB_ENCODED_KEY_SIZE_MAX], second[SLIMB_ENCODED_KEY_SIZE_MAX];
  if (slimb_public_key_import(&key, curve, format, in, in_len) != SLIMB_OK) {
    require(slimb_public_key_curve(&key) == SLIMB_CURVE_ANY);
    return;
  }
  size_t len = sizeof first, second_len = sizeof second;
  require(slimb_public_key_export(first, &len, &key, format) == SLIMB_OK);
  require(slimb_public_key_import(&again, slimb_public_key_curve(&key), format, first, len) ==
          SLIMB_OK);
  require(slimb_public_key_export(second, &second_len, &again, format) == SLIMB_OK);
  require(len == second_len && memcmp(first, second, len) == 0);
}

static void verify(slimb_curve curve, const uint8_t *sig, size_t sig_len) {
  static const uint8_t small[SLIMB_PRIVATE_SIZE_MAX] = {[1] = 1}, digest[64];
  const size_t digest_len = curve >= SLIMB_CURVE_ED25519 ? 64 : 32;
  slimb_private_key priv;
  slimb_public_key pub;
  if (slimb_signature_size(curve, 0) == 0) return;
  require(slimb_private_key_import(&priv, curve, SLIMB_FORMAT_RAW, small,
                                   slimb_private_size(curve)) == SLIMB_OK);
  require(slimb_public_key_from_private(&pub, &priv) == SLIMB_OK);
  int result =
      curve >= SLIMB_CURVE_ED25519
          ? slimb_eddsa_verify_digest(&pub, NULL, 0, digest, digest_len, sig, sig_len, 0)
          : slimb_ecdsa_verify_digest(&pub, SLIMB_HASH_SHA256, digest, digest_len, sig, sig_len, 0);
  require(result == SLIMB_OK || result == SLIMB_E_SIGNATURE || result == SLIMB_E_ENCODING ||
          result == SLIMB_E_LENGTH);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0) return 0;
  slimb_format format = (slimb_format)(data[0] % 8);
  slimb_curve curve = (slimb_curve)(data[0] / 8 % 9);
  if (format == 0) {
    verify(curve, data + 1, size - 1);
  } else {
    import_private(curve, format, data + 1, size - 1);
    import_public(curve, format, data + 1, size - 1);
  }
  return 0;
}

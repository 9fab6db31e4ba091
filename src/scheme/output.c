#include "scheme/output.h"

#include <string.h>

#include "base/ct.h"
#include "slimb.h"

int output_check(const uint8_t *out, const size_t *out_len, size_t need) {
  if (out_len == NULL || (out == NULL && *out_len != 0)) return SLIMB_E_ARGUMENT;
  return *out_len < need ? SLIMB_E_LENGTH : SLIMB_OK;
}

int output_refuse(uint8_t *out, size_t *out_len, int code, size_t need) {
  if (out_len == NULL) return code;
  if (out != NULL) ct_wipe(out, *out_len);
  *out_len = code == SLIMB_E_LENGTH ? need : 0;
  return code;
}

int output_fail(uint8_t *out, size_t *out_len, int code) {
  return output_refuse(out, out_len, code, 0);
}

int output_copy(uint8_t *out, size_t *out_len, const uint8_t *bytes, size_t len) {
  const int code = output_check(out, out_len, len);
  if (code != SLIMB_OK) return output_refuse(out, out_len, code, len);
  memcpy(out, bytes, len);
  *out_len = len;
  return SLIMB_OK;
}

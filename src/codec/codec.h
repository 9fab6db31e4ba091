/* Encodings: what a key or a signature looks like in bytes. Strict DER both ways; nothing here
 * knows about points or fields. Everything that may carry a private key runs in constant time in
 * its contents: only structure (tags, lengths) decides a branch. */
#ifndef SLIMB_CODEC_CODEC_H
#define SLIMB_CODEC_CODEC_H

#include <stddef.h>
#include <stdint.h>

#include "slimb.h"

/* The results are SLIMB_OK or SLIMB_E_ codes. */

/* How deep a scheme wipes the stack (ct_wipe_stack) after it has read or written an encoded private
 * key. */
#define CODEC_STACK 1024

/* ---- ECDSA signatures. r and s are big-endian, width bytes each. ---- */

/* Strict DER: minimal lengths and integers, no trailing bytes; anything else is SLIMB_E_ENCODING.
 * Well-formed, but with an integer that is negative or longer than width: SLIMB_E_SIGNATURE, for
 * that is outside [1, n-1]. */
int codec_signature_decode(uint8_t *r, uint8_t *s, size_t width, const uint8_t *in, size_t in_len);

/* Writes DER to out[2 * width + 9]; returns its length. r and s are public by now. */
size_t codec_signature_encode(uint8_t *out, const uint8_t *r, const uint8_t *s, size_t width);

/* ---- keys ---- */

/* A parsed private key: views into the input. */
typedef struct {
  slimb_curve curve;
  const uint8_t *scalar; /* the raw private key; of EC, scalar_len may be less: left-padding is the
                            caller's */
  size_t scalar_len;
  const uint8_t
      *point; /* the raw public key inside, of EC as a SEC 1 point; NULL if there is none */
  size_t point_len;
} codec_private_key;

/* curve: SLIMB_CURVE_ANY, or the curve that is required. Another curve or algorithm is
 * SLIMB_E_UNSUPPORTED; anything malformed or refused SLIMB_E_ENCODING: explicit or absent
 * parameters (SEC 1 may leave them out where a curve is required), an empty or too long scalar, two
 * public keys that differ, an inner curve that is not the outer one. */
int codec_sec1_decode(codec_private_key *key, slimb_curve curve, const uint8_t *in, size_t in_len);
int codec_pkcs8_decode(codec_private_key *key, slimb_curve curve, const uint8_t *in, size_t in_len);

/* scalar at full width; point present for EC, uncompressed; else it makes the encoding one of
 * version 2, and is left out with point_len 0. Room and result as the public functions have them.
 */
int codec_sec1_encode(uint8_t *out, size_t *out_len, const codec_private_key *key);
int codec_pkcs8_encode(uint8_t *out, size_t *out_len, const codec_private_key *key);

typedef struct {
  slimb_curve curve;
  const uint8_t *point; /* raw, of EC in any SEC 1 form; the caller checks it */
  size_t point_len;
} codec_public_key;

int codec_spki_decode(codec_public_key *key, slimb_curve curve, const uint8_t *in, size_t in_len);
int codec_spki_encode(uint8_t *out, size_t *out_len, const codec_public_key *key);

/* ---- PEM (RFC 7468) with a constant-time base64 ---- */
typedef enum { CODEC_PEM_PRIVATE, CODEC_PEM_SEC1, CODEC_PEM_PUBLIC } codec_pem_label;

/* Finds the first block whose label is one of the wanted ones (a bit set of 1 << label), whatever
 * stands before it (EC PARAMETERS is not read: the key names its curve), and decodes it. *der_len:
 * room, then length; a block that needs more room is SLIMB_E_ENCODING, so give it
 * SLIMB_ENCODED_KEY_SIZE_MAX and more. An encrypted key is SLIMB_E_UNSUPPORTED. */
int codec_pem_decode(uint8_t *der, size_t *der_len, codec_pem_label *label, unsigned wanted,
                     const uint8_t *in, size_t in_len);
int codec_pem_encode(uint8_t *out, size_t *out_len, codec_pem_label label, const uint8_t *der,
                     size_t der_len);

#endif

/* slimb: elliptic curves with slim limbs. The public interface.
 *
 * Rules that hold for every function, unless its comment says otherwise:
 *
 *   Arguments  outputs, in-outs, inputs, flags. A length in bytes follows its pointer. An input
 *              pointer may be NULL only when its length is 0.
 *   Results    SLIMB_OK (0) or a negative SLIMB_E_ code. Compare with == SLIMB_OK.
 *   Errors     every output is zeroed: objects, and the whole room of an [out, out_len] pair, whose
 *              *out_len becomes the size needed on SLIMB_E_LENGTH and 0 on other errors.
 *   Sizes      of an [out, out_len] pair: *out_len is the room on entry and the bytes written on
 *              return. out may be NULL when the room is 0: that asks for the size.
 *   Timing     constant in everything marked SECRET: no branch, index or instruction time depends
 *              on it. Lengths, curves, hashes, flags and formats are public. So is the outcome
 *              (whether a key was refused).
 *   Aliasing   outputs overlap neither inputs nor each other.
 *   Memory     the stack only, under 32 KiB; slimb calls no allocator. Objects may be copied and
 *              moved bytewise and need no release; wipe what is secret. libcrypto, which computes
 *              the hashes, may allocate a digest context.
 *   Threads    every function may run in any thread; an object that is read may be shared. No
 *              init call; safe across fork().
 */
#ifndef SLIMB_H
#define SLIMB_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SLIMB_VERSION_MAJOR 0
#define SLIMB_VERSION_MINOR 1
#define SLIMB_VERSION_PATCH 0
#define SLIMB_VERSION_STRING "0.1.0"

#if defined(__GNUC__) || defined(__clang__)
#define SLIMB_API __attribute__((visibility("default")))
#define SLIMB_CHECKED __attribute__((warn_unused_result))
#else
#define SLIMB_API
#define SLIMB_CHECKED
#endif

/* ---- results ---------------------------------------------------------------------------------
 * The numbers never change. */
#define SLIMB_OK 0
#define SLIMB_E_ARGUMENT                                                                       \
  (-1)                      /* a NULL, an unknown curve, hash, format or flag, an object never \
                               filled, keys of different curves */
#define SLIMB_E_LENGTH (-2) /* room too short, or an input of the wrong length */
#define SLIMB_E_POINT (-3)  /* not a point of the curve, or one that is refused */
#define SLIMB_E_PRIVATE_KEY (-4) /* outside [1, n-1], or its public key does not match */
#define SLIMB_E_ENCODING (-5)    /* malformed DER or PEM, or a form that is refused */
#define SLIMB_E_SIGNATURE (-6)   /* the signature is false */
#define SLIMB_E_RANDOM (-7)      /* the system gave no randomness, or no hash */
#define SLIMB_E_UNSUPPORTED (-8) /* well-formed, but another algorithm or curve */

/* slimb_strerror gives the sentence for a result code; never NULL. */
SLIMB_API const char *slimb_strerror(int code);

/* slimb_version gives SLIMB_VERSION_STRING as the library was built. */
SLIMB_API const char *slimb_version(void);

/* ---- curves, hashes, formats ------------------------------------------------------------------
 */
typedef enum {
  SLIMB_CURVE_ANY = 0, /* import only: the encoding names the curve */
  SLIMB_CURVE_P256 = 1,
  SLIMB_CURVE_P384 = 2,
  SLIMB_CURVE_P521 = 3,
  SLIMB_CURVE_SECP256K1 = 4,
  SLIMB_CURVE_X25519 = 5,  /* key agreement only */
  SLIMB_CURVE_X448 = 6,    /* key agreement only */
  SLIMB_CURVE_ED25519 = 7, /* EdDSA only */
  SLIMB_CURVE_ED448 = 8    /* EdDSA only */
} slimb_curve;

typedef enum {
  SLIMB_HASH_NONE = 0, /* digest functions only: a digest of any origin, 1 to 66 bytes */
  SLIMB_HASH_SHA224 = 1,
  SLIMB_HASH_SHA256 = 2,
  SLIMB_HASH_SHA384 = 3,
  SLIMB_HASH_SHA512 = 4,
  SLIMB_HASH_SHA3_224 = 5,
  SLIMB_HASH_SHA3_256 = 6,
  SLIMB_HASH_SHA3_384 = 7,
  SLIMB_HASH_SHA3_512 = 8,
  SLIMB_HASH_SHAKE256 = 9 /* 64 bytes of output; has no HMAC */
} slimb_hash;

/* Raw keys: on short Weierstrass curves a private key is the big-endian scalar of full width, a
 * public key a SEC 1 point, exported uncompressed, imported in either form. Of X25519 and X448 they
 * are the bytes of RFC 7748, of Ed25519 and Ed448 those of RFC 8032. */
typedef enum {
  SLIMB_FORMAT_RAW = 1,
  SLIMB_FORMAT_COMPRESSED = 2, /* public, short Weierstrass: SEC 1 compressed point */
  SLIMB_FORMAT_SEC1 = 3,       /* private, short Weierstrass: ECPrivateKey, RFC 5915, DER */
  SLIMB_FORMAT_PKCS8 = 4,      /* private: RFC 5958, DER; RFC 8410 for the last four curves */
  SLIMB_FORMAT_SPKI = 5,       /* public: SubjectPublicKeyInfo, RFC 5480, RFC 8410, DER */
  SLIMB_FORMAT_PEM = 6,        /* private: "PRIVATE KEY" (import also takes "EC PRIVATE KEY");
                                  public: "PUBLIC KEY" */
  SLIMB_FORMAT_SEC1_PEM = 7,   /* private, short Weierstrass: "EC PRIVATE KEY" */
  SLIMB_FORMAT_PKCS8_V2 = 8    /* private, export only, the last four curves: PKCS8 of version 2,
                                  with the public key in [1]; import takes it as PKCS8 */
} slimb_format;

/* ---- sizes in bytes: macros for arrays, functions for code that takes any curve ----------------
 */
#define SLIMB_P256_PRIVATE_SIZE 32 /* raw private key */
#define SLIMB_P256_PUBLIC_SIZE 65  /* uncompressed point */
#define SLIMB_P256_PUBLIC_COMPRESSED_SIZE 33
#define SLIMB_P256_SIGNATURE_P1363_SIZE 64
#define SLIMB_P256_SIGNATURE_DER_SIZE 72 /* the longest */
#define SLIMB_P256_DH_SIZE 32

#define SLIMB_P384_PRIVATE_SIZE 48
#define SLIMB_P384_PUBLIC_SIZE 97
#define SLIMB_P384_PUBLIC_COMPRESSED_SIZE 49
#define SLIMB_P384_SIGNATURE_P1363_SIZE 96
#define SLIMB_P384_SIGNATURE_DER_SIZE 104
#define SLIMB_P384_DH_SIZE 48

#define SLIMB_P521_PRIVATE_SIZE 66
#define SLIMB_P521_PUBLIC_SIZE 133
#define SLIMB_P521_PUBLIC_COMPRESSED_SIZE 67
#define SLIMB_P521_SIGNATURE_P1363_SIZE 132
#define SLIMB_P521_SIGNATURE_DER_SIZE 139
#define SLIMB_P521_DH_SIZE 66

#define SLIMB_SECP256K1_PRIVATE_SIZE 32
#define SLIMB_SECP256K1_PUBLIC_SIZE 65
#define SLIMB_SECP256K1_PUBLIC_COMPRESSED_SIZE 33
#define SLIMB_SECP256K1_SIGNATURE_P1363_SIZE 64
#define SLIMB_SECP256K1_SIGNATURE_DER_SIZE 72
#define SLIMB_SECP256K1_DH_SIZE 32

#define SLIMB_X25519_PRIVATE_SIZE 32
#define SLIMB_X25519_PUBLIC_SIZE 32
#define SLIMB_X25519_DH_SIZE 32

#define SLIMB_X448_PRIVATE_SIZE 56
#define SLIMB_X448_PUBLIC_SIZE 56
#define SLIMB_X448_DH_SIZE 56

#define SLIMB_ED25519_PRIVATE_SIZE 32
#define SLIMB_ED25519_PUBLIC_SIZE 32
#define SLIMB_ED25519_SIGNATURE_SIZE 64

#define SLIMB_ED448_PRIVATE_SIZE 57
#define SLIMB_ED448_PUBLIC_SIZE 57
#define SLIMB_ED448_SIGNATURE_SIZE 114

#define SLIMB_PRIVATE_SIZE_MAX 66
#define SLIMB_PUBLIC_SIZE_MAX 133
#define SLIMB_SIGNATURE_SIZE_MAX 139
#define SLIMB_DH_SIZE_MAX 66
#define SLIMB_HASH_SIZE_MAX 64
#define SLIMB_ENCODED_KEY_SIZE_MAX 512 /* any export of any key in any format */

/* Each gives 0 for an unknown curve or hash, and for what a curve has not (a signature of X25519).
 * slimb_public_size is that of a raw export, slimb_signature_size the longest signature in the
 * encoding that flags select (ECDSA: SLIMB_P1363 or DER; other flags change no size). */
SLIMB_API size_t slimb_private_size(slimb_curve curve);
SLIMB_API size_t slimb_public_size(slimb_curve curve);
SLIMB_API size_t slimb_signature_size(slimb_curve curve, unsigned flags);
SLIMB_API size_t slimb_dh_size(slimb_curve curve);
SLIMB_API size_t slimb_hash_size(slimb_hash hash);

/* slimb_backend names the code that serves the curve in this process: "adx" (x86-64 with mulx,
 * adcx, adox), "c64" (portable, 64-bit), "c32" (portable, 32-bit); NULL for an unknown curve. */
SLIMB_API const char *slimb_backend(slimb_curve curve);

/* ---- keys -------------------------------------------------------------------------------------
 * Opaque, caller-owned, the same size for every curve. Holding one means that it is valid. */
typedef struct {
  uint64_t opaque[32];
} slimb_private_key; /* SECRET */

typedef struct {
  uint64_t opaque[20];
} slimb_public_key;

/* slimb_keypair_generate makes a key from the system's randomness.
 *
 * priv     SECRET
 * pub      its public key; may be NULL
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_RANDOM
 * Timing   constant
 * Source   FIPS 186-5 A.2.2 (rejection sampling)
 */
SLIMB_API SLIMB_CHECKED int slimb_keypair_generate(slimb_private_key *priv, slimb_public_key *pub,
                                                   slimb_curve curve);

/* slimb_private_key_import reads a private key.
 *
 * curve    SLIMB_CURVE_ANY for a format that names its curve; else the curve that is required
 * format   RAW, SEC1, PKCS8, PEM or SEC1_PEM
 * in       SECRET, except for its structure: tags, lengths, boundaries and line ends
 *
 * A public key inside the encoding must match, which costs one base-point multiplication; without
 * one, no point arithmetic is done, except for Ed25519 and Ed448, whose objects always hold the
 * public key.
 *
 * PEM may hold up to 4096 bytes of DER.
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_LENGTH (raw); SLIMB_E_PRIVATE_KEY (0, n and above,
 *          another public key inside); SLIMB_E_POINT (the public key inside is no point);
 *          SLIMB_E_ENCODING; SLIMB_E_UNSUPPORTED (another curve or algorithm, an encrypted key);
 *          SLIMB_E_RANDOM (no hash; Ed25519 and Ed448)
 * Timing   constant in the key
 * Source   SEC 1 v2 C.4; RFC 5915; RFC 5958; RFC 7468; RFC 8410
 */
SLIMB_API SLIMB_CHECKED int slimb_private_key_import(slimb_private_key *priv, slimb_curve curve,
                                                     slimb_format format, const uint8_t *in,
                                                     size_t in_len);

/* slimb_private_key_export writes a private key. DER and PEM forms of short Weierstrass curves, and
 * PKCS8_V2, carry the public key, which costs one base-point multiplication unless the key was made
 * or imported together with it.
 *
 * out      SECRET [*out_len]
 * format   RAW, PKCS8, PEM; SEC1 or SEC1_PEM on short Weierstrass curves, PKCS8_V2 on the others
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_LENGTH
 * Timing   constant in the key
 */
SLIMB_API SLIMB_CHECKED int slimb_private_key_export(uint8_t *out, size_t *out_len,
                                                     const slimb_private_key *priv,
                                                     slimb_format format);

/* slimb_private_key_wipe overwrites the key, in a way that the compiler keeps. */
SLIMB_API void slimb_private_key_wipe(slimb_private_key *priv);

/* slimb_public_key_from_private gives the public key of priv.
 *
 * priv     SECRET
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT
 * Timing   constant in the key; none of the arithmetic where the key was made or imported together
 *          with its public key
 */
SLIMB_API SLIMB_CHECKED int slimb_public_key_from_private(slimb_public_key *pub,
                                                          const slimb_private_key *priv);

/* slimb_public_key_import reads a public key and checks that it is a point of the curve: of X25519
 * and X448 any bytes of the right length are, and are kept as they stand.
 *
 * format   RAW, COMPRESSED, SPKI or PEM
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_LENGTH (RAW, COMPRESSED); SLIMB_E_POINT;
 *          SLIMB_E_ENCODING; SLIMB_E_UNSUPPORTED (another curve or algorithm)
 * Timing   may vary with the input
 * Source   SEC 1 v2 2.3.4; RFC 5480; RFC 8032 5.1.3, 5.2.3; RFC 8410
 */
SLIMB_API SLIMB_CHECKED int slimb_public_key_import(slimb_public_key *pub, slimb_curve curve,
                                                    slimb_format format, const uint8_t *in,
                                                    size_t in_len);

/* slimb_public_key_export writes a public key.
 *
 * format   RAW, COMPRESSED, SPKI or PEM
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_LENGTH
 * Source   SEC 1 v2 2.3.3; RFC 5480; RFC 7468
 */
SLIMB_API SLIMB_CHECKED int slimb_public_key_export(uint8_t *out, size_t *out_len,
                                                    const slimb_public_key *pub,
                                                    slimb_format format);

/* Each gives the curve of a key; SLIMB_CURVE_ANY for NULL and for an object never filled. */
SLIMB_API slimb_curve slimb_private_key_curve(const slimb_private_key *priv);
SLIMB_API slimb_curve slimb_public_key_curve(const slimb_public_key *pub);

/* ---- ECDSA ------------------------------------------------------------------------------------
 * flags, combined with | :
 *   SLIMB_P1363          the signature is r | s at full width, in place of DER
 *   SLIMB_LOW_S          signing: s is at most n / 2, the smaller of s and n - s; verification: a
 *                        larger s is SLIMB_E_SIGNATURE (secp256k1 in most of its uses)
 *   SLIMB_DETERMINISTIC  signing: the nonce of RFC 6979, in place of a hedged one
 *   SLIMB_HMAC(hash)     signing with SLIMB_DETERMINISTIC: the hash of RFC 6979's HMAC; needed
 *                        with SLIMB_HASH_NONE and SLIMB_HASH_SHAKE256, else the message's hash
 *                        serves
 * Verification takes SLIMB_P1363 and SLIMB_LOW_S only. Any other bit or combination is
 * SLIMB_E_ARGUMENT, as is a key of a curve that has no ECDSA. */
#define SLIMB_P1363 0x1u
#define SLIMB_DETERMINISTIC 0x2u
#define SLIMB_LOW_S 0x4u
#define SLIMB_HMAC(hash) ((unsigned)(hash) << 8)

/* slimb_ecdsa_sign signs a message.
 *
 * sig      [*sig_len]: room for at least slimb_signature_size(curve, flags), the longest signature,
 *          even if this one comes out shorter
 * priv     SECRET
 *
 * The nonce is H("slimb-ecdsa" | curve, one byte | private key | 32 fresh random bytes | digest)
 * mod n, so that a generator that is weak or repeats itself does not reveal the key. H is SHA-512,
 * and SHAKE256 with 88 bytes of output on P-521: 128 bits more than the order, at least.
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_LENGTH; SLIMB_E_RANDOM
 * Timing   constant in priv and the nonce; varies with msg_len
 * Source   FIPS 186-5 6.4.1; RFC 6979; RFC 3279 2.2.3 (DER)
 */
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_sign(uint8_t *sig, size_t *sig_len,
                                             const slimb_private_key *priv, slimb_hash hash,
                                             const uint8_t *msg, size_t msg_len, unsigned flags);

/* slimb_ecdsa_sign_digest signs a digest: of slimb_hash_size(hash) bytes, or of 1 to 66 bytes with
 * SLIMB_HASH_NONE. A digest longer than the order counts by its leftmost bits.
 *
 * Returns  as slimb_ecdsa_sign; SLIMB_E_LENGTH also for a digest that is not the hash's length
 */
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_sign_digest(uint8_t *sig, size_t *sig_len,
                                                    const slimb_private_key *priv, slimb_hash hash,
                                                    const uint8_t *digest, size_t digest_len,
                                                    unsigned flags);

/* slimb_ecdsa_verify checks the signature of a message. A high s is accepted without SLIMB_LOW_S.
 *
 * Returns  SLIMB_OK: true; SLIMB_E_SIGNATURE: false; SLIMB_E_ENCODING: malformed DER;
 *          SLIMB_E_LENGTH: a P1363 signature that is not twice the order's length;
 *          SLIMB_E_ARGUMENT; SLIMB_E_RANDOM (no hash)
 * Timing   varies: everything here is public
 * Source   FIPS 186-5 6.4.2
 */
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_verify(const slimb_public_key *pub, slimb_hash hash,
                                               const uint8_t *msg, size_t msg_len,
                                               const uint8_t *sig, size_t sig_len, unsigned flags);

/* slimb_ecdsa_verify_digest: the same over a digest, whose length is as in slimb_ecdsa_sign_digest
 * and is SLIMB_E_LENGTH otherwise. */
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_verify_digest(const slimb_public_key *pub, slimb_hash hash,
                                                      const uint8_t *digest, size_t digest_len,
                                                      const uint8_t *sig, size_t sig_len,
                                                      unsigned flags);

/* ---- EdDSA ------------------------------------------------------------------------------------
 * Keys of Ed25519 and Ed448. The signature is R | S, slimb_signature_size(curve, 0) bytes.
 * flags, combined with | :
 *   SLIMB_PREHASH  Ed25519ph or Ed448ph: the message is hashed first (SHA-512, SHAKE256)
 *   SLIMB_STRICT   verification: a public key or R of small order is refused as well
 * Any other bit is SLIMB_E_ARGUMENT.
 *
 * context (up to 255 bytes) separates uses of one key. On Ed25519 a context makes the signature
 * one of Ed25519ctx; without context (length 0) it is one of Ed25519. */
#define SLIMB_PREHASH 0x8u
#define SLIMB_STRICT 0x10u

/* slimb_eddsa_sign signs a message.
 *
 * sig      [*sig_len]
 * priv     SECRET; holds its public key, so that no wrong one can be passed in
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT (also a key of another kind); SLIMB_E_LENGTH (also a context
 *          over 255 bytes); SLIMB_E_RANDOM (no hash)
 * Timing   constant in priv; varies with msg_len and context_len
 * Source   RFC 8032 5.1.6, 5.2.6
 */
SLIMB_API SLIMB_CHECKED int slimb_eddsa_sign(uint8_t *sig, size_t *sig_len,
                                             const slimb_private_key *priv, const uint8_t *context,
                                             size_t context_len, const uint8_t *msg, size_t msg_len,
                                             unsigned flags);

/* slimb_eddsa_sign_digest signs, as slimb_eddsa_sign with SLIMB_PREHASH, a message that was hashed
 * already: 64 bytes of SHA-512 for Ed25519, of SHAKE256 for Ed448. flags: 0 or SLIMB_PREHASH.
 *
 * Returns  as slimb_eddsa_sign; SLIMB_E_LENGTH also for a digest of another length
 */
SLIMB_API SLIMB_CHECKED int slimb_eddsa_sign_digest(uint8_t *sig, size_t *sig_len,
                                                    const slimb_private_key *priv,
                                                    const uint8_t *context, size_t context_len,
                                                    const uint8_t *digest, size_t digest_len,
                                                    unsigned flags);

/* slimb_eddsa_verify checks the signature of a message, by the cofactorless equation. S >= L, an R
 * that is not canonical and a false signature are all SLIMB_E_SIGNATURE.
 *
 * Returns  SLIMB_OK: true; SLIMB_E_SIGNATURE: false; SLIMB_E_LENGTH: a signature or context of the
 *          wrong length; SLIMB_E_POINT: a public key of small order under SLIMB_STRICT;
 *          SLIMB_E_ARGUMENT; SLIMB_E_RANDOM (no hash)
 * Timing   varies: everything here is public
 * Source   RFC 8032 5.1.7, 5.2.7
 */
SLIMB_API SLIMB_CHECKED int slimb_eddsa_verify(const slimb_public_key *pub, const uint8_t *context,
                                               size_t context_len, const uint8_t *msg,
                                               size_t msg_len, const uint8_t *sig, size_t sig_len,
                                               unsigned flags);

/* slimb_eddsa_verify_digest: the same with SLIMB_PREHASH, over a digest as in
 * slimb_eddsa_sign_digest. flags: any of the two. */
SLIMB_API SLIMB_CHECKED int slimb_eddsa_verify_digest(const slimb_public_key *pub,
                                                      const uint8_t *context, size_t context_len,
                                                      const uint8_t *digest, size_t digest_len,
                                                      const uint8_t *sig, size_t sig_len,
                                                      unsigned flags);

/* ---- Diffie-Hellman ----------------------------------------------------------------------------
 * slimb_dh computes the shared secret of priv and peer.
 *
 * out      SECRET [*out_len]: the big-endian x coordinate at full field width, or the u of RFC
 *          7748; slimb_dh_size(curve)
 * priv     SECRET
 * peer     of the same curve
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT (curves differ or have no key agreement); SLIMB_E_LENGTH;
 *          SLIMB_E_POINT (X25519, X448: the secret came out as zero, the peer being of small order)
 * Timing   constant in priv
 * Source   SP 800-56A r3 5.7.1.2; RFC 7748 5, 6
 */
SLIMB_API SLIMB_CHECKED int slimb_dh(uint8_t *out, size_t *out_len, const slimb_private_key *priv,
                                     const slimb_public_key *peer);

/* ---- one call on bytes --------------------------------------------------------------------------
 * The same operations on raw keys (SLIMB_FORMAT_RAW), which are checked in each call. They return
 * what the import and the operation return. */
SLIMB_API SLIMB_CHECKED int slimb_keypair_generate_raw(uint8_t *priv, size_t *priv_len,
                                                       uint8_t *pub, size_t *pub_len,
                                                       slimb_curve curve);
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_sign_raw(uint8_t *sig, size_t *sig_len, slimb_curve curve,
                                                 const uint8_t *priv, size_t priv_len,
                                                 slimb_hash hash, const uint8_t *msg,
                                                 size_t msg_len, unsigned flags);
SLIMB_API SLIMB_CHECKED int slimb_ecdsa_verify_raw(slimb_curve curve, const uint8_t *pub,
                                                   size_t pub_len, slimb_hash hash,
                                                   const uint8_t *msg, size_t msg_len,
                                                   const uint8_t *sig, size_t sig_len,
                                                   unsigned flags);
SLIMB_API SLIMB_CHECKED int slimb_eddsa_sign_raw(uint8_t *sig, size_t *sig_len, slimb_curve curve,
                                                 const uint8_t *priv, size_t priv_len,
                                                 const uint8_t *context, size_t context_len,
                                                 const uint8_t *msg, size_t msg_len,
                                                 unsigned flags);
SLIMB_API SLIMB_CHECKED int slimb_eddsa_verify_raw(slimb_curve curve, const uint8_t *pub,
                                                   size_t pub_len, const uint8_t *context,
                                                   size_t context_len, const uint8_t *msg,
                                                   size_t msg_len, const uint8_t *sig,
                                                   size_t sig_len, unsigned flags);
SLIMB_API SLIMB_CHECKED int slimb_dh_raw(uint8_t *out, size_t *out_len, slimb_curve curve,
                                         const uint8_t *priv, size_t priv_len, const uint8_t *peer,
                                         size_t peer_len);

/* ---- hashing a message in parts -----------------------------------------------------------------
 * For messages that do not fit in memory: hash, then sign or verify the digest. A context that was
 * started holds a libcrypto digest context: end it with finish or abandon, before it is started
 * again, and do not copy it. */
typedef struct {
  uint64_t opaque[4];
} slimb_hash_ctx;

/* slimb_hash_start starts a context.
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT; SLIMB_E_RANDOM (libcrypto does not offer the hash)
 */
SLIMB_API SLIMB_CHECKED int slimb_hash_start(slimb_hash_ctx *ctx, slimb_hash hash);

/* slimb_hash_update takes the next part. On an error the context still wants its end.
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT (also a context that was not started); SLIMB_E_RANDOM
 */
SLIMB_API SLIMB_CHECKED int slimb_hash_update(slimb_hash_ctx *ctx, const uint8_t *msg,
                                              size_t msg_len);

/* slimb_hash_finish writes slimb_hash_size bytes and ends the context, also on error except
 * SLIMB_E_LENGTH.
 *
 * Returns  SLIMB_OK; SLIMB_E_ARGUMENT (also a context that was not started); SLIMB_E_LENGTH;
 *          SLIMB_E_RANDOM
 */
SLIMB_API SLIMB_CHECKED int slimb_hash_finish(uint8_t *digest, size_t *digest_len,
                                              slimb_hash_ctx *ctx);

/* slimb_hash_abandon ends a context without a result; nothing for one that ended or NULL. */
SLIMB_API void slimb_hash_abandon(slimb_hash_ctx *ctx);

#ifdef __cplusplus
}
#endif
#endif

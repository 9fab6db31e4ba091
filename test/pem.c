/* PEM: base64 against libcrypto, and which laxness of RFC 7468 is taken. */
#include <openssl/evp.h>
#include <stdio.h>
#include <string.h>

#include "base/ct.h"
#include "codec/base64.h"
#include "codec/codec.h"
#include "test.h"

#define DER_MAX 1024
#define PRIVATE (1u << CODEC_PEM_PRIVATE)
#define EC_PRIVATE (1u << CODEC_PEM_SEC1)
#define PUBLIC (1u << CODEC_PEM_PUBLIC)

/* Decodes text that ends at a page that faults, into room that does, too. */
static int decode(uint8_t *der, size_t *der_len, codec_pem_label *label, unsigned wanted,
                  const char *text, size_t text_len, size_t room) {
  uint8_t *in = test_guarded(text_len), *out = test_guarded(room), zero[DER_MAX] = {0};
  memcpy(in, text, text_len);
  memset(out, 0x55, room);
  *der_len = room;
  int result = codec_pem_decode(out, der_len, label, wanted, in, text_len);
  CHECK(*der_len <= room);
  if (result == SLIMB_OK) memcpy(der, out, *der_len);
  if (result != SLIMB_OK) CHECK(*der_len == 0 && test_bytes_equal(out, zero, room));
  test_guarded_free(in, text_len);
  test_guarded_free(out, room);
  return result;
}

static void alphabet(void) {
  test_case("base64: each value and each octet");
  const char *characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (uint32_t v = 0; v < 64; v++) CHECK(base64_character(v | 0xc0) == (uint8_t)characters[v]);
  for (unsigned c = 0; c < 256; c++) {
    const char *at = c ? strchr(characters, (int)c) : NULL;
    ct_mask valid = ct_from_bit(1);
    uint32_t value = base64_value((uint8_t)c, &valid);
    test_context("octet %u", c);
    CHECK((valid != 0) == (at != NULL) && (valid == 0 || ~valid == 0));
    if (at) CHECK(value == (uint32_t)(at - characters));
    valid = 0;
    base64_value((uint8_t)c, &valid);
    CHECK(valid == 0);
  }
}

/* The text that RFC 7468 asks for, by libcrypto's base64. */
static size_t reference(char *out, const char *label, const uint8_t *der, size_t len) {
  size_t n = (size_t)sprintf(out, "-----BEGIN %s-----\n", label);
  for (size_t i = 0; i < len; i += 48) {
    size_t line = len - i < 48 ? len - i : 48;
    n += (size_t)EVP_EncodeBlock((unsigned char *)out + n, der + i, (int)line);
    out[n++] = '\n';
  }
  return n + (size_t)sprintf(out + n, "-----END %s-----\n", label);
}

static void lengths(void) {
  test_case("blocks of every length, as libcrypto encodes them");
  static const char *const names[] = {"PRIVATE KEY", "EC PRIVATE KEY", "PUBLIC KEY"};
  for (size_t len = 0; len <= 200; len++) {
    uint8_t der[DER_MAX], back[DER_MAX], zero[DER_MAX] = {0};
    char want[DER_MAX];
    codec_pem_label label = (codec_pem_label)(len % 3), found;
    test_random(der, len);
    size_t want_len = reference(want, names[label], der, len), got_len = 0, back_len;
    test_context("%zu octets", len);
    CHECK(codec_pem_encode(NULL, &got_len, label, der, len) == SLIMB_E_LENGTH);
    CHECK(got_len == want_len);
    uint8_t *got = test_guarded(want_len);
    memset(got, 0x55, want_len);
    got_len = want_len - 1;
    CHECK(codec_pem_encode(got + 1, &got_len, label, der, len) == SLIMB_E_LENGTH);
    CHECK(got_len == want_len && got[0] == 0x55);
    CHECK_BYTES(got + 1, zero, want_len - 1);
    CHECK(codec_pem_encode(got, &got_len, label, der, len) == SLIMB_OK && got_len == want_len);
    CHECK_BYTES(got, want, want_len);
    CHECK(decode(back, &back_len, &found, 7, want, want_len, len) == SLIMB_OK);
    CHECK(back_len == len && found == label);
    CHECK_BYTES(back, der, len);
    if (len > 0) {
      CHECK(decode(back, &back_len, &found, 7, want, want_len, len - 1) == SLIMB_E_ENCODING);
      CHECK(decode(back, &back_len, &found, 7u & ~(1u << label), want, want_len, DER_MAX) ==
            SLIMB_E_ENCODING);
    }
    test_guarded_free(got, want_len);
  }
}

/* The body is 00 01 02 ... 31: two lines of base64. */
#define L1 "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4v"
#define L2 "MDE="
#define B "-----BEGIN PRIVATE KEY-----"
#define E "-----END PRIVATE KEY-----"
static const struct {
  const char *what, *text;
  unsigned wanted;
  int result;
} verdicts[] = {
    {"plain", B "\n" L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_OK},
    {"no line end at the end", B "\n" L1 "\n" L2 "\n" E, PRIVATE, SLIMB_OK},
    {"CRLF", B "\r\n" L1 "\r\n" L2 "\r\n" E "\r\n", PRIVATE, SLIMB_OK},
    {"CR", B "\r" L1 "\r" L2 "\r" E "\r", PRIVATE, SLIMB_OK},
    {"blank lines", "\n\n" B "\n\n" L1 "\n \n" L2 "\n\n" E "\n\n", PRIVATE, SLIMB_OK},
    {"blanks at line ends", B " \t\n" L1 " \n" L2 "\t\n" E "  \n", PRIVATE, SLIMB_OK},
    {"one line", B "\n" L1 L2 "\n" E "\n", PRIVATE, SLIMB_OK},
    {"broken within a group", B "\n" L1 "\nMD\nE\n=\n" E "\n", PRIVATE, SLIMB_OK},
    {"text before and after", "Bag Attributes\n  a: b\n" B "\n" L1 "\n" L2 "\n" E "\nmore\n",
     PRIVATE, SLIMB_OK},
    {"EC PARAMETERS before",
     "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n" B "\n" L1
     "\n" L2 "\n" E "\n",
     PRIVATE | EC_PRIVATE, SLIMB_OK},
    {"another kind before",
     "-----BEGIN PUBLIC KEY-----\nAA==\n-----END PUBLIC KEY-----\n" B "\n" L1 "\n" L2 "\n" E "\n",
     PRIVATE, SLIMB_OK},
    {"the first one counts", B "\n" L1 "\n" L2 "\n" E "\n" B "\nAA==\n" E "\n", PRIVATE, SLIMB_OK},
    {"the first one counts, though malformed", B "\nA\n" E "\n" B "\n" L1 "\n" L2 "\n" E "\n",
     PRIVATE, SLIMB_E_ENCODING},

    {"empty", "", PRIVATE, SLIMB_E_ENCODING},
    {"not wanted", B "\n" L1 "\n" L2 "\n" E "\n", PUBLIC | EC_PRIVATE, SLIMB_E_ENCODING},
    {"label in lower case", "-----BEGIN private key-----\nAA==\n-----END private key-----\n",
     PRIVATE, SLIMB_E_ENCODING},
    {"longer label", "-----BEGIN PRIVATE KEYS-----\nAA==\n-----END PRIVATE KEYS-----\n", PRIVATE,
     SLIMB_E_ENCODING},
    {"other end", B "\n" L1 "\n" L2 "\n-----END PUBLIC KEY-----\n", PRIVATE, SLIMB_E_ENCODING},
    {"no end", B "\n" L1 "\n" L2 "\n", PRIVATE, SLIMB_E_ENCODING},
    {"no body", B "\n", PRIVATE, SLIMB_E_ENCODING},
    {"begin alone", B, PRIVATE, SLIMB_E_ENCODING},
    {"begin twice", B "\n" B "\n" L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"four dashes", "-----BEGIN PRIVATE KEY----\n" L1 "\n" L2 "\n" E "\n", PRIVATE,
     SLIMB_E_ENCODING},
    {"end with four dashes", B "\n" L1 "\n" L2 "\n-----END PRIVATE KEY----\n", PRIVATE,
     SLIMB_E_ENCODING},
    {"begin within a line", "x" B "\n" L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"body after begin", B L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"end after body", B "\n" L1 "\n" L2 E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"end indented", B "\n" L1 "\n" L2 "\n " E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"text behind end", B "\n" L1 "\n" L2 "\n" E "x\n", PRIVATE, SLIMB_E_ENCODING},
    {"no padding", B "\n" L1 "\nMDE\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"too much padding", B "\n" L1 "\nMDE==\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"a group of padding", B "\n" L1 "\n" L2 "====\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"padding within", B "\n" L1 "MDE=\nAAAA\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"only padding", B "\n====\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"a group of one", B "\n" L1 "\nA===\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"unused bits, one octet", B "\nAB==\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"unused bits, two octets", B "\n" L1 "\nMDF=\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"URL alphabet", B "\n" L1 "\nMD_-\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"asterisk", B "\n*" L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"vertical tab", B "\n" L1 "\v\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},
    {"header", B "\nComment: x\n\n" L1 "\n" L2 "\n" E "\n", PRIVATE, SLIMB_E_ENCODING},

    {"encrypted PKCS #8",
     "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==\n-----END ENCRYPTED PRIVATE KEY-----\n",
     PRIVATE | EC_PRIVATE, SLIMB_E_UNSUPPORTED},
    {"encrypted PKCS #8, no SEC 1 wanted",
     "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==\n-----END ENCRYPTED PRIVATE KEY-----\n", PRIVATE,
     SLIMB_E_UNSUPPORTED},
    {"encrypted PKCS #8, SEC 1 wanted",
     "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==\n-----END ENCRYPTED PRIVATE KEY-----\n",
     EC_PRIVATE, SLIMB_E_ENCODING},
    {"encrypted PKCS #8, public wanted",
     "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==\n-----END ENCRYPTED PRIVATE KEY-----\n", PUBLIC,
     SLIMB_E_ENCODING},
    {"encrypted SEC 1",
     "-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00\n\nAA==\n"
     "-----END EC PRIVATE KEY-----\n",
     EC_PRIVATE, SLIMB_E_UNSUPPORTED},
};

static void laxness(void) {
  test_case("what is taken and what is refused");
  for (size_t i = 0; i < sizeof verdicts / sizeof *verdicts; i++) {
    uint8_t der[DER_MAX];
    size_t len;
    codec_pem_label label;
    const char *text = verdicts[i].text;
    test_context("%s", verdicts[i].what);
    int result = decode(der, &len, &label, verdicts[i].wanted, text, strlen(text), DER_MAX);
    CHECK(result == verdicts[i].result);
    if (result != SLIMB_OK) continue;
    CHECK(label == CODEC_PEM_PRIVATE && len == 50);
    for (size_t j = 0; j < len; j++) CHECK(der[j] == j);
  }
}

static void truncations(void) {
  test_case("every truncation is refused");
  const char *text = verdicts[0].text;
  for (size_t len = 0; len < strlen(text) - 1; len++) {
    uint8_t der[DER_MAX];
    size_t der_len;
    codec_pem_label label;
    test_context("%zu characters", len);
    CHECK(decode(der, &der_len, &label, PRIVATE, text, len, DER_MAX) == SLIMB_E_ENCODING);
  }
}

/* A substitution inside the body is taken if and only if it is another text of the same shape. */
static void substitutions(void) {
  test_case("every character, every octet");
  char text[256], again[256];
  size_t len = strlen(verdicts[0].text), begin = strlen(B "\n");
  size_t end = begin + strlen(L1 "\n" L2 "\n"), taken = 0;
  memcpy(text, verdicts[0].text, len + 1);
  for (size_t at = 0; at < len; at++) {
    char right = text[at];
    for (unsigned c = 0; c < 256; c++) {
      uint8_t der[DER_MAX];
      size_t der_len;
      codec_pem_label label;
      text[at] = (char)c;
      test_context("character %zu = %02x", at, c);
      int result = decode(der, &der_len, &label, PRIVATE, text, len, DER_MAX);
      int boundary = at < begin || at >= end;
      if (result != SLIMB_OK) {
        CHECK(result == SLIMB_E_ENCODING && c != (unsigned char)right);
        continue;
      }
      taken++;
      if (boundary || right == '\n') { /* another line end or a blank, nothing else */
        CHECK(c == (unsigned char)right || (right == '\n' && c && strchr("\r\n\t ", (int)c)));
        continue;
      }
      CHECK(reference(again, "PRIVATE KEY", der, der_len) == len);
      CHECK_BYTES(again, text, len);
    }
    text[at] = right;
  }
  CHECK(taken > 64 * 64);
}

int main(void) {
  test_begin("pem");
  alphabet();
  lengths();
  laxness();
  truncations();
  substitutions();
  return test_end();
}

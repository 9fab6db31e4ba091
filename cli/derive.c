#include <string.h>

#include "cli.h"
#include "io.h"
#include "keyfile.h"
#include "text.h"

static const char *key_path, *peer_path, *curve_name, *output, *hex, *force;

static const cli_option options[] = {
    {'k', "key", "FILE", 1, "your private key", &key_path},
    {'p', "peer", "FILE", 1, "the other side's public key", &peer_path},
    {'o', "output", "FILE", 0, "write to FILE, mode 0600; else to standard output", &output},
    {0, "curve", "NAME", 0, KEYFILE_CURVE, &curve_name},
    {0, "hex", NULL, 0, "write the secret as a line of hex", &hex},
    {0, "force", NULL, 0, "replace FILE if it exists", &force},
};

static int write_secret(const uint8_t *secret, size_t len) {
  const io_target target = {.path = output,
                            .secret = 1,
                            .force = force != NULL,
                            .binary = hex == NULL,
                            .text_hint = "--hex"};
  if (target.binary) return io_write(&target, secret, len);
  char text[2 * SLIMB_DH_SIZE_MAX + 2];
  text_hex(text, secret, len);
  strcat(text, "\n");
  int status = io_write(&target, (const uint8_t *)text, strlen(text));
  io_wipe(text, sizeof text);
  return status;
}

static int run(void) {
  slimb_private_key key;
  slimb_public_key peer;
  slimb_curve curve;
  int status = text_curve_option(&curve, curve_name, SLIMB_CURVE_ANY);
  if (status == CLI_OK) status = keyfile_load_private(&key, key_path, curve);
  if (status != CLI_OK) return status;
  curve = slimb_private_key_curve(&key);
  if (text_is_eddsa(curve))
    status = complain("'%s' is a key of %s, which has no key agreement", key_path,
                      text_curve_name(curve));
  if (status == CLI_OK) status = keyfile_load_public(&peer, peer_path, curve, SNIFF_AS_PUBLIC);
  if (status == CLI_OK) {
    uint8_t secret[SLIMB_DH_SIZE_MAX];
    size_t len = sizeof secret;
    int code = slimb_dh(secret, &len, &key, &peer);
    status = code == SLIMB_OK ? write_secret(secret, len)
                              : complain("no secret was derived: %s", slimb_strerror(code));
    io_wipe(secret, sizeof secret);
  }
  slimb_private_key_wipe(&key);
  return status;
}

const cli_command derive_command = {
    .name = "derive",
    .summary = "derive a shared secret (ECDH, X25519, X448)",
    .usage = "-k KEY --peer PUBLIC [OPTION]...",
    .about =
        "Derives the secret that your private key shares with another side's public key:\n"
        "the x coordinate at full width, or the result of X25519 or X448. It is not\n"
        "uniform: hash it with a key derivation function before use.\n" KEYFILE_FORMATS,
    .examples =
        "  slimb derive -k key.pem --peer bob.pem -o secret.bin\n"
        "  slimb derive -k key.pem --peer bob.pem --hex\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};

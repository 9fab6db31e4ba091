/* The slimb command: what every verb shares. It knows the library by slimb.h alone. */
#ifndef SLIMB_CLI_CLI_H
#define SLIMB_CLI_CLI_H

#include "options.h"

/* The exit status. */
enum {
  CLI_OK = 0,
  CLI_FALSE = 1, /* the signature does not verify */
  CLI_ERROR = 2  /* usage, a file, a key, the system */
};

/* Prints "slimb VERB: ..." as one line on standard error. Returns CLI_ERROR. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for wrong usage, with a hint to --help at the end. */
int complain_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

extern const cli_command genkey_command, pubkey_command, sign_command, verify_command,
    derive_command, inspect_command, fields_command, speed_command;

#endif

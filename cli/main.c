/* slimb: keys, signatures and shared secrets on elliptic curves, from the command line. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "io.h"
#include "slimb.h"

static const char *verb; /* for complaints; NULL before it is known */

/* One line, whatever bytes the names in it have: a control character becomes a question mark. */
static void complain_about(const char *hint, const char *format, va_list args) {
  char text[8192];
  vsnprintf(text, sizeof text, format, args);
  for (char *c = text; *c != '\0'; c++)
    if (iscntrl((unsigned char)*c)) *c = '?';
  fprintf(stderr, "slimb%s%s: %s%s\n", verb != NULL ? " " : "", verb != NULL ? verb : "", text,
          hint);
}

int complain(const char *format, ...) {
  va_list args;
  va_start(args, format);
  complain_about("", format, args);
  va_end(args);
  return CLI_ERROR;
}

int complain_usage(const char *format, ...) {
  char hint[64];
  va_list args;
  va_start(args, format);
  snprintf(hint, sizeof hint, " (see slimb%s%s --help)", verb != NULL ? " " : "",
           verb != NULL ? verb : "");
  complain_about(hint, format, args);
  va_end(args);
  return CLI_ERROR;
}

static const cli_command *const commands[] = {
    &genkey_command, &pubkey_command,  &sign_command,   &verify_command,
    &derive_command, &inspect_command, &fields_command, &speed_command,
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const cli_command *find_command(const char *name) {
  for (size_t i = 0; i < COMMANDS; i++)
    if (strcmp(name, commands[i]->name) == 0) return commands[i];
  return NULL;
}

static int print_help(void) {
  printf(
      "Usage: slimb VERB [OPTION]... [FILE]\n\n"
      "Keys, signatures and shared secrets on P-256, P-384, P-521, secp256k1, Ed25519,\n"
      "Ed448, X25519 and X448.\n\n"
      "Verbs:\n");
  for (size_t i = 0; i < COMMANDS; i++)
    printf("  %-10s%s\n", commands[i]->name, commands[i]->summary);
  printf("  %-10s%s\n", "help", "explain a verb");
  printf(
      "\n"
      "\"slimb VERB --help\" explains a verb, \"slimb --version\" prints the version. The\n"
      "file \"-\" is standard input or output, options and files come in any order, and\n"
      "\"--\" ends the options.\n\n"
      "Exit status: 0 success; 1 the signature does not verify; 2 usage, or bad input.\n\n"
      "Examples:\n"
      "  slimb genkey -o key.pem\n"
      "  slimb pubkey key.pem -o pub.pem\n"
      "  slimb sign -k key.pem README.md -o README.sig\n"
      "  slimb verify -k pub.pem -s README.sig README.md\n");
  return CLI_OK;
}

static int print_version(void) {
  printf("slimb %s\n", slimb_version());
  return CLI_OK;
}

static int run_help(int argc, char **argv) {
  if (options_present(argc, argv, "version", 0)) return print_version();
  if (argc == 0 || options_present(argc, argv, "help", 'h')) return print_help();
  if (argc > 1) return complain_usage("help explains one verb at a time");
  const cli_command *command = find_command(argv[0]);
  if (command == NULL) return complain_usage("unknown verb '%s'", argv[0]);
  options_help(command);
  return CLI_OK;
}

static int run_command(const cli_command *command, int argc, char **argv) {
  verb = command->name;
  if (options_present(argc, argv, "version", 0)) return print_version();
  if (options_present(argc, argv, "help", 'h')) {
    options_help(command);
    return CLI_OK;
  }
  int status = options_parse(command, argc, argv);
  return status == CLI_OK ? command->run() : status;
}

static int dispatch(int argc, char **argv) {
  if (argc < 2) return complain_usage("a verb is missing");
  const char *first = argv[1];
  if (strcmp(first, "--help") == 0 || strcmp(first, "-h") == 0) return print_help();
  if (strcmp(first, "--version") == 0) return print_version();
  if (strcmp(first, "help") == 0) return run_help(argc - 2, argv + 2);
  const cli_command *command = find_command(first);
  if (command != NULL) return run_command(command, argc - 2, argv + 2);
  if (first[0] == '-') return complain_usage("unknown option %s", first);
  return complain_usage("unknown verb '%s'", first);
}

int main(int argc, char **argv) {
  io_begin();
  int status = dispatch(argc, argv);
  int output = io_finish_output();
  return status == CLI_OK ? output : status;
}

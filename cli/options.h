/* Command lines: one table of options per verb, from which parsing and --help both come. */
#ifndef SLIMB_CLI_OPTIONS_H
#define SLIMB_CLI_OPTIONS_H

#include <stddef.h>

typedef struct {
  char letter;            /* 0 if it has none */
  const char *name;       /* without the dashes */
  const char *value_name; /* as --help shows it; NULL for an option that takes no value */
  int required;
  const char *help;   /* further lines are indented */
  const char **value; /* set to the value, or to the name of an option that takes none */
} cli_option;

typedef struct {
  const char *name;
  const char *summary;  /* half a line, for the list of verbs */
  const char *usage;    /* what follows "slimb NAME " */
  const char *about;    /* whole lines */
  const char *examples; /* whole lines */
  const cli_option *options;
  size_t option_count;
  const char **operand; /* receives the one operand, which may be left out; NULL: takes none */
  int (*run)(void);
} cli_command;

/* Reads the arguments that follow the verb. Options and the operand come in any order; "--" ends
 * the options. Returns CLI_OK, or CLI_ERROR after the complaint. */
int options_parse(const cli_command *command, int argc, char *const *argv);

/* Prints the help of one verb. */
void options_help(const cli_command *command);

/* Whether --name, or the letter (if any), stands among the arguments before a "--". */
int options_present(int argc, char *const *argv, const char *name, char letter);

#endif

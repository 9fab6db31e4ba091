#include "options.h"

#include <stdio.h>
#include <string.h>

#include "cli.h"

/* Finds the option that arg names, as --name, --name=value, -x or -xvalue; *value is what is
 * attached, or NULL. */
static const cli_option *find(const cli_command *command, const char *arg, const char **value) {
  for (size_t i = 0; i < command->option_count; i++) {
    const cli_option *option = &command->options[i];
    if (arg[1] != '-') {
      if (arg[1] != option->letter) continue;
      *value = arg[2] != '\0' ? arg + 2 : NULL;
      return option;
    }
    size_t len = strlen(option->name);
    if (strncmp(arg + 2, option->name, len) != 0) continue;
    if (arg[2 + len] != '\0' && arg[2 + len] != '=') continue;
    *value = arg[2 + len] == '=' ? arg + 3 + len : NULL;
    return option;
  }
  return NULL;
}

/* The part of arg that names the option. */
static int name_len(const char *arg) { return arg[1] == '-' ? (int)strcspn(arg, "=") : 2; }

/* Takes the option at argv[*at], and its value where that is the next argument. */
static int take_option(const cli_command *command, int argc, char *const *argv, int *at) {
  const char *arg = argv[*at];
  const char *value = NULL;
  const cli_option *option = find(command, arg, &value);
  if (option == NULL) return complain_usage("unknown option %.*s", name_len(arg), arg);
  if (*option->value != NULL) return complain_usage("option --%s is given twice", option->name);

  if (option->value_name == NULL) {
    if (value != NULL) return complain_usage("option --%s takes no value", option->name);
    *option->value = option->name;
    return CLI_OK;
  }
  if (value == NULL) {
    /* What looks like an option is not taken as a value: it must be attached. */
    const char *next = *at + 1 < argc ? argv[*at + 1] : "--";
    if (next[0] == '-' && next[1] != '\0')
      return complain_usage("option --%s needs a value", option->name);
    value = next;
    ++*at;
  }
  if (value[0] == '\0') return complain_usage("option --%s needs a value", option->name);
  *option->value = value;
  return CLI_OK;
}

static int take_operand(const cli_command *command, const char *arg) {
  if (command->operand == NULL) return complain_usage("unexpected operand '%s'", arg);
  if (*command->operand != NULL) return complain_usage("unexpected second operand '%s'", arg);
  *command->operand = arg;
  return CLI_OK;
}

int options_parse(const cli_command *command, int argc, char *const *argv) {
  int options_ended = 0;
  for (int i = 0; i < argc; i++) {
    const char *arg = argv[i];
    int status = CLI_OK;
    if (options_ended || arg[0] != '-' || arg[1] == '\0')
      status = take_operand(command, arg);
    else if (strcmp(arg, "--") == 0)
      options_ended = 1;
    else
      status = take_option(command, argc, argv, &i);
    if (status != CLI_OK) return status;
  }
  for (size_t i = 0; i < command->option_count; i++) {
    const cli_option *option = &command->options[i];
    if (option->required && *option->value == NULL)
      return complain_usage("option --%s is missing", option->name);
  }
  return CLI_OK;
}

static void print_option(char letter, const char *name, const char *value_name, const char *help) {
  enum { COLUMN = 24 };
  int width = letter != 0 ? printf("  -%c, --%s", letter, name) : printf("      --%s", name);
  if (value_name != NULL) width += printf(" %s", value_name);
  if (width >= COLUMN) {
    printf("\n");
    width = 0;
  }
  while (*help != '\0') {
    size_t line = strcspn(help, "\n");
    printf("%*s%.*s\n", COLUMN - width, "", (int)line, help);
    help += line + (help[line] == '\n');
    width = 0;
  }
}

void options_help(const cli_command *command) {
  printf("Usage: slimb %s %s\n\n%s\n", command->name, command->usage, command->about);
  for (size_t i = 0; i < command->option_count; i++) {
    const cli_option *option = &command->options[i];
    print_option(option->letter, option->name, option->value_name, option->help);
  }
  print_option('h', "help", NULL, "print this help");
  print_option(0, "version", NULL, "print the version");
  printf("\nExamples:\n%s", command->examples);
}

int options_present(int argc, char *const *argv, const char *name, char letter) {
  const char short_form[] = {'-', letter, '\0'};
  for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++) {
    if (strncmp(argv[i], "--", 2) == 0 && strcmp(argv[i] + 2, name) == 0) return 1;
    if (letter != 0 && strcmp(argv[i], short_form) == 0) return 1;
  }
  return 0;
}

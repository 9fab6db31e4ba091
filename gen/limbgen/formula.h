/* Point formulas as straight-line programs: params/weierstrass.slp explains the language. */
#ifndef LIMBGEN_FORMULA_H
#define LIMBGEN_FORMULA_H

#include <gmp.h>
#include <stddef.h>

#define FORMULA_NAME_MAX 24
#define FORMULA_VARIABLES_MAX 96

typedef enum {
  FORMULA_MUL,
  FORMULA_SQR,
  FORMULA_ADD,
  FORMULA_SUB,
  FORMULA_NEG,
  FORMULA_MUL2,
  FORMULA_MUL3,
  FORMULA_MUL4,
  FORMULA_MUL8,
  FORMULA_HALF,
  FORMULA_HALF3,
  FORMULA_MUL_A24,
  FORMULA_SELECT
} formula_op;

typedef enum { FORMULA_INPUT, FORMULA_CONSTANT, FORMULA_RESULT } formula_kind;

/* A variable is an input, a constant or the result of one operation on earlier variables. */
typedef struct {
  char name[FORMULA_NAME_MAX];
  formula_kind kind;
  formula_op op;
  int a, b;     /* operands by index; b is -1 for operations on one */
  int output;   /* its place among the outputs, or -1 */
  int last_use; /* index of the last variable that is made of it; its own where none is */
  unsigned line;
} formula_variable;

typedef struct formula {
  struct formula *next;
  char name[FORMULA_NAME_MAX], also[FORMULA_NAME_MAX];
  char *comment; /* the lines of comment before it, each ended by \n, without # */
  char outputs[FORMULA_VARIABLES_MAX][FORMULA_NAME_MAX];
  int output_alias[FORMULA_VARIABLES_MAX]; /* the input that it may be, or -1 */
  int output_count, input_count;           /* inputs come first among the variables */
  formula_variable variables[FORMULA_VARIABLES_MAX];
  int count;
  int interleaved; /* the function calls back after each product */
  int selects;     /* the function takes a mask */
  int has_a, a;    /* whether it is for curves with one coefficient a only, and that */
  unsigned line;
} formula;

/* The formulas of the file that are for a curve with this coefficient a mod p, in its order. NULL
 * with "PATH:LINE: what is wrong" in error. */
formula *formula_load(const char *path, mpz_srcptr a, mpz_srcptr p, char *error, size_t error_size);
void formula_free(formula *f);

const char *formula_op_name(formula_op op);

#endif

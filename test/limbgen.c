/* limbgen as its users run it: the table of layouts, witnesses that wrap, refusals, bad input; and
 * tablegen, on curves that it refuses. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

static char output[200000]; /* what the last run wrote, both streams */

static const char *tool = LIMBGEN;

/* Runs the tool at the root of the source. Returns its exit status. */
__attribute__((format(printf, 1, 2))) static int run(const char *format, ...) {
  char arguments[1024], command[2048];
  va_list args;
  va_start(args, format);
  vsnprintf(arguments, sizeof arguments, format, args);
  va_end(args);
  snprintf(command, sizeof command, "cd '%s' && '%s' %s 2>&1", SLIMB_SOURCE_DIR, tool, arguments);
  test_context("%s %s", tool, arguments);
  FILE *pipe = popen(command, "r");
  if (pipe == NULL) return -1;
  const size_t used = fread(output, 1, sizeof output - 1, pipe);
  output[used] = '\0';
  const int status = pclose(pipe);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int says(const char *text) { return strstr(output, text) != NULL; }

static char directory[] = "/tmp/limbgen-test-XXXXXX";

static const char *temporary(const char *name) {
  static char path[4][128];
  static unsigned next;
  char *p = path[next++ % 4];
  snprintf(p, sizeof path[0], "%s/%s", directory, name);
  return p;
}

static void write_file(const char *path, const char *text) {
  FILE *out = fopen(path, "w");
  CHECK(out != NULL && fputs(text, out) >= 0 && fclose(out) == 0);
}

/* --- explore --- */

/* A layout's row: the columns with 0 to 3 additions as printed, and the additions proved. */
static void check_row(const char *layout, const char *const columns[4], const char *verdict) {
  char *row = strstr(output, layout);
  CHECK(row != NULL);
  if (row == NULL) return;
  char line[256];
  snprintf(line, sizeof line, "%.*s", (int)strcspn(row, "\n"), row);
  const char *at = line;
  for (int i = 0; i < 4; i++) {
    if (columns[i] == NULL) continue;
    at = strstr(line, columns[i]);
    CHECK(at != NULL);
  }
  CHECK(strstr(line, verdict) != NULL);
}

static void table(void) {
  test_case("the table of layouts for P-256");
  CHECK(run("explore p256 --model c32") == 0);
  check_row("solinas-10x26", (const char *const[]){"53.32 ", "55.32 ", "57.32 ", "59.32 "},
            "safe with 3 additions");
  check_row("solinas-10x28", (const char *const[]){NULL, "59.32 ", "61.32 ", "63.32!"},
            "safe with 2 additions");
  check_row("solinas-9x29", (const char *const[]){"59.17 ", "61.17 ", "63.17!", "65.17!"},
            "safe with 1 addition, chosen");
  CHECK(says("solinas-9x29 with 2 additions refused: mul: add overflows int64_t"));
  CHECK(says("10376293541461622784, in 64 bits -8070450532247928832"));
  CHECK(run("explore p256 --model c64") == 0);
  check_row("mont-5x52", (const char *const[]){NULL, NULL, NULL, NULL},
            "safe with 1 addition, chosen");
  CHECK(run("explore p256 --field n") == 0);
  check_row("solinas-9x29", (const char *const[]){NULL, "61.17 ", "63.17!", NULL},
            "safe with 1 addition, chosen");
  test_case("the table of layouts for P-384, P-521 and curve448");
  CHECK(run("explore '2^384 - 2^128 - 2^96 + 2^32 - 1'") == 0);
  check_row("solinas-14x28", (const char *const[]){NULL, "59.81 ", "61.81 ", "63.81!"},
            "safe with 2 additions");
  check_row("solinas-13x30", (const char *const[]){"61.70 ", "63.70!", NULL, NULL},
            "safe with 0 additions");
  CHECK(says("solinas-13x30 with 1 addition refused: mul: add overflows int64_t"));
  CHECK(run("explore '2^521 - 1'") == 0);
  check_row("solinas-19x28", (const char *const[]){NULL, "60.25 ", "62.25 ", "64.25!"},
            "safe with 2 additions");
  check_row("solinas-18x29", (const char *const[]){NULL, "62.17 ", "64.17!", NULL},
            "safe with 1 addition");
  CHECK(run("explore '2^448 - 2^224 - 1'") == 0);
  check_row("solinas-16x28", (const char *const[]){NULL, "60.00 ", "62.00 ", "64.00!"},
            "safe with 2 additions");
  CHECK(run("explore '2^448 - 2^224 - 1' --model c64") == 0);
  check_row("solinas-8x56", (const char *const[]){"113.00 ", "115.00 ", "117.00 ", "119.00 "},
            "safe with 3 additions, chosen");
  check_row("plain-8x56", (const char *const[]){"115.00 ", "117.00 ", "119.00 ", "121.00 "},
            "safe with 3 additions, chosen");
}

/* The sum of products of the limbs, as 64-bit arithmetic gives it; *wraps: whether it overflowed.
 */
static int64_t column_of_products(unsigned limbs, int64_t limb, int *wraps) {
  int64_t sum = 0;
  *wraps = 0;
  for (unsigned i = 0; i < limbs; i++) {
    int64_t product;
    *wraps |= __builtin_mul_overflow(limb, limb, &product);
    *wraps |= __builtin_add_overflow(sum, product, &sum);
  }
  return sum;
}

static void witnesses(void) {
  test_case("every witness of signed limbs wraps in 64-bit arithmetic, as printed");
  static const char *const moduli[] = {"p256", "'2^384 - 2^128 - 2^96 + 2^32 - 1'", "'2^521 - 1'"};
  unsigned seen = 0;
  for (size_t i = 0; i < sizeof moduli / sizeof moduli[0]; i++) {
    CHECK(run("explore %s", moduli[i]) == 0);
    for (const char *w = output; (w = strstr(w, "witness: all ")) != NULL; w++) {
      unsigned limbs, power, times = 1;
      char rest[200];
      if (sscanf(w, "witness: all %u limbs of both operands -2^%u", &limbs, &power) != 2) continue;
      const char *taken = strstr(w, "each taken "), *end = strstr(w, "the sum of");
      if (taken && taken < end) times = (unsigned)atoi(taken + strlen("each taken "));
      const char *printed = strstr(w, "in 64 bits ");
      CHECK(printed != NULL);
      if (printed == NULL) break;
      snprintf(rest, sizeof rest, "%.*s", (int)strcspn(printed, "\n"), printed);
      int wraps;
      const int64_t sum =
          column_of_products(limbs, -(int64_t)times * ((int64_t)1 << power), &wraps);
      CHECK(wraps);
      CHECK(sum == strtoll(rest + strlen("in 64 bits "), NULL, 10));
      seen++;
    }
  }
  CHECK(seen >= 6);
  test_case("nine limbs of -2^28, each taken four times");
  int wraps;
  CHECK(column_of_products(9, -4 * ((int64_t)1 << 28), &wraps) == -8070450532247928832);
  CHECK(wraps);
  CHECK(column_of_products(9, -2 * ((int64_t)1 << 28), &wraps) > 0);
  CHECK(!wraps);
}

/* --- refusals --- */

static void refused_formulas(void) {
  const char *slp = temporary("sum.slp"), *out = temporary("points.h");
  test_case("a formula with one addition too many fails and names the operation");
  write_file(slp,
             "# (2 (a + b))^2\nformula twice\nin A B\nout R\n  S = add A B\n  T = add S S\n"
             "  R = mul T T\n");
  CHECK(run("emit p256 --formulas %s --layout solinas-9x29 --no-carry --out %s", slp, out) == 2);
  CHECK(says("formula twice, line 6: T = add S S in solinas-9x29: it needs a carry"));
  CHECK(run("emit p256 --formulas %s --layout mont-5x52 --no-carry --out %s", slp, out) == 2);
  CHECK(says("formula twice, line 7: R = mul T T in mont-5x52: it needs a carry"));
  CHECK(access(out, F_OK) != 0);
  test_case("one addition needs no carry");
  const char *one = temporary("one.slp");
  write_file(one, "formula once\nin A B\nout R\n  S = sub A B\n  R = mul S S\n");
  static const char *const layouts[] = {"solinas-9x29", "solinas-10x26", "mont-5x52"};
  for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
    CHECK(run("emit p256 --formulas %s --layout %s --no-carry --out %s", one, layouts[i], out) ==
          0);
    CHECK(access(out, F_OK) == 0 && unlink(out) == 0);
  }
  test_case("a carry helps where one is allowed, and only there");
  CHECK(run("emit p256 --formulas %s --layout solinas-9x29 --out %s", slp, out) == 0);
  CHECK(unlink(out) == 0);
  test_case("a layout whose field is refused");
  CHECK(run("emit p256 --field p --layout solinas-9x30 --out %s", out) == 2);
  CHECK(says("solinas-9x30: mul: add overflows int64_t"));
  CHECK(run("emit p256 --formulas %s --layout solinas-9x30 --out %s", slp, out) == 2);
  CHECK(run("emit p256 --field p --layout mont-4x60 --out %s", out) == 2);
  CHECK(says("240 bits do not hold the modulus"));
  CHECK(access(out, F_OK) != 0);
}

static void malformed_formulas(void) {
  static const struct {
    const char *text, *complaint;
  } cases[] = {
      {"", "no formula"},
      {"X = mul A B\n", ":1: want formula NAME first"},
      {"formula f\nin A\nout R\n R = cube A\n", ":4: unknown operation cube"},
      {"formula f\nin A\nout R\n R = mul A\n", ":4: mul takes 2 operands"},
      {"formula f\nin A\nout R\n R = sqr A A\n", ":4: sqr takes 1 operand"},
      {"formula f\nin A\nout R\n R = select A\n", ":4: select takes 2 operands"},
      {"formula f\nin A\nout R\n R = sqr B\n", ":4: B is used before it is computed"},
      {"formula f\nin A\nout R\n R = sqr A\n R = sqr A\n", ":5: R is assigned twice"},
      {"formula f\nin A\nout R\n S = sqr A\n", "does not compute its output R"},
      {"formula f\nin A\nout R\n S = sqr A\n R = sqr A\n", ":4: S is never used"},
      {"formula f\nin A\nout R=B\n R = sqr A\n", ":3: B is no input"},
      {"formula f\nin A\nout R\n R sqr A\n", ":4: want NAME = OPERATION OPERANDS"},
      {"formula f\nin A-B\n", ":2: \"A-B\" is no name"},
      {"formula f\nout R\n", ":2: the line in comes before"},
      {"formula f\nin A\nout R\n R = sqr A\nformula f\n", ":5: there are two formulas f"},
      {"formula f\nin A\nout R\n R = sqr A\nformula f a=0\n", ":5: there are two formulas f"},
      {"formula f\nin A\nout R S\nalso g with S\n", ":4: want also NAME without OUTPUT"},
      {"formula f\nin A\nout R S\nalso g without R\n", ":4: R is not the last output"},
      {"formula f\nin A\nout R S\nalso g without S\nalso h without S\n", ":5: one line also"},
      {"formula f\nin A\nout R S\nalso f without S\n R = sqr A\n S = sqr R\n",
       ": there are two formulas f"},
      {"formula f\nin A\nout R S\nalso g without S\n T = sqr A\n R = sqr A\n S = sqr T\n",
       ":5: T is never used"},
      {"formula f\nin A\nout R S\nalso g without S\n S = sqr A\n R = sqr S\n",
       "formula f does not end with its last output"},
      {"formula f\nin A\nout R\nalso g without R\n R = sqr A\n",
       "formula f does not end with its last output"},
      {"formula\n", ":1: want formula NAME [interleaved] [a=NUMBER]"},
      {"formula f beside\n", ":1: want formula NAME [interleaved] [a=NUMBER]"},
  };
  const char *slp = temporary("bad.slp"), *out = temporary("bad.h");
  test_case("malformed formulas: file, line and reason");
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    write_file(slp, cases[i].text);
    CHECK(run("emit p256 --formulas %s --layout mont-5x52 --out %s", slp, out) == 2);
    test_context("%s", cases[i].text);
    CHECK(says(cases[i].complaint));
    CHECK(says("bad.slp:"));
    CHECK(access(out, F_OK) != 0);
  }
}

static void refused_kernels(void) {
  const char *slp = temporary("twice.slp"), *out = temporary("kernel.h");
  test_case("columns that a product written by hand does not carry");
  CHECK(run("emit curve448 --field p --layout plain-8x56 --kernel 20:118 --out %s", out) == 2);
  CHECK(says("plain-8x56: mul: a column can reach 2^118."));
  write_file(slp,
             "# (2 (a - b))^2\nformula twice\nin A B\nout R\n  S = sub A B\n  T = add S S\n"
             "  R = mul T T\n");
  CHECK(run("emit curve448 --formulas %s --layout plain-8x56 --kernel 20:120 --no-carry --out %s",
            slp, out) == 2);
  CHECK(says("formula twice, line 7: R = mul T T in plain-8x56: it needs a carry"));
  CHECK(access(out, F_OK) != 0);
  test_case("columns that it does carry");
  CHECK(run("emit curve448 --formulas %s --layout plain-8x56 --kernel 20:122 --no-carry --out %s",
            slp, out) == 0);
  CHECK(unlink(out) == 0);
}

static void bad_arguments(void) {
  static const struct {
    const char *arguments, *complaint;
  } cases[] = {
      {"", "Usage:"},
      {"draw p256", "unknown command draw"},
      {"emit p256", "emit needs CURVE"},
      {"emit p256 --field q --layout mont-5x52 --out /tmp/x", "unknown field q"},
      {"emit p256 --field p --layout mont-five --out /tmp/x", "unknown layout mont-five"},
      {"emit p256 --field p --layout mont-5x52 --model c16 --out /tmp/x", "unknown model c16"},
      {"emit curve448 --field p --layout plain-10x56 --out /tmp/x", "fewer limbs hold the modulus"},
      {"emit p256 --field p --layout plain-5x52 --out /tmp/x", "no folding from the top"},
      {"emit p256 --field p --layout plain-9x30 --out /tmp/x", "add overflows uint64_t"},
      {"emit curve448 --field p --layout solinas-8x56 --kernel 20:120 --out /tmp/x",
       "for a plain layout: not 20:120"},
      {"emit curve448 --field p --layout plain-8x56 --kernel 20 --out /tmp/x", "not 20"},
      {"emit curve448 --field p --layout plain-8x56 --kernel x:120 --out /tmp/x", "not x:120"},
      {"emit curve448 --field p --layout plain-8x56 --kernel 20:120x --out /tmp/x", "not 20:120x"},
      {"emit curve448 --field p --layout plain-8x56 --kernel 56:120 --out /tmp/x", "not 56:120"},
      {"emit curve448 --field p --layout plain-8x56 --kernel 20:0 --out /tmp/x", "not 20:0"},
      {"emit curve448 --field p --layout plain-8x56 --kernel -1:120 --out /tmp/x", "not -1:120"},
      {"emit curve448 --powers --kernel 20:120 --out /tmp/x", "--kernel goes with"},
      {"explore curve448 --kernel 20:120", "explore takes"},
      {"emit p256 --field p --layout mont-5x52 --out", "--out needs a value"},
      {"emit p256 --field p --layout mont-5x52 --size 3 --out /tmp/x", "unknown option --size"},
      {"emit p256 p384 --field p --layout mont-5x52 --out /tmp/x", "one curve"},
      {"emit p999 --field p --layout mont-5x52 --out /tmp/x", "params/p999.curve: No such file"},
      {"emit p256 --field p --layout mont-5x52 --out /nowhere/x.h", "/nowhere/x.h"},
      {"emit p256 --formulas /nowhere/x.slp --layout mont-5x52 --out /tmp/x",
       "/nowhere/x.slp: No such file"},
      {"explore 2^384-", "a number is expected"},
      {"explore 2^256", "must be odd"},
      {"explore 17", "of 128 to 640 bits"},
      {"explore p256 --layout mont-5x52", "explore takes"},
      {"report p256 p:mont-5x52", "report takes CURVE"},
      {"report p256 p:mont-5x52 n:solinas-9x52 --out /tmp/x", "1 of the 2 layouts named"},
      {"report p256 p:mont-5x52 p999 --out /tmp/x", "params/p999.curve: No such file"},
  };
  test_case("bad arguments: exit status 2 and one clear sentence");
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    CHECK(run("%s", cases[i].arguments) == 2);
    CHECK(says(cases[i].complaint));
    CHECK(access("/tmp/x", F_OK) != 0);
  }
  test_case("malformed constants: file, line and reason");
  const char *curve = temporary("bad.curve");
  write_file(curve, "name p1\nform weierstrass\np 2^256 - x\n");
  CHECK(run("emit %s --field p --layout mont-5x52 --out /tmp/x", curve) == 2);
  CHECK(says("bad.curve:3: a number is expected"));
  test_case("help and version");
  CHECK(run("--help") == 0 && says("limbgen explore"));
  CHECK(run("emit --help") == 0 && says("limbgen emit"));
  CHECK(run("--version") == 0 && says("slimb"));
}

/* y^2 = x^3 + x + 1 over the integers mod 23 has 28 points: (5, 4) has order 7. */
static void refused_curves(void) {
  static const struct {
    const char *n, *h, *gx, *gy, *complaint;
    int tables_only; /* limbgen has no use for the base point */
  } cases[] = {
      {"7", "4", "5", "4", "n is too short for these widths", 1},
      {"4", "7", "5", "4", "n is not odd and positive", 0},
      {"-7", "4", "5", "4", "n is not odd and positive", 0},
      {"1", "28", "5", "4", "n is not prime", 0},
      {"21", "1", "5", "4", "n is not prime", 0},
      {"7", "1", "5", "4", "n h is no order for this p", 0},
      {"7", "-4", "5", "4", "n h is no order for this p", 0},
      {"2^521 - 1", "1", "5", "4", "n h is no order for this p", 0},
      {"7", "4", "5", "5", "the base point is not on the curve", 0},
      {"99^4096", "4", "5", "4", "a number is expected", 0},
  };
  const char *curve = temporary("refused.curve"), *out = temporary("refused.h");
  test_case("curves that are refused");
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    char text[256];
    snprintf(text, sizeof text,
             "name t\nform weierstrass\np 23\na 1\nb 1\nn %s\nh %s\ngx %s\ngy %s\n", cases[i].n,
             cases[i].h, cases[i].gx, cases[i].gy);
    write_file(curve, text);
    if (!cases[i].tables_only) {
      CHECK(run("emit %s --powers --out %s", curve, out) == 2);
      CHECK(says(cases[i].complaint));
    }
    tool = TABLEGEN;
    CHECK(run("%s --log2-r 0 --comb 4 --odd 5 --out %s", curve, out) == 1);
    CHECK(says(cases[i].complaint));
    tool = LIMBGEN;
    CHECK(access(out, F_OK) != 0);
  }
  test_case("base points of another order: one of order 2, one that is doubled and added");
  static const char *const points[] = {"gx 0\ngy 0\n", "gx 1\ngy 4080\n"};
  tool = TABLEGEN;
  for (size_t i = 0; i < 2; i++) {
    char text[256];
    snprintf(text, sizeof text, "name t\nform weierstrass\np 65537\na 1\nb 0\nn 65141\nh 1\n%s",
             points[i]);
    write_file(curve, text);
    CHECK(run("%s --log2-r 0 --comb 4 --odd 5 --out %s", curve, out) == 1);
    CHECK(says("n is not the order of the base point"));
    CHECK(access(out, F_OK) != 0);
  }
  tool = LIMBGEN;
}

static void whole_files(void) {
  const char *out = temporary("field.h");
  test_case("a refusal leaves the old file as it was");
  write_file(out, "old\n");
  CHECK(run("emit p256 --field p --layout solinas-9x30 --out %s", out) == 2);
  char text[16] = {0};
  FILE *in = fopen(out, "r");
  CHECK(in != NULL && fgets(text, sizeof text, in) != NULL && fclose(in) == 0);
  CHECK(strcmp(text, "old\n") == 0);
  CHECK(run("emit p256 --field p --layout solinas-9x29 --out %s", out) == 0);
  CHECK(access(temporary("field.h.tmp"), F_OK) != 0);
}

int main(void) {
  char command[160];
  test_begin("limbgen");
  if (mkdtemp(directory) == NULL) return 1;
  table();
  witnesses();
  refused_formulas();
  refused_kernels();
  malformed_formulas();
  bad_arguments();
  refused_curves();
  whole_files();
  snprintf(command, sizeof command, "rm -r '%s'", directory);
  CHECK(system(command) == 0);
  return test_end();
}

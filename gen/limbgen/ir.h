/* Straight-line programs over machine words, with proved bounds.
 *
 * A program is a list of values. Each value has a C type and an exact interval [low, high] that
 * holds whatever it can be, given the intervals of the inputs. A builder computes the interval of
 * its result and refuses (ir_refuse) where the type cannot hold it: so a program that was built
 * cannot overflow. The printer writes the same values as C, so that code and proof have one source.
 *
 * Values are owned by their program and live as long. */
#ifndef LIMBGEN_IR_H
#define LIMBGEN_IR_H

#include <gmp.h>
#include <setjmp.h>
#include <stdio.h>

typedef enum { IR_I32, IR_U32, IR_I64, IR_U64, IR_I128, IR_U128 } ir_type;

typedef struct ir ir;
typedef struct ir_value ir_value;

/* function names the program in refusals. */
ir *ir_new(const char *function);
void ir_free(ir *p);

/* Refusals jump to where IR_TRY(p) stands, which then is false; ir_refusal(p) tells why. */
#define IR_TRY(p) (setjmp(*ir_landing(p)) == 0)
jmp_buf *ir_landing(ir *p);
const char *ir_refusal(const ir *p);
_Noreturn void ir_refuse(ir *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A number that lives as long as the program. */
mpz_ptr ir_number(ir *p);

/* Names a value: it is computed once, under this name (made unique). Returns x. */
ir_value *ir_name(ir_value *x, const char *format, ...) __attribute__((format(printf, 2, 3)));

ir_type ir_type_of(const ir_value *x);
mpz_srcptr ir_low_bound(const ir_value *x);
mpz_srcptr ir_high_bound(const ir_value *x);
int ir_is_zero(const ir_value *x);

/* An input: a named value that the C expression source yields, in [low, high]. */
ir_value *ir_input(ir *p, ir_type type, const char *name, const char *source, mpz_srcptr low,
                   mpz_srcptr high);
ir_value *ir_const(ir *p, ir_type type, mpz_srcptr value);
ir_value *ir_const_si(ir *p, ir_type type, long value);

/* Operands are widened to type, which must have their signedness. */
ir_value *ir_add(ir *p, ir_type type, ir_value *x, ir_value *y);
ir_value *ir_sub(ir *p, ir_type type, ir_value *x, ir_value *y);
ir_value *ir_mul(ir *p, ir_type type, ir_value *x, ir_value *y);
/* x * k: a shift where k is a power of two, x itself for 1. */
ir_value *ir_mul_const(ir *p, ir_type type, ir_value *x, mpz_srcptr k);
/* sum + x * k: a subtraction where k is negative, sum itself for 0. sum may be NULL. */
ir_value *ir_add_mul_const(ir *p, ir_type type, ir_value *sum, ir_value *x, mpz_srcptr k);
/* x * 2^k; floor(x / 2^k), in the type given; x mod 2^k in [0, 2^k - 1]. */
ir_value *ir_shift_up(ir *p, ir_type type, ir_value *x, unsigned k);
ir_value *ir_shift_down(ir *p, ir_type type, ir_value *x, unsigned k);
ir_value *ir_low_bits(ir *p, ir_value *x, unsigned k);
/* The low k bits of the product of unsigned x and k_value, both in a word of type. */
ir_value *ir_mul_low(ir *p, ir_type type, ir_value *x, mpz_srcptr factor, unsigned k);
/* The same value in another type. */
ir_value *ir_cast(ir *p, ir_type type, ir_value *x);
/* The mask (all ones or zero) of x in [-1, 0], or of -x for x in [0, 1]. */
ir_value *ir_mask(ir *p, ir_value *x);
/* mask ? x : y, for x and y that are not negative. */
ir_value *ir_select(ir *p, ir_value *mask, ir_value *x, ir_value *y);

/* Tightens the interval of x by what a theorem says about it; the caller states the theorem. */
ir_value *ir_narrow(ir *p, ir_value *x, mpz_srcptr low, mpz_srcptr high);

/* Over all values built so far: the largest magnitude, and the multiplications of two words. */
mpz_srcptr ir_worst(const ir *p);
unsigned ir_multiplications(const ir *p);

/* Declares x an output that is stored in the C lvalue target. */
void ir_output(ir *p, ir_value *x, const char *target);
/* Writes the statements, indented: inputs, values in the order of building, outputs. */
void ir_print(ir *p, FILE *out, unsigned indent);

/* log2 of the magnitude of x; 0 for 0. */
double ir_log2(mpz_srcptr x);

const char *ir_type_name(ir_type type);
unsigned ir_type_bits(ir_type type);
int ir_type_is_signed(ir_type type);
int ir_type_holds(ir_type type, mpz_srcptr low, mpz_srcptr high);

#endif

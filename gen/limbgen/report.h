/* doc/fields.md: the layouts of every field, and which of them are in use. */
#ifndef LIMBGEN_REPORT_H
#define LIMBGEN_REPORT_H

#include <stdio.h>

#include "common/params.h"

/* Writes the section of one curve. named are count texts FIELD:LAYOUT, field p or n: the layouts to
 * set in bold. Returns 1; 0 with a sentence in why if there is no such layout of this curve. */
int report_curve(FILE *out, const curve_params *c, char *const *named, unsigned count, char *why,
                 size_t why_size);

/* Writes what stands before the sections. */
void report_heading(FILE *out, const char *command);

#endif

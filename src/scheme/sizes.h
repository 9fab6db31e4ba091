#ifndef SLIMB_SCHEME_SIZES_H
#define SLIMB_SCHEME_SIZES_H

#include "group/curve.h"
#include "slimb.h"

/* The longest signature in the encoding that flags select. */
size_t sizes_signature(const weierstrass_ops *ops, unsigned flags);

#endif

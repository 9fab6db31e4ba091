/* One form of src/field/divsteps.h, by definitions: DIVSTEPS_FORM, its name in divsteps.h,
 * DIVSTEPS_BITS, and one or none of DIVSTEPS_PORTABLE and DIVSTEPS_LIMB_BITS=30. */
#include "divsteps.h"

#include "field/divsteps.h"

#define TEXT(x) TEXT_(x)
#define TEXT_(x) #x

const divsteps_form DIVSTEPS_FORM = {TEXT(DIVSTEPS_FORM), DIVSTEPS_BITS,          DIVSTEPS_WORDS,
                                     DIVSTEPS_COUNT,      DIVSTEPS_COUNT_VARTIME, divsteps_inv,
                                     divsteps_inv_vartime};

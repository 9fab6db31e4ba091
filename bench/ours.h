/* slimb's side: each operation through the public interface. */
#ifndef SLIMB_BENCH_OURS_H
#define SLIMB_BENCH_OURS_H

#include "workload.h"

workload_operation ours_keygen, ours_sign, ours_sign_deterministic, ours_sign_imported,
    ours_sign_message, ours_verify, ours_verify_imported, ours_verify_message, ours_verify_false,
    ours_dh, ours_agree, ours_import_private, ours_import_public;

#endif

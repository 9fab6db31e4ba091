/* libcrypto's side: each operation in its fastest reasonable EVP form. Digests, contexts and keys
 * are prepared outside the measured call, except where making them is what is measured. */
#ifndef SLIMB_BENCH_PEER_H
#define SLIMB_BENCH_PEER_H

#include "workload.h"

int peer_open(workload *w);
void peer_close(workload *w);
int peer_refresh(workload *w, workload_item *item); /* item's key as an EVP_PKEY, and contexts */
void peer_release(workload_item *item);

/* The measured operations. */
workload_operation peer_keygen, peer_sign, peer_sign_imported, peer_sign_message, peer_verify,
    peer_verify_imported, peer_verify_message, peer_verify_false, peer_dh, peer_dh_validating,
    peer_agree, peer_import_private, peer_import_public;

#endif

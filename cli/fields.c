#include "bench_cli.h"
#include "cli.h"

static const char *curve;

static const cli_option options[] = {
    {0, "curve", "NAME", 0,
     "the fields of this curve only: P-256, P-384, P-521,\n"
     "secp256k1, X25519, X448, Ed25519 or Ed448",
     &curve},
};

static int run(void) {
  const bench_request request = {.curve = curve};
  return bench_fields(&request);
}

const cli_command fields_command = {
    .name = "fields",
    .summary = "list the field layouts and what their operations cost",
    .usage = "[OPTION]...",
    .about =
        "Lists the layouts in which a curve's fields are held, one per backend, and\n"
        "measures what a multiplication and a squaring cost in each, in nanoseconds:\n"
        "latency (each waits for the one before) and throughput (four independent\n"
        "chains). \"slimb speed --only field\" has the other operations.\n",
    .examples =
        "  slimb fields\n"
        "  slimb fields --curve X25519\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};

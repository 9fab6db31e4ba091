#include "bench_cli.h"
#include "cli.h"

static const char *only, *curve, *backend, *json, *list;

static const cli_option options[] = {
    {0, "only", "NAMES", 0,
     "these benchmarks only: names, or their first parts,\n"
     "with commas between them",
     &only},
    {0, "curve", "NAME", 0,
     "this curve only: P-256, P-384, P-521, secp256k1,\n"
     "X25519, X448, Ed25519 or Ed448",
     &curve},
    {0, "backend", "NAME", 0,
     "measure this code in place of the one that serves\n"
     "here: adx, c64, c32, c32-10x26 (P-256 only), or all\n"
     "of them; curves without it are left out",
     &backend},
    {0, "json", NULL, 0, "one JSON object a line; the first is the machine", &json},
    {0, "list", NULL, 0, "name the benchmarks, and measure none", &list},
};

static int run(void) {
  const bench_request request = {
      .curve = curve, .only = only, .backend = backend, .json = json != NULL, .list = list != NULL};
  return bench_speed(&request);
}

const cli_command speed_command = {
    .name = "speed",
    .summary = "measure slimb beside libcrypto",
    .usage = "[OPTION]...",
    .about =
        "Measures slimb beside libcrypto in one run: both in turn, 11 repetitions of\n"
        "about 40 ms each (10 ms for field rows), fresh keys and messages in every\n"
        "repetition, the thread's CPU time. A ratio above 1 means that slimb is faster.\n\n"
        "keygen, sign and verify work on a digest with parsed keys; dh decodes the peer's\n"
        "point, checks that it is on the curve and derives; dh.validating lets libcrypto\n"
        "validate it fully. sign.key and verify.key compare one parsed key with a key\n"
        "that every call imports. review.* compares the 32-bit layouts 9x29 and 10x26.\n"
        "Field rows: latency is a chain, throughput four chains side by side.\n",
    .examples =
        "  slimb speed --only keygen,sign,verify,dh\n"
        "  slimb speed --only field --backend all\n"
        "  slimb speed --json > speed.json\n",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};

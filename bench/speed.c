/* slimb speed: the rows that were asked for, each side in turn with libcrypto. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "bench_cli.h"
#include "layouts.h"
#include "progress.h"
#include "request.h"
#include "rows.h"

#define EDDSA_MESSAGE_MIN 64 /* where ECDSA's rows have a digest, EdDSA's have a message */

typedef enum { COUNTING, LISTING, MEASURING } speed_pass;

typedef struct {
  bench_request request;
  const workload_curve *asked; /* NULL: every curve */
  const workload_curve *curve;
  const char *chosen[SLIMB_CURVE_ED448 + 1]; /* the backends that the machine chose, by curve */
  const char *serving;                       /* the one of this curve */
  workload *set;
  speed_pass pass;
  size_t done, total;
  int failed;
} session;

/* ---- the selection ---- */

/* Whether benchmark is one of the names, or goes on with a dot after one of them. A name that a
 * benchmark has in full stands for that one alone. */
static int named(const char *benchmark, const char *name, size_t len) {
  if (strncmp(benchmark, name, len) != 0) return 0;
  if (!benchmark[len]) return 1;
  if (benchmark[len] != '.') return 0;
  for (size_t i = 0; i < bench_row_count; i++)
    if (strlen(bench_rows[i].benchmark) == len && strncmp(bench_rows[i].benchmark, name, len) == 0)
      return 0;
  return 1;
}

static int selected(const char *only, const char *benchmark) {
  if (!only) return 1;
  for (size_t len; *only; only += len + (only[len] == ',')) {
    len = strcspn(only, ",");
    if (named(benchmark, only, len)) return 1;
  }
  return 0;
}

/* Counts a row, or names it; returns whether it is to be measured now. */
static int enter(session *s, const report_label *label) {
  char parameters[64];
  if (!selected(s->request.only, label->benchmark)) return 0;
  if (s->pass == COUNTING) s->total++;
  if (s->pass == LISTING) report_name(s->request.json, label);
  if (s->pass != MEASURING) return 0;
  report_parameters(parameters, sizeof parameters, label);
  progress(s->done++, s->total, label->benchmark, parameters);
  return 1;
}

/* The gain of 9x29 over 10x26, where both were measured. */
static void compare(report_result *classic, const report_result *rival) {
  if (!classic->side || !rival->side) return;
  classic->rival = "10x26";
  classic->gain = measure_ratio(rival->side->ns, classic->side->ns) - 1;
}

/* ---- operations on keys ---- */

/* One side of a row. */
typedef struct {
  workload *set;
  workload_operation *operation;
  const char *backend;
  int one_item;
} contender;

static int run_contender(void *context, size_t operations) {
  const contender *c = context;
  workload_item *items = c->set->items;
  const size_t mask = c->one_item ? 0 : WORKLOAD_ITEMS - 1;
  int ok = bench_set_backend(c->backend);
  for (size_t i = 0; i < operations; i++) ok &= c->operation(&items[i & mask]);
  return ok;
}

static int prepare(void *context) {
  session *s = context;
  return bench_set_backend(s->serving) && workload_refresh(s->set);
}

/* Whether the row is to run on the backend. */
static int wanted(const session *s, const bench_row *row, const char *backend) {
  const char *asked = s->request.backend;
  if (row->comparison) return strcmp(backend, "c32") == 0 || strcmp(backend, "c32-10x26") == 0;
  return strcmp(backend, asked ? asked : s->serving) == 0 || (asked && strcmp(asked, "all") == 0);
}

static void measure_row(session *s, const bench_row *row, const report_label *label) {
  measure_side sides[MEASURE_SIDES_MAX];
  contender contenders[MEASURE_SIDES_MAX];
  report_result results[MEASURE_SIDES_MAX], peer = {.backend = "EVP"};
  size_t backend_count, count = 0, timed = 0;
  double canary;
  int noisy;
  const bench_backend *backends = bench_backends(s->curve->curve, &backend_count);

  for (size_t i = 0; i < backend_count; i++) {
    const char *backend = bench_backend_name(&backends[i]);
    if (!wanted(s, row, backend)) continue;
    results[count] = (report_result){.backend = backend};
    if (backend_runs(&backends[i], s->curve->curve)) {
      contenders[timed] = (contender){s->set, row->ours, backend, row->one_item};
      results[count].side = &sides[timed++];
    } else {
      results[count].why = "this machine does not run it";
    }
    count++;
  }
  if (row->peer) {
    contenders[timed] = (contender){s->set, row->peer, s->serving, row->one_item};
    peer.side = &sides[timed++];
  } else {
    peer.why = "libcrypto does not offer it";
  }
  for (size_t i = 0; i < timed; i++)
    sides[i] = (measure_side){.run = run_contender, .context = &contenders[i]};

  s->set->message_len = row->message_len;
  if (s->curve->kind == WORKLOAD_EDDSA && s->set->message_len < EDDSA_MESSAGE_MIN)
    s->set->message_len = EDDSA_MESSAGE_MIN;
  s->set->format = row->format;
  const int ok = measure(sides, timed, prepare, s, MEASURE_SLICE_NS, &canary, &noisy);
  progress_clear();
  if (!ok) {
    fprintf(stderr, "slimb speed: %s: an operation failed\n", row->benchmark);
    s->failed = 1;
    return;
  }
  if (row->comparison && count == 2) compare(&results[0], &results[1]);
  for (size_t i = 0; i < count; i++)
    report_row(s->request.json, label, &results[i], &peer, canary, noisy);
  report_peer(s->request.json, label, &peer, canary, noisy);
}

static void visit_rows(session *s) {
  for (size_t i = 0; i < bench_row_count; i++) {
    const bench_row *row = &bench_rows[i];
    const report_parameter none = {NULL, NULL, 0};
    const report_parameter length =
        row->numbered ? (report_parameter){"keyLength", NULL, s->curve->key_length} : none;
    const report_label label = {.benchmark = row->benchmark,
                                .parameters = {{"curve", s->curve->name, 0},
                                               row->parameter.key ? row->parameter : length,
                                               row->parameter.key ? length : none},
                                .unit_ns = 1e3};
    if (!(row->kinds & s->curve->kind)) continue;
    if (row->comparison && s->curve->curve != SLIMB_CURVE_P256) continue;
    if (enter(s, &label)) measure_row(s, row, &label);
  }
}

/* ---- field operations ---- */

static void measure_field(session *s, const char *field, const char *operation, layout_loop loop,
                          report_label *label) {
  layout layouts[LAYOUTS_MAX];
  measure_side sides[LAYOUTS_MAX];
  report_result results[LAYOUTS_MAX];
  const report_result peer = {.why = "libcrypto has no public field arithmetic"};
  const char *asked = s->request.backend;
  double canary = 0;
  int noisy = 0;
  const size_t count = layouts_find(layouts, s->curve->curve, field,
                                    asked && strcmp(asked, "all") != 0 ? asked : NULL);
  (void)layouts_measure(results, sides, layouts, count, operation, loop, &canary, &noisy);
  progress_clear();
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < count; j++)
      if (strcmp(layouts[i].field->layout, "solinas-9x29") == 0 &&
          strcmp(layouts[j].field->layout, "solinas-10x26") == 0)
        compare(&results[i], &results[j]);
  for (size_t i = 0; i < count; i++) {
    label->parameters[2].text = layouts[i].field->layout;
    report_row(s->request.json, label, &results[i], &peer, canary, noisy);
  }
}

static void visit_fields(session *s) {
  static const char *const operations[] = {"add", "sub", "mul", "sqr", "carry", "inv", "sqrt"};
  size_t backend_count;
  const bench_backend *first = bench_backends(s->curve->curve, &backend_count);
  for (size_t f = 0; backend_count && f < first->field_count; f++) {
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++) {
      for (layout_loop loop = LATENCY; loop <= THROUGHPUT; loop++) {
        const char *field = first->fields[f].field;
        char benchmark[16];
        snprintf(benchmark, sizeof benchmark, "field.%s", operations[i]);
        report_label label = {
            .benchmark = benchmark,
            .parameters = {{"curve", s->curve->name, 0},
                           {"field", field, 0},
                           {"layout", "every layout", 0},
                           {"loop", loop == LATENCY ? "latency" : "throughput", 0}},
            .unit_ns = 1};
        if (enter(s, &label)) measure_field(s, field, operations[i], loop, &label);
      }
    }
  }
}

/* ---- the command ---- */

static void visit(session *s, speed_pass pass) {
  s->pass = pass;
  visit_rows(s);
  visit_fields(s);
}

/* The curve, or NULL after the last, that follows at (NULL: the first) among those asked for. */
static const workload_curve *next_curve(const session *s, const workload_curve *at) {
  const workload_curve *end = workload_curves + workload_curve_count;
  if (s->asked) return at ? NULL : s->asked;
  at = at ? at + 1 : workload_curves;
  return at < end ? at : NULL;
}

/* Whether the curve has the backend that was asked for, if any. */
static const bench_backend *find_backend(const session *s, const workload_curve *curve) {
  const char *asked = s->request.backend;
  size_t count;
  const bench_backend *backends = bench_backends(curve->curve, &count);
  if (!asked || strcmp(asked, "all") == 0) return backends;
  for (size_t i = 0; i < count; i++)
    if (strcmp(bench_backend_name(&backends[i]), asked) == 0) return &backends[i];
  return NULL;
}

/* "of X25519 ", or nothing where no curve was asked for. */
static const char *of_curve(const session *s, char text[32]) {
  text[0] = 0;
  if (s->asked) snprintf(text, 32, "of %s ", s->asked->name);
  return text;
}

/* Some curve has the backend that was asked for, and the machine runs it; complains if not. */
static int check_backend(const session *s) {
  char of[32];
  int found = 0;
  const char *asked = s->request.backend;
  for (const workload_curve *c = next_curve(s, NULL); c; c = next_curve(s, c)) {
    const bench_backend *backend = find_backend(s, c);
    if (!backend) continue;
    if (!asked || strcmp(asked, "all") == 0 || backend_runs(backend, c->curve)) return 1;
    found = 1;
  }
  if (found)
    request_complain("speed", "this machine does not run the backend '%s'", asked);
  else
    request_complain("speed", "no backend %sis called '%s' (see slimb speed --help)",
                     of_curve(s, of), asked);
  return 0;
}

/* How many rows there are under the name. */
static size_t count_rows(session *s, const char *name) {
  const char *const only = s->request.only;
  s->request.only = name;
  s->total = 0;
  for (s->curve = next_curve(s, NULL); s->curve; s->curve = next_curve(s, s->curve))
    if (find_backend(s, s->curve)) visit(s, COUNTING);
  s->request.only = only;
  return s->total;
}

/* Each of the names must stand for something. */
static int check_names(session *s) {
  const char *rest = s->request.only;
  char name[64], of[32];
  if (!rest) return 1;
  do {
    const size_t len = strcspn(rest, ",");
    snprintf(name, sizeof name, "%.*s", (int)len, rest);
    if (count_rows(s, name) == 0) {
      request_complain("speed", "no benchmark %sis called '%s' (slimb speed --list names them)",
                       of_curve(s, of), name);
      return 0;
    }
    rest += len + (rest[len] == ',');
  } while (*rest);
  return 1;
}

static int run_curve(session *s) {
  s->serving = s->chosen[s->curve->curve];
  s->done = s->total = 0;
  if (s->request.list) return visit(s, LISTING), 0;
  visit(s, COUNTING);
  if (s->total == 0) return 0;
  if (!workload_open(s->set, s->curve)) {
    fprintf(stderr, "slimb speed: libcrypto refuses %s\n", s->curve->name);
    return 1;
  }
  visit(s, MEASURING);
  workload_close(s->set);
  return s->failed;
}

int bench_speed(const bench_request *request) {
  session s = {.request = *request};
  int status = request_curve(&s.asked, "speed", request->curve);
  if (status != 0) return status;
  if (!check_backend(&s) || !check_names(&s)) return 2;
  s.set = malloc(sizeof *s.set);
  if (!s.set) return request_complain("speed", "out of memory");

  /* Before the first measurement sets a backend, which other curves may have too. */
  for (size_t i = 0; i < workload_curve_count; i++)
    s.chosen[workload_curves[i].curve] = slimb_backend(workload_curves[i].curve);
  if (!request->list) report_begin(request->json, s.chosen[next_curve(&s, NULL)->curve]);
  for (s.curve = next_curve(&s, NULL); s.curve; s.curve = next_curve(&s, s.curve))
    if (find_backend(&s, s.curve)) status |= run_curve(&s);
  if (!request->list) report_end(request->json);
  free(s.set);
  return status;
}

#include "message.h"

#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "io.h"
#include "text.h"

static int complain_option(const char *option, slimb_curve curve, const char *why) {
  return complain_usage("option --%s does not go with a key of %s%s", option,
                        text_curve_name(curve), why);
}

static int check_eddsa(const message_options *o, slimb_curve curve) {
  static const char itself[] = ", which signs the message itself";
  if (o->hash_name != NULL) return complain_option("hash", curve, itself);
  if (o->is_digest != NULL && o->prehash == NULL)
    return complain_option("digest", curve, " without --prehash");
  if (o->p1363 != NULL) return complain_option("p1363", curve, "");
  if (o->low_s != NULL) return complain_option("low-s", curve, "");
  if (o->context != NULL && strlen(o->context) > 255)
    return complain_usage("--context is longer than 255 bytes");
  return CLI_OK;
}

int message_check_names(const message_options *o) {
  digest d;
  return o->hash_name == NULL ? CLI_OK : digest_choose(&d, o->hash_name, SLIMB_CURVE_ANY);
}

int message_check(const message_options *o, const char *key_path, slimb_curve curve) {
  if (text_is_xdh(curve))
    return complain("'%s' is a key of %s, which has no signatures", key_path,
                    text_curve_name(curve));
  if (text_is_eddsa(curve)) return check_eddsa(o, curve);
  if (o->context != NULL) return complain_option("context", curve, "");
  if (o->prehash != NULL) return complain_option("prehash", curve, "");
  return CLI_OK;
}

int message_read(message *m, const message_options *o, slimb_curve curve) {
  memset(m, 0, sizeof *m);
  m->is_eddsa = text_is_eddsa(curve);
  m->is_digest = !m->is_eddsa || o->prehash != NULL;
  if (o->context != NULL) {
    m->context = (const uint8_t *)o->context;
    m->context_len = strlen(o->context);
  }
  if (!m->is_digest) return io_slurp(&m->text, &m->text_len, o->input == NULL ? "-" : o->input);
  const int status = digest_choose(&m->d, o->hash_name, curve);
  return status == CLI_OK ? digest_read(&m->d, o->input, o->is_digest != NULL) : status;
}

void message_end(message *m) {
  free(m->text);
  m->text = NULL;
}

/* The system's randomness under the tests' control. Programs that include this are linked with
 * --wrap=getrandom, so that the library's calls arrive here. */
#ifndef SLIMB_TEST_ENTROPY_H
#define SLIMB_TEST_ENTROPY_H

#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/types.h>

static enum {
  ENTROPY_SYSTEM,
  ENTROPY_FAILS,       /* after entropy_calls successes, which give few bytes */
  ENTROPY_INTERRUPTED, /* every second call; the others give few bytes */
  ENTROPY_SCRIPT       /* the bytes of entropy_script, then zeros */
} entropy_mode;
static unsigned entropy_calls; /* made since the mode was set, or left before failure */
static const uint8_t *entropy_script;
static size_t entropy_script_len;

ssize_t __real_getrandom(void *out, size_t len, unsigned flags);
ssize_t __wrap_getrandom(void *out, size_t len, unsigned flags);

static ssize_t entropy_from_script(void *out, size_t len) {
  const size_t take = len < entropy_script_len ? len : entropy_script_len;
  memset(out, 0, len);
  if (take != 0) {
    memcpy(out, entropy_script, take);
    entropy_script += take;
  }
  entropy_script_len -= take;
  entropy_calls++;
  return (ssize_t)len;
}

ssize_t __wrap_getrandom(void *out, size_t len, unsigned flags) {
  switch (entropy_mode) {
    case ENTROPY_FAILS:
      if (entropy_calls-- > 0) return __real_getrandom(out, len < 7 ? len : 7, flags);
      entropy_calls = 0;
      errno = ENOSYS;
      return -1;
    case ENTROPY_INTERRUPTED:
      errno = EINTR;
      return entropy_calls++ % 2 ? -1 : __real_getrandom(out, len < 7 ? len : 7, flags);
    case ENTROPY_SCRIPT:
      return entropy_from_script(out, len);
    case ENTROPY_SYSTEM:
    default:
      return __real_getrandom(out, len, flags);
  }
}

static inline void entropy_play(const uint8_t *script, size_t len) {
  entropy_mode = ENTROPY_SCRIPT;
  entropy_calls = 0;
  entropy_script = script;
  entropy_script_len = len;
}

#endif

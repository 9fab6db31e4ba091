#include "base/random.h"

#include <errno.h>
#include <sys/random.h>

#include "base/ct.h"

int random_bytes(uint8_t *out, size_t len) {
  for (size_t done = 0; done < len;) {
    const ssize_t got = getrandom(out + done, len - done, 0);
    if (got > 0) {
      done += (size_t)got;
    } else if (got == 0 || errno != EINTR) {
      ct_wipe(out, len);
      return 0;
    }
  }
  ct_poison(out, len);
  return 1;
}

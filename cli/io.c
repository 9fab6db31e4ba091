#define _GNU_SOURCE /* explicit_bzero; 64-bit file offsets come from the build */
#include "io.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "sniff.h"

enum { CHUNK = 64 * 1024 };

/* ---- the process ---- */

static char temporary[PATH_MAX]; /* the file being written; empty: none */
static const int fatal_signals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGPIPE,  SIGALRM,
                                    SIGUSR1, SIGUSR2, SIGXCPU, SIGPROF, SIGVTALRM};

static void on_fatal_signal(int number) {
  if (temporary[0] != '\0') unlink(temporary);
  raise(number); /* its default action is back, by SA_RESETHAND */
}

void io_begin(void) {
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl(fd, F_GETFD) == -1 && open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd)
      _exit(2);

  const struct rlimit none = {0, 0};
  (void)setrlimit(RLIMIT_CORE, &none);

  struct sigaction action = {.sa_handler = on_fatal_signal, .sa_flags = (int)SA_RESETHAND};
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof fatal_signals / sizeof fatal_signals[0]; i++) {
    struct sigaction old;
    if (sigaction(fatal_signals[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction(fatal_signals[i], &action, NULL);
  }
  signal(SIGXFSZ, SIG_IGN); /* a write past the limit fails with EFBIG instead */
}

/* A reader that has gone wants no more output, and no noise about it. */
static int complain_write(const char *name) {
  if (errno == EPIPE) return CLI_ERROR;
  return complain("cannot write %s: %s", name, strerror(errno));
}

int io_finish_output(void) {
  return fflush(stdout) == 0 && !ferror(stdout) ? CLI_OK : complain_write("standard output");
}

void io_wipe(void *p, size_t len) { explicit_bzero(p, len); }

/* ---- reading ---- */

/* The regular files read so far. */
static struct {
  dev_t dev;
  ino_t ino;
} inputs[4];
static size_t input_count;

static int is_dash(const char *path) { return strcmp(path, "-") == 0; }

static int complain_read(const char *path) {
  if (is_dash(path)) return complain("cannot read standard input: %s", strerror(errno));
  return complain("cannot read '%s': %s", path, strerror(errno));
}

static int complain_size(const char *path) {
  if (is_dash(path)) return complain("standard input is larger than memory");
  return complain("'%s' is larger than memory", path);
}

static int open_input(int *fd, const char *path) {
  static int stdin_taken;
  if (is_dash(path)) {
    if (stdin_taken) return complain("standard input is named twice but can be read only once");
    stdin_taken = 1;
    *fd = STDIN_FILENO;
  } else {
    *fd = open(path, O_RDONLY | O_CLOEXEC);
  }
  struct stat st;
  if (*fd == -1 || fstat(*fd, &st) != 0) return complain_read(path);
  if (S_ISREG(st.st_mode) && input_count < sizeof inputs / sizeof inputs[0]) {
    inputs[input_count].dev = st.st_dev;
    inputs[input_count].ino = st.st_ino;
    input_count++;
  }
  return CLI_OK;
}

static ssize_t read_some(int fd, void *out, size_t room) {
  ssize_t n;
  do n = read(fd, out, room);
  while (n < 0 && errno == EINTR);
  return n;
}

int io_read(uint8_t *out, size_t *len, const char *path) {
  size_t room = *len;
  int fd;
  int status = open_input(&fd, path);
  if (status != CLI_OK) return status;
  *len = 0;
  for (;;) {
    uint8_t beyond;
    int full = *len == room;
    ssize_t n = read_some(fd, full ? &beyond : out + *len, full ? 1 : room - *len);
    if (n < 0) status = complain_read(path);
    if (n <= 0) break;
    *len += (size_t)n;
    if (full) break;
  }
  close(fd);
  return status;
}

int io_stream(const char *path, io_sink *sink, void *state) {
  static uint8_t chunk[CHUNK];
  int fd;
  int status = open_input(&fd, path);
  if (status != CLI_OK) return status;
  ssize_t n;
  while ((n = read_some(fd, chunk, sizeof chunk)) > 0)
    if (!sink(state, chunk, (size_t)n)) break;
  if (n < 0) status = complain_read(path);
  close(fd);
  return status;
}

typedef struct {
  uint8_t *data;
  size_t len, room;
  int failed;
} slurp;

static int append(void *state, const uint8_t *data, size_t len) {
  slurp *s = state;
  if (len > s->room - s->len) {
    const size_t room = 2 * s->room + len;
    uint8_t *larger = room > s->room ? realloc(s->data, room) : NULL;
    s->failed = larger == NULL;
    if (s->failed) return 0;
    s->data = larger;
    s->room = room;
  }
  memcpy(s->data + s->len, data, len);
  s->len += len;
  return 1;
}

int io_slurp(uint8_t **data, size_t *len, const char *path) {
  slurp s = {NULL, 0, 0, 0};
  int status = io_stream(path, append, &s);
  if (status == CLI_OK && s.failed) status = complain_size(path);
  if (status != CLI_OK) {
    free(s.data);
    s = (slurp){NULL, 0, 0, 0};
  }
  *data = s.data;
  *len = s.len;
  return status;
}

/* ---- writing ---- */

static int write_all(int fd, const uint8_t *data, size_t len) {
  while (len > 0) {
    ssize_t n = write(fd, data, len);
    if (n < 0 && errno != EINTR) return 0;
    if (n <= 0) continue;
    data += n;
    len -= (size_t)n;
  }
  return 1;
}

static int write_stdout(const io_target *target, const uint8_t *data, size_t len) {
  if (target->path == NULL && target->binary && isatty(STDOUT_FILENO))
    return complain("binary output is not for a terminal: give --output FILE%s%s",
                    target->text_hint != NULL ? " or " : "",
                    target->text_hint != NULL ? target->text_hint : "");
  return write_all(STDOUT_FILENO, data, len) ? CLI_OK : complain_write("standard output");
}

/* Devices and pipes have no other way to be written. */
static int write_special(const char *name, const uint8_t *data, size_t len) {
  int fd = open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (fd == -1) return 0;
  int done = write_all(fd, data, len);
  int error = errno;
  if (close(fd) != 0 && done) return 0;
  errno = error;
  return done;
}

/* Whether the file may be replaced; complains if not. */
static int may_replace(const io_target *target, const struct stat *st) {
  for (size_t i = 0; i < input_count; i++)
    if (st->st_dev == inputs[i].dev && st->st_ino == inputs[i].ino)
      return complain("'%s' is an input and the output at once", target->path);
  if (target->force) return CLI_OK;
  if (target->secret) return complain("'%s' exists: --force replaces it", target->path);

  uint8_t content[CHUNK];
  int fd = open(target->path, O_RDONLY | O_CLOEXEC);
  ssize_t n = fd == -1 ? -1 : read_some(fd, content, sizeof content);
  if (n < 0) return complain("cannot replace '%s': %s", target->path, strerror(errno));
  const int is_private = sniff_may_be_private(content, (size_t)n);
  io_wipe(content, sizeof content);
  close(fd);
  if (is_private)
    return complain("'%s' is a private key, or may be one: --force replaces it", target->path);
  return CLI_OK;
}

/* Creates the temporary file beside name. Signals wait, so that one that comes between creating and
 * noting the name still finds it. */
static int create_temporary(const char *name, int secret) {
  const char *slash = strrchr(name, '/');
  int directory_len = slash == NULL ? 0 : (int)(slash + 1 - name);
  char path[PATH_MAX];
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  int fd = -1;
  for (int attempt = 0; attempt < 100; attempt++) {
    int len = snprintf(path, sizeof path, "%.*s.slimb.%ld.%d", directory_len, name, (long)getpid(),
                       attempt);
    if (len >= (int)sizeof path) {
      errno = ENAMETOOLONG;
      break;
    }
    fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, secret ? 0600 : 0666);
    if (fd != -1) memcpy(temporary, path, (size_t)len + 1);
    if (fd != -1 || errno != EEXIST) break;
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  return fd;
}

/* Gives the temporary file its name. Without replace, an existing file wins, even one that appeared
 * this moment; file systems without links fall back on the check made before. */
static int take_name(const char *name, int replace) {
  if (!replace) {
    if (link(temporary, name) == 0) {
      unlink(temporary);
      return 1;
    }
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return 0;
  }
  return rename(temporary, name) == 0;
}

static void sync_directory(const char *name) {
  char directory[PATH_MAX];
  const char *slash = strrchr(name, '/');
  snprintf(directory, sizeof directory, "%.*s.", slash == NULL ? 0 : (int)(slash + 1 - name), name);
  int fd = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd == -1) return;
  (void)fsync(fd);
  close(fd);
}

static int write_regular(const char *name, const io_target *target, int replace,
                         const uint8_t *data, size_t len) {
  int fd = create_temporary(name, target->secret);
  if (fd == -1) return 0;
  int done = write_all(fd, data, len) && fsync(fd) == 0;
  int error = errno;
  if (close(fd) != 0 && done) {
    done = 0;
    error = errno;
  }
  if (done && !take_name(name, replace)) {
    done = 0;
    error = errno;
  }
  if (!done) unlink(temporary);
  temporary[0] = '\0';
  if (done) sync_directory(name);
  errno = error;
  return done;
}

int io_write(const io_target *target, const uint8_t *data, size_t len) {
  if (target->path == NULL || is_dash(target->path)) return write_stdout(target, data, len);

  struct stat st;
  int exists = stat(target->path, &st) == 0;
  int done;
  if (!exists && lstat(target->path, &st) == 0)
    return complain("cannot write '%s': it is a symbolic link to nothing", target->path);
  if (exists && !S_ISREG(st.st_mode)) {
    done = write_special(target->path, data, len);
  } else {
    /* A symbolic link stays: the file that it names is replaced. */
    char resolved[PATH_MAX];
    int status = exists ? may_replace(target, &st) : CLI_OK;
    if (status != CLI_OK) return status;
    const char *name = exists ? realpath(target->path, resolved) : target->path;
    done = name != NULL && write_regular(name, target, exists, data, len);
  }
  if (done) return CLI_OK;
  char quoted[PATH_MAX + 2];
  snprintf(quoted, sizeof quoted, "'%s'", target->path);
  return complain_write(quoted);
}

// Ends the process at its n-th change of a file below a folder: preloaded, it stands before the C library's functions.
//
//   CRASH_FOLDER   the folder
//   CRASH_AT       n, from 1; without it, changes are counted alone
//   CRASH_COUNT    a file to which each change adds a line

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_int changes;

static int is_below(const char *path) {
    const char *folder = getenv("CRASH_FOLDER");
    if (folder == NULL || path == NULL) return 0;
    char full[8192];
    if (path[0] != '/') {
        char here[4096];
        if (getcwd(here, sizeof here) == NULL) return 0;
        snprintf(full, sizeof full, "%s/%s", here, path);
        path = full;
    }
    return strncmp(path, folder, strlen(folder)) == 0;
}

static int is_below_file(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t count = readlink(link, path, sizeof path - 1);
    if (count < 0) return 0;
    path[count] = 0;
    return is_below(path);
}

static void change(const char *what, int counts) {
    if (!counts) return;
    int number = atomic_fetch_add(&changes, 1) + 1;
    const char *log = getenv("CRASH_COUNT"), *at = getenv("CRASH_AT");
    if (log != NULL) {
        FILE *file = fopen(log, "a");
        if (file != NULL) {
            fprintf(file, "%d %s\n", number, what);
            fclose(file);
        }
    }
    if (at != NULL && atoi(at) == number) kill(getpid(), SIGKILL);
}

#define BEFORE(type, name, parameters, arguments, counts) \
    type name parameters { \
        static type(*next) parameters; \
        if (next == NULL) next = dlsym(RTLD_NEXT, #name); \
        change(#name, counts); \
        return next arguments; \
    }

BEFORE(ssize_t, write, (int file, const void *bytes, size_t count), (file, bytes, count), is_below_file(file))
BEFORE(ssize_t, pwrite, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at), is_below_file(file))
BEFORE(ssize_t, writev, (int file, const struct iovec *parts, int count), (file, parts, count), is_below_file(file))
BEFORE(int, ftruncate, (int file, off_t size), (file, size), is_below_file(file))
BEFORE(int, fsync, (int file), (file), is_below_file(file))
BEFORE(int, close, (int file), (file), is_below_file(file))
BEFORE(int, fchmod, (int file, mode_t mode), (file, mode), is_below_file(file))
BEFORE(int, rename, (const char *old, const char *new), (old, new), is_below(new) || is_below(old))
BEFORE(int, renameat, (int from, const char *old, int to, const char *new), (from, old, to, new), is_below(new))
BEFORE(int, link, (const char *old, const char *new), (old, new), is_below(new))
BEFORE(int, linkat, (int from, const char *old, int to, const char *new, int flags), (from, old, to, new, flags), is_below(new))
BEFORE(int, unlink, (const char *path), (path), is_below(path))
BEFORE(int, unlinkat, (int folder, const char *path, int flags), (folder, path, flags), is_below(path) || is_below_file(folder))
BEFORE(int, rmdir, (const char *path), (path), is_below(path))
BEFORE(int, mkdir, (const char *path, mode_t mode), (path, mode), is_below(path))
BEFORE(int, utimensat, (int folder, const char *path, const struct timespec times[2], int flags), (folder, path, times, flags), is_below(path))

#define OPENING(name) \
    int name(const char *path, int flags, ...) { \
        static int (*next)(const char *, int, ...); \
        if (next == NULL) next = dlsym(RTLD_NEXT, #name); \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        change(#name, flags & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR) ? is_below(path) : 0); \
        return next(path, flags, mode); \
    }

OPENING(open)
OPENING(open64)

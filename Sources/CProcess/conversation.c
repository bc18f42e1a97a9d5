#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int conversation = -1;

/// A separator and the word that marks the process's messages among its output. No function gives it out.
static char mark[64] = {0x1E};
static size_t mark_length;

int understudy_conversation(void) { return mark_length > 0 ? conversation : -1; }

/// Calls the system without a function of the C library, which the app could have one of the same name for.
static long call(long number, long first, long second, long third, long fourth, long fifth) {
#if defined(__x86_64__)
    long result;
    register long r10 __asm__("r10") = fourth;
    register long r8 __asm__("r8") = fifth;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(first), "S"(second), "d"(third), "r"(r10), "r"(r8)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = first;
    register long x1 __asm__("x1") = second;
    register long x2 __asm__("x2") = third;
    register long x3 __asm__("x3") = fourth;
    register long x4 __asm__("x4") = fifth;
    __asm__ volatile("svc #0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4) : "memory");
    return x0;
#else
    long result = syscall(number, first, second, third, fourth, fifth);
    return result < 0 ? -errno : result;
#endif
}

/// Writes all bytes.
static int put(const char *bytes, size_t count) {
    while (count > 0) {
        long written = call(SYS_write, conversation, (long)bytes, (long)count, 0, 0);
        if (written == -EINTR) continue;
        if (written <= 0) return 0;
        bytes += written;
        count -= (size_t)written;
    }
    return 1;
}

int understudy_send(const void *message, size_t count) {
    size_t size = mark_length + count + 1;
    char *bytes = malloc(size);
    if (bytes == NULL) return 0;
    memcpy(bytes, mark, mark_length);
    memcpy(bytes + mark_length, message, count);
    bytes[size - 1] = '\n';
    // No other thread prints meanwhile.
    flockfile(stdout);
    fflush(stdout);
    int sent = put(bytes, size);
    funlockfile(stdout);
    // What is freed is not to show the mark to whoever gets this memory next.
    memset(bytes, 0, mark_length);
    free(bytes);
    return sent;
}

long understudy_receive(void *buffer, size_t size) {
    while (1) {
        long count = call(SYS_read, conversation, (long)buffer, (long)size, 0, 0);
        if (count != -EINTR) return count;
    }
}

int understudy_is_readable(void) {
    struct pollfd end = {.fd = conversation, .events = POLLIN};
    struct timespec now = {0, 0};
    return call(SYS_ppoll, (long)&end, 1, (long)&now, 0, 0) > 0;
}

/// Without a device there is nobody to be an app for: the process ends, even where its main thread hangs.
static void *watch(void *unused) {
    struct pollfd end = {.fd = conversation, .events = POLLRDHUP};
    while (poll(&end, 1, -1) < 0 && errno == EINTR) {
    }
    kill(0, SIGKILL);
    return unused;
}

static void start_watch(void) {
    sigset_t all, before;
    pthread_t thread;
    sigfillset(&all);
    // The app's signals are for the app's own threads.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// Reads the word that marks the process's messages: the first line of the conversation. The environment would still show it
/// in /proc while code of the app runs.
static int read_mark(void) {
    size_t length = 1;
    while (length < sizeof mark) {
        if (understudy_receive(mark + length, 1) != 1) return 0;
        if (mark[length] == '\n') {
            mark_length = length;
            return 1;
        }
        length++;
    }
    return 0;
}

/// The device gave the process one stream as output and conversation, so that both keep their order. The app may
/// close or redirect its standard output later; the conversation goes on.
__attribute__((constructor)) static void start(void) {
    if (getenv("UNDERSTUDY_CONVERSATION") == NULL) return;
    unsetenv("UNDERSTUDY_CONVERSATION");
    // Swift's run time, which this library is linked with, has read it, and the loader has read the other one; the app finds
    // what a simulator's process finds.
    unsetenv("SWIFT_DETERMINISTIC_HASHING");
    unsetenv("LD_LIBRARY_PATH");
    conversation = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (conversation < 0) return;
    if (!read_mark()) _exit(70);
    start_watch();
}

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
#include <unistd.h>

static int conversation = -1;
static char *mark;

int understudy_conversation(void) { return conversation; }

const char *understudy_mark(void) { return mark; }

void understudy_flush(void) { fflush(stdout); }

void understudy_lock_output(void) { flockfile(stdout); }

void understudy_unlock_output(void) { funlockfile(stdout); }

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
static char *read_mark(void) {
    char line[64];
    size_t length = 0;
    while (length < sizeof line) {
        ssize_t count = read(conversation, line + length, 1);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return NULL;
        if (line[length] == '\n') return strndup(line, length);
        length++;
    }
    return NULL;
}

/// The device gave the process one stream as output and conversation, so that both keep their order. The app may
/// close or redirect its standard output later; the conversation goes on.
__attribute__((constructor)) static void start(void) {
    if (getenv("UNDERSTUDY_CONVERSATION") == NULL) return;
    unsetenv("UNDERSTUDY_CONVERSATION");
    // Swift's run time, which this library is linked with, has read it; the app finds what a simulator's process finds.
    unsetenv("SWIFT_DETERMINISTIC_HASHING");
    conversation = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64);
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (conversation < 0) return;
    mark = read_mark();
    if (mark == NULL) _exit(70);
    start_watch();
}

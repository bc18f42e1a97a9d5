#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int conversation = -1;
static char *mark;

int understudy_conversation(void) { return conversation; }

const char *understudy_mark(void) { return mark; }

void understudy_flush(void) { fflush(stdout); }

/// The device gave the process one stream as output and conversation, so that both keep their order. The app may
/// close or redirect its standard output later; the conversation goes on.
__attribute__((constructor)) static void start(void) {
    const char *given = getenv("UNDERSTUDY_CONVERSATION");
    if (given == NULL) return;
    mark = strdup(given);
    unsetenv("UNDERSTUDY_CONVERSATION");
    conversation = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64);
    setvbuf(stdout, NULL, _IOLBF, 0);
}

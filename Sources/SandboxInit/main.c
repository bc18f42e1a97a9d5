// The last link before a program that runs code of others: sets limits, gives up rights, refuses system calls, and
// becomes the program. It is compiled where Understudy runs, and kept in its cache.
//
// Its words have fixed places, so none of them can be taken for an option:
//
//     sandbox-init exec|init none|calls|sockets MEMORY TIME SIZE PROCESSES PARENT USER COUNT NAME=VALUE... PROGRAM
//     ARGUMENT...
//
// exec becomes the program. init is the first process of a process namespace: it starts the program and ends with it,
// and the kernel ends everything else in the namespace with init. PARENT is the process with which this one is to end,
// 0 if something else sees to that. USER is the number of the user, and of the group, that the program runs as, 0 for
// the one that runs this. COUNT is the number of variables.
#define _GNU_SOURCE
#include "sandbox-init.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum place { ROLE = 1, FILTER, MEMORY, TIME, SIZE, PROCESSES, PARENT, USER, COUNT, VARIABLES };

void fail(const char *what) {
    fprintf(stderr, "understudy: %s: %s\n", what, strerror(errno));
    exit(125);
}

static void misuse(const char *word) {
    fprintf(stderr, "understudy: unexpected word: %s\n", word);
    exit(125);
}

static unsigned long long number(const char *word) {
    char *end;
    errno = 0;
    unsigned long long number = strtoull(word, &end, 10);
    if (errno != 0 || *word < '0' || *word > '9' || *end != 0) misuse(word);
    return number;
}

static enum filter filter(const char *word) {
    if (strcmp(word, "none") == 0) return FILTER_NONE;
    if (strcmp(word, "calls") == 0) return FILTER_CALLS;
    if (strcmp(word, "sockets") == 0) return FILTER_SOCKETS;
    misuse(word);
    return FILTER_SOCKETS;
}

/// Has the kernel end this process with its parent.
static void end_with(pid_t parent) {
    if (parent == 0) return;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) fail("ending with its parent");
    // The parent may have ended before.
    if (getppid() != parent) exit(125);
}

/// Copies the words and wipes the ones that /proc shows to the program: its environment is not for its neighbours.
static char **take(int count, char **words) {
    char **copies = calloc((size_t)count + 1, sizeof *copies);
    if (copies == NULL) fail("memory");
    for (int index = 0; index < count; index++) {
        copies[index] = strdup(words[index]);
        if (copies[index] == NULL) fail("memory");
    }
    for (int index = 1; index < count; index++) memset(words[index], 0, strlen(words[index]));
    return copies;
}

/// Waits as the first process of its namespace until the program has ended, and ends as it did.
static int outlive(pid_t program) {
    // What the program prints is to end with it.
    close(STDIN_FILENO);
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    while (true) {
        int status;
        pid_t ended = waitpid(-1, &status, 0);
        if (ended < 0 && errno == EINTR) continue;
        if (ended < 0) return 125;
        if (ended != program) continue;
        return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    }
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "check") == 0) return check(number(argv[2]));
    if (argc <= VARIABLES) misuse("too few");
    unsigned long long count = number(argv[COUNT]);
    if (count >= (unsigned long long)(argc - VARIABLES)) misuse(argv[COUNT]);
    bool is_init = strcmp(argv[ROLE], "init") == 0;
    if (!is_init && strcmp(argv[ROLE], "exec") != 0) misuse(argv[ROLE]);
    struct limits limits = {
        .memory = number(argv[MEMORY]),
        .processor_time = number(argv[TIME]),
        .file_size = number(argv[SIZE]),
        .processes = number(argv[PROCESSES]),
    };
    enum filter refused = filter(argv[FILTER]);
    unsigned long long user = number(argv[USER]);
    if (user >= UINT32_MAX) misuse(argv[USER]);
    end_with((pid_t)number(argv[PARENT]));

    char **words = take(argc, argv);
    char **arguments = words + VARIABLES + count;
    // One allocation holds both lists: the variables end where a copy of the rest begins.
    char **variables = calloc((size_t)count + 1, sizeof *variables);
    if (variables == NULL) fail("memory");
    memcpy(variables, words + VARIABLES, (size_t)count * sizeof *variables);

    if (is_init) {
        // Nobody in the namespace may look into this process or trace it; the program is its own again after its exec.
        if (prctl(PR_SET_DUMPABLE, 0) != 0) fail("closing the first process");
        // This process counts, too, if it is the same user's.
        if (limits.processes > 0 && user == 0) limits.processes++;
        pid_t program = fork();
        if (program < 0) fail("starting the program");
        if (program > 0) {
            drop_rights(0);
            return outlive(program);
        }
    }
    set_limits(&limits);
    drop_rights((uid_t)user);
    set_filter(refused);
    execve(arguments[0], arguments, variables);
    fail(arguments[0]);
}

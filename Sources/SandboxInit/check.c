#define _GNU_SOURCE
#include "sandbox-init.h"

#include <errno.h>
#include <linux/capability.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

static bool refuses_calls(void) {
    return ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0 && errno == EPERM && setsid() < 0 && errno == EPERM;
}

static bool refuses_sockets(void) {
    int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    if (descriptor >= 0) close(descriptor);
    return descriptor < 0;
}

static bool has_no_capability(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    struct __user_cap_data_struct data[2];
    if (syscall(SYS_capget, &header, data) != 0) return false;
    return (data[0].permitted | data[1].permitted | data[0].effective | data[1].effective) == 0;
}

static bool is_read_only(const char *path) {
    struct statvfs status;
    return statvfs(path, &status) == 0 && (status.f_flag & ST_RDONLY) != 0;
}

/// The number of children that this process may have at once, at most `limit`.
static unsigned long long children(unsigned long long limit) {
    unsigned long long count = 0;
    // The children wait for the end of it, because the filter allows no signal to another process.
    int ends[2];
    if (pipe(ends) != 0) return 0;
    while (count < limit) {
        pid_t child = fork();
        if (child == 0) {
            char byte;
            close(ends[1]);
            _exit(read(ends[0], &byte, 1) == 0 ? 0 : 1);
        }
        if (child < 0) break;
        count++;
    }
    close(ends[1]);
    close(ends[0]);
    for (unsigned long long index = 0; index < count; index++) waitpid(-1, NULL, 0);
    return count;
}

int check(unsigned long long processes) {
    if (refuses_calls()) puts("calls");
    if (refuses_sockets()) puts("sockets");
    if (has_no_capability()) puts("capabilities");
    if (is_read_only("/") && is_read_only("/usr")) puts("files");
    if (processes > 0) {
        unsigned long long count = children(processes);
        // With a limit that binds, there is room for some, but not for as many as it says: this process counts, too.
        if (count > 0 && count < processes) puts("processes");
    }
    return 0;
}

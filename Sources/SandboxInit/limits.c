#define _GNU_SOURCE
#include "sandbox-init.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Sets a limit, but never above the one that holds already.
static void set_limit(int resource, rlim_t soft, rlim_t hard, const char *name) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) fail(name);
    if (limit.rlim_max < hard) hard = limit.rlim_max;
    if (hard < soft) soft = hard;
    limit.rlim_cur = soft;
    limit.rlim_max = hard;
    if (setrlimit(resource, &limit) != 0) fail(name);
}

void set_limits(const struct limits *limits) {
    set_limit(RLIMIT_AS, limits->memory, limits->memory, "the limit on memory");
    // The first signal says which limit it was; the second cannot be caught.
    set_limit(
        RLIMIT_CPU, limits->processor_time, limits->processor_time + 1, "the limit on processor time");
    set_limit(RLIMIT_FSIZE, limits->file_size, limits->file_size, "the limit on the size of files");
    set_limit(RLIMIT_CORE, 0, 0, "the limit on core dumps");
    if (limits->processes > 0) {
        set_limit(RLIMIT_NPROC, limits->processes, limits->processes, "the limit on processes");
    }
}

/// Becomes another user, and still ends with its parent if it was to.
static void become(uid_t user) {
    pid_t parent = getppid();
    int signal = 0;
    if (prctl(PR_GET_PDEATHSIG, &signal) != 0) fail("ending with its parent");
    if (setgroups(0, NULL) != 0 || setresgid(user, user, user) != 0 || setresuid(user, user, user) != 0) {
        fail("becoming another user");
    }
    // The kernel has forgotten it.
    if (signal == 0) return;
    if (prctl(PR_SET_PDEATHSIG, signal) != 0) fail("ending with its parent");
    if (getppid() != parent) _exit(125);
}

void drop_rights(uid_t user) {
    // Without the right to, there is none to give up.
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++) {
        if (prctl(PR_CAPBSET_DROP, capability) != 0 && errno != EPERM) fail("giving up capabilities");
    }
    if (user != 0) become(user);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    struct __user_cap_data_struct none[2];
    memset(none, 0, sizeof none);
    if (syscall(SYS_capset, &header, none) != 0) fail("giving up capabilities");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("giving up new rights");
}

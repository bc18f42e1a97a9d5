#define _GNU_SOURCE
#include "sandbox-init.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <unistd.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "The low half of an argument is taken to come first."
#endif

// The newer calls have the same number everywhere, also if the headers do not know them yet.
enum {
    CALL_IO_URING_SETUP = 425, CALL_IO_URING_ENTER = 426, CALL_IO_URING_REGISTER = 427, CALL_OPEN_TREE = 428,
    CALL_MOVE_MOUNT = 429, CALL_FSOPEN = 430, CALL_FSCONFIG = 431, CALL_FSMOUNT = 432, CALL_FSPICK = 433,
    CALL_PIDFD_SEND_SIGNAL = 424, CALL_CLONE3 = 435, CALL_PIDFD_GETFD = 438, CALL_PROCESS_MADVISE = 440, CALL_MOUNT_SETATTR = 442,
    CALL_QUOTACTL_FD = 443, CALL_MEMFD_SECRET = 447, CALL_OPEN_TREE_ATTR = 467,
};

static const int refused[] = {
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, CALL_PIDFD_GETFD, CALL_PROCESS_MADVISE, SYS_kcmp,
    SYS_move_pages, SYS_migrate_pages,
    // Memory that belongs to no process, and so to no limit of one.
    SYS_shmget, SYS_memfd_create, CALL_MEMFD_SECRET,
    // The session, by which everything is found that the program started.
    SYS_setsid,
    // What the process sees of the system.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, CALL_OPEN_TREE, CALL_OPEN_TREE_ATTR,
    CALL_MOVE_MOUNT, CALL_FSOPEN, CALL_FSCONFIG, CALL_FSMOUNT, CALL_FSPICK, CALL_MOUNT_SETATTR,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init,
    // The kernel.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_init_module,
    SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl,
    CALL_QUOTACTL_FD, SYS_syslog, SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime,
    SYS_clock_adjtime, SYS_adjtimex, SYS_vhangup, SYS_nfsservctl,
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
#ifdef SYS_lookup_dcookie
    SYS_lookup_dcookie,
#endif
#ifdef __x86_64__
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS__sysctl,
#endif
};

/// Calls that libraries do without if they do not exist.
static const int missing[] = {CALL_CLONE3, CALL_IO_URING_SETUP, CALL_IO_URING_ENTER, CALL_IO_URING_REGISTER};

/// Words typed into the terminal that the process belongs to, as if by its user.
static const unsigned terminal[] = {TIOCSTI, TIOCCONS, 0x541C /* TIOCLINUX */};

static const unsigned families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};

/// Signals to a process that is named first. Only one without a namespace can name one that is not its own.
static const int signals[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};

/// Signals to a thread or a descriptor, which may be anyone's.
static const int anonymous_signals[] = {SYS_tkill, CALL_PIDFD_SEND_SIGNAL};

/// New namespaces, and children that would be another process's.
#define REFUSED_CLONES                                                                                              \
    (CLONE_PARENT | CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID |       \
     CLONE_NEWNET)

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))
#define ADD(...) (program[length++] = (struct sock_filter)__VA_ARGS__)
#define LOAD(field) ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field)))
/// Skips as many of the next instructions unless the loaded word is `value`, or has one of its bits.
#define UNLESS(value, skip) ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skip)))
#define UNLESS_SET(bits, skip) ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, (skip)))
#define END(result) ADD(BPF_STMT(BPF_RET | BPF_K, (result)))
#define REFUSE(error) END(SECCOMP_RET_ERRNO | (error))

void set_filter(enum filter filter) {
    if (filter == FILTER_NONE) return;
    struct sock_filter program[256];
    unsigned short length = 0;
    LOAD(arch);
    // Calls of another architecture have other numbers.
    ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    END(SECCOMP_RET_KILL_PROCESS);
    LOAD(nr);
#ifdef __x86_64__
    // Those of x32 have this bit.
    ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    REFUSE(ENOSYS);
#endif
    for (size_t index = 0; index < COUNT_OF(refused); index++) {
        UNLESS((unsigned)refused[index], 1);
        REFUSE(EPERM);
    }
    for (size_t index = 0; index < COUNT_OF(missing); index++) {
        UNLESS((unsigned)missing[index], 1);
        REFUSE(ENOSYS);
    }
    UNLESS(SYS_clone, 4);
    LOAD(args[0]);
    UNLESS_SET(REFUSED_CLONES, 1);
    REFUSE(EPERM);
    END(SECCOMP_RET_ALLOW);
    UNLESS(SYS_ioctl, 2 + 2 * COUNT_OF(terminal));
    LOAD(args[1]);
    for (size_t index = 0; index < COUNT_OF(terminal); index++) {
        UNLESS(terminal[index], 1);
        REFUSE(EPERM);
    }
    END(SECCOMP_RET_ALLOW);
    if (filter == FILTER_SOCKETS) {
        for (size_t index = 0; index < COUNT_OF(anonymous_signals); index++) {
            UNLESS((unsigned)anonymous_signals[index], 1);
            REFUSE(EPERM);
        }
        for (size_t index = 0; index < COUNT_OF(signals); index++) {
            UNLESS((unsigned)signals[index], 6);
            LOAD(args[0]);
            // Its own group, which is in its session, and itself.
            UNLESS(0, 1);
            END(SECCOMP_RET_ALLOW);
            UNLESS((unsigned)getpid(), 1);
            END(SECCOMP_RET_ALLOW);
            REFUSE(EPERM);
        }
        UNLESS(SYS_socket, 1);
        REFUSE(EPERM);
    } else {
        UNLESS(SYS_socket, 2 + 2 * COUNT_OF(families));
        LOAD(args[0]);
        for (size_t index = 0; index < COUNT_OF(families); index++) {
            UNLESS(families[index], 1);
            END(SECCOMP_RET_ALLOW);
        }
        REFUSE(EAFNOSUPPORT);
    }
    END(SECCOMP_RET_ALLOW);
    struct sock_fprog code = {.len = length, .filter = program};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &code) != 0) fail("the filter of system calls");
}

#else

void set_filter(enum filter filter) {
    if (filter == FILTER_NONE) return;
    errno = ENOSYS;
    fail("the filter of system calls");
}

#endif

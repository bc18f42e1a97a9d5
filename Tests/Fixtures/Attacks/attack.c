// Tries what a program within bounds must not be able to do, and prints what the system says to each.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static void say(const char *name, long result) {
    printf("%s: %s\n", name, result >= 0 ? "allowed" : strerrorname_np(errno));
    fflush(stdout);
}

/// What a process can do to another.
static void reach(const char *whose, pid_t process) {
    char name[64], path[64], byte = 0;
    struct iovec here = {&byte, 1}, there = {(void *)&byte, 1};
    snprintf(name, sizeof name, "trace %s", whose);
    long result = ptrace(PTRACE_ATTACH, process, NULL, NULL);
    say(name, result);
    if (result == 0) {
        waitpid(process, NULL, 0);
        ptrace(PTRACE_DETACH, process, NULL, NULL);
    }
    snprintf(name, sizeof name, "write to the memory of %s", whose);
    snprintf(path, sizeof path, "/proc/%d/mem", process);
    say(name, open(path, O_RDWR));
    snprintf(name, sizeof name, "copy from the memory of %s", whose);
    say(name, syscall(SYS_process_vm_readv, process, &here, 1, &there, 1, 0));
}

/// Returns a descriptor of a process.
static int descriptor_of(pid_t process) {
    return syscall(434 /* pidfd_open */, process, 0);
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "leave") == 0) {
        // By then its output may be closed.
        signal(SIGPIPE, SIG_IGN);
        // A process that nobody waits for, in a session of its own.
        if (fork() > 0) return 0;
        if (fork() > 0) return 0;
        say("leave the session", setsid());
        close(0);
        close(1);
        close(2);
        execl("/bin/sleep", "sleep", argv[2], NULL);
        return 1;
    }
    if (argc == 2 && strcmp(argv[1], "1") == 0) reach("process 1", 1);
    // In the same session, of the same user, and unprotected: what can be had at all.
    int ends[2];
    if (pipe(ends) != 0) return 1;
    pid_t child = fork();
    if (child == 0) {
        // Until the other end is closed.
        char end;
        close(ends[1]);
        while (read(ends[0], &end, 1) > 0) {
        }
        _exit(0);
    }
    say("signal another", kill(child, 0));
    say("signal all", kill(-1, 0));
    say("signal another's thread", syscall(SYS_tkill, child, 0));
    say("signal another by its group", syscall(SYS_tgkill, child, child, 0));
    siginfo_t queued = {.si_code = SI_QUEUE};
    say("queue a signal", syscall(SYS_rt_sigqueueinfo, child, 0, &queued));
    say("queue a signal of a thread", syscall(SYS_rt_tgsigqueueinfo, child, child, 0, &queued));
    say("signal by a descriptor", syscall(424 /* pidfd_send_signal */, descriptor_of(child), 0, NULL, 0));
    say("signal itself", kill(getpid(), 0));
    say("signal its thread", syscall(SYS_tgkill, getpid(), gettid(), 0));
    say("make a file of memory", syscall(SYS_memfd_create, "attack", 0));
    say("make shared memory", syscall(SYS_shmget, 0, 4096, 0600 | 01000 /* IPC_CREAT */));
    say("trace another", ptrace(PTRACE_ATTACH, child, NULL, NULL));
    char byte = 0;
    struct iovec here = {&byte, 1}, there = {(void *)&byte, 1};
    say("copy from another", syscall(SYS_process_vm_readv, child, &here, 1, &there, 1, 0));
    say("compare with another", syscall(SYS_kcmp, getpid(), child, 0, 0, 0));
    close(ends[1]);
    waitpid(child, NULL, __WALL);
    say("remount /usr", mount(NULL, "/usr", NULL, MS_REMOUNT | MS_BIND, NULL));
    say("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
    say("unmount", umount2("/usr", MNT_DETACH));
    say("open a tree", syscall(428, AT_FDCWD, "/usr", 1));
    say("make a file in /usr", open("/usr/understudy-attack", O_CREAT | O_WRONLY, 0600));
    unlink("/usr/understudy-attack");
    say("unshare", unshare(CLONE_NEWUSER | CLONE_NEWNS));
    say("clone into a namespace", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL));
    say("clone3", syscall(435, NULL, 0));
    say("change the root", chroot("/tmp"));
    say("set the host's name", sethostname("attack", 6));
    say("bpf", syscall(SYS_bpf, 0, NULL, 0));
    say("keys", syscall(SYS_keyctl, 0, -3, 1));
    say("io_uring", syscall(425, 1, NULL));
    say("watch the kernel", syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0));
    say("userfaultfd", syscall(SYS_userfaultfd, 1));
    say("type into the terminal", ioctl(0, TIOCSTI, "x"));
    say("packet socket", socket(AF_PACKET, SOCK_RAW, 0));
    say("socket", socket(AF_INET, SOCK_STREAM, 0));
    say("pair of sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0, 0}));
    say("change the group", setpgid(0, 0));
    say("leave the session", setsid());
#ifdef __x86_64__
    say("x32", syscall(0x40000000 + 39));
#endif
    char line[256];
    FILE *status = fopen("/proc/self/status", "r");
    while (status != NULL && fgets(line, sizeof line, status) != NULL) {
        if (strncmp(line, "Cap", 3) == 0 || strncmp(line, "NoNewPrivs", 10) == 0) fputs(line, stdout);
    }
    return 0;
}

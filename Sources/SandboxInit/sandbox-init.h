#ifndef SANDBOX_INIT_H
#define SANDBOX_INIT_H

#include <stdbool.h>
#include <sys/types.h>

/// The most that one process may take.
struct limits {
    /// Bytes of address space.
    unsigned long long memory;
    /// Seconds of processor time.
    unsigned long long processor_time;
    /// Bytes of a file that it writes.
    unsigned long long file_size;
    /// Processes and threads of its user, itself included; 0 for no limit.
    unsigned long long processes;
};

/// Which system calls are refused.
enum filter {
    FILTER_NONE,
    /// Those that reach into other processes, leave the session or change what the process sees.
    FILTER_CALLS,
    /// Those, and sockets.
    FILTER_SOCKETS,
};

/// Sets the limits, which hold for all that this process starts.
void set_limits(const struct limits *limits);

/// Gives up every capability for good, also those that root has again after an exec, and becomes another user, unless it
/// is 0.
void drop_rights(uid_t user);

/// Refuses system calls from now on, also after an exec.
void set_filter(enum filter filter);

/// Prints the names of the measures that hold in this process, found out by use, and returns an exit status.
int check(unsigned long long processes);

/// Ends this process, saying which step of its preparation the system refused.
void fail(const char *what) __attribute__((noreturn));

#endif

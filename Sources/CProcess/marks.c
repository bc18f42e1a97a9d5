#include "CProcess.h"

#include <stdatomic.h>
#include <stdlib.h>

/// The number of marks. Each is one instruction that calls what follows them all, which knows it by the address to go
/// back to.
#define MARKS 4096
#define TEXT(value) #value
#define NUMBER(value) TEXT(value)

extern const char understudy_marks[] __attribute__((visibility("hidden")));

static _Atomic(void (*)(size_t)) listener;

/// Takes the address behind the mark that was called.
__attribute__((used, noreturn, visibility("hidden"))) void understudy_marked_call(const char *next);

#if defined(__x86_64__)
enum { mark_size = 5 };

__asm__(".text\n"
        ".p2align 4\n"
        ".globl understudy_marks\n"
        ".hidden understudy_marks\n"
        "understudy_marks:\n"
        ".rept " NUMBER(MARKS) "\n"
        ".byte 0xe8\n"
        ".long 1f - . - 4\n"
        ".endr\n"
        "1: popq %rdi\n"
        "andq $-16, %rsp\n"
        "callq understudy_marked_call\n");
#elif defined(__aarch64__)
enum { mark_size = 4 };

__asm__(".text\n"
        ".p2align 4\n"
        ".globl understudy_marks\n"
        ".hidden understudy_marks\n"
        "understudy_marks:\n"
        ".rept " NUMBER(MARKS) "\n"
        "bl 1f\n"
        ".endr\n"
        "1: mov x0, x30\n"
        "bl understudy_marked_call\n");
#else
#error "The marks are written for x86-64 and for 64-bit ARM."
#endif

void understudy_marked_call(const char *next) {
    void (*called)(size_t) = atomic_load(&listener);
    if (called != NULL) called((size_t)(next - understudy_marks) / mark_size - 1);
    abort();
}

const void *understudy_mark(size_t number) {
    return number < MARKS ? understudy_marks + number * mark_size : NULL;
}

void understudy_on_marked_call(void (*called)(size_t number)) { atomic_store(&listener, called); }

#include "CProcess.h"

#include <stddef.h>
#include <string.h>

/// Swift's run time makes an object without calling an initialiser.
void *swift_allocObject(const void *type, size_t size, size_t alignment_mask);

/// The beginning of a class's metadata, as Swift's ABI lays it out where there is no Objective-C.
struct class_metadata {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags;
    uint32_t address_point;
    uint32_t size;
    uint16_t alignment_mask;
    uint16_t reserved;
};

/// The beginning of an object: its class and its reference counts.
static const size_t head = 2 * sizeof(void *);

void *understudy_create_instance(const void *type) {
    const struct class_metadata *class = type;
    void *object = swift_allocObject(type, class->size, class->alignment_mask);
    memset((char *)object + head, 0, class->size - head);
    return object;
}

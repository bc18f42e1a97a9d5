#define _GNU_SOURCE
#include "CProcess.h"

#include <dlfcn.h>
#include <link.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int understudy_on_main_thread(void) { return getpid() == gettid(); }

static int count(struct dl_phdr_info *info, size_t size, void *loaded) {
    *(uint64_t *)loaded = info->dlpi_adds;
    return 1;
}

uint64_t understudy_images_loaded(void) {
    uint64_t loaded = 0;
    dl_iterate_phdr(count, &loaded);
    return loaded;
}

struct search {
    void *context;
    void (*found)(void *context, void *table);
};

static int search(struct dl_phdr_info *info, size_t size, void *given) {
    struct search *search = given;
    // The executable has no name; a handle for it is asked for with NULL.
    const char *path = info->dlpi_name[0] == '\0' ? NULL : info->dlpi_name;
    void *handle = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    if (handle == NULL) return 0;
    void *table = dlsym(handle, "understudy_classes");
    // A handle answers for the libraries that its image needs, too.
    if (table != NULL) {
        for (int i = 0; i < info->dlpi_phnum; i++) {
            const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
            ElfW(Addr) start = info->dlpi_addr + segment->p_vaddr;
            if (segment->p_type == PT_LOAD && (ElfW(Addr))table - start < segment->p_memsz) {
                search->found(search->context, table);
                break;
            }
        }
    }
    dlclose(handle);
    return 0;
}

void understudy_each_class_table(void *context, void (*found)(void *context, void *table)) {
    struct search given = {context, found};
    dl_iterate_phdr(search, &given);
}

const char *understudy_image_path(const void *address) {
    Dl_info info;
    return dladdr(address, &info) ? info.dli_fname : NULL;
}

void *understudy_function(const char *library, const char *name) {
    // The libraries lie in one folder.
    const char *own = understudy_image_path(&understudy_function);
    const char *slash = own == NULL ? NULL : strrchr(own, '/');
    char path[PATH_MAX];
    if (slash == NULL) return NULL;
    snprintf(path, sizeof path, "%.*s/lib%s.so", (int)(slash - own), own, library);
    void *handle = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    if (handle == NULL) return NULL;
    // The library's own symbols come first in this lookup; in that of the whole process the app's do.
    void *function = dlsym(handle, name);
    dlclose(handle);
    return function;
}

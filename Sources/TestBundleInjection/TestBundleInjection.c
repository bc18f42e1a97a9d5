#include "TestBundleInjection.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The executable of a bundle has the bundle's name without its ending: `Stage.app/PlugIns/StageTests.xctest/StageTests`.
static const char *executable_of(const char *bundle, char *path, size_t size) {
    const char *slash = strrchr(bundle, '/');
    const char *name = slash == NULL ? bundle : slash + 1;
    const char *dot = strrchr(name, '.');
    size_t length = dot == NULL ? strlen(name) : (size_t)(dot - name);
    snprintf(path, size, "%s/%.*s", bundle, (int)length, name);
    return path;
}

void understudy_inject_test_bundle(void) {
    static int done;
    if (done) return;
    done = 1;
    const char *bundle = getenv("XCTestBundlePath");
    if (bundle == NULL) return;
    char path[PATH_MAX];
    if (dlopen(executable_of(bundle, path, sizeof path), RTLD_NOW | RTLD_GLOBAL) == NULL) {
        fprintf(stderr, "The test bundle could not be loaded: %s\n", dlerror());
        exit(70);
    }
}

__attribute__((constructor)) static void inject(void) {
    // The app's own children are no test hosts.
    unsetenv("LD_PRELOAD");
    understudy_inject_test_bundle();
}

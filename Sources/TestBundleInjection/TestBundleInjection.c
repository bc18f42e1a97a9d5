#include "TestBundleInjection.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void understudy_inject_test_bundle(void) {
    static int done;
    if (done) return;
    done = 1;
    const char *path = getenv("XCTestBundlePath");
    if (path == NULL) return;
    if (dlopen(path, RTLD_NOW | RTLD_GLOBAL) == NULL) {
        fprintf(stderr, "The test bundle could not be loaded: %s\n", dlerror());
        exit(70);
    }
}

__attribute__((constructor)) static void inject(void) {
    // The app's own children are no test hosts.
    unsetenv("LD_PRELOAD");
    understudy_inject_test_bundle();
}

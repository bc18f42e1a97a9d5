#include "TestBundleInjection.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The test bundle that is not loaded before `main`.
static char *late_bundle;

/// The tests that run; NULL for all.
static char *test_choice;

/// The executable of a bundle has the bundle's name without its ending: `Stage.app/PlugIns/StageTests.xctest/StageTests`.
static const char *executable_of(const char *bundle, char *path, size_t size) {
    const char *slash = strrchr(bundle, '/');
    const char *name = slash == NULL ? bundle : slash + 1;
    const char *dot = strrchr(name, '.');
    size_t length = dot == NULL ? strlen(name) : (size_t)(dot - name);
    snprintf(path, size, "%s/%.*s", bundle, (int)length, name);
    return path;
}

static void load(const char *what, const char *path) {
    if (dlopen(path, RTLD_NOW | RTLD_GLOBAL) != NULL) return;
    fprintf(stderr, "%s could not be loaded: %s\n", what, dlerror());
    exit(70);
}

static void load_bundle(const char *bundle) {
    char path[PATH_MAX];
    load("The test bundle", executable_of(bundle, path, sizeof path));
}

/// The value of a variable that is meant for this library and not for the app.
static char *take(const char *name) {
    const char *value = getenv(name);
    char *copy = value == NULL ? NULL : strdup(value);
    unsetenv(name);
    return copy;
}

int understudy_load_late_test_bundle(void) {
    if (late_bundle == NULL) return 0;
    char path[PATH_MAX];
    // The app may have loaded it by hand.
    void *loaded = dlopen(executable_of(late_bundle, path, sizeof path), RTLD_LAZY | RTLD_NOLOAD);
    if (loaded == NULL) load_bundle(late_bundle);
    else dlclose(loaded);
    late_bundle = NULL;
    return loaded == NULL;
}

const char *understudy_test_choice(void) { return test_choice; }

__attribute__((constructor)) static void inject(void) {
    // The app's own children are no test hosts.
    unsetenv("LD_PRELOAD");
    const char *frameworks = take("UNDERSTUDY_TEST_LIBRARY");
    const char *bundle = take("UNDERSTUDY_TEST_BUNDLE");
    late_bundle = take("UNDERSTUDY_LATE_TEST_BUNDLE");
    test_choice = take("UNDERSTUDY_TEST_CHOICE");
    if (frameworks != NULL) load("The library that runs tests", frameworks);
    if (bundle != NULL) load_bundle(bundle);
}

#ifndef TEST_BUNDLE_INJECTION_H
#define TEST_BUNDLE_INJECTION_H

// Preloaded into an app's process, this library does before `main` what Xcode's does: it loads the library that runs
// tests, and XCTest with it, from the path in `UNDERSTUDY_TEST_LIBRARY`, and the test bundle from the path in
// `UNDERSTUDY_TEST_BUNDLE`. A bundle in `UNDERSTUDY_LATE_TEST_BUNDLE` waits. `UNDERSTUDY_TEST_CHOICE`
// names the tests that run. The app sees none of these variables.

/// Loads the test bundle that waits. Returns 1 where that brought it into the process, 0 where none waits or it is there.
int understudy_load_late_test_bundle(void);

/// The tests that run: a name on each line, after `+` if it is selected and `-` if it is skipped. NULL for all.
const char *understudy_test_choice(void);

#endif

#ifndef TEST_BUNDLE_INJECTION_H
#define TEST_BUNDLE_INJECTION_H

/// Loads the test bundle at the path in the environment variable `XCTestBundlePath`, once.
///
/// Preloaded into an app's process, this library calls it before `main`, as Xcode's does.
void understudy_inject_test_bundle(void);

#endif

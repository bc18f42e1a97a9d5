internal import Foundation

/// Runs the tests of the injected bundle inside the app's process: XCTest's first, then Swift Testing's.
///
/// - Parameter counts: Receives the number of tests that ran and the number of those that failed. Two places.
@_cdecl("understudy_run_hosted_tests")
@MainActor
public func runHostedTests(_ counts: UnsafeMutablePointer<Int32>) {
    let xctest = XCTestRunner.run()
    let testing = SwiftTestingRunner.run()
    counts[0] = Int32(xctest.ran + testing.ran)
    counts[1] = Int32(xctest.failed + testing.failed)
}

/// The number of tests that ran and the number of those that failed.
struct TestCounts: Sendable {
    var ran = 0
    var failed = 0
}

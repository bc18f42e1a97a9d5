internal import Foundation
internal import Lifecycle
internal import ReferenceUIKit

/// Runs the tests of the injected bundle inside the app's process: XCTest's first, then Swift Testing's.
///
/// - Parameter counts: Receives the number of tests that ran and the number of those that failed. Two places.
@_cdecl("understudy_run_hosted_tests")
@MainActor
public func runHostedTests(_ counts: UnsafeMutablePointer<Int32>) {
    let xctest = XCTestRunner()
    let testing = SwiftTestingRunner()
    let plans = [xctest.plan, testing?.plan].compactMap(\.self)
    _reportTests(TestPlan(plans.flatMap(\.tests), unchosen: plans.map(\.unchosen).reduce(0, +)))
    let ran = [xctest.run(), testing?.run()].compactMap(\.self)
    counts[0] = Int32(ran.map(\.ran).reduce(0, +))
    counts[1] = Int32(ran.map(\.failed).reduce(0, +))
}

/// The number of tests that ran and the number of those that failed.
struct TestCounts: Sendable {
    var ran = 0
    var failed = 0
}

internal import CProcess
internal import Lifecycle

/// Runs the tests of the injected bundle, where a bundle brought their runner into the process.
@MainActor
enum HostedTestRun {
    static func run() -> Reply {
        loadLateBundle()
        ClassTable.refresh()
        guard let symbol = understudy_function("HostedTests", "understudy_run_hosted_tests") else {
            return .tested(ran: 0, failed: 0)
        }
        typealias Run = @convention(c) (UnsafeMutablePointer<Int32>) -> Void
        var counts: [Int32] = [0, 0]
        unsafeBitCast(symbol, to: Run.self)(&counts)
        return .tested(ran: Int(counts[0]), failed: Int(counts[1]))
    }

    /// A bundle that was not there before `main` comes now.
    private static func loadLateBundle() {
        guard let symbol = understudy_function("TestBundleInjection", "understudy_load_late_test_bundle") else {
            return
        }
        typealias Load = @convention(c) () -> Int32
        guard unsafeBitCast(symbol, to: Load.self)() != 0 else { return }
        CallbackDispatch.state(
            .testBundleLoaded, text: "loaded now, after the launch", rule: .hostingInjectedLate)
    }
}

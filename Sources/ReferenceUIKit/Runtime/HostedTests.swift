internal import Lifecycle

#if canImport(Glibc)
    internal import Glibc
#endif

/// Runs the tests of the injected bundle, where a bundle brought their runner into the process.
@MainActor
enum HostedTests {
    static func run() -> Answer {
        ClassTable.refresh()
        guard let symbol = dlsym(nil, "understudy_run_hosted_tests") else { return .tested(ran: 0, failed: 0) }
        typealias Run = @convention(c) (UnsafeMutablePointer<Int32>) -> Void
        var counts: [Int32] = [0, 0]
        unsafeBitCast(symbol, to: Run.self)(&counts)
        return .tested(ran: Int(counts[0]), failed: Int(counts[1]))
    }
}

/// The tests of a run, counted from their events.
public struct TestProgress: Hashable, Sendable {
    /// The tests that began and have not ended, in the order of their beginning.
    public private(set) var open: [Test] = []
    /// The number of tests that ended, including skipped ones.
    public private(set) var ran = 0
    /// The number of those that failed.
    public private(set) var failed = 0
    private var known: Set<Test> = []

    /// A test by the class or suite in which it stands, and its name.
    public struct Test: Hashable, Sendable {
        /// The class or suite; nil for a function that stands alone.
        public var type: String?
        /// The function's name.
        public var name: String

        fileprivate init(_ event: TraceEvent) {
            type = event.class
            name = event.name ?? ""
        }
    }

    /// No test has begun.
    public init() {}

    /// The count if the process ended now: a test that has begun and not ended has failed.
    public var interrupted: Verdict.Tests {
        Verdict.Tests(ran: ran + open.count, failed: failed + open.count)
    }

    /// Returns true if an event reports an issue that a task found after its test had ended.
    func isLate(_ event: TraceEvent) -> Bool {
        let isIssue = !["started", "passed", "failed", "skipped"].contains(event.text)
        return isIssue && known.contains(Test(event))
    }

    /// Takes in the next event of a test.
    ///
    /// - Returns: Why the event is impossible, as the end of a sentence; nil if it is possible.
    mutating func take(_ event: TraceEvent) -> String? {
        let test = Test(event)
        switch event.text {
        case "started":
            open.append(test)
            known.insert(test)
        case "skipped":
            // Swift Testing does not begin a test that it skips.
            if let index = open.firstIndex(of: test) { open.remove(at: index) }
            ran += 1
        case "passed", "failed":
            guard let index = open.firstIndex(of: test) else { return "the end of \(test.name), which had not begun" }
            open.remove(at: index)
            ran += 1
            failed += event.text == "failed" ? 1 : 0
        default:
            guard known.contains(test) else { return "an issue of \(test.name), which had not begun" }
        }
        return nil
    }
}

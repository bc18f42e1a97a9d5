/// The tests of a run, counted from their events.
public struct TestProgress: Hashable, Sendable {
    /// The tests that began and have not ended, in the order of their beginning.
    public private(set) var open: [Test] = []
    /// The number of tests that ended, including skipped ones.
    public private(set) var ran = 0
    /// The number of those that failed.
    public private(set) var failed = 0
    /// The tests that began, and those that were skipped without.
    public private(set) var known: Set<Test> = []
    /// The number of tests that could not go on, since they needed left-out code.
    public private(set) var stopped = 0
    private var planned: Set<Test> = []
    /// The number of tests that the scheme leaves out.
    public private(set) var unchosen = 0

    /// The number of tests that were to run and did not begin.
    public var notReached: Int { planned.subtracting(known).count }

    /// A test by the class or suite in which it stands, and its name.
    public struct Test: Codable, Hashable, Sendable {
        /// The class or suite; nil for a function that stands alone.
        public var type: String?
        /// The function's name.
        public var name: String

        /// A test of a class or suite.
        public init(type: String?, name: String) {
            self.type = type
            self.name = name
        }

        fileprivate init(_ event: TraceEvent) {
            type = event.class
            name = event.name ?? ""
        }
    }

    /// No test has begun.
    public init() {}

    /// The count of the tests that ended.
    public var counted: Verdict.Tests {
        Verdict.Tests(
            ran: ran, failed: failed, notReached: notReached == 0 ? nil : notReached,
            unchosen: unchosen == 0 ? nil : unchosen)
    }

    /// Takes in tests that are to run.
    mutating func plan(_ plan: TestPlan) {
        planned.formUnion(plan.tests)
        unchosen += plan.unchosen
    }

    /// The progress of a process that has ended, from which another one goes on with the tests that it did not reach.
    ///
    /// - Parameter isFailure: True if the tests that had begun have failed, as after a crash; false if they needed
    ///   left-out code.
    public func ended(countingOpenAsFailed isFailure: Bool) -> TestProgress {
        var next = self
        next.ran += isFailure ? open.count : 0
        next.failed += isFailure ? open.count : 0
        next.stopped += isFailure ? 0 : open.count
        next.open = []
        return next
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
            known.insert(test)
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

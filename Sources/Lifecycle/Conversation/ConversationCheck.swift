/// A check of what an app's process says, given what it was told and what it has said.
///
/// Code of the sample shares a process with the code that sends messages, so a message proves nothing by itself. This value
/// knows the conversation from outside: the commands that were sent, the time at which the process was started. A report
/// that does not fit was not sent by Understudy's own code.
public struct ConversationCheck: Hashable, Sendable {
    /// The start of the process, in microseconds of the monotonic clock.
    private let start: Int
    /// The events that the run may have. Each request has one.
    private let events: Int
    private var hasEntered = false
    private var hasRaised = false
    private var outstanding: [Command] = []
    private var openCalls: [Call] = []
    private var requests = 0
    private let earlier: TestProgress
    /// The tests as their events tell them.
    public private(set) var tests = TestProgress()
    /// True once the process has answered that all it had to do is done.
    public private(set) var hasSettled = false

    private struct Call: Hashable, Sendable {
        var type: String?
        var name: String?
    }

    /// A conversation with a process.
    ///
    /// - Parameters:
    ///   - start: The time at which it is started, in microseconds of the monotonic clock.
    ///   - events: The number of events that the run may have.
    ///   - tests: The tests that other processes of the run have begun or ended.
    public init(start: Int, events: Int, tests: TestProgress = TestProgress()) {
        self.start = start
        self.events = events
        self.tests = tests
        earlier = tests
    }

    /// Takes note of what the process is told.
    public mutating func tell(_ command: Command) {
        outstanding.append(command)
    }

    /// Takes note of a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - now: The time at which it was read, in microseconds of the monotonic clock.
    /// - Returns: The reason why the message is impossible, as the end of a sentence; nil if it is possible.
    public mutating func take(_ message: AppMessage, at now: Int) -> String? {
        switch message {
        case _ where hasRaised && !message.isOfAnyThread: return "a message after an exception that ends the process"
        case .event(let event): return take(event, now)
        case .entered:
            if hasEntered { return "UIApplicationMain was entered twice" }
            hasEntered = true
            return nil
        case .replied(let id, let answer): return take(answer, to: id)
        case .planned(let plan):
            guard outstanding.contains(where: { $0.instruction == .runTests }) else {
                return "a list of tests while no tests were to run"
            }
            tests.plan(plan)
            return nil
        case .missed(let hosts):
            let isPossible =
                (1...AppMessage.mostHosts).contains(hosts.count)
                && hosts.allSatisfy { (1...AppMessage.longestHost).contains($0.utf8.count) }
            return isPossible ? nil : "hosts that nothing asked for"
        case .requested:
            requests += 1
            if requests > events { return "more requests than the run may have events, \(events)" }
            return hasEntered ? nil : "a request before UIApplicationMain"
        }
    }

    private mutating func take(_ answer: Reply, to id: Int) -> String? {
        guard let index = outstanding.firstIndex(where: { $0.id == id }) else {
            return "a reply to command \(id), which the system did not send or which was replied to before"
        }
        let command = outstanding.remove(at: index)
        guard command.instruction.takes(answer) else { return "a reply that does not fit command \(id)" }
        if command.instruction == .settle { hasSettled = true }
        guard case .tested(let ran, let failed) = answer else { return nil }
        if let open = tests.open.first { return "the tests ended, though \(open.name) had not" }
        let reported = (ran: tests.ran - earlier.ran, failed: tests.failed - earlier.failed)
        guard (ran, failed) == reported else {
            return
                "\(ran) tests ran and \(failed) failed, though the trace reports \(reported.ran) and \(reported.failed)"
        }
        return nil
    }

    private mutating func take(_ event: TraceEvent, _ now: Int) -> String? {
        if event.verdict != nil || event.seq != 0 { return "an event with what the runner adds to it" }
        guard (start...max(start, now)).contains(event.time) else { return "an event of another time" }
        if (event.kind == .test) != (event.lane == .test) || event.lane == .console {
            return "an event of kind \(event.kind.rawValue) on lane \(event.lane.rawValue)"
        }
        switch event.kind {
        case .launch, .action, .verdict:
            return "an event of kind \(event.kind.rawValue), which only the runner writes"
        case .fault: hasRaised = true
        case .test:
            guard outstanding.contains(where: { $0.instruction == .runTests }) || tests.isLate(event) else {
                return "a test while no tests were to run"
            }
            return tests.take(event)
        case .call:
            openCalls.append(Call(type: event.class, name: event.name))
            return unordered(event)
        case .return:
            let call = Call(type: event.class, name: event.name)
            guard let index = openCalls.lastIndex(of: call) else { return "a return from a call that was not made" }
            openCalls.remove(at: index)
        case .state:
            guard let state = event.state, state.lane == event.lane, !state.isRunners else {
                return "a state that no app's process is in"
            }
            return unordered(event)
        case .console, .request: break
        }
        return nil
    }

    /// The reason why an event that only a command brings about is impossible now; nil if such a command is being carried out, and
    /// for all other events.
    private func unordered(_ event: TraceEvent) -> String? {
        let isOrdered = { (fits: (Instruction) -> Bool) in outstanding.contains { fits($0.instruction) } }
        let isPossible =
            switch (event.kind, event.lane, event.name) {
            case (.state, _, _) where event.state == .appDelegate: isOrdered { $0 == .createApplication }
            case (.state, _, _) where event.state == .sceneDelegate:
                isOrdered { if case .connect = $0 { true } else { false } }
            case (.call, .appDelegate, Callback.applicationWillFinishLaunchingWithOptions.name):
                isOrdered { if case .willFinishLaunching = $0 { true } else { false } }
            case (.call, .appDelegate, Callback.applicationDidFinishLaunchingWithOptions.name):
                isOrdered { if case .didFinishLaunching = $0 { true } else { false } }
            // SwiftUI asks the delegate behind its own when the scene connects.
            case (.call, .appDelegate, Callback.applicationConfigurationForConnectingOptions.name)
            where event.rule == Rule.swiftuiAdaptorConfigures.id:
                isOrdered { if case .connect = $0 { true } else { false } }
            case (.call, .appDelegate, Callback.applicationConfigurationForConnectingOptions.name):
                isOrdered { if case .configuration = $0 { true } else { false } }
            case (.call, .sceneDelegate, Callback.sceneWillConnectToOptions.name):
                isOrdered { if case .connect = $0 { true } else { false } }
            default: true
            }
        return isPossible ? nil : "\(event.title ?? "an event") while the system did not ask for it"
    }
}

extension AppMessage {
    /// True if it is about a test, a lookup of a class or left-out code, which other threads may do while the main thread ends the
    /// process.
    fileprivate var isOfAnyThread: Bool {
        guard case .event(let event) = self else { return false }
        switch event.state {
        case .classNotFound, .leftOut: return true
        default: return event.kind == .test
        }
    }
}

extension Instruction {
    /// Returns true if a reply is one to this instruction.
    fileprivate func takes(_ answer: Reply) -> Bool {
        switch (self, answer) {
        case (.createApplication, .created), (.configuration, .configuration), (.runTests, .tested): true
        case (.resolve, .resolved), (.resolve, .unresolved): true
        case (.saveState, .state), (.saveState, .done): true
        case (.willFinishLaunching, .declined), (.didFinishLaunching, .declined): true
        case (.createApplication, _), (.configuration, _), (.runTests, _), (.resolve, _), (.saveState, _): false
        case (_, .done): true
        default: false
        }
    }
}

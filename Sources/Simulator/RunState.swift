internal import Confinement
internal import Foundation
internal import Lifecycle

/// The state of a run: the device, the process that is on, and what is still to be done.
struct RunState {
    let run: AppRun
    let container: AppContainer
    /// True if the run waits for commands when there is nothing left to do.
    let staysOpen: Bool
    let happenings: HappeningQueue
    let deadline: RunDeadline
    var device: Device
    var recorder = TraceRecorder()
    private var observer = ScreenObserver()
    var process: Current?
    var rest: [Part]
    var tests: Verdict.Tests?
    /// The tests as the current process has reported them.
    var progress = TestProgress()
    /// The hosts whose addresses the app asked for in vain.
    var hosts: Set<String> = []
    /// A process has settled.
    var hasSettled = false
    /// The system ended the app by its own rule.
    private(set) var wasRefused = false
    /// The process was told to run its tests.
    var testsBegan = false
    var exit: Verdict.Exit?
    /// The way the process of a test ended, after which the host was launched again; nil if that did not happen.
    var brokeOff: Verdict.Exit?
    /// The appearances when the host was launched again.
    var firstAppearances: Appearances?
    var outputBytes = 0
    private var starts: [(number: Int, execution: AppExecution)] = []
    private var events: [TraceEvent] = []
    private var processes = 0
    /// Everything has settled, and a command is waited for.
    private(set) var isIdle = false
    private var isNewlyIdle = false
    private var deadlines = 0
    private let begun = ContinuousClock.now
    private var extended = ContinuousClock.now

    /// The parts of a run, which come one after the other.
    enum Part: Hashable {
        case tests
        case action(Action)
    }

    /// The process that runs.
    struct Current {
        let number: Int
        let stream: AppStream
        var parser: OutputParser
        /// The output of other processes that this one has started: they may print, and have no messages.
        var others: OutputParser
        /// The process that sent the first message; nil before.
        var sender: Int32?
        /// The items of the last piece that were not taken yet.
        var unread: ArraySlice<OutputParser.Item> = []
        /// The check that the process's messages are possible.
        var check: ConversationCheck
        var group: Int32?
        /// UIApplicationMain was reached.
        var hasEntered = false
        /// It reported an exception that no code caught.
        var hasRaised = false
        /// The device wanted it to end.
        var isDismissed = false
        /// The way it ends, in the eyes of its tests, once it has left; nil unless it is to be launched again.
        var isReplaced: Verdict.Exit?
        /// Its stream has ended.
        var isClosed = false
        var ending: ProcessEnding?
    }

    init(
        run: AppRun, container: AppContainer, staysOpen: Bool, happenings: HappeningQueue, deadline: RunDeadline
    ) {
        self.run = run
        self.container = container
        self.staysOpen = staysOpen
        self.happenings = happenings
        self.deadline = deadline
        device = run.device
        rest = (run.launch == .test ? [.tests] : []) + run.actions.map(Part.action)
    }

    /// The appearances up to the first launch's end. A host that is launched again for the rest of its tests adds nothing.
    var appearances: Appearances { firstAppearances ?? recorder.appearances }

    /// Nothing is left to do, and no process is left.
    var isOver: Bool { exit != nil && process == nil && starts.isEmpty }

    mutating func begin() {
        setDeadline(run.limits.wallClock)
        _ = device.receive(.install(run.app.description), for: bundle)
        tell(.launch(run.action?.launch ?? run.launch))
    }

    var bundle: String { run.app.description.bundleIdentifier }

    /// Gives the device an input and does what it wants done.
    mutating func tell(_ input: DeviceInput) {
        for effect in device.receive(input, for: bundle) {
            do {
                try perform(effect)
            } catch {
                fail(.crashed, "\(error)")
            }
        }
    }

    private mutating func perform(_ effect: DeviceEffect) throws {
        switch effect {
        case .start(let launch):
            try start(launch)
        case .tell(let command):
            process?.check.tell(command)
            if case .trap = command.instruction { wasRefused = true }
            process?.stream.write(Array(try JSONEncoder().encode(command)) + [0x0A])
        case .suspend:
            signal(.stop)
        case .resume:
            signal(.resume)
        case .kill:
            process?.isDismissed = true
            signal(.kill)
        case .trace(let event):
            add(event)
        case .settled:
            settled()
        }
    }

    private mutating func start(_ launch: ProcessLaunch) throws {
        processes += 1
        let number = processes
        let mark = UUID().uuidString
        let stream = try AppStream { [happenings] in happenings.add(.stream(number, $0)) }
        // The process reads the mark before any code of the sample runs in it.
        stream.write(Array(mark.utf8) + [0x0A])
        process = Current(
            number: number, stream: stream, parser: OutputParser(mark: mark), others: OutputParser(mark: mark),
            check: ConversationCheck(start: TraceRecorder.now(), events: run.limits.events, tests: progress))
        let command = run.protection.command(
            run.command(launch, in: container, without: progress.known),
            needs: container.needs(run.app))
        starts.append((number, AppExecution(command: command, stream: stream, deadline: deadline)))
        let action = run.action?.launch == launch ? run.action : nil
        add(
            TraceEvent(
                kind: .launch, lane: .system, launch: launch, text: action?.words ?? launch.words,
                rule: action?.rule?.id))
    }

    /// All that was asked for is done: the next part, or the end.
    mutating func settled() {
        guard exit == nil else { return }
        guard !rest.isEmpty else {
            if staysOpen {
                isIdle = true
                isNewlyIdle = true
                setDeadline(run.limits.idle, endsProcess: false)
                return
            }
            finish()
            return
        }
        next()
    }

    /// Returns true if the run has come to wait for a command since the last call.
    mutating func takeSettled() -> Bool {
        defer { isNewlyIdle = false }
        return isNewlyIdle && isIdle && exit == nil
    }

    /// Takes a command: now where nothing goes on, else in its turn.
    mutating func take(_ command: RunCommand) {
        guard exit == nil else { return }
        switch command {
        case .stop:
            finish()
        case .action(let action):
            // You cannot wait for an app that hangs before it is stopped.
            let isUrgent = action == .terminate
            rest.insert(.action(action), at: isUrgent ? 0 : rest.count)
            guard isIdle || isUrgent else { return }
            isIdle = false
            setDeadline(run.limits.wallClock)
            next()
        }
    }

    private mutating func next() {
        guard !rest.isEmpty else { return }
        switch rest.removeFirst() {
        case .tests: beginTests()
        case .action(let action): tell(.action(action))
        }
    }

    /// Ends the run well.
    private mutating func finish() {
        if run.launch == .test, tests == nil { tests = progress.counted }
        end(brokeOff ?? restingExit)
    }

    /// The exit of a run that has nothing left to do.
    var restingExit: Verdict.Exit {
        device.apps[bundle]?.process == nil ? .killed : tests.map { $0.failed > 0 } ?? false ? .failed : .finished
    }

    private mutating func setDeadline(_ time: Duration, endsProcess: Bool = true) {
        deadlines += 1
        deadline.set(deadlines, in: time, endsProcess: endsProcess)
    }

    /// Gives the next test its whole time, after one has begun or ended. Does nothing if it did so a moment ago.
    mutating func extendDeadline() {
        let now = ContinuousClock.now
        guard let whole = run.limits.tests, exit == nil, now - extended >= run.limits.wallClock / 30 else { return }
        extended = now
        setDeadline(min(run.limits.wallClock, begun + whole - now))
    }

    /// True if the time of all tests together has passed.
    var testsHadTheirTime: Bool { run.limits.tests.map { ContinuousClock.now - begun >= $0 } ?? false }

    /// A deadline has passed.
    mutating func pass(deadline: Int) {
        guard exit == nil, deadline == deadlines else { return }
        if isIdle { finish() } else { timeOut() }
    }

    /// Ends the run. A process that still runs is stopped as Xcode stops it.
    mutating func end(_ how: Verdict.Exit) {
        guard exit == nil else { return }
        exit = how
        interruptTests()
        rest = []
        process?.isDismissed = true
        signal(.kill)
    }

    /// Ends the run for a reason that the trace has to tell.
    mutating func fail(_ how: Verdict.Exit, _ why: String) {
        guard exit == nil else { return }
        add(TraceEvent(kind: .fault, lane: .system, text: why))
        end(how)
    }

    mutating func add(_ event: TraceEvent) {
        events.append(recorder.record(event))
        observer.take(event)
    }

    mutating func addTimed(_ event: TraceEvent) {
        events.append(recorder.recordTimed(event))
        observer.take(event)
    }

    /// The device's screen as it is now.
    var screen: Screen { device.apps[bundle].map(observer.screen(of:)) ?? Screen() }

    mutating func record(_ event: TraceEvent) -> TraceEvent {
        recorder.record(event)
    }

    mutating func takeEvents() -> [TraceEvent] {
        defer { events = [] }
        return events
    }

    mutating func takeStarts() -> [(number: Int, execution: AppExecution)] {
        defer { starts = [] }
        return starts
    }
}

extension ProcessLaunch {
    /// The starter of the process, in words.
    fileprivate var words: String {
        switch self {
        case .homeScreen: "from the home screen"
        case .run: XcodeAction.run.words
        case .test: XcodeAction.test(.newest).words
        case .background: "by the system, in the background"
        }
    }
}

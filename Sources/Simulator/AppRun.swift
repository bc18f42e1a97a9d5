package import Confinement
package import Lifecycle

/// A run of an app on a device: from the launch, over the tests and the user's actions, to the verdict.
package struct AppRun: Sendable {
    package var app: LaunchableApp
    package var device: Device
    /// `.run` as by Xcode's Run, `.test` as by its Test.
    package var launch: ProcessLaunch
    /// The way a test's bundle gets into the process.
    package var hosting: HostingProfile
    /// True if Xcode's canvas runs the app, for a preview.
    package var isPreview: Bool
    /// The values that the scheme passes to the processes that Xcode starts.
    package var scheme: Scheme
    /// The actions after the launch has settled and the tests have ended, each after the last has settled.
    package var actions: [Action]
    package var limits: RunLimits
    package var protection: Protection

    package init(
        app: LaunchableApp, device: Device, launch: ProcessLaunch, hosting: HostingProfile = .newest,
        isPreview: Bool = false, scheme: Scheme = Scheme(), actions: [Action] = [], limits: RunLimits = RunLimits(),
        protection: Protection = .none
    ) {
        self.app = app
        self.device = device
        self.launch = launch
        self.hosting = hosting
        self.isPreview = isPreview
        self.scheme = scheme
        self.actions = actions
        self.limits = limits
        self.protection = protection
    }

    /// The action for which Xcode starts the first process; nil if Xcode does not start it.
    var action: XcodeAction? {
        switch launch {
        case .test: .test(hosting)
        case .run: isPreview ? .preview : .run
        default: nil
        }
    }

    /// The outcome that is left when a run is over.
    package struct Outcome: Sendable {
        /// At rest: no process is left.
        package var device: Device
        package var verdict: Verdict
        package var appearances: Appearances
        /// The classes that an ordinary launch calls, as far as they are known; nil after a run that is not a test run.
        package var production: Production?
        /// True if the system ended the app by its own rule, such as that of iOS 27 for apps without scenes.
        package var wasRefused: Bool
        /// True if no known production class was called, and not all are known.
        package var isUnjudged: Bool
    }

    /// Runs the app.
    ///
    /// - Parameters:
    ///   - production: The classes that an ordinary launch on a fresh device calls; asked for at the end of a test run.
    ///   - commands: What somebody asks for while the app runs. With them the run goes on when there is nothing left to
    ///     do, until it is told to stop, nothing was asked for during `limits.idle`, or the stream ends.
    ///   - settled: Called whenever a run that takes commands has nothing left to do and waits for one, with what it
    ///     would come to if it ended now.
    ///   - shown: Called whenever the device's screen has changed, before `settled`.
    ///   - changed: Called whenever what outlives the app's process has changed.
    ///   - trace: Called for each event as it happens; the last one carries the verdict.
    /// - Throws: `SystemFailure` where the operating system does not play along, and what the closures throw.
    package func run(
        production: () async throws -> Production = { Production() }, commands: AsyncStream<RunCommand>? = nil,
        settled: (Outcome) async throws -> Void = { _ in }, shown: (Screen) async throws -> Void = { _ in },
        changed: (Device) async throws -> Void = { _ in },
        trace: (TraceEvent) async throws -> Void
    ) async throws -> Outcome {
        try await withTaskExecutorPreference(RunExecutor()) {
            try await perform(production, commands, settled, shown, changed, trace)
        }
    }

    private func perform(
        _ production: () async throws -> Production, _ commands: AsyncStream<RunCommand>?,
        _ settled: (Outcome) async throws -> Void, _ shown: (Screen) async throws -> Void,
        _ changed: (Device) async throws -> Void, _ trace: (TraceEvent) async throws -> Void
    ) async throws -> Outcome {
        let user = protection.newUser()
        let container = try AppContainer(
            app, sdk: app.description.sdk ?? device.system, hosting: action?.hosting,
            isReadOnly: protection.hidesFiles || user != nil, user: user)
        defer { container.remove() }
        let happenings = HappeningQueue()
        let deadline = RunDeadline { happenings.add(.deadline($0)) }
        defer { deadline.cancel() }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            var state = RunState(
                run: self, container: container, staysOpen: commands != nil, happenings: happenings, deadline: deadline)
            if let commands {
                group.addTask {
                    for await command in commands { happenings.add(.command(command)) }
                    happenings.add(.command(.stop))
                }
            }
            group.addTask { [limits] in
                while (try? await Task.sleep(for: .milliseconds(250))) != nil {
                    if container.isFull(limits, session: deadline.watched) { return happenings.add(.filled) }
                }
            }
            state.begin()
            var saved = device.atRest
            var screen = Screen()
            while true {
                for event in state.takeEvents() { try await trace(event) }
                if state.screen != screen {
                    screen = state.screen
                    try await shown(screen)
                }
                if state.device.atRest != saved {
                    saved = state.device.atRest
                    try await changed(saved)
                }
                for execution in state.takeStarts() {
                    group.addTask { [number = execution.number, execution = execution.execution] in
                        await execution.run { happenings.add(.process(number, $0)) }
                    }
                }
                if state.isOver { break }
                if state.takeSettled() { try await settled(outcome(of: state, production)) }
                // The run's other tasks have the same thread: those that take commands and watch the disk.
                await Task.yield()
                if state.hasUnread, !happenings.hasUrgent {
                    state.readOn()
                    continue
                }
                guard let next = await happenings.next() else { break }
                try state.handle(next)
            }
            let outcome = try await outcome(of: state, production)
            if outcome.isUnjudged {
                try await trace(
                    state.record(
                        TraceEvent(
                            state: .productionUnknown,
                            text: app.leftOut == nil
                                ? "it failed, so not all production classes are known"
                                : "not all production classes are known, since it failed or reached left-out code")))
            }
            try await trace(state.record(TraceEvent(kind: .verdict, lane: .system, verdict: outcome.verdict)))
            return outcome
        }
    }

    private func outcome(of state: RunState, _ production: () async throws -> Production) async throws -> Outcome {
        let production = launch == .test ? try await production() : nil
        let isolation = production.map(state.isolation) ?? .notIsolated
        let verdict = state.verdict(isolation, sessionsBefore: device.sessionCount(app))
        return Outcome(
            device: state.device.atRest, verdict: verdict, appearances: state.appearances,
            production: production, wasRefused: state.wasRefused,
            isUnjudged: verdict.isolationUnknown != nil && production?.gap != nil)
    }

    /// An event for which the loop of a run waits.
    enum Happening: Sendable {
        case process(Int, AppExecution.Happening)
        case stream(Int, AppStream.Piece)
        case command(RunCommand)
        case deadline(Int)
        /// The app's files came to more than they may.
        case filled
    }
}

/// A command to a run while it goes on.
package enum RunCommand: Hashable, Sendable {
    /// Do this once what is going on has settled.
    case action(Action)
    /// End the run, as Xcode's Stop does.
    case stop
}

extension Device {
    /// Returns the number of sessions that UIKit has stored for an app.
    func sessionCount(_ app: LaunchableApp) -> Int {
        apps[app.description.bundleIdentifier]?.sessions.count ?? 0
    }
}

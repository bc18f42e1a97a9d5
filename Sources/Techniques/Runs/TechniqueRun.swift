package import Lifecycle
package import Simulator

/// A run of one technique in one setting: first the device gets its memory, then the tests run.
package struct TechniqueRun: Sendable {
    package let technique: Technique
    package let build: TechniqueBuild
    package let setting: Setting
    /// The limits of a run.
    package var limits = RunLimits(wallClock: .seconds(10))

    /// Creates a run of a technique that was built for the setting.
    package init(_ technique: Technique, _ build: TechniqueBuild, in setting: Setting) {
        self.technique = technique
        self.build = build.with(sdk: setting.sdk)
        self.setting = setting
    }

    /// The result of a run.
    package struct Result: Sendable {
        /// The outcome, by the classes that were called.
        package var outcome: Outcome
        /// The trace of the tests' run.
        package var events: [TraceEvent]
        /// The verdict about the tests' run.
        package var verdict: Verdict
        /// The number of processes that were started.
        package var launches: Int
    }

    /// Tries the technique.
    ///
    /// - Throws: `SystemFailure` if the operating system refuses something that a run needs.
    package func run(production ordinaryRuns: ProductionRuns) async throws -> Result {
        let ordinary = try await ordinaryRuns.run(build.production, setting, split: setting.cache == .afterSplit)
        var launches = 0
        var device = ordinary.fresh
        switch setting.cache {
        case .fresh: break
        case .afterRun, .afterSplit: device = ordinary.device
        case .afterTests, .afterRunAndTests:
            if setting.cache == .afterRunAndTests { device = ordinary.device }
            device = try await test(device).outcome.device
            launches += 1
        }
        // The person does this before Xcode starts the tests: with the app that `activate` starts, or without it.
        let actions = technique.before.compactMap { Action($0) }
        if actions.first == .activate {
            let run = AppRun(
                app: build.production, device: device, launch: .run, actions: Array(actions.dropFirst()), limits: limits
            )
            device = try await run.run { _ in }.device
            launches += 1
        } else {
            device.receive(actions, with: build.host.description)
        }
        let (events, outcome) = try await test(device)
        return Result(
            outcome: Outcome(outcome.verdict, outcome.appearances, production: ordinary.classes), events: events,
            verdict: outcome.verdict, launches: launches + 1)
    }

    private func test(_ device: Device) async throws -> (events: [TraceEvent], outcome: AppRun.Outcome) {
        var events: [TraceEvent] = []
        let run = AppRun(
            app: build.host, device: device, launch: .test, hosting: setting.hosting, scheme: build.scheme,
            limits: limits)
        let outcome = try await run.run { events.append($0) }
        return (events, outcome)
    }
}

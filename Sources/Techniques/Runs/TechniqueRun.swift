public import Lifecycle
public import Simulator

/// One technique tried in one setting: what the device remembers is made first, then the tests run.
public struct TechniqueRun: Sendable {
    public let technique: Technique
    public let build: TechniqueBuild
    public let setting: Setting
    /// How long a run may take.
    public var limits = RunLimits(wallClock: .seconds(10))

    /// A technique, built for the setting.
    public init(_ technique: Technique, _ build: TechniqueBuild, in setting: Setting) {
        self.technique = technique
        self.build = build
        self.setting = setting
    }

    /// What came of it.
    public struct Result: Sendable {
        /// Who was on stage.
        public var outcome: Outcome
        /// The trace of the tests' run.
        public var events: [TraceEvent]
        /// How it ended.
        public var verdict: Verdict
        /// How many processes were started.
        public var launches: Int
    }

    /// Tries the technique.
    ///
    /// - Throws: `SystemFailure` where the operating system does not play along.
    public func run(production: ProductionRuns) async throws -> Result {
        let ordinary = try await production.run(build.production, setting, split: setting.cache == .afterSplit)
        var launches = 0
        var device = ordinary.fresh
        switch setting.cache {
        case .fresh: break
        case .afterRun, .afterSplit: device = ordinary.device
        case .afterTests:
            device = try await test(device).outcome.device
            launches += 1
        }
        for word in technique.before {
            // The person does this before Xcode starts the tests, with the app not running.
            guard let action = Action(word) else { continue }
            _ = device.receive(.install(host.description), for: host.description.bundleIdentifier)
            _ = device.receive(.action(action), for: host.description.bundleIdentifier)
        }
        let (events, outcome) = try await test(device)
        return Result(
            outcome: Outcome(outcome.verdict, outcome.appearances, production: ordinary.classes), events: events,
            verdict: outcome.verdict, launches: launches + 1)
    }

    private var host: LaunchableApp {
        var app = build.host
        app.description.sdk = setting.sdk
        return app
    }

    private func test(_ device: Device) async throws -> (events: [TraceEvent], outcome: AppRun.Outcome) {
        var events: [TraceEvent] = []
        let run = AppRun(
            app: host, device: device, launch: .test, hosting: setting.hosting, scheme: build.scheme, limits: limits)
        let outcome = try await run.run(production: { [] }) { events.append($0) }
        return (events, outcome)
    }
}

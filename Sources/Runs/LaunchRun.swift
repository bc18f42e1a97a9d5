package import Confinement
package import Lifecycle
package import Simulator

/// A launch of an app on a device.
package struct LaunchRun: Sendable {
    package var app: AppUnderTest
    package var configuration: LaunchConfiguration
    /// The build that is launched: the tests' host for a test run, production's for others, unless said otherwise.
    package var build: AppUnderTest.Build
    /// The way in which the classes of production are found out for a test run.
    package var production: ProductionKnowledge
    package var limits: RunLimits
    package var protection: Protection

    package init(
        _ app: AppUnderTest, _ configuration: LaunchConfiguration, limits: RunLimits = RunLimits(),
        protection: Protection = .none
    ) {
        self.init(app, PlannedLaunch(app, configuration), limits: limits, protection: protection)
    }

    /// The launch of a series, with its app built.
    init<App>(
        _ app: AppUnderTest, _ planned: PlannedLaunch<App>, limits: RunLimits, protection: Protection
    ) {
        self.app = app
        configuration = planned.configuration
        build = planned.build
        production = planned.production
        self.limits = limits
        if let wallClock = planned.wallClock { self.limits.wallClock = wallClock }
        self.protection = protection
    }

    /// Something that happens while an app is launched.
    package enum Event: Sendable {
        /// A launch begins.
        case began(ProcessLaunch)
        /// An event of its trace.
        case trace(TraceEvent)
        /// Nothing is left to do, and the run waits for a command; with what it would come to if it ended now.
        case settled(RunSummary)
        /// The device's screen has changed.
        case shown(Screen)
        /// The device has changed.
        case changed(Device)
    }

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - commands: The requests of somebody who watches; asked for when the launch begins.
    ///   - take: Called for each event as it happens.
    /// - Throws: `SystemFailure` if the operating system does not play along, and what `take` throws.
    package func run(
        on device: Device, commands: (@Sendable () -> AsyncStream<RunCommand>)? = nil,
        _ take: (Event) async throws -> Void
    ) async throws -> RunSummary {
        try await take(.began(configuration.kind))
        let run = AppRun(
            app: app.launchable(build, for: configuration), device: device, launch: configuration.kind,
            hosting: configuration.hosting, isPreview: configuration.kind == .run && configuration.isPreview,
            scheme: configuration.scheme, actions: configuration.actions, limits: limits, protection: protection)
        let roles = build == .host ? app.host.roles : app.production.roles
        var events: [TraceEvent] = []
        let outcome = try await run.run(
            production: { try await productionClasses(on: device) },
            commands: commands?(),
            settled: { try await take(.settled(RunSummary($0, events, roles))) },
            shown: { try await take(.shown($0)) },
            changed: { try await take(.changed($0)) },
            trace: { event in
                events.append(event)
                try await take(.trace(event))
            })
        return RunSummary(outcome, events, roles)
    }

    private func productionClasses(on device: Device) async throws -> Production {
        guard production != .none else { return Production() }
        let shared = app.shared
        // What is in another process alone cannot be called in this one.
        if let shared, shared.isEmpty { return Production() }
        let app = app.launchable(.production, for: configuration)
        var seen = try await Production.seen(
            of: app, on: device, memory: production == .remembered ? app.executable + ".production" : nil,
            protection: protection)
        if let shared {
            seen.classes = shared.inProcess(seen.classes)
            seen.certain = seen.certain.map(shared.inProcess)
        }
        return seen
    }
}

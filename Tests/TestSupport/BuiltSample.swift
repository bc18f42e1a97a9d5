import Foundation
package import Lifecycle
package import Samples
package import Simulator

/// A sample that was found and built: ready to be played.
package struct BuiltSample: Sendable {
    package var sample: Sample
    package var build: SampleBuilder.Build
    package var app: LaunchableApp

    package init(_ sample: Sample, layout: ProductLayout = .debugLibrary) async throws {
        let builder = try await TestBuilder.shared.value
        self.sample = sample
        build = try await builder.build(sample, layout: layout)
        app = LaunchableApp(sample, build.product, builder.modules.reference)
    }

    /// One of the samples in Tests/Fixtures.
    package static func fixture(_ name: String, tests: Bool = true) async throws -> BuiltSample {
        try await BuiltSample(SampleDiscovery().sample(at: Checkout.fixture(name), needsTests: tests))
    }

    /// A small app, written for one test.
    package static func small(
        _ name: String, _ files: [String: String], tests: String? = nil, layout: ProductLayout = .debugLibrary
    ) async throws -> BuiltSample {
        try await BuiltSample(
            SampleDiscovery().sample(at: SmallApp.write(name, files, tests: tests), needsTests: tests != nil),
            layout: layout)
    }

    /// The Stage fixture, whose tests leave the stored sessions alone.
    package static func stageWithoutFlush() async throws -> BuiltSample {
        var sample = try SampleDiscovery().sample(at: Checkout.fixture("Stage"), needsTests: true)
        guard let index = sample.tests?.sources.firstIndex(where: { $0.path.hasSuffix("/TestingAppDelegate.swift") }),
            let text = sample.tests?.sources[index].text,
            let start = text.range(of: "        for session in"), let end = text.range(of: "        return true")
        else { throw Unexpected("Stage has no flush any more") }
        sample.tests?.sources[index].text = text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "")
        return try await BuiltSample(sample)
    }

    /// What came of a run.
    package struct RunResult: Sendable {
        package var events: [TraceEvent]
        /// The device after the run.
        package var device: Device
        package var verdict: Verdict
        /// What was kept in the end by `changed`; nil where nothing ever changed.
        package var kept: Device?
    }

    /// Runs the piece from its launch to the verdict.
    package func play(
        _ launch: AppProcess.Launch, on device: Device = Device(system: SystemVersion(17)),
        hosting: HostingProfile = .newest, isPreview: Bool = false, scheme: Scheme = Scheme(),
        then actions: [Action] = [], limits: RunLimits = RunLimits(wallClock: .seconds(20)),
        each: (TraceEvent) -> Void = { _ in }
    ) async throws -> RunResult {
        var events: [TraceEvent] = []
        var kept: Device?
        let run = AppRun(
            app: app, device: device, launch: launch, hosting: hosting, isPreview: isPreview, scheme: scheme,
            actions: actions, limits: limits)
        let outcome = try await run.run(
            production: { try await Production.seen(of: app, on: device, memory: nil) },
            changed: { kept = $0 },
            trace: { event in
                each(event)
                events.append(event)
            })
        return RunResult(events: events, device: outcome.device, verdict: outcome.verdict, kept: kept)
    }
}

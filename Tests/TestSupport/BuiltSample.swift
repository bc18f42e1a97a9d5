package import Building
package import Confinement
import Foundation
package import Lifecycle
internal import Projects
package import Runs
package import Samples
package import Simulator

/// A sample that was found and built: ready to be played.
package struct BuiltSample: Sendable {
    package var sample: Sample
    private var built: BuiltApp

    package init(_ sample: Sample, layout: ProductLayout = .debugLibrary) async throws {
        self.sample = sample
        built = try await BuiltApp(sample, layout: layout, in: TestBuilder.shared.value)
    }

    package var build: SampleBuilder.Build { built.build }
    /// The app as a run takes it.
    package var appUnderTest: AppUnderTest { AppUnderTest(built) }

    package var app: LaunchableApp {
        get { built.app }
        set { built.app = newValue }
    }

    /// Builds one of the samples in Tests/Fixtures.
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

    /// The outcome of a run.
    package struct RunResult: Sendable {
        package var events: [TraceEvent]
        /// The device after the run.
        package var device: Device
        package var verdict: Verdict
        /// The last device that `changed` brought; nil if nothing ever changed.
        package var kept: Device?
    }

    /// Runs the piece from its launch to the verdict.
    package func play(
        _ launch: ProcessLaunch, on device: Device = Device(system: SystemVersion(17)),
        hosting: HostingProfile = .newest, isPreview: Bool = false, scheme: Scheme = Scheme(),
        then actions: [Action] = [], limits: RunLimits = RunLimits(wallClock: .seconds(20)),
        protection: Protection = .none,
        each: (TraceEvent) -> Void = { _ in }
    ) async throws -> RunResult {
        var kept: Device?
        let configuration = LaunchConfiguration(
            launch, sdk: app.description.sdk, hosting: hosting, scheme: scheme, isPreview: isPreview, actions: actions)
        var run = LaunchRun(appUnderTest, configuration, limits: limits, protection: protection)
        run.production = .seen
        let summary = try await run.run(on: device) { event in
            switch event {
            case .trace(let event): each(event)
            case .changed(let device): kept = device
            case .began, .shown, .settled: break
            }
        }
        return RunResult(events: summary.events, device: summary.device, verdict: summary.verdict, kept: kept)
    }
}

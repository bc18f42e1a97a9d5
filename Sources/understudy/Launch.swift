import CarriedSources
import Foundation
import Lifecycle
import Samples
import Simulator
import TraceViews

/// From a sample's path to the end of its run.
struct Launch {
    let options: LaunchOptions
    let tests: String?
    let kind: AppProcess.Launch

    /// Builds the sample, runs it and writes its trace.
    func perform() async throws {
        let sample = try SampleDiscovery().sample(
            at: options.sample, app: options.app, tests: tests, needsTests: kind == .test)
        let device = try options.device.ready()
        let environment = ProcessInfo.processInfo.environment
        let workshop = try await Workshop(
            sources: CarriedSources.folder.path, environment: environment, progress: Terminal.show)
        let build = try await workshop.build(sample, progress: Terminal.show)
        for warning in build.product.warnings { Terminal.say(warning.rendered()) }
        for note in build.notes { Terminal.say(note) }
        let app = LaunchableApp(sample, build.product, workshop.builder.reference)
        let run = AppRun(
            app: app, device: device, launch: kind, actions: options.then.actions,
            limits: RunLimits(wallClock: .seconds(options.timeLimit)))
        let output = TraceOutput(
            format: options.format, cast: Cast(understudies: build.understudies, leads: build.leads),
            colours: Terminal.colours(environment))
        let outcome = try await run.run(
            production: {
                try await Production.classes(of: app, on: device, memory: build.product.executable + ".production")
            },
            changed: { try options.device.file?.write($0) },
            trace: output.take)
        output.finish()
        try conclude(outcome.verdict)
    }

    private func conclude(_ verdict: Verdict) throws {
        switch verdict.exit {
        case .finished, .killed: break
        case .failed, .crashed, .exited: throw Ending.testFailed
        case .timedOut, .limitExceeded: throw Ending.limitHit
        }
    }
}

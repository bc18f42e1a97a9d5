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
            sources: try Self.sources(), environment: environment, progress: Terminal.show)
        let build: Workshop.Build
        do {
            build = try await workshop.build(sample, progress: Terminal.show)
        } catch let failure as CompileFailure {
            Terminal.say(failure.rendered(original: sample.texts))
            throw Ending.didNotCompile
        }
        for warning in build.product.warnings { Terminal.say(warning.rendered(original: sample.texts)) }
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

    /// Where the reference modules' sources are.
    static func sources() throws -> String {
        guard let folder = CarriedSources.folder else {
            throw Mistake(
                .usage, what: "The program was moved without the files that it carries along.",
                place: Bundle.main.bundleURL.path,
                cure: "Copy the folder \(CarriedSources.companion) there, too; it stands beside understudy where it was built.")
        }
        return folder.path
    }

    private func conclude(_ verdict: Verdict) throws {
        switch verdict.exit {
        case .finished, .killed: break
        case .failed, .crashed, .exited: throw Ending.testFailed
        case .timedOut, .limitExceeded: throw Ending.limitHit
        }
    }
}

extension Sample {
    /// The reader's texts by path.
    fileprivate var texts: [String: String] {
        Dictionary((app.sources + (tests?.sources ?? [])).map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }
}

import PackageResources
import Confinement
import Foundation
import Lifecycle
import Samples
import Simulator
import Traces
import Tutorials

/// From a sample's name to the end of its run.
struct Launch {
    let options: LaunchOptions
    let tests: String?
    let kind: AppProcess.Launch
    var isPreview = false

    /// Whether tests run in the app's process; those of a UI test do not.
    var hostsTests: Bool { kind == .test && options.xcode.bundleClasses != .never }

    /// Builds the sample, runs it and writes its trace.
    func perform() async throws {
        try await options.device.held { try await performAlone() }
    }

    private func performAlone() async throws {
        let environment = ProcessInfo.processInfo.environment
        let device = try options.device.ready()
        let tools = try await BuildTools.forThisProgram()
        let reader = try ReaderProcess.forThisProgram(tools)
        let named = try await FoundSample.named(
            options.sample, app: options.app, tests: tests, needsTests: hostsTests, environment: environment,
            reader: reader)
        let ready: ReadyRun
        do {
            ready = try await self.ready(named, on: device) {
                try await SampleBuilder(tools, reader: reader, progress: Terminal.show)
            }
        } catch let failure as CompileFailure {
            Terminal.say(failure.rendered(original: named.sample.texts))
            throw ExitStatus.didNotCompile
        }
        for line in ready.remarks + ready.notice { Terminal.say(line) }
        let output = TraceOutput(
            format: options.format, roles: ready.roles, colours: Terminal.colours(environment),
            showsRules: options.rules)
        let outcome = try await ready.run(changed: { try options.device.file?.write($0) }, trace: output.take)
        output.finish(production: outcome.production)
        let ending = ExitStatus(outcome.verdict)
        if ending != .well { throw ending }
    }

    /// Builds a sample for a run.
    func ready(
        _ named: FoundSample, on device: Device, in builder: () async throws -> SampleBuilder
    ) async throws -> ReadyRun {
        let builder = try await builder()
        func built(_ sample: Sample) async throws -> (build: SampleBuilder.Build, app: LaunchableApp) {
            do {
                let build = try await builder.build(
                    sample, layout: options.xcode.usesDebugLibrary ? .debugLibrary : .executable,
                    progress: Terminal.show)
                var app = LaunchableApp(sample, build.product, builder.modules.reference)
                app.description.sdk = options.device.sdk
                return (build, app)
            } catch let failure as CompileFailure {
                throw named.step?.naming(failure) ?? failure
            }
        }
        let (build, app) = try await built(named.sample)
        var ordinary = app
        if let sample = named.ordinary { ordinary = try await built(sample).app }
        return ReadyRun(
            appRun: AppRun(
                app: app, device: device, launch: kind, hosting: options.xcode, isPreview: isPreview,
                scheme: options.scheme.scheme, actions: options.then.actions,
                limits: RunLimits(wallClock: .seconds(options.timeLimit))),
            roles: ClassRoles(test: build.testClasses, app: build.appClasses),
            remarks: build.product.warnings.map { $0.rendered(original: named.sample.texts) } + build.notes,
            notice: Self.notice(builder.modules.protection, calls: build.product.calls.count),
            ordinary: ordinary)
    }

    /// The line about a compiler that ran without the bounds it should have; none if it had them, or did not run.
    static func notice(_ protection: Protection, calls: Int) -> [String] {
        calls == 0 ? [] : Protection.notice([protection.compiler])
    }

    /// Where the reference modules' sources are.
    static func sources() throws -> String {
        guard let folder = PackageResources.folder else {
            throw left
        }
        return folder.path
    }

    /// Returns the folder with the results of earlier runs.
    static func records() throws -> URL {
        guard let folder = PackageResources.records else { throw left }
        return folder
    }

    /// The program was moved without what it carries along.
    static var left: Mistake {
        Mistake(
            .usage, what: "The program was moved without the files that it carries along.",
            place: Bundle.main.bundleURL.path,
            cure:
                "Copy the folder \(PackageResources.companion) there, too; it stands beside understudy where it was built."
        )
    }
}

/// A built sample on a device, ready to be launched.
struct ReadyRun {
    let appRun: AppRun
    /// Whose the sample's classes are.
    let roles: ClassRoles
    /// What the compiler warned of, and what cannot work here.
    let remarks: [String]
    /// What the build was not protected from: about the machine, not the sample.
    let notice: [String]
    /// The app as its users get it.
    let ordinary: LaunchableApp

    func run(changed: (Device) throws -> Void, trace: (TraceEvent) async -> Void) async throws -> AppRun.Outcome {
        try await appRun.run(
            production: {
                try await Production.seen(
                    of: ordinary, on: appRun.device, memory: ordinary.executable + ".production")
            },
            changed: changed, trace: trace)
    }
}

extension Sample {
    /// The reader's texts by path.
    var texts: [String: String] {
        Dictionary((app.sources + (tests?.sources ?? [])).map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }
}

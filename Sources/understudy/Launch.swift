internal import Bibliography
internal import Building
internal import Confinement
internal import Foundation
internal import Lifecycle
internal import Lowering
internal import PackageResources
internal import Projects
internal import Runs
internal import SampleReading
internal import Samples
internal import Simulator
internal import Traces
internal import Tutorials
internal import Wording

/// The command line's way from a sample's name to the end of its run.
struct Launch {
    let options: LaunchOptions
    let tests: String?
    let kind: ProcessLaunch
    var isPreview = false
    /// True if a test run has to be isolated to end well.
    var requiresIsolation = false

    /// True if tests run in the app's process; those of a UI test do not.
    var hostsTests: Bool { options.parsed(kind).configuration.hostsTests }

    /// The wishes given besides the sample's name.
    var choice: SampleDiscovery.Choice {
        SampleDiscovery.Choice(
            app: options.app, tests: tests, scheme: options.scheme.name, needsTests: hostsTests)
    }

    /// Builds the sample, runs it and writes its trace.
    func perform() async throws {
        try await options.device.held { try await performAlone() }
    }

    private func performAlone() async throws {
        let environment = ProcessInfo.processInfo.environment
        var (configuration, device) = try start()
        let tools = try await BuildTools.forThisProgram()
        let reader = try ReaderProcess.forThisProgram(tools)
        let named = try await FoundSample.named(
            options.sample, choice, environment: environment, reader: reader)
        var notice: [String] = []
        if let scheme = named.sample.scheme {
            notice = [configuration.remark(on: scheme)].compactMap { $0 }
            configuration.take(scheme)
        }
        let app: AppUnderTest
        do {
            let builder = try await SampleBuilder(
                tools, reader: reader, timeLimit: .seconds(options.buildLimit), progress: Terminal.show)
            app = try await named.built(for: configuration.hosting, in: builder, strict: options.strictness.strict)
            notice += Self.notice(builder.modules.protection, calls: app.host.build.product.calls.count)
        } catch let failure as CompileFailure {
            Terminal.say(failure.rendered(original: named.sample.texts))
            throw ExitStatus.didNotCompile
        } catch var late as BuildTimedOut {
            late.option = "--build-limit"
            throw late
        }
        let untried = hostsTests ? named.sample.untried.map(\.note) : []
        notice = named.shipping + untried + notice
        for line in named.remarks(on: app.host, configuration.system) + notice { Terminal.say(line) }
        let output = TraceOutput(
            format: options.format, roles: app.host.roles, colours: Terminal.colours(environment),
            showsRules: options.rules, leftOut: app.host.build.reduction.parts)
        let summary = try await run(app, configuration, on: device, trace: output.take)
        output.finish(knowing: summary.roles)
        let ending = ExitStatus(summary.verdict)
        if ending != .well { throw ending }
        let isolation = summary.isolation.map { $0.allowing(for: named.sample.untried) }
        if requiresIsolation, let complaint = isolation.complaint {
            Terminal.say(complaint)
            throw ExitStatus.testFailed
        }
    }

    /// The launch, and the device before it.
    ///
    /// - Throws: `Mistake` if the file of the device cannot be used, or holds another device than the one asked for.
    func start() throws -> (LaunchConfiguration, Device) {
        let kept = try options.device.kept()
        let parsed = options.parsed(kind, isPreview: isPreview, on: kept)
        if let kept, let difference = parsed.configuration.differences(from: kept).first {
            throw Mistake(
                .usage, what: difference.what, place: options.device.state,
                cure: "Leave out --\(difference.control.rawValue), or name another file.")
        }
        if let problem = parsed.problems.first {
            throw Mistake(.usage, what: problem.what, place: options.device.state, cure: problem.cure)
        }
        return (parsed.configuration, kept ?? parsed.configuration.freshDevice)
    }

    /// Launches the app, and keeps the device if a file was named for it.
    func run(
        _ app: AppUnderTest, _ configuration: LaunchConfiguration, on device: Device, trace: (TraceEvent) -> Void
    ) async throws -> RunSummary {
        let run = LaunchRun(app, configuration, limits: RunLimits(wallClock: .seconds(options.timeLimit)))
        return try await run.run(on: device) { event in
            switch event {
            case .trace(let event): trace(event)
            case .changed(let device): try options.device.file?.write(device)
            case .began, .shown, .settled: break
            }
        }
    }

    /// The line about a compiler that ran without the bounds it should have; none if it had them, or did not run.
    static func notice(_ protection: Protection, calls: Int) -> [String] {
        calls == 0 ? [] : Protection.notice([protection.compiler])
    }

    /// Returns the folder with the reference modules' sources.
    static func sources() throws -> String {
        guard let folder = PackageResources.folder else {
            throw left
        }
        return folder.path
    }

    /// Returns the sources to which rules, techniques and claims refer.
    static func bibliography() throws -> SourceCatalog {
        guard let folder = PackageResources.catalog else { throw left }
        return try SourceCatalog(folder: folder)
    }

    /// Returns the folder with the results of earlier runs.
    static func records() throws -> URL {
        guard let folder = PackageResources.records else { throw left }
        return folder
    }

    /// The program was moved without what it carries along.
    static var left: Mistake {
        Mistake(
            .usage, what: "The program was moved without its resource files.",
            place: Bundle.main.bundleURL.path,
            cure:
                "Copy the folder \(PackageResources.companion) there, too; it is beside understudy in the folder where it was built."
        )
    }
}

extension Verdict.Isolation? {
    /// The sentence about a run that should have been isolated and was not; nil if it was.
    fileprivate var complaint: String? {
        switch self {
        case .isolated: nil
        case .unknown(let reason): "--require-isolated: It is not known if the launch was isolated: \(reason)."
        case .notIsolated, nil: "--require-isolated: The launch was not isolated. understudy check says why."
        }
    }
}

extension FoundSample {
    /// Builds the sample as an Xcode builds it.
    ///
    /// - Parameter strict: True if code that cannot be compiled makes the build fail. That of a step or a technique always
    ///   does: it is Understudy's own.
    func built(for hosting: HostingProfile, in builder: SampleBuilder, strict: Bool) async throws -> AppUnderTest {
        do {
            return try await AppUnderTest(
                host: sample, production: ordinary, layout: ProductLayout(hosting: hosting), in: builder,
                leavingOut: isReaders && !strict, progress: Terminal.show)
        } catch let failure as CompileFailure {
            throw step?.naming(failure) ?? failure
        }
    }

    /// The warnings of the compiler, what cannot work here, and what a device with that system would refuse.
    func remarks(on app: BuiltApp, _ system: SystemVersion) -> [String] {
        app.build.product.warnings.map { $0.rendered(original: sample.texts) } + app.build.notes
            + [sample.deploymentRemark(on: system)].compactMap { $0 }
    }
}

internal import Application
internal import Building
internal import Foundation
internal import Lifecycle
internal import Lowering
internal import Runs
internal import Samples
internal import Traces

/// A launch from the command line: its trace on standard output, all else on standard error.
struct Launch {
    let request: LaunchRequest
    let format: TraceFormat
    /// True if lines of text end with the rules that caused them.
    let showsRules: Bool
    /// True if the text ends with the reasons why the classes took part.
    let showsReasons: Bool
    /// True if a test run has to be isolated to end well.
    var requiresIsolation = false

    init(_ request: LaunchRequest, _ options: LaunchOptions, requiresIsolation: Bool = false) {
        self.request = request
        format = options.format
        showsRules = options.rules
        showsReasons = options.why
        self.requiresIsolation = requiresIsolation
    }

    /// Builds the sample, runs it and writes its trace.
    func perform() async throws {
        try await request.holdingDevice(.terminal) { try await performAlone() }
    }

    private func performAlone() async throws {
        let environment = ProcessInfo.processInfo.environment
        let launch = try SampleLaunch(request)
        let tools = try await SampleTools(.ofThisProgram, environment: environment, output: .terminal)
        let found = try await tools.finder.sample(request.sample, request.choice, by: tools.reader)
        let built = try await launch.built(found, .terminal) { try tools.builder(timeLimit: request.buildLimit) }
        for line in built.remarks + built.notices { Terminal.say(line) }
        let host = built.app.host
        let output = TraceOutput(
            format: format, roles: host.roles, colours: Terminal.colours(environment), showsRules: showsRules,
            showsReasons: showsReasons, leftOut: host.build.parts)
        let summary = try await built.run(trace: output.take)
        output.finish(knowing: summary.roles)
        let ending = ExitStatus(summary.verdict)
        if ending != .well { throw ending }
        let isolation = summary.isolation.map { $0.allowing(for: found.sample.untried) }
        if requiresIsolation, let complaint = isolation.complaint {
            Terminal.say(complaint)
            throw ExitStatus.testFailed
        }
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

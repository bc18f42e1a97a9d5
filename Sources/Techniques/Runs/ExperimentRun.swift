package import Building
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Simulator
internal import Traces
internal import Wording

/// A run of an experiment of a claim, on real processes.
package struct ExperimentRun: Sendable {
    package let claim: Claim
    package let experiment: Experiment
    package let claims: ClaimCatalog
    package let techniques: TechniqueCatalog
    package let builder: SampleBuilder

    /// Creates the run of an experiment of a claim.
    package init(
        _ experiment: Experiment, of claim: Claim, in claims: ClaimCatalog, _ techniques: TechniqueCatalog,
        builder: SampleBuilder
    ) {
        self.experiment = experiment
        self.claim = claim
        self.claims = claims
        self.techniques = techniques
        self.builder = builder
    }

    /// Runs the experiment from its files to its last act.
    ///
    /// - Throws: `Mistake` and `CompileFailure` if its files are at fault; `SystemFailure` if the operating system
    ///   refuses something that a run needs.
    package func run() async throws -> ExperimentResult {
        var result = ExperimentResult(experiment: experiment)
        result.files = try claims.files(of: experiment, of: claim, forTests: true)
        let app: AppUnderTest
        do {
            app = try await built()
        } catch let failure as CompileFailure {
            let refused = experiment.refused
            let message =
                failure.diagnostics.first { refused.map($0.message.contains) == true }
                ?? failure.diagnostics.first { $0.severity == .error }
            result.refusal = message?.message ?? failure.output
            if refused.map(failure.output.contains) != true {
                result.disagreements.append("the compiler refuses it: \(failure.output)")
            }
            return result
        }
        if experiment.refused != nil { result.disagreements.append("the compiler takes the code") }
        if let products = experiment.products {
            result.disagreements += try products.disagreements(with: app.host.app)
        }
        guard let (series, acts) = try series(of: app) else { return result }
        let ends = try await SeriesRun(series).run { _, _ in }
        result.launches = zip(ends.all, acts).map { summary, act in
            let story = StoryView.lines(summary.events)
            return ExperimentResult.Launch(
                act: act, story: story, rules: Set(summary.events.compactMap(\.rule)),
                disagreements: act.predicts?.disagreements(verdict: summary.verdict, story: story) ?? [])
        }
        return result
    }

    /// Returns the acts up to the last launch, and those that launch; nil if none does.
    private func series(
        of app: AppUnderTest
    ) throws(Mistake) -> (series: LaunchSeries<AppUnderTest>, launching: [Experiment.Act])? {
        var entries: [LaunchSeries<AppUnderTest>.Entry] = []
        for act in experiment.acts ?? [] {
            let planned = PlannedLaunch(
                app, try launch(act), build: act.launch == nil ? .production : act.build,
                wallClock: .seconds(act.seconds ?? 10))
            entries.append(act.launch == nil ? .actions(planned) : .launch(planned))
        }
        while let entry = entries.popLast() {
            guard case .launch(let last) = entry else { continue }
            let launching = (experiment.acts ?? []).filter { $0.launch != nil }
            return (LaunchSeries(on: try launch(nil).freshDevice, after: entries, last), launching)
        }
        return nil
    }

    private func built() async throws -> AppUnderTest {
        let technique = try technique
        let layout = ProductLayout(hosting: experiment.xcode ?? .newest)
        return try await AppUnderTest(technique, layout: layout, builder: builder) { forTests throws(Mistake) in
            try claims.project(of: experiment, of: claim, technique, in: techniques, forTests: forTests)
        }
    }

    private var technique: Technique {
        get throws(Mistake) {
            guard let id = experiment.technique else { return .none }
            guard let technique = techniques[id] else {
                throw mistake("Its technique \(id) does not exist.", "Name a technique such as T47.")
            }
            return technique
        }
    }

    /// Returns the launch of an act on the experiment's device; without an act, that of the technique's tests.
    private func launch(_ act: Experiment.Act?) throws(Mistake) -> LaunchConfiguration {
        var start = LaunchConfiguration(
            act?.launch == .test ? .test : .run, system: SystemVersion(17), isPreview: act?.launch == .preview)
        start.scheme = try technique.scheme
        let parsed = LaunchParameters(experiment, act).parsed(over: start, limits: .none)
        if let problem = parsed.problems.first { throw mistake(problem.what, problem.cure) }
        var launch = parsed.configuration
        // An app is built for the device's own system, and the trace says so.
        launch.sdk = launch.sdk ?? launch.system
        return launch
    }

    private func mistake(_ what: String, _ cure: String) -> Mistake {
        Mistake(.usage, what: what, place: "\(claim.id): \(experiment.title)", cure: cure)
    }
}

extension LaunchParameters {
    /// Creates the parameters from the texts of a claim's file.
    fileprivate init(_ experiment: Experiment, _ act: Experiment.Act?) {
        self.init([
            .device: experiment.device.map { [$0.word] }, .os: experiment.system.map { [$0] },
            .sdk: experiment.sdk.map { [$0] }, .xcode: experiment.xcode.map { [$0.rawValue] },
            .reading: experiment.readings?.map(\.rawValue), .argument: act?.arguments,
            .environment: act?.environment.map { Scheme(environment: $0).variables }, .then: act?.then,
        ])
    }
}

extension Experiment.Products {
    /// Returns the texts that the built files have and should not have, or lack and should have.
    fileprivate func disagreements(with app: LaunchableApp) throws -> [String] {
        func has(_ texts: [String]?, _ path: String?, _ name: String, _ wanted: Bool) throws -> [String] {
            guard let texts, let path else { return [] }
            let data = try Data(contentsOf: URL(filePath: path))
            return texts.filter { (data.range(of: Data($0.utf8)) != nil) != wanted }
                .map { "\(name) \(wanted ? "lacks" : "has") \($0)" }
        }
        let code = app.debugLibrary ?? app.executable
        return try has(self.app, code, "the app", true) + has(appLacks, code, "the app", false)
            + has(tests, app.testBundle, "the test bundle", true)
            + has(testsLack, app.testBundle, "the test bundle", false)
    }
}

internal import Foundation
internal import Lifecycle
package import Samples
internal import Simulator
internal import Traces

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
        let build: TechniqueBuild
        do {
            build = try await built()
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
            result.disagreements += try products.disagreements(with: build.host)
        }
        var device = Device(
            Conditions(
                idiom: experiment.device ?? .phone, system: try system,
                readings: experiment.readings ?? []))
        let fresh = device
        for act in experiment.acts ?? [] {
            guard let launch = act.launch else {
                device.receive(try actions(act.then ?? []), with: build.production.description)
                continue
            }
            let app = (act.build ?? (launch == .test ? .host : .production)) == .host ? build.host : build.production
            var events: [TraceEvent] = []
            let outcome = try await AppRun(
                app: app, device: device, launch: launch == .test ? .test : .run,
                hosting: experiment.xcode ?? .newest, isPreview: launch == .preview, scheme: try scheme(act),
                actions: try actions(act.then ?? []), limits: RunLimits(wallClock: .seconds(act.seconds ?? 10))
            ).run(
                production: {
                    try await Production.seen(
                        of: build.production, on: fresh, memory: build.production.executable + ".production")
                },
                trace: { events.append($0) })
            device = outcome.device
            let story = StoryView.lines(events)
            result.launches.append(
                ExperimentResult.Launch(
                    act: act, story: story, rules: Set(events.compactMap(\.rule)),
                    disagreements: act.predicts?.disagreements(verdict: outcome.verdict, story: story) ?? []))
        }
        return result
    }

    private func built() async throws -> TechniqueBuild {
        let technique = try technique
        let layout: ProductLayout = (experiment.xcode ?? .newest).usesDebugLibrary ? .debugLibrary : .executable
        return try await TechniqueBuild(technique, layout: layout, builder: builder) { forTests throws(Mistake) in
            try claims.project(of: experiment, of: claim, technique, in: techniques, forTests: forTests)
        }.with(sdk: try version(experiment.sdk) ?? system)
    }

    private var system: SystemVersion {
        get throws(Mistake) { try version(experiment.system) ?? SystemVersion(17) }
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

    private func scheme(_ act: Experiment.Act) throws(Mistake) -> Scheme {
        let scheme = try technique.scheme
        return Scheme(
            arguments: act.arguments ?? scheme.arguments, environment: act.environment ?? scheme.environment)
    }

    private func actions(_ words: [String]) throws(Mistake) -> [Action] {
        var actions: [Action] = []
        for word in words {
            guard let action = Action(word) else {
                throw mistake("\(word) is no action.", "Write it as for --then.")
            }
            actions.append(action)
        }
        return actions
    }

    private func version(_ text: String?) throws(Mistake) -> SystemVersion? {
        guard let text else { return nil }
        guard let version = SystemVersion(text) else {
            throw mistake("\(text) is no version of iOS.", "Write it like 17 or 16.2.")
        }
        return version
    }

    private func mistake(_ what: String, _ cure: String) -> Mistake {
        Mistake(.usage, what: what, place: "\(claim.id): \(experiment.title)", cure: cure)
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

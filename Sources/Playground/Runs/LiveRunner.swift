internal import Confinement
internal import Lifecycle
internal import Samples
internal import Simulator
internal import Traces

/// Performs runs for real: builds the lesson's sample and launches its app.
struct LiveRunner: Sendable {
    let builder: SampleBuilder
    let protection: Protection
    let limits: Limits
    /// Where the documentation's archive is on this server; nil if it is not.
    let documentation: String?

    /// - Parameter builder: Where to build; its builds get the playground's time limit.
    init(builder: SampleBuilder, protection: Protection, limits: Limits, documentation: String? = nil) {
        var modules = builder.modules
        modules.timeLimit = limits.build
        self.builder = SampleBuilder(modules: modules, reader: builder.reader)
        self.protection = protection
        self.limits = limits
        self.documentation = documentation
    }

    var backend: RunBackend {
        RunBackend { order, sink in try await perform(order, sink) }
    }

    private func perform(_ order: RunOrder, _ sink: RunBackend.RunSink) async throws -> RunMessage.End {
        let source = LessonSample(order.lesson, edits: order.edits, isHost: order.hostsTests)
        do {
            let host = try await built(source, order, isHost: order.hostsTests, sink)
            // What hosts the tests may be another app than the one that people run.
            let own = LessonSample(order.lesson, edits: order.edits, isHost: false)
            let isAnother = own.files != source.files || order.hostsTests && order.lesson.host.isAnotherApp
            let ordinary = isAnother ? try await built(own, order, isHost: false, sink) : host
            return RunMessage.End(try await launches(ordinary, host, order, sink))
        } catch let mistake as Mistake {
            return RunMessage.End(mistake)
        } catch let failure as CompileFailure {
            for diagnostic in failure.diagnostics {
                sink.say(.diagnostic(RunMessage.Remark(diagnostic, in: source, documentation)))
            }
            return RunMessage.End(failure)
        } catch let late as BuildTimedOut {
            return RunMessage.End(outcome: "buildTimedOut", sentence: late.what, cure: late.cure)
        }
    }

    private struct Built {
        var app: LaunchableApp
        var build: SampleBuilder.Build
    }

    /// Builds the lesson's sample, as the app that hosts its tests or as its users get it.
    private func built(
        _ source: LessonSample, _ order: RunOrder, isHost: Bool, _ sink: RunBackend.RunSink
    ) async throws -> Built {
        var sample = try await builder.reader.sample(of: source.texts, needsTests: order.hostsTests)
        if isHost { sample.app.conditions += order.lesson.host.conditions }
        let layout: ProductLayout = order.launch.hosting.usesDebugLibrary ? .debugLibrary : .executable
        let build = try await builder.build(sample, layout: layout) { progress in
            if let words = progress.words { sink.say(.build(words)) }
        }
        for warning in build.product.warnings {
            sink.say(.diagnostic(RunMessage.Remark(warning, in: source, documentation)))
        }
        for note in build.notes { sink.say(.warning(note)) }
        var app = LaunchableApp(sample, build.product, builder.modules.reference)
        app.description.sdk = order.launch.sdk
        if isHost, order.lesson.host.hasOwnIdentifier { app.description.bundleIdentifier += ".tests" }
        return Built(app: app, build: build)
    }

    /// The launches that were ordered, one after the other on the same device; the last one takes commands.
    ///
    /// - Parameter ordinary: The app that people run.
    private func launches(
        _ ordinary: Built, _ host: Built, _ order: RunOrder, _ sink: RunBackend.RunSink
    ) async throws -> RunMessage.Result {
        let (app, build) = (host.app, host.build)
        var device = order.device
        for actions in order.runsBefore {
            sink.say(.phase(.run))
            let run = AppRun(
                app: ordinary.app, device: device, launch: .run, actions: actions, limits: limits.run,
                protection: protection)
            device = try await run.run { sink.say(.event($0)) }.device
            try Task.checkCancellation()
        }
        sink.say(.phase(order.kind))
        let run = AppRun(
            app: app, device: device, launch: order.kind, hosting: order.launch.hosting,
            isPreview: order.kind == .run && order.launch.isPreview, scheme: order.launch.scheme, limits: limits.run,
            protection: protection)
        let roles = ClassRoles(test: build.testClasses, app: build.appClasses)
        var evidence = Evidence()
        let outcome = try await run.run(
            production: {
                try await Production.seen(
                    of: ordinary.app, on: device, memory: ordinary.build.product.executable + ".production",
                    protection: protection)
            },
            commands: sink.commands(),
            settled: { await sink.settled(RunMessage.Result($0, app, roles, evidence)) },
            trace: { event in
                evidence.take(event)
                sink.say(.event(event))
            })
        return RunMessage.Result(outcome, app, roles, evidence)
    }
}

extension RunMessage.Result {
    init(_ outcome: AppRun.Outcome, _ app: LaunchableApp, _ roles: ClassRoles, _ evidence: Evidence) {
        var roles = roles
        roles.production = outcome.production
        var evidence = evidence
        evidence.isProductionUnknown = outcome.isUnjudged
        let summary = VerdictSummary(outcome.verdict, roles: roles, evidence: evidence)
        self.init(
            sentence: summary.sentence, ending: summary.ending,
            facts: summary.facts.map { RunMessage.Fact(name: $0.name, value: $0.value) },
            verdict: outcome.verdict, device: outcome.device,
            windows: outcome.device.apps[app.description.bundleIdentifier].map(RunMessage.Windows.init))
    }
}

extension RunMessage.End {
    init(_ failure: CompileFailure) {
        let errors = failure.diagnostics.count { $0.severity == .error }
        let verb = failure.phase == .compiling ? "compile" : "link"
        self.init(
            outcome: "didNotCompile",
            sentence: "\(failure.module) does not \(verb): \(errors == 1 ? "1 error" : "\(errors) errors").",
            cure: ["Mend the lines that are marked, or take the file back as the step has it.", failure.outside]
                .compactMap { $0 }.joined(separator: " "))
    }
}

extension RunMessage.Remark {
    /// - Parameter documentation: Where the documentation's archive is on this server; nil if it is not.
    init(_ diagnostic: Diagnostic, in source: LessonSample, _ documentation: String?) {
        let file = diagnostic.path.flatMap(source.name(of:))
        let line = Diagnostic.line(diagnostic.line, of: file.flatMap { source.files[$0] }) ?? diagnostic.sourceLine
        self.init(
            file: file, lineNumber: diagnostic.line, column: Self.column(diagnostic.column, in: line),
            severity: diagnostic.severity, message: diagnostic.message,
            hint: RunMessage.Hint(diagnostic, documentation))
    }

    /// The compiler's column, in bytes of UTF-8, as browsers count.
    static func column(_ column: Int, in line: String?) -> Int {
        guard column > 1, let line else { return max(column, 1) }
        return String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).utf16.count + 1
    }
}

extension RunMessage.Hint {
    /// nil if the message says all.
    fileprivate init?(_ diagnostic: Diagnostic, _ documentation: String?) {
        if let outside = UnmodelledAPI(diagnostic) {
            self.init(text: outside.sentence, page: documentation.map { $0 + UnmodelledAPI.page })
        } else if let cure = diagnostic.cure {
            self.init(text: cure)
        } else {
            return nil
        }
    }
}

extension BuildProgress {
    /// What is being done, for the page; nil where it is done.
    fileprivate var words: String? {
        switch self {
        case .reference(let module, let number, let count):
            "Building the reference modules, once: \(module) (\(number) of \(count))"
        case .compiling(let module): "Compiling \(module)"
        case .linking(let module): "Linking \(module)"
        case .done: nil
        }
    }
}

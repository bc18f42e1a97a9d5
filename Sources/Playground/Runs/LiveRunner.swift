internal import Building
internal import Confinement
internal import Lifecycle
internal import Lowering
internal import Runs
internal import Samples
internal import Simulator
internal import Synchronization
internal import Traces
internal import Wording

/// Performs runs for real: builds the lesson's sample and launches its app.
struct LiveRunner: Sendable {
    let builder: SampleBuilder
    /// The same for builds that no run waits for.
    let background: SampleBuilder
    let protection: Protection
    let limits: Limits
    /// The place of the documentation's archive on this server; nil if it is not there.
    let documentation: String?
    /// Finds the cure of a launch; nil to leave that out.
    let cures: LessonCure.Finder?

    /// - Parameter builder: Where to build; its builds get the playground's time limit.
    init(
        builder: SampleBuilder, protection: Protection, limits: Limits, documentation: String? = nil,
        cures: LessonCure.Finder? = nil
    ) {
        self.cures = cures
        var modules = builder.modules
        modules.timeLimit = limits.build
        self.builder = SampleBuilder(modules: modules, reader: builder.reader)
        modules.isBackground = true
        background = SampleBuilder(modules: modules, reader: builder.reader)
        self.protection = protection
        self.limits = limits
        self.documentation = documentation
    }

    /// Builds, runs and formats.
    var backend: RunBackend {
        let builds = BackgroundBuilds(most: limits.backgroundBuilds) { app, began in
            try await builtInBackground(app, began)
        }
        return RunBackend(
            perform: { order, sink in
                await builds.join(order.app)
                return try await perform(order, sink) { try await built($0, $1) }
            },
            build: { try await builds.build($0) },
            format: { text in
                do {
                    switch try await builder.modules.formatted(text) {
                    case .text(let text): return RunMessage.Formatted(text: text)
                    case .refused(let reason): return RunMessage.Formatted(problem: reason)
                    }
                } catch let late as BuildTimedOut {
                    return RunMessage.Formatted(problem: late.what)
                }
            })
    }

    /// Builds an app, and returns what the compiler finds wrong with it.
    private func builtInBackground(
        _ app: LessonApp, _ began: @escaping @Sendable () -> Void
    ) async throws -> RunMessage.Build {
        let remarks = Mutex<[RunMessage.Remark]>([])
        let sink = RunBackend.RunSink(
            say: { message in
                if case .diagnostic(let remark) = message { remarks.withLock { $0.append(remark) } }
                if case .build = message { began() }
            },
            commands: { AsyncStream { $0.finish() } }, settled: { _ in })
        func end(_ outcome: RunMessage.Build.Outcome, _ sentence: String? = nil) -> RunMessage.Build {
            RunMessage.Build(outcome: outcome, sentence: sentence, diagnostics: remarks.withLock { $0 })
        }
        do {
            _ = try await built(app, sink, in: background)
            return end(.built)
        } catch let failure as CompileFailure {
            return end(.didNotCompile, RunMessage.End(failure).sentence)
        } catch let mistake as Mistake {
            return end(.refused, RunMessage.End(mistake).sentence)
        } catch let late as BuildTimedOut {
            return end(.timedOut, late.what)
        }
    }

    /// Performs a run, and says all that happens.
    ///
    /// - Parameters:
    ///   - takesCommands: False for a run that ends once all has settled.
    ///   - build: Returns the built app of a launch.
    func perform(
        _ order: RunOrder, _ sink: RunBackend.RunSink, takesCommands: Bool = true,
        build: (LessonApp, RunBackend.RunSink) async throws -> AppUnderTest
    ) async throws -> RunMessage.End {
        sink.say(.launch(title: order.title))
        do {
            var deciding = DecidingEvent()
            var places = EditorPlaces()
            let source = LessonSample(order.app)
            func hear(_ event: LaunchRun.Event) async {
                switch event {
                case .began(let kind):
                    places.begin(kind)
                    sink.say(.phase(kind))
                case .trace(let event):
                    let view = EventView(
                        event, decides: deciding.isFound(at: event), declared: places[event],
                        hasDocumentation: documentation != nil)
                    sink.say(.event(view))
                case .shown(let screen): sink.say(.screen(screen))
                case .settled(let summary): await sink.settled(await result(summary, order.app, source))
                case .changed: break
                }
            }
            var last: (key: BackgroundBuilds.Key, built: AppUnderTest)?
            let run = SeriesRun(order.series, limits: limits.run, protection: protection)
            let ends = try await run.run(
                built: { planned in
                    let key = BackgroundBuilds.Key(planned.app)
                    let built =
                        if let last, last.key == key { last.built } else { try await build(planned.app, sink) }
                    last = (key, built)
                    places = EditorPlaces(of: built, planned.app, shown: order.app.lesson)
                    return built
                }, commands: takesCommands ? sink.commands : nil
            ) { _, event in await hear(event) }
            return RunMessage.End(await result(ends.last, order.app, source))
        } catch let mistake as Mistake {
            return RunMessage.End(mistake)
        } catch let failure as CompileFailure {
            return RunMessage.End(failure)
        } catch let late as BuildTimedOut {
            return RunMessage.End(
                outcome: "buildTimedOut", sentence: late.what, cure: late.cure, status: ExitStatus(late.blame))
        }
    }

    /// Returns the result of a launch, with the cure if production was not kept out.
    private func result(
        _ summary: RunSummary, _ app: LessonApp, _ source: LessonSample
    ) async -> RunMessage.Result {
        var result = RunMessage.Result(summary, in: source)
        guard let cures, summary.isolation == .notIsolated else { return result }
        let own = LessonSample(app.lesson, edits: app.edits, isHost: false)
        // It is a help: without one, the verdict is whole.
        guard let sample = try? await app.found(source, own, by: builder.reader).sample,
            let cure = try? await cures(sample, summary)
        else { return result }
        let files = cure.texts.compactMap { path, text in
            source.name(of: path).map { RunMessage.Cure.LessonFile(name: $0, text: text) }
        }.sorted { $0.name < $1.name }
        // A change of a file that the page does not show is not offered.
        result.remedy = RunMessage.Cure(
            what: cure.what, advice: cure.advice, page: documentation.map { $0 + cure.page },
            title: cure.title, files: files.count == cure.texts.count ? files : [])
        return result
    }

    /// Builds an app, and says what is wrong with its files.
    func built(
        _ app: LessonApp, _ sink: RunBackend.RunSink, in builder: SampleBuilder? = nil
    ) async throws -> AppUnderTest {
        let source = LessonSample(app)
        do {
            return try await products(of: app, source, sink, in: builder ?? self.builder)
        } catch let failure as CompileFailure {
            for diagnostic in failure.shown {
                sink.say(.diagnostic(RunMessage.Remark(diagnostic, in: source, documentation)))
            }
            throw failure
        } catch let mistake as Mistake {
            if let remark = RunMessage.Remark(mistake, in: source) { sink.say(.diagnostic(remark)) }
            throw mistake
        }
    }

    /// Builds the lesson's app, as its users get it and as it hosts the tests.
    private func products(
        of app: LessonApp, _ source: LessonSample, _ sink: RunBackend.RunSink, in builder: SampleBuilder
    ) async throws -> AppUnderTest {
        let own = LessonSample(app.lesson, edits: app.edits, isHost: false)
        let edited = app.edits
        return try await app.found(source, own, by: builder.reader).built(
            for: app.hosting, in: builder,
            progress: { progress in
                if let words = progress.words { sink.say(.build(words)) }
            },
            built: { build, app in
                for warning in app.build.product.warnings {
                    sink.say(.diagnostic(RunMessage.Remark(warning, in: build == .host ? source : own, documentation)))
                }
                for note in app.build.notes { sink.say(.warning(note)) }
                for part in app.build.reduction.parts {
                    guard let remark = RunMessage.Remark(part, in: source, edited: edited) else { continue }
                    sink.say(.diagnostic(remark))
                }
            })
    }
}

extension RunMessage.Result {
    init(_ summary: RunSummary, in source: LessonSample) {
        let words = summary.words
        self.init(
            sentence: words.sentence, ending: words.ending,
            facts: words.facts.map { RunMessage.Fact(name: $0.name, value: $0.value) },
            issues: RunMessage.Issue.all(summary.issues, in: source), why: summary.reasons, verdict: summary.verdict,
            device: summary.device)
    }
}

extension RunMessage.End {
    init(_ failure: CompileFailure) {
        let errors = failure.diagnostics.count { $0.severity == .error }
        let verb = failure.phase == .compiling ? "compile" : "link"
        self.init(
            outcome: "didNotCompile",
            sentence: "\(failure.module) does not \(verb): \(errors == 1 ? "1 error" : "\(errors) errors").",
            cure: ["Fix the marked lines, or press Reset this file to get its text back.", failure.outside]
                .compactMap { $0 }.joined(separator: " "), status: .didNotCompile)
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

extension RunMessage.Remark {
    /// The line at which a file of the lesson cannot be read; nil if the mistake names none.
    fileprivate init?(_ mistake: Mistake, in source: LessonSample) {
        guard let place = mistake.place?.wholeMatch(of: /(.+):(\d+)/), let line = Int(place.2),
            source.files[String(place.1)] != nil
        else { return nil }
        self.init(
            file: source.name(ofPlace: String(place.1)), lineNumber: line, column: 1, severity: .error,
            message: mistake.what, hint: RunMessage.Hint(text: mistake.cure))
    }
}

extension RunMessage.Remark {
    /// The line of an edited file that was left out, because the reader may have mistyped it; nil for any other file.
    fileprivate init?(_ part: LeftOutPart, in source: LessonSample, edited: [String: String]) {
        guard let place = part.place, let file = source.name(of: place.file), edited[file] != nil else { return nil }
        self.init(
            file: file, lineNumber: place.line, column: 1, severity: .warning,
            message: "left out: \(part.reason)", hint: nil)
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

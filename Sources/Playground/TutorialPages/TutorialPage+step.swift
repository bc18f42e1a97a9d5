internal import Lifecycle
internal import Samples
internal import Traces
internal import Tutorials
internal import Wording

extension TutorialPage.Step {
    /// Creates the page's part for a step.
    ///
    /// - Parameters:
    ///   - before: The lines of the step's file as an earlier step showed it; nil if none did.
    ///   - roles: The side to which each class belongs.
    ///   - told: The rules that the page has stated already. Each is stated once.
    init(
        _ step: TutorialStep, at place: StepPlace, of tutorial: Tutorial, runs: [RecordedRun], before: [String]?,
        roles: ClassRoles,
        told: inout Set<String>, links: PageLinks
    ) {
        let summary = runs.last.flatMap { VerdictSummary(of: $0.events, roles: roles) }
        self.init(
            id: "step-\(step.slug)", heading: "Step \(place.step): \(step.title)",
            text: (step.text + step.caption).html(links),
            playLink: SampleID.step(tutorial.name(of: step)).playAddress, commands: step.commands.map(\.line),
            file: step.code.map { TutorialPage.File($0, before: before) },
            picture: step.picture.flatMap { TutorialPage.Picture($0, links) },
            sentence: summary?.sentence, ending: summary?.ending,
            diagnostics: runs.last.map { $0.remarks.map(TutorialPage.Diagnostic.init) } ?? [],
            runs: runs.filter { !$0.events.isEmpty }.map { run in
                TutorialPage.Run(
                    command: run.command,
                    events: run.events.compactMap { event in
                        let isNew = event.rule.map { told.insert($0).inserted } ?? false
                        return TutorialPage.Event(event, roles, statesRule: isNew)
                    })
            })
    }
}

extension TutorialPage.Picture {
    /// - Returns: nil if the site has no archive with the picture.
    init?(_ picture: Picture, _ links: PageLinks) {
        guard let place = links.documentation, let path = picture.path else { return nil }
        self.init(source: place + path, alt: picture.alternative)
    }
}

extension TutorialPage.File {
    init(_ code: CodeFile, before: [String]?) {
        let change = FileChange(from: before, to: code.lines)
        self.init(
            name: code.path, change: change.words, belongsToTests: code.path.isOfTests,
            lines: change.lines.map { line in
                TutorialPage.Line(
                    number: line.number.map { "\($0)" } ?? "", isAdded: line.kind == .added,
                    isRemoved: line.kind == .removed, text: line.text)
            })
    }
}

extension TutorialPage.Diagnostic {
    fileprivate init(_ remark: RecordedRun.Remark) {
        self.init(
            place: "\(remark.file):\(remark.line):\(remark.column)", severity: remark.severity.rawValue,
            message: remark.message)
    }
}

extension TutorialPage.Event {
    /// Creates the line of an event.
    ///
    /// - Returns: nil for events that a list can leave out: returns without a value, and the verdict, which is a
    ///   sentence above it.
    fileprivate init?(_ event: TraceEvent, _ roles: ClassRoles, statesRule: Bool) {
        let name = event.title ?? ""
        let text: String
        switch event.kind {
        case .verdict: return nil
        case .return:
            guard let value = event.text, !name.hasPrefix("getter:") else { return nil }
            text = "\(name) returns \(value)"
        case .call: text = name
        case .launch: text = "launch"
        case .action: text = "action: \(name)"
        case .console: text = event.text ?? ""
        case .state, .request, .test, .fault: text = name
        }
        let showsText = [.launch, .state, .test, .fault].contains(event.kind)
        self.init(
            text: text, detail: showsText ? event.text : nil,
            className: event.class.map { $0.split(separator: ".").last.map(String.init) ?? $0 },
            isTest: event.class.flatMap(roles.role) == .test,
            isProduction: event.class.flatMap(roles.role) == .production, isConsole: event.kind == .console,
            rule: !statesRule
                ? nil
                : event.rule.flatMap(Rule.named).map {
                    TutorialPage.Rule(statement: $0.statement, source: $0.source, certainty: $0.certainty.rawValue)
                })
    }
}

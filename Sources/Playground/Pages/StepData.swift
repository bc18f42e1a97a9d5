internal import Lifecycle
internal import Runs
internal import Traces
internal import Tutorials
internal import Wording

/// The data that the script of a step's page starts with.
struct StepData: Encodable {
    struct File: Encodable {
        var name: String
        var text: String
        var changed: Bool
        var tests: Bool
        /// The text before the step changed it; nil if the step made it, or left it as it was.
        var before: String?
    }

    /// A command of the lesson, as its button sets the controls.
    struct Command: Encodable {
        /// From 1.
        var number: Int
        var kind: Kind
        var launch: LaunchParameters
        /// The scenario that only the lesson has, in words; nil if the command needs none.
        var scenario: String?

        /// The button that it stands for.
        enum Kind: String, Encodable {
            case run, test
        }

        init(_ lesson: Lesson, _ index: Int) {
            let start = lesson.start(of: index)
            number = index + 1
            kind = start.kind == .test ? .test : .run
            launch = LaunchParameters(all: start)
            scenario = lesson.history(before: index).map { LaunchScenario.lesson.title($0) }
        }
    }

    struct Verdict: Encodable {
        var sentence: String
        /// A label for an end that came before the run was over; nil if the run ended as it should.
        var ending: String?
        var facts: [RunMessage.Fact]
        /// The messages of the compiler.
        var problems: [RunMessage.Remark]
        /// The crash and the failed assertions at lines of the lesson's files; nil if there are none.
        var issues: [RunMessage.Issue]?
        /// The reasons why the classes took part; nil if nothing was launched.
        var why: [ReasonChain]?
    }

    /// The edition of the reader's own project; nil for all other lessons.
    var edition: String?
    var files: [File]
    var commands: [Command]
    /// The number of the command with which the page begins; nil if the lesson has none.
    var command: Int?
    /// The launch that the controls show, in words.
    var title: String
    var recorded: [EventView]
    /// The recorded outcome of that launch; nil if it was not recorded.
    var recordedVerdict: Verdict?
    /// The device's screen after the recorded runs.
    var screen: Screen
    /// The rules that the recorded events name; a run may name others.
    var rules: [RuleAnswer]

    /// - Parameters:
    ///   - index: The index of the command with which the page begins; nil if the lesson has none.
    ///   - launch: The launch that the controls show. Only the command's own has a record.
    ///   - hasDocumentation: True if the server has the documentation's archive.
    init(_ lesson: Lesson, command index: Int?, launch: LaunchConfiguration, hasDocumentation: Bool = true) {
        edition = lesson.edition
        files = lesson.files.map {
            File(
                name: $0.name, text: $0.text, changed: $0.isChanged, tests: $0.belongsToTests,
                before: $0.before == $0.text ? nil : $0.before)
        }
        commands = lesson.commands.indices.map { Command(lesson, $0) }
        command = index.map { $0 + 1 }
        title = lesson.title(of: launch, command: index)
        let shown = index.flatMap { lesson.start(of: $0) == launch ? $0 : nil }
        let events = shown.map(lesson.recordedEvents) ?? []
        // A command of another step ran that step's files.
        let isOwn = shown.map { (lesson.indices(before: $0) + [$0]).allSatisfy { lesson.runsItself($0) } } ?? false
        var places = isOwn ? EditorPlaces(of: lesson) : EditorPlaces()
        recorded = EventView.all(events, hasDocumentation: hasDocumentation) { event in
            if let launch = event.launch { places.begin(launch) }
            return places[event]
        }
        recordedVerdict = shown.flatMap { Verdict(lesson, $0) }
        screen = Screen(recorded: events)
        let named = Set(events.compactMap(\.rule))
        rules = Rule.catalog.filter { named.contains($0.id) }.map(RuleAnswer.init)
    }
}

extension StepData.Verdict {
    /// The recorded outcome of a command: its verdict, or the messages in place of one.
    fileprivate init?(_ lesson: Lesson, _ index: Int) {
        guard let run = lesson.commands[index].recorded else { return nil }
        problems = run.remarks.map { RunMessage.Remark($0, in: lesson) }
        issues = RunMessage.Issue.all(RunIssues(run.events).all, in: LessonSample(lesson))
        let roles = lesson.roles
        if let summary = lesson.recordedSummary(of: index, roles) {
            sentence = summary.sentence
            ending = summary.ending
            facts = summary.facts.map { RunMessage.Fact(name: $0.name, value: $0.value) }
            why = ReasonChain.all(run.events, roles: roles)
        } else {
            sentence = run.sentences
            facts = [RunMessage.Fact(status: run.status)]
        }
    }
}

extension RunMessage.Remark {
    fileprivate init(_ remark: RecordedRun.Remark, in lesson: Lesson) {
        let text = lesson.files.first { $0.name == remark.file }?.text
        self.init(
            file: text == nil ? nil : remark.file, lineNumber: remark.line,
            column: Self.column(remark.column, in: Diagnostic.line(remark.line, of: text)),
            severity: remark.severity, message: remark.message, hint: nil)
    }
}

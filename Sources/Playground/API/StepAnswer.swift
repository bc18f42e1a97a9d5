internal import Lifecycle
internal import Samples
internal import Traces

/// The answer of `/api/step/...`: all that the page needs of a step.
struct StepAnswer: Encodable {
    struct File: Encodable {
        var name: String
        var text: String
        var changed: Bool
        var tests: Bool
    }

    struct Verdict: Encodable {
        var sentence: String
        /// A label for an end that came before the run was over; nil if the run ended as it should.
        var ending: String?
        var facts: [RunMessage.Fact]
    }

    var name: String
    var title: String
    var text: String
    var files: [File]
    var commands: [String]
    var recorded: [TraceEvent]
    var recordedVerdict: Verdict?
    /// Those that the recorded events name; a run may name others.
    var rules: [RuleAnswer]
    var scenarios: [Scenario]

    struct Scenario: Encodable, Hashable {
        var id: String
        var title: String

        static let all = LaunchChoice.Scenario.offered.map { Scenario(id: $0.rawValue, title: $0.title) }
    }

    init(_ lesson: Lesson) {
        name = lesson.name.description
        title = lesson.title
        text = lesson.text
        files = lesson.files.map {
            File(name: $0.name, text: $0.text, changed: $0.isChanged, tests: $0.belongsToTests)
        }
        commands = lesson.commands
        recorded = lesson.recorded
        recordedVerdict = lesson.recordedSummary.map { summary in
            Verdict(
                sentence: summary.sentence, ending: summary.ending,
                facts: summary.facts.map { RunMessage.Fact(name: $0.name, value: $0.value) })
        }
        let named = Set(lesson.recorded.compactMap(\.rule))
        rules = Rule.catalog.filter { named.contains($0.id) }.map(RuleAnswer.init)
        scenarios = Scenario.all
    }
}

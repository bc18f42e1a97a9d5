internal import Lifecycle
internal import Runs
internal import Traces

/// The data that the script of a step's page starts with.
struct StepData: Encodable {
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

    var files: [File]
    var recorded: [EventView]
    var recordedVerdict: Verdict?
    /// The device's screen after the recorded runs.
    var screen: Screen
    /// The rules that the recorded events name; a run may name others.
    var rules: [RuleAnswer]

    init(_ lesson: Lesson) {
        files = lesson.files.map {
            File(name: $0.name, text: $0.text, changed: $0.isChanged, tests: $0.belongsToTests)
        }
        recorded = EventView.all(lesson.recorded)
        recordedVerdict = lesson.recordedSummary.map { summary in
            Verdict(
                sentence: summary.sentence, ending: summary.ending,
                facts: summary.facts.map { RunMessage.Fact(name: $0.name, value: $0.value) })
        }
        screen = Screen(recorded: lesson.recorded)
        let named = Set(lesson.recorded.compactMap(\.rule))
        rules = Rule.catalog.filter { named.contains($0.id) }.map(RuleAnswer.init)
    }
}

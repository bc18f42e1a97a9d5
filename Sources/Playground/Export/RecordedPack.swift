internal import Runs
internal import Samples
internal import Wording

/// The answers of a lesson's page in a published copy: one file, which the page asks for when it is first needed.
///
/// Equal traces are in it once, and so are equal lines: launches that differ in a system share most of theirs.
struct RecordedPack {
    /// The answer to a question: the launch in words, and its trace.
    private struct Answer: Encodable {
        var launch: LaunchAnswer
        /// The position of the trace; nil if there is no such launch, and the problems say why.
        var trace: Int?
    }

    /// The launch from which a command's controls begin: what differs from it was not recorded.
    private struct Start: Encodable {
        var kind: StepData.Command.Kind
        var launch: LaunchParameters
    }

    private var answers: [String: Answer] = [:]
    private var starts: [String: Start] = [:]
    private var lines: [String] = []
    private var traces: [[Int]] = []
    private var positions: [String: Int] = [:]
    private var traceOfLines: [[Int]: Int] = [:]

    /// Creates the pack of a lesson without an answer.
    init(_ lesson: Lesson) {
        let commands: [Int?] = lesson.commands.isEmpty ? [nil] : lesson.commands.indices.map(\.self)
        for command in commands {
            let launch = lesson.launch(of: command)
            let question = RecordedQuestion(command: command, launch: launch)
            starts[RecordedQuestion.name(command)] = Start(
                kind: question.kind, launch: LaunchParameters(all: launch))
        }
    }

    /// The number of different traces.
    var traceCount: Int { traces.count }

    /// Adds an answer.
    ///
    /// - Parameter trace: The lines of its run; nil if there is no such launch.
    mutating func add(_ question: RecordedQuestion, _ launch: LaunchAnswer, trace: [String]?) {
        answers[question.key] = Answer(launch: launch, trace: trace.map { position(of: $0) })
    }

    private mutating func position(of trace: [String]) -> Int {
        let numbers = trace.map { line in
            if let known = positions[line] { return known }
            lines.append(line)
            positions[line] = lines.count - 1
            return lines.count - 1
        }
        if let known = traceOfLines[numbers] { return known }
        traces.append(numbers)
        traceOfLines[numbers] = traces.count - 1
        return traces.count - 1
    }

    /// Returns the file's text, the same for the same answers.
    ///
    /// - Parameter version: The version of the program that ran them.
    func text(by version: String) -> String {
        [
            #"{"version":\#(JSON.text(version))"#, #""starts":\#(JSON.text(starts))"#,
            #""answers":\#(JSON.text(answers))"#, #""traces":\#(JSON.text(traces))"#,
            #""lines":[\#(lines.joined(separator: ",\n"))]}"#,
        ].joined(separator: ",\n") + "\n"
    }
}

internal import Confinement
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Simulator
internal import Traces
internal import Wording

/// A line of what a page hears of a run.
enum RunMessage: Sendable {
    /// The run's place among those that wait; 0 when it starts.
    case queue(position: Int)
    /// The launch that the run is of, in words.
    case launch(title: String)
    case build(String)
    case diagnostic(Remark)
    case warning(String)
    /// The start of a launch of this kind; the events' numbers begin again.
    case phase(ProcessLaunch)
    case event(EventView)
    /// The device's screen, whenever it has changed.
    case screen(Screen)
    /// The result so far, while the run waits for an action.
    case settled(Result)
    /// Always the last.
    case end(End)

    /// Something that the compiler said about a file of the reader's.
    struct Remark: Hashable, Sendable, Encodable {
        var file: String?
        var lineNumber: Int
        /// From 1, in UTF-16 code units, as browsers count.
        var column: Int
        var severity: Diagnostic.Severity
        var message: String
        /// A further thing that the user should know.
        var hint: Hint?
    }

    /// A sentence beside something that the compiler said.
    struct Hint: Hashable, Sendable, Encodable {
        var text: String
        /// The page that says more; nil if there is none on this server.
        var page: String?
    }

    /// The outcome of a launch.
    struct Result: Sendable, Encodable {
        var sentence: String
        /// A label for an end that came before the run was over; nil if the run ended as it should.
        var ending: String?
        var facts: [Fact]
        /// The crash and the failed assertions at lines of the lesson's files; nil if there are none.
        var issues: [Issue]?
        /// The reasons why the classes took part; nil if none did.
        var why: [ReasonChain]?
        /// The change that would keep production out; nil if it was kept out, or if none is known.
        var remedy: Cure?
        var verdict: Verdict
        var device: Device
    }

    /// A cure as the page offers it.
    struct Cure: Hashable, Sendable, Encodable {
        var what: String
        var advice: String
        /// The page that explains it; nil if the server has no documentation.
        var page: String?
        /// The title of that page.
        var title: String
        /// The lesson's files with their texts after it.
        var files: [LessonFile]

        struct LessonFile: Hashable, Sendable, Encodable {
            var name: String
            var text: String
        }
    }

    struct Fact: Hashable, Sendable, Encodable {
        var name: String
        var value: String

        init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// The exit status that a terminal would show.
        init(status: Int) {
            self.init(name: "Exit status in a terminal", value: "\(status)")
        }
    }

    /// The outcome of a build that no run asked for.
    struct Build: Sendable, Encodable {
        var outcome: Outcome
        /// The reason why there is no app; nil if there is one.
        var sentence: String?
        /// The compiler's messages about the lesson's files.
        var diagnostics: [Remark] = []

        enum Outcome: String, Sendable, Encodable {
            case built, didNotCompile, refused, timedOut
        }
    }

    /// The outcome of formatting a text: the text, or why it was left as it is.
    struct Formatted: Hashable, Sendable, Encodable {
        var text: String?
        var problem: String?
    }

    /// The end of a run.
    struct End: Sendable {
        /// The verdict's exit, or why it never got that far.
        var outcome: String
        var sentence: String
        /// A sentence that says what the user can do about it.
        var cure: String?
        /// Why a run that waited for actions was ended.
        var reason: String?
        var result: Result?
        /// The exit status that a terminal would show; nil if the run was stopped.
        var status: ExitStatus?
    }
}

extension RunMessage.End {
    init(_ result: RunMessage.Result) {
        self.init(
            outcome: result.verdict.exit.rawValue, sentence: result.sentence, result: result,
            status: ExitStatus(result.verdict))
    }

    init(_ mistake: Mistake) {
        self.init(
            outcome: "refused", sentence: (mistake.place.map { "\($0): " } ?? "") + mistake.what, cure: mistake.cure,
            status: ExitStatus(mistake))
    }

    init(stopped reason: String) {
        self.init(outcome: "stopped", sentence: reason)
    }

    static let broken = Self(
        outcome: "broken", sentence: "Understudy itself, or this machine, failed. This is not a fault of the code.",
        cure: "See the terminal in which Understudy runs. Run again, or restart Understudy.")
}

extension RunMessage {
    var isEnd: Bool {
        if case .end = self { true } else { false }
    }

    /// The line as JSON, with its number in the stream and without its end.
    func json(number: Int, protections: [Protection.Measure]) -> String {
        "{\"line\":\(number),\(members(protections))}"
    }

    /// The line as a record has it, without its number in the stream; nil for one that only matters while a run goes on,
    /// and for the launch in words, which is the question's.
    ///
    /// It has no times and nothing of the machine, so that it is the same in each record.
    var recorded: String? {
        switch self {
        case .queue, .launch, .build, .settled: return nil
        case .event(var view):
            view.event.time = 0
            return "{\(Self.event(view).members())}"
        case .diagnostic, .warning, .phase, .screen, .end: return "{\(members())}"
        }
    }

    /// Returns the members of the line's object.
    ///
    /// - Parameter protections: Those of the machine; nil for a record, which has no device either.
    private func members(_ protections: [Protection.Measure]? = nil) -> String {
        switch self {
        case .queue(let position): #""type":"queue","position":\#(position)"#
        case .launch(let title): #""type":"launch","title":\#(TraceLine.quoted(title))"#
        case .build(let text): #""type":"build","text":\#(TraceLine.quoted(text))"#
        case .diagnostic(let remark): #""type":"diagnostic",\#(Self.members(remark))"#
        case .warning(let text): #""type":"warning","text":\#(TraceLine.quoted(text))"#
        case .phase(let launch): #""type":"phase","name":"\#(launch == .test ? "test" : "run")""#
        case .event(let view):
            #""type":"event","event":\#(TraceLine.encode(view.event)),"words":\#(JSON.text(view.words))"#
                + (view.decides == true ? #","decides":true"# : "")
                + (view.declared.map { #","declared":\#(JSON.text($0))"# } ?? "")
                + (view.pages.map { #","pages":\#(JSON.text($0))"# } ?? "")
        case .screen(let screen): #""type":"screen",\#(Self.members(screen))"#
        case .settled(let result): #""type":"settled",\#(Self.members(result))"#
        case .end(let end): #""type":"end",\#(Self.members(EndObject(end, protections)))"#
        }
    }

    private struct EndObject: Encodable {
        var outcome: String
        var sentence: String
        var cure: String?
        var reason: String?
        var ending: String?
        var facts: [Fact]
        var issues: [Issue]?
        var why: [ReasonChain]?
        /// The change that would keep production out.
        var remedy: Cure?
        var verdict: Verdict?
        var device: Device?
        var protections: [Protection.Measure]?

        init(_ end: End, _ protections: [Protection.Measure]?) {
            outcome = end.outcome
            sentence = end.sentence
            cure = end.cure
            reason = end.reason
            ending = end.result?.ending
            facts = end.result?.facts ?? end.status.map { [Fact(status: Int($0.rawValue))] } ?? []
            issues = end.result?.issues
            why = end.result?.why
            remedy = end.result?.remedy
            verdict = end.result?.verdict
            device = protections == nil ? nil : end.result?.device
            self.protections = protections
        }
    }

    /// A value's members, without the braces around them.
    private static func members(_ value: some Encodable) -> String {
        JSON.text(value).dropFirst().dropLast().description
    }
}

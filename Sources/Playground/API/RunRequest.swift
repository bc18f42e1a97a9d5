internal import Foundation
internal import HTTPTypes
internal import Lifecycle
internal import Lowering
internal import Runs
internal import Samples

/// The body of a request for a run, as it comes.
struct RunRequest: Decodable {
    var step: String
    /// The edition of the reader's own project; nil for all other lessons.
    var edition: String?
    var files: [File]?
    var kind: String?
    /// The number of the lesson's command from which the launch begins, from 1; nil for none.
    var command: Int?
    /// The device that the run before left, for the scenario `custom`.
    var device: Device?
    var launch: LaunchParameters?

    struct File: Decodable {
        var name: String
        var text: String
    }

    /// Reads a body.
    init(json: [UInt8]) throws(Refusal) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json))
        } catch {
            throw Refusal(.badRequest, "The request is not what a run needs.", cure: "Reload the page and try again.")
        }
    }

    /// Returns the run that is ordered, if it can be done.
    ///
    /// - Throws: A refusal if the request asks for something that does not exist.
    ///
    /// - Parameter others: The lessons of the steps that the commands run beside their own.
    func order(
        for lesson: Lesson, beside others: [SampleID: Lesson] = [:], limits: Limits
    ) throws(Refusal) -> RunOrder {
        let edits = try edits(of: lesson, limits: limits)
        let index = try index(in: lesson)
        var start = lesson.start(of: index ?? lesson.commands.indices.last)
        start.kind = try launchKind ?? (command == nil ? .test : start.kind)
        if command == nil {
            // A request that names neither a command nor a scenario asks for the plainest.
            start.scenario = .history(.fresh)
            start.actions = []
        }
        let (launch, device) = try ordered(over: start, of: lesson, limits: limits)
        let series = lesson.series(of: launch, command: index, on: device)
        guard launch.scenario != .lesson || !series.earlier.isEmpty else {
            throw Refusal(
                .badRequest, "No commands of the lesson come before this launch.",
                cure: "Name a command of \(lesson.name) that has some, or another scenario.")
        }
        return RunOrder(
            series.map { command, planned in
                let other = command.flatMap { others[$0.sample] }
                return LessonApp(
                    other ?? lesson, edits: other == nil ? edits : [:], tests: command?.tests,
                    // What only prepares the device has the build of the launch itself.
                    for: launch.scenario == .lesson ? planned : launch)
            }, title: lesson.title(of: launch, command: index))
    }

    private var launchKind: ProcessLaunch? {
        get throws(Refusal) {
            switch kind {
            case nil: return nil
            case "test": return .test
            case "run": return .run
            case let unknown?:
                throw Refusal(.badRequest, "\"\(unknown)\" is not a kind of run.", cure: "Ask for run or test.")
            }
        }
    }

    /// Returns the index of the command from which the launch begins; nil if the request names none.
    private func index(in lesson: Lesson) throws(Refusal) -> Int? {
        guard let command else { return nil }
        guard (1...max(1, lesson.commands.count)).contains(command), !lesson.commands.isEmpty else {
            throw Refusal(
                .badRequest, "The lesson \(lesson.name) has no command \(command).",
                cure: "Its commands are numbered from 1 to \(lesson.commands.count).")
        }
        return command - 1
    }

    /// Returns the texts of the files that the request changes.
    ///
    /// - Throws: A refusal if one of them is not the lesson's, or there are too many.
    func edits(of lesson: Lesson, limits: Limits) throws(Refusal) -> [String: String] {
        let files = files ?? []
        guard files.count <= limits.files else {
            throw Refusal(
                .contentTooLarge, "You edited \(files.count) files. A run takes at most \(limits.files).",
                cure: "Reset some of them.")
        }
        let known = Set(lesson.files.map(\.name))
        for file in files {
            guard Lesson.isPlain(file.name) else {
                throw Refusal(
                    .badRequest, "\"\(file.name)\" is not a plain file name.",
                    cure: "Edit the files that the page shows.")
            }
            guard known.contains(file.name) else {
                throw Refusal(
                    .badRequest, "\(lesson.name) has no file \(file.name).",
                    cure: "Its files are: \(known.sorted().joined(separator: ", ")).")
            }
        }
        guard Set(files.map(\.name)).count == files.count else {
            throw Refusal(.badRequest, "The request has a file twice.", cure: "Send each edited file once.")
        }
        return Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    }

    private func ordered(
        over start: LaunchConfiguration, of lesson: Lesson, limits: Limits
    ) throws(Refusal) -> (LaunchConfiguration, Device) {
        let parameters = launch ?? LaunchParameters()
        let count = parameters[.then]?.count ?? 0
        guard count <= LaunchOption.mostActions else {
            throw Refusal(
                .badRequest, "\(count) actions are to follow the launch; \(LaunchOption.mostActions) are taken.",
                cure: "Use the device while the app runs.")
        }
        let isCustom = parameters[.scenario] == [LaunchScenario.kept.word]
        guard !isCustom || device != nil else {
            throw Refusal(
                .badRequest, "The request has no device.", cure: "Send the device from the end of the last run.")
        }
        let kept = isCustom ? device : nil
        if let kept { try check(kept) }
        let parsed = parameters.parsed(over: start, on: kept, limits: limits.scheme(of: lesson))
        if let problem = parsed.problems.first {
            throw Refusal(.badRequest, problem.what, cure: problem.cure)
        }
        return (parsed.configuration, kept?.atRest ?? parsed.configuration.freshDevice)
    }

    /// A device comes from a page, which may be anyone's: only one that a run can leave is used.
    private func check(_ kept: Device) throws(Refusal) {
        guard let problem = kept.problems.first else { return }
        throw Refusal(
            .badRequest, "No run can leave the device in the request: \(problem).",
            cure: "Begin with a fresh device, or reload the page and run the step again.")
    }
}

internal import Application
internal import ArgumentParser
internal import DeviceReports
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Traces
internal import Wording

/// The command `understudy verify`.
struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare what a device or simulator recorded with the model.",
        discussion: """
            Add LaunchRecorder.swift to the tests of a project, run them in Xcode, and save the console's text, or \
            xcodebuild's log. understudy project writes the file into each project. Understudy launches the same tests \
            with the same system, SDK, kind of device and history. It compares each fact: equal, different, not in the \
            model, or not in the log, with the rule that decides it.

              understudy verify hackworth/flush --log console.txt
              understudy verify MyApp.xcodeproj --log console.txt --history afterRun

            Given a conformance set (understudy project --conformance) in place of a sample, it compares each log that \
            the set's script left.

              understudy verify set

            Exit status: 0 no fact differs; 1 a fact differs; 2 wrong usage, or a log that is damaged or cut off; 3 the \
            sample did not compile.
            """)

    @OptionGroup var arguments: VerifyArguments

    @Option(help: ArgumentHelp("The console's text or xcodebuild's log; - for standard input.", valueName: "file"))
    var log: String?

    @Option(
        help: ArgumentHelp(
            "The device's history before the tests: \(DeviceHistory.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: the one that the log names, or fresh)", valueName: "history"),
        completion: .list(DeviceHistory.allCases.map(\.rawValue)), transform: Choice.of)
    var history: DeviceHistory?

    @Option(
        help: ArgumentHelp(
            "The recording to compare, if the log has several, from 1. (default: the last)", valueName: "number"))
    var recording: Int?

    @Option(
        help: "The form: text, json; for a conformance set also markdown, a table.",
        completion: .list(Format.allCases.map(\.rawValue)), transform: Choice.of)
    var format: Format = .text

    @Option(
        help: ArgumentHelp(
            "The file to keep the comparison in, as evidence for the model; needs --by.", valueName: "file"))
    var report: String?

    @Option(help: ArgumentHelp("The reporter's name, as they want it.", valueName: "name"))
    var by: String?

    @Option(help: ArgumentHelp("The address of the report, such as an issue's.", valueName: "address"))
    var source: String?

    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    func validate() throws {
        if (report == nil) != (by == nil) || source != nil && report == nil {
            throw ValidationError("A report has a name: --report report.json --by \"Anna\"")
        }
        if let recording, recording < 1 { throw ValidationError("Recordings are counted from 1. Try --recording 1.") }
        guard log == nil else {
            if format == .markdown {
                throw ValidationError("A table is of a conformance set. Leave out --log, or choose text.")
            }
            return
        }
        if history != nil || recording != nil || report != nil || arguments.changesTheLaunch {
            throw ValidationError("Each log of a set names its own launch. These options need --log.")
        }
    }

    func run() async throws {
        guard let log else { return try await verifySet() }
        let records = try LogReader(try LogFile(log).data(), named: log).records
        let number = recording ?? records.count
        guard records.indices.contains(number - 1) else {
            let count = records.count == 1 ? "1 recording" : "\(records.count) recordings"
            throw ValidationError("The log has \(count). Try --recording \(records.count).")
        }
        let launch = try RecordedLaunch(records[number - 1], arguments.request, history: history)
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let compared = try await launch.compared(with: tools)
        for line in compared.remarks { Terminal.say(line) }
        if records.count > 1 {
            Terminal.say("Recording \(number) of \(records.count) is compared. Another: --recording.")
        }
        switch format {
        case .text, .markdown: Terminal.write(text(compared))
        case .json: Terminal.write(try JSON.document(VerifiedLog(sample: arguments.sample, log: log, compared)))
        }
        if let report, let by {
            guard compared.overrides.isEmpty else {
                throw Mistake(
                    .usage,
                    what: "The model was launched in other conditions than the device: \(compared.overrides.list()).",
                    cure: "A report is of the launch that was recorded. Leave out these options.")
            }
            let kept = DeviceReport(
                reporter: by, date: Date().formatted(.iso8601.year().month().day()), source: source,
                sample: arguments.sample, history: compared.history.rawValue, record: launch.record,
                comparison: compared.comparison)
            try Data(try JSON.document(kept).utf8).write(to: URL(filePath: report), options: .atomic)
        }
        if compared.comparison.count(.different) > 0 { throw ExitStatus.testFailed }
        if !compared.comparison.isWhole { throw ExitStatus.wrongUsage }
    }

    private func verifySet() async throws {
        guard let results = try ConformanceResults(arguments.sample) else {
            throw ValidationError("Name the console's text or xcodebuild's log: --log console.txt")
        }
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let comparison = try await results.compared(with: tools) { Terminal.show($0) }
        Terminal.show(nil)
        switch format {
        case .text: Terminal.write(comparison.lines.map { $0 + "\n" }.joined())
        case .markdown: Terminal.write(comparison.markdown)
        case .json: Terminal.write(try JSON.document(comparison.rows))
        }
        if comparison.differs { throw ExitStatus.testFailed }
        if !comparison.isEqual { throw ExitStatus.wrongUsage }
    }

    private func text(_ compared: RecordedLaunch.Compared) -> String {
        let other = compared.overrides.isEmpty ? "" : "; in the model with \(compared.overrides.list())"
        let head = "\(arguments.sample) on \(compared.device.words), history \(compared.history.rawValue)\(other)"
        return ([head.oneLine.inert, ""] + compared.comparison.lines).map { $0 + "\n" }.joined()
    }
}

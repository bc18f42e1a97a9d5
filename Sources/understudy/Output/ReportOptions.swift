internal import Application
internal import ArgumentParser
internal import Checks
internal import Foundation

/// The form of a report, and the place that it goes to, as options.
struct ReportOptions: ParsableArguments {
    @Option(
        help: "The form of the report: text, json, github, junit, sarif.",
        completion: .list(CheckReport.Format.allCases.map(\.rawValue)), transform: Choice.of)
    var format: CheckReport.Format = .text

    @Option(
        name: .customLong("output"),
        help: ArgumentHelp("The file for the report. (default: standard output)", valueName: "file"))
    var file: String?

    @Flag(help: "Print only the report, or why there is none.")
    var quiet = false

    /// Writes a report.
    ///
    /// - Throws: The system's error if the file cannot be written.
    func write(_ report: CheckReport) throws {
        try write(report.rendered(as: format, program: ProgramVersion.number, style: style))
    }

    /// Writes the reports of several projects.
    ///
    /// - Throws: The system's error if the file cannot be written.
    func write(_ reports: CheckReports) throws {
        try write(reports.rendered(as: format, program: ProgramVersion.number, style: style))
    }

    private var style: CheckText.Style {
        guard file == nil else { return CheckText.Style() }
        return CheckText.Style(
            columns: Terminal.columns, isColoured: Terminal.colours(ProcessInfo.processInfo.environment))
    }

    private func write(_ text: String) throws {
        guard let file else { return Terminal.write(text) }
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    }
}

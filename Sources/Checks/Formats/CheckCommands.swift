internal import Lifecycle
internal import Traces
internal import Wording

/// A report as workflow commands of GitHub Actions: an annotation for each finding and note, and the table as a notice.
struct CheckCommands {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let table =
            report.results.isEmpty ? [] : [Self.command("notice", [("title", "Scenarios")], CheckText(report).table)]
        let failure = report.failure.map { [Self.command("error", [("title", "not-built")], $0)] } ?? []
        let failed = report.failedTests.map { Self.command("warning", [("title", "tests-failed")], $0) }
        let remarks = report.remarks.map { Self.command("notice", [("title", "production")], $0) }
        let accepted = report.judgement.accepted.map { entry in
            Self.command(
                "notice", place(entry.finding.place) + [("title", "accepted: \(entry.finding.id.rawValue)")],
                "\(entry.finding.what)\nAccepted: \(entry.acceptance.reason)")
        }
        let stale = report.stale.map { Self.command("warning", [("title", "accepted findings")], $0) }
        let notes = remarks + report.notes.map(notice) + accepted + stale
        return (report.findings.map(annotation) + failure + failed + table + notes)
            .map { $0 + "\n" }.joined()
    }

    private func notice(_ note: LaunchNote) -> String {
        Self.command("notice", place(note.use.place) + [("title", "left-out-code")], note.what)
    }

    private func place(_ place: SourcePlace?) -> [(String, String)] {
        place.map { [("file", RelativePath.of($0.file, from: report.root)), ("line", "\($0.line)")] } ?? []
    }

    private func annotation(_ finding: Finding) -> String {
        let diff = finding.patch.map { [$0.diff(from: report.root)] } ?? []
        let message =
            [finding.what] + (finding.rule.map { ["Why: \($0.why)"] } ?? []) + ["Cure: \(finding.cure)"] + diff
        return Self.command(
            "error", place(finding.place) + [("title", finding.id.rawValue)], message.joined(separator: "\n"))
    }

    /// Returns a command.
    static func command(_ name: String, _ properties: [(String, String)], _ data: String) -> String {
        let list = properties.map { "\($0)=\(Escaping.workflowProperty($1.oneLine))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " " + list)::\(Escaping.workflowData(data.visible))"
    }
}

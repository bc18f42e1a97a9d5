internal import Lifecycle
package import Runs

/// The outcome of a check: the table of scenarios, and the findings.
package struct CheckReport: Sendable {
    /// The name of the app.
    package var project: String
    /// The folder that paths are shown relative to.
    package var root: String
    package var results: [ScenarioResult]
    package var findings: [Finding]
    /// The reason why the app was not built, as for a terminal; nil if it was.
    package var failure: String?

    package init(
        project: String, root: String, results: [ScenarioResult], findings: [Finding], failure: String? = nil
    ) {
        self.project = project
        self.root = root
        self.results = results
        self.findings = findings
        self.failure = failure
    }

    /// The forms of a report.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        case text, json, github, junit
    }

    /// Returns the report in a form, with a newline at its end.
    package func rendered(as format: Format) -> String {
        switch format {
        case .text: CheckText(self).text
        case .json: CheckJSON(self).text
        case .github: CheckCommands(self).text
        case .junit: CheckJUnit(self).text
        }
    }

    /// The status of a check whose app was built: a launch that did not come about says nothing about the app.
    package var status: ExitStatus {
        if !findings.isEmpty { return .testFailed }
        let isWhole = results.allSatisfy { if case .failed = $0.outcome { false } else { true } }
        return isWhole ? .well : .broken
    }

    /// The row of each scenario, as cells of text.
    var rows: [CheckRow] { results.map(CheckRow.init) }

    /// The conditions under which the rows hold.
    var notes: [LaunchNote] { LaunchNote.of(results) }

    /// Returns a line of a file as `file:line: `, relative to the root; nothing if there is none.
    func prefix(_ place: SourcePlace?) -> String {
        place.map { "\(RelativePath.of($0.file, from: root)):\($0.line): " } ?? ""
    }

    /// Returns the file of a finding, relative to the root; nil if it has none.
    func file(of finding: Finding) -> String? {
        finding.place.map { RelativePath.of($0.file, from: root) }
    }
}

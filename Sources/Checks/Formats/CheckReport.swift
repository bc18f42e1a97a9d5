internal import Lifecycle
package import Runs
internal import Traces

/// The outcome of a check: the table of scenarios, and the findings.
package struct CheckReport: Sendable {
    /// The name of the app.
    package var project: String
    /// The folder that paths are shown relative to.
    package var root: String
    package var results: [ScenarioResult]
    package var findings: [Finding]
    /// The findings that the team has accepted, and the acceptances that are of no use.
    package var judgement: CheckConfiguration.Judgement
    /// The sentence on the app that ships, if it was decided among several.
    private var decisions: [String]
    /// The reason why the app was not built, as for a terminal; nil if it was.
    package var failure: String?

    package init(
        project: String, root: String, results: [ScenarioResult], findings: [Finding], remarks: [String] = [],
        failure: String? = nil, judgement: CheckConfiguration.Judgement? = nil
    ) {
        self.judgement = judgement ?? CheckConfiguration.Judgement()
        decisions = remarks
        self.project = project
        self.root = root
        self.results = results
        self.findings = findings
        self.failure = failure
    }

    /// The report on something that cannot be checked as it is.
    package init(refused sample: String, because reason: String) {
        self.init(project: sample, root: "/", results: [], findings: [], failure: reason)
    }

    /// Accepts what a configuration accepts of the findings that count.
    ///
    /// - Parameters:
    ///   - configuration: The team's wishes.
    ///   - isShared: True if other projects may read them.
    ///   - day: Today.
    package mutating func accept(_ configuration: CheckConfiguration, isShared: Bool, on day: Day) {
        let judged = configuration.judging(
            findings + judgement.accepted.map(\.finding), of: project, isShared: isShared, on: day)
        findings = judged.findings
        judgement = judged
    }

    /// The forms of a report.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        case text, json, github, junit, sarif
    }

    /// Returns the report in a form, with a newline at its end.
    ///
    /// - Parameters:
    ///   - program: The version of the program; nil if it does not matter.
    ///   - style: The look of a text.
    package func rendered(
        as format: Format, program: String? = nil, style: CheckText.Style = CheckText.Style()
    ) -> String {
        switch format {
        case .text: CheckText(self, style).text
        case .json: CheckJSON(self).text
        case .github: CheckCommands(self).text
        case .junit: CheckJUnit(self).text
        case .sarif: CheckSARIF([self], program: program).text
        }
    }

    /// The status of a check whose app was built: a launch that did not come about says nothing about the app.
    package var status: ExitStatus {
        if !findings.isEmpty { return .testFailed }
        let isWhole = results.allSatisfy { if case .failed = $0.outcome { false } else { true } }
        return isWhole ? .well : .broken
    }

    /// The sentences about the project as a whole.
    var remarks: [String] {
        let tests = results.filter(\.id.isTest).compactMap(\.launched)
        let isWhole = !tests.isEmpty && tests.allSatisfy { $0.isolation == .isolated }
        let host = isWhole ? tests[0].roles.ownHostSentence : nil
        return [host].compactMap(\.self) + decisions
    }

    /// The sentences on launches with failed tests: `3 of 4 tests failed: tests on a fresh device.`
    var failedTests: [String] {
        var groups: [(words: String, titles: [String])] = []
        for result in results {
            guard let tests = result.launched?.verdict.tests, tests.failed > 0 else { continue }
            let words = String(tests.words.dropLast())
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].titles.append(result.id.title)
            } else {
                groups.append((words, [result.id.title]))
            }
        }
        return groups.map { "\($0.words): \($0.titles.joined(separator: "; "))." }
    }

    /// The sentences on acceptances of which nothing occurs any more, or whose last day is over.
    var stale: [String] {
        judgement.unused.map { "\($0.name) is accepted, and no longer occurs. Take it out of the list." }
            + judgement.expired.map { acceptance in
                "\(acceptance.name) was accepted until \(acceptance.until?.description ?? ""): \(acceptance.reason)"
                    .ended
            }
    }

    /// The row of each scenario, as cells of text.
    package var rows: [CheckRow] { results.map(CheckRow.init) }

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

internal import Lifecycle
internal import Runs
internal import Wording

/// A report as JSON, for other programs. The page CheckReports documents it.
package struct CheckJSON: Encodable {
    private var version = 1
    private var project: String
    private var root: String
    private var failure: String?
    private var remarks: [String]?
    private var failedTests: [String]?
    private var scenarios: [Row]
    private var notes: [Note]
    private var findings: [Entry]
    private var accepted: [Accepted]?
    private var unused: [Unused]?

    package init(_ report: CheckReport) {
        project = report.project
        root = report.root
        failure = report.failure
        remarks = report.remarks.isEmpty ? nil : report.remarks
        failedTests = report.failedTests.isEmpty ? nil : report.failedTests
        scenarios = report.results.map(Row.init)
        notes = report.notes.map { Note($0, report) }
        findings = report.findings.map { Entry($0, report) }
        let (accepted, unused) = (report.judgement.accepted, report.judgement.unused)
        self.accepted = accepted.isEmpty ? nil : accepted.map { Accepted($0, report) }
        self.unused = unused.isEmpty ? nil : unused.map(Unused.init)
    }

    var text: String { Self.text(of: self) }

    /// Returns the reports of several projects, as the list `projects` of an object.
    static func text(_ reports: [CheckReport]) -> String { text(of: Several(projects: reports.map(CheckJSON.init))) }

    private struct Several: Encodable {
        var version = 1
        var projects: [CheckJSON]
    }

    private static func text(of value: some Encodable) -> String {
        guard let text = try? JSON.document(value) else { preconditionFailure("The report holds text alone.") }
        return text
    }

    private struct Row: Encodable {
        var id: String
        var way: String?
        var title: String
        var outcome: String
        var reason: String?
        var app: String?
        var appDelegate: String?
        var sceneDelegates: [String]?
        var delegatesBehind: [String]?
        var rootControllers: [String]?
        var isolation: String?
        var isolationReason: String?
        var tests: Verdict.Tests?
        var exit: String?
        var earlierTrouble: String?

        init(_ result: ScenarioResult) {
            id = result.id.kind.rawValue
            way = result.id.way
            title = result.id.title
            switch result.outcome {
            case .omitted(let reason): (outcome, self.reason) = ("omitted", reason)
            case .failed(let reason): (outcome, self.reason) = ("failed", reason)
            case .launched(let launched):
                outcome = launched.appearances.alternatives == nil ? "launched" : "refused"
                reason = launched.appearances.fault
                app = launched.verdict.app
                appDelegate = launched.verdict.appDelegate
                sceneDelegates = launched.verdict.sceneDelegates
                delegatesBehind =
                    launched.appearances.delegatesBehind.isEmpty ? nil : launched.appearances.delegatesBehind
                rootControllers = launched.rootControllers
                isolation = launched.isolation?.word
                isolationReason = launched.isolation?.reason
                tests = launched.verdict.tests
                exit = launched.verdict.exit.rawValue
                earlierTrouble = launched.earlierTrouble
            }
        }
    }

    private struct Note: Encodable {
        var what: String
        var code: String
        var reason: String
        var effect: String
        var scenarios: [String]
        var file: String?
        var line: Int?

        init(_ note: LaunchNote, _ report: CheckReport) {
            what = note.what
            code = note.use.code
            reason = note.use.reason
            effect = note.use.effect.rawValue
            scenarios = note.scenarios.map(\.kind.rawValue).unique
            file = note.use.place.map { RelativePath.of($0.file, from: report.root) }
            line = note.use.place?.line
        }
    }

    private struct Accepted: Encodable {
        var finding: Entry
        var reason: String
        var until: String?

        init(_ entry: CheckConfiguration.Accepted, _ report: CheckReport) {
            finding = Entry(entry.finding, report)
            reason = entry.acceptance.reason
            until = entry.acceptance.until?.description
        }
    }

    private struct Unused: Encodable {
        var id: String
        var symbol: String?
        var reason: String

        init(_ acceptance: CheckConfiguration.Acceptance) {
            id = acceptance.finding.rawValue
            symbol = acceptance.symbol
            reason = acceptance.reason
        }
    }

    private struct Entry: Encodable {
        var id: String
        var symbol: String?
        var what: String
        var scenarios: [String]
        var ways: [String]?
        var file: String?
        var line: Int?
        var why: Why?
        var cure: String
        var diff: String?
        var page: String

        struct Why: Encodable {
            var rule: String
            var statement: String
            var certainty: String
            var source: String
        }

        init(_ finding: Finding, _ report: CheckReport) {
            id = finding.id.rawValue
            symbol = finding.symbol
            what = finding.what
            scenarios = finding.scenarios.map(\.kind.rawValue).unique
            let ways = finding.scenarios.compactMap(\.way).unique
            self.ways = ways.isEmpty ? nil : ways
            file = report.file(of: finding)
            line = finding.place?.line
            why = finding.rule.map {
                Why(rule: $0.id, statement: $0.statement, certainty: $0.certainty.rawValue, source: $0.source)
            }
            cure = finding.cure
            diff = finding.patch?.diff(from: report.root)
            page = finding.page.link
        }
    }
}

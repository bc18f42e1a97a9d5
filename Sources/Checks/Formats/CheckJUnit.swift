internal import Lifecycle
internal import Traces
internal import Wording

/// A report as JUnit's XML: a test case for each scenario, and one for the sources.
struct CheckJUnit {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String { Self.text([report]) }

    /// Returns the reports of several projects, a suite each.
    static func text(_ reports: [CheckReport]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        \(reports.map { CheckJUnit($0).suite }.joined(separator: "\n"))
        </testsuites>

        """
    }

    private var suite: String {
        let cases = report.results.map(testCase) + [sources]
        let bodies = cases.map(\.body).joined(separator: "\n")
        func count(_ kind: Kind) -> Int { cases.count { $0.kinds.contains(kind) } }
        return """
            <testsuite name="\(attribute("understudy check \(report.project)"))" tests="\(cases.count)" \
            failures="\(count(.failure))" errors="\(count(.error))" skipped="\(count(.skipped))">
            \(bodies)
            </testsuite>
            """
    }

    private enum Kind: String {
        case failure, error, skipped
    }

    private struct Element {
        var kind: Kind
        var message: String
        var text = ""
    }

    private func testCase(_ result: ScenarioResult) -> (kinds: Set<Kind>, body: String) {
        // A finding fails the first scenario that shows it.
        let findings = report.findings.filter { $0.scenarios.first == result.id }.map(element)
        let own: [Element] =
            switch result.outcome {
            case .launched: []
            case .omitted(let reason): [Element(kind: .skipped, message: reason)]
            case .failed(let reason): [Element(kind: .error, message: reason)]
            }
        let cells = CheckRow(result).cells
        let table =
            cells.count == CheckRow.titles.count
            ? zip(CheckRow.titles, cells).dropFirst().filter { !$1.isEmpty }.map { "\($0): \($1)" } : []
        let notes = report.notes.filter { $0.scenarios.contains(result.id) }
            .map { "note: \(report.prefix($0.use.place))\($0.what)" }
        return body(result.id.name, own + findings, output: (table + notes).joined(separator: "\n"))
    }

    private var sources: (kinds: Set<Kind>, body: String) {
        let failure = report.failure.map { [Element(kind: .error, message: "The app was not built.", text: $0)] } ?? []
        return body(
            "sources", report.findings.filter(\.scenarios.isEmpty).map(element) + failure,
            output: (report.failedTests + report.remarks + accepted + report.stale).joined(separator: "\n"))
    }

    private var accepted: [String] {
        report.judgement.accepted.map { entry in
            "accepted: \(report.prefix(entry.finding.place))\(entry.finding.id.rawValue): \(entry.finding.what) "
                + "Reason: \(entry.acceptance.reason)"
        }
    }

    private func element(_ finding: Finding) -> Element {
        let place = finding.place.flatMap { place in report.file(of: finding).map { ["\($0):\(place.line)"] } } ?? []
        let lines = place + (finding.rule.map { ["Why: \($0.why)"] } ?? []) + ["Cure: \(finding.cure)"]
        let diff = finding.patch.map { [$0.diff(from: report.root)] } ?? []
        return Element(
            kind: .failure, message: "\(finding.id.rawValue): \(finding.what)",
            text: (lines + diff).joined(separator: "\n"))
    }

    private func body(_ name: String, _ elements: [Element], output: String) -> (Set<Kind>, String) {
        let children = elements.map { element in
            "<\(element.kind.rawValue) message=\"\(attribute(element.message))\">"
                + "\(Escaping.xml(element.text.visible))</\(element.kind.rawValue)>"
        }
        let printed = output.isEmpty ? [] : ["<system-out>\(Escaping.xml(output.visible))</system-out>"]
        let inner = (children + printed).map { $0 + "\n" }.joined()
        let head = "<testcase classname=\"\(attribute(report.project))\" name=\"\(attribute(name))\""
        return (Set(elements.map(\.kind)), inner.isEmpty ? head + "/>" : "\(head)>\n\(inner)</testcase>")
    }

    private func attribute(_ text: String) -> String { Escaping.xmlAttribute(text.oneLine) }
}

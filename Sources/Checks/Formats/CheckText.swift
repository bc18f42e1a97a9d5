internal import Lifecycle
internal import Traces

/// A report for a terminal.
struct CheckText {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let table = report.results.isEmpty ? [] : [self.table]
        let notes = report.notes.map { "Note: \(report.prefix($0.use.place))\($0.what.oneLine)" }
        let paragraphs = [report.remarks.map(\.oneLine), notes].filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
        let parts =
            table + paragraphs + report.findings.map(finding) + [accepted, report.stale].filter { !$0.isEmpty }
            .map { $0.map(\.oneLine).joined(separator: "\n") } + [end]
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The table, the last column of a row as long as it is.
    var table: String {
        let rows = [CheckRow.titles] + report.rows.map(\.cells)
        let whole = rows.filter { $0.count == CheckRow.titles.count }
        let widths = CheckRow.titles.indices.map { column in whole.map { $0[column].count }.max() ?? 0 }
        let first = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let width = column == 0 ? first : column == row.count - 1 ? 0 : widths[column]
                return cell + String(repeating: " ", count: max(0, width - cell.count))
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private func finding(_ finding: Finding) -> String {
        let seen = finding.scenarios.map(\.title).joined(separator: "; ")
        let lines =
            ["\(report.prefix(finding.place))\(finding.id.rawValue)", "  " + finding.what.oneLine]
            + (seen.isEmpty ? [] : ["  Seen in: \(seen)."])
            + (finding.rule.map { ["  Why: \($0.why)"] } ?? [])
            + [
                "  Cure: \(finding.cure)",
                "  Read: \(finding.page.title), \(finding.page.link) in the documentation",
            ]
        let diff = finding.patch.map { "\n" + $0.diff(from: report.root).withoutLastNewline } ?? ""
        return lines.joined(separator: "\n") + diff
    }

    /// The findings that do not count, a line each.
    private var accepted: [String] {
        report.judgement.accepted.map { entry in
            let until = entry.acceptance.until.map { " until \($0)" } ?? ""
            let symbol = entry.finding.symbol.map { " of \($0)" } ?? ""
            return "Accepted\(until): \(report.prefix(entry.finding.place))\(entry.finding.id.rawValue)\(symbol): "
                + entry.acceptance.reason
        }
    }

    /// The sentence about scenarios without an answer; none if all have one.
    private var unlaunched: [String] {
        let count = report.results.count { if case .failed = $0.outcome { true } else { false } }
        switch count {
        case 0: return []
        case 1: return ["1 scenario was not launched; its row says why."]
        default: return ["\(count) scenarios were not launched; their rows say why."]
        }
    }

    private var end: String {
        if report.failure != nil { return "The app was not launched: it could not be built." }
        let count = report.findings.count
        let found =
            switch count {
            case 0: report.notes.isEmpty ? "No findings." : "No findings beyond the notes above."
            case 1: "1 finding."
            default: "\(count) findings."
            }
        let others = report.judgement.accepted.count
        let accepted = others == 0 ? [] : ["\(others) accepted."]
        return ([found] + accepted + unlaunched + report.failedTests).joined(separator: " ")
    }
}

extension Rule {
    /// The rule with its certainty and its source, in a line.
    var why: String {
        "\(statement.oneLine) (\(id), \(certainty.rawValue): \(source.oneLine))"
    }
}

extension String {
    fileprivate var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}

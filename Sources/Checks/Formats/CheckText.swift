internal import Lifecycle
internal import Traces

/// A report for a terminal.
package struct CheckText {
    private let report: CheckReport
    private let style: Style

    /// The look of a report.
    package struct Style: Hashable, Sendable {
        /// The columns that there are; nil for any number.
        package var columns: Int?
        /// True if words may be coloured and bold.
        package var isColoured: Bool

        package init(columns: Int? = nil, isColoured: Bool = false) {
            self.columns = columns
            self.isColoured = isColoured
        }

        /// Returns a text in bold red: what a reader has to see first.
        func alarming(_ text: String) -> String { isColoured ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text }
    }

    init(_ report: CheckReport, _ style: Style = Style()) {
        self.report = report
        self.style = style
    }

    var text: String {
        let table = report.results.isEmpty ? [] : [self.table]
        let notes = report.notes.map { "Note: \(report.prefix($0.use.place))\($0.what)".oneLine }
        let paragraphs = [report.remarks.map(\.oneLine), notes].filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
        let parts =
            table + paragraphs + report.findings.map(finding)
            + [accepted, report.stale].filter { !$0.isEmpty }
            .map { $0.map(\.oneLine).joined(separator: "\n") } + [report.end]
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The table, the last column of a row as long as it is.
    var table: String {
        let rows = [CheckRow.titles] + report.rows.map { $0.cells.map(\.oneLine) }
        let whole = rows.filter { $0.count == CheckRow.titles.count }
        let widths = CheckRow.titles.indices.map { column in whole.map { $0[column].count }.max() ?? 0 }
        let first = rows.map { $0[0].count }.max() ?? 0
        let width = first + widths.dropFirst().reduce(0) { $0 + $1 + 2 }
        if let columns = style.columns, columns < width { return list(columns) }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let width = column == 0 ? first : column == row.count - 1 ? 0 : widths[column]
                return styled(cell) + String(repeating: " ", count: max(0, width - cell.count))
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private func styled(_ cell: String) -> String { cell == "no" ? style.alarming(cell) : cell }

    /// The table as a list, for a terminal that is too narrow for it.
    private func list(_ columns: Int) -> String {
        let names = CheckRow.titles.map(\.count).max() ?? 0
        return report.rows.map { $0.cells.map(\.oneLine) }.map { cells in
            let whole = cells.count == CheckRow.titles.count
            let lines =
                whole
                ? zip(CheckRow.titles, cells).dropFirst().filter { !$1.isEmpty }.map { title, cell in
                    "  " + title + String(repeating: " ", count: names - title.count + 2) + styled(cell)
                } : cells.dropFirst().flatMap { Self.wrapped($0, columns - 2).map { "  " + $0 } }
            return ([cells[0]] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Returns a text in lines of so many columns, as far as its words allow.
    private static func wrapped(_ text: String, _ columns: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    private func finding(_ finding: Finding) -> String {
        let seen = finding.scenarios.map(\.title).joined(separator: "; ")
        let lines =
            [
                style.alarming("\(report.prefix(finding.place))\(finding.id.rawValue)".oneLine),
                "  " + finding.what.oneLine,
            ]
            + (seen.isEmpty ? [] : ["  Seen in: \(seen).".oneLine])
            + (finding.rule.map { ["  Why: \($0.why)"] } ?? [])
            + [
                "  Cure: \(finding.cure.oneLine)",
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

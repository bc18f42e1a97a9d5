package import Lifecycle

/// A comparison of two traces as text: what both have is left out, except for the lines around each difference.
package enum ComparisonView {
    /// The lines around a difference that are shown.
    static let context = 3

    /// Returns the text, with a newline at its end.
    ///
    /// - Parameter names: The names of both traces.
    package static func render(
        _ comparison: TraceComparison, _ left: [TraceEvent], _ right: [TraceEvent], names: (left: String, right: String)
    ) -> String {
        var lines = [
            "- \(names.left): \(sentence(left))",
            "+ \(names.right): \(sentence(right))", "",
        ]
        guard let first = comparison.firstDifference else {
            return (lines + ["The same happened in both: \(count(left.count))."]).map { $0 + "\n" }.joined()
        }
        let rows = comparison.rows
        let shown = rows.indices.filter { index in
            rows[max(0, index - context)...min(rows.count - 1, index + context)].contains { !$0.isSame }
        }
        var next = 0
        for index in shown {
            if index > next { lines.append("  … \(count(index - next)) in both") }
            next = index + 1
            if index == first { lines.append("First difference:") }
            switch rows[index] {
            case .same(let here, _): lines.append("  \(line(left[here]))")
            case .left(let here): lines.append("- \(line(left[here]))")
            case .right(let there): lines.append("+ \(line(right[there]))")
            case .changed(let here, let there): lines += ["- \(line(left[here]))", "+ \(line(right[there]))"]
            }
        }
        if next < rows.count { lines.append("  … \(count(rows.count - next)) in both") }
        if comparison.unaligned > 0 {
            lines.append(
                "After the first \(TraceComparison.mostAligned) events that differ, the rest is listed and not compared."
            )
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func sentence(_ events: [TraceEvent]) -> String {
        VerdictSummary(of: events)?.sentence.oneLine ?? "the trace ends without a verdict"
    }

    private static func count(_ events: Int) -> String { "\(events) event\(events == 1 ? "" : "s")" }

    private static func line(_ event: TraceEvent) -> String {
        let words = event.kind == .verdict ? EventPhrase(event).text : event.statement
        let value = event.kind == .return ? event.text.map { " returned \($0)" } ?? " returned" : ""
        return "\(event.lane.rawValue.padded(to: 14)) \((words + value).oneLine)"
    }
}

extension EventPhrase {
    /// The parts as one text.
    fileprivate var text: String { parts.map(\.text).joined() }
}

internal import Traces

extension SetComparison {
    /// The table as Markdown: a row for each project, a column for each system and kind of device; then what differs.
    package var markdown: String {
        let places = Set(rows.map(\.place)).sorted(by: Self.isBefore)
        var lines = [
            "| project | " + places.joined(separator: " | ") + " |",
            "|---|" + places.map { _ in "---|" }.joined(),
        ]
        for project in projects {
            let cells = places.map { place in Self.cell(rows.filter { $0.project == project && $0.place == place }) }
            lines.append("| \(project.oneLine.inert) | " + cells.joined(separator: " | ") + " |")
        }
        return (lines + [""] + details(bullet: "- ")).map { $0 + "\n" }.joined()
    }

    /// The same for a terminal: a line for each log, then what differs.
    package var lines: [String] {
        rows.map { "  \($0.word)  \($0.project), \($0.place), \($0.history)".oneLine.inert } + [""]
            + details(bullet: "  ")
    }

    private var projects: [String] {
        var seen: Set<String> = []
        return rows.map(\.project).filter { seen.insert($0).inserted }
    }

    /// The differences and the logs that were not compared, each on a line, and a last line with the counts.
    private func details(bullet: String) -> [String] {
        var lines: [String] = []
        for row in rows {
            let name = "\(row.project), \(row.place), \(row.history)".oneLine.inert
            if let failure = row.failure { lines.append("\(bullet)\(name): not compared. \(failure.oneLine.inert)") }
            for fact in row.different {
                lines.append("\(bullet)\(name): \(fact.sentence)\(fact.grounds.map { " [\($0)]" } ?? "")")
            }
        }
        let equal = rows.filter { $0.word == "equal" }
        let facts = equal.map(\.equal).reduce(0, +)
        let logs = rows.count == 1 ? "1 log" : "\(rows.count) logs"
        let left = missing.isEmpty ? "" : " \(missing.count) more were asked for and are not there."
        return lines + missing.map { "\(bullet)\($0.oneLine.inert): no log" }
            + (lines.isEmpty && missing.isEmpty ? [] : [""])
            + ["\(logs): \(equal.count) equal, in \(facts) facts.\(left)"] + notes.map(\.oneLine.inert)
    }

    /// The outcome of one project on one system: once if all histories have the same, else for each.
    private static func cell(_ rows: [Row]) -> String {
        guard let first = rows.first else { return "" }
        if rows.allSatisfy({ $0.word == first.word }) { return first.word }
        return rows.map { "\($0.history): \($0.word)" }.joined(separator: ", ")
    }

    /// Orders `9.3-iphone` before `17.5-ipad`.
    private static func isBefore(_ left: String, _ right: String) -> Bool {
        func key(_ place: String) -> [Int] {
            (place.split(separator: "-").first ?? "").split(separator: ".").map { Int($0) ?? 0 }
        }
        let (first, second) = (key(left), key(right))
        return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }
}

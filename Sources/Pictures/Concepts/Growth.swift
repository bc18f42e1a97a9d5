/// Time and memory by how much there was of something, as `Tests/Growth/run` measured and recorded them.
package struct Growth: Hashable, Sendable {
    /// A thing of which there may be much.
    package enum Cause: String, CaseIterable, Sendable {
        /// Swift files of an app that is tested.
        case files
        /// Lines that an app prints.
        case events
        /// Connections that follow one run.
        case readers
    }

    /// Time and memory of one amount.
    package struct Row: Hashable, Sendable {
        package var count: Int
        /// Seconds of the whole: of a build from nothing, a run, or the last reader's wait.
        package var seconds: Double
        /// For files, seconds after an edit in one of them; for the others, thousandths of a second for each.
        package var second: Double
        /// Megabytes of the largest process.
        package var memory: Double
    }

    /// The rows of each cause, in the record's order.
    package var rows: [Cause: [Row]] = [:]

    /// Reads a record; lines that open with `#` are comments. nil if a line has another form, or a cause fewer than two
    /// rows.
    package init?(record: String) {
        for line in record.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words.count == 5, let cause = Cause(rawValue: String(words[0])), let count = Int(words[1]), count > 0,
                let seconds = Double(words[2]), let second = Double(words[3]), let memory = Double(words[4]),
                seconds > 0, second > 0, memory > 0
            else { return nil }
            rows[cause, default: []].append(Row(count: count, seconds: seconds, second: second, memory: memory))
        }
        guard Cause.allCases.allSatisfy({ (rows[$0]?.count ?? 0) >= 2 }) else { return nil }
    }
}

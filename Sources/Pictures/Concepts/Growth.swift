/// Time and memory by how much there was of something, as `Tests/Growth/run` measured and recorded them.
package struct Growth: Hashable, Sendable {
    /// A thing of which there may be much.
    package enum Cause: String, CaseIterable, Sendable {
        /// Swift files of an app that is tested.
        case files
        /// Lines that an app prints.
        case lines
        /// Connections that follow one run.
        case readers
    }

    /// Time and memory of one amount.
    package struct Row: Hashable, Sendable {
        package var count: Int
        /// Seconds of a test from nothing, of a run, or until the last reader has all of it.
        package var seconds: Double
        /// Seconds of a test after an edit of one body; nil for lines and readers.
        package var edited: Double?
        /// Megabytes of the largest process; for readers, of the server.
        package var memory: Double
    }

    /// The rows of each cause, in the record's order.
    package var rows: [Cause: [Row]] = [:]

    /// Reads a record; lines that open with `#` are comments. nil if a line has another form, or a cause fewer than two
    /// rows.
    package init?(record: String) {
        for line in record.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard let cause = words.first.flatMap({ Cause(rawValue: String($0)) }),
                words.count == (cause == .files ? 5 : 4), let count = Int(words[1]), count > 0
            else { return nil }
            let numbers = words.dropFirst(2).compactMap { Double($0) }.filter { $0 > 0 }
            guard numbers.count == words.count - 2, let memory = numbers.last else { return nil }
            rows[cause, default: []].append(
                Row(count: count, seconds: numbers[0], edited: cause == .files ? numbers[1] : nil, memory: memory))
        }
        guard Cause.allCases.allSatisfy({ (rows[$0]?.count ?? 0) >= 2 }) else { return nil }
    }
}

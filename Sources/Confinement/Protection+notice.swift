extension Protection {
    /// Returns the measures that are off, with the reasons, a line each; empty if all are on.
    ///
    /// - Parameter measures: The measures to look at.
    package static func notice(_ measures: [Measure]) -> [String] {
        let reasons = Dictionary(grouping: measures.filter { !$0.on }, by: \.why)
        return reasons.sorted { $0.key < $1.key }.map { why, measures in
            "not protected: \(measures.map(\.name).joined(separator: ", ")). \(why)"
        }
    }
}

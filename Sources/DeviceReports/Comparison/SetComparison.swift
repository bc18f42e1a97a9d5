/// The comparisons of a conformance set's logs, as a table of projects and systems.
package struct SetComparison: Hashable, Sendable {
    package private(set) var rows: [Row] = []
    /// The logs that were asked for and are not there: `17.5-iphone/T47/fresh`.
    package var missing: [String] = []
    /// The notes of the script on what it left out.
    package var notes: [String] = []

    package init() {}

    /// The log of one project on one simulator after one history.
    package struct Row: Hashable, Sendable, Codable {
        package var project: String
        /// The system and the kind of device: `17.5-iphone`.
        package var place: String
        package var history: String
        /// The facts that are not equal.
        package var unequal: [ComparedFact]
        package var equal: Int
        /// True if the log goes to the end of the tests.
        package var isWhole: Bool
        /// The reason why it was not compared; nil if it was.
        package var failure: String?

        /// A log that was compared.
        package init(_ project: String, _ place: String, _ history: String, _ comparison: RecordComparison) {
            self.init(project, place, history, failure: nil)
            unequal = comparison.facts.filter { $0.result != .equal }
            equal = comparison.count(.equal)
            isWhole = comparison.isWhole
        }

        /// A log that was not compared, for a reason.
        package init(_ project: String, _ place: String, _ history: String, failure: String?) {
            self.project = project
            self.place = place
            self.history = history
            self.failure = failure
            unequal = []
            equal = 0
            isWhole = false
        }

        /// The facts that differ.
        package var different: [ComparedFact] { unequal.filter { $0.result == .different } }

        /// The outcome in words.
        var word: String {
            if failure != nil { return "not compared" }
            if !different.isEmpty { return "\(different.count) differ" }
            return isWhole ? "equal" : "cut off"
        }
    }

    package mutating func add(_ row: Row) { rows.append(row) }

    /// True if every log that was asked for is there, whole, and has no difference.
    package var isEqual: Bool {
        missing.isEmpty && rows.allSatisfy { $0.failure == nil && $0.different.isEmpty && $0.isWhole }
    }

    /// True if some fact differs.
    package var differs: Bool { rows.contains { !$0.different.isEmpty } }
}

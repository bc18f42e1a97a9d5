/// The numbers of claims by their grounds and by their outcomes.
///
/// Numbers with different grounds are not added up: a compiler's refusal and a report that the model was built after do
/// not weigh the same.
package struct OutcomeCounts: Hashable, Sendable {
    /// The ways in which a claim can end that rests on a ground, in the order of the table.
    package enum Column: String, CaseIterable, Hashable, Sendable {
        case holds, depends, fails, bothSidesRun

        /// The word for a table.
        package var words: String {
            switch self {
            case .holds: Claim.Outcome.holds.words
            case .depends: Claim.Outcome.depends.words
            case .fails: Claim.Outcome.fails.words
            case .bothSidesRun: "both sides run"
            }
        }
    }

    /// The numbers of claims that rest on a ground.
    package struct Row: Hashable, Sendable {
        /// The ground; of several, the weakest.
        package var decider: Decider
        /// The number of claims that end in each way.
        package var numbers: [Column: Int]
    }

    /// The rows, the strongest ground first.
    package let rows: [Row]
    /// The number of claims that the model has no rule for.
    package let notReproduced: Int
    /// The number of claims that were not run.
    package let notRun: Int

    /// Counts claims. A claim with several grounds counts with the weakest.
    package init(_ claims: [Claim]) {
        rows = Decider.allCases.map { decider in
            let columns = claims.filter { $0.deciders.last == decider }.compactMap(\.column)
            return Row(decider: decider, numbers: Dictionary(columns.map { ($0, 1) }, uniquingKeysWith: +))
        }
        notReproduced = claims.count { $0.outcome == .notReproduced }
        notRun = claims.count { $0.outcome == .notRun }
    }

    /// The columns in which there is a number.
    package var columns: [Column] {
        Column.allCases.filter { column in rows.contains { $0.numbers[column] != nil } }
    }

    /// Returns the outcomes of a few claims in words, such as `4 published claims, each run. Outcomes: holds 3, not run 1.`
    static func sentence(_ claims: [Claim]) -> String {
        let outcomes = claims.map { $0.sides == nil ? $0.outcome.words : Column.bothSidesRun.words }
        let order = Claim.Outcome.allCases.map(\.words) + [Column.bothSidesRun.words]
        let counts = order.compactMap { word in
            let number = outcomes.count { $0 == word }
            return number == 0 ? nil : "\(word) \(number)"
        }
        let noun = claims.count == 1 ? "published claim" : "published claims"
        let tried = !outcomes.contains(Claim.Outcome.notRun.words) ? ", each tried by runs" : ""
        return "\(claims.count) \(noun)\(tried). Outcomes: \(counts.joined(separator: ", "))."
    }

    /// The numbers as lines for a terminal, such as `decided by Apple's text: 20 holds, 3 holds only when`.
    package var lines: [String] {
        let decided = rows.compactMap { row -> String? in
            let numbers = Column.allCases.compactMap { column in row.numbers[column].map { "\($0) \(column.words)" } }
            return numbers.isEmpty ? nil : "decided by \(row.decider.words): \(numbers.joined(separator: ", "))"
        }
        let undecided = [(notReproduced, Claim.Outcome.notReproduced), (notRun, .notRun)].filter { $0.0 > 0 }
        return decided + undecided.map { "\($1.words): \($0)" }
    }
}

extension Claim {
    /// The column in which it counts; nil if it was not run or not reproduced.
    fileprivate var column: OutcomeCounts.Column? {
        switch outcome {
        case .notReproduced, .notRun: nil
        case .holds: sides == nil ? .holds : .bothSidesRun
        case .depends: sides == nil ? .depends : .bothSidesRun
        case .fails: sides == nil ? .fails : .bothSidesRun
        }
    }
}

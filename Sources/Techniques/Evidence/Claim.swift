/// A published sentence about the techniques, and the runs that decide it.
package struct Claim: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `C62`.
    package var id: String
    /// The part of the evidence that it belongs to.
    package var area: ClaimArea
    /// The claim; of a contradiction, the question in dispute.
    package var claim: String
    /// The people who say so, with the dates.
    package var sources: [String]
    /// The sentence of each side of a contradiction.
    package var sides: [String]?
    /// The result of the runs. A test compares this with the runs.
    package var outcome: Outcome
    /// The condition on which it depends, or the fact that is true instead.
    ///
    /// Of a contradiction, the model's answer, how sure it is, and the experiment that decides.
    package var answer: String?
    /// The rules of the model that the answer relies on.
    package var rules: [String]?
    /// The reason why it has no run; nil if it has one.
    package var notRun: String?
    /// The experiments that try it.
    package var experiments: [Experiment]?

    /// The result of a claim's runs.
    package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every experiment shows the claim.
        case holds
        /// Only some experiments show it.
        case depends
        /// No experiment shows it.
        case fails
        /// The claim was not run.
        case notRun

        /// The word for a table.
        package var words: String {
            switch self {
            case .holds: "holds"
            case .depends: "holds only when"
            case .fails: "does not hold"
            case .notRun: "not run"
            }
        }

        /// Finds the result of some experiments.
        ///
        /// - Parameter shown: For each experiment, true if it showed the claim.
        package init(_ shown: [Bool]) {
            if shown.isEmpty {
                self = .notRun
            } else {
                self = !shown.contains(false) ? .holds : shown.contains(true) ? .depends : .fails
            }
        }
    }
}

extension Claim: CustomStringConvertible {
    /// The name with the claim, such as `C62: the testing configuration is stored`.
    package var description: String { "\(id): \(claim)" }
}

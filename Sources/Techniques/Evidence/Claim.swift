package import Bibliography

/// A published sentence about the techniques, and the runs that decide it.
package struct Claim: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `C62`.
    package var id: String
    /// The question that it answers, by its identifier.
    package var question: String
    /// The claim in a few words, for a heading.
    package var title: String
    /// The claim; of a contradiction, the question in dispute.
    package var claim: String
    /// The people and texts that say so.
    package var sources: [Attribution]
    /// The words of those sources, if the claim is a person's.
    package var quotations: [Quotation]?
    /// The sentence of each side of a contradiction.
    package var sides: [String]?
    /// The result of the runs. A test compares this with the runs.
    package var outcome: Outcome
    /// The condition on which it depends, or the fact that is true instead.
    ///
    /// Of a contradiction, the model's answer, how sure it is, and the experiment that decides.
    package var answer: String?
    /// The rule that the model lacks, so that no run can show the claim; nil if the model can.
    package var missingRule: MissingRule?
    /// The rules of the model that the answer relies on.
    package var rules: [String]?
    /// The ground of the outcome that does not follow from its rules and experiments; nil if all does.
    package var decidedBy: Decider?
    /// The reason why it has no run; nil if it has one.
    package var notRun: String?
    /// The experiments that try it.
    package var experiments: [Experiment]?

    /// A rule that the model lacks.
    package struct MissingRule: Codable, Hashable, Sendable {
        /// The rule, and the reason why there is none, in a sentence.
        package var rule: String
        /// The behaviour of a device that may therefore differ, in a sentence.
        package var device: String
    }

    /// The result of a claim's runs.
    package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every experiment shows the claim.
        case holds
        /// Only some experiments show it.
        case depends
        /// No experiment shows it.
        case fails
        /// No experiment shows it, since the model lacks the rule that could.
        case notReproduced
        /// The claim was not run.
        case notRun

        /// The word for a table.
        package var words: String {
            switch self {
            case .holds: "holds"
            case .depends: "holds only when"
            case .fails: "does not hold"
            case .notReproduced: "not reproduced"
            case .notRun: "not run"
            }
        }

        /// Finds the result of some experiments.
        ///
        /// - Parameters:
        ///   - shown: For each experiment, true if it showed the claim.
        ///   - lacksRule: True if the model lacks the rule that could show it.
        package init(_ shown: [Bool], lacksRule: Bool = false) {
            if shown.isEmpty {
                self = .notRun
            } else if shown.contains(true) {
                self = shown.contains(false) ? .depends : .holds
            } else {
                self = lacksRule ? .notReproduced : .fails
            }
        }
    }
}

extension Claim: CustomStringConvertible {
    /// The name with the claim, such as `C62: the testing configuration is stored`.
    package var description: String { "\(id): \(claim)" }
}

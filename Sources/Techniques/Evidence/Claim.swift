/// A sentence that somebody published about the techniques, and the runs that decide it.
package struct Claim: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `C62`.
    package var id: String
    /// The part of the evidence that it belongs to.
    package var area: ClaimArea
    /// What is claimed; of a contradiction, what is disputed.
    package var claim: String
    /// Who says so, and when.
    package var sources: [String]
    /// Of a contradiction, what each side says.
    package var sides: [String]?
    /// What the runs come to. A test compares this with the runs.
    package var outcome: Outcome
    /// What it depends on, or what is so instead; of a contradiction, the model's answer, how sure it is, and which
    /// experiment decides.
    package var answer: String?
    /// The rules of the model on which the answer rests.
    package var rules: [String]?
    /// Why it has no run; nil where it has.
    package var notRun: String?
    /// How it was tried.
    package var experiments: [Experiment]?

    /// What the runs of a claim come to.
    package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every experiment shows what the claim says.
        case holds
        /// Some do.
        case depends
        /// None does.
        case fails
        /// It was not run.
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

        /// What the runs of some experiments come to: whether each showed what the claim says.
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
    /// Such as `C62: the testing configuration is stored`.
    package var description: String { "\(id): \(claim)" }
}

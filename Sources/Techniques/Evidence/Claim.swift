/// A sentence that somebody published about the techniques, and the runs that decide it.
public struct Claim: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `C62`.
    public var id: String
    /// What is claimed; of a contradiction, what is disputed.
    public var claim: String
    /// Who says so, and when.
    public var sources: [String]
    /// Of a contradiction, what each side says.
    public var sides: [String]?
    /// What the runs come to. A test compares this with the runs.
    public var outcome: Outcome
    /// What it depends on, or what is so instead; of a contradiction, the model's answer, how sure it is, and which
    /// experiment decides.
    public var answer: String?
    /// The rules of the model on which the answer rests.
    public var rules: [String]?
    /// Why it has no run; nil where it has.
    public var notRun: String?
    /// How it was tried.
    public var experiments: [Experiment]?

    /// What the runs of a claim come to.
    public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every experiment shows what the claim says.
        case holds
        /// Some do.
        case depends
        /// None does.
        case fails
        /// It was not run.
        case notRun

        /// The word for a table.
        public var words: String {
            switch self {
            case .holds: "holds"
            case .depends: "holds only when"
            case .fails: "does not hold"
            case .notRun: "not run"
            }
        }

        /// What the runs of some experiments come to: whether each showed what the claim says.
        public init(_ shown: [Bool]) {
            if shown.isEmpty {
                self = .notRun
            } else {
                self = !shown.contains(false) ? .holds : shown.contains(true) ? .depends : .fails
            }
        }
    }

    /// What sort of claim it is, by the letter of its name.
    public var area: ClaimArea { ClaimArea(of: id) }
}

extension Claim: CustomStringConvertible {
    /// Such as `C62: the testing configuration is stored`.
    public var description: String { "\(id): \(claim)" }
}

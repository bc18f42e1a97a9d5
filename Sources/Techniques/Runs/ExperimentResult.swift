/// What came of an experiment.
public struct ExperimentResult: Hashable, Sendable {
    /// What was tried.
    public var experiment: Experiment
    /// The files that are laid over the technique's code, by their paths.
    public var files: [String: String] = [:]
    /// What the compiler said where it refused the code.
    public var refusal: String?
    /// How the launches went.
    public var launches: [Launch] = []
    /// What of the experiment itself is not as predicted.
    public var disagreements: [String] = []

    /// What came of a launch.
    public struct Launch: Hashable, Sendable {
        /// The launch.
        public var act: Experiment.Act
        /// What happened, line by line.
        public var story: [String]
        /// The model's rules that were at work.
        public var rules: Set<String>
        /// What is not as predicted.
        public var disagreements: [String]
    }

    /// Nothing was done yet.
    init(experiment: Experiment) {
        self.experiment = experiment
    }

    /// Whether all was as predicted.
    public var showsClaim: Bool { disagreements.isEmpty && launches.allSatisfy(\.disagreements.isEmpty) }
}

/// What came of a claim.
public struct ClaimResult: Hashable, Sendable {
    /// What is claimed.
    public var claim: Claim
    /// What came of each experiment, in order.
    public var experiments: [ExperimentResult]

    /// What came of a claim.
    public init(claim: Claim, experiments: [ExperimentResult]) {
        self.claim = claim
        self.experiments = experiments
    }

    /// What the runs come to.
    public var outcome: Claim.Outcome { Claim.Outcome(experiments.map(\.showsClaim)) }

    /// The rules on which the answer rests that no launch had at work.
    public var idleRules: [String] {
        let atWork = experiments.flatMap(\.launches).reduce(into: Set<String>()) { $0.formUnion($1.rules) }
        return (claim.rules ?? []).filter { !atWork.contains($0) }
    }
}

extension ClaimResult {
    /// Whether the runs come to what the claim's file says, by the rules that it names.
    public var isAsWritten: Bool { outcome == claim.outcome && idleRules.isEmpty }
}

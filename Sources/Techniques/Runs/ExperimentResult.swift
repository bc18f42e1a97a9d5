/// What came of an experiment.
package struct ExperimentResult: Hashable, Sendable {
    /// What was tried.
    package var experiment: Experiment
    /// The files that are laid over the technique's code, by their paths.
    package var files: [String: String] = [:]
    /// What the compiler said where it refused the code.
    package var refusal: String?
    /// How the launches went.
    package var launches: [Launch] = []
    /// What of the experiment itself is not as predicted.
    package var disagreements: [String] = []

    /// What came of a launch.
    package struct Launch: Hashable, Sendable {
        /// The launch.
        package var act: Experiment.Act
        /// What happened, line by line.
        package var story: [String]
        /// The model's rules that were at work.
        package var rules: Set<String>
        /// What is not as predicted.
        package var disagreements: [String]
    }

    /// Nothing was done yet.
    init(experiment: Experiment) {
        self.experiment = experiment
    }

    /// Whether all was as predicted.
    package var showsClaim: Bool { disagreements.isEmpty && launches.allSatisfy(\.disagreements.isEmpty) }
}

/// What came of a claim.
package struct ClaimResult: Hashable, Sendable {
    /// What is claimed.
    package var claim: Claim
    /// What came of each experiment, in order.
    package var experiments: [ExperimentResult]

    /// What came of a claim.
    package init(claim: Claim, experiments: [ExperimentResult]) {
        self.claim = claim
        self.experiments = experiments
    }

    /// What the runs come to.
    package var outcome: Claim.Outcome { Claim.Outcome(experiments.map(\.showsClaim)) }

    /// The rules on which the answer rests that no launch had at work.
    package var idleRules: [String] {
        let atWork = experiments.flatMap(\.launches).reduce(into: Set<String>()) { $0.formUnion($1.rules) }
        return (claim.rules ?? []).filter { !atWork.contains($0) }
    }
}

extension ClaimResult {
    /// Whether the runs come to what the claim's file says, by the rules that it names.
    package var isAsWritten: Bool { outcome == claim.outcome && idleRules.isEmpty }
}

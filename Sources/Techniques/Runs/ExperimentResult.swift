/// The result of an experiment.
package struct ExperimentResult: Hashable, Sendable {
    /// The experiment.
    package var experiment: Experiment
    /// The files that are laid over the technique's code, by their paths.
    package var files: [String: String] = [:]
    /// The compiler's message, if it refused the code.
    package var refusal: String?
    /// The results of the launches.
    package var launches: [Launch] = []
    /// The differences between the experiment itself and its prediction.
    package var disagreements: [String] = []

    /// The result of a launch.
    package struct Launch: Hashable, Sendable {
        /// The act that launched.
        package var act: Experiment.Act
        /// The events, line by line.
        package var story: [String]
        /// The model's rules that took part.
        package var rules: Set<String>
        /// The differences between the launch and its prediction.
        package var disagreements: [String]
    }

    /// Creates the result of an experiment of which nothing has run yet.
    init(experiment: Experiment) {
        self.experiment = experiment
    }

    /// True if all was as predicted.
    package var showsClaim: Bool { disagreements.isEmpty && launches.allSatisfy(\.disagreements.isEmpty) }
}

/// The result of a claim.
package struct ClaimResult: Hashable, Sendable {
    /// The claim.
    package var claim: Claim
    /// The result of each experiment, in order.
    package var experiments: [ExperimentResult]

    /// Creates the result of a claim.
    package init(claim: Claim, experiments: [ExperimentResult]) {
        self.claim = claim
        self.experiments = experiments
    }

    /// The outcome of the runs.
    package var outcome: Claim.Outcome {
        Claim.Outcome(experiments.map(\.showsClaim), lacksRule: claim.missingRule != nil)
    }

    /// The rules on which the answer relies that took part in no launch.
    package var idleRules: [String] {
        let atWork = experiments.flatMap(\.launches).reduce(into: Set<String>()) { $0.formUnion($1.rules) }
        return (claim.rules ?? []).filter { !atWork.contains($0) }
    }
}

extension ClaimResult {
    /// True if the runs come to what the claim's file says, by the rules that it names.
    package var isAsWritten: Bool { outcome == claim.outcome && idleRules.isEmpty }
}

internal import Lifecycle

/// The ordinary runs that come before the tests, each on the device that the one before left.
struct RunPlan: Hashable, Sendable {
    /// What is done with the app in each run.
    var runs: [[Action]]

    /// - Parameter before: What a person does on the device before the tests: with the app that is in front, where it
    ///   begins with `activate`, and else with the app not running: of that, a fresh device has none.
    init(scenario: LaunchChoice.Scenario, before: [Action] = []) {
        runs = scenario.actionsBefore.map { [$0] } ?? []
        guard !before.isEmpty, scenario != .custom else { return }
        if before.first == .activate {
            runs.append(Array(before.dropFirst()))
        } else if let last = runs.indices.last {
            // Xcode stops the app, and then nobody runs it.
            runs[last] += [.terminate] + before
        }
    }
}

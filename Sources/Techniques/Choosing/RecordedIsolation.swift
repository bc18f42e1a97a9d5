package import Lifecycle

/// The recorded runs of a technique in the settings that an app of some kinds can meet.
package struct RecordedIsolation: Hashable, Sendable {
    /// The settings in which production was kept out of the tests.
    package var isolated: [Setting]
    /// The settings in which production code ran, no test ran, or the app was not launched.
    package var wrong: [Setting]

    /// Looks up a technique's runs.
    package init(of technique: String, for kinds: [ProjectKind], in matrix: Matrix) {
        let cells = matrix.cells(of: technique).filter { cell in kinds.contains { $0.includes(cell.setting) } }
        isolated = cells.filter { $0.outcome == .onlyTestDelegates }.map(\.setting)
        wrong = cells.filter { $0.outcome != .onlyTestDelegates }.map(\.setting)
    }

    /// The number of settings in which the technique was run.
    package var tried: Int { isolated.count + wrong.count }

    /// The first system from which on production was kept out in every setting; nil if there is none.
    package var oldestSystem: SystemVersion? {
        let newestWrong = wrong.map(\.system).max()
        return isolated.map(\.system).filter { system in newestWrong.map { system > $0 } ?? true }.min()
    }

    /// The same without the runs of apps that are built with an SDK that demands scenes.
    package var beforeScenesRequired: RecordedIsolation {
        var runs = self
        runs.isolated.removeAll { $0.sdk >= .scenesRequired }
        runs.wrong.removeAll { $0.sdk >= .scenesRequired }
        return runs
    }
}

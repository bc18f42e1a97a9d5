package import Lifecycle
internal import Traces

/// Left-out code that launches came to, and the condition under which their rows hold.
package struct LaunchNote: Hashable, Sendable {
    package var use: LeftOutUse
    /// The scenarios whose launches came to it.
    package var scenarios: [CheckScenario.ID]

    /// The condition, in a sentence.
    package var what: String { use.note ?? use.text }

    /// Returns the notes on launches in the order of the table, each once.
    ///
    /// An unknown effect on tests is the finding `isolation-not-known`, and code that ends a launch another one.
    package static func of(_ results: [ScenarioResult]) -> [LaunchNote] {
        var notes: [LaunchNote] = []
        for result in results {
            for use in result.launched?.conditions ?? [] where use.effect == .assumed || !result.id.isTest {
                if let index = notes.firstIndex(where: { $0.use == use }) {
                    notes[index].scenarios.append(result.id)
                } else {
                    notes.append(LaunchNote(use: use, scenarios: [result.id]))
                }
            }
        }
        return notes
    }
}

extension LaunchedApp {
    /// The left-out code with a note, each once: all that is assumed to do nothing, and the first of unknown effect.
    fileprivate var conditions: [LeftOutUse] {
        let used = appearances.leftOut
        let firstUnknown = used.first { $0.effect == .unknown }
        return used.filter { $0.note != nil && ($0.effect == .assumed || $0 == firstUnknown) }.unique
    }
}

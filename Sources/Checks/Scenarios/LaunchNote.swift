package import Lifecycle
internal import Traces

/// Left-out code that launches came to, and the condition under which their rows hold.
package struct LaunchNote: Hashable, Sendable {
    package var use: LeftOutUse
    /// The scenarios whose launches reached it.
    package var scenarios: [CheckScenario.ID]

    /// The condition, or the end of the launch, in a sentence.
    package var what: String { use.note ?? "The launch ended at left-out code: \(use.code) (\(use.reason))." }

    /// Returns the notes on launches in the order of the table, each once.
    ///
    /// In tests, only assumptions have one: all else that they come to is the finding `isolation-not-known`.
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
    /// The left-out code with a note, each once: all that is assumed to do nothing, the first of unknown effect, and
    /// what ended the launch.
    fileprivate var conditions: [LeftOutUse] {
        let used = appearances.leftOut
        let firstUnknown = used.first { $0.effect == .unknown }
        return used.filter { $0.effect != .unknown || $0 == firstUnknown }.unique
    }
}

package import Lifecycle
internal import Traces

/// Left-out code that launches came to, and the condition under which their rows hold.
package struct LaunchNote: Hashable, Sendable {
    package var use: LeftOutUse
    /// The line of the code; the file's path is absolute.
    package var place: SourcePlace?
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
            for (use, place) in result.launched?.conditions ?? [] where use.effect == .assumed || !result.id.isTest {
                if let index = notes.firstIndex(where: { $0.use == use && $0.place == place }) {
                    notes[index].scenarios.append(result.id)
                } else {
                    notes.append(LaunchNote(use: use, place: place, scenarios: [result.id]))
                }
            }
        }
        return notes
    }
}

extension LaunchedApp {
    /// The left-out code with a note, each once: all that is assumed to do nothing, and the first of unknown effect.
    fileprivate var conditions: [(use: LeftOutUse, place: SourcePlace?)] {
        let firstUnknown = leftOut.firstIndex { $0.use.effect == .unknown }
        var seen: Set<ReachedCode> = []
        return leftOut.indices.filter { index in
            leftOut[index].use.note != nil && (leftOut[index].use.effect == .assumed || index == firstUnknown)
                && seen.insert(leftOut[index]).inserted
        }.map { (leftOut[$0].use, leftOut[$0].place) }
    }
}

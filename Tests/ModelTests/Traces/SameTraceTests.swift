import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The same inputs give the same trace, whichever process it is.
    struct SameTraceTests {
        @Test func `Sets of sessions and of scenes have one order in every process`() async throws {
            let opened = """
                print(UIApplication.shared.openSessions.map(\\.persistentIdentifier.last))
                print(UIApplication.shared.connectedScenes.map(\\.session.persistentIdentifier.last))
                print(Set(["Juliet", "Romeo", "Mercutio", "Tybalt", "Benvolio", "Paris"]))
                """
            let built = try await SampleTemplate(
                name: "Ordered", storyboard: nil, showsSeveral: true, bodies: ["willConnectTo": opened]
            ).built()
            let windows = Array(repeating: Action.newWindow, count: 5)
            var printed: [[String]] = []
            for _ in 1...3 {
                printed.append(
                    try await built.play(.run, on: Device(RuleScenario.pad), then: windows).events.printed)
            }
            #expect(printed[0].count == 18)
            #expect(printed[0] == printed[1])
            #expect(printed[0] == printed[2])
        }
    }
}

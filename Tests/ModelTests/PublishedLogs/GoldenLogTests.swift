import TestSupport
import Testing

extension EndToEnd {
    /// Logs that developers published, on real processes: the trace, projected on what the author wrote down, is the
    /// log.
    struct GoldenLogTests {
        @Test(arguments: GoldenLog.all) func `The trace is the log`(scenario: Scenario) async throws {
            let lines = try await scenario.log().lines
            #expect(lines == scenario.lines)
        }
    }
}

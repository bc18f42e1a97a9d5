import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The claims of the model that no published log shows.
    struct RuleScenarioTests {
        @Test(arguments: RuleScenario.all) func `The trace is as claimed`(scenario: Scenario) async throws {
            let lines = try await scenario.log().lines
            if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1" {
                try RuleScenario.record(lines, of: scenario)
                return
            }
            #expect(lines == scenario.lines)
        }
    }
}

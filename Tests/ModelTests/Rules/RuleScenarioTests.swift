import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What the model says where no published log shows it.
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

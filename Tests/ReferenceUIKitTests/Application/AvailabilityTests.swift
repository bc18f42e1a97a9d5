import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Questions for the system's version, which are compared by number also if no such system exists.
    struct AvailabilityTests {
        @Test(arguments: [(17, []), (18, ["18"]), (26, ["18", "20", "26"])])
        func `A version between the systems is compared by its number`(major: Int, passed: [String]) async throws {
            let body = [18, 20, 26, 27].map { "if #available(iOS \($0), *) { print(\($0)) }" }.joined(separator: "\n")
            let sample = try await BuiltSample.small("Between", ["main.swift": SmallApp.main(body)])
            let run = try await sample.play(.run, on: Device(system: SystemVersion(major)))
            #expect(run.events.printed == passed)
        }
    }
}

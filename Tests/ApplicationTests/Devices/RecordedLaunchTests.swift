import DeviceReports
import Foundation
import Lifecycle
import Runs
import Testing
import Wording

@testable import Application

/// The launch in the model for a record, and the conditions in which it is another.
@Suite struct RecordedLaunchTests {
    static func record(_ history: String? = nil) throws -> LaunchRecord {
        let facts = [("recorder", "1"), ("system", "17.5.1"), ("device", "iphone"), ("noted", "4")]
        let lines = facts.enumerated().map { RecordedLine(number: $0 + 1, fact: $1.0, value: $1.1) }
        return LaunchRecord(lines: lines, history: history)
    }

    static func request(_ parameters: LaunchParameters = LaunchParameters()) -> LaunchRequest {
        LaunchRequest(
            sample: "T01", kind: .test, parameters: parameters, strict: false, timeLimit: .seconds(30),
            buildLimit: .seconds(60))
    }

    @Test func `The record's own conditions override nothing`() throws {
        let launch = try RecordedLaunch(try Self.record("afterRun"), Self.request())
        #expect(launch.overrides == [])
        #expect(launch.history == .afterRun)
    }

    @Test func `Other conditions are named`() throws {
        let parameters = LaunchParameters(typed: [.os: ["13.0"], .reading: ["adoption-needs-both"]])
        let launch = try RecordedLaunch(try Self.record(), Self.request(parameters))
        #expect(launch.overrides == ["os 13.0", "reading adoption-needs-both"])
    }

    @Test func `A history that there is not is not taken for a fresh device`() throws {
        let record = try Self.record("AfterRun")
        #expect(throws: Mistake.self) { try RecordedLaunch(record, Self.request()) }
        #expect(try RecordedLaunch(record, Self.request(), history: .afterRun).history == .afterRun)
    }

    @Test func `A log that is cut before the first test is a mistake`() throws {
        var record = try Self.record()
        record.lines.removeLast()
        #expect(throws: Mistake.self) { try RecordedLaunch(record, Self.request()) }
    }

    @Test func `A system that is not modelled is a mistake that names another way`() throws {
        var record = try Self.record()
        record.lines[1].value = "28.1"
        #expect(throws: (any Error).self) { try RecordedLaunch(record, Self.request()) }
        #expect(
            try RecordedLaunch(record, Self.request(LaunchParameters(typed: [.os: ["27.0"]]))).overrides == ["os 27.0"])
    }
}

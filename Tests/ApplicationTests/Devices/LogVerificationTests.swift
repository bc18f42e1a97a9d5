import Confinement
import DeviceReports
import Foundation
import Lifecycle
import Runs
import Samples
import Testing
import Wording

@testable import Application

/// The comparison of a log that a page sends.
@Suite struct LogVerificationTests {
    private struct Answer: Decodable {
        var sample: String
        var history: String
        var isWhole: Bool
    }

    private static func answer(_ history: DeviceHistory?, in log: Data) async throws -> Answer {
        let logs = LogVerification(try await DeviceTrial.tools.value, within: .none)
        let text = try await logs.json(.technique(SampleID.Technique("T01")), log, after: history)
        return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    }

    private static func log(naming history: String? = nil) throws -> Data {
        let record = try RecordedLaunchTests.record()
        let named = history.map { [RecordedLine(fact: "history", value: $0)] } ?? []
        let lines = try (named + record.lines).map { "\(RecordedLine.word) \(try JSON.line($0))\n" }
        return Data(lines.joined().utf8)
    }

    @Test(
        arguments: [
            (nil, nil, "fresh"), (nil, "afterRun", "afterRun"), (DeviceHistory.afterTests, nil, "afterTests"),
            (.fresh, "afterRun", "fresh"),
        ] as [(DeviceHistory?, String?, String)])
    func `The history is the reader's, or else the log's`(
        asked: DeviceHistory?, named: String?, history: String
    ) async throws {
        let answer = try await Self.answer(asked, in: try Self.log(naming: named))
        #expect(answer.history == history)
        #expect(answer.sample == "T01")
        #expect(!answer.isWhole)
    }

    @Test func `A log without a record is a mistake`() async {
        await #expect(throws: Mistake.self) { _ = try await Self.answer(nil, in: Data("nothing".utf8)) }
    }
}

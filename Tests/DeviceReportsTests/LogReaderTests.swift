import Foundation
import Testing
import Wording

@testable import DeviceReports

/// Logs as consoles and xcodebuild write them, whole and damaged.
@Suite struct LogReaderTests {
    @Test func `A whole log is one record, with what was printed before`() throws {
        let records = try SmallLog.records(SmallLog.text)
        #expect(records.count == 1)
        #expect(records[0].isWhole && records[0].isNoted)
        #expect(records[0].lines.map(\.fact) == SmallLog.facts.map(\.fact))
        #expect(records[0].printed == SmallLog.printed)
        #expect(records[0].history == nil)
    }

    @Test func `A script's line names the history`() throws {
        let line = SmallLog.line(RecordedLine(fact: "history", value: "afterRun"))
        #expect(try SmallLog.records("\(line)\n\(SmallLog.text)").map(\.history) == ["afterRun"])
    }

    @Test(arguments: [
        "foreign words before", "colours", "returns", "text after", "twice", "attached", "two on a line", "between",
    ])
    func `What stands around the lines does not matter`(manner: String) throws {
        let lines = SmallLog.lines
        let text: String =
            switch manner {
            case "foreign words before": lines.map { "2026-11-27 12:00:00.1 Stage[1:2] \($0)\n" }.joined()
            case "colours": lines.map { "\u{1B}[32m\($0)\u{1B}[0m\n" }.joined()
            case "returns": lines.map { "\($0)\r\n" }.joined()
            case "text after": lines.map { "\($0)Test Case started.\n" }.joined()
            case "twice": lines.flatMap { [$0 + "\n", $0 + "\n"] }.joined()
            // An attachment has all but the end.
            case "attached": (lines + lines.dropLast()).map { $0 + "\n" }.joined()
            case "two on a line": lines.joined()
            default: lines.map { "\($0)\nTest Case '-[A b]' passed.\n** \n" }.joined()
            }
        #expect(try SmallLog.records(text).map(\.lines) == [try SmallLog.records(SmallLog.text)[0].lines])
    }

    @Test func `Several test runs are several records`() throws {
        let records = try SmallLog.records(
            "\(SmallLog.text)Stage opens again\n\(SmallLog.lines.joined(separator: "\n"))")
        #expect(records.map(\.printed) == [SmallLog.printed, ["Stage opens again"]])
    }

    /// Cut after each byte: a message, a record without its facts, or the facts as they were.
    @Test func `A log that is cut anywhere says less, and nothing else`() throws {
        let whole = try SmallLog.records(SmallLog.text)[0]
        let bytes = Array(SmallLog.text.utf8)
        var outcomes: Set<String> = []
        for end in bytes.indices {
            let cut = Data(bytes[..<end])
            guard let record = try? LogReader(cut, named: "log").records.last else {
                outcomes.insert("a message")
                continue
            }
            #expect(record.lines == Array(whole.lines.prefix(record.lines.count)))
            #expect(!record.isWhole || record.lines == whole.lines)
            outcomes.insert(record.isWhole ? "whole" : record.isNoted ? "noted" : "begun")
        }
        #expect(outcomes == ["a message", "begun", "noted", "whole"])
    }

    @Test func `A line that is missing anywhere is noticed`() {
        for index in SmallLog.lines.indices.dropLast() {
            var lines = SmallLog.lines
            lines.remove(at: index)
            #expect(throws: Mistake.self) { try SmallLog.records(lines.joined(separator: "\n")) }
        }
    }

    @Test(arguments: [
        ("nothing", "", "log has no line of the recorder."),
        ("no record", "Test Suite passed\n", "log has no line of the recorder."),
        (
            "half a line", "UNDERSTUDY-RECORD {\"fact\":\"recorder\",\"n\":1",
            "A line of the recorder is damaged or cut off."
        ),
        ("no object", "UNDERSTUDY-RECORD yes", "A line of the recorder is damaged or cut off."),
        (
            "no end", "UNDERSTUDY-RECORD {\"fact\":\"" + String(repeating: "x", count: 5000),
            "A line of the recorder is damaged or cut off."
        ),
        (
            "a number below 0", "UNDERSTUDY-RECORD {\"fact\":\"recorder\",\"n\":-1}",
            "A line of the recorder is damaged or cut off."
        ),
        (
            "another version", "UNDERSTUDY-RECORD {\"fact\":\"recorder\",\"n\":1,\"value\":\"2\"}",
            "The recorder is of version 2, and 1 is read."
        ),
        (
            "a later line first", "UNDERSTUDY-RECORD {\"fact\":\"test\",\"n\":7}",
            "Lines of the recorder are missing: 7 follows 0."
        ),
    ])
    func `What is no record is a message`(case name: String, text: String, message: String) {
        #expect(Self.message { _ = try SmallLog.records(text) } == message)
    }

    @Test func `Two recordings that are mixed are told apart from lines that are missing`() {
        var lines = SmallLog.lines
        lines.insert(SmallLog.line(RecordedLine(number: 3, fact: "system", value: "16.0")), at: 9)
        #expect(
            Self.message { _ = try SmallLog.records(lines.joined(separator: "\n")) }
                == "Two recordings are mixed: there are two lines 3.")
    }

    /// Returns the fault that is thrown; nil if none is.
    static func message(_ work: () throws -> Void) -> String? {
        do { try work() } catch { return (error as? Mistake)?.what }
        return nil
    }

    @Test(.timeLimit(.minutes(4))) func `10 MB of noise around a record are read`() throws {
        var generator = SystemRandomNumberGenerator()
        let block = Data((0..<8192).map { _ in UInt8.random(in: 0...255, using: &generator) } + [10])
        var noise = Data()
        while noise.count < 5 << 20 { noise += block }
        let log = noise + Data(SmallLog.text.utf8) + noise
        let records = try LogReader(log, named: "log").records
        #expect(records.map(\.lines) == [try SmallLog.records(SmallLog.text)[0].lines])
    }
}

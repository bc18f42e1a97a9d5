import Foundation
import Wording

@testable import DeviceReports

/// A log of a launch without scenes' details: short, and whole.
enum SmallLog {
    static let facts: [(fact: String, value: String?, subject: String?)] = [
        ("recorder", "1", nil), ("test", "-[StageTests testOne]", nil), ("system", "17.5.1", nil),
        ("device", "iphone", nil), ("info", "iphonesimulator", "DTPlatformName"),
        ("info", "iphonesimulator17.5", "DTSDKName"),
        ("info", "1540", "DTXcode"), ("variable", "set", "XCInjectBundleInto"), ("variable", "set", "SIMULATOR_UDID"),
        ("application.class", "UIApplication", nil), ("application.delegate", "TestingAppDelegate", nil),
        ("application.state", "active", nil), ("application.openSessions", "1", nil),
        ("session.configuration", nil, "session 1"),
        ("session.delegateClass", "StageTests.TestingSceneDelegate", "session 1"),
        ("noted", "16", nil), ("notification", "posted", "UISceneWillDeactivateNotification"), ("end", "18", nil),
    ]

    static let lines: [String] = facts.enumerated().map { index, fact in
        line(RecordedLine(number: index + 1, fact: fact.fact, subject: fact.subject, value: fact.value))
    }

    static let printed = ["Stage opens", "The tests are about to run"]

    static let text = (printed + lines).map { $0 + "\n" }.joined()

    static func line(_ line: RecordedLine) -> String {
        // A line is only made of strings and a number.
        "\(RecordedLine.word) \((try? JSON.line(line)) ?? "")"
    }

    static func records(_ text: String) throws(Mistake) -> [LaunchRecord] {
        try LogReader(Data(text.utf8), named: "log").records
    }

    /// The record of the model, which is the device's but for the values of some facts.
    static func model(_ changes: [String: String?] = [:]) throws -> LaunchRecord {
        var record = try records(text)[0]
        for index in record.lines.indices {
            if let change = changes[record.lines[index].fact] { record.lines[index].value = change }
        }
        return record
    }
}

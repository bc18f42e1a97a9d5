import Foundation
import Lifecycle
import Techniques
import Testing

/// A prediction compared with a launch: each part of it can be wrong.
struct PredictionTests {
    static let verdict = Verdict(
        appDelegate: "StageTests.TestingAppDelegate", sceneDelegates: ["StageTests.TestingSceneDelegate"],
        configurationRequests: 1, sessionsBefore: 0, sessionsAfter: 1, tests: .init(ran: 1, failed: 0), exit: .finished,
        isolated: true)
    static let story = [
        "launch: by Xcode's Test", "TestingAppDelegate.application(_:configurationForConnecting:options:)",
        "  · UISceneConfiguration: by name", "TestingSceneDelegate.scene(_:willConnectTo:options:)", "end: finished",
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        var json: String
        var differences: [String]

        var testDescription: String { json }
    }

    static let rows = [
        Row(json: #"{}"#, differences: []),
        Row(json: #"{"appDelegate": "TestingAppDelegate"}"#, differences: []),
        Row(json: #"{"appDelegate": "none"}"#, differences: ["app delegate: TestingAppDelegate, not none"]),
        Row(json: #"{"sceneDelegates": ["TestingSceneDelegate"]}"#, differences: []),
        Row(
            json: #"{"sceneDelegates": []}"#, differences: [#"scene delegates: ["TestingSceneDelegate"], not []"#]),
        Row(json: #"{"requests": 0}"#, differences: ["configuration requests: 1, not 0"]),
        Row(json: #"{"sessions": [1, 1]}"#, differences: ["sessions before and after: [0, 1], not [1, 1]"]),
        Row(json: #"{"isolated": false}"#, differences: ["isolated: true, not false"]),
        Row(json: #"{"tests": {"ran": 1, "failed": 0}}"#, differences: []),
        Row(json: #"{"tests": {"ran": 2, "failed": 0}}"#, differences: ["tests: 1 ran, 0 failed, not 2 ran, 0 failed"]),
        Row(json: #"{"exit": "crashed"}"#, differences: ["end: finished, not crashed"]),
        Row(json: #"{"sees": ["· UISceneConfiguration: by name", "end: …"]}"#, differences: []),
        Row(
            json: #"{"sees": ["end: finished", "· UISceneConfiguration: by name"]}"#,
            differences: ["seen out of order: · UISceneConfiguration: by name"]),
        Row(json: #"{"sees": ["nothing"]}"#, differences: ["not seen: nothing"]),
        Row(json: #"{"never": ["TestingSceneDelegate.…", "nothing"]}"#, differences: ["seen: TestingSceneDelegate.…"]),
        Row(
            json: #"{"story": ["end: finished"]}"#,
            differences: ["the story is another:\n" + story.joined(separator: "\n")]),
    ]

    @Test(arguments: rows) func `What differs is said`(_ row: Row) throws {
        let prediction = try JSONDecoder().decode(Prediction.self, from: Data(row.json.utf8))
        #expect(prediction.disagreements(verdict: Self.verdict, story: Self.story) == row.differences)
    }
}

import Confinement
import Foundation
import Playground
import Projects
import Synchronization
import TestSupport
import Testing

@testable import Application

/// The check that the page of the reader's own project asks for, on a fixture: nothing is written to it.
@Suite struct ProjectTrialTests {
    private static let folder = Checkout.path("Tests/Fixtures/Stage")
    private static let delegate = "StageTests/TestingAppDelegate.swift"

    private static func trial() async throws -> ProjectTrial {
        let tools = try await DeviceTrial.tools.value
        let project = ProjectLesson(
            path: "\(folder)/Stage.xcodeproj",
            choice: SampleDiscovery.Choice(app: nil, tests: nil, scheme: nil, needsTests: true), with: tools)
        return ProjectTrial(project, with: tools, within: .none)
    }

    /// The fixture with a testing app delegate that keeps the stored sessions.
    private static func edits() throws -> ProjectEdits {
        let before = try String(contentsOfFile: "\(folder)/\(delegate)", encoding: .utf8)
        let after = before.replacing("application.openSessions", with: "Set<UISceneSession>()")
        return ProjectEdits(
            root: folder, files: [.init(path: "\(folder)/\(delegate)", before: before, after: after)])
    }

    private struct Answer: Decodable {
        struct Report: Decodable {
            struct Finding: Decodable {
                var id: String
                var file: String?
                var diff: String?
                var page: String
            }
            var root: String
            var findings: [Finding]
        }
        struct Page: Decodable, Equatable {
            var title: String
            var address: String
        }
        var report: Report
        var columns: [String]
        var rows: [[String]]
        var seen: [[String]]
        var pages: [String: Page]
        var end: String
        var isWhole: Bool
    }

    @Test func `A check of edits has their findings, at the page's names`() async throws {
        let heard = Mutex<[String]>([])
        let text = try await Self.trial().check(try Self.edits()) { words in heard.withLock { $0.append(words) } }
        let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
        #expect(answer.report.root == Self.folder)
        #expect(answer.report.findings.map(\.id) == ["production-scene-delegate-from-cache"])
        #expect(answer.report.findings.map(\.file) == [Self.delegate])
        #expect(answer.report.findings.first?.diff?.hasPrefix("--- a/\(Self.delegate)\n") == true)
        #expect(answer.seen == [["tests after a normal run"]])
        #expect(
            answer.pages == [
                "Hackworth#Make-UIKit-ask-again": .init(
                    title: "Make UIKit ask again",
                    address: "/docs/documentation/understudy/hackworth/#Make-UIKit-ask-again")
            ])
        #expect(answer.rows.map(\.count) == [7, 7, 7, 7, 2, 7, 7] && answer.columns.count == 7)
        #expect(answer.end == "1 finding." && answer.isWhole)
        let words = heard.withLock(\.self)
        #expect(words.first == "Reading the project")
        #expect(
            words.suffix(2) == ["6 of 7: a normal run with the SDK of iOS 27", "7 of 7: tests with the SDK of iOS 27"])
    }

    @Test func `The diff of edits is for the project's folder`() async throws {
        struct Diff: Decodable {
            var diff: String
            var folder: String
        }
        let text = try await Self.trial().diff(try Self.edits())
        let diff = try JSONDecoder().decode(Diff.self, from: Data(text.utf8))
        #expect(diff.folder == Self.folder)
        #expect(
            diff.diff == """
                --- a/StageTests/TestingAppDelegate.swift
                +++ b/StageTests/TestingAppDelegate.swift
                @@ -9,7 +9,7 @@
                     ) -> Bool {
                         print("TestingAppDelegate is on stage")
                         // A session of an earlier launch remembers its scene delegate. Without sessions, this class is asked.
                -        for session in application.openSessions {
                +        for session in Set<UISceneSession>() {
                             application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
                         }
                         return true

                """)
    }
}

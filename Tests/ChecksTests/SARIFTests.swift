import Foundation
import Lifecycle
import Runs
import Testing
import Traces

@testable import Checks

/// The report as SARIF, field by field as the standard has them.
struct SARIFTests {
    private struct Log: Decodable {
        var version: String
        var runs: [Run]

        struct Run: Decodable {
            var tool: Tool
            var originalUriBaseIds: [String: Base]
            var invocations: [Invocation]
            var results: [Result]
        }

        struct Tool: Decodable { var driver: Driver }
        struct Base: Decodable, Equatable { var uri: String }

        struct Driver: Decodable {
            var name: String
            var version: String?
            var rules: [Rule]
        }

        struct Rule: Decodable {
            var id: String
            var shortDescription: Message
        }

        struct Message: Decodable, Equatable { var text: String }

        struct Invocation: Decodable {
            var executionSuccessful: Bool
            var toolExecutionNotifications: [Notification]?
        }

        struct Notification: Decodable, Equatable {
            var level: String
            var message: Message
        }

        struct Result: Decodable {
            var ruleId: String
            var ruleIndex: Int
            var level: String
            var message: Message
            var locations: [Location]?
            var partialFingerprints: [String: String]
            var fixes: [Fix]?
            var suppressions: [Suppression]?
        }

        struct Suppression: Decodable, Equatable {
            var kind: String
            var status: String
            var justification: String
        }

        struct Location: Decodable, Equatable { var physicalLocation: Physical }

        struct Physical: Decodable, Equatable {
            var artifactLocation: Artifact
            var region: Region
        }

        struct Artifact: Decodable, Equatable {
            var uri: String
            var uriBaseId: String?
        }

        struct Region: Decodable, Equatable {
            var startLine: Int
            var startColumn: Int?
            var endLine: Int?
            var endColumn: Int?
        }

        struct Fix: Decodable { var artifactChanges: [Change] }

        struct Change: Decodable {
            var artifactLocation: Artifact
            var replacements: [Replacement]
        }

        struct Replacement: Decodable, Equatable {
            var deletedRegion: Region
            var insertedContent: Message
        }
    }

    private static func log(_ report: CheckReport) throws -> Log {
        try JSONDecoder().decode(Log.self, from: Data(report.rendered(as: .sarif, program: "1.2.3").utf8))
    }

    private static func report(
        _ findings: [Finding], accepted: [CheckConfiguration.Acceptance] = [], failure: String? = nil
    ) -> CheckReport {
        var configuration = CheckConfiguration()
        configuration.accepted = accepted
        let judgement = configuration.judging(findings, on: Day(year: 2026, month: 11, day: 26))
        return CheckReport(
            project: "App", root: "/w/My App", results: [ScenarioResult(.tests, .launched(.made()))],
            findings: judgement.findings, failure: failure, judgement: judgement)
    }

    private static let finding = Finding(
        .productionCode, "Production, 100% of it:\n::error::<forged> \u{1B}[31m", of: "A \"b\"", scenarios: [.tests],
        place: SourcePlace(file: "/w/My App/Sources/a b:c%é\n.swift", line: 7), cure: "Stop it.")

    @Test func `A finding is a result with its rule, its line and its fingerprint`() throws {
        let log = try Self.log(Self.report([Self.finding]))
        #expect(log.version == "2.1.0")
        let run = try #require(log.runs.first)
        #expect(log.runs.count == 1)
        #expect(run.tool.driver.name == "understudy")
        #expect(run.tool.driver.version == "1.2.3")
        #expect(run.tool.driver.rules.map(\.id) == Finding.ID.allCases.map(\.rawValue))
        #expect(run.originalUriBaseIds == ["ROOT": .init(uri: "file:///w/My%20App/")])
        #expect(run.invocations.map(\.executionSuccessful) == [true])
        let result = try #require(run.results.first)
        #expect(run.results.count == 1)
        #expect(result.ruleId == "production-code-in-tests")
        #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        #expect(result.level == "error")
        #expect(
            result.message.text == "Production, 100% of it:\n::error::<forged> \\u{1B}[31m\nCure: Stop it.")
        #expect(
            result.locations == [
                .init(
                    physicalLocation: .init(
                        artifactLocation: .init(uri: "Sources/a%20b%3Ac%25%C3%A9%0A.swift", uriBaseId: "ROOT"),
                        region: .init(startLine: 7)))
            ])
        #expect(result.partialFingerprints == ["finding/v1": "production-code-in-tests A \"b\""])
        #expect(result.suppressions == nil)
    }

    @Test func `An accepted finding is suppressed, with its reason`() throws {
        let log = try Self.log(
            Self.report(
                [Self.finding],
                accepted: [.init(.productionCode, reason: "Known."), .init(.productionApp, reason: "Old.")]))
        #expect(
            log.runs[0].results.map(\.suppressions) == [
                [.init(kind: "external", status: "accepted", justification: "Known.")]
            ])
        #expect(
            log.runs[0].invocations[0].toolExecutionNotifications == [
                .init(
                    level: "note",
                    message: .init(
                        text: "production-app-in-tests is accepted, and no longer occurs. Take it out of the list."))
            ])
    }

    @Test func `What was refused is a failed invocation`() throws {
        let log = try JSONDecoder().decode(
            Log.self,
            from: Data(CheckReport(refused: "x", because: "There is no\nsuch file.").rendered(as: .sarif).utf8))
        #expect(log.runs[0].results.count == 0)
        #expect(log.runs[0].invocations.map(\.executionSuccessful) == [false])
        #expect(
            log.runs[0].invocations[0].toolExecutionNotifications == [
                .init(level: "error", message: .init(text: "There is no\nsuch file."))
            ])
    }

    private static let edits: [(before: String, after: String)] = [
        ("a\nb\nc\n", "a\nB\nc\n"), ("a\nb\nc\n", "a\nc\n"), ("a\nb\nc\n", "a\nb\nx\ny\nc\n"), ("a", "a\nb\n"),
        ("a\n", "b"), ("a\r\nb\r\n", "a\r\nx\r\nb\r\n"), ("", "a\n"), ("x\n\n", "y\n\n"),
    ]

    @Test(arguments: edits)
    func `A fix turns the text into the other`(_ before: String, _ after: String) throws {
        var finding = Self.finding
        finding.patch = Patch([Patch.File(path: "/w/My App/a.swift", before: before, after: after)])
        let fix = try #require(try Self.log(Self.report([finding])).runs[0].results[0].fixes?.first)
        let change = try #require(fix.artifactChanges.first)
        #expect(change.artifactLocation == .init(uri: "a.swift", uriBaseId: "ROOT"))
        let replacement = try #require(change.replacements.first)
        #expect(change.replacements.count == 1)
        let region = replacement.deletedRegion
        var lines = before.components(separatedBy: "\n")
        let (first, last) = (region.startLine - 1, try #require(region.endLine) - 1)
        let start = String(lines[first].prefix(try #require(region.startColumn) - 1))
        let rest = String(lines[last].dropFirst(try #require(region.endColumn) - 1))
        lines.replaceSubrange(first...last, with: [start + replacement.insertedContent.text + rest])
        #expect(lines.joined(separator: "\n") == after)
    }
}

import Foundation
import FoundationXML
import Lifecycle
import Runs
import Testing
import Traces

@testable import Checks

/// Names with line ends, `%`, `::` and what XML and JSON give a meaning, in every form of a report.
struct HostileNameTests {
    private static let name = "A\n::error::B%0A\r\u{1B}[31m]]><&\"\u{2028}"

    private static let report = CheckReport(
        project: name, root: "/w",
        results: [
            ScenarioResult(.init(.tests, way: "scheme \(name)"), .launched(.made(isolation: .notIsolated))),
            ScenarioResult(.testsAfterRun, .omitted(name)),
        ],
        findings: [
            Finding(
                .productionCode, "Production: \(name)", of: name, scenarios: [.init(.tests, way: "scheme \(name)")],
                place: SourcePlace(file: "/w/\(name).swift", line: 7), cure: "Stop \(name).",
                patch: Patch([Patch.File(path: "/w/\(name).swift", before: "a\n", after: "b\n")]))
        ], remarks: ["Production is \(name)."], failure: nil, judgement: accepted)

    /// Another finding of such a name, which is accepted for such a reason.
    private static let accepted: CheckConfiguration.Judgement = {
        var configuration = CheckConfiguration()
        configuration.accepted = [.init(.productionApp, of: name, reason: name)]
        let finding = Finding(.productionApp, name, of: name, cure: "Stop it.")
        return configuration.judging([finding], on: Day(year: 2026, month: 11, day: 26))
    }()

    @Test func `Text gives no name a line, and no escape sequence passes`() {
        let text = Self.report.rendered(as: .text)
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
        #expect(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{2028}" })
    }

    @Test func `A workflow command is one line, and its fields end nowhere else`() throws {
        let lines = Self.report.rendered(as: .github).split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice") })
        #expect(lines.count { $0.hasPrefix("::error") } == 1)
        let command = try #require(lines.first { $0.hasPrefix("::error") })
        let properties = try #require(command.dropFirst(2).components(separatedBy: "::").first)
        #expect(properties.hasSuffix("line=7,title=production-code-in-tests"))
        #expect(!properties.contains("\r"))
    }

    @Test func `JSON has the names as they are`() throws {
        let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(Self.report.rendered(as: .json).utf8))
        #expect(answer.project == Self.name)
        #expect(answer.findings.map(\.symbol) == [Self.name])
        #expect(answer.findings.map(\.file) == ["\(Self.name).swift"])
        #expect(answer.findings.map(\.ways) == [["scheme \(Self.name)"]])
        #expect(answer.accepted?.map(\.reason) == [Self.name])
        #expect(answer.scenarios.map(\.way) == ["scheme \(Self.name)", nil])
    }

    @Test func `JUnit's XML parses, and has the names without control characters`() throws {
        let document = try XMLDocument(xmlString: Self.report.rendered(as: .junit))
        let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
        let name = try #require(suite.attribute(forName: "name")?.stringValue)
        #expect(name.hasPrefix("understudy check A"))
        #expect(name.contains("::error::B%0A") && name.contains("]]><&\""))
        let scalars = name.unicodeScalars
        #expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" && $0 != "\r" || $0.value == 0x7F })
        #expect(suite.elements(forName: "testcase").count == 3)
    }

    @Test func `SARIF tells projects apart, and its addresses are encoded`() throws {
        struct Log: Decodable {
            var runs: [Run]
            struct Run: Decodable {
                var automationDetails: Details
                var results: [Result]
            }
            struct Details: Decodable { var id: String }
            struct Result: Decodable {
                var locations: [Location]?
                var partialFingerprints: [String: String]
            }
            struct Location: Decodable { var physicalLocation: Place }
            struct Place: Decodable { var artifactLocation: Artifact }
            struct Artifact: Decodable { var uri: String }
        }
        let log = try JSONDecoder().decode(Log.self, from: Data(Self.report.rendered(as: .sarif).utf8))
        let run = try #require(log.runs.first)
        #expect(run.automationDetails.id == "understudy/\(Self.name)/")
        let uri = try #require(run.results.first?.locations?.first?.physicalLocation.artifactLocation.uri)
        #expect(uri.removingPercentEncoding == "\(Self.name).swift")
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") })
        #expect(run.results.first?.partialFingerprints == ["finding/v1": "production-code-in-tests \(Self.name)"])
    }
}

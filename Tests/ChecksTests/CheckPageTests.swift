import Foundation
import Lifecycle
import PackageResources
import Runs
import Testing
import Traces

@testable import Checks

/// The pages about checks, compared with the code.
struct CheckPageTests {
    private static let catalog = Task {
        guard let folder = PackageResources.documentation else { throw CocoaError(.fileNoSuchFile) }
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { ["md", "tutorial"].contains($0.pathExtension) }
        return try Dictionary(
            urls.map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) },
            uniquingKeysWith: { one, _ in one })
    }

    private static func page(_ name: String) async throws -> String {
        try #require(try await catalog.value[name], "there is no page \(name)")
    }

    /// The words in the first column of the tables below a heading.
    private static func column(below heading: String, of text: String) throws -> [String] {
        let start = try #require(text.firstRange(of: "\n\(heading)\n"))
        let section = text[start.upperBound...].prefix { $0 != "#" }
        return section.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| `([^`]+)` \|/)?.output.1 }
            .map(String.init)
    }

    @Test func `The page lists the findings and the scenarios`() async throws {
        let text = try await Self.page("CheckingAProject")
        #expect(try Self.column(below: "### The findings", of: text) == Finding.ID.allCases.map(\.rawValue))
        #expect(try Self.column(below: "## Overview", of: text) == CheckScenario.Kind.allCases.map(\.rawValue))
    }

    @Test func `The page of each finding exists and has the section`() async throws {
        for page in Finding.Page.all {
            let parts = page.link.split(separator: "#").map(String.init)
            let text = try await Self.page(parts[0])
            let title = page.title
            if parts.count > 1 {
                #expect(parts[1] == title.replacing(",", with: "").replacing(" ", with: "-"))
                #expect(text.contains("### \(title)\n") || text.contains("@Section(title: \"\(title)\")"), "\(title)")
            } else {
                #expect(text.hasPrefix("# \(title)\n") || text.contains("@Intro(title: \"\(title)\")"), "\(title)")
            }
        }
    }

    /// The keys of a JSON document, each with the word of the object that it is in.
    private static func keys(_ value: Any) -> Set<String> {
        if let object = value as? [String: Any] {
            return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
        }
        return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys($1)) }
    }

    @Test func `The page of the JSON has every key of a report, and no other`() async throws {
        let text = try await Self.page("CheckReports")
        let tables = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = Set(text.matches(of: /`(\w+)`/).map { String($0.1) })
        let report = try JSONSerialization.jsonObject(with: Data(Self.full.rendered(as: .json).utf8))
        #expect(Self.keys(report).subtracting(named) == [])
        let first = tables.compactMap { $0.firstMatch(of: /^\| (.*?) \|/)?.output.1 }
            .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
        #expect(Set(first).subtracting(Self.keys(report)) == [])
    }

    /// A report with all that one may have.
    private static var full: CheckReport {
        let finding = Finding(
            .productionCode, "Production.", of: "A", scenarios: [.init(.tests, way: "scheme B")],
            place: SourcePlace(file: "/w/A.swift", line: 1), rule: .sessionUnknown, cure: "Stop it.",
            patch: Patch([Patch.File(path: "/w/A.swift", before: "a\n", after: "b\n")]))
        var configuration = CheckConfiguration()
        configuration.accepted = [
            .init(.productionCode, reason: "Known.", until: Day(year: 2099, month: 1, day: 1)),
            .init(.productionApp, of: "B", reason: "Old."),
        ]
        let use = LeftOutUse(code: "a()", reason: "a is missing", effect: .assumed)
        var launched = LaunchedApp.made(
            isolation: .unknown("why"),
            further: [
                TraceEvent(kind: .fault, lane: .system, name: "fault", text: "a fault"),
                TraceEvent(state: .adaptedAppDelegate, class: "Stage.AppDelegate"),
                TraceEvent(
                    kind: .state, lane: .system, state: .leftOut(use), place: SourcePlace(file: "/w/A.swift", line: 1)),
            ])
        launched.verdict.app = "App"
        launched.verdict.tests = Verdict.Tests(ran: 1, failed: 1)
        launched.earlierTrouble = "it crashed"
        let judgement = configuration.judging([finding], on: Day(year: 2026, month: 11, day: 26))
        return CheckReport(
            project: "A", root: "/w",
            results: [
                ScenarioResult(.init(.tests, way: "B"), .launched(launched)), ScenarioResult(.run, .omitted("why")),
            ],
            findings: [finding], remarks: ["The schemes."], failure: "late", judgement: judgement)
    }
}

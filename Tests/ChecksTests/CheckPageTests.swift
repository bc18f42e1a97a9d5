import Foundation
import PackageResources
import Testing

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
}

import Foundation
import Lifecycle
import PackageResources
import TestSupport
import Testing
import Traces
import Wording

@testable import Techniques

/// The page of what was tried is what the record says.
struct PromisesPageTests {
    @Test func `The page is what the record says`() throws {
        let place = Checkout.path("Tests/Recorded/\(PromisesPage.recordName)")
        let lines = try String(contentsOfFile: place, encoding: .utf8)
        let rows = try PromisesPage.rows(lines, from: place)
        #expect(
            try RecordedMatrixTests.page(PromisesPage.file) == PromisesPage.text(rows), "understudy record promises")
        #expect(try PromisesPage.record(rows) == lines, "understudy record promises")
    }

    /// A name that is put together counts by its constant beginning.
    @Test(arguments: [
        ("swift", #"(?:\.tried\(|Promise\(\s*fuzz:|Promise\(\s*\.\w+,)\s*"((?:[^"\\]|\\[^(])*)(\\\()?"#),
        ("py", #"@trial\(\s*"\w+",\s*"([^"]*)"(\?)?"#),
    ])
    func `The page has a row for each thing that tests declare`(fileType: String, declaration: String) throws {
        let place = Checkout.path("Tests/Recorded/\(PromisesPage.recordName)")
        let rows = try PromisesPage.rows(try String(contentsOfFile: place, encoding: .utf8), from: place).map(\.name)
        let folder = Checkout.folder.appending(path: "Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".\(fileType)") && !$0.contains(".build/") }
        let expression = try Regex(declaration, as: (Substring, Substring, Substring?).self)
        var count = 0
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(of: expression) {
                let name = String(match.output.1)
                let isWhole = match.output.2?.isEmpty ?? true
                count += 1
                #expect(
                    rows.contains { isWhole ? $0 == name : $0.hasPrefix(name) },
                    "\(file) declares it: \(name)... Run Tests/run, then understudy record promises.")
            }
        }
        #expect(count > 15)
    }

    /// The tables of what is protected and of what was tried name tests; each is there, and tries what its row says.
    @Test func `Each promise names the file of its tests`() throws {
        let place = Checkout.path("Tests/Recorded/\(PromisesPage.recordName)")
        let rows = try PromisesPage.rows(try String(contentsOfFile: place, encoding: .utf8), from: place)
        let folder = Checkout.folder.appending(path: "Tests")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { !$0.contains(".build/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".py")) }
        let paths = Dictionary(grouping: files) { String($0.split(separator: "/").last ?? "") }
        for row in rows {
            let name = try #require(row.test, "\(row.name)")
            let texts = try (paths[name] ?? []).map {
                try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
            // Names that are put together from a title begin or end with words of the file.
            let ends = [row.name, String(row.name.prefix { $0 != ":" }) + ": ", ", damaged"]
            #expect(
                texts.contains { text in ends.contains { row.name.contains($0) && text.contains($0) } },
                "\(row.name): \(name)")
        }
        let tried = Set(rows.compactMap(\.test))
        let page = try String(
            contentsOfFile: Checkout.path("Documentation.docc/Articles/ThreatModel.md"), encoding: .utf8)
        let table = page.split(separator: "\n").drop { !$0.hasPrefix("| who |") }.prefix { $0.hasPrefix("|") }
            .dropFirst(2)
        #expect(table.count == 8)
        for row in table {
            let named = row.split(separator: "|").last?.matches(of: /`([^`]+)`/).map { "\($0.output.1).swift" } ?? []
            #expect(!named.isEmpty && named.allSatisfy(tried.contains), "\(row.prefix(80)): \(named)")
        }
    }

    @Test func `What a verdict is worth is said in one sentence`() throws {
        for page in ["ThreatModel", "Trace"] {
            let text = try String(
                contentsOfFile: Checkout.path("Documentation.docc/Articles/\(page).md"), encoding: .utf8)
            #expect(text.replacing("\n", with: " ").contains(Verdict.evidence), "\(page)")
        }
    }

    @Test func `Lines of several programs are added up and sorted`() throws {
        let lines = """
            {"kind":"load","lost":"nothing","name":"b","tried":2}
            {"kind":"attack","lost":"nothing","name":"z","tried":1}

            {"kind":"load","lost":"an event, since the disk was full","name":"b","tried":3}
            {"kind":"attack","lost":"nothing","name":"a","tried":1500}
            """
        #expect(
            try PromisesPage.rows(lines, from: "x") == [
                .init(.attack, "a", tried: 1500, lost: "nothing"), .init(.attack, "z", tried: 1, lost: "nothing"),
                .init(.load, "b", tried: 5, lost: "an event, since the disk was full"),
            ])
        #expect(throws: Mistake.self) { try PromisesPage.rows("{}", from: "x") }
    }
}

import Application
import Foundation
import Testing

@testable import Tutorials

/// The lines that a built page marks in a step's file are those that the step changes.
struct MarkedLinesTests {
    /// A page cannot mark a line that is gone. The texts of these steps have to say what they remove.
    static let removing = [
        "reid/main-swift", "reid/no-storyboard", "sanders/no-class", "sanders/no-scenes", "hackworth/main-swift",
        "now/class-removed",
    ]

    @Test func `Every step that changes a file marks the changed lines, and no other line is marked`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let files = try Self.files(in: try CarriedFolders.ofThisProgram.documentation)
        var removing: [String] = []
        for tutorial in catalog.tutorials {
            var texts = Dictionary(uniqueKeysWithValues: tutorial.start.map { ($0.path, $0.lines) })
            for step in tutorial.steps {
                guard let code = step.code else { continue }
                let name = "\(tutorial.name(of: step))"
                let lines = try #require(files[code.file], "\(name): \(code.file) is not in the catalog")
                let marked = Set(code.highlights)
                guard let before = texts.updateValue(lines, forKey: code.path) else {
                    #expect(marked == [], "\(name) shows a new file")
                    continue
                }
                let kept = lines.indices.filter { !marked.contains($0 + 1) }.map { lines[$0] }
                let common = Self.common(before, lines)
                #expect(Self.common(before, kept) == kept.count, "\(name): an unmarked line is new")
                #expect(marked.count == lines.count - common, "\(name): marked \(code.highlights)")
                #expect(before != lines, "\(name) shows \(code.path) without a change: leave @Code out")
                if marked.isEmpty { removing.append(name) }
            }
        }
        #expect(removing == Self.removing)
    }

    @Test func `A step has two commands at most`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let long = catalog.tutorials.flatMap { tutorial in
            tutorial.steps.filter { $0.commands.count > 2 }.map { "\(tutorial.name(of: $0))" }
        }
        #expect(long == [])
    }

    @Test func `No tutorial begins with a step that cannot run, and each has four questions at least`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let records = try CarriedFolders.ofThisProgram.stepRecords
        for tutorial in catalog.tutorials {
            let first = try #require(tutorial.steps.first)
            let record = try String(contentsOf: records.trace(tutorial.name(of: first)), encoding: .utf8)
            #expect(record.hasSuffix("exit 0\n"), "\(tutorial.name(of: first))")
            #expect(tutorial.questions.count >= 4, "\(tutorial.name)")
            for answer in tutorial.questions.flatMap(\.answers) { #expect(!answer.justification.isEmpty) }
        }
    }

    /// A file has one place in an archive, and its marked lines with it.
    @Test func `No file is shown by two steps`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let shown = catalog.tutorials.flatMap(\.steps).compactMap(\.code?.file)
        #expect(Dictionary(grouping: shown) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test func `A step names the newest version of its file, from whichever section`() {
        let source = TutorialSource(
            text: """
                @Code(name: "A/a.swift", file: "a-1") {
                @Code(name: "A/b.swift", file: "b-1")
                @Code(name: "A/a.swift", file: "a-2", reset: true)
                @Code(name: "A/a.swift", file: "a-3")
                @Code(name: "A/b.swift",
                   file: "b-1")
                """)
        #expect(
            source.namingPreviousFiles(start: ["A/a.swift": "a-0"]).text == """
                @Code(name: "A/a.swift", file: "a-1", previousFile: "a-0") {
                @Code(name: "A/b.swift", file: "b-1")
                @Code(name: "A/a.swift", file: "a-2", reset: true)
                @Code(name: "A/a.swift", file: "a-3", previousFile: "a-2")
                @Code(name: "A/b.swift",
                   file: "b-1")
                """)
    }

    @Test func `A project starts with the files of its folder`() async throws {
        let small = try SmallCatalog()
        try small.write("print(0)\n", to: "Tutorials/Tiny/Start/Stage/main.swift")
        try small.write("let other = 1\n", to: "Tutorials/Tiny/Start/Stage/Other.swift")
        let archive = try await DocumentationArchive.convert(
            catalog: small.catalog, docc: try await docc(), cache: small.cache)
        let tutorial = try archive.tutorials()[0]
        #expect(
            tutorial.start == [
                CodeFile(
                    path: "Stage/Other.swift", file: "Start/Stage/Other.swift", lines: ["let other = 1"], highlights: []
                ),
                CodeFile(path: "Stage/main.swift", file: "Start/Stage/main.swift", lines: ["print(0)"], highlights: []),
            ])
        #expect(tutorial.steps.map { $0.code?.highlights } == [[], [1], [2, 3]])
        let projects = try tutorial.steps.map { try StepProject(tutorial, step: $0).files.map(\.origin) }
        #expect(
            projects == [
                ["tiny-01-Info.plist", "Start/Stage/Other.swift", "Start/Stage/main.swift"],
                ["tiny-01-Info.plist", "Start/Stage/Other.swift", "tiny-02-main.swift"],
                ["tiny-01-Info.plist", "Start/Stage/Other.swift", "tiny-03-main.swift"],
            ])
    }

    /// Returns the lines of the files of code in a catalog, by the files' names.
    private static func files(in catalog: URL) throws -> [String: [String]] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: catalog.path).filter { $0.contains("/Code/") }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { path in
                let text = try String(contentsOf: catalog.appending(path: path), encoding: .utf8)
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if lines.last == "" { lines.removeLast() }
                return (URL(filePath: path).lastPathComponent, lines)
            })
    }

    /// Returns the length of the longest common subsequence of two texts.
    private static func common(_ one: [String], _ other: [String]) -> Int {
        var lengths = [Int](repeating: 0, count: other.count + 1)
        for line in one {
            var diagonal = 0
            for (index, candidate) in other.enumerated() {
                let above = lengths[index + 1]
                lengths[index + 1] = line == candidate ? diagonal + 1 : max(above, lengths[index])
                diagonal = above
            }
        }
        return lengths[other.count]
    }
}

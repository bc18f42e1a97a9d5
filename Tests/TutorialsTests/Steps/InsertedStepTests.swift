import Foundation
import Lifecycle
import Samples
import Testing

@testable import Tutorials

/// A step is inserted in the middle of a tutorial: nothing else is renamed, renumbered or recorded again.
struct InsertedStepTests {
    let small: SmallCatalog
    let records: StepRecords

    init() throws {
        small = try SmallCatalog()
        records = StepRecords(catalog: small.catalog, traces: small.folder.appending(path: "Steps"))
        try edit([
            (#"file: "tiny-02-main.swift")"#, Self.code("tiny-02-main.swift", picture: "tiny-code.svg")),
            ("Better.", "Better: `understudy run tiny/better`"),
            (#"file: "tiny-03-main.swift")"#, Self.code("tiny-03-main.swift", picture: "tiny-better.svg")),
        ])
        for name in ["code", "better"] { try small.write("<svg/>", to: "Tutorials/Tiny/Pictures/tiny-\(name).svg") }
    }

    private static func code(_ file: String, picture: String) -> String {
        """
        file: "\(file)") {
           @Image(source: "\(picture)", alt: "")
        }
        """
    }

    private func edit(_ changes: [(String, String)]) throws {
        var text = try small.text("Tutorials/Tiny/Tiny.tutorial")
        for (old, new) in changes {
            try #require(text.ranges(of: old).count == 1, "\(old)")
            text = text.replacing(old, with: new)
        }
        try small.write(text, to: "Tutorials/Tiny/Tiny.tutorial")
    }

    private func tutorial() async throws -> Tutorial {
        try await DocumentationArchive.convert(catalog: small.catalog, docc: try await docc(), cache: small.cache)
            .tutorials()[0]
    }

    /// Returns the outcome of a step's commands: another for each step.
    private func transcript(_ name: SampleID.Step) -> StepTranscript {
        StepTranscript([
            .init(
                StepCommand("understudy run \(name)"),
                CommandOutcome(
                    events: [
                        TraceEvent(
                            seq: 1, time: 0, kind: .call, lane: .appDelegate, class: "Stage.\(name.slug)", name: "init")
                    ], status: 0))
        ])
    }

    /// Returns the texts of the records and pictures by their files.
    private func files(_ names: [SampleID.Step]) throws -> [String: String] {
        let places = names.flatMap { [records.trace($0)] + [records.picture($0)].compactMap { $0 } }
        return Dictionary(
            uniqueKeysWithValues: try places.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) })
    }

    @Test func `The other steps keep their names, records and pictures`() async throws {
        let before = try await tutorial()
        let names = before.steps.map(before.name)
        #expect(names.map(\.description) == ["tiny/plist", "tiny/code", "tiny/better"])
        for name in names { _ = try records.renew(name, transcript(name)) }
        let written = try files(names)
        #expect(written.count == 6)

        try edit([
            (
                """
                         @Step {
                            Then **that**
                """,
                """
                         @Step {
                            Another: `understudy run tiny/between`
                            @Code(name: "Stage/Other.swift", file: "tiny-between-Other.swift")
                         }
                         @Step {
                            Then **that**
                """
            )
        ])
        try small.write("let other = 1\n", to: "Tutorials/Tiny/Code/tiny-between-Other.swift")
        let after = try await tutorial()
        #expect(
            after.steps.map { "\(after.name(of: $0))" } == ["tiny/plist", "tiny/between", "tiny/code", "tiny/better"])
        #expect(after.steps.map(\.number) == [1, 2, 3, 4])
        #expect(try files(names) == written)
        for name in names { #expect(try records.findings(name, transcript(name)) == []) }
        let library = StepCatalog.library(of: [after])
        #expect(after.nameFindings(in: library) == [])
        #expect(try names.map { try library.step($0) } == names)
    }
}

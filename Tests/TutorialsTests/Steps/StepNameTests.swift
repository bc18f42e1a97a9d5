import Application
import Foundation
import Samples
import Testing

@testable import Tutorials

/// The names of steps: one for each, from the step's own commands.
struct StepNameTests {
    @Test func `Every step has one name, and every command of another step is marked`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        #expect(catalog.tutorials.flatMap { $0.nameFindings(in: catalog.library) } == [])
        let names = catalog.tutorials.flatMap { tutorial in tutorial.steps.map { tutorial.name(of: $0) } }
        #expect(!names.isEmpty && Set(names).count == names.count)
        #expect(names.filter { SampleID.parse("\($0)") != .success(.step($0)) || $0.number != nil } == [])
    }

    /// The records keep nothing for a step that does not exist any more.
    @Test func `Every record and every picture of a step belongs to a step`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let records = try CarriedFolders.ofThisProgram.stepRecords
        let names = catalog.tutorials.flatMap { tutorial in tutorial.steps.map { tutorial.name(of: $0) } }
        let traces = names.map { records.trace($0).path }
        let found = try FileManager.default.subpathsOfDirectory(atPath: records.traces.path)
            .filter { $0.hasSuffix(".txt") }.map { records.traces.appending(path: $0).path }
        #expect(found.sorted() == traces.sorted())
        let pictures = Set(names.map(StepRecords.pictureName))
        let shown = try FileManager.default.subpathsOfDirectory(atPath: records.catalog.path)
            .filter { $0.contains("/Pictures/") && $0.hasPrefix("Tutorials/") && $0.hasSuffix(".svg") }
            .compactMap { $0.split(separator: "/").last.map(String.init) }
            .filter { file in catalog.tutorials.contains { file.hasPrefix("\($0.name)-") } }
        #expect(shown.filter { !pictures.contains($0) } == [])
    }

    /// An inserted step would make it false.
    @Test func `No tutorial speaks of a step by its number`() throws {
        let folder = try CarriedFolders.ofThisProgram.documentation.appending(path: "Tutorials")
        let numbered = /(?i)\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|step \d+)\b( steps?\b)?/
        var found: [String] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".tutorial") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            found += text.matches(of: numbered).map { String($0.output.0) }
                .filter { $0.contains("step") }.map { "\(file): \($0)" }
        }
        #expect(found == [])
    }

    @Test func `The first own command names a step`() {
        let tutorial = Self.tutorial([
            [.code("understudy run a/first")],
            [
                .emphasis([.code("understudy run a/first")]), .text(", then "),
                .code("understudy test a/second --os 17"),
            ],
            [.text("No command.")],
        ])
        #expect(tutorial.steps.map { "\(tutorial.name(of: $0))" } == ["a/first", "a/second", "a/3"])
        #expect(
            tutorial.steps[1].commands == [
                StepCommand("understudy run a/first", isOfAnotherStep: true),
                StepCommand("understudy test a/second --os 17"),
            ])
    }

    static let faults: [([Prose.Inline], [String])] = [
        ([.code("understudy run a/second"), .code("understudy test a/second")], []),
        (
            [.text("None.")],
            [
                "a/2: the step has no name. Add its own command, such as `understudy test a/words-that-say-it`."
            ]
        ),
        ([.code("understudy run a/first")], ["a/first: step 2 has the name of an earlier one. Give it another."]),
        (
            [.code("understudy run a/second"), .code("understudy run a/first")],
            [
                "a/second: a command of another step is not emphasized: understudy run a/first. "
                    + "Write it as *`understudy run a/first`*."
            ]
        ),
        (
            [.code("understudy run a/second"), .emphasis([.code("understudy test a/second")])],
            ["a/second: its own command is emphasized: understudy test a/second. Remove the asterisks."]
        ),
        (
            [.code("understudy run a/second"), .emphasis([.code("understudy run a/1")])],
            [
                "a/second: there is no step of the name in understudy run a/1. Name one that exists, by its words."
            ]
        ),
    ]

    @Test(arguments: faults)
    func `A fault in a name is said with its cure`(text: [Prose.Inline], findings: [String]) {
        let tutorial = Self.tutorial([[.code("understudy run a/first")], text])
        #expect(tutorial.nameFindings(in: StepCatalog.library(of: [tutorial])) == findings)
    }

    private static func tutorial(_ steps: [[Prose.Inline]]) -> Tutorial {
        let items = steps.enumerated().map { index, text in
            Tutorial.Section.Item.step(
                TutorialStep(number: index + 1, text: [.paragraph(text)], caption: [], code: nil, picture: nil))
        }
        return Tutorial(
            name: "a", title: "A", chapter: nil, minutes: nil, introduction: [],
            sections: [.init(title: "One", anchor: "one", introduction: [], picture: nil, items: items)],
            questions: [], path: "/a")
    }
}

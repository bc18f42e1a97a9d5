import Application
import Foundation
import Testing

@testable import Tutorials

/// The rhythm of a tutorial: a written title for each step, and few words in it.
struct StepRhythmTests {
    /// The words that fit beside a step's code without scrolling far.
    private static let mostWords = 120
    private static let mostTitleWords = 8

    private static let tutorials = Task {
        try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment).tutorials
    }

    @Test func `Each step has a title that its author wrote, short and not its first sentence`() async throws {
        for tutorial in try await Self.tutorials.value {
            var titles: Set<String> = []
            for step in tutorial.steps {
                let name = tutorial.name(of: step)
                let title = try #require(step.writtenTitle, "\(name): write @Comment { TITLE } into the step")
                var untitled = step
                untitled.writtenTitle = nil
                #expect(title != untitled.title, "\(name)")
                #expect(titles.insert(title).inserted, "\(name): an earlier step has this title")
                #expect(!title.isEmpty && title.split(separator: " ").count <= Self.mostTitleWords, "\(name): \(title)")
                #expect(title.first?.isUppercase ?? false || title.hasPrefix("iOS"), "\(name): \(title)")
                #expect(!title.hasSuffix("."), "\(name): \(title)")
            }
        }
    }

    @Test func `A step has at most 120 words`() async throws {
        let long = try await Self.tutorials.value.flatMap { tutorial in
            tutorial.steps.compactMap { step in
                let words = (step.text + step.caption).map(\.plain).joined(separator: " ")
                    .split(whereSeparator: \.isWhitespace).count
                return words > Self.mostWords ? "\(tutorial.name(of: step)): \(words)" : nil
            }
        }
        #expect(long == [], "move what introduces or reflects between the steps")
    }

    @Test(
        arguments: [
            ("@Step { Text }", [nil]), ("@Step {\n   @Comment { One  title }\n\n   Text\n}", ["One title"]),
            ("@Step {@Comment{A}}\n@Step { B @Comment { not at the start } }", ["A", nil]),
            ("@Steps { @Step { @Image(source: a, alt: b) } }", [nil]), ("@Steps { }", []),
        ] as [(String, [String?])])
    func `A title is the comment at a step's beginning`(source: String, titles: [String?]) {
        #expect(TutorialSource(text: source).stepTitles == titles)
    }

    @Test func `Steps are numbered within their sections`() {
        func section(_ count: Int) -> Tutorial.Section {
            let steps = (0..<count).map {
                Tutorial.Section.Item.step(TutorialStep(number: $0, text: [], caption: [], code: nil, picture: nil))
            }
            return Tutorial.Section(title: "", anchor: "", introduction: [], picture: nil, items: steps)
        }
        var tutorial = Tutorial(
            name: "a", title: "", chapter: nil, minutes: nil, introduction: [],
            sections: [section(2), section(0), section(1)], questions: [], path: "")
        #expect(tutorial.places.map(\.words) == ["Section 1, step 1", "Section 1, step 2", "Section 3, step 1"])
        tutorial.entitle(["One", nil, "Three"])
        #expect(tutorial.steps.map(\.writtenTitle) == ["One", nil, "Three"])
    }
}

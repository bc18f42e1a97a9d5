import Building
import Foundation
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Tutorials

@Suite struct ArchiveTests {
    @Test func `A tutorial is read whole`() async throws {
        let small = try SmallCatalog()
        let archive = try await DocumentationArchive.convert(
            catalog: small.catalog, docc: try await docc(), cache: small.cache)
        let tutorials = try archive.tutorials()
        #expect(tutorials.count == 1)
        // Parts first, so that a difference in one is shown by itself.
        for (section, wanted) in zip(tutorials[0].sections, expected.sections) { #expect(section == wanted) }
        #expect(tutorials[0].questions == expected.questions)
        #expect(tutorials == [expected])
    }

    @Test func `A catalog is converted once per contents`() async throws {
        let small = try SmallCatalog()
        let seen = Mutex<[DocumentationArchive.Progress]>([])
        let convert = {
            try await DocumentationArchive.convert(
                catalog: small.catalog, docc: try await docc(), cache: small.cache
            ) { progress in
                seen.withLock { $0.append(progress) }
            }
        }
        let first = try await convert()
        #expect(try await convert() == first)
        try small.write("print(3)\n", to: "Tutorials/Tiny/Code/tiny-02-main.swift")
        let other = try await convert()
        #expect(other != first)
        #expect(try other.tutorials()[0].steps[1].code?.lines == ["print(3)"])
        #expect(seen.withLock { $0 } == [.converting, .done, .done, .converting, .done])
    }

    @Test func `A link to a symbol reads as the symbol's name, or as its own words, where there are no symbols`()
        async throws
    {
        let small = try SmallCatalog()
        let file = "Tutorials/Tiny/Tiny.tutorial"
        let links =
            "Ask ``ReferenceUIKit/UIApplication/openSessions`` or [`UIWindow()`](<doc:ReferenceUIKit/UIWindow>)."
        try small.write(try small.text(file).replacing("Better.", with: links), to: file)
        let archive = try await DocumentationArchive.convert(
            catalog: small.catalog, docc: try await docc(), cache: small.cache)
        let steps = try archive.tutorials()[0].steps
        #expect(
            steps.last?.text == [
                .paragraph([.text("Ask "), .code("openSessions"), .text(" or "), .code("UIWindow()"), .text(".")])
            ])
    }

    @Test func `A missing catalog is said`() async throws {
        let small = try SmallCatalog()
        let nowhere = small.folder.appending(path: "Nowhere.docc")
        await #expect(
            throws: Mistake(
                .usage, what: "There is no documentation catalog.", place: nowhere.path,
                cure: "Reinstall Understudy, or name a folder with .tutorial files.")
        ) {
            _ = try await DocumentationArchive.convert(catalog: nowhere, docc: try await docc(), cache: small.cache)
        }
    }

    @Test func `A missing compiler is said`() throws {
        #expect(
            throws: Mistake(
                .usage, what: "Tutorials cannot be read: there is no docc beside the Swift compiler or on the PATH.",
                place: "/nowhere", cure: "Install the whole toolchain from https://www.swift.org/install.")
        ) {
            _ = try DocC.find(beside: nil, environment: ["PATH": "/nowhere"])
        }
    }

    private let expected = Tutorial(
        name: "tiny", title: "A tiny tutorial", chapter: "First", minutes: 5,
        introduction: [.paragraph([.text("With "), .code("code"), .text(".")])],
        sections: [
            Tutorial.Section(
                title: "Begin", anchor: "Begin", introduction: [.paragraph([.text("What it is about.")])],
                picture: Picture(
                    file: "curtain.svg", alternative: "A curtain.", path: "/images/org.understudy/curtain.svg"),
                items: [
                    .prose(.paragraph([.text("Between the steps.")])),
                    .step(
                        TutorialStep(
                            number: 1,
                            text: [
                                .paragraph([
                                    .text("Write "), .emphasis([.text("this")]), .text(", see "),
                                    .link([.text("Swift")], path: "https://swift.org"), .text("."),
                                ])
                            ],
                            caption: [
                                .paragraph([.text("Run it: "), .code("understudy run tiny/plist --state phone.json")]),
                                .aside(
                                    name: "Note",
                                    [.paragraph([.text("And "), .code("understudy test tiny/plist"), .text(".")])]),
                            ],
                            code: CodeFile(
                                path: "Stage/Info.plist", file: "tiny-01-Info.plist",
                                lines: [
                                    #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<plist version="1.0">"#, "<dict/>",
                                    "</plist>",
                                ], highlights: []),
                            picture: Picture(
                                file: "tiny-plist.svg", alternative: "Old words.",
                                path: "/images/org.understudy/tiny-plist.svg"))),
                    .step(
                        TutorialStep(
                            number: 2,
                            text: [
                                .paragraph([
                                    .text("Then "), .strong([.text("that")]), .text(": "),
                                    .code("understudy run tiny/code"),
                                ])
                            ], caption: [],
                            code: CodeFile(
                                path: "Stage/main.swift", file: "tiny-02-main.swift", lines: ["print(1)"],
                                highlights: []))),
                ]),
            Tutorial.Section(
                title: "Go on", anchor: "Go-on", introduction: [.paragraph([.text("More of it.")])],
                items: [
                    .step(
                        TutorialStep(
                            number: 3, text: [.paragraph([.text("Better.")])], caption: [],
                            code: CodeFile(
                                path: "Stage/main.swift", file: "tiny-03-main.swift",
                                lines: ["print(1)", "", "print(2)"], highlights: [2, 3])))
                ]),
        ],
        questions: [
            Tutorial.Question(
                title: [.paragraph([.text("Which?")])], content: [],
                answers: [
                    .init(
                        content: [.paragraph([.text("This")])], isCorrect: true,
                        justification: [.paragraph([.text("It is so.")])]),
                    .init(
                        content: [.paragraph([.text("That")])], isCorrect: false,
                        justification: [.paragraph([.text("It is not.")])]),
                ])
        ],
        path: "/tutorials/understudy/tiny")
}

func docc() async throws -> DocC {
    try DocC.find(
        beside: nil, environment: ProcessInfo.processInfo.environment,
        protection: try await TestBuilder.shared.value.modules.protection)
}

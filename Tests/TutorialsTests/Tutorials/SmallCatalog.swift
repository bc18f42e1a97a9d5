import Foundation
import Storage

/// A catalog of one tutorial with three steps, in a new folder that is gone after the test.
final class SmallCatalog {
    let folder = FileManager.default.temporaryDirectory.appending(path: "small-\(UUID().uuidString)")

    var catalog: URL { folder.appending(path: "Small.docc") }
    var cache: BuildCache { BuildCache(folder: folder.appending(path: "cache").path) }

    init() throws {
        for (path, text) in Self.files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, to path: String) throws {
        let url = catalog.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: catalog.appending(path: path)), as: UTF8.self)
    }

    static let files: [String: String] = [
        "Tutorials/Table.tutorial": """
        @Tutorials(name: "Stages") {
           @Intro(title: "All") {
              Hello.
           }
           @Chapter(name: "First") {
              Chapter text.
              @Image(source: "curtain.svg", alt: "A curtain.")
              @TutorialReference(tutorial: "doc:Tiny")
           }
        }
        """,
        "Tutorials/Tiny/Tiny.tutorial": """
        @Tutorial(time: 5) {
           @Intro(title: "A tiny tutorial") {
              With `code`.
           }
           @Section(title: "Begin") {
              @ContentAndMedia {
                 What it is about.
                 @Image(source: "curtain.svg", alt: "A curtain.")
              }
              @Steps {
                 Between the steps.
                 @Step {
                    Write *this*, see [Swift](https://swift.org).

                    Run it: `understudy run tiny/plist --state phone.json`

                    > Note: And `understudy test tiny/plist`.
                    @Code(name: "Stage/Info.plist", file: "tiny-01-Info.plist") {
                       @Image(source: "tiny-plist.svg", alt: "Old words.")
                    }
                 }
                 @Step {
                    Then **that**: `understudy run tiny/code`
                    @Code(name: "Stage/main.swift", file: "tiny-02-main.swift")
                 }
              }
           }
           @Section(title: "Go on") {
              @ContentAndMedia {
                 More of it.
              }
              @Steps {
                 @Step {
                    Better.
                    @Code(name: "Stage/main.swift", file: "tiny-03-main.swift")
                 }
              }
           }
           @Assessments {
              @MultipleChoice {
                 Which?
                 @Choice(isCorrect: true) {
                    This
                    @Justification(reaction: "Yes") {
                       It is so.
                    }
                 }
                 @Choice(isCorrect: false) {
                    That
                    @Justification {
                       It is not.
                    }
                 }
              }
           }
        }
        """,
        "Tutorials/Tiny/Pictures/curtain.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
        "Tutorials/Tiny/Pictures/tiny-plist.svg": #"<svg xmlns="http://www.w3.org/2000/svg" id="old"/>"#,
        "Tutorials/Tiny/Code/tiny-01-Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict/>
        </plist>

        """,
        "Tutorials/Tiny/Code/tiny-02-main.swift": "print(1)\n",
        "Tutorials/Tiny/Code/tiny-03-main.swift": "print(1)\n\nprint(2)\n",
    ]
}

import Foundation
import TestSupport
import Testing

@testable import Wording

/// The one address of the publisher, in each text that has it.
struct PublishedAddressTests {
    private static let address = PublishedAddress("https://github.com/someone/stage-door")

    @Test func `A page links the address where it says to clone, and nothing else changes`() {
        let page = """
            Clone this repository. To clone this
            repository, or this repository alone.
              - uses: OWNER/understudy/.github/actions/check@v0.2.0
            """
        let linked = """
            Clone [this repository](https://github.com/someone/stage-door). To clone this
            repository, or this repository alone.
              - uses: someone/stage-door/.github/actions/check@v0.2.0
            """
        #expect(Self.address.linked(in: page) == linked)
        #expect(Self.address.linked(in: linked) == linked)
        #expect(PublishedAddress(nil).linked(in: linked) == page)
        #expect(PublishedAddress("https://other.host/a/b").linked(in: page).contains("uses: OWNER/understudy/"))
    }

    @Test func `A script names it, and a project that is written`() {
        let script = "const cure = `Clone this repository and run there`;"
        #expect(PublishedAddress(nil).named(in: script) == script)
        #expect(
            Self.address.named(in: script)
                == "const cure = `Clone https://github.com/someone/stage-door and run there`;")
        #expect(PublishedAddress(nil).issues == "")
        #expect(Self.address.issues == ", https://github.com/someone/stage-door/issues")
    }

    /// Pages that people read, and files that GitHub and containers read.
    private static let places = ["README.md", "Documentation.docc", ".github", ".devcontainer", "Site"]

    @Test(arguments: places)
    func `No text has an address that leads nowhere`(place: String) throws {
        let root = Checkout.path(place)
        var isFolder: ObjCBool = false
        try #require(FileManager.default.fileExists(atPath: root, isDirectory: &isFolder))
        let below = isFolder.boolValue ? try FileManager.default.subpathsOfDirectory(atPath: root) : []
        let files = isFolder.boolValue ? below.map { "\(root)/\($0)" } : [root]
        let endings = ["md", "yml", "json", "js", "mustache", "tutorial"]
        let texts = files.filter { file in endings.contains { file.hasSuffix(".\($0)") } }
        try #require(!texts.isEmpty)
        for file in texts {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains(/https?:\/\/[^\s\/]*\bexample\b/) {
                // The argument of an option stands for the reader's own address.
                #expect(line.contains(/--(?:site-url|public-origin) https:/), "\(file): \(line)")
            }
        }
    }
}

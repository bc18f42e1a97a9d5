import Foundation
import Samples
import TestSupport
import Testing

@testable import Projects
@testable import Storage

/// Tests that the user learns what is not read because there is too much of it.
@Suite(.timeLimit(.minutes(1))) struct ReachedBoundsTests {
    private static let plist = "<plist><dict/></plist>"

    private func notes(_ files: [String: String], besides add: (ScratchFolder) throws -> Void = { _ in }) throws
        -> [String]
    {
        try ScratchFolder.with(files) { folder in
            try add(folder)
            return try SampleDiscovery().sample(at: folder.path, needsTests: false).notes
                .map { $0.replacing(folder.path, with: "/F") }
        }
    }

    @Test func `Files beyond the bound`() throws {
        let files = ["App/Info.plist": Self.plist, "App/a.swift": "import UIKit\n"]
        #expect(try notes(files) == [])
        let notes = try notes(files) { folder in
            for number in 0..<20_000 { symlink("a", folder / "App/x\(number)") }
        }
        #expect(
            notes == [
                "/F/App holds more than 20000 files and folders; the rest is not looked at. If the app needs more of them, name a smaller folder in the project."
            ])
    }

    @Test(arguments: [
        ("$(DEBUG)", []),
        (
            "$(A0)",
            [
                "The build setting SWIFT_ACTIVE_COMPILATION_CONDITIONS stands for more than 2,000 references, 100 levels or 1 MiB of text; the rest of it is left empty. Write its value out."
            ]
        ),
    ])
    func `Settings that name each other twice`(conditions: String, expected: [String]) throws {
        let doubled = (0..<40).map { "    A\($0): $(A\($0 + 1)) $(A\($0 + 1))\n" }.joined()
        let project = """
            name: App
            settings:
              base:
                SWIFT_ACTIVE_COMPILATION_CONDITIONS: \(conditions)
            \(doubled)targets:
              App: {type: application, platform: iOS, sources: App, info: {path: App/Info.plist}}
            """
        let files = ["project.yml": project, "App/a.swift": "import UIKit\n", "App/Info.plist": Self.plist]
        #expect(try notes(files) == expected)
    }

    @Test func `Folders of an asset catalog that are too deep`() throws {
        let deep = "App/Assets.xcassets/" + String(repeating: "a/", count: 21) + "Star.imageset/Contents.json"
        let notes = try notes(["App/Info.plist": Self.plist, "App/a.swift": "import UIKit\n", deep: "{}"])
        #expect(notes.count == 1)
        #expect(
            notes.first?.hasSuffix(
                "/a is nested more than 20 folders deep, or its catalog has more than 20000 assets; what is beyond has no names here."
            ) == true)
    }
}

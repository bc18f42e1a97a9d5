import Foundation
import Testing

@testable import XcodeProjects

struct XcodeProjectTests {
    @Test func `The first folder of a path is its target, and the app's own tests come first`() {
        let project = Small.project()
        #expect(project.targets.map(\.name) == ["Stage", "StageTests", "EveningTests"])
        #expect(
            project.targets.map(\.bundleIdentifier) == [
                "org.understudy.Stage", "org.understudy.Stage.StageTests", "org.understudy.Stage.EveningTests",
            ])
        #expect(
            project.files.map(\.path) == [
                "EveningTests/EveningTests.swift", "README.md", "Stage.xcodeproj/project.pbxproj",
                "Stage.xcodeproj/xcshareddata/xcschemes/Stage.xcscheme",
                "Stage/Art.xcassets/A.imageset/Contents.json", "Stage/Art.xcassets/Contents.json",
                "Stage/Base.lproj/Main.storyboard", "Stage/Info.plist", "Stage/Views/Curtain.swift",
                "Stage/main.swift", "StageTests/StageTests.swift",
            ])
    }

    @Test func `Equal files make equal bytes, in whatever order they come`() {
        let archive = Small.project().archive(in: "small")
        #expect(Small.project().archive(in: "small") == archive)
        #expect(Small.project(Small.files.reversed()).archive(in: "small") == archive)
        #expect(Small.project().archive(in: "other") != archive)
    }

    @Test func `The README names the tests, those that are skipped, and that Xcode was not there`() {
        let text = Small.project().readMe
        #expect(text.hasPrefix("# Stage\n\nWords.\n\n## Open it in Xcode\n"))
        #expect(text.contains("Command-U runs StageTests in it."))
        #expect(text.contains("The scheme skips EveningTests."))
        #expect(text.contains("It was **not opened in\nXcode** there."))
        #expect(Small.project(Array(Small.files.prefix(2))).readMe.contains("There are no tests yet."))
    }

    @Test(arguments: [
        ("import UIKit", "12.0"), ("import UIKit\nfunc scene(_ scene: UIScene) {}", "13.0"),
        ("@available(iOS 13, *)\nclass A: UIWindowSceneDelegate {}", "12.0"),
        ("import SwiftUI\n@main struct A: App {}", "14.0"),
    ])
    func `The oldest iOS follows from the API`(source: String, version: String) {
        #expect(DeploymentTarget.oldest(for: [XcodeProject.File(path: "A/A.swift", text: source)]) == version)
    }
}

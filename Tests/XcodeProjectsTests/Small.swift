@testable import XcodeProjects

/// A small project: an app with a storyboard and a nested folder, its tests, and other tests.
enum Small {
    static let files = [
        XcodeProject.File(path: "Stage/Info.plist", text: "<plist/>\n"),
        XcodeProject.File(path: "Stage/main.swift", text: "import UIKit\nlet sceneDelegate: UISceneDelegate\n"),
        XcodeProject.File(path: "Stage/Base.lproj/Main.storyboard", text: "<document/>\n"),
        XcodeProject.File(path: "Stage/Art.xcassets/Contents.json", text: "{}\n"),
        XcodeProject.File(path: "Stage/Art.xcassets/A.imageset/Contents.json", text: "{}\n"),
        XcodeProject.File(path: "Stage/Views/Curtain.swift", text: "// “red”\n"),
        XcodeProject.File(path: "StageTests/StageTests.swift", text: "import XCTest\n"),
        XcodeProject.File(path: "EveningTests/EveningTests.swift", text: "import XCTest\n"),
        XcodeProject.File(path: "stray.swift", text: ""),
    ]

    static func project(_ files: [XcodeProject.File] = files) -> XcodeProject {
        XcodeProject(files, app: "Stage", bundleIdentifier: "org.understudy.Stage", introduction: "Words.")
    }
}

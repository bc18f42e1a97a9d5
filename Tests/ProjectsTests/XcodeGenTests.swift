import Foundation
import HostileFileCases
import Lifecycle
import TestSupport
import Testing
import Wording

@testable import Projects
@testable import Samples

/// XcodeGen's `project.yml`, which is read as data.
@Suite struct XcodeGenTests {
    private static let files = [
        "project.yml": ProjectTexts.xcodeGen, "shared.yml": ProjectTexts.xcodeGenShared,
        "Globe/SceneDelegate.swift": "// 1", "Globe/Main.txt": "", "Globe/README.md": "",
        "Globe/Assets.xcassets/Tint.colorset/Contents.json": "{}", "Kit/Kit.swift": "// 2",
        "Tests/One.swift": "// 3", "Tests/Old/Two.swift": "#error", "Tests/a.md": "",
        "Score/Package.swift": """
        let package = Package(
            name: "Score", products: [.library(name: "Score", targets: ["Score"])], targets: [.target(name: "Score")])
        """,
        "Score/Sources/Score/Score.swift": "// 4",
    ]

    @Test func `The project is what XcodeGen would make`() throws {
        try ScratchFolder.with(Self.files) { folder in
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            let source = { (path: String, text: String) in SourceFile(path: folder / path, text: text) }
            func target(_ name: String, _ module: String, _ sources: [SourceFile]) -> Sample.Target {
                Sample.Target(name: name, module: module, sources: sources, languageMode: "6", conditions: ["DEV"])
            }
            var app = target("Globe", "Globe_Theatre", [source("Globe/SceneDelegate.swift", "// 1")])
            app.resources.files = ["Main.txt": folder / "Globe/Main.txt"]
            app.resources.assets = AssetNames(images: [], colors: ["Tint"])
            #expect(sample.app == app)
            #expect(sample.tests == target("GlobeTests", "GlobeTests", [source("Tests/One.swift", "// 3")]))
            var score = Sample.Target(
                name: "Score", module: "Score", sources: [source("Score/Sources/Score/Score.swift", "// 4")],
                conditions: ["SWIFT_PACKAGE", "DEBUG"])
            score.packageName = "score"
            score.bundlePlace = "Score_Score.bundle"
            var kit = target("GlobeKit", "GlobeKit", [source("Kit/Kit.swift", "// 2")])
            kit.bundlePlace = "Frameworks/GlobeKit.framework"
            #expect(sample.libraries == [kit, score])
            #expect(
                sample.description
                    == AppDescription(
                        bundleIdentifier: "org.understudy.Globe", name: "Globe Theatre",
                        sceneManifest: SceneManifest(
                            supportsMultipleScenes: false,
                            configurations: [
                                SceneConfiguration.applicationRole: [
                                    SceneConfiguration(delegateClass: "Globe_Theatre.SceneDelegate")
                                ]
                            ])))
            #expect(sample.deploymentTarget == SystemVersion(16, 2))
            #expect(
                sample.scheme
                    == ProjectScheme(
                        name: "Globe", run: Scheme(arguments: ["-a", "-b"]),
                        test: Scheme(environment: ["HALL": "Globe Theatre"]),
                        tests: TestChoice(skipped: ["One/testOne()"])))
            #expect(
                sample.notes == [
                    "The scheme Globe skips One/testOne(). To run all tests, without what the scheme passes: --scheme none"
                ])
            #expect(
                sample.modules
                    == ProjectModules([
                        "Globe": .target("Globe"), "GlobeKit": .target("GlobeKit"), "Clock": .target("Clock"),
                        "GlobeTests": .target("GlobeTests"), "Score": .package("Score"), "Box": .carthage,
                        "RemoteUI": .package("https://example.org/Remote.git"),
                    ]))
        }
    }

    static let malformed: [(String, String, String)] = [
        ("targets: [", "It is not YAML", ":"), ("a: *none", "It is not YAML.", ""),
        ("- a", "It holds no dictionary.", ""),
        ("name: A", "It has no targets.", ""), ("", "It holds no dictionary.", ""),
        ("<<<<<<< HEAD\ntargets: {}\n=======", "It is not YAML", ""),
        ("include: project.yml\ntargets: {}", "It includes more than 100 files.", ""),
    ]

    @Test(arguments: malformed) func `A malformed file is a mistake`(text: String, reason: String, line: String) throws
    {
        try ScratchFolder.with(["project.yml": text]) { folder in
            let found = mistake(at: folder.path)
            #expect(
                found?.what.hasPrefix("XcodeGen's file cannot be read. \(reason)") == true,
                "\(String(describing: found))")
            #expect(found?.place?.hasPrefix(folder / "project.yml" + line) == true)
            #expect(found?.cure == "Correct it, or generate the project and name that: xcodegen generate")
        }
    }

    @Test func `Anchors that stand for very much are refused`() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            text +=
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        #expect(throws: YAMLValue.Unreadable(reason: "It has more than 100000 values.")) { try YAMLValue(text) }
    }

    @Test func `A file that is nested deeply is refused`() {
        let text = String(repeating: "[", count: 20_000)
        #expect(throws: YAMLValue.Unreadable.self) { try YAMLValue(text) }
    }

    @Test func `A source that is not there is a mistake`() throws {
        let text = "targets: {A: {type: application, platform: iOS, sources: [None]}}"
        try ScratchFolder.with(["project.yml": text]) { folder in
            #expect(
                mistake(at: folder.path)
                    == .missingXcodeGenSource("None", target: "A", file: folder / "project.yml"))
        }
    }
}

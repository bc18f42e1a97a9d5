import HostileFileCases
import TestSupport
import Testing

@testable import Projects
@testable import Samples

/// Pods whose sources are here, and the names of those whose are not.
@Suite struct PodTests {
    @Test func `A podspec is read`() throws {
        let spec = try #require(Podspec(ProjectTexts.podspec))
        #expect(spec.name == "Feature-Kit")
        #expect(spec.module == "Feature_Kit")
        #expect(spec.sources == ["Classes/**/*.{h,swift}", "Extra/*.swift", "Core"])
        #expect(spec.excluded == ["Classes/Drafts/**"])
        #expect(spec.dependencies == ["Alamofire"])
        #expect(spec.languageMode == "5")
        #expect(Podspec("") == nil)
        #expect(Podspec("<<<<<<< HEAD\ns.name = 'A'") == nil)
    }

    static let patterns: [(String, [String], [String])] = [
        ("Classes/**/*.swift", ["Classes/A.swift", "Classes/a/b/C.swift"], ["A.swift", "Classes/A.m", "Classes/A"]),
        ("**/*.{h,swift}", ["A.swift", "a/b.h"], ["a/b.m"]), ("Core", ["Core/A.swift", "Core/a/B"], ["Cores/A"]),
        ("a*b*c", ["abc", "axbxc"], ["ab", "ac", "abcd"]), ("{a,b}/{c,d}", ["a/d", "b/c"], ["a/b"]),
        ("./Sources/*", ["Sources/A"], ["A"]), ("**", ["a", "a/b"], []),
    ]

    @Test(arguments: patterns) func `Patterns match paths`(pattern: String, yes: [String], no: [String]) {
        #expect(yes.filter { !FilePattern(pattern).matches($0) } == [])
        #expect(no.filter { FilePattern(pattern).matches($0) } == [])
    }

    @Test(.timeLimit(.minutes(1))) func `A pattern of many stars ends`() {
        let stars = String(repeating: "**/*a*a*a*/", count: 200) + "x"
        #expect(!FilePattern(stars).matches(String(repeating: "aaaaaaa/", count: 300) + "y"))
        #expect(!FilePattern(String(repeating: "{a,b}", count: 500)).matches("c"))
    }

    @Test func `A pod that is the repository is built for its example`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.write("pod 'Feature-Kit', :path => 'Pod'\npod 'RxSwift'\n", to: "Podfile")
            try folder.write(
                "PODS:\n  - RxSwift (5.0)\n  - \"Sub+Pod/Core (1.0)\":\n    - Other\nDEPENDENCIES:\n  - None\n",
                to: "Podfile.lock")
            try folder.write(ProjectTexts.podspec, to: "Pod/Feature-Kit.podspec")
            try folder.write("// 1", to: "Pod/Classes/A.swift")
            try folder.write("#error", to: "Pod/Classes/Drafts/B.swift")
            try folder.edit("Stage/AppDelegate.swift", "import UIKit", "import Feature_Kit\nimport UIKit")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(
                sample.libraries == [
                    Sample.Target(
                        name: "Feature-Kit", module: "Feature_Kit",
                        sources: [SourceFile(path: folder / "Pod/Classes/A.swift", text: "// 1")],
                        conditions: ["COCOAPODS", "DEBUG"])
                ])
            #expect(sample.modules.origins["RxSwift"] == .pod)
            #expect(sample.modules.origins["Other"] == .pod)

            try folder.write("<<<<<<< HEAD", to: "Pod/Feature-Kit.podspec")
            #expect(mistake(at: folder.path) == .unreadablePodspec(folder / "Pod/Feature-Kit.podspec"))
        }
    }

    @Test func `The settings of pods that are not installed are left out`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            let project = "Stage.xcodeproj/project.pbxproj"
            try folder.edit(
                project, "57A6E0000000000000000010 /* AppDelegate.swift */ = {",
                """
                57A6E0FFFFFFFFFFFFFFFFFF = {isa = PBXFileReference; path = "Pods/Support/Pods.debug.xcconfig"; sourceTree = SOURCE_ROOT; };
                57A6E0000000000000000010 /* AppDelegate.swift */ = {
                """)
            try folder.edit(
                project, "isa = XCBuildConfiguration;",
                "isa = XCBuildConfiguration; baseConfigurationReference = 57A6E0FFFFFFFFFFFFFFFFFF;")
            #expect(mistake(at: folder.path) == nil)
        }
    }
}

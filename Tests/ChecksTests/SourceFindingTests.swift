import Lifecycle
import Lowering
import Samples
import Testing

@testable import Checks

/// The findings that the sources and the Info.plist show, without a launch.
struct SourceFindingTests {
    @Test(arguments: [
        "TestingAppDelegate", "TestAppDelegate", "UnitTestAppDelegate", "MockSceneDelegate", "AppDelegateMock",
        "AppDelegateForTesting", "AppDelegateForTests", "FakeAppDelegate", "SceneDelegateTesting",
    ])
    func `A name says that a class is for tests`(_ name: String) {
        #expect(Self.shipped(name) == ["testing-delegate-in-app"])
    }

    @Test(arguments: ["AppDelegate", "ContestAppDelegate", "TestimonialSceneDelegate", "LatestAppDelegate"])
    func `And another does not`(_ name: String) {
        #expect(Self.shipped(name) == [])
    }

    private static func shipped(_ name: String) -> [String] {
        var sources = CheckedSources.stage
        sources.facts.app.classes.append(
            .init(
                name: name, place: SourcePlace(file: "/Stage/\(name).swift", line: 1),
                inheritance: ["UIApplicationDelegate"]))
        return Findings.of([], sources).map(\.id.rawValue)
    }

    @Test func `A class in the Info.plist that the tests have is not missing`() {
        let facts = CheckedSources.stage.facts
        func names(_ name: String) -> [String] {
            Findings.of([], CheckedSources(facts, delegateClass: name)).map(\.id.rawValue)
        }
        #expect(names("StageTests.TestingSceneDelegate") == [])
        #expect(names("SwiftUI.AppSceneDelegate") == [])
        #expect(names("Old.SceneDelegate") == ["scene-delegate-name-not-found"])
    }

    @Test func `A misspelt class in the Info.plist is shown with the one that was meant`() {
        var facts = CheckedSources.stage.facts
        facts.libraries = [
            SourceFacts.Target(
                module: "StageUI",
                classes: [
                    .init(
                        name: "PackageSceneDelegate", place: SourcePlace(file: "/a.swift", line: 1),
                        inheritance: ["UIWindowSceneDelegate"])
                ])
        ]
        func said(_ name: String) -> [String] {
            Findings.of([], CheckedSources(facts, delegateClass: name)).map { "\($0.what) \($0.cure)" }
        }
        func names(_ name: String, _ near: String, _ value: String) -> [String] {
            [
                "The Info.plist names the scene delegate \(name), and the app has no class of that name; there is \(near). "
                    + "Set UISceneDelegateClassName to \(value)."
            ]
        }
        let module = "$(PRODUCT_MODULE_NAME)"
        #expect(
            said("Stage.SceneDelegat") == names("Stage.SceneDelegat", "Stage.SceneDelegate", module + ".SceneDelegate"))
        #expect(
            said("Old.SceneDelegate") == names("Old.SceneDelegate", "Stage.SceneDelegate", module + ".SceneDelegate"))
        #expect(
            said("StageUi.PackageSceneDelegate")
                == names(
                    "StageUi.PackageSceneDelegate", "StageUI.PackageSceneDelegate", "StageUI.PackageSceneDelegate"))
        #expect(
            said("Stage.Window") == [
                "The Info.plist names the scene delegate Stage.Window, and the app has no class of that name. "
                    + "Set UISceneDelegateClassName to the module and the name of a class of the app."
            ])
    }

    @Test func `A class in the Info.plist that a library has is not missing`() {
        var facts = CheckedSources.stage.facts
        facts.libraries = [SourceFacts.Target(module: "StageKit", classes: facts.app.classes)]
        let modules = ProjectModules(["StageKit": .target("StageKit"), "Curtain": .binary("Curtain.xcframework")])
        func names(_ name: String) -> [String] {
            var sources = CheckedSources(facts, delegateClass: name)
            sources.modules = modules
            return Findings.of([], sources).map(\.id.rawValue)
        }
        #expect(names("StageKit.SceneDelegate") == [])
        #expect(names("Curtain.SceneDelegate") == [])
        #expect(names("StageKit.OldSceneDelegate") == ["scene-delegate-name-not-found"])
        #expect(names("Old.SceneDelegate") == ["scene-delegate-name-not-found"])
    }

    @Test(arguments: [
        (ProjectModules(), "Look the class up as Stage.ViewController."), (ProjectModules(["Alien": .pod]), nil),
    ])
    func `A class of a module that was not read may be there`(modules: ProjectModules, cure: String?) {
        var sources = CheckedSources.stage
        sources.modules = modules
        let place = SourcePlace(file: "/Stage/main.swift", line: 3)
        sources.facts.app.names = [
            .init(text: "Alien.ViewController", place: place, range: 0..<20, api: "NSClassFromString(_:)")
        ]
        // A library's class of the same name is not the one that was meant.
        sources.facts.libraries = [.init(module: "Parts", classes: sources.facts.app.classes)]
        #expect(Findings.of([], sources).map(\.cure) == [cure].compactMap(\.self))
    }
}

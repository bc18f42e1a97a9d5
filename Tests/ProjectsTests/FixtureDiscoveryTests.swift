import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import Samples

@Suite struct FixtureDiscoveryTests {
    @Test(arguments: ["Stage", "Stage/Stage.xcodeproj", "Stage/Stage.xcodeproj/"])
    func `A project with named files is found`(path: String) throws {
        let sample = try SampleDiscovery().sample(at: Fixture.path("Stage") + path.dropFirst(5), needsTests: true)
        var expected = Sample(
            name: "Stage",
            app: Sample.Target(
                name: "Stage", module: "Stage",
                sources: try ["main", "AppDelegate", "SceneDelegate", "ViewController"].map {
                    try Fixture.source("Stage/Stage/\($0).swift")
                }),
            tests: Sample.Target(
                name: "StageTests", module: "StageTests",
                sources: try ["TestingAppDelegate", "TestingSceneDelegate", "TestingRootViewController", "StageTests"]
                    .map { try Fixture.source("Stage/StageTests/\($0).swift") }),
            description: AppDescription(
                bundleIdentifier: "org.understudy.Stage", name: "Stage",
                sceneManifest: SceneManifest(
                    supportsMultipleScenes: false,
                    configurations: [
                        SceneConfiguration.applicationRole: [
                            SceneConfiguration(
                                name: "Default Configuration", delegateClass: "Stage.SceneDelegate",
                                storyboard: "Main")
                        ]
                    ]),
                mainStoryboard: "Main",
                storyboards: [
                    Storyboard(
                        name: "LaunchScreen", initialViewController: "Lch-vc-001",
                        viewControllers: [Storyboard.Controller(id: "Lch-vc-001")]),
                    Storyboard(
                        name: "Main", initialViewController: "Std-vc-001",
                        viewControllers: [
                            Storyboard.Controller(
                                id: "Std-vc-001", customClass: "Stage.ViewController")
                        ]),
                ]),
            infoPlist: try String(contentsOfFile: Fixture.path("Stage/Stage/Info.plist"), encoding: .utf8)
                .replacingOccurrences(of: "$(DEVELOPMENT_LANGUAGE)", with: "en")
                .replacingOccurrences(of: "$(PRODUCT_BUNDLE_IDENTIFIER)", with: "org.understudy.Stage")
                .replacingOccurrences(of: "$(PRODUCT_BUNDLE_PACKAGE_TYPE)", with: "APPL")
                .replacing(/\$\([A-Z_]+\)/, with: "Stage"))
        expected.infoPlistFile = Fixture.path("Stage/Stage/Info.plist")
        expected.storyboardFiles = ["LaunchScreen", "Main"].map {
            Fixture.path("Stage/Stage/Base.lproj/\($0).storyboard")
        }
        expected.deploymentTarget = SystemVersion(15)
        expected.modules = ProjectModules(["Stage": .target("Stage"), "StageTests": .target("StageTests")])
        // ResourceTests and InterfaceTests look at what is in them.
        expected.app.resources.interfaces = sample.app.resources.interfaces
        expected.app.resources.assets = AssetNames()
        #expect(sample.app.resources.interfaces.keys.sorted() == ["LaunchScreen.storyboardc", "Main.storyboardc"])
        #expect(sample == expected)
    }

    @Test func `A project with synchronized folders is found`() throws {
        let sample = try SampleDiscovery().sample(at: Fixture.path("Understage"), needsTests: true)
        let app = Sample.Target(
            name: "Understage", module: "Understage",
            sources: try ["AppDelegate", "SceneDelegate", "Screens/TrapRoomViewController"].map {
                try Fixture.source("Understage/Understage/\($0).swift")
            })
        let tests = Sample.Target(
            name: "UnderstageTests", module: "UnderstageTests",
            sources: [try Fixture.source("Understage/UnderstageTests/UnderstageTests.swift")])
        #expect(sample.name == "Understage")
        #expect(sample.app == app)
        #expect(sample.tests == tests)
        #expect(
            sample.description
                == AppDescription(
                    bundleIdentifier: "org.understudy.Understage", name: "Below the Stage",
                    sceneManifest: SceneManifest(
                        supportsMultipleScenes: true,
                        configurations: [
                            SceneConfiguration.applicationRole: [
                                SceneConfiguration(name: "Trap Room", delegateClass: "Understage.SceneDelegate")
                            ]
                        ])))
    }

    @Test func `The generated Info.plist is merged over the file`() throws {
        let sample = try SampleDiscovery().sample(at: Fixture.path("Understage"), needsTests: false)
        let manifest: PropertyList = .dictionary([
            "UIApplicationSupportsMultipleScenes": .boolean(true),
            "UISceneConfigurations": .dictionary([
                "UIWindowSceneSessionRoleApplication": .array([
                    .dictionary([
                        "UISceneConfigurationName": .string("Trap Room"),
                        "UISceneDelegateClassName": .string("Understage.SceneDelegate"),
                    ])
                ])
            ]),
        ])
        #expect(
            try PropertyList(Data(sample.infoPlist.utf8))
                == .dictionary([
                    "CFBundleDevelopmentRegion": .string("en"), "CFBundleDisplayName": .string("Below the Stage"),
                    "CFBundleExecutable": .string("Understage"),
                    "CFBundleIdentifier": .string("org.understudy.Understage"),
                    "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string("Understage"),
                    "CFBundlePackageType": .string("APPL"), "CFBundleShortVersionString": .string("1.0"),
                    "CFBundleVersion": .string("1"), "LSRequiresIPhoneOS": .boolean(true),
                    "UIApplicationSceneManifest": manifest,
                    "UIApplicationSupportsIndirectInputEvents": .boolean(true),
                    "UILaunchScreen": .dictionary(["UILaunchScreen": .dictionary([:])]),
                    "UISupportedInterfaceOrientations~ipad": .array([
                        .string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft"),
                    ]),
                    "UISupportedInterfaceOrientations~iphone": .array([.string("UIInterfaceOrientationPortrait")]),
                ]))
    }

    @Test func `A run takes no tests`() throws {
        #expect(try SampleDiscovery().sample(at: Fixture.path("Stage"), needsTests: false).tests == nil)
    }
}

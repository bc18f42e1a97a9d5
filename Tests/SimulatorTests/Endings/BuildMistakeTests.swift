import Building
import Foundation
import Lifecycle
import Projects
import Samples
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Samples with a mistake that only building or launching them shows.
    struct BuildMistakeTests {
        @Test func `Swift that does not compile is told at its place in the reader's file`() async throws {
            let main = """
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    @objc func play() { let act: Int = "one" }
                }
                """
            let failure = try await #require(throws: CompileFailure.self) {
                try await BuiltSample.small("Misspelt", ["main.swift": main])
            }
            let path = "\(SmallApp.folder)/Misspelt/Misspelt/main.swift"
            #expect(
                failure.rendered(original: [path: main]) == """
                    Misspelt does not compile:
                    \(path):4:40: error: cannot convert value of type 'String' to specified type 'Int'
                    \("    @objc func play() { let act: Int = \"one\" }")
                    \(String(repeating: " ", count: 39))^
                    """)
        }

        @Test func `Modules that are not there are named all at once, as what they are, once each`() async throws {
            let main = """
                import Alamofire
                import UIKit
                #if DEBUG
                import RxSwift
                #else
                import OnlyInRelease
                #endif
                import struct CloudKit.Stack
                """
            let tests = "import RxSwift\nimport Quick\nimport XCTest\n@testable import Absent\n"
            let folder = try SmallApp.write("Absent", ["main.swift": main], tests: tests)
            var sample = try SampleDiscovery().sample(at: folder, needsTests: true)
            sample.modules = ProjectModules([
                "Alamofire": .package("https://github.com/Alamofire/Alamofire"), "RxSwift": .pod, "Quick": .carthage,
            ])
            let failure = try await #require(throws: CompileFailure.self) { try await BuiltSample(sample) }
            let (app, test) = ("\(folder)/Absent/main.swift", "\(folder)/AbsentTests/AbsentTests.swift")
            #expect(
                failure.rendered(original: [app: main, test: tests]) == """
                    Absent does not compile:
                    \(app):1:8: error: no such module 'Alamofire'
                    import Alamofire
                           ^
                    note: Alamofire is a package dependency (https://github.com/Alamofire/Alamofire). Understudy does not build packages.
                    \(app):4:8: error: no such module 'RxSwift'
                    import RxSwift
                           ^
                    note: RxSwift is a CocoaPods dependency. Understudy does not build pods.
                    \(app):8:15: error: no such module 'CloudKit'
                    import struct CloudKit.Stack
                                  ^
                    note: CloudKit is an Apple framework. Understudy models those that launch code needs, and not this one.
                    \(test):2:8: error: no such module 'Quick'
                    import Quick
                           ^
                    note: Quick is a Carthage dependency. Understudy does not build those.
                    To see the launch, take these imports, and the code that needs them, out of a copy of the project.
                    """)
        }

        @Test func `A storyboard's class that does not exist is noted, logged, and replaced by UIKit's own`()
            async throws
        {
            let scene = """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                }
                """
            let built = try await BuiltSample.small(
                "Haunted",
                [
                    "main.swift": SmallApp.main(), "SceneDelegate.swift": scene,
                    "Main.storyboard": SmallApp.storyboard("Ghost", in: "Haunted"),
                    "Info.plist": SmallApp.plist(
                        configuration: """
                            <key>UISceneConfigurationName</key><string>Main</string>
                            <key>UISceneDelegateClassName</key><string>Haunted.SceneDelegate</string>
                            <key>UISceneStoryboardFile</key><string>Main</string>
                            """),
                ])
            let run = try await built.play(.run)
            #expect(
                run.events.filter { $0.lane == .system || $0.lane == .window }.lines == [
                    .launch,
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the Info.plist: name Main, delegate Haunted.SceneDelegate, storyboard Main"),
                    Line(
                        .console, .system, nil, nil,
                        "[Storyboard] Unknown class Haunted.Ghost in Interface Builder file."),
                    Line(.state, .window, nil, "rootViewController", "UIViewController: “Boo”"),
                    .verdict,
                ])
            #expect(run.verdict.exit == .finished)
            #expect(
                built.build.notes == [
                    "Main.storyboard: No class Haunted.Ghost is among the app's sources.\nDeclare the class, or correct its name in the storyboard's identity inspector."
                ])
        }
    }
}

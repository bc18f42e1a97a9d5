import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// `understudy check`, as a reader calls it.
    struct CheckCommandTests {
        @Test func `0: an app whose bypass works has no findings, and the table says who was launched`() async throws {
            let ending = try await Program.run(["check", Checkout.fixture("Stage")])
            #expect(
                ending
                    == Program.ExitStatus(
                        status: 0,
                        output: """
                            scenario                             app delegate        scene delegates       root controllers           isolated  tests  end
                            a normal run                         AppDelegate         SceneDelegate         ViewController
                            tests on a fresh device              TestingAppDelegate  TestingSceneDelegate  TestingRootViewController  yes       2 ran
                            tests after a normal run             TestingAppDelegate  TestingSceneDelegate  TestingRootViewController  yes       2 ran
                            a normal run after tests             AppDelegate         SceneDelegate         ViewController
                            tests on an iPad with two windows    omitted: the app shows one window: its Info.plist does not set UIApplicationSupportsMultipleScenes
                            a normal run with the SDK of iOS 27  AppDelegate         SceneDelegate         ViewController
                            tests with the SDK of iOS 27         TestingAppDelegate  TestingSceneDelegate  TestingRootViewController  yes       2 ran

                            No findings.

                            """, error: ""))
        }

        @Test func `0: what a positive answer assumes of left-out code is said with it`() async throws {
            let place = try CheckedApp("CheckedAssumption") {
                $0.testingAppDelegate = CheckedApp.testing(
                    launching: CheckedApp.flush.replacing(
                        "return true", with: "Container.shared.register()\nreturn true")
                )
                .replacing("import UIKit", with: "import Swinject\nimport UIKit")
            }.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings == [])
            #expect(
                answer.scenarios.map(\.isolation) == [nil, "isolated", "isolated", nil, nil, nil, "isolated"])
            #expect(
                answer.notes == [
                    .init(
                        what: "This assumes that Container.shared.register() does nothing to the launch "
                            + "(module Swinject is not here).",
                        code: "Container.shared.register()", reason: "module Swinject is not here", effect: "assumed",
                        scenarios: ["tests", "tests-after-run", "tests-with-sdk-27"],
                        file: "CheckedAssumptionTests/TestingAppDelegate.swift", line: 12)
                ])
        }

        @Test func `1: an app without a bypass`() async throws {
            let answer = try await CheckAnswer.of(Checkout.fixture("Understage"))
            #expect(
                answer.places == [
                    // The tests run in the project's folder.
                    "production-app-delegate-in-tests Tests/Fixtures/Understage/Understage/AppDelegate.swift:4"
                ])
            #expect(
                answer.findings.first?.scenarios == [
                    "tests", "tests-after-run", "tests-with-two-windows", "tests-with-sdk-27",
                ])
        }

        @Test func `A delegate of the tests that inherits production's callbacks keeps nothing out`() async throws {
            let app = CheckedApp("Heir") {
                $0.appDelegate = $0.appDelegate.replacing(
                    "    var window: UIWindow?\n",
                    with: """
                            var window: UIWindow?
                            func sceneDidBecomeActive(_ scene: UIScene) { print("production is active") }

                        """)
                $0.testingSceneDelegate = """
                    import UIKit
                    @testable import Heir

                    class Base: SceneDelegate {}
                    class TestingSceneDelegate: Base {}

                    """
            }
            let place = try app.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.places == ["production-superclass-in-tests HeirTests/TestingSceneDelegate.swift:5"])
            #expect(answer.findings.first?.scenarios == ["tests", "tests-after-run", "tests-with-sdk-27"])
            // The trace says it once for each class.
            let trace = try await Program.run(["test", place, "--format", "jsonl"])
            let events = try TraceLine.events(in: trace.output).filter { $0.superclasses != nil }
            #expect(events.map(\.class) == ["HeirTests.TestingSceneDelegate"])
            #expect(events.map(\.superclasses) == [["HeirTests.Base", "Heir.SceneDelegate"]])
            #expect(try TraceLine.events(in: trace.output).last?.verdict?.isolated == false)
        }

        @Test func `A view controller of the tests that derives from production's keeps nothing out`() async throws {
            let app = CheckedApp("Heiress") {
                $0.testingSceneDelegate = """
                    import UIKit
                    @testable import Heiress

                    class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?
                        func scene(
                            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                        ) {
                            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
                            window?.rootViewController = TestingViewController()
                            window?.makeKeyAndVisible()
                        }
                    }

                    class TestingViewController: ViewController {}

                    """
            }
            let answer = try await CheckAnswer.of(try app.write())
            #expect(answer.places == ["production-superclass-in-tests HeiressTests/TestingSceneDelegate.swift:15"])
        }

        @Test func `A scene delegate that a library of the app has is not missing`() async throws {
            let answer = try await CheckAnswer.of(Checkout.fixture("Ensemble"))
            #expect(
                answer.places == [
                    "production-app-delegate-in-tests Tests/Fixtures/Ensemble/Ensemble/AppDelegate.swift:5"
                ])
        }

        @Test func `What the project's scheme passes is said`() async throws {
            let ending = try await Program.run(["check", Checkout.fixture("Ensemble")])
            #expect(
                ending.error == """
                    The scheme Ensemble (Run) sets 'STAGE=Ensemble Hall'. Without it: --scheme none
                    The scheme Ensemble (Test) passes -rehearsal YES. Without it: --scheme none

                    """)
        }

        @Test func `The tests' scene delegate that is in the app comes on in a normal run after tests`() async throws {
            let answer = try await CheckAnswer.of("now/entry-by-name")
            #expect(
                answer.places == [
                    "testing-delegate-in-normal-run Stage/Stage.swift:55",
                    "testing-delegate-in-app Stage/Stage.swift:55",
                ])
            #expect(
                answer.scenarios.first { $0.id == "run-after-tests" }?.sceneDelegates == [
                    "Stage.RehearsalSceneDelegate"
                ])
        }

        @Test func `An app without scenes is refused by iOS 27, its tests launch if their app delegate has scenes`()
            async throws
        {
            let answer = try await CheckAnswer.of("now/no-manifest")
            #expect(answer.places == ["launch-refused Stage/Info.plist:1"])
            #expect(
                answer.scenarios.map(\.outcome) == [
                    "launched", "launched", "launched", "launched", "omitted", "refused", "launched",
                ])
        }

        @Test func `A SwiftUI app is named where there are no delegates of its own`() async throws {
            let answer = try await CheckAnswer.of("matinee/first-test")
            #expect(answer.places == ["production-app-in-tests Matinee/MatineeApp.swift:4"])
        }

        @Test func `A host that crashes is a row, and the others follow`() async throws {
            let place = try CheckedApp("CheckedCrash") {
                $0.testingAppDelegate = CheckedApp.testing(
                    launching: CheckedApp.flush.replacing("return true", with: #"fatalError("the rope broke")"#))
            }.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings.map(\.what) == ["The test host crashed: Fatal error: the rope broke."])
            #expect(
                answer.places.map { $0.prefix { $0 != ":" } } == [
                    "host-broke-off CheckedCrashTests/TestingAppDelegate.swift"
                ])
            #expect(
                answer.scenarios.map(\.exit) == [
                    "finished", "crashed", "crashed", "finished", nil, "finished", "crashed",
                ])
            #expect(answer.scenarios[3].earlierTrouble == "the tests before it crashed")
        }

        @Test func `A test target without tests`() async throws {
            let place = try CheckedApp("CheckedEmpty") {
                $0.tests = $0.tests.replacing("func testNothing() {}", with: "")
            }.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings.map(\.id) == ["tests-did-not-run"])
        }

        @Test func `A testing delegate that is in the app is seen in the sources, unless users do not get it`()
            async throws
        {
            let place = try CheckedApp("CheckedShipped") {
                $0.appDelegate += """
                    class MockSceneDelegate: UIResponder, UIWindowSceneDelegate {}
                    #if DEBUG
                    class FakeSceneDelegate: UIResponder, UIWindowSceneDelegate {}
                    #endif

                    """
            }.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.places == ["testing-delegate-in-app CheckedShipped/AppDelegate.swift:14"])
            #expect(answer.findings.first?.what.hasPrefix("MockSceneDelegate is compiled into the app") == true)
        }

        @Test func `3: an app that does not compile has findings of its sources`() async throws {
            let place = try CheckedApp("CheckedMisspelt") {
                $0.testingAppDelegate = CheckedApp.testing(attribute: "")
                $0.appDelegate += "let act: Int = \"one\"\n"
            }.write()
            let ending = try await Program.run(["check", place, "--strict", "--format", "json"])
            #expect(ending.status == 3)
            let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(ending.output.utf8))
            #expect(answer.places == ["class-name-not-found CheckedMisspelt/main.swift:3"])
            #expect(answer.scenarios.map(\.outcome) == Array(repeating: "failed", count: 7))
            #expect(answer.failure?.contains("cannot convert value of type 'String'") == true)
        }

        @Test func `2: nothing to check`() async throws {
            let ending = try await Program.run(["check", "/nonexistent/App"])
            #expect(ending.status == 2)
            #expect(ending.output == "")
        }

        @Test(arguments: ["text", "json", "github", "junit"])
        func `Nothing in the project is changed, and nothing is written beside it`(_ format: String) async throws {
            let place = try CheckedApp("CheckedTree") { $0.testingAppDelegate = CheckedApp.testing(attribute: "") }
                .write()
            let before = try Self.tree(place)
            let ending = try await Program.run(["check", place, "--format", format])
            #expect(ending.status == 1)
            #expect(try Self.tree(place) == before)
        }

        /// The paths and contents of all files in the folder around a project, with their dates.
        private static func tree(_ place: String) throws -> [String: String] {
            var tree: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: place) {
                let file = "\(place)/\(path)"
                let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
                let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
                tree[path] = "\(date?.timeIntervalSince1970 ?? 0) \(text ?? "")"
            }
            let folder = URL(filePath: place).deletingLastPathComponent().path
            tree[".."] = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().joined(separator: "\n")
            return tree
        }

        @Test func `--require-isolated ends with 1 unless the launch was isolated`() async throws {
            let isolated = try await Program.run([
                "test", Checkout.fixture("Stage"), "--os", "26", "--require-isolated", "--format", "jsonl",
            ])
            #expect(isolated.status == 0)
            #expect(isolated.error == "")
            let place = Checkout.fixture("Understage")
            let plain = try await Program.run(["test", place, "--os", "26", "--format", "jsonl"])
            #expect(plain.status == 0)
            let other = try await Program.run(["test", place, "--os", "26", "--require-isolated", "--format", "jsonl"])
            #expect(other.status == 1)
            #expect(
                other.error == "--require-isolated: The launch was not isolated. understudy check says why.\n")
        }

        @Test func `--require-isolated takes a launch of which nothing is known for one that was not isolated`()
            async throws
        {
            let place = try CheckedApp("CheckedUnknown") {
                $0.appDelegate = $0.appDelegate.replacing("-> Bool { true }", with: "-> Bool { fatalError() }")
            }.write()
            let ending = try await Program.run(["test", place, "--os", "26", "--require-isolated", "--format", "jsonl"])
            #expect(ending.status == 1)
            #expect(
                ending.error.hasSuffix(
                    "--require-isolated: It is not known if the launch was isolated: the app's ordinary launch failed, so "
                        + "not all of its production classes are known.\n"))
        }
    }
}

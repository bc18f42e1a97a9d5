import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The cures: each diff, applied to the project by `patch -p1`, leaves no finding.
    struct CureTests {
        struct Trial: Sendable, CustomTestStringConvertible {
            var app: CheckedApp
            /// The finding that is cured.
            var finding: String

            var testDescription: String { app.name }

            init(_ name: String, _ finding: String, _ change: (inout CheckedApp) -> Void) {
                app = CheckedApp("Cured\(name)", change)
                self.finding = finding
            }
        }

        static let trials: [Trial] = [
            Trial("Bare", "class-name-not-found") { $0.testingAppDelegate = CheckedApp.testing(attribute: "") },
            Trial("Indented", "class-name-not-found") {
                $0.testingAppDelegate = CheckedApp.testing(attribute: "@MainActor final ")
            },
            Trial("PlainObjC", "class-name-not-found") {
                $0.testingAppDelegate = CheckedApp.testing(attribute: "@objc ")
            },
            Trial("OldModule", "class-name-not-found") {
                $0.main = $0.main.replacing("\"Testing", with: "\"OldTests.Testing")
                $0.testingAppDelegate = CheckedApp.testing(attribute: "")
            },
            Trial("ObjCName", "class-name-not-found") {
                $0.main = $0.main.replacing("\"Testing", with: "\"CuredObjCNameTests.Testing")
            },
            Trial("Misspelt", "class-name-not-found") {
                $0.main = $0.main.replacing("\"TestingAppDelegate", with: "\"TestingAppDelgate")
            },
            Trial("Variable", "class-name-not-found") {
                $0.main = """
                    import UIKit

                    let name = "TestingDelegate"
                    let delegate: AnyClass = NSClassFromString(name) ?? AppDelegate.self
                    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))

                    """
                $0.testingAppDelegate = CheckedApp.testing().replacing("TestingAppDelegate", with: "TestingDelegates")
            },
            Trial("NoConfiguration", "production-scene-delegate-in-tests") {
                $0.testingAppDelegate = CheckedApp.testing(configuring: "")
            },
            Trial("NoSceneDelegate", "production-scene-delegate-in-tests") {
                $0.testingAppDelegate = CheckedApp.testing(configuring: "")
                $0.testingSceneDelegate = ""
            },
            Trial("TemplateConfiguration", "production-scene-delegate-in-tests") {
                $0.testingAppDelegate = CheckedApp.testing(
                    configuring: """
                        func application(_ app: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                            .init(name: nil, sessionRole: s.role)
                        }
                        """)
                $0.testingSceneDelegate = ""
            },
            Trial("XcodesTemplate", "production-scene-delegate-in-tests") {
                $0.testingAppDelegate = CheckedApp.testing(
                    configuring: """
                        func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                            // Called when a new scene session is being created.
                            // Use this method to select a configuration to create the new scene with.
                            return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                        }
                        """)
                $0.testingSceneDelegate = ""
            },
            Trial("Cached", "production-scene-delegate-from-cache") {
                $0.testingAppDelegate = CheckedApp.testing(launching: "")
            },
            Trial("CachedWithMethod", "production-scene-delegate-from-cache") {
                $0.testingAppDelegate = CheckedApp.testing(launching: CheckedApp.launchingPlainly)
            },
            Trial("CachedOneLine", "production-scene-delegate-from-cache") {
                $0.testingAppDelegate = CheckedApp.testing(
                    launching: """
                        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
                        """)
            },
            Trial("CachedCarriageReturns", "production-scene-delegate-from-cache") {
                $0.testingAppDelegate = CheckedApp.testing(launching: CheckedApp.launchingPlainly)
                    .replacing("\n", with: "\r\n")
            },
            Trial("Windows", "production-scene-delegate-in-second-window") {
                $0.showsSeveral = true
                $0.testingAppDelegate = CheckedApp.testing(
                    launching: CheckedApp.flush.replacing(
                        "application.openSessions", with: "application.openSessions.prefix(1)"))
            },
            Trial("Storyboard", "production-code-in-tests") {
                $0.testingAppDelegate = CheckedApp.testing().replacing(
                    "        configuration.storyboard = nil\n", with: "")
            },
            Trial("PlistModule", "scene-delegate-name-not-found") { $0.sceneDelegateName = "Old.SceneDelegate" },
            Trial("PlistSpelling", "scene-delegate-name-not-found") {
                $0.sceneDelegateName = "$(PRODUCT_MODULE_NAME).SceneDelegat"
            },
            Trial("Adaptor", "production-app-delegate-in-tests") {
                $0.main = ""
                $0.appDelegate = CheckedApp.adapted
                $0.testingAppDelegate = ""
                $0.testingSceneDelegate = ""
                $0.sceneDelegateName = "SwiftUI.AppSceneDelegate"
            },
            Trial("WithoutDelegates", "production-app-delegate-in-tests") {
                $0.main = """
                    import UIKit

                    UIApplicationMain(
                        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

                    """
                $0.testingAppDelegate = ""
                $0.testingSceneDelegate = ""
            },
            Trial("PlistBare", "scene-delegate-name-not-found") { $0.sceneDelegateName = "SceneDelegate" },
            Trial("StoryboardModule", "storyboard-module-not-found") { $0.storyboardModule = "Old" },
        ]

        @Test(arguments: trials)
        func `A diff that is applied leaves no finding`(_ trial: Trial) async throws {
            let place = try trial.app.write()
            let before = try await CheckAnswer.of(place)
            let finding = try #require(before.findings.first { $0.id == trial.finding }, "\(before.places)")
            let diff = try #require(finding.diff, "\(finding)")
            #expect(FileManager.default.fileExists(atPath: "\(before.root)/\(finding.file ?? "")"))
            try await Program.apply(diff, in: before.root)
            let after = try await CheckAnswer.of(place)
            #expect(after.places == [], "\(diff)")
        }

        @Test func `The text of a report is a patch, too`() async throws {
            let place = try CheckedApp("CuredByText") { $0.testingAppDelegate = CheckedApp.testing(attribute: "") }
                .write()
            let report = try await Program.run(["check", place])
            #expect(report.status == 1)
            try await Program.apply(report.output, in: place)
            #expect(try await CheckAnswer.of(place).places == [])
        }

        @Test func `An adaptor that an extension may use stays`() async throws {
            let app = CheckedApp("ExtendedAdaptor") {
                $0.main = ""
                $0.appDelegate = CheckedApp.adapted + "extension TestApp { func flush() { print(delegate) } }\n"
                $0.testingAppDelegate = ""
                $0.testingSceneDelegate = ""
                $0.sceneDelegateName = "SwiftUI.AppSceneDelegate"
            }
            let answer = try await CheckAnswer.of(try app.write())
            let finding = try #require(answer.findings.first { $0.id == "production-app-delegate-in-tests" })
            #expect(finding.diff == nil)
        }
    }
}

extension CheckedApp {
    /// An app of SwiftUI whose app for tests keeps production's app delegate.
    static let adapted = """
        import SwiftUI

        @main
        struct Launcher {
            static func main() {
                if NSClassFromString("XCTestCase") == nil { CafeApp.main() } else { TestApp.main() }
            }
        }

        struct CafeApp: App {
            @UIApplicationDelegateAdaptor(CafeDelegate.self) var delegate
            var body: some Scene { WindowGroup { Text("Hi") } }
        }

        struct TestApp: App {
            @UIApplicationDelegateAdaptor(CafeDelegate.self) var delegate
            var body: some Scene { WindowGroup { Text("tests") } }
        }

        final class CafeDelegate: NSObject, UIApplicationDelegate {}

        """

    /// A method that removes no sessions.
    static let launchingPlainly = """
        func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                print("The tests are about to run")
                return true
            }
        """
}

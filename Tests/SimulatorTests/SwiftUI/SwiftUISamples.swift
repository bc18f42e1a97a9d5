import Lifecycle
import Samples
import Traces

/// Small apps with SwiftUI's life cycle.
enum SwiftUISamples {
    /// An Info.plist without a scene manifest.
    static let withoutManifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict></dict></plist>
        """

    /// The manifest that Xcode writes for `INFOPLIST_KEY_UIApplicationSceneManifest_Generation`.
    static let generated = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict/>
        </dict></dict></plist>
        """

    /// A manifest that says nothing.
    static let emptyManifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict></dict></dict></plist>
        """

    /// One test, which looks at nothing of the app.
    static let test = """
        import XCTest

        final class LaunchTests: XCTestCase {
            func testNothing() {}
        }
        """

    /// The app that people use.
    static let real = """
        import SwiftUI

        struct RealApp: App {
            init() { print("RealApp.init") }

            var body: some Scene {
                WindowGroup { ContentView() }
            }
        }

        struct ContentView: View {
            var body: some View {
                VStack {
                    Text("This is the app")
                }
                .onAppear { print("ContentView appears") }
            }
        }
        """

    /// A launcher that chooses between two apps.
    static let launcher = [
        "Launcher.swift": """
        import SwiftUI

        @main
        enum Launcher {
            static func main() {
                if NSClassFromString("XCTestCase") != nil {
                    TestApp.main()
                } else {
                    RealApp.main()
                }
            }
        }

        struct TestApp: App {
            var body: some Scene {
                WindowGroup { Text("The tests are running") }
            }
        }
        """,
        "RealApp.swift": real, "Info.plist": generated,
    ]

    /// One app whose body chooses.
    static let branching = [
        "BranchingApp.swift": """
        import SwiftUI

        @main
        struct BranchingApp: App {
            init() { print("BranchingApp.init") }

            var body: some Scene {
                WindowGroup {
                    if isProduction {
                        ContentView()
                    }
                }
            }

            private var isProduction: Bool { NSClassFromString("XCTestCase") == nil }
        }

        struct ContentView: View {
            var body: some View { Text("This is the app") }
        }
        """,
        "Info.plist": generated,
    ]

    /// Two apps, each with an app delegate of its own.
    static let adaptors = [
        "Launcher.swift": """
        import SwiftUI

        @main
        struct Launcher {
            static func main() {
                NSClassFromString("XCTestCase") == nil ? RealApp.main() : TestApp.main()
            }
        }

        struct RealApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

            var body: some Scene {
                WindowGroup { ContentView() }
            }
        }

        struct TestApp: App {
            @UIApplicationDelegateAdaptor(TestAppDelegate.self) private var delegate

            var body: some Scene {
                WindowGroup { EmptyView() }
            }
        }

        struct ContentView: View {
            var body: some View { Text("This is the app") }
        }
        """,
        "Delegates.swift": """
        import SwiftUI

        final class AppDelegate: NSObject, UIApplicationDelegate {
            override init() {
                super.init()
                print("AppDelegate.init")
            }

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
                print(NSStringFromClass(type(of: application.delegate!)))
                print(application.delegate is AppDelegate)
                return true
            }
        }

        final class TestAppDelegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool { true }
        }
        """,
        "Info.plist": generated,
    ]

    /// The calls of apps, of delegates and of views.
    static let calls: Set<String> = [
        "init()", "body", "onAppear", "onDisappear", "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "application(_:configurationForConnecting:options:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
        "applicationDidBecomeActive(_:)", "applicationWillTerminate(_:)", "viewDidLoad()", "viewDidAppear(_:)",
    ]
}

extension BuiltSample.RunResult {
    /// The calls, in order, each with the type by its last component.
    var calls: [String] { events.projected(on: SwiftUISamples.calls) }

    /// What is on screen, at each time that a window is shown.
    var screens: [String] { events.filter { $0.title == "rootViewController" }.map { $0.text ?? "" } }

    /// The summary's sentence, where the app's types are known.
    func sentence(_ piece: BuiltSample) -> String? {
        VerdictSummary(
            of: events, roles: ClassRoles(test: piece.build.testClasses, app: piece.build.appClasses))?.sentence
    }
}

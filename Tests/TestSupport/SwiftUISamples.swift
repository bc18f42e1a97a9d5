import Lifecycle
import Traces

/// Small apps with SwiftUI's life cycle.
package enum SwiftUISamples {
    /// An Info.plist without a scene manifest.
    package static let withoutManifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict></dict></plist>
        """

    /// The manifest that Xcode writes for `INFOPLIST_KEY_UIApplicationSceneManifest_Generation`.
    package static let generated = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict/>
        </dict></dict></plist>
        """

    /// A manifest that says nothing.
    package static let emptyManifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict></dict></dict></plist>
        """

    /// A test that looks at nothing of the app.
    package static let test = """
        import XCTest

        final class LaunchTests: XCTestCase {
            func testNothing() {}
        }
        """

    /// The app that people use.
    package static let real = """
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
    package static let launcher = [
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

    /// An app whose body chooses.
    package static let branching = [
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

    /// Two apps, each with its own app delegate.
    package static let adaptors = [
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

    /// Builds one of these, with a test that passes.
    package static func built(_ name: String, _ files: [String: String]) async throws -> BuiltSample {
        try await BuiltSample.small(name, files, tests: test)
    }

    /// The calls of apps, of delegates and of views.
    package static let calls: Set<String> = [
        "init()", "body", "onAppear", "onDisappear", "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "application(_:configurationForConnecting:options:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
        "applicationDidBecomeActive(_:)", "applicationWillTerminate(_:)", "viewDidLoad()", "viewDidAppear(_:)",
    ]
}

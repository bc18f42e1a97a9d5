import Foundation
import TestSupport

/// A small app with a bypass that works, and with what a test breaks in it.
struct CheckedApp {
    var name: String
    var main = """
        import UIKit

        let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))

        """
    var appDelegate = """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { true }
        }

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }

        class ViewController: UIViewController {}

        """
    /// The tests' app delegate, as its own file.
    var testingAppDelegate = CheckedApp.testing()
    var testingSceneDelegate = """
        import UIKit

        class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }

        """
    var sceneDelegateName = "$(PRODUCT_MODULE_NAME).SceneDelegate"
    var showsSeveral = false
    var storyboardModule: String?
    var tests = """
        import XCTest

        class LaunchTests: XCTestCase {
            func testNothing() {}
        }

        """

    init(_ name: String, _ change: (inout CheckedApp) -> Void = { _ in }) {
        self.name = name
        change(&self)
    }

    static let flush = """
        func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                for session in application.openSessions {
                    application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
                }
                return true
            }
        """

    static let configuring = """
        func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = TestingSceneDelegate.self
                configuration.storyboard = nil
                return configuration
            }
        """

    static func testing(
        attribute: String = "@objc(TestingAppDelegate)\n", launching: String = flush, configuring: String = configuring
    ) -> String {
        """
        import UIKit

        \(attribute)class TestingAppDelegate: UIResponder, UIApplicationDelegate {
            \(launching)

            \(configuring)
        }

        """
    }

    private var infoPlist: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \t<key>UIApplicationSceneManifest</key>
        \t<dict>
        \t\t<key>UIApplicationSupportsMultipleScenes</key>
        \t\t<\(showsSeveral)/>
        \t\t<key>UISceneConfigurations</key>
        \t\t<dict>
        \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>UISceneDelegateClassName</key>
        \t\t\t\t\t<string>\(sceneDelegateName)</string>
        \t\t\t\t\t<key>UISceneStoryboardFile</key>
        \t\t\t\t\t<string>Main</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</dict>
        </dict></plist>

        """
    }

    /// With its own module, a class is looked for there and not in the target's.
    private var storyboard: String {
        guard let storyboardModule else { return SmallApp.storyboard("ViewController", in: name) }
        return SmallApp.storyboard("ViewController", in: storyboardModule)
            .replacing(" customModuleProvider=\"target\"", with: "")
    }

    var files: [String: String] {
        [
            "\(name)/main.swift": main, "\(name)/AppDelegate.swift": appDelegate, "\(name)/Info.plist": infoPlist,
            "\(name)/Main.storyboard": storyboard,
            "\(name)Tests/TestingAppDelegate.swift": testingAppDelegate,
            "\(name)Tests/TestingSceneDelegate.swift": testingSceneDelegate,
            "\(name)Tests/LaunchTests.swift": tests,
        ].filter { !$0.value.isEmpty }
    }

    /// Writes the app and its tests again; returns their folder.
    func write() throws -> String {
        let place = "\(SmallApp.folder)/checks/\(name)"
        try? FileManager.default.removeItem(atPath: place)
        for (path, text) in files {
            let url = URL(filePath: "\(place)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return place
    }
}

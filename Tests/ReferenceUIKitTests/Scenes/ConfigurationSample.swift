import Foundation
import Lifecycle
import TestSupport

/// A small app, made again for each test, that says how its scene is to be made.
struct ConfigurationSample {
    /// The entries of the Info.plist for ordinary windows, each as the body of its dictionary; nil for no dictionary
    /// of configurations.
    var entries: [String]? = []
    /// The result of application(_:configurationForConnecting:options:); nil if the app delegate has no such method.
    var returns: String?
    /// More files, by name.
    var files: [String: String] = [:]
    /// Keys of the Info.plist beside the manifest.
    var keys = ""

    /// A delegate that hears of the connection, and no more.
    static func delegate(_ name: String, _ base: String = "UIResponder, UIWindowSceneDelegate") -> String {
        """
        class \(name): \(base) {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
        }

        """
    }

    static func entry(_ name: String?, delegate: String? = nil, storyboard: String? = nil, scene: String? = nil)
        -> String
    {
        let keys = [
            ("UISceneConfigurationName", name), ("UISceneDelegateClassName", delegate),
            ("UISceneStoryboardFile", storyboard), ("UISceneClassName", scene),
        ]
        return keys.map { key, value in value.map { "<key>\(key)</key><string>\($0)</string>" } ?? "" }.joined()
    }

    /// The app's trace, an event a line with its rule; without returns, the launch and the verdict.
    func play(on device: Device = Device(system: SystemVersion(17))) async throws -> [String] {
        Self.shown(try await perform(on: device))
    }

    func perform(on device: Device = Device(system: SystemVersion(17))) async throws -> BuiltSample.RunResult {
        try await BuiltSample.small("Company", all).play(.run, on: device)
    }

    static func shown(_ run: BuiltSample.RunResult) -> [String] {
        run.events.filter { ![.launch, .return, .verdict].contains($0.kind) }.map { event in
            [
                "\(event.kind)", [event.class, event.title].compactMap { $0 }.joined(separator: "."), event.text,
                event.rule.map { "[\($0)]" },
            ]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private var all: [String: String] {
        let method = returns.map { returns in
            """
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    \(returns)
                }

            """
        }
        let app = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
            \(method ?? "")}

            """
        let dictionary = entries.map { entries in
            "<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>"
                + entries.map { "<dict>\($0)</dict>" }.joined() + "</array></dict>"
        }
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(keys)<key>UIApplicationSceneManifest</key><dict>\(dictionary ?? "")</dict></dict></plist>
            """
        let delegates = "import UIKit\n" + Self.delegate("Lead") + Self.delegate("Other")
        return ["AppDelegate.swift": app, "Info.plist": plist, "SceneDelegates.swift": delegates].merging(files) { $1 }
    }
}

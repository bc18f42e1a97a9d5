import Foundation

/// Writes small apps to a folder that stays the same, so that an unchanged one is in the cache the next time.
package enum SmallApp {
    package static let folder = FileManager.default.temporaryDirectory.appending(path: "understudy-small-apps").path

    /// A manifest with one configuration, without scene delegate.
    package static let infoPlist = plist(configuration: "<key>UISceneConfigurationName</key><string>Main</string>")

    package static func plist(configuration: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        \(configuration)
        </dict></array></dict></dict></dict></plist>
        """
    }

    /// A storyboard with one view controller of a class, and a label.
    package static func storyboard(_ customClass: String, in module: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
                <viewController id="a" customClass="\(customClass)" customModule="\(module)" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><label text="Boo" id="l"/></subviews></view>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    /// A `main.swift` with an app delegate whose didFinishLaunching does what `body` says.
    package static func main(_ body: String = "", before: String = "") -> String {
        """
        import Foundation
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                \(body)
                return true
            }
        }

        \(before)
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
        """
    }

    /// Writes the app's files, an Info.plist where they have none, and its tests; returns the folder to discover.
    package static func write(_ name: String, _ files: [String: String], tests: String?) throws -> String {
        let place = "\(folder)/\(name)"
        try? FileManager.default.removeItem(atPath: place)
        var all = Dictionary(uniqueKeysWithValues: files.map { ("\(name)/\($0)", $1) })
        if all["\(name)/Info.plist"] == nil { all["\(name)/Info.plist"] = infoPlist }
        if let tests { all["\(name)Tests/\(name)Tests.swift"] = tests }
        for (path, text) in all {
            let url = URL(filePath: "\(place)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return place
    }
}

import Lifecycle
import TestSupport

/// A small app with one scene delegate whose window has the storyboard's controller.
struct NibSample {
    /// The objects of the storyboard's only scene besides its controller.
    var objects = ""
    /// The elements inside that of the controller.
    var controller = ""
    /// The controller's element and class.
    var kind = "viewController"
    var customClass = "Screen"
    /// Further scenes.
    var scenes = ""
    /// The app's classes.
    var code = ""
    /// More files by name.
    var files: [String: String] = [:]
    var tests: String?

    /// The app's trace from the making of the storyboard's controller on, an event a line.
    func play(_ launch: ProcessLaunch = .run) async throws -> [String] {
        let run = try await built().play(launch)
        let lines = ConfigurationSample.shown(run)
        let start = lines.firstIndex { $0.contains("init(coder:)") || $0.hasPrefix("test") } ?? 0
        return lines[start...].filter { !$0.contains("Host.") }.map { line in
            let line = line.replacing(/<[^<>]*\/Company\.app>/, with: "<Company.app>")
            guard line.hasSuffix("]"), let rule = line.lastIndex(of: "[") else { return line }
            return String(line[..<rule].dropLast())
        }
    }

    func built() async throws -> BuiltSample {
        var files = files
        files["Info.plist"] = SmallApp.plist(
            configuration: ConfigurationSample.entry("Main", delegate: "Company.Host", storyboard: "Main"))
        files["Code.swift"] = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {}

            class Host: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

            \(code)
            """
        files["Base.lproj/Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="root">
            <scenes><scene sceneID="s"><objects>
            <\(kind) id="root" customClass="\(customClass)" customModuleProvider="target" sceneMemberID="viewController">
            \(controller)
            </\(kind)>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            \(objects)
            </objects></scene>\(scenes)</scenes>
            </document>
            """
        return try await BuiltSample.small("Company", files, tests: tests)
    }

    /// A nib with objects beside its owner, whose class and connections are given.
    static func nib(_ objects: String, owner: String = "", class name: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(name.map { "customClass=\"\($0)\"" } ?? "")>
        <connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects></document>
        """
    }
}

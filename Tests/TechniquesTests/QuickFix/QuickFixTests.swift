import Foundation
import Lifecycle
import PackageResources
import Runs
import TestSupport
import Testing

@testable import Techniques

/// The listings of the page *Quick fix* are the catalog's files, and these keep production out of the tests in every
/// setting that the page names.
///
/// The tests start processes and measure time, so they run one after the other.
@Suite(.serialized)
struct QuickFixTests {
    private static let production = ProductionRuns()

    static func page() throws -> String {
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
        return try String(contentsOf: folder.appending(path: "Articles/QuickFix.md"), encoding: .utf8)
    }

    @Test func `Each tab lists the files of one app, with their targets`() throws {
        let page = try Self.page()
        let tabs = try #require(page.split(separator: "\n}\n}\n").first).split(separator: /@Tab\("/).dropFirst()
        #expect(tabs.map { $0.prefix { $0 != "\"" } } == QuickFixApp.all.map { $0.tab[...] })
        for (tab, app) in zip(tabs, QuickFixApp.all) {
            let files = try app.files()
            let listings = tab.matches(of: /\*\*(\S+)\*\*, in the (.+):\n\n```(swift|xml)\n((?:.*\n)*?)```\n/)
            let expected = try app.listed.map { (path: String) -> [String] in
                let folder = path.prefix { $0 != "/" }
                let target =
                    switch folder {
                    case "MyApp": "app target"
                    case "MyAppTests": "unit test target"
                    default: "target \(folder)"
                    }
                return [path.split(separator: "/").last.map(String.init) ?? "", target, try #require(files[path])]
            }
            let listed: [[String]] = listings.map { [String($0.1), String($0.2), String($0.4)] }
            #expect(listed == expected)
            #expect(tab.matches(of: /```/).count == 2 * app.listed.count, "\(app.tab)")
        }
    }

    @Test(arguments: QuickFixApp.all)
    func `The page names the settings`(_ app: QuickFixApp) throws {
        let settings = try app.settings
        func list(_ words: [String]) -> String {
            words.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
        }
        let systems = Set(settings.map(\.system)).sorted().map { "\($0.major)" }
        let page = try Self.page()
        if app.name == "swiftui" {
            #expect(page.contains("SwiftUI from \(systems[0]) |"))
        } else {
            #expect(page.contains("| iOS | \(list(systems));"))
        }
        #expect(
            Set(settings.filter { $0.sdk != $0.system }.map { [$0.system, $0.sdk] }) == [
                [.newest, Axes.beforeScenesRequired]
            ])
        let histories = DeviceHistory.allCases.filter { history in settings.contains { $0.cache == history } }
        #expect(page.contains("| before the tests | \(histories.map(\.words).joined(separator: "; ")) |"))
        #expect(
            Set(settings.map { [$0.device == .pad, $0.supportsMultipleScenes] })
                == [[false, false], [true, false], [true, true]])
    }

    @Test(arguments: QuickFixApp.all)
    func `The files keep production out of the tests in every setting`(_ app: QuickFixApp) async throws {
        let files = try app.files()
        var wrong: [String] = []
        for setting in try app.settings {
            let result = try await app.result(of: files, in: setting, production: Self.production)
            let tests = try #require(result.verdict.tests, "\(setting)")
            guard result.outcome != .onlyTestDelegates || tests.ran == 0 || tests.failed > 0 else { continue }
            wrong.append("\(setting): \(result.outcome.word), \(tests.failed) of \(tests.ran) tests failed")
        }
        #expect(wrong == [])
    }

    @Test(arguments: QuickFixApp.all)
    func `Without the files, production runs in every setting`(_ app: QuickFixApp) async throws {
        let files = try app.unfixedFiles()
        var isolated: [Setting] = []
        for setting in try app.settings {
            let result = try await app.result(of: files, isFixed: false, in: setting, production: Self.production)
            if result.outcome == .onlyTestDelegates { isolated.append(setting) }
        }
        #expect(isolated == [])
    }

    @Test(arguments: [QuickFixApp.storyboard, .code])
    func `With a second bundle identifier, no private call is needed`(_ app: QuickFixApp) async throws {
        let section = try #require(try Self.page().split(separator: "### Without the private call").last)
        let listing = try #require(section.firstMatch(of: /```swift\n((?:.*\n)*?)```\n/)?.1)
        #expect(!listing.contains("Selector"))
        var app = app
        app.otherProduction = app.name
        var files = try app.files()
        files["MyAppTests/TestingAppDelegate.swift"] = String(listing)
        files["MyApp/Info.plist"] = files["MyApp/Info.plist"]?.replacing(
            "<dict>\n", with: "<dict>\n<key>CFBundleIdentifier</key><string>com.example.tests</string>\n",
            maxReplacements: 1)
        var wrong: [String] = []
        for setting in try app.settings where [SystemVersion(17), .newest].contains(setting.system) {
            let result = try await app.result(of: files, in: setting, production: Self.production)
            if result.outcome != .onlyTestDelegates || result.verdict.tests?.failed != 0 { wrong.append("\(setting)") }
        }
        #expect(wrong == [])
    }

    /// An app as it was before iOS 13. With the SDK of iOS 27 it is not launched, but its tests are: the testing app
    /// delegate has the method.
    @Test func `An app without scenes can use the files, too`() async throws {
        let app = QuickFixApp.code
        var files = try app.files()
        files["MyApp/SceneDelegate.swift"] = nil
        files["MyApp/Info.plist"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            </dict>
            </plist>

            """
        files["MyApp/AppDelegate.swift"] = """
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """
        var wrong: [Setting] = []
        for setting in try app.settings where !setting.supportsMultipleScenes {
            let result = try await app.result(of: files, in: setting, production: Self.production)
            if result.outcome != .onlyTestDelegates || result.verdict.tests?.failed != 0 { wrong.append(setting) }
        }
        #expect(wrong == [])
    }

    struct Omission: Sendable, CustomTestStringConvertible {
        var app: QuickFixApp
        var file: String
        var text: String
        var replacement = ""
        var history = DeviceHistory.fresh

        var testDescription: String { "\(app.name): \(text)" }
    }

    static let omissions: [Omission] =
        [QuickFixApp.storyboard, .code].flatMap { app in
            [
                Omission(app: app, file: "MyAppTests/TestingAppDelegate.swift", text: "@objc(TestingAppDelegate)\n"),
                Omission(
                    app: app, file: "MyAppTests/TestingAppDelegate.swift",
                    text: "        configuration.delegateClass = TestingSceneDelegate.self\n"),
                Omission(
                    app: app, file: "MyAppTests/TestingAppDelegate.swift",
                    text: "        removeStoredSessions(of: application)\n", history: .afterRun),
                // As if Apple had removed the method.
                Omission(
                    app: app, file: "MyAppTests/TestingAppDelegate.swift", text: "_removeSessionFromSessionSet:",
                    replacement: "_removedByApple:", history: .afterRun),
            ]
        } + [
            Omission(
                app: .storyboard, file: "MyAppTests/TestingAppDelegate.swift",
                text: "        configuration.storyboard = nil\n"),
            Omission(
                app: .swiftUI, file: "MyApp/Launcher.swift", text: "\"XCTestCase\"", replacement: "\"XCTestCases\""),
        ]

    @Test(arguments: omissions)
    func `LaunchTests fails if a part is missing`(_ omission: Omission) async throws {
        var files = try omission.app.files()
        let text = try #require(files[omission.file])
        try #require(text.ranges(of: omission.text).count == 1)
        files[omission.file] = text.replacing(omission.text, with: omission.replacement)
        let setting = Setting(
            system: SystemVersion(17), usesStoryboard: omission.app.name == "storyboard", cache: omission.history)
        let result = try await omission.app.result(of: files, in: setting, production: Self.production)
        #expect(result.outcome != .onlyTestDelegates)
        #expect((result.verdict.tests?.failed ?? 0) > 0)
    }
}

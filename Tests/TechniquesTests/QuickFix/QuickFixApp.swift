import Building
import Foundation
import Lifecycle
import PackageResources
import Projects
import Runs
import Samples
import Storage
import TestSupport
import Testing

@testable import Techniques

/// An app of the page *Quick fix*: the files of the page, and the app around them.
struct QuickFixApp: Sendable, CustomTestStringConvertible {
    /// The folder in the catalog.
    var name: String
    /// The title of the tab on the page.
    var tab: String
    /// The files of the page, in its order.
    var listed: [String]
    /// The tests' host, if that is not the app itself.
    var host: String?
    /// The app without the fix, by its name; nil if that is the same folder.
    var otherProduction: String?
    /// The first system of the page for such an app.
    var since = SystemVersion.scenes

    var testDescription: String { name }

    static let storyboard = QuickFixApp(name: "storyboard", tab: "Storyboard", listed: delegates)
    static let code = QuickFixApp(name: "code", tab: "Window in code", listed: delegates)
    static let swiftUI = QuickFixApp(
        name: "swiftui", tab: "SwiftUI",
        listed: ["MyApp/Launcher.swift", "MyApp/TestingApp.swift", "MyAppTests/LaunchTests.swift"],
        since: SystemVersion(14))
    static let host = QuickFixApp(
        name: "host", tab: "Own test host",
        listed: [
            "TestHost/HostAppDelegate.swift", "TestHost/HostSceneDelegate.swift", "TestHost/Info.plist",
            "MyAppTests/LaunchTests.swift",
        ], host: "TestHost", otherProduction: "storyboard")

    static let all = [storyboard, code, swiftUI, host]

    /// The one file of an app in Objective-C, in the catalog's folder: it is not run.
    static let objectiveC = "objectivec/MyApp/main.m"

    private static let delegates = [
        "MyApp/main.swift", "MyAppTests/TestingAppDelegate.swift", "MyAppTests/TestingSceneDelegate.swift",
        "MyAppTests/LaunchTests.swift",
    ]

    /// The files by their paths.
    func files() throws -> [String: String] { try Self.files(below: name) }

    private static func files(below name: String) throws -> [String: String] {
        let folder = Checkout.folder.appending(path: "Sources/Catalog/QuickFix/\(name)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
            .filter { !$0.hasSuffix(".lproj") }
        return try Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    /// The files of the app as it was: its own class has `@main`, and nothing of the page is there.
    func unfixedFiles() throws -> [String: String] {
        var files = try Self.files(below: otherProduction ?? name)
        for path in Self.all.flatMap(\.listed) where path.hasSuffix(".swift") { files[path] = nil }
        for (path, entrance) in [
            ("MyApp/AppDelegate.swift", "class AppDelegate"), ("MyApp/MyAppApp.swift", "struct MyAppApp"),
        ] {
            files[path] = files[path]?.replacing(entrance, with: "@main\n\(entrance)")
        }
        files["MyAppTests/EmptyTests.swift"] = """
            import XCTest

            final class EmptyTests: XCTestCase {
                func testNothing() {}
            }

            """
        return files
    }

    /// The settings that the page names: hosted as today, from the first system with scenes on.
    var settings: [Setting] {
        get throws {
            let needs = name == "swiftui" ? #", "needs": ["SwiftUI"]"# : ""
            let technique = try ChoosingTests.technique("Q01", "\(needs), \"since\": \"\(since.major)\"")
            return Setting.all.filter { setting in
                Exclusion.of(technique, in: setting) == nil && setting.hosting == .newest
                    && setting.usesStoryboard == (name == "storyboard")
            }
        }
    }

    /// Runs the tests of some files in a setting, as the matrix runs those of a technique.
    ///
    /// - Parameters:
    ///   - files: The files of the app that hosts the tests.
    ///   - isFixed: False if the app itself hosts the tests.
    func result(
        of files: [String: String], isFixed: Bool = true, in setting: Setting, production: ProductionRuns
    ) async throws -> TechniqueRun.Result {
        let builder = try await TestBuilder.shared.value
        func sample(_ files: [String: String], app: String?) throws -> Sample {
            var files = files
            for path in files.keys where path.hasSuffix("Info.plist") {
                files[path] = files[path]?.replacing(
                    "<false/>", with: "<\(setting.supportsMultipleScenes)/>")
            }
            let folder = try TechniqueProject(files: files).write(below: builder.modules.cache.folder + "/techniques")
            return try SampleDiscovery().sample(at: folder, app: app, needsTests: true)
        }
        let app = try await AppUnderTest(
            host: sample(files, app: isFixed ? host : nil),
            production: otherProduction == nil ? nil : sample(unfixedFiles(), app: nil), in: builder)
        return try await TechniqueRun(.none, app, in: setting).run(production: production)
    }
}

import Foundation
import TestSupport

@testable import XcodeProjects

/// A project as Xcode 16 writes it, with an app that keeps production out by a test's app delegate, and with what a test
/// changes in it.
struct SituationProject {
    var project: XcodeProject
    /// Further files, by their paths.
    var others: [String: String] = [:]
    /// The changes of the project file.
    var change: (inout ProjectDocument) -> Void = { _ in }

    /// - Parameters:
    ///   - name: The name of the app; the tests' begins with it.
    ///   - change: Changes the files, by their paths.
    init(_ name: String, _ change: (inout [String: String]) -> Void = { _ in }) {
        var files = CheckedApp(name).files
        change(&files)
        project = Self.project(name, files)
    }

    static func project(_ name: String, _ files: [String: String]) -> XcodeProject {
        var project = XcodeProject(
            files.map { XcodeProject.File(path: $0.key, text: $0.value) }, app: name,
            bundleIdentifier: "com.example.\(name)", introduction: "A test's project.")
        project.format = .synchronized
        return project
    }

    /// A `main.swift` that looks the tests' app delegate up if a compilation condition holds.
    static func main(_ condition: String) -> String {
        """
        import UIKit

        #if \(condition)
        let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
        #else
        let delegate: AnyClass = AppDelegate.self
        #endif
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))

        """
    }

    /// A `main.swift` that takes the tests' app delegate if a variable is set.
    static let asksVariable = """
        import UIKit

        let isTesting = ProcessInfo.processInfo.environment["UNIT_TESTS"] == "YES"
        UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil,
            isTesting ? "TestingAppDelegate" : NSStringFromClass(AppDelegate.self))

        """

    /// Writes the project again; returns its folder.
    func write(to name: String? = nil) throws -> String {
        let place = "\(SmallApp.folder)/situations/\(name ?? project.name)"
        try? FileManager.default.removeItem(atPath: place)
        var document = ProjectDocument(project)
        change(&document)
        var files = Dictionary(project.files.map { ($0.path, $0.text) }) { $1 }
        files["\(project.name).xcodeproj/project.pbxproj"] = document.text
        files.merge(others) { $1 }
        for (path, text) in files {
            let url = URL(filePath: "\(place)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return place
    }
}

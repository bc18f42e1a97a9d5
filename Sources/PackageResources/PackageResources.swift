package import Foundation

/// The resources that the program carries along: the sources of the reference modules and the documentation. The
/// sources are compiled on the machine on which the program runs; the documentation's tutorials are samples.
///
/// A program in the build folder of its package takes the package's own, because SwiftPM does not copy a changed
/// file of a folder again. One that was moved takes the copies in the folder beside it.
package enum PackageResources {
    /// The name of the folder that has to stand beside the program wherever it is moved.
    package static let companion = "understudy_PackageResources.resources"

    /// The folder that holds a folder of sources for each reference module; nil if it was left behind.
    package static var folder: URL? {
        existing(atHome: "Sources", moved: "", with: "ReferenceUIKit")
    }

    /// The documentation catalog; nil if it was left behind.
    package static var documentation: URL? {
        existing(atHome: "Documentation.docc", moved: "Documentation.docc", with: "Understudy.md")
    }

    /// The site's templates and files; nil if they were left behind.
    package static var site: URL? {
        existing(atHome: "Site", moved: "Site", with: "templates")
    }

    /// The techniques and the claims, with the app that they share; nil if they were left behind.
    package static var catalog: URL? {
        existing(atHome: "Sources/Catalog", moved: "Catalog", with: "App")
    }

    /// The results of earlier runs, as a command recorded them; nil if they were left behind.
    package static var records: URL? {
        existing(atHome: "Tests/Recorded", moved: "Recorded", with: "matrix.txt")
    }

    /// The reference modules as a release has them, built beforehand; nil if there are none.
    package static var built: URL? { released("Built") }

    /// The file with the commit that a release was built from; nil if the program is not of a release.
    package static var commit: URL? { released("COMMIT") }

    /// A file or folder that releases have beside the resources of a build; nil if it is not there.
    private static func released(_ name: String) -> URL? {
        let place = program.appending(path: companion).appending(path: name)
        return !isAtHome && FileManager.default.fileExists(atPath: place.path) ? place : nil
    }

    /// The project's own folder, which holds what its commands write; nil for a program that was moved out of it.
    package static var checkout: URL? {
        let folder = package
        let isWhole = ["Package.swift", "Documentation.docc", "Tests/Recorded"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
        return isAtHome && isWhole ? folder : nil
    }

    private static var package: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .resolvingSymlinksInPath()
    }

    private static var program: URL { Bundle.main.bundleURL.resolvingSymlinksInPath() }

    private static var isAtHome: Bool { program.path.hasPrefix(package.appending(path: ".build").path + "/") }

    private static func existing(atHome: String, moved: String, with content: String) -> URL? {
        let folder =
            isAtHome ? package.appending(path: atHome) : program.appending(path: companion).appending(path: moved)
        return FileManager.default.fileExists(atPath: folder.appending(path: content).path) ? folder : nil
    }
}

public import Foundation

/// The sources of the reference modules, carried along by the program: they are compiled where it runs.
public enum CarriedSources {
    /// The folder that holds a folder of sources for each reference module.
    ///
    /// A program in the build folder of its package takes the package's own, because SwiftPM does not copy a
    /// changed file of a folder again. One that was moved takes the copy that stands beside it.
    public static var folder: URL {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = package.appending(path: "Sources")
        let program = Bundle.main.bundleURL.resolvingSymlinksInPath().path
        let isAtHome = program.hasPrefix(package.resolvingSymlinksInPath().appending(path: ".build").path + "/")
        if isAtHome, FileManager.default.fileExists(atPath: sources.appending(path: "ReferenceUIKit").path) {
            return sources
        }
        return Bundle.module.resourceURL ?? Bundle.module.bundleURL
    }
}

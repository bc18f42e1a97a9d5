public import Foundation

/// The sources of the reference modules, carried along by the program: they are compiled where it runs.
public enum CarriedSources {
    /// The name of the folder that has to stand beside the program wherever it is moved.
    public static let companion = "understudy_CarriedSources.resources"

    /// The folder that holds a folder of sources for each reference module; nil where it was left behind.
    ///
    /// A program in the build folder of its package takes the package's own, because SwiftPM does not copy a
    /// changed file of a folder again. One that was moved takes the copy that stands beside it.
    public static var folder: URL? {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().resolvingSymlinksInPath()
        let program = Bundle.main.bundleURL.resolvingSymlinksInPath()
        let isAtHome = program.path.hasPrefix(package.appending(path: ".build").path + "/")
        return [package.appending(path: "Sources"), program.appending(path: companion)]
            .dropFirst(isAtHome ? 0 : 1)
            .first { FileManager.default.fileExists(atPath: $0.appending(path: "ReferenceUIKit").path) }
    }
}

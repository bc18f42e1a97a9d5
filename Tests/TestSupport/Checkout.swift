package import Foundation

/// The project's own folder, as the tests were compiled in it.
package enum Checkout {
    package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().resolvingSymlinksInPath()

    /// Returns the path of a file or folder of the project.
    package static func path(_ relative: String) -> String {
        folder.appending(path: relative).path
    }

    /// Returns the path of a sample in Tests/Fixtures.
    package static func fixture(_ name: String) -> String {
        path("Tests/Fixtures/\(name)")
    }
}

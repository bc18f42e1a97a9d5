package import Foundation
package import Wording

/// The file of a log, or standard input.
package struct LogFile: Hashable, Sendable {
    private let path: String

    /// - Parameter path: The file's path, or `-` for standard input.
    package init(_ path: String) {
        self.path = path
    }

    /// Reads all of it.
    ///
    /// - Throws: `Mistake` if it cannot be read.
    package func data() throws(Mistake) -> Data {
        do {
            if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
            return try Data(contentsOf: URL(filePath: path))
        } catch {
            throw Mistake(
                .usage, what: "The log cannot be read.", place: path,
                cure: "Name the file with the console's text, or - for standard input.")
        }
    }
}

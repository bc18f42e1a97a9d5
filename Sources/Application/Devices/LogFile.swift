internal import DeviceReports
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
            let file = path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            // One byte more is enough to tell that it is too long.
            return try file.read(upToCount: LogReader.longest + 1) ?? Data()
        } catch {
            throw Mistake(
                .usage, what: "The log cannot be read.", place: path,
                cure: "Name the file with the console's text, or - for standard input.")
        }
    }
}

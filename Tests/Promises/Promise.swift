import Foundation
package import Techniques

/// A fault, an attack, a load or fuzzed input, how often the tests tried it, and what was lost: a row of the page of
/// promises.
package typealias Promise = PromisesPage.Row

extension Promise {
    /// The variable that names the file of lines.
    package static let variable = "UNDERSTUDY_PROMISES"

    /// Appends a line of JSON to the file that the environment names; without one, does nothing.
    ///
    /// One `write` at the end of the file keeps lines whole when several test programs append at once.
    package func record(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let path = environment[Self.variable], !path.isEmpty else { return }
        let line = Data(try PromisesPage.record([self]).utf8)
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        defer { close(file) }
        let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard written == line.count else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
    }
}

import Foundation

/// A fault, an attack, a load or fuzzed input, how often the tests tried it, and what was lost: a line of the table of
/// promises.
package struct Promise: Codable, Equatable, Sendable {
    /// The sorts of things that are tried.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case attack, fault, fuzz, load
    }

    package var kind: Kind
    /// The words of the table, such as "server killed in a build".
    package var name: String
    package var tried: Int
    /// The word "nothing", or what was lost and why.
    package var lost: String

    package init(_ kind: Kind, _ name: String, tried: Int, lost: String = "nothing") {
        self.kind = kind
        self.name = name
        self.tried = tried
        self.lost = lost
    }

    /// The variable that names the file of lines.
    package static let variable = "UNDERSTUDY_PROMISES"

    /// Appends a line of JSON to the file that the environment names; without one, does nothing.
    ///
    /// One `write` at the end of the file keeps lines whole when several test programs append at once.
    package func record(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let path = environment[Self.variable], !path.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(self) + Data("\n".utf8)
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        defer { close(file) }
        let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard written == line.count else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
    }
}

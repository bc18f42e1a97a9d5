internal import Foundation
internal import Storage

/// The secret that a page has to know to run anything: 64 hexadecimal digits, 256 bits of the system's generator.
package struct AccessToken: Hashable, Sendable {
    package let text: String

    private static let bytes = 32

    /// Makes a token that no file keeps.
    package init() {
        text = Secret.text(bytes: Self.bytes)
    }

    private init?(kept data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.utf8.count == 2 * Self.bytes, text.allSatisfy({ "0123456789abcdef".contains($0) }) else {
            return nil
        }
        self.text = text
    }

    /// Returns the token in a file, so that open pages can run things again after a restart.
    ///
    /// A new token takes the place of one that was damaged, that is a link, or that another user owns or may read.
    ///
    /// - Parameters:
    ///   - file: The path. The folders above it are made for this user alone.
    ///   - renewed: If true, a new token takes the place of the old one, too.
    /// - Throws: The system's error if the file cannot be written.
    package static func kept(in file: String, renewed: Bool = false) throws -> AccessToken {
        if !renewed, let data = try? PlainFile.readSecret(file, largest: 2 * bytes), let token = AccessToken(kept: data)
        {
            return token
        }
        let token = AccessToken()
        try FileManager.default.createDirectory(
            atPath: Files.parent(file), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Files.replace(
            file, with: Array(token.text.utf8), by: "\(file).\(Files.uniqueName())", permissions: 0o600)
        return token
    }

    /// Returns the file that keeps the token: `$XDG_STATE_HOME/understudy/token`, or
    /// `~/.local/state/understudy/token`; nil if the environment names neither.
    ///
    /// It is not in the cache, because compilers can read that.
    package static func file(environment: [String: String]) -> String? {
        if let states = environment["XDG_STATE_HOME"], states.hasPrefix("/") { return states + "/understudy/token" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/understudy/token"
    }
}

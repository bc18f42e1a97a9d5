package import Foundation
internal import Mustache
internal import Storage

/// The user's browser.
package enum Browser {
    /// Opens an address, if there is a screen and a program that opens browsers.
    ///
    /// The address is handed over in a file that only its owner can read: every user of a machine sees the arguments
    /// with which a program was started, and an address may hold a secret.
    ///
    /// - Parameter site: The folder with the site's templates.
    /// - Returns: The file, to be removed when the address is no longer needed; nil if no browser was opened.
    package static func open(_ address: String, site: String, environment: [String: String]) -> URL? {
        guard let program = program(environment, isExecutable: FileManager.default.isExecutableFile(atPath:)) else {
            return nil
        }
        guard let path = try? ProcessFolder.make() else { return nil }
        let folder = URL(filePath: path)
        let file = folder.appending(path: "open.html")
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [file.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
            try Data(page(address, site: site).utf8).write(to: file)
            try process.run()
            return folder
        } catch {
            ProcessFolder.remove(path)
            return nil
        }
    }

    /// Returns the program that opens browsers; nil if there is no screen to see one.
    static func program(_ environment: [String: String], isExecutable: (String) -> Bool) -> String? {
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
        guard hasScreen else { return nil }
        return (environment["PATH"] ?? "/usr/bin").split(separator: ":").map { "\($0)/xdg-open" }.first(
            where: isExecutable)
    }

    private static func page(_ address: String, site: String) throws -> String {
        let text = try String(contentsOfFile: "\(site)/templates/handoff.mustache", encoding: .utf8)
        return try MustacheTemplate(string: text).render(["address": address])
    }
}

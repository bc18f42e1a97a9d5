import Foundation

extension Program {
    /// Applies a diff in a folder; it has to fit without fuzz.
    package static func apply(_ diff: String, in folder: String) async throws {
        try await TemporaryFile.with(diff) { url in
            let ending = try await run(
                "/usr/bin/env", ["patch", "-p1", "-F0", "--binary", "-d", folder, "-i", url.path])
            guard ending.status == 0 else { throw Unexpected("\(ending.output)\n\(diff)") }
        }
    }
}

import Foundation
import TestSupport
import Testing

/// The files of a release, made once from this checkout and the program beside the tests by the script of the workflow.
///
/// The reference modules come from the tests' cache, in which they are by now: to build them takes half a minute.
enum MadeRelease {
    static var folder: URL { get async throws { try await made.value } }

    static let version = Task {
        try await Program.run(Checkout.path(".ci/release"), ["--version"]).output.split(separator: "\n").joined()
    }

    static func name() async throws -> String { "understudy-\(try await version.value)-linux-x86_64" }

    private static let made = Task {
        let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
        let ending = try await Program.run(
            Checkout.path(".ci/release"), [folder.path],
            environment: [
                "UNDERSTUDY_PROGRAMS": URL(filePath: try Program.path).deletingLastPathComponent().path,
                "UNDERSTUDY_BUILT": cache,
            ])
        guard ending.status == 0 else { throw Unexpected(ending.error) }
        return folder
    }

    private static var cache: String {
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        return caches + "/understudy"
    }
}

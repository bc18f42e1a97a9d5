package import Foundation

/// A file of a test's own, which is gone after the test.
package enum TemporaryFile {
    /// Calls a closure with the file's place. Without text there is no file yet.
    package static func with<Value>(_ text: String?, _ body: (URL) async throws -> Value) async throws -> Value {
        let url = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        if let text { try Data(text.utf8).write(to: url) }
        return try await body(url)
    }
}

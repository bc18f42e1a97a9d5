internal import Foundation

/// A file as the catalog's generated pages show it.
enum CodeListing {
    /// Returns the file's path, and its text below.
    static func markdown(_ path: String, _ text: String) -> String {
        let language = path.hasSuffix(".swift") ? "swift" : "xml"
        return "`\(path)`:\n\n```\(language)\n\(text.trimmingCharacters(in: .newlines))\n```"
    }
}

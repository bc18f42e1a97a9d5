internal import Foundation

/// The files of a target that its build settings take out of its phases.
///
/// Source: `FilteringContext` of swift-build, and its `Path.matchesFilenamePattern(_:)`.
struct FileFilter: Hashable, Sendable {
    /// `EXCLUDED_SOURCE_FILE_NAMES`: patterns as `fnmatch` knows them.
    var excluded: [String] = []
    /// `INCLUDED_SOURCE_FILE_NAMES`: patterns of those that stay anyway.
    var included: [String] = []

    init() {}

    init(_ settings: BuildSettings) {
        excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    }

    /// Returns true if a file belongs to the target.
    func keeps(_ path: String) -> Bool {
        !excluded.contains { Self.matches($0, path) } || included.contains { Self.matches($0, path) }
    }

    /// Returns true if a pattern matches a path, or its last components if the pattern begins without a slash.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
        guard !pattern.hasPrefix("/") else { return fnmatch(pattern, path, FNM_PATHNAME) == 0 }
        let count = pattern.split(separator: "/").count
        let parts = path.split(separator: "/")
        guard count > 0, parts.count >= count else { return false }
        return fnmatch(pattern, parts.suffix(count).joined(separator: "/"), FNM_PATHNAME) == 0
    }
}

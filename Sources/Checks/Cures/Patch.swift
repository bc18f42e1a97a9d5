internal import Wording

/// A change of files, as text edits.
package struct Patch: Hashable, Sendable {
    /// The files that it changes.
    package var files: [File]

    package init(_ files: [File]) {
        self.files = files
    }

    /// A file before and after.
    package struct File: Hashable, Sendable {
        /// The file's path, absolute.
        package var path: String
        package var before: String
        package var after: String

        package init(path: String, before: String, after: String) {
            self.path = path
            self.before = before
            self.after = after
        }
    }

    /// A piece of a text, by its range in UTF-8, and what takes its place.
    package struct Edit: Hashable, Sendable {
        package var range: Range<Int>
        package var text: String

        package init(_ range: Range<Int>, _ text: String) {
            self.range = range
            self.text = text
        }

        package static func insert(_ text: String, at offset: Int) -> Edit { Edit(offset..<offset, text) }
    }

    /// Edits one file; nil if an edit does not fit its text.
    package init?(_ path: String, _ before: String?, _ edits: [Edit]) {
        guard let before else { return nil }
        var bytes = Array(before.utf8)
        let usesCarriageReturns = before.utf8.contains(UInt8(ascii: "\r"))
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else { return nil }
            let text = usesCarriageReturns ? edit.text.replacing("\n", with: "\r\n") : edit.text
            bytes.replaceSubrange(edit.range, with: text.utf8)
        }
        guard let after = String(validating: bytes, as: UTF8.self), after != before else { return nil }
        files = [File(path: path, before: before, after: after)]
    }

    /// Returns the change as `patch -p1` takes it.
    ///
    /// - Parameter root: The folder that the paths are relative to.
    package func diff(from root: String) -> String {
        files.map { file in
            let path = RelativePath.of(file.path, from: root)
            return "--- \(Self.named("a/\(path)"))\n+++ \(Self.named("b/\(path)"))\n"
                + UnifiedDiff.hunks(from: file.before, to: file.after)
        }.joined()
    }

    /// Returns a file's name as `git` and `patch` read it: in quotes if it has control characters, quotes or backslashes,
    /// with a tab behind it if it has blanks.
    private static func named(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "\\"
        }
        guard !isPlain || path.contains("\u{2028}") || path.contains("\u{2029}") else {
            return path.contains(" ") ? path + "\t" : path
        }
        let quoted = path.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: String(UnicodeScalar(byte))
            default: "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
            }
        }
        return "\"\(quoted.joined())\""
    }
}

/// Paths as a report shows them.
package enum RelativePath {
    /// Returns the deepest folder that some files are in.
    package static func folder(around paths: [String]) -> String {
        guard let first = paths.first else { return "/" }
        var parts = first.split(separator: "/").dropLast()
        for path in paths {
            let other = path.split(separator: "/").dropLast()
            parts = parts.prefix(zip(parts, other).prefix { $0 == $1 }.count)
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Returns the path from a folder if it leads into it; else the path as it is.
    package static func of(_ path: String, from root: String) -> String {
        let folder = root.hasSuffix("/") ? root : root + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}

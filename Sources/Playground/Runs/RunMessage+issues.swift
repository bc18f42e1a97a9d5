internal import Lifecycle
internal import Traces

extension RunMessage {
    /// A crash or a failed assertion at a line of one of the lesson's files.
    struct Issue: Hashable, Sendable, Encodable {
        var kind: RunIssue.Kind
        /// The lesson's name of the file.
        var file: String
        var lineNumber: Int
        /// The message, with the test's name if there is one.
        var message: String

        /// Returns the issues whose lines are in a lesson's files; nil if there are none.
        static func all(_ issues: [RunIssue], in source: LessonSample) -> [Issue]? {
            let found = issues.compactMap { issue -> Issue? in
                guard let place = issue.place, let file = source.name(ofPrinted: place.file) else { return nil }
                return Issue(
                    kind: issue.kind, file: file, lineNumber: place.line,
                    message: (issue.test.map { "\($0): " } ?? "") + issue.message)
            }
            return found.isEmpty ? nil : found
        }
    }
}

extension LessonSample {
    /// Returns a file's name from the one that a program prints: a path, `Module/File.swift` or `File.swift`.
    ///
    /// - Returns: nil if no file is meant, or if it cannot be known which of several is.
    func name(ofPrinted printed: String) -> String? {
        if let name = name(of: printed), files[printed.dropped(root + "/")] != nil { return name }
        let parts = printed.split(separator: "/")
        guard let last = parts.last else { return nil }
        let places = files.keys.filter { $0 == printed || $0.hasSuffix("/" + last) || $0 == last }
        let exact = places.filter { $0 == printed }
        let ofModule = places.filter { parts.count == 2 && $0.hasPrefix(parts[0] + "/") }
        // A test names its file alone.
        let ofTests = places.filter { Lesson.File(name: $0, text: "").belongsToTests }
        let candidates = [exact, ofModule, places, ofTests].first { $0.count == 1 } ?? []
        return candidates.first.map { name(ofPlace: $0) }
    }
}

extension String {
    /// The text without a beginning.
    fileprivate func dropped(_ beginning: String) -> String {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : self
    }
}

internal import FoundationEssentials
package import Storage
internal import Wording

/// The answers of earlier processes about large samples, by the program and the whole request.
///
/// An answer depends on nothing else, and holds for nothing else: files that mislead a parser mislead it about themselves.
/// A request that a reader answers in less time than a look into the cache takes is not kept.
package struct KeptAnswers: Sendable {
    package var cache: BuildCache

    package init(cache: BuildCache) {
        self.cache = cache
    }

    /// The bytes of the smallest request whose answer is kept: some sixty files.
    static let smallest = 100_000
    private static let name = "answer.json"

    /// Returns the key of a request's answer; nil if it is not kept.
    ///
    /// - Parameter line: The request as it is sent: one about texts.
    func key(ofRequest line: [UInt8], to program: ReaderProgram) -> ContentHash? {
        guard line.count >= Self.smallest, let stamp = Files.stamp(program.path) else { return nil }
        var key = ContentHash("answer of a reader")
        // A program that was built again may answer something else.
        key.add([program.path, stamp] + program.arguments)
        line.withUnsafeBytes { key.add($0) }
        return key
    }

    /// Returns the answer that was kept; nil if there is none.
    func answer(_ key: ContentHash) -> ReaderMessage? {
        guard let entry = cache.entry(key), let bytes = try? Files.bytes("\(entry.folder)/\(Self.name)") else {
            return nil
        }
        return try? ReaderLine.value(of: bytes)
    }

    /// Keeps an answer. If that fails, the next process is asked again.
    func keep(_ message: ReaderMessage, _ key: ContentHash) {
        guard message.isAboutTexts, let bytes = try? ReaderLine.bytes(message) else { return }
        let folder = WorkFolder(cache: cache)
        defer { folder.remove() }
        guard let path = try? folder.make(), (try? Files.write(bytes, to: "\(path)/\(Self.name)")) != nil else {
            return
        }
        _ = try? cache.keep(key, files: [Self.name], of: path)
    }
}

extension ReaderMessage {
    /// True for an answer that depends on the request alone. A mistake is found again.
    fileprivate var isAboutTexts: Bool {
        switch self {
        case .lowered, .reduced, .facts: true
        case .reading, .sample, .mistake: false
        }
    }
}

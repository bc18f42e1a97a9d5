internal import FoundationEssentials

/// The commit that a folder with a Git repository is at, read from the repository's files: Git need not be there.
struct CheckedOutCommit: Hashable {
    var hash: String

    /// - Returns: nil if the folder has no repository, or one in a form that is not read.
    init?(in folder: URL) {
        guard let repository = Self.repository(of: folder),
            let head = Self.text(repository.appending(path: "HEAD"))
        else { return nil }
        guard let name = head.wholeMatch(of: /ref: (.+)/).map({ String($0.output.1) }) else {
            self.init(head)
            return
        }
        // A work tree has the branches of the repository that it belongs to.
        let shared = Self.text(repository.appending(path: "commondir")).map { repository.appending(path: $0) }
        let home = shared ?? repository
        if let hash = Self.text(home.appending(path: name)) {
            self.init(hash)
            return
        }
        let packed = Self.text(home.appending(path: "packed-refs")) ?? ""
        let line = packed.split(separator: "\n").first { $0.hasSuffix(" \(name)") }
        self.init(line.map { String($0.prefix { $0 != " " }) } ?? "")
    }

    /// - Returns: nil if the file has something else than a commit.
    init?(notedIn file: URL) { self.init(Self.text(file) ?? "") }

    private init?(_ text: String) {
        guard text.wholeMatch(of: /[0-9a-f]{40,64}/) != nil else { return nil }
        hash = text
    }

    private static func repository(of folder: URL) -> URL? {
        let place = folder.appending(path: ".git")
        guard let text = text(place) else { return place }
        return text.wholeMatch(of: /gitdir: (.+)/).map { match in
            let path = String(match.output.1)
            return path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        }
    }

    private static func text(_ file: URL) -> String? {
        (try? String(contentsOf: file, encoding: .utf8)).map { $0.trimmingPrefix(while: \.isWhitespace) }
            .map { text in String(text.reversed().drop(while: \.isWhitespace).reversed()) }
    }
}

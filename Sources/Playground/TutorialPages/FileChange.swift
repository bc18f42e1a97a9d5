internal import Wording

/// The change of a file to the text that a step shows: its lines with those that were removed, and the change in words.
struct FileChange: Hashable, Sendable {
    struct Line: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case kept, added, removed
        }

        var kind: Kind
        /// The line's number in the new file, from 1; nil for a line that was removed.
        var number: Int?
        var text: String
    }

    var lines: [Line]
    private var isNew: Bool

    /// Compares two texts of a file.
    ///
    /// - Parameter old: The lines that an earlier step showed; nil if none showed the file.
    init(from old: [String]?, to new: [String]) {
        isNew = old == nil
        guard let old else {
            lines = new.enumerated().map { Line(kind: .kept, number: $0 + 1, text: $1) }
            return
        }
        lines = EditScript(from: old, to: new).steps.map { step in
            switch step {
            case .kept(_, let index): Line(kind: .kept, number: index + 1, text: new[index])
            case .removed(let index): Line(kind: .removed, text: old[index])
            case .added(let index): Line(kind: .added, number: index + 1, text: new[index])
            }
        }
    }

    /// `New file.`, `3 lines added, 1 removed.`, `Shown again, unchanged.`
    var words: String {
        if isNew { return "New file." }
        let added = lines.count { $0.kind == .added }
        let removed = lines.count { $0.kind == .removed }
        switch (added, removed) {
        case (0, 0): return "Shown again, unchanged."
        case (0, _): return "\(Self.count(removed)) removed."
        case (_, 0): return "\(Self.count(added)) added."
        default: return "\(Self.count(added)) added, \(removed) removed."
        }
    }

    private static func count(_ number: Int) -> String {
        number == 1 ? "1 line" : "\(number) lines"
    }
}

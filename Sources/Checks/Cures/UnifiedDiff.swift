internal import Wording

/// The difference of two texts in the unified format.
enum UnifiedDiff {
    /// The lines around a change that are shown with it.
    private static let context = 3

    /// Returns the hunks; empty if the texts are the same.
    static func hunks(from before: String, to after: String) -> String {
        let old = lines(before)
        let new = lines(after)
        let lines = script(old, new)
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var text = ""
        var rest = changed[...]
        while let first = rest.first {
            var last = first
            while let next = rest.first, next - last <= 2 * context + 1 {
                last = next
                rest.removeFirst()
            }
            let shown = max(0, first - context)...min(lines.count - 1, last + context)
            text += hunk(lines, shown)
        }
        return text
    }

    private struct Line {
        var mark: Character
        var text: Substring
    }

    private static func hunk(_ lines: [Line], _ shown: ClosedRange<Int>) -> String {
        func start(_ other: Character) -> Int { lines[..<shown.lowerBound].count { $0.mark != other } }
        func range(_ other: Character) -> String {
            let count = lines[shown].count { $0.mark != other }
            let line = start(other) + (count == 0 ? 0 : 1)
            return count == 1 ? "\(line)" : "\(line),\(count)"
        }
        let header = "@@ -\(range("+")) +\(range("-")) @@\n"
        return header
            + lines[shown].map { line in
                "\(line.mark)\(line.text)" + (line.text.utf8.last == newline ? "" : "\n\\ No newline at end of file\n")
            }.joined()
    }

    /// The lines of both texts: those that stay, with those that go before those that come.
    private static func script(_ old: [Substring], _ new: [Substring]) -> [Line] {
        EditScript(from: old, to: new).steps.map { step in
            switch step {
            case .kept(let index, _): Line(mark: " ", text: old[index])
            case .removed(let index): Line(mark: "-", text: old[index])
            case .added(let index): Line(mark: "+", text: new[index])
            }
        }
    }

    private static let newline = UInt8(ascii: "\n")

    /// The lines with their ends, byte by byte: a carriage return belongs to its line.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.utf8.startIndex
        while start < text.utf8.endIndex {
            let end =
                text.utf8[start...].firstIndex(of: newline).map { text.utf8.index(after: $0) }
                ?? text.utf8.endIndex
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }
}

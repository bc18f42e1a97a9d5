/// A place in a text, as editors and language servers count: both from 0, the column in units of UTF-16.
///
/// The compiler's columns are bytes of UTF-8, from 1: those are `Diagnostic`'s.
package struct TextPlace: Hashable, Comparable, Sendable, Codable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: TextPlace, right: TextPlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// The text between two places.
package struct TextSpan: Hashable, Sendable, Codable {
    package var start: TextPlace
    /// The place after the last character.
    package var end: TextPlace

    package init(_ start: TextPlace, _ end: TextPlace) {
        self.start = start
        self.end = end
    }
}

/// The lines of a text, each as units of UTF-16 without its line break.
struct TextLines: Hashable, Sendable {
    let lines: [[UInt16]]

    init(_ text: String) {
        var lines: [[UInt16]] = [[]]
        var followsReturn = false
        for unit in text.utf16 {
            switch unit {
            case 0x0A where followsReturn: break
            case 0x0A, 0x0D: lines.append([])
            default: lines[lines.count - 1].append(unit)
            }
            followsReturn = unit == 0x0D
        }
        self.lines = lines
    }

    /// Returns true if there is such a place: not behind a line's end, and not inside a character of two units.
    func has(_ place: TextPlace) -> Bool {
        guard lines.indices.contains(place.line) else { return false }
        let line = lines[place.line]
        guard (0...line.count).contains(place.column) else { return false }
        return
            !(place.column > 0 && place.column < line.count && UTF16.isLeadSurrogate(line[place.column - 1])
            && UTF16.isTrailSurrogate(line[place.column]))
    }
}

/// The size of text, estimated on the safe side: the fonts are those of the user.
package enum Measure {
    /// The width of a letter in the monospaced rows.
    static let code = 7.4
    /// The width of a letter in the names on cards.
    static let name = 9.1
    /// The width of a letter in notes and remarks.
    static let prose = 6.7
    static let tag = 6.6
    static let heading = 7.8
    static let headline = 7.6

    /// Returns the number of letters, with those of wide scripts counted twice.
    package static func letters(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + width($1) }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        if scalar.properties.isGraphemeExtend { return 0 }
        return scalar.value >= 0x1100 && !(0x2000...0x2BFF).contains(scalar.value) ? 2 : 1
    }

    /// Returns the text in lines of at most `limit` letters.
    ///
    /// Lines end after a space, a colon or an opening bracket if there is one, else between the words of a name.
    package static func wrap(_ text: String, limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces(text).flatMap({ letters($0) > limit ? humps($0) : [$0] }) {
            if !line.isEmpty, letters(line + piece.withoutTrailingSpace) > limit {
                lines.append(line.withoutTrailingSpace)
                line = ""
            }
            for character in piece {
                if letters(line + String(character)) > limit, character != " ", !line.isEmpty {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return lines + (line.isEmpty && !lines.isEmpty ? [] : [line.withoutTrailingSpace])
    }

    private static func pieces(_ text: String) -> [String] {
        var pieces = [""]
        for character in text {
            pieces[pieces.count - 1].append(character)
            if " :(".contains(character) { pieces.append("") }
        }
        return pieces.filter { !$0.isEmpty }
    }

    /// Returns `testLongName` as `test`, `Long`, `Name`.
    private static func humps(_ text: String) -> [String] {
        var humps = [""]
        var previous: Character?
        for character in text {
            if character.isUppercase, previous?.isLowercase == true { humps.append("") }
            humps[humps.count - 1].append(character)
            previous = character
        }
        return humps
    }
}

extension String {
    fileprivate var withoutTrailingSpace: String {
        hasSuffix(" ") ? String(dropLast()) : self
    }
}

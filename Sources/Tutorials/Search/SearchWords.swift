/// The words of a text, as the search takes them.
///
/// `search-index.js` takes the same of what is typed in a browser; a test compares the two.
package enum SearchWords {
    /// Returns the words in order, in lower case. A name in camel case is its parts and, behind them, itself.
    package static func of(_ text: String) -> [String] {
        var words: [String] = []
        var name: [UInt8] = []
        for letter in text.replacing("\u{2019}", with: "'").utf8 {
            // An apostrophe joins; all else that is not a letter or digit of ASCII separates.
            if letter == UInt8(ascii: "'") { continue }
            if isLetter(letter) || isDigit(letter) {
                name.append(letter)
            } else if !name.isEmpty {
                words += parts(of: name)
                name = []
            }
        }
        return name.isEmpty ? words : words + parts(of: name)
    }

    /// Returns the parts of a name, and the name itself if it has several. `UISceneSession` has the parts ui, scene and
    /// session.
    private static func parts(of name: [UInt8]) -> [String] {
        var parts: [[UInt8]] = []
        for (place, letter) in name.enumerated() {
            let before = place > 0 ? name[place - 1] : 0
            let isNext = place + 1 < name.count && isLower(name[place + 1])
            let begins =
                place == 0 || isDigit(letter) != isDigit(before)
                || isUpper(letter) && (isLower(before) || isNext)
            if begins { parts.append([]) }
            parts[parts.count - 1].append(letter | (isUpper(letter) ? 0x20 : 0))
        }
        let words = parts.map { String(decoding: $0, as: UTF8.self) }
        return words.count > 1 ? words + [words.joined()] : words
    }

    private static func isDigit(_ letter: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) }
    private static func isUpper(_ letter: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) }
    private static func isLower(_ letter: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) }
    private static func isLetter(_ letter: UInt8) -> Bool { isUpper(letter) || isLower(letter) }
}

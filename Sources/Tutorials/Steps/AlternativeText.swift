/// The words for pictures in a tutorial's source: `@Image(source: "hackworth-flush.svg", alt: "...")`.
enum AlternativeText {
    /// A text as it can be written between quotation marks: DocC ends it at any double one, with a backslash or not, so
    /// those in the text become single ones.
    static func writable(_ text: String) -> String {
        var isOpen = false
        return String(
            text.map { character in
                switch character {
                case "\"":
                    isOpen.toggle()
                    return isOpen ? "‘" : "’"
                case "“": return "‘"
                case "”": return "’"
                default: return character
                }
            })
    }

    /// The words beside each place that shows a picture, in order.
    static func all(of picture: String, in source: String) -> [String] {
        places(of: picture, in: source).map { String(source[$0]) }
    }

    /// The source with other words for a picture.
    static func replaced(of picture: String, with text: String, in source: String) -> String {
        var result = source
        for place in places(of: picture, in: source).reversed() { result.replaceSubrange(place, with: writable(text)) }
        return result
    }

    private static func places(of picture: String, in source: String) -> [Range<String.Index>] {
        source.ranges(of: "source: \"\(picture)\"").compactMap { mark in
            let rest = source[mark.upperBound...]
            guard let start = rest.firstRange(of: "alt: \""),
                rest[..<start.lowerBound].allSatisfy({ $0 == "," || $0.isWhitespace }),
                let end = rest[start.upperBound...].firstIndex(of: "\"")
            else { return nil }
            return start.upperBound..<end
        }
    }
}

extension String {
    /// The text with everything visible that would act on a terminal, break an XML file or turn the direction of
    /// writing. Newlines and tabs stay.
    package var visible: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isHidden {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The lines of the text, whoever ended them and however. An empty text is one empty line.
    var lines: [String] {
        var lines = [""]
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\n" where last == "\r": continue
            case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
            default: lines[lines.count - 1].unicodeScalars.append(scalar)
            }
        }
        return lines.map(\.visible)
    }

    /// The text as one line.
    package var oneLine: String { lines.joined(separator: " ") }
}

extension Unicode.Scalar {
    fileprivate var isHidden: Bool {
        switch self {
        case "\t", "\n": false
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": true
        case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        case "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }
}

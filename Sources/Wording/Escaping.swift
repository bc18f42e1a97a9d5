/// Text as other languages write it, whatever it says.
package enum Escaping {
    /// Text between the tags of XML.
    package static func xml(_ text: String) -> String {
        replaced(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;"])
    }

    /// Text between the tags of XML or in an attribute with double quotes.
    package static func xmlAttribute(_ text: String) -> String {
        replaced(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }

    /// Text between the tags of HTML or in any attribute.
    package static func html(_ text: String) -> String {
        replaced(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
    }

    /// JSON text that may stand in an HTML page's `<script>`: no tag can begin or end in it.
    package static func jsonInScript(_ json: String) -> String {
        replaced(json, ["<": "\\u003C", ">": "\\u003E", "&": "\\u0026"])
    }

    /// JSON text without the characters, legal in JSON, at which some readers end a line.
    package static func jsonLine(_ json: String) -> String {
        replaced(json, ["\u{85}": "\\u0085", "\u{2028}": "\\u2028", "\u{2029}": "\\u2029"])
    }

    /// A string literal of Swift on one line.
    package static func swiftLiteral(_ text: String) -> String {
        "\"" + replaced(text, ["\\": "\\\\", "\"": "\\\""]) + "\""
    }

    /// A string of a property list in the OpenStep format, as project files and `.strings` files have it.
    package static func openStepString(_ text: String) -> String {
        "\"" + replaced(text, ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]) + "\""
    }

    /// Data of a workflow command of GitHub Actions.
    package static func workflowData(_ text: String) -> String {
        replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// A property of a workflow command of GitHub Actions.
    package static func workflowProperty(_ text: String) -> String {
        replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    /// A word that a shell takes whole.
    package static func shellWord(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_=+/.,:@%".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? word : "'" + replaced(word, ["'": "'\\''"]) + "'"
    }

    /// Text in which Markdown finds no markup, but for code.
    package static func markdown(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index.isMultiple(of: 2) else { return "`\(part)`" }
            return part.map { "\\*_[]<>|".contains($0) ? "\\\($0)" : String($0) }.joined()
        }.joined()
    }

    /// Markdown in a cell of a table.
    package static func markdownCell(_ markdown: String) -> String {
        replaced(markdown, ["|": "\\|"])
    }

    /// A line in a message or a note of Mermaid's.
    ///
    /// A colon is escaped because Mermaid takes `style`, later a colon, a `#` and a semicolon in one line for CSS and
    /// removes that semicolon; so the line's only colon has to be the one before the text.
    package static func mermaid(_ line: String) -> String {
        line.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "(", ")", ".", ",", "-", "'", "/", "!", "?", "=", "+",
                "*", "[", "]", "|":
                String(scalar)
            case _ where scalar.isASCII: "#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }

    private static func replaced(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
        guard text.unicodeScalars.contains(where: { replacements[$0] != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if let replacement = replacements[scalar] {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

internal import Foundation

/// JSON as it leaves the server.
enum JSON {
    /// A value of ours as one line. Keys are sorted, so that equal values are equal texts.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("A value of the playground's has no JSON: \(value)")
        }
        return lineSafe(String(decoding: data, as: UTF8.self))
    }

    /// JSON text that may stand in an HTML page's `<script>`: no tag can begin or end in it.
    static func safeInScript(_ json: String) -> String {
        json.replacing("<", with: "\\u003C").replacing(">", with: "\\u003E").replacing("&", with: "\\u0026")
    }

    /// Without the characters, legal in JSON, at which some readers end a line.
    private static func lineSafe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value == 0x85 || $0.value == 0x2028 || $0.value == 0x2029 })
        else { return text }
        return text.replacing("\u{85}", with: "\\u0085").replacing("\u{2028}", with: "\\u2028")
            .replacing("\u{2029}", with: "\\u2029")
    }
}

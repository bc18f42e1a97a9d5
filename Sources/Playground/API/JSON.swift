internal import Foundation
internal import Wording

/// JSON as it leaves the server.
enum JSON {
    /// A value of ours as one line. Keys are sorted, so that equal values are equal texts.
    static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("A value of the playground's has no JSON: \(value)")
        }
        return Escaping.jsonLine(String(decoding: data, as: UTF8.self))
    }
}

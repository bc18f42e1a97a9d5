internal import Foundation

/// JSON as Understudy writes it: keys are sorted, so that equal values are equal texts.
package enum JSON {
    /// A value on one line, without a newline at its end.
    package static func line(_ value: some Encodable) throws -> String {
        try text(value, [])
    }

    /// A value over several lines, as a person reads it and a file has it. It ends with a newline.
    package static func document(_ value: some Encodable) throws -> String {
        try text(value, .prettyPrinted) + "\n"
    }

    private static func text(_ value: some Encodable, _ form: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, form]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

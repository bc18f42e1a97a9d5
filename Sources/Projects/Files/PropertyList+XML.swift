internal import Foundation
internal import Wording

extension PropertyList {
    /// The value as an XML property list, the keys sorted: equal values give equal text.
    var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(lines(indent: "").joined(separator: "\n"))
        </plist>

        """
    }

    private func lines(indent: String) -> [String] {
        let inner = indent + "\t"
        return switch self {
        case .string(let value): ["\(indent)<string>\(Escaping.xml(value))</string>"]
        case .boolean(let value): ["\(indent)<\(value)/>"]
        case .integer(let value): ["\(indent)<integer>\(value)</integer>"]
        case .real(let value): ["\(indent)<real>\(value)</real>"]
        case .date(let value): ["\(indent)<date>\(value.formatted(.iso8601))</date>"]
        case .data(let value): ["\(indent)<data>\(value.base64EncodedString())</data>"]
        case .array(let values) where values.isEmpty: ["\(indent)<array/>"]
        case .array(let values):
            ["\(indent)<array>"] + values.flatMap { $0.lines(indent: inner) } + ["\(indent)</array>"]
        case .dictionary(let values) where values.isEmpty: ["\(indent)<dict/>"]
        case .dictionary(let values):
            ["\(indent)<dict>"]
                + values.sorted { $0.key < $1.key }.flatMap { entry -> [String] in
                    ["\(inner)<key>\(Escaping.xml(entry.key))</key>"] + entry.value.lines(indent: inner)
                } + ["\(indent)</dict>"]
        }
    }
}

internal import Wording

/// A value of a property list in the OpenStep format, in which Xcode writes its project files.
indirect enum PropertyValue: Hashable, Sendable {
    case text(String)
    /// The identifier of an object, with the comment that Xcode puts behind it.
    case reference(ProjectIdentifier)
    case list([PropertyValue])
    case map([String: PropertyValue])

    /// Returns the value over several lines.
    ///
    /// - Parameter indent: The tabs before its last line.
    func text(indent: Int) -> String {
        let tabs = String(repeating: "\t", count: indent)
        switch self {
        case .text(let text): return Self.quoted(text)
        case .reference(let identifier): return identifier.commented
        case .list(let values):
            return "(\n" + values.map { "\(tabs)\t\($0.text(indent: indent + 1)),\n" }.joined() + "\(tabs))"
        case .map(let values):
            return "{\n"
                + values.sorted { $0.key < $1.key }.map { key, value in
                    "\(tabs)\t\(Self.quoted(key)) = \(value.text(indent: indent + 1));\n"
                }.joined() + "\(tabs)}"
        }
    }

    /// Returns a text in quotes if the format needs them.
    static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(plain.contains)
        return isPlain ? text : Escaping.openStepString(text)
    }

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./$".utf8)
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    init(stringLiteral text: String) {
        self = .text(text)
    }

    init(arrayLiteral values: PropertyValue...) {
        self = .list(values)
    }
}

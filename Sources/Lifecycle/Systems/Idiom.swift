/// The kinds of devices.
public enum Idiom: String, Codable, Hashable, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
}

extension Idiom {
    /// The kind's word on the command line: `iphone`.
    public var word: String { self == .pad ? "ipad" : "iphone" }

    /// The kind's usual name: `iPhone`.
    public var title: String { self == .pad ? "iPad" : "iPhone" }

    /// Creates the kind of device with a word on the command line; nil if there is none.
    public init?(word: String) {
        guard let idiom = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = idiom
    }
}

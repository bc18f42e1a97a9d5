extension Device.Idiom {
    /// How the command line writes it: `iphone`.
    public var word: String { self == .pad ? "ipad" : "iphone" }

    /// What people call it: `iPhone`.
    public var title: String { self == .pad ? "iPad" : "iPhone" }

    /// The kind of device that the command line writes as `word`; nil where there is none.
    public init?(word: String) {
        guard let idiom = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = idiom
    }
}

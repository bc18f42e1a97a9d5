/// A place in the catalog that teaches a technique: a step of a tutorial, or a page of an article.
///
/// Written as `hackworth/14`, or as the page's name, such as `RejectedTechniques`.
public enum Lesson: Hashable, Sendable {
    /// A step of a tutorial, by the tutorial's name and the step's number.
    case step(tutorial: String, number: Int)
    /// An article, by its page's name.
    case article(String)

    /// The place that a name means; nil for an empty one, and for a step without a number.
    public init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        switch parts.count {
        case 1 where !name.isEmpty: self = .article(name)
        case 2 where !parts[0].isEmpty:
            guard let number = Int(parts[1]), number > 0 else { return nil }
            self = .step(tutorial: String(parts[0]), number: number)
        default: return nil
        }
    }

    /// The name of the page in the catalog.
    public var page: String {
        switch self {
        case .step("scenedelegatemock", _): "SceneDelegateMock"
        case .step(let tutorial, _): tutorial.prefix(1).uppercased() + tutorial.dropFirst()
        case .article(let page): page
        }
    }

    /// The place with a link to its page, as the catalog's pages have it.
    var link: String {
        switch self {
        case .step(_, let number): "step \(number) of <doc:\(page)>"
        case .article: "<doc:\(page)>"
        }
    }
}

extension Lesson: CustomStringConvertible {
    /// Its name.
    public var description: String {
        switch self {
        case .step(let tutorial, let number): "\(tutorial)/\(number)"
        case .article(let page): page
        }
    }
}

extension Lesson: Codable {
    /// Reads a place from its name.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let name = try value.decode(String.self)
        guard let lesson = Lesson(name) else {
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "\(name) is neither a step, such as hackworth/14, nor a page")
        }
        self = lesson
    }

    /// Writes its name.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(description)
    }
}

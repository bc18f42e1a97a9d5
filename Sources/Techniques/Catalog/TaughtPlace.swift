/// A place in the catalog that teaches a technique: a step of a tutorial, or a page of an article.
///
/// Written as `Hackworth/14`, or as the page's name, such as `RejectedTechniques`.
package enum TaughtPlace: Hashable, Sendable {
    /// A step of a tutorial, by the tutorial's page and the step's number.
    case step(tutorial: String, number: Int)
    /// An article, by its page's name.
    case article(String)

    /// Creates the place with a name; nil for an empty one, and for a step without a number.
    package init?(_ name: String) {
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
    package var page: String {
        switch self {
        case .step(let page, _), .article(let page): page
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

extension TaughtPlace: CustomStringConvertible {
    /// Its name.
    package var description: String {
        switch self {
        case .step(let tutorial, let number): "\(tutorial)/\(number)"
        case .article(let page): page
        }
    }
}

extension TaughtPlace: Codable {
    /// Reads a place from its name.
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let name = try value.decode(String.self)
        guard let place = TaughtPlace(name) else {
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "\(name) is neither a step, such as Hackworth/14, nor a page")
        }
        self = place
    }

    /// Writes its name.
    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(description)
    }
}

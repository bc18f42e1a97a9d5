package import Samples

/// A place in the catalog that teaches a technique: a step of a tutorial, or a page of an article.
///
/// Written as the page's name, such as `RejectedTechniques`; of a step, with its slug: `Hackworth/flush`.
package enum TaughtPlace: Hashable, Sendable {
    /// A step of a tutorial, and the tutorial's page.
    case step(SampleID.Step, page: String)
    /// An article, by its page's name.
    case article(String)

    /// Creates the place with a name; nil for an empty one, and for a step that is named by its number.
    package init?(_ name: String) {
        let page = name.prefix { $0 != "/" }
        if page.count == name.count {
            guard !name.isEmpty else { return nil }
            self = .article(name)
        } else {
            guard case .success(.step(let step)) = SampleID.parse(name), step.number == nil else { return nil }
            self = .step(step, page: String(page))
        }
    }

    /// The name of the page in the catalog.
    package var page: String {
        switch self {
        case .step(_, let page), .article(let page): page
        }
    }

    /// The place with a link to its page, as the catalog's pages have it.
    var link: String {
        switch self {
        case .step(let step, let page): "`\(step)` of <doc:\(page)>"
        case .article(let page): "<doc:\(page)>"
        }
    }
}

extension TaughtPlace: CustomStringConvertible {
    /// Its name.
    package var description: String {
        switch self {
        case .step(let step, let page): "\(page)/\(step.slug)"
        case .article(let page): page
        }
    }
}

extension TaughtPlace: Decodable {
    /// Reads a place from its name.
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let name = try value.decode(String.self)
        guard let place = TaughtPlace(name) else {
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "\(name) is neither a step, such as Hackworth/flush, nor a page")
        }
        self = place
    }
}

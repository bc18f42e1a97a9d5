/// A place that the search finds: a page, a part of one, or an answer on one.
package struct SearchEntry: Codable, Hashable, Sendable {
    package var kind: Kind
    package var title: String
    /// The words shown below the title: the page, or what it is about.
    package var text: String
    /// Words that are searched and not shown. The index counts them and does not keep them.
    package var body = ""
    /// The place in a built archive: `/documentation/understudy/quickfix/`.
    package var address: String
    /// The place on the playground's site, if that has another page for it: `/tutorials/hackworth`.
    package var site: String?

    package init(
        _ kind: Kind, title: String, text: String = "", body: String = "", address: String, site: String? = nil
    ) {
        self.kind = kind
        self.title = title
        self.text = text
        self.body = body
        self.address = address
        self.site = site
    }

    private enum CodingKeys: String, CodingKey {
        case kind, title, text, address, site
    }

    /// The place on a site that has the archive below a path, such as `/docs`.
    package func place(documentation: String) -> String { site ?? documentation + address }

    /// The page that the entry is on: its address without the part of the page. One result is shown for each page.
    package var page: String { String(address.prefix { $0 != "#" }) }

    /// The kinds of places, in the order in which equally good ones are listed.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case symptom = "Symptom"
        case message = "Message"
        case question = "Question"
        case page = "Page"
        case section = "Section"
        case tutorial = "Tutorial"
        case technique = "Technique"
        case finding = "Finding"
        case step = "Step"
        case claim = "Claim"
        case rule = "Rule"
        case symbol = "Symbol"

        /// The worth of a word in such an entry, in hundredths: readers' pages come before symbols.
        var worth: Int {
            switch self {
            case .symptom, .message: 120
            case .question: 110
            case .page, .tutorial: 100
            case .section: 90
            case .finding, .technique: 70
            case .step: 50
            case .claim: 45
            case .rule: 35
            case .symbol: 30
            }
        }
    }
}

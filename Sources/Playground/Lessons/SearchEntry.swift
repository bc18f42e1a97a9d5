internal import Bibliography
internal import Samples
internal import Techniques

/// An entry of the site's search.
package struct SearchEntry: Codable, Hashable, Sendable {
    package var kind: Kind
    package var title: String
    /// Further words, which are searched after the title.
    package var text: String
    package var address: String

    package init(_ kind: Kind, title: String, text: String = "", address: String) {
        self.kind = kind
        self.title = title
        self.text = text
        self.address = address
    }

    /// The kinds of things, in the order in which equally good ones are listed.
    package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case page = "Page"
        case tutorial = "Tutorial"
        case technique = "Technique"
        case step = "Step"
        case claim = "Claim"
        case rule = "Rule"
    }
}

extension Lessons {
    /// Everything that the site's search finds.
    var searchEntries: [SearchEntry] {
        let steps = tutorials.flatMap { tutorial in
            let address = "/tutorials/\(tutorial.name)"
            return [SearchEntry(.tutorial, title: tutorial.title, text: tutorial.name, address: address)]
                + tutorial.steps.map { step in
                    let name = SampleID.step(SampleID.Step(tutorial: tutorial.name, slug: step.slug))
                    return SearchEntry(
                        .step, title: step.title, text: "\(name), \(tutorial.title)", address: name.playAddress)
                }
        }
        let techniques = (techniques?.techniques ?? []).map { technique in
            SearchEntry(
                .technique, title: "\(technique.id) \(technique.title)",
                text: ([technique.mechanism] + technique.sources.map(\.source.author)).joined(separator: " "),
                address: SampleID.Technique(technique.id).place)
        }
        let own = [
            SearchEntry(.page, title: "Find my technique", text: "choose a technique for an app", address: "/find")
        ]
        return own + entries + steps + techniques
    }
}

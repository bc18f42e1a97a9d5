package import FoundationEssentials

/// A page of an archive in words, for readers whose browsers run no script.
package struct ArchivePage: Hashable, Sendable {
    package var title: String
    /// The sentence below the title, without formatting.
    package var abstract: String
    package var content: [Prose]
    /// The pages below it.
    package var topics: [Link]

    package struct Link: Hashable, Sendable {
        package var title: String
        /// Its path in the archive.
        package var path: String
    }

    private struct Node: Decodable {
        var metadata: Metadata
        var abstract: [RenderNode.Inline]?
        var primaryContentSections: [Section]?
        var topicSections: [Topic]?
        var references: [String: RenderNode.Reference]?

        struct Metadata: Decodable {
            var title: String?
        }

        struct Section: Decodable {
            var kind: String
            var content: [RenderNode.Block]?
        }

        struct Topic: Decodable {
            var identifiers: [String]
        }
    }

    /// Reads the render JSON of a page.
    package init(renderJSON data: Data) throws {
        let node = try JSONDecoder().decode(Node.self, from: data)
        let references = node.references ?? [:]
        let reader = ProseReader(references: references)
        title = node.metadata.title ?? ""
        abstract = Prose.paragraph(reader.inlines(node.abstract)).plain
        content = (node.primaryContentSections ?? []).filter { $0.kind == "content" }.flatMap { section in
            reader.prose(section.content)
        }
        topics = (node.topicSections ?? []).flatMap(\.identifiers).compactMap { identifier in
            guard let reference = references[identifier], let title = reference.title, let path = reference.url,
                path.hasPrefix("/")
            else { return nil }
            return Link(title: title, path: path)
        }
    }
}

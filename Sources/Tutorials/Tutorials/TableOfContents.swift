internal import FoundationEssentials

/// The order of the tutorials in the table of contents.
struct TableOfContents: Hashable {
    /// The pages' paths.
    var paths: [String]

    init(renderJSON data: [UInt8]) throws {
        let node = try JSONDecoder().decode(RenderNode.self, from: Data(data))
        let chapters = node.sections.flatMap { $0.chapters ?? [] }
        paths = chapters.flatMap(\.tutorials).compactMap { node.references[$0]?.url }
    }
}

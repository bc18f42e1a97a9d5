internal import FoundationEssentials

/// The order in which the table of contents names the tutorials.
struct TableOfContents: Hashable {
    /// The pages' paths.
    var paths: [String]

    init(renderJSON data: [UInt8]) throws {
        let node = try JSONDecoder().decode(RenderNode.self, from: Data(data))
        let chapters = node.sections.flatMap { $0.chapters ?? [] }
        paths = chapters.flatMap(\.tutorials).compactMap { node.references[$0]?.url }
    }
}

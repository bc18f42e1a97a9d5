/// The JSON of a page of an archive other than a tutorial's, as far as its text is concerned.
struct RenderPage: Decodable {
    var metadata: RenderNode.Metadata
    var abstract: [RenderNode.Inline]?
    var primaryContentSections: [Section]?
    var topicSections: [Group]?
    var seeAlsoSections: [Group]?
    /// Of the tutorials' overview: the introduction, and the chapters.
    var sections: [RenderNode.Section]?
    var references: [String: RenderNode.Reference]

    struct Section: Decodable {
        var content: [RenderNode.Block]?
        var declarations: [Declaration]?
        var parameters: [Parameter]?
    }

    struct Declaration: Decodable {
        var tokens: [Token]

        struct Token: Decodable {
            var text: String
        }
    }

    struct Parameter: Decodable {
        var name: String
        var content: [RenderNode.Block]
    }

    /// Links to other pages, under a heading.
    struct Group: Decodable {
        var title: String?
        var identifiers: [String]
    }
}

internal import Tutorials

/// The values of the template `readable`: a page of the documentation in words, where no script draws it.
struct ReadablePage: Sendable {
    var title: String
    var abstract: String
    /// HTML.
    var content: String
    var topics: [Topic]
    /// The address of the same tutorial as a plain page; empty for all other pages.
    var plain: String

    struct Topic: Sendable {
        var title: String
        var address: String
    }

    /// - Parameter address: The page's address on the live site.
    init(_ page: ArchivePage, at address: String) {
        let links = PageLinks(documentation: ServedDocumentation.place)
        title = page.title
        abstract = page.abstract
        content = page.content.html(links)
        topics = page.topics.map { Topic(title: $0.title, address: links.address(of: $0.path)) }
        let tutorials = "\(ServedDocumentation.place)/tutorials/understudy/"
        plain = address.hasPrefix(tutorials) ? "/tutorials/\(address.dropFirst(tutorials.count).dropLast())" : ""
    }
}

extension String {
    /// The text without the line's end of a template's file.
    var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

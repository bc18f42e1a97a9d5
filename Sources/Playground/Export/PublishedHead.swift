/// The values of the template `published`: what the head of a page has in a published copy alone.
struct PublishedHead: Sendable {
    /// The Content-Security-Policy: there is no server to send it.
    var policy: String
    /// The version of the program that recorded the answers.
    var version: String
    /// True for a page that DocC made, which has its own scripts.
    var isDocumentation = false
    /// The file with the page's recorded answers; empty if it has none.
    var answers = ""
    /// The whole address of the page, and of the picture for links to it; empty if the server is not known.
    var canonical = ""
    var picture = ""
    /// The page's title for links to it.
    var title = ""
}

/// The values of the template `moved`: a page at an old address, which leads to the new one.
struct MovedPage: Sendable {
    /// The new address on the live site, as a link has it.
    var place: String
    /// The same in the copy.
    var target: String
}

/// The values of the template `sitemap`.
struct SiteMap: Sendable {
    var addresses: [String]
}

extension SecurityPolicy {
    /// Returns a policy as a page itself can state it: who may embed it is for a server to say.
    static func stated(_ policy: String) -> String {
        policy.split(separator: "; ").filter { !$0.hasPrefix("frame-ancestors") }.joined(separator: "; ")
    }
}

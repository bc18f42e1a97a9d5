internal import Samples
internal import Techniques
internal import Wording

/// A page of ours: its address on the live site, and its text as the live site has it.
struct PublishedPage: Sendable {
    var address: String
    /// nil if the site has no such page.
    var html: String?
    /// The lesson that it plays.
    var lesson: SampleID?

    init(_ address: String, _ html: String?, of lesson: SampleID? = nil) {
        self.address = address
        self.html = html
        self.lesson = lesson
    }

    /// The page that a server of files sends in place of a missing one.
    static func missing(_ html: String) -> PublishedPage {
        var page = PublishedPage("/404", html)
        page.isAtItsAddress = false
        return page
    }

    /// False for the page in place of missing ones: no page is at its address.
    private var isAtItsAddress = true

    /// The address that stands for all pages with this content; nil if there is none.
    var canonical: String? { isAtItsAddress ? lesson?.playAddress ?? address : nil }

    /// The title in the page's head.
    var title: String {
        let found = html?.firstMatch(of: /<title>([^<]*)<\/title>/)
        return found.map { String($0.1) } ?? ""
    }
}

/// Turns the live site's pages into those of a published copy.
struct PageWriter {
    let pages: PageSet
    let place: PublishedPlace
    let version: String
    private let plan: ExportPlan
    private let addresses: Set<String>

    init(pages: PageSet, plan: ExportPlan, place: PublishedPlace, version: String) {
        self.pages = pages
        self.place = place
        self.version = version
        self.plan = plan
        addresses = Set(plan.addresses)
    }

    /// Returns a page of ours.
    ///
    /// - Parameter answers: The file with its recorded answers.
    /// - Throws: `Mistake` if the page has no place for what its head has in a copy.
    func page(_ page: PublishedPage, answers: String? = nil) throws(Mistake) -> String {
        var head = PublishedHead(policy: SecurityPolicy.stated(SecurityPolicy.pages), version: version)
        head.answers = answers.map { "\(place.base)/\($0)" } ?? ""
        if let canonical = page.canonical { link(&head, canonical, title: page.title) }
        var html = page.html ?? ""
        // The whole address takes the place of the page's own.
        if !head.canonical.isEmpty { html = html.replacing(/<link rel="canonical"[^>]*>\n/, with: "") }
        return place.addressed(
            try place.withHead(pages.render(.published, head), in: html, at: page.address), pages: addresses)
    }

    /// Returns a page of the documentation.
    ///
    /// - Parameter address: Its address on the live site.
    /// - Throws: `Mistake` if the page has no place for what its head has in a copy.
    func documentation(_ html: String, at address: String, policy: String) throws(Mistake) -> String {
        var head = PublishedHead(policy: policy, version: version, isDocumentation: true)
        link(&head, address, title: PublishedPage(address, html).title)
        return try place.withHead(pages.render(.published, head), in: html, at: address)
    }

    /// Returns a part of a page.
    func addressed(_ html: String) -> String { place.addressed(html, pages: addresses) }

    /// Returns a page that leads from an old address to a new one.
    ///
    /// - Throws: `Mistake` if the page has no place for what its head has in a copy.
    func moved(from old: String, to new: String) throws(Mistake) -> String {
        let page = pages.render(
            .moved, MovedPage(place: new, target: place.address(new, pages: addresses)))
        return try self.page(PublishedPage(new.split(separator: "#").first.map(String.init) ?? new, page))
    }

    /// The addresses of the pages for a search engine; nil if the server is not known.
    var siteMap: String? {
        guard place.origin != nil else { return nil }
        let own = plan.addresses.filter { $0 != "/play" && $0 != "/search" && !$0.contains("?") }
        return pages.render(.sitemap, SiteMap(addresses: own.compactMap(place.whole)))
    }

    private func link(_ head: inout PublishedHead, _ address: String, title: String) {
        guard let whole = place.whole(address), let picture = place.whole("/site/shell/share.png") else { return }
        head.canonical = whole
        head.picture = String(picture.dropLast())
        head.title = title
    }
}

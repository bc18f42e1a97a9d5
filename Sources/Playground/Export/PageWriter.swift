internal import Samples
internal import Techniques

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

    /// The address that stands for all pages with this content.
    var canonical: String { lesson?.playAddress ?? address }

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
    func page(_ page: PublishedPage, answers: String? = nil) -> String {
        var head = PublishedHead(policy: SecurityPolicy.stated(SecurityPolicy.pages), version: version)
        head.answers = answers.map { "\(place.base)/\($0)" } ?? ""
        link(&head, page.canonical, title: page.title)
        var html = page.html ?? ""
        // The whole address takes the place of the page's own.
        if !head.canonical.isEmpty { html = html.replacing(/<link rel="canonical"[^>]*>\n/, with: "") }
        return place.page(html, pages: addresses, head: pages.render(.published, head))
    }

    /// Returns a page of the documentation.
    ///
    /// - Parameter address: Its address on the live site.
    func documentation(_ html: String, at address: String, policy: String) -> String {
        var head = PublishedHead(policy: policy, version: version, isDocumentation: true)
        link(&head, address, title: PublishedPage(address, html).title)
        return place.withHead(pages.render(.published, head), in: html)
    }

    /// Returns a part of a page.
    func addressed(_ html: String) -> String { place.page(html, pages: addresses, head: "") }

    /// Returns a page that leads from an old address to a new one.
    func moved(from old: String, to new: String) -> String {
        let page = pages.render(
            .moved, MovedPage(place: new, target: place.address(new, pages: addresses)))
        return self.page(PublishedPage(new.split(separator: "#").first.map(String.init) ?? new, page))
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

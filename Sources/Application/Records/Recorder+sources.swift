internal import Techniques

extension Recorder {
    /// Records the catalog's pages of the sources, and of the facts and logs.
    func recordSources() throws -> Bool {
        let techniques = try folders.techniques()
        let facts = try folders.facts()
        let page = SourcesPage(
            techniques.techniques, try folders.claims().claims, facts, techniques.sources)
        let isSame = try record(
            [SourcesPage.file: page.text(), FactsPage.file: FactsPage.text(facts, techniques.sources)], of: .sources)
        if !isSame { sayHowToAccept(.sources) }
        return isSame
    }
}

internal import Techniques

extension Recorder {
    /// Records the catalog's pages of the sources, with the facts and logs.
    func recordSources() throws -> Bool {
        let techniques = try folders.techniques()
        let facts = try folders.facts()
        let page = SourcesPage(
            techniques.techniques, try folders.claims().claims, facts, techniques.sources)
        let isSame = try record(
            [SourcesPage.file: page.text()], of: .sources)
        if !isSame { sayHowToAccept(.sources) }
        return isSame
    }
}

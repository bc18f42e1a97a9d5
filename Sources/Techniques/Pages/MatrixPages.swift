package import DeviceReports
package import Wording

/// All of the catalog's pages that are made from the matrix.
package struct MatrixPages: Sendable {
    /// The techniques, with their code beside them.
    package let catalog: TechniqueCatalog
    /// The whole matrix.
    package let matrix: Matrix
    /// The events of the runs in the settings by which to choose, line by line.
    package let stories: Stories
    /// The reports of devices.
    package var evidence = DeviceEvidence()
    /// The first technique on whose page a story is told.
    private var tellers: [[String]: Technique]

    /// The events of the tests' runs of some cells.
    package struct Stories: Sendable {
        private var lines: [String: [Setting: [String]]] = [:]

        /// Creates stories without any lines.
        package init() {}

        /// Accesses the lines of a technique's run in a setting.
        package subscript(technique: String, setting: Setting) -> [String]? {
            get { lines[technique]?[setting] }
            set { lines[technique, default: [:]][setting] = newValue }
        }
    }

    /// Creates the pages of a catalog, a matrix and the stories of the settings by which to choose.
    package init(_ catalog: TechniqueCatalog, _ matrix: Matrix, _ stories: Stories) {
        self.catalog = catalog
        self.matrix = matrix
        self.stories = stories
        tellers = [:]
        for technique in catalog.techniques where technique.sharesMechanismWith == nil {
            for story in storiesTold(on: technique) where tellers[story] == nil { tellers[story] = technique }
        }
    }

    /// Returns the stories that a page tells: those of the first of its techniques that has any.
    private func storiesTold(on lead: Technique) -> [[String]] {
        let told = catalog.sharing(lead).map(told).first { !$0.isEmpty } ?? []
        return TechniquePage.telling(told).map(\.story)
    }

    /// Returns the pages' texts by their files in the catalog.
    ///
    /// - Throws: `Mistake` if a file of a technique cannot be read.
    package func files() throws(Mistake) -> [String: String] {
        var files = [
            MatrixPage.file: MatrixPage.markdown(catalog.techniques, matrix),
            ChoosingPage.file: ChoosingPage(try Choosing(folder: catalog.folder), catalog.techniques, matrix).markdown,
        ]
        for technique in catalog.techniques where technique.sharesMechanismWith == nil {
            let page = try page(of: technique)
            files[page.file] = page.markdown
        }
        return files.mapValues { GeneratedMark.page($0, part: "matrix") }
    }

    /// Returns the page of a technique, with those that share its mechanism.
    ///
    /// - Throws: `Mistake` if a file of the technique cannot be read.
    package func page(of technique: Technique) throws(Mistake) -> TechniquePage {
        var others: [TechniquePage] = []
        for other in catalog.sharing(technique).dropFirst() { others.append(try page(of: other)) }
        var page = try TechniquePage(
            technique, in: catalog,
            told: told(technique).map { run in
                var run = run
                run.teller = tellers[run.story].flatMap { $0.id == technique.id ? nil : $0 }
                return run
            }, others: others)
        page.evidence = evidence
        return page
    }

    /// Returns the outcomes of a technique in the settings by which to choose, with their stories.
    private func told(_ technique: Technique) -> [TechniquePage.RunStory] {
        let outcomes = Dictionary(
            matrix.cells(of: technique.id).map { ($0.setting, $0.outcome) }, uniquingKeysWith: { first, _ in first })
        var told: [TechniquePage.RunStory] = []
        for (heading, setting) in MatrixTable.readers {
            guard let outcome = outcomes[setting], let story = stories[technique.id, setting] else { continue }
            told.append(TechniquePage.RunStory(heading: heading, setting: setting, outcome: outcome, story: story))
        }
        return told
    }
}

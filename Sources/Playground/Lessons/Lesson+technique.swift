internal import Runs
internal import Samples
internal import Techniques
internal import Wording

extension Lesson {
    /// A technique as it is tried: on the app that all techniques share.
    ///
    /// - Throws: `Mistake` if there is no such technique, or its files do not fit together.
    init(_ name: SampleID.Technique, in catalog: TechniqueCatalog) throws(Mistake) {
        let apps = try TechniqueApps(name, in: catalog)
        let (technique, app) = (apps.technique, apps.production.files)
        let host = apps.host.files.filter { app[$0.key] != $0.value }
        let shown = technique.breaks.first?.file
        self.init(
            SampleID.technique(name), title: technique.title.typographic, text: "",
            files: app.sorted { $0.key < $1.key }.map { File(name: $0.key, text: $0.value, isChanged: $0.key == shown) }
                + host.sorted { $0.key < $1.key }.map { File(name: File.hostFolder + $0.key, text: $0.value) })
        start = technique.start(usesStoryboard: name.variant == .storyboard)
        self.host = technique.hostSettings
    }
}

extension Technique {
    /// A launch in which it makes a difference: a setting in which a small change to it shows.
    fileprivate func start(usesStoryboard: Bool) -> LaunchConfiguration {
        let settings = breaks.compactMap(\.setting)
        let setting = settings.first { $0.usesStoryboard == usesStoryboard } ?? settings.first
        var start = launch(in: setting?.launch ?? .page)
        if start.sdk == start.system { start.sdk = nil }
        // Earlier runs of the tests are the reader's: each leaves its device for the next.
        switch start.scenario.history {
        case .afterTests: start.scenario = .history(.fresh)
        case .afterRunAndTests: start.scenario = .history(.afterRun)
        case .fresh, .afterRun, .afterSplit, nil: break
        }
        return start
    }
}

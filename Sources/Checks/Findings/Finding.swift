package import Lifecycle

/// Something that keeps an app's tests apart from its production code less well than their author may think.
package struct Finding: Hashable, Sendable, Identifiable {
    package var id: ID
    /// The fact, in a sentence.
    package var what: String
    /// The class or the name that it is about; nil if it is about the app. With `id`, it tells the finding from others
    /// when the code around it has changed.
    package var symbol: String?
    /// The scenarios in which it was seen; none for one that the sources alone show.
    package var scenarios: [CheckScenario.ID]
    /// The line of a file that it is about; the file's path is absolute.
    package var place: SourcePlace?
    /// The model's rule behind it; nil if there is none.
    package var rule: Rule?
    /// The cure, in a sentence or two.
    package var cure: String
    /// The change of files that cures it; nil if no mechanical one is known.
    package var patch: Patch?
    /// The page that explains it.
    package var page: Page

    package init(
        _ id: ID, _ what: String, of symbol: String? = nil, scenarios: [CheckScenario.ID] = [],
        place: SourcePlace? = nil, rule: Rule? = nil, cure: String, patch: Patch? = nil, page: Page? = nil
    ) {
        self.id = id
        self.what = what
        self.symbol = symbol
        self.scenarios = scenarios
        self.place = place
        self.rule = rule
        self.cure = cure
        self.patch = patch
        self.page = page ?? id.page
    }

    /// The stable identifiers, in the order of a report.
    package enum ID: String, Codable, Hashable, Sendable, CaseIterable {
        case launchRefused = "launch-refused"
        case hostBrokeOff = "host-broke-off"
        case testsDidNotRun = "tests-did-not-run"
        case productionAppDelegate = "production-app-delegate-in-tests"
        case productionSceneDelegate = "production-scene-delegate-in-tests"
        case productionSceneDelegateFromCache = "production-scene-delegate-from-cache"
        case productionSceneDelegateInWindow = "production-scene-delegate-in-second-window"
        case productionApp = "production-app-in-tests"
        case productionSuperclass = "production-superclass-in-tests"
        case productionCode = "production-code-in-tests"
        case isolationNotKnown = "isolation-not-known"
        case testingDelegateInRun = "testing-delegate-in-normal-run"
        case normalRunChanged = "normal-run-changed-by-tests"
        case testingDelegateInApp = "testing-delegate-in-app"
        case classNameNotFound = "class-name-not-found"
        case sceneDelegateNameNotFound = "scene-delegate-name-not-found"
        case storyboardModuleNotFound = "storyboard-module-not-found"
    }
}
